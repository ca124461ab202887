//! Questions: what the program asks back before it acts, with the consequence before the decision. Each
//! has everything of it in one place: what it says and wants to know, and what yes asks for. The list is
//! here; how all are shown, in `frame`; how all are answered, in the shell.

mod files;
mod frame;
mod hall;
mod people;
mod player;
mod referee;
mod setup;
mod ui;
mod undo;
mod words;

pub use frame::{DialogData, data};
pub use player::PersonData;
pub use ui::show;

use super::formats::{Asked, Sight, questions as own};
use crate::commands::Question;

/// The question, as it stands now: the list of all, each with its file.
pub fn asked(sight: &Sight<'_>, question: &Question) -> Asked {
    match question {
        Question::Pause(tiles) => own::time::pause(sight, *tiles),
        Question::Stop => own::time::stop(sight),
        Question::RestartTime => own::time::restart(sight),
        Question::SetRemaining => own::time::set_remaining(sight),
        Question::SetBreak => own::time::set_break(sight),
        Question::EndBreak => own::time::end_break(sight),
        Question::Close(closing) => own::time::close(sight, *closing),
        Question::DrawAhead(round, mode) => own::rounds::draw_ahead(sight, *round, *mode),
        Question::GiveUp(round) => own::rounds::give_up(sight, *round),
        Question::GiveUpRest(from) => own::rounds::give_up_rest(sight, *from),
        Question::Replay(round) => own::rounds::replay(sight, *round),
        Question::Record(round) => own::rounds::record(sight, *round),
        Question::Correct(round) => own::rounds::correct(sight, *round),
        Question::MoveSheet { sheet, player, round } => {
            own::sheets::relocate(sight, *sheet, *player, *round)
        }
        Question::Settle { sheet, kept } => own::sheets::settle(sight, *sheet, kept),
        Question::SaveEmpty => own::sheets::save_empty(sight),
        Question::Misplaced(chosen) => own::sheets::misplaced(sight, *chosen),
        Question::SetLateness(lateness) => own::sheets::set_lateness(sight, *lateness),
        Question::ReviseSheet => own::sheets::revise(sight),
        Question::ReadAs(sheet, field, place) => {
            own::sheets::read_as(sight, (*sheet, *field, *place))
        }
        Question::WhichSheet(of) => own::sheets::which(sight, *of),
        Question::WhichWord => words::which(sight),
        Question::TakeIn => own::sheets::take_in(sight),
        Question::HallWord | Question::Own(_) => setup::hall_word(sight),
        Question::RenewCommitment => setup::renew_commitment(sight),
        Question::ChangeList => setup::change_list(sight),
        Question::AddDuplicates => people::add_duplicates(sight),
        Question::ChangePlayer(player) => people::change(sight, *player),
        Question::Leave(player) => people::leave(sight, *player),
        Question::Remove(player) => people::remove(sight, *player),
        Question::Whom(whom) => people::whom(sight, *whom),
        Question::Person(role) => people::at_the_desk(sight, *role),
        Question::Penalise { player, round, kind } => {
            referee::penalise(sight, *player, *round, *kind)
        }
        Question::LiftPenalty(penalty) => referee::lift(sight, *penalty),
        Question::Lodge { player, round, about } => referee::lodge(sight, *player, *round, *about),
        Question::Decide(objection, outcome) => referee::decide(sight, *objection, *outcome),
        Question::Sign => referee::sign(sight),
        Question::Reopen => referee::reopen(sight),
        Question::RulePicked(ruled) => words::rule_picked(sight, *ruled),
        Question::Overrule(word, ruled) => words::overrule(sight, word, *ruled),
        Question::ReplaceDocument => files::replace_document(sight),
        Question::Archive => files::archive(sight),
        Question::Copy(copy) => files::copy(sight, *copy),
        Question::Message => hall::message(sight),
        Question::Ceremony => hall::ceremony(sight),
        Question::Undo(action) => undo::undo(sight, *action),
    }
}
