//! What is asked and told while the Major's cards and the Setup cards are learned in play.

use crate::{
    freight::{Owner, naming::listed},
    major::{
        card::Card,
        doubtful::{Odd, odd_among},
        facts::{NamedCard, WHOLE_DECK},
        known::Doubt,
    },
};

/// The three ways to a deck.
pub const HIS_DECK: &str =
    "Where do the Major's cards come from? Nobody has published what is printed on them";
/// The third way.
pub const STAND_IN_DECK: &str = "play with a stand-in deck, made up to fit the rules; I shuffle";
/// Known, and not checked.
pub const MINE_ARE_RIGHT: &str = "the 14 cards of your file are those of your box; I shuffle";
/// The deck is learned in play.
pub const YOU_DRAW: &str = "You draw his cards. I remember each one that I have seen.";
/// Typing is left for playing.
pub const DRAW_THE_REST: &str =
    "Then the game begins, and you draw his cards: I learn the others as they come.";
/// The deck is known.
pub const I_SHUFFLE: &str = "I shuffle and draw his own cards.";
/// What a questioned card is.
pub const MISTYPED: &str = "mistyped: type it again";
/// What a questioned card is.
pub const NEW_LIKE_IT: &str = "right as typed, and a card that was not known";
/// What a questioned card is.
pub const REMEMBERED_WRONGLY: &str = "right as typed, and one of the others is remembered wrongly";
/// What a questioned card is.
pub const JUST_PLAY_IT: &str = "right as typed; play it, and remember nothing";
/// Cash was left out.
pub const WHICH_OF_THESE: &str = "Which of these is it?";
/// Which card is wrong.
pub const WHICH_IS_WRONG: &str = "Which of those that may still come is it?";
/// M2.
pub const WHICH_ROUND: &str =
    "Is it a Round 2 card, or one of the two left over from Round 1? Type its round";

/// The heading of a game in which the cards are typed first.
#[must_use]
pub fn typing_cards(known: usize) -> String {
    format!("The Major's cards: {known} of {WHOLE_DECK} known")
}

/// The first way to a deck.
#[must_use]
pub fn own_cards(known: usize) -> String {
    let remembers = match known {
        0 => "I remember each one that I have seen".to_owned(),
        known => format!("{known} of {WHOLE_DECK} are known"),
    };
    format!("draw my own cards and type each one as it comes; {remembers}")
}

/// The second way to a deck.
#[must_use]
pub fn type_them_now(known: usize) -> String {
    match known {
        0 => format!("type the {WHOLE_DECK} cards now, about ten seconds each; then I shuffle"),
        known => match WHOLE_DECK.saturating_sub(known) {
            1 => "type the one that is still unknown now; then I shuffle".into(),
            unknown => format!(
                "type the {unknown} that are still unknown now, about ten seconds each; then I shuffle"
            ),
        },
    }
}

/// A card that was seen for the first time.
#[must_use]
pub fn remembered(name: &str, card: &Card, known: usize) -> String {
    let kind = name.split(" (").next().unwrap_or(name);
    let kind = kind.rsplit_once(' ').map_or(kind, |(kind, _)| kind);
    let kind = match kind {
        "Load" | "Move" | "Round 2" => format!("a {kind} card"),
        _ => "a card".into(),
    };
    let cash = card
        .cash
        .map_or_else(String::new, |cash| format!(" with ₹{cash}"));
    format!("New: {kind}{cash}. Remembered as {name}. ({known} of {WHOLE_DECK} known)")
}

/// Why a card is hardly meant (M2).
#[must_use]
pub fn odd(odd: Odd) -> String {
    match odd {
        Odd::Number(number) => format!("{number} in one action is much for a card of his."),
        Odd::Cash(cash) => format!("₹{cash} is much for one card."),
        Odd::FifthLoad => {
            "Four cards of Round 1 that load more than they move are known, and it has four Load and four Move cards (M2).".into()
        }
        Odd::FifthMove => {
            "Four cards of Round 1 that move more than they load are known, and it has four Load and four Move cards (M2).".into()
        }
    }
}

/// The cards of a file that are hardly meant, a reason a line (M2).
#[must_use]
pub fn odd_cards(cards: &[NamedCard]) -> Vec<String> {
    let found = odd_among(cards).into_iter();
    let line = |(odd, names): (Odd, Vec<String>)| {
        format!("Look again at {}: {}", listed(&names), self::odd(odd))
    };
    found.map(line).collect()
}

/// A card like another.
#[must_use]
pub fn second_copy(name: &str) -> String {
    format!("{name} shows the same: is there a second card like it?")
}

/// A card that cannot be there as typed.
#[must_use]
pub fn doubt(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Drawn { name, copies } => {
            let times = match copies {
                1 => "once".to_owned(),
                2 => "twice".to_owned(),
                copies => format!("{copies} times"),
            };
            let another = match copies {
                1 => "a second",
                _ => "another",
            };
            format!("{name} again. I have met it {times} so far: is there {another} like it?")
        }
        Doubt::OtherRound { name, round } => format!(
            "{name} shows this, and it is a card of Round {round}, which cannot come now (M2)."
        ),
        Doubt::AllKnown => {
            "None of his cards that may still come shows this, and all of them are known (M2)."
                .into()
        }
    }
}

/// A card that was drawn as often as it is known, with no unknown card left.
#[must_use]
pub fn doubt_when_all_known(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Drawn { name, .. } => format!(
            "{name} again, and it has been drawn already; all cards that may still come are known (M2)."
        ),
        other => self::doubt(other),
    }
}

/// The question after a doubt.
pub const WHAT_IS_IT_THEN: &str = "What is it?";

/// All cards that are known.
#[must_use]
pub fn known_cards(known: &[NamedCard]) -> String {
    if known.is_empty() {
        return "None of his cards is known yet.".into();
    }
    let mut lines = vec![format!("{} of {WHOLE_DECK} cards are known:", known.len())];
    lines.extend(known.iter().map(|card| format!("  - {card}")));
    lines.join("\n")
}

/// What may still come of a deck on the person's table.
#[must_use]
pub fn own_deck(may_come: &[&NamedCard], unknown: usize) -> String {
    let mut lines = vec!["The deck is on your table.".to_owned()];
    if !may_come.is_empty() {
        lines.push("Known cards that may still come:".into());
        lines.extend(may_come.iter().map(|card| format!("  - {card}")));
    }
    if unknown > 0 {
        lines.push(match unknown {
            WHOLE_DECK => format!("I have seen none of its {WHOLE_DECK} cards yet."),
            unknown => format!("{unknown} of its {WHOLE_DECK} cards I have not seen yet."),
        });
    }
    lines.join("\n")
}

/// A Setup card is known.
#[must_use]
pub fn setup_card_known(whose: Owner, card: u8, cars: &str) -> String {
    match whose {
        Owner::Major => format!("Setup card {card}, as I remember it, puts his cars so: {cars}."),
        Owner::You => format!("Setup card {card}, as I remember it, puts your cars so: {cars}."),
    }
}

/// A Setup card was met.
#[must_use]
pub fn setup_cards_remembered(cards: &[u8]) -> String {
    match cards {
        [card] => format!(
            "I remember where Setup card {card} puts its cars: number the cards and keep to it."
        ),
        _ => {
            let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
            format!(
                "I remember where Setup cards {} put their cars: number the cards and keep to it.",
                cards.join(" and ")
            )
        }
    }
}
