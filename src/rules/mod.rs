//! The rules in numbered paragraphs: one text for the command, the docs and the code's citations.

/// The text, in Markdown.
pub const TEXT: &str = include_str!("rules.md");

/// A numbered rule, or a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// What it is cited by: "M4"; of a ruling its name.
    pub number: &'static str,
    /// Its title: "The conditional". Empty for a ruling.
    pub title: &'static str,
    /// The heading that it stands under: "The Major's turn".
    pub chapter: &'static str,
    /// What it says, in one line.
    pub words: String,
}

impl Rule {
    /// Whether it is a ruling, which a person can change, and no numbered rule.
    #[must_use]
    pub fn is_ruling(&self) -> bool {
        self.title.is_empty()
    }

    /// "M4 The conditional. Some cards …"
    #[must_use]
    pub fn paragraph(&self) -> String {
        if self.is_ruling() {
            format!("{}: {}", self.number, self.words)
        } else {
            format!("{} {}. {}", self.number, self.title, self.words)
        }
    }
}

/// All rules in their order, then the rulings.
#[must_use]
pub fn all() -> Vec<Rule> {
    let mut chapter = "";
    let mut rules = Vec::new();
    for paragraph in TEXT.split("\n\n") {
        if let Some(heading) = paragraph.trim().strip_prefix("## ") {
            chapter = heading.split_once(". ").map_or(heading, |(_, name)| name);
        } else if let Some((mark, words)) = paragraph
            .trim()
            .strip_prefix("**")
            .and_then(|rest| rest.split_once("**"))
        {
            let (number, title) = mark.split_once(' ').unwrap_or((mark, ""));
            rules.push(Rule {
                number,
                title: title.trim_end_matches('.'),
                chapter,
                words: words.split_whitespace().collect::<Vec<_>>().join(" "),
            });
        }
    }
    rules
}

/// The rules that a person asks for: the one of that number or name, or several, all of a letter, those in which the
/// words stand so, or else those in which every word occurs. Upper and lower case are alike.
#[must_use]
pub fn find(wanted: &str) -> Vec<Rule> {
    let wanted = wanted.trim().trim_end_matches(['.', ',']).to_lowercase();
    let rules = all();
    if let Some(found) = between(&rules, &wanted) {
        return found;
    }
    // a number alone is that of a rule, whatever its letter
    let is_number = !wanted.is_empty() && wanted.bytes().all(|byte| byte.is_ascii_digit());
    let of_number = |rule: &&Rule| {
        let number = rule.number.to_lowercase();
        number == wanted || (is_number && number.get(1..) == Some(&wanted))
    };
    let of_letter = |rule: &&Rule| {
        wanted.len() == 1 && !rule.is_ruling() && rule.number.to_lowercase().starts_with(&wanted)
    };
    let with_words = |rule: &&Rule| {
        let text = format!("{} {}", rule.chapter, rule.paragraph()).to_lowercase();
        wanted.split_whitespace().all(|word| text.contains(word))
    };
    let with_phrase = |rule: &&Rule| rule.paragraph().to_lowercase().contains(&wanted);
    let numbers = wanted.split([' ', ',']).filter(|number| !number.is_empty());
    let numbers: Vec<&str> = numbers.collect();
    let is_rule = |number: &&str| {
        rules
            .iter()
            .any(|rule| rule.number.to_lowercase() == **number)
    };
    if numbers.len() > 1 && numbers.iter().all(is_rule) {
        let named = |rule: &&Rule| numbers.contains(&rule.number.to_lowercase().as_str());
        return rules.iter().filter(named).cloned().collect();
    }
    let mut found: Vec<Rule> = rules.iter().filter(of_number).cloned().collect();
    if found.is_empty() {
        found = rules.iter().filter(of_letter).cloned().collect();
    }
    if found.is_empty() && numbers.len() > 1 {
        found = rules.iter().filter(with_phrase).cloned().collect();
    }
    if found.is_empty() && !is_number {
        found = rules.iter().filter(with_words).cloned().collect();
    }
    found
}

/// The rules of "O1-O3" or "o1–3".
fn between(rules: &[Rule], wanted: &str) -> Option<Vec<Rule>> {
    let (first, last) = wanted.split_once(['-', '–'])?;
    let letter = first.get(..1)?;
    let last = match last.trim().strip_prefix(letter) {
        Some(last) => last.to_owned(),
        None => last.trim().to_owned(),
    };
    let place = |number: &str| {
        let numbers = rules.iter().map(|rule| rule.number.to_lowercase());
        numbers.into_iter().position(|other| other == number)
    };
    let (first, last) = (place(first.trim())?, place(&format!("{letter}{last}"))?);
    rules.get(first..=last).map(<[Rule]>::to_vec)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_rule_has_a_number_and_a_title_and_says_something() {
        let rules = all();
        let numbered: Vec<&Rule> = rules.iter().filter(|rule| !rule.is_ruling()).collect();
        let count = |letter: &str| {
            let of_letter = numbered
                .iter()
                .filter(|rule| rule.number.starts_with(letter));
            of_letter.count()
        };
        let counts = ["F", "M", "A", "K", "O", "S"].map(count);
        assert_eq!(counts, [14, 18, 6, 4, 8, 6]);
        assert!(
            rules
                .iter()
                .all(|rule| rule.words.len() > 30 && !rule.chapter.is_empty())
        );
        for (index, rule) in rules.iter().enumerate() {
            assert!(
                rules[..index]
                    .iter()
                    .all(|other| other.number != rule.number)
            );
        }
    }

    #[test]
    fn a_rule_is_found_by_number_by_letter_and_by_word() {
        let numbers =
            |wanted: &str| -> Vec<&str> { find(wanted).iter().map(|rule| rule.number).collect() };
        assert_eq!(numbers("m4"), ["M4"]);
        assert_eq!(numbers("k4 M4"), ["M4", "K4"]);
        assert_eq!(numbers("K"), ["K1", "K2", "K3", "K4"]);
        assert_eq!(numbers("shortcut pushed"), ["F11"]);
        // the words as they stand come before the same words anywhere
        assert!(numbers("turn order").contains(&"A1"));
        assert!(!numbers("turn order").contains(&"M5"));
        assert_eq!(numbers("LOAD-PASS"), ["load-pass"]);
        assert!(numbers("zeppelin").is_empty());
        for range in ["O1-O3", "o1–3", "O1 - O3"] {
            assert_eq!(numbers(range), ["O1", "O2", "O3"], "{range}");
        }
        assert_eq!(numbers("O4."), ["O4"]);
        assert_eq!(numbers("O4, S2"), ["O4", "S2"]);
        assert_eq!(numbers("7"), ["F7", "M7", "O7"]);
        assert!(numbers("3-1").is_empty() && numbers("O3-O1").is_empty());
    }
}
