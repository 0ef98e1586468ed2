//! A journal that ends anywhere: the machine stopped in the middle of a line.

use std::path::Path;

use footplate::table::{Game, Journal};

use crate::played::{major, olivia, taken_up, whole_game};

/// Cuts a journal at every one of so many bytes before `end`, and takes each up.
fn cut_before<G: Game>(new: &G, prompts: &[String], text: &str, end: usize, bytes: usize) -> usize {
    let first_line = text.find('\n').expect("a line") + 1;
    let mut tried = 0;
    for cut in end.saturating_sub(bytes).max(first_line)..=end {
        let journal = Journal::parse(text.as_bytes()[..cut].to_vec(), Path::new("game.jsonl"));
        let journal = journal.unwrap_or_else(|why| panic!("cut at {cut}: {why}"));
        // behind the last answer nothing is asked any more
        let prompt = prompts.get(journal.answers()).map_or("", String::as_str);
        let left = journal.text().to_owned();
        assert!(text.starts_with(&left), "cut at {cut}");
        let lost = text.as_bytes()[left.len()..cut]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count();
        assert_eq!(lost, 0, "cut at {cut}: a whole line is lost");
        // what is the same journal is the same game: only the first of them is played
        if cut == end || text.as_bytes()[cut - 1] == b'\n' || tried % 97 == 0 {
            let (seen, _) = taken_up(new.clone(), &left, &[]);
            assert!(
                seen.ends_with(prompt.trim_end()),
                "cut at {cut}: not\n{prompt}\nbut\n{seen}"
            );
        }
        tried += 1;
    }
    tried
}

/// The end of every line of a journal.
fn line_ends(text: &str) -> Vec<usize> {
    text.match_indices('\n').map(|(at, _)| at + 1).collect()
}

fn cut_everywhere<G: Game>(new: &G, seed: u64) {
    let whole = whole_game(new.clone(), seed);
    let ends = line_ends(&whole.journal);
    // the last lines of the game before its end, and around the middle of it
    let late = ends[ends.len() - 3];
    let middle = ends[ends.len() / 2];
    let mut tried = 0;
    for end in [late, middle] {
        let lines_before = ends.iter().rposition(|&at| at < end).expect("lines");
        let bytes = end - ends[lines_before.saturating_sub(4)];
        tried += cut_before(new, &whole.prompts, &whole.journal, end, bytes);
    }
    assert!(tried > 1_000, "{tried}");
}

#[test]
fn a_major_s_journal_cut_at_any_byte_loses_at_most_the_answer_being_written() {
    cut_everywhere(&major(), 11);
}

#[test]
fn an_olivia_s_journal_cut_at_any_byte_loses_at_most_the_answer_being_written() {
    cut_everywhere(&olivia(), 12);
}

#[test]
fn a_game_is_taken_up_at_every_line_with_the_same_prompt() {
    fn at_every_line<G: Game>(new: &G, seed: u64) {
        let whole = whole_game(new.clone(), seed);
        let ends = line_ends(&whole.journal);
        for &end in ends[..ends.len() - 1].iter().step_by(3) {
            cut_before(new, &whole.prompts, &whole.journal, end, 0);
        }
    }
    at_every_line(&major(), 13);
    at_every_line(&olivia(), 14);
}
