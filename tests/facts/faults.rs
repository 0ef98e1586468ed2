//! Wrong files: the file, the line, the column, and what was expected; the game goes on with what is good.

use footplate::major::facts::Facts;

use crate::program::Program;

const BOARD: &str = include_str!("../../decks/major/board.toml");
const CARDS: &str = include_str!("../../decks/major/cards.toml");

/// A board in which one text stands in place of another.
fn board(old: &str, new: &str) -> String {
    assert!(BOARD.contains(old), "{old}");
    BOARD.replacen(old, new, 1)
}

fn card(name: &str, round: u8, text: &str) -> String {
    format!("[[cards]]\nname = \"{name}\"\nround = {round}\ntext = \"{text}\"\n")
}

/// Every wrong file with its exact message.
fn wrong_files() -> Vec<(&'static str, String, &'static str)> {
    let learning = "verified = false\ncomplete = false\n";
    let nine: String = (1..=9)
        .map(|load| card(&format!("Load {load}"), 1, &format!("L{load}")))
        .collect();
    let setup = |card: &str| format!("verified = false\n\n[[cards]]\n{card}\n");
    vec![
        (
            "cards",
            "verifed = true\ncards = []".into(),
            ", line 1, column 1: “verifed” is no name that may stand here: expected one of “verified”, “complete”, “drawn-by”, “source”, “cards”",
        ),
        (
            "cards",
            "verified = \"yes\"\ncards = []".into(),
            ", line 1, column 12: found the text \"yes\", expected true or false",
        ),
        (
            "cards",
            format!("{learning}drawn-by = \"me\""),
            ", line 3, column 12: “me” is none of the words that may stand here: expected “app” or “you”",
        ),
        (
            "cards",
            format!(
                "{learning}{}{}",
                card("Load A", 1, "L1"),
                card("Load A", 1, "L2")
            ),
            ", line 8, column 8: two cards are named \"Load A\": each needs a name of its own",
        ),
        (
            "cards",
            format!("{learning}{}", card("Load A", 3, "L1")),
            ", line 5, column 9: the card \"Load A\" is of round 3: expected round = 1 or round = 2",
        ),
        (
            "cards",
            format!("{learning}{}", card("Load A", 1, "L1 X2")),
            ", line 6, column 8: the card \"L1 X2\": column 4: found \"X\", expected an action: L3, M2, ?L4M2, S1, K+1, \"words\", or cash: $4",
        ),
        (
            "cards",
            format!("{learning}{nine}"),
            ", line 35, column 1: Round 1 has 9 cards: expected 8 at most (M2)",
        ),
        (
            "cards",
            "verified = true\ncomplete = false".into(),
            ", line 1, column 12: a deck that is not complete cannot be verified: expected verified = false",
        ),
        (
            "cards",
            CARDS.replacen("complete", "", 1).replacen(
                "\n[[cards]]\nname = \"Load A\"\nround = 1\ntext = \"L3 M2 $4\"\n",
                "",
                1,
            ),
            ", line 10, column 1: Round 1 has 7 cards: expected 8 (M2)",
        ),
        (
            "board",
            board(
                "id = \"C4\"\nkind = \"junction\"\nrows = 2\nvalue = 2\nloading = true",
                "id = \"C4\"\nkind = \"junction\"\nrows = 2\nvalue = 2",
            ),
            ", line 10, column 1: no junction between BEN and CAL is a loading space: expected loading = true at the central one (F4)",
        ),
        (
            "board",
            board(
                "id = \"B4\"\nkind = \"junction\"\nrows = 2\nvalue = 2\nloading = true",
                "id = \"B4\"\nkind = \"junction\"\nrows = 2\nvalue = 2",
            ),
            ", line 58, column 1: no junction between CAL and BEN is a loading space: expected loading = true at the central one (F4)",
        ),
        (
            "board",
            board(
                "id = \"C7\"\nkind = \"straight\"",
                "id = \"C7\"\nkind = \"straight\"\nshortcut = 3",
            ),
            ", line 49, column 12: C7 has a shortcut but is no junction: a shortcut starts at a junction (F11)",
        ),
        (
            "board",
            board(
                "id = \"C2\"\nkind = \"junction\"",
                "id = \"C2\"\nkind = \"junction\"\nshortcut = 3",
            ),
            ", line 21, column 12: C2 has a shortcut, but the junction C4 still follows before the city (F11)",
        ),
        (
            "board",
            board(
                "id = \"C1\"\nkind = \"straight\"",
                "id = \"C1\"\nkind = \"junction\"",
            ),
            ", line 16, column 8: C1 follows the city BEN but is no straight: a train forms on a straight (F6)",
        ),
        (
            "board",
            board("rows = 2", "row = 2"),
            ", line 21, column 1: “row” is no name that may stand here: expected one of “id”, “kind”, “rows”, “value”, “loading”, “shortcut”",
        ),
        (
            "board",
            "verified = true\nsections = [".into(),
            ", line 2, column 13: unclosed array, expected `]`",
        ),
        (
            "fleet",
            "verified = true\nlarge = \"two\"\nmedium = 2\nsmall = 3".into(),
            ", line 2, column 9: found the text \"two\", expected a whole number, 0 or more",
        ),
        (
            "fleet",
            "verified = true\nlarge = two\nmedium = 2\nsmall = 3".into(),
            ", line 2, column 9: expected a number, true, false, or a text in quotation marks",
        ),
        (
            "fleet",
            "verified = true\nlarge = 2\nsmall = 3".into(),
            ", line 1, column 1: “medium” is missing",
        ),
        (
            "fleet",
            "verified = true\nlarge = 21\nmedium = 2\nsmall = 3".into(),
            ", line 2, column 9: 21 large cars of one player: expected 0 to 20",
        ),
        (
            "board",
            board("value = 2", "value = 100"),
            ", line 32, column 9: C4 has value = 100: expected 99 at most",
        ),
        (
            "board",
            board("shortcut = 3", "shortcut = 10"),
            ", line 44, column 12: C6 has shortcut = 10: expected 9 at most",
        ),
        (
            "setups",
            setup("card = 6\ncars = \"BEN ML\""),
            ", line 4, column 8: 6 is no Setup card and no place in the turn order: expected 1 to 5 (M1)",
        ),
        (
            "setups",
            setup("card = 1\ncars = \"BEN ML\"\n[[cards]]\ncard = 1\ncars = \"BEN ML\""),
            ", line 7, column 8: Setup card 1 stands here twice: expected each once",
        ),
        (
            "setups",
            setup("card = 1\ncars = \"BEN MX\""),
            ", line 5, column 8: the cars of Setup card 1: column 6: found \"X\", expected the car's size: L, M or S",
        ),
        (
            "setups",
            setup("card = 1\ncars = \"BEN ML YM\""),
            ", line 5, column 8: the cars of Setup card 1: expected his, empty and in the cities, as in BEN ML MS / CAL MM",
        ),
        (
            "setups",
            setup("card = 1\ncars = \"C1 ML\""),
            ", line 5, column 8: the cars of Setup card 1: expected his, empty and in the cities, as in BEN ML MS / CAL MM",
        ),
        (
            "investments",
            "verified = true\nrows = [[10], []]".into(),
            ", line 2, column 15: row 2 has 0 spaces: expected 1 to 50",
        ),
        (
            "investments",
            "verified = true\nrows = [[10, 0]]".into(),
            ", line 2, column 14: row 1 has a space of value 0: expected 1 to 999",
        ),
        (
            "investments",
            "verified = true\nrows = [10]".into(),
            ", line 2, column 9: found the number 10, expected a list in brackets",
        ),
        (
            "rulings",
            "load-pass = \"car\"\nload-pas = \"line\"".into(),
            ", line 2, column 1: “load-pas” is no name that may stand here: expected one of “load-anywhere”, “load-pass”, “move-pass”, “depart”, “passengers”, “turn-order”, “load-order”, “move-order”, “round-two-turns”, “leaders”",
        ),
        (
            "rulings",
            "load-order = \"ML YL\"".into(),
            ", line 1, column 14: the order names 2 of six kinds of car: expected an order that names each of ML YL MM YM MS YS once",
        ),
    ]
}

