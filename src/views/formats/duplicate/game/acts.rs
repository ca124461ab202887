//! What can be done in Game beside the next step, by rank: what one needs now, corrections, and what is dangerous,
//! which always asks.

use crate::commands::formats::duplicate::step::{Step, due_end};
use crate::commands::formats::duplicate::{
    Cancelled, Command, EndWhy, NextLetters, Possible, Question as Q, TurnNo,
};
use crate::commands::{Question, UserCommand};
use crate::domain::timing::PausedTiles;
use crate::screens::Act;
use crate::views::formats::duplicate::Sight;
use crate::views::formats::duplicate::situation::ways_to_cancel;

/// What can be done, by rank; nothing stands in two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acts {
    /// What one needs now.
    pub at_hand: Vec<Act>,
    /// What is put right, set, or recorded.
    pub corrections: Vec<Act>,
    /// What ends or cancels something.
    pub dangerous: Vec<Act>,
}

/// What one needs now beside the next step.
pub fn at_hand(sight: &Sight<'_>) -> Vec<Act> {
    acts(sight, &sight.step(), sight.turn_in_view()).at_hand
}

/// What can be done with a turn in view while this is the next step.
pub(super) fn acts(sight: &Sight<'_>, step: &Step, number: TurnNo) -> Acts {
    let seen = sight.seen();
    let possible = |commands: Vec<UserCommand>| -> Vec<Act> {
        let acts = commands.into_iter().map(|command| seen.act(command));
        acts.filter(|act| act.enabled).collect()
    };
    let ask = UserCommand::Ask;
    let mut at_hand = vec![
        ask(Question::Pause(PausedTiles::Hidden)),
        ask(Question::Stop),
        ask(Question::SetRemaining),
        ask(Question::RestartTime),
    ];
    if matches!(step, Step::Start(_)) {
        at_hand.extend(
            [
                Command::HoldAnnouncing,
                Command::SameLetter,
                Command::NextLetter,
                Command::EndAnnouncing,
            ]
            .map(UserCommand::from),
        );
    }
    at_hand.push(Q::CorrectRack(number).into());
    at_hand.push(Q::VoidRack.into());
    at_hand.push(Q::LastTurn.into());
    let mut at_hand = possible(at_hand);
    let over = matches!(step, Step::Settle(_) | Step::Announce(_) | Step::Collect(..));
    if over {
        at_hand.retain(|act| act.command != Q::CorrectRack(number).into());
        let none = seen.act(Q::NoPlay(number, Possible::Impossible).into());
        at_hand.extend(Some(none).filter(|act| act.enabled));
    }
    let not_at_hand = |act: &Act| at_hand.iter().all(|other| other.command != act.command);
    let others = |commands| possible(commands).into_iter().filter(not_at_hand).collect();
    let corrections = vec![
        Q::CorrectRack(number).into(),
        Q::TurnTime.into(),
        Q::LastTurn.into(),
        Q::RecordTurn.into(),
        Q::RestoreTurn(number).into(),
    ];
    let way = ways_to_cancel(sight, number).next();
    let cancel = way.map(|how| {
        let letters = (how == Cancelled::TakenBack).then_some(NextLetters::Same);
        Q::CancelTurn(number, how, letters).into()
    });
    let end = due_end(&sight.contest().game, sight.known()).unwrap_or(EndWhy::Stopped);
    let dangerous = cancel
        .into_iter()
        .chain([Q::NoPlay(number, Possible::Impossible).into(), Q::EndGame(end).into()])
        .collect();
    let (corrections, dangerous) = (others(corrections), others(dangerous));
    Acts { at_hand, corrections, dangerous }
}
