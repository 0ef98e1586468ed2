//! The campaign drawn: its three rows, what was achieved and what is open (K3).

use unicode_width::UnicodeWidthStr;

use crate::{
    freight::naming::listed,
    major::aim::LEADERS,
    major::campaign::{Campaign, GAMES, Objective, PlayedGame, Standing, standing},
    table::Page,
};

/// Where an objective stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Achieved,
    Missed,
    Open,
    Later,
}

impl Mark {
    fn sign(self) -> &'static str {
        match self {
            Self::Achieved => " ✓",
            Self::Missed => " ✗",
            Self::Open => " ○",
            Self::Later => "",
        }
    }
}

fn mark(campaign: &Campaign, played: &[PlayedGame], objective: &Objective) -> Mark {
    let aimed = played.iter().find(|game| game.objective == objective.id);
    match aimed {
        Some(game) if game.won => Mark::Achieved,
        Some(_) => Mark::Missed,
        None if campaign
            .open(played)
            .iter()
            .any(|open| open.id == objective.id) =>
        {
            Mark::Open
        }
        None => Mark::Later,
    }
}

fn target(objective: &Objective, leaders: bool) -> i64 {
    objective.target + if leaders { LEADERS } else { 0 }
}

/// The path: three rows from the top, as on the box; on a narrow page one objective a line; on a
/// plain page a sentence each.
#[must_use]
pub fn path(campaign: &Campaign, played: &[PlayedGame], leaders: bool, page: &Page) -> String {
    if page.plain {
        let lines = (1..=GAMES).flat_map(|row| campaign.row(row));
        let lines = lines.map(|objective| page.wrap(&spoken(campaign, played, leaders, objective)));
        return lines.collect::<Vec<_>>().join("\n");
    }
    let item = |objective: &Objective| {
        let sign = mark(campaign, played, objective).sign();
        format!("{} · {}{sign}", objective.name, target(objective, leaders))
    };
    let rows: Vec<Vec<String>> = (1..=GAMES)
        .rev()
        .map(|row| campaign.row(row).map(item).collect())
        .collect();
    let widest = rows.iter().map(|row| row_width(row)).max().unwrap_or(0);
    let mut lines = Vec::new();
    if widest <= page.width {
        for row in &rows {
            let indent = (widest - row_width(row)) / 2;
            lines.push(format!("{}{}", " ".repeat(indent), row.join(BETWEEN)));
        }
    } else {
        for (row, items) in (1..=GAMES).rev().zip(&rows) {
            lines.push(format!("Game {row}"));
            lines.extend(items.iter().map(|item| page.wrap(&format!("  {item}"))));
        }
    }
    lines.push(String::new());
    lines.push("✓ achieved  ✗ missed  ○ open".into());
    lines.join("\n")
}

const BETWEEN: &str = "    ";

fn row_width(row: &[String]) -> usize {
    let items: usize = row.iter().map(|item| item.width()).sum();
    items + BETWEEN.width() * row.len().saturating_sub(1)
}

fn spoken(
    campaign: &Campaign,
    played: &[PlayedGame],
    leaders: bool,
    objective: &Objective,
) -> String {
    let score = || {
        let game = played.iter().find(|game| game.objective == objective.id);
        game.and_then(|game| game.score)
            .map_or_else(String::new, |score| format!(" with {score}"))
    };
    let state = match mark(campaign, played, objective) {
        Mark::Achieved => format!("achieved{}", score()),
        Mark::Missed => format!("missed{}", score()),
        Mark::Open => "open".into(),
        Mark::Later => "not open".into(),
    };
    let leads: Vec<String> = objective
        .opens
        .iter()
        .filter_map(|id| campaign.find(id))
        .map(|next| format!("“{}”", next.name))
        .collect();
    let leads = if leads.is_empty() {
        String::new()
    } else {
        format!("; it leads to {}", listed(&leads))
    };
    format!(
        "Game {}: “{}”, {} victory points: {state}{leads}.",
        objective.row,
        objective.name,
        target(objective, leaders)
    )
}

/// Where the campaign stands, in a sentence.
#[must_use]
pub fn campaign_stands(
    campaign: &Campaign,
    played: &[PlayedGame],
    leaders: bool,
    abandoned: bool,
) -> String {
    let number = |game: u8| match game {
        1 => "one",
        2 => "two",
        _ => "three",
    };
    match standing(played) {
        Standing::Won => "The campaign is won.".into(),
        Standing::Lost(game) => format!(
            "The campaign ended in game {}: score or objective was missed (K3).",
            number(game)
        ),
        Standing::Next(_) if abandoned => "The campaign was abandoned.".into(),
        Standing::Next(game) => {
            let open: Vec<String> = campaign
                .open(played)
                .into_iter()
                .map(|objective| {
                    format!(
                        "{} points and “{}”",
                        target(objective, leaders),
                        objective.name
                    )
                })
                .collect();
            let with = if leaders {
                ", Leaders included (K4)"
            } else {
                ""
            };
            format!(
                "You are in game {}: {}{with}.",
                number(game),
                open.join(", or ")
            )
        }
    }
}
