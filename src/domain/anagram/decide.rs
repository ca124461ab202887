//! The anagram format's commands into events, or a rejection.

mod draw;
mod sheets;
mod time;

use super::command::Command;
use super::event::Event as AnagramEvent;
use super::round::Stage;
use super::take_in;
use crate::domain::contest::decide::{known_round, needs, reasoned};
use crate::domain::contest::event::Event;
use crate::domain::contest::rejection::Needs;
use crate::domain::contest::{Contest, Context, Rejection};
use crate::domain::ids::RoundNo;

/// Decides a command of this format.
///
/// # Errors
/// [`Rejection`]; then nothing has happened.
pub fn decide(
    contest: &Contest,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let anagram = &contest.anagram;
    let Context { now, who, .. } = *context;
    let events = match command {
        Command::DrawLetters { round } => return draw::digital(contest, round, context),
        Command::TypeLetters { round, letters } => draw::physical(anagram, round, letters)?,
        Command::TypeReplacements { round, letters } => {
            draw::replacements(anagram, round, letters)?
        }
        Command::ShowLetters { round } => draw::show(anagram, round)?,
        Command::RecordRound { round, letters, reason } => {
            draw::record(anagram, round, letters, reasoned(reason)?)?
        }
        Command::CorrectLetters { round, letters, reason } => {
            draw::correct(anagram, round, letters, reasoned(reason)?)?
        }
        Command::ReplayRound { round, reason } => {
            let stage = stage(contest, round)?;
            needs(round, Needs::Begun, !matches!(stage, Stage::ToCome | Stage::GivenUp))?;
            vec![AnagramEvent::RoundReplayed { round, reason: reasoned(reason)? }]
        }
        Command::GiveUpRound { round, reason } => {
            let stage = stage(contest, round)?;
            needs(round, Needs::Unsettled, *stage != Stage::GivenUp)?;
            vec![AnagramEvent::RoundGivenUp { round, reason: reasoned(reason)? }]
        }
        Command::GiveUpRest { from, reason } => {
            known_round(from)?;
            let reason = reasoned(reason)?;
            let open = anagram.rounds().filter(|&(n, round)| n >= from && !round.is_settled());
            let given_up = |round| AnagramEvent::RoundGivenUp { round, reason: reason.clone() };
            let events: Vec<_> = open.map(|(round, _)| given_up(round)).collect();
            needs(from, Needs::Unsettled, !events.is_empty())?;
            events
        }
        Command::StartRound { round } => time::start(anagram, round)?,
        Command::HoldTime => time::hold(anagram, now)?,
        Command::PauseRound { tiles, reason } => {
            time::pause(anagram, tiles, reasoned(reason)?, now)?
        }
        Command::ResumeRound => time::resume(anagram, now)?,
        Command::StopRound { reason } => time::stop(anagram, reasoned(reason)?, now)?,
        Command::RestartTime { reason } => time::restart(anagram, reasoned(reason)?)?,
        Command::SetRemaining { remaining_ms, reason } => {
            time::set_remaining(anagram, remaining_ms, reasoned(reason)?)?
        }
        Command::ConfirmTime => time::confirm(anagram, now)?,
        Command::NoteTime => time::note(anagram, now),
        Command::StartBreak { after } => time::start_break(anagram, after)?,
        Command::SetBreak { remaining_ms } => time::set_break(anagram, remaining_ms)?,
        Command::EndBreak => time::end_break(anagram)?,
        Command::CollectSheets { round, players, lateness } => {
            sheets::collect(contest, round, players, lateness)?
        }
        Command::SetLateness { round, player, lateness } => {
            sheets::set_lateness(contest, round, player, lateness)?
        }
        Command::DeclareNotHandedIn { round, player } => {
            sheets::declare_none(contest, round, player)?
        }
        Command::AwaitSheet { round, player } => sheets::awaited(contest, round, player)?,
        Command::KeySheet { player, round, words } => sheets::key(contest, player, round, words)?,
        Command::TakeInSheets { from, sheets, reason } => {
            take_in::events(contest, from, sheets, &reason)?
        }
        Command::ReviseSheet { sheet, words, reason } => {
            sheets::revise(contest, sheet, words, reasoned(reason)?)?
        }
        Command::KeyAgain { sheet, words } => sheets::key_again(contest, sheet, words, who)?,
        Command::SettleKeyings { sheet, words } => sheets::settle(contest, sheet, words)?,
        Command::CheckSheet { sheet } => sheets::check(contest, sheet, who)?,
        Command::MoveSheet { sheet, player, round } => {
            sheets::relocate(contest, sheet, player, round)?
        }
        Command::SettleUnreadable { sheet, field, place } => {
            sheets::settle_unreadable(contest, sheet, field, place)?
        }
        Command::UpholdReading { objection, words, reason } => {
            return sheets::uphold_reading(contest, objection, words, reasoned(reason)?);
        }
    };
    Ok(events.into_iter().map(Event::Anagram).collect())
}

fn stage(contest: &Contest, round: RoundNo) -> Result<&Stage, Rejection> {
    known_round(round)?;
    let round_now = contest.anagram.round(round);
    round_now.map(|round| &round.stage).ok_or(Rejection::UnknownRound { round })
}
