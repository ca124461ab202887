//! Photographs of sheets as a history tells of them: which there are, of what, and where they belong. Their bytes are
//! in no event and no rule asks for them: they are evidence beside the words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::event::Event;
use super::{Common, Format};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::domain::person::Person;

/// The most bytes of one picture.
pub const MOST_BYTES: u32 = 200_000;
/// The most bytes of all pictures of a competition.
pub const MOST_OF_ALL: u64 = 200_000_000;

/// A side of a sheet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The one with the code.
    #[default]
    Front,
    /// The other.
    Back,
}

/// Where a picture belongs: to whose sheet of which round, in which attempt of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PicturePlace {
    /// The round.
    pub round: RoundNo,
    /// The attempt.
    pub attempt: Attempt,
    /// Whose.
    pub player: PlayerId,
}

/// A picture that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// SHA-256 of its bytes.
    pub sha256: Digest,
    /// How many they are.
    pub bytes: u32,
    /// Who took it, and where.
    pub by: Person,
    /// What it shows.
    pub side: Side,
    /// Where it belongs; `None` while nobody said.
    pub place: Option<PicturePlace>,
    /// How many quarters to the right it is turned to be looked at.
    pub quarters: u8,
    /// Whether it counts for nothing any more; its bytes stay.
    pub discarded: bool,
    /// Whether its bytes were deleted.
    pub deleted: bool,
}

impl Picture {
    /// One that was just taken.
    pub(super) const fn new(
        (sha256, bytes): (Digest, u32),
        by: Person,
        side: Side,
        place: Option<PicturePlace>,
    ) -> Self {
        Self { sha256, bytes, by, side, place, quarters: 0, discarded: false, deleted: false }
    }

    /// Whoever assigns it takes it out of what was discarded.
    pub(super) const fn assign(&mut self, place: PicturePlace, side: Side, quarters: u8) {
        self.place = Some(place);
        self.side = side;
        self.quarters = quarters;
        self.discarded = false;
    }

    /// Whether it is there to be looked at.
    pub const fn counts(&self) -> bool {
        !self.discarded && !self.deleted
    }
}

impl Common {
    /// A picture by its digest; of one that was taken again after it was deleted, the later one.
    pub fn picture(&self, sha256: Digest) -> Option<&Picture> {
        self.pictures.iter().rev().find(|picture| picture.sha256 == sha256)
    }

    /// Where the last picture lies that somebody took, if it is a front.
    pub fn last_front(&self, by: &Person) -> Option<PicturePlace> {
        front_of(&self.pictures, by)
    }

    /// The sheet whose back a picture seems to be that nobody assigned yet: that of the front which the same person took
    /// just before it.
    pub fn back_of(&self, picture: &Picture) -> Option<PicturePlace> {
        let at = self.pictures.iter().rposition(|other| other.sha256 == picture.sha256)?;
        let waits = picture.side == Side::Back && picture.place.is_none();
        front_of(self.pictures.get(..at)?, &picture.by).filter(|_| waits)
    }

    /// The pictures of a place, fronts first, in the order taken.
    pub fn pictures_of(&self, place: PicturePlace) -> Vec<&Picture> {
        let of = |picture: &&Picture| picture.counts() && picture.place == Some(place);
        let mut found: Vec<&Picture> = self.pictures.iter().filter(of).collect();
        found.sort_by_key(|picture| picture.side);
        found
    }

    /// The pictures that nobody assigned yet, or that lie where another of the same side does: what a person must
    /// decide, in the order taken.
    pub fn undecided_pictures(&self) -> Vec<&Picture> {
        let counts = || self.pictures.iter().filter(|picture| picture.counts());
        let mut there: BTreeMap<(PicturePlace, Side), usize> = BTreeMap::new();
        for (place, side) in counts().filter_map(|it| Some((it.place?, it.side))) {
            *there.entry((place, side)).or_default() += 1;
        }
        let twice = |picture: &&Picture| {
            let many = picture.place.and_then(|place| there.get(&(place, picture.side)));
            many.is_none_or(|many| *many > 1)
        };
        counts().filter(twice).collect()
    }

    /// How many bytes the pictures take that were not deleted.
    pub fn bytes_of_pictures(&self) -> u64 {
        self.pictures.iter().filter(|it| !it.deleted).map(|it| u64::from(it.bytes)).sum()
    }

    /// Takes in what happened to pictures; what is none of that changes nothing.
    pub(super) fn apply_picture<F: Format>(&mut self, event: &Event<F>, who: &Person) {
        match event {
            Event::SheetPhotographed { sha256, bytes, side, round, attempt, player } => {
                let place = round.zip(*attempt).zip(*player);
                let place =
                    place.map(|((round, attempt), player)| PicturePlace { round, attempt, player });
                self.pictures.push(Picture::new((*sha256, *bytes), who.clone(), *side, place));
            }
            Event::PictureAssigned { sha256, round, attempt, player, side, quarters } => {
                let place = PicturePlace { round: *round, attempt: *attempt, player: *player };
                self.change_picture(*sha256, |picture| picture.assign(place, *side, *quarters));
            }
            Event::PictureDiscarded { sha256, reason: _ } => {
                self.change_picture(*sha256, |picture| picture.discarded = true);
            }
            Event::PicturesDeleted { sha256s, reason: _ } => {
                let is = |picture: &&mut Picture| {
                    sha256s.as_ref().is_none_or(|all| all.contains(&picture.sha256))
                };
                for picture in self.pictures.iter_mut().filter(is) {
                    picture.deleted = true;
                }
            }
            _ => {}
        }
    }

    fn change_picture(&mut self, sha256: Digest, change: impl FnOnce(&mut Picture)) {
        let found = self.pictures.iter_mut().rev().find(|picture| picture.sha256 == sha256);
        if let Some(picture) = found {
            change(picture);
        }
    }
}

/// Where the last of these lies that somebody took, if it is a front.
fn front_of(pictures: &[Picture], by: &Person) -> Option<PicturePlace> {
    let last = pictures.iter().rev().find(|picture| picture.by == *by)?;
    last.place.filter(|_| last.side == Side::Front)
}
