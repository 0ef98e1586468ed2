//! Reading goods as they are typed. What is offered is what can be there: never coal, which is not used with Olivia (O1).

use super::super::bag::COLOURS;
use super::super::good::Good;
use super::super::number::Number;
use super::reading::read_number;
use super::{are, capitalised, cities, city, counted, length};

/// Letters that may be typed: "R, B, Y or N (grey)".
pub(in super::super) fn letters_of(goods: &[Good]) -> String {
    let letter = |good: &Good| match good {
        Good::Grey => "N (grey)".to_owned(),
        good => good.letter().to_string(),
    };
    super::either(&goods.iter().map(letter).collect::<Vec<_>>())
}

/// The good of this letter, among those that may be.
fn of_letter(letter: char, may: &[Good]) -> Option<Good> {
    let letter = letter.to_ascii_uppercase();
    may.iter().copied().find(|good| good.letter() == letter)
}

fn letters(typed: &str) -> impl Iterator<Item = char> {
    let between = |letter: &char| letter.is_whitespace() || *letter == ',';
    typed.chars().filter(move |letter| !between(letter))
}

/// The goods of a city from left to right; `offered` are those that can lie there (O1).
pub(in super::super) fn read_row(
    number: Number,
    typed: &str,
    offered: &[Good],
) -> Result<Vec<Good>, String> {
    let good = |(index, letter): (usize, char)| {
        of_letter(letter, &COLOURS).ok_or_else(|| {
            format!(
                "{}, good {}: “{letter}” cannot lie there. Type {}.",
                capitalised(&city(number)),
                index + 1,
                letters_of(offered)
            )
        })
    };
    letters(typed).enumerate().map(good).collect()
}

/// A good by its letter or its name.
pub(in super::super) fn read_good(typed: &str) -> Result<Good, String> {
    let by_name = COLOURS.into_iter().find(|good| good.to_string() == typed);
    let by_letter = || {
        let mut letters = typed.chars();
        let letter = letters.next().filter(|_| letters.next().is_none())?;
        of_letter(letter, &COLOURS)
    };
    by_name
        .or_else(by_letter)
        .ok_or_else(|| format!("“{typed}” is no good: type {}.", letters_of(&COLOURS)))
}

/// The colour of a city that a letter names.
fn colour(letter: char) -> Result<Good, String> {
    of_letter(letter, &COLOURS).ok_or_else(|| {
        format!(
            "“{letter}” is no city's colour: type {}.",
            letters_of(&COLOURS)
        )
    })
}

/// A colour for each city, `-` for those that stay open (S3).
pub(in super::super) fn read_all_colours(typed: &str) -> Result<Vec<Option<Good>>, String> {
    let mark = |mark: char| match mark {
        '-' => Ok(None),
        letter => colour(letter).map(Some),
    };
    let colours: Vec<Option<Good>> = letters(typed).map(mark).collect::<Result<_, _>>()?;
    if colours.len() == Number::ALL.len() {
        return Ok(colours);
    }
    Err(format!(
        "{} given, and 6 are needed, one for each city: - stands for one that you leave open.",
        counted(length(colours.len()), "letter")
    ))
}

/// A colour for each of these cities (S3).
pub(in super::super) fn read_colours(typed: &str, of: &[Number]) -> Result<Vec<Good>, String> {
    let colours: Vec<Good> = letters(typed).map(colour).collect::<Result<_, _>>()?;
    if colours.len() != of.len() {
        return Err(format!(
            "{} given, and {} needed: {}.",
            counted(length(colours.len()), "letter"),
            are(of.len()),
            cities(of)
        ));
    }
    Ok(colours)
}

/// S3: goods that no city takes, where all six cities are known.
pub(in super::super) fn goods_without_a_city(colours: &[Good]) -> Option<String> {
    let no_taker = |good: &Good| !colours.contains(good);
    let lost: Vec<Good> = COLOURS.into_iter().filter(no_taker).collect();
    (colours.len() == Number::ALL.len() && !lost.is_empty()).then(|| {
        format!(
            "Then no city takes {} goods, and none could ever be delivered (S3).",
            super::either(&lost)
        )
    })
}

/// `3 RBN`: a city and its goods, `-` for none.
pub(in super::super) fn read_goods_fix(typed: &str) -> Result<(Number, Vec<Good>), String> {
    let (number, row) = typed.split_once(' ').unwrap_or((typed, ""));
    let number = read_number(number)?;
    let row = read_row(number, &row.replace('-', ""), &COLOURS)?;
    Ok((number, row))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn o1_coal_is_neither_taken_nor_offered() {
        let offered = [Good::Red, Good::Grey];
        assert_eq!(
            read_row(Number::ALL[2], "RK", &offered).unwrap_err(),
            "City 3, good 2: “K” cannot lie there. Type R or N (grey)."
        );
        for wrong in ["coal", "k", "q"] {
            let why = read_good(wrong).unwrap_err();
            assert_eq!(
                why,
                format!("“{wrong}” is no good: type R, B, G, Y or N (grey).")
            );
        }
        assert_eq!(
            read_colours("RK", &Number::ALL[..2]).unwrap_err(),
            "“K” is no city's colour: type R, B, G, Y or N (grey)."
        );
        assert_eq!(read_goods_fix("3 -").unwrap().1, []);
    }

    #[test]
    fn s3_a_city_may_stay_open_and_takes_no_coal() {
        let colours = read_all_colours("y, - n N - b").unwrap();
        let open: Vec<usize> = (0..6).filter(|city| colours[*city].is_none()).collect();
        assert_eq!(open, [1, 4]);
        assert_eq!(colours[3], Some(Good::Grey));
        assert_eq!(
            read_all_colours("YRNNGK").unwrap_err(),
            "“K” is no city's colour: type R, B, G, Y or N (grey)."
        );
        assert!(
            read_all_colours("YRNN")
                .unwrap_err()
                .starts_with("4 letters given, and 6 are needed")
        );
    }
}
