//! Whatever is answered, a game with own cards and every conversation about the box come to an end.

use std::io;

use footplate::{
    major::{
        enter::{Aims, Entering},
        facts::Facts,
        play::MajorGame,
    },
    olivia::{enter, facts::Printed},
    table::{Game, Journal, Page, Played, Random, Table, play},
};

fn play_at_random<G: Game>(game: G, seed: u64) -> G {
    let player = Random::new(seed, Page::plain(80), io::sink());
    let mut table = Table::new(player, Journal::memory::<G>(seed));
    match play(game, &mut table) {
        Ok(Played::Over(game)) => game,
        Ok(Played::Left(_)) => panic!("seed {seed}: the game was left"),
        Err(stop) => panic!("seed {seed}: {stop}"),
    }
}

#[test]
fn m2_games_that_learn_the_deck_come_to_an_end_and_know_what_they_saw() {
    let mut facts = Facts::shipped().unwrap();
    facts.investments.rows = vec![vec![10, 20], vec![30], vec![40, 50, 60], vec![70]];
    for seed in 0..40 {
        let game = MajorGame::new(facts.clone(), false).asking_for_his_deck();
        let game = play_at_random(game, seed);
        for card in &game.deck.drawn {
            if let (true, Some(name)) = (game.own_deck, &card.name) {
                let known = game.facts.known.iter().find(|known| known.name == *name);
                let known = known.unwrap_or_else(|| panic!("seed {seed}: {name} is not known"));
                assert_eq!(known.text.actions, card.text.actions, "seed {seed}");
            }
        }
        // What one game has learned, the next begins with.
        facts.known.clone_from(&game.facts.known);
        facts.setups.clone_from(&game.facts.setups);
    }
}

#[test]
fn conversations_come_to_an_end_in_facts_that_can_be_read() {
    for subject in Entering::SUBJECTS {
        for seed in 0..20 {
            let aims = Aims::read(|_| None).unwrap();
            let entering = Entering::about(subject, Facts::shipped().unwrap(), aims).unwrap();
            let Entering { facts, aims, .. } = play_at_random(entering, seed);
            Facts::read(|file| footplate::major::facts::file_text(&facts, file).unwrap())
                .unwrap_or_else(|fault| panic!("{subject}, seed {seed}: {fault}"));
            let read = Aims::read(|file| aims.file_text(file).unwrap());
            assert_eq!(read.as_ref(), Ok(&aims), "{subject}, seed {seed}");
        }
    }
}

#[test]
fn o4_o5_s1_conversations_about_olivias_box_end_in_facts_that_can_be_read() {
    let shipped = Printed::shipped().unwrap();
    for (name, subject) in enter::Subject::ALL {
        for seed in 0..20 {
            let entering = enter::Entering::about(subject, shipped.clone());
            let facts = play_at_random(entering, seed).facts;
            let files = facts.changes_since(&shipped).unwrap();
            let text = |wanted: &str| {
                let file = files.iter().find(|file| file.file == wanted)?;
                Some(file.text.clone())
            };
            assert_eq!(
                Printed::read(text).as_ref(),
                Ok(&facts),
                "{name}, seed {seed}"
            );
            let Printed { sheet, tiles, dice } = &facts;
            assert!(!sheet.verified || sheet.is_known(), "seed {seed}");
            assert!(!tiles.verified || tiles.is_known(), "seed {seed}");
            assert!(!dice.verified || dice.black.is_some(), "seed {seed}");
        }
    }
}
