//! The table: each command's name and hint (keys of the language files), its shortcut, and when it
//! can be asked. Buttons, shortcuts and the palette are all made from it.

use super::{
    CopyKind, HallLook, Key, Look, Mark, Pinned, Place, Question, Shift, Shortcut, UserCommand,
};
use crate::domain::anagram::event::PausedTiles;
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::ruling::Ruled;
use crate::domain::person::Role;
use crate::language::Language;

/// A row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spec {
    /// The key of its name.
    pub name: &'static str,
    /// The key of a sentence on what it does; empty when the name says it all.
    pub hint: &'static str,
    /// Its shortcut.
    pub shortcut: Option<Shortcut>,
    /// When it can be asked.
    pub when: When,
}

/// When a command can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At any time.
    Always,
    /// While a competition is open.
    Open,
    /// While an open competition can be changed.
    Changeable,
    /// Before the first draw.
    BeforeDraws,
    /// While a round's time runs or is held.
    Timed,
    /// While a round's time runs.
    Running,
    /// After a restart of the program in a running round.
    Unconfirmed,
    /// While a break runs.
    BreakRuns,
    /// While a break is due.
    BreakDue,
    /// While the large button does something.
    StepPossible,
    /// While the sheets of a round are seen on the referee's table.
    SheetsOnTable,
    /// While a player's number is typed for them.
    NumberTyped,
    /// While a sheet lies on the desk.
    SheetOpen,
    /// While the sheet on the desk is not keyed.
    SheetUnkeyed,
    /// While a word is selected.
    WordSelected,
    /// While the selected word has a ruling.
    WordRuled,
    /// Once the last round is over.
    Objectionable,
    /// Once it is signed.
    Signed,
    /// While something can be undone.
    Undoable,
    /// While the hall sees the ceremony.
    Ceremony,
    /// While no time is running that a tone would belong to.
    NoTime,
}

/// What the conditions of the table ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each answers one condition")]
#[expect(missing_docs, reason = "each answers the condition of its name")]
pub struct Situation {
    pub open: bool,
    pub changeable: bool,
    pub before_draws: bool,
    pub timed: bool,
    pub running: bool,
    pub unconfirmed: bool,
    pub break_runs: bool,
    pub break_due: bool,
    pub step_possible: bool,
    pub sheets_on_table: bool,
    pub number_typed: bool,
    pub sheet_open: bool,
    pub sheet_unkeyed: bool,
    pub word_selected: bool,
    pub word_ruled: bool,
    pub objectionable: bool,
    pub signed: bool,
    pub undoable: bool,
    pub ceremony: bool,
}

impl When {
    /// Whether it is so.
    #[must_use]
    pub fn is_met(self, now: &Situation) -> bool {
        match self {
            Self::Always => true,
            Self::Open => now.open,
            Self::Changeable => now.changeable,
            Self::BeforeDraws => now.changeable && now.before_draws,
            Self::Timed => now.changeable && now.timed,
            Self::Running => now.changeable && now.running,
            Self::Unconfirmed => now.changeable && now.unconfirmed,
            Self::BreakRuns => now.changeable && now.break_runs,
            Self::BreakDue => now.changeable && now.break_due,
            Self::StepPossible => now.changeable && now.step_possible,
            Self::SheetsOnTable => now.changeable && now.sheets_on_table,
            Self::NumberTyped => now.changeable && now.number_typed,
            Self::SheetOpen => now.changeable && now.sheet_open,
            Self::SheetUnkeyed => now.changeable && now.sheet_open && now.sheet_unkeyed,
            Self::WordSelected => now.changeable && now.word_selected,
            Self::WordRuled => now.changeable && now.word_ruled,
            Self::Objectionable => now.changeable && now.objectionable,
            Self::Signed => now.signed,
            Self::Undoable => now.changeable && now.undoable,
            Self::Ceremony => now.ceremony,
            Self::NoTime => !now.timed && !now.break_runs,
        }
    }
}

