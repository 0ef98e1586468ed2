//! His cards drawn by the person: each is known again or learned, and questioned where it cannot be there (M2).

use crate::table::{Choice, Choose, Interrupt, Table, Text};

use super::{
    super::{
        card::Card,
        deck::Drawn,
        doubtful::odd,
        facts::{Cards, DrawnBy, NamedCard, WHOLE_DECK},
        known::{Doubt, Fit, fit, may_come},
        learned::remember,
        words,
    },
    MajorGame,
};

/// What was settled about a typed card.
enum Settled {
    /// It is this card.
    Card(Drawn),
    /// It was mistyped.
    Again,
}

/// The card that the person has drawn, and types.
pub(super) fn type_in(
    game: &mut MajorGame,
    table: &mut Table,
    asked: &str,
) -> Result<Drawn, Interrupt> {
    loop {
        let doubt = |typed: &str| doubt(game, typed);
        let ask = Text::new("major/card/typed", asked)
            .doubt(&doubt)
            .examples(words::CARD_EXAMPLES);
        let typed = table.text(game, ask, |typed| {
            Card::read_typed(typed).map_err(|fault| words::fault(&fault))
        })?;
        let settled = match fit(&game.facts.known, &game.deck.drawn, game.round, &typed) {
            Fit::Known(cards) => Settled::Card(known(game, table, &cards, typed)?),
            Fit::New(rounds) => Settled::Card(new(game, table, &rounds, typed)?),
            Fit::Doubtful { doubt, open } => question(game, table, &doubt, &open, typed)?,
        };
        if let Settled::Card(drawn) = settled {
            return Ok(drawn);
        }
    }
}

/// Why a card that was not known is hardly meant; of the two rounds that it may be of, it would have to be odd in both.
fn doubt(game: &MajorGame, typed: &str) -> Option<String> {
    let card = Card::read_typed(typed).ok()?;
    let known = &game.facts.known;
    match fit(known, &game.deck.drawn, game.round, &card) {
        Fit::New(rounds) => odd(known.iter(), rounds.into_iter().max()?, &card).map(words::odd),
        _ => None,
    }
}

/// A card that was seen before. Where the cash was left out, it is known all the same (M15).
fn known(
    game: &mut MajorGame,
    table: &mut Table,
    cards: &[usize],
    typed: Card,
) -> Result<Drawn, Interrupt> {
    let mut card = cards.first().copied().unwrap_or(0);
    if cards.len() > 1 {
        let options = cards.iter().map(|&index| {
            let card = &game.facts.known[index];
            Choice::new(card.name.clone(), card.text.to_string())
        });
        let ask = Choose::new("major/card/which", words::WHICH_OF_THESE).options(options);
        card = cards[table.choose(game, ask)?];
    }
    let card = &mut game.facts.known[card];
    if card.text.cash.is_none() {
        card.text.cash = typed.cash;
    }
    Ok(Drawn {
        round: game.round,
        name: Some(card.name.clone()),
        text: card.text.clone(),
        learned: false,
    })
}

/// A card that was not known: it is remembered.
fn new(
    game: &mut MajorGame,
    table: &mut Table,
    rounds: &[u8],
    typed: Card,
) -> Result<Drawn, Interrupt> {
    let mut round = rounds.first().copied().unwrap_or(game.round);
    if rounds.len() > 1 {
        let keys = rounds.iter().map(u8::to_string);
        let ask = Choose::new("major/card/round", words::WHICH_ROUND)
            .keys(keys)
            .likely(0);
        round = rounds[table.choose(game, ask)?];
    }
    let name = remember(&mut game.facts.known, round, typed.clone());
    let known = game.facts.known.len();
    table.tell(words::remembered(&name, &typed, known));
    let drawn = Drawn {
        round: game.round,
        name: Some(name),
        text: typed,
        learned: true,
    };
    if known == WHOLE_DECK {
        table.tell(words::ALL_ARE_KNOWN);
        let asked = words::SHALL_I_SHUFFLE;
        let app = table.confirm(game, "major/card/shuffle", asked, true)?;
        let drawn_by = if app { DrawnBy::App } else { DrawnBy::You };
        game.facts.cards = Cards::typed(game.facts.known.clone(), drawn_by);
    }
    Ok(drawn)
}

