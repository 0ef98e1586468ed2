use std::collections::BTreeSet;

use footplate::{
    freight::{Board, FreightCar, Owner, Place, Position, SectionKind},
    major::{
        card::{Action, Card},
        facts::Facts,
        outcomes::{Outcome, matters, outcomes, resolve},
        record::TurnRecord,
        rulings::{LoadAnywhere, LoadPass, Rulings},
        scene::Scene,
        step::{Step, What},
    },
};
use proptest::prelude::*;

use crate::random::{aboard, card, cars, choices, is_sound, rulings, table};

fn resolved(
    scene: &Scene,
    card: &Card,
    position: &Position,
    supply: Option<u32>,
    choices: &[usize],
) -> Outcome {
    let mut choices = choices.iter().cycle();
    resolve(scene, card, position.clone(), supply, |_, tie| {
        choices.next().unwrap_or(&0) % tie.options.len()
    })
}

/// The steps with all Crates that follow each other on one car in one: the record keeps those apart between which a tie was
/// settled.
fn in_one(steps: Vec<Step>) -> Vec<Step> {
    let mut joined: Vec<Step> = Vec::new();
    for step in steps {
        if !joined.last_mut().is_some_and(|last| last.take_in(&step)) {
            joined.push(step);
        }
    }
    joined
}

/// What a card asks: Crates, movements, Crates to ship.
fn asked(card: &Card) -> (u32, u32, u32) {
    let mut asked = (0, 0, 0);
    for action in &card.actions {
        match *action {
            Action::Load(load) => asked.0 += u32::from(load),
            Action::Move(moves) => asked.1 += u32::from(moves),
            Action::Conditional { load, moves } => {
                asked.0 += u32::from(load);
                asked.1 += u32::from(moves);
            }
            Action::Ship { crates, .. } => asked.2 += u32::from(crates),
            Action::Pawn(_) | Action::Instruction(_) => {}
        }
    }
    asked
}

/// The steps account for every Crate and movement of the card, made or lost.
fn steps_add_up(card: &Card, outcome: &Outcome) -> Result<(), TestCaseError> {
    let (mut loaded, mut shipped) = (0, 0);
    let (mut loads_lost, mut moves_lost, mut ships_lost) = (0, 0, 0);
    for step in &outcome.steps {
        match step.what {
            What::Loads { .. } => loaded += 1,
            What::LoadsLost { lost, .. } => loads_lost += u32::from(lost),
            What::MovesLost { lost, .. } => moves_lost += u32::from(lost),
            What::Ships { crates, .. } => shipped += u32::from(crates),
            What::ShipsLost { lost, .. } => ships_lost += u32::from(lost),
            _ => {}
        }
    }
    let tally = outcome.tally;
    prop_assert_eq!((loaded, shipped), (tally.loaded, tally.shipped));
    let all = (
        loaded + loads_lost,
        tally.moved + moves_lost,
        shipped + ships_lost,
    );
    prop_assert_eq!(all, asked(card));
    Ok(())
}

/// F7, F8, M9, M10, M12, M14 of each step.
fn steps_obey(board: &Board, steps: &[Step]) -> Result<(), TestCaseError> {
    for step in steps {
        let (from, to, train, pushed) = match &step.what {
            What::Enters { entered, .. } => {
                let to = board.section_of(entered.place);
                if entered.split {
                    prop_assert!(entered.pushed, "he splits no train that he moves");
                    prop_assert!(!entered.train.holds_his(), "M12");
                } else if entered.pushed && !entered.train.holds_his() {
                    let junction = board.section(to);
                    prop_assert!(
                        junction.kind != SectionKind::Junction
                            || junction.rows == 1
                            || entered.train.cars.len() == 1,
                        "M14"
                    );
                }
                prop_assert!(entered.joined.is_empty() || entered.displaced.is_empty());
                (entered.from, to, &entered.train, entered.pushed)
            }
            What::Delivers { arrival, .. } => {
                (arrival.from, arrival.to, &arrival.train, arrival.pushed)
            }
            _ => continue,
        };
        let from = board.section_of(from);
        prop_assert_eq!(to, board.next(from), "one section clockwise");
        if !board.is_city(from) {
            prop_assert!(board.is_city(to) || board.distance(to) < board.distance(from));
        }
        if !pushed {
            prop_assert!(train.may_move(), "M10");
            prop_assert!(train.holds_his(), "M9");
        }
    }
    Ok(())
}

