//! The commands of a duplicate game that need nothing but their name.

use crate::commands::formats::duplicate::{
    Beside, Called, Cancelled, Command, Criterion, DrawBy, EndWhy, Mode, Possible, Question, TurnNo,
};
use crate::commands::{self, UserCommand};
use crate::domain::timing::PausedTiles;

/// The keys of the plays that are offered for a slip; 0 is another than those.
const OFFERED: std::ops::RangeInclusive<u8> = 0..=9;

/// What shortcuts and the palette can reach, beside what every competition has.
pub fn listed() -> Vec<UserCommand> {
    use Command as C;
    let mut listed = vec![UserCommand::Ask(commands::Question::Pause(PausedTiles::Hidden))];
    let questions = [
        Question::TurnTime,
        Question::VoidRack,
        Question::RefuseTriple,
        Question::RecordTurn,
        Question::LastTurn,
        Question::EndGame(EndWhy::Stopped),
        Question::SetAside,
        Question::TakeInSlips,
    ];
    listed.extend(questions.map(UserCommand::from));
    let commands = [
        C::ChooseMode(Mode::Hall),
        C::ChooseMode(Mode::Program),
        C::ChooseDraw(DrawBy::ByHand),
        C::ChooseDraw(DrawBy::Digital),
        C::HoldAnnouncing,
        C::NextLetter,
        C::SameLetter,
        C::EndAnnouncing,
        C::ToggleTicks,
        C::UnfoldBest(Beside::Game),
        C::UnfoldBest(Beside::Top),
        C::Call(Called::LastTurn),
        C::NamelessSlip,
        C::ToggleHand,
        C::SaveSlip,
        C::SaveTaken,
        C::ClearSlip,
        C::NoSlip,
        C::KeySlipAgain,
        C::CheckSlip,
        C::PlayBelow,
        C::PlayAbove,
        C::SpellTop,
        C::TopStep,
        C::PrintZeros,
        C::NoteTold,
        C::Impose,
    ];
    listed.extend(commands.map(UserCommand::from));
    listed.extend(OFFERED.map(|digit| C::TakePlay(digit).into()));
    listed.extend(Criterion::ALL.map(|criterion| C::ToggleCriterion(criterion).into()));
    listed
}

/// What can be asked of a turn.
pub fn of_turn(turn: TurnNo) -> Vec<UserCommand> {
    let questions = [
        Question::CorrectRack(turn),
        Question::CancelTurn(turn, Cancelled::Score, None),
        Question::RestoreTurn(turn),
        Question::NoPlay(turn, Possible::Impossible),
        Question::CorrectTop(turn),
    ];
    let calls = [Called::Equivalents(turn, 0), Called::Best(turn)];
    let calls = calls.map(|called| Command::Call(called).into());
    questions.map(UserCommand::from).into_iter().chain(calls).collect()
}