/// M15: the cash of a known card.
pub(super) fn remember_cash(known: &mut [NamedCard], name: &str, cash: u16) {
    if let Some(card) = known.iter_mut().find(|card| card.name == name) {
        card.text.cash = Some(cash);
    }
}

/// The card drawn last was mistyped: what was learned from it is forgotten, and its true text is known again or learned.
pub(super) fn retyped(game: &mut MajorGame, wrong: &Drawn, earlier: &[Drawn], text: Card) -> Drawn {
    let known = &mut game.facts.known;
    let before = known.clone();
    if wrong.learned {
        known.retain(|card| Some(&card.name) != wrong.name.as_ref());
    }
    let mut drawn = Drawn {
        text,
        name: None,
        learned: false,
        ..wrong.clone()
    };
    match fit(known, earlier, wrong.round, &drawn.text) {
        Fit::Known(cards) => {
            let card = cards.first().and_then(|&card| known.get(card));
            drawn.name = card.map(|card| card.name.clone());
        }
        Fit::New(rounds) => {
            let round = rounds.first().copied().unwrap_or(wrong.round);
            drawn.name = Some(remember(known, round, drawn.text.clone()));
            drawn.learned = true;
        }
        Fit::Doubtful { .. } => {}
    }
    let cards = &mut game.facts.cards.cards;
    if *cards == before {
        cards.clone_from(known);
    }
    drawn
}

/// A card that cannot be there as typed: mistyped, a second copy, or something was remembered wrongly.
fn question(
    game: &mut MajorGame,
    table: &mut Table,
    doubt: &Doubt,
    open: &[u8],
    typed: Card,
) -> Result<Settled, Interrupt> {
    if let (Doubt::Drawn { .. }, false) = (doubt, open.is_empty()) {
        return if table.confirm(game, "major/card/second", words::doubt(doubt), false)? {
            new(game, table, open, typed).map(Settled::Card)
        } else {
            Ok(Settled::Again)
        };
    }
    table.tell(words::doubt_when_all_known(doubt));
    let others = may_come(&game.facts.known, &game.deck.drawn, game.round);
    let mut ask = Choose::new("major/card/doubt", words::WHAT_IS_IT_THEN)
        .option("again", words::MISTYPED)
        .likely(0);
    if !open.is_empty() {
        ask = ask.option("new", words::NEW_LIKE_IT);
    }
    if !others.is_empty() {
        ask = ask.option("mend", words::REMEMBERED_WRONGLY);
    }
    let ask = ask.option("play", words::JUST_PLAY_IT);
    let keys: Vec<String> = ask
        .options
        .iter()
        .map(|option| option.key.clone())
        .collect();
    match keys[table.choose(game, ask)?].as_str() {
        "new" => new(game, table, open, typed).map(Settled::Card),
        "mend" => mend(game, table, &others, typed).map(Settled::Card),
        "play" => Ok(Settled::Card(Drawn {
            round: game.round,
            name: None,
            text: typed,
            learned: false,
        })),
        _ => Ok(Settled::Again),
    }
}

/// One of the known cards that may still come was remembered wrongly: it is this one.
fn mend(
    game: &mut MajorGame,
    table: &mut Table,
    others: &[usize],
    typed: Card,
) -> Result<Drawn, Interrupt> {
    let options = others.iter().map(|&index| {
        let card = &game.facts.known[index];
        Choice::new(card.name.clone(), card.text.to_string())
    });
    let ask = Choose::new("major/card/wrong", words::WHICH_IS_WRONG).options(options);
    let which = others[table.choose(game, ask)?];
    let card = &mut game.facts.known[which];
    card.text = typed;
    Ok(Drawn {
        round: game.round,
        name: Some(card.name.clone()),
        text: card.text.clone(),
        learned: false,
    })
}
