//! What a file of version 2 has of players' cards: the key of their codes, and which players have a later card.

use rusqlite::{Connection, OptionalExtension as _, params};

use super::problem::{Damage, Problem};
use super::purpose::LINKS;
use super::stations::{are_there, make_room};
use crate::domain::cards::Links;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Digest;

/// What makes the codes; `None` before the file has had stations.
pub(super) fn of(connection: &Connection) -> Result<Option<Links>, Problem> {
    if !are_there(connection)? {
        return Ok(None);
    }
    let sql = "SELECT value FROM meta WHERE key = ?1";
    let key: Option<String> = connection.query_row(sql, [LINKS], |row| row.get(0)).optional()?;
    let Some(key) = key else { return Ok(None) };
    let key: Digest = key.parse().map_err(|_| Damage::Station)?;
    let mut statement =
        connection.prepare("SELECT player, generation FROM links ORDER BY player")?;
    let rows = statement.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let mut generations = Vec::new();
    for row in rows {
        let (player, generation): (i64, i64) = row?;
        let player = u32::try_from(player).ok().and_then(PlayerId::new).ok_or(Damage::Station)?;
        generations.push((player, u32::try_from(generation).map_err(|_| Damage::Station)?));
    }
    Ok(Some(Links::new(*key.as_bytes()).with(generations)))
}

/// Keeps these, in place of others, inside of the caller's transaction; makes room for them.
pub(super) fn keep(connection: &Connection, links: &Links) -> Result<(), Problem> {
    make_room(connection)?;
    let key = Digest::from_bytes(*links.key()).to_string();
    connection
        .execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)", [LINKS, &key])?;
    connection.execute("DELETE FROM links", [])?;
    for (player, generation) in links.generations() {
        let of = params![player.get(), generation];
        connection.execute("INSERT INTO links VALUES (?1, ?2)", of)?;
    }
    Ok(())
}
