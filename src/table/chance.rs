//! Chance that can be told again: the same seed and position give the same cards and dice, in every version.

use rand::rngs::ChaCha12Rng;
use rand::{Rng, SeedableRng, TryRng, rngs::SysRng};
use serde::{Deserialize, Serialize};

/// A generator whose place is a seed and a count, so that undo and a crash give back the same card and the same roll.
///
/// The ChaCha stream is fixed by its definition. How numbers are made of it is written out here rather than left to a
/// library, which may change its ways.
#[derive(Debug)]
pub struct Chance {
    seed: u64,
    generator: ChaCha12Rng,
}

/// Where a [`Chance`] stands, as a journal holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// What the generator was started from.
    pub seed: u64,
    /// How many words of its stream were used.
    pub drawn: u64,
}

impl Chance {
    /// A generator at the beginning of a seed's stream.
    #[must_use]
    pub fn new(seed: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        Chance {
            seed,
            generator: ChaCha12Rng::from_seed(key),
        }
    }

    /// A generator at a place where one stood before.
    #[must_use]
    pub fn at(place: Place) -> Chance {
        let mut chance = Chance::new(place.seed);
        chance.move_to(place.drawn);
        chance
    }

    /// Where it stands.
    #[must_use]
    pub fn place(&self) -> Place {
        // the stream has 2^68 words; a game uses a few thousand
        let drawn = u64::try_from(self.generator.get_word_pos()).unwrap_or(u64::MAX);
        Place {
            seed: self.seed,
            drawn,
        }
    }

    /// Goes to another place of the same stream.
    pub fn move_to(&mut self, drawn: u64) {
        self.generator.set_word_pos(u128::from(drawn));
    }

    /// A number from 0 up to but not including `bound`, each as likely as the others. Of a bound of 0 it is 0.
    pub fn below(&mut self, bound: u32) -> u32 {
        if bound < 2 {
            return 0;
        }
        // words from `whole` on would make the small numbers likelier
        let whole = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let word = self.generator.next_u32();
            if word <= whole {
                return word % bound;
            }
        }
    }

    /// So many dice.
    pub fn roll(&mut self, dice: usize) -> Vec<u8> {
        (0..dice).map(|_| self.below(6) as u8 + 1).collect()
    }

    /// An order of so many things: the place that each comes from. Fisher and Yates, from the last place down.
    pub fn order(&mut self, count: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..count).collect();
        for last in (1..count).rev() {
            let other = self.below(u32::try_from(last + 1).unwrap_or(u32::MAX)) as usize;
            order.swap(last, other);
        }
        order
    }
}

/// A seed that nobody can foresee. Below 2^48, so that every reader of JSON gets it whole.
#[must_use]
pub fn fresh_seed() -> u64 {
    // a computer without a source of chance still has a clock
    let word = SysRng.try_next_u64().unwrap_or_else(|_| {
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        now.map_or(0, |since| since.as_nanos() as u64)
    });
    word & 0xffff_ffff_ffff
}
