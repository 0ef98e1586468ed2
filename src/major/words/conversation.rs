//! What is asked and told along the way, from setup to rank.

use crate::{
    freight::{
        CarKind, Departure, FreightCar, Owner, Position, Transit,
        naming::{kind_name, listed, section_name},
    },
    major::{
        deck::{Cash, Drawn},
        facts::NamedCard,
        play::{MajorGame, OpenSpace, Part, Stage},
        rank::{next_rank, rank},
        step::{Tie, TieAbout},
        turn::your_advances,
    },
};

use super::{capitalised, counted, crates};

/// Which of the five Setup cards you take.
pub const WHICH_SETUP_CARD: &str =
    "Number the five Setup cards once, and keep to it. Which do you take?";
/// Where everything stands at the start.
pub const WHERE_CARS_STAND: &str = "Where do the Freight Cars stand, his (M) and yours (Y), Large (L), Medium (M), Small (S)? Name each city with its cars, as in BEN ML YS / CAL MM YM, where BEN is Benares and CAL Calcutta";
/// Starting positions that could be typed.
pub const POSITION_EXAMPLES: [&str; 3] = [
    "BEN ML YM YS / CAL MM MS YL",
    "BEN ML MS YM / CAL MM YL YS",
    "BEN MM YL YS YS / CAL ML MS MS YM",
];
/// A setup without a car.
pub const NO_CAR: &str = "No car stands anywhere yet: name at least one, as in BEN ML YS.";
/// Who begins Round 1.
pub const WHO_IS_FIRST: &str = "Whose turn-order marker comes first?";
/// His Crates.
pub const HIS_SUPPLY: &str =
    "How many Crates has the Major in his supply? Type the number if you want them counted";
/// His Crates are not counted.
pub const NOT_COUNTED: &str = "not counted";
/// The person shuffles.
pub const SHUFFLE_YOUR_OWN: &str = "Shuffle his eight Round 1 cards and lay them face down; the six Round 2 cards go aside (M2). In each of his turns you draw the top card and type what it shows.";
/// The person shuffles for Round 2.
pub const SHUFFLE_YOUR_OWN_AGAIN: &str =
    "Shuffle his six Round 2 cards together with the two left over from Round 1 (M2).";
/// The rest of the setup.
pub const FINISH_SETUP: &str =
    "Finish the printed setup. The table is the truth: where I have it wrong, type fix.";
/// Your turn.
pub const ON_THE_RAILWAY: &str = "On the railway";
/// Which car is loaded.
pub const LOAD_WHICH: &str = "Load 1 Crate of yours on which car?";
/// Nothing was loaded.
pub const NOTHING_LOADED: &str = "Nothing is loaded.";
/// Which train moves.
pub const MOVE_WHICH: &str = "Which train moves?";
/// How many are shipped.
pub const SHIP_HOW_MANY: &str = "How many of your Crates go to the Ships?";
/// F10 on your own turn.
pub const REWARDS_FIRST: &str = "  Take your Performance rewards now, before your next movement (F10). If one loads a Crate, type load.";
/// M15.
pub const WHICH_CASH: &str = "What cash does his last card show, in rupees?";
/// The check before his turn.
pub const IS_THIS_THE_TABLE: &str = "Is this the table? If not, type fix.";
/// How to correct the table.
pub const HOW_TO_FIX: &str = "Enter means yes. If the table differs, type fix and what stands there, as in fix C4 YM(my); fix alone shows all that can be mended.";
/// The deck ran out.
pub const DECK_IS_EMPTY: &str =
    "His deck is empty. Draw a card as the rules of your copy say and type what it shows.";
/// A typed card.
pub const TYPE_HIS_CARD: &str = "Draw his top card and type what it shows, from top to bottom, such as L3 M2 $4, or ?L4M2 $5 for the conditional";
/// Cards that could be typed.
pub const CARD_EXAMPLES: [&str; 4] = ["L3 M2 $4", "M3 L2 $6", "?L4M2 $5", "M2 L4"];
/// M18.
pub const WHICH_SHIP: &str = "The card names no Ship (M18). Which do you choose?";
/// A reward of yours in his turn.
pub const REWARD_WHAT: &str = "What does the reward do?";
/// The Administration.
pub const WHICH_PART: &str = "Follow the printed steps in their order. Which of these comes next?";
/// A4.
pub const MARKET_PAWNS: &str =
    "Move all his Market pawns down to the row of his lowest one. He gains no rupees (A4).";
