use super::{
    Board, CarKind, Fault, FreightCar, Owner, Place, Position, ROW_WIDTH, Scanner, Size, Train,
};

/// More cars than any box holds; what is beyond is a slip of the keyboard.
const MOST_CARS: usize = 60;

impl Position {
    /// The canonical notation: `BEN ML YL(yy) / C4.2 YM(my)`.
    #[must_use]
    pub fn notation(&self, board: &Board) -> String {
        board
            .places()
            .filter(|&place| !self.at(place).is_empty())
            .map(|place| part(board, place, self.at(place)))
            .collect::<Vec<_>>()
            .join(" / ")
    }
}

fn part(board: &Board, place: Place, train: &Train) -> String {
    let id = board.place_id(place);
    if !board.is_city(board.section_of(place)) {
        return format!("{id} {train}");
    }
    let mut cars = train.cars.clone();
    cars.sort_unstable_by_key(FreightCar::canonical_order);
    let cars: Vec<String> = cars.iter().map(ToString::to_string).collect();
    format!("{id} {}", cars.join(" "))
}

/// Reads a whole position: what is not named is empty.
///
/// # Errors
/// A [`Fault`] at the column where the line is no position of this board.
pub fn read_position(board: &Board, text: &str) -> Result<Position, Fault> {
    read_changes(board, &Position::empty(board), text)
}

/// Reads parts of a position: each row or city that is named stands as written, the others as
/// they were. A name alone means that nothing stands there.
///
/// # Errors
/// A [`Fault`] at the column where the line is no position of this board.
pub fn read_changes(board: &Board, before: &Position, text: &str) -> Result<Position, Fault> {
    let mut position = before.clone();
    let mut named: Vec<Place> = Vec::new();
    let mut scanner = Scanner::new(text);
    scanner.skip_spaces();
    if scanner.peek().is_none() {
        return Ok(position);
    }
    loop {
        scanner.skip_spaces();
        let start = scanner.column();
        let place = read_place(board, &mut scanner)?;
        if named.contains(&place) {
            return Err(Fault {
                column: start,
                message: format!(
                    "{} is named twice: a city is named once, a row holds one train",
                    board.place_id(place)
                ),
            });
        }
        named.push(place);
        *position.at_mut(place) = if board.is_city(board.section_of(place)) {
            read_city(&mut scanner)?
        } else {
            read_train(&mut scanner)?
        };
        if position.cars().count() > MOST_CARS {
            return Err(Fault {
                column: start,
                message: format!("there are more than {MOST_CARS} cars up to here"),
            });
        }
        scanner.skip_spaces();
        if scanner.peek().is_none() {
            break;
        }
        if !scanner.take_if('/') {
            return Err(scanner.expected("\"/\" before the next section, or the end"));
        }
    }
    position.sort_cities(board);
    Ok(position)
}

fn read_place(board: &Board, scanner: &mut Scanner) -> Result<Place, Fault> {
    let column = scanner.column();
    let id = scanner.take_while(|c| c.is_ascii_alphanumeric());
    if id.is_empty() {
        return Err(scanner.expected("a section such as BEN or C4"));
    }
    let Some(section) = board.find(&id) else {
        let ids: Vec<&str> = board.sections().iter().map(|s| s.id.as_str()).collect();
        return Err(Fault {
            column,
            message: format!(
                "there is no section {id}, expected one of {}",
                ids.join(" ")
            ),
        });
    };
    let mut place = board.first_place(section);
    if scanner.take_if('.') {
        let column = scanner.column();
        if board.is_city(section) {
            return Err(Fault {
                column,
                message: format!("the city {id} has no rows, leave the row out"),
            });
        }
        let row = scanner.number("a row")?;
        let rows = board.section(section).rows;
        if row > rows {
            return Err(Fault {
                column,
                message: format!("{id} has no row {row}, expected 1 to {rows}"),
            });
        }
        place = Place(place.0 + usize::from(row) - 1);
    }
    match scanner.peek() {
        Some(c) if !c.is_whitespace() && c != '/' => {
            Err(scanner.expected("a space and the cars that stand there"))
        }
        _ => Ok(place),
    }
}

fn read_city(scanner: &mut Scanner) -> Result<Train, Fault> {
    let mut cars = Vec::new();
    loop {
        let spaced = scanner.skip_spaces();
        match scanner.peek() {
            None | Some('/') => return Ok(Train::new(cars)),
            Some('+') => {
                return Err(Fault {
                    column: scanner.column(),
                    message: "cars in a city stand singly: write a space instead of \"+\"".into(),
                });
            }
            Some(_) if !spaced => return Err(scanner.expected("a space before the next car")),
            Some(_) => cars.push(read_car(scanner)?),
        }
    }
}

fn read_train(scanner: &mut Scanner) -> Result<Train, Fault> {
    let mut train = Train::default();
    scanner.skip_spaces();
    if matches!(scanner.peek(), None | Some('/')) {
        return Ok(train);
    }
    loop {
        let column = scanner.column();
        train.cars.push(read_car(scanner)?);
        if train.width() > ROW_WIDTH {
            return Err(Fault {
                column,
                message: format!(
                    "the train {train} is {} spaces wide, a row has {ROW_WIDTH}",
                    train.width()
                ),
            });
        }
        scanner.skip_spaces();
        match scanner.peek() {
            Some('+') => {
                scanner.take();
                scanner.skip_spaces();
            }
            None | Some('/') => return Ok(train),
            Some(_) => {
                return Err(scanner.expected("\"+\" before the next car of the train, or \"/\""));
            }
        }
    }
}

fn read_car(scanner: &mut Scanner) -> Result<FreightCar, Fault> {
    let start = scanner.column();
    let kind = CarKind::new(read_owner(scanner)?, read_size(scanner)?);
    let mut car = FreightCar::empty(kind);
    if scanner.take_if('(') {
        loop {
            if scanner.take_if(')') {
                break;
            }
            let crates = if scanner.take_if('m') {
                &mut car.his_crates
            } else if scanner.take_if('y') {
                &mut car.your_crates
            } else {
                return Err(scanner.expected("a Crate, m or y, or \")\""));
            };
            *crates = crates.saturating_add(1);
        }
    }
    let capacity = kind.size.capacity();
    let crates = u16::from(car.his_crates) + u16::from(car.your_crates);
    if crates > capacity.into() {
        return Err(Fault {
            column: start,
            message: format!("the car {kind} has {crates} Crates aboard, it holds {capacity}"),
        });
    }
    Ok(car)
}

fn read_owner(scanner: &mut Scanner) -> Result<Owner, Fault> {
    if scanner.take_if('m') {
        Ok(Owner::Major)
    } else if scanner.take_if('y') {
        Ok(Owner::You)
    } else {
        Err(scanner.expected("a car: M (the Major's) or Y (yours), then L, M or S"))
    }
}

fn read_size(scanner: &mut Scanner) -> Result<Size, Fault> {
    if scanner.take_if('l') {
        Ok(Size::Large)
    } else if scanner.take_if('m') {
        Ok(Size::Medium)
    } else if scanner.take_if('s') {
        Ok(Size::Small)
    } else {
        Err(scanner.expected("the car's size: L, M or S"))
    }
}
