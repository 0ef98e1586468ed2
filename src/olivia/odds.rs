//! What to expect of each die that you could leave Olivia: exact, not sampled.
//!
//! A die whose city is empty makes her roll on, and every further roll either crosses a hex in the
//! region of an empty city and goes on, or ends her turn: in a city with goods, or in a region
//! without a hex. Between two rolls all that matters is how often each region of an empty city
//! came up. So it is enough to count, over all sequences of rolls, the moments at which she
//! is about to roll: a good city's number then ends her turn once in six of them. No state is walked
//! through one by one, which keeps even six empty cities with many hexes quick.

use std::ops::RangeInclusive;

use super::good::Good;
use super::number::Number;
use super::turn::{Standing, TAKING_HEXES};

/// What a die that you leave Olivia brings (O4), with the chance or the mean of each.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The die.
    pub die: Number,
    /// The chance that she wins at once.
    pub wins: f64,
    /// The points that she scores, on average; a win adds none.
    pub points: f64,
    /// The hexes that she crosses off, on average; the one that she cannot cross off is none.
    pub hexes: f64,
    /// The goods that she may take, by city; at most one of them goes.
    pub goods: Vec<GoodAtStake>,
    /// The tiles that you may lose.
    pub tiles: Vec<TileAtStake>,
}

/// A good that Olivia may take (O4).
#[derive(Clone, Debug, PartialEq)]
pub struct GoodAtStake {
    /// Its city.
    pub city: Number,
    /// The good, the rightmost there.
    pub good: Good,
    /// What she would score.
    pub points: u8,
    /// The chance that she takes it.
    pub chance: f64,
}

/// A tile that you may lose (O4).
#[derive(Clone, Debug, PartialEq)]
pub struct TileAtStake {
    /// The tile.
    pub tile: Number,
    /// The chance that you lose it.
    pub chance: f64,
}

impl Standing {
    /// The odds of leaving Olivia this die (O4).
    pub fn odds(&self, die: Number) -> Odds {
        let chances = Chances::of(self, die);
        let mut odds = Odds {
            die,
            wins: chances.full.iter().sum(),
            points: 0.0,
            hexes: chances.hexes,
            goods: Vec::new(),
            tiles: Vec::new(),
        };
        for number in Number::ALL {
            let chance = chances.crossed[number.index()];
            if chance == 0.0 {
                continue;
            }
            let mut after = self.tiles;
            if after.lose(number) {
                odds.tiles.push(TileAtStake {
                    tile: number,
                    chance,
                });
            }
            // a region is crossed off at most once in a turn that ends in its city
            let points = self.influence.crossed(number).saturating_add(1);
            if let Some(good) = self
                .supply
                .row(number)
                .last()
                .filter(|_| points >= TAKING_HEXES)
            {
                odds.points += chance * f64::from(points);
                odds.goods.push(GoodAtStake {
                    city: number,
                    good: *good,
                    points,
                    chance,
                });
            }
        }
        odds
    }

    /// The odds of each of several dice, each worked out once (O4).
    pub fn odds_of(&self, dice: &[Number]) -> Vec<Odds> {
        let each = Number::ALL.map(|die| dice.contains(&die).then(|| self.odds(die)));
        dice.iter()
            .filter_map(|die| each[die.index()].clone())
            .collect()
    }
}

/// What may befall each number before her turn is over (O4).
#[derive(Default)]
struct Chances {
    /// The chance that she crosses off a hex in the region, once or more.
    crossed: [f64; 6],
    /// The chance that the region has no hex for her, so that she wins.
    full: [f64; 6],
    /// The hexes that she crosses off, on average.
    hexes: f64,
}

impl Chances {
    fn of(standing: &Standing, die: Number) -> Self {
        let Standing {
            influence, supply, ..
        } = standing;
        let mut chances = Self::default();
        if influence.free(die) == 0 {
            chances.full[die.index()] = 1.0;
            return chances;
        }
        chances.crossed[die.index()] = 1.0;
        chances.hexes = 1.0;
        if supply.is_empty(die) {
            chances.roll_on(standing, die);
        }
        chances
    }

    /// Adds what the rolls after the first die bring, her first hex being crossed off.
    fn roll_on(&mut self, standing: &Standing, first: Number) {
        let Standing {
            influence, supply, ..
        } = standing;
        let free = |region: Number| influence.free(region) - u8::from(region == first);
        let empty = supply.empty_cities();
        let rolling: Vec<_> = empty.iter().map(|city| 0..=free(*city)).collect();
        let with = |place: usize, visits| {
            let mut rolling = rolling.clone();
            rolling[place] = visits;
            moments(&rolling)
        };

        let all = moments(&rolling);
        // every moment but the first was brought about by crossing off a hex
        self.hexes += all - 1.0;
        for city in Number::ALL {
            let reached = all / 6.0;
            if let Some(place) = empty.iter().position(|empty| *empty == city) {
                let free = free(city);
                self.full[city.index()] = with(place, free..=free) / 6.0;
                if city != first && free > 0 {
                    self.crossed[city.index()] = with(place, 0..=0) / 6.0;
                }
            } else if free(city) == 0 {
                self.full[city.index()] = reached;
            } else {
                self.crossed[city.index()] = reached;
                self.hexes += reached;
            }
        }
    }
}

/// How many moments there are on average at which Olivia is about to roll again, having rolled
/// each empty city as often since her first die as its range allows (O4).
fn moments(visits: &[RangeInclusive<u8>]) -> f64 {
    // chances[rolls]: the chance that so many rolls all fall on the cities seen so far, as allowed
    let mut chances = vec![1.0];
    for allowed in visits {
        let mut mixed = vec![0.0; chances.len() + usize::from(*allowed.end())];
        for (others, chance) in chances.iter().enumerate() {
            // the ways to mix `rolls` of this city into the others, over 6 to the power of `rolls`
            let mut ways = 1.0;
            let mut together = others;
            for rolls in 0..=*allowed.end() {
                if rolls > 0 {
                    together += 1;
                    ways *= together as f64 / (6.0 * f64::from(rolls));
                }
                if allowed.contains(&rolls) {
                    mixed[together] += chance * ways;
                }
            }
        }
        chances = mixed;
    }
    chances.iter().sum()
}