/// A5.
pub const YOUR_INVESTMENTS_FIRST: &str =
    "You come first in the turn order: place your Investments, then his follow (A5).";
/// A5.
pub const HIS_INVESTMENTS_FIRST: &str =
    "The Major comes first in the turn order: his Investments come before yours (A5).";
/// Final scoring.
pub const FINAL_SCORING: &str = "Score the game as printed.";
/// Final scoring.
pub const HOW_MANY_POINTS: &str = "How many victory points do you have?";
/// Nothing to correct.
pub const TABLE_AS_BEFORE: &str = "That is the table as I have it.";

/// The heading of what comes next; `None` when the game is over.
#[must_use]
pub fn heading(game: &MajorGame) -> Option<String> {
    let turn = |whose: &str| {
        let (round, turn, turns) = (game.round, game.turn, game.turns());
        format!("Round {round}, turn {turn} of {turns}: {whose}")
    };
    match game.stage {
        Stage::TypingCards => Some(super::typing_cards(game.facts.known.len())),
        Stage::HisDeck | Stage::SetupCards | Stage::SetupTable => {
            Some("Setup against Major Banerjee".into())
        }
        Stage::YourTurn { .. } => Some(turn("you")),
        Stage::HisTurn => Some(turn("the Major")),
        Stage::Administration(_) => Some(format!("Administration of Round {}", game.round)),
        Stage::Reckoning => Some("Final scoring".into()),
        Stage::Over => None,
    }
}

/// What a game begins with: the box, and what the app does not know of it.
#[must_use]
pub fn welcome(game: &MajorGame) -> String {
    let mut lines = vec![
        "Set up the board for 1-2 players. Give the Major an unused colour, the solo board, his Cars, Crates, Market pawns, Financial Advisor, Performance and Investment markers (M1).".to_owned(),
    ];
    let stand_in = match (
        game.own_deck,
        game.facts.cards.verified,
        game.facts.board.verified(),
    ) {
        (false, false, false) => Some("his cards and the lengths of the board's stretches"),
        (false, false, true) => Some("his cards"),
        (_, _, false) => Some("the lengths of the board's stretches"),
        (true, _, true) | (false, true, true) => None,
    };
    if let Some(what) = stand_in {
        lines.push(format!(
            "Note: nobody has published {what}, so this game uses a stand-in that fits the rules. footplate facts tells how to give it the real ones."
        ));
    }
    lines.join("\n")
}

/// M1: both Setup cards.
#[must_use]
pub fn setup_cards(yours: usize, his: &str) -> String {
    format!(
        "You take Setup card {yours}, ₹2, its starting token and its bonuses.\nThe Major takes Setup card {his}, drawn at random from the other four: place his Freight Cars and his turn-order marker as it shows. He gets no bonuses, no Goods token and no Transaction token (M1)."
    )
}

/// Reads his supply: a number, or that it is not counted.
///
/// # Errors
/// A sentence for anything else.
pub fn read_supply(typed: &str) -> Result<Option<u32>, String> {
    let typed = typed.trim();
    if typed.eq_ignore_ascii_case(NOT_COUNTED) || typed.eq_ignore_ascii_case("no") {
        return Ok(None);
    }
    match typed.parse::<u32>() {
        Ok(crates) if crates <= 200 => Ok(Some(crates)),
        _ => Err(
            "Type the number of his Crates, 0 to 200, or Enter if you do not count them.".into(),
        ),
    }
}

/// The app's deck of a round.
#[must_use]
pub fn deck_shuffled(game: &MajorGame) -> String {
    let count = game.deck.face_down.len();
    if game.round == 1 {
        format!(
            "I have shuffled his {count} cards of Round 1; he draws {} of them (M2).",
            game.turns()
        )
    } else {
        format!(
            "I have shuffled his six Round 2 cards with the {} left over: {count} cards, of which he draws {} (M2).",
            count.saturating_sub(6),
            game.turns()
        )
    }
}

