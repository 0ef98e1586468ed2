//! What there is to know of the boxes, a subject a file. A new file of facts gets a line in the table.

use super::olivia;
use footplate::{
    freight::Position,
    major::{
        campaign::{self, Campaign},
        facts::{Facts, FactsFault, SETUP_CARDS, WHOLE_DECK},
        rival::{self, Rivals},
        words,
    },
    olivia::facts::{DiceFacts, Facts as _, Printed, SheetFacts, TileFacts},
    table::Page,
};

/// Looks up the person's own file of a name.
pub type Own<'a> = &'a dyn Fn(&str) -> Option<String>;

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

/// What a file says.
pub struct Told {
    /// Whether the owner has checked it.
    pub verified: bool,
    /// Whether there is anything in it that could be checked.
    pub whole: bool,
    /// In a few words: "4 of 14 known".
    pub short: String,
    /// All of it, for checking.
    pub long: String,
    /// A picture of it.
    pub picture: Option<String>,
    /// What in it is hardly meant.
    pub doubts: Vec<String>,
}

/// All subjects.
pub const SUBJECTS: [Subject; 11] = [
    Subject {
        game: "major",
        name: "cards",
        file: Facts::FILES[0],
        shipped: Facts::SHIPPED[0],
        read: cards,
    },
    Subject {
        game: "major",
        name: "board",
        file: Facts::FILES[1],
        shipped: Facts::SHIPPED[1],
        read: board,
    },
    Subject {
        game: "major",
        name: "fleet",
        file: Facts::FILES[2],
        shipped: Facts::SHIPPED[2],
        read: fleet,
    },
    Subject {
        game: "major",
        name: "setups",
        file: Facts::FILES[4],
        shipped: Facts::SHIPPED[4],
        read: setups,
    },
    Subject {
        game: "major",
        name: "investments",
        file: Facts::FILES[5],
        shipped: Facts::SHIPPED[5],
        read: investments,
    },
    Subject {
        game: "major",
        name: "rulings",
        file: Facts::FILES[3],
        shipped: Facts::SHIPPED[3],
        read: rulings,
    },
    Subject {
        game: "major",
        name: "rivals",
        file: rival::FILE,
        shipped: rival::SHIPPED,
        read: rivals,
    },
    Subject {
        game: "major",
        name: "campaign",
        file: campaign::FILE,
        shipped: campaign::SHIPPED,
        read: campaign,
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

/// One own file, and the board that positions are read by.
fn only(own: Own, files: &[usize]) -> Result<Facts, FactsFault> {
    Facts::read(|file| {
        let wanted = files.iter().any(|&index| Facts::FILES[index] == file);
        own(file).filter(|_| wanted)
    })
}

fn cards(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let facts = only(own, &[0])?;
    let known = facts.known.len();
    let short = match known {
        0 => {
            format!("none of the {WHOLE_DECK} is known; a deck made up to fit the rules stands in")
        }
        known => format!("{known} of {WHOLE_DECK} known"),
    };
    Ok(Told {
        verified: facts.cards.verified && known == WHOLE_DECK,
        // a deck that was made up cannot be right
        whole: known == WHOLE_DECK,
        short,
        long: match known {
            0 => String::new(),
            _ => words::known_cards(&facts.known),
        },
        picture: None,
        doubts: words::odd_cards(&facts.known),
    })
}

fn board(own: Own, page: &Page) -> Result<Told, FactsFault> {
    let board = only(own, &[1])?.board;
    let [_, calcutta] = board.cities();
    let (long, picture) = if page.plain {
        (words::loop_told(&board), None)
    } else {
        let picture = words::board(&board, &Position::empty(&board), page);
        (words::below_the_picture(&board), Some(picture))
    };
    Ok(Told {
        verified: board.verified(),
        whole: true,
        short: format!(
            "{} sections to Calcutta, {} to Benares",
            calcutta - 1,
            board.len() - calcutta - 1
        ),
        long,
        picture,
        doubts: Vec::new(),
    })
}

fn fleet(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let fleet = only(own, &[2])?.fleet;
    let short = format!(
        "{} Large, {} Medium and {} Small cars a player",
        fleet.large, fleet.medium, fleet.small
    );
    Ok(Told {
        verified: fleet.verified,
        whole: true,
        long: String::new(),
        short,
        picture: None,
        doubts: Vec::new(),
    })
}

fn setups(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let setups = only(own, &[1, 4])?.setups;
    let mut lines = Vec::new();
    for card in &setups.cards {
        let marker = card
            .marker
            .map_or_else(String::new, |place| format!("; marker {place}"));
        lines.push(format!("Setup card {}: {}{marker}.", card.card, card.cars));
    }
    Ok(Told {
        verified: setups.verified,
        whole: setups.cards.len() == usize::from(SETUP_CARDS),
        short: format!("{} of {SETUP_CARDS} known", setups.cards.len()),
        long: lines.join("\n"),
        picture: None,
        doubts: Vec::new(),
    })
}

fn investments(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let area = only(own, &[5])?.investments;
    let short = match area.rows.len() {
        0 => "not known; I ask for the leftmost open space of each row".into(),
        rows => format!("{rows} rows; I keep the whole area"),
    };
    Ok(Told {
        verified: area.verified,
        whole: area.is_known(),
        short,
        long: if area.is_known() {
            words::investment_area(&area)
        } else {
            String::new()
        },
        picture: None,
        doubts: Vec::new(),
    })
}

fn rulings(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let rulings = only(own, &[3])?.rulings;
    let value = |ruling: &words::RulingTold| {
        format!(
            "{}: {}",
            ruling.name,
            words::ruling_named(&rulings, ruling.name)
        )
    };
    let changed = words::rulings_differ(&rulings, &Default::default()).len();
    let values: Vec<String> = words::RULINGS.iter().map(value).collect();
    Ok(Told {
        // They are choices: there is nothing to check against a box.
        verified: true,
        whole: true,
        short: match changed {
            0 => "all at their defaults".into(),
            1 => "1 changed".into(),
            changed => format!("{changed} changed"),
        },
        long: values.join("\n"),
        picture: None,
        doubts: Vec::new(),
    })
}

fn rivals(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let Rivals {
        verified, rivals, ..
    } = Rivals::read(own(rival::FILE).as_deref())?;
    Ok(Told {
        verified,
        whole: true,
        short: format!("{} challenges", rivals.len()),
        long: words::rivals_told(&rivals),
        picture: None,
        doubts: Vec::new(),
    })
}

fn campaign(own: Own, _: &Page) -> Result<Told, FactsFault> {
    let campaign = Campaign::read(own(campaign::FILE).as_deref())?;
    Ok(Told {
        verified: campaign.verified && campaign.is_known(),
        whole: campaign.is_known(),
        short: words::texts_known(&campaign),
        long: words::objectives_told(&campaign),
        picture: None,
        doubts: Vec::new(),
    })
}
