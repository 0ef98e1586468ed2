//! A person who types a list of answers and leaves; where she left is known by all that she would see there.

use std::{cell::RefCell, collections::VecDeque, path::Path, rc::Rc};

use footplate::table::{
    Asked, Game, Interrupt, Journal, Page, Player, Table, Takes, chance::Chance, play, resume,
};
use serde_json::{Value, json};

/// A prompt at which a game was left, and what was seen on the way to it.
#[derive(Clone, Debug, Default)]
pub struct At {
    /// The question's key.
    pub key: String,
    /// The question as it stood there.
    pub prompt: String,
    /// Some answers that it takes.
    pub answers: Vec<String>,
    /// What Enter takes.
    pub likely: Option<String>,
    /// All that was seen.
    pub seen: String,
    /// The journal.
    pub text: String,
    /// The game is over.
    pub over: bool,
}

/// Types what it is given, and leaves.
struct Typist {
    typed: VecDeque<String>,
    at: Rc<RefCell<At>>,
}

impl Player for Typist {
    fn page(&self) -> Page {
        Page::plain(80)
    }

    fn tell(&mut self, words: &str) {
        let mut at = self.at.borrow_mut();
        at.seen.push_str(words);
        at.seen.push('\n');
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page());
        self.tell(&format!("{question}\n{prompt}"));
        if let Some(typed) = self.typed.pop_front() {
            self.tell(&typed);
            return Ok(typed);
        }
        let mut at = self.at.borrow_mut();
        at.key = asked.key.to_owned();
        at.prompt = format!("{question}\n{prompt}");
        at.likely.clone_from(&asked.likely);
        at.answers = match &asked.takes {
            Takes::Choice(options) => options.iter().map(|option| option.key.clone()).collect(),
            Takes::Number(range) => (*range.start()..=*range.end())
                .take(3)
                .map(|number| number.to_string())
                .collect(),
            Takes::Text {
                examples, initial, ..
            } => examples
                .iter()
                .cloned()
                .chain(initial.map(str::to_owned))
                .collect(),
            Takes::Dice(dice) => vec![vec!["2"; *dice].join(" "), vec!["5"; *dice].join(" ")],
            Takes::YesOrNo => vec!["yes".to_owned(), "no".to_owned()],
        };
        Err(Interrupt::Quit)
    }
}

pub fn journal(text: &str) -> Journal {
    Journal::parse(text.as_bytes().to_vec(), Path::new("game.jsonl"))
        .unwrap_or_else(|why| panic!("{why}\n{text}"))
}

/// Takes the game up, types this, and leaves.
pub fn typed<G: Game>(new: &G, text: &str, typed: &[String]) -> At {
    let at = Rc::new(RefCell::new(At::default()));
    let player = Typist {
        typed: typed.iter().cloned().collect(),
        at: at.clone(),
    };
    let mut table = Table::new(player, journal(text));
    let begun = table.journal().has_begun();
    let played = if begun {
        resume::<G>(&mut table)
    } else {
        play(new.clone(), &mut table)
    };
    if let Err(why) = played {
        panic!("{why:?}\n{typed:?}\n{}", at.borrow().seen);
    }
    let mut found = at.borrow().clone();
    found.text = table.journal().text().to_owned();
    found.over = table.journal().is_over();
    found
}

pub fn state<G: Game>(text: &str) -> G {
    journal(text).state().unwrap_or_else(|why| panic!("{why}"))
}

/// All by which a moment of a game is known, as who takes it up sees it.
pub fn moment<G: Game>(new: &G, text: &str) -> Moment {
    let at = typed(
        new,
        text,
        &["board".to_owned(), "score".to_owned(), "why".to_owned()],
    );
    (json!(state::<G>(text)), at.prompt, at.seen)
}

/// State, prompt and views.
pub type Moment = (Value, String, String);

pub fn alike(one: &Moment, other: &Moment, why: &str) {
    if one == other {
        return;
    }
    let mut differs = String::new();
    for (key, value) in one.0.as_object().unwrap() {
        if other.0.get(key) != Some(value) {
            differs += &format!(
                "{key}: {value}\n   and {:?}\n",
                other.0.get(key).map(ToString::to_string)
            );
        }
    }
    panic!(
        "{why}\n=== {differs}\n=== {}\n=== {}\n=== {}\n=== {}",
        one.1, other.1, one.2, other.2
    );
}

pub fn pick<'t, T>(chance: &mut Chance, of: &'t [T]) -> Option<&'t T> {
    let count = u32::try_from(of.len()).ok().filter(|count| *count > 0)?;
    of.get(chance.below(count) as usize)
}

/// A fix with all that it asks, answered by chance.
pub fn conversation<G: Game>(new: &G, text: &str, fix: &str, chance: &mut Chance) -> At {
    let mut all = vec![fix.to_owned()];
    loop {
        let at = typed(new, text, &all);
        if !at.key.contains("/fix") || all.len() > 9 {
            return at;
        }
        let answer = match at.likely.as_deref() {
            Some("no" | "yes") => ["yes", "yes", "no"][chance.below(3) as usize],
            // Enter takes the line that is shown
            None => at.answers.last().map_or("", String::as_str),
            _ => "",
        };
        all.push(answer.to_owned());
    }
}
