//! A seat at the table: a game, answers, and what is seen on a page.

use footplate::{
    freight::read_position,
    major::{
        facts::Facts,
        play::{MajorGame, Stage},
    },
    table::{Game, Journal, Page, Script, Table, play},
};

/// A page of so many columns with pictures.
pub fn drawn(width: usize) -> Page {
    Page {
        width,
        plain: false,
        colour: false,
    }
}

/// Your turn on this railway, his cards to come shuffled by a seed.
pub fn your_turn(position: &str) -> MajorGame {
    let mut game = MajorGame::new(Facts::shipped().expect("facts"), false);
    game.position = read_position(&game.facts.board, position).expect("a position");
    game.deck.add_round(&game.facts.cards, 1);
    game.supply = Some(20);
    game.stage = Stage::YourTurn { begun: false };
    game
}

/// The same in the Major's turn, with his own card typed.
pub fn his_turn(position: &str) -> MajorGame {
    MajorGame {
        own_deck: true,
        stage: Stage::HisTurn,
        ..your_turn(position)
    }
}

/// All that is seen while these answers are given.
pub fn seen<G: Game>(game: G, page: Page, answers: &[&str]) -> String {
    let script = Script::new(answers.iter().copied()).on(page);
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<G>(7));
    let _ = play(game, &mut table);
    transcript.text().replace('\u{1b}', "␛")
}
