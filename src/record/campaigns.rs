//! Campaigns by name: what was started and what was abandoned. How their games ended is in the
//! record.

use chrono::{DateTime, FixedOffset};
use serde::{Deserialize, Serialize};

use super::{CampaignGame, Log, RecordedGame};

/// The campaigns' file within the data folder; a JSON value a line, only ever appended.
pub const FILE: &str = "campaigns.jsonl";

/// A line of the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "EventLine", into = "EventLine")]
pub struct Event {
    /// The campaign's name.
    pub campaign: String,
    /// When.
    pub at: DateTime<FixedOffset>,
    /// What happened.
    pub what: What,
}

/// What happened to a campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// It was started.
    Started {
        /// With the Leaders module (K4).
        leaders: bool,
    },
    /// One of its games was set up.
    Plays {
        /// Which of its games.
        game: u8,
        /// The id that the game has in the record.
        id: String,
    },
    /// It was given up.
    Abandoned,
}

/// An event as it stands in the file.
#[derive(Clone, Serialize, Deserialize)]
struct EventLine {
    campaign: String,
    at: DateTime<FixedOffset>,
    what: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    leaders: Option<bool>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    id: Option<String>,
}

impl TryFrom<EventLine> for Event {
    type Error = String;

    fn try_from(line: EventLine) -> Result<Self, String> {
        let what = match (line.what.as_str(), line.game, line.id) {
            ("started", _, _) => What::Started {
                leaders: line.leaders.unwrap_or_default(),
            },
            ("plays", Some(game), Some(id)) => What::Plays { game, id },
            ("abandoned", _, _) => What::Abandoned,
            _ => return Err(format!("{:?} is nothing that is known", line.what)),
        };
        Ok(Self {
            campaign: line.campaign,
            at: line.at,
            what,
        })
    }
}

impl From<Event> for EventLine {
    fn from(event: Event) -> Self {
        let (what, leaders, game, id) = match event.what {
            What::Started { leaders } => ("started", Some(leaders), None, None),
            What::Plays { game, id } => ("plays", None, Some(game), Some(id)),
            What::Abandoned => ("abandoned", None, None, None),
        };
        Self {
            campaign: event.campaign,
            at: event.at,
            what: what.to_owned(),
            leaders,
            game,
            id,
        }
    }
}

/// A campaign.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Started {
    /// Its name.
    pub name: String,
    /// When it was started.
    pub begun: DateTime<FixedOffset>,
    /// With the Leaders module (K4).
    pub leaders: bool,
    /// Whether it was given up.
    pub abandoned: bool,
    /// The games that were set up: which of the campaign's and the id in the record.
    pub set_up: Vec<(u8, String)>,
}

impl Event {
    /// The line that is appended.
    ///
    /// # Errors
    /// None but a sentence that a value could not be written.
    pub fn line(&self) -> Result<String, String> {
        serde_json::to_string(self)
            .map_err(|error| format!("The campaign cannot be written: {error}."))
    }
}

/// Reads the file: the campaigns in the order in which they were started, and sentences about lines
/// that could not be read.
#[must_use]
pub fn read(text: &str) -> (Vec<Started>, Vec<String>) {
    let mut campaigns: Vec<Started> = Vec::new();
    let mut notices = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        if line.trim().is_empty() {
            continue;
        }
        let Ok(event) = serde_json::from_str::<Event>(line) else {
            notices.push(format!(
                "Line {number} of {FILE} is passed over: it was not written whole, or by another version."
            ));
            continue;
        };
        let at = find(&campaigns, &event.campaign);
        match (event.what, at) {
            (What::Started { leaders }, None) => campaigns.push(Started {
                name: event.campaign,
                begun: event.at,
                leaders,
                abandoned: false,
                set_up: Vec::new(),
            }),
            (What::Plays { game, id }, Some(at)) => campaigns[at].set_up.push((game, id)),
            (What::Abandoned, Some(at)) => campaigns[at].abandoned = true,
            _ => {}
        }
    }
    (campaigns, notices)
}

fn find(campaigns: &[Started], name: &str) -> Option<usize> {
    campaigns.iter().position(|campaign| campaign.name == name)
}

/// The games of a campaign that are in the record, the first one first.
#[must_use]
pub fn games_of<'l>(log: &'l Log, name: &str) -> Vec<(&'l CampaignGame, &'l RecordedGame)> {
    let of = |game: &'l RecordedGame| {
        let campaign = game.campaign.as_ref()?;
        (campaign.name == name).then_some((campaign, game))
    };
    let mut games: Vec<_> = log
        .games
        .iter()
        .filter_map(|entry| of(&entry.game))
        .collect();
    games.sort_by_key(|(campaign, game)| (campaign.game, game.ended));
    games
}
