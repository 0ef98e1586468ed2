//! What a file of facts says, for whoever looks at it.

/// Looks up the person's own file of a name.
pub type Own<'a> = &'a dyn Fn(&str) -> Option<String>;

/// What a file says.
pub struct Told {
    /// Whether the owner has checked it.
    pub verified: bool,
    /// Whether there is anything in it that could be checked.
    pub whole: bool,
    /// In a few words: "4 of 14 known".
    pub short: String,
    /// All of it, for checking.
    pub long: String,
    /// A picture of it.
    pub picture: Option<String>,
    /// What in it is hardly meant.
    pub doubts: Vec<String>,
}
