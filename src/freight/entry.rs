use super::{Arrival, Board, FreightCar, Place, Position, SectionKind, Train};

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
