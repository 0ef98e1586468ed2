//! The Investment area, where the app keeps it (A5).

use crate::major::facts::{InvestmentArea, Space};

/// No marker.
pub const NO_INVESTMENT: &str = "none";
/// Your Investments.
pub const YOUR_INVESTMENTS: &str = "Which spaces do your markers lie on that I do not have yet? Type row and space, as in 1.2 3.1, or a value that is there once";
/// Markers that came there otherwise.
pub const MISSING_INVESTMENTS: &str = "Do markers lie there already that I do not have? Type row and space, as in 1.2 3.1, or a value that is there once";

/// A question about the Investment area, below the area as the app has it.
#[must_use]
pub fn with_area(asked: &str, area: &InvestmentArea, taken: &[Space]) -> String {
    let mut lines = vec!["The Investment area, taken spaces in brackets:".to_owned()];
    for (row, values) in (1..).zip(&area.rows) {
        let values: Vec<String> = (1..)
            .zip(values)
            .map(|(space, value)| {
                if taken.contains(&Space { row, space }) {
                    format!("[{value}]")
                } else {
                    value.to_string()
                }
            })
            .collect();
        lines.push(format!("  - row {row}: {}", values.join(" ")));
    }
    lines.push(asked.to_owned());
    lines.join("\n")
}

/// A5: one Investment of his.
#[must_use]
pub fn invest_at(number: usize, space: Space, value: Option<u16>) -> String {
    let value = value.map_or_else(String::new, |value| format!(", which shows {value}"));
    format!(
        "  {number}. Place an Investment marker of his on row {}, space {}{value}.",
        space.row, space.space
    )
}

/// A5: all that he placed.
#[must_use]
pub fn he_invested(placed: usize) -> String {
    match placed {
        3 => "He has placed his three Investments.".into(),
        0 => "He can place no Investment: no row has an open space (A5).".into(),
        placed => format!(
            "He could place {placed} of three Investments: no other row has an open space (A5)."
        ),
    }
}

/// No such space.
#[must_use]
pub fn no_space(typed: &str) -> String {
    format!(
        "“{typed}” is no open space of the Investment area: type row and space, as in 1.2, or none."
    )
}

/// A value that several spaces show.
#[must_use]
pub fn several_spaces(typed: &str, spaces: &[Space]) -> String {
    let spaces: Vec<String> = spaces
        .iter()
        .map(|space| format!("{}.{}", space.row, space.space))
        .collect();
    format!(
        "“{typed}” is printed on several open spaces, {}: type which.",
        spaces.join(", ")
    )
}

/// A marker lies there.
#[must_use]
pub fn space_is_taken(typed: &str) -> String {
    format!("“{typed}” is taken already, as far as I know.")
}

/// The Investment area as it is known.
#[must_use]
pub fn investment_area(area: &InvestmentArea) -> String {
    if !area.is_known() {
        return "No row is known: in the Administration I ask for the leftmost open space of each."
            .into();
    }
    let mut lines = vec!["The Investment area:".to_owned()];
    for (number, row) in (1..).zip(&area.rows) {
        let values: Vec<String> = row.iter().map(u16::to_string).collect();
        lines.push(format!("  - row {number}: {}", values.join(" ")));
    }
    lines.join("\n")
}
