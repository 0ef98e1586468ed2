use super::super::fault::Fault;
use super::super::good::Good;
use super::super::number::Number;

/// Why a delivery is impossible (S3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in super::super) enum Refused {
    /// The city has no such good.
    NoGood {
        city: Number,
        good: Good,
        row: Vec<Good>,
    },
    /// A city that does not take the good.
    WrongCity {
        to: Number,
        good: Good,
        takers: Vec<Number>,
    },
    /// The engine has no strength.
    NoEngine,
    /// No completed connections lead there.
    NoWay {
        from: Number,
        good: Good,
        takers: Vec<Number>,
    },
    /// The way is too long for the engine.
    TooFar {
        to: Number,
        distance: u8,
        strength: u8,
        /// What a tile adds to it already.
        helped: u8,
    },
    /// The rules say no.
    Fault(Fault),
}
