//! A small language to try rules in: notation goes in, notation comes out.

use std::sync::LazyLock;

use footplate::{
    freight::{
        Board, BoardFile, CarPlace, Departure, Entered, Motion, Position, Progress, SectionFile,
        SectionKind, entries, load_your_crate, read_position,
    },
    major::{
        card::Card,
        facts::Facts,
        outcomes::{matters, outcomes, resolve},
        rulings::Rulings,
        scene::Scene,
        step::{Next, PassedOver, Step, TieAbout, What},
        tally::Tally,
        turn::Turn,
    },
};

/// The shipped railway: `C1`–`C9` to Calcutta, `B1`–`B10` to Benares, junctions of two rows at 2, 4
/// (central) and 6 (shortcut).
pub fn board() -> &'static Board {
    static BOARD: LazyLock<Board> =
        LazyLock::new(|| Facts::shipped().expect("the shipped facts").board);
    &BOARD
}

/// A railway in one line: `BEN c / C1 s / C2 j rows=2 value=1 loading shortcut=3 / CAL c / B1 s`.
pub fn railway(line: &str) -> Result<Board, String> {
    let section = |text: &str| {
        let mut words = text.split_whitespace();
        let id = words.next().unwrap_or("").to_owned();
        let kind = match words.next() {
            Some("c") => SectionKind::City,
            Some("s") => SectionKind::Straight,
            Some("j") => SectionKind::Junction,
            other => panic!("{other:?} is no kind of section"),
        };
        let mut section = SectionFile {
            id,
            kind,
            rows: None,
            value: None,
            loading: None,
            shortcut: None,
        };
        for word in words {
            match word.split_once('=').unwrap_or((word, "0")) {
                ("rows", number) => section.rows = number.parse().ok(),
                ("value", number) => section.value = number.parse().ok(),
                ("shortcut", number) => section.shortcut = number.parse().ok(),
                ("loading", _) => section.loading = Some(true),
                other => panic!("{other:?} says nothing of a section"),
            }
        }
        section
    };
    let written = BoardFile {
        verified: false,
        source: None,
        sections: line.split('/').map(section).collect(),
    };
    Board::try_from(written).map_err(|fault| fault.to_string())
}

/// The table of that notation.
pub fn at(position: &str) -> Position {
    on(board(), position)
}

fn on(board: &Board, position: &str) -> Position {
    read_position(board, position).unwrap_or_else(|fault| panic!("{position}: {fault}"))
}

/// Tables in notation, rows of one section alike, sorted, each once.
fn told(board: &Board, tables: impl IntoIterator<Item = Position>) -> Vec<String> {
    let mut told: Vec<String> = tables
        .into_iter()
        .map(|position| position.rows_alike(board).notation(board))
        .collect();
    told.sort();
    told.dedup();
    told
}

/// A card of the Major on a table.
pub struct Draw {
    board: Board,
    rulings: Rulings,
    supply: Option<u32>,
    position: String,
    loaded: Vec<String>,
    card: Card,
}

/// He draws that card while the table stands so.
pub fn draws(position: &str, card: &str) -> Draw {
    Draw {
        board: board().clone(),
        rulings: Rulings::default(),
        supply: None,
        position: position.into(),
        loaded: Vec::new(),
        card: Card::read(card).unwrap_or_else(|fault| panic!("{card}: {fault}")),
    }
}

/// Every table that the card may lead to, each tie decided each way.
pub fn after(position: &str, card: &str) -> Vec<String> {
    draws(position, card).tables()
}

impl Draw {
    /// With rulings in TOML.
    pub fn ruled(mut self, rulings: &str) -> Self {
        self.rulings = toml::from_str(rulings).expect("rulings");
        self
    }

    /// With so many Crates in his supply.
    pub fn supply(mut self, crates: u32) -> Self {
        self.supply = Some(crates);
        self
    }

    /// After a Crate of yours went on the car named, in the turn under way.
    pub fn after_you_load(mut self, car: &str) -> Self {
        self.loaded.push(car.into());
        self
    }

    /// On another railway.
    pub fn on(mut self, line: &str) -> Self {
        self.board = railway(line).expect("a railway");
        self
    }

