//! What the person may look at during a game. Looking changes nothing.

use crate::table::{Look, Page, View};

use super::{super::words, Lies, MajorGame};

impl Look for MajorGame {
    fn views(&self) -> &'static [View] {
        &[
            View {
                word: "board",
                shows: "the railway as I have it",
            },
            View {
                word: "why",
                shows: "the reasons of his last turn; why 3: of its third step; why YM C4: why not that car",
            },
            View {
                word: "deck",
                shows: "his cards: drawn, and what may still come",
            },
            View {
                word: "forecast",
                shows: "what each card that may come would do, and to which of your trains",
            },
            View {
                word: "cash",
                shows: "his cash by the last card",
            },
            View {
                word: "score",
                shows: "Performance, Warehouses and Ships, as far as I know them",
            },
        ]
    }

    fn view(&self, word: &str, about: &str, page: &Page) -> String {
        match word {
            "board" => words::board_view(self, page),
            "why" => page.wrap(&words::why(self, about)),
            "deck" => page.wrap(&words::deck(self)),
            "forecast" => page.wrap(&words::forecast_view(self)),
            "cash" => page.wrap(&words::cash(self)),
            "score" => page.wrap(&words::score(self)),
            _ => String::new(),
        }
    }

    fn lies(&self) -> Option<String> {
        self.position.cars().next()?;
        serde_json::to_string(&Lies::of(self)).ok()
    }

    fn set_right(&self, lies: &str) -> Option<String> {
        words::set_back(self, &serde_json::from_str(lies).ok()?)
    }
}
