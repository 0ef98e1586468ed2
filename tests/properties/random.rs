//! Random railways, tables, cards and rulings.

use std::sync::LazyLock;

use footplate::{
    freight::{Board, BoardFile, CarKind, FreightCar, Owner, Position, ROW_WIDTH, Train},
    major::{
        card::{Action, Card, Ship},
        facts::Facts,
        rulings::{Depart, LoadAnywhere, LoadPass, MovePass, Passengers, Rulings},
    },
};
use proptest::{prelude::*, sample::Index};

/// The shipped railway, and a short and crowded one: three rows, a straight of two, junctions
/// before a city and one row only.
static BOARDS: LazyLock<[Board; 2]> = LazyLock::new(|| {
    let short = r#"
        sections = [
            { id = "BEN", kind = "city" },
            { id = "C1", kind = "straight", rows = 2 },
            { id = "C2", kind = "junction", rows = 3, value = 1, loading = true },
            { id = "C3", kind = "straight" },
            { id = "C4", kind = "junction", rows = 2, value = 2, shortcut = 3 },
            { id = "CAL", kind = "city" },
            { id = "B1", kind = "straight" },
            { id = "B2", kind = "junction", value = 1 },
            { id = "B3", kind = "straight" },
        ]
    "#;
    let short: BoardFile = toml::from_str(short).expect("a board file");
    let short = Board::try_from(short).expect("a board");
    [Facts::shipped().expect("the shipped facts").board, short]
});

pub fn board() -> impl Strategy<Value = &'static Board> {
    prop_oneof![Just(&BOARDS[0]), Just(&BOARDS[1])]
}

/// A railway and a table on it. Cars that find no room where they were to stand are left out.
pub fn table() -> impl Strategy<Value = (&'static Board, Position)> {
    let car = (0..6_usize, 0..=3_u8, 0..=3_u8, any::<Index>());
    (board(), prop::collection::vec(car, 0..14)).prop_map(|(board, cars)| {
        let mut position = Position::empty(board);
        for (kind, his, yours, at) in cars {
            let mut car = FreightCar::empty(CarKind::ALL[kind]);
            car.his_crates = his.min(car.room());
            car.your_crates = yours.min(car.room());
            let places: Vec<_> = board.places().collect();
            let place = places[at.index(places.len())];
            let train = position.at_mut(place);
            if board.is_city(board.section_of(place)) || train.fits_with(&Train::new(vec![car])) {
                train.cars.push(car);
            }
        }
        position.sort_cities(board);
        (board, position)
    })
}

fn action() -> impl Strategy<Value = Action> {
    let ship = prop::option::of(prop::sample::select(Ship::ALL.to_vec()));
    prop_oneof![
        3 => (1..8_u8).prop_map(Action::Load),
        3 => (1..8_u8).prop_map(Action::Move),
        2 => (1..8_u8, 1..6_u8).prop_map(|(load, moves)| Action::Conditional { load, moves }),
        1 => (1..4_u8, ship).prop_map(|(crates, ship)| Action::Ship { crates, ship }),
        1 => (1..4_u8).prop_map(Action::Pawn),
        1 => "[A-Za-z,.é]([A-Za-z ,.é]{0,20}[A-Za-z.])?".prop_map(Action::Instruction),
    ]
}

pub fn card() -> impl Strategy<Value = Card> {
    let actions = prop::collection::vec(action(), 1..4);
    let cash = prop::option::of(0..=999_u16);
    (actions, cash).prop_map(|(actions, cash)| Card { actions, cash })
}

pub fn rulings() -> impl Strategy<Value = Rulings> {
    let order = || {
        Just(CarKind::ALL.map(|kind| kind.to_string()).to_vec())
            .prop_shuffle()
            .prop_map(|order| serde_json::from_value(serde_json::json!(order)).expect("an order"))
    };
    (
        prop::sample::select(vec![
            LoadAnywhere::Yours,
            LoadAnywhere::All,
            LoadAnywhere::None,
        ]),
        prop::sample::select(vec![LoadPass::Car, LoadPass::Line]),
        prop::sample::select(vec![MovePass::Train, MovePass::Car, MovePass::Line]),
        prop::sample::select(vec![Depart::Alone, Depart::Together]),
        prop::sample::select(vec![Passengers::Any, Passengers::WithHisCrate]),
        order(),
        order(),
    )
        .prop_map(|ruled| Rulings {
            load_anywhere: ruled.0,
            load_pass: ruled.1,
            move_pass: ruled.2,
            depart: ruled.3,
            passengers: ruled.4,
            load_order: ruled.5,
            move_order: ruled.6,
            ..Rulings::default()
        })
}

/// Which option is taken at each choice, over and over.
pub fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0..1000_usize, 1..12)
}

/// How many cars of each kind there are.
pub fn cars(position: &Position) -> [usize; 6] {
    CarKind::ALL.map(|kind| position.count(kind))
}

/// How many Crates of a player are aboard.
pub fn aboard(position: &Position, owner: Owner) -> u32 {
    let crates = position.cars().map(|(_, car)| match owner {
        Owner::Major => u32::from(car.his_crates),
        Owner::You => u32::from(car.your_crates),
    });
    crates.sum()
}

/// A table that can be built: rows three wide, no car over its capacity, and what is written
/// of it reads as the same again.
pub fn is_sound(board: &Board, position: &Position) -> Result<(), TestCaseError> {
    for place in board.places() {
        if !board.is_city(board.section_of(place)) {
            prop_assert!(position.at(place).width() <= ROW_WIDTH);
        }
    }
    for (_, car) in position.cars() {
        prop_assert!(car.crates() <= car.kind.size.capacity());
        prop_assert!(!car.ticked, "a tick is left");
    }
    let written = position.notation(board);
    let read = footplate::freight::read_position(board, &written).expect("canonical notation");
    let mut plain = position.clone();
    plain.begin_turn();
    plain.sort_cities(board);
    prop_assert_eq!(&read, &plain);
    prop_assert_eq!(read.notation(board), written);
    Ok(())
}
