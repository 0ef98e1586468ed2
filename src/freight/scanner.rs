use std::fmt;

/// What is wrong in a line of notation and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The column at fault, counted from 1 in characters.
    pub column: usize,
    /// A sentence: what is wrong, what was expected.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "column {}: {}", self.column, self.message)
    }
}

impl std::error::Error for Fault {}

/// Reads a line of notation from left to right and knows the column.
#[derive(Clone, Debug)]
pub struct Scanner {
    characters: Vec<char>,
    at: usize,
}

impl Scanner {
    /// Starts at the first column.
    #[must_use]
    pub fn new(text: &str) -> Self {
        Self {
            characters: text.chars().collect(),
            at: 0,
        }
    }

    /// The column of the next character, counted from 1.
    #[must_use]
    pub fn column(&self) -> usize {
        self.at + 1
    }

    /// The next character, without taking it.
    #[must_use]
    pub fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    /// Takes the next character.
    pub fn take(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += 1;
        Some(next)
    }

    /// Takes the next character if it is this one, upper and lower case alike.
    pub fn take_if(&mut self, wanted: char) -> bool {
        let found = self
            .peek()
            .is_some_and(|next| next.eq_ignore_ascii_case(&wanted));
        if found {
            self.at += 1;
        }
        found
    }

    /// Takes characters as long as they are wanted.
    pub fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let start = self.at;
        while self.peek().is_some_and(&wanted) {
            self.at += 1;
        }
        self.characters[start..self.at].iter().collect()
    }

    /// Passes over white space; true if there was any.
    pub fn skip_spaces(&mut self) -> bool {
        !self.take_while(char::is_whitespace).is_empty()
    }

    /// A whole number of one or two digits, at least 1.
    ///
    /// # Errors
    /// A [`Fault`] that names what the number is for.
    pub fn number(&mut self, what: &str) -> Result<u8, Fault> {
        let column = self.column();
        let digits = self.take_while(|c| c.is_ascii_digit());
        match digits.parse::<u8>() {
            Ok(number) if (1..=99).contains(&number) => Ok(number),
            _ => Err(Fault {
                column,
                message: format!("expected {what}, a number from 1 to 99"),
            }),
        }
    }

    /// A fault at the next character that says what stands there and what was expected.
    #[must_use]
    pub fn expected(&self, what: &str) -> Fault {
        let message = match self.peek() {
            Some(found) => format!("found {}, expected {what}", quoted(found)),
            None => format!("the line ends here, expected {what}"),
        };
        Fault {
            column: self.column(),
            message,
        }
    }
}

/// A character in quotes, control characters made visible.
fn quoted(character: char) -> String {
    format!("\"{}\"", character.escape_debug())
}
