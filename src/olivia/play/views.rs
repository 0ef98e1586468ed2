//! What the person may look at during a game. Looking changes nothing.

use crate::table::{Look, Page, View};

use super::super::words;
use super::OliviaGame;

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

    fn lies(&self) -> Option<String> {
        words::lies(self)
    }

    fn set_right(&self, lies: &str) -> Option<String> {
        words::set_right(self, lies)
    }
}
