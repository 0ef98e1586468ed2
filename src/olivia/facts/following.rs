//! The person's own files follow what a game learns, fact by fact: what was typed or checked elsewhere stays.

use std::collections::BTreeMap;

use super::super::number::Number;
use super::super::words;
use super::{DiceFacts, Printed, SheetFacts, TileFact, TileFacts};

/// A sitting in which a game came to know more of the box, or took back what it knew (O4, O5, S1, S3, S6).
#[derive(Clone, Copy, Debug)]
pub struct Learning<'a> {
    /// What stood in the files before anything of this sitting was written.
    pub stood: &'a Printed,
    /// What the game knew when the sitting began.
    pub start: &'a Printed,
    /// What it knew when the files followed it last.
    pub before: &'a Printed,
    /// What it knows now.
    pub after: &'a Printed,
}

impl Learning<'_> {
    /// What a file says of a fact afterwards: it changes with the game, and where the game went back to what it began
    /// with, so does the file. A game that goes back to where it did not know what an earlier sitting knew takes nothing
    /// out: it may have come from the file, and it is asked again.
    fn followed<T: PartialEq>(
        &self,
        file: Option<T>,
        fact: impl Fn(&Printed) -> Option<T>,
    ) -> Option<T> {
        let after = fact(self.after);
        match () {
            () if fact(self.before) == after => file,
            () if fact(self.start) == after => fact(self.stood),
            () if after.is_none() => file,
            () => after,
        }
    }

    fn each<T: PartialEq + Clone>(
        &self,
        file: &mut BTreeMap<Number, T>,
        facts: impl Fn(&Printed) -> &BTreeMap<Number, T>,
    ) {
        let known = std::mem::take(file);
        for number in Number::ALL {
            let known = known.get(&number).cloned();
            let fact = self.followed(known, |printed| facts(printed).get(&number).cloned());
            if let Some(fact) = fact {
                file.insert(number, fact);
            }
        }
    }
}

impl Printed {
    /// What the files hold once they have followed a game.
    #[must_use]
    pub fn following(&self, learning: &Learning) -> Self {
        Self {
            sheet: self.sheet.following(learning),
            tiles: self.tiles.following(learning),
            dice: self.dice.following(learning),
        }
    }

    /// These facts of a game with what the files know and it does not. Where it then knows the same as they, they are
    /// as much checked.
    #[must_use]
    pub fn filled_from(&self, files: &Self) -> Self {
        let mut filled = self.clone();
        let Self { sheet, tiles, dice } = &mut filled;
        for (city, colour) in &files.sheet.colours {
            sheet.colours.entry(*city).or_insert(*colour);
        }
        for (region, hexes) in &files.sheet.hexes {
            sheet.hexes.entry(*region).or_insert(*hexes);
        }
        if sheet.says_like(&files.sheet) {
            sheet.clone_from(&files.sheet);
        }
        for (tile, known) in &files.tiles.tiles {
            let fact = tiles.tiles.entry(*tile).or_default();
            fact.kind = fact.kind.or(known.kind);
            fact.points = fact.points.or(known.points);
            // no game asks for words
            fact.words.clone_from(&known.words);
        }
        if tiles.tiles == files.tiles.tiles {
            tiles.clone_from(&files.tiles);
        }
        if dice.black.is_none() || dice.black == files.dice.black {
            dice.clone_from(&files.dice);
        }
        filled
    }
}

impl SheetFacts {
    fn says_like(&self, other: &Self) -> bool {
        self.colours == other.colours && self.hexes == other.hexes
    }

    fn following(&self, learning: &Learning) -> Self {
        let mut sheet = self.clone();
        learning.each(&mut sheet.colours, |printed| &printed.sheet.colours);
        learning.each(&mut sheet.hexes, |printed| &printed.sheet.hexes);
        if sheet.says_like(self) {
            return sheet;
        }
        if sheet.says_like(&learning.stood.sheet) {
            return learning.stood.sheet.clone();
        }
        // colours that came with the program are believed: a sheet that gets whole in a game is not checked
        sheet.verified &= self.is_known() && sheet.is_known();
        words::TYPED_BY_YOU.clone_into(&mut sheet.source);
        sheet
    }
}

