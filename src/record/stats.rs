//! What the games of one opponent come to.

use chrono::NaiveDate;

use super::{Numbered, Outcome, chart::chart, log::oldest_first, table::columns, words};
use crate::table::Page;

/// The games of one opponent, summed.
#[derive(Clone, Debug, PartialEq)]
pub struct Stats {
    /// The opponent.
    pub opponent: String,
    /// Every kind of game, by variant and difficulty.
    pub kinds: Vec<Kind>,
    /// All of them together.
    pub all: Kind,
    /// The ranks or verdicts that were reached and how often, the best first.
    pub verdicts: Vec<(String, usize)>,
    /// The best score, and the number of its game.
    pub best: Option<(i64, usize)>,
    /// The mean score.
    pub mean: Option<f64>,
    /// How far scores lie from the mean: the standard deviation.
    pub spread: Option<f64>,
    /// Games won in a row up to now, and the longest row ever.
    pub streaks: (usize, usize),
    /// The scores in the order of play, each with its day.
    pub scores: Vec<(NaiveDate, i64)>,
}

/// Games of one variant and difficulty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kind {
    /// "rival, Ship III".
    pub name: String,
    /// How many were played.
    pub games: usize,
    /// Won.
    pub won: usize,
    /// Lost.
    pub lost: usize,
    /// Given up.
    pub given_up: usize,
    /// With a rank or a verdict of their own.
    pub ranked: usize,
    /// The best score.
    pub best: Option<i64>,
    sum: i64,
    scored: usize,
}

impl Kind {
    /// Games won among those that were won or lost, in per cent; `None` where there was none.
    #[must_use]
    pub fn rate(&self) -> Option<usize> {
        let decided = self.decided()?;
        Some((100 * self.won + decided / 2) / decided)
    }

    /// Games that were won or lost; `None` where there was none: a game for a rank is neither.
    fn decided(&self) -> Option<usize> {
        Some(self.won + self.lost).filter(|decided| *decided > 0)
    }

    /// The mean score.
    #[must_use]
    pub fn mean(&self) -> Option<f64> {
        (self.scored > 0).then(|| self.sum as f64 / self.scored as f64)
    }

    fn add(&mut self, entry: &Numbered) {
        let game = &entry.game;
        self.games += 1;
        match game.outcome {
            Outcome::Won => self.won += 1,
            Outcome::Lost => self.lost += 1,
            Outcome::GivenUp => self.given_up += 1,
            Outcome::Scored => {}
        }
        if game.verdict.is_some() && game.outcome != Outcome::GivenUp {
            self.ranked += 1;
        }
        if let Some(score) = game.score {
            self.sum += score;
            self.scored += 1;
            self.best = self.best.max(Some(score));
        }
    }
}

/// The sums for each opponent, in the order of the first game against each.
#[must_use]
pub fn stats<'g>(games: impl IntoIterator<Item = &'g Numbered>) -> Vec<Stats> {
    let games = oldest_first(games);
    let mut opponents: Vec<&str> = Vec::new();
    for entry in &games {
        if !opponents.contains(&entry.game.opponent.as_str()) {
            opponents.push(&entry.game.opponent);
        }
    }
    let of = |opponent: &&str| {
        let against = games
            .iter()
            .filter(|entry| entry.game.opponent == *opponent);
        summed(opponent, &against.copied().collect::<Vec<_>>())
    };
    opponents.iter().map(of).collect()
}

fn summed(opponent: &str, games: &[&Numbered]) -> Stats {
    let mut kinds: Vec<Kind> = Vec::new();
    let mut all = Kind {
        name: "all".into(),
        ..Kind::default()
    };
    let mut verdicts: Vec<(String, usize, i64)> = Vec::new();
    let mut streaks = (0, 0);
    let mut best: Option<(i64, usize)> = None;
    for entry in games {
        let name = words::kind(&entry.game);
        let at = kinds.iter().position(|kind| kind.name == name);
        let at = at.unwrap_or_else(|| {
            kinds.push(Kind {
                name,
                ..Kind::default()
            });
            kinds.len() - 1
        });
        kinds[at].add(entry);
        all.add(entry);
        match entry.game.outcome {
            Outcome::Won => streaks.0 += 1,
            Outcome::Lost | Outcome::GivenUp => streaks.0 = 0,
            Outcome::Scored => {}
        }
        streaks.1 = streaks.1.max(streaks.0);
        if let Some(score) = entry.game.score
            && best.is_none_or(|(most, _)| score > most)
        {
            best = Some((score, entry.number));
        }
        if let Some(verdict) = &entry.game.verdict {
            // where Olivia won at once there is no score, and nothing is worse (O4)
            let score = entry.game.score.unwrap_or(i64::MIN);
            match verdicts.iter_mut().find(|(name, ..)| name == verdict) {
                Some((_, count, least)) => {
                    *count += 1;
                    *least = score.min(*least);
                }
                None => verdicts.push((verdict.clone(), 1, score)),
            }
        }
    }
    kinds.sort_by_key(|kind| std::cmp::Reverse(kind.games));
    verdicts.sort_by_key(|(_, _, least)| std::cmp::Reverse(*least));
    let scores: Vec<(NaiveDate, i64)> = games
        .iter()
        .filter_map(|entry| Some((entry.game.ended.date_naive(), entry.game.score?)))
        .collect();
    let mean = all.mean();
    Stats {
        opponent: opponent.to_owned(),
        kinds,
        spread: mean.filter(|_| scores.len() > 1).map(|mean| {
            let apart = scores
                .iter()
                .map(|(_, score)| (*score as f64 - mean).powi(2));
            (apart.sum::<f64>() / scores.len() as f64).sqrt()
        }),
        all,
        verdicts: verdicts
            .into_iter()
            .map(|(name, count, _)| (name, count))
            .collect(),
        best,
        mean,
        streaks,
        scores,
    }
}