/// The first lines of your turn.
#[must_use]
pub fn your_turn_begins(game: &MajorGame) -> String {
    let cash = match game.deck.cash() {
        Cash::Known(rupees) => format!("His cash ₹{rupees}"),
        Cash::NotNoted => "His cash: see his last card".into(),
    };
    let deck = if game.own_deck {
        String::new()
    } else {
        format!(
            "; {} left in his deck",
            counted_cards(game.deck.face_down.len())
        )
    };
    let supply = game.supply.map_or_else(String::new, |supply| {
        format!("; {} in his supply", crates(supply))
    });
    format!("{cash}{deck}{supply}.")
}

fn counted_cards(count: usize) -> String {
    counted(u32::try_from(count).unwrap_or(u32::MAX), "card")
}

/// Crates on the Ships after you shipped.
#[must_use]
pub fn shipped(yours: u32) -> String {
    format!(
        "  Take the reward shown for each and your Transaction tokens (F13). You have {} on the Ships.",
        crates(yours)
    )
}

/// F11.
#[must_use]
pub fn shortcut_taken(board: &crate::freight::Board, departure: &Departure) -> String {
    format!(
        "  The shortcut costs {} at once (F11).",
        counted(departure.price(board).into(), "movement")
    )
}

/// The card that the Major draws.
#[must_use]
pub fn draws(card: &Drawn) -> String {
    let name = card
        .name
        .as_ref()
        .map_or_else(String::new, |name| format!(" {name}:"));
    format!(
        "The Major draws{name} {}, that is {}",
        card.text,
        in_words(&card.text)
    )
}

/// A card told in words: "load 3, then move 2; cash ₹4."
#[must_use]
pub fn in_words(card: &crate::major::card::Card) -> String {
    use crate::major::card::Action;
    let actions: Vec<String> = card
        .actions
        .iter()
        .map(|action| match action {
            Action::Load(crates) => format!("load {crates}"),
            Action::Move(moves) => format!("move {moves}"),
            Action::Conditional { load, moves } => format!(
                "load {load} and move {moves}, loading first if he can load at least {}",
                load.div_ceil(2)
            ),
            Action::Ship { crates, ship } => format!(
                "ship {crates} to {}",
                ship.map_or_else(|| "a Ship".into(), |ship| format!("Ship {ship}"))
            ),
            Action::Pawn(rows) => format!("a Market pawn up {}", counted((*rows).into(), "row")),
            Action::Instruction(words) => words.clone(),
        })
        .collect();
    let cash = card
        .cash
        .map_or_else(String::new, |cash| format!("; cash ₹{cash}"));
    format!("{}{cash}.", actions.join(", then "))
}

/// What a tie is about.
#[must_use]
pub fn tie(board: &crate::freight::Board, tie: &Tie) -> String {
    match tie.about {
        TieAbout::Load(kind) => format!(
            "The Crates do not reach each of {}s. Which gets the next one (M5)?",
            kind_name(kind)
        ),
        TieAbout::Move(kind) => format!(
            "{} is equally near its destination in two trains. Which moves (M11)?",
            capitalised(&kind_name(kind))
        ),
        TieAbout::Company(kind) => {
            format!("Which {} leaves the city with it (M10)?", kind_name(kind))
        }
        TieAbout::Row => match tie.options.first() {
            Some(crate::major::step::TieOption::Entry(arrival, _)) => {
                format!(
                    "{} You choose (M13, M14).",
                    super::which_row(board, arrival)
                )
            }
            _ => "Which row is entered (M13)?".into(),
        },
        TieAbout::Split => match tie.options.first() {
            Some(crate::major::step::TieOption::Entry(arrival, _)) => format!(
                "Your train is pushed into {} and has to be split over its rows, front car first (M14). How?",
                section_name(board, arrival.to)
            ),
            _ => "How is your train split (M14)?".into(),
        },
    }
}

/// M17: cars of yours were delivered in his turn.
#[must_use]
pub fn reward_question(cars: &[FreightCar]) -> String {
    let advances: Vec<String> = your_advances(cars)
        .iter()
        .map(|advance| format!("by {advance}"))
        .collect();
    format!(
        "You have advanced your Performance {}. Does a reward load or ship a Crate?",
        listed(&advances)
    )
}