    fn scene(&self) -> Scene<'_> {
        Scene {
            board: &self.board,
            rulings: &self.rulings,
            explain: true,
        }
    }

    fn table(&self) -> Position {
        let mut position = on(&self.board, &self.position);
        for named in &self.loaded {
            let at = car_at(&self.board, &position, named);
            load_your_crate(&self.board, &mut position, at, false).expect("room");
        }
        position
    }

    /// Every table that the card may lead to.
    pub fn tables(&self) -> Vec<String> {
        let found = outcomes(&self.scene(), &self.card, self.table(), self.supply, 50_000);
        let found = found.expect("not too many ways");
        told(&self.board, found.into_iter().map(|end| end.position))
    }

    /// What it brings about, every tie decided for the first option.
    pub fn tally(&self) -> Tally {
        resolve(
            &self.scene(),
            &self.card,
            self.table(),
            self.supply,
            |_, _| 0,
        )
        .tally
    }

    /// The questions that reach the player, each answered with its first option (M16).
    pub fn asked(&self) -> Vec<TieAbout> {
        let mut asked = Vec::new();
        let scene = self.scene();
        resolve(
            &scene,
            &self.card,
            self.table(),
            self.supply,
            |turn, tie| {
                if matters(&scene, turn, tie) {
                    asked.push(tie.about);
                }
                0
            },
        );
        asked
    }

    /// What happens, line by line, every tie decided for the first option.
    pub fn story(&self) -> Vec<String> {
        self.story_with_rewards("")
    }

    /// The same, where each time that he waits for your rewards a Crate of yours goes on the
    /// car named, such as `BEN YL(m)`.
    pub fn story_with_rewards(&self, reward: &str) -> Vec<String> {
        let scene = self.scene();
        let mut turn = Turn::new(&self.card, self.table(), self.supply);
        let mut lines = Vec::new();
        loop {
            match turn.next(&scene) {
                Next::Step(step) => lines.push(self.line(&step)),
                Next::Choose(tie) => {
                    let step = turn.decide(&scene, &tie.options[0]);
                    lines.extend(step.map(|step| self.line(&step)));
                }
                Next::Rewards(cars) => {
                    let cars: Vec<String> = cars.iter().map(|car| car.kind.to_string()).collect();
                    lines.push(format!("rewards {}", cars.join(" ")));
                    if !reward.is_empty() {
                        let mut position = turn.position().clone();
                        let at = car_at(&self.board, &position, reward);
                        load_your_crate(&self.board, &mut position, at, true).expect("room");
                        turn.restock(position);
                    }
                }
                Next::Over => return lines,
            }
        }
    }

    /// Who was passed over before each step, and why: `C3 YM(y): NoCrateOfHis`; a kind alone
    /// where no such car stands on the railway is left out.
    pub fn reasons(&self) -> Vec<Vec<String>> {
        let scene = self.scene();
        let told = resolve(&scene, &self.card, self.table(), self.supply, |_, _| 0);
        let reason = |over: &PassedOver| {
            let (at, car) = over.car?;
            Some(format!(
                "{} {car}: {:?}",
                self.board.place_id(at.place),
                over.why
            ))
        };
        let reasons = |step: &Step| step.passed_over.iter().filter_map(reason).collect();
        told.steps.iter().map(reasons).collect()
    }

    fn line(&self, step: &Step) -> String {
        let board = &self.board;
        match &step.what {
            What::Decides {
                can,
                asked,
                loads_first,
            } => {
                let first = if *loads_first { "load" } else { "move" };
                format!("{first} first: room for {can} of {asked}")
            }
            What::Loads { at, car, .. } => format!("load {} {car}", board.place_id(at.place)),
            What::LoadsLost {
                lost,
                asked,
                supply,
            } => {
                let why = if *supply { "supply" } else { "room" };
                format!("lose {lost} of {asked} Crates: no {why}")
            }
            What::Enters { entered, .. } => entered_line(board, entered),
            What::Delivers { arrival, .. } => format!(
                "{} {} > {}{}",
                arrival.train,
                board.place_id(arrival.from),
                board.section(arrival.to).id,
                if arrival.pushed { " pushed" } else { "" }
            ),
            What::MovesLost { lost, asked, .. } => format!("lose {lost} of {asked} movements"),
            What::Ships { crates, ship } => {
                let ship = ship.map_or("any Ship".into(), |ship| ship.to_string());
                format!("ship {crates} to {ship}")
            }
            What::ShipsLost { lost, asked } => format!("lose {lost} of {asked} to ship"),
            What::RaisesPawn(rows) => format!("pawn up {rows}"),
            What::Instructs(words) => words.clone(),
        }
    }
}

