use footplate::{
    major::{
        enter::{Aims, Entering},
        facts::Facts,
    },
    olivia::enter,
    store::Store,
    table::{Played, Player, Stop, Table, play},
};

use super::{
    super::{
        Failure,
        keeping::{Keeper, facts_for_play, learn, own_texts, say_faulty, text_of},
        opponent::olivia_facts,
        playing::Ending,
        say,
    },
    subjects::Subject,
    typed::Typed,
    unfinished,
};

/// The conversation about one subject.
pub fn edit(store: &Store, player: Box<dyn Player>, subject: &Subject) -> Result<Ending, Failure> {
    converse(store, player, subject).map(|(ending, _)| ending)
}

/// The same, and whoever answered there.
pub fn converse(
    store: &Store,
    player: Box<dyn Player>,
    subject: &Subject,
) -> Result<(Ending, Box<dyn Player>), Failure> {
    if let Some(about) = enter::Subject::named(subject.name) {
        let entering = enter::Entering::about(about, olivia_facts(store)?.0);
        let journal = unfinished::journal::<enter::Entering>(store, subject)?;
        let table = Table::new(player, journal);
        return talk(store, subject, table, entering);
    }
    let facts = facts_for_play(store)?;
    let entering = Entering::about(subject.name, facts.clone(), aims(store, subject)?);
    let entering = entering.ok_or_else(|| {
        Failure::Other(format!("There is nothing to enter about {}.", subject.name))
    })?;
    let journal = unfinished::journal::<Entering>(store, subject)?;
    let mut table = Table::new(player, journal);
    if subject.name == "cards" {
        write_cards(store, &mut table, facts);
    }
    talk(store, subject, table, entering)
}

/// Challenges and objectives, the subject's own file in place of what ships. One that is no good is named.
fn aims(store: &Store, subject: &Subject) -> Result<Aims, Failure> {
    let own = own_texts(store)?;
    let read = Aims::read(|file| text_of(&own, file).filter(|_| file == subject.file));
    read.or_else(|fault| {
        say_faulty(store, &fault);
        Aims::read(|_| None).map_err(|fault| Failure::Other(fault.to_string()))
    })
}

/// Cards are many: each is written as it is typed.
fn write_cards(store: &Store, table: &mut Table, mut before: Facts) {
    let mut keeper = Keeper::new(store);
    table.at_each_chapter(move |entering: &Entering| {
        let written = learn(&mut keeper, &before, &entering.facts);
        before.clone_from(&entering.facts);
        written.unwrap_or_else(|failure| Some(failure.to_string()))
    });
}

/// Talks until all is entered or the person leaves, and writes what is to be kept of it.
fn talk<T: Typed>(
    store: &Store,
    subject: &Subject,
    mut table: Table,
    before: T,
) -> Result<(Ending, Box<dyn Player>), Failure> {
    let (entered, ending) = match play(before.clone(), &mut table) {
        Ok(Played::Over(entered)) => (entered, Ok(Ending::Over)),
        Ok(Played::Left(entered)) => (entered, Ok(Ending::Left)),
        Err(stop) => {
            let entered = table.journal().state().map_err(Failure::Other)?;
            let ending = match stop {
                Stop::EndOfInput => Ok(Ending::EndOfInput),
                Stop::Signal => Ok(Ending::Signal),
                Stop::Fault(message) => Err(Failure::Other(message)),
            };
            (entered, ending)
        }
    };
    let over = matches!(ending, Ok(Ending::Over));
    let kept = (over || is_kept_in_parts(subject)) && entered.write(&before, store, subject)?;
    // a conversation that has a fault in it would have it again
    let goes_on = !over && ending.is_ok() && unfinished::leave(store, subject, table.journal())?;
    if goes_on {
        // what was written is said to be
        let typed = if kept { "" } else { "What you typed is kept; " };
        say(&format!(
            "{typed}footplate facts edit {} goes on where you left.",
            subject.name
        ));
    } else if !kept {
        say("Nothing is changed.");
    }
    let player = table.into_player();
    if !goes_on {
        unfinished::forget(store, subject)?;
    }
    Ok((ending?, player))
}

/// Whether what was typed counts at once when the person leaves: a railway or an area that is half told is none.
fn is_kept_in_parts(subject: &Subject) -> bool {
    !matches!(subject.name, "board" | "fleet" | "investments" | "rulings")
}