/// The table in notation.
#[must_use]
pub fn notation_line(game: &MajorGame) -> String {
    let notation = game.position.notation(&game.facts.board);
    if notation.is_empty() {
        "No car stands on the railway.".into()
    } else {
        notation
    }
}

/// The beginning of an Administration.
#[must_use]
pub fn administration_begins(round: u8) -> String {
    format!(
        "Round {round} is over. Do all that is not named here as printed (A0); I wait at each part that concerns the Major. He gains no Transaction token and no Regional Trading Post from Shipping (A2)."
    )
}

/// What is typed for a part.
#[must_use]
pub fn part_key(part: Part) -> &'static str {
    match part {
        Part::Ships => "ships",
        Part::Transit => "transit",
        Part::Market => "market",
        Part::Investments => "investments",
    }
}

/// How many Crates are on the Ships: the question's key and its words.
#[must_use]
pub fn crates_on_ships(owner: Owner) -> (&'static str, &'static str) {
    match owner {
        Owner::You => (
            "major/ships/yours",
            "Count the Crates on all three Ships (F13). How many are yours?",
        ),
        Owner::Major => ("major/ships/his", "How many are the Major's?"),
    }
}

/// A1: the order of the next round.
#[must_use]
pub fn next_order(game: &MajorGame, first: Owner) -> String {
    let name = match first {
        Owner::You => "You go",
        Owner::Major => "The Major goes",
    };
    let why = if game.ships.major == game.ships.you {
        "the Crates are equal, so the order stays"
    } else {
        match game.facts.rulings.turn_order {
            crate::major::rulings::TurnOrder::MostFirst => "most Crates on the Ships",
            crate::major::rulings::TurnOrder::FewestFirst => "fewest Crates on the Ships",
        }
    };
    format!("{name} first in Round 2: {why} (F13, A1). Place the turn-order markers so.")
}

/// A5: one row.
#[must_use]
pub fn leftmost_open(row: usize) -> String {
    format!(
        "Row {row} of the Investments, counted from the top: which is its leftmost open space, counted from the left? Or full, or none if there is no such row"
    )
}

/// Reads what the person says of a row.
///
/// # Errors
/// A sentence for anything but a space, `full` or `none`.
pub fn read_open_space(typed: &str) -> Result<OpenSpace, String> {
    match typed.trim().to_lowercase().as_str() {
        "full" => Ok(OpenSpace::RowIsFull),
        "none" => Ok(OpenSpace::NoSuchRow),
        number => match number.parse::<u32>() {
            Ok(space) if (1..=50).contains(&space) => Ok(OpenSpace::At(space)),
            _ => Err("Type the number of the space, 1 to 50, or full, or none.".into()),
        },
    }
}

/// A5: one Investment.
#[must_use]
pub fn invest(number: usize, row: usize, space: u32) -> String {
    format!("  {number}. Place an Investment marker of his on row {row}, space {space}.")
}

/// A5: all that he placed.
#[must_use]
pub fn invested(placed: usize, first: Owner) -> String {
    let his = match placed {
        3 => "He has placed his three Investments.".to_owned(),
        0 => "He can place no Investment.".to_owned(),
        placed => format!(
            "He could place {placed} of three Investments: no other row has an open space (A5)."
        ),
    };
    match first {
        Owner::Major => format!("{his} Now place yours."),
        Owner::You => his,
    }
}

/// F14, A3: what is in transit at the end.
#[must_use]
pub fn transit(transit: &Transit) -> String {
    format!(
        "Your cars in transit earn you ₹{} (F14). Crates in transit for the unpaid-delivery penalty: {} of yours. His {} in transit cost him nothing, and he gains no income (A3).",
        transit.income.you,
        transit.crates.you,
        crates(transit.crates.major)
    )
}

/// K1: the rank.
#[must_use]
pub fn verdict(victory_points: i64) -> String {
    let reached = match rank(victory_points) {
        Some(name) => format!("{victory_points} victory points: you are a {name} (K1)."),
        None => format!("{victory_points} victory points: below 200 there is no rank (K1)."),
    };
    match next_rank(victory_points) {
        Some((name, missing)) => format!(
            "{reached} {} more and you would have been a {name}.",
            counted(u32::try_from(missing).unwrap_or(u32::MAX), "point")
        ),
        None => format!("{reached} There is no higher rank."),
    }
}

