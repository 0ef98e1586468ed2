use footplate::{
    major::{
        aim::{Aim, Challenge, LEADERS},
        campaign,
        rank::rank,
        rival,
    },
    record::{
        CampaignGame, Change, Log, Outcome, RecordedGame, campaign_gap, check, import::decided,
        moment, table::table,
    },
    store::Store,
    table::{Interrupt, Page, person},
};

use super::{
    super::{
        aside,
        opponent::{faulty, major_facts},
    },
    Failure, append,
    asking::{ask, dated, hers},
    olivia, recording, say,
};
use crate::cli::Fields;

/// Adds a game that was played without the app.
pub fn add(store: &Store, fields: &Fields, plain: bool) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let now = recording::now();
    let mut game = RecordedGame::new("", "major", now, now);
    let known = fields.opponent.is_some() && fields.score.is_some();
    let known = known || (fields.opponent.is_some() && fields.outcome.is_some());
    apply(store, &mut game, fields)?;
    // she has no ranks: a score alone says nothing (O8)
    let lacks_hers = game.opponent == "olivia"
        && fields.outcome.is_none()
        && fields.opponent_score.is_none()
        && game.target.is_none();
    if !known || lacks_hers {
        let mut table = aside(person(plain));
        let asked = match known {
            false => ask(&mut table, &mut game, fields, true),
            true => hers(&mut table, &mut game),
        };
        match asked {
            Err(Interrupt::Quit) => return nothing("added"),
            asked => asked?,
        }
    }
    finish(store, &mut game, fields, None)?;
    game.id = format!("added/{}", now.timestamp_micros());
    sound(&log, &game, "The game cannot be recorded")?;
    let number = log.next_number();
    append(store, &Change::Added(vec![game]))?;
    say(&format!(
        "Game {number} is added. footplate record undo takes it back."
    ));
    Ok(())
}

/// Changes a game.
pub fn edit(store: &Store, number: usize, fields: &Fields, plain: bool) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let before = &log.find(number).map_err(Failure::Other)?.game;
    let mut game = before.clone();
    apply(store, &mut game, fields)?;
    if fields.is_empty() {
        let mut table = aside(person(plain));
        match ask(&mut table, &mut game, fields, false) {
            Err(Interrupt::Quit) => return nothing("changed"),
            asked => asked?,
        }
    }
    if game == *before {
        return nothing("changed");
    }
    finish(store, &mut game, fields, Some(before))?;
    sound(&log, &game, &format!("Game {number} stays as it is"))?;
    append(store, &Change::Edited(Box::new(game)))?;
    say(&format!(
        "Game {number} is changed. footplate record undo takes that back."
    ));
    Ok(())
}

/// Writes a note on a game.
pub fn note(store: &Store, number: usize, words: &[String]) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let mut game = log.find(number).map_err(Failure::Other)?.game.clone();
    let note = words.join(" ");
    let note = note.trim();
    game.note = (!note.is_empty()).then(|| note.to_owned());
    append(store, &Change::Edited(Box::new(game)))?;
    say(&match note.is_empty() {
        true => format!("Game {number} has no note now."),
        false => format!("Noted on game {number}."),
    });
    Ok(())
}

/// Removes a game.
pub fn remove(store: &Store, number: usize, yes: bool, plain: bool) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let game = &log.find(number).map_err(Failure::Other)?.game;
    let agreed = yes || {
        let when = moment(&game.ended);
        let question = format!("Remove game {number} of {when} from the record?");
        match aside(person(plain)).confirm(&(), "remove", question, false) {
            Err(Interrupt::Quit) => false,
            answer => answer?,
        }
    };
    if !agreed {
        return nothing("removed");
    }
    append(store, &Change::Removed(game.id.clone()))?;
    say(&format!(
        "Game {number} is removed. footplate record undo brings it back."
    ));
    Ok(())
}

/// Takes the last change back.
pub fn undo(store: &Store, page: &Page) -> Result<(), Failure> {
    let log = recording::read(store)?;
    let Some(last) = log.last_change else {
        return nothing("undone: no change was made by hand");
    };
    append(store, &Change::Undone(recording::now()))?;
    say(&format!("Undone: {last}."));
    // a game that is there again, or another than it was
    let again = recording::read(store)?;
    let other = again.games.iter().find(|entry| !log.games.contains(entry));
    if let Some(entry) = other {
        say(&table([entry], page));
    }
    Ok(())
}

fn nothing(what: &str) -> Result<(), Failure> {
    say(&format!("Nothing is {what}."));
    Ok(())
}

/// Whether a game as it should stand is possible; if it is not, what comes of that, and why.
fn sound(log: &Log, game: &RecordedGame, otherwise: &str) -> Result<(), Failure> {
    let refused = |why: String| Failure::Other(format!("{otherwise}: {why}."));
    check(game, recording::now()).map_err(|wrong| refused(wrong.to_string()))?;
    let others = log.games.iter().map(|entry| &entry.game);
    let others = others.filter(|other| other.id != game.id);
    match campaign_gap(others, std::slice::from_ref(game)) {
        Some((_, wrong)) => Err(refused(wrong.to_string())),
        None => Ok(()),
    }
}

