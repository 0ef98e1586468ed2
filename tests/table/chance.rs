//! Chance is the same in every version.

use footplate::table::chance::{Chance, fresh_seed};

#[test]
fn known_values() {
    let mut chance = Chance::new(7);
    assert_eq!(chance.roll(12), KNOWN_ROLL);
    assert_eq!(chance.order(10), KNOWN_ORDER);
    assert_eq!(chance.below(1000), KNOWN_NUMBER);
    assert_eq!(chance.place().drawn, 22);
}

const KNOWN_ROLL: [u8; 12] = [4, 4, 4, 6, 6, 1, 5, 5, 4, 4, 5, 3];
const KNOWN_ORDER: [usize; 10] = [6, 5, 4, 1, 3, 9, 8, 2, 0, 7];
const KNOWN_NUMBER: u32 = 922;

#[test]
fn a_place_can_be_gone_back_to() {
    let mut chance = Chance::new(99);
    chance.roll(5);
    let place = chance.place();
    let next = chance.roll(20);
    assert_eq!(Chance::at(place).roll(20), next);
    chance.move_to(place.drawn);
    assert_eq!(chance.roll(20), next);
}

#[test]
fn every_number_comes_and_none_beyond() {
    let mut chance = Chance::new(3);
    let mut counts = [0_u32; 5];
    for _ in 0..10_000 {
        counts[chance.below(5) as usize] += 1;
    }
    assert!(
        counts.iter().all(|count| (1800..2200).contains(count)),
        "{counts:?}"
    );
    assert_eq!((chance.below(0), chance.below(1)), (0, 0));
}

#[test]
fn an_order_has_everything_once() {
    let mut chance = Chance::new(4);
    for count in 0..40 {
        let mut order = chance.order(count);
        order.sort_unstable();
        assert_eq!(order, (0..count).collect::<Vec<_>>());
    }
}

#[test]
fn fresh_seeds_differ_and_are_whole_in_json() {
    assert_ne!(fresh_seed(), fresh_seed());
    assert!(fresh_seed() < 1 << 48);
}
