//! What is asked and told about the facts of the box: while they are entered, and while cards are learned in play.

use crate::{
    freight::{Board, Owner, SectionKind, naming::section_name},
    major::{
        card::Card,
        enter::{Entering, Entry},
        facts::{InvestmentArea, NamedCard, Space, WHOLE_DECK},
        known::Doubt,
    },
};

use super::counted;

/// How the person leaves the typing of cards.
pub const STOP: &str = "stop";
/// Where entered facts come from.
pub const FROM_THE_BOX: &str = "Typed from the box.";
/// `fix` in a conversation.
pub const NOTHING_TO_MEND: &str = "There is no table to mend here: undo takes back an answer.";
/// How cards are typed.
pub const HOW_TO_TYPE_CARDS: &str = "Type what each card shows, from top to bottom: L3 load three, M2 move two; ?L4M2 the conditional; $4 the cash; S1 ship one, S1:III to Ship III; K+1 a Market pawn up; any other instruction in quotation marks. quit leaves: what you have typed is kept.";
/// The cards conversation.
pub const WHAT_ABOUT_CARDS: &str = "What about the cards?";
/// More cards.
pub const TYPE_MORE_CARDS: &str = "type those that are not known yet";
/// A wrong card.
pub const CORRECT_A_CARD: &str = "correct one that is remembered wrongly";
/// Who shuffles.
pub const WHO_SHUFFLES: &str = "say who shuffles and draws them";
/// All is well.
pub const CARDS_ARE_RIGHT: &str = "leave them as they are";
/// Who shuffles.
pub const SHALL_I_SHUFFLE: &str = "Shall I shuffle and draw his cards from the next game on?";
/// Which card is wrong.
pub const CORRECT_WHICH: &str = "Which card is remembered wrongly?";
/// What is on it.
pub const WHAT_DOES_IT_SHOW: &str = "What does it show?";
/// The deck is complete.
pub const ALL_ARE_KNOWN: &str = "All 14 cards are known.";
/// Before the board conversation.
pub const BEFORE_THE_BOARD: &str = "Follow the railway on your board from Benares, clockwise. A leg is the way from one city to the other. Count its sections between the lines across the track; the cities do not count.";
/// The central junction.
pub const WHICH_IS_CENTRAL: &str =
    "Which junction is the central one, where Crates are loaded (F4)? Count from the city behind";
/// No loop yet.
pub const NO_TWO_LEGS: &str = "there are not two legs";
/// The picture.
pub const HOW_TO_READ_THE_PICTURE: &str = "Each column is a section, each dot below it a row; ① ② ③ are the junctions' values, and * marks where Crates are loaded.";
/// The loop.
pub const IS_THIS_THE_LOOP: &str = "Is this the loop on your board?";
/// Before the Setup cards.
pub const NUMBER_THE_SETUP_CARDS: &str = "Number the five Setup cards once, 1 to 5, and keep to it: a pencil dot on the back will do. What is typed here is offered in later games, when you only say the number.";
/// A Setup card is passed over.
pub const NEXT_CARD: &str = "next";
/// A Setup card has cars of one owner.
pub const ONLY_HIS_CARS: &str = "Name the cars of this card alone, as the Major's, empty and in the cities: BEN ML MS / CAL MM.";
/// The marker.
pub const WHICH_MARKER_PLACE: &str =
    "Which place in the turn order does it give its marker, 1 being first?";
/// The Investment area ends.
pub const NO_MORE_ROWS: &str = "end";
/// Rulings.
pub const WHICH_RULING: &str = "Which ruling do you change?";
/// No ruling.
pub const NO_RULING: &str = "none";
/// No ruling.
pub const RULINGS_STAY: &str = "they stay as they are";
/// An order.
pub const WHICH_ORDER: &str =
    "Which order does your solo board print? Name each of ML YL MM YM MS YS once";
