//! The bag of goods, from which each city gets its row at setup.

use super::fault::Fault;
use super::good::Good;
use super::number::Number;

/// Cubes of each colour in the bag (O1).
pub const CUBES: usize = 10;

/// The colours in the bag; coal is not used (O1).
pub const COLOURS: [Good; 5] = [Good::Red, Good::Blue, Good::Green, Good::Yellow, Good::Grey];

/// The cubes that are in the bag (O1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bag(Vec<Good>);

impl Default for Bag {
    /// The full bag.
    fn default() -> Self {
        Self(COLOURS.into_iter().flat_map(|good| [good; CUBES]).collect())
    }
}

impl Bag {
    /// The cubes left, in the order in which they would be met.
    pub fn cubes(&mut self) -> &mut Vec<Good> {
        &mut self.0
    }

    /// How many cubes of a colour are left (O1).
    pub fn left(&self, good: Good) -> usize {
        self.0.iter().filter(|cube| **cube == good).count()
    }

    /// Goods that a person has taken for a city whose colour is `own`, if it is known (O1). At a
    /// fault the bag stays as it was.
    pub fn take(&mut self, city: Number, own: Option<Good>, row: &[Good]) -> Result<(), Fault> {
        let mut bag = self.clone();
        for good in row {
            if *good == Good::Coal {
                return Err(Fault::CoalInPlay);
            }
            if Some(*good) == own {
                return Err(Fault::OwnColour { city, good: *good });
            }
            let Some(place) = bag.0.iter().position(|cube| cube == good) else {
                let given = row.iter().filter(|other| *other == good).count();
                return Err(Fault::BagShort {
                    good: *good,
                    found: CUBES - self.left(*good) + given,
                    most: CUBES,
                });
            };
            bag.0.remove(place);
        }
        *self = bag;
        Ok(())
    }

    /// The row of a city, met one after the other in the bag as it is shuffled; a cube of the
    /// city's own colour goes back (O1). Shorter than asked only when no other colour is left.
    pub fn draw(&mut self, own: Option<Good>, goods: usize) -> Vec<Good> {
        let mut row = Vec::new();
        self.0.retain(|cube| {
            let stays = row.len() == goods || Some(*cube) == own;
            if !stays {
                row.push(*cube);
            }
            stays
        });
        row
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CITY: Number = Number::ALL[2];

    #[test]
    fn o1_a_cube_of_the_citys_colour_goes_back() {
        let mut bag = Bag::default();
        let row = bag.draw(Some(Good::Red), 4);
        assert_eq!(row, [Good::Blue; 4]);
        assert_eq!((bag.left(Good::Red), bag.left(Good::Blue)), (10, 6));
        assert_eq!(
            bag.take(CITY, Some(Good::Grey), &[Good::Red, Good::Grey])
                .unwrap_err()
                .to_string(),
            "city 3 takes grey goods itself, so a grey one goes back into the bag; another was expected"
        );
        assert_eq!(bag.left(Good::Red), 10);
    }

    #[test]
    fn o1_more_of_a_colour_than_the_bag_has_is_refused() {
        let mut bag = Bag::default();
        assert_eq!(bag.take(CITY, None, &[Good::Yellow; 8]), Ok(()));
        let fault = bag.take(CITY, None, &[Good::Yellow; 3]).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "11 yellow goods where at most the bag's 10 were expected"
        );
        assert_eq!(bag.left(Good::Yellow), 2);
        assert_eq!(bag.take(CITY, None, &[Good::Coal]), Err(Fault::CoalInPlay));
    }

    #[test]
    fn o1_a_bag_with_only_the_citys_colour_gives_a_shorter_row() {
        let mut bag = Bag(vec![Good::Grey, Good::Red, Good::Grey]);
        assert_eq!(bag.draw(Some(Good::Grey), 4), [Good::Red]);
        assert_eq!(bag.cubes().len(), 2);
    }
}
