//! Commands into events. Whether these may stand, the law says; what hangs on words, and so on a list and the
//! rulings of the moment, is asked here.

use super::command::{Choice, Command, Recorded};
use super::event::{EndWhy, Event as D};
use super::game::{Cancelled, Mode, TurnNo};
use super::judged::Judged;
use super::judging::{JudgedSlip, JudgedTurn, Verdict};
use super::law::{claims, drawn_again, may_be_drawn};
use super::rack::Refusal as Composition;
use super::refusal::{CannotUphold, Refusal};
use super::slip::SlipId;
use super::state::Duplicate;
use super::take_in;
use super::turn::{RefusedRack, Stage};
use super::written::{OnSlip, Row};
use super::{Contest, Event, Rejection};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::contest::Context;
use crate::domain::contest::known::pending;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::ids::{Attempt, ObjectionId, PlayerId};
use crate::domain::lexicon::WordList;
use crate::domain::timing::due;
use crate::domain::timing::law::BadTime;

/// The events that a command of this format asks for.
///
/// # Errors
/// [`Rejection`], when none could be built, or by the words.
#[expect(clippy::too_many_lines, reason = "an arm a command, and none may be missing")]
pub fn build(
    contest: &Contest,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let game = &contest.game;
    let now = context.now;
    let events = match command {
        Command::ChooseMode(mode) => vec![D::ModeChosen { mode }],
        Command::ChooseDraw(draw) => vec![D::DrawChosen { draw }],
        Command::ChooseTime(turn_s) => vec![D::TimeChosen { turn_s }],

        Command::DrawRack(turn) => return digital(contest, turn, context),
        Command::TypeRack { turn, drawn } => vec![typed(game, turn, drawn)],
        Command::RefuseTriple { turn, reason } => {
            let tiles = game.turn(turn).map(|turn| Row::from(turn.rack())).unwrap_or_default();
            vec![D::RackRefused { turn, tiles, why: Composition::Triple, reason }]
        }
        Command::ShowRack(turn) => vec![D::RackShown { turn }],
        Command::CorrectRack { turn, leftover, drawn, reason } => {
            vec![D::RackCorrected { turn, leftover, drawn, reason }]
        }
        Command::VoidRack { turn, reason } => vec![D::RackVoided { turn, reason }],
        Command::RecordTurn { turn, leftover, drawn, refused, reason } => {
            vec![D::TurnRecorded { turn, leftover, drawn, refused, reason }]
        }

        Command::RecordClosing { turn, closing: Recorded::Top(choice) } => {
            let Choice { play, criteria, despite } = choice;
            vec![D::TopChosen { turn, play, criteria, despite }]
        }
        Command::RecordClosing { turn, closing: Recorded::NoPlay(possible) } => {
            vec![D::NoPlay { turn, possible, reason: String::new() }]
        }
        Command::RecordEnd { why, reason } => vec![D::GameEnded { why, reason }],

        Command::StartTurn(turn) => vec![D::TurnStarted { turn, full_ms: game.turn_ms }],
        Command::HoldTime => {
            let (turn, remaining_ms) = shown(game, now)?;
            vec![D::TimeHeld { turn, remaining_ms }]
        }
        Command::PauseTurn { tiles, reason } => {
            let (turn, remaining_ms) = shown(game, now)?;
            vec![D::TurnPaused { turn, remaining_ms, tiles, reason }]
        }
        Command::ResumeTurn => {
            let (turn, remaining_ms) = shown(game, now)?;
            vec![D::TurnResumed { turn, remaining_ms }]
        }
        Command::StopTurn { reason } => {
            let (turn, remaining_ms) = shown(game, now)?;
            vec![D::TurnStopped { turn, remaining_ms, reason }]
        }
        Command::RestartTime { reason } => {
            vec![D::TimeRestarted { turn: timed(game)?.0, reason }]
        }
        Command::SetRemaining { remaining_ms, reason } => {
            vec![D::RemainingSet { turn: timed(game)?.0, remaining_ms, reason }]
        }
        Command::ConfirmTime => {
            let (turn, remaining_ms) = shown(game, now)?;
            vec![D::TimeConfirmed { turn, remaining_ms }]
        }
        Command::NoteTime => note(game, now),

        Command::CollectSlips { turn, players, hand } => {
            vec![D::SlipsCollected { turn, players, hand }]
        }
        Command::SetRaised { turn, player, hand } => vec![D::RaisedSet { turn, player, hand }],
        Command::DeclareNotHandedIn { turn, player } => vec![D::NotHandedIn { turn, player }],
        Command::AwaitSlip { turn, player } => vec![D::SlipAwaited { turn, player }],
        Command::KeySlip { player, turn, written } => {
            vec![D::SlipKeyed { slip: game.next_slip(), player, turn, written }]
        }
        Command::ReviseSlip { slip, seen, written, reason } => {
            as_seen(game, slip, &seen)?;
            vec![D::SlipRevised { slip, written, reason }]
        }
        Command::KeyAgain { slip, written } => vec![D::SlipKeyedAgain { slip, written }],
        Command::SettleKeyings { slip, written } => vec![D::KeyingsSettled { slip, written }],
        Command::CheckSlip(slip) => vec![D::SlipChecked { slip }],
        Command::MoveSlip { slip, player, turn } => vec![D::SlipMoved { slip, player, turn }],
        Command::TakeInSlips { from, slips } => take_in::events(contest, from, slips),
        Command::SetOutcome { slip, points, warnings, reason } => {
            vec![D::OutcomeSet { slip, points, warnings, reason }]
        }
        Command::LiftOutcome { slip, reason } => vec![D::OutcomeLifted { slip, reason }],

        Command::ChooseTop { turn, choice } => {
            may_go_on_with(contest, turn, &choice, context.lexicon)?;
            let Choice { play, criteria, despite } = choice;
            vec![D::TopChosen { turn, play, criteria, despite }]
        }
        Command::AnnounceTop(turn) => vec![D::TopAnnounced { turn }],
        Command::CorrectTop { turn, choice, reason } => {
            may_go_on_with(contest, turn, &choice, context.lexicon)?;
            let Choice { play, criteria, despite } = choice;
            let voided = void_of_the_next(game, turn, &reason);
            let corrected = D::TopCorrected { turn, play, criteria, despite, reason };
            [corrected].into_iter().chain(voided).collect()
        }
        Command::DeclareNoPlay { turn, possible, reason } => {
            may_have_none(contest, turn, context.lexicon)?;
            let voided = void_of_the_next(game, turn, &reason);
            [D::NoPlay { turn, possible, reason }].into_iter().chain(voided).collect()
        }
        Command::CancelTurn { turn, how, letters, reason } => {
            let voided = match how {
                Cancelled::Score => None,
                Cancelled::TakenBack => void_of_the_next(game, turn, &reason),
            };
            let cancelled = D::TurnCancelled { turn, how, letters, reason };
            [cancelled].into_iter().chain(voided).collect()
        }
        Command::RestoreTurn { turn, reason } => vec![D::TurnRestored { turn, reason }],
        Command::SetLastTurn(turn) => vec![D::LastTurnSet { turn, after: game.closed() }],
        Command::EndGame { why, reason } => {
            may_end(contest, why, context.lexicon)?;
            vec![D::GameEnded { why, reason }]
        }
        Command::NoteTold { turn, players } => {
            let judged = Judged::new(contest, context.lexicon);
            let has_nothing = |slip: &JudgedSlip| matches!(slip.verdict, Verdict::Incorrect(_));
            each_is(&judged, turn, &players, has_nothing)?;
            vec![D::ZerosTold { turn, players }]
        }
        Command::NoteAnnounced { turn, players } => {
            let late = Judged::new(contest, context.lexicon).late_finds(contest, turn);
            match players.iter().find(|player| !late.contains(player)) {
                Some(&player) => return refuse(Refusal::NothingToTell { player }),
                None => vec![D::LateFindAnnounced { turn, players }],
            }
        }
        Command::UpholdReading { objection, written, reason } => {
            return uphold_reading(contest, objection, written, reason);
        }
    };
    Ok(events.into_iter().map(Event::Own).collect())
}

