//! The facts that `fix` can set beside the position, each by its word.

use super::{
    super::{card::Card, deck::Drawn, words},
    MajorGame, OpenCard, Part, Stage, own_cards,
};

/// The parts of a fix: what stands between slashes. A card's quoted instruction may hold one.
pub(super) fn parts(typed: &str) -> Vec<&str> {
    let mut quoted = false;
    let separates = |letter: char| {
        quoted ^= letter == '"';
        letter == '/' && !quoted
    };
    typed.split(separates).collect()
}

/// Sets a fact. `false`: the part names none, so it is of the position.
pub(super) fn fix(game: &mut MajorGame, part: &str) -> Result<bool, String> {
    let part = part.trim();
    let (word, rest) = part.split_once(char::is_whitespace).unwrap_or((part, ""));
    let rest = rest.trim();
    match word.to_lowercase().as_str() {
        "supply" => set_supply(game, rest)?,
        "performance" => words::read_owned(rest, &mut game.performance)?,
        "ships" => words::read_owned(rest, &mut game.ships)?,
        "warehouse" => set_warehouse(game, rest)?,
        "round" | "turn" => set_turn(game, part)?,
        "first" => {
            game.first = words::read_owner(rest).ok_or(words::FIRST_YOU_OR_MAJOR)?;
        }
        "card" => set_card(game, rest)?,
        "cash" => set_cash(game, rest)?,
        _ => return Ok(false),
    }
    Ok(true)
}

fn set_supply(game: &mut MajorGame, rest: &str) -> Result<(), String> {
    game.supply = words::read_supply(rest).map_err(|_| words::SUPPLY_BY_NUMBER)?;
    Ok(())
}

/// `BEN you 2 his 0`.
fn set_warehouse(game: &mut MajorGame, rest: &str) -> Result<(), String> {
    let (id, counts) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let board = &game.facts.board;
    let city = board.find(id).and_then(|section| {
        let cities = board.cities();
        cities.iter().position(|&city| city == section)
    });
    let city = city.ok_or_else(|| words::no_such_warehouse(board))?;
    words::read_owned(counts, &mut game.warehouses[city])
}

/// `round 2 turn 3`, `round 2`, `turn 3`.
fn set_turn(game: &mut MajorGame, part: &str) -> Result<(), String> {
    let mut tokens = part.split_whitespace();
    while let Some(word) = tokens.next() {
        let number = tokens.next().and_then(|number| number.parse::<u8>().ok());
        match (word.to_lowercase().as_str(), number) {
            ("round", Some(round @ 1..=2)) => game.round = round,
            ("turn", Some(turn @ 1..)) => game.turn = turn,
            _ => return Err(words::ROUND_AND_TURN.into()),
        }
    }
    if game.turn > game.turns() {
        return Err(words::turns_of_round(game));
    }
    if let Stage::Administration(parts) = &mut game.stage {
        parts.retain(|part| Part::of_round(game.round).contains(part));
        if parts.is_empty() {
            *parts = Part::of_round(game.round);
        }
    }
    Ok(())
}

/// The card that lies open, else the one drawn last.
fn set_card(game: &mut MajorGame, rest: &str) -> Result<(), String> {
    let text = Card::read(rest).map_err(|fault| words::fault(&fault))?;
    let mut earlier = game.deck.drawn.clone();
    let open = game.open_card.as_ref();
    let wrong = match open {
        Some(OpenCard { card, .. }) => card.clone(),
        None => Some(earlier.pop().ok_or(words::NO_CARD_TO_FIX)?),
    };
    let wrong = wrong.unwrap_or_else(|| Drawn {
        round: game.round,
        name: None,
        text: text.clone(),
        learned: false,
    });
    let card = match game.own_deck {
        true => own_cards::retyped(game, &wrong, &earlier, text),
        false => Drawn { text, ..wrong },
    };
    match (&mut game.open_card, game.deck.drawn.last_mut()) {
        (Some(open), _) => open.card = Some(card),
        (None, Some(drawn)) => *drawn = card,
        (None, None) => {}
    }
    Ok(())
}

/// M15: the cash on the card drawn last.
fn set_cash(game: &mut MajorGame, rest: &str) -> Result<(), String> {
    let cash = rest.trim_start_matches(['$', '₹']);
    let cash = cash.parse::<u16>().ok().filter(|cash| *cash <= 999);
    let cash = cash.ok_or(words::CASH_IN_RUPEES)?;
    let open = game.open_card.as_mut().and_then(|open| open.card.as_mut());
    let drawn = open.or(game.deck.drawn.last_mut());
    let drawn = drawn.ok_or(words::NO_CARD_TO_FIX)?;
    drawn.text.cash = Some(cash);
    if let Some(name) = &drawn.name {
        own_cards::remember_cash(&mut game.facts.known, name, cash);
    }
    Ok(())
}