/// The cars of a table with their places, in loop order.
type Standing = Vec<(Place, FreightCar)>;

/// M5–M7 as the rule words them, for the default rulings but any list: every way in which so
/// many Crates may be loaded, told as tables.
fn loaded_by_the_rule(
    board: &Board,
    rulings: &Rulings,
    standing: Standing,
    crates: usize,
) -> BTreeSet<String> {
    let may = |(place, car): &(Place, FreightCar)| {
        car.room() > 0
            && (car.kind.owner == Owner::You || board.is_loading_space(board.section_of(*place)))
    };
    let mut ways: Vec<(Standing, usize)> = vec![(standing, crates)];
    // Each pass fills a place or ends the loading, and no car has more than three.
    for _ in 0..3 {
        for &line in rulings.load_order.lines() {
            let mut next = Vec::new();
            for (standing, left) in ways {
                let cars: Vec<usize> = (0..standing.len())
                    .filter(|&car| standing[car].1.kind == line && may(&standing[car]))
                    .collect();
                for chosen in subsets(&cars, left.min(cars.len())) {
                    let mut loaded = standing.clone();
                    for &car in &chosen {
                        loaded[car].1.his_crates += 1;
                    }
                    next.push((loaded, left - chosen.len()));
                }
            }
            ways = next;
        }
    }
    ways.into_iter()
        .map(|(standing, _)| {
            let mut position = Position::empty(board);
            for (place, car) in standing {
                position.at_mut(place).cars.push(car);
            }
            position.rows_alike(board).notation(board)
        })
        .collect()
}

