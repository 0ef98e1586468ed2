//! Any fact is mended at any prompt; a card that was resolved on a wrong table is resolved again.

use std::path::Path;

use footplate::{
    freight::Owner,
    major::{
        facts::Facts,
        play::{MajorGame, Stage},
    },
    table::{Journal, Played, Script, Table, play, resume},
};

use crate::played::major;

/// His turn comes first, on a table that is ready.
const HIS_TURN: [&str; 4] = ["1", "BEN ML YM YS / CAL MM MS YL", "major", "24"];

/// Plays with these answers; what was seen, the state that `quit` left, and the journal.
fn left(answers: &[&str]) -> (String, MajorGame, String) {
    let mut all = HIS_TURN.to_vec();
    all.extend(answers);
    all.push("quit");
    let script = Script::new(all);
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<MajorGame>(3));
    let played = play(major(), &mut table);
    let Ok(Played::Left(game)) = played else {
        panic!("{}", seen.text());
    };
    let seen = seen.text();
    (flat(&seen), game, table.journal().text().to_owned())
}

/// On one line, since sentences are wrapped.
fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[track_caller]
fn holds(text: &str, part: &str) {
    assert!(text.contains(part), "“{part}” is not in:\n{text}");
}

#[test]
fn every_fact_is_mended_at_once_and_shown() {
    let (seen, game, _) = left(&[
        "fix supply 20 / performance you 7 / ships you 3 his 1 / warehouse ben you 2 / C4 YM(my) / BEN ML YS",
        "fix turn 3 / first you",
    ]);
    holds(&seen, "supply 24, now 20");
    holds(&seen, "performance you 0 his 0, now you 7 his 0");
    holds(&seen, "C4 nothing, now YM(my)");
    holds(&seen, "Mended: turn 1, now 3; first major, now you.");
    assert_eq!(game.supply, Some(20));
    assert_eq!((game.performance.you, game.performance.major), (7, 0));
    assert_eq!((game.ships.you, game.ships.major), (3, 1));
    assert_eq!(game.warehouses[0].you, 2);
    assert_eq!((game.round, game.turn, game.first), (1, 3, Owner::You));
    assert!(
        game.position
            .notation(&game.facts.board)
            .contains("C4 YM(my)")
    );
}

#[test]
fn a_fix_alone_shows_the_facts_and_asks() {
    let (seen, game, _) = left(&["fix", "supply 9", "fix", ""]);
    for fact in [
        "- supply 24",
        "- performance you 0 his 0",
        "- warehouse CAL you 0 his 0",
        "- round 1",
        "- first major",
        "- BEN ML YM YS / CAL MM MS YL",
    ] {
        holds(&seen, fact);
    }
    holds(&seen, "That is the table as I have it.");
    assert_eq!(game.supply, Some(9));
}

#[test]
fn a_fix_that_makes_no_sense_is_explained() {
    for (fix, why) in [
        ("supply many", "Type the number of his Crates"),
        ("performance 7", "Type whose and how many"),
        ("ships you", "Type whose and how many"),
        ("ships you 9999", "0 to 999"),
        ("warehouse C4 you 1", "BEN or CAL"),
        ("round 3", "1 or 2"),
        ("turn 9", "Round 1 has 6 turns"),
        ("turn", "round 2 turn 3"),
        ("first nobody", "first you, or first major"),
        ("card L3", "He has drawn no card yet"),
        ("cash 4", "He has drawn no card yet"),
        ("wheels 4", "Column 1"),
    ] {
        let (seen, game, journal) = left(&[&format!("fix {fix}"), "undo"]);
        holds(&seen, why);
        holds(&seen, "Nothing was changed.");
        assert_eq!(game.supply, Some(24));
        assert!(!journal.contains("\"by\""), "{fix}");
    }
}

#[test]
fn a_fix_is_undone_and_done_again_after_a_restart() {
    let (_, _, journal) = left(&["fix supply 20"]);
    let journal = Journal::parse(journal.into_bytes(), Path::new("game")).unwrap();
    let script = Script::new(["undo", "redo", "quit"]);
    let seen = script.transcript();
    let mut table = Table::new(script, journal);
    let Ok(Played::Left(game)) = resume::<MajorGame>(&mut table) else {
        panic!("{}", seen.text());
    };
    let seen = flat(&seen.text());
    holds(&seen, "Undone: fix supply 24, now 20.");
    holds(&seen, "Done again: fix supply 24, now 20.");
    assert_eq!(game.supply, Some(20));
}

