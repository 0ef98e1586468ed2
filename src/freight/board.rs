use std::fmt;

use serde::{Deserialize, Serialize};

use super::Place;

/// What a section of the loop is (F1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SectionKind {
    /// Benares or Calcutta: cars stand singly, deliveries end here.
    City,
    /// Plain track.
    Straight,
    /// Track with rows to choose from, where a train may split (F9).
    Junction,
}

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

/// One section of the loop, ready for use.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// What notation calls it: `BEN`, `C4`.
    pub id: String,
    /// City, straight or junction.
    pub kind: SectionKind,
    /// Rows of track; a city has one place for all its cars.
    pub rows: u8,
    /// F14: rupees for each unit of capacity; 0 but for junctions.
    pub value: u8,
    /// F4: Crates may be loaded here.
    pub loading: bool,
    /// F11: movements straight into the next city.
    pub shortcut: Option<u8>,
    first_place: usize,
    to_city: usize,
    reached_value: u8,
}

/// The railway: one loop of sections, travelled clockwise (F1). Sections are counted from 0 at
/// Benares.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "BoardFile", into = "BoardFile")]
pub struct Board {
    sections: Vec<Section>,
    places: Vec<usize>,
    verified: bool,
    source: Option<String>,
}

impl Board {
    /// How many sections the loop has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.sections.len()
    }

    /// A board has sections: always false.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }

    /// Whether the owner has checked the board against the box.
    #[must_use]
    pub fn verified(&self) -> bool {
        self.verified
    }

    /// The sections in loop order from Benares.
    #[must_use]
    pub fn sections(&self) -> &[Section] {
        &self.sections
    }

    /// The section of that number.
    #[must_use]
    pub fn section(&self, section: usize) -> &Section {
        &self.sections[section]
    }

    /// The section that follows clockwise (F1).
    #[must_use]
    pub fn next(&self, section: usize) -> usize {
        (section + 1) % self.sections.len()
    }

    /// The city that a train in that section travels to; for a city, the other one.
    #[must_use]
    pub fn destination(&self, section: usize) -> usize {
        (section + self.distance(section)) % self.sections.len()
    }

    /// M11: sections to the destination, shortcuts not counted; 1 before a city.
    #[must_use]
    pub fn distance(&self, section: usize) -> usize {
        self.sections[section].to_city
    }

    /// F14: the value of the last junction reached on this leg; 0 before the first and in a city.
    #[must_use]
    pub fn reached_value(&self, section: usize) -> u8 {
        self.sections[section].reached_value
    }

    /// Every place in loop order: one for a city, one for each row elsewhere.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.places.len()).map(Place)
    }

    /// The section in which a place lies.
    #[must_use]
    pub fn section_of(&self, place: Place) -> usize {
        self.places[place.0]
    }

    /// The row of a place, counted from 0.
    #[must_use]
    pub fn row_of(&self, place: Place) -> usize {
        place.0 - self.sections[self.places[place.0]].first_place
    }

    /// The places of a section, row by row.
    pub fn rows(&self, section: usize) -> impl Iterator<Item = Place> + use<> {
        let first = self.sections[section].first_place;
        (first..first + usize::from(self.sections[section].rows)).map(Place)
    }

    /// The place where all cars of a city stand, or the first row of another section.
    #[must_use]
    pub fn first_place(&self, section: usize) -> Place {
        Place(self.sections[section].first_place)
    }

    /// Whether a section is a city.
    #[must_use]
    pub fn is_city(&self, section: usize) -> bool {
        self.sections[section].kind == SectionKind::City
    }

    /// F4: the cities and the central junctions.
    #[must_use]
    pub fn is_loading_space(&self, section: usize) -> bool {
        self.is_city(section) || self.sections[section].loading
    }

    /// The two cities: Benares and Calcutta.
    #[must_use]
    pub fn cities(&self) -> [usize; 2] {
        [0, self.destination(0)]
    }

    /// The section that text names: exactly, or in any case where only one fits.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<usize> {
        if let Some(exact) = self.sections.iter().position(|section| section.id == id) {
            return Some(exact);
        }
        let mut alike = (0..self.sections.len())
            .filter(|&section| self.sections[section].id.eq_ignore_ascii_case(id));
        let found = alike.next();
        if alike.next().is_some() { None } else { found }
    }

    /// What notation calls a place: `BEN`, `C4`, `C4.2`.
    #[must_use]
    pub fn place_id(&self, place: Place) -> String {
        let id = &self.sections[self.section_of(place)].id;
        match self.row_of(place) {
            0 => id.clone(),
            row => format!("{id}.{}", row + 1),
        }
    }
}

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

fn check_loop(sections: &[SectionFile]) -> Result<(), BoardFault> {
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

impl TryFrom<BoardFile> for Board {
    type Error = BoardFault;

    fn try_from(file: BoardFile) -> Result<Self, BoardFault> {
        check_loop(&file.sections)?;
        let count = file.sections.len();
        let city = |index: usize| file.sections[index % count].kind == SectionKind::City;
        let mut sections = Vec::with_capacity(count);
        let mut places = Vec::new();
        let mut reached_value = 0;
        for (index, section) in file.sections.iter().enumerate() {
            let rows = section.rows.unwrap_or(1);
            match section.kind {
                SectionKind::City => reached_value = 0,
                SectionKind::Junction => reached_value = section.value.unwrap_or(0),
                SectionKind::Straight => {}
            }
            sections.push(Section {
                id: section.id.clone(),
                kind: section.kind,
                rows,
                value: section.value.unwrap_or(0),
                loading: section.loading.unwrap_or(false),
                shortcut: section.shortcut,
                first_place: places.len(),
                to_city: (1..=count)
                    .find(|ahead| city(index + ahead))
                    .unwrap_or(count),
                reached_value,
            });
            places.extend(std::iter::repeat_n(index, rows.into()));
        }
        Ok(Self {
            sections,
            places,
            verified: file.verified,
            source: file.source,
        })
    }
}

impl From<Board> for BoardFile {
    fn from(board: Board) -> Self {
        Self {
            verified: board.verified,
            source: board.source,
            sections: board
                .sections
                .into_iter()
                .map(|section| SectionFile {
                    id: section.id,
                    kind: section.kind,
                    rows: (section.rows > 1).then_some(section.rows),
                    value: (section.value > 0).then_some(section.value),
                    loading: section.loading.then_some(true),
                    shortcut: section.shortcut,
                })
                .collect(),
        }
    }
}
