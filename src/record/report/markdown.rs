use std::fmt::Write;

use super::Report;
use crate::{record::facts, table::journal::StoryLine};

/// The report as Markdown, fit for a forum post.
#[must_use]
pub fn markdown(report: &Report) -> String {
    let mut text = format!("# {}\n\n", escaped(&report.title()));
    for (name, value) in facts(&report.game) {
        let _ = writeln!(text, "- {}: {}", escaped(&name), escaped(&value));
    }
    for part in &report.parts {
        text.truncate(text.trim_end().len());
        let _ = write!(text, "\n\n## {}\n\n", escaped(&part.heading));
        let mut list = false;
        for line in &part.lines {
            let (block, is_list) = block(line);
            // what follows a list would be taken for a part of it
            if is_list != list && !text.ends_with("\n\n") {
                text.push('\n');
            }
            list = is_list;
            text += &block;
        }
    }
    text.truncate(text.trim_end().len());
    text + "\n"
}

/// A line of the story, and whether it is an entry of a list.
fn block(line: &StoryLine) -> (String, bool) {
    match line {
        StoryLine::Words(words) => {
            let number = words.trim_start().split('.').next().unwrap_or_default();
            let step = words.starts_with(' ')
                && !number.is_empty()
                && number.bytes().all(|byte| byte.is_ascii_digit());
            let paragraph = words.split('\n').map(|line| escaped(line.trim()));
            let paragraph = paragraph.collect::<Vec<_>>().join("\\\n");
            if step {
                (format!("{paragraph}\n"), true)
            } else {
                (format!("{paragraph}\n\n"), false)
            }
        }
        StoryLine::Picture(picture) => (
            format!("```text\n{}\n```\n\n", picture.trim_end_matches('\n')),
            false,
        ),
        StoryLine::Answer { asked, answer } => {
            let asked = asked.replace('\n', " ");
            let answer = if answer.is_empty() { "Enter" } else { answer };
            let (asked, answer) = (escaped(&asked), escaped(answer));
            (format!("> {asked} **{answer}**\n\n"), false)
        }
        StoryLine::Chance(dealt) => (format!("*{}*\n\n", escaped(dealt)), false),
        StoryLine::Mended(what) => (format!("*{}*\n\n", escaped(what)), false),
    }
}

/// Text in which Markdown finds nothing of its own.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '*' | '_' | '`' | '<' | '[' | ']' | '\\' | '#' | '|') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}