fn refuse<T>(why: Refusal) -> Result<T, Rejection> {
    Err(Rejection::Own(why))
}

fn attempt(game: &Duplicate, turn: TurnNo) -> Attempt {
    game.turn(turn).map_or(Attempt::FIRST, |turn| turn.attempt)
}

fn digital(
    contest: &Contest,
    turn: TurnNo,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    may_be_drawn(contest, turn)?;
    let seed = context.committed_seed(&contest.common).ok_or(Rejection::SeedMissing)?;
    let drawn = drawn_again(contest, seed, turn)?;
    // That nobody called a word is part of the record.
    let silence = contest.common.hall_word.is_none();
    let silence = silence.then_some(Event::HallWordSet { text: String::new() });
    let back = |(tiles, why)| RefusedRack { tiles: Row(tiles), why };
    let drawn = D::RackDrawn {
        turn,
        attempt: attempt(&contest.game, turn),
        leftover: Row::from(drawn.leftover),
        drawn: Row(drawn.drawn),
        refused: drawn.refused.into_iter().map(back).collect(),
    };
    Ok(silence.into_iter().chain([drawn.into()]).collect())
}

/// What was typed stands, or goes back whole where the composition refuses it.
fn typed(game: &Duplicate, turn: TurnNo, drawn: Row) -> D {
    let leftover = Row::from(game.kept(turn));
    let all: Vec<_> = leftover.0.iter().chain(&drawn.0).copied().collect();
    let unseen = game.unseen(&game.board_before(turn));
    let is_whole = all.len() == game.rack_size(turn);
    let why = game.rules().refuses(turn, &all.iter().copied().collect(), &unseen);
    match why.filter(|_| is_whole && !game.is_same_again(turn)) {
        Some(why) => D::RackRefused { turn, tiles: Row(all), why, reason: String::new() },
        None => D::RackTyped { turn, attempt: attempt(game, turn), leftover, drawn },
    }
}