#[test]
fn every_wrong_file_is_named_with_its_place_and_what_was_expected() {
    for (name, text, message) in wrong_files() {
        let file = format!("decks/major/{name}.toml");
        let own = |asked: &str| (asked == file).then(|| text.clone());
        let fault = Facts::read(own).expect_err(&text);
        assert_eq!(fault.to_string(), format!("{file}{message}"));
        let (facts, faults) = Facts::read_what_is_good(own).unwrap();
        assert_eq!(facts, Facts::shipped().unwrap());
        assert_eq!(faults, [fault]);
    }
}

#[test]
fn two_wrong_files_are_both_named_and_a_good_one_counts() {
    let own = |file: &str| match file {
        "decks/major/fleet.toml" => Some("verified = 1".to_owned()),
        "decks/major/board.toml" => Some("sections = []".to_owned()),
        "decks/major/rulings.toml" => Some("load-pass = \"line\"".to_owned()),
        _ => None,
    };
    let (facts, faults) = Facts::read_what_is_good(own).unwrap();
    let files: Vec<&str> = faults.iter().map(|fault| fault.file.as_str()).collect();
    assert_eq!(files, ["decks/major/board.toml", "decks/major/fleet.toml"]);
    assert_eq!(
        facts.rulings.load_pass,
        footplate::major::rulings::LoadPass::Line
    );
}

