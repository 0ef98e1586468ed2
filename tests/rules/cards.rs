//! M2, M3, M15–M18.

use footplate::{
    freight::Position,
    major::{
        card::Card,
        deck::{Cash, Deck, Drawn},
        facts::Facts,
        play::MajorGame,
        rulings::RoundTwoTurns,
        step::TieAbout,
        turn::your_advances,
    },
};

use crate::tried::{after, at, draws};

#[test]
fn m2_round_one_has_four_load_and_four_move_cards_and_round_two_six() {
    let cards = Facts::shipped().unwrap().cards.cards;
    let count = |round, name: &str| {
        let fits = |card: &&footplate::major::facts::NamedCard| {
            card.round == round && card.name.starts_with(name)
        };
        cards.iter().filter(fits).count()
    };
    assert_eq!(
        (count(1, "Load"), count(1, "Move"), count(2, "")),
        (4, 4, 6)
    );
}

#[test]
fn m2_the_two_cards_left_over_come_into_round_two() {
    let cards = Facts::shipped().unwrap().cards;
    let mut deck = Deck::default();
    deck.add_round(&cards, 1);
    assert_eq!(deck.face_down.len(), 8);
    deck.face_down.truncate(2);
    let left = deck.face_down.clone();
    deck.add_round(&cards, 2);
    assert_eq!(deck.face_down.len(), 8);
    assert!(left.iter().all(|card| deck.may_come(&cards).contains(card)));
}

#[test]
fn m2_what_may_come_is_told_in_the_order_of_the_box() {
    let cards = Facts::shipped().unwrap().cards;
    let mut deck = Deck::default();
    deck.add_round(&cards, 1);
    let in_order = deck.may_come(&cards);
    deck.face_down.reverse();
    assert_eq!(deck.may_come(&cards), in_order);
    assert_eq!(
        deck.face_down.first().unwrap().name,
        "Move D",
        "looking leaves the deck alone"
    );
}

#[test]
fn m2_a_round_has_six_turns_and_round_two_may_be_ruled_eight() {
    let mut game = MajorGame::new(Facts::shipped().unwrap(), false);
    assert_eq!(game.turns(), 6);
    game.round = 2;
    assert_eq!(game.turns(), 6);
    game.facts.rulings.round_two_turns = RoundTwoTurns(8);
    assert_eq!(game.turns(), 8);
    game.round = 1;
    assert_eq!(game.turns(), 6);
}

#[test]
fn m3_a_card_is_carried_out_from_top_to_bottom() {
    assert_eq!(after("BEN MS", "L1 M1"), ["C1 MS(m)"]);
    assert_eq!(after("BEN MS", "M1 L1"), ["BEN MS(m)"]);
    assert_eq!(
        draws("BEN MM", "K+1 L1 S1:I M1 \"Wave.\" L1").story(),
        [
            "pawn up 1",
            "load BEN MM(m)",
            "ship 1 to I",
            "MM(m) BEN > C1",
            "Wave.",
            "lose 1 of 1 Crates: no room"
        ]
    );
}

fn cash_after(cards: &[&str]) -> Cash {
    let drawn = |text: &&str| Drawn {
        round: 1,
        name: None,
        text: Card::read(text).unwrap(),
        learned: false,
    };
    Deck {
        face_down: Vec::new(),
        drawn: cards.iter().map(drawn).collect(),
    }
    .cash()
}

#[test]
fn m15_his_cash_is_printed_on_the_last_card() {
    assert_eq!(cash_after(&[]), Cash::Known(0));
    assert_eq!(cash_after(&["L1 $4"]), Cash::Known(4));
    assert_eq!(cash_after(&["L1 $4", "$0 M2"]), Cash::Known(0));
    assert_eq!(cash_after(&["L1 $4", "M2"]), Cash::NotNoted);
}

#[test]
fn m16_alike_cars_and_rows_are_not_asked_about() {
    assert_eq!(draws("BEN MS MS MS", "L2").asked(), []);
    assert_eq!(draws("C2 MM(m) / C2.2 MM(m)", "M1").asked(), []);
    assert_eq!(draws("C1 ML(mm)", "M1").asked(), []);
}

#[test]
fn m16_crates_enough_for_all_are_not_asked_about() {
    assert_eq!(draws("BEN MS / CAL MS / C4 MS", "L3").asked(), []);
    assert_eq!(draws("BEN MM / CAL MM(m)", "L5").asked(), []);
}

#[test]
fn m16_an_order_that_comes_to_the_same_is_not_asked_about() {
    assert_eq!(draws("C8 MM(m) / B9 MM(m)", "M2").asked(), []);
    // A Crate for one of two, then the next pass for the other.
    let line = draws("BEN MS / CAL MS", "L2").ruled("load-pass = 'line'");
    assert_eq!(line.asked(), []);
}

#[test]
fn m16_a_choice_that_later_steps_undo_is_not_asked_about() {
    // Whichever Small is loaded first, both are full when the card is done.
    assert_eq!(draws("BEN MS / CAL MS", "L1 L1").asked(), []);
}

