//! Positions and cards as they are written: what is canonical, and what is refused where.

use footplate::{
    freight::{read_changes, read_position},
    major::{card::Card, rulings::Rulings},
};

use crate::tried::{at, board};

#[test]
fn a_position_is_printed_in_its_canonical_form() {
    let printed = [
        ("", ""),
        ("BEN", ""),
        ("CAL YS / BEN YS MS", "BEN MS YS / CAL YS"),
        (" ben ms yl ml ym(ym) ", "BEN ML MS YL YM(my)"),
        ("c4.2 ym(ym)", "C4.2 YM(my)"),
        ("C4.1 YM()", "C4 YM"),
        ("C3   MM(m) + YS(y)  /CAL YS", "C3 MM(m)+YS(y) / CAL YS"),
        ("BEN YS(y) MS MS(y) MS(m) ML", "BEN ML MS(m) MS(y) MS YS(y)"),
        (
            "BEN ML(yy) ML(my) ML(m) ML(mmm)",
            "BEN ML(mmm) ML(my) ML(yy) ML(m)",
        ),
        ("C4.2 MS / C4 MS(m)", "C4 MS(m) / C4.2 MS"),
    ];
    for (typed, canonical) in printed {
        assert_eq!(at(typed).notation(board()), canonical, "{typed}");
        assert_eq!(at(canonical).notation(board()), canonical);
    }
}

#[test]
fn changes_leave_the_rest_and_a_name_alone_clears() {
    let before = at("BEN MS / C4 YM / C4.2 YS");
    let after = read_changes(board(), &before, "C4 / CAL YL").unwrap();
    assert_eq!(after.notation(board()), "BEN MS / C4.2 YS / CAL YL");
}

#[test]
fn a_bad_position_is_refused_at_its_column() {
    let every_id = "BEN C1 C2 C3 C4 C5 C6 C7 C8 C9 CAL B1 B2 B3 B4 B5 B6 B7 B8 B9 B10";
    let refused = [
        (
            "X9 MS",
            1,
            format!("there is no section X9, expected one of {every_id}"),
        ),
        (
            "BEN MS / C11 MS",
            10,
            format!("there is no section C11, expected one of {every_id}"),
        ),
        (
            "BEN MS /",
            9,
            "the line ends here, expected a section such as BEN or C4".into(),
        ),
        (
            "/ BEN MS",
            1,
            "found \"/\", expected a section such as BEN or C4".into(),
        ),
        (
            "BEN MS / / CAL",
            10,
            "found \"/\", expected a section such as BEN or C4".into(),
        ),
        (
            "É MS",
            1,
            "found \"É\", expected a section such as BEN or C4".into(),
        ),
        ("C4.3 MS", 4, "C4 has no row 3, expected 1 to 2".into()),
        ("C3.2 MS", 4, "C3 has no row 2, expected 1 to 1".into()),
        ("C4.0 MS", 4, "expected a row, a number from 1 to 99".into()),
        ("C4. MS", 4, "expected a row, a number from 1 to 99".into()),
        (
            "C4.300 MS",
            4,
            "expected a row, a number from 1 to 99".into(),
        ),
        (
            "BEN.1 MS",
            5,
            "the city BEN has no rows, leave the row out".into(),
        ),
        (
            "C4+MS",
            3,
            "found \"+\", expected a space and the cars that stand there".into(),
        ),
        (
            "C4 MS / BEN / C4.1 YS",
            15,
            "C4 is named twice: a city is named once, a row holds one train".into(),
        ),
        (
            "BEN MS / ben YS",
            10,
            "BEN is named twice: a city is named once, a row holds one train".into(),
        ),
        (
            "BEN MS+YS",
            7,
            "cars in a city stand singly: write a space instead of \"+\"".into(),
        ),
        (
            "BEN MSYS",
            7,
            "found \"Y\", expected a space before the next car".into(),
        ),
        (
            "BEN MS(m)YS",
            10,
            "found \"Y\", expected a space before the next car".into(),
        ),
        (
            "BEN XS",
            5,
            "found \"X\", expected a car: M (the Major's) or Y (yours), then L, M or S".into(),
        ),
        (
            "BEN MX",
            6,
            "found \"X\", expected the car's size: L, M or S".into(),
        ),
        (
            "BEN M",
            6,
            "the line ends here, expected the car's size: L, M or S".into(),
        ),
        (
            "BEN MS(x)",
            8,
            "found \"x\", expected a Crate, m or y, or \")\"".into(),
        ),
        (
            "BEN MS(m",
            9,
            "the line ends here, expected a Crate, m or y, or \")\"".into(),
        ),
        (
            "BEN YL MS(my)",
            8,
            "the car MS has 2 Crates aboard, it holds 1".into(),
        ),
        (
            "C1 YL(mmyy)",
            4,
            "the car YL has 4 Crates aboard, it holds 3".into(),
        ),
        (
            "C1 MM MS",
            7,
            "found \"M\", expected \"+\" before the next car of the train, or \"/\"".into(),
        ),
        (
            "C1 MM+",
            7,
            "the line ends here, expected a car: M (the Major's) or Y (yours), then L, M or S"
                .into(),
        ),
        (
            "C1 MM+MS+MS",
            10,
            "the train MM+MS+MS is 4 spaces wide, a row has 3".into(),
        ),
        (
            "C1 ML(mm) + YS",
            13,
            "the train ML(mm)+YS is 4 spaces wide, a row has 3".into(),
        ),
        (
            "BEN MS\u{7}",
            7,
            "found \"\\u{7}\", expected a space before the next car".into(),
        ),
    ];
    for (typed, column, message) in refused {
        let fault = read_position(board(), typed).expect_err(typed);
        assert_eq!((fault.column, fault.message), (column, message), "{typed}");
    }
}

