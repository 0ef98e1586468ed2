//! A small game that uses all that the table offers: fruit is picked in three rounds.

use footplate::table::*;
use serde::{Deserialize, Serialize};

/// The whole state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Orchard {
    pub round: u32,
    pub baskets: Vec<String>,
    pub fruit: i64,
    pub deck: Vec<u8>,
    /// Whether the dice are the person's.
    pub own_dice: bool,
    /// Actions that this version offers.
    pub actions: Vec<String>,
}

impl Orchard {
    pub fn new() -> Orchard {
        Orchard {
            round: 0,
            baskets: Vec::new(),
            fruit: 0,
            deck: (1..=8).collect(),
            own_dice: false,
            actions: ["pick", "roll", "draw", "done"].map(str::to_owned).to_vec(),
        }
    }

    fn prepare(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        table.shuffle("orchard/deck", &mut self.deck)?;
        table.tell("The cards are shuffled.");
        let name = Text::new("orchard/basket", "What is your basket called?").examples([
            "Big",
            "Old one",
            "Net; torn",
        ]);
        let basket = table.text(self, name, |typed| match typed.len() {
            0..=20 => Ok(typed.to_owned()),
            _ => Err("That name is too long for the basket: take one of 20 letters.".to_owned()),
        })?;
        self.baskets.push(basket);
        self.own_dice = table.confirm(self, "orchard/dice", "Do you roll your own dice?", false)?;
        self.round = 1;
        Ok(())
    }

    fn turn(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        loop {
            let words = format!("Fruit {}, cards {}", self.fruit, self.deck.len());
            let refuse = |typed: &str| {
                (typed == "climb").then(|| "Nobody climbs here: the rules forbid it.".to_owned())
            };
            let ask = Choose::new("orchard/action", words)
                .keys(&self.actions)
                .likely_key("done")
                .leads_on()
                .refuse(&refuse);
            let action = table.choose(self, ask)?;
            match self.actions[action].as_str() {
                "pick" => self.pick(table)?,
                "roll" => {
                    let whose = if self.own_dice {
                        Whose::Persons
                    } else {
                        Whose::App
                    };
                    let dice =
                        table.roll(self, "orchard/roll", "What do your dice show?", 2, whose)?;
                    self.fruit += dice.iter().map(|die| i64::from(*die)).sum::<i64>();
                    table.tell(format!("The dice show {} and {}.", dice[0], dice[1]));
                }
                "draw" => match table.draw("orchard/draw", &mut self.deck)? {
                    Some(card) => {
                        self.fruit += i64::from(card);
                        table.show(format!("+---+\n| {card} |\n+---+"));
                    }
                    None => table.tell("No card is left."),
                },
                _ => break,
            }
        }
        self.round += 1;
        Ok(())
    }

    fn pick(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        let tree = Choose::new("orchard/tree", "Which tree?")
            .leads_on()
            .option("YM C4", "the one by the gate")
            .option("YM C5", "the one by the well")
            .option("the very last tree of all", "far out");
        let tree = table.choose(self, tree)?;
        let most = 3 + tree as i64;
        let count = table.number(
            self,
            Number::new("orchard/count", "How many?", 1..=most).likely(2),
        )?;
        self.fruit += count;
        table.tell(format!("You pick {count} at tree {}.", tree + 1));
        Ok(())
    }
}

impl Game for Orchard {
    const OPPONENT: &'static str = "orchard";
    const RULES: u32 = 2;

    fn chapter(&self) -> Option<String> {
        match self.round {
            0 => Some("Getting ready".to_owned()),
            1..=3 => Some(format!("Round {}", self.round)),
            4 => Some("Reckoning".to_owned()),
            _ => None,
        }
    }

    fn play(&mut self, table: &mut Table) -> Result<(), Interrupt> {
        match self.round {
            0 => self.prepare(table),
            1..=3 => self.turn(table),
            _ => {
                table.tell(format!(
                    "You have {} in {}.",
                    self.fruit,
                    self.baskets.join(", ")
                ));
                self.round += 1;
                Ok(())
            }
        }
    }

    fn mend(
        &self,
        _now: &Self,
        typed: &str,
        table: &mut Table,
    ) -> Result<Option<(Self, String)>, Interrupt> {
        let read = |typed: &str| {
            typed
                .parse::<i64>()
                .map_err(|_| format!("“{typed}” is no number of fruit."))
        };
        let fruit = match read(typed) {
            Ok(fruit) => fruit,
            Err(_) => table.text(
                self,
                Text::new("orchard/mend", "How many fruit have you?"),
                read,
            )?,
        };
        if fruit == self.fruit {
            return Ok(None);
        }
        let mut mended = self.clone();
        mended.fruit = fruit;
        Ok(Some((mended, format!("fruit {fruit}"))))
    }
}

impl Look for Orchard {
    fn views(&self) -> &'static [View] {
        &[View {
            word: "basket",
            shows: "what you have",
        }]
    }

    fn view(&self, _word: &str, about: &str, _page: &Page) -> String {
        match about {
            "" => format!("In the basket: {}.", self.fruit),
            about => format!("In the basket: {}, and nothing about {about}.", self.fruit),
        }
    }
}

/// What came of a script.
pub struct Seen {
    pub text: String,
    pub played: Result<Played<Orchard>, Stop>,
    pub table: Table,
}

impl Seen {
    /// The state that the open chapter started from.
    pub fn start(&self) -> Orchard {
        self.table.journal().state().unwrap()
    }
}

/// Plays these answers in memory, from the beginning.
pub fn answer(answers: &[&str]) -> Seen {
    answer_from(Orchard::new(), Journal::memory::<Orchard>(7), answers)
}

/// Plays these answers in the first round, where the question is what to do.
pub fn in_round(answers: &[&str]) -> Seen {
    let mut all = vec!["Big", ""];
    all.extend(answers);
    answer(&all)
}

pub fn answer_from(game: Orchard, journal: Journal, answers: &[&str]) -> Seen {
    let script = Script::new(answers.iter().copied());
    let transcript = script.transcript();
    let mut table = Table::new(script, journal);
    let played = play(game, &mut table);
    Seen {
        text: transcript.text(),
        played,
        table,
    }
}

/// Takes up what a journal's text has, with more answers.
pub fn take_up(text: &str, answers: &[&str]) -> Seen {
    let journal = Journal::parse(text.as_bytes().to_vec(), "orchard.jsonl".as_ref()).unwrap();
    answer_from(Orchard::new(), journal, answers)
}

/// Fails with the whole text unless it holds this.
#[track_caller]
pub fn assert_holds(text: &str, part: &str) {
    assert!(text.contains(part), "“{part}” is not in:\n{text}");
}
