//! Questions: what is taken for an answer, typing ahead, words, faults.

use crate::orchard::*;
use footplate::table::*;

fn last_prompt(text: &str) -> &str {
    text.trim_end().rsplit('\n').next().unwrap_or_default()
}

#[test]
fn a_question_without_a_list_stands_in_one_line() {
    let seen = in_round(&[]);
    assert_eq!(
        last_prompt(&seen.text),
        "Fruit 0, cards 8 (pick, roll, draw, done) [Enter = done] >"
    );
}

#[test]
fn options_with_words_stand_in_a_numbered_list() {
    let seen = in_round(&["pick"]);
    assert_holds(
        &seen.text,
        "Which tree?\n  1. the one by the gate (YM C4)\n  2. the one by the well (YM C5)\n  3. far out\n> ",
    );
}

#[test]
fn a_choice_is_taken_by_number_key_or_beginning() {
    for tree in ["2", "YM C5", "ym c5", "  ym   C5 "] {
        assert_holds(
            &in_round(&["pick", tree, "1"]).text,
            "You pick 1 at tree 2.",
        );
    }
    for tree in ["3", "t", "the very", "THE VERY last"] {
        assert_holds(&in_round(&["p", tree, "1"]).text, "You pick 1 at tree 3.");
    }
}

#[test]
fn what_is_no_answer_is_explained_and_asked_again() {
    let explained = [
        ("ym", "“ym” could be YM C4 or YM C5: type more of it."),
        ("9", "There is no 9 in the list: it ends with 3."),
        ("0", "There is no 0 in the list: it ends with 3."),
        (
            "oak",
            "“oak” is not among the answers: YM C4, YM C5 or the very last tree of all.",
        ),
        (
            "",
            "Enter alone is no answer here. Type a number of the list, or one of these,",
        ),
    ];
    for (typed, why) in explained {
        let seen = in_round(&["pick", typed, "1", "3"]);
        assert_holds(&seen.text, why);
        assert_holds(&seen.text, "You pick 3 at tree 1.");
    }
}

#[test]
fn numbers_are_kept_in_their_range() {
    let seen = in_round(&["pick", "1", "0", "4", "two", ""]);
    assert_holds(&seen.text, "0 is too small: the least is 1.");
    assert_holds(&seen.text, "4 is too great: the most is 3.");
    assert_holds(&seen.text, "“two” is not a whole number.");
    assert_holds(&seen.text, "You pick 2 at tree 1.");
}

#[test]
fn the_asker_says_why_something_is_not_offered() {
    assert_holds(
        &in_round(&["climb"]).text,
        "Nobody climbs here: the rules forbid it.",
    );
}

#[test]
fn yes_and_no() {
    assert!(answer(&["Big", "Y"]).start().own_dice);
    assert!(!answer(&["Big", "no"]).start().own_dice);
    assert!(!answer(&["Big", ""]).start().own_dice);
    assert_holds(
        &answer(&["Big", "maybe"]).text,
        "“maybe” is neither yes nor no: type y or n.",
    );
}

#[test]
fn words_are_read_by_the_asker() {
    let seen = answer(&["a name that is longer than twenty letters", "Small", ""]);
    assert_holds(
        &seen.text,
        "That name is too long for the basket: take one of 20 letters.",
    );
    assert_eq!(seen.start().baskets, ["Small"]);
}

#[test]
fn own_dice_are_typed() {
    for dice in ["2 6", "26", "2,6", "2, 6"] {
        let seen = answer(&["Big", "y", "roll", dice]);
        assert_holds(&seen.text, "The dice show 2 and 6.");
    }
    let seen = answer(&["Big", "y", "roll", "7 1", "3", "1 2 3", "1 1"]);
    assert_holds(&seen.text, "“7” is not on a die: each shows 1 to 6.");
    assert_holds(&seen.text, "1 of 2 dice were given.");
    assert_holds(&seen.text, "There are 2 dice, and more were given.");
    assert_holds(&seen.text, "The dice show 1 and 1.");
}

