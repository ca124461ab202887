//! Sheets begun and not saved: kept outside of the chain, so that a killed program loses none.

use rusqlite::{Connection, params};

use super::problem::{Damage, Problem};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::standings::Draft;

/// A sheet that somebody has begun to key at a station.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDraft {
    /// At which machine.
    pub station: String,
    /// Which sheet. A station has one draft a round and player.
    pub draft: Draft,
    /// When it was last touched: milliseconds since 1970-01-01 UTC by the wall clock.
    pub wall_ms: i64,
    /// What was typed so far, in whatever form the console keeps it.
    pub content: String,
}

/// Every draft, by round, player and station.
pub(super) fn all(connection: &Connection) -> Result<Vec<StoredDraft>, Problem> {
    let mut statement = connection.prepare_cached(
        "SELECT station, round, player, wall_ms, content FROM drafts ORDER BY round, player, station",
    )?;
    let mut rows = statement.query([])?;
    let mut drafts = Vec::new();
    while let Some(row) = rows.next()? {
        let round: Option<RoundNo> =
            u8::try_from(row.get::<_, i64>(1)?).ok().and_then(RoundNo::new);
        let player = u32::try_from(row.get::<_, i64>(2)?).map_err(|_| Damage::Draft)?;
        drafts.push(StoredDraft {
            station: row.get(0)?,
            draft: Draft { round: round.ok_or(Damage::Draft)?, player: PlayerId::new(player) },
            wall_ms: row.get(3)?,
            content: row.get(4)?,
        });
    }
    Ok(drafts)
}

/// Keeps a draft in place of the one that the station has of that sheet.
pub(super) fn save(connection: &Connection, stored: &StoredDraft) -> Result<(), Problem> {
    let StoredDraft { station, draft, wall_ms, content } = stored;
    connection.prepare_cached(include_str!("save_draft.sql"))?.execute(params![
        station,
        draft.round.get(),
        player_column(*draft),
        wall_ms,
        content
    ])?;
    Ok(())
}

/// Forgets a draft; none is no error.
pub(super) fn delete(connection: &Connection, station: &str, draft: Draft) -> Result<(), Problem> {
    connection
        .prepare_cached("DELETE FROM drafts WHERE station = ?1 AND round = ?2 AND player = ?3")?
        .execute(params![station, draft.round.get(), player_column(draft)])?;
    Ok(())
}

/// 0 is nobody.
fn player_column(draft: Draft) -> u32 {
    draft.player.map_or(0, PlayerId::get)
}
