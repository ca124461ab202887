//! Brings what was written ahead of a file into the one file.

use std::thread;
use std::time::Duration;

use rusqlite::Connection;

use super::problem::Problem;

/// How often, and how far apart, the last step of a closing is tried while a reader is at the file.
const TRIES: u32 = 10;
const BETWEEN_TRIES: Duration = Duration::from_millis(100);

/// How far a file was closed.
pub(super) enum Joined {
    /// There is one single file, and it is marked as closed.
    Wholly,
    /// Everything is in it, and a reader keeps it marked as open.
    ButForAReader,
    /// The database did not do it, and calls that no error.
    Partly,
}

/// Brings everything into the one file. A reader that has it open hinders the last step only, which
/// waits a while for it: a copy that is being made is a reader, too.
pub(super) fn join(connection: &Connection) -> Result<Joined, Problem> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))?;
    for _ in 0..TRIES {
        let mode = connection.query_row("PRAGMA journal_mode = DELETE", [], |row| row.get(0));
        let mode: Result<String, Problem> = mode.map_err(Problem::from);
        match mode {
            Err(Problem::HeldByAnother) => thread::sleep(BETWEEN_TRIES),
            Err(problem) => return Err(problem),
            // What it could not change it answers as it is.
            Ok(mode) if mode == "delete" => return Ok(Joined::Wholly),
            Ok(_) => return Ok(Joined::Partly),
        }
    }
    Ok(Joined::ButForAReader)
}
