//! The commands that need nothing but their name: what shortcuts and the palette can reach.

use super::formats::PausedTiles;
use super::{
    CopyKind, HallLeaders, HallLook, Look, Mark, Pinned, Place, Question, StandingsTab,
    UserCommand, WordsTab,
};
use crate::domain::contest::ruling::Ruled;
use crate::domain::person::Role;
use crate::language::Language;
use crate::print::documents::{Document, Wish};

/// The commands that need nothing but their name: what shortcuts and a palette can reach. Space,
/// Enter and Escape act only where they are shown.
#[expect(clippy::too_many_lines, reason = "one list")]
pub fn listed() -> Vec<UserCommand> {
    use UserCommand as C;
    let mut listed: Vec<C> = Place::ALL.into_iter().map(C::Go).collect();
    listed.extend(Look::ALL.map(C::ChooseLook));
    listed.extend(HallLook::ALL.map(C::ChooseHallLook));
    listed.extend(HallLeaders::ALL.map(C::ChooseHallLeaders));
    listed.extend(Language::ALL.map(C::Speak));
    listed.extend(StandingsTab::ALL.map(C::ShowStandings));
    listed.extend(Document::ALL.map(|document| C::ShowDocument(Wish::whole(document))));
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
        C::CallPage,
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
        C::ShowFirst,
        C::CheckSheet,
        C::RejectSheet,
        C::NextUnchecked,
        C::SaveSheet,
        C::NextMissing,
        C::DeclareNotHandedIn,
        C::Rule(Ruled::Valid),
        C::Rule(Ruled::Invalid),
        C::WithdrawRuling,
        C::ShowWords(WordsTab::Queue),
        C::ShowWords(WordsTab::Ruled),
        C::ShowWords(WordsTab::Search),
        C::NextRow,
        C::PreviousRow,
        C::CopyTable,
        C::Ask(Question::Sign),
        C::Ask(Question::Reopen),
        C::Ask(Question::Person(Role::Referee)),
        C::Undo,
        C::Verify,
        C::Ask(Question::TakeIn),
        C::BrowseSheets,
        C::NextPage,
        C::PageBefore,
        C::ZoomPages,
        C::SaveDocument,
        C::BrowseDocument,
        C::PrintDocument,
        C::OpenWritten,
        C::OpenWrittenFolder,
        C::StopWriting,
        C::Ask(Question::Archive),
        C::Ask(Question::Copy(CopyKind::Whole)),
        C::Ask(Question::Copy(CopyKind::Publication)),
        C::CloseCompetition,
        C::Quit,
        C::Continue,
        C::DropUnclosed,
    ]);
    listed
}

/// The commands that have a key and stand in no palette: a player's number, typed.
pub fn unlisted() -> Vec<UserCommand> {
    let mut unlisted: Vec<UserCommand> = (0..=9).map(UserCommand::TypeNumber).collect();
    unlisted.extend(Mark::ALL.map(UserCommand::MarkNumber));
    unlisted.push(UserCommand::ForgetNumber);
    unlisted
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::commands::{Situation, When, spec};

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
