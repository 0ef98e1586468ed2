use footplate::{
    record::campaigns::{self, Started},
    store::Store,
    table::{Interrupt, Player, shelf},
};

use super::{Failure, aside, giving_up, recording, say};
use crate::cli::GamesAction;

/// Lists the games, renames one, or removes one.
pub fn games(
    store: &Store,
    action: Option<GamesAction>,
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<(), Failure> {
    match action {
        None => list(store),
        Some(GamesAction::Rename { game, to }) => {
            store.rename_game(&game, &to)?;
            say(&format!("“{game}” is now called “{to}”."));
            Ok(())
        }
        Some(GamesAction::GiveUp { game, yes }) => giving_up::give_up(store, &game, yes, person),
        Some(GamesAction::Remove { game, yes }) => remove(store, &game, yes, person),
    }
}

fn remove(
    store: &Store,
    game: &str,
    yes: bool,
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<(), Failure> {
    store.read_game(game)?;
    let agreed = yes || {
        let question = format!("Remove the game “{game}” for good?");
        match aside(person()).confirm(&(), "remove", question, false) {
            Err(Interrupt::Quit) => false,
            answer => answer?,
        }
    };
    if agreed {
        store.remove_game(game)?;
        say(&format!("“{game}” is removed."));
    } else {
        say("Nothing is removed.");
    }
    Ok(())
}

/// One game a block of two lines, so that it reads well at any width and aloud.
fn list(store: &Store) -> Result<(), Failure> {
    let games = shelf::games(store)?;
    if games.is_empty() {
        say("There is no game yet: footplate major or footplate olivia begins one.");
        return Ok(());
    }
    let given_up = recording::given_up(store)?;
    let (campaigns, _) = campaigns::read(&store.read(campaigns::FILE)?.unwrap_or_default());
    for game in games {
        let state = match &game.stands {
            Ok(stands) => {
                let day = stands.head.begun.get(..10).unwrap_or_default();
                let chapter = match given_up.contains(&recording::id(&stands.head)) {
                    true => "given up",
                    false => stands.chapter.as_deref().unwrap_or("over"),
                };
                let of_campaign = of_campaign(&campaigns, &recording::id(&stands.head));
                let against = against(&stands.head.opponent);
                format!("{day} · {against}{of_campaign} · {chapter}")
            }
            Err(fault) => fault.clone(),
        };
        say(&format!("{}\n  {state}", game.name));
    }
    say("footplate resume NAME goes on with one.");
    Ok(())
}

/// " · campaign “Winter”, game 1", where the game of that id belongs to one.
fn of_campaign(campaigns: &[Started], id: &str) -> String {
    let place = campaigns.iter().find_map(|campaign| {
        let set_up = campaign.set_up.iter().find(|(_, game)| game == id);
        set_up.map(|(number, _)| (&campaign.name, number))
    });
    place.map_or_else(String::new, |(name, number)| {
        format!(" · campaign “{name}”, game {number}")
    })
}

fn against(opponent: &str) -> String {
    match opponent {
        "major" => "against Major Banerjee".into(),
        "olivia" => "against Olivia".into(),
        other => format!("against {other}"),
    }
}