#[test]
fn a_faulty_file_is_never_overwritten_by_what_a_game_learns() {
    let program = Program::new();
    let faulty = "verified = false\ncomplete = false\ncards = 14\n";
    program.write("decks/major/cards.toml", faulty);
    let answers = "own\n1\nBEN ML YM YS / CAL MM MS YL\nyou\n\ndone\n\nL3 M2 $4\nquit\n";
    let ended = program.run(&["major", "--name", "evening"], answers);
    assert_eq!(ended.code, 0, "{}", ended.err);
    assert!(
        ended.out.contains("cards.toml, line 3, column 9"),
        "{}",
        ended.out
    );
    assert!(
        ended.out.contains("So nothing is written there"),
        "{}",
        ended.out
    );
    assert_eq!(program.read("decks/major/cards.toml"), faulty);
    // Mended, the file gets what comes next.
    program.write(
        "decks/major/cards.toml",
        "verified = false\ncomplete = false\n",
    );
    program.run(&["resume"], "done\n\nL4 M2 $3\nquit\n");
    let cards = program.read("decks/major/cards.toml");
    assert!(cards.contains("L4 M2 $3"), "{cards}");
    assert_eq!(
        program.read("decks/major/cards.toml.bak"),
        "verified = false\ncomplete = false\n"
    );
}

