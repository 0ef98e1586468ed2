//! Campaigns: start one, see its path, play its next game, abandon it (K3).

mod next;
mod texts;

use footplate::{
    freight::naming::listed,
    major::{
        campaign::{self, Campaign, PlayedGame, Standing, standing},
        words::{campaign_stands, path},
    },
    record::{
        Log, Outcome,
        campaigns::{self, Event, Started, What},
    },
    store::Store,
    table::{Interrupt, Page, person},
};

use super::{Failure, aside, opponent::faulty, playing::Ending, printed_page, recording, say};
use crate::cli::CampaignAction;

const NONE_YET: &str = "There is no campaign yet: footplate campaign start begins one.";

/// Carries out a command of the campaign.
pub fn campaign(
    store: &Store,
    action: Option<CampaignAction>,
    plain: bool,
) -> Result<Ending, Failure> {
    match action {
        None => show(store, None, &printed_page(plain))?,
        Some(CampaignAction::Show { name }) => show(store, name.as_deref(), &printed_page(plain))?,
        Some(CampaignAction::Start { name, leaders }) => {
            start(store, name, leaders, &printed_page(plain))?;
        }
        Some(CampaignAction::Abandon { name, yes }) => abandon(store, &name, yes, plain)?,
        Some(CampaignAction::Play(next)) => return next::play(store, &next, plain),
    }
    Ok(Ending::Over)
}

fn campaigns(store: &Store) -> Result<Vec<Started>, Failure> {
    let text = store.read(campaigns::FILE)?.unwrap_or_default();
    let (campaigns, notices) = campaigns::read(&text);
    for notice in notices {
        recording::note(&notice);
    }
    Ok(campaigns)
}

fn append(store: &Store, campaign: &str, what: What) -> Result<(), Failure> {
    let event = Event {
        campaign: campaign.to_owned(),
        at: recording::now(),
        what,
    };
    let line = event.line().map_err(Failure::Other)?;
    Ok(store.append(campaigns::FILE, &line)?)
}

/// The objectives: the person's own, or as shipped.
fn objectives(store: &Store) -> Result<Campaign, Failure> {
    let own = store.read(campaign::FILE)?;
    Campaign::read(own.as_deref()).map_err(|fault| faulty(store, &fault))
}

/// How a campaign's games ended, by the record.
fn played(log: &Log, campaign: &str) -> Vec<PlayedGame> {
    let games = campaigns::games_of(log, campaign).into_iter();
    games
        .map(|(place, game)| PlayedGame {
            game: place.game,
            objective: place.objective.clone(),
            score: game.score,
            won: game.outcome == Outcome::Won,
        })
        .collect()
}

fn start(store: &Store, name: Option<String>, leaders: bool, page: &Page) -> Result<(), Failure> {
    let there = campaigns(store)?;
    let name = match name {
        Some(name) => name.trim().to_owned(),
        None => (1..)
            .map(|number| match number {
                1 => "campaign".to_owned(),
                number => format!("campaign-{number}"),
            })
            .find(|name| called(&there, name).is_none())
            .unwrap_or_default(),
    };
    footplate::store::check_name(&name)?;
    if let Some(there) = called(&there, &name) {
        return Err(Failure::Other(format!(
            "There is a campaign called “{}” already: choose another name.",
            there.name
        )));
    }
    append(store, &name, What::Started { leaders })?;
    say(&format!("The campaign “{name}” is started."));
    show(store, Some(&name), page)?;
    say(&format!(
        "Play its first game with: footplate campaign play {}",
        quoted(&name)
    ));
    Ok(())
}

fn quoted(name: &str) -> String {
    if name.contains(' ') {
        format!("\"{name}\"")
    } else {
        name.to_owned()
    }
}

/// The campaign of that name; else one whose name differs by its capitals alone.
fn called<'c>(campaigns: &'c [Started], name: &str) -> Option<&'c Started> {
    let alike = |campaign: &&Started| campaign.name.to_lowercase() == name.to_lowercase();
    let mut exactly = campaigns.iter().filter(|campaign| campaign.name == name);
    exactly.next().or_else(|| campaigns.iter().find(alike))
}

/// The campaign of that name, or the only one whose name begins so.
fn find<'c>(campaigns: &'c [Started], name: &str) -> Result<&'c Started, Failure> {
    if let Some(found) = called(campaigns, name.trim()) {
        return Ok(found);
    }
    let typed = name.trim().to_lowercase();
    let mut fitting = campaigns
        .iter()
        .filter(|campaign| !typed.is_empty() && campaign.name.to_lowercase().starts_with(&typed));
    let what = match (fitting.next(), fitting.next()) {
        (Some(found), None) => return Ok(found),
        (Some(_), Some(_)) => "More than one campaign begins with",
        (None, _) => "No campaign is called or begins with",
    };
    let names: Vec<String> = campaigns
        .iter()
        .map(|campaign| format!("“{}”", campaign.name))
        .collect();
    Err(Failure::Other(match names.is_empty() {
        true => NONE_YET.into(),
        false => format!("{what} “{name}”. There is {}.", listed(&names)),
    }))
}

fn show(store: &Store, name: Option<&str>, page: &Page) -> Result<(), Failure> {
    let all = campaigns(store)?;
    let shown: Vec<&Started> = match name {
        Some(name) => vec![find(&all, name)?],
        None => all.iter().collect(),
    };
    if shown.is_empty() {
        say(NONE_YET);
        return Ok(());
    }
    let objectives = objectives(store)?;
    let log = recording::read(store)?;
    let mut told = Vec::new();
    for started in shown {
        let played = played(&log, &started.name);
        let mut stands = campaign_stands(&objectives, &played, started.leaders, started.abandoned);
        if let Some(game) = under_way(store, started, &played)? {
            stands += &format!(
                " It is under way as “{game}”; footplate campaign play {} goes on with it.",
                quoted(&started.name)
            );
        }
        told.push(format!(
            "{}\n{}\n{}",
            page.wrap(&format!("Campaign “{}”", started.name)),
            path(&objectives, &played, started.leaders, page),
            page.wrap(&stands)
        ));
    }
    say(&told.join("\n\n"));
    Ok(())
}

/// The name of the game that the campaign is in, once it was begun.
fn under_way(
    store: &Store,
    started: &Started,
    played: &[PlayedGame],
) -> Result<Option<String>, Failure> {
    let Standing::Next(number) = standing(played) else {
        return Ok(None);
    };
    let mut begun = started.set_up.iter().rev();
    match begun.find(|(game, _)| *game == number && !started.abandoned) {
        Some((_, id)) => recording::game_of(store, id),
        None => Ok(None),
    }
}

fn abandon(store: &Store, name: &str, yes: bool, plain: bool) -> Result<(), Failure> {
    let all = campaigns(store)?;
    let started = find(&all, name)?;
    let name = started.name.as_str();
    let log = recording::read(store)?;
    if started.abandoned || !matches!(standing(&played(&log, name)), Standing::Next(_)) {
        return Err(Failure::Other(format!(
            "The campaign “{name}” is over already."
        )));
    }
    let question = format!("Give the campaign “{name}” up for good?");
    let agreed = yes
        || match aside(person(plain)).confirm(&(), "abandon", question, false) {
            Err(Interrupt::Quit) => false,
            answer => answer?,
        };
    if !agreed {
        say("The campaign goes on.");
        return Ok(());
    }
    append(store, name, What::Abandoned)?;
    say(&format!(
        "The campaign “{name}” is abandoned. Its games stay in the record."
    ));
    Ok(())
}
