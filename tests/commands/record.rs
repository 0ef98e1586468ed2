//! The record by its commands.

use std::fs;

use crate::program::Program;

fn add(program: &Program, date: &str, score: &str, more: &[&str]) {
    let mut arguments = vec![
        "record",
        "add",
        "--opponent",
        "major",
        "--date",
        date,
        "--score",
        score,
    ];
    arguments.extend(more);
    let added = program.run(&arguments, "");
    assert_eq!(added.code, 0, "{}{}", added.out, added.err);
}

fn some(program: &Program) {
    add(program, "2026-01-05", "212", &[]);
    add(
        program,
        "2026-01-12",
        "243",
        &["--variant", "rival", "--difficulty", "second"],
    );
    add(
        program,
        "2026-02-01",
        "196",
        &["--note", "Too late to Calcutta"],
    );
    add(
        program,
        "2026-03-09",
        "265",
        &["--variant", "rival", "--difficulty", "5"],
    );
}

#[test]
fn games_are_added_listed_filtered_and_summed() {
    let program = Program::new();
    assert_eq!(
        program.run(&["record"], "").out,
        "No game is over yet. footplate record add adds one that was played without the app.\n"
    );
    some(&program);
    let mut seen = program.run(&["record"], "").out;
    seen += "\n";
    seen += &program
        .run(
            &["record", "--variant", "rival", "--since", "2026-02-01"],
            "",
        )
        .out;
    seen += "\n";
    seen += &program.run(&["record", "stats"], "").out;
    seen += "\n";
    seen += &program.run(&["record", "show", "3"], "").out;
    insta::assert_snapshot!("record_looked_at", seen);
}

#[test]
fn a_game_is_added_by_answers() {
    let program = Program::new();
    let added = program.run(
        &["record", "add"],
        "major\n2026-02-30\n2999-01-01\n2026-02-20\nrival\nhigh\n1000\n281\nClose to the end\n",
    );
    assert_eq!(added.code, 0, "{}{}", added.out, added.err);
    assert!(
        added.out.contains("“2026-02-30” is no date"),
        "{}",
        added.out
    );
    assert!(
        added.out.contains("2999-01-01 lies in the future."),
        "{}",
        added.out
    );
    let listed = program.run(&["record"], "").out;
    assert!(
        listed.contains("rival, High market  281 of 280  won, Master of Trade"),
        "{listed}"
    );
}

#[test]
fn changes_are_undone_one_by_one() {
    let program = Program::new();
    some(&program);
    let before = program.run(&["record"], "").out;
    program.run(&["record", "edit", "1", "--score", "251"], "");
    let edited = program.run(&["record"], "").out;
    assert!(edited.contains("251  Famous Tycoon"), "{edited}");
    program.run(&["record", "note", "1", "with", "friends"], "");
    let refused = program.run(&["record", "remove", "2"], "n\n");
    assert!(
        refused.out.contains("Nothing is removed."),
        "{}",
        refused.out
    );
    program.run(&["record", "remove", "2"], "y\n");
    let gone = program.run(&["record", "show", "2"], "");
    assert_eq!(
        gone.err,
        "footplate: Game 2 was removed: footplate record undo may bring it back.\n"
    );
    assert_eq!(
        program.run(&["record", "undo"], "").out,
        "Undone: the removal of game 2.\n   ended       against  played                    score  result\n2  2026-01-12  Major    rival, Second Large  243 of 240  won, Promising Industr…\n"
    );
    assert!(
        program
            .run(&["record", "show", "1"], "")
            .out
            .contains("with friends")
    );
    program.run(&["record", "undo"], "");
    let undone = program.run(&["record", "undo"], "").out;
    assert!(
        undone.starts_with("Undone: the change of game 1.\n"),
        "{undone}"
    );
    assert!(undone.contains("212  Young Businessman"), "{undone}");
    assert_eq!(program.run(&["record"], "").out, before);
}

