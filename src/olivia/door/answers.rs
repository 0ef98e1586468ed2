//! The answers, shaped as they are written.

use serde::Serialize;

use super::super::good::Good;
use super::super::number::Number;
use super::super::odds::Odds;
use super::super::route::Route;
use super::super::turn::Turn;

/// What her die did (O4).
#[derive(Serialize)]
pub(super) struct TurnAnswer {
    crossed: [u8; 6],
    goods: [String; 6],
    points: u8,
    removed: Option<Good>,
    lost_tiles: Vec<Number>,
    dice: Vec<Number>,
    olivia_wins: bool,
}

impl From<Turn> for TurnAnswer {
    fn from(turn: Turn) -> Self {
        Self {
            crossed: turn.standing.influence.all_crossed(),
            goods: turn.standing.supply.letters(),
            points: turn.points,
            removed: turn.removed,
            lost_tiles: turn.lost_tiles,
            dice: turn.dice,
            olivia_wins: turn.olivia_wins,
        }
    }
}

/// What to expect of each die (O4).
#[derive(Serialize)]
pub(super) struct OddsAnswer {
    dice: Vec<DieOdds>,
}

#[derive(Serialize)]
struct DieOdds {
    die: Number,
    wins: f64,
    points: f64,
    hexes: f64,
}

impl From<Vec<Odds>> for OddsAnswer {
    fn from(odds: Vec<Odds>) -> Self {
        let die = |odds: Odds| {
            let Odds {
                die,
                wins,
                points,
                hexes,
                ..
            } = odds;
            DieOdds {
                die,
                wins,
                points,
                hexes,
            }
        };
        Self {
            dice: odds.into_iter().map(die).collect(),
        }
    }
}

/// A score (O7, S3 to S6).
#[derive(Serialize)]
pub(super) struct ScoreAnswer {
    pub(super) score: i64,
}

/// The longest route to each city that a good may go to (S3).
#[derive(Serialize)]
pub(super) struct RouteAnswer {
    routes: Vec<RouteTo>,
}

#[derive(Serialize)]
struct RouteTo {
    to: Number,
    points: u8,
}

impl From<Vec<Route>> for RouteAnswer {
    fn from(routes: Vec<Route>) -> Self {
        let to = |route: Route| RouteTo {
            to: route.to,
            points: route.points,
        };
        Self {
            routes: routes.into_iter().map(to).collect(),
        }
    }
}
