//! Your turn: what you did on the railway, thing by thing.

use crate::{
    freight::Owner,
    table::{Choose, Interrupt, Number, Table},
};

use super::{
    super::{deck::Cash, words},
    MajorGame, Stage, own_cards, railway,
};

/// One thing that you do, or the end of your turn.
pub(super) fn play(game: &mut MajorGame, table: &mut Table, begun: bool) -> Result<(), Interrupt> {
    if !begun {
        table.tell(words::your_turn_begins(game));
        if let Some(target) = words::target_line(game) {
            table.tell(target);
        }
    }
    let mut ask = Choose::new("major/you", words::ON_THE_RAILWAY).leads_on();
    if railway::can_load(&game.facts.board, &game.position) {
        ask = ask.option("load", "");
    }
    if railway::can_move(&game.facts.board, &game.position) {
        ask = ask.option("move", "");
    }
    if railway::can_take_shortcut(&game.facts.board, &game.position) {
        ask = ask.option("shortcut", "");
    }
    ask = ask.option("ship", "");
    if game.deck.cash() == Cash::NotNoted {
        ask = ask.option("cash", "");
    }
    let refuse = |typed: &str| words::why_not_now(game, typed);
    ask = ask
        .option("done", "")
        .likely_key("done")
        .refuse(&refuse)
        .how(words::how_on_the_railway(game));
    let answers: Vec<String> = ask
        .options
        .iter()
        .map(|option| option.key.clone())
        .collect();
    let chosen = table.choose(game, ask)?;
    game.stage = Stage::YourTurn { begun: true };
    match answers[chosen].as_str() {
        "load" => {
            let mut position = game.position.clone();
            railway::load(game, table, &mut position)?;
            game.position = position;
        }
        deed @ ("move" | "shortcut") => {
            let mut position = game.position.clone();
            let by_shortcut = deed == "shortcut";
            let tally = railway::move_train(game, table, &mut position, by_shortcut)?;
            game.position = position;
            game.add(&tally);
        }
        "ship" => {
            game.ships.you += railway::ship(game, table)?;
            table.tell(words::shipped(game.ships.you));
        }
        "cash" => note_cash(game, table)?,
        _ => game.end_turn_of(Owner::You),
    }
    Ok(())
}

/// M15: a typed card left the cash out, and now an action of yours compares it.
fn note_cash(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let ask = Number::new("major/cash", words::WHICH_CASH, 0..=999).doubt(&words::much_cash);
    let cash = table.number(game, ask)?;
    if let Some(card) = game.deck.drawn.last_mut() {
        card.text.cash = u16::try_from(cash).ok();
        if let (Some(name), Some(cash)) = (&card.name, card.text.cash) {
            own_cards::remember_cash(&mut game.facts.known, name, cash);
        }
    }
    Ok(())
}
