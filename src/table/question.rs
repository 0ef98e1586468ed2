//! The questions that a game asks.

use std::ops::RangeInclusive;

/// Says why something that was typed is not among the options: the rule and the reason. `None`: nothing special.
pub type Refuse<'a> = &'a dyn Fn(&str) -> Option<String>;

/// Says of an answer that would be taken why it is hardly meant. Then it is asked once more, and `yes` takes it.
pub type Doubt<'a> = &'a dyn Fn(&str) -> Option<String>;

/// A question that is answered by choosing one of several options.
///
/// What is remembered is the option's key, never its place in the list: so options may come and go in later versions.
pub struct Choose<'a> {
    /// The stable name of the question: "major/tie/load".
    pub key: &'a str,
    /// What the person is asked.
    pub words: String,
    /// What she may answer.
    pub options: Vec<Choice>,
    /// The option that an empty answer takes.
    pub likely: Option<usize>,
    /// Answers that are taken as well and are not shown: other names, several things at once. Their places go on after
    /// those of the options.
    pub also: Vec<String>,
    /// The word that led to this question: typed again before the answer, as in "move C4", it is passed over.
    pub after: &'a str,
    /// Says why something that was typed is not among the options: the rule and the reason.
    pub refuse: Option<Refuse<'a>>,
    /// What each option is for, with examples, where their names do not say it: `help` says it below them.
    pub how: Option<String>,
    /// Whether the word `dice` lets chance choose.
    pub dice: bool,
    /// Whether what is typed behind the answer may answer the next question: the "C4" of "move C4".
    pub leads_on: bool,
}

/// One option of a [`Choose`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// What is typed and remembered; readable, and may hold spaces: "load", "YM C4".
    pub key: String,
    /// What it means. Empty where the key says it all.
    pub words: String,
}

impl Choice {
    /// An option and what it means.
    pub fn new(key: impl Into<String>, words: impl Into<String>) -> Choice {
        Choice {
            key: key.into(),
            words: words.into(),
        }
    }
}

impl<'a> Choose<'a> {
    /// A question with no options yet.
    pub fn new(key: &'a str, words: impl Into<String>) -> Choose<'a> {
        Choose {
            key,
            words: words.into(),
            options: Vec::new(),
            likely: None,
            also: Vec::new(),
            after: "",
            refuse: None,
            how: None,
            dice: false,
            leads_on: false,
        }
    }

    /// The word `dice` lets chance choose among the options. What it chose is remembered like any draw.
    #[must_use]
    pub fn or_dice(mut self) -> Choose<'a> {
        self.dice = true;
        self
    }

    /// What is typed behind the answer may answer the next question.
    #[must_use]
    pub fn leads_on(mut self) -> Choose<'a> {
        self.leads_on = true;
        self
    }

    /// Adds an option and what it means.
    #[must_use]
    pub fn option(mut self, key: impl Into<String>, words: impl Into<String>) -> Choose<'a> {
        self.options.push(Choice::new(key, words));
        self
    }

    /// Adds options whose keys say it all.
    #[must_use]
    pub fn keys<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Choose<'a> {
        self.options
            .extend(keys.into_iter().map(|key| Choice::new(key, "")));
        self
    }

    /// Adds options that were made elsewhere.
    #[must_use]
    pub fn options(mut self, options: impl IntoIterator<Item = Choice>) -> Choose<'a> {
        self.options.extend(options);
        self
    }

    /// Adds answers that are taken as well and are not shown. They have to be typed whole.
    #[must_use]
    pub fn also<K: Into<String>>(mut self, keys: impl IntoIterator<Item = K>) -> Choose<'a> {
        self.also.extend(keys.into_iter().map(Into::into));
        self
    }

    /// The word that led to this question may be typed again before the answer.
    #[must_use]
    pub fn after(mut self, word: &'a str) -> Choose<'a> {
        self.after = word;
        self
    }

    /// An empty answer takes the option at this place of the list, the first being 0.
    #[must_use]
    pub fn likely(mut self, option: usize) -> Choose<'a> {
        self.likely = Some(option);
        self
    }

    /// An empty answer takes the option with this key, if it is there.
    #[must_use]
    pub fn likely_key(mut self, key: &str) -> Choose<'a> {
        self.likely = self.options.iter().position(|option| option.key == key);
        self
    }

    /// What each option is for, with examples, for `help`.
    #[must_use]
    pub fn how(mut self, words: impl Into<String>) -> Choose<'a> {
        self.how = Some(words.into());
        self
    }

    /// Says why something that was typed is not among the options.
    #[must_use]
    pub fn refuse(mut self, refuse: Refuse<'a>) -> Choose<'a> {
        self.refuse = Some(refuse);
        self
    }
}

