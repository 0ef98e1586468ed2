//! The points: as they stand, and at the end.

use super::super::game::{FinalResult, OliviaGame};
use super::super::number::Number;
use super::super::score::{OLIVIA_ENGINE, OliviaScore, YourScore, connections, engine_bonus};
use super::{counted, listed};

/// Yes, as it is typed.
pub(in super::super) const YES: &str = "yes";
/// The last look.
pub(in super::super) const IS_THIS_THE_TABLE: &str =
    "Is this the table at the end? If not, type fix.";
/// The last look, where Olivia has won at once.
pub(in super::super) const NO_HEX_EITHER: &str =
    "Is there no empty hex on your table either? If there is, type undo, and then fix.";
/// How a last mistake is mended.
pub(in super::super) const ENTER_OR_MEND: &str = "Enter means yes. If your table differs, type fix and what stands there; undo goes back before Olivia's turn.";
/// S3.
pub(in super::super) const YOUR_DELIVERIES: &str =
    "How many points have your deliveries scored (S3)?";
/// S4.
pub(in super::super) const YOUR_CONNECTIONS: &str =
    "How many points do your connections score, one for each and one for each town on it (S4)?";
/// S5.
pub(in super::super) const YOUR_ENGINE: &str = "How many boxes of your engine are checked (S5)?";

/// O4: she has found no hex.
pub(in super::super) fn won_at_once(game: &OliviaGame) -> String {
    format!(
        "Olivia wins at once: no points count (O4). {}",
        played(game)
    )
}

/// O7: her score, part by part.
pub(in super::super) fn olivia_score(game: &OliviaGame, score: &OliviaScore) -> String {
    let OliviaScore {
        delivered,
        engine,
        regions,
        tiles,
    } = score;
    format!(
        "Olivia (O7):\n  - {} for the goods that she took.\n  - {engine} for her engine.\n  - {regions} for the hexes crossed off in her two strongest regions, {}.\n  - {tiles} for {}.\n  - {} together.",
        counted(*delivered, "point"),
        strongest(game),
        positive_tiles(game),
        counted(score.total(), "point")
    )
}

/// Her two strongest regions: "5 in region 4 and 3 in region 1".
fn strongest(game: &OliviaGame) -> String {
    let mut regions = Number::ALL;
    let crossed = |region: &Number| game.standing.influence.crossed(*region);
    regions.sort_by_key(|region| std::cmp::Reverse(crossed(region)));
    let two: Vec<String> = regions
        .iter()
        .take(2)
        .map(|region| format!("{} in region {region}", crossed(region)))
        .collect();
    listed(&two)
}

fn positive_tiles(game: &OliviaGame) -> String {
    let mut beside = game.tiles_held(false);
    beside.retain(|tile| game.points_of(*tile).is_some_and(|points| points > 0));
    match beside.as_slice() {
        [] => "positive tiles beside the board, of which there is none".to_owned(),
        [only] => format!("the positive tile beside the board, tile {only}"),
        tiles => format!(
            "the positive tiles beside the board, tiles {}",
            listed(tiles)
        ),
    }
}

/// S3 to S6: your score, part by part.
pub(in super::super) fn your_score(game: &OliviaGame, score: &YourScore) -> String {
    let YourScore {
        delivered,
        connections,
        engine,
        tiles,
    } = score;
    let tiles = match tiles {
        0.. => tiles.to_string(),
        _ => format!("minus {}", tiles.unsigned_abs()),
    };
    let held = match game.tiles_held(true).as_slice() {
        [] => "tiles, of which you hold none".to_owned(),
        [only] => format!("tile {only}"),
        tiles => format!("tiles {}", listed(tiles)),
    };
    format!(
        "You:\n  - {} for your deliveries (S3).\n  - {connections} for your connections (S4).\n  - {engine} for your engine (S5).\n  - {tiles} for {held} (S6).\n  - {} together.",
        counted(*delivered, "point"),
        counted(score.total(), "point")
    )
}

/// O8: who has won.
pub(in super::super) fn verdict(game: &OliviaGame, result: &FinalResult) -> String {
    let totals = match (&result.yours, &result.olivia) {
        (Some(yours), Some(olivia)) => format!(
            "You have {} and Olivia has {} (O8). ",
            counted(yours.total(), "point"),
            olivia.total()
        ),
        _ => String::new(),
    };
    format!("{totals}{} {}", result.verdict, played(game))
}

fn played(game: &OliviaGame) -> String {
    let turns = counted(game.turn, "turn");
    format!("You played {turns} against her as {}.", game.difficulty)
}

/// The points as they stand.
pub(in super::super) fn score(game: &OliviaGame) -> String {
    let crossed = game.standing.influence.all_crossed();
    let so_far = OliviaScore::new(game.olivia_points, crossed, &[]);
    let mut lines = vec![
        format!(
            "Olivia has {} for goods.",
            counted(game.olivia_points, "point")
        ),
        format!(
            "At the end she adds {OLIVIA_ENGINE} for her engine, {} for her two strongest regions as they stand, and the positive tiles beside the board (O7).",
            so_far.regions
        ),
    ];
    match &game.sheet {
        Some(sheet) => {
            let parts = [
                (sheet.delivered, "deliveries"),
                (connections(&sheet.links), "connections"),
                (engine_bonus(sheet.engine.strength()), "your engine"),
            ];
            let parts = parts.map(|(points, what)| format!("{points} for {what}"));
            lines.push(format!(
                "You have {}: {}; tiles come at the end.",
                counted(sheet.points(), "point"),
                listed(&parts)
            ));
        }
        None => lines.push("You keep your own sheet.".to_owned()),
    }
    lines.push("You win with more points than Olivia; a tie is a defeat (O8).".to_owned());
    lines.join("\n")
}
