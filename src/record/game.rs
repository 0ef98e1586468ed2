use chrono::{DateTime, FixedOffset, SubsecRound};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

/// How a game ended.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// Scored, where nothing had to be beaten: a rank, no more.
    #[default]
    Scored,
    /// Won.
    Won,
    /// Lost.
    Lost,
    /// Given up before its end.
    GivenUp,
}

impl Outcome {
    /// Every outcome.
    pub const ALL: [Self; 4] = [Self::Scored, Self::Won, Self::Lost, Self::GivenUp];

    /// The word that files and options have for it.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Self::Scored => "scored",
            Self::Won => "won",
            Self::Lost => "lost",
            Self::GivenUp => "given-up",
        }
    }

    /// The outcome of that word.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let word = word.trim();
        Self::ALL
            .into_iter()
            .find(|outcome| outcome.word().eq_ignore_ascii_case(word))
    }
}

/// The verdict of a game that Olivia won at once, whatever points there were by then (O4).
pub const NO_HEX_LEFT: &str = "no hex left";
/// The verdict of a game that ended with equal points, which is a defeat (O8).
pub const TIE: &str = "tie";

/// The game's place in a campaign.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignGame {
    /// The campaign's name.
    pub name: String,
    /// Which of its games.
    pub game: u8,
    /// The objective that was aimed at, by its id.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub objective: String,
    /// Whether it was met.
    #[serde(default)]
    pub met: bool,
}

/// A game that came to its end, or was given up.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct RecordedGame {
    /// What tells it from every other game, whatever else of it is changed.
    #[serde(default)]
    pub id: String,
    /// When it was set up.
    pub begun: DateTime<FixedOffset>,
    /// When it ended.
    pub ended: DateTime<FixedOffset>,
    /// The game's name.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub name: String,
    /// Whom it was played against: "major".
    pub opponent: String,
    /// How it was played: "solo", "rival", "campaign".
    #[serde(default = "solo")]
    pub variant: String,
    /// What had to be beaten: the Rival's challenge, the objective, Olivia's dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub difficulty: Option<String>,
    /// How it ended.
    #[serde(default)]
    pub outcome: Outcome,
    /// Victory points or points; `None` where it was given up, or where Olivia won at once (O4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<i64>,
    /// The opponent's points, where the opponent scores.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub opponent_score: Option<i64>,
    /// The points that had to be reached.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<i64>,
    /// What the score is made of, or what was counted on the way.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<(String, i64)>,
    /// The rank or the verdict, if there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub verdict: Option<String>,
    /// Whether the facts of the box were "verified", a "stand-in", or the person's "own" deck.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub deck: String,
    /// The Leaders module was in play (K4).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub leaders: bool,
    /// The rulings that were not the default.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub rulings: Map<String, Value>,
    /// Its place in a campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub campaign: Option<CampaignGame>,
    /// Minutes from setup to end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub minutes: Option<u32>,
    /// Questions that were asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub questions: Option<u32>,
    /// What the person noted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What other versions know of it.
    #[serde(flatten)]
    pub more: Map<String, Value>,
}

fn solo() -> String {
    "solo".into()
}

impl RecordedGame {
    /// A game of which no more is known than this.
    #[must_use]
    pub fn new(
        id: impl Into<String>,
        opponent: impl Into<String>,
        begun: DateTime<FixedOffset>,
        ended: DateTime<FixedOffset>,
    ) -> Self {
        Self {
            id: id.into(),
            // nobody reads the clock more finely
            begun: begun.trunc_subsecs(0),
            ended: ended.trunc_subsecs(0),
            name: String::new(),
            opponent: opponent.into(),
            variant: solo(),
            difficulty: None,
            outcome: Outcome::default(),
            score: None,
            opponent_score: None,
            target: None,
            parts: Vec::new(),
            verdict: None,
            deck: String::new(),
            leaders: false,
            rulings: Map::new(),
            campaign: None,
            minutes: None,
            questions: None,
            note: None,
            more: Map::new(),
        }
    }

    /// Settles what a line or a file leaves open. A game that came without an id gets one made of what it is: the same
    /// game gets the same. Earlier versions wrote a score of 0 where Olivia had won at once; no points count there (O4).
    pub fn settle(&mut self) {
        if self.id.is_empty() {
            let score = self
                .score
                .map_or_else(String::new, |score| score.to_string());
            self.id = format!(
                "{}/{}/{}/{score}",
                self.ended.to_rfc3339(),
                self.opponent,
                self.name
            );
        }
        let at_once = self.verdict.as_deref() == Some(NO_HEX_LEFT) && self.opponent_score.is_none();
        if at_once && self.score == Some(0) {
            self.score = None;
        }
    }
}
