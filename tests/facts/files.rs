//! What is written is read again as it was; and the rulings change what their examples say.

use std::collections::BTreeSet;

use footplate::{
    freight::{BoardFile, Owner},
    major::{
        card::Card,
        deck::Drawn,
        enter::{Leg, railway},
        facts::{Cards, DrawnBy, Facts, NamedCard, SetupCards, file_text},
        known::{Fit, fit},
        learned::{merged, remember},
        words::{RULINGS, ruling_named, with_ruling},
    },
    solve::solve,
};
use proptest::prelude::*;
use serde_json::{Value, json};

/// Reads facts from the texts that were written of them.
fn again(facts: &Facts) -> Facts {
    Facts::read(|file| file_text(facts, file).unwrap()).unwrap()
}

fn card() -> impl Strategy<Value = Card> {
    let text = prop_oneof![
        (1..=9_u8, 1..=9_u8).prop_map(|(load, moves)| format!("L{load} M{moves}")),
        (1..=9_u8, 1..=9_u8).prop_map(|(load, moves)| format!("?L{load}M{moves}")),
        (1..=9_u8)
            .prop_map(|moves| format!("M{moves} \"Take a \u{20b9} tile; then 'wait'\" S1:II K+1")),
    ];
    (text, proptest::option::of(0..=20_u16)).prop_map(|(text, cash)| {
        let mut card = Card::read(&text).unwrap();
        card.cash = cash;
        card
    })
}

/// Up to eight cards of Round 1 and six of Round 2, named as they came.
fn known() -> impl Strategy<Value = Vec<NamedCard>> {
    let cards = (
        proptest::collection::vec(card(), 0..=8),
        proptest::collection::vec(card(), 0..=6),
    );
    cards.prop_map(|(first, second)| {
        let mut known = Vec::new();
        for (round, cards) in [(1, first), (2, second)] {
            for card in cards {
                remember(&mut known, round, card);
            }
        }
        known
    })
}

fn leg() -> impl Strategy<Value = Leg> {
    (1..=5_usize).prop_flat_map(|junctions| {
        let numbers = |least: u8, most: u8| proptest::collection::vec(least..=most, junctions);
        (
            proptest::collection::vec(0..=4_u8, junctions + 1),
            numbers(1, 9),
            numbers(0, 9),
            0..junctions,
            0..=6_u8,
        )
            .prop_map(|(mut straights, rows, values, central, shortcut)| {
                straights[0] = straights[0].max(1);
                Leg {
                    straights,
                    rows,
                    values,
                    central,
                    shortcut,
                }
            })
    })
}

fn sorted(cards: &[NamedCard]) -> Vec<String> {
    let mut texts: Vec<String> = cards
        .iter()
        .map(|card| format!("{} {}", card.round, card.text))
        .collect();
    texts.sort();
    texts
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn f1_a_board_told_leg_by_leg_is_read_again_and_tells_the_same_legs(out in leg(), back in leg()) {
        let board = railway(&out, &back).unwrap();
        let [benares, calcutta] = board.cities();
        prop_assert_eq!(Leg::of(&board, benares), out);
        prop_assert_eq!(Leg::of(&board, calcutta), back);
        let facts = Facts { board: board.clone(), ..Facts::shipped().unwrap() };
        prop_assert_eq!(BoardFile::from(again(&facts).board), BoardFile::from(board));
    }

    #[test]
    fn m2_typed_cards_are_read_again_with_names_of_their_own(known in known(), app: bool) {
        let drawn_by = if app { DrawnBy::App } else { DrawnBy::You };
        let cards = Cards::typed(known.clone(), drawn_by);
        let facts = Facts { cards: cards.clone(), ..Facts::shipped().unwrap() };
        let read = again(&facts);
        prop_assert_eq!(&read.known, &known);
        if known.len() == 14 {
            prop_assert_eq!(read.cards, cards);
        } else {
            prop_assert_eq!(read.cards, Facts::shipped().unwrap().cards);
        }
        let names: BTreeSet<&String> = known.iter().map(|card| &card.name).collect();
        prop_assert_eq!(names.len(), known.len());
    }

    #[test]
    fn m2_a_file_follows_a_game_forth_and_back(known in known(), cut in 0..14_usize) {
        let before: Vec<NamedCard> = known.iter().take(cut).cloned().collect();
        let forth = merged(&before, &before, &known);
        prop_assert_eq!(sorted(&forth), sorted(&known));
        let back = merged(&forth, &known, &before);
        prop_assert_eq!(sorted(&back), sorted(&before));
    }

    #[test]
    fn m2_every_known_card_is_known_again_until_it_was_drawn(known in known()) {
        let mut drawn: Vec<Drawn> = Vec::new();
        for card in known.iter().filter(|card| card.round == 1) {
            let fits = fit(&known, &drawn, 1, &card.text);
            let Fit::Known(found) = fits else {
                return Err(TestCaseError::fail(format!("{card}: {fits:?}")));
            };
            let found = &known[found[0]];
            prop_assert_eq!(&found.text, &card.text);
            drawn.push(Drawn { round: 1, name: Some(found.name.clone()), text: card.text.clone(), learned: false });
        }
        for card in known.iter().filter(|card| card.round == 1) {
            prop_assert!(!matches!(fit(&known, &drawn, 1, &card.text), Fit::Known(_)));
        }
    }
}

#[test]
fn all_shipped_facts_are_written_and_read_again() {
    let mut facts = Facts::shipped().unwrap();
    facts.known.clone_from(&facts.cards.cards);
    assert_eq!(again(&facts), facts);
}

