//! The rulings told: what each asks, what it can be, and what it changes at the table.

use crate::major::rulings::Rulings;

/// A ruling in words.
#[derive(Debug)]
pub struct RulingTold {
    /// Its name in the file.
    pub name: &'static str,
    /// The rule in which the printed rules leave the gap.
    pub rule: &'static str,
    /// What it settles.
    pub question: &'static str,
    /// Its values, the default first, each with what it means. Empty for the two orders.
    pub values: &'static [(&'static str, &'static str)],
    /// What it changes at the table.
    pub example: &'static str,
}

/// All rulings in the order of their file.
pub const RULINGS: [RulingTold; 10] = [
    RulingTold {
        name: "load-anywhere",
        rule: "M6",
        question: "Whose cars may the Major load outside cities and central junctions?",
        values: &[
            ("yours", "yours only"),
            ("all", "every car"),
            ("none", "no car"),
        ],
        example: "Your empty Medium stands on C3, which is no loading space, and he loads: with yours or all it gets a Crate of his, with none it is passed over. His own Small on C5 gets one with all only.",
    },
    RulingTold {
        name: "load-pass",
        rule: "M5",
        question: "In one pass down his list, how many cars of a line get a Crate?",
        values: &[
            ("car", "every car of the line"),
            ("line", "one car of the line"),
        ],
        example: "His Medium and two Small cars of his stand empty in Benares, and he loads 3: with car each gets one; with line the Medium gets two and one of the Small cars gets one.",
    },
    RulingTold {
        name: "move-pass",
        rule: "M8",
        question: "In one pass down his list, how often does one line move trains?",
        values: &[
            ("train", "each train once"),
            ("car", "each train once for each of its cars of that line"),
            ("line", "one train only"),
        ],
        example: "A train of his two Small cars, both loaded, stands on C1, and he moves 3: with train it moves once in each of two passes, to C3, and a movement is lost; with car it moves twice in the first pass and once in the second, to C4. Two loaded Small cars of his on C1 and on B1, and he moves 4: with train each moves twice, with line only two movements are made.",
    },
    RulingTold {
        name: "depart",
        rule: "M10",
        question: "How does a car leave a city in his turn?",
        values: &[
            ("alone", "alone"),
            (
                "together",
                "with every other car there that he may move and that fits",
            ),
        ],
        example: "His Medium and his Small stand in Calcutta, both half full. The Medium comes up: with alone it goes to B1 by itself, with together both go as one train.",
    },
    RulingTold {
        name: "passengers",
        rule: "M9",
        question: "Which cars of yours may go along in a train that he moves?",
        values: &[
            ("any", "any car"),
            (
                "with-his-crate",
                "only cars with a Crate of his; otherwise the train stays",
            ),
        ],
        example: "His Medium and your Small, which carries only your Crate, are one train on C3: with any he moves it, with with-his-crate it stays.",
    },
    RulingTold {
        name: "turn-order",
        rule: "F13",
        question: "Who goes first in the next round?",
        values: &[
            ("most-first", "the one with most Crates on the Ships"),
            ("fewest-first", "the one with fewest"),
        ],
        example: "You have 5 Crates on the Ships and he has 3: with most-first you begin Round 2, with fewest-first he does. If they are equal, the order stays.",
    },
    RulingTold {
        name: "load-order",
        rule: "M5",
        question: "In which order do cars come up for loading, should your solo board print another?",
        values: &[],
        example: "With ML YL MM YM MS YS his Large gets the first Crate and your Large the second; with YL first it is the other way round.",
    },
    RulingTold {
        name: "move-order",
        rule: "M8",
        question: "In which order do cars come up for moving, should your solo board print another?",
        values: &[],
        example: "With ML YL MM YM MS YS his Large moves before your Large that carries a Crate of his; with YL first yours moves before his.",
    },
    RulingTold {
        name: "round-two-turns",
        rule: "M2",
        question: "How many turns has Round 2?",
        values: &[
            ("6", "six, as Round 1, so that two cards are left over"),
            ("8", "eight, one for every card"),
        ],
        example: "After the sixth turn of Round 2 two cards lie face down: with 6 the Administration begins, with 8 two more turns are played.",
    },
    RulingTold {
        name: "leaders",
        rule: "K4",
        question: "Which targets does the Leaders module raise by 20?",
        values: &[
            ("all-targets", "those of the Rival and of the campaign"),
            ("campaign", "those of the campaign only"),
        ],
        example: "The Rival of 240 with Leaders: with all-targets you need 260, with campaign 240.",
    },
];

