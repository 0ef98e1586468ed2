use serde::{Deserialize, Serialize};

use crate::freight::{CarPlace, Owner, PerOwner, read_position};

use super::{
    super::{
        aim::Aim,
        deck::Deck,
        facts::{Facts, Space},
        record::TurnRecord,
    },
    FinalResult, MajorGame, OpenCard, Stage,
};

/// A game as it is written down: the position in notation, so that people can read it.
#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) struct Saved {
    facts: Facts,
    own_deck: bool,
    #[serde(default, skip_serializing_if = "is_default")]
    aim: Aim,
    stage: Stage,
    round: u8,
    turn: u8,
    first: Owner,
    position: String,
    /// Cars that took a Crate of yours in the turn under way (F4): each by its place.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    loaded_this_turn: Vec<CarPlace>,
    supply: Option<u32>,
    performance: PerOwner<u32>,
    warehouses: [PerOwner<u32>; 2],
    ships: PerOwner<u32>,
    deck: Deck,
    last_turn: Option<TurnRecord>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    invested: Vec<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    open_card: Option<OpenCard>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup_cards: Option<(u8, u8)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    taken: Vec<Space>,
    result: Option<FinalResult>,
}

fn is_default(aim: &Aim) -> bool {
    *aim == Aim::default()
}

impl From<MajorGame> for Saved {
    fn from(game: MajorGame) -> Self {
        let position = game.position.notation(&game.facts.board);
        let loaded = game.position.cars().filter(|(_, car)| car.loaded_this_turn);
        Self {
            loaded_this_turn: loaded.map(|(at, _)| at).collect(),
            facts: game.facts,
            own_deck: game.own_deck,
            aim: game.aim,
            stage: game.stage,
            round: game.round,
            turn: game.turn,
            first: game.first,
            position,
            supply: game.supply,
            performance: game.performance,
            warehouses: game.warehouses,
            ships: game.ships,
            deck: game.deck,
            last_turn: game.last_turn,
            invested: game.invested,
            open_card: game.open_card,
            setup_cards: game.setup_cards,
            taken: game.taken,
            result: game.result,
        }
    }
}

impl TryFrom<Saved> for MajorGame {
    type Error = String;

    fn try_from(saved: Saved) -> Result<Self, String> {
        let mut position = read_position(&saved.facts.board, &saved.position)
            .map_err(|fault| format!("the position {:?}, {fault}", saved.position))?;
        for at in saved.loaded_this_turn {
            if position.has(at) {
                position.car_mut(at).loaded_this_turn = true;
            }
        }
        Ok(Self {
            facts: saved.facts,
            own_deck: saved.own_deck,
            aim: saved.aim,
            stage: saved.stage,
            round: saved.round,
            turn: saved.turn,
            first: saved.first,
            position,
            supply: saved.supply,
            performance: saved.performance,
            warehouses: saved.warehouses,
            ships: saved.ships,
            deck: saved.deck,
            last_turn: saved.last_turn,
            invested: saved.invested,
            open_card: saved.open_card,
            setup_cards: saved.setup_cards,
            taken: saved.taken,
            result: saved.result,
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::major::{aim::Challenge, rival::Rivals};

    /// The first journals had facts as objects, where later ones have the text of a file.
    #[test]
    fn k2_a_state_with_objects_in_it_is_read_like_one_with_texts() {
        let challenges = Rivals::read(None).unwrap().rivals;
        for rival in &challenges {
            let aim = Aim {
                leaders: true,
                challenge: Challenge::Rival(rival.clone()),
            };
            let game = MajorGame::new(Facts::shipped().unwrap(), false).aiming_at(aim);
            let mut state = serde_json::to_value(&game).unwrap();
            assert!(state["facts"]["rulings"].is_string());
            state["facts"]["rulings"] = json!(game.facts.rulings);
            state["facts"]["board"] = json!(game.facts.board);
            assert_eq!(serde_json::from_value::<MajorGame>(state).unwrap(), game);
        }
    }
}
