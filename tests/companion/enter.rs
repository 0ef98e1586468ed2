//! What Enter alone does at every question of a game against the Major: it takes the answer that is likelier than all others, or
//! that does no harm; where there is none it says in a sentence what to type.

use std::{cell::RefCell, collections::BTreeMap, fs, io, path::Path, rc::Rc};

use footplate::{
    major::{facts::Facts, play::MajorGame},
    table::{Asked, Interrupt, Journal, Page, Player, Random, Table, Takes, play},
};

use super::seat::{drawn, his_turn, seen, your_turn};

/// What Enter does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Enter {
    /// It takes an answer, for this reason.
    Takes(&'static str),
    /// It says what to type, since nothing is likelier.
    Says(&'static str),
    /// It takes what is remembered, if anything is.
    Remembers,
}
use Enter::{Remembers, Says, Takes as TakesOne};

#[rustfmt::skip]
const QUESTIONS: [(&str, Enter); 40] = [
    ("major/administration", TakesOne("the next part in the printed order")),
    ("major/campaign/objective", Says("the aim is a choice of the game")),
    ("major/card/doubt", TakesOne("mistyped, and asked again")),
    ("major/card/round", TakesOne("the round that is played")),
    ("major/card/second", TakesOne("no: mistyped, and asked again")),
    ("major/card/shuffle", TakesOne("the app shuffles from now on")),
    ("major/card/typed", Says("nobody knows the card")),
    ("major/card/which", Says("the cards look alike but for their cash")),
    ("major/card/wrong", Says("any of them may be wrong")),
    ("major/cash", Says("nobody knows the card")),
    ("major/deck", TakesOne("your own cards, which works at once")),
    ("major/fix", TakesOne("nothing differs")),
    ("major/fix/again", TakesOne("no: the table alone is mended")),
    ("major/fix/before", TakesOne("the line that stands there")),
    ("major/fix/cars", TakesOne("no: cars do not come and go")),
    ("major/invest", TakesOne("the row has an open space, whichever it is")),
    ("major/invest/missing", TakesOne("none")),
    ("major/invest/yours", TakesOne("none")),
    ("major/objective", TakesOne("no: a win is said, not assumed")),
    ("major/reward", TakesOne("no reward matters to him")),
    ("major/reward/what", TakesOne("done")),
    ("major/setup/card", Says("you choose one of five")),
    ("major/setup/first", TakesOne("you, or what is remembered of the cards")),
    ("major/setup/position", Remembers),
    ("major/setup/supply", TakesOne("not counted")),
    ("major/ship", TakesOne("Ship I")),
    ("major/ships/his", TakesOne("as many as the app knows of")),
    ("major/ships/yours", TakesOne("as many as the app knows of")),
    ("major/table", TakesOne("the table is right")),
    ("major/tie", TakesOne("the first, as dice would take any")),
    ("major/victory-points", Says("nobody knows the score")),
    ("major/you", TakesOne("done")),
    ("major/you/form", TakesOne("as many cars as go together")),
    ("major/you/load", TakesOne("a car of yours without a Crate of this turn")),
    ("major/you/load/effect", TakesOne("no effect")),
    ("major/you/move", TakesOne("a train of yours")),
    ("major/you/row", TakesOne("the first row")),
    ("major/you/ship", TakesOne("one Crate")),
    ("major/you/shortcut", TakesOne("a train of yours")),
    ("table/over", TakesOne("close the game")),
];

/// What chance is asked for under a name of its own.
const CHANCE: [&str; 6] = [
    "major/card",
    "major/deck/round-1",
    "major/deck/round-2",
    "major/fix/deck",
    "major/rival",
    "major/setup/his-card",
];

/// The names of questions in the text of a program.
fn keys_in(text: &str, keys: &mut Vec<String>) {
    for quoted in text.split('"').skip(1).step_by(2) {
        let is_key = |letter: char| letter.is_ascii_lowercase() || "/-12".contains(letter);
        if quoted.starts_with("major/") && quoted.chars().all(is_key) {
            keys.push(quoted.to_owned());
        }
    }
}

#[test]
fn it_was_decided_for_every_question() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/major");
    let mut keys = vec!["table/over".to_owned()];
    let play = fs::read_dir(source.join("play")).expect("chapters");
    for file in play {
        let text = fs::read_to_string(file.expect("a file").path()).expect("its text");
        keys_in(&text, &mut keys);
    }
    let words = fs::read_to_string(source.join("words/administration.rs")).expect("words");
    keys_in(&words, &mut keys);
    keys.retain(|key| !CHANCE.contains(&key.as_str()));
    keys.sort();
    keys.dedup();
    let decided: Vec<&str> = QUESTIONS.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys, decided);
}

