//! Campaigns played by the commands alone: won, lost by score, lost by objective.

use crate::program::{Ended, Program};

/// Plays the next game with his Small alone, so that Enter answers all but what is given.
fn play(program: &Program, before: &str, points: &str, met: &str) -> Ended {
    let rounds = "\n".repeat(40);
    let input = format!("{before}1\nBEN MS\nyou\n\n{rounds}{points}\n{met}\n");
    // a seed for each game: seed and second of its begin tell games apart
    let seed = (before.len() + 3).to_string();
    program.run(
        &["campaign", "play", "--stand-in", "Winter", "--seed", &seed],
        &input,
    )
}

/// From the final score on, without the blank lines that were answered before it.
fn end(ended: &Ended) -> String {
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    let at = ended.out.rfind("How many victory points").unwrap();
    let told = &ended.out[at..];
    let until = told.find("The game is over and stands").unwrap();
    told[..until].to_owned()
}

fn shown(program: &Program) -> String {
    program.run(&["campaign", "show", "Winter"], "").out
}

const FIRST: &str = "Carry tea over both bridges\nEarly steam\n220\ny\nn\nlater\nlater\n1\n";

#[test]
fn a_campaign_is_won() {
    let program = Program::new();
    let mut seen = program.run(&["campaign", "start", "Winter"], "").out;
    seen += &end(&play(&program, FIRST, "231", "y"));
    seen += &shown(&program);
    seen += &end(&play(
        &program,
        "Fill three Ships\nTea and tracks\n\n",
        "250",
        "y",
    ));
    seen += &shown(&program);
    seen += &end(&play(
        &program,
        "Everything\nMaster of both cities\n\n",
        "284",
        "y",
    ));
    seen += &shown(&program);
    seen += &program
        .run(&["record", "--variant", "campaign"], "")
        .out
        .replace(&today(), "TODAY-----");
    insta::assert_snapshot!("campaign_won", seen);
    let objectives = program.read("decks/major/campaign.toml");
    assert!(
        objectives.contains("text = \"Carry tea over both bridges\""),
        "{objectives}"
    );
    assert!(
        objectives.contains("verified = false"),
        "two objectives were left for later"
    );
    let over = program.run(&["campaign", "play", "--stand-in", "Winter"], "");
    assert_eq!(
        over.err,
        "footplate: The campaign “Winter” is won: it has no further game.\n"
    );
}

fn today() -> String {
    chrono::Local::now().format("%Y-%m-%d").to_string()
}

#[test]
fn undo_goes_back_over_the_texts_of_the_objectives() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter"], "");
    let typed = "Wrong text\nEarly steam\n220\ny\nn\nlater\nundo 6\nRight text\nquit\n";
    let ended = program.run(&["campaign", "play", "--stand-in", "Winter"], typed);
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    assert!(!ended.out.contains("nothing to undo"), "{}", ended.out);
    let objectives = program.read("decks/major/campaign.toml");
    assert!(objectives.contains("Right text"), "{objectives}");
    assert!(!objectives.contains("Wrong text"), "{objectives}");
}

#[test]
fn a_campaign_is_lost_by_score() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter", "--leaders"], "");
    let mut seen = end(&play(&program, "later\nlater\nlater\n1\n", "239", "y"));
    seen += &shown(&program);
    let again = program.run(&["campaign", "play", "--stand-in"], "");
    seen += &again.err;
    assert_eq!(again.code, 1);
    seen += &program
        .run(&["campaign", "play", "--stand-in", "Winter"], "")
        .err;
    insta::assert_snapshot!("campaign_lost_by_score", seen);
}

#[test]
fn a_campaign_is_lost_by_its_objective() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter"], "");
    play(&program, FIRST, "231", "y");
    let mut seen = end(&play(&program, "later\n", "260", "n"));
    seen += &shown(&program);
    seen += &program
        .run(&["--plain", "campaign", "show", "Winter"], "")
        .out;
    insta::assert_snapshot!("campaign_lost_by_objective", seen);
}

