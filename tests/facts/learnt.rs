//! What an older game learns goes into the files fact by fact, and what was typed and checked since stays.

use super::program::Program;

const TILES: &str = "decks/olivia/tiles.toml";
const SHEET: &str = "decks/olivia/sheet.toml";
const SETUP: &str = "6 6 6 6 6 6\n1\n4\ndraw\nRBG\nno\n";

/// All six tiles, confirmed.
fn type_the_tiles(program: &Program) -> String {
    let tile = |number| format!("permanent\n{number}\nIt helps {number}\n");
    let typed: String = (1..=6).map(tile).collect();
    let ended = program.run(&["facts", "edit", "tiles"], &(typed + "yes\n"));
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    program.read(TILES)
}

/// A game in the middle of your second turn, in which you hold tile 4.
fn an_older_game(more: &str) -> Program {
    let program = Program::new();
    let new = [
        "olivia",
        "--difficulty",
        "clerk",
        "--own-dice",
        "--name",
        "older",
    ];
    let typed = format!("{SETUP}2 4 4\n2\ntile\npass\n2 4 4\n2\n{more}quit\n");
    let ended = program.run(&new, &typed);
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    assert!(ended.out.contains("Turn 2: you"), "{}", ended.out);
    program
}

#[test]
fn o5_a_game_taken_up_again_asks_nothing_that_the_files_know_and_writes_nothing() {
    // the second was left at the question for the tile's kind
    for more in ["", "use 4\n"] {
        let program = an_older_game(more);
        let typed = type_the_tiles(&program);
        assert!(typed.contains("verified = true"), "{typed}");
        let again = if more.is_empty() {
            "use 4\nfacts\nquit\n"
        } else {
            "facts\nquit\n"
        };
        let ended = program.run(&["resume", "older"], again);
        assert!(
            !ended.out.contains("What does your tile 4 show"),
            "{}",
            ended.out
        );
        assert!(ended.out.contains("helps this action"), "{}", ended.out);
        assert!(
            ended.out.contains("tiles.toml: checked by you"),
            "{}",
            ended.out
        );
        assert_eq!(program.read(TILES), typed);
    }
}

#[test]
fn o5_an_older_game_that_goes_back_takes_nothing_out_of_the_files_that_it_did_not_learn() {
    let program = an_older_game("");
    let typed = type_the_tiles(&program);
    for back in [
        "undo\nquit\n",
        "undo 4\n2\ntile\nquit\n",
        "use 4\nundo 3\nquit\n",
    ] {
        let ended = program.run(&["resume", "older"], back);
        assert!(ended.out.contains("Undone: "), "{}", ended.out);
        assert_eq!(program.read(TILES), typed, "{back}");
    }
}

#[test]
fn o4_a_region_mended_in_an_older_game_is_mended_alone_and_undo_restores_the_file() {
    let program = an_older_game("");
    let ended = program.run(
        &["facts", "edit", "sheet"],
        "no\nYRNNBG\n7 7 7 7 7 7\nyes\n",
    );
    assert_eq!(ended.code, 0, "{}{}", ended.out, ended.err);
    let checked = program.read(SHEET);
    assert!(
        checked.contains("1 = 7") && checked.contains("verified = true"),
        "{checked}"
    );
    let mend = |typed: &str| {
        program.run(&["resume", "older"], typed);
        program.read(SHEET)
    };
    assert_eq!(mend("fix hexes 6 8\nundo\nquit\n"), checked);
    let mended = mend("fix hexes 6 8\nquit\n");
    assert!(
        mended.contains("1 = 7") && mended.contains("6 = 8"),
        "{mended}"
    );
    assert!(mended.contains("verified = true"), "{mended}");
}

#[test]
fn o5_a_kind_that_was_typed_wrongly_is_mended_in_the_game_and_in_the_conversation() {
    let program = an_older_game("use 4\nlightning\n");
    assert!(program.read(TILES).contains("kind = \"lightning\""));
    let ended = program.run(&["resume", "older"], "fix tile 4 permanent\nquit\n");
    assert!(
        ended
            .out
            .contains("Mended: tile 4 lightning, now permanent."),
        "{}",
        ended.out
    );
    assert!(program.read(TILES).contains("kind = \"permanent\""));
    // what is known already is asked with the rest, and Enter keeps it
    let ended = program.run(
        &["facts", "edit", "tiles"],
        "lightning\n1\n\n".repeat(3).as_str(),
    );
    assert!(ended.out.contains("[Enter = permanent]"), "{}", ended.out);
}
