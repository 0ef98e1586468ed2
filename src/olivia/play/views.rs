//! What the person may look at during a game. Looking changes nothing.

use std::any::Any;

use crate::table::{Look, Page, View};

use super::super::words;
use super::{OliviaGame, Stage};

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

    fn on_return(&self, page: &Page) -> Option<String> {
        words::lies(self)?;
        Some(match self.stage {
            Stage::Action { .. } => self.view("board", "", page),
            // the dice of which you are to leave one are told there anyway
            _ => words::board(self, page),
        })
    }

    fn lies(&self) -> Option<Box<dyn Any>> {
        Some(Box::new(words::lies(self)?))
    }

    fn set_right(&self, lies: &dyn Any) -> Option<String> {
        words::set_right(self, lies.downcast_ref::<String>()?)
    }
}
