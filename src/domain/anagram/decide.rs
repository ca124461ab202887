//! The anagram format's commands into events, or a rejection.

mod draw;
mod sheets;
mod time;

use super::command::Command;
use super::event::Event as AnagramEvent;
use super::round::Stage;
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
    let now = context.now;
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
        Command::StartRound { round } => time::start(anagram, round)?,
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
        Command::CollectSheets { .. }
        | Command::SetLateness { .. }
        | Command::DeclareNotHandedIn { .. }
        | Command::KeySheet { .. }
        | Command::ReviseSheet { .. }
        | Command::KeyAgain { .. }
        | Command::SettleKeyings { .. }
        | Command::CheckSheet { .. }
        | Command::MoveSheet { .. }
        | Command::SettleUnreadable { .. }
        | Command::UpholdReading { .. } => return sheets::decide(contest, command, context.who),
    };
    Ok(events.into_iter().map(Event::Anagram).collect())
}

fn stage(contest: &Contest, round: RoundNo) -> Result<&Stage, Rejection> {
    known_round(round)?;
    let round_now = contest.anagram.round(round);
    round_now.map(|round| &round.stage).ok_or(Rejection::UnknownRound { round })
}
