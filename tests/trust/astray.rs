//! Games in which a person often goes astray: fixes, undos, redos, slips of the fingers and breaks at any prompt.

use footplate::{
    freight::{CarKind, Owner},
    major::play::MajorGame,
    olivia::{Number, OliviaGame, Place, tiles::Kind},
    table::{Game, Journal, Script, Table, chance::Chance, play_back},
};

use crate::{
    played::{major, olivia},
    typist::{At, alike, conversation, journal, moment, pick, state, typed},
};

trait Astray: Game {
    /// What may be typed after `fix`.
    fn a_fix(&self, chance: &mut Chance) -> String;
    /// What is no answer, or only half of one.
    const SLIPS: &'static [&'static str];
    /// Whether it says what was typed after `fix` at that question.
    fn says(&self, before: &Self, fix: &str, key: &str) -> bool;
    /// What holds at the beginning of every chapter.
    fn is_sound(&self, why: &str);
}

impl Astray for MajorGame {
    fn a_fix(&self, chance: &mut Chance) -> String {
        let board = &self.facts.board;
        let number = chance.below(12);
        match chance.below(12) {
            0 => format!("supply {number}"),
            1 => format!("performance you {number} his 3"),
            2 => format!("ships his {number}"),
            3 => format!("warehouse CAL you {number}"),
            4 => format!("turn {}", 1 + chance.below(6)),
            5 => "first you".to_owned(),
            6 => "card L2 M1 $3".to_owned(),
            7 => format!("cash {number}"),
            _ => {
                // one Crate more or less, or another place
                let cars: Vec<_> = self.position.cars().map(|(at, car)| (at, *car)).collect();
                let Some(&(at, mut car)) = pick(chance, &cars) else {
                    return "supply 7".to_owned();
                };
                let mut position = self.position.clone();
                match chance.below(3) {
                    0 if car.room() > 0 => car.his_crates += 1,
                    1 if car.room() > 0 => car.your_crates += 1,
                    _ => {
                        let places: Vec<_> = board
                            .places()
                            .filter(|place| {
                                board.is_city(board.section_of(*place))
                                    || position.at(*place).cars.is_empty()
                            })
                            .collect();
                        let to = *pick(chance, &places).expect("a place");
                        position.at_mut(at.place).cars.remove(at.index);
                        position.at_mut(to).cars.push(car);
                        position.sort_cities(board);
                        return position.notation(board);
                    }
                }
                *position.car_mut(at) = car;
                position.sort_cities(board);
                position.notation(board)
            }
        }
    }

    fn says(&self, before: &Self, fix: &str, key: &str) -> bool {
        let same_stage = self.stage == before.stage;
        let midway = self.open_card.is_some() || key.starts_with("major/administration/");
        if !same_stage || midway || before.open_card.is_some() {
            return true;
        }
        let words: Vec<&str> = fix.split_whitespace().collect();
        let number = |at: usize| words[at].parse::<u32>().unwrap();
        match words[..] {
            ["supply", _] => self.supply == Some(number(1)),
            ["performance", ..] => (self.performance.you, self.performance.major) == (number(2), 3),
            ["ships", ..] => self.ships.major == number(2),
            ["warehouse", ..] => self.warehouses[1].you == number(3),
            ["turn", _] => u32::from(self.turn) == number(1),
            ["first", _] => self.first == Owner::You,
            ["card", ..] => self.deck.last().unwrap().text.to_string() == "L2 M1 $3",
            ["cash", _] => u32::from(self.deck.last().unwrap().text.cash.unwrap()) == number(1),
            _ => self.position.notation(&self.facts.board) == fix,
        }
    }

    const SLIPS: &'static [&'static str] = &[
        "load YM X9",
        "move Z",
        "move C4 fast",
        "load ML BEN 3",
        "ship x",
        "ship 2 3",
        "shortcut YL",
        "move BEN YM+YL+MM",
        "load; move C4; done",
        "load YS; load YS",
        "move YM+YS",
        "qwert",
        "2 2",
        "load YM BEN 2",
        "yes",
        "done; done",
        "load now; ship 1; done",
        "ship; done",
        "move B4; fix supply 9",
        "fix",
        "why 3",
        "load YL fix",
    ];

    fn is_sound(&self, why: &str) {
        let cars = CarKind::ALL.map(|kind| self.position.count(kind));
        assert!(cars == [1; 6] || cars == [0; 6], "{cars:?} {why}");
        let mut cars = self.position.cars();
        let full = cars.all(|(_, car)| car.crates() <= car.kind.size.capacity());
        assert!(full, "{why}");
    }
}