/// For each question that was asked: whether Enter takes something, and what it says else.
type Seen = Rc<RefCell<BTreeMap<String, Vec<Option<String>>>>>;

/// A player who notes what Enter would do, and lets another one answer.
struct Noting<P> {
    player: P,
    seen: Seen,
}

impl<P: Player> Player for Noting<P> {
    fn page(&self) -> Page {
        self.player.page()
    }

    fn tell(&mut self, words: &str) {
        self.player.tell(words);
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let initial = matches!(
            asked.takes,
            Takes::Text {
                initial: Some(_),
                ..
            }
        );
        let takes = asked.likely.is_some() || initial;
        let says = (!takes).then(|| asked.what_it_takes());
        let mut seen = self.seen.borrow_mut();
        seen.entry(asked.key.to_owned()).or_default().push(says);
        drop(seen);
        self.player.ask(asked)
    }
}

#[test]
fn enter_does_what_was_decided() {
    let seen = Seen::default();
    for (own_deck, seed) in [(false, 1), (false, 2), (false, 3), (true, 4), (true, 5)] {
        let game = MajorGame::new(Facts::shipped().expect("facts"), own_deck);
        let player = Noting {
            player: Random::new(seed, drawn(80), io::sink()),
            seen: Rc::clone(&seen),
        };
        let mut table = Table::new(player, Journal::memory::<MajorGame>(seed));
        let _ = play(game, &mut table);
    }
    let seen = seen.borrow();
    assert!(seen.len() > 20, "{seen:?}");
    for (key, times) in seen.iter() {
        let decided = QUESTIONS.iter().find(|(question, _)| question == key);
        let (_, decided) = decided.unwrap_or_else(|| panic!("{key} was not decided"));
        for says in times {
            match (decided, says) {
                (TakesOne(_), None) | (Remembers, None) => {}
                (Says(_) | Remembers, Some(says)) => {
                    assert!(says.starts_with("Type ") && says.ends_with('.'), "{says}");
                }
                _ => panic!("{key} is {decided:?}, and Enter says {says:?}"),
            }
        }
    }
}

#[test]
fn where_enter_takes_nothing_it_says_what_to_type() {
    let new = || MajorGame::new(Facts::shipped().expect("facts"), false);
    for (text, says) in [
        (
            seen(new(), drawn(80), &[""]),
            "Type one of these: 1, 2, 3, 4, 5.",
        ),
        (
            seen(new(), drawn(80), &["1", ""]),
            "Type your answer, for example: BEN ML YM YS / CAL MM MS YL",
        ),
        (
            seen(his_turn("BEN ML / CAL YM"), drawn(80), &["", ""]),
            "Type your answer, for example: L3 M2 $4",
        ),
    ] {
        let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let says = format!("Enter alone is no answer here. {says}");
        assert!(joined.contains(&says), "no {says:?} in:\n{text}");
    }
}

#[test]
fn rows_have_a_short_form_and_a_way_back() {
    let text = seen(
        your_turn("BEN ML / C1 YM(y)+YS(y) / C2 YL(yy) / CAL MM"),
        drawn(80),
        &["move C1", "cancel", "1:YM(y) 2:YS(y)", "undo"],
    );
    for part in [
        "How do your Medium and your Small enter C2?",
        "all into row 1, pushing your Large on (row 1)",
        "all into row 2, which is empty (row 2)",
        "your Medium into row 1, pushing your Large on; your Small into row 2",
        "(1:YM(y) 2:YS(y))",
        "“cancel” is no answer here: Enter takes “row 1”, and undo takes back",
        "Undone: 1:YM(y) 2:YS(y).",
    ] {
        let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(joined.contains(part), "no {part:?} in:\n{text}");
    }
}