/// A value.
pub const WHICH_VALUE: &str = "Which value?";
/// The three ways to a deck.
pub const HIS_DECK: &str =
    "Where do the Major's cards come from? Nobody has published what is printed on them";
/// The third way.
pub const STAND_IN_DECK: &str = "play with a stand-in deck, made up to fit the rules; I shuffle";
/// Known, and not checked.
pub const MINE_ARE_RIGHT: &str = "the 14 cards of your file are those of your box; I shuffle";
/// The deck is learned in play.
pub const YOU_DRAW: &str = "You draw his cards. I remember each one that I have seen.";
/// Typing is left for playing.
pub const DRAW_THE_REST: &str =
    "Then the game begins, and you draw his cards: I learn the others as they come.";
/// The deck is known.
pub const I_SHUFFLE: &str = "I shuffle and draw his own cards.";
/// What a questioned card is.
pub const MISTYPED: &str = "mistyped: type it again";
/// What a questioned card is.
pub const NEW_LIKE_IT: &str = "right as typed, and a card that was not known";
/// What a questioned card is.
pub const REMEMBERED_WRONGLY: &str = "right as typed, and one of the others is remembered wrongly";
/// What a questioned card is.
pub const JUST_PLAY_IT: &str = "right as typed; play it, and remember nothing";
/// Cash was left out.
pub const WHICH_OF_THESE: &str = "Which of these is it?";
/// Which card is wrong.
pub const WHICH_IS_WRONG: &str = "Which of those that may still come is it?";
/// M2.
pub const WHICH_ROUND: &str =
    "Is it a Round 2 card, or one of the two left over from Round 1? Type its round";

/// The heading of a part of a conversation.
#[must_use]
pub fn entry_heading(entering: &Entering, entry: Entry) -> String {
    match entry {
        Entry::Cards | Entry::Card => format!(
            "The Major's cards: {} of {WHOLE_DECK} known",
            entering.facts.known.len()
        ),
        Entry::Leg if entering.legs.is_empty() => "The board: from Benares to Calcutta".into(),
        Entry::Leg => "The board: from Calcutta to Benares".into(),
        Entry::Loop => "The board: the loop".into(),
        Entry::Fleet => "The Freight Cars in the box".into(),
        Entry::Setup(card) => format!("Setup card {card} of 5"),
        Entry::Row => "The Investment area".into(),
        Entry::Ruling => "Rulings".into(),
    }
}

/// The heading of a game in which the cards are typed first.
#[must_use]
pub fn typing_cards(known: usize) -> String {
    format!("The Major's cards: {known} of {WHOLE_DECK} known")
}

/// The first way to a deck.
#[must_use]
pub fn own_cards(known: usize) -> String {
    let remembers = match known {
        0 => "I remember each one that I have seen".to_owned(),
        known => format!("{known} of {WHOLE_DECK} are known"),
    };
    format!("draw my own cards and type each one as it comes; {remembers}")
}

/// The second way to a deck.
#[must_use]
pub fn type_them_now(known: usize) -> String {
    match known {
        0 => format!("type the {WHOLE_DECK} cards now, about ten seconds each; then I shuffle"),
        known => format!(
            "type the {} that are still unknown now, about ten seconds each; then I shuffle",
            WHOLE_DECK.saturating_sub(known)
        ),
    }
}

/// The next card.
#[must_use]
pub fn next_card(round: u8, known: usize, whole: usize) -> String {
    format!(
        "Round {round}, card {} of {whole}: what does it show? stop types no more for now",
        known + 1
    )
}

/// A card that was seen for the first time.
#[must_use]
pub fn remembered(name: &str, card: &Card, known: usize) -> String {
    let kind = name.split(" (").next().unwrap_or(name);
    let kind = kind.rsplit_once(' ').map_or(kind, |(kind, _)| kind);
    let kind = match kind {
        "Load" | "Move" | "Round 2" => format!("a {kind} card"),
        _ => "a card".into(),
    };
    let cash = card
        .cash
        .map_or_else(String::new, |cash| format!(" with ₹{cash}"));
    format!("New: {kind}{cash}. Remembered as {name}. ({known} of {WHOLE_DECK} known)")
}