#[test]
fn options_that_leave_no_game_are_told_what_they_could_name() {
    let program = Program::new();
    assert_eq!(
        program
            .run(&["record", "stats", "--opponent", "bob"], "")
            .out,
        "There is nothing to sum up yet.\n"
    );
    some(&program);
    for command in [&["record"][..], &["record", "stats"]] {
        let options = [command, &["--opponent", "bob"]].concat();
        let out = program.run(&options, "").out;
        assert!(
            out.starts_with(
                "No game of the record is of that kind. It has these since 2026-01-05:"
            ),
            "{out}"
        );
        assert!(out.contains("major rival"), "{out}");
    }
    assert_eq!(
        program
            .run(&["record", "edit", "1", "--score", "9999"], "")
            .err,
        "footplate: Game 1 stays as it is: score: 9999 is impossible, expected -99 to 999.\n"
    );
}

#[test]
fn o2_o8_a_game_against_olivia_has_a_level_of_hers_and_nothing_of_the_majors() {
    let program = Program::new();
    let add = |more: &[&str]| {
        let scores = ["--score", "51", "--opponent-score", "10"];
        let arguments = [
            &["record", "add", "--opponent", "olivia"],
            &scores[..],
            more,
        ]
        .concat();
        program.run(&arguments, "").err
    };
    for (more, why) in [
        (
            &["--difficulty", "bogus"][..],
            "--difficulty: \"bogus\" is no difficulty; Clerk, Conductor, Machinist, Engineer, Investor or Rail Baron was expected.",
        ),
        (
            &["--variant", "rival"],
            "A game against Olivia is no rival: that is played against the Major (K2, K3).",
        ),
        (
            &["--target", "300"],
            "Against Olivia her own score has to be beaten (O8): say --opponent-score, and no --target.",
        ),
    ] {
        assert_eq!(add(more), format!("footplate: {why}\n"));
    }
    assert_eq!(add(&["--difficulty", "engineer"]), "");
    let shown = program.run(&["record", "show", "1"], "").out;
    assert!(shown.contains("Engineer"), "{shown}");
}

#[test]
fn bad_values_are_refused() {
    let program = Program::new();
    let add = |more: &[&str]| {
        let mut arguments = vec!["record", "add", "--opponent", "major"];
        arguments.extend(more);
        program.run(&arguments, "").err
    };
    assert_eq!(
        add(&["--score", "4000"]),
        "footplate: The game cannot be recorded: score: 4000 is impossible, expected -99 to 999.\n"
    );
    assert_eq!(
        add(&["--score", "230", "--date", "2999-12-31"]),
        "footplate: The game cannot be recorded: ended: 2999-12-31 12:00 lies in the future.\n"
    );
    assert_eq!(
        add(&["--score", "230", "--target", "240", "--outcome", "won"]),
        "footplate: The game cannot be recorded: outcome: won with 230 of a target of 240, expected lost.\n"
    );
    assert!(!program.home().join("record.jsonl").exists());
}

#[test]
fn what_is_exported_comes_back_the_same_and_only_once() {
    let program = Program::new();
    some(&program);
    program.run(
        &["record", "note", "1", "a \"quoted\", note;\nin two lines"],
        "",
    );
    let listed = program.run(&["record"], "").out;
    for format in ["csv", "json"] {
        let file = program.home().join(format!("games.{format}"));
        let file = file.to_str().unwrap();
        program.run(&["record", "export", "--format", format, file], "");
        let again = program.run(&["record", "import", file], "");
        assert!(
            again.out.starts_with("There is no new game in "),
            "{}",
            again.out
        );
        let other = Program::new();
        let asked = other.run(&["record", "import", file], "n\n");
        assert!(
            asked.out.ends_with("Nothing was imported.\n"),
            "{}",
            asked.out
        );
        let brought = other.run(&["record", "import", file], "y\n");
        assert!(
            brought.out.ends_with("4 games were imported.\n"),
            "{}",
            brought.out
        );
        assert_eq!(other.run(&["record"], "").out, listed);
        let out = other.run(&["record", "export", "--format", format], "").out;
        assert_eq!(out, fs::read_to_string(file).unwrap());
        assert_eq!(
            other.run(&["record", "undo"], "").out,
            "Undone: the 4 games that were added.\n"
        );
        assert!(
            other
                .run(&["record"], "")
                .out
                .starts_with("No game is over yet.")
        );
    }
}