#[test]
fn m16_what_matters_is_asked_once() {
    let asked = draws("BEN MS / CAL MS", "L1").asked();
    assert!(matches!(asked[..], [TieAbout::Load(_)]), "{asked:?}");
    let asked = draws("C8 MM(m) / B9 MM(m)", "M1").asked();
    assert!(matches!(asked[..], [TieAbout::Move(_)]), "{asked:?}");
    assert_eq!(
        draws("C1 MS(m) / C2 YM(yy) / C2.2 YS(m)", "M1").asked(),
        [TieAbout::Row]
    );
    assert_eq!(
        draws("C2 ML(mm) / C3 YS(y)+YS+YS(y)", "M1").asked(),
        [TieAbout::Split]
    );
}

#[test]
fn m16_a_crate_of_yours_from_this_turn_does_not_make_alike_cars_differ() {
    // The first YM got its Crate just now, by a reward, the second one earlier.
    let card = draws("BEN YM YM(y)", "L1").after_you_load("BEN YM");
    assert_eq!(card.tables(), ["BEN YM(my) YM(y)"]);
    assert_eq!(card.asked(), []);
}

#[test]
fn m17_he_waits_where_a_step_delivers_cars_of_yours() {
    assert_eq!(
        draws("C9 YS(y)+MS(m) / B10 MM(m)", "M2").story(),
        ["MM(m) B10 > BEN", "YS(y)+MS(m) C9 > CAL", "rewards YS"]
    );
}

#[test]
fn m17_a_chain_is_finished_before_he_waits() {
    assert_eq!(
        draws("C8 ML(mm) / C9 YL(myy) / B10 MM(m)", "M2").story(),
        [
            "ML(mm) C8 > C9",
            "YL(myy) C9 > CAL pushed",
            "rewards YL",
            "MM(m) B10 > BEN"
        ]
    );
}

#[test]
fn m17_a_crate_that_a_reward_loads_can_change_what_he_does_next() {
    let card = draws("BEN YL(m) / C9 YS(y)+MS(m)", "M2");
    assert_eq!(
        card.story(),
        [
            "YS(y)+MS(m) C9 > CAL",
            "rewards YS",
            "lose 1 of 2 movements"
        ]
    );
    assert_eq!(
        card.story_with_rewards("BEN YL(m)"),
        ["YS(y)+MS(m) C9 > CAL", "rewards YS", "YL(my) BEN > C1"]
    );
}

#[test]
fn m17_a_crate_that_a_reward_loads_can_take_his_room() {
    let card = draws("BEN MS / C9 YS(m)", "M1 L1");
    assert_eq!(card.story().pop().unwrap(), "load BEN MS(m)");
    assert_eq!(
        card.story_with_rewards("BEN MS").pop().unwrap(),
        "load CAL YS(m)"
    );
}

#[test]
fn m17_he_takes_no_rewards() {
    assert_eq!(
        draws("C9 MM(m)+MS(y)", "M1").story(),
        ["MM(m)+MS(y) C9 > CAL"]
    );
}

#[test]
fn m17_your_marker_advances_car_by_car() {
    let position: Position = at("C1 YS+MS+YS / C2 YL");
    let cars: Vec<_> = position.cars().map(|(_, car)| *car).collect();
    assert_eq!(your_advances(&cars), [1, 1, 3]);
}

#[test]
fn m18_shipping_takes_from_his_supply_and_advances_nothing() {
    let tally = draws("BEN MM", "S2:III").supply(5).tally();
    assert_eq!(
        (tally.shipped, tally.loaded, tally.performance.major),
        (2, 0, 0)
    );
    assert_eq!(draws("BEN MM", "S2:III").story(), ["ship 2 to III"]);
    let card = draws("BEN MM", "S2 L2").supply(3);
    assert_eq!(card.tables(), ["BEN MM(m)"]);
}

#[test]
fn m18_a_pawn_and_an_instruction_leave_the_railway_alone() {
    let card = draws("BEN ML(mm) / C9 YS(m)", "K+2 \"Draw again.\"");
    assert_eq!(card.tables(), ["BEN ML(mm) / C9 YS(m)"]);
    assert_eq!(card.story(), ["pawn up 2", "Draw again."]);
}

#[test]
fn a_card_typed_in_a_hurry_is_read_by_the_prompts_alone() {
    for (typed, card) in [
        ("4L 2M", "L4 M2"),
        ("l4,m2 $3", "L4 M2 $3"),
        ("L4 M2 3", "L4 M2 $3"),
        ("2m, 3L, $4", "M2 L3 $4"),
        ("?L4M2 5", "?L4M2 $5"),
    ] {
        let read = Card::read_typed(typed).map(|card| card.to_string());
        assert_eq!(read.as_deref(), Ok(card), "{typed}");
        assert!(Card::read(typed).is_err(), "{typed}");
    }
    for typed in ["4", "4L 2X", "L4 M2 3 4", "3 L4"] {
        assert_eq!(Card::read_typed(typed), Card::read(typed), "{typed}");
        assert!(Card::read(typed).is_err(), "{typed}");
    }
}
