//! The Major's card, read from the rules alone and followed into every choice.

use crate::{
    loading::{can_load, load},
    moving::move_trains,
    railway::Board,
    rulings::Rulings,
    table::{Table, Tables, each},
};

/// One instruction of a card.
#[derive(Clone, Copy, Debug)]
pub enum Action {
    Load(usize),
    Move(usize),
    /// Load and move, in the order that M4 decides.
    Conditional(usize, usize),
    /// M18: it costs his supply a Crate and is the player's business otherwise.
    Ship(usize),
    /// Anything that leaves the railway alone, as the card has it.
    Other(&'static str),
}

impl Action {
    /// The action as a card has it.
    pub fn text(&self) -> String {
        match self {
            Action::Load(crates) => format!("L{crates}"),
            Action::Move(movements) => format!("M{movements}"),
            Action::Conditional(crates, movements) => format!("?L{crates}M{movements}"),
            Action::Ship(crates) => format!("S{crates}"),
            Action::Other(text) => (*text).to_owned(),
        }
    }

    /// The Crates that it asks him to load.
    pub fn crates(&self) -> usize {
        match self {
            Action::Load(crates) | Action::Conditional(crates, _) => *crates,
            _ => 0,
        }
    }

    /// The movements that it gives him.
    pub fn movements(&self) -> usize {
        match self {
            Action::Move(movements) | Action::Conditional(_, movements) => *movements,
            _ => 0,
        }
    }
}

/// Reads a card of Loads, Moves and Conditionals.
pub fn read_card(text: &str) -> Vec<Action> {
    let number = |text: &str| text.parse().expect("a number");
    let actions = text.split(' ').map(|word| match word.split_at(1) {
        ("L", crates) => Action::Load(number(crates)),
        ("M", movements) => Action::Move(number(movements)),
        ("?", both) => {
            let (crates, movements) = both[1..].split_once('M').expect("a Move");
            Action::Conditional(number(crates), number(movements))
        }
        _ => panic!("no action {word}"),
    });
    actions.collect()
}

/// M3: the actions are carried out from top to bottom.
pub fn every_outcome(board: &Board, rulings: &Rulings, start: Table, card: &[Action]) -> Tables {
    let mut tables = Tables::from([start]);
    for action in card {
        tables = each(tables, |table| carry_out(board, rulings, table, action));
    }
    tables
}

fn carry_out(board: &Board, rulings: &Rulings, mut table: Table, action: &Action) -> Tables {
    match *action {
        Action::Load(crates) => load(board, rulings, table, crates),
        Action::Move(movements) => move_trains(board, rulings, table, movements),
        Action::Conditional(crates, movements) => {
            conditional(board, rulings, table, crates, movements)
        }
        Action::Ship(crates) => {
            table.take(table.supplied(crates));
            Tables::from([table])
        }
        Action::Other(_) => Tables::from([table]),
    }
}

/// M4: load first if he can load at least half of what is asked.
fn conditional(
    board: &Board,
    rulings: &Rulings,
    table: Table,
    crates: usize,
    movements: usize,
) -> Tables {
    let half_rounded_up = crates.div_ceil(2);
    if can_load(board, rulings, &table, crates) >= half_rounded_up {
        let loaded = load(board, rulings, table, crates);
        each(loaded, |table| {
            move_trains(board, rulings, table, movements)
        })
    } else {
        let moved = move_trains(board, rulings, table, movements);
        each(moved, |table| load(board, rulings, table, crates))
    }
}