#[test]
fn what_is_typed_ahead_answers_the_next_questions() {
    for typed in [
        "pick YM C4 3",
        "pick 1 3",
        "p 1 3",
        "pick; YM C4; 3",
        "pick ym c4;3",
    ] {
        let seen = in_round(&[typed]);
        assert_holds(&seen.text, "You pick 3 at tree 1.");
        assert_holds(last_prompt(&seen.text), "Fruit 3");
    }
}

#[test]
fn what_does_not_fit_is_dropped_with_all_that_follows_and_named() {
    let seen = in_round(&["pick oak 3; done", "2", "1"]);
    assert_holds(&seen.text, "“oak 3” is not among the answers");
    assert_holds(&seen.text, "Not done: “done”.");
    assert_holds(&seen.text, "You pick 1 at tree 2.");
    assert_holds(last_prompt(&seen.text), "Fruit 1");
    for (typed, not_done) in [
        (
            "pick 1 3; oak; pick 2 1; done",
            "Not done: “oak”, “pick 2 1” and “done”.",
        ),
        ("oak; pick 1 3; done", "Not done: “pick 1 3” and “done”."),
        ("pick 1; oak; done", "Not done: “oak” and “done”."),
        ("pick 1 3; undo; done", "Not done: “done”."),
        ("fix 3; done", "Not done: “done”."),
        ("pick 1 3; fix oak; done", "Not done: “done”."),
    ] {
        let seen = in_round(&[typed, "1", "1"]);
        assert_holds(&seen.text, not_done);
        assert_eq!(seen.text.matches("Not done:").count(), 1, "{}", seen.text);
        assert!(
            seen.text.matches("oak” is not").count() < 2,
            "{}",
            seen.text
        );
    }
    let seen = in_round(&["oak"]);
    assert!(!seen.text.contains("Not done"), "{}", seen.text);
}

#[test]
fn who_does_not_want_to_answer_is_told_of_undo() {
    for (answers, word) in [
        (&["pick", "cancel"][..], "cancel"),
        (&["pick", "Done"], "Done"),
        (&["pick 1", "back"], "back"),
    ] {
        let seen = in_round(answers);
        assert_holds(&seen.text, &format!("“{word}” is no answer here:"));
    }
    let seen = in_round(&["pick 1", "back"]);
    assert_holds(
        &seen.text.replace('\n', " "),
        "Enter takes “2”, and undo takes back what you typed last, “pick YM C4”.",
    );
    // what is an answer is taken, and the asker's own reason comes first
    assert_eq!(in_round(&["done"]).start().round, 2);
}

#[test]
fn what_is_hardly_meant_is_asked_once_more() {
    let ask = |answers: &[&'static str]| {
        let script = Script::new(answers.iter().copied());
        let transcript = script.transcript();
        let mut table = Table::new(script, Journal::memory::<Orchard>(1));
        let doubt = |typed: &str| (typed == "9").then(|| "Nine is much.".to_owned());
        let number = Number::new("count", "How many?", 0..=9)
            .likely(2)
            .doubt(&doubt);
        (table.number(&(), number), transcript.text())
    };
    let (number, seen) = ask(&["9", "yes"]);
    assert_eq!(number, Ok(9));
    assert_holds(
        &seen,
        "Nine is much. Type yes if it is right so; else type it anew.",
    );
    assert_eq!(ask(&["9", "help", "Y"]).0, Ok(9));
    assert_eq!(ask(&["9", "9"]).0, Ok(9));
    assert_eq!(ask(&["9; yes"]).0, Ok(9));
    assert_eq!(ask(&["9", "3"]).0, Ok(3));
    assert_eq!(ask(&["9", ""]).0, Ok(2));
    let (number, seen) = ask(&["9; 8", "3"]);
    assert_eq!(number, Ok(3));
    assert_holds(&seen, "Not done: “8”.");
}

#[test]
fn answers_for_several_questions_go_beyond_a_chapter() {
    let seen = answer(&["Big; no; done; done"]);
    assert_eq!(seen.start().round, 3);
}

#[test]
fn an_example_with_a_semicolon_is_one_answer() {
    assert_eq!(answer(&["Net; torn", ""]).start().baskets, ["Net; torn"]);
}

