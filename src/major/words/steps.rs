//! Each step of his turn as a sentence that hands can follow.

use crate::freight::{
    Arrival, Board, CarPlace, Entered, FreightCar, Owner, PerOwner, Train,
    naming::{
        car_name, crates_name, kind_name, listed, owner_name, row_name, section_name, train_name,
        where_name,
    },
};

use super::super::step::{Step, What};

/// "1 Crate", "2 Crates".
#[must_use]
pub fn crates(count: impl Into<u32>) -> String {
    counted(count.into(), "Crate")
}

/// "1 movement", "2 movements".
#[must_use]
pub fn counted(count: u32, what: &str) -> String {
    if count == 1 {
        format!("1 {what}")
    } else {
        format!("{count} {what}s")
    }
}

/// One sentence for one step, with the counts after it.
#[must_use]
pub fn step_sentence(board: &Board, step: &Step) -> String {
    match &step.what {
        What::Decides {
            can,
            asked,
            loads_first,
        } => decides(*can, *asked, *loads_first),
        What::Loads {
            crates,
            at,
            car,
            has_twin,
            ..
        } => loads(board, *crates, *at, car, *has_twin),
        What::LoadsLost {
            lost,
            asked,
            supply,
        } => {
            let why = if *supply {
                "his supply is empty"
            } else {
                "no car that he may load has room"
            };
            // On the table a lost Crate is one that nobody touches.
            let stay = if *lost == 1 { "stays" } else { "stay" };
            let stay = if *supply {
                String::new()
            } else {
                format!(" and {stay} in his supply")
            };
            format!("{}{stay}: {why}.", lost_of(*lost, *asked, "Crate"))
        }
        What::Enters { line, entered } => {
            let sentence = enters(board, entered);
            match line {
                Some(_) => sentence + &passenger_note(entered),
                None => sentence,
            }
        }
        What::Delivers { arrival, .. } => delivers(board, arrival),
        What::MovesLost {
            lost,
            asked,
            passes_over,
        } => {
            let why = if *passes_over {
                "he has gone down his list twice, and there is no third pass"
            } else if lost == asked {
                "no train may move"
            } else {
                "no other train may move"
            };
            format!("{}: {why}.", lost_of(*lost, *asked, "movement"))
        }
        What::Ships {
            crates: count,
            ship,
        } => {
            let ship = ship.map_or_else(
                || "a Ship of your choice".into(),
                |ship| format!("Ship {ship}"),
            );
            format!(
                "Ship {} of his from his supply to {ship}; he takes no reward.",
                crates(*count)
            )
        }
        What::ShipsLost { lost, asked } => {
            format!("{}: his supply is empty.", lost_of(*lost, *asked, "Crate"))
        }
        What::RaisesPawn(rows) => format!(
            "Move one of his Market pawns up {}, as printed on the card.",
            counted((*rows).into(), "row")
        ),
        What::Instructs(words) => format!("Carry out what the card says: \"{words}\"."),
    }
}

fn lost_of(lost: u8, asked: u8, what: &str) -> String {
    match (lost, asked) {
        (1, 1) => format!("The {what} is lost"),
        (2, 2) => format!("Both {what}s are lost"),
        _ if lost == asked => format!("All {lost} {what}s are lost"),
        (1, _) => format!("1 of {asked} {what}s is lost"),
        _ => format!("{lost} of {asked} {what}s are lost"),
    }
}

fn decides(can: u32, asked: u8, loads_first: bool) -> String {
    let all = can == u32::from(asked);
    let crates = match (asked, can) {
        (1, 0) => "cannot load the Crate".to_owned(),
        (1, _) => "can load the Crate".to_owned(),
        (2, 2) => "can load both Crates".to_owned(),
        (_, 0) => format!("can load none of the {asked} Crates"),
        _ if all => format!("can load all {asked} Crates"),
        _ => format!("can load {can} of the {asked} Crates"),
    };
    if loads_first {
        return format!("He {crates}, so he loads first.");
    }
    let then = if can == 0 {
        "he moves first"
    } else {
        "fewer than half, so he moves first"
    };
    let joined = if can == 0 { ", so " } else { ", " };
    format!("He {crates}{joined}{then} and then loads what he can.")
}

fn loads(board: &Board, count: u8, at: CarPlace, car: &FreightCar, has_twin: bool) -> String {
    let before = FreightCar {
        his_crates: car.his_crates - count,
        ..*car
    };
    let name = if has_twin {
        car_name(&before)
    } else {
        kind_name(before.kind)
    };
    format!(
        "Load {} on {name} {}: {}.",
        crates(count),
        where_name(board, at.place),
        load_count(car)
    )
}

