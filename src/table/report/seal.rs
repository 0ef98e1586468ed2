//! Bytes in letters that nobody reads by accident: base 64, with a sum at the end.

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// Letters of a line.
const WIDTH: usize = 76;

/// The bytes in letters, in lines of one width.
pub(super) fn seal(bytes: &[u8]) -> String {
    let mut all = bytes.to_vec();
    all.extend(sum(bytes).to_be_bytes());
    let mut letters = String::with_capacity(all.len() * 3 / 2);
    let mut column = 0;
    for three in all.chunks(3) {
        let word = three
            .iter()
            .fold(0_u32, |word, byte| word << 8 | u32::from(*byte))
            << (8 * (3 - three.len()));
        for place in 0..=three.len() {
            let index = (word >> (18 - 6 * place)) & 63;
            letters.push(char::from(LETTERS[index as usize]));
            column += 1;
            if column % WIDTH == 0 {
                letters.push('\n');
            }
        }
    }
    if !letters.ends_with('\n') {
        letters.push('\n');
    }
    letters
}

/// The bytes again; `None` where letters were lost or changed.
pub(super) fn open(letters: &str) -> Option<Vec<u8>> {
    let mut bytes = Vec::with_capacity(letters.len());
    let (mut word, mut bits) = (0_u32, 0);
    for letter in letters
        .bytes()
        .filter(|letter| !letter.is_ascii_whitespace())
    {
        let index = LETTERS.iter().position(|known| *known == letter)?;
        word = (word << 6 | index as u32) & 0xffff;
        bits += 6;
        if bits >= 8 {
            bits -= 8;
            bytes.push((word >> bits) as u8);
        }
    }
    let at = bytes.len().checked_sub(8)?;
    let kept = u64::from_be_bytes(bytes.split_off(at).try_into().ok()?);
    (kept == sum(&bytes)).then_some(bytes)
}

/// FNV-1a.
fn sum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_sealed_is_opened_again() {
        for length in 0..300 {
            let bytes: Vec<u8> = (0..length).map(|place| (place * 37 % 251) as u8).collect();
            let sealed = seal(&bytes);
            assert!(sealed.lines().all(|line| line.len() <= WIDTH));
            assert_eq!(open(&sealed), Some(bytes), "{length}");
            assert_eq!(open(&sealed.replace('\n', "\r\n ")), open(&sealed));
            assert_eq!(open(&sealed[1..]), None);
        }
    }
}
