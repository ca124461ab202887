//! Heads of files that are taken in by hand, sealed with the keys on their own cards as their programs would have done; the
//! cards are kept nowhere.

use std::collections::BTreeMap;
use std::path::Path;

use tokio_postgres::Transaction;

use crate::domain::formats::anagram::sealed::Nonce;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;
use crate::hub::branches::At;
use crate::hub::by_hall::{keep_nonce, keep_seal};
use crate::hub::problem::Problem;
use crate::storage::StorageError;
use crate::venues::{HubHead, Sealing, Seals, nonces_of, sealing_of};

/// What a file has that its rows have not.
pub(in crate::hub) struct ByCard {
    sealing: Sealing,
    /// Of rounds whose letters are among its rows, with the hashes of these.
    nonces: BTreeMap<RoundNo, (Digest, Nonce)>,
}

impl ByCard {
    /// Of the file at a path, of which these rounds' letters are taken in, the rows with these hashes; `None` where it has no
    /// card of its own.
    pub(in crate::hub) fn of(
        path: &Path,
        rounds: &BTreeMap<RoundNo, Digest>,
    ) -> Result<Option<Self>, StorageError> {
        let Some(sealing) = sealing_of(path) else { return Ok(None) };
        let nonces = match &sealing {
            Sealing::Conductor { .. } => nonces_of(path, rounds.keys().copied().collect())?,
            Sealing::Venue { .. } => BTreeMap::new(),
        };
        let nonces = nonces.into_iter();
        let nonces =
            nonces.filter_map(|(round, nonce)| Some((round, (*rounds.get(&round)?, nonce))));
        Ok(Some(Self { nonces: nonces.collect(), sealing }))
    }

    /// Keeps the seals of this head of a branch.
    pub(in crate::hub) async fn seal(
        &self,
        to: &Transaction<'_>,
        (competition, branch): (Digest, i32),
        head: At,
    ) -> Result<(), Problem> {
        let joint = self.sealing.joint();
        let seq = u64::try_from(head.seq).unwrap_or(0);
        match self.sealing.seals(HubHead { seq, hash: head.hash }) {
            Seals::Venue(_, seal) => {
                let key = competition.as_bytes().as_slice();
                let kept = include_str!("../../sql/seal.sql");
                to.execute(kept, &[&key, &branch, &seal.as_bytes().as_slice()]).await?;
            }
            Seals::Conductor(seals) => {
                for (venue, seal) in seals {
                    let venue = i32::from(venue.get());
                    keep_seal(to, (joint, venue), head, seal.as_bytes()).await?;
                }
                for (round, (letters, nonce)) in &self.nonces {
                    keep_nonce(to, (joint, *round), *letters, nonce.as_bytes()).await?;
                }
            }
        }
        Ok(())
    }
}
