//! What is known of the Major's own cards while the person draws them: M2.

use super::{
    card::Card,
    deck::Drawn,
    facts::{NamedCard, OF_ROUND},
};

/// What a typed card can be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fit {
    /// A known card that may still come: one, or several that differ by their cash alone, which was not typed. Places in
    /// the list of known cards.
    Known(Vec<usize>),
    /// A card that is not known yet, of one of these rounds.
    New(Vec<u8>),
    /// A card that cannot be there as typed.
    Doubtful {
        /// Why not.
        doubt: Doubt,
        /// Rounds of which a card that is still unknown may come.
        open: Vec<u8>,
    },
}

/// Why a typed card cannot be there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// It was drawn already, as often as it is known to be in the deck.
    Drawn {
        /// The card's name.
        name: String,
        /// How many cards like it are known.
        copies: usize,
    },
    /// It belongs to another round.
    OtherRound {
        /// The card's name.
        name: String,
        /// Its round.
        round: u8,
    },
    /// All cards that may still come are known, and none is like it.
    AllKnown,
}

/// How many cards of that round the deck has (M2).
pub(super) fn of_round(round: u8) -> usize {
    let found = OF_ROUND.iter().find(|(number, _)| *number == round);
    found.map_or(0, |(_, count)| *count)
}

pub(super) fn count(known: &[NamedCard], round: u8) -> usize {
    known.iter().filter(|card| card.round == round).count()
}

/// The same card, as far as both tell their cash.
fn alike(one: &Card, other: &Card) -> bool {
    let cash = match (one.cash, other.cash) {
        (Some(one), Some(other)) => one == other,
        _ => true,
    };
    cash && one.actions == other.actions
}

fn is_drawn(drawn: &[Drawn], card: &NamedCard) -> bool {
    drawn
        .iter()
        .any(|drawn| drawn.name.as_ref() == Some(&card.name))
}

/// Known cards that may still come in a round: its own, and in Round 2 those left over from Round 1 (M2).
#[must_use]
pub fn may_come(known: &[NamedCard], drawn: &[Drawn], round: u8) -> Vec<usize> {
    let may = |card: &NamedCard| card.round <= round && !is_drawn(drawn, card);
    (0..known.len())
        .filter(|&index| may(&known[index]))
        .collect()
}

/// M2: what the person's own deck may still give in a round: the cards that are known, and how many there are that are
/// not.
#[must_use]
pub fn still_to_come(known: &[NamedCard], drawn: &[Drawn], round: u8) -> (Vec<NamedCard>, usize) {
    let in_play = (1..=round).map(of_round).sum::<usize>();
    let left = in_play.saturating_sub(drawn.len());
    let cards: Vec<NamedCard> = may_come(known, drawn, round)
        .into_iter()
        .map(|index| known[index].clone())
        .collect();
    let unknown = left.saturating_sub(cards.len());
    (cards, unknown)
}

/// Rounds of which a card may come that is not known yet.
fn open_rounds(known: &[NamedCard], drawn: &[Drawn], round: u8) -> Vec<u8> {
    let of_first = drawn.iter().filter(|drawn| match &drawn.name {
        Some(name) => known
            .iter()
            .any(|card| card.name == *name && card.round == 1),
        None => drawn.round == 1,
    });
    let left_over = of_first.count() < of_round(1);
    let unknown = |round: u8| count(known, round) < of_round(round);
    let mut open = Vec::new();
    if round == 2 && unknown(2) {
        open.push(2);
    }
    if left_over && unknown(1) {
        open.push(1);
    }
    open
}

/// What a card can be that was typed in a round, by what is known of the deck and what was drawn before.
#[must_use]
pub fn fit(known: &[NamedCard], drawn: &[Drawn], round: u8, typed: &Card) -> Fit {
    let like = |index: &usize| alike(&known[*index].text, typed);
    let mut possible: Vec<usize> = may_come(known, drawn, round)
        .into_iter()
        .filter(like)
        .collect();
    if possible.iter().any(|&index| known[index].text == *typed) {
        possible.retain(|&index| known[index].text == *typed);
    }
    let mut texts: Vec<&Card> = Vec::new();
    possible.retain(|&index| {
        let new = !texts.contains(&&known[index].text);
        texts.push(&known[index].text);
        new
    });
    if !possible.is_empty() {
        return Fit::Known(possible);
    }
    let open = open_rounds(known, drawn, round);
    let twins: Vec<&NamedCard> = known
        .iter()
        .filter(|card| alike(&card.text, typed))
        .collect();
    let drawn_twin = twins.iter().find(|card| is_drawn(drawn, card));
    if let Some(card) = drawn_twin {
        let name = first_name(&card.name).to_owned();
        let copies = twins.len();
        return Fit::Doubtful {
            doubt: Doubt::Drawn { name, copies },
            open,
        };
    }
    if let Some(card) = twins.first() {
        let (name, round) = (card.name.clone(), card.round);
        return Fit::Doubtful {
            doubt: Doubt::OtherRound { name, round },
            open,
        };
    }
    if open.is_empty() {
        let doubt = Doubt::AllKnown;
        return Fit::Doubtful { doubt, open };
    }
    Fit::New(open)
}

