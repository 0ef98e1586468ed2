//! Setup: M1, M2.

use crate::{
    freight::{Owner, read_position},
    table::{Choose, Interrupt, Table, Text},
};

use super::{super::words, MajorGame, Stage, aiming, turn_of};

/// Setup cards in the box (M1).
const SETUP_CARDS: u8 = 5;

/// M1: you choose a Setup card, the Major takes one of the other four at random.
pub(super) fn cards(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    table.tell(words::welcome(game));
    aiming::begin(game, table)?;
    let numbers: Vec<String> = (1..=SETUP_CARDS).map(|card| card.to_string()).collect();
    let ask = Choose::new("major/setup/card", words::WHICH_SETUP_CARD).keys(numbers.clone());
    let yours = table.choose(game, ask)?;
    let mut others = numbers;
    others.remove(yours);
    table.shuffle("major/setup/his-card", &mut others)?;
    let his = others.first().map_or("?", String::as_str);
    table.tell(words::setup_cards(yours + 1, his));
    game.stage = Stage::SetupTable;
    Ok(())
}

/// Where everything stands, who begins, and the Major's Crates; then his deck is shuffled.
pub(super) fn table(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let board = game.facts.board.clone();
    let ask = Text::new("major/setup/position", words::WHERE_CARS_STAND)
        .examples(words::POSITION_EXAMPLES);
    let (typed, position) = table.text(game, ask, |typed| {
        let position = read_position(&board, typed).map_err(|fault| words::fault(&fault))?;
        if position.cars().next().is_none() {
            return Err(words::NO_CAR.into());
        }
        let both = aiming::starting_position(game, position.clone())?;
        match game.facts.fleet.exceeded(&both) {
            Some(exceeded) if game.facts.fleet.verified => Err(exceeded),
            _ => Ok((position, both)),
        }
    })?;
    if let Some(told) = words::second_large_added(&board, &typed, &position) {
        table.tell(told);
    }
    game.position = position;
    if let Some(exceeded) = game.facts.fleet.exceeded(&game.position) {
        table.tell(exceeded);
    }
    let page = table.page();
    table.show(words::board(&board, &game.position, &page));
    let ask = Choose::new("major/setup/first", words::WHO_IS_FIRST)
        .keys(["you", "major"])
        .likely(0);
    game.first = [Owner::You, Owner::Major][table.choose(game, ask)?];
    let ask = Text::new("major/setup/supply", words::HIS_SUPPLY)
        .likely(words::NOT_COUNTED)
        .example(words::NOT_COUNTED)
        .example("30");
    game.supply = table.text(game, ask, words::read_supply)?;
    if game.own_deck {
        table.tell(words::SHUFFLE_YOUR_OWN);
    } else {
        game.deck.add_round(&game.facts.cards, 1);
        table.shuffle("major/deck/round-1", &mut game.deck.face_down)?;
        table.tell(words::deck_shuffled(game));
    }
    table.tell(words::FINISH_SETUP);
    game.stage = turn_of(game.first);
    Ok(())
}
