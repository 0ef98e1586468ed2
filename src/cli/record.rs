//! The record's commands.

use std::path::PathBuf;

use chrono::NaiveDate;
use clap::{Args, Subcommand, ValueEnum};

/// Which games are meant.
#[derive(Debug, Default, Args)]
pub struct Which {
    /// Only games against this opponent, such as major
    #[arg(long)]
    pub opponent: Option<String>,

    /// Only this variant, such as solo, rival or campaign
    #[arg(long)]
    pub variant: Option<String>,

    /// Only games that ended on this day or later, such as 2026-11-30
    #[arg(long, value_name = "DAY")]
    pub since: Option<NaiveDate>,

    /// Only games that ended on this day or earlier
    #[arg(long, value_name = "DAY")]
    pub until: Option<NaiveDate>,
}

#[derive(Debug, Subcommand)]
pub enum RecordAction {
    /// Show a game whole, with its turns as they were told
    #[command(after_help = "Example:
  footplate record show 12")]
    Show {
        /// Its number in the list
        number: usize,
    },
    /// Sum the games up: wins, ranks, best, mean, streaks, trend
    #[command(after_help = "Examples:
  footplate record stats
  footplate record stats --opponent olivia --since 2026-01-01")]
    Stats(Which),
    /// Add a game that was played without the app; what no option says is asked
    #[command(after_help = "Example:
  footplate record add --opponent major --date 2026-11-30 --score 251")]
    Add(Box<Fields>),
    /// Change a game; without an option everything is asked
    #[command(after_help = "Example:
  footplate record edit 12 --score 251")]
    Edit {
        /// Its number in the list
        number: usize,
        #[command(flatten)]
        fields: Box<Fields>,
    },
    /// Write a note on a game; without words the note is removed
    #[command(after_help = "Example:
  footplate record note 12 \"The last turn decided it\"")]
    Note {
        /// Its number in the list
        number: usize,
        /// The note
        words: Vec<String>,
    },
    /// Remove a game, after asking; undo brings it back
    #[command(after_help = "Example:
  footplate record remove 12")]
    Remove {
        /// Its number in the list
        number: usize,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Take back the last add, edit, note, remove or import
    #[command(after_help = "Example:
  footplate record undo")]
    Undo,
    /// Write the games out for other programs
    #[command(after_help = "Example:
  footplate record export --format csv games.csv")]
    Export {
        /// In which form
        #[arg(long, value_enum)]
        format: TableFormat,
        #[command(flatten)]
        which: Which,
        /// Where to [default: standard output]
        file: Option<PathBuf>,
    },
    /// Report one game: its setup, each turn, its result
    #[command(after_help = "Examples:
  footplate record report 12 --format markdown
  footplate record report 12 --format html game.html")]
    Report {
        /// Its number in the list
        number: usize,
        /// In which form
        #[arg(long, value_enum)]
        format: ReportFormat,
        /// Where to [default: standard output]
        file: Option<PathBuf>,
    },
    /// Bring games in from a file that export wrote, or one like it; they are shown first
    #[command(after_help = "Example:
  footplate record import games.csv")]
    Import {
        /// A .csv or .json file, or a record.jsonl
        file: PathBuf,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
}

/// In which form games are written out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum TableFormat {
    /// Comma-separated values
    Csv,
    /// A list of objects
    Json,
    /// A table for people
    Markdown,
}

/// In which form a game is reported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ReportFormat {
    /// Text for a forum
    Markdown,
    /// A page with the board drawn after each turn
    Html,
}

/// What is known of a game.
#[derive(Debug, Default, Args)]
pub struct Fields {
    /// Whom it was played against
    #[arg(long)]
    pub opponent: Option<String>,

    /// When it ended, such as 2026-11-30 or "2026-11-30 21:15"
    #[arg(long)]
    pub date: Option<String>,

    /// Your score
    #[arg(long, allow_negative_numbers = true)]
    pub score: Option<i64>,

    /// The score that had to be reached
    #[arg(long)]
    pub target: Option<i64>,

    /// The opponent's score
    #[arg(long, value_name = "SCORE", allow_negative_numbers = true)]
    pub opponent_score: Option<i64>,

    /// How it was played, such as solo, rival or campaign
    #[arg(long)]
    pub variant: Option<String>,

    /// What had to be beaten, such as a challenge's name
    #[arg(long)]
    pub difficulty: Option<String>,

    /// How it ended: scored, won, lost or given-up [default: what the scores say]
    #[arg(long)]
    pub outcome: Option<String>,

    /// How long it took
    #[arg(long)]
    pub minutes: Option<u32>,

    /// The campaign that it belongs to
    #[arg(long, value_name = "NAME")]
    pub campaign: Option<String>,

    /// Which of the campaign's games
    #[arg(long, value_name = "N", requires = "campaign")]
    pub campaign_game: Option<u8>,

    /// The campaign's objective, by its id or name
    #[arg(long, requires = "campaign")]
    pub objective: Option<String>,

    /// The objective was met
    #[arg(long, requires = "campaign")]
    pub met: bool,

    /// The Leaders module was in play
    #[arg(long)]
    pub leaders: bool,

    /// A note
    #[arg(long)]
    pub note: Option<String>,
}

impl Fields {
    /// Whether no option was given at all.
    pub fn is_empty(&self) -> bool {
        let words = [
            &self.opponent,
            &self.date,
            &self.variant,
            &self.difficulty,
            &self.outcome,
            &self.campaign,
            &self.objective,
            &self.note,
        ];
        let numbers = [self.score, self.target, self.opponent_score];
        words.iter().all(|word| word.is_none())
            && numbers.iter().all(Option::is_none)
            && self.minutes.is_none()
            && self.campaign_game.is_none()
            && !self.met
            && !self.leaders
    }
}
