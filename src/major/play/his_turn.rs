//! The Major's turn: M3, M15–M18.

use crate::{
    freight::{CarPlace, FreightCar, Owner, Position, read_position},
    table::{Choice, Choose, Interrupt, Table, Text},
};

use super::{
    super::{
        card::Card,
        deck::Drawn,
        outcomes::matters,
        record::TurnRecord,
        step::{Next, Step, Tie, TieOption, What},
        tally::Tally,
        turn::Turn,
        words,
    },
    MajorGame,
    again::Again,
    own_cards, railway,
};

/// One card, from the look at the table to the table as it should stand afterwards.
pub(super) fn play(game: &mut MajorGame, table: &mut Table) -> Result<(), Interrupt> {
    let page = table.page();
    let lies = game
        .open_card
        .as_ref()
        .is_some_and(|open| open.lies.is_some());
    if lies {
        table.tell(words::LEAVE_YOUR_PIECES);
    }
    table.show(words::board(&game.facts.board, &game.position, &page));
    // a fix has settled how the table stood
    if !lies {
        let refuse = |typed: &str| Some(words::why_not_the_table(typed, game.own_deck).to_owned());
        let ask = Choose::new("major/table", words::IS_THIS_THE_TABLE)
            .keys(["yes"])
            .likely(0)
            .refuse(&refuse);
        table.choose(game, ask)?;
    }
    // what lies otherwise does so until the card is done
    let open = match lies {
        true => game.open_card.clone(),
        false => game.open_card.take(),
    };
    let lies_open = open.is_some();
    let (card, mut again) = open.map_or_else(Default::default, |open| {
        (open.card, Again::new(open.carried_out, open.lies))
    });
    let drawn = match card {
        Some(card) => card,
        None if lies_open => own_cards::type_in(game, table, words::TYPE_OPEN_CARD)?,
        None => draw(game, table)?,
    };
    table.tell(words::draws(&drawn));
    game.deck.drawn.push(drawn.clone());
    let before = game.position.clone();
    resolve(game, table, &drawn.text, &mut again)?;
    check(game, table, &before, &again);
    game.open_card = None;
    game.end_turn_of(Owner::Major);
    Ok(())
}

/// The table as it should stand by now, with what his turn has changed; or where the pieces still lie as they did after the
/// same card before, with what hands change now.
fn check(game: &MajorGame, table: &mut Table, before: &Position, again: &Again) {
    let page = table.page();
    let lay = again.lies().and_then(|lies| {
        table.tell(words::set_right(game, lies));
        read_position(&game.facts.board, &lies.position).ok()
    });
    let before = lay.as_ref().unwrap_or(before);
    if let Some(changed) = words::changed_board(game, before, &page) {
        table.show(changed);
    }
    table.tell(match lay {
        Some(_) => words::expected_again(game, before, &page),
        None => words::expected_table(game, before, &page),
    });
}

/// His next card: the app's, or the one that the person has drawn.
fn draw(game: &mut MajorGame, table: &mut Table) -> Result<Drawn, Interrupt> {
    let round = game.round;
    if !game.own_deck {
        let card = table.draw("major/card", &mut game.deck.face_down)?;
        if let Some(card) = card {
            return Ok(Drawn {
                round,
                name: Some(card.name),
                text: card.text,
                learned: false,
            });
        }
        table.tell(words::DECK_IS_EMPTY);
    } else {
        return own_cards::type_in(game, table, words::TYPE_HIS_CARD);
    }
    let ask = Text::new("major/card/typed", words::TYPE_HIS_CARD).examples(words::CARD_EXAMPLES);
    let text = table.text(game, ask, |typed| {
        Card::read_typed(typed).map_err(|fault| words::fault(&fault))
    })?;
    Ok(Drawn {
        round,
        name: None,
        text,
        learned: false,
    })
}

/// Carries the card out step by step: each is told, ties that matter are asked, and rewards of
/// yours come between (M17).
fn resolve(
    game: &mut MajorGame,
    table: &mut Table,
    card: &Card,
    again: &mut Again,
) -> Result<(), Interrupt> {
    let mut turn = Turn::new(card, game.position.clone(), game.supply);
    let mut record = TurnRecord {
        before: game.position.notation(&game.facts.board),
        supply: game.supply,
        card: card.clone(),
        ties: Vec::new(),
        rewards: Vec::new(),
        shipped: 0,
    };
    let mut counted = Tally::default();
    show_progress(game, &turn, &record, &mut counted);
    let mut load = None;
    loop {
        let next = turn.next(&game.scene());
        if !matches!(next, Next::Step(_)) {
            tell_load(game, table, again, &mut load)?;
        }
        match next {
            Next::Step(step) => tell_step(game, table, again, step, &mut load)?,
            Next::Choose(tie) => {
                let chosen = settle(game, table, &turn, &tie)?;
                record.ties.push(chosen);
                let step = turn.decide(&game.scene(), &tie.options[chosen]);
                if let Some(step) = step {
                    tell_step(game, table, again, step, &mut load)?;
                }
            }
            Next::Rewards(cars) => {
                let mut position = turn.position().clone();
                let rewards = rewards(game, table, &mut position, &cars)?;
                record.shipped += rewards.shipped;
                record.rewards.push(rewards.loaded);
                turn.restock(position);
            }
            Next::Over => break,
        }
        show_progress(game, &turn, &record, &mut counted);
    }
    show_progress(game, &turn, &record, &mut counted);
    Ok(())
}

