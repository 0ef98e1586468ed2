//! What is typed after `fix` is the table as it lies now, in the middle of a turn as well.

use std::cell::RefCell;
use std::io;
use std::rc::Rc;

use super::table::{flat, known, leaving, left, number};
use footplate::olivia::facts::Printed;
use footplate::olivia::play::Stage;
use footplate::olivia::{OliviaGame, Options, Place};
use footplate::table::{Asked, Interrupt, Journal, Page, Played, Player, Random, Table, play};

/// Cities 1 and 2 are empty, region 2 is at 2 of 6, and you hold tile 2: she is left a 2 and rolls again twice.
fn before_her_turn() -> OliviaGame {
    let goods = ["", "", "GY", "YR", "NB", "RY"];
    let mut game = leaving([0, 2, 0, 0, 0, 0], goods, &[(2, false)], [2, 2, 2]);
    game.own_dice = true;
    game
}

const UNTIL_HER_SECOND_ROLL: [&str; 3] = ["pass", "pass", "1"];

/// What was seen after these answers at her second roll, and the game when she has rolled a 4.
fn at_her_second_roll(answers: &[&str]) -> (String, OliviaGame) {
    let answers = [&UNTIL_HER_SECOND_ROLL[..], answers].concat();
    let (seen, game) = left(before_her_turn(), &answers);
    (flat(&seen), game)
}

#[test]
fn o4_a_fix_that_types_the_table_of_her_turn_changes_nothing_and_cuts_nothing_short() {
    let (seen, game) = at_her_second_roll(&["fix", "crossed 1 1", "fix tile 2 beside", "4"]);
    assert!(seen.contains("now 1 3 0 0 0 0"), "{seen}");
    assert_eq!(
        seen.matches("The table is so already.").count(),
        2,
        "{seen}"
    );
    assert!(!seen.contains("cut short"), "{seen}");
    assert_eq!(game.standing.influence.all_crossed(), [1, 3, 0, 1, 0, 0]);
    assert_eq!(game.stage, Stage::Roll);
}

#[test]
fn o4_what_differs_from_the_table_of_her_turn_is_carried_to_its_beginning() {
    let (seen, game) = at_her_second_roll(&["fix crossed 2 6 / points 5", "1", "4"]);
    assert!(
        seen.contains("Mended: crossed 1 3 0 0 0 0, now 1 6 0 0 0 0; points 0, now 5."),
        "{seen}"
    );
    assert!(seen.contains("The fix has cut short “1"), "{seen}");
    assert_eq!(game.standing.influence.all_crossed(), [1, 6, 0, 1, 0, 0]);
    assert_eq!(game.olivia_points, 5);

    let (seen, _) = at_her_second_roll(&["fix crossed 1 0", "nothing"]);
    assert!(
        seen.contains(
            "Olivia has crossed off 1 hex in region 1 in this turn: undo takes that back."
        ),
        "{seen}"
    );
    // she takes it again, whatever is said of it
    let (seen, _) = at_her_second_roll(&["fix tile 2 upright"]);
    assert!(seen.contains("undo goes back before it"), "{seen}");
    let (_, game) = at_her_second_roll(&["fix tile 2 sideways", "1", "4"]);
    // turned upright only in your next turn
    assert_eq!(game.standing.tiles.place(number(2)), Place::Sideways);
}

#[test]
fn o5_at_the_die_that_you_leave_a_tile_is_mended_as_it_lies_now() {
    let game = leaving(
        [0; 6],
        ["RG", "BB", "GY", "YR", "NB", "RY"],
        &[(4, true)],
        [1, 2, 3],
    );
    let (seen, _) = left(game, &["fix", "tile 4 upright"]);
    let seen = flat(&seen);
    assert!(
        seen.contains("tile 4 upright") || seen.contains("4 upright"),
        "{seen}"
    );
    assert!(seen.contains("The table is so already."), "{seen}");
}

/// Looks at the board before every answer and types it as a fix.
struct Copyist {
    chance: Random<io::Sink>,
    told: Rc<RefCell<String>>,
    step: u8,
    fixes: Rc<RefCell<usize>>,
}

/// The fix that says what the plain board says.
fn as_a_fix(board: &str) -> Option<String> {
    let (mut crossed, mut sizes, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    for line in board.lines() {
        let words: Vec<&str> = line.trim_end_matches('.').split_whitespace().collect();
        match words.as_slice() {
            ["Region", _, count, "of", size, "hexes", ..] => {
                crossed.push(*count);
                sizes.push(*size);
            }
            ["City", city, ..] => {
                let goods = line.split_once("right: ").map_or("", |(_, goods)| goods);
                let goods = goods.split([';', '.']).next().unwrap_or_default();
                let letter = |good: &str| match good {
                    "grey" => "N".to_owned(),
                    good => good[..1].to_uppercase(),
                };
                let row: String = goods
                    .split(", ")
                    .filter(|good| !good.is_empty())
                    .map(letter)
                    .collect();
                let row = if row.is_empty() { "-".to_owned() } else { row };
                rest.push(format!("goods {} {row}", city.trim_end_matches([':', ','])));
            }
            ["Tile", tile, .., place] => {
                let place = if *place == "board" { "beside" } else { place };
                rest.push(format!("tile {} {place}", tile.trim_end_matches(':')));
            }
            ["Olivia", "has", points, ..] => rest.push(format!("points {points}")),
            _ => {}
        }
    }
    let fix = format!(
        "fix crossed {} / hexes {} / {}",
        crossed.join(" "),
        sizes.join(" "),
        rest.join(" / ")
    );
    (crossed.len() == 6).then_some(fix)
}

impl Player for Copyist {
    fn page(&self) -> Page {
        Page::plain(4000)
    }

    fn tell(&mut self, words: &str) {
        *self.told.borrow_mut() += &format!("{words}\n");
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let told = std::mem::take(&mut *self.told.borrow_mut());
        self.step = (self.step + 1) % 3;
        if self.step == 1 {
            return Ok("board".to_owned());
        }
        if self.step == 2
            && let Some(fix) = as_a_fix(&told)
        {
            return Ok(fix);
        }
        if self.step == 0 {
            assert!(
                told.contains("The table is so already."),
                "{}\n{told}",
                asked.words
            );
            *self.fixes.borrow_mut() += 1;
        }
        self.step = 0;
        self.chance.ask(asked)
    }
}

#[test]
fn a_fix_that_types_what_board_shows_changes_nothing_anywhere() {
    let mut fixes = 0;
    for seed in 0..8 {
        let facts = if seed % 2 == 0 {
            known()
        } else {
            Printed::shipped().unwrap()
        };
        let new = OliviaGame::new(facts, Options::default());
        let chance = || Random::new(seed, Page::plain(4000), io::sink());
        let count = Rc::new(RefCell::new(0));
        let copyist = Copyist {
            chance: chance(),
            told: Rc::default(),
            step: 0,
            fixes: count.clone(),
        };
        let journal = || Journal::memory::<OliviaGame>(seed);
        let alone = play(new.clone(), &mut Table::new(chance(), journal()));
        let fixed = play(new, &mut Table::new(copyist, journal()));
        let (Ok(Played::Over(alone)), Ok(Played::Over(fixed))) = (alone, fixed) else {
            panic!("seed {seed}");
        };
        assert_eq!(alone, fixed, "seed {seed}");
        fixes += *count.borrow();
    }
    assert!(fixes > 200, "{fixes}");
}