/// The turn whose time runs or is held.
fn timed(game: &Duplicate) -> Result<(TurnNo, Countdown), Rejection> {
    let (number, turn) = game.timed_turn().ok_or(BadTime::NoTime)?;
    Ok((number, turn.countdown().ok_or(BadTime::NoTime)?))
}

/// What the clock shows of it.
fn shown(game: &Duplicate, now: Moment) -> Result<(TurnNo, i64), Rejection> {
    let (turn, countdown) = timed(game)?;
    Ok((turn, countdown.remaining_ms(now)))
}

/// The alerts that have fallen due since they were last noted, and the end. After a restart only once the
/// arbiter has confirmed the time or set it.
fn note(game: &Duplicate, now: Moment) -> Vec<D> {
    let Some((turn, state)) = game.timed_turn() else { return Vec::new() };
    let Stage::Running(countdown) = state.stage else { return Vec::new() };
    if countdown.crossed_a_restart(now) {
        return Vec::new();
    }
    let due = due(countdown, &game.alerts_ms(), &state.alerts_reached, now);
    let event = |(alert_ms, outcome)| match alert_ms {
        0 => D::TurnEnded { turn },
        alert_ms => D::AlertReached { turn, alert_ms, outcome },
    };
    due.into_iter().map(event).collect()
}

/// Whether the slip still says what whoever asks has seen. That there is one, the law asks.
fn as_seen(game: &Duplicate, id: SlipId, seen: &OnSlip) -> Result<(), Rejection> {
    let Some(slip) = game.slip(id).filter(|slip| slip.written() != seen) else { return Ok(()) };
    let by = slip.versions.last().map(|version| version.by.name.clone()).unwrap_or_default();
    refuse(Refusal::RevisedSince { by, written: slip.written().clone() })
}

/// The rack of the next turn goes back with what it was drawn after.
fn void_of_the_next(game: &Duplicate, turn: TurnNo, reason: &str) -> Option<D> {
    let next = turn.next();
    let drawn = game.turn(next).is_some_and(|next| next.letters.is_some());
    drawn.then(|| D::RackVoided { turn: next, reason: reason.to_owned() })
}

/// Whether the game may go on with a play: in hall mode one that is correct, and nothing that may be worth more
/// beside it unless that is set aside; in program mode the first in the program's order.
fn may_go_on_with(
    contest: &Contest,
    turn: TurnNo,
    choice: &Choice,
    list: &dyn WordList,
) -> Result<(), Rejection> {
    let game = &contest.game;
    match game.mode {
        Mode::Program => whole(list),
        Mode::Hall => {
            // What cannot be laid, the law tells.
            let Ok(play) = choice.play.laid(&game.board_before(turn)) else { return Ok(()) };
            let judged = Judged::new(contest, list);
            let Some(turn_judged) = judged.turn(turn) else { return Ok(()) };
            let claims = claims(contest, turn, &play);
            let worth = |player: &PlayerId| turn_judged.slips.get(player).and_then(claim);
            let Some(points) = claims.iter().filter_map(worth).max() else {
                // That no slip lays it, the law tells.
                return if claims.is_empty() { Ok(()) } else { refuse(Refusal::OnNoSlip) };
            };
            let better = better_than(contest, turn, turn_judged, points);
            match better {
                Some((player, points)) if choice.despite.is_none() => {
                    refuse(Refusal::WorthMore { points, player })
                }
                Some(_) | None => Ok(()),
            }
        }
    }
}

