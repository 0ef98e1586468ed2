use super::{Entering, Entry};
use crate::{
    major::{
        card::Card,
        doubtful::odd,
        facts::{Cards, DrawnBy, NamedCard, OF_ROUND, WHOLE_DECK},
        learned::remember,
        words,
    },
    table::{Choose, Interrupt, Look, Table, Text},
};

/// What came of asking for a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Typed {
    /// A card more is known.
    Card,
    /// It was mistyped: ask again.
    Again,
    /// The person types no more for now.
    Stop,
}

/// M2: asks for the next card that is not known: those of Round 1 first.
///
/// # Errors
/// An [`Interrupt`] from the table.
pub fn ask_next(
    known: &mut Vec<NamedCard>,
    look: &dyn Look,
    table: &mut Table,
) -> Result<Typed, Interrupt> {
    let of_round = |round: u8| known.iter().filter(|card| card.round == round).count();
    let missing = OF_ROUND
        .into_iter()
        .find(|(round, whole)| of_round(*round) < *whole);
    let Some((round, whole)) = missing else {
        return Ok(Typed::Stop);
    };
    let doubt = |typed: &str| {
        let card = Card::read_typed(typed).ok()?;
        odd(known.iter(), round, &card).map(words::odd)
    };
    let ask = Text::new(
        "major/cards/enter",
        words::next_card(round, of_round(round), whole),
    )
    .doubt(&doubt)
    .examples(words::CARD_EXAMPLES)
    .example(words::STOP);
    let typed = table.text(look, ask, |typed| {
        if typed.trim().eq_ignore_ascii_case(words::STOP) {
            return Ok(None);
        }
        let card = Card::read_typed(typed).map_err(|fault| words::fault(&fault))?;
        Ok(Some(card))
    })?;
    let Some(card) = typed else {
        return Ok(Typed::Stop);
    };
    let twin = known
        .iter()
        .find(|other| other.round == round && other.text == card);
    if let Some(twin) = twin {
        let question = words::second_copy(&twin.name);
        if !table.confirm(look, "major/cards/second", question, false)? {
            return Ok(Typed::Again);
        }
    }
    let name = remember(known, round, card.clone());
    table.tell(words::remembered(&name, &card, known.len()));
    Ok(Typed::Card)
}

/// What is to be done with the cards: type more, correct one, say who shuffles.
pub(super) fn choose(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let known = &entering.facts.known;
    if known.is_empty() {
        table.tell(words::HOW_TO_TYPE_CARDS);
        entering.next.push(Entry::Card);
        return Ok(());
    }
    table.tell(words::known_cards(known));
    let mut ask = Choose::new("facts/cards", words::WHAT_ABOUT_CARDS);
    if known.len() < WHOLE_DECK {
        ask = ask.option("more", words::TYPE_MORE_CARDS);
    }
    ask = ask.option("correct", words::CORRECT_A_CARD);
    // a whole deck has no card too many: there one is right to correct
    if known.len() < WHOLE_DECK {
        ask = ask.option("remove", words::REMOVE_A_CARD);
    }
    if known.len() == WHOLE_DECK {
        ask = ask.option("shuffle", words::WHO_SHUFFLES);
    }
    ask = ask.option("done", words::CARDS_ARE_RIGHT);
    let ask = if known.len() < WHOLE_DECK {
        ask.likely(0)
    } else {
        ask.likely_key("done")
    };
    let keys: Vec<String> = ask
        .options
        .iter()
        .map(|option| option.key.clone())
        .collect();
    match keys[table.choose(entering, ask)?].as_str() {
        "more" => entering.next.push(Entry::Card),
        "correct" => correct(entering, table)?,
        "remove" => {
            let which = choose_one(entering, table, "facts/cards/remove", words::REMOVE_WHICH)?;
            entering.facts.known.remove(which);
        }
        "shuffle" => {
            let app = table.confirm(
                entering,
                "facts/cards/shuffle",
                words::SHALL_I_SHUFFLE,
                true,
            )?;
            let drawn_by = if app { DrawnBy::App } else { DrawnBy::You };
            entering.facts.cards = Cards::typed(entering.facts.known.clone(), drawn_by);
        }
        _ => {
            settle(entering);
            entering.next.pop();
        }
    }
    Ok(())
}

/// All 14 are known: they are the deck from now on.
fn settle(entering: &mut Entering) {
    let facts = &mut entering.facts;
    if facts.known.len() == WHOLE_DECK
        && (!facts.cards.verified || facts.cards.cards != facts.known)
    {
        let drawn_by = facts.cards.drawn_by;
        facts.cards = Cards::typed(facts.known.clone(), drawn_by);
    }
}

/// One of the remembered cards, by its name.
fn choose_one(
    entering: &Entering,
    table: &mut Table,
    key: &str,
    asked: &str,
) -> Result<usize, Interrupt> {
    let names = entering.facts.known.iter().map(|card| card.name.clone());
    table.choose(entering, Choose::new(key, asked).keys(names))
}

/// A remembered card is typed anew. It is no line to be edited: who cannot edit it would add to it.
fn correct(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let which = choose_one(entering, table, "facts/cards/which", words::CORRECT_WHICH)?;
    let old = &entering.facts.known[which];
    let now = old.text.to_string();
    let doubt = |typed: &str| {
        let card = Card::read_typed(typed)
            .ok()
            .filter(|card| *card != old.text)?;
        let known = entering.facts.known.iter();
        odd(known.filter(|card| *card != old), old.round, &card).map(words::odd)
    };
    let ask = Text::new("facts/cards/text", words::WHAT_DOES_IT_SHOW)
        .doubt(&doubt)
        .likely(now)
        .examples(words::CARD_EXAMPLES);
    let card = table.text(entering, ask, |typed| {
        Card::read_typed(typed).map_err(|fault| words::fault(&fault))
    })?;
    entering.facts.known[which].text = card;
    Ok(())
}

/// One card more.
pub(super) fn next(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let mut known = entering.facts.known.clone();
    let typed = ask_next(&mut known, entering, table)?;
    entering.facts.known = known;
    if typed == Typed::Stop || entering.facts.known.len() == WHOLE_DECK {
        settle(entering);
        entering.next.clear();
        if entering.facts.known.len() == WHOLE_DECK {
            table.tell(words::ALL_ARE_KNOWN);
        }
    }
    Ok(())
}
