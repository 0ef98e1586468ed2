//! Whatever is undone, redone and reloaded: the person is asked as if it had never been.

use crate::orchard::{Orchard, answer, take_up};
use footplate::table::*;
use proptest::prelude::*;
use std::cell::RefCell;
use std::path::Path;
use std::rc::Rc;

#[derive(Clone, Debug)]
enum Deed {
    /// Answer, by a random player of this seed.
    Answer(u64),
    Undo(usize),
    Redo(usize),
    /// Leave, and read the journal again.
    Reload,
    /// Look at something.
    Look,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        8 => any::<u64>().prop_map(Deed::Answer),
        3 => (1..5_usize).prop_map(Deed::Undo),
        3 => (1..5_usize).prop_map(Deed::Redo),
        2 => Just(Deed::Reload),
        1 => Just(Deed::Look),
    ];
    proptest::collection::vec(deed, 1..80)
}

/// What the person was asked after each answer that counts, or could be given again.
#[derive(Default)]
struct Model {
    asked: Vec<String>,
    now: usize,
    wrong: Option<String>,
}

struct Driver {
    deeds: Rc<RefCell<Vec<Deed>>>,
    model: Rc<RefCell<Model>>,
}

impl Player for Driver {
    fn page(&self) -> Page {
        Page::plain(80)
    }

    fn tell(&mut self, _words: &str) {}

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let mut model = self.model.borrow_mut();
        let (question, prompt) = asked.lay_out(&self.page());
        let question = format!("{}: {question}{prompt}", asked.key);
        let now = model.now;
        match model.asked.get(now) {
            Some(known) if *known != question => {
                model.wrong = Some(format!("after {now} answers: {known}\nbut now: {question}"));
                return Err(Interrupt::EndOfInput);
            }
            Some(_) => {}
            None => model.asked.push(question),
        }
        let Some(deed) = self.deeds.borrow_mut().pop() else {
            return Err(Interrupt::EndOfInput);
        };
        match deed {
            Deed::Answer(seed) => {
                model.asked.truncate(now + 1);
                model.now += 1;
                Random::new(seed, self.page(), std::io::sink()).ask(asked)
            }
            Deed::Undo(count) => {
                model.now -= count.min(now);
                Ok(format!("undo {count}"))
            }
            Deed::Redo(count) => {
                model.now = (now + count).min(model.asked.len() - 1);
                Ok(format!("redo {count}"))
            }
            Deed::Reload => Ok("quit".to_owned()),
            Deed::Look => Ok("basket".to_owned()),
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn undo_redo_and_reload_leave_no_trace(deeds in deeds(), seed in any::<u64>(), own_dice in any::<bool>()) {
        let deeds = Rc::new(RefCell::new(deeds));
        let model = Rc::new(RefCell::new(Model::default()));
        let mut journal = Journal::memory::<Orchard>(seed);
        loop {
            let driver = Driver { deeds: deeds.clone(), model: model.clone() };
            let mut table = Table::new(driver, journal);
            let game = Orchard { own_dice, ..Orchard::new() };
            let played = play(game, &mut table);
            prop_assert_eq!(model.borrow().wrong.clone(), None);
            match played {
                Ok(Played::Left(_)) => {
                    let text = table.journal().text().as_bytes().to_vec();
                    journal = Journal::parse(text, Path::new("journal")).unwrap();
                }
                Ok(Played::Over(_)) | Err(Stop::EndOfInput) => break,
                Err(Stop::Signal | Stop::Fault(_)) => return Err(TestCaseError::fail(format!("{played:?}"))),
            }
        }
    }

    #[test]
    fn whatever_is_typed_the_journal_can_be_taken_up(lines in proptest::collection::vec(line(), 0..30)) {
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        let first = answer(&lines);
        prop_assert!(!matches!(first.played, Err(Stop::Fault(_))), "{:?}", first.played);
        let second = take_up(first.table.journal().text(), &[]);
        prop_assert!(!second.text.contains("played again"), "{}", second.text);
        prop_assert_eq!(second.table.journal().text(), first.table.journal().text());
        prop_assert_eq!(second.start(), first.start());
    }
}

/// What a person may type, sense or nonsense.
fn line() -> impl Strategy<Value = String> {
    let word = prop_oneof![
        6 => proptest::sample::select(vec![
            "pick", "p", "roll", "draw", "done", "d", "YM", "C4", "c5", "the", "1", "2", "3", "4", "9", "y", "no", ";", "2 4", "66",
            "undo", "redo", "log", "fix", "help", "basket", "all", "", "fix 12",
        ]).prop_map(str::to_owned),
        1 => ".{0,6}",
    ];
    proptest::collection::vec(word, 0..4).prop_map(|words| words.join(" "))
}
