//! A whole game left to chance, with every prompt and every answer of it.

use std::{cell::RefCell, io, path::Path, rc::Rc};

use footplate::{
    major::{facts::Facts, play::MajorGame},
    olivia::{OliviaGame, Options, facts::Printed},
    table::{
        Asked, Game, Interrupt, Journal, Page, Played, Player, Random, Script, Table, play, resume,
    },
};

/// All that was asked, and what was answered.
#[derive(Clone, Debug, Default)]
pub struct Whole {
    /// What stood at the end of the screen each time that an answer was waited for.
    pub prompts: Vec<String>,
    /// What was typed there.
    pub answers: Vec<String>,
    /// The journal at the end.
    pub journal: String,
}

struct Recorder {
    chance: Random<io::Sink>,
    whole: Rc<RefCell<Whole>>,
}

impl Player for Recorder {
    fn page(&self) -> Page {
        Page::plain(80)
    }

    fn tell(&mut self, words: &str) {
        // what is doubted is asked once more
        if words.contains("it is right so") {
            let mut whole = self.whole.borrow_mut();
            whole.prompts.pop();
            whole.answers.pop();
        }
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page());
        let line_end = if question.is_empty() { "" } else { "\n" };
        let answer = self.chance.ask(asked)?;
        let mut whole = self.whole.borrow_mut();
        whole.prompts.push(format!("{question}{line_end}{prompt}"));
        whole.answers.push(answer.clone());
        Ok(answer)
    }
}

/// A game to its end, with the answers of a seed.
pub fn whole_game<G: Game>(game: G, seed: u64) -> Whole {
    let whole = Rc::new(RefCell::new(Whole::default()));
    let player = Recorder {
        chance: Random::new(seed, Page::plain(80), io::sink()),
        whole: whole.clone(),
    };
    let mut table = Table::new(player, Journal::memory::<G>(seed));
    match play(game, &mut table) {
        Ok(Played::Over(_)) => {}
        _ => panic!("seed {seed}: the game did not end"),
    }
    whole.borrow_mut().journal = table.journal().text().to_owned();
    whole.take()
}

pub fn major() -> MajorGame {
    MajorGame::new(Facts::shipped().expect("the shipped facts"), false)
}

pub fn olivia() -> OliviaGame {
    OliviaGame::new(
        Printed::shipped().expect("the shipped facts"),
        Options::default(),
    )
}

/// What a person sees who takes up this journal with these answers, and the journal after it.
pub fn taken_up<G: Game>(new: G, text: &str, answers: &[&str]) -> (String, Journal) {
    let journal = Journal::parse(text.as_bytes().to_vec(), Path::new("game.jsonl"))
        .unwrap_or_else(|why| panic!("{why}"));
    let begun = journal.has_begun();
    let script = Script::new(answers.iter().copied());
    let seen = script.transcript();
    let mut table = Table::new(script, journal);
    let _ = if begun {
        resume::<G>(&mut table)
    } else {
        play(new, &mut table)
    };
    let text = table.journal().text().as_bytes().to_vec();
    let journal =
        Journal::parse(text, Path::new("game.jsonl")).unwrap_or_else(|why| panic!("{why}"));
    (seen.text().trim_end().to_owned(), journal)
}
