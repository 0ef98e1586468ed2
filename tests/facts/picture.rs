//! The board as it is shown for comparing, where pictures can be shown.

use footplate::{
    major::{
        enter::{Aims, Entering},
        facts::Facts,
    },
    table::{Journal, Page, Played, Script, Table, play},
};

#[test]
fn f1_the_loop_is_drawn_to_be_compared_with_the_board() {
    let entering = Entering::about(
        "board",
        Facts::shipped().unwrap(),
        Aims::read(|_| None).unwrap(),
    )
    .unwrap();
    let answers = [
        "2 1 1 3", "2 3 2", "", "", "3", "1 1 1 2", "", "", "", "", "yes",
    ];
    let page = Page {
        width: 80,
        plain: false,
        colour: false,
    };
    let script = Script::new(answers).on(page);
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Entering>(0));
    let played = play(entering, &mut table);
    let Ok(Played::Over(entered)) = played else {
        panic!("{played:?}");
    };
    assert!(entered.facts.board.verified());
    let seen = seen.text();
    let (_, picture) = seen.split_once("The board: the loop").unwrap();
    insta::assert_snapshot!("the_loop", picture);
}
