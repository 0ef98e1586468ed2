use footplate::{
    major::{aim::Challenge, play::MajorGame},
    store::Store,
    table::{Game, Interrupt, Journal, Player},
};

use super::{Failure, aside, recording, say};

/// Gives a game up: it goes into the record as it stands. Its file stays, so that it can still be
/// resumed by its name; its end would then take the place of this line.
pub fn give_up(
    store: &Store,
    name: &str,
    yes: bool,
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<(), Failure> {
    let open = store.open_game(name)?;
    let journal = Journal::read(open.file, &open.path).map_err(Failure::Other)?;
    let head = journal.head();
    if head.opponent != MajorGame::OPPONENT {
        return Err(Failure::Other(format!(
            "“{name}” is a game against “{}”, which cannot be given up yet.",
            head.opponent
        )));
    }
    if !journal.has_begun() {
        return Err(Failure::Other(format!(
            "The game “{name}” stopped before its first question: footplate games remove takes it away."
        )));
    }
    if journal.is_over() {
        return Err(Failure::Other(format!(
            "The game “{name}” is over: it stands in the record already."
        )));
    }
    if recording::given_up(store)?.contains(&recording::id(head)) {
        return Err(Failure::Other(format!(
            "The game “{name}” was given up already."
        )));
    }
    let game: MajorGame = journal.state().map_err(Failure::Other)?;
    let ends = match &game.aim.challenge {
        Challenge::Campaign { campaign, .. } => {
            format!(" The campaign “{campaign}” ends with it (K3).")
        }
        _ => String::new(),
    };
    let question = format!("Give the game “{name}” up? It goes into the record so.{ends}");
    let agreed = yes
        || match aside(person()).confirm(&(), "give-up", question, false) {
            Err(Interrupt::Quit) => false,
            answer => answer?,
        };
    if !agreed {
        say("The game goes on.");
        return Ok(());
    }
    let recorded = recording::abandoned(&game, name, &journal, recording::now());
    recording::write(store, &recorded)?;
    Ok(())
}
