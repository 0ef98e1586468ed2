//! The notation of his cards.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    freight::{Fault, Scanner},
    spelled::spelled,
};

/// The three Ships (F13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ship {
    /// Ship I.
    I,
    /// Ship II.
    II,
    /// Ship III.
    III,
}

spelled!(Ship { I = "I", II = "II", III = "III" });

impl Ship {
    /// The Ships in their order.
    pub const ALL: [Self; 3] = [Self::I, Self::II, Self::III];
}

impl fmt::Display for Ship {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let name = match self {
            Self::I => "I",
            Self::II => "II",
            Self::III => "III",
        };
        f.pad(name)
    }
}

/// One action of a card; a card's actions are carried out from top to bottom (M3).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// `L3`: load that many Crates (M5).
    Load(u8),
    /// `M2`: make that many movements (M8).
    Move(u8),
    /// `?L4M2`: load and move in an order that the table decides (M4).
    Conditional {
        /// Crates to load.
        load: u8,
        /// Movements to make.
        moves: u8,
    },
    /// `S1`, `S1:III`: ship that many Crates from his supply (M18).
    Ship {
        /// Crates to ship.
        crates: u8,
        /// The Ship that the card names.
        ship: Option<Ship>,
    },
    /// `K+1`: a Market pawn goes up that many rows (M18).
    Pawn(u8),
    /// `"any words"`: an instruction that the person carries out.
    Instruction(String),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Self::Load(crates) => write!(f, "L{crates}"),
            Self::Move(moves) => write!(f, "M{moves}"),
            Self::Conditional { load, moves } => write!(f, "?L{load}M{moves}"),
            Self::Ship { crates, ship: None } => write!(f, "S{crates}"),
            Self::Ship {
                crates,
                ship: Some(ship),
            } => write!(f, "S{crates}:{ship}"),
            Self::Pawn(rows) => write!(f, "K+{rows}"),
            Self::Instruction(words) => write!(f, "\"{words}\""),
        }
    }
}

/// One of the Major's solo cards (M2, M3).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Card {
    /// The actions from top to bottom.
    pub actions: Vec<Action>,
    /// The cash printed on it, in rupees (M15); `None` where a typed card left it out.
    pub cash: Option<u16>,
}

/// The notation: `?L4M2 $5`.
impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let mut parts: Vec<String> = self.actions.iter().map(ToString::to_string).collect();
        parts.extend(self.cash.map(|cash| format!("${cash}")));
        write!(f, "{}", parts.join(" "))
    }
}

impl Card {
    /// Reads a card in one line, upper and lower case alike: `L3 M2 $4`, `?L4M2`.
    ///
    /// # Errors
    /// A [`Fault`] at the column where the line is no card.
    pub fn read(text: &str) -> Result<Self, Fault> {
        let mut scanner = Scanner::new(text);
        let mut card = Self {
            actions: Vec::new(),
            cash: None,
        };
        scanner.skip_spaces();
        while scanner.peek().is_some() {
            let column = scanner.column();
            if scanner.take_if('$') {
                if card.cash.is_some() {
                    return Err(Fault {
                        column,
                        message: "the card has its cash already, expected one amount".into(),
                    });
                }
                card.cash = Some(read_cash(&mut scanner)?);
            } else {
                card.actions.push(read_action(&mut scanner)?);
            }
            if card.actions.len() > 20 {
                return Err(Fault {
                    column,
                    message: "the card has more than 20 actions".into(),
                });
            }
            scanner.skip_spaces();
        }
        if card.actions.is_empty() {
            return Err(scanner.expected("an action such as L3, M2 or ?L4M2"));
        }
        Ok(card)
    }
}

impl Card {
    /// Reads a card as a person types it in a hurry: also with commas between, the letter behind its number, and the cash as a
    /// bare number at the end, as in `4L, 2M, 3`.
    ///
    /// # Errors
    /// The [`Fault`] of what was typed, where it is no card so either.
    pub fn read_typed(text: &str) -> Result<Self, Fault> {
        Self::read(text).or_else(|fault| Self::read(&tidied(text)).map_err(|_| fault))
    }
}

