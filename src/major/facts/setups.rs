use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::{
    facts_file::{FactsFault, Step, parse},
    freight::{Board, CarKind, FreightCar, Owner, Position, read_position},
};

/// Setup cards in the box (M1).
pub const SETUP_CARDS: u8 = 5;

/// What is known of the five Setup cards (M1).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupCards {
    /// Whether the owner has checked them against the box.
    pub verified: bool,
    /// Where they come from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub source: Option<String>,
    /// The cards that were met, by number.
    #[serde(default)]
    pub cards: Vec<SetupCard>,
}

/// One Setup card: where the cars of whoever takes it stand, and the turn-order marker (M1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SetupCard {
    /// Its number, 1 to 5.
    pub card: u8,
    /// The cars in notation, as the Major's: `BEN ML MS / CAL MM`.
    pub cars: String,
    /// The place of its marker in the turn order, 1 being first, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub marker: Option<u8>,
    /// Cards whose marker was seen to come after this one's.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub before: Vec<u8>,
}

impl SetupCards {
    /// What is known of a card.
    #[must_use]
    pub fn card(&self, number: u8) -> Option<&SetupCard> {
        self.cards.iter().find(|card| card.card == number)
    }

    /// Where the cars of that card stand, as `owner`'s.
    #[must_use]
    pub fn cars(&self, board: &Board, number: u8, owner: Owner) -> Option<Position> {
        let mut position = read_position(board, &self.card(number)?.cars).ok()?;
        repaint(&mut position, board, owner);
        Some(position)
    }

    /// Both players' cars, where both cards are known.
    #[must_use]
    pub fn position(&self, board: &Board, yours: u8, his: u8) -> Option<Position> {
        let mut position = self.cars(board, his, Owner::Major)?;
        let mine = self.cars(board, yours, Owner::You)?;
        for city in board.cities() {
            let place = board.first_place(city);
            let cars = mine.at(place).cars.iter().copied();
            position.at_mut(place).cars.extend(cars);
        }
        position.sort_cities(board);
        Some(position)
    }

    /// Whose marker comes first, where that follows from what was seen.
    #[must_use]
    pub fn first(&self, yours: u8, his: u8) -> Option<Owner> {
        let markers = (self.card(yours)?.marker, self.card(his)?.marker);
        if let (Some(mine), Some(other)) = markers {
            match mine.cmp(&other) {
                Ordering::Less => return Some(Owner::You),
                Ordering::Greater => return Some(Owner::Major),
                Ordering::Equal => {}
            }
        }
        match (self.comes_before(yours, his), self.comes_before(his, yours)) {
            (true, false) => Some(Owner::You),
            (false, true) => Some(Owner::Major),
            _ => None,
        }
    }

    /// Whether one card's marker comes before another's, over cards between them.
    fn comes_before(&self, one: u8, other: u8) -> bool {
        let mut reached = vec![one];
        let mut next = 0;
        while let Some(&card) = reached.get(next) {
            next += 1;
            for &later in self.card(card).map_or(&[][..], |card| &card.before) {
                if later == other {
                    return true;
                }
                if !reached.contains(&later) {
                    reached.push(later);
                }
            }
        }
        false
    }

    /// Remembers where the cars of a card stand, which are `owner`'s here. Nothing is learned from a table on which
    /// they are not all empty and in the cities. True if that is news.
    pub fn learn_cars(
        &mut self,
        board: &Board,
        number: u8,
        owner: Owner,
        table: &Position,
    ) -> bool {
        let mut cars = Position::empty(board);
        for (at, car) in table.cars().filter(|(_, car)| car.kind.owner == owner) {
            if !board.is_city(board.section_of(at.place)) || *car != FreightCar::empty(car.kind) {
                return false;
            }
            cars.at_mut(at.place).cars.push(*car);
        }
        repaint(&mut cars, board, Owner::Major);
        let cars = cars.notation(board);
        if cars.is_empty() {
            return false;
        }
        match self.cards.iter_mut().find(|card| card.card == number) {
            Some(card) if card.cars == cars => return false,
            Some(card) => card.cars = cars,
            None => self.put(SetupCard {
                card: number,
                cars,
                marker: None,
                before: Vec::new(),
            }),
        }
        true
    }

    /// Puts a card in its place among the others, instead of what was known of it.
    pub fn put(&mut self, card: SetupCard) {
        self.forget(card.card);
        let at = self.cards.partition_point(|other| other.card < card.card);
        self.cards.insert(at, card);
    }

    /// Forgets what was known of a card.
    pub fn forget(&mut self, number: u8) {
        self.cards.retain(|card| card.card != number);
    }

    /// Remembers that the marker of one card comes before that of another.
    pub fn learn_order(&mut self, first: u8, second: u8) {
        let mut after = |card: u8, other: u8, is: bool| {
            if let Some(card) = self.cards.iter_mut().find(|found| found.card == card) {
                card.before.retain(|&later| later != other);
                if is {
                    card.before.push(other);
                    card.before.sort_unstable();
                }
            }
        };
        after(first, second, true);
        after(second, first, false);
    }
}

/// Gives all cars to one owner.
fn repaint(position: &mut Position, board: &Board, owner: Owner) {
    for place in board.places() {
        for car in &mut position.at_mut(place).cars {
            car.kind = CarKind::new(owner, car.kind.size);
        }
    }
    position.sort_cities(board);
}

/// M1: cards 1 to 5, each once, its cars the Major's, empty and in the cities.
pub(super) fn read_setups(file: &str, text: &str, board: &Board) -> Result<SetupCards, FactsFault> {
    let setups: SetupCards = parse(file, text)?;
    for (index, card) in setups.cards.iter().enumerate() {
        let fault = |key: &'static str, message: String| {
            let path = [Step::Key("cards"), Step::Nth(index), Step::Key(key)];
            FactsFault::in_text(file, text, &path, message)
        };
        let number = card.card;
        let known = 1..=SETUP_CARDS;
        let before = card.before.iter().map(|number| ("before", number));
        let marker = card.marker.iter().map(|number| ("marker", number));
        let numbers = [("card", &number)].into_iter().chain(before).chain(marker);
        for (key, wrong) in numbers {
            if !known.contains(wrong) {
                return Err(fault(
                    key,
                    format!(
                        "{wrong} is no Setup card and no place in the turn order: expected 1 to 5 (M1)"
                    ),
                ));
            }
        }
        if setups.cards[..index]
            .iter()
            .any(|other| other.card == number)
        {
            return Err(fault(
                "card",
                format!("Setup card {number} stands here twice: expected each once"),
            ));
        }
        let position = read_position(board, &card.cars)
            .map_err(|wrong| fault("cars", format!("the cars of Setup card {number}: {wrong}")))?;
        let mut copy = SetupCards::default();
        let his = position
            .cars()
            .all(|(_, car)| car.kind.owner == Owner::Major);
        if !his || !copy.learn_cars(board, number, Owner::Major, &position) {
            return Err(fault(
                "cars",
                format!(
                    "the cars of Setup card {number}: expected his, empty and in the cities, as in BEN ML MS / CAL MM"
                ),
            ));
        }
    }
    Ok(setups)
}
