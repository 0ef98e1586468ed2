use footplate::{
    major::campaign::Campaign,
    table::{Interrupt, Number, Table, Text},
};

const LATER: &str = "later";

/// What the box says of the objectives that are open: asked once, and kept in the data folder.
/// True if anything was typed.
pub fn ask_texts(
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
