use serde::{Deserialize, Serialize};

use super::super::difficulty::Difficulty;
use super::super::score::{OliviaScore, Verdict, YourScore};

/// How a game against Olivia ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct FinalResult {
    /// How strong Olivia was (O2).
    pub difficulty: Difficulty,
    /// The turns that were played.
    pub turns: u32,
    /// Who has won (O8).
    pub verdict: Verdict,
    /// Your points and their parts; `None` where she won at once (O4).
    pub yours: Option<YourScore>,
    /// Her points and their parts; `None` where she won at once (O4).
    pub olivia: Option<OliviaScore>,
}
