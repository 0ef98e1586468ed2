//! What a fix cuts short: the chapter runs again, and what was answered in it is asked anew.

use super::Table;
use crate::listing::joined;

/// An answer that was cut short, until it is asked for again.
#[derive(Debug)]
pub(super) struct Cut {
    /// Its question.
    pub key: String,
    /// What was typed, in a few words.
    pub deed: String,
}

impl Table {
    /// Says, where something is asked again that a fix has cut short, that it has to be typed again. What a chapter does not
    /// ask again was kept.
    pub(super) fn tell_what_was_cut(&mut self, key: &str) {
        let cut = std::mem::take(&mut self.cut);
        let Some(first) = cut.iter().position(|cut| cut.key == key) else {
            return;
        };
        let again: Vec<String> = cut[first..]
            .iter()
            .map(|cut| format!("“{}”", cut.deed))
            .collect();
        self.say(&format!(
            "The fix has cut short {}: type it again; what is done on your table stays done.",
            joined(&again, "and")
        ));
    }
}