/// A question that is answered by a whole number.
pub struct Number<'a> {
    /// The stable name of the question.
    pub key: &'a str,
    /// What the person is asked.
    pub words: String,
    /// The numbers that may be answered.
    pub range: RangeInclusive<i64>,
    /// The number that an empty answer takes.
    pub likely: Option<i64>,
    /// Says why a number is hardly meant.
    pub doubt: Option<Doubt<'a>>,
}

impl<'a> Number<'a> {
    /// A question for a number in this range.
    pub fn new(key: &'a str, words: impl Into<String>, range: RangeInclusive<i64>) -> Number<'a> {
        Number {
            key,
            words: words.into(),
            range,
            likely: None,
            doubt: None,
        }
    }

    /// The number that an empty answer takes.
    #[must_use]
    pub fn likely(mut self, number: i64) -> Number<'a> {
        self.likely = Some(number);
        self
    }

    /// Says why a number is hardly meant.
    #[must_use]
    pub fn doubt(mut self, doubt: Doubt<'a>) -> Number<'a> {
        self.doubt = Some(doubt);
        self
    }
}

/// A question that is answered in words, which the asker reads.
pub struct Text<'a> {
    /// The stable name of the question.
    pub key: &'a str,
    /// What the person is asked.
    pub words: String,
    /// What an empty answer takes.
    pub likely: Option<String>,
    /// The line that a terminal shows, ready to be edited. Plain lines cannot be edited, so an empty answer takes it there.
    pub initial: Option<String>,
    /// Valid answers: help shows some, Tab completes them, and a random player picks one.
    pub examples: Vec<String>,
    /// Says why an answer is hardly meant.
    pub doubt: Option<Doubt<'a>>,
    /// What may be typed, with examples, where examples alone do not explain themselves: `help` says it in their place. Its first
    /// line is a sentence of its own, which is said where Enter takes nothing.
    pub how: Option<String>,
    /// Whether a “;” belongs to the answer: what is copied from a box may have one.
    pub sentence: bool,
}

impl<'a> Text<'a> {
    /// A question for words.
    pub fn new(key: &'a str, words: impl Into<String>) -> Text<'a> {
        Text {
            key,
            words: words.into(),
            likely: None,
            initial: None,
            examples: Vec::new(),
            doubt: None,
            how: None,
            sentence: false,
        }
    }

    /// What an empty answer takes.
    #[must_use]
    pub fn likely(mut self, text: impl Into<String>) -> Text<'a> {
        self.likely = Some(text.into());
        self
    }

    /// The line that a terminal shows, ready to be edited.
    #[must_use]
    pub fn initial(mut self, text: impl Into<String>) -> Text<'a> {
        self.initial = Some(text.into());
        self
    }

    /// Says why an answer is hardly meant.
    #[must_use]
    pub fn doubt(mut self, doubt: Doubt<'a>) -> Text<'a> {
        self.doubt = Some(doubt);
        self
    }

    /// What may be typed, for `help`; the first line is a sentence of its own.
    #[must_use]
    pub fn how(mut self, words: impl Into<String>) -> Text<'a> {
        self.how = Some(words.into());
        self
    }

    /// A “;” belongs to the answer, and nothing can be typed ahead behind it.
    #[must_use]
    pub fn sentence(mut self) -> Text<'a> {
        self.sentence = true;
        self
    }

    /// Adds a valid answer.
    #[must_use]
    pub fn example(mut self, text: impl Into<String>) -> Text<'a> {
        self.examples.push(text.into());
        self
    }

    /// Adds valid answers.
    #[must_use]
    pub fn examples<E: Into<String>>(mut self, texts: impl IntoIterator<Item = E>) -> Text<'a> {
        self.examples.extend(texts.into_iter().map(Into::into));
        self
    }
}

/// Whose dice are rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whose {
    /// The app rolls.
    App,
    /// The person rolls her own dice and types what they show.
    Persons,
}