impl TileFacts {
    fn following(&self, learning: &Learning) -> Self {
        let mut tiles = self.clone();
        tiles.tiles.clear();
        for tile in Number::ALL {
            let TileFact {
                kind,
                points,
                words,
            } = self.fact(tile);
            let of = |printed: &Printed| printed.tiles.fact(tile);
            let fact = TileFact {
                kind: learning.followed(kind, |printed| of(printed).kind),
                points: learning.followed(points, |printed| of(printed).points),
                words,
            };
            if fact != TileFact::default() {
                tiles.tiles.insert(tile, fact);
            }
        }
        if tiles.tiles == self.tiles {
            return tiles;
        }
        if tiles.tiles == learning.stood.tiles.tiles {
            return learning.stood.tiles.clone();
        }
        // neither kinds nor points come with the program: once they are all typed, the tiles are checked
        tiles.verified = tiles.is_known() && (self.verified || !self.is_known());
        words::TYPED_BY_YOU.clone_into(&mut tiles.source);
        tiles
    }
}

impl DiceFacts {
    fn following(&self, learning: &Learning) -> Self {
        let black = learning.followed(self.black, |printed| printed.dice.black);
        if black == self.black {
            return self.clone();
        }
        if black == learning.stood.dice.black {
            return learning.stood.dice.clone();
        }
        Self {
            verified: black.is_some(),
            source: words::TYPED_BY_YOU.to_owned(),
            black,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::tiles::Kind;
    use super::*;

    fn tiles(text: &str) -> Printed {
        let own = |file: &str| (file == Printed::FILES[1]).then(|| text.to_owned());
        Printed::read(own).unwrap()
    }

    #[test]
    fn o5_a_file_follows_a_game_fact_by_fact_and_back_again() {
        let checked = tiles(
            "verified = true\n[tiles]\n1 = {kind = 'lightning', points = 1, words = 'A hex.'}\n4 = {kind = 'permanent', points = 2}",
        );
        let start = tiles("verified = false\n[tiles]\n1 = {kind = 'lightning', points = -2}");
        let mut after = start.clone();
        let four = Number::ALL[3];
        after
            .tiles
            .learn(four, |fact| fact.kind = Some(Kind::Lightning));
        let mut learning = Learning {
            stood: &checked,
            start: &start,
            before: &start,
            after: &after,
        };
        let followed = checked.following(&learning);
        assert_eq!(followed.tiles.fact(four).kind, Some(Kind::Lightning));
        assert_eq!(followed.tiles.fact(four).points, Some(2));
        let one = Number::ALL[0];
        assert_eq!(followed.tiles.fact(one), checked.tiles.fact(one));
        (learning.before, learning.after) = (&after, &start);
        assert_eq!(followed.following(&learning), checked);
        learning.before = &start;
        assert_eq!(checked.following(&learning), checked);
    }

    #[test]
    fn o5_a_game_takes_from_the_files_what_it_does_not_know() {
        let files = tiles(
            "verified = true\n[tiles]\n1 = {kind = 'lightning', points = 1}\n4 = {kind = 'permanent'}",
        );
        let game = tiles("verified = false\n[tiles]\n1 = {kind = 'lightning'}");
        assert_eq!(game.filled_from(&files).tiles, files.tiles);
        let mended = tiles("verified = false\n[tiles]\n1 = {kind = 'permanent'}");
        let filled = mended.filled_from(&files);
        let one = filled.tiles.fact(Number::ALL[0]);
        assert_eq!((one.kind, one.points), (Some(Kind::Permanent), Some(1)));
        assert!(!filled.tiles.verified);
    }
}