/// A command's row.
#[must_use]
#[expect(clippy::too_many_lines, reason = "one table")]
pub fn spec(command: &UserCommand) -> Spec {
    use UserCommand as C;
    use When as W;
    match command {
        C::Go(place) => of_place(*place),
        C::Speak(_) => row("commands-speak", W::Always),
        C::ChooseLook(look) => of_look(*look),
        C::ChooseHallLook(look) => of_hall_look(*look),
        C::Larger => row("commands-larger", W::Always).ctrl(Key::Plus),
        C::Smaller => row("commands-smaller", W::Always).ctrl(Key::Minus),
        C::PlainSize => row("commands-plain-size", W::Always).ctrl(Key::Num0),
        C::OpenPalette => row("commands-palette", W::Always).ctrl(Key::K),
        C::PaletteUp => row("commands-palette-up", W::Always).key(Key::Up),
        C::PaletteDown => row("commands-palette-down", W::Always).key(Key::Down),
        C::ShowKeys => row("commands-keys", W::Always).key(Key::F1),
        C::ToggleProjector => {
            row("commands-projector", W::Open).ctrl(Key::J).hint("commands-projector-hint")
        }
        C::Pin(Pinned::Auto) => row("commands-pin-auto", W::Open),
        C::Pin(Pinned::Welcome) => row("commands-pin-welcome", W::Open),
        C::Pin(Pinned::Standings) => row("commands-pin-standings", W::Open),
        C::Pin(Pinned::Review(_)) => row("commands-pin-review", W::Open),
        C::Pin(Pinned::Ceremony(_)) => row("commands-ceremony", W::Open),
        C::Pin(Pinned::Message(_)) => row("commands-pin-message", W::Open),
        C::Pin(Pinned::Black) => row("commands-pin-black", W::Open).key(Key::B),

        C::Review => row("commands-review", W::Open).hint("commands-review-hint"),
        C::Ceremony => row("commands-ceremony", W::Open).hint("commands-ceremony-hint"),
        C::CallNext => row("commands-call-next", W::Ceremony).key(Key::N),
        C::CallBack => row("commands-call-back", W::Ceremony),
        C::ShowOn(_) => row("commands-show-on", W::Open),
        C::ShowInWindow => row("commands-show-in-window", W::Open),
        C::CheckSound => row("commands-check-sound", W::NoTime).hint("commands-check-sound-hint"),
        C::Louder => row("commands-louder", W::Always),
        C::Quieter => row("commands-quieter", W::Always),
        C::ToggleMute => row("commands-mute", W::Always).hint("commands-mute-hint"),

        C::ImportList => row("commands-import-list", W::Always),
        C::BrowseList => row("commands-browse-list", W::Always),
        C::StopImport => row("commands-stop-import", W::Always),
        C::DropList => row("commands-drop-list", W::Always),
        C::ChooseAuthority(_) => row("commands-choose-authority", W::Always),

        C::CreateCompetition => row("commands-create", W::Always),
        C::OpenCompetition => row("commands-open", W::Always),
        C::OpenReadOnly => row("commands-open-read-only", W::Always),
        C::BrowseNew => row("commands-browse-new", W::Always),
        C::BrowseOpen => row("commands-browse-open", W::Always),
        C::OpenRecent(_) => row("commands-open-recent", W::Always),
        C::CloseCompetition => row("commands-close", W::Open),
        C::SaveDetails => row("commands-save-details", W::Changeable),
        C::AddPlayers => row("commands-add-players", W::Changeable),
        C::ReadPlayers => row("commands-read-players", W::Always),
        C::BrowsePlayers => row("commands-browse-players", W::Always),
        C::ReadRules => row("commands-read-rules", W::Always),
        C::BrowseRules => row("commands-browse-rules", W::Always),
        C::DropRules => row("commands-drop-rules", W::Always),
        C::Rehearse(_) => row("commands-rehearse", W::Always),
        C::MovePlayer(_, Shift::Up) => row("commands-move-up", W::BeforeDraws),
        C::MovePlayer(_, Shift::Down) => row("commands-move-down", W::BeforeDraws),
        C::AddFrom(_) => row("commands-add-from", W::Changeable),
        C::SetHallWord => row("commands-hall-word", W::BeforeDraws),
        C::ChooseDraw(_) => row("commands-choose-draw", W::Changeable),
        C::ChooseDoubleKeying(_) => row("commands-double-keying", W::Changeable),

        C::LookAtRound(_) => row("commands-look-at-round", W::Open),
        C::NextStep => row("commands-next-step", W::StepPossible).key(Key::Space),
        C::TypeLetters => row("commands-type-letters", W::Changeable),
        C::ConfirmTime => row("commands-confirm-time", W::Unconfirmed),
        C::ChooseMark(mark) | C::MarkNumber(mark) => of_mark(command, *mark),
        C::MarkSheet(..) => row("commands-mark-sheet", W::Changeable),
        C::TypeNumber(digit) => of_digit(*digit),
        C::ForgetNumber => row("commands-forget-number", W::NumberTyped).key(Key::Escape),
        C::StartBreak => row("commands-start-break", W::BreakDue).key(Key::K),

        C::TakeSheet(..) => row("commands-take-sheet", W::Open),
        C::FindSheet => row("commands-find-sheet", W::Open).ctrl(Key::F),
        C::JumpToSheet => row("commands-jump", W::Open),
        C::KeyNameless => {
            row("commands-key-nameless", W::SheetUnkeyed).hint("commands-key-nameless-hint")
        }
        C::KeyAgain => row("commands-key-again", W::SheetOpen).hint("commands-key-again-hint"),
        C::SaveSheet => row("commands-save-sheet", W::SheetOpen)
            .ctrl(Key::Enter)
            .hint("commands-save-sheet-hint"),
        C::NextMissing => row("commands-next-missing", W::Open),
        C::DropDraft => row("commands-drop-draft", W::SheetOpen),
        C::DeclareNotHandedIn => {
            row("commands-not-handed-in", W::SheetUnkeyed).hint("commands-not-handed-in-hint")
        }
        C::SetLateness(_) => row("commands-late", W::SheetOpen),

        C::SelectWord(_) => row("commands-select-word", W::Open),
        C::PickWord(_) => row("commands-pick-word", W::Changeable),
        C::Rule(Ruled::Valid) => row("commands-rule-valid", W::WordSelected).key(Key::V),
        C::Rule(Ruled::Invalid) => row("commands-rule-invalid", W::WordSelected).key(Key::X),
        C::WithdrawRuling => row("commands-withdraw", W::WordRuled).key(Key::U),
        C::SettleUnreadable(..) => row("commands-unreadable", W::Changeable),

        C::StandingsAfter(_) => row("commands-standings-after", W::Open),
        C::SelectRow(_) => row("commands-select-row", W::Open),

        C::TakeDesk(..) => row("commands-take-desk", W::Open),
        C::Verify => row("commands-verify", W::Open),

        C::Type(..) => row("commands-type", W::Always),
        C::Ask(question) => of_question(question),
        C::Confirm => row("commands-confirm", W::Always).key(Key::Enter),
        C::Cancel => row("commands-cancel", W::Always).key(Key::Escape),
        C::Dismiss(_) => row("commands-dismiss", W::Always),
    }
}