/// What a person looks at while she answers, and mends, is the table as it stands by now. `counted` is what the game has of
/// the turn's deliveries.
fn show_progress(game: &mut MajorGame, turn: &Turn, record: &TurnRecord, counted: &mut Tally) {
    game.position = turn.position().clone();
    game.supply = turn.supply();
    game.last_turn = Some(record.clone());
    game.add(&turn.tally().since(counted));
    *counted = *turn.tally();
}

/// Tells a step; one that loads waits, since the next may put another Crate on the same car.
fn tell_step(
    game: &MajorGame,
    table: &mut Table,
    again: &mut Again,
    step: Step,
    load: &mut Option<Step>,
) -> Result<(), Interrupt> {
    if load.as_mut().is_some_and(|load| load.take_in(&step)) {
        return Ok(());
    }
    tell_load(game, table, again, load)?;
    if matches!(step.what, What::Loads { .. }) {
        *load = Some(step);
        return Ok(());
    }
    tell_now(game, table, again, &step)
}

/// Tells the step that waited, if one did.
fn tell_load(
    game: &MajorGame,
    table: &mut Table,
    again: &mut Again,
    load: &mut Option<Step>,
) -> Result<(), Interrupt> {
    match load.take() {
        Some(step) => tell_now(game, table, again, &step),
        None => Ok(()),
    }
}

fn tell_now(
    game: &MajorGame,
    table: &mut Table,
    again: &mut Again,
    step: &Step,
) -> Result<(), Interrupt> {
    let sentence = words::step_sentence(&game.facts.board, step);
    if matches!(step.what, What::Decides { .. }) {
        table.tell(sentence);
        return Ok(());
    }
    table.tell(again.line(&sentence));
    // M18: where the card names no Ship, you choose.
    if let What::Ships { ship: None, .. } = step.what {
        let ask = Choose::new("major/ship", words::WHICH_SHIP)
            .keys(["I", "II", "III"])
            .likely(0);
        table.choose(game, ask)?;
    }
    Ok(())
}

/// A tie: asked only where it can matter (M16).
fn settle(game: &MajorGame, table: &mut Table, turn: &Turn, tie: &Tie) -> Result<usize, Interrupt> {
    if !matters(&game.scene(), turn, tie) {
        return Ok(0);
    }
    let board = &game.facts.board;
    let position = turn.position();
    let options = tie.options.iter().map(|option| {
        let (key, meaning) = match option {
            TieOption::Car(at) => (
                words::car_key(board, position, *at),
                words::tied_car(board, position, *at),
            ),
            TieOption::Train(departure) => (
                words::departing_key(board, position, departure),
                words::departing_train(board, position, departure),
            ),
            TieOption::Entry(_, way) => (
                words::entry_key(board, way),
                words::entry_option(board, position, way),
            ),
        };
        Choice::new(key, meaning)
    });
    let ask = Choose::new("major/tie", words::tie(board, tie))
        .options(options)
        .likely(0)
        .or_dice();
    table.choose(game, ask)
}

/// What your rewards did on the railway while he waited.
#[derive(Default)]
struct Rewards {
    loaded: Vec<CarPlace>,
    shipped: u32,
}

/// M17: your rewards come before his next step. They lie on the table at once.
fn rewards(
    game: &mut MajorGame,
    table: &mut Table,
    position: &mut Position,
    cars: &[FreightCar],
) -> Result<Rewards, Interrupt> {
    let mut rewards = Rewards::default();
    let first = words::reward_question(cars);
    let (mut key, mut question, mut end) = ("major/reward", first.as_str(), "no");
    loop {
        let mut ways = vec!["ship", end];
        if railway::can_load(&game.facts.board, position) {
            ways.insert(0, "load");
        }
        // a plain yes is asked for more
        let yes: &[&str] = if end == "no" { &["yes", "y"] } else { &[] };
        let ask = Choose::new(key, question)
            .keys(ways.clone())
            .also(yes.iter().copied())
            .leads_on()
            .likely_key(end);
        match ways.get(table.choose(game, ask)?) {
            Some(&"load") => {
                rewards.loaded.extend(railway::load(game, table, position)?);
                game.position.clone_from(position);
            }
            Some(&"ship") => {
                let shipped = railway::ship(game, table)?;
                game.ships.you += shipped;
                rewards.shipped += shipped;
            }
            Some(_) => return Ok(rewards),
            None => {}
        }
        (key, question, end) = ("major/reward/what", words::REWARD_WHAT, "done");
    }
}
