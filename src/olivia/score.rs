//! The reckoning: Olivia's score, yours, and who has won.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::sheet::Link;

/// What Olivia always scores for her engine, as if of strength 6 (O7).
pub const OLIVIA_ENGINE: u32 = 3;

/// Olivia's score: what she delivered, her engine, her two strongest regions, and the positive
/// tiles beside the board (O7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OliviaScore {
    /// The points of her turns (O4).
    pub delivered: u32,
    /// For her engine, always 3.
    pub engine: u32,
    /// The hexes crossed off in her two strongest regions, always two.
    pub regions: u32,
    /// The positive tiles beside the board.
    pub tiles: u32,
}

impl OliviaScore {
    /// Reckons it (O7). `tiles` are the points of the tiles beside the board, negative ones too.
    pub fn new(delivered: u32, crossed: [u8; 6], tiles: &[i8]) -> Self {
        let (first, second) = crossed
            .into_iter()
            .fold((0, 0), |(first, second), crossed| {
                (crossed.max(first), crossed.min(first).max(second))
            });
        let positive = tiles
            .iter()
            .filter_map(|points| u32::try_from(*points).ok());
        Self {
            delivered,
            engine: OLIVIA_ENGINE,
            regions: u32::from(first) + u32::from(second),
            tiles: positive.fold(0, u32::saturating_add),
        }
    }

    /// All of it together (O7).
    pub fn total(&self) -> i64 {
        [self.delivered, self.engine, self.regions, self.tiles]
            .into_iter()
            .map(i64::from)
            .sum()
    }
}

/// Your score: deliveries, connections, engine, tiles (S3 to S6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct YourScore {
    /// The points of your deliveries (S3).
    pub delivered: u32,
    /// One for each connection and one for each town on it (S4).
    pub connections: u32,
    /// The engine bonus (S5).
    pub engine: u32,
    /// The points of the tiles that you hold, which may take some away (S6).
    pub tiles: i64,
}

impl YourScore {
    /// Reckons it (S4 to S6). `boxes` are the engine's boxes alone, not a tile's help.
    pub fn new(delivered: u32, links: &[Link], boxes: u8, tiles: &[i8]) -> Self {
        Self {
            delivered,
            connections: connections(links),
            engine: engine_bonus(boxes),
            tiles: tiles.iter().map(|points| i64::from(*points)).sum(),
        }
    }

    /// All of it together (S3 to S6).
    pub fn total(&self) -> i64 {
        let gained: i64 = [self.delivered, self.connections, self.engine]
            .into_iter()
            .map(i64::from)
            .sum();
        gained + self.tiles
    }
}

/// One point for each completed connection and one for each town on it (S4).
pub fn connections(links: &[Link]) -> u32 {
    links
        .iter()
        .fold(0, |points, link| points.saturating_add(link.steps().into()))
}

/// Strength 4, 5 and 6 score 1, 2 and 3 (S5).
pub fn engine_bonus(boxes: u8) -> u32 {
    u32::from(boxes.min(6).saturating_sub(3))
}

/// Who has won (O8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// You have more points than Olivia.
    YouWin,
    /// As many points: a defeat.
    Tie,
    /// Olivia has more points.
    OliviaWins,
    /// She found no hex to cross off: whatever the points, she wins (O4).
    NoHexLeft,
}

impl Verdict {
    /// By the points (O8).
    pub fn by_points(yours: i64, olivias: i64) -> Self {
        match yours.cmp(&olivias) {
            std::cmp::Ordering::Greater => Self::YouWin,
            std::cmp::Ordering::Equal => Self::Tie,
            std::cmp::Ordering::Less => Self::OliviaWins,
        }
    }

    /// Whether it is a victory of yours (O8).
    pub fn is_yours(self) -> bool {
        self == Self::YouWin
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(match self {
            Self::YouWin => "You win.",
            Self::Tie => "A tie: Olivia wins.",
            Self::OliviaWins => "Olivia wins.",
            Self::NoHexLeft => "Olivia has no hex left to cross off: she wins.",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::number::Number;
    use super::*;

    #[test]
    fn o7_her_two_strongest_regions_count_and_negative_tiles_do_not() {
        let score = OliviaScore::new(14, [3, 4, 0, 5, 1, 2], &[2, -2, 3]);
        assert_eq!(
            score,
            OliviaScore {
                delivered: 14,
                engine: 3,
                regions: 9,
                tiles: 5
            }
        );
        assert_eq!(score.total(), 31);
    }

    #[test]
    fn o7_of_three_equal_regions_two_count() {
        assert_eq!(OliviaScore::new(0, [4, 0, 4, 0, 4, 0], &[]).regions, 8);
        assert_eq!(OliviaScore::new(0, [0, 0, 2, 0, 0, 0], &[]).regions, 2);
    }

    #[test]
    fn o8_a_tie_is_a_defeat() {
        assert!(Verdict::by_points(31, 30).is_yours());
        assert!(!Verdict::by_points(30, 30).is_yours());
        assert!(!Verdict::by_points(-1, 30).is_yours());
        assert!(!Verdict::NoHexLeft.is_yours());
    }

    #[test]
    fn s4_a_connection_and_each_of_its_towns_are_worth_a_point() {
        let [one, two, three, ..] = Number::ALL;
        let links = [
            Link::new(one, two, 0).unwrap(),
            Link::new(two, three, 2).unwrap(),
        ];
        assert_eq!(connections(&links), 4);
    }

    #[test]
    fn s5_the_engine_bonus_begins_at_four() {
        assert_eq!(
            [0, 3, 4, 5, 6, 7, 255].map(engine_bonus),
            [0, 0, 1, 2, 3, 3, 3]
        );
    }

    #[test]
    fn s6_tiles_add_and_subtract() {
        assert_eq!(YourScore::new(0, &[], 0, &[3, -2]).total(), 1);
        assert_eq!(YourScore::new(1, &[], 0, &[-2]).total(), -1);
    }

    #[test]
    fn huge_numbers_do_not_overflow() {
        assert_eq!(
            OliviaScore::new(u32::MAX, [u8::MAX; 6], &[i8::MAX; 9]).tiles,
            1143
        );
        assert!(YourScore::new(u32::MAX, &[], 255, &[i8::MIN; 9]).total() > 0);
    }
}
