//! What his next card may do to the present table, without giving its order away.

use crate::freight::{CarKind, FreightCar, Owner, PerOwner, Place, Position};

use super::{
    facts::NamedCard,
    outcomes::{Outcome, outcomes},
    scene::Scene,
    step::What,
};

/// States on the way beyond which a card's ties are not followed to the end.
const MOST_STATES: usize = 5_000;

/// A whole number that depends on how ties are decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Range {
    /// At least so many.
    pub least: u32,
    /// At most so many.
    pub most: u32,
}

/// What one card would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardForecast {
    /// What is printed on it.
    pub text: String,
    /// How many such cards may still come.
    pub copies: usize,
    /// What it would do; `None` where its ties are too many to follow.
    pub effect: Option<Effect>,
    /// Trains of yours that it moves, by their places in [`Forecast::trains`], and whether however ties are decided.
    pub trains: Vec<(usize, bool)>,
}

/// What a card does on the present table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effect {
    /// Of a conditional, whether he loads first (M4).
    pub loads_first: Option<bool>,
    /// Crates that he would load.
    pub loaded: Range,
    /// Movements that he would make.
    pub moved: Range,
    /// Crates that would be delivered, by owner.
    pub delivered: PerOwner<Range>,
}

/// How likely it is that his next card moves a train with a car of yours, or cars of yours of
/// one kind out of a city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrainForecast {
    /// Where it stands.
    pub place: Place,
    /// In a city: which cars of yours.
    pub kind: Option<CarKind>,
    /// Cards that move it however ties are decided.
    pub surely: usize,
    /// Cards that move it if ties are decided so; these include the former.
    pub perhaps: usize,
}

/// The forecast of his next card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Forecast {
    /// The cards that may come, those of one text together, in the order of the box.
    pub cards: Vec<CardForecast>,
    /// Every train with a car of yours, and your cars in cities, kind by kind.
    pub trains: Vec<TrainForecast>,
    /// How many cards may come.
    pub count: usize,
}

/// Works out every card that may come, each tie both ways. Rewards are taken to load nothing.
#[must_use]
pub fn forecast(
    scene: &Scene,
    position: &Position,
    supply: Option<u32>,
    may_come: &[NamedCard],
) -> Forecast {
    let mut forecast = Forecast {
        cards: Vec::new(),
        trains: trains_of_yours(scene, position),
        count: may_come.len(),
    };
    for card in may_come {
        let text = card.text.to_string();
        if let Some(known) = forecast.cards.iter_mut().find(|known| known.text == text) {
            known.copies += 1;
            continue;
        }
        let copies = may_come
            .iter()
            .filter(|other| other.text == card.text)
            .count();
        let ends = outcomes(scene, &card.text, position.clone(), supply, MOST_STATES);
        let mut trains = Vec::new();
        for (index, train) in forecast.trains.iter_mut().enumerate() {
            let ends = ends.as_deref().unwrap_or_default();
            let moved = ends.iter().filter(|end| moves(end, train)).count();
            if moved > 0 {
                let surely = moved == ends.len();
                train.perhaps += copies;
                train.surely += if surely { copies } else { 0 };
                trains.push((index, surely));
            }
        }
        forecast.cards.push(CardForecast {
            text,
            copies: 1,
            effect: ends.ok().map(|ends| effect(&ends)),
            trains,
        });
    }
    forecast
}

fn trains_of_yours(scene: &Scene, position: &Position) -> Vec<TrainForecast> {
    let mut found: Vec<TrainForecast> = Vec::new();
    for (at, car) in position.cars() {
        let in_city = scene.board.is_city(scene.board.section_of(at.place));
        let train = TrainForecast {
            place: at.place,
            kind: in_city.then_some(car.kind),
            surely: 0,
            perhaps: 0,
        };
        if car.kind.owner == Owner::You && !found.contains(&train) {
            found.push(train);
        }
    }
    found
}

/// Whether cars of yours leave their place, moved by him or pushed.
fn moves(end: &Outcome, train: &TrainForecast) -> bool {
    let meant = |from: Place, cars: &[FreightCar]| {
        from == train.place
            && cars.iter().any(|car| {
                car.kind.owner == Owner::You && train.kind.is_none_or(|kind| kind == car.kind)
            })
    };
    end.steps.iter().any(|step| match &step.what {
        What::Enters { entered, .. } => meant(entered.from, &entered.train.cars),
        What::Delivers { arrival, .. } => meant(arrival.from, &arrival.train.cars),
        _ => false,
    })
}

fn effect(ends: &[Outcome]) -> Effect {
    let range = |figure: &dyn Fn(&Outcome) -> u32| Range {
        least: ends.iter().map(figure).min().unwrap_or(0),
        most: ends.iter().map(figure).max().unwrap_or(0),
    };
    let delivered = |owner: Owner| {
        range(&|end: &Outcome| end.tally.delivered.iter().map(|city| *city.of(owner)).sum())
    };
    let decided = ends.iter().flat_map(|end| &end.steps);
    let loads_first = decided.map(|step| match step.what {
        What::Decides { loads_first, .. } => Some(loads_first),
        _ => None,
    });
    Effect {
        loads_first: loads_first.flatten().next(),
        loaded: range(&|end| end.tally.loaded),
        moved: range(&|end| end.tally.moved),
        delivered: PerOwner {
            major: delivered(Owner::Major),
            you: delivered(Owner::You),
        },
    }
}
