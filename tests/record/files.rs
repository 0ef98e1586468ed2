//! Whatever a game holds, it goes out and comes back the same.

use footplate::record::{
    CampaignGame, Log, Outcome, RecordedGame,
    import::{preview, read_csv, read_json},
    out::{Format, export},
};
use proptest::prelude::*;
use serde_json::json;

use super::{day, game};

/// Words with everything in them that could upset a file, but for spaces around them.
fn words() -> impl Strategy<Value = String> {
    "[a-zé\"',;=|\\[\n\\\\]{1,12}".prop_map(|words| format!("x{}x", words))
}

fn games() -> impl Strategy<Value = Vec<RecordedGame>> {
    let some = (
        words(),
        words(),
        words(),
        -99..999_i64,
        0..4_usize,
        any::<bool>(),
    );
    prop::collection::vec(some, 1..6).prop_map(|games| {
        let made = (0..)
            .zip(games)
            .map(|(number, (name, note, part, score, outcome, flag))| {
                let mut game = game(number, score);
                game.outcome = Outcome::ALL[outcome];
                if game.outcome == Outcome::GivenUp {
                    game.score = None;
                }
                game.name = name.clone();
                game.parts = vec![(part.clone(), score), (name, 3)];
                game.note = Some(note);
                game.leaders = flag;
                game.campaign = flag.then(|| CampaignGame {
                    name: part.clone(),
                    game: 1,
                    objective: "top".into(),
                    met: true,
                });
                game.rulings.insert("depart".into(), json!("together"));
                game.more.insert(part, json!({"deep": [1, null]}));
                game
            });
        made.collect()
    })
}

proptest! {
    #[test]
    fn what_goes_out_comes_back(games in games()) {
        let now = day(3000);
        let lines: Vec<String> = games.iter().map(|game| game.line().unwrap()).collect();
        let log = Log::read(&lines.join("\n"));
        let csv = export(&log.games, Format::Csv).unwrap();
        let json = export(&log.games, Format::Json).unwrap();
        for found in [read_csv(&csv, now).unwrap(), read_json(&json, now).unwrap()] {
            let back = preview(found.clone(), &Log::default(), now).unwrap();
            prop_assert_eq!(&back.new, &games);
            let again = preview(found, &log, now).unwrap();
            prop_assert_eq!((again.new.len(), again.known), (0, games.len()));
        }
    }

    /// Bad files are refused, whatever is wrong with them.
    #[test]
    fn any_text_is_taken_or_refused(text in "(\\PC|\n){0,120}") {
        let now = day(3000);
        let _ = read_csv(&text, now);
        let _ = read_json(&text, now);
        let _ = read_csv(&format!("opponent,ended,score\n{text}"), now);
        let _ = read_json(&format!("[{text}]"), now);
    }
}