/// "now 2 of 3", "now 3 of 3 (1 his, 2 yours)".
#[must_use]
pub fn load_count(car: &FreightCar) -> String {
    let capacity = car.kind.size.capacity();
    let crates = car.crates();
    let whose = match crates_name(car) {
        Some(whose) if car.his_crates > 0 && car.your_crates > 0 => format!(" ({whose})"),
        _ => String::new(),
    };
    format!("now {crates} of {capacity}{whose}")
}

fn enters(board: &Board, entered: &Entered) -> String {
    let train = train_name(&entered.train);
    let to = row_name(board, entered.place);
    let verb = if entered.pushed { "Push" } else { "Move" };
    let from_section = board.section_of(entered.from);
    let from = if board.is_city(from_section) {
        format!("out of {}", section_name(board, from_section))
    } else {
        format!("from {}", row_name(board, entered.from))
    };
    let joins = if entered.joined.is_empty() {
        String::new()
    } else {
        format!(", behind {}", train_name(&entered.joined))
    };
    let pushes = if entered.displaced.is_empty() {
        String::new()
    } else {
        let one = entered.displaced.cars.len() == 1;
        let verb = if one { "has" } else { "have" };
        let train = train_name(&entered.displaced);
        format!("; {train} there {verb} to give way")
    };
    format!("{verb} {train} {from} to {to}{joins}{pushes}.")
}

/// Why a car of yours moves in his turn: it carries a Crate of his (M9).
fn passenger_note(entered: &Entered) -> String {
    match entered.train.cars[..] {
        [car] if car.kind.owner == Owner::You && car.his_crates > 0 => {
            let name = capitalised(&kind_name(car.kind));
            format!(" {name} carries {} of his.", crates(car.his_crates))
        }
        _ => String::new(),
    }
}

fn delivers(board: &Board, arrival: &Arrival) -> String {
    let city = section_name(board, arrival.to);
    let verb = if arrival.pushed { "Push" } else { "Move" };
    let from = row_name(board, arrival.from);
    format!(
        "{verb} {} from {from} into {city}. {}",
        train_name(&arrival.train),
        delivery(board, arrival)
    )
}

/// What a delivery puts into the Warehouse and which markers advance (F10).
#[must_use]
pub fn delivery(board: &Board, arrival: &Arrival) -> String {
    let city = section_name(board, arrival.to);
    let mut unloaded = PerOwner::<u8>::default();
    for car in &arrival.train.cars {
        unloaded.major += car.his_crates;
        unloaded.you += car.your_crates;
    }
    let mut parts = Vec::new();
    if unloaded.major > 0 {
        parts.push(format!("{} of his", crates(unloaded.major)));
    }
    if unloaded.you > 0 {
        parts.push(format!("{} of yours", crates(unloaded.you)));
    }
    let advances = capitalised(&advances(&arrival.train));
    let stand = if arrival.train.cars.len() == 1 {
        "The car stands"
    } else {
        "The cars stand"
    };
    format!(
        "Put {} into the Warehouse of {city}. {advances}. {stand} in {city}, empty.",
        listed(&parts)
    )
}

/// Which markers advance, from the front car to the back: cars of one owner that follow each other in one.
fn advances(train: &Train) -> String {
    let runs = train
        .cars
        .chunk_by(|one, other| one.kind.owner == other.kind.owner);
    let advances: Vec<String> = runs
        .filter_map(|cars| Some((cars.first()?, cars)))
        .map(|(first, cars)| {
            let spaces: Vec<u8> = cars.iter().map(|car| car.kind.size.capacity()).collect();
            format!(
                "advance {} Performance by {}",
                owner_name(first.kind.owner),
                summed(&spaces)
            )
        })
        .collect();
    listed(&advances)
}

/// "3 (2 and 1)".
#[must_use]
pub fn summed(numbers: &[u8]) -> String {
    let total: u32 = numbers.iter().map(|number| u32::from(*number)).sum();
    if numbers.len() < 2 {
        return total.to_string();
    }
    let parts: Vec<String> = numbers.iter().map(u8::to_string).collect();
    format!("{total} ({})", listed(&parts))
}

/// The sentence with a capital letter.
#[must_use]
pub fn capitalised(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

/// A train from front to back with its Crates, for a choice between trains.
#[must_use]
pub fn train_with_crates(train: &Train) -> String {
    listed(&train.cars.iter().map(car_name).collect::<Vec<_>>())
}
