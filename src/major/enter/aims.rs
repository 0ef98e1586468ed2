use serde::{Deserialize, Serialize};

use crate::{
    as_toml,
    major::{
        campaign::{self, Campaign},
        facts::FactsFault,
        rival::{self, Rivals},
    },
};

/// What a game can be played for, as the box tells it (K2, K3).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aims {
    /// The Rival's challenges.
    #[serde(with = "as_toml")]
    pub rivals: Rivals,
    /// The campaign's objectives.
    #[serde(with = "as_toml")]
    pub campaign: Campaign,
}

impl Aims {
    /// What ships, each file overridden where `own` has one of that name.
    ///
    /// # Errors
    /// A [`FactsFault`] for the first file that is no good.
    pub fn read(own: impl Fn(&str) -> Option<String>) -> Result<Self, FactsFault> {
        Ok(Self {
            rivals: Rivals::read(own(rival::FILE).as_deref())?,
            campaign: Campaign::read(own(campaign::FILE).as_deref())?,
        })
    }

    /// The text of a file with these aims in it: `None` for a file that holds none of them.
    ///
    /// # Errors
    /// A sentence, where they cannot be written as TOML.
    pub fn file_text(&self, file: &str) -> Result<Option<String>, String> {
        match file {
            rival::FILE => self.rivals.text().map(Some),
            campaign::FILE => self.campaign.text().map(Some),
            _ => Ok(None),
        }
    }
}