/// The name without the number of a copy: "Load A" of "Load A (2)".
pub(super) fn first_name(name: &str) -> &str {
    name.split_once(" (").map_or(name, |(name, _)| name)
}

#[cfg(test)]
mod tests {
    use super::super::learned::remember;
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

    fn drawn(round: u8, known: &[NamedCard], names: &[&str]) -> Vec<Drawn> {
        let find = |name: &&str| known.iter().find(|card| card.name == *name).unwrap();
        let draw = |card: &NamedCard| Drawn {
            round,
            name: Some(card.name.clone()),
            text: card.text.clone(),
            learned: false,
        };
        names.iter().map(find).map(draw).collect()
    }

    #[test]
    fn m2_a_card_that_was_drawn_is_questioned_while_a_second_may_be_there() {
        let known = deck(&[(1, "L3 M2 $4")]);
        let once = drawn(1, &known, &["Load A"]);
        assert_eq!(fit(&known, &[], 1, &card("l3m2")), Fit::Known(vec![0]));
        let questioned = Fit::Doubtful {
            doubt: Doubt::Drawn {
                name: "Load A".into(),
                copies: 1,
            },
            open: vec![1],
        };
        assert_eq!(fit(&known, &once, 1, &card("L3 M2 $4")), questioned);
        assert_eq!(fit(&known, &once, 1, &card("L3 M2 $5")), Fit::New(vec![1]));
    }

    #[test]
    fn m2_in_round_2_the_two_left_over_may_come() {
        let known = deck(&[(1, "L1"), (1, "L2"), (2, "L9")]);
        let mut before = drawn(1, &known, &["Load A"]);
        assert_eq!(fit(&known, &before, 2, &card("L2")), Fit::Known(vec![1]));
        assert_eq!(
            fit(&known, &before, 1, &card("L9")),
            Fit::Doubtful {
                doubt: Doubt::OtherRound {
                    name: "Round 2 A".into(),
                    round: 2
                },
                open: vec![1],
            }
        );
        assert_eq!(fit(&known, &before, 2, &card("L7")), Fit::New(vec![2, 1]));
        // Eight cards of Round 1 were seen: no other is left over.
        before.extend((0..7).map(|_| Drawn {
            round: 1,
            name: None,
            text: card("L1"),
            learned: false,
        }));
        assert_eq!(fit(&known, &before, 2, &card("L7")), Fit::New(vec![2]));
    }

    #[test]
    fn m2_what_may_still_come_is_known_or_counted() {
        let known = deck(&[(1, "L1"), (1, "L2"), (2, "L9")]);
        let texts = |cards: &[NamedCard]| -> Vec<String> {
            cards.iter().map(|card| card.text.to_string()).collect()
        };
        let mut before = drawn(1, &known, &["Load A"]);
        let (cards, unknown) = still_to_come(&known, &before, 1);
        assert_eq!((texts(&cards), unknown), (vec!["L2".into()], 6));
        // Five more cards were drawn in Round 1: in Round 2 two of its cards are left over.
        before.extend((0..5).map(|_| Drawn {
            round: 1,
            name: None,
            text: card("L5"),
            learned: false,
        }));
        let (cards, unknown) = still_to_come(&known, &before, 2);
        assert_eq!(
            (texts(&cards), unknown),
            (vec!["L2".into(), "L9".into()], 6)
        );
    }

    #[test]
    fn m2_a_ninth_card_is_questioned() {
        let eight: Vec<(u8, String)> = (1..=8).map(|load| (1, format!("L{load}"))).collect();
        let eight: Vec<(u8, &str)> = eight
            .iter()
            .map(|(round, text)| (*round, text.as_str()))
            .collect();
        let known = deck(&eight);
        let doubt = Doubt::AllKnown;
        assert_eq!(
            fit(&known, &[], 1, &card("L9")),
            Fit::Doubtful {
                doubt,
                open: vec![]
            }
        );
    }

    #[test]
    fn cards_alike_but_for_a_cash_that_was_not_typed_are_all_possible() {
        let known = deck(&[(1, "L1 $1"), (1, "L1 $2"), (1, "L1 $2")]);
        assert_eq!(fit(&known, &[], 1, &card("L1")), Fit::Known(vec![0, 1]));
        assert_eq!(fit(&known, &[], 1, &card("L1 $2")), Fit::Known(vec![1]));
    }
}
