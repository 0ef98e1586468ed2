//! What each die would bring Olivia, said exactly.

use super::super::game::{OliviaGame, Stage};
use super::super::number::Number;
use super::super::odds::Odds;
use super::super::turn::TAKING_HEXES;
use super::{counted, ordinal};

/// The odds of the dice in question, or of the one that is asked about.
pub(in super::super) fn odds(game: &OliviaGame, about: &str) -> String {
    if matches!(
        game.stage,
        Stage::SetupOlivia | Stage::SetupGoods | Stage::SetupSheet | Stage::Over
    ) {
        return "There are odds once the game has begun.".to_owned();
    }
    let dice = match about.trim() {
        "" => game.dice_in_question(),
        typed => match super::read_dice(typed, 1) {
            Ok((dice, _)) => dice,
            Err(why) => return why,
        },
    };
    let mut standing = game.standing.clone();
    if game.stage == Stage::Roll {
        standing.tiles.turn_upright();
    }
    let mut lines = Vec::new();
    if matches!(game.stage, Stage::Leave { .. }) {
        lines.push("As the table stands now, before your two actions:".to_owned());
    }
    for odds in standing.odds_of(&dice) {
        lines.push(format!("If Olivia gets a {}:", odds.die));
        lines.extend(
            facts(game, &odds)
                .into_iter()
                .map(|fact| format!("  - {fact}")),
        );
    }
    lines.join("\n")
}

/// One fact a line.
fn facts(game: &OliviaGame, odds: &Odds) -> Vec<String> {
    let die = odds.die;
    let mut facts = vec![first_die(game, die)];
    if odds.wins >= 1.0 {
        return facts;
    }
    for good in &odds.goods {
        let (city, points) = (good.city, counted(good.points, "point"));
        facts.push(match percent(good.chance) {
            None => format!("she takes the {} good for {points}.", good.good),
            Some(chance) => format!(
                "she may take the {} good of city {city} for {points}: {chance}.",
                good.good
            ),
        });
    }
    for tile in &odds.tiles {
        facts.push(match percent(tile.chance) {
            None => format!("you lose tile {}.", tile.tile),
            Some(chance) => format!("you may lose tile {}: {chance}.", tile.tile),
        });
    }
    if game.standing.supply.is_empty(die) {
        facts.push(format!(
            "to be expected: {:.1} points, {:.1} hexes.",
            odds.points, odds.hexes
        ));
    }
    facts.push(match odds.wins {
        wins if wins > 0.0 => format!(
            "she wins at once: {}.",
            percent(wins).unwrap_or_else(|| "for certain".to_owned())
        ),
        _ => "no risk that she wins at once.".to_owned(),
    });
    facts
}

/// What the die itself does.
fn first_die(game: &OliviaGame, die: Number) -> String {
    let influence = &game.standing.influence;
    let (crossed, of) = (influence.crossed(die), influence.size(die));
    if influence.free(die) == 0 {
        return format!("she wins at once: region {die} has no empty hex (O4).");
    }
    let hex = ordinal(crossed + 1);
    let then = if game.standing.supply.is_empty(die) {
        format!(", and rolls again, for city {die} is empty")
    } else if crossed + 1 < TAKING_HEXES {
        format!("; from {TAKING_HEXES} on she takes goods")
    } else {
        String::new()
    };
    format!("she crosses off her {hex} hex of {of} in region {die}{then}.")
}

/// "17 %"; `None` for certain.
fn percent(chance: f64) -> Option<String> {
    let hundredths = chance * 100.0;
    if hundredths > 99.999_999 {
        None
    } else if hundredths < 0.1 {
        Some("under 0.1 %".to_owned())
    } else if hundredths < 10.0 {
        Some(format!("{hundredths:.1} %"))
    } else {
        Some(format!("{hundredths:.0} %"))
    }
}
