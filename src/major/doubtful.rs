//! What can hardly stand on one of his cards, or among them: M2.

use std::cmp::Ordering;

use super::{
    card::{Action, Card},
    facts::NamedCard,
    learned::load_and_moves,
};

/// More than this nobody has seen in one action.
const MUCH: u8 = 6;
/// More than this nobody has seen on a card.
pub const MUCH_CASH: u16 = 20;
/// Load cards, and Move cards, of Round 1 (M2).
const OF_A_KIND: usize = 4;

/// Why a card is hardly meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Odd {
    /// So many in one action.
    Number(u8),
    /// So much cash.
    Cash(u16),
    /// Round 1 has four Load cards already.
    FifthLoad,
    /// Round 1 has four Move cards already.
    FifthMove,
}

/// Why a card is hardly meant, beside others that are known.
#[must_use]
pub fn odd<'c>(others: impl Iterator<Item = &'c NamedCard>, round: u8, card: &Card) -> Option<Odd> {
    let number = |action: &Action| match *action {
        Action::Load(number) | Action::Move(number) | Action::Pawn(number) => number,
        Action::Ship { crates, .. } => crates,
        Action::Conditional { load, moves } => load.max(moves),
        Action::Instruction(_) => 0,
    };
    let most = card.actions.iter().map(number).max().unwrap_or(0);
    if most > MUCH {
        return Some(Odd::Number(most));
    }
    if let Some(cash) = card.cash.filter(|cash| *cash > MUCH_CASH) {
        return Some(Odd::Cash(cash));
    }
    let kind = leaning(card);
    let of_a_kind = others
        .filter(|other| other.round == 1 && leaning(&other.text) == kind)
        .count();
    match kind {
        _ if round != 1 || of_a_kind < OF_A_KIND => None,
        Ordering::Greater => Some(Odd::FifthLoad),
        Ordering::Less => Some(Odd::FifthMove),
        Ordering::Equal => None,
    }
}

/// Whether it loads more than it moves; a card that does as much of both may be of either kind.
fn leaning(card: &Card) -> Ordering {
    let (load, moves) = load_and_moves(card);
    load.cmp(&moves)
}

/// The cards of a deck that are hardly meant, by name, for each reason.
#[must_use]
pub fn odd_among(cards: &[NamedCard]) -> Vec<(Odd, Vec<String>)> {
    let mut found: Vec<(Odd, Vec<String>)> = Vec::new();
    for (index, card) in cards.iter().enumerate() {
        let Some(odd) = odd(cards[..index].iter(), card.round, &card.text) else {
            continue;
        };
        match found.iter_mut().find(|(other, _)| *other == odd) {
            Some((_, names)) => names.push(card.name.clone()),
            None => found.push((odd, vec![card.name.clone()])),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::super::{facts::Facts, learned::remember};
    use super::*;

    #[test]
    fn m2_round_1_has_four_load_and_four_move_cards() {
        let mut known = Vec::new();
        let card = |text: &str| Card::read(text).unwrap();
        for text in ["L3 M2", "L4 M2", "M1 L4", "L2 M2", "?L4M2"] {
            assert_eq!(odd(known.iter(), 1, &card(text)), None, "{text}");
            remember(&mut known, 1, card(text));
        }
        let odd = |round, text| odd(known.iter(), round, &card(text));
        assert_eq!(odd(1, "L5 M1"), Some(Odd::FifthLoad));
        assert_eq!(odd(2, "L5 M1"), None);
        assert_eq!(odd(1, "M3 L2"), None);
        assert_eq!(odd(1, "L3 M3"), None);
        assert_eq!(odd(1, "\"Look about\""), None);
    }

    #[test]
    fn m2_numbers_that_no_card_has_are_doubted() {
        let card = |text: &str| Card::read(text).unwrap();
        let odd = |text| odd([].iter(), 2, &card(text));
        assert_eq!(odd("L9 M9 $4"), Some(Odd::Number(9)));
        assert_eq!(odd("?L4M22"), Some(Odd::Number(22)));
        assert_eq!(odd("L6 M6 $20"), None);
        assert_eq!(odd("L1 $21"), Some(Odd::Cash(21)));
    }

    #[test]
    fn m2_the_stand_in_is_not_doubted() {
        assert_eq!(odd_among(&Facts::shipped().unwrap().cards.cards), []);
    }
}
