//! Which pictures may be taken, assigned, discarded and deleted: each once, within what a file takes.

use super::reasoned;
use crate::domain::contest::event::Event;
use crate::domain::contest::known::{known_player, known_round};
use crate::domain::contest::picture::{MOST_BYTES, MOST_OF_ALL, Picture, PicturePlace, Side};
use crate::domain::contest::{Common, Contest, Format, Rejection};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::domain::lexicon::Digest;

/// Whether an event of pictures may stand here; every other may.
pub(super) fn lawful<F: Format>(
    contest: &Contest<F>,
    event: &Event<F>,
) -> Result<(), Rejection<F>> {
    match event {
        Event::SheetPhotographed { sha256, bytes, side: _, round, attempt, player } => {
            let place = place(*round, *attempt, *player)?;
            taken(contest, (*sha256, *bytes), place)
        }
        Event::PictureAssigned { sha256, round, attempt, player, side, quarters } => {
            let place = PicturePlace { round: *round, attempt: *attempt, player: *player };
            assigned(contest, *sha256, place, (*side, *quarters))
        }
        Event::PictureDiscarded { sha256, reason } => {
            discarded(&contest.common, *sha256)?;
            reasoned(reason)
        }
        Event::PicturesDeleted { sha256s, reason } => {
            deleted(&contest.common, sha256s.as_deref())?;
            reasoned(reason)
        }
        _ => Ok(()),
    }
}

/// The place that an event names: all of it or nothing.
fn place<F: Format>(
    round: Option<RoundNo>,
    attempt: Option<Attempt>,
    player: Option<PlayerId>,
) -> Result<Option<PicturePlace>, Rejection<F>> {
    match (round, attempt, player) {
        (None, None, None) => Ok(None),
        (Some(round), Some(attempt), Some(player)) => {
            Ok(Some(PicturePlace { round, attempt, player }))
        }
        _ => Err(Rejection::NotTogether),
    }
}

/// Whether a picture may be taken now.
fn taken<F: Format>(
    contest: &Contest<F>,
    (sha256, bytes): (Digest, u32),
    place: Option<PicturePlace>,
) -> Result<(), Rejection<F>> {
    let common = &contest.common;
    if common.picture(sha256).is_some_and(|picture| !picture.deleted) {
        return Err(Rejection::PictureKnown);
    }
    let all = common.bytes_of_pictures() + u64::from(bytes);
    if bytes == 0 || bytes > MOST_BYTES || all > MOST_OF_ALL {
        return Err(Rejection::PicturesFull { bytes: all });
    }
    place.map_or(Ok(()), |place| there_is(contest, place))
}

/// Whether a picture may be assigned to a place.
fn assigned<F: Format>(
    contest: &Contest<F>,
    sha256: Digest,
    place: PicturePlace,
    (side, quarters): (Side, u8),
) -> Result<(), Rejection<F>> {
    let picture = known(&contest.common, sha256)?;
    there_is(contest, place)?;
    let as_before =
        (picture.place, picture.side, picture.quarters) == (Some(place), side, quarters);
    let changes = picture.discarded || !as_before;
    if quarters < 4 && changes { Ok(()) } else { Err(Rejection::PictureKnown) }
}

/// Whether a picture may be discarded.
fn discarded<F: Format>(common: &Common, sha256: Digest) -> Result<(), Rejection<F>> {
    if known(common, sha256)?.discarded { Err(Rejection::NoPicture) } else { Ok(()) }
}

/// Whether there are these pictures to be deleted, each named once; or any at all.
fn deleted<F: Format>(common: &Common, sha256s: Option<&[Digest]>) -> Result<(), Rejection<F>> {
    let Some(sha256s) = sha256s else {
        let any = common.pictures.iter().any(|picture| !picture.deleted);
        return if any { Ok(()) } else { Err(Rejection::NoPicture) };
    };
    let once = sha256s.iter().collect::<std::collections::BTreeSet<_>>().len() == sha256s.len();
    if sha256s.is_empty() || !once {
        return Err(Rejection::NoPicture);
    }
    sha256s.iter().try_for_each(|sha256| known(common, *sha256).map(|_| ()))
}

/// Whether there is such a place: a player, a round, and an attempt of it that was begun.
fn there_is<F: Format>(contest: &Contest<F>, place: PicturePlace) -> Result<(), Rejection<F>> {
    let PicturePlace { round, attempt, player } = place;
    known_round(&contest.game, round)?;
    known_player(&contest.common, player)?;
    let begun = attempt <= contest.game.attempt(round);
    if begun { Ok(()) } else { Err(Rejection::NotPlayed { round }) }
}

/// A picture whose bytes are there.
fn known<F: Format>(common: &Common, sha256: Digest) -> Result<&Picture, Rejection<F>> {
    let found = common.picture(sha256).filter(|picture| !picture.deleted);
    found.ok_or(Rejection::NoPicture)
}
