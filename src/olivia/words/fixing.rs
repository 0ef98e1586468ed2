//! What is said when the app is corrected.

use super::super::game::OliviaGame;
use super::super::number::Number;
use super::super::tiles::Place;

/// Before anything lies on the table.
pub(in super::super) const NOTHING_TO_FIX_YET: &str =
    "Nothing lies on the table yet that I could have wrong; undo takes back an answer.";
/// What is to be corrected.
pub(in super::super) const FIX_WHAT: &str = "What stands differently on your table?";
/// Nothing to correct.
pub(in super::super) const TABLE_AS_BEFORE: &str = "That is the table as I have it.";
/// Dice are corrected only while they lie there.
pub(in super::super) const NO_DICE_TO_FIX: &str = "The dice can be mended while you choose the one that you leave to Olivia; undo goes back to them.";
/// Your sheet.
pub(in super::super) const KEEP_OR_DROP: &str = "Type sheet keep, or sheet drop.";

/// Something that cannot be mended.
pub(in super::super) fn not_mendable(typed: &str) -> String {
    format!(
        "“{typed}” is nothing that I can mend. Type crossed, points, goods, tile, dice, sheet, delivered, engine or links, and what stands on your table, as in goods 3 RBN; fix alone shows all."
    )
}

/// All that can be mended, as it stands now.
pub(in super::super) fn how_to_fix(game: &OliviaGame) -> String {
    let mut lines = vec!["Type what differs, several with / between:".to_owned()];
    lines.extend(
        fix_examples(game)
            .into_iter()
            .map(|form| format!("  - {form}")),
    );
    lines.push(
        "Facts of your copy: hexes with six numbers, colours with six letters, values with the points of the six tiles, black with six faces."
            .to_owned(),
    );
    lines.join("\n")
}

/// The forms of a fix, each as the table stands.
pub(in super::super) fn fix_examples(game: &OliviaGame) -> Vec<String> {
    let crossed = game.standing.influence.all_crossed();
    let mut forms = vec![
        format!(
            "crossed {}",
            crossed.map(|hexes| hexes.to_string()).join(" ")
        ),
        format!("points {}", game.olivia_points),
        format!("turn {}", game.turn),
    ];
    for city in Number::ALL {
        let row: String = game
            .standing
            .supply
            .row(city)
            .iter()
            .map(|good| good.letter())
            .collect();
        forms.push(format!("goods {city} {}", or_none(row)));
    }
    for tile in Number::ALL {
        let place = match game.standing.tiles.place(tile) {
            Place::BesideBoard => "beside",
            Place::Sideways => "sideways",
            Place::Upright => "upright",
        };
        forms.push(format!("tile {tile} {place}"));
    }
    if let Some(sheet) = &game.sheet {
        let boxes: Vec<String> = sheet
            .engine
            .checked()
            .iter()
            .map(ToString::to_string)
            .collect();
        let links: Vec<String> = sheet
            .links
            .iter()
            .map(|link| {
                let [one, other] = link.ends();
                format!("{one}-{other}-{}", link.towns())
            })
            .collect();
        forms.push(format!("delivered {}", sheet.delivered));
        forms.push(format!("engine {}", or_none(boxes.join(" "))));
        forms.push(format!("links {}", or_none(links.join(" "))));
    }
    forms
}

/// What a fix changes: "points 9, now 12".
pub(in super::super) fn changes(before: &OliviaGame, after: &OliviaGame) -> String {
    let (was, is) = (fix_examples(before), fix_examples(after));
    let word = |form: &str| form.split(' ').next().unwrap_or_default().to_owned();
    let named = |form: &str| match word(form).as_str() {
        "goods" | "tile" => form.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" "),
        _ => word(form),
    };
    let mut changes = Vec::new();
    for form in is.iter().filter(|form| !was.contains(form)) {
        let name = named(form);
        let value = |form: &str| form.get(name.len()..).unwrap_or_default().trim().to_owned();
        let before = was.iter().find(|other| named(other) == name);
        let before = before.map_or_else(|| "not kept".to_owned(), |before| value(before));
        changes.push(format!("{name} {before}, now {}", value(form)));
    }
    match changes.is_empty() {
        true => "Mended.".to_owned(),
        false => format!("Mended: {}.", changes.join("; ")),
    }
}

fn or_none(text: String) -> String {
    if text.is_empty() {
        "-".to_owned()
    } else {
        text
    }
}
