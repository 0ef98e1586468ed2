use std::ops::RangeInclusive;

use super::{Entering, Entry};
use crate::{
    major::{
        card::Ship,
        rival::{Change, ROWS, Rival, TARGETS, TILES},
        words,
    },
    table::{Choose, Interrupt, Look, Number, Table, Text},
};

/// K2: the challenges are shown, mended one by one, and compared with the box when the person says so.
pub(super) fn rivals(
    entering: &mut Entering,
    table: &mut Table,
    begun: bool,
) -> Result<(), Interrupt> {
    let mut rivals = entering.aims.rivals.clone();
    let known = &mut rivals.rivals;
    if !begun {
        table.tell(words::rivals_told(known));
    }
    let ask = Choose::new("facts/rivals", words::WHICH_RIVAL)
        .keys((1..=known.len()).map(|number| number.to_string()))
        .keys([words::DONE])
        .likely_key(words::DONE);
    let chosen = table.choose(entering, ask)?;
    let mut right = false;
    if chosen < known.len() {
        let typed = rival(known, chosen, entering, table)?;
        if known[chosen] != typed {
            known[chosen] = typed;
            table.tell(words::now_reads(chosen, &words::rival_told(&known[chosen])));
            rivals.source = Some(words::FROM_THE_BOX.into());
        }
    } else {
        if begun {
            table.tell(words::rivals_told(known));
        }
        let question = words::ARE_THESE_THE_RIVALS;
        right = table.confirm(entering, "facts/rivals/right", question, true)?;
        rivals.verified = right;
    }
    entering.aims.rivals = rivals;
    entering.next.pop();
    if !right {
        entering.next.push(Entry::Rivals { begun: true });
    }
    Ok(())
}

/// One challenge: its name, its score, its numbers.
fn rival(
    known: &[Rival],
    which: usize,
    look: &dyn Look,
    table: &mut Table,
) -> Result<Rival, Interrupt> {
    let now = &known[which];
    let others = known.iter().filter(|other| other.name != now.name);
    let taken: Vec<&str> = others.map(|other| other.name.as_str()).collect();
    let ask = Text::new("facts/rivals/name", words::WHAT_IS_IT_CALLED)
        .likely(now.name.clone())
        .sentence();
    let name = table.text(look, ask, |typed| words::read_name(typed, &taken))?;
    let ask = Number::new("facts/rivals/target", words::WHICH_TARGET, TARGETS).likely(now.target);
    let target = table.number(look, ask)?;
    let change = change(&now.change, look, table)?;
    Ok(Rival {
        name,
        target,
        change,
    })
}

/// The numbers within a change; what it changes stays.
fn change(now: &Change, look: &dyn Look, table: &mut Table) -> Result<Change, Interrupt> {
    let mut number = |key: &str, question: &str, range: RangeInclusive<u8>, likely: u8| {
        let range = i64::from(*range.start())..=i64::from(*range.end());
        let ask = Number::new(key, question, range).likely(likely.into());
        let typed = table.number(look, ask)?;
        Ok::<u8, Interrupt>(u8::try_from(typed).unwrap_or(likely))
    };
    Ok(match now {
        Change::RemoveTiles { white, red } => Change::RemoveTiles {
            white: number("facts/rivals/white", words::HOW_MANY_WHITE, TILES, *white)?,
            red: number("facts/rivals/red", words::HOW_MANY_RED, TILES, *red)?,
        },
        Change::MarketPawns { row } => Change::MarketPawns {
            row: number("facts/rivals/row", words::WHICH_VALUE_ROW, ROWS, *row)?,
        },
        Change::Investments { spaces } => {
            let ask = Text::new("facts/rivals/spaces", words::WHICH_SPACES)
                .likely(words::spaces_typed(spaces))
                .example("40 24");
            let spaces = table.text(look, ask, words::read_printed_spaces)?;
            Change::Investments { spaces }
        }
        Change::CrateOnShip { ship } => {
            let ask = Choose::new("facts/rivals/ship", words::ON_WHICH_SHIP)
                .keys(Ship::ALL.map(|ship| ship.to_string()))
                .likely_key(&ship.to_string());
            let ship = Ship::ALL[table.choose(look, ask)?];
            Change::CrateOnShip { ship }
        }
        Change::SecondLarge | Change::ReplaceWestPosts => now.clone(),
    })
}
