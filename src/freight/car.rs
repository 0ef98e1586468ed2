use std::fmt;

use serde::{Deserialize, Serialize};

use crate::spelled::spelled;

/// Whose a Freight Car or a Crate is (F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Owner {
    /// The solo opponent, `M` or `m` in the notation.
    Major,
    /// The person at the table, `Y` or `y` in the notation.
    You,
}

spelled!(Owner { Major = "major", You = "you" });

/// How large a Freight Car is: its capacity in Crates and its width in small-car spaces (F2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Size {
    /// Three Crates, three spaces.
    Large,
    /// Two Crates, two spaces.
    Medium,
    /// One Crate, one space.
    Small,
}

spelled!(Size { Large = "large", Medium = "medium", Small = "small" });

impl Size {
    /// Every size, largest first, as lists name them.
    pub const ALL: [Self; 3] = [Self::Large, Self::Medium, Self::Small];

    /// Crates that a car of this size holds; the Performance it earns on delivery (F2, F10).
    #[must_use]
    pub fn capacity(self) -> u8 {
        match self {
            Self::Large => 3,
            Self::Medium => 2,
            Self::Small => 1,
        }
    }

    /// Small-car spaces that a car of this size takes in a row (F2).
    #[must_use]
    pub fn width(self) -> u8 {
        self.capacity()
    }

    /// Crates that a car needs aboard before it may move: half its capacity, rounded up (F3).
    #[must_use]
    pub fn crates_to_move(self) -> u8 {
        self.capacity().div_ceil(2)
    }
}

/// What a line of the load or move order names: an owner and a size (M5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CarKind {
    /// Whose cars.
    pub owner: Owner,
    /// Of which size.
    pub size: Size,
}

impl CarKind {
    /// Every kind, his before yours, Large before Medium before Small.
    pub const ALL: [Self; 6] = [
        Self::new(Owner::Major, Size::Large),
        Self::new(Owner::Major, Size::Medium),
        Self::new(Owner::Major, Size::Small),
        Self::new(Owner::You, Size::Large),
        Self::new(Owner::You, Size::Medium),
        Self::new(Owner::You, Size::Small),
    ];

    /// The kind of that owner and size.
    #[must_use]
    pub const fn new(owner: Owner, size: Size) -> Self {
        Self { owner, size }
    }
}

/// The notation's two letters: `ML`, `YS`.
impl fmt::Display for CarKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let owner = match self.owner {
            Owner::Major => 'M',
            Owner::You => 'Y',
        };
        let size = match self.size {
            Size::Large => 'L',
            Size::Medium => 'M',
            Size::Small => 'S',
        };
        write!(f, "{owner}{size}")
    }
}

/// One Freight Car and the Crates aboard (F2). Cars of one kind are alike, as on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FreightCar {
    /// Whose it is and how large.
    pub kind: CarKind,
    /// Crates of the Major aboard.
    pub his_crates: u8,
    /// Crates of yours aboard.
    pub your_crates: u8,
    /// You put a Crate on it in the turn under way, so F4 allows no second one.
    pub loaded_this_turn: bool,
    /// A tick by which a resolution knows a car again after it has moved. It means nothing on
    /// the table and is never written down.
    pub ticked: bool,
}

impl FreightCar {
    /// An empty car.
    #[must_use]
    pub fn empty(kind: CarKind) -> Self {
        Self {
            kind,
            his_crates: 0,
            your_crates: 0,
            loaded_this_turn: false,
            ticked: false,
        }
    }

    /// Crates aboard, whoever owns them.
    #[must_use]
    pub fn crates(&self) -> u8 {
        self.his_crates + self.your_crates
    }

    /// Crates that still find room.
    #[must_use]
    pub fn room(&self) -> u8 {
        self.kind.size.capacity().saturating_sub(self.crates())
    }

    /// F3: at least half full.
    #[must_use]
    pub fn half_full(&self) -> bool {
        self.crates() >= self.kind.size.crates_to_move()
    }

    /// Takes every Crate off, as a delivery does (F10).
    pub fn unload(&mut self) {
        self.his_crates = 0;
        self.your_crates = 0;
    }

    /// The order in which a city's cars are written: his before yours, Large before Medium
    /// before Small, then by Crates, most first, his Crates before yours.
    pub(crate) fn canonical_order(&self) -> impl Ord + use<> {
        (
            self.kind,
            std::cmp::Reverse((self.crates(), self.his_crates)),
            self.loaded_this_turn,
            self.ticked,
        )
    }
}

/// The notation: `ML`, `YM(my)`.
impl fmt::Display for FreightCar {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}", self.kind)?;
        if self.crates() == 0 {
            return Ok(());
        }
        let his = "m".repeat(self.his_crates.into());
        let yours = "y".repeat(self.your_crates.into());
        write!(f, "({his}{yours})")
    }
}

/// One value for each of the two players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerOwner<T> {
    /// The Major's.
    pub major: T,
    /// Yours.
    pub you: T,
}

impl<T> PerOwner<T> {
    /// The value of that player.
    pub fn of(&self, owner: Owner) -> &T {
        match owner {
            Owner::Major => &self.major,
            Owner::You => &self.you,
        }
    }

    /// The value of that player, to be changed.
    pub fn of_mut(&mut self, owner: Owner) -> &mut T {
        match owner {
            Owner::Major => &mut self.major,
            Owner::You => &mut self.you,
        }
    }
}
