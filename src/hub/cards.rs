//! The halls' cards, as the conductor's history in force has them.

use std::collections::BTreeMap;

use tokio_postgres::Transaction;

use super::formats::joint::hall_entered;
use super::problem::Problem;
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
