use crate::cli::When;

/// Decides on colours for the whole run. `NO_COLOR` with anything in it turns them off, as
/// no-color.org has it; `--color` overrides it.
pub fn set(when: When) {
    let unwanted = || std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    match when {
        When::Always => console::set_colors_enabled(true),
        When::Never => console::set_colors_enabled(false),
        When::Auto if unwanted() => console::set_colors_enabled(false),
        When::Auto => {}
    }
}