/// Every choice of so many among them.
fn subsets(among: &[usize], count: usize) -> Vec<Vec<usize>> {
    let Some((first, rest)) = among.split_first() else {
        return vec![Vec::new()];
    };
    let mut found = Vec::new();
    if count > 0 {
        for mut with in subsets(rest, count - 1) {
            with.push(*first);
            found.push(with);
        }
    }
    if rest.len() >= count {
        found.extend(subsets(rest, count));
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_card_conserves_what_it_works_with(
        (board, before) in table(),
        card in card(),
        rulings in rulings(),
        supply in prop::option::of(0..12_u32),
        choices in choices(),
    ) {
        let scene = Scene { board, rulings: &rulings, explain: false };
        let outcome = resolved(&scene, &card, &before, supply, &choices);
        let (after, tally) = (&outcome.position, outcome.tally);
        is_sound(board, after)?;
        prop_assert_eq!(cars(after), cars(&before));
        let [benares, calcutta] = tally.delivered;
        prop_assert_eq!(
            aboard(&before, Owner::Major) + tally.loaded,
            aboard(after, Owner::Major) + benares.major + calcutta.major
        );
        prop_assert_eq!(
            aboard(&before, Owner::You),
            aboard(after, Owner::You) + benares.you + calcutta.you
        );
        if let Some(supply) = supply {
            prop_assert!(tally.loaded + tally.shipped <= supply);
        }
        steps_add_up(&card, &outcome)?;
        steps_obey(board, &outcome.steps)?;
    }

    #[test]
    fn he_loads_as_the_rule_words_it(
        (board, before) in table(),
        crates in 1..7_u8,
        rulings in rulings(),
    ) {
        let rulings = Rulings {
            load_anywhere: LoadAnywhere::Yours,
            load_pass: LoadPass::Car,
            ..rulings
        };
        let scene = Scene { board, rulings: &rulings, explain: false };
        let card = Card { actions: vec![Action::Load(crates)], cash: None };
        let all = outcomes(&scene, &card, before.clone(), None, 50_000).expect("not too many");
        let all: BTreeSet<String> = all
            .into_iter()
            .map(|end| end.position.rows_alike(board).notation(board))
            .collect();
        let standing = before.cars().map(|(at, car)| (at.place, *car)).collect();
        prop_assert_eq!(all, loaded_by_the_rule(board, &rulings, standing, crates.into()));
    }

    #[test]
    fn reasons_change_nothing_and_a_record_tells_them_again(
        (board, before) in table(),
        card in card(),
        rulings in rulings(),
        supply in prop::option::of(0..12_u32),
        choices in choices(),
    ) {
        let scene = Scene { board, rulings: &rulings, explain: true };
        let explained = resolved(&scene, &card, &before, supply, &choices);
        let silent = Scene { explain: false, ..scene };
        let plain = resolved(&silent, &card, &before, supply, &choices);
        prop_assert_eq!(&explained.position, &plain.position);
        prop_assert_eq!(explained.tally, plain.tally);
        let whats = |outcome: &Outcome| -> Vec<What> {
            outcome.steps.iter().map(|step| step.what.clone()).collect()
        };
        prop_assert_eq!(whats(&explained), whats(&plain));

        let mut ties = Vec::new();
        let mut next = choices.iter().cycle();
        resolve(&scene, &card, before.clone(), supply, |_, tie| {
            ties.push(next.next().unwrap_or(&0) % tie.options.len());
            *ties.last().unwrap_or(&0)
        });
        let record = TurnRecord {
            shipped: 0,
            before: before.notation(board),
            supply,
            card,
            ties,
            rewards: Vec::new(),
        };
        let facts = Facts { board: board.clone(), rulings, ..Facts::shipped().expect("the shipped facts") };
        prop_assert_eq!(in_one(record.steps(&facts)), in_one(explained.steps));
    }

    #[test]
    fn any_way_of_settling_ties_is_among_the_outcomes(
        (board, before) in table(),
        card in card(),
        rulings in rulings(),
        choices in choices(),
    ) {
        let scene = Scene { board, rulings: &rulings, explain: false };
        let Ok(all) = outcomes(&scene, &card, before.clone(), None, 500) else {
            return Ok(());
        };
        let end = |outcome: Outcome| (outcome.position.rows_alike(board), outcome.tally);
        let first = end(resolved(&scene, &card, &before, None, &[0]));
        let all: Vec<_> = all.into_iter().map(end).collect();
        prop_assert_eq!(&all[0], &first);
        let one = end(resolved(&scene, &card, &before, None, &choices));
        prop_assert!(all.contains(&one));
        for (index, end) in all.iter().enumerate() {
            prop_assert!(!all[..index].contains(end), "each outcome comes once");
        }
    }

    #[test]
    fn where_nothing_is_asked_there_is_one_outcome(
        (board, before) in table(),
        card in card(),
        rulings in rulings(),
    ) {
        let scene = Scene { board, rulings: &rulings, explain: false };
        let Ok(all) = outcomes(&scene, &card, before.clone(), None, 300) else {
            return Ok(());
        };
        let mut asked = 0;
        resolve(&scene, &card, before, None, |turn, tie| {
            asked += usize::from(matters(&scene, turn, tie));
            0
        });
        prop_assert_eq!(asked == 0, all.len() == 1);
    }

    #[test]
    fn alike_rows_lead_to_alike_tables(
        (board, before) in table(),
        card in card(),
        rulings in rulings(),
    ) {
        let scene = Scene { board, rulings: &rulings, explain: false };
        let ends = |position: Position| {
            let all = outcomes(&scene, &card, position, None, 300).ok()?;
            let mut all: Vec<String> = all
                .into_iter()
                .map(|end| format!("{} {:?}", end.position.rows_alike(board).notation(board), end.tally))
                .collect();
            all.sort();
            Some(all)
        };
        let swapped = ends(before.rows_alike(board));
        if let (Some(all), Some(swapped)) = (ends(before), swapped) {
            prop_assert_eq!(all, swapped);
        }
    }
}