#[test]
fn the_card_is_mended_and_its_cash() {
    let (seen, game, _) = left(&["", "fix cash 9", "cash", "fix card L1 $2", "cash"]);
    assert!(!seen.contains("before his card already"), "{seen}");
    holds(&seen, "take 1 Crate of his off it");
    holds(&seen, "His cash is 9 rupees");
    holds(&seen, "His cash is 2 rupees");
    assert_eq!(game.deck.drawn[0].text.to_string(), "L1 $2");
}

#[test]
fn a_fix_after_a_card_resolves_it_again_and_compares() {
    let (first, before, _) = left(&[""]);
    holds(
        &first,
        "2. Load 1 Crate on his Large in Benares: now 1 of 3.",
    );
    // one Crate was left for him, and there is none for the second
    let (seen, game, _) = left(&["", "fix CAL MM MS YL / supply 0", "y", ""]);
    // the same card, and the steps that are the same
    assert_eq!(game.deck.drawn, before.deck.drawn);
    assert_eq!(game.supply, Some(0), "{seen}");
    holds(&seen, "Was it so before his card already?");
    holds(
        &seen,
        "Leave your pieces as they lie: at the end I say what to change.",
    );
    holds(&seen, "1. As before: All 3 movements are lost");
    holds(&seen, "2. As before: Load 1 Crate on his Large in Benares");
    holds(
        &seen,
        "3. New: 1 of 2 Crates is lost: his supply is empty. \
         Now your table. It is right as it lies: change nothing.",
    );
    assert_eq!((game.round, game.turn), (before.round, before.turn));
    // the marker of the turn is where it would have been
    assert_eq!(game.stage, before.stage);
}

#[test]
fn a_count_is_what_lies_there_now_whenever_it_went_wrong() {
    let (_, before, _) = left(&[""]);
    for answer in ["y", "n"] {
        let (seen, game, _) = left(&["", "fix supply 12", answer]);
        assert_eq!(game.supply, Some(12), "{seen}");
        assert_eq!(game.stage, before.stage, "{seen}");
    }
    // what sways no card is not asked about
    let (seen, game, _) = left(&["", "fix performance you 4 his 1 / ships you 2"]);
    assert!(!seen.contains("before his card"), "{seen}");
    assert_eq!((game.performance.you, game.ships.you), (4, 2));
}

/// Plays with these answers from each of many shuffles; what was seen where a question of that wording is the last.
fn stopped_at(setup: &[&str], question: &str, then: &[&str]) -> Vec<(u64, String, MajorGame)> {
    let mut found = Vec::new();
    for seed in 0..60 {
        let answers = setup.iter().chain(then).chain(&["quit"]);
        let script = Script::new(answers.copied());
        let seen = script.transcript();
        let mut table = Table::new(script, Journal::memory::<MajorGame>(seed));
        let played = play(major(), &mut table);
        let seen = flat(&seen.text());
        let Ok(Played::Left(game)) = played else {
            continue;
        };
        if game.stage == Stage::HisTurn && seen.contains(question) {
            found.push((seed, seen, game));
        }
    }
    assert!(found.len() > 3, "{question}");
    found
}

/// He delivers a car of yours, and waits for your rewards.
const REWARD: [&str; 5] = [
    "1",
    "C9 YM(my) / BEN ML(mm) YS / CAL MM YL",
    "major",
    "24",
    "",
];

#[test]
fn a_fix_in_the_middle_of_a_card_is_about_the_table_that_lies_there() {
    for (seed, seen, _) in stopped_at(&REWARD, "Does a reward", &["score", "fix"]) {
        holds(&seen, "performance you 2 his 0");
        holds(&seen, "warehouse CAL you 1 his 1");
        // all that is listed, typed as it stands, changes nothing and cuts nothing short
        let list = seen
            .rsplit("several with / between: - ")
            .next()
            .unwrap_or_default();
        let list = list.split(" For the railway").next().unwrap_or_default();
        let typed = format!("fix {}", list.replace(" - ", " / "));
        let answers: Vec<&str> = REWARD.into_iter().chain([&typed[..], "quit"]).collect();
        let script = Script::new(answers);
        let seen = script.transcript();
        let mut table = Table::new(script, Journal::memory::<MajorGame>(seed));
        assert!(matches!(play(major(), &mut table), Ok(Played::Left(_))));
        let seen = flat(&seen.text());
        holds(&seen, "That is the table as I have it.");
        assert!(!seen.contains("cut short"), "{seen}");
    }
}

