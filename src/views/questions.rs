//! Questions: what the program asks back before it acts, with the consequence before the decision. Each
//! has everything of it in one place: what it says and wants to know, and what yes asks for. The list is
//! here; how all are shown, in `frame`; how all are answered, in the shell.

mod corrected;
mod files;
mod frame;
mod group_ui;
mod hall;
mod lines_ui;
mod people;
mod person_ui;
mod player;
mod referee;
mod setup;
mod stations;
mod ui;
mod undo;
mod words;

pub use frame::{DialogData, data};
pub use people::{meant_at_the_desk, role_of};
pub use player::{PersonData, meant};
pub(in crate::views) use stations::at_work;
pub use ui::{Time, meant_by_enter, show};
pub use words::evidence;

use super::asked::{Answer, Asked};
use super::{AskedOf, OwnViews, Sight, pictures};
use crate::commands::Question;
use crate::domain::contest::office::Office;

/// The question, as it stands now: the list of all that every competition has; the others are the format's.
pub fn asked<F: OwnViews>(sight: &Sight<'_, F>, question: &Question) -> AskedOf<F> {
    match question {
        Question::WhichWord => words::which(sight),
        Question::HallWord => setup::hall_word(sight),
        Question::RenewCommitment => setup::renew_commitment(sight),
        Question::ChangeList => setup::change_list(sight),
        Question::AddDuplicates => people::add_duplicates(sight),
        Question::ChangePlayer(player) => people::change(sight, *player),
        Question::Leave(player) => people::leave(sight, *player),
        Question::Remove(player) => people::remove(sight, *player),
        Question::NewInstead => setup::new_instead(sight),
        Question::Whom(whom) => people::whom(sight, *whom),
        Question::Person(chosen) => people::at_the_desk(sight, *chosen),
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
        Question::Archive(penalised) => files::archive(sight, *penalised),
        Question::WebPage(penalised) => files::web_page(sight, *penalised),
        Question::Copy(copy) => files::copy(sight, *copy),
        Question::Message => hall::message(sight),
        Question::ShowInstead(scene) => hall::show_instead(sight, scene),
        Question::ShowBeforeCalls(scene) => hall::show_before_calls(sight, scene),
        Question::Ceremony => hall::ceremony(sight),
        Question::CeremonyFrom(from) => hall::ceremony_from(sight, *from),
        Question::Undo(action) => undo::undo(sight, *action),
        Question::CloseDoors => stations::close(sight),
        Question::CloseAtWork(closing) => stations::close_at_work(sight, *closing),
        Question::Revoke(label) => stations::revoke(sight, label),
        Question::Publish(round) => stations::publish(sight, *round),
        Question::WithdrawPublication(round) => stations::withdraw(sight, *round),
        Question::NewCard(player) => stations::new_card(sight, *player),
        Question::AllowPlain => stations::allow_plain(sight),
        Question::Picture(asked) => pictures::questions::asked(sight, *asked),
        Question::Pause(_)
        | Question::Stop
        | Question::RestartTime
        | Question::SetRemaining
        | Question::SetBreak
        | Question::EndBreak
        | Question::Close(_)
        | Question::DrawAhead(..)
        | Question::GiveUp(_)
        | Question::GiveUpRest(_)
        | Question::Replay(_)
        | Question::Record(_)
        | Question::Correct(_)
        | Question::MoveSheet { .. }
        | Question::ExchangeSheets { .. }
        | Question::Settle { .. }
        | Question::DropDraft
        | Question::SaveEmpty(_)
        | Question::OtherRound(_)
        | Question::Misplaced(_)
        | Question::OddLength(_)
        | Question::SameSheet(_)
        | Question::HandedInAfterAll(_)
        | Question::SetLateness(_)
        | Question::ReviseSheet
        | Question::ReadAs(..)
        | Question::WhichSheet(_)
        | Question::TakeIn
        | Question::Own(_) => F::asked(sight, question)
            .unwrap_or_else(|| Asked::new(Office::Anybody, Ok(Answer::Nothing))),
    }
}
