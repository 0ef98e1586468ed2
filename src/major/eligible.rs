//! Which cars he may load and move: M6, M9.

use crate::freight::{CarPlace, FreightCar, Owner, Train};

use super::{
    rulings::{LoadAnywhere, Passengers},
    scene::Scene,
};

/// M6: whether he may load a car where it stands.
pub(super) fn within_reach(scene: &Scene, at: CarPlace, car: &FreightCar) -> bool {
    let elsewhere = match scene.rulings.load_anywhere {
        LoadAnywhere::All => true,
        LoadAnywhere::Yours => car.kind.owner == Owner::You,
        LoadAnywhere::None => false,
    };
    elsewhere
        || scene
            .board
            .is_loading_space(scene.board.section_of(at.place))
}

/// M9: he may move a car of yours only with a Crate of his aboard.
pub(super) fn qualifies(car: &FreightCar) -> bool {
    car.kind.owner == Owner::Major || car.his_crates > 0
}

/// M9, ruling `passengers`.
pub(super) fn passengers_suit(scene: &Scene, train: &Train) -> bool {
    scene.rulings.passengers == Passengers::Any || train.cars.iter().all(qualifies)
}
