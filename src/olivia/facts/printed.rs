//! All that is printed in the box, from the files that come with the program or from the owner's.

use serde::{Deserialize, Serialize};

use crate::{
    as_toml,
    facts_file::{FactsFault, parse},
};

use super::{DiceFacts, Facts, SheetFacts, TileFacts};

/// The facts that a game begins with, keeps, and learns (O1, S1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Printed {
    /// The individual sheet.
    #[serde(with = "as_toml")]
    pub sheet: SheetFacts,
    /// The action tiles.
    #[serde(with = "as_toml")]
    pub tiles: TileFacts,
    /// The black die.
    #[serde(with = "as_toml")]
    pub dice: DiceFacts,
}

/// A file of facts that a person has typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FactsFile {
    /// Its path within the data folder.
    pub file: &'static str,
    /// What is to stand in it.
    pub text: String,
}

impl Printed {
    /// The files that hold the facts, within the data folder.
    pub const FILES: [&'static str; 3] = [
        "decks/olivia/sheet.toml",
        "decks/olivia/tiles.toml",
        "decks/olivia/dice.toml",
    ];

    /// The facts that come with the program.
    pub fn shipped() -> Result<Self, FactsFault> {
        Self::read(|_| None)
    }

    /// The facts that come with the program, each file overridden where `own` has one of that name.
    pub fn read(own: impl Fn(&str) -> Option<String>) -> Result<Self, FactsFault> {
        let [sheet, tiles, dice] = Self::FILES;
        Ok(Self {
            sheet: read(sheet, own(sheet))?,
            tiles: read(tiles, own(tiles))?,
            dice: read(dice, own(dice))?,
        })
    }

    /// The files in which these facts differ from others, with the text to keep.
    pub fn changes_since(&self, before: &Self) -> Result<Vec<FactsFile>, FactsFault> {
        let [sheet, tiles, dice] = Self::FILES;
        let mut files = Vec::new();
        if self.sheet != before.sheet {
            files.push(written(sheet, &self.sheet)?);
        }
        if self.tiles != before.tiles {
            files.push(written(tiles, &self.tiles)?);
        }
        if self.dice != before.dice {
            files.push(written(dice, &self.dice)?);
        }
        Ok(files)
    }
}

fn read<F: Facts>(file: &'static str, own: Option<String>) -> Result<F, FactsFault> {
    let text = own.unwrap_or_else(|| F::SHIPPED.to_owned());
    parse(file, &text)
}

fn written<F: Facts>(file: &'static str, facts: &F) -> Result<FactsFile, FactsFault> {
    match toml::to_string(facts) {
        Ok(text) => Ok(FactsFile { file, text }),
        Err(fault) => Err(FactsFault::whole(file, fault.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::number::Number;
    use super::*;

    #[test]
    fn an_own_file_overrides_the_shipped_one() {
        let shipped = Printed::shipped().unwrap();
        let own = Printed::read(|file| {
            (file == Printed::FILES[0]).then(|| "verified = true\n[hexes]\n1 = 9".to_owned())
        });
        let own = own.unwrap();
        assert!(own.sheet.verified && own.sheet.hexes.contains_key(&Number::ALL[0]));
        assert_eq!(own.tiles, shipped.tiles);
        let files = own.changes_since(&shipped).unwrap();
        assert_eq!(files.len(), 1);
        assert_eq!(
            Printed::read(|file| (file == files[0].file).then(|| files[0].text.clone())).unwrap(),
            own
        );
    }

    #[test]
    fn a_bad_own_file_is_refused_with_file_line_and_column() {
        let fault = Printed::read(|file| {
            (file == Printed::FILES[1])
                .then(|| "verified = true\n[tiles.2]\nkind = \"bolt\"".to_owned())
        });
        assert_eq!(
            fault.unwrap_err().to_string(),
            "decks/olivia/tiles.toml, line 3, column 8: “bolt” is none of the words that may stand here: expected “lightning” or “permanent”"
        );
    }
}