/// Words in quotation marks are left alone.
fn tidied(text: &str) -> String {
    let mut tidy = String::new();
    if text.contains('"') {
        return tidy;
    }
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let mut words = text
        .split([' ', ','])
        .filter(|word| !word.is_empty())
        .peekable();
    while let Some(word) = words.next() {
        let number = word.trim_end_matches(['l', 'L', 'm', 'M']);
        if is_number(number) && word.len() == number.len() + 1 {
            tidy = tidy + &word[number.len()..] + number;
        } else {
            let is_cash = is_number(word) && !tidy.is_empty() && words.peek().is_none();
            tidy += if is_cash { "$" } else { "" };
            tidy += word;
        }
        tidy.push(' ');
    }
    tidy
}

fn read_cash(scanner: &mut Scanner) -> Result<u16, Fault> {
    let column = scanner.column();
    let digits = scanner.take_while(|c| c.is_ascii_digit());
    match digits.parse::<u16>() {
        Ok(cash) if cash <= 999 => Ok(cash),
        _ => Err(Fault {
            column,
            message: "expected the cash in rupees after \"$\", a number from 0 to 999".into(),
        }),
    }
}

fn read_action(scanner: &mut Scanner) -> Result<Action, Fault> {
    if scanner.take_if('l') {
        return Ok(Action::Load(scanner.number("the Crates to load")?));
    }
    if scanner.take_if('m') {
        return Ok(Action::Move(scanner.number("the movements to make")?));
    }
    if scanner.take_if('s') {
        return read_ship(scanner);
    }
    if scanner.take_if('k') {
        if !scanner.take_if('+') {
            return Err(scanner.expected("\"+\" and the rows that a Market pawn goes up"));
        }
        return Ok(Action::Pawn(
            scanner.number("the rows that a Market pawn goes up")?,
        ));
    }
    if scanner.take_if('?') {
        return read_conditional(scanner);
    }
    if scanner.take_if('"') {
        return read_instruction(scanner);
    }
    Err(scanner.expected("an action: L3, M2, ?L4M2, S1, K+1, \"words\", or cash: $4"))
}

fn read_conditional(scanner: &mut Scanner) -> Result<Action, Fault> {
    scanner.skip_spaces();
    if !scanner.take_if('l') {
        return Err(scanner.expected("L and the Crates to load, as in ?L4M2"));
    }
    let load = scanner.number("the Crates to load")?;
    scanner.skip_spaces();
    if !scanner.take_if('m') {
        return Err(scanner.expected("M and the movements to make, as in ?L4M2"));
    }
    let moves = scanner.number("the movements to make")?;
    Ok(Action::Conditional { load, moves })
}

fn read_ship(scanner: &mut Scanner) -> Result<Action, Fault> {
    let crates = scanner.number("the Crates to ship")?;
    if !scanner.take_if(':') {
        return Ok(Action::Ship { crates, ship: None });
    }
    let column = scanner.column();
    let name = scanner.take_while(|c| c.eq_ignore_ascii_case(&'i'));
    match name.len() {
        1..=3 => Ok(Action::Ship {
            crates,
            ship: Some(Ship::ALL[name.len() - 1]),
        }),
        _ => Err(Fault {
            column,
            message: "expected a Ship: I, II or III".into(),
        }),
    }
}

fn read_instruction(scanner: &mut Scanner) -> Result<Action, Fault> {
    let column = scanner.column();
    let words = scanner.take_while(|c| c != '"');
    if !scanner.take_if('"') {
        return Err(scanner.expected("the closing quotation mark"));
    }
    let words = words.trim();
    if words.is_empty() || words.chars().count() > 300 || words.chars().any(char::is_control) {
        return Err(Fault {
            column,
            message: "expected an instruction of 1 to 300 letters between the quotation marks"
                .into(),
        });
    }
    Ok(Action::Instruction(words.into()))
}

impl TryFrom<String> for Card {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text).map_err(|fault| format!("the card {text:?}: {fault}"))
    }
}

impl From<Card> for String {
    fn from(card: Card) -> Self {
        card.to_string()
    }
}
