//! A fix in the middle of the Major's card is about the table as it lies now; at the end of the card all is off by as much.

use footplate::{
    freight::{CarKind, read_position},
    major::play::{MajorGame, Stage},
    table::{Journal, chance::Chance},
};
use serde_json::json;

use crate::{
    played::major,
    typist::{At, pick, state, typed},
};

/// The counts that a fix lists, and the position.
fn listed(seen: &str) -> (Vec<(String, u32)>, String) {
    let seen = seen.replace("\n    ", " ");
    let (_, list) = seen.rsplit_once("several with / between:").expect("a list");
    let mut counts = Vec::new();
    let mut position = String::new();
    for line in list.lines().filter_map(|line| line.strip_prefix("  - ")) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["supply", count] => {
                counts.extend(count.parse().ok().map(|count| ("supply".to_owned(), count)))
            }
            [what @ ("performance" | "ships"), "you", yours, "his", his] => {
                counts.push((format!("{what} you"), yours.parse().unwrap()));
                counts.push((format!("{what} his"), his.parse().unwrap()));
            }
            ["warehouse", city, "you", yours, "his", his] => {
                counts.push((format!("warehouse {city} you"), yours.parse().unwrap()));
                counts.push((format!("warehouse {city} his"), his.parse().unwrap()));
            }
            ["round" | "turn" | "first" | "card", ..] => {}
            _ if position.is_empty() => position = line.to_owned(),
            _ => {}
        }
    }
    (counts, position)
}

fn counts(game: &MajorGame) -> Vec<(String, u32)> {
    let mut counts: Vec<(String, u32)> = game
        .supply
        .map(|supply| ("supply".to_owned(), supply))
        .into_iter()
        .collect();
    for (what, count) in [
        ("performance", game.performance),
        ("ships", game.ships),
        ("warehouse BEN", game.warehouses[0]),
        ("warehouse CAL", game.warehouses[1]),
    ] {
        counts.push((format!("{what} you"), count.you));
        counts.push((format!("{what} his"), count.major));
    }
    counts
}

/// His and your Crates in all.
fn crates(game: &MajorGame) -> (u32, u32) {
    let (mut his, mut yours) = (game.supply.unwrap_or(0) + game.ships.major, 0);
    for (_, car) in game.position.cars() {
        his += u32::from(car.his_crates);
        yours += u32::from(car.your_crates);
    }
    for stored in game.warehouses {
        his += stored.major;
        yours += stored.you;
    }
    (his, yours)
}

/// Goes on with these answers to the end of his turn, each where its question is asked; else with what is likely.
fn to_the_end_of_his_turn(new: &MajorGame, text: &str, given: &[(String, String)]) -> MajorGame {
    let drawn = state::<MajorGame>(text);
    let mut given = given.to_vec();
    let mut at = typed(new, text, &[]);
    for _ in 0..200 {
        let now: MajorGame = state(&at.text);
        if at.over || now.stage != drawn.stage {
            return now;
        }
        let answer = match given.iter().position(|(key, _)| *key == at.key) {
            Some(place) => given.remove(place).1,
            None => String::new(),
        };
        at = typed(new, &at.text, &[answer]);
    }
    panic!("{}", at.seen)
}

const CARDS: [&str; 8] = [
    "M4 L3 $1", "L4 M3 $2", "M6 L4 $3", "?L4M4 $4", "S1 M3 $5", "L6 M2 $6", "M5 $7", "L4 S2 M4",
];

/// Plays by chance, and mends what can be mended at every question in the middle of a card of his. How often it was.
fn mends_in_the_middle(seed: u64, steps: usize) -> usize {
    let mut chance = Chance::new(seed);
    let new = MajorGame {
        own_deck: seed.is_multiple_of(2),
        ..major()
    };
    let mut at = typed(&new, Journal::memory::<MajorGame>(seed).text(), &[]);
    let mut given: Vec<(String, String)> = Vec::new();
    let mut mended = 0;
    for _ in 0..steps {
        if at.over {
            break;
        }
        let now: MajorGame = state(&at.text);
        let midway = at.key != "major/table" && !at.key.starts_with("major/card");
        if now.stage == Stage::HisTurn && midway {
            let shown = typed(&new, &at.text, &["fix".to_owned()]);
            let (counts, position) = listed(&shown.seen);
            mended += mends_counts(&new, &at, &given, &counts);
            mends_crates(&new, &at, &given, &position, &mut chance);
        }
        let answer = answer(&at, &mut chance);
        let next = typed(&new, &at.text, std::slice::from_ref(&answer));
        if json!(state::<MajorGame>(&next.text)) != json!(now) {
            given.clear();
        } else if next.text.len() > at.text.len() {
            given.push((at.key.clone(), answer));
        }
        at = typed(&new, &next.text, &[]);
    }
    mended
}