#[test]
fn a_sentence_keeps_its_semicolon_and_understands_the_words() {
    let script = Script::new(["help", "Carry tea; then rest"]);
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Orchard>(1));
    let ask = Text::new("orchard/motto", "What is your motto?").sentence();
    let motto = table.text(&(), ask, |typed| Ok(typed.to_owned()));
    assert_eq!(motto.as_deref(), Ok("Carry tea; then rest"));
    let seen = transcript.text();
    assert!(!seen.contains("typed ahead"), "{seen}");
}

#[test]
fn a_word_that_is_an_option_is_an_answer() {
    let mut table = Table::new(Script::new(["LOG"]), Journal::memory::<Orchard>(1));
    let chosen = table.choose(
        &(),
        Choose::new("wood", "What burns?").keys(["coal", "log"]),
    );
    assert_eq!(chosen, Ok(1));
}

#[test]
fn a_key_that_is_a_number_wins_over_the_place() {
    for (typed, place) in [("4", 1), ("2", 0)] {
        let mut table = Table::new(Script::new([typed]), Journal::memory::<Orchard>(1));
        let ask = Choose::new("die", "Which die?")
            .option("2", "city 2")
            .option("4", "city 4");
        assert_eq!(table.choose(&(), ask), Ok(place));
    }
    let script = Script::new(["1"]);
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Orchard>(1));
    let ask = Choose::new("die", "Which die?")
        .option("2", "city 2")
        .option("4", "city 4");
    assert_eq!(table.choose(&(), ask), Err(Interrupt::EndOfInput));
    assert_holds(&transcript.text(), "  2. city 2\n  4. city 4\n");
}

#[test]
fn a_longer_key_wins_over_a_shorter_one_with_more_after_it() {
    for (typed, key) in [("YM C4 2", "YM C4"), ("ym 3", "YM"), ("YM", "YM")] {
        let mut table = Table::new(Script::new([typed]), Journal::memory::<Orchard>(1));
        let keys = ["YM", "YM C4"];
        let chosen = table
            .choose(&(), Choose::new("car", "Which?").keys(keys).leads_on())
            .unwrap();
        assert_eq!(keys[chosen], key);
    }
}

#[test]
fn what_may_not_follow_an_answer_refuses_the_whole_line() {
    let chosen = |typed: &'static str| {
        let script = Script::new([typed, "3"]);
        let transcript = script.transcript();
        let mut table = Table::new(script, Journal::memory::<Orchard>(1));
        let ask = Choose::new("wood", "How much wood?")
            .option("ash", "2 logs")
            .option("elm", "1 log")
            .option("oak", "3 logs");
        (table.choose(&(), ask), transcript.text())
    };
    for typed in ["2 engine", "2 log", "elm wood"] {
        let (chosen, seen) = chosen(typed);
        assert_eq!(chosen, Ok(2), "{seen}");
        assert_holds(&seen, &format!("“{typed}” is more than an answer here"));
        assert_holds(&seen, "ash, elm, oak.");
    }
    for (typed, place) in [("2 logs", 0), ("1 LOG", 1), ("1", 0), ("2; 3", 1)] {
        assert_eq!(chosen(typed).0, Ok(place), "{typed}");
    }
}

#[test]
fn what_is_wrong_behind_a_word_does_not_offer_an_enter_that_is_not_taken() {
    let script = Script::new(["ship 2 3", "", "2"]);
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Orchard>(1));
    let ask = Choose::new("deed", "What?").keys(["ship", "load"]);
    assert_eq!(table.choose(&(), ask.leads_on()), Ok(0));
    let ask = Number::new("crates", "How many?", 1..=9).likely(1);
    assert_eq!(table.number(&(), ask), Ok(2));
    let seen = transcript.text();
    assert_holds(&seen, "“2 3” is more than an answer here");
    assert!(!seen.contains("Enter alone takes"), "{seen}");
}