#[test]
fn m1_setup_cards_are_learned_for_either_owner_and_order_follows_over_cards_between() {
    let board = Facts::shipped().unwrap().board;
    let position = |text: &str| footplate::freight::read_position(&board, text).unwrap();
    let mut setups = SetupCards::default();
    let table = position("BEN ML MS YM / CAL YL");
    assert!(setups.learn_cars(&board, 2, Owner::You, &table));
    assert!(setups.learn_cars(&board, 4, Owner::Major, &table));
    assert!(setups.learn_cars(&board, 5, Owner::Major, &position("CAL MS")));
    assert!(
        !setups.learn_cars(&board, 4, Owner::Major, &table),
        "no news"
    );
    assert!(!setups.learn_cars(&board, 1, Owner::Major, &position("C1 MS")));
    assert!(!setups.learn_cars(&board, 1, Owner::Major, &position("BEN MS(m)")));
    let again = setups.position(&board, 4, 2).unwrap();
    assert_eq!(again.notation(&board), "BEN MM YL YS / CAL ML");
    setups.learn_order(4, 2);
    setups.learn_order(2, 5);
    assert_eq!(setups.first(4, 5), Some(Owner::You));
    assert_eq!(setups.first(5, 4), Some(Owner::Major));
    assert_eq!(setups.first(1, 4), None);
}

/// Every outcome of a card, by position, with the default rulings but one.
fn outcomes(position: &str, card: &str, ruling: &str, value: &str) -> Vec<String> {
    let facts = Facts::shipped().unwrap();
    let mut rulings = serde_json::Map::new();
    rulings.insert(ruling.to_owned(), json!(value));
    let request =
        json!({"major": {"position": position, "card": card, "rulings": rulings}, "ties": "all"});
    let mut answer = Vec::new();
    solve(format!("{request}\n").as_bytes(), &mut answer, &facts).unwrap();
    let answer: Value = serde_json::from_slice(&answer).unwrap();
    let outcomes = answer["outcomes"]
        .as_array()
        .unwrap_or_else(|| panic!("{answer}"));
    let mut found: Vec<String> = outcomes
        .iter()
        .map(|outcome| outcome["position"].as_str().unwrap().to_owned())
        .collect();
    found.sort();
    found
}

#[test]
fn the_examples_of_the_rulings_are_true() {
    // M6
    for (value, yours, his) in [
        ("yours", "C3 YM(m)", "C5 MS"),
        ("all", "C3 YM(m)", "C5 MS(m)"),
        ("none", "C3 YM", "C5 MS"),
    ] {
        assert_eq!(outcomes("C3 YM", "L1", "load-anywhere", value), [yours]);
        assert_eq!(outcomes("C5 MS", "L1", "load-anywhere", value), [his]);
    }
    // M5
    assert_eq!(
        outcomes("BEN MM MS MS", "L3", "load-pass", "car"),
        ["BEN MM(m) MS(m) MS(m)"]
    );
    assert_eq!(
        outcomes("BEN MM MS MS", "L3", "load-pass", "line"),
        ["BEN MM(mm) MS(m) MS"]
    );
    assert_eq!(
        outcomes("BEN ML YL", "L1", "load-order", "YL ML MM YM MS YS"),
        ["BEN ML YL(m)"]
    );
    assert_eq!(
        outcomes("BEN ML YL", "L1", "load-order", "ML YL MM YM MS YS"),
        ["BEN ML(m) YL"]
    );
    // M8
    let train = "C1 MS(m)+MS(m)";
    assert_eq!(
        outcomes(train, "M3", "move-pass", "train"),
        ["C3 MS(m)+MS(m)"]
    );
    assert_eq!(
        outcomes(train, "M3", "move-pass", "car"),
        ["C4 MS(m)+MS(m)"]
    );
    let two = "C1 MS(m) / B1 MS(m)";
    assert_eq!(
        outcomes(two, "M4", "move-pass", "train"),
        ["C3 MS(m) / B3 MS(m)"]
    );
    for outcome in outcomes(two, "M4", "move-pass", "line") {
        assert!(
            [
                "C3 MS(m) / B1 MS(m)",
                "C2 MS(m) / B2 MS(m)",
                "C1 MS(m) / B3 MS(m)"
            ]
            .contains(&outcome.as_str()),
            "{outcome}"
        );
    }
    let large = "C1 ML(mm) / B1 YL(my)";
    assert_eq!(
        outcomes(large, "M1", "move-order", "ML YL MM YM MS YS"),
        ["C2 ML(mm) / B1 YL(my)"]
    );
    assert_eq!(
        outcomes(large, "M1", "move-order", "YL ML MM YM MS YS"),
        ["C1 ML(mm) / B2 YL(my)"]
    );
    // M10
    assert_eq!(
        outcomes("CAL MM(m) MS(m)", "M1", "depart", "alone"),
        ["CAL MS(m) / B1 MM(m)"]
    );
    assert_eq!(
        outcomes("CAL MM(m) MS(m)", "M1", "depart", "together"),
        ["B1 MM(m)+MS(m)"]
    );
    // M9
    let train = "C3 MM(m)+YS(y)";
    assert_eq!(
        outcomes(train, "M1", "passengers", "any"),
        ["C4 MM(m)+YS(y)"]
    );
    assert_eq!(
        outcomes(train, "M1", "passengers", "with-his-crate"),
        [train]
    );
}

#[test]
fn every_ruling_takes_each_of_its_values_and_no_other() {
    let defaults = Facts::shipped().unwrap().rulings;
    for ruling in &RULINGS {
        for (value, _) in ruling.values {
            let changed = with_ruling(&defaults, ruling.name, value).unwrap();
            assert_eq!(ruling_named(&changed, ruling.name), *value);
        }
        if let Some((default, _)) = ruling.values.first() {
            assert_eq!(ruling_named(&defaults, ruling.name), *default);
        }
        assert!(with_ruling(&defaults, ruling.name, "neither").is_err());
    }
}
