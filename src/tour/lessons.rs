//! What the tour says, in order, and the railway that it says it of.

use crate::{
    facts_file::{FactsFault, parse},
    freight::{
        Board,
        Owner::{self, Major, You},
    },
    major::facts::Cards,
};

/// What `quit` does in the tour.
pub(super) const QUIT_DOES: &str = "leave the tour";
/// The railway that the tour begins with, in notation.
pub(super) const POSITION: &str = "BEN ML(m) YM YS / CAL MM(m) MM YL";
/// His Crates when it begins.
pub(super) const SUPPLY: u32 = 20;

/// One lesson. It is told in its half of its turn when the railway stands as in one of its lines `at`: so nothing is told
/// of what was not done. Where a half of a turn begins on another table, the first of its lines `at` is set up.
#[derive(Debug)]
pub(super) struct Lesson {
    /// The turn in which it is told, from 1.
    pub turn: u8,
    /// In whose half of the turn.
    pub whose: Owner,
    /// The railway is shown below it.
    pub board: bool,
    /// It asks whether the table is right, and waits for a fix.
    pub waits: bool,
    /// The railways on which it is true, in notation; none: on any.
    pub at: &'static [&'static str],
    /// What it waits for: "type  load YS".
    pub task: &'static str,
    /// What is said where the tour does for the person what came before.
    pub left_out: &'static str,
    /// What is said.
    pub text: &'static str,
}

impl Lesson {
    /// A lesson with nothing in it.
    const fn of(turn: u8, whose: Owner) -> Self {
        Self {
            turn,
            whose,
            board: false,
            waits: false,
            at: &[],
            task: "",
            left_out: "",
            text: "",
        }
    }

    /// Whether it may be told of this railway.
    pub fn suits(&self, position: &str) -> bool {
        self.at.is_empty() || self.at.contains(&position)
    }
}

/// The lessons in the order in which they are told.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        board: true,
        at: &[
            "BEN ML(m) YM YS / CAL MM(m) MM YL",
            "BEN ML(m) YM YS(y) / CAL MM(m) MM YL",
        ],
        task: "type  load YM BEN",
        text: "A tour of five minutes on a small railway. You need no board: the screen shows it. You are Y, Major Banerjee is M; cars are Large, Medium and Small; the letters in brackets are Crates, y yours and m his.\nFirst, LOAD. Put a Crate of yours on your Medium in Benares: type  load YM BEN",
        ..Lesson::of(1, You)
    },
    Lesson {
        at: &["BEN ML(m) YM(y) YS / CAL MM(m) MM YL"],
        task: "type  load YS",
        text: "Your Small is the only one of its kind where you can load, so its name will do. Type  load YS",
        ..Lesson::of(1, You)
    },
    Lesson {
        at: &["BEN ML(m) YM(y) YS(y) / CAL MM(m) MM YL"],
        task: "type  move YM+YS",
        text: "Now MOVE. Both cars are half full or better, so they may leave, your Medium in front, as one train. Type  move YM+YS\n(Several things go on one line: load YM; load YS; move YM+YS.)",
        ..Lesson::of(1, You)
    },
    Lesson {
        at: &["BEN ML(m) / C1 YM(y)+YS(y) / CAL MM(m) MM YL"],
        task: "press Enter",
        text: "That is all you do this turn. Enter alone takes the likely answer, which the prompt shows: press Enter.",
        ..Lesson::of(1, You)
    },
    Lesson {
        at: &["BEN ML(m) / C1 YM(y)+YS(y) / CAL MM(m) MM YL"],
        task: "press Enter",
        left_out: "You left a step out. So that the tour can go on, it has done it for you: your Medium and your Small, each with a Crate of yours, have left Benares as one train, your Medium in front.",
        text: "Before his card you compare the app's table with yours. It is right this time: press Enter, and read what your hands would do.\nHis Large will PUSH your train on. Nothing of his is in that train, so it has to be SPLIT over the two rows of the junction. Were there several ways, you would be asked.",
        ..Lesson::of(1, Major)
    },
    Lesson {
        at: &["C1 ML(mm) / C2 YM(y) / C2.2 YS(y) / CAL MM(m) MM YL(m)"],
        task: "type  move YM",
        left_out: "That was another table than the tour's, so it goes on with its own.",
        text: "He has moved, and what has changed is marked. WHY did he do that? Type  why\nThen move your Medium on: type  move YM",
        ..Lesson::of(2, You)
    },
    Lesson {
        at: &["C1 ML(mm) / C2.2 YS(y) / C3 YM(y) / CAL MM(m) MM YL(m)"],
        task: "press Enter",
        text: "A slip? UNDO takes back what you typed last, and what you typed before it, as far as you like. Type  undo  and then  move YM  once more.\nWhen you have seen enough, press Enter.",
        ..Lesson::of(2, You)
    },
    Lesson {
        waits: true,
        at: &["C1 ML(mm) / C2.2 YS(y) / C3 YM(y) / CAL MM(m) MM YL(m)"],
        task: "type  fix C2.2 YS(m)",
        left_out: "That was another way than the tour's. So that it can go on, it has set its own table up: your Medium has moved on to C3.",
        text: "The table is the truth. Say that on yours the Crate on your Small is one of his: FIX it. Type  fix C2.2 YS(m)",
        ..Lesson::of(2, Major)
    },
    Lesson {
        at: &["C1 ML(mm) / C2.2 YS(m) / C3 YM(y) / CAL MM(m) MM YL(m)"],
        task: "press Enter",
        left_out: "You left the fix out, so the tour has made it for you: the Crate on your Small is one of his now.",
        text: "Press Enter for his card: six movements. Watch your Small be pushed behind your Medium, where both MERGE into one train, and that train be DELIVERED. Then he waits, since your rewards come before his next step: Enter, no reward matters to him. What he cannot use is LOST.",
        ..Lesson::of(2, Major)
    },
    Lesson {
        at: &["C3 ML(mm) / CAL MM YL(m) YM YS / B2 MM(m)"],
        task: "try  forecast , or press Enter",
        left_out: "That was another table than the tour's, so it goes on with its own.",
        text: "Some words only look, and change nothing: board, deck, forecast, score, log, help. Try  forecast\nThen leave the railway alone this turn: one Enter.",
        ..Lesson::of(3, You)
    },
    Lesson {
        at: &["C3 ML(mm) / CAL MM YL(m) YM YS / B2 MM(m)"],
        task: "press Enter",
        left_out: "The tour goes on as if you had left the railway alone.",
        text: "Press Enter for his last card of the tour. Its second Crate may go on either of his Mediums: a TIE, where the rules leave you the choice. You are asked only when the choice matters.",
        ..Lesson::of(3, Major)
    },
    Lesson {
        text: "That was every kind of instruction. On your own table: footplate major begins a game against the Major, footplate olivia one against Olivia. help at any prompt says what can be typed, quit leaves, and footplate alone goes on where you left.",
        ..Lesson::of(4, You)
    },
];

pub(super) fn board() -> Result<Board, FactsFault> {
    let text = include_str!("../../decks/tour/board.toml");
    parse("decks/tour/board.toml", text)
}

pub(super) fn cards() -> Result<Cards, FactsFault> {
    let text = include_str!("../../decks/tour/cards.toml");
    parse("decks/tour/cards.toml", text)
}
