use super::{Entering, Entry};
use crate::{
    major::{
        campaign::{Campaign, Objective},
        rival::TARGETS,
        words,
    },
    table::{Choose, Interrupt, Look, Number, Table, Text},
};

/// K3: the objectives are shown, told one by one, and compared with the box when all are known. Enter goes on to the
/// next one that is not known.
pub(super) fn objectives(
    entering: &mut Entering,
    table: &mut Table,
    from: Option<usize>,
) -> Result<(), Interrupt> {
    let mut campaign = entering.aims.campaign.clone();
    if from.is_none() {
        table.tell(words::objectives_told(&campaign));
    }
    let known = &campaign.objectives;
    let is_open = |which: &usize| known[*which].text.is_none();
    let unknown = (from.unwrap_or(0)..known.len()).find(is_open);
    let last = known.len();
    let ask = Choose::new("facts/campaign", words::WHICH_OBJECTIVE)
        .keys((1..=last).map(|number| number.to_string()))
        .keys([words::DONE])
        .likely(unknown.unwrap_or(last));
    let chosen = table.choose(entering, ask)?;
    let (mut over, mut typed) = (false, false);
    if chosen < last {
        typed = ask_text(&mut campaign, chosen, entering, table)?;
    } else {
        if from.is_some() {
            table.tell(words::objectives_told(&campaign));
        }
        let question = words::ARE_THESE_THE_OBJECTIVES;
        let known = campaign.is_known();
        campaign.verified =
            known && table.confirm(entering, "facts/campaign/right", question, true)?;
        over = campaign.verified || !known;
    }
    entering.aims.campaign = campaign;
    entering.next.pop();
    if !over {
        let from = Some(chosen + 1);
        entering.next.push(Entry::Objectives { from });
    }
    if typed {
        entering.next.push(Entry::Objective(chosen));
    }
    Ok(())
}

/// K3: what stands beside the text of an objective.
pub(super) fn objective(
    entering: &mut Entering,
    table: &mut Table,
    which: usize,
) -> Result<(), Interrupt> {
    let mut campaign = entering.aims.campaign.clone();
    ask_the_rest(&mut campaign, which, entering, table)?;
    let told = words::objective_told(&campaign, &campaign.objectives[which]);
    table.tell(words::now_reads(which, &told));
    table.tell(words::so_many_texts(&campaign));
    entering.aims.campaign = campaign;
    entering.next.pop();
    Ok(())
}

/// K3: the text of an objective that a game can be played for, or later.
pub(super) fn text(
    entering: &mut Entering,
    table: &mut Table,
    which: usize,
) -> Result<(), Interrupt> {
    let mut campaign = entering.aims.campaign.clone();
    let typed = ask_text(&mut campaign, which, entering, table)?;
    entering.aims.campaign = campaign;
    entering.next.pop();
    if typed {
        entering.next.push(Entry::Objective(which));
    }
    Ok(())
}

fn ask_text(
    campaign: &mut Campaign,
    which: usize,
    look: &dyn Look,
    table: &mut Table,
) -> Result<bool, Interrupt> {
    let mut objective = campaign.objectives[which].clone();
    let likely = objective.text.as_deref().unwrap_or(words::LATER);
    let ask = Text::new("campaign/text", words::what_does_it_ask(&objective))
        .likely(likely)
        .sentence();
    let text = table.text(look, ask, |typed| Ok(typed.to_owned()))?;
    if text.eq_ignore_ascii_case(words::LATER) {
        return Ok(false);
    }
    objective.text = Some(text);
    keep(campaign, which, objective);
    Ok(true)
}

fn ask_the_rest(
    campaign: &mut Campaign,
    which: usize,
    look: &dyn Look,
    table: &mut Table,
) -> Result<(), Interrupt> {
    let mut objective = campaign.objectives[which].clone();
    let others = campaign.objectives.iter();
    let taken: Vec<&str> = others
        .filter(|other| other.id != objective.id)
        .map(|other| other.name.as_str())
        .collect();
    let ask = Text::new("campaign/name", words::WHAT_IS_IT_CALLED)
        .likely(&objective.name)
        .sentence();
    objective.name = table.text(look, ask, |typed| words::read_name(typed, &taken))?;
    let ask = Number::new("campaign/target", words::WHICH_TARGET, TARGETS).likely(objective.target);
    objective.target = table.number(look, ask)?;
    let above: Vec<(&str, &str)> = campaign
        .row(objective.row + 1)
        .map(|next| (next.id.as_str(), next.name.as_str()))
        .collect();
    // where one alone follows, it is the one that it leads to
    if above.len() > 1 {
        let before = std::mem::take(&mut objective.opens);
        for (next, name) in above {
            let likely = before.iter().any(|opened| opened == next);
            let question = words::does_it_lead_to(name);
            if table.confirm(look, "campaign/opens", question, likely)? {
                objective.opens.push(next.to_owned());
            }
        }
    }
    keep(campaign, which, objective);
    Ok(())
}

fn keep(campaign: &mut Campaign, which: usize, objective: Objective) {
    if campaign.objectives[which] != objective {
        campaign.objectives[which] = objective;
        campaign.source = Some(words::TEXTS_FROM_THE_BOX.into());
    }
}