#[test]
fn a_file_that_is_no_good_is_refused_whole() {
    let program = Program::new();
    let file = program.home().join("games.csv");
    let path = file.to_str().unwrap().to_owned();
    let refused = |text: &str| {
        fs::write(&file, text).unwrap();
        let ended = program.run(&["record", "import", &path, "--yes"], "");
        assert_eq!(ended.code, 1, "{}", ended.out);
        assert!(!program.home().join("record.jsonl").exists());
        ended.err.replace(&path, "games.csv")
    };
    assert_eq!(
        refused("opponent,ended,score\nmajor,2026-01-02,240\nmajor,2026-01-03,many\n"),
        "footplate: games.csv, line 3, column 3: score: “many” is no whole number. Nothing was imported.\n"
    );
    assert!(
        refused("opponent,ended,points\n").starts_with("footplate: games.csv, line 1, column 3: “points” is no column of a record, expected one of id, begun")
    );
    assert_eq!(
        refused("opponent,ended,score\nmajor,2026-01-02\n"),
        "footplate: games.csv, line 2, column 3: the row has 2 cells, expected 3 as in line 1. Nothing was imported.\n"
    );
    assert_eq!(
        refused(
            "opponent,ended,score,campaign,campaign-game,objective-met\nmajor,2026-01-02,255,Winter,2,yes\n"
        ),
        "footplate: games.csv, line 2, column 5: campaign-game: game 2 of the campaign “Winter” comes without a game 1 that was won (K3). Nothing was imported.\n"
    );
    assert_eq!(
        refused("opponent,ended,score\nmajor,2999-01-02,255\n"),
        "footplate: games.csv, line 2, column 2: ended: 2999-01-02 12:00 lies in the future. Nothing was imported.\n"
    );
}

/// A game that Olivia won at once, as versions before wrote it: with a score of 0, which counts for nothing (O4).
const AT_ONCE: &str = r#"{"id":"olivia/1","begun":"2026-05-01T10:00:00+00:00","ended":"2026-05-01T11:00:00+00:00","name":"May","opponent":"olivia","variant":"solo","difficulty":"Clerk","outcome":"lost","score":0,"verdict":"no hex left"}
"#;

#[test]
fn o4_a_game_that_olivia_won_at_once_has_no_score_and_stays_lost() {
    let program = Program::new();
    program.write("record.jsonl", AT_ONCE);
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("–  lost, no hex left"), "{listed}");
    let more = |more: &[&str]| {
        let added = [
            &["record", "add", "--opponent", "olivia", "--score", "30"],
            more,
        ]
        .concat();
        let added = program.run(&added, "");
        assert_eq!(added.code, 0, "{}{}", added.out, added.err);
    };
    more(&["--opponent-score", "20"]);
    more(&["--opponent-score", "30"]);
    let stats = program.run(&["record", "stats"], "").out;
    assert!(stats.contains("mean 30.0"), "{stats}");
    assert!(stats.contains("no hex left"), "{stats}");
    program.run(&["record", "edit", "1", "--score", "12"], "");
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("12  lost, no hex left"), "{listed}");
    assert!(listed.contains("30 to 20  won\n"), "{listed}");
    assert!(listed.contains("30 to 30  lost, tie\n"), "{listed}");
    program.run(&["record", "edit", "1", "--opponent-score", "10"], "");
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("12 to 10  won\n"), "{listed}");
    // what has nothing to do with the scores leaves the outcome alone
    program.run(&["record", "edit", "1", "--outcome", "lost"], "");
    program.run(&["record", "edit", "1", "--minutes", "30"], "");
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("12 to 10  lost\n"), "{listed}");
}

