//! The table against Olivia in sentences, and those that hands make true again after something was taken back.

use super::super::game::{OliviaGame, Stage};
use super::board::{lying, points_and_sheet};

/// What lies on the table and stands on the sheets, one fact a line; `None` while it is set up.
pub(in super::super) fn lies(game: &OliviaGame) -> Option<String> {
    if matches!(
        game.stage,
        Stage::SetupOlivia | Stage::SetupGoods | Stage::SetupSheet
    ) {
        return None;
    }
    let mut lines = lying(game, |_| String::new());
    lines.extend(points_and_sheet(game));
    Some(lines.join("\n"))
}

/// What stands differently on a table that lies so.
pub(in super::super) fn set_right(game: &OliviaGame, lies: &str) -> Option<String> {
    let differs: Vec<String> = self::lies(game)?
        .lines()
        .filter(|line| !lies.lines().any(|other| other == *line))
        .map(|line| format!("  - {line}"))
        .collect();
    (!differs.is_empty()).then(|| {
        format!(
            "What is done of it already, change back on your table, so that it is:\n{}",
            differs.join("\n")
        )
    })
}
