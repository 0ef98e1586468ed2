//! Setup: M1, M2.

use crate::{
    freight::{CarKind, Owner, Position, Size, read_position},
    table::{Choose, Interrupt, Table, Text},
};

use super::{
    super::{facts::SETUP_CARDS, rival::Change, words},
    MajorGame, Stage, aiming, turn_of,
};

/// M1: you choose a Setup card, the Major takes one of the other four at random.
pub(super) fn cards(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    table.tell(words::welcome(game));
    aiming::begin(game, table)?;
    let numbers: Vec<String> = (1..=SETUP_CARDS).map(|card| card.to_string()).collect();
    let ask = Choose::new("major/setup/card", words::WHICH_SETUP_CARD).keys(numbers.clone());
    let yours = table.choose(game, ask)?;
    let mut others = numbers;
    others.remove(yours);
    table.shuffle("major/setup/his-card", &mut others)?;
    let his = others.first().map_or("?", String::as_str);
    table.tell(words::setup_cards(yours + 1, his));
    if let (Ok(yours), Ok(his)) = (u8::try_from(yours + 1), his.parse()) {
        game.setup_cards = Some((yours, his));
    }
    game.stage = Stage::SetupTable;
    Ok(())
}

/// Where the cars stand.
pub(super) fn table(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let board = game.facts.board.clone();
    let remembered = remembered(game, table);
    let read = |typed: &str| {
        let mut position = read_position(&board, typed)
            .map_err(|fault| words::no_position(typed, &fault, words::CITY_AND_CARS))?;
        if position.cars().next().is_none() {
            return Err(words::NO_CAR.to_owned());
        }
        if let Remembered::Half(owner, cars) = &remembered
            && position.cars().all(|(_, car)| car.kind.owner != *owner)
        {
            position.add(&board, cars);
        }
        let both = aiming::starting_position(game, position.clone())?;
        match game.facts.fleet.exceeded(&both) {
            Some(exceeded) if game.facts.fleet.verified => Err(exceeded),
            exceeded => Ok((position, both, exceeded)),
        }
    };
    let doubt = |typed: &str| read(typed).ok().and_then(|(_, _, exceeded)| exceeded);
    let question = match &remembered {
        Remembered::Half(owner, _) => words::where_the_others_stand(*owner),
        _ => words::WHERE_CARS_STAND.to_owned(),
    };
    let mut ask = Text::new("major/setup/position", question)
        .examples(words::POSITION_EXAMPLES)
        .doubt(&doubt);
    if let Remembered::Both(position) = &remembered {
        ask = ask.likely(position);
    }
    let (typed, position, _) = table.text(game, ask, read)?;
    if let Some(told) = words::second_large_added(&board, &typed, &position) {
        table.tell(told);
    }
    game.position = position;
    let news = learn_cars(game, &typed);
    if !news.is_empty() {
        table.tell(words::setup_cards_remembered(&news));
    }
    game.stage = Stage::SetupOrder;
    Ok(())
}

/// Who begins, and the Major's Crates; then his deck is shuffled.
pub(super) fn order(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let page = table.page();
    table.show(words::board(&game.facts.board, &game.position, &page));
    if !game.facts.board.verified() {
        table.tell(words::COMPARE_LENGTHS);
    }
    let mut ask = Choose::new("major/setup/first", words::WHO_IS_FIRST).keys(["you", "major"]);
    let remembered = game
        .setup_cards
        .and_then(|(yours, his)| game.facts.setups.first(yours, his));
    ask = ask.likely(usize::from(remembered == Some(Owner::Major)));
    game.first = [Owner::You, Owner::Major][table.choose(game, ask)?];
    learn_order(game);
    let ask = Text::new("major/setup/supply", words::HIS_SUPPLY)
        .likely(words::NOT_COUNTED)
        .example(words::NOT_COUNTED)
        .example("30");
    game.supply = table.text(game, ask, words::read_supply)?;
    if game.own_deck {
        table.tell(words::SHUFFLE_YOUR_OWN);
    } else {
        game.deck.add_round(&game.facts.cards, 1);
        table.shuffle("major/deck/round-1", &mut game.deck.face_down)?;
        table.tell(words::deck_shuffled(game));
    }
    table.tell(words::FINISH_SETUP);
    game.stage = turn_of(game.first);
    Ok(())
}

/// What is remembered of both Setup cards.
enum Remembered {
    /// The table that follows from them.
    Both(String),
    /// The cars of one player.
    Half(Owner, Position),
    Nothing,
}

/// M1: what is remembered of both Setup cards. Where it is one alone, it is told.
fn remembered(game: &MajorGame, table: &mut Table) -> Remembered {
    let Some((yours, his)) = game.setup_cards else {
        return Remembered::Nothing;
    };
    let (board, setups) = (&game.facts.board, &game.facts.setups);
    if let Some(position) = setups.position(board, yours, his) {
        return Remembered::Both(position.notation(board));
    }
    for (owner, card) in [(Owner::Major, his), (Owner::You, yours)] {
        if let Some(cars) = setups.cars(board, card, owner) {
            table.tell(words::setup_card_known(owner, card, &cars.notation(board)));
            return Remembered::Half(owner, cars);
        }
    }
    Remembered::Nothing
}

/// M1: what both Setup cards show of the cars is remembered as it was met. Gives the numbers of those that are news.
pub(super) fn learn_cars(game: &mut MajorGame, standing: &Position) -> Vec<u8> {
    let Some((yours, his)) = game.setup_cards else {
        return Vec::new();
    };
    let (board, setups) = (&game.facts.board, &mut game.facts.setups);
    let second_large = matches!(game.aim.change(), Some(Change::SecondLarge));
    let mut news = Vec::new();
    for (owner, card) in [(Owner::You, yours), (Owner::Major, his)] {
        // K2: the second Large of a challenge is not on the card.
        let his_large = CarKind::new(Owner::Major, Size::Large);
        let second = second_large && owner == Owner::Major && standing.count(his_large) > 1;
        if !second && setups.learn_cars(board, card, owner, standing) {
            news.push(card);
        }
    }
    news
}

/// M1: which Setup card's marker comes first.
pub(super) fn learn_order(game: &mut MajorGame) {
    if let Some((yours, his)) = game.setup_cards {
        let setups = &mut game.facts.setups;
        match game.first {
            Owner::You => setups.learn_order(yours, his),
            Owner::Major => setups.learn_order(his, yours),
        }
    }
}

/// Nobody has had a turn yet: what a fix says of the cars, the Setup cards show.
pub(super) fn is_fresh(game: &MajorGame) -> bool {
    let first_turn = game.round == 1 && game.turn == 1 && game.stage == turn_of(game.first);
    game.stage == Stage::SetupOrder || (first_turn && game.deck.drawn.is_empty())
}
