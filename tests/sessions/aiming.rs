//! Games that are played for a Rival's target or a campaign's objective, from setup to verdict.
//! A person who takes the likely answer wherever nothing else is given for the question's name.

use std::{cell::RefCell, rc::Rc};

use footplate::{
    major::{
        aim::{Aim, Challenge},
        campaign::Campaign,
        facts::Facts,
        play::{FinalResult, MajorGame},
        rival::rivals,
    },
    table::{Asked, Interrupt, Journal, Page, Played, Player, Table, play},
};

struct Named {
    answers: Vec<(&'static str, &'static str)>,
    seen: Rc<RefCell<String>>,
}

impl Player for Named {
    fn page(&self) -> Page {
        Page::plain(80)
    }

    fn tell(&mut self, words: &str) {
        self.seen.borrow_mut().push_str(&format!("{words}\n"));
    }

    fn ask(&mut self, asked: &Asked) -> Result<String, Interrupt> {
        let (question, prompt) = asked.lay_out(&self.page());
        if !question.is_empty() {
            self.tell(&question);
        }
        let given = self.answers.iter().position(|(key, _)| *key == asked.key);
        let typed = match given {
            // an answer that was refused, or a view, is not given again
            Some(at) => self.answers.remove(at).1,
            None if asked.likely.is_some() => "",
            None => return Err(Interrupt::EndOfInput),
        };
        self.tell(&format!("{prompt}{typed}"));
        Ok(typed.to_owned())
    }
}

/// Plays a whole game. Gives all that was seen, and how it ended.
fn played(aim: Aim, answers: &[(&'static str, &'static str)]) -> (String, FinalResult) {
    let seen = Rc::new(RefCell::new(String::new()));
    let setup = [
        ("major/setup/card", "1"),
        ("major/setup/first", "you"),
        ("major/setup/supply", "20"),
    ];
    let person = Named {
        answers: answers.iter().copied().chain(setup).collect(),
        seen: seen.clone(),
    };
    let game = MajorGame::new(Facts::shipped().unwrap(), false).aiming_at(aim);
    let mut table = Table::new(person, Journal::memory::<MajorGame>(7));
    let Ok(Played::Over(over)) = play(game, &mut table) else {
        panic!("the game is not over: {}", seen.borrow());
    };
    let saved: MajorGame = table.journal().state().unwrap();
    assert_eq!(saved.aim, over.aim, "what is saved reads back");
    assert_eq!(saved.result, over.result);
    let seen = seen.borrow().clone();
    (seen, over.result.unwrap())
}

/// The chapters that a challenge has a word in: setup, the first turn, Administration, the end.
fn told_of_it(seen: &str) -> String {
    let chapters = seen.split("\n\n").filter(|chapter| {
        [
            "Setup",
            "Administration",
            "Final",
            "Round 1, turn 1 of 6: you",
            "Round 2, turn 1 of 6: you",
        ]
        .iter()
        .any(|heading| chapter.trim_start().starts_with(heading))
    });
    chapters.collect::<Vec<_>>().join("\n\n")
}

fn rival(number: usize, leaders: bool) -> Aim {
    Aim {
        leaders,
        challenge: Challenge::Rival(rivals(None).unwrap()[number - 1].clone()),
    }
}

#[test]
fn k2_each_rival_from_setup_to_verdict() {
    let cases = [
        (1, "BEN MS / CAL YS", "240", true),
        (2, "BEN ML YS / CAL MS", "239", false),
        (3, "BEN MS / CAL YS", "260", true),
        (4, "BEN MS / CAL YS", "259", false),
        (5, "BEN MS / CAL YS", "280", true),
        (6, "BEN MS / CAL YS", "279", false),
    ];
    for (number, position, points, won) in cases {
        let answers = [
            ("major/setup/position", position),
            ("major/you", "score"),
            ("major/victory-points", points),
        ];
        let (seen, result) = played(rival(number, false), &answers);
        assert_eq!(result.won, Some(won), "Rival {number}");
        insta::assert_snapshot!(format!("rival_{number}"), told_of_it(&seen));
    }
}

#[test]
fn k2_a_second_large_that_stands_elsewhere_is_refused() {
    let answers = [
        ("major/setup/position", "BEN ML ML"),
        ("major/setup/position", "CAL ML / C1 MS"),
        ("major/victory-points", "300"),
    ];
    let (seen, _) = played(rival(2, false), &answers);
    assert!(
        seen.contains("one Large of his starts in each city (K2)"),
        "{seen}"
    );
    assert!(
        seen.contains("His second Large stands in Benares (K2): BEN ML / C1 MS / CAL ML."),
        "{seen}"
    );
}

#[test]
fn a_rival_is_drawn_the_same_from_the_same_seed() {
    let drawn = || {
        let aim = Aim {
            leaders: true,
            challenge: Challenge::DrawRival(rivals(None).unwrap()),
        };
        let answers = [
            ("major/setup/position", "BEN ML"),
            ("major/victory-points", "250"),
        ];
        played(aim, &answers).0
    };
    let seen = drawn().replace('\n', " ");
    assert!(seen.contains("I have drawn one of the challenges at random (K2)."));
    assert!(seen.contains("20 more for Leaders, K4"), "{seen}");
    assert_eq!(drawn().replace('\n', " "), seen);
}

#[test]
fn k4_with_leaders_and_no_target_the_ranks_stay() {
    let aim = Aim {
        leaders: true,
        challenge: Challenge::Rank,
    };
    let answers = [
        ("major/setup/position", "BEN ML"),
        ("major/victory-points", "200"),
    ];
    let (seen, result) = played(aim, &answers);
    assert!(seen.contains("the ranks stay as they are (K4)"), "{seen}");
    assert_eq!(
        (result.won, result.rank.as_deref()),
        (None, Some("Young Businessman"))
    );
}

#[test]
fn k3_a_campaign_game_needs_score_and_objective() {
    let aim = || Aim {
        leaders: false,
        challenge: Challenge::Campaign {
            campaign: "Winter".into(),
            game: 1,
            objectives: Campaign::read(None).unwrap().row(1).cloned().collect(),
        },
    };
    for (points, met, won) in [
        ("230", "yes", true),
        ("230", "no", false),
        ("229", "yes", false),
    ] {
        let answers = [
            ("major/campaign/objective", "lower right"),
            ("major/setup/position", "BEN MS"),
            ("major/victory-points", points),
            ("major/objective", met),
        ];
        let (seen, result) = played(aim(), &answers);
        assert_eq!(result.won, Some(won), "{points} {met}");
        assert!(
            seen.contains("Your target: 230 and “Lower right”."),
            "{seen}"
        );
    }
}