/// A card like another.
#[must_use]
pub fn second_copy(name: &str) -> String {
    format!("{name} shows the same: is there a second card like it?")
}

/// A card that cannot be there as typed.
#[must_use]
pub fn doubt(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Drawn { name, copies } => {
            let times = match copies {
                1 => "once".to_owned(),
                2 => "twice".to_owned(),
                copies => format!("{copies} times"),
            };
            let another = match copies {
                1 => "a second",
                _ => "another",
            };
            format!("{name} again. The deck holds it {times}: is there {another} like it?")
        }
        Doubt::OtherRound { name, round } => format!(
            "{name} shows this, and it is a card of Round {round}, which cannot come now (M2)."
        ),
        Doubt::AllKnown => {
            "None of his cards that may still come shows this, and all of them are known (M2)."
                .into()
        }
    }
}

/// A card that was drawn as often as it is known, with no unknown card left.
#[must_use]
pub fn doubt_when_all_known(doubt: &Doubt) -> String {
    match doubt {
        Doubt::Drawn { name, .. } => format!(
            "{name} again, and it has been drawn already; all cards that may still come are known (M2)."
        ),
        other => self::doubt(other),
    }
}

/// The question after a doubt.
pub const WHAT_IS_IT_THEN: &str = "What is it?";

/// All cards that are known.
#[must_use]
pub fn known_cards(known: &[NamedCard]) -> String {
    if known.is_empty() {
        return "None of his cards is known yet.".into();
    }
    let mut lines = vec![format!("{} of {WHOLE_DECK} cards are known:", known.len())];
    lines.extend(known.iter().map(|card| format!("  - {card}")));
    lines.join("\n")
}

/// What may still come of a deck on the person's table.
#[must_use]
pub fn own_deck(may_come: &[&NamedCard], unknown: usize) -> String {
    let mut lines = vec!["The deck is on your table.".to_owned()];
    if !may_come.is_empty() {
        lines.push("Known cards that may still come:".into());
        lines.extend(may_come.iter().map(|card| format!("  - {card}")));
    }
    if unknown > 0 {
        let unknown = counted(u32::try_from(unknown).unwrap_or(u32::MAX), "card");
        lines.push(format!(
            "{unknown} of the {WHOLE_DECK} I have not seen yet."
        ));
    }
    lines.join("\n")
}

fn cities(leg: usize) -> (&'static str, &'static str) {
    if leg == 0 {
        ("Benares", "Calcutta")
    } else {
        ("Calcutta", "Benares")
    }
}

/// The straights of a leg.
#[must_use]
pub fn how_many_straights(leg: usize) -> String {
    let (from, to) = cities(leg);
    format!(
        "From {from} to {to}: how many straights lie before each junction, and how many after the last? With three junctions these are four numbers, as in 1 1 1 3"
    )
}

/// The rows of the junctions.
#[must_use]
pub fn how_many_rows(junctions: usize) -> String {
    format!(
        "How many rows of track has each junction? {}",
        so_many(junctions)
    )
}

/// The values of the junctions.
#[must_use]
pub fn which_values(junctions: usize) -> String {
    format!(
        "Which value does each junction show, in rupees (F14)? {}",
        so_many(junctions)
    )
}

fn so_many(junctions: usize) -> String {
    match junctions {
        1 => "One number".into(),
        count => format!("{count} numbers, in the order of travel"),
    }
}

/// The shortcut of a leg.
#[must_use]
pub fn shortcut_price(leg: usize) -> String {
    let (_, to) = cities(leg);
    format!(
        "The shortcut starts at the last junction: how many movements does it cost from there straight into {to} (F11)? 0 if there is none"
    )
}

