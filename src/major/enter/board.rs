use serde::{Deserialize, Serialize};

use super::{Entering, Entry};
use crate::{
    freight::{Board, BoardFault, BoardFile, Position, SectionFile, SectionKind},
    major::{
        facts::{PRICES, VALUES},
        words,
    },
    table::{Interrupt, Number, Table, Text},
};

/// One way between the cities, as a person tells it (F1, F4, F11, F14).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// Straights before each junction and after the last.
    pub straights: Vec<u8>,
    /// Rows of each junction.
    pub rows: Vec<u8>,
    /// Value of each junction.
    pub values: Vec<u8>,
    /// Which junction is the central one, from 0.
    pub central: usize,
    /// Movements that the shortcut from the last junction costs.
    pub shortcut: u8,
}

impl Leg {
    /// A leg of a board.
    #[must_use]
    pub fn of(board: &Board, city: usize) -> Self {
        let mut leg = Self {
            straights: vec![0],
            rows: Vec::new(),
            values: Vec::new(),
            central: 0,
            shortcut: 0,
        };
        for section in city + 1..city + board.distance(city) {
            let section = board.section(section);
            if section.kind != SectionKind::Junction {
                if let Some(last) = leg.straights.last_mut() {
                    *last += 1;
                }
                continue;
            }
            if section.loading {
                leg.central = leg.rows.len();
            }
            leg.shortcut = section.shortcut.unwrap_or(0);
            leg.rows.push(section.rows);
            leg.values.push(section.value);
            leg.straights.push(0);
        }
        leg
    }

    fn sections(&self, letter: char) -> Vec<SectionFile> {
        let mut sections = Vec::new();
        let mut add = |kind, rows, value, loading, shortcut| {
            sections.push(SectionFile {
                id: format!("{letter}{}", sections.len() + 1),
                kind,
                rows,
                value,
                loading,
                shortcut,
            });
        };
        for (junction, &straights) in self.straights.iter().enumerate() {
            for _ in 0..straights {
                add(SectionKind::Straight, None, None, None, None);
            }
            let (Some(&rows), Some(&value)) = (self.rows.get(junction), self.values.get(junction))
            else {
                continue;
            };
            let last = junction + 1 == self.rows.len();
            add(
                SectionKind::Junction,
                (rows > 1).then_some(rows),
                (value > 0).then_some(value),
                (junction == self.central).then_some(true),
                (last && self.shortcut > 0).then_some(self.shortcut),
            );
        }
        sections
    }
}

/// The railway of two legs, checked against the box by whoever told them.
///
/// # Errors
/// What is wrong with it.
pub fn railway(out: &Leg, back: &Leg) -> Result<Board, BoardFault> {
    let city = |id: &str| SectionFile {
        id: id.into(),
        kind: SectionKind::City,
        rows: None,
        value: None,
        loading: None,
        shortcut: None,
    };
    let mut sections = vec![city("BEN")];
    sections.extend(out.sections('C'));
    sections.push(city("CAL"));
    sections.extend(back.sections('B'));
    Board::try_from(BoardFile {
        verified: true,
        source: Some("Typed from the box.".into()),
        sections,
    })
}

/// One leg: straights, rows, values, the central junction, the shortcut.
pub(super) fn leg(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let board = &entering.facts.board;
    let number = entering.legs.len().min(1);
    let earlier = entering.earlier.get(number).cloned();
    let now = earlier.unwrap_or_else(|| Leg::of(board, board.cities()[number]));
    if number == 0 && entering.earlier.is_empty() {
        table.tell(words::BEFORE_THE_BOARD);
    }
    let ask = Text::new("facts/board/straights", words::how_many_straights(number))
        .likely(words::numbers(&now.straights))
        .example("1 1 1 3");
    let straights = table.text(entering, ask, words::read_straights)?;
    let junctions = straights.len() - 1;
    let same = junctions == now.rows.len();
    let likely = |now: &[u8], else_: Vec<u8>| words::numbers(if same { now } else { &else_ });
    let known = likely(&now.rows, vec![2; junctions]);
    let ask = Text::new("facts/board/rows", words::how_many_rows(junctions))
        .how(words::how_to_type_numbers(junctions, &known))
        .likely(known);
    let rows = table.text(entering, ask, |typed| {
        words::read_numbers(typed, junctions, 1, 9)
    })?;
    let counting: Vec<u8> = (1..).take(junctions).collect();
    let known = likely(&now.values, counting);
    let ask = Text::new("facts/board/values", words::which_values(junctions))
        .how(words::how_to_type_numbers(junctions, &known))
        .likely(known);
    let values = table.text(entering, ask, |typed| {
        words::read_numbers(typed, junctions, *VALUES.start(), *VALUES.end())
    })?;
    let mut central = 0;
    if junctions > 1 {
        let likely = if same { now.central } else { junctions / 2 };
        let most = i64::try_from(junctions).unwrap_or(1);
        let ask = Number::new("facts/board/central", words::WHICH_IS_CENTRAL, 1..=most)
            .likely(i64::try_from(likely).unwrap_or(0) + 1);
        central = usize::try_from(table.number(entering, ask)? - 1).unwrap_or(0);
    }
    let price = if now.shortcut > 0 { now.shortcut } else { 3 };
    let ask = Number::new(
        "facts/board/shortcut",
        words::shortcut_price(number),
        0..=i64::from(*PRICES.end()),
    )
    .likely(price.into());
    let shortcut = u8::try_from(table.number(entering, ask)?).unwrap_or(0);
    entering.legs.push(Leg {
        straights,
        rows,
        values,
        central,
        shortcut,
    });
    entering.next.pop();
    Ok(())
}

/// The loop is shown, to be compared with the board.
pub(super) fn compare(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let legs = std::mem::take(&mut entering.legs);
    let built = match &legs[..] {
        [out, back] => railway(out, back).map_err(|fault| fault.to_string()),
        _ => Err(words::NO_TWO_LEGS.into()),
    };
    match built {
        Ok(board) => {
            let page = table.page();
            if page.plain {
                table.tell(words::loop_told(&board));
            } else {
                table.show(words::board(&board, &Position::empty(&board), &page));
                table.tell(words::below_the_picture(&board));
            }
            if table.confirm(entering, "facts/board/right", words::IS_THIS_THE_LOOP, true)? {
                entering.facts.board = board;
                entering.next.pop();
                return Ok(());
            }
        }
        Err(fault) => table.tell(words::not_a_board(&fault)),
    }
    entering.earlier = legs;
    entering.next.extend([Entry::Leg, Entry::Leg]);
    Ok(())
}
