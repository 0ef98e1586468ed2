use footplate::{
    major::{enter::Entering, facts::Facts},
    store::Store,
    table::{Journal, Played, Player, Stop, Table, play},
};

use super::{
    super::{
        Failure,
        keeping::{Keeper, facts_for_play, learn},
        playing::Ending,
        rulings, say,
    },
    subject,
};

/// The conversation about one subject. What was entered is written at every step.
pub fn edit(store: &Store, player: Box<dyn Player>, name: &str) -> Result<Ending, Failure> {
    converse(store, player, name).map(|(ending, _)| ending)
}

/// The same, and whoever answered there.
pub fn converse(
    store: &Store,
    player: Box<dyn Player>,
    name: &str,
) -> Result<(Ending, Box<dyn Player>), Failure> {
    let subject = subject(name)?;
    let facts = facts_for_play(store)?;
    let Some(entering) = Entering::about(subject.name, facts.clone()) else {
        say(&format!(
            "A game asks for what it needs of {name}, and remembers it. Or put your own file at {}: footplate facts says what is wrong in it.",
            store.root().join(subject.file).display()
        ));
        return Ok((Ending::Over, player));
    };
    let mut table = Table::new(player, Journal::memory::<Entering>(0));
    if subject.name == "cards" {
        let mut keeper = Keeper::new(store);
        let mut before = facts.clone();
        table.at_each_chapter(move |journal| {
            let after = journal.state::<Entering>().ok()?.facts;
            let written = learn(&mut keeper, &before, &after);
            before = after;
            written.unwrap_or_else(|failure| Some(failure.to_string()))
        });
    }
    let played = play(entering, &mut table);
    let ending = match played {
        Ok(Played::Over(entered)) => {
            write(store, &facts, &entered.facts, subject.name, subject.file)?;
            Ending::Over
        }
        Ok(Played::Left(entered)) => {
            left(store, &facts, &entered.facts, subject.name, subject.file)?;
            Ending::Left
        }
        Err(stop) => {
            let entered = table
                .journal()
                .state::<Entering>()
                .map_err(Failure::Other)?;
            left(store, &facts, &entered.facts, subject.name, subject.file)?;
            match stop {
                Stop::EndOfInput => Ending::EndOfInput,
                Stop::Signal => Ending::Signal,
                Stop::Fault(message) => return Err(Failure::Other(message)),
            }
        }
    };
    Ok((ending, table.into_player()))
}

/// A conversation that was left: cards and Setup cards that were typed stay, what is half told does not.
fn left(
    store: &Store,
    before: &Facts,
    after: &Facts,
    name: &str,
    file: &str,
) -> Result<(), Failure> {
    if matches!(name, "cards" | "setups") {
        write(store, before, after, name, file)?;
        say(&format!(
            "What you typed is kept; footplate facts edit {name} goes on."
        ));
    } else {
        say("Nothing is changed.");
    }
    Ok(())
}

fn write(
    store: &Store,
    before: &Facts,
    after: &Facts,
    name: &str,
    file: &str,
) -> Result<(), Failure> {
    if name == "rulings" {
        if before.rulings != after.rulings {
            rulings::change(store, &after.rulings)?;
        }
        return Ok(());
    }
    if name == "cards" {
        let known = after.known.len();
        say(&format!(
            "{known} of 14 cards are known, in {}.",
            store.root().join(file).display()
        ));
        return Ok(());
    }
    let mut keeper = Keeper::new(store);
    keeper.write_facts(after, file)?;
    keeper.say_written();
    Ok(())
}
