//! Which pictures are looked at.

use crate::commands::Question;
use crate::domain::contest::Common;
use crate::domain::contest::picture::{Picture, PicturePlace, Side};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::views::desk::Desk;
use crate::views::{Sight, Situated};

/// The sheet beside which its pictures are shown.
fn sheet<F: Situated>(sight: &Sight<'_, F>) -> Option<(RoundNo, PlayerId)> {
    match &sight.desk.question {
        Some((Question::Lodge { player, round, .. }, _)) => Some((*round, *player)),
        Some((Question::Decide(id, _), _)) => {
            let objections = &sight.contest().common.objections;
            let objection = objections.iter().find(|objection| objection.id == *id)?;
            Some((objection.about.round(), objection.player))
        }
        _ => F::pictured(sight),
    }
}

/// Whether the open question is about a sheet.
pub(super) fn is_asked_about(desk: &Desk) -> bool {
    use Question as Q;
    let question = desk.question.as_ref().map(|(question, _)| question);
    question.is_some_and(|question| {
        matches!(
            question,
            Q::Lodge { .. }
                | Q::Decide(..)
                | Q::ReadAs(..)
                | Q::Settle { .. }
                | Q::MoveSheet { .. }
                | Q::ExchangeSheets { .. }
                | Q::ReviseSheet
        )
    })
}

/// The picture that is looked at now, of how many that could be, and the how-manieth of them it is.
pub fn seen<'a, F: Situated>(sight: &Sight<'a, F>) -> Option<(&'a Picture, usize, usize)> {
    let desk = &sight.desk.pictures;
    let common: &'a Common = &sight.open.record.contest().common;
    if common.pictures.is_empty() {
        return None;
    }
    if desk.queue && sight.desk.question.is_none() {
        let undecided = common.undecided_pictures();
        let at = undecided.iter().position(|picture| Some(picture.sha256) == desk.at);
        let at = at.unwrap_or(0);
        return Some((undecided.get(at).copied()?, undecided.len(), at));
    }
    if desk.hidden {
        return None;
    }
    let (round, player) = sheet(sight)?;
    let place = PicturePlace { round, attempt: sight.contest().game.attempt(round), player };
    let pictures = common.pictures_of(place);
    let at = desk.other.filter(|(of, _)| *of == place).map_or(0, |(_, at)| at);
    let at = at.checked_rem(pictures.len())?;
    Some((pictures.get(at).copied()?, pictures.len(), at))
}

/// Those that are to lie unpacked on the desk: the one that is looked at, and the next after it.
pub fn wanted<F: Situated>(sight: &Sight<'_, F>) -> Vec<Digest> {
    let Some((picture, ..)) = seen(sight) else { return Vec::new() };
    let common = &sight.contest().common;
    let others = match picture.place.filter(|_| !sight.desk.pictures.queue) {
        Some(place) => common.pictures_of(place),
        None => common.undecided_pictures(),
    };
    let at = others.iter().position(|other| other.sha256 == picture.sha256).unwrap_or(0);
    let next = others.iter().cycle().skip(at + 1).take(1).map(|other| other.sha256);
    let mut wanted: Vec<Digest> = [picture.sha256].into_iter().chain(next).collect();
    wanted.dedup();
    wanted
}

/// What is typed for a picture unless somebody types another thing: where it lies, or that it is the back of the one
/// that the same person took before it.
pub fn proposed(common: &Common, picture: &Picture) -> String {
    let typed = |place: PicturePlace, side: Side| {
        let side = if side == Side::Back { "/2" } else { "" };
        format!("{}-{}{side}", place.player, place.round)
    };
    if let Some(place) = picture.place {
        return typed(place, picture.side);
    }
    common.back_of(picture).map_or_else(String::new, |place| typed(place, Side::Back))
}
