//! What the files of the Major's box say.

use footplate::{
    freight::Position,
    major::{
        campaign::{self, Campaign},
        facts::{Facts, FactsFault, SETUP_CARDS, WHOLE_DECK},
        rival::{self, Rivals},
        words,
    },
    table::Page,
};

use super::told::{Own, Told};

/// One own file, and the board that positions are read by.
fn only(own: Own, files: &[usize]) -> Result<Facts, FactsFault> {
    Facts::read(|file| {
        let wanted = files.iter().any(|&index| Facts::FILES[index] == file);
        own(file).filter(|_| wanted)
    })
}

pub fn cards(own: Own, _: &Page) -> Result<Told, FactsFault> {
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

pub fn board(own: Own, page: &Page) -> Result<Told, FactsFault> {
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

pub fn fleet(own: Own, _: &Page) -> Result<Told, FactsFault> {
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

pub fn setups(own: Own, _: &Page) -> Result<Told, FactsFault> {
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

pub fn investments(own: Own, _: &Page) -> Result<Told, FactsFault> {
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

pub fn rulings(own: Own, _: &Page) -> Result<Told, FactsFault> {
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

pub fn rivals(own: Own, _: &Page) -> Result<Told, FactsFault> {
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

pub fn campaign(own: Own, _: &Page) -> Result<Told, FactsFault> {
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