/// The present value of a ruling, as it is typed: "car", or "ML YL MM YM MS YS".
#[must_use]
pub fn ruling_named(rulings: &Rulings, name: &str) -> String {
    match table(rulings).get(name) {
        Some(toml::Value::String(value)) => value.clone(),
        Some(toml::Value::Array(values)) => {
            let values: Vec<&str> = values.iter().filter_map(toml::Value::as_str).collect();
            values.join(" ")
        }
        _ => String::new(),
    }
}

/// The rulings as they are written in their file.
fn table(rulings: &Rulings) -> toml::Table {
    let text = toml::to_string(rulings).unwrap_or_default();
    toml::from_str(&text).unwrap_or_default()
}

/// The rulings with one of them changed.
///
/// # Errors
/// A sentence, where there is no such ruling or no such value.
pub fn with_ruling(rulings: &Rulings, name: &str, value: &str) -> Result<Rulings, String> {
    let Some(ruling) = RULINGS.iter().find(|ruling| ruling.name == name) else {
        let names: Vec<&str> = RULINGS.iter().map(|ruling| ruling.name).collect();
        return Err(format!(
            "There is no ruling “{name}”. The rulings are {}.",
            names.join(", ")
        ));
    };
    let mut table = table(rulings);
    table.insert(
        name.to_owned(),
        toml::Value::String(value.trim().to_owned()),
    );
    toml::from_str(&table.to_string()).map_err(|error| {
        if ruling.values.is_empty() {
            format!("{}.", capitalised_fault(error.message()))
        } else {
            let values: Vec<&str> = ruling.values.iter().map(|(value, _)| *value).collect();
            format!(
                "{name} cannot be “{}”: it is {}.",
                value.trim(),
                values.join(" or ")
            )
        }
    })
}

fn capitalised_fault(message: &str) -> String {
    super::capitalised(message.trim_end().trim_end_matches('.'))
}

/// A ruling with its question, its values, the present one marked, and its example.
#[must_use]
pub fn ruling_told(ruling: &RulingTold, rulings: &Rulings) -> String {
    let now = ruling_named(rulings, ruling.name);
    let mut lines = vec![format!(
        "{} ({}): {}",
        ruling.name, ruling.rule, ruling.question
    )];
    for (place, (value, means)) in ruling.values.iter().enumerate() {
        let default = if place == 0 { " (default)" } else { "" };
        let present = if *value == now { " — now" } else { "" };
        lines.push(format!("  - {value}: {means}{default}{present}"));
    }
    if ruling.values.is_empty() {
        lines.push(format!("  - {now} — now"));
    }
    lines.push(format!("  Example: {}", ruling.example));
    lines.join("\n")
}

/// How two sets of rulings differ: "move-pass is train here and car in your file".
#[must_use]
pub fn rulings_differ(of_game: &Rulings, of_file: &Rulings) -> Vec<String> {
    let values = |name: &str| (ruling_named(of_game, name), ruling_named(of_file, name));
    RULINGS
        .iter()
        .map(|ruling| (ruling.name, values(ruling.name)))
        .filter(|(_, (game, file))| game != file)
        .map(|(name, (game, file))| {
            format!("{name} is {game} in this game and {file} for new ones")
        })
        .collect()
}
