//! The law of the record for the anagram format: when each of its events may stand (§§2 to 5).

mod action;
mod joint;
mod letters;
mod sheets;
mod time;

use super::event::Event;
use super::round::Round;
use super::rules::last_round;
use super::state::Anagram;
use crate::domain::clock::Moment;
use crate::domain::contest::law::{Laws, reasoned};
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::formats::anagram::{Past, Rejection};
use crate::domain::ids::RoundNo;
use crate::domain::person::{Person, Role};
use crate::domain::timing::law as timing;

pub use action::{follows, is_all_that_is_due};
pub use joint::{also_lawful, is_of_centre};
pub use letters::{drawn_again, fits};
pub(super) use letters::{may_be_drawn, owed};
pub use sheets::jury_may_settle;
pub use time::stopped_round;

/// Whether this event may stand here.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
pub fn lawful(
    past: &Past<'_>,
    event: &Event,
    (at, who): (Moment, &Person),
    laws: Laws<'_>,
) -> Result<(), Rejection> {
    let contest = past.contest;
    let anagram = &contest.game;
    match event {
        Event::LettersDrawn { round, attempt, letters, redraws, nonce } => {
            letters::drawn(contest, (*round, *attempt), letters, *redraws, laws.seed)?;
            letters::sealed(anagram, *round, letters, *nonce)
        }
        Event::LettersTyped { round, attempt, letters } => {
            letters::typed(anagram, *round, *attempt, letters)
        }
        Event::ReplacementsTyped { round, letters } => letters::replaced(anagram, *round, letters),
        Event::LettersShown { round } => letters::shown(anagram, *round),
        Event::RoundRecorded { round, letters, reason } => {
            letters::recorded(anagram, *round, letters)?;
            reasoned(reason)
        }
        Event::LettersCorrected { round, letters, reason } => {
            letters::corrected(anagram, *round, letters, laws.version)?;
            reasoned(reason)
        }
        Event::RoundReplayed { round, reason } => {
            letters::replayed(anagram, *round)?;
            reasoned(reason)
        }
        Event::RoundGivenUp { round, reason } => {
            letters::given_up(anagram, *round)?;
            reasoned(reason)
        }

        Event::RoundStarted { round, full_ms } => time::started(anagram, *round, *full_ms),
        Event::TimeHeld { round, remaining_ms } => {
            Ok(timing::held(time::time(anagram, *round)?, *remaining_ms, at)?)
        }
        Event::RoundPaused { round, remaining_ms, tiles: _, reason } => {
            time::paused(anagram, *round, *remaining_ms, at)?;
            reasoned(reason)
        }
        Event::RoundResumed { round, remaining_ms } => {
            Ok(timing::resumed(time::time(anagram, *round)?, *remaining_ms, at)?)
        }
        Event::RoundStopped { round, remaining_ms, reason } => {
            timing::stopped(time::time(anagram, *round)?, *remaining_ms, at)?;
            reasoned(reason)
        }
        Event::TimeConfirmed { round, remaining_ms } => {
            Ok(timing::confirmed(time::time(anagram, *round)?, *remaining_ms, at)?)
        }
        Event::TimeRestarted { round, reason } => {
            time::timed(anagram, *round)?;
            reasoned(reason)
        }
        Event::RemainingSet { round, remaining_ms, reason } => {
            time::can_be_set(past, *round)?;
            timing::may_be_set(*remaining_ms)?;
            reasoned(reason)
        }
        Event::RoundEnded { round } => time::ended(anagram, *round, at),
        Event::AlertReached { round, alert_ms, outcome } => {
            time::alerted(anagram, *round, (*alert_ms, *outcome), at)
        }
        Event::BreakStarted { after, full_ms } => time::break_started(anagram, *after, *full_ms),
        Event::BreakSet { after, remaining_ms } => {
            time::of_break(anagram, *after)?;
            Ok(timing::may_be_set(*remaining_ms)?)
        }
        Event::BreakAlertReached { after, alert_ms, outcome } => {
            time::break_alerted(anagram, *after, (*alert_ms, *outcome), at)
        }
        Event::BreakEnded { after } => time::of_break(anagram, *after).map(|_| ()),

        Event::SheetsCollected { round, players, lateness } => {
            sheets::collected(contest, *round, players, *lateness)
        }
        Event::LatenessSet { round, player, lateness: _ } => {
            sheets::place(contest, *round, *player)
        }
        Event::NotHandedIn { round, player } => sheets::vacant_place(contest, *round, *player),
        Event::SheetAwaited { round, player } => sheets::awaited(contest, *round, *player),
        // What these stand beside is the action's question.
        Event::TilesPutBack { .. } | Event::SheetsTakenIn { .. } => Ok(()),
        Event::SheetKeyed { sheet, player, round, words: _ } => {
            sheets::keyed(past, *sheet, *round, *player)
        }
        Event::SheetRevised { sheet, words: _, reason } => {
            sheets::counting(contest, *sheet)?;
            reasoned(reason)
        }
        Event::SheetKeyedAgain { sheet, words: _ } => {
            sheets::another_person(sheets::counting(contest, *sheet)?, who, laws.version)
        }
        Event::KeyingsSettled { sheet, words: _ } => sheets::settled(contest, *sheet),
        Event::SheetChecked { sheet } => sheets::checked(contest, *sheet, who, laws.version),
        Event::SheetMoved { sheet, player, round } => {
            sheets::moved(contest, *sheet, *player, *round)
        }
        Event::SettledUnreadable { sheet, field, place } => {
            let sheet = sheets::counting(contest, *sheet)?;
            sheets::unreadable(sheet, *field, *place)?;
            if who.role == Role::Jury { jury_may_settle(contest, sheet) } else { Ok(()) }
        }
        Event::Joint(event) => joint::lawful(past, event, laws.seed),
    }
}

/// A round that the schedule does not have.
pub(super) fn unknown(round: RoundNo) -> Rejection {
    Rejection::UnknownRound { round, last: last_round() }
}

/// A round of the schedule.
fn round_of(anagram: &Anagram, round: RoundNo) -> Result<&Round, Rejection> {
    anagram.round(round).ok_or_else(|| unknown(round))
}

/// The round must be at the stage that an event needs.
fn needs(round: RoundNo, needs: Needs, is_so: bool) -> Result<(), Rejection> {
    if is_so { Ok(()) } else { Err(Rejection::Own(Refusal::WrongStage { round, needs })) }
}
