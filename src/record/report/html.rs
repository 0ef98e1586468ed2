use std::fmt::Write;

use super::Report;
use crate::{record::facts, table::journal::StoryLine};

const STYLE: &str = "\
body{max-width:62rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 Georgia,serif;color:#222;background:#fffdf8}\
h1{font-size:1.6rem}h2{font-size:1.15rem;margin-top:2rem;border-top:1px solid #d8cfbb;padding-top:.6rem}\
table{border-collapse:collapse}th{text-align:left;font-weight:normal;color:#666;padding-right:1.5rem;vertical-align:top}\
p{margin:.35rem 0}p.step{padding-left:3.4em;text-indent:-2em}p.asked{color:#666}p.asked b{color:#222}p.aside{color:#666;font-style:italic}\
pre{font-size:.8rem;overflow-x:auto;background:#f5f1e7;padding:.5rem}figure{margin:1rem 0;overflow-x:auto}\
svg{max-width:100%;height:auto}footer{margin-top:3rem;color:#666;font-size:.9rem}";

/// The report as one page that needs nothing else: no script, no font, no picture from elsewhere.
#[must_use]
pub fn html(report: &Report) -> String {
    let title = escaped(&report.title());
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{title}</h1>\n<table>\n"
    );
    for (name, value) in facts(&report.game) {
        let (name, value) = (escaped(&name), escaped(&value));
        let _ = writeln!(page, "<tr><th>{name}</th><td>{value}</td></tr>");
    }
    page.push_str("</table>\n");
    for part in &report.parts {
        let _ = writeln!(page, "<section>\n<h2>{}</h2>", escaped(&part.heading));
        let drawn = part.board.is_some();
        for line in &part.lines {
            // the drawing below takes the place of the picture in letters
            if !(drawn && matches!(line, StoryLine::Picture(_))) {
                page.push_str(&block(line));
            }
        }
        if let Some(board) = &part.board {
            let _ = writeln!(page, "<figure>{board}</figure>");
        }
        page.push_str("</section>\n");
    }
    let about = about_the_drawings(&report.game.opponent);
    let _ = write!(page, "<footer>{about}</footer>\n</body>\n</html>\n");
    page
}

/// How the drawings are to be read.
fn about_the_drawings(opponent: &str) -> &'static str {
    match opponent {
        "olivia" => {
            "Each row is a region with its city and the tile of its number. Olivia has crossed off the hexes with a cross. The goods lie from left to right, each with its letter (N is grey); Olivia takes the rightmost."
        }
        _ => {
            "Dark cars and red Crates (m) are the opponent's, light cars and blue Crates (y) are yours. The front car stands in the direction of travel: to the right above, to the left below."
        }
    }
}

fn block(line: &StoryLine) -> String {
    match line {
        StoryLine::Words(words) => {
            let class = if words.starts_with(' ') {
                " class=\"step\""
            } else {
                ""
            };
            let words = words.split('\n').map(|line| escaped(line.trim()));
            let words = words.collect::<Vec<_>>().join("<br>");
            format!("<p{class}>{words}</p>\n")
        }
        StoryLine::Picture(picture) => format!("<pre>{}</pre>\n", escaped(picture)),
        StoryLine::Answer { asked, answer } => {
            let answer = if answer.is_empty() { "Enter" } else { answer };
            format!(
                "<p class=\"asked\">{} <b>{}</b></p>\n",
                escaped(asked),
                escaped(answer)
            )
        }
        StoryLine::Chance(dealt) | StoryLine::Mended(dealt) => {
            format!("<p class=\"aside\">{}</p>\n", escaped(dealt))
        }
    }
}

fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter => escaped.push(letter),
        }
    }
    escaped
}