impl Astray for OliviaGame {
    fn a_fix(&self, chance: &mut Chance) -> String {
        let number = 1 + chance.below(6);
        let other = chance.below(8);
        match chance.below(11) {
            0 => format!("crossed {number} {other}"),
            1 => format!("points {other}"),
            2 => format!("turn {number}"),
            3 => format!("goods {number} RB"),
            4 => format!("goods {number} -"),
            5 => format!("tile {number} upright"),
            6 => format!("tile {number} beside"),
            7 => format!("tile {number} permanent"),
            8 => "dice 2 3 6".to_owned(),
            9 => format!("delivered {other} / engine 1 {number}"),
            _ => "sheet keep".to_owned(),
        }
    }

    fn says(&self, before: &Self, fix: &str, key: &str) -> bool {
        if self.stage != before.stage || key == "olivia/again" || key.starts_with("olivia/goods") {
            return true;
        }
        let words: Vec<&str> = fix.split_whitespace().collect();
        let number = |at: usize| words[at].parse::<u32>().unwrap();
        let at = |at: usize| Number::new("test", number(at).into()).unwrap();
        match words[..] {
            ["crossed", ..] => {
                u32::from(self.standing.influence.all_crossed()[at(1).index()]) == number(2)
            }
            ["points", _] => self.olivia_points == number(1),
            ["turn", _] => self.turn == number(1),
            ["goods", _, "-"] => self.standing.supply.row(at(1)).is_empty(),
            ["goods", ..] => self.standing.supply.row(at(1)).len() == 2,
            ["tile", _, "permanent"] => self.facts.tiles.fact(at(1)).kind == Some(Kind::Permanent),
            ["tile", _, place] => {
                (self.standing.tiles.place(at(1)) == Place::Upright) == (place == "upright")
            }
            ["delivered", ..] => self.sheet.as_ref().unwrap().delivered == number(1),
            _ => true,
        }
    }

    const SLIPS: &'static [&'static str] = &[
        "2 track 1-9",
        "engine 9",
        "deliver Q",
        "use 4",
        "3 tile; 3 pass",
        "pass; pass",
        "track 1-3-2 4",
        "fix",
        "qwert",
        "2 4",
        "odds 3",
        "roll",
        "2 4 4; 2; 4 pass",
        "d R to 6 helped 1",
    ];

    fn is_sound(&self, why: &str) {
        let influence = &self.standing.influence;
        let crossed = influence.all_crossed().into_iter();
        let mut crossed = crossed.zip(influence.sizes());
        let fits = crossed.all(|(crossed, of)| crossed <= of || of == 0);
        assert!(fits, "{why}");
    }
}

/// Plays on by chance. Every so often something is typed that a person types who has gone astray.
fn goes_astray<G: Astray>(new: &G, seed: u64, steps: usize) {
    let mut chance = Chance::new(seed);
    let mut at = typed(new, Journal::memory::<G>(seed).text(), &[]);
    for step in 0..steps {
        if at.over {
            break;
        }
        let why = format!("seed {seed} step {step} at {}", at.key);
        let done = match chance.below(24) {
            0 | 1 => fixes(new, &at, &mut chance, &why),
            2 => goes_back(new, &at, &format!("undo {}", 1 + chance.below(5)), &why),
            3 => {
                let last = u32::try_from(journal(&at.text).answers().max(1)).expect("a number");
                let far = if chance.below(3) == 0 {
                    last
                } else {
                    last.min(7)
                };
                let place = last - chance.below(far);
                let undone = goes_back(new, &at, &format!("undo to {place}"), &why);
                if last - place < 12 {
                    undone
                } else {
                    at.clone()
                }
            }
            4 => typed(new, &at.text, &["redo".to_owned()]),
            5..=7 => {
                let slip = pick(&mut chance, G::SLIPS).expect("a slip");
                typed(new, &at.text, &[(*slip).to_owned()])
            }
            _ => {
                let answer = match (&at.likely, chance.below(3)) {
                    (Some(_), 0) => String::new(),
                    _ => pick(&mut chance, &at.answers).cloned().unwrap_or_default(),
                };
                typed(new, &at.text, &[answer])
            }
        };
        let seen = &done.seen;
        assert!(!seen.contains("played again from its"), "{why}:\n{seen}");
        state::<G>(&done.text).is_sound(&format!("{why}:\n{seen}"));
        at = taken_up_again(new, &done, &why);
    }
    let nobody = Script::new(Vec::<String>::new());
    let mut table = Table::new(nobody, journal(&at.text));
    let playback = play_back::<G>(&mut table).unwrap();
    assert_eq!(playback.otherwise, Vec::new(), "seed {seed}");
}

