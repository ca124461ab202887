//! The rows of the commands and questions of classic games, and which of them need nothing but their name.

use crate::commands::formats::classic::{ClockName, End};
use crate::commands::formats::classic::{
    Command, Entry, Pairs, Question, Ranks, Shown, Starter, Stop, Verdict, When,
};
use crate::commands::formats::{OwnPinned, OwnQuestion, OwnWhen};
use crate::commands::spec::{Spec, row};
use crate::commands::{self, Key, Pinned, UserCommand};
use crate::domain::ids::RoundNo;

impl From<Question> for commands::Question {
    fn from(question: Question) -> Self {
        Self::Own(OwnQuestion::Classic(question))
    }
}

impl From<Question> for UserCommand {
    fn from(question: Question) -> Self {
        Self::Ask(question.into())
    }
}

impl From<Shown> for Pinned {
    fn from(shown: Shown) -> Self {
        Self::Own(OwnPinned::Classic(shown))
    }
}

/// The ends that have a key; the others follow from the clock or are not noted.
pub const ENDS: [(End, Key); 7] = [
    (End::Out, Key::O),
    (End::Passes, Key::P),
    (End::Scoreless, Key::S),
    (End::Blocked, Key::B),
    (End::Time, Key::T),
    (End::ClockOne, Key::K),
    (End::Stopped, Key::X),
];

const fn own(name: &'static str, when: When) -> Spec {
    row(name, commands::When::Own(OwnWhen::Classic(when)))
}

/// What shortcuts and the palette can reach, beside what every competition has.
pub fn listed() -> Vec<UserCommand> {
    use Command as C;
    let commands = [
        C::AddTeams,
        C::PlanRounds,
        C::SetMinimumGames,
        C::ClockKey,
        C::NextTable,
        C::ToggleGame,
        C::ProposeResult,
        C::WriteGame,
        C::LeaveTurn,
        C::ToggleFigures,
        C::SaveResult,
        C::ConfirmResult,
        C::ClearResult,
        C::JudgeWords,
        C::ToggleJudge,
    ];
    let systems = Pairs::ALL.map(C::ChooseSystem);
    let starters = [Starter::Lot, Starter::Balanced].map(C::ChooseStarter);
    let clocks = [ClockName::Turn, ClockName::Chess].map(C::ChooseClock);
    let ends = ENDS.map(|(end, _)| C::ChooseEnd(end));
    let stops = Stop::ALL.map(C::HoldTable);
    let ranks = Ranks::ALL.map(C::ShowRanks);
    let questions = [
        Question::Swap,
        Question::HoldClock,
        Question::SetClock,
        Question::EndClock,
        Question::HoldTable,
        Question::SetTable(0),
        Question::StopTable,
        Question::CorrectResult,
        Question::WithdrawResult,
        Question::Walkover(None),
        Question::CancelGame,
        Question::EndGame(None, None),
        Question::TakeIn,
        Question::OpenSeason,
        Question::AddToSeason,
        Question::Answer(Verdict::Valid),
        Question::Answer(Verdict::Invalid),
    ];
    let commands = commands
        .into_iter()
        .chain(systems)
        .chain(starters)
        .chain(clocks)
        .chain(ends)
        .chain(stops)
        .chain(ranks);
    let commands = commands.map(UserCommand::from);
    let shown =
        [Shown::Teams, Shown::Clock, Shown::Timer].map(|shown| UserCommand::Pin(shown.into()));
    commands.chain(questions.map(UserCommand::from)).chain(shown).collect()
}

/// What can be asked of a round.
pub fn of_round(round: RoundNo) -> Vec<UserCommand> {
    let questions = [
        Question::TypePairing(round),
        Question::WithdrawPairing(round),
        Question::PairDespite(round),
    ];
    let shown = [Shown::Pairings(round), Shown::Coming(round)];
    let shown = shown.map(|shown| UserCommand::Pin(shown.into()));
    questions.map(UserCommand::from).into_iter().chain(shown).collect()
}

