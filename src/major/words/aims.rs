//! What is said of a Rival's challenge and of a campaign's objective: K2–K4.

use crate::{
    freight::{Board, CarKind, Owner, Position, Size, naming::section_name},
    major::{
        aim::{Aim, Challenge, LEADERS},
        campaign::{GAMES, Objective},
        card::Ship,
        game::{FinalResult, MajorGame, Part},
        rival::{Change, Rival},
    },
};

use super::counted;

/// The app has drawn the challenge.
pub const RIVAL_DRAWN: &str = "I have drawn one of the challenges at random (K2).";
/// K3.
pub const AIM_AT_WHICH: &str =
    "Which objective do you aim at? Its score has to be reached too (K3).";
/// K3.
pub const OBJECTIVE_UNTOLD: &str = "see what your box says of it";

/// The challenge or the objective, before anything is set up; `None` where there is neither.
#[must_use]
pub fn aim_begins(game: &MajorGame) -> Option<String> {
    let aim = &game.aim;
    let target = aim.target(&game.facts.rulings);
    match (&aim.challenge, target) {
        (Challenge::Rival(rival), Some(target)) => Some(format!(
            "Rival “{}”: you win with {target} victory points or more{}. {}",
            rival.name,
            with_leaders(aim, target, rival.target),
            change_told(rival)
        )),
        (
            Challenge::Campaign {
                campaign,
                game: number,
                ..
            },
            Some(target),
        ) => {
            let objective = aim.objective()?;
            Some(format!(
                "Campaign “{campaign}”, game {number} of {GAMES}: you win with {target} victory points or more{} and the objective “{}”: {}",
                with_leaders(aim, target, objective.target),
                objective.name,
                ended(objective.text.as_deref().unwrap_or(OBJECTIVE_UNTOLD))
            ))
        }
        _ if aim.leaders => Some("You play with Leaders: the ranks stay as they are (K4).".into()),
        _ => None,
    }
}

fn ended(text: &str) -> String {
    let text = text.trim();
    if text.ends_with(['.', '!', '?']) {
        text.to_owned()
    } else {
        format!("{text}.")
    }
}

fn with_leaders(aim: &Aim, target: i64, printed: i64) -> String {
    match (aim.leaders, target - printed) {
        (false, _) => String::new(),
        (true, 0) => " (Leaders do not raise it by your ruling, K4)".into(),
        (true, more) => format!(" ({printed} and {more} more for Leaders, K4)"),
    }
}

/// What a challenge changes when the game is set up (K2).
#[must_use]
pub fn change_told(rival: &Rival) -> String {
    match &rival.change {
        Change::RemoveTiles { white, red } => format!(
            "Remove the {} highest white and the {} lowest red Performance tiles (K2).",
            in_word(*white),
            in_word(*red)
        ),
        Change::SecondLarge => "The Major has a second Large: put it into the city opposite his first one's start (K2).".into(),
        Change::ReplaceWestPosts => "Remove the West Trading Posts and put those of another type in their place (K2).".into(),
        Change::Investments { spaces } => format!(
            "The Major starts with Investments: put one of his markers on each of the spaces {} (K2).",
            listed_spaces(spaces)
        ),
        Change::MarketPawns { row } => format!(
            "Put all three of the Major's Market pawns on value row {row} (K2)."
        ),
        Change::CrateOnShip { ship } => format!(
            "Put one of the Major's Crates on Ship {ship}: he starts both rounds with one there (K2)."
        ),
    }
}

fn in_word(count: u8) -> String {
    match count {
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        other => other.to_string(),
    }
}

fn listed_spaces(spaces: &[u32]) -> String {
    let spaces: Vec<String> = spaces.iter().map(ToString::to_string).collect();
    crate::freight::naming::listed(&spaces)
}

/// The city in which his second Large was added, if it was (K2).
#[must_use]
pub fn second_large_added(board: &Board, typed: &Position, both: &Position) -> Option<String> {
    let large = CarKind::new(Owner::Major, Size::Large);
    if typed.count(large) == both.count(large) {
        return None;
    }
    let added = board.cities().into_iter().find(|&city| {
        let place = board.first_place(city);
        typed.at(place) != both.at(place)
    })?;
    Some(format!(
        "His second Large stands in {} (K2): {}.",
        section_name(board, added),
        both.notation(board)
    ))
}

