//! A hall's card as a file of version 2 keeps it: a text in what the file says of itself. A copy for publication has none.

use rusqlite::{Connection, OptionalExtension as _};

use super::problem::Problem;
use super::purpose::CARD;
use super::stations::{are_there, make_room};

/// The card; `None` of a file that has none.
pub(super) fn of(connection: &Connection) -> Result<Option<String>, Problem> {
    if !are_there(connection)? {
        return Ok(None);
    }
    let sql = "SELECT value FROM meta WHERE key = ?1";
    Ok(connection.query_row(sql, [CARD], |row| row.get(0)).optional()?)
}

/// Keeps this one in place of another, inside of the caller's transaction; makes room for it.
pub(super) fn keep(connection: &Connection, text: &str) -> Result<(), Problem> {
    make_room(connection)?;
    connection.execute("INSERT OR REPLACE INTO meta (key, value) VALUES (?1, ?2)", [CARD, text])?;
    Ok(())
}
