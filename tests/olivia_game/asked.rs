//! What is asked can be answered: Enter, `help`, and what is said to what is no answer.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::io;
use std::rc::Rc;

use super::table::{known, leaving, left, number};
use footplate::olivia::facts::Printed;
use footplate::olivia::play::{Stage, YourSheet};
use footplate::olivia::{Difficulty, Engine, Link, OliviaGame, Options};
use footplate::table::{Asked, Interrupt, Journal, Page, Player, Random, Table, play};

const FULL: [&str; 6] = ["RG", "BB", "GY", "YR", "NB", "RY"];

/// Each question of the game, and what Enter does there: it takes an answer; or, where none can be likelier than another,
/// a sentence says what to type.
const ENTER: [(&str, &str); 23] = [
    (
        "olivia/action",
        "takes track; with two different dice: says",
    ),
    ("olivia/again", "takes roll; with own dice: says"),
    ("olivia/deliver/to", "takes the farthest city"),
    ("olivia/deliver/which", "takes the leftmost good"),
    ("olivia/dice", "takes app"),
    ("olivia/difficulty", "takes Clerk"),
    ("olivia/facts/black", "takes mine"),
    ("olivia/facts/colours", "says"),
    ("olivia/facts/hexes", "says"),
    ("olivia/facts/kind", "says"),
    ("olivia/facts/points", "says"),
    ("olivia/first-crosses", "takes roll; with own dice: says"),
    (
        "olivia/first-crosses/again",
        "takes roll; with own dice: says",
    ),
    ("olivia/goods", "takes draw"),
    ("olivia/goods/count", "takes 4"),
    (
        "olivia/leave",
        "says; takes the only die that does not lose at once",
    ),
    ("olivia/link", "takes no"),
    ("olivia/roll", "takes roll; with own dice: says"),
    ("olivia/score/connections", "says"),
    ("olivia/score/delivered", "says"),
    ("olivia/score/engine", "says"),
    ("olivia/sheet", "takes yes"),
    ("olivia/table", "takes yes"),
];

/// What was seen of each question.
#[derive(Default)]
struct Seen {
    /// By question: whether Enter takes an answer, or says something.
    enter: BTreeMap<String, BTreeSet<&'static str>>,
    /// What was said to an Enter that takes nothing.
    said: BTreeSet<(String, String)>,
}

/// A player that presses Enter first, where that takes nothing, and then answers from a list, and by chance after that.
struct Enterer {
    answers: VecDeque<&'static str>,
    player: Random<io::Sink>,
    pressed: Option<String>,
    told: String,
    seen: Rc<RefCell<Seen>>,
}

impl Player for Enterer {
    fn page(&self) -> Page {
        Page::plain(500)
    }

    fn tell(&mut self, words: &str) {
        self.told = words.to_owned();
        self.player.tell(words);
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let key = asked.key.to_owned();
        let mut seen = self.seen.borrow_mut();
        let does = if asked.likely.is_some() {
            "takes"
        } else {
            "says"
        };
        seen.enter.entry(key.clone()).or_default().insert(does);
        if asked.likely.is_none() && self.pressed.as_ref() != Some(&key) {
            self.pressed = Some(key);
            return Ok(String::new());
        }
        if self.pressed.take().is_some() {
            seen.said.insert((key, self.told.clone()));
        }
        drop(seen);
        match self.answers.pop_front() {
            Some(answer) => Ok(answer.to_owned()),
            None => self.player.ask(asked),
        }
    }
}

