//! The forecast, claim by claim.

use footplate::{
    freight::{PerOwner, read_position},
    major::{
        card::Card,
        facts::{Facts, NamedCard},
        forecast::{Forecast, Range, forecast},
        outcomes::outcomes,
        scene::Scene,
    },
};

use super::seat::{drawn, seen, your_turn};

fn cards(texts: &[&str]) -> Vec<NamedCard> {
    let card = |(index, text): (usize, &&str)| NamedCard {
        name: format!("Card {index}"),
        round: 1,
        text: Card::read(text).expect("a card"),
    };
    texts.iter().enumerate().map(card).collect()
}

fn of(position: &str, texts: &[&str]) -> Forecast {
    let facts = Facts::shipped().expect("facts");
    let position = read_position(&facts.board, position).expect("a position");
    let scene = Scene {
        board: &facts.board,
        rulings: &facts.rulings,
        explain: false,
    };
    forecast(&scene, &position, Some(20), &cards(texts))
}

fn exactly(number: u32) -> Range {
    Range {
        least: number,
        most: number,
    }
}

#[test]
fn cards_alike_are_told_together_with_how_often_they_may_come() {
    let forecast = of("BEN ML", &["L3 M2 $4", "M1", "L3 M2 $4"]);
    let told: Vec<(&str, usize)> = (forecast.cards.iter())
        .map(|card| (card.text.as_str(), card.copies))
        .collect();
    assert_eq!(told, [("L3 M2 $4", 2), ("M1", 1)]);
    assert_eq!(forecast.count, 3);
}

#[test]
fn what_he_would_load_move_and_deliver() {
    let forecast = of("BEN ML / C9 MM(m)+YS(y)", &["L2 M3"]);
    let effect = forecast.cards[0].effect.expect("few ties");
    // His Large takes one Crate in a pass: the second goes on it in the next one. Then it may leave.
    assert_eq!(effect.loaded, exactly(2));
    assert_eq!(effect.moved, exactly(3));
    assert_eq!(
        effect.delivered,
        PerOwner {
            major: exactly(1),
            you: exactly(1)
        }
    );
}

#[test]
fn what_depends_on_ties_is_a_range() {
    // One Crate, and it lets the Small that takes it leave or lets nothing leave.
    let forecast = of("BEN MM(m) / CAL MM", &["L1 M2"]);
    let effect = forecast.cards[0].effect.expect("few ties");
    assert_eq!(effect.loaded, exactly(1));
    assert_eq!((effect.moved.least, effect.moved.most), (2, 2));
}

#[test]
fn the_chance_of_each_train_of_yours_to_be_moved() {
    let forecast = of("BEN YS(m) YS(m) / C3 YM(m) / C7 YM(y)", &["M1", "L1", "M3"]);
    let told: Vec<(usize, usize)> = (forecast.trains.iter())
        .map(|train| (train.surely, train.perhaps))
        .collect();
    // The Smalls in the city come last on the list; C3 carries his Crate; C7 does not.
    assert_eq!(told, [(1, 1), (2, 2), (0, 0)]);
}

#[test]
fn it_is_exact_every_tie_followed_both_ways() {
    let position = "BEN ML(m) MM MM(m) YL / C4 YM(m) / C4.2 MS / CAL YS(m) MS(m) YM(m)";
    let facts = Facts::shipped().expect("facts");
    let scene = Scene {
        board: &facts.board,
        rulings: &facts.rulings,
        explain: false,
    };
    let start = read_position(&facts.board, position).expect("a position");
    for text in ["L3 M2", "?L4M2", "M3 L2", "L1 M4"] {
        let card = Card::read(text).expect("a card");
        let ends = outcomes(&scene, &card, start.clone(), Some(20), 100_000).expect("not too many");
        let moved: Vec<u32> = ends.iter().map(|end| end.tally.moved).collect();
        let effect = of(position, &[text]).cards[0].effect.expect("few ties");
        assert_eq!(Some(&effect.moved.least), moved.iter().min(), "{text}");
        assert_eq!(Some(&effect.moved.most), moved.iter().max(), "{text}");
    }
}

#[test]
fn the_order_of_the_deck_is_not_given_away() {
    let first = your_turn("BEN ML(m) YM / CAL YL(m) MS");
    let mut second = first.clone();
    second.deck.face_down.reverse();
    let look = |game| seen(game, drawn(80), &["forecast"]);
    assert_eq!(look(first), look(second));
}

#[test]
fn looking_at_it_changes_nothing() {
    let table = "BEN ML(m) YM / CAL YL(m) MS";
    let answers = ["forecast", "forecast", "done", "", ""];
    let looked = seen(your_turn(table), drawn(80), &answers);
    let not = seen(your_turn(table), drawn(80), &answers[2..]);
    let end = |text: &str| text[text.find("Round 1, turn 1 of 6: the Major").unwrap()..].to_owned();
    assert_eq!(end(&looked), end(&not));
}

#[test]
fn each_card_names_the_trains_of_yours_that_it_moves() {
    let forecast = of("BEN YS(m) YS(m) / C3 YM(m) / C7 YM(y)", &["M1", "L1", "M3"]);
    let trains: Vec<&[(usize, bool)]> = forecast
        .cards
        .iter()
        .map(|card| card.trains.as_slice())
        .collect();
    assert_eq!(trains, [&[(1, true)][..], &[], &[(0, true), (1, true)]]);
}

#[test]
fn m4_a_conditional_says_what_comes_first() {
    let loads_first = |position: &str| {
        let forecast = of(position, &["?L4M2"]);
        forecast.cards[0].effect.expect("few ties").loads_first
    };
    assert_eq!(loads_first("BEN ML"), Some(true));
    assert_eq!(loads_first("BEN MS"), Some(false));
    let seen = seen(
        your_turn("BEN ML(m) YM(m)"),
        drawn(80),
        &["forecast", "quit"],
    );
    for line in [
        "  - ?L4M2 $2: first loads 3, moves 2; your Medium in Benares moves.",
        "  - Your Medium in Benares: by",
    ] {
        assert!(seen.contains(line), "no {line:?} in:\n{seen}");
    }
}

#[test]
fn before_the_first_turn_the_deck_is_told_and_no_forecast_is_made() {
    let facts = Facts::shipped().expect("facts");
    let game = footplate::major::play::MajorGame::new(facts, false);
    let seen = seen(game, drawn(80), &["deck", "forecast", "quit"]);
    for line in [
        "The deck that I shuffle, in the order of the box:\n  - Load A:",
        "There is a forecast once the table is set up",
    ] {
        assert!(seen.contains(line), "no {line:?} in:\n{seen}");
    }
}
