use std::fmt;

use super::{Board, CarPlace, FreightCar, Place, Position, ROW_WIDTH, SectionKind, Train};

/// What a movement starts with.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// F7: the train in that row advances one section.
    Train(Place),
    /// F6: these cars of a city, the front one first, form a train on the first straight.
    City(Place, Vec<usize>),
    /// F11: the train in that row goes straight into the next city.
    Shortcut(Place),
}

impl Departure {
    /// Where the train stands before it moves.
    #[must_use]
    pub fn place(&self) -> Place {
        match self {
            Self::Train(place) | Self::City(place, _) | Self::Shortcut(place) => *place,
        }
    }

    /// Movements that it costs (F6, F7, F11).
    #[must_use]
    pub fn price(&self, board: &Board) -> u8 {
        match self {
            Self::Shortcut(place) => board
                .section(board.section_of(*place))
                .shortcut
                .unwrap_or(1),
            Self::Train(_) | Self::City(..) => 1,
        }
    }
}

/// Why a movement is against the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveRefusal {
    /// No car stands there.
    NothingThere(String),
    /// F6: a car is chosen that does not stand there, or one is chosen twice.
    NotAllThere(String),
    /// F3: this car carries too little.
    NotHalfFull(FreightCar),
    /// F6: the cars are too wide for a row.
    TooWide(u8),
    /// F6: cars leave a city by forming a train, and only there.
    WrongStart(String),
    /// F11: no shortcut starts there.
    NoShortcut(String),
}

impl fmt::Display for MoveRefusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::NothingThere(place) => write!(f, "No car stands on {place}."),
            Self::NotAllThere(place) => {
                write!(f, "These cars do not all stand on {place} (F6).")
            }
            Self::NotHalfFull(car) => write!(
                f,
                "{car} carries {} of the {} Crates that it needs to be half full (F3).",
                car.crates(),
                car.kind.size.crates_to_move()
            ),
            Self::TooWide(width) => write!(
                f,
                "These cars are {width} spaces wide together, a row has {ROW_WIDTH} (F6)."
            ),
            Self::WrongStart(place) => write!(
                f,
                "{place} does not suit: cars form a train in a city, elsewhere the whole train moves (F6, F7)."
            ),
            Self::NoShortcut(place) => write!(
                f,
                "No shortcut starts at {place}: it starts at the last junction before a city (F11)."
            ),
        }
    }
}

impl std::error::Error for MoveRefusal {}

/// A train that is about to enter a section.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Arrival {
    /// The cars, the front one first.
    pub train: Train,
    /// Where they stood.
    pub from: Place,
    /// The section that they enter.
    pub to: usize,
    /// F8: another train pushed them.
    pub pushed: bool,
}

/// The cars of an arriving train that enter one row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// The row.
    pub place: Place,
    /// The cars, in arriving order.
    pub train: Train,
}

/// One way in which a train may enter a section: whole, or at a junction split over rows (F9).
/// The part with the front car comes first.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entry {
    /// The parts in the order in which they enter.
    pub parts: Vec<Part>,
}

/// A train, or a part of one, has entered a row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Entered {
    /// The cars that entered.
    pub train: Train,
    /// Where they came from.
    pub from: Place,
    /// The row that they stand in now.
    pub place: Place,
    /// F8: the train that they joined, which stays in front; empty if there was none.
    pub joined: Train,
    /// F8: the train that has to give way; empty if there was none.
    pub displaced: Train,
    /// They were pushed.
    pub pushed: bool,
    /// F9: they are a part of a train that split.
    pub split: bool,
}

/// What a movement did next.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// The train may enter in several ways: one has to be [chosen](Motion::choose).
    Choose(Arrival, Vec<Entry>),
    /// Cars have entered a row.
    Entered(Entered),
    /// F10: a train has reached a city; its cars stand there empty. The arrival still shows
    /// their Crates.
    Delivered(Arrival),
    /// The movement and every push that it caused are over.
    Done,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Pending {
    Arrive(Arrival),
    Enter {
        part: Part,
        from: Place,
        pushed: bool,
        split: bool,
    },
}

/// One movement on its way, with every push that it causes (F7–F11). What comes next lies on
/// top of a pile, so that a chain of pushes is finished before the next part of a split train
/// enters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Motion {
    pending: Vec<Pending>,
}

