//! Ten thousand games read, listed, summed and written out.
#![allow(missing_docs, clippy::unwrap_used)]

use chrono::{DateTime, TimeDelta};
use divan::{Bencher, black_box};
use footplate::{
    record::{
        Log, Outcome, RecordedGame,
        import::{preview, read_csv},
        out::{Format, export},
        stats::stats,
        table::table,
    },
    table::Page,
};

const GAMES: i32 = 10_000;

fn main() {
    divan::main();
}

fn record() -> String {
    let first = DateTime::parse_from_rfc3339("2006-01-01T19:00:00+01:00").unwrap();
    let lines = (0..GAMES).map(|number| {
        let begun = first + TimeDelta::hours(i64::from(number) * 17);
        let ended = begun + TimeDelta::minutes(90);
        let mut game = RecordedGame::new(format!("id/{number}"), "major", begun, ended);
        game.name = format!("evening {number}");
        game.variant = "rival".into();
        game.difficulty = Some("Ship III".into());
        game.score = Some(200 + i64::from(number * 37 % 101));
        game.target = Some(240);
        game.outcome = match game.score {
            Some(240..) => Outcome::Won,
            _ => Outcome::Lost,
        };
        game.verdict = Some("Famous Tycoon".into());
        game.deck = "stand-in".into();
        game.parts = vec![
            ("Performance by deliveries".into(), 12),
            ("Crates in Benares".into(), 4),
        ];
        game.minutes = Some(90);
        game.questions = Some(61);
        game.note = Some("a note, with a comma".into());
        game.line().unwrap() + "\n"
    });
    lines.collect()
}

const PAGE: Page = Page {
    width: 80,
    plain: false,
    colour: false,
};

#[divan::bench]
fn read_and_list(bencher: Bencher) {
    let text = record();
    bencher.bench(|| table(&Log::read(black_box(&text)).games, &PAGE));
}

#[divan::bench]
fn read_and_sum(bencher: Bencher) {
    let text = record();
    bencher.bench(|| {
        let log = Log::read(black_box(&text));
        stats(&log.games)[0].lay_out(&PAGE)
    });
}

#[divan::bench(args = [Format::Csv, Format::Json, Format::Markdown])]
fn read_and_export(bencher: Bencher, format: Format) {
    let text = record();
    bencher.bench(|| export(&Log::read(black_box(&text)).games, format).unwrap());
}

#[divan::bench]
fn import(bencher: Bencher) {
    let text = export(&Log::read(&record()).games, Format::Csv).unwrap();
    let now = DateTime::parse_from_rfc3339("2100-01-01T19:00:00+01:00").unwrap();
    bencher.bench(|| {
        let found = read_csv(black_box(&text), now).unwrap();
        preview(found, &Log::default(), now).unwrap()
    });
}
