//! A round as it is being read: each player once, and only who is there.

use std::collections::BTreeSet;

use super::ReadError;
use super::document::Document;
use super::odd::{Impossible, Odd};
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::exchange::error::Wrong;
use crate::exchange::json::{At, Members};
use crate::exchange::reader;

pub(super) type Reader = reader::Reader<Odd>;

/// A value that cannot have been.
pub(super) fn impossible(at: &At<'_>, what: Impossible) -> ReadError {
    ReadError::At { path: at.path.to_string(), what }
}

/// A round that is being read, and who was met in it.
pub(super) struct Seen<'a> {
    pub document: &'a Document,
    pub reader: &'a Reader,
    number: RoundNo,
    met: BTreeSet<PlayerId>,
}

impl<'a> Seen<'a> {
    pub(super) fn new(document: &'a Document, reader: &'a Reader, number: RoundNo) -> Self {
        Self { document, reader, number, met: BTreeSet::new() }
    }

    /// A player who is there in the round, and stands in it once.
    pub(super) fn player(&mut self, at: &At<'_>) -> Result<PlayerId, ReadError> {
        let player = self.reader.known_player(at)?;
        if !self.met.insert(player) {
            return Err(impossible(at, Impossible::PlayerTwice { player }));
        }
        let competition = &self.document.competition;
        let entrant = competition.entrant(player);
        if !entrant.is_some_and(|entrant| competition.is_there(entrant, self.number)) {
            return Err(impossible(at, Impossible::NotThere { player, round: self.number }));
        }
        Ok(player)
    }

    pub(super) fn players(
        &mut self,
        members: &Members<'_>,
        key: &'static str,
    ) -> Result<Vec<PlayerId>, ReadError> {
        let Some(at) = members.get(key) else { return Ok(Vec::new()) };
        at.list()?.map(|at| self.player(&at)).collect()
    }
}

/// The number of a table.
pub(super) fn table_number(at: &At<'_>) -> Result<TableNo, Wrong> {
    let number = at.whole(1, TableNo::MOST.into())?;
    Ok(u16::try_from(number).ok().and_then(TableNo::new).unwrap_or(TableNo::FIRST))
}
