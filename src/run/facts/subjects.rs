//! What there is to know of the boxes, a subject a file. A new file of facts gets a line in the table.

use super::{
    major, olivia,
    told::{Own, Told},
};
use footplate::{
    major::{
        campaign,
        facts::{Facts, FactsFault},
        rival,
    },
    olivia::facts::{DiceFacts, Facts as _, Printed, SheetFacts, TileFacts},
    table::Page,
};

/// Something that is printed in a box, kept in one file.
pub struct Subject {
    /// The game that it belongs to: "major".
    pub game: &'static str,
    /// What the person calls it: "cards".
    pub name: &'static str,
    /// Its file within the data folder.
    pub file: &'static str,
    /// The file as it ships.
    pub shipped: &'static str,
    /// Reads the file and tells of it.
    pub read: fn(Own, &Page) -> Result<Told, FactsFault>,
}

/// All subjects.
pub const SUBJECTS: [Subject; 11] = [
    Subject {
        game: "major",
        name: "cards",
        file: Facts::FILES[0],
        shipped: Facts::SHIPPED[0],
        read: major::cards,
    },
    Subject {
        game: "major",
        name: "board",
        file: Facts::FILES[1],
        shipped: Facts::SHIPPED[1],
        read: major::board,
    },
    Subject {
        game: "major",
        name: "fleet",
        file: Facts::FILES[2],
        shipped: Facts::SHIPPED[2],
        read: major::fleet,
    },
    Subject {
        game: "major",
        name: "setups",
        file: Facts::FILES[4],
        shipped: Facts::SHIPPED[4],
        read: major::setups,
    },
    Subject {
        game: "major",
        name: "investments",
        file: Facts::FILES[5],
        shipped: Facts::SHIPPED[5],
        read: major::investments,
    },
    Subject {
        game: "major",
        name: "rulings",
        file: Facts::FILES[3],
        shipped: Facts::SHIPPED[3],
        read: major::rulings,
    },
    Subject {
        game: "major",
        name: "rivals",
        file: rival::FILE,
        shipped: rival::SHIPPED,
        read: major::rivals,
    },
    Subject {
        game: "major",
        name: "campaign",
        file: campaign::FILE,
        shipped: campaign::SHIPPED,
        read: major::campaign,
    },
    Subject {
        game: "olivia",
        name: "sheet",
        file: Printed::FILES[0],
        shipped: SheetFacts::SHIPPED,
        read: olivia::sheet,
    },
    Subject {
        game: "olivia",
        name: "tiles",
        file: Printed::FILES[1],
        shipped: TileFacts::SHIPPED,
        read: olivia::tiles,
    },
    Subject {
        game: "olivia",
        name: "dice",
        file: Printed::FILES[2],
        shipped: DiceFacts::SHIPPED,
        read: olivia::dice,
    },
];
