//! The record: exact tables and charts, what its lines come to, and files in and out.
#![allow(clippy::expect_used, clippy::unwrap_used)]

mod files;
mod lines;

use chrono::{DateTime, Days, FixedOffset};
use footplate::{
    record::{
        Log, Outcome, RecordedGame,
        import::{ImportFault, preview, read_json},
        out::{Format, export},
        stats::stats,
        table::table,
    },
    table::Page,
};

fn day(number: u64) -> DateTime<FixedOffset> {
    let first = DateTime::parse_from_rfc3339("2026-01-03T20:00:00+01:00").unwrap();
    first.checked_add_days(Days::new(number)).unwrap()
}

fn game(number: u64, score: i64) -> RecordedGame {
    let begun = day(number * 5);
    let mut game = RecordedGame::new(
        format!("game {number}"),
        "major",
        begun,
        begun + chrono::TimeDelta::minutes(80),
    );
    game.score = Some(score);
    game.verdict = footplate::major::rank::rank(score).map(str::to_owned);
    game.minutes = Some(80);
    game
}

/// Two years of evenings: most against the Major, some of them Rivals, some against Olivia.
fn evenings(count: u64) -> String {
    let mut text = String::new();
    for number in 0..count {
        let swing = i64::try_from(number * 37 % 71).unwrap();
        let mut game = game(number, 190 + swing + i64::try_from(number.min(60)).unwrap());
        if number % 4 == 1 {
            game.variant = "rival".into();
            game.difficulty = Some(["Ship III", "Second Large"][number as usize / 4 % 2].into());
            game.target = Some(240);
            game.outcome = match game.score {
                Some(240..) => Outcome::Won,
                _ => Outcome::Lost,
            };
        }
        if number % 7 == 3 {
            game.opponent = "olivia".into();
            game.variant = "solo".into();
            game.difficulty = Some("Engineer".into());
            game.target = None;
            game.score = Some(10 + swing % 9);
            game.opponent_score = Some(14);
            game.outcome = match game.score {
                Some(15..) => Outcome::Won,
                _ => Outcome::Lost,
            };
            game.verdict = None;
        }
        if number % 11 == 10 {
            game.outcome = Outcome::GivenUp;
            game.score = None;
            game.verdict = None;
        }
        text += &game.line().unwrap();
        text.push('\n');
    }
    text
}

fn pages() -> [(&'static str, Page); 3] {
    let page = |width, plain| Page {
        width,
        plain,
        colour: false,
    };
    [
        ("80", page(80, false)),
        ("40", page(40, false)),
        ("plain", page(80, true)),
    ]
}

#[test]
fn the_list_on_each_page() {
    let log = Log::read(&evenings(12));
    for (name, page) in pages() {
        let told = table(&log.games, &page);
        for line in told.lines() {
            assert!(line.chars().count() <= page.width, "{line}");
        }
        insta::assert_snapshot!(format!("list_{name}"), told);
    }
}

#[test]
fn sums_and_trend_on_each_page() {
    let log = Log::read(&evenings(60));
    for (name, page) in pages() {
        let told: Vec<String> = stats(&log.games)
            .iter()
            .map(|sums| sums.lay_out(&page))
            .collect();
        let told = told.join("\n\n");
        for line in told.lines() {
            assert!(line.chars().count() <= page.width, "{line}");
        }
        insta::assert_snapshot!(format!("stats_{name}"), told);
    }
}

#[test]
fn a_trend_of_few_and_of_very_many_games() {
    for (name, count) in [("two", 2), ("many", 600)] {
        let log = Log::read(&evenings(count));
        let sums = stats(&log.games);
        let page = pages()[1].1;
        insta::assert_snapshot!(
            format!("trend_{name}"),
            footplate::record::chart::chart(&sums[0].scores, &page)
        );
    }
}

#[test]
fn sums_by_hand() {
    let mut text = String::new();
    for (number, (score, outcome)) in (0..).zip([
        (240, Outcome::Won),
        (250, Outcome::Won),
        (230, Outcome::Lost),
        (260, Outcome::Won),
    ]) {
        let mut game = game(number, score);
        game.outcome = outcome;
        text += &(game.line().unwrap() + "\n");
    }
    let log = Log::read(&text);
    let sums = stats(&log.games).remove(0);
    assert_eq!(sums.streaks, (1, 2));
    assert_eq!(sums.best, Some((260, 4)));
    assert_eq!(sums.mean, Some(245.0));
    assert_eq!(sums.all.rate(), Some(75));
    // the mean of 5² 5² 15² 15² is 125
    assert!((sums.spread.unwrap() - 125_f64.sqrt()).abs() < 1e-9);
}

#[test]
fn the_markdown_table() {
    let log = Log::read(&evenings(5));
    insta::assert_snapshot!(
        "export_markdown",
        export(&log.games, Format::Markdown).unwrap()
    );
}

fn refused(text: &str) -> ImportFault {
    let now = day(3000);
    read_json(text, now)
        .and_then(|found| preview(found, &Log::default(), now))
        .unwrap_err()
}

#[test]
fn json_that_is_no_good_is_refused_at_its_place() {
    let cut = refused("[\n{\"begun\": ");
    assert_eq!((cut.line, cut.column), (2, 10), "{cut}");
    let mut bad = game(0, 240);
    bad.score = Some(4000);
    let bad = refused(&format!(
        "[\n  {},\n  {}\n]",
        game(1, 200).line().unwrap(),
        bad.line().unwrap()
    ));
    assert_eq!(bad.line, 3);
    assert_eq!(
        bad.message,
        "score: 4000 is impossible, expected -99 to 999"
    );
    let missing = refused("[\n\n{\"begun\":\"2026-01-01T10:00:00Z\"}]");
    assert_eq!(missing.line, 3);
    assert_eq!(missing.message, "“ended” is missing");
    assert_eq!(
        refused("").message,
        "the file is empty, expected a list of games"
    );
    assert_eq!(refused("{\"begun\": 7}\n").line, 1);
}
