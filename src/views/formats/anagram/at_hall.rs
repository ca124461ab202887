//! A hall of a joint competition: what of its day no file says, and how its steps are told.

use super::Sight;
use crate::commands::formats::anagram::step::joint::{HallNow, HallStep};
use crate::domain::formats::anagram::joint::{Joint, Venue};
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::sealed::Release;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::Tone;
use crate::screens::name::time_of_day;
use crate::text;
use crate::venues::Part;
use crate::views::name;

/// The hall that the open file is of.
pub fn venue<'a>(sight: &Sight<'a>) -> Option<&'a Venue> {
    sight.contest().game.joint().and_then(Joint::venue)
}

/// What no file says of a round before it has letters.
pub fn now(sight: &Sight<'_>, round: RoundNo) -> HallNow {
    let desk = &sight.desk.own.anagram;
    let link = desk.link.as_ref();
    HallNow {
        ready: desk.part.is_some(),
        opens_ms: link.and_then(|link| link.opened.get(&round).copied()),
        hub_ms: desk.hub_ms(sight.now.elapsed_ms),
        asking: link.and_then(|link| link.asked.as_ref()).is_some_and(|(of, _)| *of == round),
    }
}

/// The round that has no letters and comes next.
pub fn to_come(sight: &Sight<'_>) -> Option<RoundNo> {
    let (round, of) = sight.contest().game.current_round()?;
    (of.stage == Stage::ToCome && sight.contest().game.timed_round().is_none()).then_some(round)
}

/// The round that a step is about.
pub const fn round_of(step: HallStep) -> Option<RoundNo> {
    match step {
        HallStep::AwaitStart(round, _) | HallStep::Open(round) | HallStep::Asking(round) => {
            Some(round)
        }
        HallStep::CallWord | HallStep::Ready | HallStep::AwaitWords => None,
    }
}

/// What the large button says.
pub fn label(sight: &Sight<'_>, step: HallStep) -> String {
    let language = sight.language();
    match step {
        HallStep::CallWord => tr(language, "hall-step-word"),
        HallStep::Ready => tr(language, "hall-step-ready"),
        HallStep::AwaitWords => tr(language, "hall-step-await-words"),
        HallStep::AwaitStart(round, None) => {
            text!(language, "hall-step-await-conductor", round = round.get())
        }
        HallStep::AwaitStart(round, Some(at_ms)) => {
            let left_ms = desk_left_ms(sight, at_ms).unwrap_or(0);
            let (at, left) = (time_of_day(at_ms), name::clock(left_ms));
            text!(language, "hall-step-await-start", round = round.get(), at = at, left = left)
        }
        HallStep::Open(round) => text!(language, "hall-step-open", round = round.get()),
        HallStep::Asking(round) => text!(language, "hall-step-asking", round = round.get()),
    }
}

/// Milliseconds until a moment of the hub's clock.
fn desk_left_ms(sight: &Sight<'_>, at_ms: i64) -> Option<i64> {
    let hub_ms = sight.desk.own.anagram.hub_ms(sight.now.elapsed_ms)?;
    Some(at_ms.saturating_sub(hub_ms).max(0))
}

/// Milliseconds until the common start that is waited for.
pub fn awaited_ms(sight: &Sight<'_>) -> Option<i64> {
    let venue = venue(sight)?;
    let round = to_come(sight)?;
    let at_ms = now(sight, round).opens_ms.filter(|_| venue.draw.tags.is_some())?;
    desk_left_ms(sight, at_ms).filter(|left_ms| *left_ms > 0)
}

/// What the hub answered last while a round's letters are asked for.
pub fn answered(sight: &Sight<'_>) -> Option<String> {
    let (_, why) = sight.desk.own.anagram.link.as_ref()?.asked.as_ref()?;
    let language = sight.language();
    let why = why.as_ref()?;
    Some(match why.wait_ms() {
        Some(wait_ms) => {
            let wait_ms = i64::try_from(wait_ms).unwrap_or(i64::MAX);
            text!(language, "hall-early", left = name::clock(wait_ms))
        }
        None => why.sentence(language),
    })
}

/// Whether the conductor closed the words without the hall's, which waits for its referee.
pub fn is_word_missing(sight: &Sight<'_>) -> bool {
    let (_, why) = &sight.desk.own.anagram.waiting;
    let waits = |venue: &Venue| venue.takes_part() && venue.draw.opened.is_none() && !venue.is_late;
    why.is_some() && venue(sight).is_some_and(waits)
}

/// How far the hall's word is.
pub fn word(sight: &Sight<'_>, venue: &Venue) -> (String, Tone) {
    let language = sight.language();
    let called = sight.contest().common.hall_word.clone().filter(|_| venue.salt.is_some());
    let said = |key: &'static str, tone| (tr(language, key), tone);
    if let Some(opened) = &venue.draw.opened {
        let text = venue.draw.text.clone().unwrap_or_default();
        let whole = |key: &'static str, tone| (text!(language, key, text = &text), tone);
        return if opened.contains_key(&venue.number) {
            whole("hall-word-opened", Tone::Good)
        } else if venue.takes_part() {
            whole("hall-word-unopened", Tone::Open)
        } else {
            whole("hall-word-without", Tone::Plain)
        };
    }
    if is_word_missing(sight) {
        return said("hall-word-missing", Tone::Bad);
    }
    match (venue.draw.seals.is_some(), sight.desk.own.anagram.part, called) {
        (true, ..) if venue.takes_part() => said("hall-word-asked", Tone::Good),
        (true, ..) => said("hall-word-late", Tone::Open),
        (false, Some(Part::Passes), _) => said("hall-word-passes", Tone::Good),
        (false, Some(Part::Word), Some(word)) => {
            (text!(language, "hall-word-sealed", word = word), Tone::Good)
        }
        (false, _, Some(word)) => (text!(language, "hall-word-called", word = word), Tone::Open),
        (false, ..) => said("hall-word-none", Tone::Open),
    }
}

/// That a round's letters are not held against their seal yet, or are none that were sealed.
pub fn letters_note(sight: &Sight<'_>, round: RoundNo) -> Option<String> {
    let venue = venue(sight)?;
    let nonce = *venue.nonces.get(&round)?;
    let letters = sight.contest().game.announced(round)?.letters.clone();
    let key = match venue.is_sealed(&Release { round, letters, nonce }) {
        Some(true) => return None,
        Some(false) => "hall-note-other-letters",
        None => "hall-note-unchecked",
    };
    Some(tr(sight.language(), key))
}