impl Motion {
    /// Takes the departing cars off the board and sets out.
    ///
    /// # Errors
    /// A [`MoveRefusal`] where the rules forbid it; the position is then as it was.
    pub fn depart(
        board: &Board,
        position: &mut Position,
        departure: &Departure,
    ) -> Result<Self, MoveRefusal> {
        check(board, position, departure)?;
        let from = departure.place();
        let section = board.section_of(from);
        let standing = position.at_mut(from);
        let train = match departure {
            Departure::City(_, chosen) => {
                let train = Train::new(chosen.iter().map(|&index| standing.cars[index]).collect());
                let mut index = 0;
                standing.cars.retain(|_| {
                    index += 1;
                    !chosen.contains(&(index - 1))
                });
                train
            }
            Departure::Train(_) | Departure::Shortcut(_) => std::mem::take(standing),
        };
        let to = match departure {
            Departure::Shortcut(_) => board.destination(section),
            Departure::Train(_) | Departure::City(..) => board.next(section),
        };
        Ok(Self {
            pending: vec![Pending::Arrive(Arrival {
                train,
                from,
                to,
                pushed: false,
            })],
        })
    }

    /// Goes on to the next thing that happens. `allowed` says in which ways an arriving train
    /// may enter; where it is just one, no choice is put.
    pub fn next(
        &mut self,
        board: &Board,
        position: &mut Position,
        allowed: impl Fn(&Position, &Arrival) -> Vec<Entry>,
    ) -> Progress {
        loop {
            match self.pending.pop() {
                None => return Progress::Done,
                Some(Pending::Arrive(arrival)) if board.is_city(arrival.to) => {
                    deliver(board, position, &arrival);
                    return Progress::Delivered(arrival);
                }
                Some(Pending::Arrive(arrival)) => {
                    let mut ways = allowed(position, &arrival);
                    if ways.len() == 1
                        && let Some(only) = ways.pop()
                    {
                        self.enter(&arrival, only);
                        continue;
                    }
                    self.pending.push(Pending::Arrive(arrival.clone()));
                    return Progress::Choose(arrival, ways);
                }
                Some(Pending::Enter {
                    part,
                    from,
                    pushed,
                    split,
                }) => {
                    let (joined, displaced) = self.stand(board, position, &part);
                    return Progress::Entered(Entered {
                        train: part.train,
                        from,
                        place: part.place,
                        joined,
                        displaced,
                        pushed,
                        split,
                    });
                }
            }
        }
    }

    /// Settles the choice that [`Motion::next`] put.
    pub fn choose(&mut self, entry: Entry) {
        if let Some(Pending::Arrive(arrival)) = self.pending.pop() {
            self.enter(&arrival, entry);
        }
    }

    fn enter(&mut self, arrival: &Arrival, entry: Entry) {
        let split = entry.parts.len() > 1;
        // The pile gives the last one back first, and the front part enters first.
        for part in entry.parts.into_iter().rev() {
            self.pending.push(Pending::Enter {
                part,
                from: arrival.from,
                pushed: arrival.pushed,
                split,
            });
        }
    }

    /// F8: merges with the train in the row, or pushes it.
    fn stand(&mut self, board: &Board, position: &mut Position, part: &Part) -> (Train, Train) {
        let row = position.at_mut(part.place);
        if row.fits_with(&part.train) {
            let joined = row.clone();
            row.cars.extend_from_slice(&part.train.cars);
            return (joined, Train::default());
        }
        let displaced = std::mem::replace(row, part.train.clone());
        self.pending.push(Pending::Arrive(Arrival {
            train: displaced.clone(),
            from: part.place,
            to: board.next(board.section_of(part.place)),
            pushed: true,
        }));
        (Train::default(), displaced)
    }
}

fn check(board: &Board, position: &Position, departure: &Departure) -> Result<(), MoveRefusal> {
    let place = departure.place();
    let section = board.section_of(place);
    let standing = position.at(place);
    let id = board.place_id(place);
    let moving: Vec<FreightCar> = match departure {
        Departure::Train(_) | Departure::Shortcut(_) => standing.cars.clone(),
        Departure::City(_, chosen) => chosen
            .iter()
            .filter_map(|&index| standing.cars.get(index).copied())
            .collect(),
    };
    if standing.is_empty() {
        return Err(MoveRefusal::NothingThere(id));
    }
    if let Departure::City(_, chosen) = departure {
        let twice = (1..chosen.len()).any(|at| chosen[..at].contains(&chosen[at]));
        if chosen.is_empty() || moving.len() < chosen.len() || twice {
            return Err(MoveRefusal::NotAllThere(id));
        }
    }
    if board.is_city(section) != matches!(departure, Departure::City(..)) {
        return Err(MoveRefusal::WrongStart(id));
    }
    if matches!(departure, Departure::Shortcut(_)) && board.section(section).shortcut.is_none() {
        return Err(MoveRefusal::NoShortcut(id));
    }
    if let Some(&car) = moving.iter().find(|car| !car.half_full()) {
        return Err(MoveRefusal::NotHalfFull(car));
    }
    let width = Train::new(moving).width();
    if width > ROW_WIDTH {
        return Err(MoveRefusal::TooWide(width));
    }
    Ok(())
}

