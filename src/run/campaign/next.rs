use footplate::{
    major::{
        aim::{Aim, Challenge},
        campaign::{Objective, Standing, standing},
    },
    record::{
        Log,
        campaigns::{Started, What},
    },
    store::Store,
    table::{Player, person},
};

use super::{
    super::{
        Failure, beginning,
        playing::{self, Ending},
        recording,
    },
    append, campaigns, find, objectives, played, quoted,
    texts::ask_texts,
};
use crate::cli::PlayNext;

/// The campaign that is meant: the one named, or the only one that goes on.
fn meant<'c>(all: &'c [Started], log: &Log, name: Option<&str>) -> Result<&'c Started, Failure> {
    if let Some(name) = name {
        return find(all, name);
    }
    let mut going = all.iter().filter(|campaign| {
        !campaign.abandoned && matches!(standing(&played(log, &campaign.name)), Standing::Next(_))
    });
    match (going.next(), going.next()) {
        (Some(only), None) => Ok(only),
        (None, _) => Err(Failure::Other(
            "No campaign is under way: footplate campaign start begins one.".into(),
        )),
        (Some(one), Some(other)) => Err(Failure::Other(format!(
            "Several campaigns are under way, such as “{}” and “{}”: say which, as in footplate campaign play {}",
            one.name,
            other.name,
            quoted(&one.name)
        ))),
    }
}

/// Plays the next game of a campaign, or goes on with it.
pub fn play(store: &Store, next: &PlayNext, plain: bool) -> Result<Ending, Failure> {
    let all = campaigns(store)?;
    let log = recording::read(store)?;
    let started = meant(&all, &log, next.name.as_deref())?;
    let name = &started.name;
    let played = played(&log, name);
    let number = match standing(&played) {
        Standing::Next(_) if started.abandoned => {
            return Err(Failure::Other(format!(
                "The campaign “{name}” was abandoned."
            )));
        }
        Standing::Next(number) => number,
        Standing::Won => {
            return Err(Failure::Other(format!(
                "The campaign “{name}” is won: it has no further game."
            )));
        }
        Standing::Lost(lost) => {
            return Err(Failure::Other(format!(
                "The campaign “{name}” ended in game {lost}: it has no further game (K3)."
            )));
        }
    };
    if let Some(wanted) = next.game.filter(|wanted| *wanted != number) {
        return Err(Failure::Other(match wanted > number {
            true => format!(
                "Game {wanted} of the campaign “{name}” comes after game {number}, which is not won yet (K3)."
            ),
            false => format!(
                "Game {wanted} of the campaign “{name}” is played: game {number} comes next."
            ),
        }));
    }
    let under_way = started
        .set_up
        .iter()
        .rev()
        .find(|(game, _)| *game == number);
    if let Some((_, id)) = under_way
        && let Some(game) = recording::game_of(store, id)?
    {
        return playing::resume(store, person(plain), Some(&game));
    }
    let mut objectives = objectives(store)?;
    let open: Vec<String> = objectives
        .open(&played)
        .into_iter()
        .map(|objective| objective.id.clone())
        .collect();
    let Some(player) = ask_texts(store, person(plain), &mut objectives, &open)? else {
        return Ok(Ending::Left);
    };
    let aims: Vec<Objective> = open
        .iter()
        .filter_map(|id| objectives.find(id).cloned())
        .collect();
    begin(store, player, started, number, aims, next)
}

fn begin(
    store: &Store,
    player: Box<dyn Player>,
    started: &Started,
    number: u8,
    objectives: Vec<Objective>,
    next: &PlayNext,
) -> Result<Ending, Failure> {
    let name = &started.name;
    let aim = Aim {
        leaders: started.leaders,
        challenge: Challenge::Campaign {
            campaign: name.clone(),
            game: number,
            objectives,
        },
    };
    let game = beginning::new_game(store, next.own_deck, next.stand_in)?.aiming_at(aim);
    let game_name = free_name(store, &format!("{name}-game-{number}"))?;
    beginning::begin(store, player, game, Some(&game_name), next.seed, |id| {
        let id = id.to_owned();
        append(store, name, What::Plays { game: number, id })
    })
}

/// The name itself, or one with a number where there is a game of that name.
fn free_name(store: &Store, name: &str) -> Result<String, Failure> {
    let games = store.games()?;
    let taken = |name: &String| games.iter().any(|(game, _)| game == name);
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    let mut names = std::iter::once(name.to_owned()).chain(numbered);
    Ok(names.find(|name| !taken(name)).unwrap_or_default())
}