#[test]
fn a_count_that_is_mended_in_the_middle_of_a_card_counts_once() {
    let fix = "fix performance you 3 his 0 / supply 10 / warehouse cal you 4 his 1";
    for (_, seen, _) in stopped_at(&REWARD, "Does a reward", &[fix]) {
        holds(&seen, "performance you 2 his 0, now you 3 his 0");
        assert!(!seen.contains("New: "), "{seen}");
        holds(&seen, "Does a reward");
    }
    for seed in 0..60 {
        let answers = REWARD
            .into_iter()
            .chain([fix, "", "fix", "nothing", "quit"]);
        let script = Script::new(answers);
        let seen = script.transcript();
        let mut table = Table::new(script, Journal::memory::<MajorGame>(seed));
        let played = play(major(), &mut table);
        let seen = flat(&seen.text());
        let Ok(Played::Left(game)) = played else {
            continue;
        };
        if seen.contains("Does a reward") && matches!(game.stage, Stage::YourTurn { .. }) {
            assert_eq!(game.performance.you, 3, "{seen}");
            assert_eq!(game.warehouses[1].you, 4, "{seen}");
            return;
        }
    }
    panic!("no seed comes to an end");
}

#[test]
fn the_table_before_a_card_is_mended_and_the_card_resolved_again() {
    let (seen, game, _) = left(&[
        "",
        "fix BEN ML YM(m) YS / CAL MM MS YL",
        "y",
        "BEN ML(mm) YM YS / CAL MM MS YL",
        "",
    ]);
    holds(
        &seen,
        "Before his card, with what you mended: BEN ML YM(m) YS / CAL MM MS YL",
    );
    holds(&seen, "1. New: Move his Large out of Benares to C1.");
    holds(
        &seen,
        "Now your table. Change on it: \
         - His Large: from Benares to C2 row 1; put 2 Crates of his on it, now 2 of 3. \
         - His Medium in Calcutta: put 1 Crate of his on it, now 1 of 2. \
         - Your Large in Calcutta: put 1 Crate of his on it, now 1 of 3. \
         - Your Medium in Benares: take 1 Crate of his off it, now 0 of 2. \
         Check what has changed.",
    );
    let board = &game.facts.board;
    assert!(
        game.position.notation(board).contains("C2 ML"),
        "{}",
        game.position.notation(board)
    );
}

#[test]
fn a_card_that_goes_as_before_leaves_the_table_as_it_lies() {
    let (seen, ..) = left(&["", "fix supply 20", "y", ""]);
    holds(
        &seen,
        "3. As before: Load 1 Crate on your Large in Calcutta",
    );
    holds(
        &seen,
        "Now your table. It is right as it lies: change nothing. Check: all stands as before.",
    );
    assert!(!seen.contains("New: "), "{seen}");
}

#[test]
fn a_delivery_that_does_not_come_again_goes_back_from_markers_and_warehouse() {
    let setup = ["1", "BEN YM YS / C9 ML(mmm) / CAL MM MS YL", "major", "24"];
    let mend = ["", "fix CAL MM MS YL / C9 ML", "y", "", "", "quit"];
    let script = Script::new(setup.into_iter().chain(mend));
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<MajorGame>(3));
    let played = play(major(), &mut table);
    let seen = flat(&seen.text());
    assert!(matches!(played, Ok(Played::Left(_))), "{seen}");
    holds(&seen, "Put his Performance back by 3.");
    holds(
        &seen,
        "Take 3 Crates of his from the Warehouse of Calcutta.",
    );
}

