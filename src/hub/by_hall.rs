//! What the hub keeps of a conductor's history for each hall: its card, the seals of heads, what the tags were made with.

use std::collections::BTreeMap;

use tokio_postgres::{GenericClient, Transaction};

use super::branches::{At, digest};
use super::formats::joint::hall_entered;
use super::problem::Problem;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;

/// Makes the halls' tokens those that the conductor's history in force names: of each hall the last. What another card sent
/// counts no more.
pub(super) async fn cards(to: &Transaction<'_>, joint: Digest) -> Result<(), Problem> {
    let joint = joint.as_bytes().as_slice();
    let master = to.query_opt(include_str!("sql/master.sql"), &[&joint]).await?;
    let Some(master) = master else { return Ok(()) };
    let master: &[u8] = master.try_get(0)?;
    let mut last: BTreeMap<i32, Digest> = BTreeMap::new();
    for row in to.query(include_str!("sql/cards.sql"), &[&master]).await? {
        let (seq, body): (i64, &[u8]) = (row.try_get(0)?, row.try_get(1)?);
        let Some((venue, token)) = hall_entered(&String::from_utf8_lossy(body)) else { continue };
        let sha256 = token.as_bytes().as_slice();
        to.execute(include_str!("sql/card_keep.sql"), &[&sha256, &joint, &venue, &seq]).await?;
        last.insert(venue, token);
    }
    let valid: Vec<&[u8]> = last.values().map(|token| token.as_bytes().as_slice()).collect();
    to.execute(include_str!("sql/cards_valid.sql"), &[&joint, &valid]).await?;
    to.execute(include_str!("sql/cards_aside.sql"), &[&joint]).await?;
    Ok(())
}

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
