//! Heads of a file, sealed with the keys on the card that it keeps.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::card::{Card, ConductorCard, VenueCard};
use super::rows::HubHead;
use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::sealed::Nonce;
use crate::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, VenueKey};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::storage::{Access, CompetitionFile, StorageError};

/// In whose name heads are sealed.
#[derive(Clone, Debug)]
pub enum Sealing {
    /// A hall's own.
    Venue {
        /// The joint competition, by its commitment.
        joint: Digest,
        /// The hall.
        venue: VenueNo,
        /// The key on its card.
        key: VenueKey,
    },
    /// The conductor's, for each hall.
    Conductor {
        /// The joint competition, by its commitment.
        joint: Digest,
        /// The keys of the halls.
        keys: BTreeMap<VenueNo, VenueKey>,
    },
}

/// The seals of a head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seals {
    /// A hall's.
    Venue(VenueNo, HeadSeal),
    /// The conductor's, by hall.
    Conductor(BTreeMap<VenueNo, HeadSeal>),
}

impl Sealing {
    /// With the keys on a card.
    pub(super) fn of(card: &Card, joint: Digest) -> Self {
        match card.clone() {
            Card::Venue(VenueCard { venue, key, .. }) => Self::Venue { joint, venue, key },
            Card::Conductor(ConductorCard { keys, .. }) => Self::Conductor { joint, keys },
        }
    }

    /// The joint competition.
    pub const fn joint(&self) -> Digest {
        match self {
            Self::Venue { joint, .. } | Self::Conductor { joint, .. } => *joint,
        }
    }

    /// The seals of a head.
    pub fn seals(&self, HubHead { seq, hash }: HubHead) -> Seals {
        let joint = self.joint();
        let seal = |whose, venue, key: &VenueKey| {
            HeadSeal::of(key, whose, &Sealed { joint, venue, seq, hash })
        };
        match self {
            Self::Venue { venue, key, .. } => Seals::Venue(*venue, seal(Of::Venue, *venue, key)),
            Self::Conductor { keys, .. } => {
                let each = |(&venue, key)| (venue, seal(Of::Centre, venue, key));
                Seals::Conductor(keys.iter().map(each).collect())
            }
        }
    }
}

/// What seals the heads of the file at a path: the card that it keeps and that is its own. `None` of any other, as of a copy
/// for publication.
pub fn sealing_of(path: &Path) -> Option<Sealing> {
    let file = CompetitionFile::<Anagram>::open(path, Access::Read).ok()?;
    let card = Card::read(&file.card().ok()??).ok()?;
    let joint = card.joint_of(&file.read_record().ok()?)?;
    Some(Sealing::of(&card, joint))
}

/// What the tags of these rounds were made with, of the file at a path; nothing where it has no seed.
///
/// # Errors
/// [`StorageError`].
pub fn nonces_of(
    path: &Path,
    rounds: BTreeSet<RoundNo>,
) -> Result<BTreeMap<RoundNo, Nonce>, StorageError> {
    if rounds.is_empty() {
        return Ok(BTreeMap::new());
    }
    let file = CompetitionFile::<Anagram>::open(path, Access::Read)?;
    let record: Record = file.read_record()?;
    let contest = record.contest();
    let seed = contest.common.commitment.map(|commitment| file.seed(commitment)).transpose()?;
    let text = contest.game.joint().and_then(|joint| joint.draw().text.as_ref());
    let key = seed.flatten().zip(text).map(|(seed, text)| seed.key(text));
    let nonce = |round| Some((round, Nonce::of(key.as_ref()?, round)));
    Ok(rounds.into_iter().filter_map(nonce).collect())
}
