use chrono::NaiveDate;

use super::RecordedGame;

/// Which games of the record are wanted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only against this opponent.
    pub opponent: Option<String>,
    /// Only of this variant.
    pub variant: Option<String>,
    /// Only games that ended on this day or later.
    pub since: Option<NaiveDate>,
    /// Only games that ended on this day or earlier.
    pub until: Option<NaiveDate>,
}

impl Filter {
    /// Whether a game is wanted.
    #[must_use]
    pub fn takes(&self, game: &RecordedGame) -> bool {
        let is = |wanted: &Option<String>, value: &str| {
            let alike = |wanted: &String| wanted.eq_ignore_ascii_case(value);
            wanted.as_ref().is_none_or(alike)
        };
        let day = game.ended.date_naive();
        is(&self.opponent, &game.opponent)
            && is(&self.variant, &game.variant)
            && self.since.is_none_or(|since| day >= since)
            && self.until.is_none_or(|until| day <= until)
    }
}