fn of_place(place: Place) -> Spec {
    match place {
        Place::Competition => row("commands-go-competition", When::Always).ctrl(Key::Num1),
        Place::Rounds => row("commands-go-rounds", When::Open).ctrl(Key::Num2),
        Place::Sheets => row("commands-go-sheets", When::Open).ctrl(Key::Num3),
        Place::Words => row("commands-go-words", When::Open).ctrl(Key::Num4),
        Place::Standings => row("commands-go-standings", When::Open).ctrl(Key::Num5),
        Place::History => row("commands-go-history", When::Open).ctrl(Key::Num7),
    }
}

fn of_look(look: Look) -> Spec {
    let name = match look {
        Look::System => "commands-look-system",
        Look::Light => "commands-look-light",
        Look::Dark => "commands-look-dark",
    };
    row(name, When::Always)
}

fn of_hall_look(look: HallLook) -> Spec {
    match look {
        HallLook::Dark => row("commands-hall-dark", When::Always),
        HallLook::Light => {
            row("commands-hall-light", When::Always).hint("commands-hall-light-hint")
        }
    }
}

fn of_mark(command: &UserCommand, mark: Mark) -> Spec {
    let (name, key) = match mark {
        Mark::In => ("commands-mark-in", Key::Enter),
        Mark::Late => ("commands-mark-late", Key::E),
        Mark::Missing => ("commands-mark-missing", Key::D),
    };
    match command {
        UserCommand::MarkNumber(_) => row(name, When::NumberTyped).key(key),
        _ => row(name, When::SheetsOnTable),
    }
}

