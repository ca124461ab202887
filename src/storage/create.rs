//! What a new file begins with, and what a file says that it is for.

use std::path::Path;

use rusqlite::Connection;

use super::copies::Readers;
use super::journal::{self, Head};
use super::problem::{Damage, Part, Problem};
use super::{NewCompetition, copies, open, parts, transact};
use crate::domain::contest::Format;
use crate::domain::contest::event::Event;
use crate::domain::lexicon::Digest;

/// What a file is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    Competition,
    Publication,
}

impl Purpose {
    fn code(self) -> &'static str {
        match self {
            Self::Competition => "competition",
            Self::Publication => "publication",
        }
    }
}

pub(super) fn set_purpose(connection: &Connection, purpose: Purpose) -> Result<(), Problem> {
    let sql = "INSERT INTO meta (key, value) VALUES ('purpose', ?1)";
    connection.execute(sql, [purpose.code()])?;
    Ok(())
}

/// A file says what it is for, once, and nothing else of itself.
pub(super) fn expect_purpose(connection: &Connection) -> Result<(), Problem> {
    let sql = "SELECT key = 'purpose' AND value IN (?1, ?2) FROM meta";
    let codes = [Purpose::Competition.code(), Purpose::Publication.code()];
    let mut statement = connection.prepare(sql)?;
    let known: Vec<bool> =
        statement.query_map(codes, |row| row.get(0))?.collect::<Result<_, _>>()?;
    if known == [true] { Ok(()) } else { Err(Damage::Schema("meta".to_owned()).into()) }
}

pub(super) fn is_publication(connection: &Connection) -> Result<bool, Problem> {
    let sql = "SELECT count(*) FROM meta WHERE key = 'purpose' AND value = ?1";
    let publication = [Purpose::Publication.code()];
    let count: i64 = connection.query_row(sql, publication, |row| row.get(0))?;
    Ok(count > 0)
}

/// Writes a new file and returns the head of its journal.
pub(super) fn make<F: Format>(path: &Path, new: NewCompetition<'_, F>) -> Result<Head, Problem> {
    let Some(Event::CompetitionCreated { rules, lexicon, .. }) =
        new.events.first().map(|recorded| &recorded.event)
    else {
        return Err(Damage::NoEvents.into());
    };
    if rules.sha256 != Digest::of(new.rules_text.as_bytes()) {
        return Err(Problem::Unfit(Part::Rules));
    }
    if !new.lexicon.is_full() {
        return Err(Problem::Unfit(Part::Lexicon));
    }
    let mut head = Head::genesis();
    copies::beside(path, Readers::Owner, |beside| {
        let mut connection = open::make(beside)?;
        head = transact(&mut connection, |connection| {
            set_purpose(connection, Purpose::Competition)?;
            parts::add_rules(connection, new.rules_text)?;
            parts::add_lexicon(connection, lexicon.sha256, new.lexicon)?;
            if let Some(seed) = new.seed {
                parts::add_seed(connection, seed)?;
            }
            journal::append(connection, head, new.events, &mut Vec::new())
        })?;
        connection.close().map_err(|(_, error)| Problem::from(error))
    })?;
    Ok(head)
}
