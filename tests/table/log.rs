//! The log.

use crate::orchard::*;
use footplate::table::Page;

#[test]
fn the_log_has_what_was_told_and_answered() {
    let seen = in_round(&["pick 1 3", "draw", "roll", "undo 2", "fix 9", "done"]);
    let log = seen.table.journal().log(usize::MAX, &[], &Page::plain(80));
    let card = log
        .lines()
        .find(|line| line.starts_with("| "))
        .map(str::to_owned);
    assert_eq!(card, None, "what was taken back is not in the log:\n{log}");
    assert_eq!(
        log,
        "Getting ready
  - shuffled 8 cards
The cards are shuffled.
1. What is your basket called? > Big
2. Do you roll your own dice? > no

Round 1
3. Fruit 0, cards 8 > pick
4. Which tree? > YM C4
5. How many? > 3
  - gone back here, after seeing: drew 8
  - gone back here, after seeing: rolled 5 4
You pick 3 at tree 1.
6. > fix fruit 9
7. Fruit 9, cards 8 > done

Round 2"
    );
}

#[test]
fn the_log_shows_the_last_chapters() {
    let seen = in_round(&["draw", "done", "done", "log 2"]);
    let shown = seen.text.rsplit("> log 2\n").next().unwrap();
    assert!(shown.starts_with("Round 2\n5. Fruit"), "{shown}");
    assert_holds(&in_round(&["draw", "log"]).text, "  - drew ");
}
