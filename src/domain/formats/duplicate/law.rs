//! The law of the record for duplicate games: when each of their events may stand. Whether a word is valid is no
//! such law, for lists and rulings move; what the program proves with a list is asked where the very list is there.

mod action;
mod racks;
mod slips;
mod time;
mod turns;

use super::event::Event;
use super::game::TurnNo;
use super::judged::in_game;
use super::refusal::Refusal;
use super::rules::{LEAST_TURN_S, MOST_TURN_S};
use super::state::Duplicate;
use super::turn::Turn;
use super::{Contest, Past, Rejection};
use crate::domain::clock::Moment;
use crate::domain::contest::known::{known_player, known_round};
use crate::domain::contest::law::{Laws, reasoned};
use crate::domain::ids::PlayerId;
use crate::domain::person::Person;
use crate::domain::timing::law as timing;

pub use action::{follows, is_all_that_is_due};
pub use racks::{drawn_again, may_be_drawn, no_such_tile};
pub use turns::claims;

/// Whether this event may stand here.
///
/// # Errors
/// [`Rejection`], the rule that forbids it.
#[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
pub fn lawful(
    past: &Past<'_>,
    event: &Event,
    (at, who): (Moment, &Person),
    laws: Laws<'_>,
) -> Result<(), Rejection> {
    let contest = past.contest;
    let game = &contest.game;
    match event {
        Event::ModeChosen { .. } => {
            let shown = game.turn(TurnNo::FIRST).is_some_and(Turn::is_shown);
            holds(!shown, Refusal::ModeFixed)
        }
        Event::DrawChosen { .. } => {
            let open = game.open_turn();
            open.map_or(Ok(()), |(turn, _)| refuse(Refusal::RackThere { turn }))
        }
        Event::TimeChosen { turn_s } => {
            no_time_runs(game)?;
            let sound = (LEAST_TURN_S..=MOST_TURN_S).contains(turn_s);
            holds(sound, Refusal::TurnTime { turn_s: *turn_s })
        }

        Event::RackDrawn { turn, attempt, leftover, drawn, refused } => {
            let rack = racks::Said { turn: *turn, attempt: *attempt, leftover, drawn };
            racks::drawn(contest, &rack, refused, laws.seed)
        }
        Event::RackTyped { turn, attempt, leftover, drawn } => {
            let rack = racks::Said { turn: *turn, attempt: *attempt, leftover, drawn };
            racks::typed(game, &rack)
        }
        Event::RackRefused { turn, tiles, why, reason } => {
            racks::refused(game, *turn, tiles, *why, reason)
        }
        Event::RackShown { turn } => racks::shown(game, *turn),
        Event::RackCorrected { turn, leftover, drawn, reason } => {
            racks::corrected(game, *turn, leftover, drawn)?;
            reasoned(reason)
        }
        Event::RackVoided { turn, reason } => {
            racks::voided(game, *turn)?;
            reasoned(reason)
        }
        Event::TurnRecorded { turn, leftover, drawn, refused, reason } => {
            racks::recorded(game, *turn, (leftover, drawn), refused)?;
            reasoned(reason)
        }

        Event::TurnStarted { turn, full_ms } => time::started(game, *turn, *full_ms),
        Event::TimeHeld { turn, remaining_ms } => {
            Ok(timing::held(time::time(game, *turn)?, *remaining_ms, at)?)
        }
        Event::TurnPaused { turn, remaining_ms, tiles: _, reason } => {
            time::paused(game, *turn, *remaining_ms, at)?;
            reasoned(reason)
        }
        Event::TurnResumed { turn, remaining_ms } => {
            Ok(timing::resumed(time::time(game, *turn)?, *remaining_ms, at)?)
        }
        Event::TurnStopped { turn, remaining_ms, reason } => {
            timing::stopped(time::time(game, *turn)?, *remaining_ms, at)?;
            reasoned(reason)
        }
        Event::TimeConfirmed { turn, remaining_ms } => {
            Ok(timing::confirmed(time::time(game, *turn)?, *remaining_ms, at)?)
        }
        Event::TimeRestarted { turn, reason } => {
            time::timed(game, *turn)?;
            reasoned(reason)
        }
        Event::RemainingSet { turn, remaining_ms, reason } => {
            time::timed(game, *turn)?;
            timing::may_be_set(*remaining_ms)?;
            reasoned(reason)
        }
        Event::TurnEnded { turn } => time::ended(game, *turn, at),
        Event::AlertReached { turn, alert_ms, outcome } => {
            time::alerted(game, *turn, (*alert_ms, *outcome), at)
        }

        Event::SlipsCollected { turn, players, hand: _ } => {
            slips::collected(contest, *turn, players)
        }
        Event::RaisedSet { turn, player, hand: _ } => slips::place(contest, *turn, *player),
        Event::NotHandedIn { turn, player } | Event::SlipAwaited { turn, player } => {
            slips::vacant_place(contest, *turn, *player)
        }
        // What follows it is the action's question.
        Event::SlipsTakenIn { .. } => Ok(()),
        Event::SlipKeyed { slip, player, turn, written } => {
            slips::keyed(past, *slip, *turn, *player)?;
            slips::folded(written)
        }
        Event::SlipRevised { slip, written, reason } => {
            slips::counting(contest, *slip)?;
            slips::folded(written)?;
            reasoned(reason)
        }
        Event::SlipKeyedAgain { slip, written } => {
            slips::another_person(slips::counting(contest, *slip)?, who)?;
            slips::folded(written)
        }
        Event::KeyingsSettled { slip, written } => {
            slips::settled(contest, *slip)?;
            slips::folded(written)
        }
        Event::SlipChecked { slip } => slips::checked(contest, *slip, who),
        Event::SlipMoved { slip, player, turn } => slips::moved(contest, *slip, *player, *turn),
        Event::OutcomeSet { slip, points, warnings, reason } => {
            slips::counting(contest, *slip)?;
            slips::outcome(*points, *warnings)?;
            reasoned(reason)
        }
        Event::OutcomeLifted { slip, reason } => {
            let set = slips::counting(contest, *slip)?.outcome.is_some();
            holds(set, Refusal::NothingSet { slip: *slip })?;
            reasoned(reason)
        }

        Event::TopChosen { turn, play, criteria: _, despite } => {
            turns::chosen(contest, *turn, play, laws.lexicon)?;
            despite.iter().try_for_each(|despite| reasoned(despite))
        }
        Event::TopAnnounced { turn } => turns::announced(game, *turn),
        Event::TopCorrected { turn, play, criteria: _, despite, reason } => {
            turns::corrected(contest, *turn, play, laws.lexicon)?;
            despite.iter().try_for_each(|despite| reasoned(despite))?;
            reasoned(reason)
        }
        Event::NoPlay { turn, possible, reason } => {
            turns::without_play(contest, *turn, (*possible, reason), laws.lexicon)
        }
        Event::TurnCancelled { turn, how, letters, reason } => {
            turns::cancelled(game, *turn, *how, *letters)?;
            reasoned(reason)
        }
        Event::TurnRestored { turn, reason } => {
            turns::restored(game, *turn)?;
            reasoned(reason)
        }
        Event::LastTurnSet { turn, after } => turns::last_turn_set(game, *turn, *after),
        Event::GameEnded { why, reason } => turns::game_ended(contest, *why, reason, laws.lexicon),
        Event::ZerosTold { turn, players } | Event::LateFindAnnounced { turn, players } => {
            turns::told(contest, *turn, players)
        }
    }
}

fn refuse<T>(why: Refusal) -> Result<T, Rejection> {
    Err(Rejection::Own(why))
}

fn holds(is_so: bool, why: Refusal) -> Result<(), Rejection> {
    if is_so { Ok(()) } else { refuse(why) }
}

/// A turn in which something happened.
fn known(game: &Duplicate, turn: TurnNo) -> Result<&Turn, Rejection> {
    known_round(game, turn)?;
    game.turn(turn).ok_or(Rejection::Own(Refusal::NoRack { turn }))
}

fn no_time_runs(game: &Duplicate) -> Result<(), Rejection> {
    game.timed_turn().map_or(Ok(()), |(turn, _)| refuse(Refusal::TimeRunning { turn }))
}

/// A player who was in the game in a turn.
fn player_in(contest: &Contest, turn: TurnNo, player: PlayerId) -> Result<(), Rejection> {
    known_player(&contest.common, player)?;
    let there = in_game(&contest.common, turn).contains(&player);
    holds(there, Refusal::NotInGame { player, turn })
}
