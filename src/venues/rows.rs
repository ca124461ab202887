//! Rows of a history as they go over the wire: the columns of the file's table `events`, in its order, the hash last.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::domain::lexicon::Digest;
use crate::storage::RawRow;

/// A row as JSON: an array of eleven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SentRow(
    /// The row.
    pub RawRow,
);

type Columns<T> = (i64, i64, i64, i64, i64, T, T, T, i64, T, Digest);

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
        let (seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash) =
            Columns::<String>::deserialize(deserializer)?;
        if seq < 1 {
            return Err(D::Error::custom("a position below 1"));
        }
        let row = RawRow {
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
        };
        Ok(Self(row))
    }
}
