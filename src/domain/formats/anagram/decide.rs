//! The anagram format's commands into events. Whether these may stand, the law says.

mod draw;
mod joint;
mod sheets;
mod time;

use super::command::Command;
use super::event::Event as AnagramEvent;
use super::sheet::Lateness;
use super::take_in;
use crate::domain::contest::Context;
use crate::domain::contest::known::known_round;
use crate::domain::formats::anagram::refusal::{Needs, Refusal};
use crate::domain::formats::anagram::{Contest, Event, Rejection};

/// The events that a command of this format asks for.
///
/// # Errors
/// [`Rejection`], when none could be built.
pub(in crate::domain) fn build(
    contest: &Contest,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let anagram = &contest.game;
    let Context { now, .. } = *context;
    let events = match command {
        Command::DrawLetters { round } => return draw::digital(contest, round, context),
        Command::TypeLetters { round, letters } => draw::physical(anagram, round, letters)?,
        Command::TypeReplacements { round, letters } => draw::replacements(anagram, round, letters),
        Command::ShowLetters { round } => draw::show(anagram, round),
        Command::RecordRound { round, letters, reason } => {
            vec![AnagramEvent::RoundRecorded { round, letters, reason }]
        }
        Command::CorrectLetters { round, letters, reason } => {
            vec![AnagramEvent::LettersCorrected { round, letters, reason }]
        }
        Command::ReplayRound { round, reason } => {
            vec![AnagramEvent::RoundReplayed { round, reason }]
        }
        Command::GiveUpRound { round, reason } => {
            vec![AnagramEvent::RoundGivenUp { round, reason }]
        }
        Command::GiveUpRest { from, reason } => {
            known_round(anagram, from)?;
            let open = anagram.rounds().filter(|&(n, round)| n >= from && !round.is_settled());
            let given_up = |round| AnagramEvent::RoundGivenUp { round, reason: reason.clone() };
            let events: Vec<_> = open.map(|(round, _)| given_up(round)).collect();
            if events.is_empty() {
                return Err(Rejection::Own(Refusal::WrongStage {
                    round: from,
                    needs: Needs::Unsettled,
                }));
            }
            events
        }
        Command::StartRound { round } => time::start(anagram, round)?,
        Command::HoldTime => time::hold(anagram, now)?,
        Command::PauseRound { tiles, reason } => time::pause(anagram, tiles, reason, now)?,
        Command::ResumeRound => time::resume(anagram, now)?,
        Command::StopRound { reason } => time::stop(anagram, reason, now)?,
        Command::RestartTime { reason } => {
            let (round, _) = time::timed(anagram)?;
            vec![AnagramEvent::TimeRestarted { round, reason }]
        }
        Command::SetRemaining { remaining_ms, reason } => {
            let round = time::can_be_set(anagram)?;
            vec![AnagramEvent::RemainingSet { round, remaining_ms, reason }]
        }
        Command::ConfirmTime => time::confirm(anagram, now)?,
        Command::NoteTime => time::note(anagram, now),
        Command::StartBreak { after } => {
            vec![AnagramEvent::BreakStarted { after, full_ms: anagram.rules().break_ms() }]
        }
        Command::SetBreak { remaining_ms } => {
            vec![AnagramEvent::BreakSet { after: time::break_after(anagram)?, remaining_ms }]
        }
        Command::EndBreak => vec![AnagramEvent::BreakEnded { after: time::break_after(anagram)? }],
        Command::CollectSheets { round, players, lateness } => {
            sheets::collect(anagram, round, players, lateness)
        }
        // Said twice it is a mistake, which one undo would not take back.
        Command::SetLateness { round, player, lateness: Lateness::Late }
            if anagram.place(round, player).lateness == Lateness::Late =>
        {
            Vec::new()
        }
        Command::SetLateness { round, player, lateness } => {
            vec![AnagramEvent::LatenessSet { round, player, lateness }]
        }
        Command::DeclareNotHandedIn { round, player } => {
            vec![AnagramEvent::NotHandedIn { round, player }]
        }
        Command::AwaitSheet { round, player } => sheets::awaited(anagram, round, player),
        Command::KeySheet { player, round, words } => {
            vec![AnagramEvent::SheetKeyed { sheet: anagram.next_sheet(), player, round, words }]
        }
        Command::TakeInSheets { from, sheets, reason } => {
            take_in::events(contest, from, sheets, &reason)?
        }
        Command::ReviseSheet { sheet, seen, words, reason } => {
            sheets::as_seen(anagram, sheet, &seen)?;
            vec![AnagramEvent::SheetRevised { sheet, words, reason }]
        }
        Command::KeyAgain { sheet, words } => vec![AnagramEvent::SheetKeyedAgain { sheet, words }],
        Command::SettleKeyings { sheet, words } => {
            vec![AnagramEvent::KeyingsSettled { sheet, words }]
        }
        Command::CheckSheet { sheet } => vec![AnagramEvent::SheetChecked { sheet }],
        Command::MoveSheet { sheet, player, round } => {
            vec![AnagramEvent::SheetMoved { sheet, player, round }]
        }
        Command::SettleUnreadable { sheet, field, place } => {
            vec![AnagramEvent::SettledUnreadable { sheet, field, place }]
        }
        Command::UpholdReading { objection, words, reason } => {
            return sheets::uphold_reading(contest, objection, words, reason);
        }
        Command::AsSeen { sheets, does } => {
            sheets.iter().try_for_each(|(id, seen)| sheets::still(anagram, *id, seen))?;
            return build(contest, *does, context);
        }
        Command::Joint(command) => return joint::build(contest, command, context),
    };
    Ok(events.into_iter().map(Event::Own).collect())
}
