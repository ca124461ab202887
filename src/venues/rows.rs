//! Rows of a history as they go over the wire: the columns of the file's table `events`, in its order, the hash last.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::domain::lexicon::Digest;
use crate::storage::RawRow;

/// A row as JSON: an array of eleven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentRow(
    /// The row.
    pub RawRow,
);

/// A row of the conductor's history: the body of letters that may not be known yet is withheld, its hash is not.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeardRow {
    /// The row; without its body, that is empty.
    pub row: RawRow,
    /// Whether it came without its body.
    pub is_withheld: bool,
}

/// What the hub tells of the conductor's history.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Heard {
    /// The next rows.
    pub rows: Vec<HeardRow>,
    /// The last event that is sealed.
    pub head: HubHead,
    /// Its seal, in 32 digits.
    pub seal: Option<String>,
}

/// Where a history of the hub ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Serialize)]
pub struct HubHead {
    /// How many events it has.
    pub seq: u64,
    /// The hash of the last.
    pub hash: Digest,
}

type Columns<T, B = T> = (i64, i64, i64, i64, i64, T, T, T, i64, B, Digest);

impl Serialize for SentRow {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let RawRow { seq, action, wall_ms, session, elapsed_ms, version, hash, .. } = self.0;
        let RawRow { name, role, station, body, .. } = &self.0;
        let columns: Columns<&str> =
            (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash);
        columns.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for SentRow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        row(Columns::<String>::deserialize(deserializer)?).map(Self)
    }
}

impl<'de> Deserialize<'de> for HeardRow {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash) =
            Columns::<String, Option<String>>::deserialize(deserializer)?;
        let is_withheld = body.is_none();
        let body = body.unwrap_or_default();
        let columns =
            (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash);
        Ok(Self { row: row(columns)?, is_withheld })
    }
}

fn row<E: serde::de::Error>(columns: Columns<String>) -> Result<RawRow, E> {
    let (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash) =
        columns;
    if seq < 1 {
        return Err(E::custom("a position below 1"));
    }
    Ok(RawRow {
        seq,
        action,
        wall_ms,
        session,
        elapsed_ms,
        name,
        role,
        station,
        version,
        body,
        hash,
    })
}
