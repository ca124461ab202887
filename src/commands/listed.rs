//! The commands that need nothing but their name: what shortcuts and the palette can reach.

use super::formats::{further_places, places};
use super::{
    CeremonyFrom, CopyKind, HallLeaders, HallLook, HallStandings, JoinCommand, Look, Mark,
    PictureCommand, PictureQuestion, Pinned, Question, StandingsTab, Stretch, UserCommand, Whom,
    WordsTab,
};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::FormatName;
use crate::domain::person::Role;
use crate::language::Language;
use crate::print::documents::{Document, Wish, has};
use crate::with_format;

/// The commands that need nothing but their name: what shortcuts and a palette can reach. Space,
/// Enter and Escape act only where they are shown.
#[expect(clippy::too_many_lines, reason = "one list")]
pub fn listed(format: FormatName) -> Vec<UserCommand> {
    use UserCommand as C;
    let all = places(format).iter().chain(further_places(format));
    let mut listed: Vec<C> = all.copied().map(C::Go).collect();
    listed.extend(Look::ALL.map(C::ChooseLook));
    listed.extend(HallLook::ALL.map(C::ChooseHallLook));
    listed.extend(HallLeaders::ALL.map(C::ChooseHallLeaders));
    listed.extend(HallStandings::ALL.map(|which| C::Pin(Pinned::Standings(which))));
    listed.extend(Language::ALL.map(C::Speak));
    listed.extend(StandingsTab::ALL.map(C::ShowStandings));
    listed.extend(Whom::ALL.map(|whom| C::Ask(Question::Whom(whom))));
    listed.extend(Stretch::ALL.map(C::Rehearse));
    listed.extend(FormatName::ALL.map(C::ChooseGame));
    let its_own = Document::every().filter(|&one| with_format!(format, F => has::<F>(one)));
    listed.extend(its_own.map(|document| C::ShowDocument(Wish::whole(document))));
    listed.extend([
        C::NextStep,
        C::OpenPalette,
        C::ShowKeys,
        C::OpenMenu,
        C::Larger,
        C::Smaller,
        C::PlainSize,
        C::ImportList,
        C::BrowseList,
        C::StopImport,
        C::DropList,
        C::SetUp,
        C::SetUpJoint,
        C::LeaveSetUp,
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
        C::ReadEmblem,
        C::BrowseEmblem,
        C::RemoveEmblem,
        C::AddPlayers,
        C::Ask(Question::HallWord),
        C::TypeLetters,
        C::ConfirmTime,
        C::ToggleProjector,
        C::Pin(Pinned::Auto),
        C::Pin(Pinned::Welcome),
        C::Pin(Pinned::Black),
        C::Ask(Question::Message),
        C::Ceremony,
        C::CeremonyAnew,
        C::Ask(Question::CeremonyFrom(CeremonyFrom::Tenth)),
        C::Ask(Question::CeremonyFrom(CeremonyFrom::Third)),
        C::Ask(Question::CeremonyFrom(CeremonyFrom::Typed)),
        C::CallNext,
        C::CallPage,
        C::CallBack,
        C::ShowInWindow,
        C::CheckSound,
        C::Louder,
        C::Quieter,
        C::ToggleMute,
        C::Ask(Question::Stop),
        C::Ask(Question::RestartTime),
        C::Rule(Ruled::Valid),
        C::Rule(Ruled::Invalid),
        C::WithdrawRuling,
        C::TellWord,
        C::Ask(Question::WhichWord),
        C::ShowWords(WordsTab::Queue),
        C::ShowWords(WordsTab::Ruled),
        C::ShowWords(WordsTab::Search),
        C::NextRow,
        C::PreviousRow,
        C::CopyTable,
        C::Ask(Question::RenewCommitment),
        C::Ask(Question::Sign),
        C::Ask(Question::Reopen),
        C::Ask(Question::Person(None)),
        C::Undo,
        C::Verify,
        C::NextPage,
        C::PageBefore,
        C::ZoomPages,
        C::SaveDocument,
        C::BrowseDocument,
        C::PrintDocument,
        C::OpenWritten,
        C::OpenWrittenFolder,
        C::OwnCertificates,
        C::StopWriting,
        C::Ask(Question::WebPage(None)),
        C::Ask(Question::Archive(None)),
        C::Ask(Question::Copy(CopyKind::Whole)),
        C::Ask(Question::Copy(CopyKind::Publication)),
        C::OpenDoors,
        C::CloseDoors,
        C::Invite(Role::Assistant),
        C::Ask(Question::Publish(None)),
        C::Ask(Question::WithdrawPublication(None)),
        C::Ask(Question::NewCard(None)),
        C::Ask(Question::AllowPlain),
        C::CloseCompetition,
        C::Quit,
        C::Continue,
        C::DropUnclosed,
    ]);
    if format != FormatName::Classic {
        listed.push(C::ShowObjections);
    }
    listed.extend(JoinCommand::LISTED.map(C::Join));
    listed.extend(PictureCommand::LISTED.map(C::Picture));
    listed.extend(
        [PictureQuestion::Delete, PictureQuestion::ShowToPlayers]
            .map(|asked| C::Ask(Question::Picture(asked))),
    );
    listed.extend(super::table::listed_of(format));
    // Who looks for a correction means a sheet before the time.
    listed.push(C::Ask(Question::SetRemaining));
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
    use crate::commands::{Place, Situation, When, of_round, place_of_letter, shortcut, spec};
    use crate::domain::ids::RoundNo;

    /// The place in which a key acts; `None` everywhere.
    fn place_of_key(command: &UserCommand) -> Option<Place> {
        let place = place_of_letter(command).or(spec(command).when.place());
        place.map(|place| if place.is_of_play() { Place::Rounds } else { place })
    }

    #[test]
    fn no_two_listed_commands_share_a_shortcut_where_both_act() {
        // What is asked while none is open has its keys for itself.
        let closed = |when| matches!(when, When::Closed | When::SettingUp);
        let always = |when| matches!(when, When::Always | When::NoTime | When::Unclosed);
        for format in FormatName::ALL {
            let now = Situation { format, ..Situation::default() };
            let mut open: Vec<(String, Option<Place>)> = Vec::new();
            let mut none_open = BTreeSet::new();
            for command in listed(format).into_iter().chain(unlisted()) {
                let when = spec(&command).when;
                let shortcut = shortcut(&command, &now).map(super::super::Shortcut::label);
                let Some(shortcut) = shortcut else { continue };
                if !closed(when) {
                    let place = place_of_key(&command);
                    let same = |other: &(String, Option<Place>)| {
                        let meet = place.is_none() || other.1.is_none() || place == other.1;
                        other.0 == shortcut && meet
                    };
                    assert!(!open.iter().any(same), "{command:?}: {shortcut}");
                    open.push((shortcut.clone(), place));
                }
                if closed(when) || always(when) {
                    assert!(none_open.insert(shortcut.clone()), "{command:?}: {shortcut}");
                }
            }
        }
    }

    #[test]
    fn without_a_competition_only_what_is_always_there_can_be_asked() {
        let nothing = Situation::default();
        for command in FormatName::ALL.into_iter().flat_map(listed) {
            let row = spec(&command);
            let always = matches!(row.when, When::Always | When::NoTime | When::Closed);
            assert_eq!(row.when.is_met(&nothing), always, "{command:?}");
        }
    }

    /// The names of an enum's variants, as its source has them.
    fn variants(source: &str, of: &str) -> Vec<String> {
        let (_, body) = source.split_once(&format!("pub enum {of} {{")).unwrap();
        let (body, _) = body.split_once("\n}").unwrap();
        let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
        lines.filter(|line| line.starts_with(char::is_uppercase)).map(name).collect()
    }

    fn name(text: &str) -> String {
        text.chars().take_while(char::is_ascii_alphanumeric).collect()
    }

    /// Whoever adds a command or a question says here where it is found, or lists it.
    #[test]
    fn whatever_can_be_asked_is_in_the_palette_or_belongs_to_one_thing_in_a_place() {
        let of_one_thing = [
            // Answers to a question, moves in the palette, a number that is being typed.
            "Confirm Cancel PaletteUp PaletteDown TypeNumber MarkNumber ForgetNumber Type Dismiss",
            // Of a file, a monitor, a player, a sheet, a word, a row that is pointed at.
            "OpenRecent OpenIntact TakeUpCopy ShowOn MovePlayer SpellClub KeepAlike TakeDesk ChoosePerson MarkSheet TakeSheet",
            "ChooseAddress ChoosePhones DropInvitation LetIn ItIs TurnAway Revoke ForbidPlain",
            "JumpToSheet TakeNameless CorrectNameless ChooseBrought ChooseForRest SelectWord PickWord PickWords SettleUnreadable ChooseReading SelectRow",
            "ShowPlayer",
            // Of a choice that is shown where it counts.
            "ChooseAuthority ChooseRules AddFrom ChooseDraw ChooseDoubleKeying LookAtRound ChooseMark",
            "SetLateness StandingsAfter PrintOfRound PrintOfPlayer ChooseOrder ChoosePaper",
            "ChooseBacks",
            // What a question offers beside its field.
            "BrowseArchive BrowsePage",
            // What the keyboard does on a sheet, and what a sheet asks.
            "WentOn ShowFirst TakeKeying OtherRound Misplaced OddLength SameSheet",
            "HandedInAfterAll",
            // What a key says that can do nothing now.
            "Hindered",
            // Questions about one of these, and those that another command asks.
            "SetHallWord DrawAhead ChangeList ChangePlayer AddDuplicates Leave Remove ReplaceDocument",
            "MoveSheet ExchangeSheets",
            "RulePicked Settle ReadAs Overrule SaveEmpty ReviseSheet Penalise LiftPenalty Lodge",
            "Decide Ceremony ShowInstead ShowBeforeCalls Close CloseAtWork NewInstead Undo",
        ];
        let elsewhere: BTreeSet<&str> =
            of_one_thing.iter().flat_map(|row| row.split(' ')).collect();
        let of_round = FormatName::ALL.map(|format| of_round(format, RoundNo::FIRST));
        let listed =
            FormatName::ALL.into_iter().flat_map(listed).chain(of_round.into_iter().flatten());
        let listed: BTreeSet<String> = listed
            .map(|command| match command {
                UserCommand::Ask(question) => name(&format!("{question:?}")),
                other => name(&format!("{other:?}")),
            })
            .collect();
        let commands = variants(include_str!("../commands.rs"), "UserCommand");
        let questions = variants(include_str!("question.rs"), "Question");
        assert!(commands.len() > 100 && questions.len() > 30);
        let all = || commands.iter().chain(&questions);
        for one in all().filter(|one| *one != "Ask") {
            assert!(listed.contains(one) || elsewhere.contains(one.as_str()), "{one} is not found");
        }
        for one in elsewhere {
            assert!(all().any(|other| other == one), "there is no {one}");
        }
    }
}
