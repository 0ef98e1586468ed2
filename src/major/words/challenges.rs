//! What is asked and told while the challenges and the objectives of the box are entered: K2, K3.

use crate::major::{
    campaign::{Campaign, Objective},
    rival::{INVESTMENTS, PRINTED, Rival},
};

use super::{change_told, counted, facts::read_list};

/// Nothing more is to be entered.
pub const DONE: &str = "done";
/// What leaves a fact as it is.
pub const LATER: &str = "later";
/// Where the objectives come from, once one was typed.
pub const TEXTS_FROM_THE_BOX: &str = "Typed from the box, where it has a text.";
/// Before the first text is asked for.
pub const TEXTS_ARE_KEPT: &str = "What the box says of the objectives is asked once, and kept in decks/major/campaign.toml in the data folder.";
/// K2.
pub const WHICH_RIVAL: &str = "Which one stands otherwise in your box?";
/// K2.
pub const ARE_THESE_THE_RIVALS: &str =
    "So all of them stand in your box as in the list above, names and scores too?";
/// K3.
pub const WHICH_OBJECTIVE: &str = "Which one do you look up in your box?";
/// K3.
pub const ARE_THESE_THE_OBJECTIVES: &str =
    "So all of them stand in your box as in the list above, with what they lead to?";
/// K2, K3.
pub const WHAT_IS_IT_CALLED: &str = "What is it called?";
/// K2, K3.
pub const WHICH_TARGET: &str = "Which score is printed with it?";
/// K2.
pub const HOW_MANY_WHITE: &str = "How many of the highest white Performance tiles does it remove?";
/// K2.
pub const HOW_MANY_RED: &str = "How many of the lowest red ones?";
/// K2.
pub const WHICH_VALUE_ROW: &str = "On which value row do his Market pawns start?";
/// K2.
pub const WHICH_SPACES: &str =
    "On which Investment spaces does he start? Type what is printed on each, as in 40 24";
/// K2.
pub const ON_WHICH_SHIP: &str = "On which Ship does his Crate start?";

/// A challenge: its name, its score and what it changes (K2).
#[must_use]
pub fn rival_told(rival: &Rival) -> String {
    format!("{}, {}: {}", rival.name, rival.target, change_told(rival))
}

/// The challenges, numbered (K2).
#[must_use]
pub fn rivals_told(rivals: &[Rival]) -> String {
    numbered(rivals.iter().map(rival_told))
}

fn numbered(told: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = (1..)
        .zip(told)
        .map(|(number, told)| format!("  {number}. {told}"))
        .collect();
    lines.join("\n")
}

/// A challenge or an objective after it was typed, by its place from 0.
#[must_use]
pub fn now_reads(which: usize, told: &str) -> String {
    format!("Now it reads:\n  {}. {told}", which + 1)
}

/// Spaces as they are typed.
#[must_use]
pub fn spaces_typed(spaces: &[u32]) -> String {
    let spaces: Vec<String> = spaces.iter().map(u32::to_string).collect();
    spaces.join(" ")
}

/// Reads the spaces on which he starts (K2).
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_printed_spaces(typed: &str) -> Result<Vec<u32>, String> {
    let spaces: Vec<u32> = read_list(typed)?.into_iter().map(u32::from).collect();
    if !INVESTMENTS.contains(&spaces.len()) {
        return Err(format!(
            "Type {} to {} spaces: there are {} here.",
            INVESTMENTS.start(),
            INVESTMENTS.end(),
            spaces.len()
        ));
    }
    match spaces.iter().find(|space| !PRINTED.contains(space)) {
        Some(space) => Err(format!(
            "{space} cannot be: type values from {} to {}.",
            PRINTED.start(),
            PRINTED.end()
        )),
        None => Ok(spaces),
    }
}

/// How many texts are known, after one was typed.
#[must_use]
pub fn so_many_texts(campaign: &Campaign) -> String {
    format!(
        "Now {}.",
        texts_known(campaign).replace(" known", " are known")
    )
}

/// Reads a name that no other of its kind has.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_name(typed: &str, taken: &[&str]) -> Result<String, String> {
    let name = typed.trim();
    let same = |other: &&&str| other.to_lowercase() == name.to_lowercase();
    if let Some(other) = taken.iter().find(same) {
        return Err(format!(
            "Another one is called “{other}” already: type a name that tells them apart."
        ));
    }
    if !name.chars().any(char::is_alphabetic) {
        return Err(format!(
            "“{name}” has no letter: type the name that your box gives it, or one of your own."
        ));
    }
    Ok(name.to_owned())
}

/// An objective: its name, its game, its score, what it leads to and what it says (K3).
#[must_use]
pub fn objective_told(campaign: &Campaign, objective: &Objective) -> String {
    let opens: Vec<String> = objective
        .opens
        .iter()
        .filter_map(|id| campaign.find(id))
        .map(|next| format!("“{}”", next.name))
        .collect();
    let opens = match opens.is_empty() {
        true => String::new(),
        false => format!(", leads to {}", crate::freight::naming::listed(&opens)),
    };
    let Objective {
        name, row, target, ..
    } = objective;
    let text = objective.text.as_deref().unwrap_or("its text is not known");
    format!("“{name}”, game {row}, score {target}{opens}: {text}")
}

/// The objectives, numbered from the lowest row to the highest (K3).
#[must_use]
pub fn objectives_told(campaign: &Campaign) -> String {
    let objectives = campaign.objectives.iter();
    numbered(objectives.map(|objective| objective_told(campaign, objective)))
}

/// K3.
#[must_use]
pub fn what_does_it_ask(objective: &Objective) -> String {
    let later = match objective.text {
        Some(_) => "",
        None => " later leaves it open",
    };
    format!(
        "Objective “{}”: what does the box ask for?{later}",
        objective.name
    )
}

/// K3.
#[must_use]
pub fn does_it_lead_to(name: &str) -> String {
    format!("Does it lead to “{name}” in the next game?")
}

/// How many texts of the objectives are known (K3).
#[must_use]
pub fn texts_known(campaign: &Campaign) -> String {
    let objectives = &campaign.objectives;
    let known = objectives.iter().filter(|one| one.text.is_some()).count();
    let all = u32::try_from(objectives.len()).unwrap_or(u32::MAX);
    format!(
        "the texts of {known} of {} known",
        counted(all, "objective")
    )
}
