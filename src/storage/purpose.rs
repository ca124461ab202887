//! What a file says that it is for.

use rusqlite::{Connection, params_from_iter};

use super::problem::{Damage, Problem};

/// The name of the key of players' cards in what a file says of itself.
pub(super) const LINKS: &str = "links";

/// The name of a hall's card there.
pub(super) const CARD: &str = "card";

/// How far the conductor's history was carried out in a hall's file, there.
pub(super) const CURSOR: &str = "cursor";

/// What the hall said of its part in the common draw, there.
pub(super) const READY: &str = "ready";

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

/// A file says what it is for, once, and nothing else of itself but, in a file of version 2, the key of
/// players' cards, a hall's card, what it said of its part in the common draw and how far its conductor's history was
/// carried out.
pub(super) fn expect_purpose(connection: &Connection) -> Result<(), Problem> {
    let sql = "SELECT key = 'purpose' AND value IN (?1, ?2) FROM meta \
         WHERE key NOT IN (?3, ?4, ?5, ?6) OR (SELECT user_version FROM pragma_user_version) < 2";
    let purposes = [Purpose::Competition.code(), Purpose::Publication.code()];
    let asked = [purposes.as_slice(), &[LINKS, CARD, CURSOR, READY]].concat();
    let mut statement = connection.prepare(sql)?;
    let known: Vec<bool> = statement
        .query_map(params_from_iter(asked), |row| row.get(0))?
        .collect::<Result<_, _>>()?;
    if known == [true] { Ok(()) } else { Err(Damage::Schema("meta".to_owned()).into()) }
}

pub(super) fn is_publication(connection: &Connection) -> Result<bool, Problem> {
    let sql = "SELECT count(*) FROM meta WHERE key = 'purpose' AND value = ?1";
    let publication = [Purpose::Publication.code()];
    let count: i64 = connection.query_row(sql, publication, |row| row.get(0))?;
    Ok(count > 0)
}
