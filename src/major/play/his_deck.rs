//! Where the Major's cards come from: asked while nobody has checked them against the box (M2).

use crate::table::{Choose, Interrupt, Table};

use super::{
    super::{
        enter::{Typed, ask_next},
        facts::{Cards, DrawnBy, WHOLE_DECK},
        words,
    },
    MajorGame, Stage,
};

/// Three ways: the person draws and types, she types all now, or a stand-in plays.
pub(super) fn choose(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let known = game.facts.known.len();
    let mut ask = Choose::new("major/deck", words::HIS_DECK).option("own", words::own_cards(known));
    if known < WHOLE_DECK {
        ask = ask.option("enter", words::type_them_now(known));
    } else {
        table.tell(words::known_cards(&game.facts.known));
        ask = ask.option("mine", words::MINE_ARE_RIGHT);
    }
    ask = ask.option("stand-in", words::STAND_IN_DECK).likely(0);
    game.stage = Stage::SetupCards;
    match table.choose(game, ask)? {
        0 => {
            game.own_deck = true;
            table.tell(words::YOU_DRAW);
        }
        1 if known < WHOLE_DECK => {
            game.stage = Stage::TypingCards;
            table.tell(words::HOW_TO_TYPE_CARDS);
        }
        1 => app_shuffles(game, table),
        _ => {}
    }
    Ok(())
}

/// One card of his, typed before the game: each is a chapter, so that a person can leave at any card.
pub(super) fn type_one(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let mut known = game.facts.known.clone();
    let typed = ask_next(&mut known, game, table)?;
    game.facts.known = known;
    if game.facts.known.len() == WHOLE_DECK {
        table.tell(words::ALL_ARE_KNOWN);
        app_shuffles(game, table);
    } else if typed == Typed::Stop {
        table.tell(words::DRAW_THE_REST);
        game.own_deck = true;
        game.stage = Stage::SetupCards;
    }
    Ok(())
}

fn app_shuffles(game: &mut MajorGame, table: &mut Table) {
    game.facts.cards = Cards::typed(game.facts.known.clone(), DrawnBy::App);
    table.tell(words::I_SHUFFLE);
    game.stage = Stage::SetupCards;
}