#[test]
fn more_cars_than_any_box_holds_are_a_slip() {
    let typed = format!("BEN{} / CAL MS", " MS".repeat(60));
    let fault = read_position(board(), &typed).unwrap_err();
    assert_eq!(
        fault.to_string(),
        "column 187: there are more than 60 cars up to here"
    );
}

#[test]
fn a_card_is_printed_in_its_canonical_form() {
    let printed = [
        ("l3 m2", "L3 M2"),
        ("L3M2$4", "L3 M2 $4"),
        ("  $4   m2 ", "M2 $4"),
        ("?l4m2 $0", "?L4M2 $0"),
        ("? L4 M2", "?L4M2"),
        ("s1:iii k+1", "S1:III K+1"),
        ("S2", "S2"),
        ("\" Wave twice. \" L1", "\"Wave twice.\" L1"),
        ("L07", "L7"),
    ];
    for (typed, canonical) in printed {
        assert_eq!(Card::read(typed).expect(typed).to_string(), canonical);
        assert_eq!(
            Card::read(canonical).expect(canonical).to_string(),
            canonical
        );
    }
}

#[test]
fn a_bad_card_is_refused_at_its_column() {
    let action = "an action: L3, M2, ?L4M2, S1, K+1, \"words\", or cash: $4";
    let cash = "expected the cash in rupees after \"$\", a number from 0 to 999";
    let words = "expected an instruction of 1 to 300 letters between the quotation marks";
    let crowd = "L1 ".repeat(21);
    let long = format!("M1 \"{}\"", "a".repeat(301));
    let refused = [
        (
            "",
            1,
            "the line ends here, expected an action such as L3, M2 or ?L4M2".into(),
        ),
        (
            "$4",
            3,
            "the line ends here, expected an action such as L3, M2 or ?L4M2".into(),
        ),
        ("X3", 1, format!("found \"X\", expected {action}")),
        ("L3 4", 4, format!("found \"4\", expected {action}")),
        ("L3, M2", 3, format!("found \",\", expected {action}")),
        (
            "L",
            2,
            "expected the Crates to load, a number from 1 to 99".into(),
        ),
        (
            "L0",
            2,
            "expected the Crates to load, a number from 1 to 99".into(),
        ),
        (
            "L100",
            2,
            "expected the Crates to load, a number from 1 to 99".into(),
        ),
        (
            "L3 Mx",
            5,
            "expected the movements to make, a number from 1 to 99".into(),
        ),
        (
            "?M2L4",
            2,
            "found \"M\", expected L and the Crates to load, as in ?L4M2".into(),
        ),
        (
            "?L4",
            4,
            "the line ends here, expected M and the movements to make, as in ?L4M2".into(),
        ),
        (
            "?L4M",
            5,
            "expected the movements to make, a number from 1 to 99".into(),
        ),
        (
            "S",
            2,
            "expected the Crates to ship, a number from 1 to 99".into(),
        ),
        ("S1:IV", 5, format!("found \"V\", expected {action}")),
        ("S1:", 4, "expected a Ship: I, II or III".into()),
        ("S1:IIII", 4, "expected a Ship: I, II or III".into()),
        (
            "K1",
            2,
            "found \"1\", expected \"+\" and the rows that a Market pawn goes up".into(),
        ),
        (
            "K+",
            3,
            "expected the rows that a Market pawn goes up, a number from 1 to 99".into(),
        ),
        ("L3 $", 5, cash.into()),
        ("L3 $1000", 5, cash.into()),
        (
            "L3 $4 $5",
            7,
            "the card has its cash already, expected one amount".into(),
        ),
        (
            "\"Wave",
            6,
            "the line ends here, expected the closing quotation mark".into(),
        ),
        ("L1 \"  \"", 5, words.into()),
        (&long, 5, words.into()),
        (&crowd, 61, "the card has more than 20 actions".into()),
    ];
    for (typed, column, message) in refused {
        let fault = Card::read(typed).expect_err(typed);
        assert_eq!((fault.column, fault.message), (column, message), "{typed}");
    }
}

#[test]
fn an_instruction_is_measured_in_letters() {
    let words = "ж".repeat(300);
    assert_eq!(
        Card::read(&format!("\"{words}\"")).unwrap().to_string(),
        format!("\"{words}\"")
    );
}

#[test]
fn a_ruling_that_is_none_is_refused() {
    let message = |text: &str| {
        let error = toml::from_str::<Rulings>(text).expect_err(text);
        error.message().to_owned()
    };
    let order = "an order that names each of ML YL MM YM MS YS once";
    assert_eq!(
        message("load-pass = 'row'"),
        "unknown variant `row`, expected `car` or `line`"
    );
    assert_eq!(
        message("round-two-turns = 7"),
        "expected the turns of Round 2: 6 or 8"
    );
    assert_eq!(
        message("load-order = 'ML ML YL MM YM MS'"),
        format!("ML comes twice: expected {order}")
    );
    assert_eq!(
        message("move-order = ['ML', 'XL']"),
        format!("\"XL\" is no car: expected {order}")
    );
    assert_eq!(
        message("move-order = 'ML YL'"),
        format!("the order names 2 of six kinds of car: expected {order}")
    );
    assert_eq!(message("move-order = 3"), format!("expected {order}"));
    assert_eq!(message("move-order = true"), format!("expected {order}"));
    for turns in ["['6']", "'6 '", "'0 6'", "262"] {
        assert_eq!(
            message(&format!("round-two-turns = {turns}")),
            "expected the turns of Round 2: 6 or 8"
        );
    }
    assert!(message("lode-pass = 'car'").starts_with("unknown field `lode-pass`"));
}
