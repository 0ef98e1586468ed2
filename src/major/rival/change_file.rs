use serde::{Deserialize, Serialize};

use super::Change;
use crate::major::card::Ship;

/// A change as a file tells it: its kind, and the figures that belong to it (K2).
#[derive(Clone, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChangeFile {
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    white: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    red: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    spaces: Option<Vec<u32>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    row: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ship: Option<Ship>,
}

const EXPECTED: &str = "expected kind = \"remove-tiles\" with white and red, \"second-large\", \"replace-west-posts\", \"investments\" with spaces, \"market-pawns\" with row, or \"crate-on-ship\" with ship, and nothing else (K2)";

impl TryFrom<ChangeFile> for Change {
    type Error = String;

    fn try_from(file: ChangeFile) -> Result<Self, String> {
        let ChangeFile {
            kind,
            white,
            red,
            spaces,
            row,
            ship,
        } = file;
        match (kind.as_str(), white, red, spaces, row, ship) {
            ("remove-tiles", Some(white), Some(red), None, None, None) => {
                Ok(Self::RemoveTiles { white, red })
            }
            ("second-large", None, None, None, None, None) => Ok(Self::SecondLarge),
            ("replace-west-posts", None, None, None, None, None) => Ok(Self::ReplaceWestPosts),
            ("investments", None, None, Some(spaces), None, None) => {
                Ok(Self::Investments { spaces })
            }
            ("market-pawns", None, None, None, Some(row), None) => Ok(Self::MarketPawns { row }),
            ("crate-on-ship", None, None, None, None, Some(ship)) => Ok(Self::CrateOnShip { ship }),
            _ => Err(format!(
                "this is no change of the kind {kind:?}: {EXPECTED}"
            )),
        }
    }
}

impl From<Change> for ChangeFile {
    fn from(change: Change) -> Self {
        let of_kind = |kind: &str| Self {
            kind: kind.to_owned(),
            ..Self::default()
        };
        match change {
            Change::RemoveTiles { white, red } => Self {
                white: Some(white),
                red: Some(red),
                ..of_kind("remove-tiles")
            },
            Change::SecondLarge => of_kind("second-large"),
            Change::ReplaceWestPosts => of_kind("replace-west-posts"),
            Change::Investments { spaces } => Self {
                spaces: Some(spaces),
                ..of_kind("investments")
            },
            Change::MarketPawns { row } => Self {
                row: Some(row),
                ..of_kind("market-pawns")
            },
            Change::CrateOnShip { ship } => Self {
                ship: Some(ship),
                ..of_kind("crate-on-ship")
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{FILE, Rivals, SHIPPED};

    #[test]
    fn k2_a_change_without_its_figures_is_refused_where_it_stands() {
        for (old, new, named) in [
            ("white = 2, red = 2", "white = 2", "remove-tiles"),
            (
                "\"second-large\"",
                "\"second-large\", row = 4",
                "second-large",
            ),
            ("\"market-pawns\"", "\"market\"", "market"),
        ] {
            let text = SHIPPED.replace(old, new);
            let line = text.lines().position(|line| line.contains(new)).unwrap() + 1;
            let fault = Rivals::read(Some(&text)).unwrap_err().to_string();
            let begins = format!(
                "{FILE}, line {line}, column 10: this is no change of the kind {named:?}: expected kind = "
            );
            assert!(fault.starts_with(&begins), "{fault}");
        }
        let misspelt = SHIPPED.replace("row = 4", "rows = 4");
        let fault = Rivals::read(Some(&misspelt)).unwrap_err().to_string();
        assert!(fault.contains("“rows” is no name"), "{fault}");
    }
}
