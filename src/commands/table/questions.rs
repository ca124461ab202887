//! The rows of the questions.

use super::formats::of_own_question;
use crate::commands::formats::{Lateness, PausedTiles};
use crate::commands::spec::{Spec, row};
use crate::commands::{CeremonyFrom, Closing, CopyKind, Key, OfSheet, Question, When, Whom};
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::ruling::Ruled;

#[expect(clippy::too_many_lines, reason = "one table")]
pub(super) fn of_question(question: &Question) -> Spec {
    use Question as Q;
    use When as W;
    match question {
        Q::Pause(PausedTiles::Hidden) => row("commands-pause", W::Running).key(Key::P),
        Q::Pause(PausedTiles::Shown) => row("commands-pause-shown", W::Running),
        Q::Stop => row("commands-stop", W::Timed).key(Key::S).also("commands-also-stop"),
        Q::RestartTime => row("commands-restart-time", W::Timed).key(Key::R),
        Q::SetRemaining => {
            row("commands-set-remaining", W::TimeCorrectable).key(Key::T).also("commands-also-time")
        }
        Q::SetBreak => row("commands-set-break", W::BreakRuns).key(Key::L),
        Q::EndBreak => row("commands-end-break", W::BreakRuns),
        Q::HallWord => row("commands-ask-hall-word", W::BeforeDraws),
        Q::DrawAhead(..) => row("commands-draw-ahead", W::Changeable),
        Q::GiveUpRest(_) => row("commands-give-up-rest", W::Changeable),
        Q::GiveUp(_) => row("commands-give-up", W::RoundKept),
        Q::Replay(_) => row("commands-replay", W::RoundBegun).also("commands-also-replay"),
        Q::Record(_) => row("commands-record", W::RoundUnsettled).hint("commands-record-hint"),
        Q::Correct(_) => row("commands-correct", W::RoundAnnounced).hint("commands-correct-hint"),
        Q::RenewCommitment => row("commands-renew", W::BeforeDraws),
        Q::ChangeList => row("commands-change-list", W::Changeable),
        Q::ChangePlayer(_) => row("commands-change-player", W::Changeable),
        Q::Whom(Whom::Change) => {
            row("commands-whom-change", W::Changeable).also("commands-also-change")
        }
        Q::Whom(Whom::Remove) => {
            row("commands-whom-remove", W::BeforeDraws).also("commands-also-remove")
        }
        Q::Whom(Whom::Leave) => {
            row("commands-whom-leave", W::Changeable).also("commands-also-leave")
        }
        Q::Whom(Whom::Penalise) => {
            row("commands-whom-penalise", W::Changeable).also("commands-also-penalty")
        }
        Q::Whom(Whom::Lodge) => {
            row("commands-whom-lodge", W::Objectionable).also("commands-also-objection")
        }
        Q::WhichSheet(OfSheet::Move) => {
            row("commands-which-sheet-moves", W::Changeable).also("commands-also-move")
        }
        Q::WhichSheet(OfSheet::Exchange) => {
            row("commands-which-sheet-exchanged", W::Changeable).also("commands-also-exchange")
        }
        Q::WhichSheet(OfSheet::Late) => {
            row("commands-which-sheet-late", W::Changeable).also("commands-also-late")
        }
        Q::WhichSheet(OfSheet::Correct) => {
            row("commands-which-sheet-corrected", W::Changeable).also("commands-also-correct")
        }
        Q::WhichSheet(OfSheet::ReadAs) => {
            row("commands-which-sheet-illegible", W::Changeable).also("commands-also-illegible")
        }
        Q::WhichSheet(OfSheet::Settle) => row("commands-which-sheet-settled", W::Changeable),
        Q::WhichSheet(OfSheet::Name) => {
            row("commands-which-sheet-named", W::Changeable).also("commands-also-named")
        }
        Q::WhichWord => row("commands-which-word", W::Changeable).also("commands-also-ruling"),
        Q::AddDuplicates => row("commands-add-duplicates", W::Changeable),
        Q::Leave(_) => row("commands-leave", W::Changeable),
        Q::Remove(_) => row("commands-remove-player", W::BeforeDraws),
        Q::ReplaceDocument => row("commands-replace-document", W::Pages),
        Q::Archive(_) => row("commands-archive", W::Open)
            .hint("commands-archive-hint")
            .also("commands-also-website"),
        Q::WebPage(_) => row("commands-web-page", W::Open)
            .hint("commands-web-page-hint")
            .also("commands-also-website"),
        Q::Copy(CopyKind::Whole) => row("commands-save-copy", W::Open)
            .hint("commands-save-copy-hint")
            .also("commands-also-copy"),
        Q::Copy(CopyKind::Publication) => row("commands-publish", W::Open)
            .hint("commands-publish-hint")
            .also("commands-also-website"),
        Q::MoveSheet { .. } => row("commands-move-sheet", W::Changeable),
        Q::ExchangeSheets { .. } => row("commands-exchange-sheets", W::Changeable),
        Q::RulePicked(Ruled::Valid) => row("commands-rule-picked-valid", W::Changeable),
        Q::RulePicked(Ruled::Invalid) => row("commands-rule-picked-invalid", W::Changeable),
        Q::Settle { .. } => row("commands-settle", W::Changeable),
        Q::TakeIn => row("commands-take-in", W::Changeable)
            .hint("commands-take-in-hint")
            .also("commands-also-sheets"),
        Q::ReadAs(..) => row("commands-read-as", W::Changeable),
        Q::Overrule(_, Some(_)) => row("commands-overrule", W::Changeable),
        Q::Overrule(_, None) => row("commands-withdraw", W::Changeable),
        Q::DropDraft => row("commands-drop-draft", W::SheetOpen).also("commands-also-drop"),
        Q::SaveEmpty(_) => row("commands-save-empty", W::SheetOpen),
        Q::OtherRound(_) => row("commands-other-round", W::SheetOpen),
        Q::Misplaced(_) => row("commands-misplaced", W::SheetOpen),
        Q::OddLength(_) => row("commands-odd-length", W::SheetOpen),
        Q::SameSheet(_) => row("commands-same-sheet", W::SheetOpen),
        Q::HandedInAfterAll(_) => row("commands-handed-in-after-all", W::SheetOpen),
        Q::SetLateness(Lateness::Late) => row("commands-late", W::SheetOfPlayer),
        Q::SetLateness(Lateness::InTime) => row("commands-in-time", W::SheetOfPlayer),
        Q::ReviseSheet => row("commands-revise", W::SheetOpen),
        Q::Penalise { .. } => row("commands-penalise", W::Changeable),
        Q::LiftPenalty(_) => row("commands-lift-penalty", W::Changeable),
        Q::Lodge { .. } => row("commands-lodge", W::Objectionable),
        Q::Decide(_, Outcome::Upheld) => row("commands-uphold", W::Changeable),
        Q::Decide(_, Outcome::Dismissed) => row("commands-dismiss-objection", W::Changeable),
        Q::Sign => row("commands-sign", W::Changeable).also("commands-also-sign"),
        Q::Reopen => row("commands-reopen", W::Signed).also("commands-also-reopen"),
        Q::Message => row("commands-message", W::Open).also("commands-also-message"),
        Q::ShowBeforeCalls(_) => row("commands-show-before-calls", W::Open),
        Q::ShowInstead(_) => row("commands-show-instead", W::Open),
        Q::Ceremony => row("commands-ceremony", W::Open),
        Q::CeremonyFrom(from) => row(ceremony_from(*from), W::Open)
            .hint("commands-ceremony-from-hint")
            .also("commands-also-ceremony"),
        Q::Person(_) => row("commands-person", W::Open)
            .hint("commands-person-hint")
            .also("commands-also-person"),
        Q::Close(closing) | Q::CloseAtWork(closing) => match closing {
            Closing::Hall => row("commands-close-hall", W::Open),
            Closing::Competition => row("commands-close", W::Open),
            Closing::Program => row("commands-quit", W::Open),
        },
        Q::NewInstead => row("commands-set-up", W::Open),
        Q::Undo(_) => row("commands-undo", W::Undoable).ctrl(Key::Z),
        Q::CloseDoors => row("commands-close-doors", W::DoorsOpen),
        Q::Revoke(_) => row("commands-revoke", W::StaffDoorOpen),
        Q::Publish(_) => row("commands-publish-round", W::Changeable)
            .hint("commands-publish-round-hint")
            .also("commands-also-stations"),
        Q::WithdrawPublication(_) => row("commands-withdraw-publication", W::Changeable),
        Q::NewCard(_) => row("commands-new-card", W::Changeable)
            .hint("commands-new-card-hint")
            .also("commands-also-stations"),
        Q::AllowPlain => row("commands-allow-plain", W::StaffDoorOpen)
            .hint("commands-allow-plain-hint")
            .also("commands-also-stations"),
        Q::Picture(asked) => asked.spec(),
        Q::Own(own) => of_own_question(own),
    }
}

const fn ceremony_from(from: CeremonyFrom) -> &'static str {
    match from {
        CeremonyFrom::Last => "commands-ceremony-anew",
        CeremonyFrom::Tenth => "commands-ceremony-tenth",
        CeremonyFrom::Third => "commands-ceremony-third",
        CeremonyFrom::Typed => "commands-ceremony-from",
    }
}
