//! What you do on the railway, in your turn or by a reward in his: F3–F11.

use crate::{
    freight::{
        Board, CarPlace, Departure, Entry, FreightCar, Motion, Owner, Place, Position, Progress,
        departures, entries, load_your_crate, loading_choices, trains_from_city,
    },
    table::{Choice, Choose, Interrupt, Number, Table, Text},
};

use super::{
    super::{
        step::{Step, What},
        tally::Tally,
        turn::your_advances,
        words,
    },
    MajorGame,
};

pub(super) fn can_load(board: &Board, position: &Position) -> bool {
    !loading_choices(board, position).is_empty()
}

/// F11: whether a train with a car or Crate of yours may take a shortcut.
pub(super) fn can_take_shortcut(board: &Board, position: &Position) -> bool {
    let departures = departures(board, position);
    let is_yours = |way: &Departure| words::is_yours_to_send(position, way);
    (departures.iter()).any(|way| matches!(way, Departure::Shortcut(_)) && is_yours(way))
}

pub(super) fn can_move(board: &Board, position: &Position) -> bool {
    !departures(board, position).is_empty()
}

/// F4: a Crate of yours goes on a car in a loading space, or several by an effect: on which car, before each.
pub(super) fn load(
    game: &MajorGame,
    table: &mut Table,
    position: &mut Position,
) -> Result<Vec<CarPlace>, Interrupt> {
    let board = &game.facts.board;
    let (at, wanted) = choose_load(game, table, position)?;
    let mut count = wanted;
    let mut by_effect = false;
    let already = position.car(at).loaded_this_turn;
    if already || wanted > 1 {
        let question = words::second_crate(board, position, at, wanted);
        by_effect = table.confirm(game, "major/you/load/effect", question, false)?;
        count = match (by_effect, already) {
            (true, _) => wanted,
            (false, false) => 1,
            (false, true) => 0,
        };
    }
    if count == 0 {
        table.tell(words::NOTHING_LOADED);
        return Ok(Vec::new());
    }
    let mut loaded = Vec::new();
    let mut car = *position.car(at);
    for _ in 0..count {
        // A city's cars are put in order after each Crate.
        let cars = position.at(at.place).cars.iter();
        let index = cars.take_while(|other| **other != car).count();
        let at = CarPlace { index, ..at };
        if let Err(refusal) = load_your_crate(board, position, at, by_effect) {
            table.tell(refusal.to_string());
            return Ok(loaded);
        }
        loaded.push(at);
        car.your_crates += 1;
        car.loaded_this_turn = true;
    }
    table.tell(words::you_loaded(board, at.place, &car, count));
    Ok(loaded)
}

/// Which car, and how many Crates.
fn choose_load(
    game: &MajorGame,
    table: &mut Table,
    position: &Position,
) -> Result<(CarPlace, u8), Interrupt> {
    let board = &game.facts.board;
    let cars = loading_choices(board, position);
    let options = cars.iter().map(|&at| {
        Choice::new(
            words::car_key(board, position, at),
            words::load_option(board, position, at),
        )
    });
    let names = words::load_names(board, position, &cars);
    let refuse = |typed: &str| words::why_not_loaded(board, position, typed);
    let likely = (0..cars.len()).min_by_key(|&index| words::likelihood(position, cars[index]));
    let ask = Choose::new("major/you/load", words::LOAD_WHICH)
        .options(options)
        .also(names.iter().map(|(name, ..)| name))
        .after("load")
        .leads_on()
        .likely(likely.unwrap_or(0))
        .refuse(&refuse);
    let chosen = table.choose(game, ask)?;
    Ok(match names.get(chosen.wrapping_sub(cars.len())) {
        Some(&(_, car, count)) => (cars[car], count),
        None => (cars[chosen], 1),
    })
}

/// F13: how many Crates of yours you ship.
pub(super) fn ship(game: &MajorGame, table: &mut Table) -> Result<u32, Interrupt> {
    let ask = Number::new("major/you/ship", words::SHIP_HOW_MANY, 1..=9).likely(1);
    let count = table.number(game, ask)?;
    Ok(u32::try_from(count).unwrap_or(0))
}