#[test]
fn o8_a_game_against_olivia_is_won_or_lost_and_has_no_rank() {
    let program = Program::new();
    let add = ["record", "add", "--opponent", "olivia", "--score", "40"];
    let asked = program.run(&add, "38\n");
    assert!(
        asked.out.contains("What was Olivia's final score?"),
        "{}{}",
        asked.out,
        asked.err
    );
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("40 to 38  won\n"), "{listed}");
    let scored = program.run(&[&add[..], &["--outcome", "scored"]].concat(), "");
    assert_eq!(
        scored.err,
        "footplate: A game against Olivia is won or lost (O8): say --opponent-score or --outcome.\n"
    );
    let lost = program.run(&[&add[..4], &["--outcome", "lost"]].concat(), "");
    assert_eq!(lost.code, 0, "{}", lost.err);
    // asked one by one: she won at once
    let asked = program.run(&["record", "add"], "olivia\n\n\ny\n\n");
    assert_eq!(asked.code, 0, "{}{}", asked.out, asked.err);
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("–  lost, no hex left\n"), "{listed}");
    let old = r#"{"begun":"2026-05-01T10:00:00+02:00","ended":"2026-05-01T12:00:00+02:00","opponent":"olivia","score":40}"#;
    program.write("record.jsonl", &format!("{old}\n"));
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("40  scored\n"), "{listed}");
}

const SETUP: &str = "1\nBEN MS\nyou\n\n";

#[test]
fn a_game_given_up_stands_in_the_record_and_is_not_gone_on_with() {
    let program = Program::new();
    program.run(
        &[
            "major",
            "--stand-in",
            "--name",
            "evening",
            "--rival",
            "ship",
        ],
        &format!("{SETUP}quit\n"),
    );
    let kept = program.run(&["games", "give-up", "evening"], "n\n");
    assert!(kept.out.ends_with("The game goes on.\n"), "{}", kept.out);
    program.run(&["games", "give-up", "evening"], "y\n");
    let listed = program.run(&["record"], "").out;
    assert!(
        listed.contains("rival, Ship III  – of 280  given up"),
        "{listed}"
    );
    assert!(program.run(&["games"], "").out.contains("given up"));
    let none = program.run(&["resume"], "");
    assert!(
        none.err.contains("There is no game to go on with"),
        "{}",
        none.err
    );
    let twice = program.run(&["games", "give-up", "evening"], "y\n");
    assert_eq!(
        twice.err,
        "footplate: The game “evening” was given up already.\n"
    );
    // it can still be taken up by its name; its end then takes the place of the line
    let rounds = "\n".repeat(40);
    program.run(&["resume", "evening"], &format!("{rounds}280\n"));
    let listed = program.run(&["record"], "").out;
    assert!(
        listed.contains("280 of 280  won, Master of Trade"),
        "{listed}"
    );
    assert_eq!(listed.lines().count(), 2);
}

#[test]
fn a_report_tells_each_turn() {
    let program = Program::new();
    let rounds = "\n".repeat(40);
    program.run(
        &["major", "--stand-in", "--name", "evening", "--seed", "3"],
        &format!("{SETUP}{rounds}251\n"),
    );
    let markdown = program
        .run(&["record", "report", "1", "--format", "markdown"], "")
        .out;
    assert!(
        markdown.contains("## Round 2, turn 6 of 6: the Major"),
        "{markdown}"
    );
    assert!(
        markdown.contains("251 victory points: you are a Famous Tycoon"),
        "{markdown}"
    );
    let html = program
        .run(&["record", "report", "1", "--format", "html"], "")
        .out;
    assert_eq!(html.matches("<svg").count(), html.matches("</svg>").count());
    assert!(
        html.matches("<svg").count() >= 24,
        "a board after each turn"
    );
    // nothing is fetched from elsewhere
    assert!(
        !html
            .replace("http://www.w3.org/2000/svg", "")
            .contains("http"),
        "{html}"
    );
    let shown = program.run(&["record", "show", "1"], "").out;
    assert!(shown.contains("The Major draws"), "{shown}");
    // the report finds the game after it was renamed
    program.run(&["games", "rename", "evening", "night"], "");
    assert_eq!(
        program
            .run(&["record", "report", "1", "--format", "html"], "")
            .out,
        html
    );
}