fn enter(seen: &Rc<RefCell<Seen>>, seed: u64, game: OliviaGame, answers: &[&'static str]) {
    let player = Enterer {
        answers: answers.iter().copied().collect(),
        player: Random::new(seed, Page::plain(500), io::sink()),
        pressed: None,
        told: String::new(),
        seen: Rc::clone(seen),
    };
    let mut table = Table::new(player, Journal::memory::<OliviaGame>(seed));
    play(game, &mut table).unwrap();
}

fn seen_in_many_games() -> Rc<RefCell<Seen>> {
    let seen = Rc::new(RefCell::new(Seen::default()));
    for seed in 0..40 {
        let facts = match seed % 2 {
            0 => Printed::shipped().unwrap(),
            _ => known(),
        };
        enter(&seen, seed, OliviaGame::new(facts, Options::default()), &[]);
    }
    let mut facts = known();
    facts.sheet.learn_sizes([1, 6, 6, 6, 6, 6]).unwrap();
    for own in [true, false] {
        let options = Options {
            difficulty: Some(Difficulty::Conductor),
            own_dice: Some(own),
            ..Options::default()
        };
        enter(
            &seen,
            1,
            OliviaGame::new(facts.clone(), options),
            &["1 1", "2"],
        );
    }
    let mut grey = leaving([0; 6], ["RN", "BB", "GY", "YR", "NB", "RY"], &[], [1, 1, 5]);
    grey.sheet = Some(YourSheet {
        engine: Engine::with([number(1), number(2)]).unwrap(),
        links: vec![
            Link::new(number(1), number(3), 0).unwrap(),
            Link::new(number(1), number(4), 1).unwrap(),
        ],
        delivered: 0,
    });
    enter(&seen, 2, grey, &["5", "deliver N", ""]);
    seen
}

#[test]
fn enter_takes_an_answer_or_says_what_to_type() {
    let seen = seen_in_many_games();
    let seen = seen.borrow();
    let keys: Vec<&str> = seen.enter.keys().map(String::as_str).collect();
    let table: Vec<&str> = ENTER.iter().map(|(key, _)| *key).collect();
    assert_eq!(keys, table);
    for (key, decided) in ENTER {
        for does in ["takes", "says"] {
            assert_eq!(
                seen.enter[key].contains(does),
                decided.contains(does),
                "{key}: {decided}, and Enter {:?}",
                seen.enter[key]
            );
        }
    }
    for (key, said) in &seen.said {
        let (enter, sentence) = said.split_once(". ").unwrap_or_default();
        assert_eq!(enter, "Enter alone is no answer here", "{key}: {said}");
        assert!(sentence.starts_with("Type "), "{key}: {said}");
        assert!(!sentence.contains('\n'), "{key}: {said}");
    }
}

#[test]
fn o4_enter_leaves_the_only_die_that_does_not_lose_at_once() {
    let game = leaving([6, 0, 0, 0, 0, 0], FULL, &[], [1, 2, 2]);
    let (seen, game) = left(game, &[""]);
    assert!(seen.contains("(1, 2)\n[Enter = 2]"), "{seen}");
    assert!(matches!(game.stage, Stage::Action { hers, .. } if hers.get() == 2));
    let free = leaving([0; 6], FULL, &[], [1, 2, 2]);
    let (seen, _) = left(free, &[""]);
    assert!(
        seen.contains("Enter alone is no answer here. Type one of these: 1, 2."),
        "{seen}"
    );
}

#[test]
fn every_good_and_every_tile_that_can_be_used_is_named() {
    let held = [(1, false), (3, false), (6, false)];
    let game = leaving([0; 6], FULL, &held, [1, 4, 5]);
    let (seen, _) = left(game, &["1", "4 track"]);
    let seen = seen.replace('\n', " ");
    for prompt in [
        "Your first action, with the 4 or the 5: its number, then track, engine, deliver R or Y (with 4) or B or N (with 5), tile, use 1 or 3 or 6, or pass; help explains each",
        "Your last action, with the 5: track, engine, deliver B or N, tile, use 1 or 3 or 6, or pass",
    ] {
        assert!(seen.contains(prompt), "{prompt}\n{seen}");
    }
}

#[test]
fn help_explains_each_deed_by_example() {
    let mut game = leaving([0; 6], FULL, &[(3, false)], [1, 4, 5]);
    game.sheet = Some(Default::default());
    let (seen, _) = left(game, &["1", "help"]);
    insta::assert_snapshot!(seen.split("> help").nth(1).unwrap());
}

#[test]
fn s1_help_at_the_dice_says_how_the_black_one_is_typed() {
    let mut game = leaving([0; 6], FULL, &[], [1, 4, 5]);
    game.stage = Stage::Roll;
    game.own_dice = true;
    let (seen, after) = left(game, &["help", "", "1 4 5 s 60"]);
    let seen = seen.split_whitespace().collect::<Vec<_>>().join(" ");
    for said in [
        "or all four, as in 2 4 4 S-60: S is straight, 60 and 120 are the curves.",
        "2 4 4 S-60, 2 4 4 S-120 or 2 4 4 60-120",
        "Enter alone is no answer here. Type what your three white dice show, as in 2 4 4; or roll, and I roll this once.",
        "White 1 4 5. Black: straight or 60° curve.",
    ] {
        assert!(seen.contains(said), "{said}\n{seen}");
    }
    assert!(matches!(after.stage, Stage::Leave { .. }));
}

#[test]
fn s1_the_black_die_stays_yours_while_its_faces_are_not_known() {
    let mut game = leaving([0; 6], FULL, &[], [1, 4, 5]);
    game.facts.dice = Printed::shipped().unwrap().dice;
    game.stage = Stage::Roll;
    let (seen, _) = left(game, &["1 4 5 roll"]);
    assert!(
        seen.contains("I do not know the faces of the black die, so roll it yourself."),
        "{seen}"
    );
}

#[test]
fn o1_the_colours_are_asked_before_goods_are_typed() {
    let options = Options {
        difficulty: Some(Difficulty::Clerk),
        own_dice: Some(true),
        keep_sheet: Some(false),
    };
    let game = OliviaGame::new(Printed::shipped().unwrap(), options);
    let (seen, _) = left(
        game,
        &["7 6 7 8 6 7", "3", "2", "RK", "RG", "RGB", "RB", "BG"],
    );
    let seen = seen.replace('\n', " ");
    for said in [
        "City 1, good 2: “K” cannot lie there. Type R, B, G or N (grey).",
        "City 2 takes red goods itself, so a red one goes back into the bag",
    ] {
        assert!(seen.contains(said), "{said}\n{seen}");
    }
    assert!(!seen.contains("K (coal)"), "{seen}");
}