/// F10: the Crates leave the train, the cars stand in the city.
fn deliver(board: &Board, position: &mut Position, arrival: &Arrival) {
    let city = position.at_mut(board.first_place(arrival.to));
    for mut car in arrival.train.cars.iter().copied() {
        car.unload();
        city.cars.push(car);
    }
    city.cars.sort_by_key(FreightCar::canonical_order);
}

/// F8, F9: every way in which a train may enter a section: any row, and at a junction split
/// over rows where `split` allows it. Ways that differ only between rows that hold alike are
/// one.
#[must_use]
pub fn entries(board: &Board, position: &Position, arrival: &Arrival, split: bool) -> Vec<Entry> {
    let rows: Vec<Place> = board.rows(arrival.to).collect();
    let cars = &arrival.train.cars;
    let split = split && board.section(arrival.to).kind == SectionKind::Junction;
    let mut found: Vec<Entry> = Vec::new();
    let mut seen: Vec<Vec<(Train, Train)>> = Vec::new();
    let whole = (0..rows.len()).map(|row| vec![row; cars.len()]);
    let spread =
        spreads(cars.len(), rows.len()).filter(|spread| spread.iter().any(|row| *row != spread[0]));
    let spread: Vec<Vec<usize>> = if split { spread.collect() } else { Vec::new() };
    for rows_taken in whole.chain(spread) {
        let entry = gather(&rows, cars, &rows_taken);
        let alike: Vec<(Train, Train)> = entry
            .parts
            .iter()
            .map(|part| (part.train.clone(), position.at(part.place).clone()))
            .collect();
        if !seen.contains(&alike) {
            seen.push(alike);
            found.push(entry);
        }
    }
    found
}

/// Every assignment of cars to rows.
fn spreads(cars: usize, rows: usize) -> impl Iterator<Item = Vec<usize>> {
    let count = u32::try_from(cars).map_or(0, |cars| rows.saturating_pow(cars));
    (0..count).map(move |mut number| {
        let mut spread = vec![0; cars];
        for row in spread.iter_mut().rev() {
            *row = number % rows;
            number /= rows;
        }
        spread
    })
}

fn gather(rows: &[Place], cars: &[FreightCar], rows_taken: &[usize]) -> Entry {
    let mut parts: Vec<Part> = Vec::new();
    for (car, &row) in cars.iter().zip(rows_taken) {
        let place = rows[row];
        match parts.iter_mut().find(|part| part.place == place) {
            Some(part) => part.train.cars.push(*car),
            None => parts.push(Part {
                place,
                train: Train::new(vec![*car]),
            }),
        }
    }
    Entry { parts }
}

/// F3, F6, F7, F11: every movement that is allowed now. For a city these are the single cars;
/// [`trains_from_city`] names the trains of several.
#[must_use]
pub fn departures(board: &Board, position: &Position) -> Vec<Departure> {
    let mut found = Vec::new();
    for place in board.places() {
        let section = board.section_of(place);
        if board.is_city(section) {
            let orders = trains_from_city(position, place);
            found.extend(
                orders
                    .into_iter()
                    .map(|order| Departure::City(place, order)),
            );
        } else if position.at(place).may_move() {
            found.push(Departure::Train(place));
            if board.section(section).shortcut.is_some() {
                found.push(Departure::Shortcut(place));
            }
        }
    }
    found
}

/// F6: every train, in every order, that the eligible cars of a city can form. Trains of alike
/// cars are one.
#[must_use]
pub fn trains_from_city(position: &Position, city: Place) -> Vec<Vec<usize>> {
    let cars = &position.at(city).cars;
    let eligible: Vec<usize> = (0..cars.len()).filter(|&i| cars[i].half_full()).collect();
    let mut found: Vec<Vec<usize>> = Vec::new();
    let mut seen: Vec<Vec<FreightCar>> = Vec::new();
    let mut growing: Vec<Vec<usize>> = vec![Vec::new()];
    while let Some(order) = growing.pop() {
        for &next in eligible.iter().rev() {
            if order.contains(&next) {
                continue;
            }
            let mut longer = order.clone();
            longer.push(next);
            let train: Vec<FreightCar> = longer.iter().map(|&index| cars[index]).collect();
            if Train::new(train.clone()).width() <= ROW_WIDTH && !seen.contains(&train) {
                seen.push(train);
                found.push(longer.clone());
                growing.push(longer);
            }
        }
    }
    found.sort_by_key(|order| (order.len(), order.clone()));
    found
}

impl Entered {
    /// Where the first of the entering cars stands now.
    #[must_use]
    pub fn front(&self) -> CarPlace {
        CarPlace {
            place: self.place,
            index: self.joined.cars.len(),
        }
    }
}