#[test]
fn a_card_resolved_again_takes_its_deliveries_back_first() {
    // a car that is delivered: Performance and Warehouse count it once
    let setup = ["1", "BEN YM YS / C9 ML(mmm) / CAL MM MS YL", "major", "24"];
    let script = Script::new(
        setup
            .into_iter()
            .chain(["", "fix supply 20", "y", "", "quit"]),
    );
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<MajorGame>(3));
    let Ok(Played::Left(game)) = play(major(), &mut table) else {
        panic!("{}", seen.text());
    };
    assert_eq!(game.performance.major, 3, "{}", seen.text());
    assert_eq!(game.warehouses[1].major, 3, "{}", seen.text());
}

#[test]
fn in_the_middle_of_a_card_it_stays_drawn_and_its_steps_are_compared() {
    // a tie stops the card in the middle
    let setup = [
        "1",
        "BEN ML(mmm) MM(mm) MS(m) MS(y) / CAL YM",
        "major",
        "24",
    ];
    let answers = ["", "fix supply 23", "why", "quit"];
    for seed in 0..40 {
        let script = Script::new(setup.into_iter().chain(answers));
        let seen = script.transcript();
        let mut table = Table::new(script, Journal::memory::<MajorGame>(seed));
        let played = play(major(), &mut table);
        let seen = flat(&seen.text());
        let Ok(Played::Left(game)) = played else {
            continue;
        };
        if game.stage != Stage::HisTurn {
            continue;
        }
        let card = &game.open_card.as_ref().expect("an open card").card;
        let card = card.as_ref().expect("a card").text.to_string();
        assert!(seen.contains(&format!(": {card}, that is")), "{seen}");
        let open = game.open_card.as_ref().expect("an open card");
        if open.carried_out.is_empty() {
            continue;
        }
        let lies = open.lies.as_ref().expect("how the table lies");
        assert_ne!(lies.position, game.position.notation(&game.facts.board));
        holds(&seen, "Leave your pieces as they lie");
        // so many are there now
        let aboard = |line: &str| u32::try_from(line.matches('m').count()).expect("a number");
        let loaded = aboard(&lies.position) - 6;
        assert_eq!(game.supply, Some(23 + loaded));
        return;
    }
    panic!("no seed stops in the middle of a card");
}

#[test]
fn a_card_of_your_own_is_typed_once_and_no_other_is_drawn() {
    let setup = [
        "1",
        "BEN ML(mmm) MM(mm) MS(m) MS(y) / CAL YM",
        "major",
        "24",
        "",
    ];
    let played = |answers: &[&'static str]| {
        let all = setup.into_iter().chain(answers.iter().copied());
        let script = Script::new(all);
        let seen = script.transcript();
        let mut table = Table::new(script, Journal::memory::<MajorGame>(3));
        let game = MajorGame::new(Facts::shipped().expect("facts"), true);
        let played = play(game, &mut table);
        assert!(matches!(played, Ok(Played::Left(_))), "{}", seen.text());
        flat(&seen.text())
    };
    // a tie stops it in the middle, and the fix that follows goes on with the same card
    let seen = played(&["M3 L2 $6", "fix CAL YM(m)", "", "", "quit"]);
    holds(&seen, "1. As before: Move his Large out of Benares to C1.");
    holds(&seen, "Now your table. Change on it:");
    assert_eq!(seen.matches("Draw his top card").count(), 1, "{seen}");
    assert_eq!(seen.matches("Remembered as").count(), 1, "{seen}");
    // one that is questioned is typed once more
    let known = [
        "M3 $6",
        "",
        "",
        "",
        "M3 $6",
        "fix CAL YM(m)",
        "",
        "L2 $4",
        "quit",
    ];
    let seen = played(&known);
    holds(&seen, "Type once more what his open card shows");
    holds(&seen, "draw no other");
}

#[test]
fn the_round_is_set_and_its_deck_shuffled() {
    let (seen, game, _) = left(&["fix round 2 turn 3"]);
    holds(&seen, "round 1, now 2; turn 1, now 3");
    assert_eq!((game.round, game.turn), (2, 3));
    assert_eq!(game.deck.face_down.len(), 14);
    let (_, again, _) = left(&["fix round 2 turn 3", "undo", "fix round 2 turn 3"]);
    assert_eq!(game.deck, again.deck, "undo does not shuffle anew");
    let (_, back, _) = left(&["fix round 2", "fix round 1"]);
    assert_eq!(back.deck.face_down.len(), 8);
}

