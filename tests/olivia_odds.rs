//! Olivia's odds (O4) against slower ways to the same numbers: playing out every sequence of
//! rolls, and a million sampled turns.

#![allow(clippy::unwrap_used)]

use footplate::olivia::{Influence, Number, Odds, Standing, Supply, Tiles};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha12Rng};

/// What is counted of a turn, weighted by the chance of its rolls.
#[derive(Default, Debug)]
struct Sums {
    wins: f64,
    points: f64,
    hexes: f64,
    goods: [f64; 6],
    tiles: [f64; 6],
}

impl Sums {
    fn add(&mut self, table: &Standing, rolls: &[Number], weight: f64) -> bool {
        let Ok(turn) = table.resolve_with(rolls[0], &rolls[1..]) else {
            return false;
        };
        let crossed = turn.dice.len() - usize::from(turn.olivia_wins);
        self.hexes += weight * crossed as f64;
        self.points += weight * f64::from(turn.points);
        self.wins += weight * f64::from(u8::from(turn.olivia_wins));
        for tile in turn.lost_tiles {
            self.tiles[tile.index()] += weight;
        }
        if turn.removed.is_some() {
            self.goods[turn.dice[turn.dice.len() - 1].index()] += weight;
        }
        true
    }

    /// Every sequence of rolls, each as long as it has to be.
    fn exhaust(&mut self, table: &Standing, rolls: &mut Vec<Number>, weight: f64) {
        if self.add(table, rolls, weight) {
            return;
        }
        for roll in Number::ALL {
            rolls.push(roll);
            self.exhaust(table, rolls, weight / 6.0);
            rolls.pop();
        }
    }

    fn of(odds: &Odds) -> Self {
        let mut sums = Self {
            wins: odds.wins,
            points: odds.points,
            hexes: odds.hexes,
            ..Self::default()
        };
        for good in &odds.goods {
            sums.goods[good.city.index()] = good.chance;
        }
        for tile in &odds.tiles {
            sums.tiles[tile.tile.index()] = tile.chance;
        }
        sums
    }

    /// The largest difference to other sums.
    fn apart(&self, other: &Self) -> f64 {
        let all = |sums: &Self| {
            let mut all = vec![sums.wins, sums.points, sums.hexes];
            all.extend(sums.goods);
            all.extend(sums.tiles);
            all
        };
        let pairs = all(self).into_iter().zip(all(other));
        pairs
            .map(|(one, other)| (one - other).abs())
            .fold(0.0, f64::max)
    }
}

fn table(crossed: [u8; 6], sizes: [u8; 6], goods: [&str; 6]) -> Standing {
    let held = Number::ALL.map(|tile| (tile, tile.get() == 5));
    Standing {
        influence: Influence::new(crossed, sizes).unwrap(),
        supply: Supply::from_letters(&goods).unwrap(),
        tiles: Tiles::held(&held).unwrap(),
    }
}

#[test]
fn o4_odds_name_what_is_at_stake() {
    let table = table([2, 0, 0, 0, 5, 0], [6; 6], ["RG", "", "B", "Y", "N", "R"]);
    let odds = table.odds(Number::ALL[0]);
    assert_eq!((odds.wins, odds.points, odds.hexes), (0.0, 3.0, 1.0));
    assert_eq!(
        (odds.goods.len(), odds.goods[0].points, odds.goods[0].chance),
        (1, 3, 1.0)
    );
    assert_eq!((odds.tiles.len(), odds.tiles[0].chance), (1, 1.0));
    // through the empty city 2 she may reach any, but tile 5 lies sideways
    let odds = table.odds(Number::ALL[1]);
    let cities: Vec<_> = odds.goods.iter().map(|good| good.city.get()).collect();
    let tiles: Vec<_> = odds.tiles.iter().map(|tile| tile.tile.get()).collect();
    assert_eq!((cities, tiles), (vec![1, 5], vec![1, 2, 3, 4, 6]));
}

#[test]
fn o4_a_full_region_is_a_certain_win_and_nothing_else() {
    let table = table([0, 6, 0, 0, 0, 0], [6; 6], ["RG", "", "B", "Y", "N", "R"]);
    let odds = table.odds(Number::ALL[1]);
    assert_eq!((odds.wins, odds.points, odds.hexes), (1.0, 0.0, 0.0));
    assert!(odds.goods.is_empty() && odds.tiles.is_empty());
}

#[test]
fn o4_without_any_goods_she_is_certain_to_win() {
    let table = table([0; 6], [60; 6], [""; 6]);
    let odds = table.odds(Number::ALL[0]);
    assert!((odds.wins - 1.0).abs() < 1e-12, "{odds:?}");
    assert_eq!(odds.points, 0.0);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn o4_odds_equal_an_exhaustive_sum(
        free in prop::array::uniform6(0_u8..=2),
        size in 3_u8..=6,
        empty in prop::array::uniform6(prop::bool::weighted(0.4)),
        die in 0_usize..6,
    ) {
        // at most five hexes are free in the regions of empty cities, or the sum takes too long
        let mut left = 5;
        let crossed = [0, 1, 2, 3, 4, 5].map(|index: usize| {
            let free = if empty[index] { free[index].min(left) } else { free[index] };
            left -= if empty[index] { free } else { 0 };
            size - free
        });
        let table = table(crossed, [size; 6], empty.map(|empty| if empty { "" } else { "RG" }));
        let die = Number::ALL[die];
        let mut sums = Sums::default();
        sums.exhaust(&table, &mut vec![die], 1.0);
        let odds = Sums::of(&table.odds(die));
        prop_assert!(odds.apart(&sums) < 1e-9, "{odds:?} where {sums:?} was expected");
    }
}

#[test]
#[ignore = "a million turns take a while; run with --ignored"]
fn o4_odds_equal_a_million_sampled_turns() {
    let mut dice = ChaCha12Rng::seed_from_u64(4);
    for (crossed, goods) in [
        ([2, 5, 0, 4, 1, 6], ["RG", "", "B", "", "Y", "G"]),
        ([3, 4, 0, 4, 2, 5], ["", "", "B", "", "Y", "G"]),
    ] {
        let table = table(crossed, [6, 6, 6, 7, 6, 6], goods);
        let turns = 1_000_000;
        let mut sums = Sums::default();
        for _ in 0..turns {
            let mut rolls = vec![Number::ALL[3]];
            while !sums.add(&table, &rolls, 1.0 / f64::from(turns)) {
                rolls.push(Number::ALL[dice.random_range(0..6)]);
            }
        }
        let odds = Sums::of(&table.odds(Number::ALL[3]));
        assert!(
            odds.apart(&sums) < 0.01,
            "{odds:?} where about {sums:?} was expected"
        );
    }
}
