//! Campaigns: start one, see its path, play its next game, abandon it (K3).

use footplate::{
    freight::naming::listed,
    major::{
        aim::{Aim, Challenge},
        campaign::{self, Campaign, Objective, PlayedGame, Standing, standing},
        play::MajorGame,
        words::{campaign_stands, path},
    },
    record::{
        Log, Outcome,
        campaigns::{self, Event, Started, What},
    },
    store::Store,
    table::{Interrupt, Number, Page, Player, Table, Text, person},
};

use super::{
    Failure, aside,
    opponent::{faulty, major_facts},
    playing::{self, Ending},
    printed_page, recording, say,
};
use crate::cli::{CampaignAction, PlayNext};

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
        Some(CampaignAction::Play(next)) => return play(store, &next, plain),
    }
    Ok(Ending::Over)
}

fn campaigns(store: &Store) -> Result<Vec<Started>, Failure> {
    let text = store.read(campaigns::FILE)?.unwrap_or_default();
    let (campaigns, notices) = campaigns::read(&text);
    for notice in notices {
        say(&notice);
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
    let taken = |name: &str| there.iter().any(|campaign| campaign.name == name);
    let name = match name {
        Some(name) => name.trim().to_owned(),
        None => (1..)
            .map(|number| match number {
                1 => "campaign".to_owned(),
                number => format!("campaign-{number}"),
            })
            .find(|name| !taken(name))
            .unwrap_or_default(),
    };
    footplate::store::check_name(&name)?;
    if taken(&name) {
        return Err(Failure::Other(format!(
            "There is a campaign called “{name}” already: choose another name."
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

fn find<'c>(campaigns: &'c [Started], name: &str) -> Result<&'c Started, Failure> {
    let found = campaigns.iter().find(|campaign| campaign.name == name);
    found.ok_or_else(|| {
        let names: Vec<String> = campaigns
            .iter()
            .map(|campaign| format!("“{}”", campaign.name))
            .collect();
        Failure::Other(match names.is_empty() {
            true => "There is no campaign yet: footplate campaign start begins one.".into(),
            false => format!(
                "There is no campaign called “{name}”, only {}.",
                listed(&names)
            ),
        })
    })
}

fn show(store: &Store, name: Option<&str>, page: &Page) -> Result<(), Failure> {
    let all = campaigns(store)?;
    let shown: Vec<&Started> = match name {
        Some(name) => vec![find(&all, name)?],
        None => all.iter().collect(),
    };
    if shown.is_empty() {
        say("There is no campaign yet: footplate campaign start begins one.");
        return Ok(());
    }
    let objectives = objectives(store)?;
    let log = recording::read(store)?;
    let mut told = Vec::new();
    for started in shown {
        let played = played(&log, &started.name);
        told.push(format!(
            "{}\n{}\n{}",
            page.wrap(&format!("Campaign “{}”", started.name)),
            path(&objectives, &played, started.leaders, page),
            page.wrap(&campaign_stands(
                &objectives,
                &played,
                started.leaders,
                started.abandoned
            ))
        ));
    }
    say(&told.join("\n\n"));
    Ok(())
}

fn abandon(store: &Store, name: &str, yes: bool, plain: bool) -> Result<(), Failure> {
    let all = campaigns(store)?;
    let started = find(&all, name)?;
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
            "Several campaigns are under way, such as “{}” and “{}”: say which.",
            one.name, other.name
        ))),
    }
}

fn play(store: &Store, next: &PlayNext, plain: bool) -> Result<Ending, Failure> {
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
    let mut table = aside(person(plain));
    match ask_texts(&mut table, &mut objectives, &open) {
        Ok(true) => store.write(campaign::FILE, &objectives.text().map_err(Failure::Other)?)?,
        Ok(false) => {}
        Err(Interrupt::Quit) => return Ok(Ending::Left),
        Err(interrupt) => return Err(interrupt.into()),
    }
    let aims: Vec<Objective> = open
        .iter()
        .filter_map(|id| objectives.find(id).cloned())
        .collect();
    begin(store, table.into_player(), started, number, aims, next)
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
    let game = MajorGame::new(major_facts(store)?, next.own_deck).aiming_at(aim);
    let game_name = free_name(store, &format!("{name}-game-{number}"))?;
    playing::begin(store, player, game, Some(&game_name), next.seed, |id| {
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

const LATER: &str = "later";

/// What the box says of the objectives that are open: asked once, and kept in the data folder.
/// True if anything was typed.
fn ask_texts(
    table: &mut Table,
    campaign: &mut Campaign,
    open: &[String],
) -> Result<bool, Interrupt> {
    let mut typed = false;
    for id in open {
        let Some(at) = campaign.objectives.iter().position(|o| o.id == *id) else {
            continue;
        };
        if campaign.objectives[at].text.is_some() {
            continue;
        }
        if !typed {
            table.tell("What the box says of the objectives is asked once and kept in decks/major/campaign.toml.");
        }
        let mut objective = campaign.objectives[at].clone();
        let ask = Text::new(
            "campaign/text",
            format!("Objective “{}”: what does the box ask for?", objective.name),
        )
        .likely(LATER);
        let text = table.text(&(), ask, |typed| Ok(typed.trim().to_owned()))?;
        if text.eq_ignore_ascii_case(LATER) {
            continue;
        }
        objective.text = Some(text);
        let ask = Text::new("campaign/name", "What is it called?").likely(objective.name.clone());
        objective.name = table.text(&(), ask, |typed| Ok(typed.trim().to_owned()))?;
        let ask = Number::new(
            "campaign/target",
            "Which score is printed with it?",
            100..=500,
        )
        .likely(objective.target);
        objective.target = table.number(&(), ask)?;
        let above: Vec<(String, String)> = campaign
            .row(objective.row + 1)
            .map(|next| (next.id.clone(), next.name.clone()))
            .collect();
        if above.len() > 1 {
            objective.opens.clear();
            for (next, name) in above {
                let likely = campaign.objectives[at].opens.contains(&next);
                let question = format!("Does it lead to “{name}” in the next game?");
                if table.confirm(&(), "campaign/opens", question, likely)? {
                    objective.opens.push(next);
                }
            }
        }
        campaign.objectives[at] = objective;
        typed = true;
    }
    if typed {
        campaign.verified = campaign.objectives.iter().all(|o| o.text.is_some());
        campaign.source = Some("Typed from the box, where it has a text.".into());
    }
    Ok(typed)
}
