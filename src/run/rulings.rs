//! `footplate rulings`: what decides where the printed rules leave a gap.

use footplate::{
    major::{
        facts::Facts,
        rulings::Rulings,
        words::{RULINGS, RulingTold, ruling_named, ruling_told, with_ruling},
    },
    store::Store,
    table::{Page, Player},
};

use super::{
    Failure,
    keeping::{Keeper, facts_for_play},
    playing::Ending,
    say,
};

const FILE: &str = Facts::FILES[3];

/// Lists the rulings, tells of one, or changes one.
pub fn rulings(
    store: &Store,
    name: Option<&str>,
    value: &[String],
    person: impl FnOnce() -> Box<dyn Player>,
) -> Result<Ending, Failure> {
    let facts = facts_for_play(store)?;
    let Some(name) = name else {
        let page = person().page();
        for ruling in &RULINGS {
            tell(ruling, &facts.rulings, &page);
            say("");
        }
        say("footplate rulings NAME VALUE changes one, footplate facts edit rulings asks which.");
        return Ok(Ending::Over);
    };
    let ruling = RULINGS.iter().find(|ruling| ruling.name == name);
    let Some(ruling) = ruling else {
        let fault = with_ruling(&facts.rulings, name, "").err();
        return Err(Failure::Other(fault.unwrap_or_default()));
    };
    if value.is_empty() {
        tell(ruling, &facts.rulings, &person().page());
        return Ok(Ending::Over);
    }
    let rulings = with_ruling(&facts.rulings, name, &value.join(" ")).map_err(Failure::Other)?;
    if rulings == facts.rulings {
        say(&format!(
            "{name} is {} already.",
            ruling_named(&rulings, name)
        ));
        return Ok(Ending::Over);
    }
    change(store, &rulings)?;
    Ok(Ending::Over)
}

fn tell(ruling: &RulingTold, rulings: &Rulings, page: &Page) {
    say(&page.wrap(&ruling_told(ruling, rulings)));
}

/// Writes the rulings down, and says what that means for games under way.
pub fn change(store: &Store, rulings: &Rulings) -> Result<(), Failure> {
    let mut text = match store.read(FILE)? {
        Some(own) => own,
        None => Facts::SHIPPED[3].to_owned(),
    };
    for ruling in &RULINGS {
        text = with_line(&text, ruling.name, &ruling_named(rulings, ruling.name));
    }
    if toml::from_str::<Rulings>(&text).ok().as_ref() != Some(rulings) {
        let facts = Facts {
            rulings: rulings.clone(),
            ..facts_for_play(store)?
        };
        text = footplate::major::facts::file_text(&facts, FILE)
            .map_err(Failure::Other)?
            .unwrap_or_default();
    }
    let mut keeper = Keeper::new(store);
    keeper.write(FILE, &text)?;
    keeper.say_written();
    say("Games under way keep the rulings that they began with.");
    Ok(())
}

/// A file's text with one ruling changed, its remark kept.
fn with_line(text: &str, name: &str, value: &str) -> String {
    let value = if value.contains(' ') {
        let names: Vec<String> = value
            .split_whitespace()
            .map(|name| format!("{name:?}"))
            .collect();
        format!("[{}]", names.join(", "))
    } else {
        format!("{value:?}")
    };
    let mut found = false;
    let mut lines: Vec<String> = text
        .lines()
        .map(|line| {
            let key = line.split('=').next().unwrap_or("").trim();
            if key != name {
                return line.to_owned();
            }
            found = true;
            let written = format!("{name} = {value}");
            match line.split_once('#') {
                Some((_, remark)) => format!("{written:<27} #{remark}"),
                None => written,
            }
        })
        .collect();
    if !found {
        lines.push(format!("{name} = {value}"));
    }
    lines.join("\n") + "\n"
}