#[test]
fn a_report_of_a_game_against_olivia_draws_the_table_after_each_turn() {
    let program = Program::new();
    // One good a city, and Olivia is left the first die; your dice draw track.
    let setup = "clerk\n\n7 7 7 7 7 7\n\n1\n\nRGB\nn\n\n";
    let turn = "\n1\n2\n3\n4\n5\n6\n";
    let play = format!("{setup}{}", turn.repeat(3));
    program.run(&["olivia", "--name", "sheet", "--seed", "3"], &play);
    program.run(&["games", "give-up", "sheet"], "y\n");
    let html = program
        .run(&["record", "report", "1", "--format", "html"], "")
        .out;
    assert!(
        html.contains("<title>The table against Olivia</title>"),
        "{html}"
    );
    assert!(html.contains("Olivia takes the rightmost."), "{html}");
    assert!(!html.contains("Dark cars"), "{html}");
}

#[test]
fn a_torn_line_is_passed_over_and_unknown_fields_are_kept() {
    let program = Program::new();
    some(&program);
    let text = program.read("record.jsonl");
    let torn = &text[..text.len() - 40];
    program.write("record.jsonl", torn);
    let listed = program.run(&["record"], "").err;
    assert!(
        listed.starts_with(
            "footplate: Line 4 of the record is passed over: it was not written whole"
        ),
        "{listed}"
    );
    add(&program, "2026-04-01", "240", &[]);
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("2026-04-01"), "{listed}");
    let old = r#"{"begun":"2026-05-01T10:00:00+02:00","ended":"2026-05-01T12:00:00+02:00","name":"May","opponent":"major","score":251,"verdict":"Famous Tycoon","deck":"stand-in","rulings":{},"weather":"rain"}"#;
    program.write("record.jsonl", &format!("{old}\n"));
    program.run(&["record", "edit", "1", "--minutes", "115"], "");
    let shown = program.run(&["record", "show", "1"], "").out;
    assert!(
        shown.contains("rain") && shown.contains("1 h 55 min"),
        "{shown}"
    );
    let exported = program
        .run(&["record", "export", "--format", "csv"], "")
        .out;
    assert!(
        exported.contains("\"{\"\"weather\"\":\"\"rain\"\"}\""),
        "{exported}"
    );
}

#[test]
fn a_game_that_is_looked_at_again_is_not_recorded_again() {
    let program = Program::new();
    let rounds = "\n".repeat(40);
    program.run(
        &["major", "--stand-in", "--name", "evening"],
        &format!("{SETUP}{rounds}251\n"),
    );
    let record = program.read("record.jsonl");
    let again = program.run(&["resume", "evening"], "\n");
    assert_eq!(again.code, 0, "{}{}", again.out, again.err);
    assert_eq!(program.read("record.jsonl"), record);
    // another end is recorded, as the same game
    program.run(&["resume", "evening"], "undo\n250\n");
    let listed = program.run(&["record"], "").out;
    assert!(listed.contains("250  Famous Tycoon"), "{listed}");
    assert_eq!(listed.lines().count(), 2);
}

#[test]
fn o7_parts_of_a_score_that_was_changed_are_dropped_and_the_others_stay() {
    let program = Program::new();
    let game = r#"{"id":"olivia/1","begun":"2026-05-01T10:00:00+00:00","ended":"2026-05-01T11:00:00+00:00","opponent":"olivia","outcome":"won","score":53,"opponent-score":10,"parts":[["Deliveries",40],["Connections",13],["Her deliveries",7],["Her engine",3]]}"#;
    program.write("record.jsonl", &format!("{game}\n"));
    program.run(&["record", "edit", "1", "--score", "20"], "");
    let shown = program.run(&["record", "show", "1"], "").out;
    assert!(!shown.contains("Connections"), "{shown}");
    assert!(shown.contains("Her engine"), "{shown}");
}

#[test]
fn a_time_has_no_parts_of_a_second_and_an_unknown_number_says_how_many_there_are() {
    let program = Program::new();
    for score in ["230", "240", "250"] {
        program.run(
            &["record", "add", "--opponent", "major", "--score", score],
            "",
        );
    }
    program.run(&["record", "remove", "2", "--yes"], "");
    let csv = program
        .run(&["record", "export", "--format", "csv"], "")
        .out;
    let seconds = csv.lines().nth(1).unwrap().split(',').nth(1).unwrap();
    assert!(!seconds.contains('.'), "{csv}");
    assert_eq!(
        program.run(&["record", "show", "9"], "").err,
        "footplate: There is no game 9 in the record: it has 2, and their numbers go up to 3.\n"
    );
}
