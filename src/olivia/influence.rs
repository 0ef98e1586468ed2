//! Olivia's sheet: how many hexes of each region she has crossed off.

use serde::{Deserialize, Serialize};

use super::fault::Fault;
use super::number::Number;

/// No region has more hexes than this; a bound for what is typed, not a fact of the box.
pub const MOST_HEXES: u8 = 60;

/// Hexes crossed off in each region and the hexes that it has, towns included, cities not (O1, O4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Reported")]
pub struct Influence {
    crossed: [u8; 6],
    sizes: [u8; 6],
}

impl Influence {
    /// Her sheet, checked: a region has a hex at least, and no more are crossed off than it has (O4).
    pub fn new(crossed: [u8; 6], sizes: [u8; 6]) -> Result<Self, Fault> {
        for region in Number::ALL {
            let (crossed, size) = (crossed[region.index()], sizes[region.index()]);
            if !(1..=MOST_HEXES).contains(&size) {
                return Err(Fault::Range {
                    place: format!("the hexes of region {region}"),
                    found: size.into(),
                    least: 1,
                    most: MOST_HEXES.into(),
                });
            }
            if crossed > size {
                return Err(Fault::CrossedOverSize {
                    region,
                    crossed,
                    size,
                });
            }
        }
        Ok(Self { crossed, sizes })
    }

    /// Her sheet before setup, nothing crossed off (O1).
    pub fn unmarked(sizes: [u8; 6]) -> Result<Self, Fault> {
        Self::new([0; 6], sizes)
    }

    /// Her sheet before anybody has counted its hexes: no region has more than this (O1).
    pub fn uncounted() -> Self {
        Self {
            crossed: [0; 6],
            sizes: [MOST_HEXES; 6],
        }
    }

    /// Hexes crossed off in a region (O4).
    pub fn crossed(&self, region: Number) -> u8 {
        self.crossed[region.index()]
    }

    /// Hexes that a region has (O4).
    pub fn size(&self, region: Number) -> u8 {
        self.sizes[region.index()]
    }

    /// Hexes of a region that are still empty (O4).
    pub fn free(&self, region: Number) -> u8 {
        self.size(region) - self.crossed(region)
    }

    /// Hexes crossed off in regions 1 to 6 (O4).
    pub fn all_crossed(&self) -> [u8; 6] {
        self.crossed
    }

    /// The hexes of regions 1 to 6 (O4).
    pub fn sizes(&self) -> [u8; 6] {
        self.sizes
    }

    /// Crosses off an empty hex, if the region has one; the count after (O4).
    pub fn cross(&mut self, region: Number) -> Option<u8> {
        if self.free(region) == 0 {
            return None;
        }
        self.crossed[region.index()] += 1;
        Some(self.crossed(region))
    }
}

/// Her sheet as a save has it, not yet checked.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reported {
    crossed: [u8; 6],
    sizes: [u8; 6],
}

impl TryFrom<Reported> for Influence {
    type Error = Fault;

    fn try_from(reported: Reported) -> Result<Self, Fault> {
        Self::new(reported.crossed, reported.sizes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o4_a_full_region_has_no_hex_to_cross() {
        let mut influence = Influence::new([1, 0, 0, 0, 0, 0], [2; 6]).unwrap();
        let region = Number::ALL[0];
        assert_eq!(influence.cross(region), Some(2));
        assert_eq!(influence.cross(region), None);
        assert_eq!((influence.crossed(region), influence.free(region)), (2, 0));
    }

    #[test]
    fn more_crossed_than_there_are_is_refused() {
        let fault = Influence::new([0, 7, 0, 0, 0, 0], [6; 6]).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "region 2: 7 hexes crossed off, more than the 6 that it has"
        );
    }

    #[test]
    fn a_region_without_a_hex_or_with_too_many_is_refused() {
        for size in [0, MOST_HEXES + 1, u8::MAX] {
            let fault = Influence::unmarked([6, 6, 6, size, 6, 6]).unwrap_err();
            assert_eq!(
                fault.to_string(),
                format!(
                    "the hexes of region 4: {size} where a whole number from 1 to 60 was expected"
                ),
            );
        }
    }

    #[test]
    fn a_save_is_checked_too() {
        let save = r#"{"crossed":[9,0,0,0,0,0],"sizes":[6,6,6,6,6,6]}"#;
        assert!(serde_json::from_str::<Influence>(save).is_err());
        let influence = Influence::unmarked([6; 6]).unwrap();
        let save = serde_json::to_string(&influence).unwrap();
        assert_eq!(serde_json::from_str::<Influence>(&save).unwrap(), influence);
    }
}
