//! A joint competition as one of its files knows it: many halls play the same letters at the same time (`docs/joint.md`).
//!
//! Who conducts has the master file: the seed, the halls, the words, the letters, the rulings, and no player. Each hall
//! has a file of its own, with its players and no seed, which carries out what the master file says under the role
//! [`Centre`](crate::domain::person::Role::Centre).

pub mod command;
pub mod event;
pub mod refusal;
pub mod table;

use std::collections::{BTreeMap, BTreeSet};

use super::sealed::words::{Opened, Salt};
use super::sealed::{Nonce, Release};
use crate::domain::contest::objection::Outcome;
use crate::domain::ids::{ObjectionId, RoundNo, VenueNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::Digest;

/// What a file is in a joint competition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Joint {
    /// The master file.
    Centre(Centre),
    /// A hall's.
    Venue(Venue),
}

impl Joint {
    /// The common draw, as far as it is known here.
    pub fn draw(&self) -> &CommonDraw {
        match self {
            Self::Centre(centre) => &centre.draw,
            Self::Venue(venue) => &venue.draw,
        }
    }

    /// The same, to be changed.
    pub(super) fn draw_mut(&mut self) -> &mut CommonDraw {
        match self {
            Self::Centre(centre) => &mut centre.draw,
            Self::Venue(venue) => &mut venue.draw,
        }
    }

    /// Who conducts.
    pub fn centre(&self) -> Option<&Centre> {
        match self {
            Self::Centre(centre) => Some(centre),
            Self::Venue(_) => None,
        }
    }

    /// The hall.
    pub fn venue(&self) -> Option<&Venue> {
        match self {
            Self::Centre(_) => None,
            Self::Venue(venue) => Some(venue),
        }
    }
}

/// Words and tags of all halls, each `None` until it is fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommonDraw {
    /// The seals of the halls that take part.
    pub seals: Option<BTreeMap<VenueNo, Digest>>,
    /// Their words; a seal that has none here was not opened.
    pub opened: Option<BTreeMap<VenueNo, Opened>>,
    /// The text that the draws follow from.
    pub text: Option<String>,
    /// The tag of each round, in order.
    pub tags: Option<Vec<Digest>>,
}

impl CommonDraw {
    /// The tag of a round, once there are any.
    pub fn tag(&self, round: RoundNo) -> Option<Digest> {
        self.tags.as_ref()?.get(usize::from(round.get()).checked_sub(1)?).copied()
    }
}

/// A hall as the conductor entered it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entered {
    /// Its name.
    pub name: String,
    /// SHA-256 of the token on its card; of its last one, when a card was replaced.
    pub token: Digest,
}

/// An objection about a word that the conductor decided.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DecidedWord {
    /// In which hall it was lodged.
    pub venue: VenueNo,
    /// Its number there.
    pub objection: ObjectionId,
    /// The word.
    pub word: Word,
    /// How.
    pub outcome: Outcome,
}

/// What only the master file has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Centre {
    /// The halls by number.
    pub venues: BTreeMap<VenueNo, Entered>,
    /// The common draw.
    pub draw: CommonDraw,
    /// From when on each round may be opened, in milliseconds since 1970 UTC by the hub's clock.
    pub opened: BTreeMap<RoundNo, i64>,
    /// Which halls were told which rounds over the telephone.
    pub told: BTreeSet<(VenueNo, RoundNo)>,
    /// The objections that were decided, in order.
    pub decided: Vec<DecidedWord>,
    /// How often the table of all halls was signed.
    pub issues: u32,
}

/// What only a hall's file has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Venue {
    /// Its number.
    pub number: VenueNo,
    /// Its name.
    pub name: String,
    /// The seal of its word, once it called one.
    pub seal: Option<Digest>,
    /// What its seal was made with.
    pub salt: Option<Salt>,
    /// Whether its referee said that the word did not come in time.
    pub is_late: bool,
    /// The common draw.
    pub draw: CommonDraw,
    /// The nonce of each round that was released here.
    pub nonces: BTreeMap<RoundNo, Nonce>,
}

impl Venue {
    /// As the hall entered.
    pub(super) fn new(number: VenueNo, name: String) -> Self {
        Self {
            number,
            name,
            seal: None,
            salt: None,
            is_late: false,
            draw: CommonDraw::default(),
            nonces: BTreeMap::new(),
        }
    }

    /// Whether its word takes part, so that nothing of it can be taken back.
    pub fn takes_part(&self) -> bool {
        let seals = self.draw.seals.as_ref();
        self.seal.is_some()
            && seals.is_some_and(|seals| seals.get(&self.number) == self.seal.as_ref())
    }

    /// Whether a release is the one that was sealed; `None` while no tag is known.
    pub fn is_sealed(&self, release: &Release) -> Option<bool> {
        Some(self.draw.tag(release.round)? == release.tag())
    }
}
