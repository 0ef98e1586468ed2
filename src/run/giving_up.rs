use footplate::{
    major::play::MajorGame,
    olivia::play::OliviaGame,
    record::RecordedGame,
    store::Store,
    table::{Game, Interrupt, Journal, Player},
};

use super::{Failure, aside, opponent::Opponent, recording, say};

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
    if recording::given_up(store)?.contains(&recording::id(journal.head())) {
        return Err(Failure::Other(format!(
            "The game “{name}” was given up already."
        )));
    }
    let recorded = match journal.head().opponent.as_str() {
        OliviaGame::OPPONENT => stands::<OliviaGame>(name, &journal)?,
        _ => stands::<MajorGame>(name, &journal)?,
    };
    let ends = match &recorded.campaign {
        Some(campaign) => format!(" The campaign “{}” ends with it (K3).", campaign.name),
        None => String::new(),
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
    recording::write(store, &recorded)
}

fn stands<G: Opponent>(name: &str, journal: &Journal) -> Result<RecordedGame, Failure> {
    journal.fits::<G>().map_err(Failure::Other)?;
    let game: G = journal.state().map_err(Failure::Other)?;
    Ok(recording::of(&game, name, journal, recording::now()))
}