#[test]
fn why_not_that_car_step_by_step() {
    let (seen, ..) = left(&[
        "",
        "why YS BEN",
        "why ML BEN",
        "why YL C4",
        "why nonsense",
        "why 99",
    ]);
    holds(&seen, "Your Small in Benares:");
    holds(&seen, "Not moved: carries no Crate of his (M9).");
    holds(
        &seen,
        "Not loaded: its line of the list, 6, was not reached; his Large on line 1 came first.",
    );
    holds(
        &seen,
        "2. Load 1 Crate on his Large in Benares: now 1 of 3. His Large is next on his list",
    );
    holds(
        &seen,
        "Your Large on C4 did not stand there in his last turn.",
    );
    holds(&seen, "“nonsense” is none of these");
}

#[test]
fn a_fix_that_is_not_understood_says_by_example_what_can_be_mended() {
    let (seen, _, _) = left(&[
        "fix crates 3",
        "help",
        "fix supply 9",
        "undo",
        "fix C4 YM(",
        "undo",
    ]);
    holds(&seen, "What I can mend, by example: C4 YM(my); supply 20;");
    holds(&seen, "undo leaves the table as it was;");
    holds(&seen, "Mended: supply 24, now 9.");
    let (_, place) = seen.split_once("fix C4 YM( ").unwrap();
    assert!(!place.contains("by example"), "{place}");
}

/// A game of your own cards with this table, played with these answers; what was seen, and how it was left.
fn with_your_cards(table: &'static str, answers: &[&'static str]) -> (String, MajorGame) {
    let setup = ["1", table, "major", "24", ""];
    let all = setup.iter().chain(answers).chain(&["quit"]).copied();
    let script = Script::new(all);
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<MajorGame>(3));
    let game = MajorGame::new(Facts::shipped().expect("facts"), true);
    let Ok(Played::Left(game)) = play(game, &mut table) else {
        panic!("{}", seen.text());
    };
    (flat(&seen.text()), game)
}

/// Two trains come up alike, so that his second movement is a question.
const TIED: &str = "BEN MM(mm) MS(m) MS(y) / C9 ML(mmm) / CAL YM YL YS";

#[test]
fn what_is_mended_before_a_card_that_is_resolved_again_is_as_much_off_on_the_table() {
    // he delivers, and stops at a tie; the markers stand where the first pass has put them
    let (seen, game) = with_your_cards(
        TIED,
        &[
            "M4 L1 $6",
            "fix supply 20",
            "fix performance his 1 / warehouse cal you 2",
            "fix BEN MM(mm) MS(m) MS(y) / C9 ML(mmm) / CAL YM YL(y) YS",
        ],
    );
    let lies = game.open_card.and_then(|open| open.lies).expect("it lies");
    assert_eq!(lies.performance.major, 4, "{seen}");
    assert_eq!((lies.warehouses[1].major, lies.warehouses[1].you), (3, 2));
    // his Large has come to Calcutta and his Medium has left Benares: the pieces stay there
    assert!(
        lies.position.contains("CAL ML YL(y) YM YS"),
        "{}",
        lies.position
    );
    assert!(!lies.position.contains("C9"), "{}", lies.position);
}

#[test]
fn undo_in_a_card_that_is_resolved_again_leaves_the_pieces_as_they_lie() {
    let tied_twice = "BEN MM(m) MM(mm) MS(m) MS(y) / CAL YM YL YS";
    let (seen, game) = with_your_cards(tied_twice, &["M4 L1 $6", "fix supply 20", "", "undo"]);
    assert!(game.open_card.is_some(), "{seen}");
    holds(&seen, "Undone: ");
    assert!(!seen.contains("change back"), "{seen}");
    // once it was told what to change, that is changed back
    let (seen, game) = with_your_cards(TIED, &["M4 L1 $6", "fix supply 20", "", "undo"]);
    assert!(game.open_card.is_some(), "{seen}");
    holds(
        &seen,
        "change back on your table: - His Large in Calcutta: take 1 Crate",
    );
}

#[test]
fn a_typed_card_that_lies_open_is_typed_once_more_only_once() {
    let known = [
        "M4 L1 $6",
        "",
        "",
        "",
        "M4 L1 $6",
        "fix BEN MM(mm) MS(m) MS(y) / C9 ML(mmm) / CAL YM YL YS",
        "",
        "M4 L2 $6",
        "fix supply 9",
    ];
    let (seen, game) = with_your_cards(TIED, &known);
    assert_eq!(
        seen.matches("Type once more what his open card shows")
            .count(),
        1,
        "{seen}"
    );
    assert_eq!(seen.matches("Remembered as").count(), 2, "{seen}");
    assert_eq!(game.facts.known.len(), 2);
}

