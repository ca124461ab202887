//! The whole history of a file, and what it names.

use std::collections::BTreeSet;

use rusqlite::Connection;

use super::journal::{self, follows};
use super::problem::Problem;
use super::wire::Stored;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::lexicon::{Digest, Passport};

/// Every event up to a number, with the version of its body.
pub(super) fn history<F: Format>(
    connection: &Connection,
    up_to: u64,
) -> Result<Vec<Stored<F>>, Problem> {
    let mut history = Vec::new();
    journal::for_each(connection, up_to, |row, link| {
        follows(row, link)?;
        history.push(row.decode()?);
        Ok(())
    })?;
    Ok(history)
}

/// Every event up to a number, decoded.
pub(super) fn events<F: Format>(
    connection: &Connection,
    up_to: u64,
) -> Result<Vec<Recorded<F>>, Problem> {
    let history = history::<F>(connection, up_to)?;
    Ok(history.into_iter().map(|stored| stored.recorded).collect())
}

/// The passports of the lists that a history names, in its order.
pub(super) fn passports<F: Format>(events: &[Recorded<F>]) -> impl Iterator<Item = &Passport> {
    events.iter().filter_map(|recorded| match &recorded.event {
        Event::CompetitionCreated { lexicon, .. } | Event::LexiconChanged { lexicon } => {
            Some(lexicon)
        }
        _ => None,
    })
}

/// The passport by which a history names each of its lists first: that of the list that was kept.
pub(super) fn first_passports<F: Format>(events: &[Recorded<F>]) -> Vec<&Passport> {
    let mut first: Vec<&Passport> = Vec::new();
    for passport in passports(events) {
        if !first.iter().any(|other| other.sha256 == passport.sha256) {
            first.push(passport);
        }
    }
    first
}

/// The digests of the lists that a history names.
pub(super) fn lists_named<F: Format>(events: &[Recorded<F>]) -> BTreeSet<Digest> {
    passports(events).map(|passport| passport.sha256).collect()
}

/// Every commitment that a history published.
pub(super) fn commitments<F: Format>(events: &[Recorded<F>]) -> impl Iterator<Item = Digest> {
    events.iter().filter_map(|recorded| match &recorded.event {
        Event::CompetitionCreated { commitment, .. } | Event::CommitmentRenewed { commitment } => {
            Some(*commitment)
        }
        _ => None,
    })
}
