//! Reading dice as they are typed. Each fault is a sentence that says what is wrong and what to do.

use super::super::facts::BlackFace;
use super::super::number::Number;
use super::reading::read_face;
use super::{APP, DIE, OWN, are, counted, length};

/// S1.
pub(in super::super) const THE_BLACK_DIE: &str = "the black die";
/// The app rolls.
pub(in super::super) const ROLL: &str = "roll";

/// What was answered when the dice of a turn were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Rolled {
    /// The app rolls.
    ByApp,
    /// From now on whose dice are rolled.
    FromNowOn { own: bool },
    /// What the white dice show, and the black one if it was said.
    Typed {
        white: [Number; 3],
        black: Option<BlackFace>,
    },
    /// What the white dice show; the app rolls the black one.
    WhiteTyped([Number; 3]),
}

/// Whether the app is to roll.
pub(in super::super) fn is_roll(typed: &str) -> bool {
    typed.eq_ignore_ascii_case(ROLL) || typed.eq_ignore_ascii_case(APP)
}

/// What so many dice may show; only examples.
pub(in super::super) fn dice_examples(count: usize) -> Vec<String> {
    let some = |dice: [&str; 6]| dice.get(..count).unwrap_or(&dice).join(" ");
    vec![
        some(["2", "4", "4", "1", "6", "3"]),
        some(["5", "1", "3", "6", "2", "4"]),
    ]
}

/// What so many dice show, "2 4 4" or "244", and what was typed after them.
pub(in super::super) fn read_dice(
    typed: &str,
    count: usize,
) -> Result<(Vec<Number>, &str), String> {
    let mut dice = Vec::new();
    let mut rest = typed;
    while dice.len() < count {
        rest = rest.trim_start_matches([' ', ',']);
        let Some(shown) = rest.chars().next() else {
            return Err(format!(
                "{} given, and {} needed.",
                were(dice.len()),
                are(count)
            ));
        };
        let die = shown.to_digit(10).map(|die| Number::new(DIE, die.into()));
        let Some(Ok(die)) = die else {
            let word = rest.split([' ', ',']).next().unwrap_or_default();
            let shown = match shown.is_ascii_digit() {
                true => &rest[..1],
                false => word,
            };
            return Err(format!("“{shown}” is not on a die: each shows 1 to 6."));
        };
        dice.push(die);
        rest = &rest[shown.len_utf8()..];
    }
    if rest.starts_with(|next: char| next.is_ascii_digit() || next == '.') {
        return Err(more_than_dice(count));
    }
    Ok((dice, rest.trim_start_matches([' ', ','])))
}

fn were(count: usize) -> String {
    match count {
        1 => "1 die was".to_owned(),
        _ => format!("{count} dice were"),
    }
}

/// More was typed than so many dice show.
pub(in super::super) fn more_than_dice(count: usize) -> String {
    let shows = match count {
        1 => "it shows",
        _ => "they show",
    };
    let dice = counted(length(count), "die");
    format!("That is more than {dice} can show: type what {shows}.")
}

/// The dice of a turn: `roll`, `2 4 4`, `2 4 4 s-60`, `2 4 4 roll` (the black die by the app), `own`, `app`.
pub(in super::super) fn read_roll(typed: &str) -> Result<Rolled, String> {
    match typed.to_lowercase().as_str() {
        ROLL => return Ok(Rolled::ByApp),
        APP => return Ok(Rolled::FromNowOn { own: false }),
        OWN => return Ok(Rolled::FromNowOn { own: true }),
        _ => {}
    }
    let (white, rest) = read_dice(typed, 3)?;
    let white = white.try_into().map_err(|_| more_than_dice(3))?;
    if rest.eq_ignore_ascii_case(ROLL) {
        return Ok(Rolled::WhiteTyped(white));
    }
    let black = match rest {
        "" => None,
        face => Some(read_face(face)?),
    };
    Ok(Rolled::Typed { white, black })
}

/// Three white dice, and the black one if it is said.
pub(in super::super) fn read_dice_fix(
    typed: &str,
) -> Result<([Number; 3], Option<BlackFace>), String> {
    let (white, rest) = read_dice(typed, 3)?;
    let white = white.try_into().map_err(|_| more_than_dice(3))?;
    let black = (!rest.is_empty()).then(|| read_face(rest)).transpose()?;
    Ok((white, black))
}

#[cfg(test)]
mod tests {
    use super::super::reading::read_faces;
    use super::*;

    #[test]
    fn o3_dice_are_read_with_or_without_spaces() {
        for typed in ["2 4 4", "244", "2,4,4", " 2 4 4 "] {
            let (dice, rest) = read_dice(typed, 3).unwrap();
            let dice: Vec<u8> = dice.into_iter().map(Number::get).collect();
            assert_eq!((dice.as_slice(), rest.trim()), ([2, 4, 4].as_slice(), ""));
        }
        for (typed, why) in [
            ("2 7 4", "“7” is not on a die: each shows 1 to 6."),
            ("0 1 2", "“0” is not on a die: each shows 1 to 6."),
            ("2 4", "2 dice were given, and 3 are needed."),
            ("track 2-1", "“track” is not on a die: each shows 1 to 6."),
            ("2 é 4", "“é” is not on a die: each shows 1 to 6."),
        ] {
            assert_eq!(read_dice(typed, 3).unwrap_err(), why);
        }
        assert!(read_dice("2444", 3).is_err());
        assert!(read_roll("2 4 4 5").is_err());
    }

    #[test]
    fn s1_the_black_die_may_be_typed_or_left_to_the_app() {
        let face = read_face("s-60").unwrap();
        assert!(matches!(
            read_roll("2 4 4 S-60"),
            Ok(Rolled::Typed { black: Some(black), .. }) if black == face
        ));
        for typed in ["s60", "s 60", "S/60", "straight-60°", "60-s"] {
            assert!(read_face(typed).is_ok(), "{typed}");
        }
        assert!(matches!(read_roll("244 roll"), Ok(Rolled::WhiteTyped(_))));
        assert!(read_roll("2 4 4 60-60").is_err());
        assert!(read_faces("s-60 s-60").unwrap_err().contains("has 6"));
    }
}
