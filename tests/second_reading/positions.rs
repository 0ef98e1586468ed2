//! Random questions: a board, a position, a card and rulings, the same for the same seed.

use crate::{
    notation,
    railway::{Board, Car, Kind, Owner, Places, ROW, Section, Size, nothing_on, width},
    reading::Action,
    rulings::{Depart, LoadAnywhere, LoadPass, MovePass, Passengers, Rulings},
};
use serde_json::{Value, json};

/// A question that both readings answer.
pub struct Question {
    pub board: Board,
    /// The shipped board need not be named in a request.
    pub shipped: bool,
    pub places: Places,
    pub card: Vec<Action>,
    pub rulings: Rulings,
    pub supply: Option<usize>,
}

impl Question {
    /// The request for the real resolver, without its ties.
    pub fn request(&self) -> Value {
        let card: Vec<String> = self.card.iter().map(Action::text).collect();
        let mut request = json!({
            "position": notation::write(&self.board, &self.places),
            "card": card.join(" "),
            "rulings": self.rulings,
        });
        if let Some(supply) = self.supply {
            request["supply"] = json!(supply);
        }
        if !self.shipped {
            request["board"] = json!(self.board);
        }
        request
    }
}

/// A small generator (SplitMix64), so that a seed means the same for ever.
pub struct Luck(u64);

impl Luck {
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0, below this one.
    fn below(&mut self, end: usize) -> usize {
        let drawn = self.next() % u64::try_from(end).expect("a small number");
        usize::try_from(drawn).expect("a small number")
    }

    fn between(&mut self, first: usize, last: usize) -> usize {
        first + self.below(last - first + 1)
    }

    /// True in so many of a hundred cases.
    fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }

    fn one_of<T: Copy>(&mut self, values: &[T]) -> T {
        values[self.below(values.len())]
    }
}

/// The question of this seed.
pub fn question(seed: u64, shipped_board: &Board) -> Question {
    let mut luck = Luck::new(seed);
    let shipped = luck.percent(40);
    let board = if shipped {
        shipped_board.clone()
    } else {
        small_board(&mut luck)
    };
    Question {
        places: places(&mut luck, &board),
        card: card(&mut luck),
        rulings: rulings(&mut luck),
        supply: luck.percent(40).then(|| luck.below(8)),
        board,
        shipped,
    }
}

/// A small board by the rules: on each leg a straight, then straights and junctions.
fn small_board(luck: &mut Luck) -> Board {
    let mut sections = Vec::new();
    for (city, letter) in [("BEN", 'C'), ("CAL", 'B')] {
        sections.push(section(city.to_owned(), Kind::City, 1, false));
        let length = luck.between(1, 6);
        for number in 1..=length {
            let id = format!("{letter}{number}");
            let straight = number == 1 || luck.percent(35);
            let (kind, rows) = if straight {
                let several = luck.percent(25);
                (Kind::Straight, if several { 2 } else { 1 })
            } else {
                (Kind::Junction, luck.between(1, 3))
            };
            let loading = kind == Kind::Junction && luck.percent(40);
            sections.push(section(id, kind, rows, loading));
        }
    }
    Board { sections }
}

fn section(id: String, kind: Kind, rows: usize, loading: bool) -> Section {
    Section {
        id,
        kind,
        rows,
        loading,
        value: None,
        shortcut: None,
    }
}

/// Cars crowded into one part of the loop, so that they meet; elsewhere a car here and there.
fn places(luck: &mut Luck, board: &Board) -> Places {
    let mut places = nothing_on(board);
    let length = board.sections.len();
    let start = luck.below(length);
    let crowded = luck.between(2, 6);
    for step in 0..length {
        let section = (start + step) % length;
        let (chance, most) = if step < crowded { (75, 4) } else { (8, 2) };
        for row in &mut places[section] {
            if luck.percent(chance) {
                let crates = luck.one_of(&[Mixed, Mixed, OnlyHis, OnlyYours, OnlyYours, Few]);
                for _ in 0..luck.between(1, most) {
                    let car = car(luck, crates);
                    if board.is_city(section) || width(row) + car.size.number() <= ROW {
                        row.push(car);
                    }
                }
            }
        }
    }
    places
}

/// What the cars of one row carry, so that trains of every sort come up often.
#[derive(Clone, Copy, PartialEq)]
enum Freight {
    Mixed,
    OnlyHis,
    /// Your cars and your Crates: the trains that split when pushed (M14).
    OnlyYours,
    /// Often less than half full.
    Few,
}
use Freight::{Few, Mixed, OnlyHis, OnlyYours};

fn car(luck: &mut Luck, freight: Freight) -> Car {
    let mut car = Car {
        owner: luck.one_of(&[Owner::Major, Owner::You]),
        size: luck.one_of(&[Size::Large, Size::Medium, Size::Small, Size::Small]),
        his: 0,
        yours: 0,
        considered: false,
    };
    if freight == OnlyYours {
        car.owner = Owner::You;
    }
    for _ in 0..car.size.number() {
        if luck.percent(if freight == Few { 35 } else { 85 }) {
            let his = freight == OnlyHis || (freight != OnlyYours && luck.percent(50));
            *(if his { &mut car.his } else { &mut car.yours }) += 1;
        }
    }
    car
}

fn card(luck: &mut Luck) -> Vec<Action> {
    let count = luck.between(1, 3);
    let actions = (0..count).map(|_| match luck.below(10) {
        0..=2 => Action::Load(luck.between(1, 6)),
        3..=6 => Action::Move(luck.between(1, 5)),
        7 | 8 => Action::Conditional(luck.between(1, 5), luck.between(1, 4)),
        _ => luck.one_of(&[
            Action::Ship(1),
            Action::Ship(2),
            Action::Other("K+1"),
            Action::Other("\"Move his marker.\""),
        ]),
    });
    actions.collect()
}

fn rulings(luck: &mut Luck) -> Rulings {
    let mut rulings = Rulings::default();
    if luck.percent(40) {
        return rulings;
    }
    rulings.load_anywhere =
        luck.one_of(&[LoadAnywhere::Yours, LoadAnywhere::All, LoadAnywhere::None]);
    rulings.load_pass = luck.one_of(&[LoadPass::Car, LoadPass::Line]);
    rulings.move_pass = luck.one_of(&[MovePass::Train, MovePass::Car, MovePass::Line]);
    rulings.depart = luck.one_of(&[Depart::Alone, Depart::Together]);
    rulings.passengers = luck.one_of(&[Passengers::Any, Passengers::WithHisCrate]);
    for order in [&mut rulings.load_order, &mut rulings.move_order] {
        if luck.percent(25) {
            for place in (1..order.len()).rev() {
                order.swap(place, luck.below(place + 1));
            }
        }
    }
    rulings
}