fn entered_line(board: &Board, entered: &Entered) -> String {
    format!(
        "{} {} > {}{}",
        entered.train,
        board.place_id(entered.from),
        board.place_id(entered.place),
        if entered.pushed { " pushed" } else { "" }
    )
}

/// The car named `BEN YL(m)`: a place, then the car as it is written.
fn car_at(board: &Board, position: &Position, named: &str) -> CarPlace {
    let (place, car) = named.split_once(' ').expect("a place and a car");
    let found = position
        .cars()
        .find(|(at, found)| board.place_id(at.place) == place && found.to_string() == car);
    found.unwrap_or_else(|| panic!("{named} stands there")).0
}

/// You load a Crate of yours on each car named, one after the other; the table then, or the
/// first refusal.
pub fn you_load(position: &str, cars: &[&str]) -> Result<String, String> {
    let mut position = at(position);
    for named in cars {
        let (named, by_effect) = match named.strip_suffix(" by effect") {
            Some(named) => (named, true),
            None => (*named, false),
        };
        let at = car_at(board(), &position, named);
        load_your_crate(board(), &mut position, at, by_effect)
            .map_err(|refusal| refusal.to_string())?;
    }
    Ok(position.notation(board()))
}

/// A departure as it is written here: `C4.2` the train there, `C6 shortcut`, or
/// `BEN YM(y)+MS(m)` for a train that forms in a city, front car first.
fn departure(board: &Board, position: &Position, text: &str) -> Departure {
    let (id, rest) = text.split_once(' ').unwrap_or((text, ""));
    let place = board
        .places()
        .find(|place| board.place_id(*place) == id)
        .expect("a place");
    match rest {
        "" => Departure::Train(place),
        "shortcut" => Departure::Shortcut(place),
        cars => {
            let mut chosen: Vec<usize> = Vec::new();
            for car in cars.split('+') {
                let standing = &position.at(place).cars;
                let index = (0..standing.len())
                    .find(|index| !chosen.contains(index) && standing[*index].to_string() == car);
                // A car that is not there has a number that no car has.
                chosen.push(index.unwrap_or(standing.len()));
            }
            Departure::City(place, chosen)
        }
    }
}

/// Every table to which a movement of yours may lead, each choice made each way.
pub fn you_move(position: &str, text: &str) -> Result<Vec<String>, String> {
    you_move_on(board(), position, text)
}

/// The same on another railway.
pub fn you_move_on(board: &Board, position: &str, text: &str) -> Result<Vec<String>, String> {
    let mut position = on(board, position);
    let departure = departure(board, &position, text);
    let before = position.clone();
    let motion = Motion::depart(board, &mut position, &departure).map_err(|refusal| {
        assert_eq!(position, before, "a refusal changes nothing");
        refusal.to_string()
    })?;
    let mut open = vec![(motion, position)];
    let mut ends = Vec::new();
    while let Some((mut motion, mut position)) = open.pop() {
        let progress = motion.next(board, &mut position, |position, arrival| {
            entries(board, position, arrival, true)
        });
        match progress {
            Progress::Done => ends.push(position),
            Progress::Choose(_, ways) => {
                for way in ways {
                    let mut motion = motion.clone();
                    motion.choose(way);
                    open.push((motion, position.clone()));
                }
            }
            Progress::Entered(_) | Progress::Delivered(_) => open.push((motion, position)),
        }
    }
    Ok(told(board, ends))
}

/// What a movement of yours costs.
pub fn price(position: &str, text: &str) -> u8 {
    departure(board(), &at(position), text).price(board())
}
