//! A5 where the values of the Investment area are known: the app keeps the whole area, and asks only for your markers.

use crate::{
    freight::Owner,
    table::{Interrupt, Table, Text},
};

use super::{
    super::{
        administration::investments,
        facts::{InvestmentArea, Space},
        rival::Change,
        words,
    },
    MajorGame,
};

/// Yours and his Investments in turn order.
pub(super) fn place(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    from_the_start(game);
    if game.first == Owner::You {
        table.tell(words::YOUR_INVESTMENTS_FIRST);
        yours(game, table)?;
        his(game, table);
    } else {
        table.tell(words::HIS_INVESTMENTS_FIRST);
        missing(game, table)?;
        his(game, table);
        yours(game, table)?;
    }
    Ok(())
}

/// K2: a challenge's Investments of his are there from the start; a value that several spaces show is left to be asked.
fn from_the_start(game: &mut MajorGame) {
    let Some(Change::Investments { spaces }) = game.aim.change() else {
        return;
    };
    let area = &game.facts.investments;
    let mut found = Vec::new();
    for value in spaces.iter().filter_map(|value| u16::try_from(*value).ok()) {
        if let [only] = area.spaces_of(value)[..]
            && !game.taken.contains(&only)
        {
            found.push(only);
        }
    }
    game.taken.extend(found);
}

fn his(game: &mut MajorGame, table: &mut Table) {
    let area = &game.facts.investments;
    let places: Vec<(usize, usize)> = investments(area.leftmost_open(&game.taken)).collect();
    let mut placed = 0;
    for (row, space) in places {
        let (Ok(row), Ok(space)) = (u32::try_from(row), u32::try_from(space)) else {
            continue;
        };
        let space = Space { row, space };
        placed += 1;
        table.tell(words::invest_at(
            placed,
            space,
            game.facts.investments.value(space),
        ));
        game.taken.push(space);
    }
    table.tell(words::he_invested(placed));
}

/// Markers of yours that came into the area since it was asked last.
fn yours(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    ask(game, table, "major/invest/yours", words::YOUR_INVESTMENTS)
}

/// Markers that an effect has put there.
fn missing(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    ask(
        game,
        table,
        "major/invest/missing",
        words::MISSING_INVESTMENTS,
    )
}

fn ask(game: &mut MajorGame, table: &mut Table, key: &str, asked: &str) -> Result<(), Interrupt> {
    let area = &game.facts.investments;
    let open = area.leftmost_open(&game.taken);
    let example = (1..)
        .zip(open)
        .find_map(|(row, space): (usize, _)| Some(format!("{row}.{}", space?)));
    let ask = Text::new(key, words::with_area(asked, area, &game.taken))
        .likely(words::NO_INVESTMENT)
        .examples(example);
    let taken = &game.taken;
    let spaces = table.text(game, ask, |typed| read_spaces(area, taken, typed))?;
    game.taken.extend(spaces);
    Ok(())
}

/// Spaces by row and place, "2.3", or by their value where only one open space has it, "40".
fn read_spaces(area: &InvestmentArea, taken: &[Space], typed: &str) -> Result<Vec<Space>, String> {
    let mut found: Vec<Space> = Vec::new();
    if typed.trim().eq_ignore_ascii_case(words::NO_INVESTMENT) {
        return Ok(found);
    }
    for word in typed.split_whitespace() {
        let space = if let Some((row, space)) = word.split_once('.') {
            match (row.parse(), space.parse()) {
                (Ok(row), Ok(space)) => Space { row, space },
                _ => return Err(words::no_space(word)),
            }
        } else {
            let value = word.parse().map_err(|_| words::no_space(word))?;
            let mut open = area.spaces_of(value);
            open.retain(|space| !taken.contains(space) && !found.contains(space));
            match open[..] {
                [only] => only,
                [] => return Err(words::no_space(word)),
                _ => return Err(words::several_spaces(word, &open)),
            }
        };
        if area.value(space).is_none() {
            return Err(words::no_space(word));
        }
        if taken.contains(&space) || found.contains(&space) {
            return Err(words::space_is_taken(word));
        }
        found.push(space);
    }
    Ok(found)
}
