//! Conversations that end in facts: what is printed in the person's own box, typed once.
//!
//! They are played at the table like a game, a question or two a chapter, so that anything can be taken back and a
//! person can leave at any card.

mod aims;
mod board;
mod campaign;
mod cards;
mod rest;
mod rivals;

use serde::{Deserialize, Serialize};

use super::{facts::Facts, words};
use crate::table::{Game, Interrupt, Look, Page, Table, View};

pub use aims::Aims;
pub use board::{Leg, railway};
pub use cards::{Typed, ask_next};

/// A conversation about facts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entering {
    /// The facts as they are by now.
    pub facts: Facts,
    /// The challenges and the objectives as they are by now.
    pub aims: Aims,
    /// What is still to be asked, the next last.
    pub next: Vec<Entry>,
    /// The legs of a board that is not finished yet.
    pub legs: Vec<Leg>,
    /// The legs as they were told before, when the loop was not right.
    pub earlier: Vec<Leg>,
}

/// One part of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// What is to be done with the cards.
    Cards,
    /// A card that is not known yet.
    Card,
    /// A leg of the board.
    Leg,
    /// The picture of the loop, to compare.
    Loop,
    /// The numbers of cars.
    Fleet,
    /// A Setup card.
    Setup(u8),
    /// The next row of the Investment area.
    Row,
    /// A ruling.
    Ruling,
    /// The Rival's challenges.
    Rivals {
        /// Whether they were shown.
        begun: bool,
    },
    /// The campaign's objectives.
    Objectives {
        /// The objective from which on Enter goes to the next that is not known; `None` before they were shown.
        from: Option<usize>,
    },
    /// The text of an objective that a game can be played for.
    Text(usize),
    /// Name, score and paths of an objective whose text was typed.
    Objective(usize),
}

impl Entering {
    /// The facts that can be entered in conversation, by the name of their file.
    pub const SUBJECTS: [&str; 8] = [
        "cards",
        "board",
        "fleet",
        "setups",
        "investments",
        "rulings",
        "rivals",
        "campaign",
    ];

    /// The conversation about a subject. `None` where there is none.
    #[must_use]
    pub fn about(subject: &str, mut facts: Facts, aims: Aims) -> Option<Self> {
        let mut next = match subject {
            "cards" => vec![Entry::Cards],
            "board" => vec![Entry::Leg, Entry::Leg, Entry::Loop],
            "fleet" => vec![Entry::Fleet],
            "setups" => (1..=super::facts::SETUP_CARDS).map(Entry::Setup).collect(),
            "investments" => vec![Entry::Row],
            "rulings" => vec![Entry::Ruling],
            "rivals" => vec![Entry::Rivals { begun: false }],
            "campaign" => vec![Entry::Objectives { from: None }],
            _ => return None,
        };
        if subject == "investments" {
            facts.investments.rows.clear();
        }
        next.reverse();
        Some(Self {
            facts,
            aims,
            next,
            legs: Vec::new(),
            earlier: Vec::new(),
        })
    }
}

impl Entering {
    /// The conversation about the texts of these objectives alone (K3).
    #[must_use]
    pub fn texts(facts: Facts, aims: Aims, objectives: &[usize]) -> Self {
        let next = objectives.iter().rev().copied();
        Self {
            facts,
            aims,
            next: next.map(Entry::Text).collect(),
            legs: Vec::new(),
            earlier: Vec::new(),
        }
    }
}

impl Look for Entering {
    fn views(&self) -> &'static [View] {
        match self.next.last() {
            Some(Entry::Rivals { .. }) => &[View {
                word: "known",
                shows: "the challenges as I know them",
            }],
            Some(Entry::Objectives { .. } | Entry::Text(_) | Entry::Objective(_)) => &[View {
                word: "known",
                shows: "the objectives as I know them",
            }],
            Some(Entry::Cards | Entry::Card) => &[View {
                word: "known",
                shows: "the Major's cards that are known",
            }],
            _ => &[],
        }
    }

    fn view(&self, _word: &str, _about: &str, page: &Page) -> String {
        let Aims { rivals, campaign } = &self.aims;
        page.wrap(&match self.next.last() {
            Some(Entry::Rivals { .. }) => words::rivals_told(&rivals.rivals),
            Some(Entry::Objectives { .. } | Entry::Text(_) | Entry::Objective(_)) => {
                words::objectives_told(campaign)
            }
            _ => words::known_cards(&self.facts.known),
        })
    }

    fn mends(&self) -> bool {
        false
    }

    fn quit_does(&self) -> &'static str {
        match self.next.last() {
            Some(Entry::Leg | Entry::Loop | Entry::Fleet | Entry::Row | Entry::Ruling) => {
                words::NOTHING_STAYS
            }
            _ => words::WHAT_WAS_TYPED_STAYS,
        }
    }
}

impl Game for Entering {
    const OPPONENT: &'static str = "facts";
    const RULES: u32 = 1;

    fn chapter(&self) -> Option<String> {
        self.next
            .last()
            .map(|entry| words::entry_heading(self, *entry))
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        match self.next.last() {
            Some(Entry::Cards) => cards::choose(self, table),
            Some(Entry::Card) => cards::next(self, table),
            Some(Entry::Leg) => board::leg(self, table),
            Some(Entry::Loop) => board::compare(self, table),
            Some(Entry::Fleet) => rest::fleet(self, table),
            Some(Entry::Setup(card)) => rest::setup(self, table, *card),
            Some(Entry::Row) => rest::row(self, table),
            Some(Entry::Ruling) => rest::ruling(self, table),
            Some(Entry::Rivals { begun }) => rivals::rivals(self, table, *begun),
            Some(Entry::Objectives { from }) => campaign::objectives(self, table, *from),
            Some(Entry::Text(which)) => campaign::text(self, table, *which),
            Some(Entry::Objective(which)) => campaign::objective(self, table, *which),
            None => Ok(()),
        }
    }
}