fn of_digit(digit: u8) -> Spec {
    let key = match digit {
        0 => Key::Num0,
        1 => Key::Num1,
        2 => Key::Num2,
        3 => Key::Num3,
        4 => Key::Num4,
        5 => Key::Num5,
        6 => Key::Num6,
        7 => Key::Num7,
        8 => Key::Num8,
        _ => Key::Num9,
    };
    row("commands-type-number", When::SheetsOnTable).key(key)
}

fn of_question(question: &Question) -> Spec {
    use Question as Q;
    use When as W;
    match question {
        Q::Pause(PausedTiles::Hidden) => row("commands-pause", W::Running).key(Key::P),
        Q::Pause(PausedTiles::Shown) => row("commands-pause-shown", W::Running),
        Q::Stop => row("commands-stop", W::Timed).key(Key::S),
        Q::RestartTime => row("commands-restart-time", W::Timed).key(Key::R),
        Q::SetRemaining => row("commands-set-remaining", W::Timed).key(Key::T),
        Q::SetBreak => row("commands-set-break", W::BreakRuns).key(Key::L),
        Q::EndBreak => row("commands-end-break", W::BreakRuns),
        Q::HallWord => row("commands-ask-hall-word", W::BeforeDraws),
        Q::DrawAhead(..) => row("commands-draw-ahead", W::Changeable),
        Q::GiveUpRest(_) => row("commands-give-up-rest", W::Changeable),
        Q::GiveUp(_) => row("commands-give-up", W::Changeable),
        Q::Replay(_) => row("commands-replay", W::Changeable),
        Q::Record(_) => row("commands-record", W::Changeable).hint("commands-record-hint"),
        Q::Correct(_) => row("commands-correct", W::Changeable).hint("commands-correct-hint"),
        Q::RenewCommitment => row("commands-renew", W::BeforeDraws),
        Q::ChangeList => row("commands-change-list", W::Changeable),
        Q::ChangePlayer(_) => row("commands-change-player", W::Changeable),
        Q::AddDuplicates => row("commands-add-duplicates", W::Changeable),
        Q::Leave(_) => row("commands-leave", W::Changeable),
        Q::Copy(CopyKind::Whole) => {
            row("commands-save-copy", W::Open).hint("commands-save-copy-hint")
        }
        Q::Copy(CopyKind::Publication) => {
            row("commands-publish", W::Open).hint("commands-publish-hint")
        }
        Q::MoveSheet { .. } => row("commands-move-sheet", W::Changeable),
        Q::RulePicked(Ruled::Valid) => row("commands-rule-picked-valid", W::Changeable),
        Q::RulePicked(Ruled::Invalid) => row("commands-rule-picked-invalid", W::Changeable),
        Q::Settle { .. } => row("commands-settle", W::Changeable),
        Q::SaveEmpty => row("commands-save-empty", W::SheetOpen),
        Q::ReviseSheet => row("commands-revise", W::SheetOpen),
        Q::Penalise { .. } => row("commands-penalise", W::Changeable),
        Q::LiftPenalty(_) => row("commands-lift-penalty", W::Changeable),
        Q::Lodge { .. } => row("commands-lodge", W::Objectionable),
        Q::Decide(_, Outcome::Upheld) => row("commands-uphold", W::Changeable),
        Q::Decide(_, Outcome::Dismissed) => row("commands-dismiss-objection", W::Changeable),
        Q::Sign => row("commands-sign", W::Changeable),
        Q::Reopen => row("commands-reopen", W::Signed),
        Q::Message => row("commands-message", W::Open),
        Q::Ceremony => row("commands-ceremony", W::Open),
        Q::Person(Role::Referee | Role::Assistant) => {
            row("commands-person", W::Open).hint("commands-person-hint")
        }
        Q::Undo => row("commands-undo", W::Undoable).ctrl(Key::Z),
    }
}

