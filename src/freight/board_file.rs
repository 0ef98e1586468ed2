use std::fmt;

use serde::{Deserialize, Serialize};

use super::SectionKind;

/// A section as it is written in a board file or a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionFile {
    /// What notation calls it.
    pub id: String,
    /// City, straight or junction.
    pub kind: SectionKind,
    /// Rows of track, 1–9; one if left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rows: Option<u8>,
    /// Rupees for each unit of capacity in transit beyond it (F14).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// A central junction, where Crates are loaded (F4).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loading: Option<bool>,
    /// Movements that a shortcut into the next city costs (F11).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shortcut: Option<u8>,
}

/// A board as it is written in a file or a request: the sections in loop order from Benares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    /// Whether the owner has checked it against the box.
    #[serde(default)]
    pub verified: bool,
    /// Where the figures come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The loop, clockwise, from Benares.
    pub sections: Vec<SectionFile>,
}

/// What is wrong with a board, and in which section, counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFault {
    /// The section at fault; `None` where it is the board as a whole.
    pub section: Option<usize>,
    /// The key at fault within it.
    pub key: Option<&'static str>,
    /// A sentence: what is wrong and what was expected.
    pub message: String,
}

impl fmt::Display for BoardFault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.section {
            Some(section) => write!(f, "section {}: {}", section + 1, self.message),
            None => write!(f, "{}", self.message),
        }
    }
}

impl std::error::Error for BoardFault {}

fn fault(section: usize, key: &'static str, message: String) -> BoardFault {
    BoardFault {
        section: Some(section),
        key: Some(key),
        message,
    }
}

fn whole(message: &str) -> BoardFault {
    BoardFault {
        section: None,
        key: None,
        message: message.into(),
    }
}

fn check_section(index: usize, section: &SectionFile) -> Result<(), BoardFault> {
    let id = &section.id;
    if id.is_empty() || id.len() > 8 || !id.chars().all(|c| c.is_ascii_alphanumeric()) {
        return Err(fault(
            index,
            "id",
            format!(
                "the id {id:?} cannot be used in notation: expected one to eight letters and digits, such as C4"
            ),
        ));
    }
    let junction = section.kind == SectionKind::Junction;
    match section.rows {
        Some(rows) if !(1..=9).contains(&rows) => {
            return Err(fault(
                index,
                "rows",
                format!("{id} has {rows} rows: expected 1 to 9"),
            ));
        }
        Some(rows) if rows > 1 && section.kind == SectionKind::City => {
            return Err(fault(
                index,
                "rows",
                format!(
                    "the city {id} has {rows} rows: cars in a city stand singly, leave rows out"
                ),
            ));
        }
        _ => {}
    }
    if section.value.is_some_and(|value| value > 0) && !junction {
        return Err(fault(
            index,
            "value",
            format!("{id} has a value but is no junction: only junctions have one (F14)"),
        ));
    }
    if section.loading == Some(true) && section.kind == SectionKind::Straight {
        return Err(fault(
            index,
            "loading",
            format!(
                "{id} is a loading space but no junction: Crates are loaded in cities and central junctions (F4)"
            ),
        ));
    }
    match section.shortcut {
        Some(_) if !junction => Err(fault(
            index,
            "shortcut",
            format!(
                "{id} has a shortcut but is no junction: a shortcut starts at a junction (F11)"
            ),
        )),
        Some(0) => Err(fault(
            index,
            "shortcut",
            format!("the shortcut from {id} costs no movement: expected 1 or more"),
        )),
        _ => Ok(()),
    }
}

/// F1, F4, F6, F11: whether sections make a railway.
pub(super) fn check_loop(sections: &[SectionFile]) -> Result<(), BoardFault> {
    if sections.len() > 200 {
        return Err(whole("the board has more than 200 sections"));
    }
    let is_city = |index: usize| sections[index].kind == SectionKind::City;
    if sections.is_empty() || !is_city(0) {
        return Err(whole(
            "the board does not start with a city: expected Benares as the first section",
        ));
    }
    if (0..sections.len()).filter(|&index| is_city(index)).count() != 2 {
        return Err(whole(
            "the board does not have two cities: expected Benares and Calcutta (F1)",
        ));
    }
    for (index, section) in sections.iter().enumerate() {
        check_section(index, section)?;
        if let Some(other) = sections[..index]
            .iter()
            .position(|other| other.id == section.id)
        {
            return Err(fault(
                index,
                "id",
                format!(
                    "the id {} is taken by section {} already",
                    section.id,
                    other + 1
                ),
            ));
        }
        let next = (index + 1) % sections.len();
        if is_city(index) && sections[next].kind != SectionKind::Straight {
            return Err(fault(
                next,
                "kind",
                format!(
                    "{} follows the city {} but is no straight: a train forms on a straight (F6)",
                    sections[next].id, section.id
                ),
            ));
        }
        if section.shortcut.is_some() {
            let later = sections[index + 1..]
                .iter()
                .take_while(|later| later.kind != SectionKind::City)
                .find(|later| later.kind == SectionKind::Junction);
            if let Some(later) = later {
                return Err(fault(
                    index,
                    "shortcut",
                    format!(
                        "{} has a shortcut, but the junction {} still follows before the city (F11)",
                        section.id, later.id
                    ),
                ));
            }
        }
    }
    Ok(())
}