/// What a challenge has to do with a part of the Administration (K2).
#[must_use]
pub fn reminder(change: Option<&Change>, part: Part) -> Option<String> {
    match (change?, part) {
        (Change::CrateOnShip { ship }, Part::Ships) => Some(format!(
            "His Crate that started on Ship {ship} counts (K2)."
        )),
        (Change::MarketPawns { row }, Part::Market) => Some(format!(
            "All three of them started on value row {row} (K2)."
        )),
        (Change::Investments { spaces }, Part::Investments) => Some(format!(
            "His Investments on the spaces {} are there from the start (K2): these spaces are taken.",
            listed_spaces(spaces)
        )),
        _ => None,
    }
}

/// K2: the Crate on the Ship in Round 2.
#[must_use]
pub fn crate_again(ship: Ship) -> String {
    format!(
        "The Major starts this round with a Crate on Ship {ship} as well (K2): see that one of his lies there."
    )
}

/// The target, for the first lines of a turn and for `score`; `None` where there is none.
#[must_use]
pub fn target_line(game: &MajorGame) -> Option<String> {
    let target = game.aim.target(&game.facts.rulings)?;
    Some(match &game.aim.challenge {
        Challenge::Rival(rival) => format!("Your target: {target}, Rival “{}”.", rival.name),
        _ => format!(
            "Your target: {target} and “{}”.",
            game.aim.objective()?.name
        ),
    })
}

/// What the challenge set up on the table, for `score` (K2).
#[must_use]
pub fn known_of_challenge(game: &MajorGame) -> Option<String> {
    match game.aim.change()? {
        Change::Investments { spaces } => Some(format!(
            "His Investments from the start: spaces {}.",
            listed_spaces(spaces)
        )),
        Change::MarketPawns { row } => Some(format!(
            "His Market pawns started on value row {row}, all three."
        )),
        _ => None,
    }
}

/// An objective to aim at: its score and what it says.
#[must_use]
pub fn objective_option(objective: &Objective, leaders: bool) -> String {
    let target = objective.target + if leaders { LEADERS } else { 0 };
    match &objective.text {
        Some(text) => format!("“{}”, {target}: {}", objective.name, ended(text)),
        None => format!("“{}”, {target}", objective.name),
    }
}

/// Whether the objective was met.
#[must_use]
pub fn objective_met(objective: &Objective) -> String {
    let text = objective.text.as_deref().unwrap_or(OBJECTIVE_UNTOLD);
    format!(
        "Have you met the objective “{}”: {}",
        objective.name,
        question(text)
    )
}

fn question(text: &str) -> String {
    format!("{}?", text.trim().trim_end_matches(['.', '!', '?']))
}

/// Whether the challenge was won, in a sentence; `None` where there was none.
#[must_use]
pub fn judged(game: &MajorGame, result: &FinalResult) -> Option<String> {
    let target = result.target?;
    let points = result.victory_points;
    let missing = u32::try_from(target - points).unwrap_or(0);
    let reached = if points >= target {
        format!("The target of {target} is reached")
    } else {
        format!(
            "The target of {target} is missed by {}",
            counted(missing, "point")
        )
    };
    Some(match (&game.aim.challenge, result.won?) {
        (Challenge::Rival(rival), true) => {
            format!("{reached}: you win the challenge “{}” (K2).", rival.name)
        }
        (Challenge::Rival(rival), false) => {
            format!(
                "{reached}: the Major wins the challenge “{}” (K2).",
                rival.name
            )
        }
        (Challenge::Campaign { campaign, game, .. }, won) => {
            let objective = if result.objective_met == Some(true) {
                "the objective is met"
            } else {
                "the objective is not met"
            };
            let ending = match (won, *game) {
                (true, GAMES) => format!("The campaign “{campaign}” is won!"),
                (true, game) => format!("Game {} of the campaign “{campaign}” is open.", game + 1),
                (false, _) => format!("The campaign “{campaign}” ends here (K3)."),
            };
            let joined = if (points >= target) == (result.objective_met == Some(true)) {
                "and"
            } else {
                "but"
            };
            format!("{reached}, {joined} {objective}. {ending}")
        }
        _ => return None,
    })
}
