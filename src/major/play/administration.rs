//! The Administration: A0–A5, each part a chapter.

use crate::{
    freight::Owner,
    table::{Choice, Choose, Interrupt, Number, Table, Text},
};

use super::{
    super::{
        administration::{INVESTMENTS, first_in_next_round},
        words,
    },
    MajorGame, OpenSpace, Part, Stage, aiming, area, turn_of,
};

/// Spaces of a row that may well be taken beyond those that are known: three of yours.
const MORE_TAKEN: u32 = 3;
/// More Crates of one player than lie on the Ships in any game.
const MANY_ON_SHIPS: i64 = 20;

/// One part: the person follows the printed steps and says which comes up.
pub(super) fn play(
    game: &mut MajorGame,
    table: &mut Table,
    mut parts: Vec<Part>,
) -> Result<(), Interrupt> {
    if parts.len() == Part::of_round(game.round).len() {
        table.tell(words::administration_begins(game.round));
    }
    let mut chosen = 0;
    if parts.len() > 1 {
        let ask = Choose::new("major/administration", words::WHICH_PART)
            .options(
                parts
                    .iter()
                    .map(|&part| Choice::new(words::part_key(part), words::part_option(part))),
            )
            .likely(0);
        chosen = table.choose(game, ask)?;
    }
    let part = parts.remove(chosen);
    if parts.is_empty() {
        table.tell(words::last_part(part));
    }
    aiming::remind(game, table, part);
    match part {
        Part::Ships => ships(game, table)?,
        Part::Transit => table.tell(words::transit(&game.facts.board, &game.position)),
        Part::Market => table.tell(words::MARKET_PAWNS),
        Part::Investments => investments(game, table)?,
    }
    if !parts.is_empty() {
        game.stage = Stage::Administration(parts);
    } else if game.round == 1 {
        begin_round_two(game, table)?;
    } else {
        game.stage = Stage::Reckoning;
    }
    Ok(())
}

/// F13, A1: the Crates on all three Ships set the order.
fn ships(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let mut ships = game.ships;
    for owner in [Owner::You, Owner::Major] {
        let known = i64::from(*ships.of(owner));
        let (key, question) = words::crates_on_ships(owner);
        let doubt = |typed: &str| words::many_on_ships(typed, MANY_ON_SHIPS.max(known));
        let ask = Number::new(key, question, 0..=99)
            .doubt(&doubt)
            .likely(known);
        let count = table.number(game, ask)?;
        *ships.of_mut(owner) = u32::try_from(count).unwrap_or(0);
    }
    game.ships = ships;
    let ruling = game.facts.rulings.turn_order;
    let first = first_in_next_round(game.ships, game.first, ruling);
    table.tell(words::next_order(game, first));
    game.first = first;
    Ok(())
}

/// A5: in turn order; his go into the leftmost open spaces of rows from the top.
fn investments(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    if game.facts.investments.is_known() {
        return area::place(game, table);
    }
    if game.first == Owner::You {
        table.tell(words::YOUR_INVESTMENTS_FIRST);
    } else {
        table.tell(words::HIS_INVESTMENTS_FIRST);
    }
    let mut placed = 0;
    let mut row = 0;
    while placed < INVESTMENTS {
        // What he took in an earlier round is taken still.
        let least = game.invested.get(row).map_or(1, |taken| taken + 1);
        let doubt = |typed: &str| match words::read_open_space(typed) {
            Ok(OpenSpace::At(space)) if space > least + MORE_TAKEN => {
                Some(words::many_spaces_taken(row + 1, space))
            }
            _ => None,
        };
        let ask = Text::new("major/invest", words::leftmost_open(row + 1))
            .doubt(&doubt)
            .likely(words::OPEN)
            .how(words::OPEN_SPACE)
            .examples([words::OPEN, "1", "2", "full"]);
        match table.text(game, ask, words::read_open_space)? {
            OpenSpace::At(space) => {
                placed += 1;
                game.invested.resize(game.invested.len().max(row + 1), 0);
                game.invested[row] = space;
                table.tell(words::invest(placed, row + 1, Some(space)));
            }
            OpenSpace::Leftmost => {
                placed += 1;
                table.tell(words::invest(placed, row + 1, None));
            }
            OpenSpace::RowIsFull => {}
            OpenSpace::NoSuchRow => break,
        }
        row += 1;
    }
    table.tell(words::invested(placed, game.first));
    Ok(())
}

/// M2: the six Round 2 cards and the two left from Round 1 make the new deck.
fn begin_round_two(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    game.round = 2;
    game.turn = 1;
    if game.own_deck {
        table.tell(words::SHUFFLE_YOUR_OWN_AGAIN);
    } else {
        game.deck.add_round(&game.facts.cards, 2);
        table.shuffle("major/deck/round-2", &mut game.deck.face_down)?;
        table.tell(words::deck_shuffled(game));
    }
    aiming::round_two(game, table);
    game.stage = turn_of(game.first);
    Ok(())
}
