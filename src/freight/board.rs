use serde::{Deserialize, Serialize};

use crate::spelled::spelled;

use super::{BoardFault, BoardFile, Place, SectionFile, board_file::check_loop};

/// What a section of the loop is (F1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionKind {
    /// Benares or Calcutta: cars stand singly, deliveries end here.
    City,
    /// Plain track.
    Straight,
    /// Track with rows to choose from, where a train may split (F9).
    Junction,
}

spelled!(SectionKind { City = "city", Straight = "straight", Junction = "junction" });

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

    /// The same with its row wherever a section has several: `C4.1`.
    #[must_use]
    pub fn row_id(&self, place: Place) -> String {
        let section = self.section(self.section_of(place));
        match section.rows {
            0 | 1 => section.id.clone(),
            _ => format!("{}.{}", section.id, self.row_of(place) + 1),
        }
    }
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
