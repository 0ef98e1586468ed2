//! The rulings that decide where the printed rules leave a gap.

use crate::{
    notation::{line_name, line_named},
    railway::Line,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// M6: whose cars the Major may load outside loading spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LoadAnywhere {
    Yours,
    All,
    None,
}

/// M5: in one pass, does every car of a line get a Crate, or one car of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LoadPass {
    Car,
    Line,
}

/// M8: in one pass and for one line, does each train move once, once for each of its cars of
/// that line, or does only one train move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MovePass {
    Train,
    Car,
    Line,
}

/// M10: does a car leave a city alone, or with every other car there that fits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Depart {
    Alone,
    Together,
}

/// M9: must every car of yours in the train carry a Crate of his.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Passengers {
    Any,
    WithHisCrate,
}

/// All rulings that a turn of the Major's can ask for.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default)]
pub struct Rulings {
    pub load_anywhere: LoadAnywhere,
    pub load_pass: LoadPass,
    pub move_pass: MovePass,
    pub depart: Depart,
    pub passengers: Passengers,
    #[serde(serialize_with = "write_order", deserialize_with = "read_order")]
    pub load_order: Vec<Line>,
    #[serde(serialize_with = "write_order", deserialize_with = "read_order")]
    pub move_order: Vec<Line>,
}

/// M5: his Large, your Large, his Medium, your Medium, his Small, your Small.
pub fn printed_order() -> Vec<Line> {
    let names = ["ML", "YL", "MM", "YM", "MS", "YS"];
    names.map(line_named).to_vec()
}

impl Default for Rulings {
    fn default() -> Self {
        Self {
            load_anywhere: LoadAnywhere::Yours,
            load_pass: LoadPass::Car,
            move_pass: MovePass::Train,
            depart: Depart::Alone,
            passengers: Passengers::Any,
            load_order: printed_order(),
            move_order: printed_order(),
        }
    }
}

fn write_order<S: Serializer>(order: &[Line], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(order.iter().map(|&line| line_name(line)))
}

fn read_order<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Line>, D::Error> {
    let names = Vec::<String>::deserialize(deserializer)?;
    if names.iter().any(|name| name.len() != 2) {
        return Err(de::Error::custom("a line has two letters"));
    }
    Ok(names.iter().map(|name| line_named(name)).collect())
}