#[test]
fn a_second_game_is_refused_without_its_first() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter"], "");
    let refused = program.run(&["campaign", "play", "--stand-in", "--game", "2"], "");
    assert_eq!(
        (refused.code, refused.err.as_str()),
        (
            1,
            "footplate: Game 2 of the campaign “Winter” comes after game 1, which is not won yet (K3).\n"
        )
    );
    let added = [
        "record",
        "add",
        "--opponent",
        "major",
        "--score",
        "255",
        "--campaign",
        "Winter",
        "--campaign-game",
        "2",
        "--objective",
        "middle-left",
        "--met",
    ];
    let refused = program.run(&added, "");
    assert_eq!(
        refused.err,
        "footplate: The game cannot be recorded: campaign-game: game 2 of the campaign “Winter” comes without a game 1 that was won (K3).\n"
    );
}

#[test]
fn a_campaign_is_found_however_its_name_is_capitalised() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter"], "");
    assert_eq!(
        program.run(&["campaign", "start", "winter"], "").err,
        "footplate: There is a campaign called “Winter” already: choose another name.\n"
    );
    let shown = program.run(&["campaign", "show", "WINTER"], "");
    assert!(shown.out.starts_with("Campaign “Winter”"), "{}", shown.out);
    let left = program.run(&["campaign", "abandon", "winter", "--yes"], "");
    assert!(left.out.contains("“Winter” is abandoned"), "{}", left.out);
}

#[test]
fn campaigns_stand_side_by_side_and_can_be_left_and_abandoned() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter"], "");
    program.run(&["campaign", "start", "Summer"], "");
    let which = program.run(&["campaign", "play", "--stand-in"], "");
    assert_eq!(
        which.err,
        "footplate: Several campaigns are under way, such as “Winter” and “Summer”: say which, as in footplate campaign play Winter\n"
    );
    let left = program.run(
        &["campaign", "play", "--stand-in", "Winter"],
        "later\nlater\nlater\n2\nquit\n",
    );
    assert!(
        left.out.contains("saved as “Winter-game-1”"),
        "{}",
        left.out
    );
    let stands = program.run(&["campaign"], "").out;
    assert!(
        stands.replace('\n', " ").contains(
            "It is under way as “Winter-game-1”; footplate campaign play Winter goes on with it."
        ),
        "{stands}"
    );
    assert_eq!(stands.matches("is under way").count(), 1, "{stands}");
    let games = program.run(&["games"], "").out;
    assert!(
        games.contains("against Major Banerjee · campaign “Winter”, game 1 · "),
        "{games}"
    );
    let none = program.run(&["campaign", "play", "spring"], "").err;
    assert_eq!(
        none,
        "footplate: No campaign is called or begins with “spring”. There is “Winter” and “Summer”.\n"
    );
    // what was answered is not asked again
    let on = program.run(&["campaign", "play", "--stand-in", "wint"], "quit\n");
    assert!(on.out.contains("game 1 of 3"), "{}", on.out);
    assert!(!on.out.contains("what does the box ask for"), "{}", on.out);
    let given_up = program.run(&["games", "give-up", "Winter-game-1"], "y\n");
    assert!(
        given_up.out.contains("“Winter” ends with it (K3)"),
        "{}",
        given_up.out
    );
    assert!(shown(&program).contains("The campaign ended in game one"));
    program.run(&["campaign", "abandon", "Summer", "--yes"], "");
    assert!(
        program
            .run(&["campaign", "show", "Summer"], "")
            .out
            .contains("was abandoned")
    );
    let none = program.run(&["campaign", "play", "--stand-in"], "");
    assert!(
        none.err.contains("No campaign is under way"),
        "{}",
        none.err
    );
}

#[test]
fn k3_a_text_that_was_typed_before_the_person_left_is_not_asked_again() {
    let program = Program::new();
    program.run(&["campaign", "start", "Winter"], "");
    let play = ["campaign", "play", "--stand-in"];
    let left = program.run(&play, "Ship two Crates\nEarly ships\nquit\n");
    assert!(
        left.out
            .replace('\n', " ")
            .contains("kept in decks/major/campaign.toml in the data folder."),
        "{}",
        left.out
    );
    let text = program.read("decks/major/campaign.toml");
    assert!(text.contains("Ship two Crates"), "{text}");
    let on = program.run(&play, "quit\n").out;
    assert!(on.contains("Objective “Lower middle”: what does"), "{on}");
    assert!(!on.contains("Objective “Lower left”"), "{on}");
}
