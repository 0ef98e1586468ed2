use footplate::{rules, table::Page};

use super::{Failure, say};

/// Prints the rules that are asked for, or all.
pub fn rules(wanted: &[String], page: &Page) -> Result<(), Failure> {
    let wanted = wanted.join(" ");
    let found = if wanted.trim().is_empty() {
        rules::all()
    } else {
        rules::find(&wanted)
    };
    if found.is_empty() {
        return Err(Failure::Other(format!(
            "No rule has “{wanted}” in it. Type a number such as M4, a letter such as K, a ruling such as load-pass, or a word; footplate rules alone prints them all."
        )));
    }
    let mut chapter = "";
    let mut first = true;
    for rule in &found {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            say(&format!("{}{chapter}", if first { "" } else { "\n" }));
        }
        first = false;
        say(&format!("\n{}", page.wrap(&rule.paragraph())));
    }
    Ok(())
}
