use footplate::{
    major::{
        campaign::{self, Campaign},
        enter::{Aims, Entering},
        facts::Facts,
        words,
    },
    store::Store,
    table::{Journal, Played, Player, Table, play},
};

use super::super::{Failure, keeping::Keeper};

/// What the box says of the objectives that are open, asked once and kept in the data folder, in one conversation, so that
/// undo goes back over all of it. `None` for the player where the person left; what she typed stays.
pub fn ask_texts(
    store: &Store,
    player: Box<dyn Player>,
    campaign: &mut Campaign,
    open: &[String],
) -> Result<Option<Box<dyn Player>>, Failure> {
    let known = campaign.objectives.iter().enumerate();
    let asked: Vec<usize> = known
        .filter(|(_, objective)| objective.text.is_none() && open.contains(&objective.id))
        .map(|(which, _)| which)
        .collect();
    if asked.is_empty() {
        return Ok(Some(player));
    }
    let fault = |fault: footplate::major::facts::FactsFault| Failure::Other(fault.to_string());
    let mut aims = Aims::read(|_| None).map_err(fault)?;
    aims.campaign = campaign.clone();
    let entering = Entering::texts(Facts::shipped().map_err(fault)?, aims, &asked);
    let mut table = Table::new(player, Journal::memory::<Entering>(0));
    table.tell(words::TEXTS_ARE_KEPT);
    let played = play(entering, &mut table);
    let entered: Entering = table.journal().state().map_err(Failure::Other)?;
    let mut after = entered.aims.campaign;
    if after != *campaign {
        after.verified = after.is_known();
        let text = after.text().map_err(Failure::Other)?;
        Keeper::new(store).write(campaign::FILE, &text)?;
        *campaign = after;
    }
    Ok(match played? {
        Played::Over(_) => Some(table.into_player()),
        Played::Left(_) => None,
    })
}
