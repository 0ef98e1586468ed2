//! The campaign's commands.

use clap::{Args, Subcommand};

#[derive(Debug, Subcommand)]
pub enum CampaignAction {
    /// Start a campaign
    #[command(after_help = "Example:
  footplate campaign start \"Winter\"")]
    Start {
        /// What it is to be called
        name: Option<String>,
        /// Play it with the Leaders module: every target rises by 20
        #[arg(long)]
        leaders: bool,
    },
    /// Draw a campaign's path: what was achieved, what is open
    #[command(after_help = "Example:
  footplate campaign show \"Winter\"")]
    Show {
        /// Its name [default: every campaign]
        name: Option<String>,
    },
    /// Play the next game of a campaign, or go on with it
    #[command(after_help = "Examples:
  footplate campaign play
  footplate campaign play \"Winter\" --own-deck")]
    Play(PlayNext),
    /// Give a campaign up, after asking
    #[command(after_help = "Example:
  footplate campaign abandon \"Winter\"")]
    Abandon {
        /// Its name
        name: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
}

#[derive(Debug, Args)]
pub struct PlayNext {
    /// The campaign's name [default: the one that is under way]
    pub name: Option<String>,

    /// Which game; only the next one can be played
    #[arg(long, value_name = "N")]
    pub game: Option<u8>,

    /// You draw his physical cards and type each one
    #[arg(long, conflicts_with = "stand_in")]
    pub own_deck: bool,

    /// Play with the stand-in deck, without being asked where his cards come from
    #[arg(long)]
    pub stand_in: bool,

    /// Deal from this seed
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}
