//! The log: what was told and answered, as the journal has it.

use super::fold::Kind;
use super::{ChanceLine, ChapterLine, Dealt, Journal, Recorded, Told};
use crate::table::Page;

impl Journal {
    /// What happened in so many of the last chapters, and what was `told` since the last line. Answers stand after `>`.
    /// What was taken back is not in it.
    #[must_use]
    pub fn log(&self, chapters: usize, told: &[Told], page: &Page) -> String {
        let mut log = Log {
            page,
            lines: Vec::new(),
            heading: String::new(),
            answer: 0,
        };
        let entries = &self.fold.entries;
        let openings = entries
            .iter()
            .enumerate()
            .rev()
            .filter(|(_, entry)| matches!(entry.kind, Kind::Chapter { .. }));
        let begin = openings
            .map(|(at, _)| at)
            .take(chapters)
            .last()
            .unwrap_or_default();
        let before = entries.get(..begin).unwrap_or_default();
        log.answer = before.iter().filter(|entry| entry.is_step()).count();
        for (at, entry) in entries.iter().enumerate().skip(begin) {
            log.answer += usize::from(entry.is_step());
            if matches!(entry.kind, Kind::Chapter { .. }) {
                if let Ok(line) = serde_json::from_str::<ChapterLine>(self.line(entry)) {
                    // what was told before the first chapter of the log belongs to the one above it
                    log.chapter(line, at > begin);
                }
                self.log_seen(&mut log, at + 1);
                continue;
            }
            if at > begin {
                log.tell(&self.told_in(entry));
            }
            match self.recorded_in(entry) {
                Ok(Recorded::Answer(line)) => {
                    let number = log.answer;
                    log.words(&format!("{number}. {} > {}", line.asked, line.value));
                }
                Ok(Recorded::Chance(line)) => log.chance(&line, ""),
                Err(_) => {}
            }
            self.log_seen(&mut log, at + 1);
        }
        log.tell(told);
        if let Some(label) = self.redo_label() {
            log.words(&format!("  · taken back, redo gives it again: {label}"));
        }
        log.lines.join("\n")
    }

    /// What had been seen here when the person went back and took another way.
    fn log_seen(&self, log: &mut Log, at: usize) {
        let seen = self.fold.seen.iter().filter(|(place, _)| *place == at);
        for entry in seen.flat_map(|(_, entries)| entries) {
            if let Ok(Recorded::Chance(line)) = self.recorded_in(entry) {
                log.chance(&line, "gone back here, after seeing: ");
            }
        }
    }
}

struct Log<'p> {
    page: &'p Page,
    lines: Vec<String>,
    heading: String,
    /// The number of the answer that comes now, from 1.
    answer: usize,
}

impl Log<'_> {
    fn words(&mut self, words: &str) {
        self.lines.push(self.page.wrap(words));
    }

    fn tell(&mut self, told: &[Told]) {
        for told in told {
            match told {
                Told::Words(words) => self.words(words),
                Told::Picture { show } => self.lines.push(show.trim_end_matches('\n').to_owned()),
            }
        }
    }

    fn chapter(&mut self, line: ChapterLine, with_told: bool) {
        let (before, of_fix) = line.told_around_fix();
        if with_told {
            self.tell(before);
        }
        if let Some(by) = &line.by {
            let number = self.answer;
            self.words(&format!("{number}. > {by}"));
        }
        if with_told {
            self.tell(of_fix);
        }
        if line.chapter.is_empty() {
            self.words("The game is over.");
        } else if line.chapter != self.heading {
            if !self.lines.is_empty() {
                self.lines.push(String::new());
            }
            self.words(&line.chapter);
            self.heading = line.chapter;
        }
    }

    /// What chance gave stands after a dot, or on a plain page after a dash: from there on it had been seen.
    fn chance(&mut self, line: &ChanceLine, how: &str) {
        let gave = match &line.value {
            Dealt::Roll(_) if !line.of.is_empty() => format!("rolled {}", line.of),
            Dealt::Roll(dice) => {
                let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
                format!("rolled {}", dice.join(" "))
            }
            Dealt::Shuffle(order) if line.of.is_empty() => {
                format!("shuffled {} cards", order.len())
            }
            Dealt::Shuffle(order) => format!("shuffled {} {}", order.len(), line.of),
            Dealt::Draw(Some(card)) => format!("drew {card}"),
            Dealt::Draw(None) => "found nothing left to draw".to_owned(),
            Dealt::Lot(place, count) => format!("let chance choose: {} of {count}", place + 1),
        };
        let dot = if self.page.plain { "-" } else { "·" };
        self.words(&format!("  {dot} {how}{gave}"));
    }
}
