//! The record's commands: looking, changing, in and out.

mod asking;
mod change;
mod look;
mod olivia;
mod transfer;

use footplate::{
    record::{Change, Filter},
    store::Store,
};

use super::{Failure, printed_page, recording, say};
use crate::cli::{RecordAction, Which};

/// Carries out a command of the record.
pub fn record(
    store: &Store,
    which: Which,
    action: Option<RecordAction>,
    plain: bool,
) -> Result<(), Failure> {
    let page = printed_page(plain);
    match action {
        None => look::list(store, &filter(which), &page),
        Some(RecordAction::Show { number }) => look::show(store, number, &page),
        Some(RecordAction::Stats(which)) => look::stats(store, &filter(which), &page),
        Some(RecordAction::Add(fields)) => change::add(store, &fields, plain),
        Some(RecordAction::Edit { number, fields }) => change::edit(store, number, &fields, plain),
        Some(RecordAction::Note { number, words }) => change::note(store, number, &words),
        Some(RecordAction::Remove { number, yes }) => change::remove(store, number, yes, plain),
        Some(RecordAction::Undo) => change::undo(store, &page),
        Some(RecordAction::Export {
            format,
            which,
            file,
        }) => transfer::export(store, format, &filter(which), file.as_deref()),
        Some(RecordAction::Report {
            number,
            format,
            file,
        }) => transfer::report(store, number, format, file.as_deref()),
        Some(RecordAction::Import { file, yes }) => transfer::import(store, &file, yes, plain),
    }
}

fn filter(which: Which) -> Filter {
    Filter {
        opponent: which.opponent,
        variant: which.variant,
        since: which.since,
        until: which.until,
    }
}

fn append(store: &Store, change: &Change) -> Result<(), Failure> {
    let line = change.line().map_err(Failure::Other)?;
    Ok(store.append(footplate::record::FILE, &line)?)
}
