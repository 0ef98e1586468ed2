use super::{
    Board, CarPlace, Departure, Entry, FreightCar, MoveRefusal, Part, Place, Position, Train,
    departure::check,
};

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

    /// Forgets from which row trains come: it is told, but changes nothing. `false`, and nothing is forgotten, where parts of
    /// a split train still have rows before them.
    pub fn forget_rows(&mut self, board: &Board) -> bool {
        let splits = |pending: &Pending| matches!(pending, Pending::Enter { .. });
        if self.pending.iter().any(splits) {
            return false;
        }
        for pending in &mut self.pending {
            if let Pending::Arrive(arrival) = pending {
                arrival.from = board.first_place(board.section_of(arrival.from));
            }
        }
        true
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

/// F10: the Crates leave the train, the cars stand in the city.
fn deliver(board: &Board, position: &mut Position, arrival: &Arrival) {
    let city = position.at_mut(board.first_place(arrival.to));
    for mut car in arrival.train.cars.iter().copied() {
        car.unload();
        city.cars.push(car);
    }
    city.cars.sort_unstable_by_key(FreightCar::canonical_order);
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
