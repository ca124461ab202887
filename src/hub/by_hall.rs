//! What the hub keeps of a conductor's history for the halls: the seals of heads, and what the tags were made with.

use tokio_postgres::{GenericClient, Transaction};

use super::branches::{At, digest};
use super::problem::Problem;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;

/// Keeps a hall's seal of a head.
pub(super) async fn keep_seal(
    to: &Transaction<'_>,
    (joint, venue): (Digest, i32),
    head: At,
    seal: &[u8; 16],
) -> Result<(), Problem> {
    let (joint, hash) = (joint.as_bytes().as_slice(), head.hash.as_bytes().as_slice());
    let keep = include_str!("sql/seal_keep.sql");
    to.execute(keep, &[&joint, &venue, &head.seq, &seal.as_slice(), &hash]).await?;
    Ok(())
}

/// Keeps what the tag of a round was made with, whose letters are the row with this hash.
pub(super) async fn keep_nonce(
    to: &Transaction<'_>,
    (joint, round): (Digest, RoundNo),
    letters: Digest,
    nonce: &[u8; 10],
) -> Result<(), Problem> {
    let (joint, letters) = (joint.as_bytes().as_slice(), letters.as_bytes().as_slice());
    let round = i32::from(round.get());
    let keep = include_str!("sql/nonce_keep.sql");
    to.execute(keep, &[&joint, &round, &letters, &nonce.as_slice()]).await?;
    Ok(())
}

/// The last head of the history in force, up to an event, that is sealed for a hall, and the seal.
pub(super) async fn sealed(
    client: &impl GenericClient,
    (joint, venue): (Digest, i32),
    until: i64,
) -> Result<Option<(At, Vec<u8>)>, Problem> {
    let joint = joint.as_bytes().as_slice();
    let last = include_str!("sql/sealed.sql");
    let Some(row) = client.query_opt(last, &[&joint, &venue, &until]).await? else {
        return Ok(None);
    };
    let at = At { seq: row.try_get(0)?, hash: digest(row.try_get(2)?)? };
    Ok(Some((at, row.try_get(1)?)))
}
