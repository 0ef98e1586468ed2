use footplate::{
    major::{campaign::Campaign, enter::ask_objective, words},
    table::{Interrupt, Table},
};

/// What the box says of the objectives that are open: asked once, to be kept in the data folder.
pub fn ask_texts(
    table: &mut Table,
    campaign: &mut Campaign,
    open: &[String],
) -> Result<(), Interrupt> {
    let mut typed = false;
    for (which, objective) in campaign.objectives.clone().iter().enumerate() {
        if objective.text.is_some() || !open.contains(&objective.id) {
            continue;
        }
        if !typed {
            table.tell(words::TEXTS_ARE_KEPT);
        }
        typed |= ask_objective(campaign, which, &(), table)?;
    }
    if typed {
        campaign.verified = campaign.is_known();
    }
    Ok(())
}
