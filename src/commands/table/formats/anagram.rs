//! What shortcuts and the palette reach of anagram rounds alone.

use crate::commands::formats::anagram::{Command, When};
use crate::commands::formats::{Lateness, OwnWhen, PausedTiles};
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
        C::DropDraft,
        C::DeclareNotHandedIn,
        C::SetLateness(Lateness::Late),
        C::Ask(Question::TakeIn),
        C::BrowseSheets,
        Command::ConnectAgain.into(),
    ]);
    listed.extend(super::conduct::listed());
    listed
}

/// A command's row.
pub fn of_command(command: &Command) -> Spec {
    let row = |name, when| row(name, commands::When::Own(OwnWhen::Anagram(when)));
    match command {
        Command::ConnectAgain => row("commands-connect-again", When::Linked),
    }
}

/// What can be asked of a round.
pub fn of_round(round: RoundNo) -> Vec<UserCommand> {
    use Question as Q;
    let asked = [Q::Replay, Q::Correct, Q::Record, Q::GiveUp, Q::GiveUpRest];
    asked.into_iter().map(|question| UserCommand::Ask(question(round))).collect()
}
