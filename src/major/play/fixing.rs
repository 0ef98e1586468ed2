//! `fix`: the table is the truth, and the app is corrected.

use crate::{
    freight::{CarKind, Fault, Position, read_changes, read_position},
    table::{Interrupt, Table, Text},
};

use super::{
    super::words,
    MajorGame, OpenCard, Stage,
    again::{as_much_off, before_his_card, mended_before, told_so_far},
    mending::{fix, parts},
    setup,
};

/// Mends the game by what lies on the table: the position, a whole line or parts of it, and any other fact. `now` is the
/// state that the chapter has reached from `game`, its beginning: what the person sees, and what a fix is about. In the middle
/// of his card the difference is carried back to the table before it.
pub(super) fn mend(
    game: &MajorGame,
    now: &MajorGame,
    typed: &str,
    table: &mut Table,
) -> Result<Option<(MajorGame, String)>, Interrupt> {
    let start = with_the_card_open(game, now, table);
    let midway = is_midway(game, now);
    let lies_otherwise = start
        .open_card
        .as_ref()
        .is_some_and(|open| open.lies.is_some());
    let seen = if midway { now } else { &start };
    if lies_otherwise {
        table.tell(words::ABOUT_THE_TABLE_BEFORE);
    }
    let read = |typed: &str| match typed {
        words::NOTHING_DIFFERS => Ok((seen.clone(), false)),
        typed => mended(seen, typed),
    };
    let first = match typed.trim() {
        "" => Err(words::how_to_fix(seen)),
        typed => read(typed),
    };
    let (mut fixed, round_begins) = match first {
        Ok(fixed) => fixed,
        Err(why) => {
            table.tell_no_fix(typed, why);
            // Not a line to begin with: who types what differs would first have to delete it. Tab brings it.
            let line = seen.position.notation(&seen.facts.board);
            let ask = Text::new("major/fix", words::FIX_WHAT)
                .likely(words::NOTHING_DIFFERS)
                .how(words::how_to_fix(seen))
                .example(line);
            table.text(seen, ask, read)?
        }
    };
    if fixed == *seen {
        table.tell(words::TABLE_AS_BEFORE);
        return Ok(None);
    }
    if !cars_are_right(seen, &fixed, table)? {
        return Ok(None);
    }
    table.tell(words::changes(seen, &fixed));
    if let Some(supply) = words::supply_stays(seen, &fixed) {
        table.tell(supply);
    }
    let label = words::fix_label(seen, &fixed);
    if round_begins {
        table.shuffle("major/fix/deck", &mut fixed.deck.face_down)?;
        table.tell(words::deck_shuffled(&fixed));
    }
    let before = match midway {
        true => Some(start.clone()),
        false => before_his_card(seen),
    };
    if let Some(before) = before
        && (midway || resolves_again(seen, &fixed, table)?)
    {
        let again = mended_before(&before, seen, &fixed, table)?;
        return Ok(Some((again, words::resolved_again(&label))));
    }
    let lies = start.open_card.as_ref().and_then(|open| open.lies.as_ref());
    let lies = lies.map(|lies| as_much_off(lies, seen, &fixed));
    if let Some(open) = &mut fixed.open_card {
        open.lies = lies;
    }
    Ok(Some((fixed, label)))
}

/// His card is being carried out, from a table that lies as the app has it.
fn is_midway(game: &MajorGame, now: &MajorGame) -> bool {
    let lies = game.open_card.as_ref().and_then(|open| open.lies.as_ref());
    game.stage == Stage::HisTurn && lies.is_none() && now.deck.drawn.len() > game.deck.drawn.len()
}

