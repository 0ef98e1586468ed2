//! The list of games, laid out on a page.

use unicode_width::UnicodeWidthStr;

use super::{Numbered, RecordedGame, words};
use crate::table::Page;

/// Pages narrower than this get a game in two lines.
const WIDE: usize = 64;

/// The games as a table; where the page is narrow, two lines a game; on a plain page a sentence.
#[must_use]
pub fn table<'g>(games: impl IntoIterator<Item = &'g Numbered>, page: &Page) -> String {
    let games: Vec<&Numbered> = games.into_iter().collect();
    if page.plain {
        let lines = games.iter().map(|entry| page.wrap(&sentence(entry)));
        return lines.collect::<Vec<_>>().join("\n");
    }
    if page.width < WIDE {
        let blocks = games.iter().map(|entry| block(entry, page));
        return blocks.collect::<Vec<_>>().join("\n");
    }
    let rows = games.iter().map(|entry| cells(entry));
    let head = ["", "ended", "against", "played", "score", "result"];
    let rows: Vec<[String; 6]> = std::iter::once(head.map(str::to_owned))
        .chain(rows)
        .collect();
    columns(&rows, page.width)
}

fn cells(entry: &Numbered) -> [String; 6] {
    let game = &entry.game;
    [
        entry.number.to_string(),
        game.ended.date_naive().to_string(),
        words::short_opponent(&game.opponent).to_owned(),
        words::kind(game),
        score_of(game),
        result(game),
    ]
}

/// "281", "281 of 280", "14 to 12".
fn score_of(game: &RecordedGame) -> String {
    let score = words::score(game);
    match (game.target, game.opponent_score) {
        (Some(target), _) => format!("{score} of {target}"),
        (None, Some(other)) => format!("{score} to {other}"),
        (None, None) => score,
    }
}

/// "won, Famous Tycoon", and the note of the game.
fn result(game: &RecordedGame) -> String {
    let verdict = words::verdict(game);
    match &game.note {
        Some(note) => format!("{verdict}: {}", note.replace('\n', " ")),
        None => verdict,
    }
}

fn sentence(entry: &Numbered) -> String {
    let game = &entry.game;
    format!(
        "Game {}, {}, against {}, {}: {}; {}.",
        entry.number,
        game.ended.date_naive(),
        words::opponent(&game.opponent),
        words::kind(game),
        match game.score {
            Some(_) => score_of(game),
            None => "no score".into(),
        },
        result(game)
    )
}

fn block(entry: &Numbered, page: &Page) -> String {
    let [number, ended, against, played, score, result] = cells(entry);
    let indent = " ".repeat(number.width() + 2);
    let first = format!("{number}  {ended}  {against}");
    let second = format!("{indent}{played}");
    let third = format!("{indent}{score} · {result}");
    let lines = [first, second, third].map(|line| shortened(&line, page.width));
    lines.join("\n")
}

/// Rows in columns with two spaces between them. Numbers stand to the right; where the page is too
/// narrow the widest column of words gives way.
pub(super) fn columns<const N: usize>(rows: &[[String; N]], width: usize) -> String {
    let mut widths = [0; N];
    for row in rows {
        for (widest, cell) in widths.iter_mut().zip(row) {
            *widest = (*widest).max(cell.width());
        }
    }
    while widths.iter().sum::<usize>() + 2 * (N - 1) > width {
        let Some(widest) = widths.iter_mut().max() else {
            break;
        };
        if *widest <= 8 {
            break;
        }
        *widest -= 1;
    }
    let right: Vec<bool> = (0..N).map(|column| is_numbers(rows, column)).collect();
    let lines = rows.iter().map(|row| {
        let mut line = String::new();
        for ((cell, &width), &right) in row.iter().zip(&widths).zip(&right) {
            let cell = shortened(cell, width);
            let fill = " ".repeat(width.saturating_sub(cell.width()));
            if right {
                line.push_str(&fill);
                line.push_str(&cell);
            } else {
                line.push_str(&cell);
                line.push_str(&fill);
            }
            line.push_str("  ");
        }
        line.truncate(line.trim_end().len());
        line
    });
    lines.collect::<Vec<_>>().join("\n")
}

fn is_numbers<const N: usize>(rows: &[[String; N]], column: usize) -> bool {
    let mut cells = rows.iter().skip(1).map(|row| &row[column]);
    cells.all(|cell| {
        cell.starts_with(|first: char| first.is_ascii_digit() || matches!(first, '–' | '-'))
            && !cell.contains('-')
    })
}

fn shortened(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        let mut longer = short.clone();
        longer.push(letter);
        if longer.width() + 1 > width {
            break;
        }
        short = longer;
    }
    short.truncate(short.trim_end().len());
    short.push('…');
    short
}
