//! What the person may look at during a game. Looking changes nothing.

use crate::table::{Look, Page, View};

use super::super::words;
use super::{OliviaGame, Stage};

impl OliviaGame {
    /// What to show of the table when the game is taken up again in the middle of your turn. The dice of which you are
    /// to leave one are told there anyway.
    #[must_use]
    pub fn reminder(&self, page: &Page) -> Option<String> {
        match self.stage {
            Stage::Leave { .. } => Some(words::board(self, page)),
            Stage::Action { .. } => Some(self.view("board", "", page)),
            _ => None,
        }
    }
}

impl Look for OliviaGame {
    fn views(&self) -> &'static [View] {
        &[
            View {
                word: "board",
                shows: words::BOARD_SHOWS,
            },
            View {
                word: "odds",
                shows: words::ODDS_SHOW,
            },
            View {
                word: "why",
                shows: words::WHY_SHOWS,
            },
            View {
                word: "routes",
                shows: words::ROUTES_SHOW,
            },
            View {
                word: "score",
                shows: words::SCORE_SHOWS,
            },
            View {
                word: "facts",
                shows: words::FACTS_SHOW,
            },
        ]
    }

    fn view(&self, word: &str, about: &str, page: &Page) -> String {
        match word {
            "board" => {
                let dice = words::dice_of_turn(self);
                let dice = dice.map(|dice| page.wrap(&dice));
                let lines: Vec<String> =
                    [words::board(self, page)].into_iter().chain(dice).collect();
                lines.join("\n")
            }
            "odds" => page.wrap(&words::odds(self, about)),
            "why" => page.wrap(&words::why(self, about)),
            "routes" => page.wrap(&words::routes(self, about)),
            "score" => page.wrap(&words::score(self)),
            "facts" => page.wrap(&words::facts(self)),
            _ => String::new(),
        }
    }
}
