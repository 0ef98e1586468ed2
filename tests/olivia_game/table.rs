//! A table set for a test: a game, a list of answers, and what a person would have seen.

use footplate::olivia::facts::Printed;
use footplate::olivia::play::{Stage, TurnDice, YourSheet};
use footplate::olivia::turn::Standing;
use footplate::olivia::{Influence, Number, OliviaGame, Options, Supply, Tiles};
use footplate::table::{Journal, Page, Played, Script, Stop, Table, play};

/// A number from 1 to 6.
pub fn number(number: i64) -> Number {
    Number::new("test", number).unwrap()
}

/// Facts of a copy of the box, all known.
pub fn known() -> Printed {
    let [sheet, tiles, dice] = [
        "verified = true\n[colours]\n1 = 'Y'\n2 = 'R'\n3 = 'N'\n4 = 'N'\n5 = 'G'\n6 = 'B'\n[hexes]\n1 = 7\n2 = 6\n3 = 7\n4 = 8\n5 = 6\n6 = 7",
        "verified = true\n[tiles]\n1 = {kind = 'lightning', points = 1}\n2 = {kind = 'lightning', points = 0}\n3 = {kind = 'permanent', points = -2}\n4 = {kind = 'permanent', points = 2}\n5 = {kind = 'lightning', points = 3}\n6 = {kind = 'lightning', points = 1}",
        "verified = true\nblack = [['straight','60'],['straight','60'],['straight','120'],['straight','120'],['60','120'],['60','120']]",
    ];
    let text = |file: &str| {
        let [sheet_file, tiles_file, _] = Printed::FILES;
        Some(match file {
            file if file == sheet_file => sheet.to_owned(),
            file if file == tiles_file => tiles.to_owned(),
            _ => dice.to_owned(),
        })
    };
    Printed::read(text).unwrap()
}

/// A game in which Olivia gets one of these dice next; six hexes a region, no sheet of yours.
pub fn leaving(
    crossed: [u8; 6],
    goods: [&str; 6],
    held: &[(i64, bool)],
    white: [i64; 3],
) -> OliviaGame {
    let held: Vec<_> = held
        .iter()
        .map(|(tile, sideways)| (number(*tile), *sideways))
        .collect();
    let mut game = OliviaGame::new(known(), Options::default());
    game.standing = Standing {
        influence: Influence::new(crossed, [6; 6]).unwrap(),
        supply: Supply::from_letters(&goods).unwrap(),
        tiles: Tiles::held(&held).unwrap(),
    };
    game.stage = Stage::Leave {
        dice: TurnDice {
            white: white.map(number),
            black: None,
            typed: true,
        },
    };
    game
}

/// Plays with these answers; what was seen, and how it was left.
pub fn seen_on(
    page: Page,
    game: OliviaGame,
    answers: &[&str],
) -> (String, Result<Played<OliviaGame>, Stop>) {
    let script = Script::new(answers.iter().copied()).on(page);
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<OliviaGame>(7));
    let played = play(game, &mut table);
    (transcript.text(), played)
}

/// The same on plain lines of 80 columns.
pub fn seen(game: OliviaGame, answers: &[&str]) -> (String, Result<Played<OliviaGame>, Stop>) {
    seen_on(Page::plain(80), game, answers)
}

/// What was seen, and the state that `quit` left.
pub fn left(game: OliviaGame, answers: &[&str]) -> (String, OliviaGame) {
    let mut answers = answers.to_vec();
    answers.push("quit");
    match seen(game, &answers) {
        (seen, Ok(Played::Left(game))) => (seen, game),
        (seen, other) => panic!("the game was not left but {other:?}:\n{seen}"),
    }
}

/// What was seen, and the end.
pub fn over(game: OliviaGame, answers: &[&str]) -> (String, OliviaGame) {
    match seen(game, answers) {
        (seen, Ok(Played::Over(game))) => (seen, game),
        (seen, other) => panic!("the game is not over but {other:?}:\n{seen}"),
    }
}

const FULL: [&str; 6] = ["RG", "BB", "GY", "YR", "NB", "RY"];

/// Your sheet is kept, and these dice were rolled.
pub fn keeping(white: [i64; 3]) -> OliviaGame {
    OliviaGame {
        sheet: Some(YourSheet::default()),
        ..leaving([0; 6], FULL, &[], white)
    }
}

/// In one line.
pub fn flat(seen: &str) -> String {
    seen.split_whitespace().collect::<Vec<_>>().join(" ")
}
