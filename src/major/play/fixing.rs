//! `fix`: the table is the truth, and the app is corrected.

use crate::{
    freight::{CarKind, Fault, Position, read_changes, read_position},
    table::{Interrupt, Table, Text},
};

use super::{
    super::words,
    Lies, MajorGame, OpenCard, Stage,
    again::{before_his_card, reached, told_so_far},
    carried_back::carried_back,
    mending::{fix, parts},
};

/// Mends the state that the chapter started from: the position, a whole line or parts of it, and any other fact. `now` is
/// the state that the chapter has reached.
pub(super) fn mend(
    game: &MajorGame,
    now: &MajorGame,
    typed: &str,
    table: &mut Table,
) -> Result<Option<(MajorGame, String)>, Interrupt> {
    let start = with_the_card_open(game, now, table);
    let read = |typed: &str| {
        let (fixed, round_begins) = match typed {
            words::NOTHING_DIFFERS => (start.clone(), false),
            typed => mended(&start, typed)?,
        };
        Ok((typed.to_owned(), fixed, round_begins))
    };
    let first = match typed.trim() {
        "" => Err(words::how_to_fix(&start)),
        typed => read(typed),
    };
    let (typed, mut fixed, round_begins) = match first {
        Ok(fixed) => fixed,
        Err(why) => {
            table.tell_no_fix(typed, why);
            // Not a line to begin with: who types what differs would first have to delete it. Tab brings it.
            let now = start.position.notation(&start.facts.board);
            let ask = Text::new("major/fix", words::FIX_WHAT)
                .likely(words::NOTHING_DIFFERS)
                .how(words::how_to_fix(&start))
                .example(now);
            table.text(game, ask, read)?
        }
    };
    if fixed == start {
        table.tell(words::TABLE_AS_BEFORE);
        return Ok(None);
    }
    if !cars_are_right(&start, &fixed, table)? {
        return Ok(None);
    }
    table.tell(words::changes(&start, &fixed));
    if let Some(supply) = words::supply_stays(&start, &fixed) {
        table.tell(supply);
    }
    let label = words::fix_label(&start, &fixed);
    if round_begins {
        table.shuffle("major/fix/deck", &mut fixed.deck.face_down)?;
        table.tell(words::deck_shuffled(&fixed));
    }
    if let Some(again) = resolve_again(&start, &fixed, &typed, table)? {
        return Ok(Some((again, words::resolved_again(&label))));
    }
    if let Some(open) = &mut fixed.open_card {
        leave_the_pieces(open, now, &typed, table);
    }
    Ok(Some((fixed, label)))
}

/// In the middle of a card, or before one that is resolved again: what hands have done already, and how the table lies,
/// mended as well.
fn leave_the_pieces(open: &mut OpenCard, now: &MajorGame, typed: &str, table: &Table) {
    let told = told_so_far(table);
    let mut lying = match (&open.lies, told.is_empty()) {
        (Some(lies), _) => lies.on(now),
        (None, true) => return,
        (None, false) => {
            open.carried_out = told;
            reached(now)
        }
    };
    if let Ok((mended, _)) = mended(&lying, typed) {
        lying = mended;
    }
    open.lies = Some(Lies::of(&lying));
}

/// The card of this turn lies open once it was drawn, or typed: it comes no second time, whatever is mended. What was learned
/// from it stays.
fn with_the_card_open(game: &MajorGame, now: &MajorGame, table: &Table) -> MajorGame {
    let mut open = game.clone();
    if game.stage != Stage::HisTurn || game.open_card.is_some() {
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
            carried_out: Vec::new(),
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
        fixed.position = read_fix(game, &places.join("/"))
            .map_err(|fault| words::not_mendable(game, &places, &fault))?;
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

/// Right after a card: it may be that the table was wrong before it. Then the turn goes back, the fix is made there, and the
/// card is resolved again.
fn resolve_again(
    game: &MajorGame,
    fixed: &MajorGame,
    typed: &str,
    table: &mut Table,
) -> Result<Option<MajorGame>, Interrupt> {
    let Some(before) = before_his_card(game) else {
        return Ok(None);
    };
    if !table.confirm(game, "major/fix/again", words::WAS_IT_SO_BEFORE, false)? {
        return Ok(None);
    }
    let mut again = mended(&before, typed).map_or_else(|_| before.clone(), |(again, _)| again);
    if let Some(open) = &mut again.open_card {
        open.lies = Some(Lies::of(fixed));
    }
    if fixed.position != game.position {
        let board = &game.facts.board;
        again.position = carried_back(board, &before.position, &game.position, &fixed.position);
        let line = again.position.notation(&again.facts.board);
        let read = |typed: &str| {
            read_position(&before.facts.board, typed)
                .map_err(|fault| words::no_position(typed, &fault, words::CITY_AND_CARS))
        };
        table.tell(words::before_his_card(&line));
        let ask = Text::new("major/fix/before", words::TABLE_BEFORE_HIS_CARD).initial(line);
        again.position = table.text(game, ask, read)?;
    }
    Ok(Some(again))
}
