//! What is asked and told while the table is set up.

use crate::{freight::Owner, major::game::MajorGame};

/// Which of the five Setup cards you take.
pub const WHICH_SETUP_CARD: &str =
    "Number the five Setup cards once, and keep to it. Which do you take?";
/// Where everything stands at the start.
pub const WHERE_CARS_STAND: &str = "Where do the Freight Cars stand, his (M) and yours (Y), Large (L), Medium (M), Small (S)? Name each city with its cars, as in BEN ML YS / CAL MM YM, where BEN is Benares and CAL Calcutta";
/// How a starting position is typed, in short.
pub const CITY_AND_CARS: &str = "BEN ML YM / CAL MM YL";
/// Starting positions that could be typed.
pub const POSITION_EXAMPLES: [&str; 3] = [
    "BEN ML YM YS / CAL MM MS YL",
    "BEN ML MS YM / CAL MM YL YS",
    "BEN MM MS YL / CAL ML YM YS",
];
/// A setup without a car.
pub const NO_CAR: &str = "No car stands anywhere yet: name at least one, as in BEN ML YS.";
/// A board that nobody has checked.
pub const COMPARE_LENGTHS: &str = "This railway is a stand-in: compare its sections and rows with your board. If they differ, quit, type footplate facts edit board, and begin anew.";
/// Who begins Round 1.
pub const WHO_IS_FIRST: &str = "Whose turn-order marker comes first?";
/// His Crates.
pub const HIS_SUPPLY: &str =
    "How many Crates has the Major in his supply? Type the number if you want them counted";
/// His Crates are not counted.
pub const NOT_COUNTED: &str = "not counted";
/// The person shuffles.
pub const SHUFFLE_YOUR_OWN: &str = "Shuffle his eight Round 1 cards and lay them face down; the six Round 2 cards go aside (M2). In each of his turns you draw the top card and type what it shows.";
/// The person shuffles for Round 2.
pub const SHUFFLE_YOUR_OWN_AGAIN: &str =
    "Shuffle his six Round 2 cards together with the two left over from Round 1 (M2).";
/// The rest of the setup.
pub const FINISH_SETUP: &str =
    "Finish the printed setup. The table is the truth: where I have it wrong, type fix.";
/// What a game begins with: the box, and what the app does not know of it.
#[must_use]
pub fn welcome(game: &MajorGame) -> String {
    let mut lines = vec![
        "Set up the board for 1-2 players. Give the Major an unused colour, the solo board, his Cars, Crates, Market pawns, Financial Advisor, Performance and Investment markers (M1).".to_owned(),
    ];
    let stand_in = match (
        game.own_deck,
        game.facts.cards.verified,
        game.facts.board.verified(),
    ) {
        (false, false, false) => Some("his cards and the lengths of the board's stretches"),
        (false, false, true) => Some("his cards"),
        (_, _, false) => Some("the lengths of the board's stretches"),
        (true, _, true) | (false, true, true) => None,
    };
    if let Some(what) = stand_in {
        lines.push(format!(
            "Note: nobody has published {what}, so this game uses a stand-in that fits the rules. footplate facts tells how to give it the real ones."
        ));
    }
    lines.join("\n")
}

/// M1: both Setup cards.
#[must_use]
pub fn setup_cards(yours: usize, his: &str) -> String {
    format!(
        "You take Setup card {yours}, ₹2, its starting token and its bonuses.\nThe Major takes Setup card {his}, drawn at random from the other four: place his Freight Cars and his turn-order marker as it shows. He gets no bonuses, no Goods token and no Transaction token (M1)."
    )
}

/// Where the cars of the one stand whose Setup card is not known yet.
#[must_use]
pub fn where_the_others_stand(known: Owner) -> String {
    match known {
        Owner::Major => "Then where do your Freight Cars stand? Name each city with your cars, as in BEN YM YS / CAL YL; type his as well if they stand otherwise".into(),
        Owner::You => "Then where do the Major's Freight Cars stand? Name each city with his cars, as in BEN ML / CAL MM MS; type yours as well if they stand otherwise".into(),
    }
}

/// Reads his supply: a number, or that it is not counted.
///
/// # Errors
/// A sentence for anything else.
pub fn read_supply(typed: &str) -> Result<Option<u32>, String> {
    let typed = typed.trim();
    if typed.eq_ignore_ascii_case(NOT_COUNTED) || typed.eq_ignore_ascii_case("no") {
        return Ok(None);
    }
    match typed.parse::<u32>() {
        Ok(crates) if crates <= 200 => Ok(Some(crates)),
        _ => Err(
            "Type the number of his Crates, 0 to 200, or Enter if you do not count them.".into(),
        ),
    }
}

/// The app's deck of a round.
#[must_use]
pub fn deck_shuffled(game: &MajorGame) -> String {
    let count = game.deck.face_down.len();
    if game.round == 1 {
        format!(
            "I have shuffled his {count} cards of Round 1; he draws {} of them (M2).",
            game.turns()
        )
    } else {
        format!(
            "I have shuffled his six Round 2 cards with the {} left over: {count} cards, of which he draws {} (M2).",
            count.saturating_sub(6),
            game.turns()
        )
    }
}