/// A fix says what was typed; undo makes all as it was, and redo as it was mended.
fn fixes<G: Astray>(new: &G, at: &At, chance: &mut Chance, why: &str) -> At {
    let before = moment(new, &at.text);
    let now: G = state(&at.text);
    let fix = now.a_fix(chance);
    let fixed = conversation(new, &at.text, &format!("fix {fix}"), chance);
    let why = format!("{why}: {fix}\n{}", fixed.seen);
    if !fixed.text[at.text.len()..].starts_with(r#"{"by""#) {
        alike(&moment(new, &fixed.text), &before, &why);
        return fixed;
    }
    let resolved_again = fixed.seen.contains("his card once more");
    let says = state::<G>(&fixed.text).says(&now, &fix, &at.key);
    assert!(resolved_again || says, "{why}");
    let undone = typed(new, &fixed.text, &["undo".to_owned()]);
    alike(&moment(new, &undone.text), &before, &why);
    let redone = typed(new, &undone.text, &["redo".to_owned()]);
    alike(&moment(new, &redone.text), &moment(new, &fixed.text), &why);
    fixed
}

/// What is taken back comes again as it was.
fn goes_back<G: Game>(new: &G, at: &At, undo: &str, why: &str) -> At {
    let undone = typed(new, &at.text, &[undo.to_owned()]);
    let place = journal(&at.text).answers() + 1;
    let redone = typed(new, &undone.text, &[format!("redo to {place}")]);
    let why = format!("{why}: {undo}\n{}\n{}", undone.seen, redone.seen);
    alike(&moment(new, &redone.text), &moment(new, &at.text), &why);
    undone
}

/// Who takes the game up is asked what she was asked when she left it.
fn taken_up_again<G: Game>(new: &G, left: &At, why: &str) -> At {
    let taken_up = typed(new, &left.text, &[]);
    if left.over || left.key.contains("/fix") {
        return taken_up;
    }
    // after a slip nothing is likely any more
    let asked = |at: &At| {
        let plain = at.prompt.split("[Enter = ").next().unwrap_or_default();
        (
            at.key.clone(),
            plain.trim_end_matches("> ").trim().to_owned(),
        )
    };
    let seen = format!("{}\n---\n{}", left.seen, taken_up.seen);
    assert_eq!(asked(&taken_up), asked(left), "{why}:\n{seen}");
    taken_up
}

/// His cards come from the app, from you, or from where you say.
fn of_kind(seed: u64) -> MajorGame {
    match seed % 3 {
        0 => major(),
        1 => MajorGame {
            own_deck: true,
            ..major()
        },
        _ => major().asking_for_his_deck(),
    }
}

#[test]
fn a_major_s_game_survives_who_goes_astray() {
    for seed in 0..3 {
        goes_astray(&of_kind(seed), seed, 70);
    }
}

#[test]
fn an_olivia_s_game_survives_who_goes_astray() {
    for seed in 0..3 {
        goes_astray(&olivia(), seed, 70);
    }
}

#[test]
#[ignore = "takes a minute"]
fn many_games_survive_who_goes_astray() {
    for seed in 100..200 {
        goes_astray(&of_kind(seed), seed, 200);
        goes_astray(&olivia(), seed, 200);
    }
}