/// A command's row.
pub fn of_command(command: &Command) -> Spec {
    use Command as C;
    use When as W;
    match command {
        C::ChooseSystem(system) => row(name_of_system(*system), commands::When::Changeable),
        C::ChooseStarter(Starter::Lot) => row("commands-starter-lot", commands::When::Changeable),
        C::ChooseStarter(Starter::Balanced) => {
            row("commands-starter-balanced", commands::When::Changeable)
        }
        C::ChooseClock(ClockName::Turn) => row("commands-clock-turn", commands::When::Changeable),
        C::ChooseClock(ClockName::Chess) => row("commands-clock-chess", commands::When::Changeable),
        C::PlanRounds => row("commands-plan-rounds", commands::When::Changeable),
        C::SetMinimumGames => own("commands-set-minimum-games", W::Averages),
        C::AddTeams => own("commands-add-teams", W::Teams),
        C::SelectTeam(_) => own("commands-select-team", W::Teams),
        C::Assign(..) => own("commands-assign-team", W::Teams),

        C::Mark(..) => row("commands-mark-presence", commands::When::Changeable),
        C::PickPlayer(_) => own("commands-pick-player", W::Paired),

        C::ClockKey => own("commands-clock-key", W::ClockKey).key(Key::F2),
        C::HoldTable(Stop::Arbiter) => own(Stop::Arbiter.name(), W::TableClockRuns).key(Key::F3),
        C::HoldTable(stop) => own(stop.name(), W::TableClockRuns),

        C::TakeTable(..) => row("commands-take-a-table", commands::When::Open),
        C::FindTable | C::GoOn(Entry::Table) => row("commands-find-table", commands::When::Open),
        C::NextTable => own("commands-next-table", W::Played).ctrl(Key::N),
        C::GoOn(_) => own("commands-field-after", W::TableOpen),
        C::ToggleFigures => own("commands-toggle-figures", W::TableOpen).ctrl(Key::F),
        C::ChooseEnd(end) => of_end(*end),
        C::ChooseFinisher(_) => own("commands-choose-finisher", W::TableOpen),
        C::ChooseBeginner(_) => own("commands-choose-beginner", W::TableOpen),
        C::SaveResult => own("commands-save-result", W::TableOpen).ctrl(Key::Enter),
        C::ConfirmResult => own("commands-confirm-result", W::TableUnconfirmed).ctrl(Key::E),
        C::ClearResult => own("commands-clear-result", W::TableOpen),

        C::ToggleGame => row("commands-toggle-game", commands::When::Open).ctrl(Key::G),
        C::RecordTurn(_) => own("commands-note-turn", W::Recording),
        C::TurnOf(_) => own("commands-turn-of", W::Recording),
        C::TakeTurn(_) => own("commands-take-turn", W::Recording),
        C::LeaveTurn => own("commands-leave-turn", W::Recording),
        C::ProposeResult => own("commands-propose-result", W::Recorded),
        C::WriteGame => row("commands-write-game", commands::When::Open),

        C::ShowRanks(ranks) => row(ranks.name(), commands::When::Open),

        C::Join(..) => row("commands-join", commands::When::Open),

        C::TakeSet(_) => own("commands-take-set", W::Asked),
        C::JudgeWords => row("commands-judge-words", commands::When::Changeable),
        C::ToggleJudge => row("commands-judge-window", commands::When::Changeable),
    }
}

/// What a way to make tables is called.
pub const fn name_of_system(system: Pairs) -> &'static str {
    match system {
        Pairs::Swiss => "commands-system-swiss",
        Pairs::RankPairs => "commands-system-rank-pairs",
        Pairs::RoundRobin => "commands-system-round-robin",
        Pairs::Manual => "commands-system-manual",
        Pairs::Tables => "commands-system-tables",
    }
}

/// What an end is called, and its key.
fn of_end(end: End) -> Spec {
    let name = match end {
        End::Out => "commands-end-out",
        End::Passes => "commands-end-passes",
        End::Scoreless => "commands-end-scoreless",
        End::Blocked => "commands-end-blocked",
        End::Time => "commands-end-time",
        End::ClockOne => "commands-end-clock-one",
        End::ClockBoth => "commands-end-clock-both",
        End::ClocksOut => "commands-end-clocks-out",
        End::Stopped => "commands-end-stopped",
        End::Unknown => "commands-end-unknown",
    };
    let spec = own(name, When::TableOpen);
    match ENDS.into_iter().find(|(of, _)| *of == end) {
        Some((_, key)) => spec.key(key),
        // The key of the clock stands for each of its ends.
        None if matches!(end, End::ClockBoth | End::ClocksOut) => spec.key(Key::K),
        None => spec,
    }
}

/// A question's row.
pub fn of_question(question: &Question) -> Spec {
    use Question as Q;
    use When as W;
    match question {
        Q::PairDespite(_) => own("commands-pair-despite", W::Pairable),
        Q::PairAgain(_) => own("commands-pair-again", W::Pairable),
        Q::TypePairing(_) => own("commands-type-pairing", W::Pairable),
        Q::Swap => own("commands-swap", W::Untouched).key(Key::X),
        Q::WithdrawPairing(_) => own("commands-withdraw-pairing", W::Untouched),
        Q::HoldClock => own("commands-hold-clock", W::ClockRuns).key(Key::P),
        Q::SetClock => own("commands-set-clock", W::Paired),
        Q::EndClock => own("commands-end-clock", W::Clock),
        Q::StartTable(..) => own("commands-start-table", W::ClockKey),
        Q::HoldTable => own("commands-hold-table", W::TableClockRuns),
        Q::SetTable(_) => own("commands-set-table", W::TableClock),
        Q::StopTable => own("commands-stop-table", W::TableClock),
        Q::SaveDoubtful => own("commands-save-doubtful", W::TableOpen),
        Q::CorrectResult => own("commands-correct-result", W::TableTold),
        Q::WithdrawResult => own("commands-withdraw-result", W::TableTold),
        Q::Walkover(_) => own("commands-walkover", W::TableOfTwo),
        Q::CancelGame => own("commands-cancel-game", W::TableOpen),
        Q::OddTurn(_) => own("commands-odd-turn", W::Recording),
        Q::ReviseTurn(_) => own("commands-revise-turn", W::Recording),
        Q::EndGame(..) => own("commands-note-end", W::Recorded),
        Q::TakeIn => row("commands-take-in-results", commands::When::Changeable),
        Q::OpenSeason => row("commands-open-season", commands::When::Open),
        // What is signed is what a season wants.
        Q::AddToSeason => row("commands-add-to-season", commands::When::Open),
        Q::RenameTeam(_) => own("commands-rename-team", W::Teams),
        Q::SetMember(_) => row("commands-set-member", commands::When::Changeable),
        Q::Answer(Verdict::Valid) => own("commands-answer-valid", W::Asked).key(Key::V),
        Q::Answer(_) => own("commands-answer-invalid", W::Asked).key(Key::X),
    }
}
