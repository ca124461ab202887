//! The rows of what whoever conducts a joint competition asks.

use crate::commands::formats::OwnWhen;
use crate::commands::formats::anagram::conduct::{Command, Question, When as C};
use crate::commands::spec::{Spec, row};
use crate::commands::{UserCommand, When};
use crate::domain::contest::objection::Outcome;

const fn own(when: C) -> When {
    When::Own(OwnWhen::Conduct(when))
}

/// A command's row.
pub(super) fn of_command(command: Command) -> Spec {
    match command {
        Command::EnterVenues => row("conduct-enter", own(C::Entering)),
        Command::LookAt(_) => row("conduct-look-at", own(C::Halls)),
        Command::ToggleCard => row("conduct-show-card", own(C::HallSeen)),
        Command::ReadLetters(..) => row("conduct-tell-letters", own(C::HallSeen)),
        Command::FetchAll => row("conduct-fetch", own(C::Halls)).hint("conduct-fetch-hint"),
        Command::ShowTable => row("conduct-table", own(C::Halls)).hint("conduct-table-hint"),
        Command::HideTable => row("conduct-hide-table", own(C::Halls)),
        Command::UseToken => row("conduct-use-token", own(C::Halls)),
    }
}

/// A question's row.
pub(super) fn of_question(question: &Question) -> Spec {
    use Question as Q;
    match question {
        Q::SaveCards => row("conduct-save-cards", own(C::Halls)).hint("conduct-save-cards-hint"),
        Q::ReplaceCard(_) => row("conduct-replace-card", own(C::HallSeen)),
        Q::AskWords => row("conduct-ask-words", own(C::Halls)),
        Q::CloseWords => row("conduct-close-words", own(C::Halls)),
        Q::OpenRound(_) => row("conduct-open-round", own(C::Openable)),
        Q::MoveStart(..) => row("conduct-move-start", own(C::Openable)),
        Q::PublishAhead(_) => row("conduct-publish-ahead", own(C::Halls)),
        Q::TellLetters(..) => row("conduct-tell-letters", own(C::Halls)),
        Q::Tell => row("conduct-tell", own(C::Halls)).hint("conduct-tell-hint"),
        Q::DecideWord { outcome: Outcome::Upheld, .. } => row("commands-uphold", own(C::Halls)),
        Q::DecideWord { outcome: Outcome::Dismissed, .. } => {
            row("commands-dismiss-objection", own(C::Halls))
        }
        Q::TakeOwnBranch(_) => row("conduct-take-branch-of", own(C::Halls)),
        Q::TakeBranch(..) => row("conduct-take-branch-of", own(C::HallSeen)),
        Q::SignJoint => row("conduct-sign", own(C::Halls)),
    }
}

/// What the palette reaches in the anagram format.
pub(super) fn listed() -> [UserCommand; 5] {
    [
        Command::EnterVenues.into(),
        Question::SaveCards.into(),
        Question::Tell.into(),
        Command::FetchAll.into(),
        Command::ShowTable.into(),
    ]
}