#[test]
fn f4_a_request_may_ask_about_a_railway_without_a_central_junction() {
    let program = Program::new();
    let sections = r#"[{"id":"BEN","kind":"city"},{"id":"C1","kind":"straight"},{"id":"CAL","kind":"city"},{"id":"B1","kind":"straight"}]"#;
    let request =
        format!(r#"{{"transit":{{"position":"C1 YS(y)","board":{{"sections":{sections}}}}}}}"#);
    let ended = program.run(&["solve"], &format!("{request}\n"));
    assert_eq!((ended.code, ended.err.as_str()), (0, ""));
    assert!(ended.out.contains("\"income\""), "{}", ended.out);
}

#[test]
fn a_faulty_file_of_olivias_is_named_and_her_game_goes_on() {
    let program = Program::new();
    program.write("decks/olivia/sheet.toml", "verified = true\nhexs = 3\n");
    let ended = program.run(&["olivia", "--difficulty", "clerk"], "app\n");
    assert!(
        ended.out.contains(
            "decks/olivia/sheet.toml, line 2, column 1: “hexs” is no name that may stand here"
        ),
        "{}",
        ended.out
    );
    assert!(
        ended.out.contains("I go on with what is shipped"),
        "{}",
        ended.out
    );
    // nothing is promised that cannot be kept, and a file that was mended is kept in again
    let asked = |out: &str| out.split_whitespace().collect::<Vec<_>>().join(" ");
    let not_kept = "I know them in this game alone, since your own file of them is no good.";
    assert!(asked(&ended.out).contains(not_kept), "{}", ended.out);
    assert_eq!(
        program.read("decks/olivia/sheet.toml"),
        "verified = true\nhexs = 3\n"
    );
    let mended = "verified = true\n[hexes]\n3 = 3\n";
    program.write("decks/olivia/sheet.toml", mended);
    let again = program.run(&["resume"], "");
    assert!(
        asked(&again.out).contains("I remember them for your next games."),
        "{}",
        again.out
    );
    program.write("decks/olivia/sheet.toml", "verified = true\nhexs = 3\n");
    let facts = program.run(&["facts"], "").out;
    assert!(
        facts.contains("sheet: no good, so what is shipped stands in"),
        "{facts}"
    );
}

#[test]
fn what_the_dialogue_refuses_an_import_refuses_where_it_stands() {
    let program = Program::new();
    let refused = |text: &str| {
        program.write("box.toml", text);
        let path = program.home().join("box.toml");
        let path = path.to_str().unwrap();
        let ended = program.run(&["facts", "import", path], "y\n");
        assert_eq!(ended.code, 1, "{}", ended.out);
        ended.err.replace(path, "box.toml")
    };
    let rivals = |rival: &str| {
        format!("[major.rivals]\nverified = true\n\n[[major.rivals.rivals]]\n{rival}\n")
    };
    let objectives = include_str!("../../decks/major/campaign.toml");
    let objectives = objectives.replace("[[objectives]]", "[[major.campaign.objectives]]");
    let campaign = |old: &str, new: &str| {
        assert!(objectives.contains(old), "{old}");
        refused(&format!(
            "[major.campaign]\n{}",
            objectives.replacen(old, new, 1)
        ))
    };
    let second = "kind = \"second-large\"";
    for (text, message) in [
        (
            rivals(&format!(
                "name = \"A\"\ntarget = -270\nchange = {{ {second} }}"
            )),
            "line 6, column 10: rivals: the target is -270: expected 100 to 500",
        ),
        (
            rivals(&format!(
                "name = \"2\"\ntarget = 270\nchange = {{ {second} }}"
            )),
            "line 5, column 8: rivals: the name \"2\" has no letter: expected one",
        ),
        (
            rivals("name = \"A\"\ntarget = 270\nchange = { kind = \"market-pawns\", row = 10 }"),
            "line 7, column 41: rivals: row is 10: expected 1 to 9",
        ),
        (
            rivals("name = \"A\"\ntarget = 270\nchange = { kind = \"investments\", spaces = [] }"),
            "line 7, column 43: rivals: 0 spaces: expected 1 to 9",
        ),
        (
            "\n[major.fleets]\nlarge = 2\n".into(),
            "line 2, column 1: [major.fleets] is no subject of mine: expected [major.cards]",
        ),
        (
            "\n\n[major.fleet]\nlarge = 2\nverified = false\n".into(),
            "line 3, column 1: fleet: “medium” is missing",
        ),
        (
            "[major]\nfleet = { large = 2 }\n".into(),
            "line 2, column 9: fleet: “verified” is missing",
        ),
        (
            "[major.fleet]\nlarge = two\n".into(),
            "line 2, column 9: expected a number, true, false, or a text in quotation marks",
        ),
    ] {
        let told = refused(&text);
        assert!(
            told.starts_with(&format!("footplate: box.toml: {message}")),
            "{told}"
        );
    }
    let told = campaign("target = 270", "target = 9999");
    assert!(
        told.contains("campaign: the target is 9999: expected 100 to 500"),
        "{told}"
    );
    let told = campaign("name = \"Lower left\"", "name = \"Top\"");
    assert!(
        told.contains("two are named \"Top\": each needs a name of its own"),
        "{told}"
    );
}