impl Stats {
    /// The sums in words, tables and a chart.
    #[must_use]
    pub fn lay_out(&self, page: &Page) -> String {
        let mut parts = vec![page.wrap(&format!(
            "Against {}: {}.",
            words::opponent(&self.opponent),
            counted(self.all.games, "game")
        ))];
        if page.plain {
            parts.extend(
                self.kinds
                    .iter()
                    .map(|kind| page.wrap(&kind_sentence(kind))),
            );
        } else {
            parts.push(self.kinds_table(page));
        }
        parts.extend(self.verdict_lines(page));
        let mut lines = Vec::new();
        if let (Some((best, number)), Some(mean)) = (self.best, self.mean) {
            let spread = self
                .spread
                .map_or_else(String::new, |spread| format!(", spread {spread:.1}"));
            lines.push(format!(
                "Best score {best} (game {number}), mean {mean:.1}{spread}."
            ));
        }
        if self.all.won > 0 {
            lines.push(format!(
                "Won in a row: {} now, {} at most.",
                self.streaks.0, self.streaks.1
            ));
        }
        parts.push(page.wrap(&lines.join("\n")));
        parts.push(chart(&self.scores, page));
        parts.retain(|part| !part.is_empty());
        parts.join(if page.plain { "\n" } else { "\n\n" })
    }

    fn kinds_table(&self, page: &Page) -> String {
        let head = ["", "games", "won", "lost", "rate", "best", "mean"].map(str::to_owned);
        let together = (self.kinds.len() > 1).then_some(&self.all);
        let rows = self.kinds.iter().chain(together).map(|kind| {
            let counted = |count: usize| match kind.decided() {
                Some(_) => count.to_string(),
                None => "–".into(),
            };
            [
                kind.name.clone(),
                kind.games.to_string(),
                counted(kind.won),
                counted(kind.lost),
                kind.rate()
                    .map_or_else(|| "–".into(), |rate| format!("{rate}%")),
                kind.best
                    .map_or_else(|| "–".into(), |best| best.to_string()),
                kind.mean()
                    .map_or_else(|| "–".into(), |mean| format!("{mean:.0}")),
            ]
        });
        let rows: Vec<[String; 7]> = std::iter::once(head).chain(rows).collect();
        if page.width >= 64 {
            return columns(&rows, page.width);
        }
        // a narrow page has no room for lost and best beside the name
        let narrow: Vec<[String; 5]> = rows
            .into_iter()
            .map(|[name, games, won, _, rate, _, mean]| [name, games, won, rate, mean])
            .collect();
        columns(&narrow, page.width)
    }

    fn verdict_lines(&self, page: &Page) -> Option<String> {
        if self.verdicts.is_empty() {
            return None;
        }
        if page.plain {
            let each = self.verdicts.iter();
            let lines: Vec<String> = each
                .map(|(name, count)| format!("{name}: {}.", counted(*count, "time")))
                .collect();
            return Some(lines.join("\n"));
        }
        let widest = self.verdicts.iter().map(|(name, _)| name.chars().count());
        let widest = widest.max().unwrap_or(0);
        let most = self.verdicts.iter().map(|(_, count)| *count).max();
        let most = most.unwrap_or(1);
        let room = page.width.saturating_sub(widest + 8).clamp(1, 30);
        let lines = self.verdicts.iter().map(|(name, count)| {
            let bar = if most <= room {
                *count
            } else {
                (count * room).div_ceil(most)
            };
            format!("{name:widest$}  {count:>3} {}", "■".repeat(bar))
        });
        Some(lines.collect::<Vec<_>>().join("\n"))
    }
}

fn kind_sentence(kind: &Kind) -> String {
    let mut words = format!("{}: {}", kind.name, counted(kind.games, "game"));
    if let Some(rate) = kind.rate() {
        words += &format!(", {} won, {} lost, {rate} per cent", kind.won, kind.lost);
    }
    if kind.given_up > 0 {
        words += &format!(", {} given up", kind.given_up);
    }
    if let (Some(best), Some(mean)) = (kind.best, kind.mean()) {
        words += &format!(", best {best}, mean {mean:.0}");
    }
    words + "."
}

pub(super) fn counted(count: usize, thing: &str) -> String {
    match count {
        1 => format!("1 {thing}"),
        _ => format!("{count} {thing}s"),
    }
}