#[test]
fn a_question_without_answers_is_a_fault() {
    let mut table = Table::new(Script::new(["1"]), Journal::memory::<Orchard>(1));
    assert!(matches!(
        table.choose(&(), Choose::new("none", "Which?")),
        Err(Interrupt::Fault(_))
    ));
}

#[test]
fn help_says_what_can_be_typed() {
    for word in ["help", "?", "HELP"] {
        let text = in_round(&[word]).text;
        assert_holds(
            &text,
            "Type one of these, or its beginning: pick, roll, draw, done. Enter alone takes\n“done”.",
        );
        assert_holds(&text, "  - undo");
        assert_holds(&text, "  - basket  what you have");
    }
}

#[test]
fn help_offers_what_does_something_there() {
    let script = Script::new(["help", "undo", "fix", "log", "quit"]);
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Orchard>(1));
    let answer = table.confirm(&(), "give-up", "Is it given up?", false);
    assert_eq!(answer, Err(Interrupt::Quit));
    let seen = transcript.text();
    for word in ["  - undo", "  - log", "  - fix", "is kept"] {
        assert!(!seen.contains(word), "{word}: {seen}");
    }
    assert_holds(&seen, "  - quit  leave\n");
    assert_holds(&seen, "There is nothing to mend here.");
    let help = in_round(&["help"]).text;
    assert_holds(&help, "  - fix     say what");
    assert_holds(&help, "the game is kept and can be resumed");
}

#[test]
fn views_show_and_change_nothing() {
    let quiet = in_round(&["pick 1 3"]);
    let looked = in_round(&[
        "pick 1 3",
        "basket",
        "BASKET of plums",
        "log",
        "help",
        "?",
        "log all",
    ]);
    assert_holds(&looked.text, "In the basket: 3.");
    assert_holds(
        &looked.text,
        "In the basket: 3, and nothing about of plums.",
    );
    assert_eq!(quiet.table.journal().text(), looked.table.journal().text());
    assert_eq!(last_prompt(&quiet.text), last_prompt(&looked.text));
}

#[test]
fn quit_leaves_and_the_end_of_input_stops() {
    assert!(matches!(in_round(&["quit"]).played, Ok(Played::Left(_))));
    assert!(matches!(in_round(&["pick"]).played, Err(Stop::EndOfInput)));
}

#[test]
fn control_characters_do_not_reach_the_journal() {
    let seen = answer(&["a\u{1b}[2Jb\tc", ""]);
    assert_eq!(seen.start().baskets, ["a [2Jb c"]);
}

#[test]
fn a_long_question_is_wrapped_above_a_short_prompt() {
    let script = Script::new(["1"]).on(Page::plain(40));
    let transcript = script.transcript();
    let mut table = Table::new(script, Journal::memory::<Orchard>(1));
    let words = "How many Crates stand in the Warehouse beside the harbour of Calcutta?";
    assert_eq!(
        table.number(&(), Number::new("crates", words, 0..=9).likely(3)),
        Ok(1)
    );
    assert_eq!(
        transcript.text(),
        "How many Crates stand in the Warehouse\nbeside the harbour of Calcutta? (0 to 9)\n[Enter = 3] > 1\n"
    );
}

#[test]
fn the_initial_line_is_taken_where_lines_cannot_be_edited() {
    let mut table = Table::new(Script::new([""]), Journal::memory::<Orchard>(1));
    let text = table.text(&(), Text::new("name", "Name?").initial("Olivia"), |typed| {
        Ok(typed.to_owned())
    });
    assert_eq!(text.as_deref(), Ok("Olivia"));
}

#[test]
fn what_is_asked_outside_a_chapter_is_not_recorded() {
    let mut seen = in_round(&["done", "done", "done"]);
    let text = seen.table.journal().text().to_owned();
    assert_eq!(
        seen.table.confirm(&(), "note", "A note?", true),
        Err(Interrupt::EndOfInput)
    );
    let mut table = Table::new(Script::new(["y"]), Journal::memory::<Orchard>(1));
    assert_eq!(table.confirm(&(), "note", "A note?", false), Ok(true));
    assert!(!table.journal().text().contains("note"));
    assert_eq!(seen.table.journal().text(), text);
}