/// Each count is one more, now and at the end of the card, and nothing else is.
fn mends_counts(
    new: &MajorGame,
    at: &At,
    given: &[(String, String)],
    listed: &[(String, u32)],
) -> usize {
    let plain = to_the_end_of_his_turn(new, &at.text, &[]);
    // with few Crates left, one more or less decides what he loads
    let sways_nothing = |what: &str, count: u32| what != "supply" || count > 12;
    let mut mended = 0;
    for (what, count) in listed {
        let fix = format!("fix {what} {}", count + 1);
        let fixed = typed(new, &at.text, &[fix]);
        let end = to_the_end_of_his_turn(new, &fixed.text, given);
        if sways_nothing(what, *count) {
            let mut expected = counts(&plain);
            let changed = expected.iter_mut().find(|(other, _)| other == what);
            changed.expect("a count").1 += 1;
            assert_eq!(counts(&end), expected, "at {}\n{}", at.key, fixed.seen);
            assert_eq!(end.position, plain.position, "{}", fixed.seen);
            mended += 1;
        }
    }
    mended
}

/// A Crate more on a car was there before the card, or comes of what is done again; no other comes or goes.
fn mends_crates(
    new: &MajorGame,
    at: &At,
    given: &[(String, String)],
    position: &str,
    chance: &mut Chance,
) {
    let now: MajorGame = state(&at.text);
    let board = &now.facts.board;
    let lying = read_position(board, position).expect("the position that fix lists");
    for (place, _) in lying.cars().filter(|(_, car)| car.room() > 0) {
        let mut more = lying.clone();
        let (mut his, mut yours) = crates(&now);
        if chance.below(2) == 0 {
            more.car_mut(place).his_crates += 1;
            his += 1;
        } else {
            more.car_mut(place).your_crates += 1;
            yours += 1;
        }
        more.sort_cities(board);
        let mut all = vec![format!("fix {}", more.notation(board))];
        let asked = typed(new, &at.text, &all);
        if asked.key == "major/fix/before" {
            all.extend(asked.answers.last().cloned());
        }
        let fixed = typed(new, &at.text, &all);
        let seen = &fixed.seen;
        let start: MajorGame = state(&fixed.text);
        let end = to_the_end_of_his_turn(new, &fixed.text, given);
        assert!(
            [crates(&now), (his, yours)].contains(&crates(&start)),
            "{seen}"
        );
        assert_eq!(crates(&end).0, crates(&start).0, "{seen}");
        let cars = |game: &MajorGame| CarKind::ALL.map(|kind| game.position.count(kind));
        assert_eq!(cars(&end), cars(&now), "{seen}");
    }
}

/// An answer that leads on, with cards after which he has much to do.
fn answer(at: &At, chance: &mut Chance) -> String {
    let answers: &[&str] = match &at.key[..] {
        "major/card/typed" => &CARDS,
        "major/setup/supply" => &["40"],
        "major/setup/position" => &["BEN ML YM YS / CAL MM MS YL"],
        "major/card/doubt" => &["play"],
        "major/you/ship" => &["1"],
        "major/you" => &["load", "load", "move", "done"],
        "major/reward" | "major/reward/what" => &["load", "ship", "no", "done", "no", "done"],
        _ if at.likely.is_some() && chance.below(4) == 0 => &[""],
        _ => return pick(chance, &at.answers).cloned().unwrap_or_default(),
    };
    (*pick(chance, answers).expect("an answer")).to_owned()
}

#[test]
fn what_is_mended_in_the_middle_of_his_card_is_off_by_as_much_at_its_end() {
    let mended = mends_in_the_middle(4, 100);
    assert!(mended > 10, "{mended}");
}

#[test]
#[ignore = "takes a minute"]
fn many_cards_are_mended_in_their_middle() {
    for seed in 100..140 {
        mends_in_the_middle(seed, 170);
    }
}
