use serde::{Deserialize, Serialize};

use crate::facts_file::{FactsFault, Step, parse};

/// What is printed on the spaces of the Investment area (A5).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InvestmentArea {
    /// Whether the owner has checked it against the box.
    pub verified: bool,
    /// Where the figures come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The rows from the top, each with the values of its spaces from the left. None: the area is not kept.
    #[serde(default)]
    pub rows: Vec<Vec<u16>>,
}

impl InvestmentArea {
    /// Whether the rows are known, so that the app can keep the whole area.
    #[must_use]
    pub fn is_known(&self) -> bool {
        !self.rows.is_empty()
    }

    /// The spaces with this value, each as row and space from 1.
    #[must_use]
    pub fn spaces_of(&self, value: u16) -> Vec<Space> {
        let mut found = Vec::new();
        for (row, values) in (1..).zip(&self.rows) {
            for (space, _) in (1..).zip(values).filter(|(_, printed)| **printed == value) {
                found.push(Space { row, space });
            }
        }
        found
    }

    /// The value of a space, or `None` where there is no such space.
    #[must_use]
    pub fn value(&self, space: Space) -> Option<u16> {
        let row = self
            .rows
            .get(usize::try_from(space.row).ok()?.checked_sub(1)?)?;
        row.get(usize::try_from(space.space).ok()?.checked_sub(1)?)
            .copied()
    }

    /// A5: of each row the leftmost space that no marker lies on.
    pub fn leftmost_open(&self, taken: &[Space]) -> impl Iterator<Item = Option<usize>> {
        (1..).zip(&self.rows).map(move |(row, values)| {
            (1..=values.len()).find(|&space| {
                !taken
                    .iter()
                    .any(|taken| taken.row == row && taken.space as usize == space)
            })
        })
    }
}

/// A space of the Investment area, its row counted from the top and its place from the left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Space {
    /// The row, from 1.
    pub row: u32,
    /// The place in the row, from 1.
    pub space: u32,
}

/// A5: rows of one to fifty spaces, each with a value of at least 1.
pub(super) fn read_investments(file: &str, text: &str) -> Result<InvestmentArea, FactsFault> {
    let area: InvestmentArea = parse(file, text)?;
    let rows = Step::Key("rows");
    let fault =
        |path: &[Step], message: String| Err(FactsFault::in_text(file, text, path, message));
    if area.rows.len() > 20 {
        let count = area.rows.len();
        return fault(
            &[rows],
            format!("there are {count} rows: expected 20 at most"),
        );
    }
    for (index, row) in area.rows.iter().enumerate() {
        let number = index + 1;
        let path = [rows, Step::Nth(index)];
        if row.is_empty() || row.len() > 50 {
            let count = row.len();
            return fault(
                &path,
                format!("row {number} has {count} spaces: expected 1 to 50"),
            );
        }
        if let Some(space) = row.iter().position(|value| !(1..=999).contains(value)) {
            let value = row[space];
            return fault(
                &[rows, path[1], Step::Nth(space)],
                format!("row {number} has a space of value {value}: expected 1 to 999"),
            );
        }
    }
    Ok(area)
}
