//! Files of facts that are wrong: the file, the line, the column, and what was expected.

use footplate::{freight::read_position, major::facts::Facts};

const CARDS: &str = include_str!("../../decks/major/cards.toml");
const BOARD: &str = include_str!("../../decks/major/board.toml");
const RULINGS: &str = include_str!("../../decks/major/rulings.toml");

/// The shipped facts with one file in place of the shipped one.
fn with(file: &str, text: &str) -> Result<Facts, String> {
    let file = format!("decks/major/{file}.toml");
    Facts::read(|name| (name == file).then(|| text.to_owned())).map_err(|fault| fault.to_string())
}

fn refused(file: &str, text: &str) -> String {
    with(file, text).expect_err(file)
}

/// Where a text first stands in a file, as a fault names it.
fn place(text: &str, wanted: &str) -> String {
    let offset = text.find(wanted).expect("the text is there");
    let line = text[..offset].matches('\n').count() + 1;
    let column = offset - text[..offset].rfind('\n').map_or(0, |newline| newline + 1) + 1;
    format!("line {line}, column {column}")
}

#[test]
fn own_files_stand_in_place_of_the_shipped_ones() {
    let facts = with("fleet", "verified = true\nlarge = 1\nmedium = 1\nsmall = 1").unwrap();
    assert_eq!(facts.fleet.small, 1);
    assert_eq!(facts.cards, Facts::shipped().unwrap().cards);
}

#[test]
fn a_file_that_is_no_toml_is_refused_where_it_ends_to_be_any() {
    let fault = refused("fleet", "verified = true\nlarge = \nmedium = 1\nsmall = 1");
    assert!(
        fault.starts_with("decks/major/fleet.toml, line 2, column 9: "),
        "{fault}"
    );
}

#[test]
fn a_missing_key_and_an_unknown_one_are_named() {
    let fault = refused("fleet", "verified = true\nlarge = 1\nmedium = 1");
    assert!(fault.ends_with("“small” is missing"), "{fault}");
    let fault = refused(
        "fleet",
        "verified = true\nlarge = 1\nmedium = 1\nsmall = 1\ntiny = 4",
    );
    assert!(
        fault.starts_with("decks/major/fleet.toml, line 5, column 1: “tiny” is no name"),
        "{fault}"
    );
}

#[test]
fn m2_a_card_that_is_none_is_refused_with_its_column() {
    let text = CARDS.replace("\"L4 M2 $3\"", "\"L4 N2 $3\"");
    assert_eq!(
        refused("cards", &text),
        format!(
            "decks/major/cards.toml, {}: the card \"L4 N2 $3\": column 4: found \"N\", expected an action: L3, M2, ?L4M2, S1, K+1, \"words\", or cash: $4",
            place(&text, "\"L4 N2 $3\"")
        )
    );
}

#[test]
fn m2_eight_cards_and_six_are_expected() {
    let (first, rest) = CARDS.split_once("[[cards]]").unwrap();
    let one_less = format!(
        "{first}[[cards]]{}",
        rest.split_once("[[cards]]").unwrap().1
    );
    assert_eq!(
        refused("cards", &one_less),
        format!(
            "decks/major/cards.toml, {}: Round 1 has 7 cards: expected 8 (M2)",
            place(&one_less, "[[cards]]")
        )
    );
    let one_more = format!("{CARDS}\n[[cards]]\nname = \"More\"\nround = 2\ntext = \"L1\"\n");
    assert_eq!(
        refused("cards", &one_more),
        format!(
            "decks/major/cards.toml, {}: Round 2 has 7 cards: expected 6 (M2)",
            place(&one_more, "[[cards]]\nname = \"More\"")
        )
    );
}

#[test]
fn m2_a_card_of_no_round_is_refused_where_it_stands() {
    let text = format!("{CARDS}\n[[cards]]\nname = \"More\"\nround = 3\ntext = \"L1\"\n");
    assert_eq!(
        refused("cards", &text),
        format!(
            "decks/major/cards.toml, {}: the card \"More\" is of round 3: expected round = 1 or round = 2",
            place(&text, "3\ntext = \"L1\"\n")
        )
    );
}

#[test]
fn m2_two_cards_of_one_name_are_refused_at_the_second() {
    let text = CARDS.replace("\"Move D\"", "\"Load A\"");
    let at = place(CARDS, "\"Move D\"");
    assert_eq!(
        refused("cards", &text),
        format!(
            "decks/major/cards.toml, {at}: two cards are named \"Load A\": each needs a name of its own"
        )
    );
}

#[test]
fn f1_a_wrong_section_is_refused_where_it_stands() {
    assert_eq!(
        refused("board", &BOARD.replace("id = \"C3\"", "id = \"C2\"")),
        format!(
            "decks/major/board.toml, {}: the id C2 is taken by section 3 already",
            place(BOARD, "\"C3\"")
        )
    );
    let free = BOARD.replace("value = 3\nshortcut = 4", "value = 3\nshortcut = 0");
    assert_eq!(
        refused("board", &free),
        format!(
            "decks/major/board.toml, {}: the shortcut from B6 costs no movement: expected 1 or more",
            place(&free, "0\n")
        )
    );
}

#[test]
fn f1_a_board_without_two_cities_is_refused_as_a_whole() {
    let text = BOARD.replace(
        "id = \"CAL\"\nkind = \"city\"",
        "id = \"CAL\"\nkind = \"straight\"",
    );
    assert_eq!(
        refused("board", &text),
        "decks/major/board.toml: the board does not have two cities: expected Benares and Calcutta (F1)"
    );
}

#[test]
fn an_unknown_kind_of_section_is_refused_where_it_stands() {
    let text = BOARD.replacen("\"straight\"", "\"bent\"", 1);
    assert_eq!(
        refused("board", &text),
        format!(
            "decks/major/board.toml, {}: “bent” is none of the words that may stand here: expected one of “city”, “straight”, “junction”",
            place(&text, "\"bent\"")
        )
    );
}

#[test]
fn a_ruling_that_is_none_is_refused_where_it_stands() {
    let text = RULINGS.replace("\"most-first\"", "\"most\"");
    assert_eq!(
        refused("rulings", &text),
        format!(
            "decks/major/rulings.toml, {}: “most” is none of the words that may stand here: expected “most-first” or “fewest-first”",
            place(&text, "\"most\"")
        )
    );
    let text = RULINGS.replace("\"6\"", "\"7\"");
    assert_eq!(
        refused("rulings", &text),
        format!(
            "decks/major/rulings.toml, {}: expected the turns of Round 2: 6 or 8",
            place(&text, "\"7\"")
        )
    );
}

#[test]
fn the_shipped_rulings_are_the_defaults() {
    assert_eq!(Facts::shipped().unwrap().rulings, Default::default());
}

#[test]
fn more_cars_than_the_box_has_are_named() {
    let mut facts = with("fleet", "verified = true\nlarge = 1\nmedium = 2\nsmall = 3").unwrap();
    let position = |text| read_position(&facts.board, text).unwrap();
    let two = position("BEN ML YL YL / CAL MM MM");
    let enough = position("BEN ML YL / CAL MM MM MS MS MS");
    assert_eq!(
        facts.fleet.exceeded(&two).unwrap(),
        "2 cars YL stand there, the box has 1."
    );
    assert_eq!(facts.fleet.exceeded(&enough), None);
    facts.fleet.verified = false;
    assert_eq!(
        facts.fleet.exceeded(&two).unwrap(),
        "2 cars YL stand there, the box has 1, as far as is known."
    );
}