const fn row(name: &'static str, when: When) -> Spec {
    Spec { name, hint: "", shortcut: None, when }
}

impl Spec {
    const fn ctrl(self, key: Key) -> Self {
        Self { shortcut: Some(Shortcut::ctrl(key)), ..self }
    }

    const fn key(self, key: Key) -> Self {
        Self { shortcut: Some(Shortcut::plain(key)), ..self }
    }

    const fn hint(self, hint: &'static str) -> Self {
        Self { hint, ..self }
    }
}

/// The commands that need nothing but their name: what shortcuts and a palette can reach. Space,
/// Enter and Escape act only where they are shown.
#[must_use]
pub fn listed() -> Vec<UserCommand> {
    use UserCommand as C;
    let mut listed: Vec<C> = Place::ALL.into_iter().map(C::Go).collect();
    listed.extend(Look::ALL.map(C::ChooseLook));
    listed.extend(HallLook::ALL.map(C::ChooseHallLook));
    listed.extend(Language::ALL.map(C::Speak));
    listed.extend([
        C::NextStep,
        C::OpenPalette,
        C::ShowKeys,
        C::Larger,
        C::Smaller,
        C::PlainSize,
        C::ImportList,
        C::BrowseList,
        C::StopImport,
        C::DropList,
        C::CreateCompetition,
        C::OpenCompetition,
        C::OpenReadOnly,
        C::BrowseNew,
        C::BrowseOpen,
        C::ReadPlayers,
        C::BrowsePlayers,
        C::ReadRules,
        C::BrowseRules,
        C::DropRules,
        C::SaveDetails,
        C::AddPlayers,
        C::SetHallWord,
        C::TypeLetters,
        C::ConfirmTime,
        C::DropDraft,
        C::ToggleProjector,
        C::Pin(Pinned::Auto),
        C::Pin(Pinned::Welcome),
        C::Pin(Pinned::Standings),
        C::Pin(Pinned::Black),
        C::Ask(Question::Message),
        C::Review,
        C::Ceremony,
        C::CallNext,
        C::CallBack,
        C::ShowInWindow,
        C::CheckSound,
        C::Louder,
        C::Quieter,
        C::ToggleMute,
        C::Ask(Question::Pause(PausedTiles::Hidden)),
        C::Ask(Question::Stop),
        C::Ask(Question::RestartTime),
        C::Ask(Question::SetRemaining),
        C::Ask(Question::SetBreak),
        C::StartBreak,
        C::Ask(Question::EndBreak),
        C::FindSheet,
        C::KeyNameless,
        C::KeyAgain,
        C::SaveSheet,
        C::NextMissing,
        C::DeclareNotHandedIn,
        C::Rule(Ruled::Valid),
        C::Rule(Ruled::Invalid),
        C::WithdrawRuling,
        C::Ask(Question::Sign),
        C::Ask(Question::Reopen),
        C::Ask(Question::Person(Role::Referee)),
        C::Ask(Question::Undo),
        C::Verify,
        C::Ask(Question::Copy(CopyKind::Whole)),
        C::Ask(Question::Copy(CopyKind::Publication)),
        C::CloseCompetition,
    ]);
    listed
}

