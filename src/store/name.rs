//! What a game may be called.

use super::StoreFault;

/// The longest name of a game.
const LONGEST_NAME: usize = 60;

/// Whether a game can have this name.
///
/// # Errors
/// [`StoreFault::BadName`], which says what is wrong with it.
pub fn check_name(name: &str) -> Result<(), StoreFault> {
    let wrong = if name.is_empty() {
        "it is empty"
    } else if name.chars().count() > LONGEST_NAME {
        "it is longer than 60 letters"
    } else if name.starts_with('.') {
        "it begins with a dot"
    } else if name.contains(['/', '\\']) {
        "it holds a slash"
    } else if name.contains("..") {
        "it holds two dots in a row"
    } else if name.contains(char::is_control) {
        "it holds a control character"
    } else {
        return Ok(());
    };
    Err(StoreFault::BadName(name.to_owned(), wrong))
}