/// His cards: drawn, and what may still come, without its order.
#[must_use]
pub fn deck(game: &MajorGame) -> String {
    let mut lines = Vec::new();
    let drawn = |round: u8| {
        let cards = game.deck.drawn.iter().filter(|card| card.round == round);
        cards.map(|card| card.text.to_string()).collect::<Vec<_>>()
    };
    for round in [1, 2] {
        let drawn = drawn(round);
        if !drawn.is_empty() {
            lines.push(format!("Drawn in Round {round}: {}.", drawn.join(", ")));
        }
    }
    if lines.is_empty() {
        lines.push("He has drawn no card yet.".into());
    }
    if game.own_deck {
        let (known, drawn) = (&game.facts.known, &game.deck.drawn);
        let may_come = crate::major::known::may_come(known, drawn, game.round);
        let may_come: Vec<&NamedCard> = may_come.into_iter().map(|index| &known[index]).collect();
        let unknown = crate::major::facts::WHOLE_DECK.saturating_sub(known.len());
        lines.push(super::own_deck(&may_come, unknown));
    } else {
        let may_come: Vec<String> = game
            .deck
            .may_come(&game.facts.cards)
            .iter()
            .map(NamedCard::to_string)
            .collect();
        lines.push(format!(
            "{} face down, in an order that nobody knows:",
            counted_cards(may_come.len())
        ));
        lines.extend(may_come.iter().map(|card| format!("  - {card}")));
    }
    lines.join("\n")
}

/// M15: his cash.
#[must_use]
pub fn cash(game: &MajorGame) -> String {
    match (game.deck.cash(), game.deck.last()) {
        (Cash::Known(_), None) => "His cash is ₹0: he has drawn no card yet (M15).".into(),
        (Cash::Known(rupees), Some(_)) => format!("His cash is ₹{rupees}, by his last card (M15)."),
        (Cash::NotNoted, _) => "His last card was typed without its cash: look at it, and type cash in your turn to note it (M15).".into(),
    }
}

/// What the app has counted so far.
#[must_use]
pub fn score(game: &MajorGame) -> String {
    let board = &game.facts.board;
    let mut lines = vec![format!(
        "Performance advanced by deliveries: yours {}, his {}.",
        game.performance.you, game.performance.major
    )];
    for (city, stored) in board.cities().into_iter().zip(&game.warehouses) {
        lines.push(format!(
            "Warehouse of {}: {} of yours, {} of his.",
            section_name(board, city),
            stored.you,
            stored.major
        ));
    }
    lines.push(format!(
        "Crates on the Ships: {} of yours, {} of his.",
        game.ships.you, game.ships.major
    ));
    lines.extend(super::known_of_challenge(game));
    lines.extend(super::target_line(game));
    lines.join("\n")
}

/// A fix that changes how many cars there are, as a question; `None` where none come or go.
#[must_use]
pub fn car_changes(before: &Position, after: &Position) -> Option<String> {
    let changes: Vec<String> = CarKind::ALL
        .into_iter()
        .filter(|&kind| before.count(kind) != after.count(kind))
        .map(|kind| {
            format!(
                "{} {} instead of {}",
                after.count(kind),
                kind,
                before.count(kind)
            )
        })
        .collect();
    (!changes.is_empty()).then(|| {
        format!(
            "Then there are {} on the railway. If a car only moved, name the place that it left too, as in C3 / C4 YM(my). Is it right as typed?",
            listed(&changes)
        )
    })
}

/// What was mended, place by place: the label that undo shows.
#[must_use]
pub fn fixed(board: &crate::freight::Board, before: &Position, after: &Position) -> String {
    let changes: Vec<String> = board
        .places()
        .filter(|&place| before.at(place) != after.at(place))
        .map(|place| {
            let train = after.at(place);
            let id = board.place_id(place);
            if train.is_empty() {
                id
            } else if board.is_city(board.section_of(place)) {
                let cars: Vec<String> = train.cars.iter().map(ToString::to_string).collect();
                format!("{id} {}", cars.join(" "))
            } else {
                format!("{id} {train}")
            }
        })
        .collect();
    changes.join(" / ")
}
