//! Conversations that end in facts: what is printed in the person's own copy, typed once.
//!
//! They are played at the table like a game, a question or two a chapter, so that anything can be taken back and what
//! was typed is there when a person leaves. What is known as a whole is shown, to be compared with the box; only then
//! it counts as checked.

mod dice;
mod sheet;
mod tiles;

use serde::{Deserialize, Serialize};

use super::{facts::Printed, number::Number, words};
use crate::table::{Choose, Game, Interrupt, Look, Page, Table, View};

pub use super::words::{dice_told, sheet_told, tiles_told};

/// A conversation about facts (O4, O5, S1, S3, S6).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Entering {
    /// The facts as they are by now.
    pub facts: Printed,
    /// What is talked about.
    pub subject: Subject,
    /// What is still to be asked, the next last.
    pub next: Vec<Entry>,
}

/// What can be talked about: a file of facts each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// The individual sheet (O4, S3).
    Sheet,
    /// The action tiles (O5, S6).
    Tiles,
    /// The black die (S1).
    Dice,
}

/// One part of a conversation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Entry {
    /// What the cities take (S3).
    Colours,
    /// The hexes of the regions (O4).
    Hexes,
    /// An action tile (O5, S6).
    Tile(Number),
    /// The faces of the black die (S1).
    Faces,
    /// All that is known, to be compared with the box.
    Compare,
}

impl Subject {
    /// All subjects, as their files are named.
    pub const ALL: [(&'static str, Self); 3] = [
        ("sheet", Self::Sheet),
        ("tiles", Self::Tiles),
        ("dice", Self::Dice),
    ];

    /// The subject of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        let found = Self::ALL.into_iter().find(|(other, _)| *other == name);
        found.map(|(_, subject)| subject)
    }
}

impl Entering {
    /// The conversation about a subject. What is known as a whole is compared first.
    #[must_use]
    pub fn about(subject: Subject, facts: Printed) -> Self {
        let mut entering = Self {
            facts,
            subject,
            next: vec![Entry::Compare],
        };
        if !entering.is_known() {
            entering.ask_for_all();
        }
        entering
    }

    fn is_known(&self) -> bool {
        match self.subject {
            Subject::Sheet => self.facts.sheet.is_known(),
            Subject::Tiles => self.facts.tiles.is_known(),
            Subject::Dice => self.facts.dice.black.is_some(),
        }
    }

    fn told(&self) -> String {
        match self.subject {
            Subject::Sheet => sheet_told(&self.facts.sheet),
            Subject::Tiles => tiles_told(&self.facts.tiles),
            Subject::Dice => dice_told(&self.facts.dice),
        }
    }

    fn ask_for_all(&mut self) {
        match self.subject {
            Subject::Sheet => self.next.extend([Entry::Hexes, Entry::Colours]),
            Subject::Tiles => {
                // those that are known as well: what was typed in a game may be wrong
                let tiles = Number::ALL.into_iter().rev();
                self.next.extend(tiles.map(Entry::Tile));
            }
            Subject::Dice => self.next.push(Entry::Faces),
        }
    }

    /// Whether the owner has compared all of it with her copy.
    fn set_checked(&mut self, checked: bool) {
        let Printed { sheet, tiles, dice } = &mut self.facts;
        let (verified, source) = match self.subject {
            Subject::Sheet => (&mut sheet.verified, &mut sheet.source),
            Subject::Tiles => (&mut tiles.verified, &mut tiles.source),
            Subject::Dice => (&mut dice.verified, &mut dice.source),
        };
        if *verified != checked {
            *verified = checked;
            words::TYPED_BY_YOU.clone_into(source);
        }
    }

    fn compare(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        table.tell(self.told());
        if !self.is_known() {
            table.tell(words::NOT_ALL_KNOWN);
            self.set_checked(false);
            self.next.pop();
            return Ok(());
        }
        let right = table.confirm(
            self,
            "olivia/enter/right",
            words::is_it_so(self.subject),
            true,
        )?;
        if right {
            self.next.pop();
        } else if self.subject == Subject::Tiles {
            let ask = Choose::new("olivia/enter/which", words::WHICH_TILE)
                .keys(Number::ALL.map(|tile| tile.to_string()));
            let tile = Number::ALL[table.choose(self, ask)?];
            self.next.push(Entry::Tile(tile));
        } else {
            self.ask_for_all();
        }
        self.set_checked(right);
        Ok(())
    }
}

impl Look for Entering {
    fn views(&self) -> &'static [View] {
        &[View {
            word: "facts",
            shows: words::FACTS_SHOW,
        }]
    }

    fn view(&self, _word: &str, _about: &str, page: &Page) -> String {
        page.wrap(&self.told())
    }

    fn mends(&self) -> bool {
        false
    }

    fn quit_does(&self) -> &'static str {
        words::WHAT_WAS_TYPED_STAYS
    }
}

impl Game for Entering {
    const OPPONENT: &'static str = "facts-of-olivia";
    const RULES: u32 = 1;

    fn chapter(&self) -> Option<String> {
        let entry = self.next.last()?;
        Some(words::entry_heading(self, *entry))
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        match self.next.last() {
            Some(Entry::Colours) => sheet::colours(self, table),
            Some(Entry::Hexes) => sheet::hexes(self, table),
            Some(Entry::Tile(tile)) => tiles::tile(self, table, *tile),
            Some(Entry::Faces) => dice::faces(self, table),
            Some(Entry::Compare) => self.compare(table),
            None => Ok(()),
        }
    }
}