/// Numbers as they are typed.
#[must_use]
pub fn numbers(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    numbers.join(" ")
}

fn read_list(typed: &str) -> Result<Vec<u16>, String> {
    typed
        .split(|c: char| c.is_whitespace() || c == ',')
        .filter(|word| !word.is_empty())
        .map(|word| {
            word.parse::<u16>()
                .map_err(|_| format!("“{word}” is not a whole number."))
        })
        .collect()
}

/// Reads so many numbers.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_numbers(typed: &str, count: usize, least: u8, most: u8) -> Result<Vec<u8>, String> {
    let list = read_list(typed)?;
    if list.len() != count {
        return Err(format!(
            "Type {}: there are {} here.",
            so_many(count).to_lowercase(),
            list.len()
        ));
    }
    let read = |number: u16| {
        u8::try_from(number)
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| format!("{number} cannot be: type numbers from {least} to {most}."))
    };
    list.into_iter().map(read).collect()
}

/// Reads the straights of a leg: one more number than junctions, the first at least 1 (F6).
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_straights(typed: &str) -> Result<Vec<u8>, String> {
    let count = read_list(typed)?.len();
    if !(2..=10).contains(&count) {
        return Err("Type one number for each junction and one for the stretch after the last, as in 1 1 1 3.".into());
    }
    let straights = read_numbers(typed, count, 0, 15)?;
    if straights[0] == 0 {
        return Err("A junction cannot follow the city directly: a train forms on a straight (F6). Count it as 1 at least.".into());
    }
    Ok(straights)
}

/// A loop that is none.
#[must_use]
pub fn not_a_board(fault: &str) -> String {
    format!("That makes no railway: {fault}. Tell both legs again.")
}

/// The loop in words, a section a line.
#[must_use]
pub fn loop_told(board: &Board) -> String {
    let mut lines = Vec::new();
    for (index, section) in board.sections().iter().enumerate() {
        let line = match section.kind {
            SectionKind::City => format!("{} ({}).", section_name(board, index), section.id),
            SectionKind::Straight => format!("{}: a straight.", section.id),
            SectionKind::Junction => {
                let rows = counted(section.rows.into(), "row");
                let mut line = format!(
                    "{}: a junction with {rows}, value {}",
                    section.id, section.value
                );
                if section.loading {
                    line += ", where Crates are loaded";
                }
                if let Some(price) = section.shortcut {
                    let movements = counted(price.into(), "movement");
                    line += &format!(", with the shortcut into the city for {movements}");
                }
                line + "."
            }
        };
        lines.push(line);
    }
    lines.join("\n")
}

/// How many cars of a size.
#[must_use]
pub fn how_many_cars(size: &str) -> String {
    format!("How many {size} Freight Cars has one player in the box?")
}

/// The cars of a Setup card.
#[must_use]
pub fn cars_of_setup_card(card: u8) -> String {
    format!(
        "Where does Setup card {card} put the cars of whoever takes it? Write them as the Major's, as in BEN ML MS / CAL MM; next goes on without"
    )
}

/// A row of the Investment area.
#[must_use]
pub fn values_of_row(row: usize) -> String {
    format!(
        "Row {row} of the Investment area, from the top: which values are printed on its spaces, from left to right? As in 10 12 15; end if there are no more rows"
    )
}

/// Reads the values of a row.
///
/// # Errors
/// A sentence that says what is wrong.
pub fn read_values(typed: &str) -> Result<Vec<u16>, String> {
    let values = read_list(typed)?;
    if values.is_empty() || values.len() > 50 {
        return Err("A row has 1 to 50 spaces: type their values with spaces between.".into());
    }
    match values.iter().find(|value| !(1..=999).contains(*value)) {
        Some(value) => Err(format!("{value} cannot be: type values from 1 to 999.")),
        None => Ok(values),
    }
}

