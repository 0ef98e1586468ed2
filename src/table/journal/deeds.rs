//! What a person did, thing by thing: answers that she typed in one, as in "move YM", are taken back and given again in one.

use super::fold::{Entry, Kind};
use super::{AnswerLine, ChapterLine, Journal, Recorded};
use crate::table::cut::Cut;

/// The longest question that stands in a label.
const LONGEST: usize = 56;

impl Journal {
    /// How many answers lie in so many of the things done last.
    pub(in crate::table) fn answers_in_last(&self, things: usize) -> usize {
        let mut begun = 0;
        let mut answers = 0;
        for entry in self.steps_back() {
            if begun == things {
                break;
            }
            answers += 1;
            begun += usize::from(!self.goes_on(entry));
        }
        answers
    }

    /// How many answers lie in so many of the things that were taken back and come next.
    pub(in crate::table) fn answers_in_next(&self, things: usize) -> usize {
        let mut begun = 0;
        let mut answers = 0;
        for entry in self.next_steps() {
            // an answer whose beginning was not taken back is a thing of its own
            if answers == 0 || !self.goes_on(entry) {
                begun += 1;
            }
            if begun > things {
                break;
            }
            answers += 1;
        }
        answers
    }

    /// Whether something was answered since the open chapter began.
    pub(in crate::table) fn is_amid_chapter(&self) -> bool {
        let last = self.fold.entries.last();
        last.is_some_and(|entry| !matches!(entry.kind, Kind::Chapter { .. }))
    }

    /// What `undo` would take back, in a few words.
    #[must_use]
    pub fn undo_label(&self) -> Option<String> {
        let last = self.last_steps(self.answers_in_last(1));
        self.deeds(last).pop()
    }

    /// What `redo` would give again, in a few words.
    pub(in crate::table) fn redo_label(&self) -> Option<String> {
        let next = self.next_steps().take(self.answers_in_next(1));
        self.deeds(next).pop()
    }

    /// The last steps in the order in which they were done.
    pub(super) fn last_steps(&self, count: usize) -> impl Iterator<Item = &Entry> {
        let mut last: Vec<&Entry> = self.steps_back().take(count).collect();
        last.reverse();
        last.into_iter()
    }

    /// The steps that redo would give again, the next one first.
    pub(super) fn next_steps(&self) -> impl Iterator<Item = &Entry> {
        let undone = self.fold.undone.iter().rev();
        undone.filter_map(|taken| taken.first())
    }

    /// What these steps did, in a few words for each thing.
    pub(super) fn deeds<'e>(&self, steps: impl Iterator<Item = &'e Entry>) -> Vec<String> {
        let mut deeds: Vec<Vec<AnswerLine>> = Vec::new();
        for entry in steps {
            let line = self.deed(entry);
            match deeds.last_mut() {
                Some(deed) if line.with => deed.push(line),
                _ => deeds.push(vec![line]),
            }
        }
        deeds.iter().map(|deed| label(deed)).collect()
    }

    /// What was answered in the open chapter, thing by thing.
    pub(in crate::table) fn deeds_of_chapter(&self) -> Vec<Cut> {
        let mut deeds: Vec<Vec<AnswerLine>> = Vec::new();
        for recorded in self.recorded().unwrap_or_default() {
            match (recorded, deeds.last_mut()) {
                (Recorded::Answer(line), Some(deed)) if line.with => deed.push(line),
                (Recorded::Answer(line), _) => deeds.push(vec![line]),
                (Recorded::Chance(_), _) => {}
            }
        }
        let cut = |deed: &Vec<AnswerLine>| {
            Some(Cut {
                key: deed.first()?.answer.clone(),
                deed: label(deed),
            })
        };
        deeds.iter().filter_map(cut).collect()
    }

    /// A step as it is named; a fix like an answer.
    fn deed(&self, entry: &Entry) -> AnswerLine {
        let line = self.line(entry);
        let named = |value: Option<String>, else_named: &str| AnswerLine {
            answer: String::new(),
            value: value.unwrap_or_else(|| else_named.to_owned()),
            with: false,
            asked: String::new(),
            told: Vec::new(),
        };
        match entry.kind {
            Kind::Chapter { .. } => {
                let line = serde_json::from_str::<ChapterLine>(line);
                named(line.ok().and_then(|line| line.by), "fix")
            }
            _ => serde_json::from_str(line).unwrap_or_else(|_| named(None, "an answer")),
        }
    }

    fn goes_on(&self, entry: &Entry) -> bool {
        entry.kind == Kind::Answer && self.deed(entry).with
    }

    fn steps_back(&self) -> impl Iterator<Item = &Entry> {
        self.fold
            .entries
            .iter()
            .rev()
            .filter(|entry| entry.is_step())
    }
}

/// "move YM"; an answer alone that says little has its question beside it.
fn label(deed: &[AnswerLine]) -> String {
    match deed {
        [only] if says_little(&only.value) => {
            let label = format!("{} ({})", only.value, shortened(&only.asked));
            label.trim_start().trim_end_matches(" ()").to_owned()
        }
        _ => {
            let values: Vec<&str> = deed.iter().map(|line| line.value.as_str()).collect();
            values.join(" ")
        }
    }
}

/// Whether an answer needs its question beside it to be understood.
fn says_little(answer: &str) -> bool {
    matches!(answer, "yes" | "no")
        || answer
            .bytes()
            .all(|byte| byte.is_ascii_digit() || byte == b' ')
}

/// The sentence of a question that asks, as far as it is short.
fn shortened(asked: &str) -> String {
    let asked = asked.rsplit('\n').next().unwrap_or_default();
    let mut sentences = asked.split_inclusive(['?', '.']).map(str::trim);
    let sentence = sentences
        .find(|sentence| sentence.ends_with('?'))
        .unwrap_or(asked);
    if sentence.chars().count() <= LONGEST {
        return sentence.to_owned();
    }
    let mut short = String::new();
    for word in sentence.split(' ') {
        if short.chars().count() + word.chars().count() >= LONGEST {
            break;
        }
        short.push_str(word);
        short.push(' ');
    }
    short.trim_end_matches([' ', ',', ':']).to_owned() + " …"
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_label_has_the_sentence_that_asks() {
        for (asked, short) in [
            ("How many?", "How many?"),
            (
                "You have advanced by 2. Does a reward load or ship?",
                "Does a reward load or ship?",
            ),
            (
                "A picture.\nHow many has he? Type the number if you want.",
                "How many has he?",
            ),
            (
                "Was it so before his card already, in all that you have mended there?",
                "Was it so before his card already, in all that you have …",
            ),
            ("Type what you have", "Type what you have"),
        ] {
            assert_eq!(shortened(asked), short);
        }
    }
}
