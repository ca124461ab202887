//! Heads of files that are taken in by hand, sealed with the keys on their own cards as their programs would have done; the
//! cards are kept nowhere.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use tokio_postgres::Transaction;

use crate::domain::formats::anagram::sealed::Nonce;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;
use crate::hub::branches::State;
use crate::hub::problem::Problem;
use crate::storage::StorageError;
use crate::venues::{HubHead, Sealing, Seals, nonces_of, sealing_of};

/// What a file has that its rows have not.
pub(in crate::hub) struct ByCard {
    sealing: Sealing,
    /// Of rounds whose letters are among its rows.
    nonces: BTreeMap<RoundNo, Nonce>,
}

impl ByCard {
    /// Of the file at a path, of which these rounds' letters are taken in; `None` where it has no card of its own.
    pub(in crate::hub) fn of(
        path: &Path,
        rounds: BTreeSet<RoundNo>,
    ) -> Result<Option<Self>, StorageError> {
        let Some(sealing) = sealing_of(path) else { return Ok(None) };
        let nonces = match &sealing {
            Sealing::Conductor { .. } => nonces_of(path, rounds)?,
            Sealing::Venue { .. } => BTreeMap::new(),
        };
        Ok(Some(Self { sealing, nonces }))
    }

    /// Keeps the seals of this head of a branch.
    pub(in crate::hub) async fn seal(
        &self,
        to: &Transaction<'_>,
        (competition, branch, state): (Digest, i32, State),
        (seq, hash): (i64, Digest),
    ) -> Result<(), Problem> {
        let joint = self.sealing.joint();
        let joint = joint.as_bytes().as_slice();
        match self.sealing.seals(HubHead { seq: u64::try_from(seq).unwrap_or(0), hash }) {
            Seals::Venue(_, seal) => {
                let key = competition.as_bytes().as_slice();
                let kept = include_str!("../../sql/seal.sql");
                to.execute(kept, &[&key, &branch, &seal.as_bytes().as_slice()]).await?;
            }
            // Halls are told what is in force.
            Seals::Conductor(_) if state != State::InForce => {}
            Seals::Conductor(seals) => {
                for (venue, seal) in seals {
                    let kept = include_str!("../../sql/seal_keep.sql");
                    let (venue, seal) = (i32::from(venue.get()), seal.as_bytes().as_slice());
                    let hash = hash.as_bytes().as_slice();
                    to.execute(kept, &[&joint, &venue, &seq, &seal, &hash]).await?;
                }
                for (round, nonce) in &self.nonces {
                    let kept = include_str!("../../sql/nonce_keep.sql");
                    let (round, nonce) = (i32::from(round.get()), nonce.as_bytes().as_slice());
                    to.execute(kept, &[&joint, &round, &nonce]).await?;
                }
            }
        }
        Ok(())
    }
}
