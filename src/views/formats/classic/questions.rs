//! The questions that only classic games ask.

mod clock;
mod game;
mod judge;
mod pairing;
mod people;
mod results;
mod take_in;
mod time;

pub use pairing::{typed_tables, typed_two};

use super::Sight;
use super::take_in::TakeInData;
use crate::commands::Question;
use crate::commands::formats::OwnQuestion;
use crate::commands::formats::classic::Question as Q;
use crate::domain::contest::office::Office;
use crate::domain::formats::classic::state::Classic;
use crate::language::tr;
use crate::views::asked;

/// A question.
pub type Asked = asked::Asked<Classic, TakeInData>;
/// What yes asks for.
pub type Answered = asked::Answered<Classic>;

/// The question, as it stands now; `None` of one that is not asked here alone.
pub fn asked(sight: &Sight<'_>, question: &Question) -> Option<Asked> {
    Some(match question {
        Question::SetRemaining => time::set(sight),
        Question::RestartTime => time::restart(sight),
        Question::Stop => time::end(sight),
        Question::Close(closing) => time::close(sight, *closing),
        Question::Own(OwnQuestion::Classic(own)) => of_own(sight, own),
        _ => return None,
    })
}

fn of_own(sight: &Sight<'_>, question: &Q) -> Asked {
    match question {
        Q::PairDespite(round) => pairing::despite(sight, *round),
        Q::PairAgain(round) => pairing::again(sight, *round),
        Q::TypePairing(round) => pairing::typed(sight, *round),
        Q::Swap => pairing::swap(sight, sight.round_in_view()),
        Q::WithdrawPairing(round) => pairing::withdraw(sight, *round),
        Q::HoldClock => time::hold(sight),
        Q::SetClock => time::set(sight),
        Q::EndClock => time::end(sight),
        Q::StartTable(clock, side) => clock::start(sight, *clock, *side),
        Q::HoldTable => clock::hold(sight),
        Q::SetTable(side) => clock::set(sight, *side),
        Q::StopTable => clock::stop(sight),
        Q::SaveDoubtful => results::doubtful(sight),
        Q::CorrectResult => results::correct(sight),
        Q::WithdrawResult => results::withdraw(sight),
        Q::Walkover(present) => results::walkover(sight, *present),
        Q::CancelGame => results::cancel(sight),
        Q::OddTurn(outcome) => game::odd(sight, *outcome),
        Q::ReviseTurn(outcome) => game::revise(sight, *outcome),
        Q::EndGame(end, finisher) => game::end(sight, *end, *finisher),
        Q::TakeIn => take_in::take_in(sight),
        Q::RenameTeam(team) => people::rename(sight, *team),
        Q::SetMember(player) => people::member(sight, *player),
        Q::Answer(verdict) => judge::answer(sight, *verdict),
    }
}

/// A question of the referee with a sentence on what it means.
fn of_referee(sight: &Sight<'_>, line: &'static str, answer: Answered) -> Asked {
    Asked { lines: vec![tr(sight.language(), line)], ..Asked::new(Office::Referee, answer) }
}
