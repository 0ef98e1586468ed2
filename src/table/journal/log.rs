//! The log: what was told and answered, as the journal has it.

use super::fold::Kind;
use super::{ChapterLine, Dealt, Journal, Recorded, Told};
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
        for (at, entry) in entries.iter().enumerate().skip(begin) {
            // what was told before the first chapter of the log belongs to the one above it
            if at > begin {
                log.tell(&self.told_in(entry));
            }
            match (entry.kind, self.recorded_in(entry)) {
                (Kind::Chapter { .. }, _) => {
                    if let Ok(line) = serde_json::from_str::<ChapterLine>(self.line(entry)) {
                        log.chapter(line);
                    }
                }
                (_, Ok(Recorded::Answer(line))) => {
                    log.words(&format!("{} > {}", line.asked, line.value))
                }
                (_, Ok(Recorded::Chance(line))) => log.chance(&line.value),
                (_, Err(_)) => {}
            }
        }
        log.tell(told);
        log.lines.join("\n")
    }
}

struct Log<'p> {
    page: &'p Page,
    lines: Vec<String>,
    heading: String,
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

    fn chapter(&mut self, line: ChapterLine) {
        if let Some(by) = line.by {
            self.words(&format!("> {by}"));
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

    fn chance(&mut self, dealt: &Dealt) {
        let dot = if self.page.plain { "-" } else { "·" };
        match dealt {
            Dealt::Roll(dice) => {
                let dice: Vec<String> = dice.iter().map(ToString::to_string).collect();
                self.words(&format!("  {dot} rolled {}", dice.join(" ")));
            }
            Dealt::Shuffle(order) => self.words(&format!("  {dot} shuffled {} cards", order.len())),
            Dealt::Draw(Some(card)) => self.words(&format!("  {dot} drew {card}")),
            Dealt::Draw(None) => self.words(&format!("  {dot} found nothing left to draw")),
        }
    }
}