/// The Investment area as it is known.
#[must_use]
pub fn investment_area(area: &InvestmentArea) -> String {
    if !area.is_known() {
        return "No row is known: in the Administration I ask for the leftmost open space of each."
            .into();
    }
    let mut lines = vec!["The Investment area:".to_owned()];
    for (number, row) in (1..).zip(&area.rows) {
        let values: Vec<String> = row.iter().map(u16::to_string).collect();
        lines.push(format!("  - row {number}: {}", values.join(" ")));
    }
    lines.join("\n")
}

/// No marker.
pub const NO_INVESTMENT: &str = "none";
/// Your Investments.
pub const YOUR_INVESTMENTS: &str = "Which spaces do your markers lie on that I do not have yet? Type row and space, as in 1.2 3.1, or a value that is there once";
/// Markers that came there otherwise.
pub const MISSING_INVESTMENTS: &str = "Do markers lie there already that I do not have? Type row and space, as in 1.2 3.1, or a value that is there once";

/// A question about the Investment area, below the area as the app has it.
#[must_use]
pub fn with_area(asked: &str, area: &InvestmentArea, taken: &[Space]) -> String {
    let mut lines = vec!["The Investment area, taken spaces in brackets:".to_owned()];
    for (row, values) in (1..).zip(&area.rows) {
        let values: Vec<String> = (1..)
            .zip(values)
            .map(|(space, value)| {
                if taken.contains(&Space { row, space }) {
                    format!("[{value}]")
                } else {
                    value.to_string()
                }
            })
            .collect();
        lines.push(format!("  - row {row}: {}", values.join(" ")));
    }
    lines.push(asked.to_owned());
    lines.join("\n")
}

/// A5: one Investment of his.
#[must_use]
pub fn invest_at(number: usize, space: Space, value: Option<u16>) -> String {
    let value = value.map_or_else(String::new, |value| format!(", which shows {value}"));
    format!(
        "  {number}. Place an Investment marker of his on row {}, space {}{value}.",
        space.row, space.space
    )
}

/// A5: all that he placed.
#[must_use]
pub fn he_invested(placed: usize) -> String {
    match placed {
        3 => "He has placed his three Investments.".into(),
        0 => "He can place no Investment: no row has an open space (A5).".into(),
        placed => format!(
            "He could place {placed} of three Investments: no other row has an open space (A5)."
        ),
    }
}

/// No such space.
#[must_use]
pub fn no_space(typed: &str) -> String {
    format!(
        "“{typed}” is no open space of the Investment area: type row and space, as in 1.2, or none."
    )
}

/// A value that several spaces show.
#[must_use]
pub fn several_spaces(typed: &str, spaces: &[Space]) -> String {
    let spaces: Vec<String> = spaces
        .iter()
        .map(|space| format!("{}.{}", space.row, space.space))
        .collect();
    format!(
        "“{typed}” is printed on several open spaces, {}: type which.",
        spaces.join(", ")
    )
}

/// A marker lies there.
#[must_use]
pub fn space_is_taken(typed: &str) -> String {
    format!("“{typed}” is taken already, as far as I know.")
}

/// A Setup card is known.
#[must_use]
pub fn setup_card_known(whose: Owner, card: u8, cars: &str) -> String {
    match whose {
        Owner::Major => format!("Setup card {card}, as I remember it, puts his cars so: {cars}."),
        Owner::You => format!("Setup card {card}, as I remember it, puts your cars so: {cars}."),
    }
}

/// A Setup card was met.
#[must_use]
pub fn setup_cards_remembered(cards: &[u8]) -> String {
    match cards {
        [card] => format!(
            "I remember where Setup card {card} puts its cars: number the cards and keep to it."
        ),
        _ => {
            let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
            format!(
                "I remember where Setup cards {} put their cars: number the cards and keep to it.",
                cards.join(" and ")
            )
        }
    }
}
