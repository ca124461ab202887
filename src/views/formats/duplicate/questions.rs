//! The questions that only a duplicate game asks.

mod slips;
mod time;
mod tops;
mod turns;

pub use slips::{said, uphold_reading};
pub use tops::choice;

use super::{Sight, take_in};
use crate::commands::Question;
use crate::commands::formats::OwnQuestion;
use crate::commands::formats::duplicate::Question as Q;
use crate::domain::contest::office::Office;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::language::tr;
use crate::views::asked;

/// A question.
pub type Asked = asked::Asked<Duplicate, take_in::TakeInData>;
/// What yes asks for.
pub type Answered = asked::Answered<Duplicate>;

/// The question, as it stands now; `None` of one that is not asked here alone.
pub fn asked(sight: &Sight<'_>, question: &Question) -> Option<Asked> {
    Some(match question {
        Question::Pause(tiles) => time::pause(sight, *tiles),
        Question::Stop => time::stop(sight),
        Question::RestartTime => time::restart(sight),
        Question::SetRemaining => time::set_remaining(sight),
        Question::Close(closing) => time::close(sight, *closing),
        Question::Own(OwnQuestion::Duplicate(own)) => of_own(sight, own),
        _ => return None,
    })
}

fn of_own(sight: &Sight<'_>, question: &Q) -> Asked {
    match question {
        Q::StartAlone(turn) => time::start_alone(sight, *turn),
        Q::TurnTime => time::turn_time(sight),
        Q::VoidRack => turns::void_rack(sight),
        Q::RefuseTriple => turns::refuse_triple(sight),
        Q::CorrectRack(turn) => turns::correct_rack(sight, *turn),
        Q::RecordTurn => turns::record(sight),
        Q::LastTurn => turns::last_turn(sight),
        Q::CancelTurn(turn, how, letters) => turns::cancel(sight, *turn, (*how, *letters)),
        Q::RestoreTurn(turn) => turns::restore(sight, *turn),
        Q::EndGame(why) => turns::end_game(sight, *why),
        Q::NoPlay(turn, possible) => tops::no_play(sight, *turn, *possible),
        Q::SetAside => tops::set_aside(sight),
        Q::CorrectTop(turn) => tops::correct(sight, *turn),
        Q::ReviseSlip => slips::revise(sight),
        Q::TakeInSlips => slips::take_in(sight),
        Q::MoveSlip { slip, player, turn } => slips::relocate(sight, *slip, *player, *turn),
        Q::SettleSlip(slip, keying) => slips::settle(sight, *slip, *keying),
        Q::SetOutcome(slip) => slips::set_outcome(sight, *slip),
        Q::LiftOutcome(slip) => slips::lift_outcome(sight, *slip),
    }
}

/// A question of the referee with a sentence on what it means.
fn of_referee(sight: &Sight<'_>, line: &'static str, answer: Answered) -> Asked {
    Asked { lines: vec![tr(sight.language(), line)], ..Asked::new(Office::Referee, answer) }
}
