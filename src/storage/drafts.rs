//! Sheets begun and not saved: kept outside of the chain, so that a killed program loses none.

use rusqlite::{Connection, Row, params};

use super::problem::{Damage, Problem};
use crate::domain::contest::draft::Draft;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};

/// What somebody has begun to key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begun {
    /// A sheet, or a new version of one.
    Sheet(Draft),
    /// A keyed sheet a second time, blind: never to be shown to who keyed it first.
    Again(SheetId),
}

impl Begun {
    /// The sheet that is begun; `None` for a second keying, which hinders no more than an absent one.
    pub fn sheet(self) -> Option<Draft> {
        match self {
            Self::Sheet(draft) => Some(draft),
            Self::Again(_) => None,
        }
    }

    /// The sheet that is begun a second time.
    pub fn again(self) -> Option<SheetId> {
        match self {
            Self::Again(sheet) => Some(sheet),
            Self::Sheet(_) => None,
        }
    }

    /// The columns `round` and `player`: 0 is nobody, and in round 0 `player` is the number of a sheet.
    fn columns(self) -> (u8, u32) {
        match self {
            Self::Sheet(draft) => (draft.round.get(), draft.player.map_or(0, PlayerId::get)),
            Self::Again(sheet) => (0, sheet.get()),
        }
    }

    fn of_columns((round, player): (i64, i64)) -> Option<Self> {
        let player = u32::try_from(player).ok()?;
        match u8::try_from(round).ok()? {
            0 => SheetId::new(player).map(Self::Again),
            round => {
                let player = PlayerId::new(player);
                RoundNo::new(round).map(|round| Self::Sheet(Draft { round, player }))
            }
        }
    }
}

/// A sheet that somebody has begun to key at a station.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDraft {
    /// At which machine.
    pub station: String,
    /// What. A station has one draft of each.
    pub begun: Begun,
    /// When it was last touched: milliseconds since 1970-01-01 UTC by the wall clock.
    pub wall_ms: i64,
    /// What was typed so far, in whatever form the console keeps it.
    pub content: String,
}

/// What the table has.
#[derive(Default)]
pub(super) struct Drafts {
    /// By round, player and station.
    pub(super) readable: Vec<StoredDraft>,
    /// How many others there are: they hinder nothing but themselves.
    pub(super) unreadable: u64,
}

/// Every draft.
pub(super) fn all(connection: &Connection) -> Result<Drafts, Problem> {
    let mut statement = connection.prepare_cached(
        "SELECT station, round, player, wall_ms, content FROM drafts ORDER BY round, player, station",
    )?;
    let mut rows = statement.query([])?;
    let mut drafts = Drafts::default();
    while let Some(row) = rows.next()? {
        match of_row(row) {
            Ok(draft) => drafts.readable.push(draft),
            Err(Problem::Damaged(_)) => drafts.unreadable += 1,
            Err(problem) => return Err(problem),
        }
    }
    Ok(drafts)
}

fn of_row(row: &Row<'_>) -> Result<StoredDraft, Problem> {
    let begun = Begun::of_columns((row.get(1)?, row.get(2)?));
    Ok(StoredDraft {
        station: row.get(0)?,
        begun: begun.ok_or(Damage::Draft)?,
        wall_ms: row.get(3)?,
        content: row.get(4)?,
    })
}

/// Keeps a draft in place of the one that the station has of that sheet.
pub(super) fn save(connection: &Connection, stored: &StoredDraft) -> Result<(), Problem> {
    let StoredDraft { station, begun, wall_ms, content } = stored;
    let (round, player) = begun.columns();
    connection
        .prepare_cached(include_str!("save_draft.sql"))?
        .execute(params![station, round, player, wall_ms, content])?;
    Ok(())
}

/// Forgets a draft; none is no error.
pub(super) fn delete(connection: &Connection, station: &str, begun: Begun) -> Result<(), Problem> {
    let (round, player) = begun.columns();
    connection
        .prepare_cached("DELETE FROM drafts WHERE station = ?1 AND round = ?2 AND player = ?3")?
        .execute(params![station, round, player])?;
    Ok(())
}