/// What the options say.
fn apply(store: &Store, game: &mut RecordedGame, fields: &Fields) -> Result<(), Failure> {
    if let Some(date) = &fields.date {
        dated(game, date).map_err(|why| Failure::Other(format!("--date: {why}.")))?;
    }
    if let Some(word) = &fields.outcome {
        game.outcome = Outcome::read(word).ok_or_else(|| {
            Failure::Other(format!(
                "--outcome: “{word}” is no outcome, expected scored, won, lost or given-up."
            ))
        })?;
    }
    if let Some(opponent) = &fields.opponent {
        game.opponent = opponent.trim().to_lowercase();
    }
    if let Some(variant) = &fields.variant {
        game.variant = variant.trim().to_lowercase();
    }
    for (field, given) in [
        (&mut game.score, fields.score),
        (&mut game.target, fields.target),
        (&mut game.opponent_score, fields.opponent_score),
    ] {
        *field = given.or(*field);
    }
    game.minutes = fields.minutes.or(game.minutes);
    game.leaders |= fields.leaders;
    for (field, given) in [
        (&mut game.difficulty, &fields.difficulty),
        (&mut game.note, &fields.note),
    ] {
        if let Some(given) = given {
            *field = Some(given.trim().to_owned()).filter(|text| !text.is_empty());
        }
    }
    if let Some(name) = &fields.campaign {
        game.variant = "campaign".into();
        let before = game.campaign.take();
        let asked = fields.objective.as_deref().unwrap_or_default();
        let own = store.read(campaign::FILE)?;
        let known =
            campaign::Campaign::read(own.as_deref()).map_err(|fault| faulty(store, &fault))?;
        let objective = known
            .objectives
            .iter()
            .find(|objective| objective.id == asked || objective.name.eq_ignore_ascii_case(asked));
        if let (None, false) = (objective, asked.is_empty()) {
            let names: Vec<&str> = known.objectives.iter().map(|o| o.id.as_str()).collect();
            return Err(Failure::Other(format!(
                "--objective: “{asked}” is none, expected one of {}.",
                names.join(", ")
            )));
        }
        if let Some(objective) = objective {
            game.difficulty = Some(objective.name.clone());
            game.target = fields.target.or(Some(
                objective.target + if game.leaders { LEADERS } else { 0 },
            ));
        }
        game.campaign = Some(CampaignGame {
            name: name.clone(),
            game: fields
                .campaign_game
                .or(before.as_ref().map(|before| before.game))
                .unwrap_or(1),
            objective: objective.map_or_else(String::new, |objective| objective.id.clone()),
            met: fields.met,
        });
    }
    Ok(())
}

/// What follows from the rest: the Rival's target, the outcome, the rank.
fn finish(
    store: &Store,
    game: &mut RecordedGame,
    fields: &Fields,
    before: Option<&RecordedGame>,
) -> Result<(), Failure> {
    if game.opponent == "olivia" {
        olivia::settle(game, fields, before)?;
    }
    let challenge = game
        .difficulty
        .as_ref()
        .filter(|_| game.opponent == "major" && game.variant == "rival" && game.target.is_none());
    if let Some(name) = challenge {
        let own = store.read(rival::FILE)?;
        let rivals = rival::rivals(own.as_deref()).map_err(|fault| faulty(store, &fault))?;
        let found = rival::find(&rivals, name).map_err(Failure::Other)?.clone();
        game.difficulty = Some(found.name.clone());
        let aim = Aim {
            leaders: game.leaders,
            challenge: Challenge::Rival(found),
        };
        game.target = aim.target(&major_facts(store)?.rulings);
    }
    let weighed = |game: &RecordedGame| {
        let campaign = game.campaign.clone();
        (game.score, game.target, game.opponent_score, campaign)
    };
    if fields.outcome.is_none() && before.is_none_or(|before| weighed(before) != weighed(game)) {
        game.outcome = match (decided(game), game.outcome) {
            (Some(decided), _) => decided,
            (None, Outcome::GivenUp) if game.score.is_some() => Outcome::Scored,
            (None, stays) => stays,
        };
    }
    if game.outcome == Outcome::GivenUp {
        game.score = None;
    }
    match game.opponent.as_str() {
        "major" => game.verdict = game.score.and_then(rank).map(str::to_owned),
        "olivia" => game.verdict = olivia::verdict(game),
        _ => {}
    }
    let was_scored = before.is_some_and(|before| before.outcome == Outcome::Scored);
    if game.opponent == "olivia" && game.outcome == Outcome::Scored && !was_scored {
        return Err(Failure::Other(
            "A game against Olivia is won or lost (O8): say --opponent-score or --outcome.".into(),
        ));
    }
    Ok(())
}
