//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use footplate::olivia::difficulty::Difficulty;

mod campaign;
mod facts;
mod record;

pub use campaign::{CampaignAction, PlayNext};
pub use facts::FactsAction;
pub use record::{Fields, RecordAction, ReportFormat, TableFormat, Which};

/// A table companion for two railway games played alone.
///
/// Footplate keeps Major Banerjee's deck and Olivia's dice, asks for the few facts it needs, and
/// says exactly which Crate goes where, which train moves, what Olivia crosses off and takes. The
/// board, the cars and the sheet are yours.
///
/// Without a command it goes on with the game under way, or asks for an opponent.
#[derive(Debug, Parser)]
#[command(
    version,
    after_help = "Examples:
  footplate tour               learn it in five minutes, without a board
  footplate major              a game against Major Banerjee
  footplate major --own-deck   the same with his physical cards, which you type
  footplate olivia             a game against Olivia
  footplate                    go on where you left
  footplate games              all games, and how each stands"
)]
pub struct Cli {
    /// Where games and your own facts live [default: FOOTPLATE_HOME, else the system's folder
    /// for data, in `footplate`]
    #[arg(long, global = true, value_name = "FOLDER")]
    pub data_dir: Option<PathBuf>,

    /// Plain lines: no pictures, one fact a line, for screen readers and pipes
    #[arg(long, global = true)]
    pub plain: bool,

    /// Colours: auto (at a terminal, unless NO_COLOR is set), always or never. They only repeat
    /// what the words and signs say
    #[arg(
        long,
        global = true,
        value_name = "WHEN",
        default_value = "auto",
        hide_possible_values = true
    )]
    pub color: When,

    #[command(subcommand)]
    pub command: Option<Command>,
}

/// When colours are used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum When {
    Auto,
    Always,
    Never,
}

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play Movers & Shakers against Major Banerjee
    #[command(after_help = "Examples:
  footplate major
  footplate major --own-deck
  footplate major --rival
  footplate major --rival \"ship iii\" --leaders
  footplate major --name \"Sunday evening\"")]
    Major(NewMajor),

    /// Play SteamRollers against Olivia
    #[command(after_help = "Examples:
  footplate olivia
  footplate olivia --difficulty engineer
  footplate olivia --own-dice")]
    Olivia(NewOlivia),

    /// Go on with a game: the one named, or the one played last
    #[command(after_help = "Examples:
  footplate resume
  footplate resume major-2026-11-30")]
    Resume {
        /// The game's name, as `footplate games` shows it
        game: Option<String>,
    },

    /// Play a campaign of three games against Major Banerjee
    #[command(after_help = "Examples:
  footplate campaign start \"Winter\"
  footplate campaign play
  footplate campaign")]
    Campaign {
        #[command(subcommand)]
        action: Option<CampaignAction>,
    },

    /// Look at the games that are over, sum them up, bring them in and out
    #[command(
        args_conflicts_with_subcommands = true,
        after_help = "Examples:
  footplate record
  footplate record --opponent major --since 2026-01-01
  footplate record show 12
  footplate record stats
  footplate record export --format csv games.csv"
    )]
    Record {
        #[command(flatten)]
        which: Which,
        #[command(subcommand)]
        action: Option<RecordAction>,
    },

    /// List the games; rename, give up or remove one
    #[command(after_help = "Examples:
  footplate games
  footplate games give-up \"Sunday evening\"
  footplate games rename major-2026-11-30 \"Sunday evening\"
  footplate games remove \"Sunday evening\"")]
    Games {
        #[command(subcommand)]
        action: Option<GamesAction>,
    },

    /// Watch a whole game play itself
    #[command(after_help = "Examples:
  footplate demo major
  footplate demo olivia --seed 7 | less")]
    Demo(Demo),

    /// Write a report of a game for whoever is to find a fault
    #[command(
        after_help = "The report has the versions, the rulings, the facts, the reasons of the last resolution, all
that was told, and the journal. Cards that lie face down are sealed in it.

