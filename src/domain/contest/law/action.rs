//! Which events are one action, and in which order: what no rule of a single event can say.

use std::collections::BTreeSet;

use super::{Breach, Laws, Version, before_the_draws};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::known::pending;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::{Contest, Format, Record, Rejection};
use crate::domain::ids::ObjectionId;
use crate::domain::player::Player;
use crate::domain::timing::law::BadTime;

/// Whether these events are an action that somebody can ask for, the competition being as it was
/// before it.
pub(super) fn belongs<F: Format>(
    record: &Record<F>,
    action: &[Recorded<F>],
    laws: Laws<'_>,
) -> Result<(), Breach<F>> {
    let before = record.contest();
    let Some((first, rest)) = action.split_first() else { return Ok(()) };
    let last = action.len() - 1;
    for (index, recorded) in action.iter().enumerate() {
        if (recorded.at, &recorded.who) != (first.at, &first.who) {
            return Err(Breach { index, why: Rejection::NotTogether });
        }
    }
    if let Some(Recorded {
        event: Event::ObjectionDecided { objection, outcome, reason }, ..
    }) = action.last()
    {
        let with = action.get(..last).unwrap_or(&[]);
        return decides(before, with, (*objection, *outcome, reason), laws)
            .map_err(|why| Breach { index: last, why });
    }
    let rest: Vec<&Event<F>> = rest.iter().map(|recorded| &recorded.event).collect();
    if laws.version != Version::First && !is_all_that_is_due(before, first, &rest) {
        return Err(Breach { index: last, why: BadTime::NotDue.into() });
    }
    if let (Event::HallWordSet { .. }, []) = (&first.event, rest.as_slice()) {
        return before_the_draws(record, before).map_err(|why| Breach { index: 0, why });
    }
    if follow(before, &first.event, &rest) {
        return Ok(());
    }
    Err(Breach { index: last, why: Rejection::NotTogether })
}

/// Whether these events follow the first of their action.
fn follow<F: Format>(before: &Contest<F>, first: &Event<F>, rest: &[&Event<F>]) -> bool {
    match first {
        // That nobody called a word is recorded with the first draw.
        Event::HallWordSet { text } => match rest {
            [Event::Own(draw), rest @ ..] if F::is_draw(draw) => {
                text.is_empty()
                    && before.common.hall_word.is_none()
                    && F::follows(before, draw, rest)
            }
            _ => false,
        },
        // A list of players, words ruled on together.
        Event::PlayerAdded { .. } => {
            rest.iter().all(|event| matches!(event, Event::PlayerAdded { .. }))
        }
        Event::WordRuled { ruled, .. } => rest
            .iter()
            .all(|event| matches!(event, Event::WordRuled { ruled: also, .. } if also == ruled)),
        // Several rounds together.
        Event::RoundPublished { .. } => {
            rest.iter().all(|event| matches!(event, Event::RoundPublished { .. }))
        }
        // The sheets of one picture.
        Event::SheetPhotographed { .. } => {
            rest.iter().all(|event| matches!(event, Event::SheetPhotographed { .. }))
        }
        Event::PlayerChanged { player } => match rest {
            [] => true,
            [Event::PlayerChanged { player: other }] if swaps(before, player, other) => true,
            rest => is_one_club(before, player, rest),
        },
        Event::Own(first) => F::follows(before, first, rest),
        Event::CompetitionCreated { .. }
        | Event::DetailsChanged { .. }
        | Event::EmblemSet { .. }
        | Event::PlayerRemoved { .. }
        | Event::CommitmentRenewed { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::LexiconChanged { .. }
        | Event::RulingWithdrawn { .. }
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. }
        | Event::Signed { .. }
        | Event::Reopened { .. }
        | Event::PublicationWithdrawn { .. }
        | Event::PictureAssigned { .. }
        | Event::PictureDiscarded { .. }
        | Event::PicturesDeleted { .. }
        | Event::Undone { .. } => rest.is_empty(),
    }
}

/// Whether what the time brings is all that it had brought by then. Program 0.1.0 could look a moment
/// before it wrote.
fn is_all_that_is_due<F: Format>(
    before: &Contest<F>,
    first: &Recorded<F>,
    rest: &[&Event<F>],
) -> bool {
    match &first.event {
        Event::Own(event) => F::is_all_that_is_due(before, event, first.at, rest),
        _ => true,
    }
}

/// Whether two players exchange everything but their numbers.
fn swaps<F: Format>(before: &Contest<F>, one: &Player, other: &Player) -> bool {
    let was = |now: &Player, then: &Player| {
        before.common.players.get(&then.id).is_some_and(|then| {
            (&now.name, &now.club, now.span) == (&then.name, &then.club, then.span)
        })
    };
    one.id != other.id && was(one, other) && was(other, one)
}

/// Whether players get one spelling of their club, and nothing else of them changes.
fn is_one_club<F: Format>(before: &Contest<F>, first: &Player, rest: &[&Event<F>]) -> bool {
    let mut seen = BTreeSet::new();
    let mut is_clubs = |now: &Player| {
        let then = before.common.players.get(&now.id);
        let same = then.is_some_and(|then| (&now.name, now.span) == (&then.name, then.span));
        same && now.club == first.club && seen.insert(now.id)
    };
    let players = rest.iter().map(|event| match event {
        Event::PlayerChanged { player } => Some(player),
        _ => None,
    });
    std::iter::once(Some(first)).chain(players).all(|player| player.is_some_and(&mut is_clubs))
}

/// Whether an objection is decided with just what its outcome brings: nothing when it is dismissed,
/// the ruling, the lifted penalties or the new version of the sheet when it is upheld (§9).
fn decides<F: Format>(
    before: &Contest<F>,
    with: &[Recorded<F>],
    (objection, outcome, reason): (ObjectionId, Outcome, &str),
    laws: Laws<'_>,
) -> Result<(), Rejection<F>> {
    let with: Vec<&Event<F>> = with.iter().map(|recorded| &recorded.event).collect();
    let about = pending(&before.common, objection)?;
    let fits = match (outcome, &about.about) {
        (Outcome::Dismissed, _) => with.is_empty(),
        (Outcome::Upheld, About::Reading { .. }) => match with.as_slice() {
            [Event::Own(event)] => F::is_new_reading(before, about, event, reason),
            _ => false,
        },
        (Outcome::Upheld, About::Word { .. } | About::Void { .. }) => {
            F::upheld(before, about, reason, laws.lexicon)?.iter().eq(with.iter().copied())
        }
    };
    if fits { Ok(()) } else { Err(Rejection::NotTogether) }
}
