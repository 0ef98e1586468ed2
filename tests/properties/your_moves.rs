use footplate::freight::{
    Board, CarPlace, Departure, Entry, Motion, Owner, Part, Place, Position, Progress, departures,
    entries, load_your_crate, loading_choices, trains_from_city,
};
use proptest::{prelude::*, sample::Index};

use crate::random::{aboard, cars, choices, is_sound, table};

/// Makes a movement to its end; what it delivered, by owner.
fn move_on(
    board: &Board,
    position: &mut Position,
    departure: &Departure,
    choices: &[usize],
) -> Result<[u32; 2], TestCaseError> {
    let before = position.clone();
    let mut motion = match Motion::depart(board, position, departure) {
        Ok(motion) => motion,
        Err(refusal) => {
            prop_assert_eq!(&*position, &before, "{}", refusal);
            return Ok([0, 0]);
        }
    };
    let mut choices = choices.iter().cycle();
    let mut delivered = [0, 0];
    let shortcut = matches!(departure, Departure::Shortcut(_));
    loop {
        let progress = motion.next(board, position, |position, arrival| {
            entries(board, position, arrival, true)
        });
        match progress {
            Progress::Done => break,
            Progress::Choose(arrival, ways) => {
                prop_assert!(ways.len() > 1);
                let meets = |way: &Entry| -> Vec<String> {
                    let part = |part: &Part| format!("{} {}", part.train, position.at(part.place));
                    way.parts.iter().map(part).collect()
                };
                for (index, way) in ways.iter().enumerate() {
                    let alike = ways[..index].iter().any(|other| meets(other) == meets(way));
                    prop_assert!(!alike, "alike rows are one way");
                    let cars: usize = way.parts.iter().map(|part| part.train.cars.len()).sum();
                    prop_assert_eq!(cars, arrival.train.cars.len());
                }
                let chosen = choices.next().unwrap_or(&0) % ways.len();
                motion.choose(ways[chosen].clone());
            }
            Progress::Entered(entered) => {
                let (from, to) = (
                    board.section_of(entered.from),
                    board.section_of(entered.place),
                );
                prop_assert_eq!(to, board.next(from));
                prop_assert_eq!(position.car(entered.front()), &entered.train.cars[0]);
            }
            Progress::Delivered(arrival) => {
                let from = board.section_of(arrival.from);
                prop_assert!(board.is_city(arrival.to));
                let by_shortcut = shortcut && !arrival.pushed;
                prop_assert!(by_shortcut || arrival.to == board.next(from));
                prop_assert_eq!(arrival.to, board.destination(from));
                for car in &arrival.train.cars {
                    delivered[0] += u32::from(car.his_crates);
                    delivered[1] += u32::from(car.your_crates);
                }
            }
        }
    }
    is_sound(board, position)?;
    prop_assert_eq!(cars(position), cars(&before));
    for (owner, delivered) in [Owner::Major, Owner::You].into_iter().zip(delivered) {
        prop_assert_eq!(aboard(&before, owner), aboard(position, owner) + delivered);
    }
    Ok(delivered)
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn your_movements_conserve_cars_and_crates(
        (board, mut position) in table(),
        which in prop::collection::vec(any::<Index>(), 1..8),
        choices in choices(),
    ) {
        for which in which {
            let offered = departures(board, &position);
            if offered.is_empty() {
                break;
            }
            let departure = &offered[which.index(offered.len())];
            let before = position.clone();
            move_on(board, &mut position, departure, &choices)?;
            prop_assert_ne!(&position, &before, "what is offered is allowed");
        }
    }

    #[test]
    fn any_departure_is_made_or_refused(
        (board, mut position) in table(),
        which in any::<Index>(),
        kind in 0..3_u8,
        chosen in prop::collection::vec(0..6_usize, 0..4),
        choices in choices(),
    ) {
        let places: Vec<Place> = board.places().collect();
        let place = places[which.index(places.len())];
        let departure = match kind {
            0 => Departure::Train(place),
            1 => Departure::Shortcut(place),
            _ => Departure::City(place, chosen),
        };
        let offered = departures(board, &position);
        let before = position.clone();
        move_on(board, &mut position, &departure, &choices)?;
        if position != before && !matches!(departure, Departure::City(..)) {
            prop_assert!(offered.contains(&departure), "what is allowed is offered");
        }
    }

    #[test]
    fn every_train_of_a_city_may_depart((board, position) in table()) {
        for city in board.cities() {
            let place = board.first_place(city);
            for order in trains_from_city(&position, place) {
                let departure = Departure::City(place, order);
                prop_assert!(Motion::depart(board, &mut position.clone(), &departure).is_ok());
            }
        }
    }

    #[test]
    fn your_crates_go_where_they_are_offered_and_nowhere_else(
        (board, position) in table(),
        by_effect in any::<bool>(),
    ) {
        let offered = loading_choices(board, &position);
        let all: Vec<CarPlace> = position.cars().map(|(at, _)| at).collect();
        for at in all {
            let mut loaded = position.clone();
            let may = load_your_crate(board, &mut loaded, at, by_effect).is_ok();
            let alike = offered.iter().any(|other| {
                other.place == at.place && position.car(*other) == position.car(at)
            });
            prop_assert_eq!(may, alike);
            is_sound(board, &loaded)?;
            prop_assert_eq!(
                aboard(&loaded, Owner::You),
                aboard(&position, Owner::You) + u32::from(may)
            );
            prop_assert_eq!(cars(&loaded), cars(&position));
        }
    }
}
