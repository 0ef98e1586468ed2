//! Cards that are learned: their names, and the file that follows what a game has learned (M2).

use super::{
    card::{Action, Card},
    facts::NamedCard,
    known::{count, first_name, of_round},
};

/// What kind of card it is, by what it does more of: "Load" or "Move"; of Round 2, "Round 2".
fn kind(round: u8, text: &Card) -> &'static str {
    if round == 2 {
        return "Round 2";
    }
    match load_and_moves(text) {
        (0, 0) => "Card",
        (load, moves) if load >= moves => "Load",
        _ => "Move",
    }
}

/// How many Crates a card loads in all, and how many movements it makes.
pub(super) fn load_and_moves(text: &Card) -> (u32, u32) {
    let (mut load, mut moves) = (0, 0);
    for action in &text.actions {
        match action {
            Action::Load(crates) => load += u32::from(*crates),
            Action::Move(movements) => moves += u32::from(*movements),
            Action::Conditional {
                load: crates,
                moves: movements,
            } => {
                load += u32::from(*crates);
                moves += u32::from(*movements);
            }
            _ => {}
        }
    }
    (load, moves)
}

/// A name that no known card has: "Load B" after "Load A", "Load A (2)" for a second card like Load A.
#[must_use]
pub fn new_name(known: &[NamedCard], round: u8, text: &Card) -> String {
    let taken = |name: &String| known.iter().any(|card| card.name == *name);
    let twin = known
        .iter()
        .find(|card| card.round == round && card.text == *text);
    if let Some(twin) = twin {
        let first = first_name(&twin.name);
        return (2..)
            .map(|number| format!("{first} ({number})"))
            .find(|name| !taken(name))
            .unwrap_or_default();
    }
    let kind = kind(round, text);
    let letters = ('A'..='Z').map(|letter| format!("{kind} {letter}"));
    let numbers = (1..).map(|number| format!("{kind} {number}"));
    letters
        .chain(numbers)
        .find(|name| !taken(name))
        .unwrap_or_default()
}

/// Adds a card that was typed. Gives its name.
pub fn remember(known: &mut Vec<NamedCard>, round: u8, text: Card) -> String {
    let name = new_name(known, round, &text);
    // cards of Round 1 stand before those of Round 2
    let place = known
        .iter()
        .position(|card| card.round > round)
        .unwrap_or(known.len());
    let card = NamedCard {
        name: name.clone(),
        round,
        text,
    };
    known.insert(place, card);
    name
}

/// The cards of a file after a sitting in which a game, which knew `before`, came to know `after`: what it learned is
/// added, what it took back is taken out, what it mended is mended. What was learned or corrected elsewhere stays.
#[must_use]
pub fn merged(file: &[NamedCard], before: &[NamedCard], after: &[NamedCard]) -> Vec<NamedCard> {
    let mut cards = file.to_vec();
    let like =
        |card: &NamedCard, other: &NamedCard| card.round == other.round && card.text == other.text;
    for old in before {
        // the one of that name, where several are alike
        let named = cards
            .iter()
            .position(|card| like(card, old) && card.name == old.name);
        let Some(place) = named.or_else(|| cards.iter().rposition(|card| like(card, old))) else {
            continue;
        };
        match after
            .iter()
            .find(|card| card.name == old.name && card.round == old.round)
        {
            Some(new) => cards[place].text.clone_from(&new.text),
            None => {
                cards.remove(place);
            }
        }
    }
    for (index, new) in after.iter().enumerate() {
        if before.iter().any(|old| old.name == new.name) {
            continue;
        }
        let copies = after[..=index]
            .iter()
            .filter(|card| like(card, new))
            .count();
        let there = cards.iter().filter(|card| like(card, new)).count();
        if there < copies && count(&cards, new.round) < of_round(new.round) {
            let renamed = cards.iter().any(|card| card.name == new.name);
            let name = remember(&mut cards, new.round, new.text.clone());
            if !renamed && let Some(card) = cards.iter_mut().find(|card| card.name == name) {
                card.name.clone_from(&new.name);
            }
        }
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(text: &str) -> Card {
        Card::read(text).unwrap()
    }

    fn deck(texts: &[(u8, &str)]) -> Vec<NamedCard> {
        let mut known = Vec::new();
        for (round, text) in texts {
            remember(&mut known, *round, card(text));
        }
        known
    }

    #[test]
    fn m2_cards_get_names_by_what_they_do_and_copies_a_number() {
        let known = deck(&[
            (1, "L3 M2 $4"),
            (2, "L3 M2 $4"),
            (1, "M3 L2"),
            (1, "L3 M2 $4"),
            (1, "?L2M2"),
            (1, "K+1"),
        ]);
        let names: Vec<&str> = known.iter().map(|card| card.name.as_str()).collect();
        assert_eq!(
            names,
            [
                "Load A",
                "Move A",
                "Load A (2)",
                "Load B",
                "Card A",
                "Round 2 A"
            ]
        );
    }

    #[test]
    fn a_file_takes_what_was_learned_taken_back_and_mended() {
        let file = deck(&[(1, "L1"), (1, "L2"), (2, "M9")]);
        let before = deck(&[(1, "L1"), (1, "L2")]);
        let mut after = deck(&[(1, "L1"), (1, "L3"), (1, "L1")]);
        after[1].text = card("L2 $4");
        let texts = |cards: &[NamedCard]| -> Vec<String> {
            cards.iter().map(|card| format!("{card}")).collect()
        };
        assert_eq!(
            texts(&merged(&file, &before, &after)),
            [
                "Load A: L1",
                "Load B: L2 $4",
                "Load A (2): L1",
                "Round 2 A: M9"
            ]
        );
        assert_eq!(
            texts(&merged(&file, &before, &deck(&[(1, "L1")]))),
            ["Load A: L1", "Round 2 A: M9"]
        );
        assert_eq!(merged(&file, &file, &file), file);
    }

    #[test]
    fn a_file_never_gets_more_cards_than_the_deck_has() {
        let many: Vec<NamedCard> = (1..=8)
            .map(|load| NamedCard {
                name: format!("Load {load}"),
                round: 1,
                text: card(&format!("L{load}")),
            })
            .collect();
        let after = deck(&[(1, "M1"), (2, "M2")]);
        let merged = merged(&many, &[], &after);
        assert_eq!(merged.len(), 9);
        assert_eq!(merged.iter().filter(|card| card.round == 1).count(), 8);
    }
}
