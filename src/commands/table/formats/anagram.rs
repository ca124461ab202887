//! What shortcuts and the palette reach of anagram rounds alone.

use crate::commands::formats::anagram::{Command, FileOf, Question as Own, Situation, When};
use crate::commands::formats::{Lateness, OwnQuestion, OwnWhen, PausedTiles};
use crate::commands::spec::{Spec, row};
use crate::commands::{self, OfSheet, Question, UserCommand};
use crate::domain::ids::RoundNo;

/// What needs nothing but its name, beside what every competition has.
pub fn listed() -> Vec<UserCommand> {
    use UserCommand as C;
    let mut listed: Vec<C> = OfSheet::ALL.map(|of| C::Ask(Question::WhichSheet(of))).into();
    listed.extend([
        C::Review,
        C::Ask(Question::Pause(PausedTiles::Hidden)),
        C::Ask(Question::SetBreak),
        C::StartBreak,
        C::Ask(Question::EndBreak),
        C::FindSheet,
        C::KeyNameless,
        C::KeyAgain,
        C::ShowFirst,
        C::CheckSheet,
        C::RejectSheet,
        C::NextUnchecked,
        C::SaveSheet,
        C::NextMissing,
        C::Ask(Question::DropDraft),
        C::DeclareNotHandedIn,
        C::SetLateness(Lateness::Late),
        C::SetLateness(Lateness::InTime),
        C::Ask(Question::TakeIn),
        C::BrowseSheets,
        Command::ConnectAgain.into(),
        Command::BrowseCard.into(),
        Command::Ready.into(),
        C::Ask(Own::Pass.into()),
        C::Ask(Own::WordLate.into()),
        Command::OpenRound.into(),
        Command::StopAsking.into(),
    ]);
    listed.extend(super::conduct::listed());
    listed
}

fn own(name: &'static str, when: When) -> Spec {
    row(name, commands::When::Own(OwnWhen::Anagram(when)))
}

/// A command's row.
pub fn of_command(command: &Command) -> Spec {
    match command {
        Command::ConnectAgain => own("commands-connect-again", When::Joint),
        Command::UseCard => own("commands-use-card", When::Joint),
        Command::BrowseCard => own("commands-browse-card", When::Joint),
        Command::Ready => own("commands-ready", When::WordCalled).hint("commands-ready-hint"),
        Command::Pass => own("commands-pass", When::WordOpen),
        Command::OpenRound => own("commands-open-round", When::LettersToCome),
        Command::StopAsking => own("commands-stop-asking", When::Asking),
    }
}

/// A question's row.
pub fn of_question(question: Own) -> Spec {
    match question {
        Own::Pass => own("commands-pass", When::WordOpen).hint("commands-pass-hint"),
        Own::WordLate => own("commands-word-late", When::WordLate).hint("commands-word-late-hint"),
        Own::ByTelephone(_) => {
            own("commands-by-telephone", When::LettersToCome).hint("commands-by-telephone-hint")
        }
        Own::CollectRest(_) => row("commands-collect-rest", commands::When::Open),
        Own::BreakAhead => row("commands-break-ahead", commands::When::BreakDue),
    }
}

/// Why it is not done in this file of a joint competition.
pub fn barred(command: &UserCommand, now: Situation) -> Option<&'static str> {
    match now.file? {
        FileOf::Centre => at_centre(command),
        FileOf::Hall => at_hall(command),
    }
}

/// Players, sheets and time are the halls', and letters come of the seed alone.
fn at_centre(command: &UserCommand) -> Option<&'static str> {
    use Question as Q;
    use UserCommand as C;
    match command {
        C::AddPlayers
        | C::AddFrom(_)
        | C::ReadPlayers
        | C::BrowsePlayers
        | C::BrowseSheets
        | C::ChooseDoubleKeying(_)
        | C::Ask(Q::TakeIn) => Some("commands-centre-players"),
        C::TypeLetters
        | C::ChooseDraw(_)
        | C::Ask(Q::DrawAhead(..) | Q::Replay(_) | Q::Record(_) | Q::Correct(_)) => {
            Some("commands-centre-letters")
        }
        C::SetHallWord | C::Ask(Q::HallWord | Q::RenewCommitment | Q::ChangeList) => {
            Some("commands-hall-same")
        }
        _ => None,
    }
}

/// Letters and rulings come from whoever conducts, and what is the same for all halls stays.
fn at_hall(command: &UserCommand) -> Option<&'static str> {
    use Question as Q;
    use UserCommand as C;
    match command {
        C::TypeLetters
        | C::ChooseDraw(_)
        | C::Ask(Q::DrawAhead(..) | Q::Replay(_) | Q::Record(_) | Q::Correct(_)) => {
            Some("commands-hall-letters")
        }
        C::Rule(_)
        | C::WithdrawRuling
        | C::PickWord(_)
        | C::PickWords(_)
        | C::Ask(Q::WhichWord | Q::RulePicked(_) | Q::Overrule(..)) => Some("commands-hall-rules"),
        C::Ask(Q::RenewCommitment | Q::ChangeList) => Some("commands-hall-same"),
        _ => None,
    }
}

impl From<Own> for Question {
    fn from(question: Own) -> Self {
        Self::Own(OwnQuestion::Anagram(question))
    }
}

/// What can be asked of a round.
pub fn of_round(round: RoundNo) -> Vec<UserCommand> {
    use Question as Q;
    let asked = [Q::Replay, Q::Correct, Q::Record, Q::GiveUp, Q::GiveUpRest];
    let told = UserCommand::Ask(Own::ByTelephone(round).into());
    asked.into_iter().map(|question| UserCommand::Ask(question(round))).chain([told]).collect()
}
