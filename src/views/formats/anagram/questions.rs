//! The questions that only a competition of anagram rounds asks.

mod drafts;
mod exchange;
pub mod joint;
mod late;
mod misplaced;
mod relocate;
pub mod rounds;
pub mod sheets;
pub mod time;

use super::{Asked, Sight, conductor};
use crate::commands::Question;
use crate::commands::formats::OwnQuestion;
use crate::commands::formats::anagram::Question as Own;

/// The question, as it stands now; `None` of one that is not asked here alone.
pub fn asked(sight: &Sight<'_>, question: &Question) -> Option<Asked> {
    Some(match question {
        Question::Own(OwnQuestion::Anagram(Own::Pass)) => joint::pass(sight),
        Question::Own(OwnQuestion::Anagram(Own::WordLate)) => joint::word_late(sight),
        Question::Own(OwnQuestion::Anagram(Own::ByTelephone(round))) => {
            joint::by_telephone(sight, *round)
        }
        Question::Own(OwnQuestion::Anagram(Own::CollectRest(round))) => {
            sheets::collect_rest(sight, *round)
        }
        Question::Own(OwnQuestion::Anagram(Own::BreakAhead)) => rounds::break_ahead(sight),
        Question::Pause(tiles) => time::pause(sight, *tiles),
        Question::Stop => time::stop(sight),
        Question::RestartTime => time::restart(sight),
        Question::SetRemaining => time::set_remaining(sight),
        Question::SetBreak => time::set_break(sight),
        Question::EndBreak => time::end_break(sight),
        Question::Close(closing) => time::close(sight, *closing),
        Question::DrawAhead(round, mode) => rounds::draw_ahead(sight, *round, *mode),
        Question::GiveUp(round) => rounds::give_up(sight, *round),
        Question::GiveUpRest(from) => rounds::give_up_rest(sight, *from),
        Question::Replay(round) => rounds::replay(sight, *round),
        Question::Record(round) => rounds::record(sight, *round),
        Question::Correct(round) => rounds::correct(sight, *round),
        Question::MoveSheet { sheet, player, round } => {
            relocate::relocate(sight, *sheet, *player, *round)
        }
        Question::ExchangeSheets { sheet, player } => exchange::exchange(sight, *sheet, *player),
        Question::Settle { sheet, kept } => sheets::settle(sight, *sheet, kept),
        Question::DropDraft => drafts::drop(sight),
        Question::SaveEmpty(chosen) => misplaced::save_empty(sight, *chosen),
        Question::OtherRound(chosen) => misplaced::of_other_round(sight, *chosen),
        Question::Misplaced(answers) => misplaced::misplaced(sight, answers),
        Question::OddLength(so) => misplaced::odd_length(sight, *so),
        Question::SameSheet(chosen) => misplaced::same_sheet(sight, *chosen),
        Question::HandedInAfterAll(so) => misplaced::handed_in_after_all(sight, *so),
        Question::SetLateness(lateness) => late::set(sight, *lateness),
        Question::ReviseSheet => sheets::revise(sight),
        Question::ReadAs(sheet, field, place) => sheets::read_as(sight, (*sheet, *field, *place)),
        Question::WhichSheet(of) => sheets::which(sight, *of),
        Question::TakeIn => sheets::take_in(sight),
        Question::Own(OwnQuestion::Conduct(own)) => conductor::questions::asked(sight, own),
        _ => return None,
    })
}