/// The card of this turn lies open once it was drawn, or typed: it comes no second time, whatever is mended. What was learned
/// from it stays.
fn with_the_card_open(game: &MajorGame, now: &MajorGame, table: &Table) -> MajorGame {
    let mut open = game.clone();
    let lies_open = |open: &OpenCard| open.card.is_some();
    if game.stage != Stage::HisTurn || game.open_card.as_ref().is_some_and(lies_open) {
        return open;
    }
    let of_this_turn = now.deck.drawn.get(game.deck.drawn.len());
    let dealt = table.has_happened("major/card");
    if dealt {
        open.deck.face_down.pop();
    }
    if of_this_turn.is_some() {
        open.facts = now.facts.clone();
    }
    // a typed card about which something is still asked is typed once more
    if of_this_turn.is_some() || table.has_happened("major/card/typed") {
        open.open_card = Some(OpenCard {
            card: of_this_turn.cloned(),
            carried_out: told_so_far(table),
            lies: None,
        });
    }
    open
}

/// The game as it is after these fixes; and whether a deck has to be shuffled for them.
fn mended(game: &MajorGame, typed: &str) -> Result<(MajorGame, bool), String> {
    let mut fixed = game.clone();
    let mut places: Vec<String> = Vec::new();
    for part in parts(typed) {
        if !fix(&mut fixed, part)? {
            places.push(part.to_owned());
        }
    }
    if !places.is_empty() {
        let read = read_fix(game, &places.join("/"))
            .map_err(|fault| words::not_mendable(game, &places, &fault))?;
        let board = &game.facts.board;
        // a car keeps what notation does not tell: that it took a Crate in this turn (F4)
        if read.notation(board) != game.position.notation(board) {
            if setup::is_fresh(game) {
                setup::learn_cars(&mut fixed, &read);
            }
            fixed.position = read;
            fixed.position.load_like(&game.position);
        }
    }
    if fixed.first != game.first && setup::is_fresh(game) {
        setup::learn_order(&mut fixed);
    }
    let round_begins = fixed.round > game.round && !fixed.own_deck;
    if round_begins {
        fixed.deck.add_round(&game.facts.cards, fixed.round);
    } else if fixed.round < game.round {
        fixed
            .deck
            .face_down
            .retain(|card| card.round <= fixed.round);
    }
    Ok((fixed, round_begins))
}

/// A line that has every car of the table is the whole table; any other names the places that
/// differ.
fn read_fix(game: &MajorGame, typed: &str) -> Result<Position, Fault> {
    let board = &game.facts.board;
    let whole = read_position(board, typed)?;
    let same_cars = CarKind::ALL
        .into_iter()
        .all(|kind| whole.count(kind) == game.position.count(kind));
    if same_cars {
        Ok(whole)
    } else {
        read_changes(board, &game.position, typed)
    }
}

/// Cars that come or go are asked for; more than the box has are refused.
fn cars_are_right(
    game: &MajorGame,
    fixed: &MajorGame,
    table: &mut Table,
) -> Result<bool, Interrupt> {
    if fixed.position == game.position {
        return Ok(true);
    }
    let exceeded = game.facts.fleet.exceeded(&fixed.position);
    if let Some(exceeded) = exceeded {
        table.tell(exceeded);
        if game.facts.fleet.verified {
            return Ok(false);
        }
    }
    match words::car_changes(&game.position, &fixed.position) {
        Some(changes) => table.confirm(game, "major/fix/cars", changes, false),
        None => Ok(true),
    }
}

/// Right after a card: it may be that the table was wrong before it, or that it was another card. Then the turn goes back,
/// the fix is made there, and the card is resolved again.
fn resolves_again(
    game: &MajorGame,
    fixed: &MajorGame,
    table: &mut Table,
) -> Result<bool, Interrupt> {
    let actions = |game: &MajorGame| game.deck.last().map(|card| card.text.actions.clone());
    if actions(game) != actions(fixed) {
        return Ok(true);
    }
    // nothing else sways a card
    if fixed.position == game.position && fixed.supply == game.supply {
        return Ok(false);
    }
    table.confirm(fixed, "major/fix/again", words::WAS_IT_SO_BEFORE, false)
}
