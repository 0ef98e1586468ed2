//! The railway, its cars and the table, in the plainest types that hold them.

use serde::{Deserialize, Serialize};

/// Whose a car or a Crate is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Owner {
    Major,
    You,
}

/// How wide a car is and how many Crates it holds (F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Size {
    Large,
    Medium,
    Small,
}

impl Size {
    /// Its width in spaces, which is its capacity too (F2).
    pub fn number(self) -> usize {
        match self {
            Size::Large => 3,
            Size::Medium => 2,
            Size::Small => 1,
        }
    }
}

/// One line of the load order and the move order: cars of one owner and size.
pub type Line = (Owner, Size);

/// A car and the Crates in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Car {
    pub owner: Owner,
    pub size: Size,
    /// Crates of the Major.
    pub his: usize,
    /// Crates of yours.
    pub yours: usize,
    /// Whether its turn in the present line of the present pass is over (M8).
    pub considered: bool,
}

impl Car {
    pub fn line(&self) -> Line {
        (self.owner, self.size)
    }

    pub fn room(&self) -> usize {
        self.size.number() - self.his - self.yours
    }

    /// F3: Small 1, Medium 1, Large 2 Crates, whoever owns them.
    pub fn half_full(&self) -> bool {
        2 * (self.his + self.yours) >= self.size.number()
    }

    /// His own car, or one of yours with a Crate of his: what M9 lets him move, M12 keeps joined
    /// and M13 looks for.
    pub fn concerns_him(&self) -> bool {
        self.owner == Owner::Major || self.his > 0
    }
}

/// The spaces that these cars take up in a row.
pub fn width(cars: &[Car]) -> usize {
    cars.iter().map(|car| car.size.number()).sum()
}

/// The spaces of a row (F1).
pub const ROW: usize = 3;

/// The kinds of section (F1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    City,
    Straight,
    Junction,
}

/// One section of the loop, as a board file describes it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Section {
    pub id: String,
    pub kind: Kind,
    #[serde(default = "one")]
    pub rows: usize,
    #[serde(default)]
    pub loading: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shortcut: Option<u8>,
}

fn one() -> usize {
    1
}

/// The loop, from Benares.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Board {
    pub sections: Vec<Section>,
}

impl Board {
    pub fn after(&self, section: usize) -> usize {
        (section + 1) % self.sections.len()
    }

    pub fn is_city(&self, section: usize) -> bool {
        self.sections[section].kind == Kind::City
    }

    /// F4: both cities and both central junctions.
    pub fn is_loading_space(&self, section: usize) -> bool {
        self.is_city(section) || self.sections[section].loading
    }

    /// How many sections to the city that a train standing here travels to.
    pub fn distance(&self, section: usize) -> usize {
        let next = self.after(section);
        if self.is_city(next) {
            1
        } else {
            1 + self.distance(next)
        }
    }
}

/// The cars of each row of each section. A city is one row in which the cars stand in no order.
pub type Places = Vec<Vec<Vec<Car>>>;

/// An empty railway.
pub fn nothing_on(board: &Board) -> Places {
    let rows = |section: &Section| match section.kind {
        Kind::City => 1,
        _ => section.rows,
    };
    let sections = board.sections.iter();
    sections
        .map(|section| vec![Vec::new(); rows(section)])
        .collect()
}