/// What a slip claims with right: correct, or set above 0.
fn claim(slip: &JudgedSlip) -> Option<u32> {
    match slip.verdict {
        Verdict::Correct => Some(slip.points),
        Verdict::Ruled if slip.points > 0 => Some(slip.points),
        _ => None,
    }
}

/// The best claim above so many points, one that waits for a ruling by what it would score.
pub fn better_than(
    contest: &Contest,
    turn: TurnNo,
    judged: &JudgedTurn,
    points: u32,
) -> Option<(PlayerId, u32)> {
    let board = contest.game.board_before(turn);
    let scoring = &contest.game.rules().scoring;
    let worth = |slip: &JudgedSlip| match (slip.verdict, &slip.play) {
        (Verdict::Undecided, Some(play)) => Some(scoring.score(&board, play)),
        // What was set aside can be laid or not: only what can be laid is a candidate.
        (Verdict::Ruled, None) => None,
        _ => claim(slip),
    };
    let all = judged.slips.iter().filter_map(|(&player, slip)| Some((player, worth(slip)?)));
    all.filter(|&(_, worth)| worth > points).max_by_key(|&(_, worth)| worth)
}

fn may_have_none(contest: &Contest, turn: TurnNo, list: &dyn WordList) -> Result<(), Rejection> {
    match contest.game.mode {
        Mode::Program => whole(list),
        Mode::Hall => {
            let judged = Judged::new(contest, list);
            let Some(turn) = judged.turn(turn) else { return Ok(()) };
            let claims =
                |slip: &JudgedSlip| claim(slip).is_some() || slip.verdict == Verdict::Undecided;
            match turn.slips.iter().find(|(_, slip)| claims(slip)) {
                Some((&player, _)) => refuse(Refusal::HasPlay { player }),
                None => Ok(()),
            }
        }
    }
}

/// That nothing can be laid any more, the program proves where its list is no reference.
fn may_end(contest: &Contest, why: EndWhy, list: &dyn WordList) -> Result<(), Rejection> {
    let asks = why == EndWhy::NoPlayLeft && contest.common.authority().has_all_words();
    if asks { whole(list) } else { Ok(()) }
}

/// What the program proves, it proves with the whole list.
fn whole(list: &dyn WordList) -> Result<(), Rejection> {
    list.graph().map(|_| ()).ok_or(Rejection::Own(Refusal::NoList))
}

fn each_is(
    judged: &Judged,
    turn: TurnNo,
    players: &[PlayerId],
    is_so: impl Fn(&JudgedSlip) -> bool,
) -> Result<(), Rejection> {
    let slips = judged.turn(turn).map(|turn| &turn.slips);
    let so = |player: &&PlayerId| slips.and_then(|slips| slips.get(player)).is_some_and(&is_so);
    match players.iter().find(|player| !so(player)) {
        Some(&player) => refuse(Refusal::NothingToTell { player }),
        None => Ok(()),
    }
}

fn uphold_reading(
    contest: &Contest,
    id: ObjectionId,
    written: OnSlip,
    reason: String,
) -> Result<Vec<Event>, Rejection> {
    let objection = pending(&contest.common, id)?;
    let About::Reading { round } = objection.about else {
        return refuse(Refusal::CannotUphold { why: CannotUphold::NotAboutThis });
    };
    let Some((slip, _)) = contest.game.slip_at(round, objection.player) else {
        return refuse(Refusal::CannotUphold { why: CannotUphold::NotWritten });
    };
    let revised = D::SlipRevised { slip, written, reason: reason.clone() };
    let outcome = Outcome::Upheld;
    Ok(vec![revised.into(), Event::ObjectionDecided { objection: id, outcome, reason }])
}