#[test]
fn a_reward_in_his_turn_lies_on_the_table_at_once() {
    let mut checked = 0;
    for (seed, ..) in stopped_at(&REWARD, "Does a reward", &[]) {
        let answers = [
            "load YM CAL",
            "ship 2",
            "score",
            "fix supply 9",
            "load YM CAL",
            "ship 2",
            "",
            "",
            "",
        ];
        let script = Script::new(REWARD.into_iter().chain(answers).chain(["quit"]));
        let seen = script.transcript();
        let mut table = Table::new(script, Journal::memory::<MajorGame>(seed));
        let Ok(Played::Left(game)) = play(major(), &mut table) else {
            continue;
        };
        let seen = flat(&seen.text());
        if !matches!(game.stage, Stage::YourTurn { .. }) {
            continue;
        }
        holds(&seen, "Ships: 2 of yours");
        assert_eq!(game.ships.you, 2, "{seen}");
        assert!(!seen.contains("of yours to the Ships"), "{seen}");
        assert!(!seen.contains("of yours on it"), "{seen}");
        checked += 1;
    }
    assert!(checked > 2);
}

#[test]
fn a_turn_that_is_mended_after_his_card_is_the_turn_after_the_card_is_resolved_again() {
    let setup = ["1", "BEN ML YM YS / CAL MM MS YL", "you", "24", "done", ""];
    let mend = ["fix turn 4 / supply 12", "y", "quit"];
    let script = Script::new(setup.into_iter().chain(mend));
    let seen = script.transcript();
    let mut table = Table::new(script, Journal::memory::<MajorGame>(3));
    let Ok(Played::Left(game)) = play(major(), &mut table) else {
        panic!("{}", seen.text());
    };
    holds(&flat(&seen.text()), "turn 2, now 4");
    assert_eq!(game.stage, Stage::YourTurn { begun: false });
    assert_eq!(game.turn, 4, "{}", seen.text());
}

#[test]
fn f4_a_car_that_took_its_crate_is_known_after_a_fix_of_the_whole_line() {
    let (_, _, journal) = left(&[""]);
    let taken_up = |answers: &[&'static str]| {
        let journal = Journal::parse(journal.clone().into_bytes(), Path::new("game")).unwrap();
        let script = Script::new(answers.iter().copied().chain(["quit"]));
        let seen = script.transcript();
        let mut table = Table::new(script, journal);
        let Ok(Played::Left(game)) = resume::<MajorGame>(&mut table) else {
            panic!("{}", seen.text());
        };
        let loaded = game.position.cars().filter(|(_, car)| car.loaded_this_turn);
        (flat(&seen.text()), loaded.count())
    };
    let (seen, loaded) = taken_up(&["load YM BEN"]);
    assert_eq!(loaded, 1, "{seen}");
    for fix in [
        "fix BEN ML(m) YM(y)",
        "fix BEN ML(m) YM(y) YS / CAL MM MS YL",
    ] {
        let (seen, loaded) = taken_up(&["load YM BEN", fix, "y"]);
        holds(&seen, "Mended: ");
        assert_eq!(loaded, 1, "{seen}");
    }
}

#[test]
fn f13_crates_that_were_counted_on_the_ships_stay_there_when_the_count_is_taken_back() {
    let to_the_ships = ["fix turn 6", "", "ship 2", "done", "1", "5", "3"];
    let (seen, game, _) = left(&to_the_ships);
    assert_eq!((game.ships.you, game.ships.major), (5, 3), "{seen}");
    for undo in ["undo", "undo 2", "undo 3"] {
        let (seen, _, _) = left(&[&to_the_ships[..], &[undo]].concat());
        holds(&seen, "Undone: ");
        assert!(!seen.contains("change back"), "{undo}: {seen}");
    }
    // what was shipped since is told with it
    let (seen, _, _) = left(&["fix turn 6", "", "ship 2", "done", "undo 2"]);
    holds(&seen, "Take 2 Crates of yours from the Ships.");
}
