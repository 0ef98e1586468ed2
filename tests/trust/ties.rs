//! Chance decides a tie where the person does not want to, and nobody can fish for another lot.

use std::path::Path;

use footplate::table::{
    Choose, Game, Interrupt, Journal, Look, Page, Played, Script, Table, View, play, resume,
};
use serde::{Deserialize, Serialize};

/// Two ties after each other.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Ties {
    chosen: Vec<usize>,
}

impl Game for Ties {
    const OPPONENT: &'static str = "ties";
    const RULES: u32 = 1;

    fn chapter(&self) -> Option<String> {
        (self.chosen.len() < 4).then(|| "Ties".to_owned())
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        for _ in 0..2 {
            let ask = Choose::new("tie", "Which?")
                .keys(["a", "b", "c", "d", "e", "f"])
                .likely(0)
                .or_dice();
            let chosen = table.choose(self, ask)?;
            table.tell(format!("It is number {chosen}."));
            self.chosen.push(chosen);
        }
        Ok(())
    }

    fn mend(&self, _: &Self, _: &str, _: &mut Table) -> Result<Option<(Self, String)>, Interrupt> {
        Ok(None)
    }
}

impl Look for Ties {
    fn views(&self) -> &'static [View] {
        &[]
    }

    fn view(&self, _: &str, _: &str, _: &Page) -> String {
        String::new()
    }
}

fn seen(journal: Journal, answers: &[&str]) -> (String, Journal) {
    let script = Script::new(answers.iter().copied());
    let seen = script.transcript();
    let mut table = Table::new(script, journal);
    let _ = play(Ties { chosen: Vec::new() }, &mut table);
    let text = table.journal().text().as_bytes().to_vec();
    (
        seen.text(),
        Journal::parse(text, Path::new("ties")).unwrap(),
    )
}

fn lots(text: &str) -> Vec<&str> {
    let lots = text
        .lines()
        .filter_map(|line| line.strip_prefix("Chance chooses: "));
    lots.collect()
}

#[test]
fn the_word_dice_lets_chance_choose_and_the_choice_is_kept() {
    for seed in 0..20 {
        let (text, journal) = seen(Journal::memory::<Ties>(seed), &["dice", "DICE"]);
        let chosen = lots(&text);
        assert_eq!(chosen.len(), 2, "{text}");
        assert!(
            text.contains("Type dice to let chance choose.\n[Enter = a] >"),
            "{text}"
        );
        let log = journal.log(9, &[], &Page::plain(80));
        assert!(
            log.contains("- let chance choose: ") && log.contains(" of 6"),
            "{log}"
        );
        assert!(
            log.contains(&format!("1. Which? > {}", chosen[0].trim_end_matches('.'))),
            "{log}"
        );
        let script = Script::new(["quit"]);
        let mut table = Table::new(script, journal);
        let Ok(Played::Left(game)) = resume::<Ties>(&mut table) else {
            panic!("not left");
        };
        let named: Vec<String> = game
            .chosen
            .iter()
            .map(|place| format!("{}.", char::from(b'a' + *place as u8)))
            .collect();
        assert_eq!(named, chosen);
    }
}

#[test]
fn an_undone_lot_falls_again_as_it_fell() {
    for seed in 0..20 {
        let (text, journal) = seen(
            Journal::memory::<Ties>(seed),
            &[
                "dice", "undo", "dice", "undo", "b", "undo", "dice", "dice", "undo 2", "dice",
                "dice",
            ],
        );
        // the chapter that runs again tells again what counts
        let (first, second) = (lots(&text)[0], *lots(&text).last().unwrap());
        let (text, journal) = seen(journal, &["undo 2", "dice", "undo", "dice", "dice"]);
        assert!(
            lots(&text).iter().all(|lot| [first, second].contains(lot)),
            "{seed}: {text}"
        );
        let (text, _) = seen(journal, &["undo 2", "redo 2"]);
        assert!(!text.contains("played again"), "{text}");
    }
}

#[test]
fn dice_is_no_answer_where_nothing_is_tied() {
    let script = Script::new(["dice"]);
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Ties>(1));
    let ask = Choose::new("other", "Which?").keys(["a", "b"]);
    let _ = table.choose(&(), ask);
    assert!(
        seen.text().contains("“dice” is not among the answers"),
        "{}",
        seen.text()
    );
}
