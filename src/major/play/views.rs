//! What the person may look at during a game. Looking changes nothing.

use std::any::Any;

use crate::table::{Look, Page, View};

use super::{super::words, Lies, MajorGame, Part, Stage};

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

    fn on_return(&self, page: &Page) -> Option<String> {
        self.position.cars().next()?;
        Some(words::board_view(self, page))
    }

    fn lies(&self) -> Option<Box<dyn Any>> {
        Some(Box::new((self.lying(), self.ships_are_counted())))
    }

    fn set_right(&self, lies: &dyn Any) -> Option<String> {
        // the cars are set up anew
        self.position.cars().next()?;
        let (lies, ships_were_counted): &(Lies, bool) = lies.downcast_ref()?;
        let mut lies = lies.clone();
        // who counts the Crates on the Ships, and takes that back, has moved none
        if *ships_were_counted != self.ships_are_counted() {
            lies.ships = self.ships;
        }
        words::set_back(&self.lying().on(self), &lies)
    }
}

impl MajorGame {
    /// F13: the Crates on the Ships were counted on the table, whatever the app knew of them.
    fn ships_are_counted(&self) -> bool {
        match &self.stage {
            Stage::Administration(parts) => self.round > 1 || !parts.contains(&Part::Ships),
            _ => self.round > 1,
        }
    }

    /// The table as it lies: while a card is resolved again, as it lay before that.
    fn lying(&self) -> Lies {
        let open = self.open_card.as_ref();
        let lies = open.and_then(|open| open.lies.clone());
        lies.unwrap_or_else(|| Lies::of(self))
    }
}
