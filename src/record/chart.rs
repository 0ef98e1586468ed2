//! Scores in the order of play, drawn with letters.

use chrono::NaiveDate;

use crate::table::Page;

/// Rows of the drawing.
const HEIGHT: usize = 9;
/// Columns before the drawing: the score and the axis.
const AXIS: usize = 6;
/// Columns of one game at most.
const STEP: usize = 4;

/// One column of the drawing.
struct Point {
    score: f64,
}

/// The trend: a dot a game, or a dot for several games where they do not fit, and dashes at the
/// mean. On a plain page sentences. Empty for fewer than two scores.
#[must_use]
pub fn chart(scores: &[(NaiveDate, i64)], page: &Page) -> String {
    let (Some((first, _)), Some((last, _)), 2..) = (scores.first(), scores.last(), scores.len())
    else {
        return String::new();
    };
    if page.plain {
        return spoken(scores, page);
    }
    let room = page.width.saturating_sub(AXIS + 1).max(8);
    let together = scores.len().div_ceil(room);
    let points: Vec<Point> = scores
        .chunks(together)
        .map(|scores| Point {
            score: mean(scores),
        })
        .collect();
    let step = (room / points.len()).clamp(1, STEP);
    let width = (points.len() - 1) * step + 1;
    let (low, high) = bounds(scores);
    let row_of = |score: f64| {
        let from_top = (high - score) / (high - low) * (HEIGHT - 1) as f64;
        (from_top.round() as usize).min(HEIGHT - 1)
    };
    let mean_row = row_of(mean(scores));
    let mut rows = vec![vec![' '; width]; HEIGHT];
    rows[mean_row] = vec!['-'; width];
    for (at, point) in points.iter().enumerate() {
        rows[row_of(point.score)][at * step] = '●';
    }
    let mut lines: Vec<String> = Vec::new();
    for (at, row) in rows.iter().enumerate() {
        let label = high - (high - low) * at as f64 / (HEIGHT - 1) as f64;
        let label = if at % 2 == 0 {
            format!("{label:>4.0}")
        } else {
            "    ".into()
        };
        let row: String = row.iter().collect();
        lines.push(format!("{label} │{row}").trim_end().to_owned());
    }
    let (first, last) = (first.to_string(), last.to_string());
    lines.push(format!("     └{}", "─".repeat(width)));
    let gap = (width + 1).saturating_sub(first.len() + last.len());
    lines.push(if gap > 0 {
        format!("     {first}{}{last}", " ".repeat(gap))
    } else {
        format!("     {first} to {last}")
    });
    let legend = match together {
        1 => "● a game, - the mean".to_owned(),
        several => format!("● {several} games, - the mean"),
    };
    lines.push(format!("     {legend}"));
    lines.join("\n")
}

/// The mean of ten parts, or of each game where there are few.
fn spoken(scores: &[(NaiveDate, i64)], page: &Page) -> String {
    let together = scores.len().div_ceil(10);
    let mut from = 1;
    let mut lines = Vec::new();
    for part in scores.chunks(together) {
        let Some((day, _)) = part.first() else {
            continue;
        };
        let to = from + part.len() - 1;
        lines.push(page.wrap(&if part.len() == 1 {
            format!("Score {from} of {}, {day}: {}.", scores.len(), part[0].1)
        } else {
            format!(
                "Scores {from} to {to} of {}, from {day}: mean {:.0}.",
                scores.len(),
                mean(part)
            )
        }));
        from = to + 1;
    }
    lines.join("\n")
}

fn mean(scores: &[(NaiveDate, i64)]) -> f64 {
    let sum: i64 = scores.iter().map(|(_, score)| score).sum();
    sum as f64 / scores.len().max(1) as f64
}

/// Round numbers below and above all scores, four steps apart, so that every other row has one.
fn bounds(scores: &[(NaiveDate, i64)]) -> (f64, f64) {
    const STEPS: [i64; 10] = [1, 2, 5, 10, 20, 25, 50, 100, 250, 500];
    let all = scores.iter().map(|(_, score)| *score);
    let (low, high) = all.fold((i64::MAX, i64::MIN), |(low, high), score| {
        (low.min(score), high.max(score))
    });
    let floor = |step: i64| low.div_euclid(step) * step;
    let step = STEPS
        .into_iter()
        .find(|&step| floor(step) + 4 * step >= high)
        .unwrap_or(500);
    (floor(step) as f64, (floor(step) + 4 * step) as f64)
}
