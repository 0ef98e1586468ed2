use serde::{Deserialize, Serialize};

use super::{Board, CarKind, FreightCar, Train};

/// A row of a straight or junction, or the whole of a city: where cars stand together. Counted
/// in loop order from Benares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Place(pub usize);

/// One car where it stands: the place and, counted from the front, which of the cars there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CarPlace {
    /// The row or city.
    pub place: Place,
    /// 0 for the front car.
    pub index: usize,
}

/// Where every Freight Car and every Crate in transit is.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Position {
    rows: Vec<Train>,
}

impl Position {
    /// A railway without a car.
    #[must_use]
    pub fn empty(board: &Board) -> Self {
        Self {
            rows: board.places().map(|_| Train::default()).collect(),
        }
    }

    /// The train in a row, or all cars of a city.
    #[must_use]
    pub fn at(&self, place: Place) -> &Train {
        &self.rows[place.0]
    }

    /// The train in a row, or all cars of a city, to be changed.
    pub fn at_mut(&mut self, place: Place) -> &mut Train {
        &mut self.rows[place.0]
    }

    /// The car that stands there.
    ///
    /// # Panics
    /// If no car stands there: a `CarPlace` is good only for the position it was read from.
    #[must_use]
    pub fn car(&self, at: CarPlace) -> &FreightCar {
        &self.rows[at.place.0].cars[at.index]
    }

    /// The car that stands there, to be changed. See [`Position::car`].
    pub fn car_mut(&mut self, at: CarPlace) -> &mut FreightCar {
        &mut self.rows[at.place.0].cars[at.index]
    }

    /// Whether a car stands there.
    #[must_use]
    pub fn has(&self, at: CarPlace) -> bool {
        let train = self.rows.get(at.place.0);
        train.is_some_and(|train| at.index < train.cars.len())
    }

    /// Every car with where it stands, in loop order, front to back.
    pub fn cars(&self) -> impl Iterator<Item = (CarPlace, &FreightCar)> {
        self.rows.iter().enumerate().flat_map(|(place, train)| {
            train.cars.iter().enumerate().map(move |(index, car)| {
                let place = Place(place);
                (CarPlace { place, index }, car)
            })
        })
    }

    /// Every car of one kind with where it stands, in loop order.
    pub fn cars_of(&self, kind: CarKind) -> impl Iterator<Item = (CarPlace, &FreightCar)> {
        self.cars().filter(move |(_, car)| car.kind == kind)
    }

    /// How many cars of that kind stand on the railway.
    #[must_use]
    pub fn count(&self, kind: CarKind) -> usize {
        self.cars_of(kind).count()
    }

    /// Adds the cars that another position has in its cities.
    pub fn add(&mut self, board: &Board, other: &Self) {
        for city in board.cities() {
            let place = board.first_place(city);
            let cars = other.at(place).cars.iter().copied();
            self.at_mut(place).cars.extend(cars);
        }
        self.sort_cities(board);
    }

    /// Puts each city's cars into the order in which they are written.
    pub fn sort_cities(&mut self, board: &Board) {
        for city in board.cities() {
            self.at_mut(board.first_place(city))
                .cars
                .sort_unstable_by_key(FreightCar::canonical_order);
        }
    }

    /// Wipes the ticks that a resolution left on cars.
    pub fn wipe_ticks(&mut self) {
        for car in self.all_cars_mut() {
            car.ticked = false;
        }
    }

    /// A new turn begins: every car may take a Crate of yours again (F4).
    pub fn begin_turn(&mut self) {
        for car in self.all_cars_mut() {
            car.loaded_this_turn = false;
        }
    }

    /// The cars that took a Crate of yours this turn (F4) are those of another position: each where it stands there, or
    /// where one of its kind stands by now.
    pub fn load_like(&mut self, other: &Self) {
        self.begin_turn();
        for (at, loaded) in other.cars().filter(|(_, car)| car.loaded_this_turn) {
            let mut alike = self
                .cars_of(loaded.kind)
                .filter(|(_, car)| !car.loaded_this_turn)
                .map(|(at, _)| at);
            let first = alike.next();
            let stays = first
                .into_iter()
                .chain(alike)
                .find(|to| to.place == at.place);
            if let Some(to) = stays.or(first) {
                self.car_mut(to).loaded_this_turn = true;
            }
        }
    }

    /// The same table as it can be seen, with the rows of each section in a fixed order, for
    /// comparing: rows of one section are alike, and so are cars that only the app tells apart.
    #[must_use]
    pub fn rows_alike(&self, board: &Board) -> Self {
        let mut alike = self.clone();
        alike.begin_turn();
        alike.wipe_ticks();
        alike.sort_cities(board);
        for section in 0..board.len() {
            let rows: Vec<Place> = board.rows(section).collect();
            if let [first, .., last] = rows[..] {
                // Occupied rows first reads better than an empty one before them.
                alike.rows[first.0..=last.0]
                    .sort_by_cached_key(|train| (train.is_empty(), train.to_string()));
            }
        }
        alike
    }

    /// Puts what is alike into one order, ticks and all: the rows of each section, and the cars of each city. What can come
    /// of the table stays the same, so that tables which differ by row alone need to be looked into only once.
    pub fn put_alike_in_order(&mut self, board: &Board) {
        for section in 0..board.len() {
            let first = board.first_place(section).0;
            if board.is_city(section) {
                self.rows[first]
                    .cars
                    .sort_unstable_by_key(FreightCar::canonical_order);
                continue;
            }
            let rows = board.rows(section).count();
            if rows > 1 {
                self.rows[first..first + rows].sort_unstable_by(|one, other| {
                    let (one, other) = (one.cars.iter(), other.cars.iter());
                    one.map(FreightCar::canonical_order)
                        .cmp(other.map(FreightCar::canonical_order))
                });
            }
        }
    }

    fn all_cars_mut(&mut self) -> impl Iterator<Item = &mut FreightCar> {
        self.rows.iter_mut().flat_map(|train| train.cars.iter_mut())
    }
}