Examples:
  footplate report
  footplate report major-2026-11-30 --spoilers"
    )]
    Report {
        /// The game's name [default: the one played last]
        game: Option<String>,
        /// Show what lies face down
        #[arg(long)]
        spoilers: bool,
    },

    /// Play back a report, or a game's journal, and print what was told
    #[command(after_help = "Example:
  footplate replay reports/major-2026-11-30.txt")]
    Replay {
        /// The report
        file: PathBuf,
    },

    /// Learn it in five minutes, without a board
    #[command(after_help = "Examples:
  footplate tour
  footplate tour --plain")]
    Tour,

    /// Print the completions for a shell
    #[command(after_help = "Examples:
  footplate completions bash > ~/.local/share/bash-completion/completions/footplate
  footplate completions zsh > ~/.zfunc/_footplate
  footplate completions fish > ~/.config/fish/completions/footplate.fish
  footplate completions powershell >> $PROFILE")]
    Completions {
        /// bash, zsh, fish, powershell or elvish
        #[arg(hide_possible_values = true)]
        shell: clap_complete::Shell,
    },

    /// Print the manual page, of the program or of one command
    #[command(after_help = "Examples:
  footplate man | man -l -
  footplate man major > footplate-major.1")]
    Man {
        /// The command
        command: Option<String>,
    },

    /// What is printed in your box: what is known of it, what is a stand-in, what you have checked
    #[command(after_help = "Examples:
  footplate facts
  footplate facts check
  footplate facts edit board
  footplate facts export box.toml
  footplate facts import box.toml")]
    Facts {
        #[command(subcommand)]
        action: Option<FactsAction>,
    },

    /// What decides where the printed rules leave a gap: list the rulings, or change one
    #[command(after_help = "Examples:
  footplate rulings
  footplate rulings load-pass
  footplate rulings load-pass line
  footplate rulings load-order YL ML MM YM MS YS")]
    Rulings {
        /// The ruling
        name: Option<String>,
        /// Its new value
        value: Vec<String>,
    },

    /// The rules by number, or those in which words occur
    #[command(after_help = "Examples:
  footplate rules M4
  footplate rules K
  footplate rules shortcut")]
    Rules {
        /// A number such as M4, a letter such as K, the name of a ruling, or words
        wanted: Vec<String>,
    },

    /// Answer requests: JSON Lines from standard input, JSON Lines to standard output
    #[command(after_help = "Example:
  echo '{\"rank\": {\"vp\": 251}}' | footplate solve

An unreadable or impossible request gets {\"error\": …, \"line\": …}, the next line is still
served, and the exit status is 1 at the end.")]
    Solve,
}

#[derive(Debug, Default, Args)]
pub struct NewMajor {
    /// Play against a Rival: one of the six challenges, drawn at random or chosen by its name or
    /// number
    #[arg(long, value_name = "NAME", num_args = 0..=1)]
    pub rival: Option<Option<String>>,

    /// The Leaders module is in play: targets rise by 20
    #[arg(long)]
    pub leaders: bool,

    /// You draw his physical cards and type each one, such as `L3 M2 $4`
    #[arg(long, conflicts_with = "stand_in")]
    pub own_deck: bool,

    /// Play with the stand-in deck, without being asked where his cards come from
    #[arg(long)]
    pub stand_in: bool,

    #[command(flatten)]
    pub game: NewGame,
}

#[derive(Debug, Default, Args)]
pub struct NewOlivia {
    /// How strong she is: clerk, conductor, machinist, engineer, investor or rail-baron
    /// [default: you are asked]
    #[arg(long, value_name = "NAME")]
    pub difficulty: Option<Difficulty>,

    /// You roll your own dice and type what they show
    #[arg(long)]
    pub own_dice: bool,

    #[command(flatten)]
    pub game: NewGame,
}

#[derive(Debug, Default, Args)]
pub struct NewGame {
    /// What the game is to be called [default: the opponent and the date]
    #[arg(long)]
    pub name: Option<String>,

    /// Deal from this seed, to play the same cards again
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
}

#[derive(Debug, Subcommand)]
pub enum GamesAction {
    /// Give a game another name
    #[command(after_help = "Example:
  footplate games rename major-2026-11-30 \"Sunday evening\"")]
    Rename {
        /// Its name now
        game: String,
        /// Its new name
        to: String,
    },
    /// Give a game up, after asking: it goes into the record as it stands
    #[command(after_help = "Example:
  footplate games give-up \"Sunday evening\"")]
    GiveUp {
        /// Its name
        game: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
    /// Remove a game for good, after asking
    #[command(after_help = "Examples:
  footplate games remove \"Sunday evening\"
  footplate games remove --yes \"Sunday evening\"")]
    Remove {
        /// Its name
        game: String,
        /// Do not ask
        #[arg(long)]
        yes: bool,
    },
}

#[derive(Debug, Args)]
pub struct Demo {
    /// The opponent
    #[arg(value_parser = ["major", "olivia"])]
    pub opponent: String,

    /// The same seed plays the same game
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,

    /// Columns of the page
    #[arg(long, value_name = "COLUMNS", default_value_t = 80, value_parser = clap::value_parser!(u16).range(20..=400))]
    pub width: u16,
}