/// F6–F11: one train moves, with every push and delivery that follows; one that takes the shortcut, where that is asked for.
pub(super) fn move_train(
    game: &MajorGame,
    table: &mut Table,
    position: &mut Position,
    by_shortcut: bool,
) -> Result<Tally, Interrupt> {
    let board = &game.facts.board;
    let departure = choose_departure(game, table, position, by_shortcut)?;
    let mut tally = Tally::default();
    let mut motion = match Motion::depart(board, position, &departure) {
        Ok(motion) => motion,
        Err(refusal) => {
            table.tell(refusal.to_string());
            return Ok(tally);
        }
    };
    if matches!(departure, Departure::Shortcut(_)) {
        table.tell(words::shortcut_taken(board, &departure));
    }
    loop {
        // F9: you choose for every train that you move or push, whosever it is.
        let progress = motion.next(board, position, |position, arrival| {
            entries(board, position, arrival, true)
        });
        let what = match progress {
            Progress::Done => return Ok(tally),
            Progress::Choose(arrival, ways) => {
                let question = words::which_row(board, &arrival);
                let key = "major/you/row";
                let chosen = choose_entry(game, table, position, key, question, &ways)?;
                motion.choose(ways[chosen].clone());
                continue;
            }
            Progress::Entered(entered) => What::Enters {
                line: None,
                entered,
            },
            Progress::Delivered(arrival) => {
                tally.deliver(board, &arrival);
                What::Delivers {
                    line: None,
                    arrival,
                }
            }
        };
        let yours_delivered = matches!(&what, What::Delivers { arrival, .. } if !your_advances(&arrival.train.cars).is_empty());
        let step = Step {
            what,
            passed_over: Vec::new(),
        };
        table.tell(format!("  {}", words::step_sentence(board, &step)));
        if yours_delivered {
            table.tell(words::REWARDS_FIRST);
        }
    }
}

/// A choice between ways in which a train may enter a section.
pub(super) fn choose_entry(
    game: &MajorGame,
    table: &mut Table,
    position: &Position,
    key: &str,
    question: String,
    ways: &[Entry],
) -> Result<usize, Interrupt> {
    let board = &game.facts.board;
    let options = ways.iter().map(|way| {
        Choice::new(
            words::entry_key(board, way),
            words::entry_option(board, position, way),
        )
    });
    table.choose(game, Choose::new(key, question).options(options).likely(0))
}

fn choose_departure(
    game: &MajorGame,
    table: &mut Table,
    position: &Position,
    by_shortcut: bool,
) -> Result<Departure, Interrupt> {
    let board = &game.facts.board;
    let mut starts: Vec<Departure> = Vec::new();
    let mut departures = departures(board, position);
    departures.retain(|way| !by_shortcut || matches!(way, Departure::Shortcut(_)));
    for departure in &departures {
        let known = starts.iter().any(|start| {
            matches!(departure, Departure::City(..)) && start.place() == departure.place()
        });
        if !known {
            starts.push(departure.clone());
        }
    }
    let options = starts.iter().map(|start| {
        let key = match by_shortcut {
            true => board.place_id(start.place()),
            false => words::departure_key(board, position, start),
        };
        Choice::new(key, words::departure_option(board, position, start))
    });
    let names = words::train_names(board, position, &departures);
    let refuse = |typed: &str| match by_shortcut || words::asks_for_shortcut(typed) {
        true => Some(words::where_shortcuts_start(board, &departures)),
        false => words::why_not_moved(board, position, typed),
    };
    let likely = starts.iter().position(|start| is_yours(position, start));
    let (key, word, asked) = match by_shortcut {
        true => ("major/you/shortcut", "shortcut", words::SHORTCUT_WHICH),
        false => ("major/you/move", "move", words::MOVE_WHICH),
    };
    let ask = Choose::new(key, asked)
        .options(options)
        .also(names.iter().map(|(name, ..)| name))
        .after(word)
        .leads_on()
        .likely(likely.unwrap_or(0))
        .refuse(&refuse);
    let chosen = table.choose(game, ask)?;
    if let Some(&(_, departure, _)) = names.get(chosen.wrapping_sub(starts.len())) {
        return Ok(departures[departure].clone());
    }
    match starts.swap_remove(chosen) {
        Departure::City(city, _) => Ok(Departure::City(
            city,
            form_train(game, table, position, city)?,
        )),
        other => Ok(other),
    }
}

/// A car of yours is among those that could set out.
fn is_yours(position: &Position, start: &Departure) -> bool {
    let standing = &position.at(start.place()).cars;
    let may_leave = |car: &&FreightCar| matches!(start, Departure::Train(_)) || car.half_full();
    let mut cars = standing.iter().filter(may_leave);
    cars.any(|car| car.kind.owner == Owner::You)
}

/// F6: which cars leave a city, in which order.
fn form_train(
    game: &MajorGame,
    table: &mut Table,
    position: &Position,
    city: Place,
) -> Result<Vec<usize>, Interrupt> {
    let board = &game.facts.board;
    let trains = trains_from_city(position, city);
    if let [only] = &trains[..] {
        return Ok(only.clone());
    }
    let names = trains
        .iter()
        .map(|order| words::order_key(position, city, order));
    // As many cars as go together, in the order in which they stand.
    let most = trains.iter().map(Vec::len).max().unwrap_or(0);
    let likely = names.clone().nth(
        trains
            .iter()
            .position(|order| order.len() == most)
            .unwrap_or(0),
    );
    let mut ask =
        Text::new("major/you/form", words::form_which(board, position, city)).examples(names);
    ask.likely = likely;
    table.text(game, ask, |typed| words::read_order(position, city, typed))
}
