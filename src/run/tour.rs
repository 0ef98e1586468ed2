use footplate::{
    table::{Game, Journal, Played, Player, Stop, Table, play},
    tour::Tour,
};

use super::{Failure, playing::Ending, say};

/// Goes on the tour. Nothing of it is kept.
pub fn tour(player: Box<dyn Player>) -> Result<Ending, Failure> {
    let tour = Tour::new().map_err(Failure::Other)?;
    let mut table = Table::new(player, Journal::memory::<Tour>(1));
    let ending = match play(tour, &mut table) {
        Ok(Played::Over(_)) => return Ok(Ending::Over),
        Ok(Played::Left(_)) => Ending::Left,
        Err(Stop::EndOfInput) => Ending::EndOfInput,
        Err(Stop::Signal) => Ending::Signal,
        Err(Stop::Fault(message)) => return Err(Failure::Other(message)),
    };
    say(&format!(
        "The {} is not kept; footplate tour begins it again.",
        Tour::OPPONENT
    ));
    Ok(ending)
}
