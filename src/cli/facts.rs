use std::path::PathBuf;

use clap::Subcommand;

#[derive(Debug, Subcommand)]
pub enum FactsAction {
    /// Go through what is not checked yet: Enter says that it is right
    #[command(after_help = "Example:
  footplate facts check")]
    Check,
    /// Enter or correct one subject in a conversation
    #[command(after_help = "Examples:
  footplate facts edit board
  footplate facts edit sheet")]
    Edit {
        /// Major Banerjee: cards, board, fleet, setups, investments, rulings, rivals, campaign; Olivia: sheet, tiles, dice
        name: Option<String>,
    },
    /// Write all your own facts into one file, to keep or to share
    #[command(after_help = "Example:
  footplate facts export box.toml")]
    Export {
        /// The file
        file: PathBuf,
    },
    /// Take over facts from such a file; what would change is shown first
    #[command(after_help = "Example:
  footplate facts import box.toml")]
    Import {
        /// The file
        file: PathBuf,
    },
}