/// The commands that have a key and stand in no palette: a player's number, typed.
#[must_use]
pub fn unlisted() -> Vec<UserCommand> {
    let mut unlisted: Vec<UserCommand> = (0..=9).map(UserCommand::TypeNumber).collect();
    unlisted.extend(Mark::ALL.map(UserCommand::MarkNumber));
    unlisted.push(UserCommand::ForgetNumber);
    unlisted
}

impl When {
    /// What is missing while it is not so: a key of the language files.
    #[must_use]
    pub const fn why_not(self) -> &'static str {
        match self {
            Self::Always | Self::Open => "commands-needs-open",
            Self::Changeable => "commands-needs-changeable",
            Self::BeforeDraws => "commands-needs-before-draws",
            Self::Timed | Self::Running => "commands-needs-time",
            Self::Unconfirmed => "commands-needs-restart",
            Self::BreakRuns => "commands-needs-break",
            Self::BreakDue => "commands-needs-break-due",
            Self::StepPossible => "commands-needs-step",
            Self::SheetsOnTable | Self::NumberTyped => "commands-needs-sheets-on-table",
            Self::SheetOpen | Self::SheetUnkeyed => "commands-needs-sheet",
            Self::WordSelected | Self::WordRuled => "commands-needs-word",
            Self::Objectionable => "commands-needs-last-round",
            Self::Signed => "commands-needs-signed",
            Self::Undoable => "errors-nothing-to-undo",
            Self::Ceremony => "commands-needs-ceremony",
            Self::NoTime => "commands-needs-no-time",
        }
    }

    /// The place whose keys it is about; `None` for everywhere.
    #[must_use]
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Timed
            | Self::Running
            | Self::Unconfirmed
            | Self::BreakRuns
            | Self::BreakDue
            | Self::StepPossible
            | Self::SheetsOnTable
            | Self::NumberTyped => Some(Place::Rounds),
            Self::SheetOpen | Self::SheetUnkeyed => Some(Place::Sheets),
            Self::WordSelected | Self::WordRuled => Some(Place::Words),
            Self::Always
            | Self::Open
            | Self::Changeable
            | Self::BeforeDraws
            | Self::Objectionable
            | Self::Signed
            | Self::Undoable
            | Self::Ceremony
            | Self::NoTime => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_two_listed_commands_share_a_shortcut() {
        let mut met = BTreeSet::new();
        for command in listed().into_iter().chain(unlisted()) {
            if let Some(shortcut) = spec(&command).shortcut {
                assert!(met.insert(shortcut.label()), "{command:?}: {}", shortcut.label());
            }
        }
    }

    #[test]
    fn without_a_competition_only_what_is_always_there_can_be_asked() {
        let nothing = Situation::default();
        for command in listed() {
            let row = spec(&command);
            let always = matches!(row.when, When::Always | When::NoTime);
            assert_eq!(row.when.is_met(&nothing), always, "{command:?}");
        }
    }

    #[test]
    fn what_needs_no_argument_is_listed() {
        let source = include_str!("../commands.rs");
        let (_, commands) = source.split_once("pub enum UserCommand {").unwrap();
        let all = commands.lines().filter_map(|line| line.strip_prefix("    ")?.strip_suffix(','));
        let bare = all.filter(|name| name.chars().all(char::is_alphabetic));
        let elsewhere =
            ["Confirm", "Cancel", "PaletteUp", "PaletteDown", "ForgetNumber", "JumpToSheet"];
        let listed: Vec<String> = listed().iter().map(|command| format!("{command:?}")).collect();
        for name in bare.filter(|name| !elsewhere.contains(name)) {
            assert!(listed.iter().any(|listed| listed == name), "{name} is in no palette");
        }
    }
}
