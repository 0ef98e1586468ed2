//! How much a turn asks of a person: questions, and keys pressed, over games that chance plays.

use std::{cell::RefCell, collections::BTreeMap, io, rc::Rc};

use footplate::{
    major::{facts::Facts, play::MajorGame},
    olivia::{OliviaGame, Options, facts::Printed},
    table::{Asked, Game, Interrupt, Journal, Page, Player, Random, Table, Takes, play},
};

use super::seat::drawn;

/// One turn of one player.
#[derive(Clone, Debug, Default)]
struct Turn {
    /// "the Major", "you", "Olivia".
    whose: String,
    /// The keys of the questions that were asked in it.
    asked: Vec<String>,
    /// Keys pressed, Enter among them.
    pressed: usize,
    /// Nothing was said but that it is over.
    left_alone: bool,
}

/// A player that counts what another one answers.
struct Counting<P> {
    player: P,
    turns: Rc<RefCell<Vec<Turn>>>,
}

impl<P: Player> Player for Counting<P> {
    fn page(&self) -> Page {
        self.player.page()
    }

    fn tell(&mut self, words: &str) {
        let heading = words.strip_prefix('\n').unwrap_or_default();
        let is_turn = heading.starts_with("Round ") || heading.starts_with("Turn ");
        if !heading.is_empty() && !heading.contains('\n') {
            let whose = heading.rsplit(": ").next().unwrap_or_default();
            let whose = if is_turn { whose } else { "" };
            self.turns.borrow_mut().push(Turn {
                whose: whose.to_owned(),
                left_alone: true,
                ..Turn::default()
            });
        }
        self.player.tell(words);
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let answer = self.player.ask(asked)?;
        if let Some(turn) = self.turns.borrow_mut().last_mut() {
            turn.asked.push(asked.key.to_owned());
            turn.pressed += keys(asked, &answer);
            turn.left_alone &= asked.key == "major/you" && answer == "done";
        }
        Ok(answer)
    }
}

/// The fewest keys that give this answer, Enter among them.
fn keys(asked: &Asked, answer: &str) -> usize {
    if asked.likely.as_deref() == Some(answer) {
        return 1;
    }
    let whole = answer.chars().count() + 1;
    match &asked.takes {
        Takes::YesOrNo => 2,
        Takes::Choice(options) => {
            let place = options.iter().position(|option| option.key == answer);
            let place = place.map_or(whole, |place| (place + 1).to_string().len() + 1);
            let begins = |length: &usize| {
                let begun: String = answer.chars().take(*length).collect();
                options
                    .iter()
                    .filter(|option| option.key.starts_with(&begun))
                    .count()
                    == 1
            };
            let begun = (1..whole).find(begins).map_or(whole, |length| length + 1);
            if asked.takes.is_numbered() {
                begun.min(place)
            } else {
                begun
            }
        }
        _ => whole,
    }
}

fn turns<G: Game>(game: &G, games: u64) -> Vec<Turn> {
    let turns = Rc::new(RefCell::new(Vec::new()));
    for seed in 1..=games {
        let player = Counting {
            player: Random::new(seed, drawn(80), io::sink()),
            turns: Rc::clone(&turns),
        };
        let mut table = Table::new(player, Journal::memory::<G>(seed));
        play(game.clone(), &mut table).expect("a game");
    }
    turns.take()
}

fn major() -> MajorGame {
    MajorGame::new(Facts::shipped().expect("facts"), false)
}

fn olivia() -> OliviaGame {
    let options = Options {
        keep_sheet: Some(false),
        ..Options::default()
    };
    OliviaGame::new(Printed::shipped().expect("facts"), options)
}

fn median(mut figures: Vec<usize>) -> (usize, usize) {
    figures.sort_unstable();
    let middle = figures.get(figures.len() / 2).copied().unwrap_or_default();
    (middle, figures.last().copied().unwrap_or_default())
}

fn row(name: &str, turns: &[&Turn]) {
    let (questions, most) = median(turns.iter().map(|turn| turn.asked.len()).collect());
    let (keys, most_keys) = median(turns.iter().map(|turn| turn.pressed).collect());
    println!(
        "{name:26} {:6} turns  questions {questions:2} (most {most:2})  keys {keys:2} (most {most_keys:3})",
        turns.len()
    );
}

#[test]
fn his_turn_costs_one_confirmation_and_the_ties_that_matter() {
    let turns = turns(&major(), 10);
    for turn in turns.iter().filter(|turn| turn.whose == "the Major") {
        let confirmations = turn
            .asked
            .iter()
            .filter(|key| *key == "major/table")
            .count();
        assert_eq!(confirmations, 1, "{turn:?}");
        let others = turn.asked.iter().filter(|key| *key != "major/table");
        for key in others {
            let needed = ["major/tie", "major/reward", "major/you", "major/ship"];
            assert!(
                needed.iter().any(|needed| key.starts_with(needed)),
                "{turn:?}"
            );
        }
    }
}

#[test]
fn a_turn_of_yours_off_the_railway_costs_one_enter() {
    let turns = turns(&major(), 10);
    let alone: Vec<&Turn> = turns
        .iter()
        .filter(|turn| turn.whose == "you" && turn.left_alone)
        .collect();
    assert!(!alone.is_empty());
    for turn in alone {
        assert_eq!((turn.asked.len(), turn.pressed), (1, 1), "{turn:?}");
    }
}

#[test]
fn a_turn_against_olivia_takes_six_answers_at_most() {
    let turns = turns(&olivia(), 10);
    let count = |turn: &Turn, key: &str| turn.asked.iter().filter(|asked| *asked == key).count();
    let usual = |turn: &&Turn| {
        // What the box has printed is asked once for ever; a tile may give a third action; chance also answers amiss.
        turn.whose == "you"
            && count(turn, "olivia/action") <= 2
            && !turn.asked.iter().any(|key| key.starts_with("olivia/facts"))
    };
    let usual: Vec<&Turn> = turns.iter().filter(usual).collect();
    assert!(usual.len() > 50);
    for turn in usual {
        assert!(turn.asked.len() <= 6, "{turn:?}");
    }
}

#[test]
#[ignore = "figures over two hundred games: cargo test --test companion figures -- --ignored --nocapture"]
fn figures() {
    let by_major = turns(&major(), 100);
    let by_olivia = turns(&olivia(), 100);
    let of = |turns: &'static [Turn], whose: &str| -> Vec<&'static Turn> {
        turns.iter().filter(|turn| turn.whose == whose).collect()
    };
    let by_major: &'static [Turn] = by_major.leak();
    let by_olivia: &'static [Turn] = by_olivia.leak();
    row("the Major's turn", &of(by_major, "the Major"));
    row("your turn, by chance", &of(by_major, "you"));
    let alone: Vec<&Turn> = of(by_major, "you")
        .into_iter()
        .filter(|turn| turn.left_alone)
        .collect();
    row("your turn, left alone", &alone);
    row("your turn against Olivia", &of(by_olivia, "you"));
    row("Olivia's turn", &of(by_olivia, "Olivia"));
    let mut keys: BTreeMap<&str, usize> = BTreeMap::new();
    for turn in by_major
        .iter()
        .chain(by_olivia)
        .filter(|turn| !turn.whose.is_empty())
    {
        for key in &turn.asked {
            *keys.entry(key).or_default() += 1;
        }
    }
    println!("{keys:#?}");
}
