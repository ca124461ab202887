//! From what a user asks to what is done: a table of calls, nothing else.

mod answer;
mod copies;
mod desk;
mod emblem;
mod file;
mod hall;
mod join;
mod list;
mod page;
mod press;
mod recent;
mod referee;
mod setup;
mod standings;
mod tables;

pub(in crate::app) use join::Inviting;
pub(in crate::app) use list::Importing;
pub(in crate::app) use recent::Looking;
pub(in crate::app) use setup::SetUp;

use self::hall::VOLUME_STEP;
use std::cmp::Ordering;

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{
    CeremonyAt, Entry, Pinned, Place, Question, Shift, StandingsTab, UserCommand,
};
use crate::domain::contest::Rejection;
use crate::domain::contest::office::Office;
use crate::session::Refusal;
use crate::views::desk::Start;

impl<F: OwnActs> Shell<F> {
    #[expect(clippy::too_many_lines, reason = "one table")]
    pub(in crate::app) fn dispatch(&mut self, command: UserCommand) {
        use UserCommand as C;
        if of_new(&command, self.desk.start) && self.desk.damaged.is_none() {
            self.desk.new.start = Start::New;
        }
        if lets_in(&command) && !Office::Referee.is_held_by(self.desk.person.role) {
            let office = Office::Referee;
            return self.refuse(&Refusal::Rejected(Rejection::NotYourOffice { office }));
        }
        match command {
            C::Go(place) => self.go(place),
            C::Speak(language) => self.speak(language),
            C::ChooseLook(look) => self.desk.settings.look = look,
            C::ChooseHallLook(look) => self.desk.settings.hall_look = look,
            C::ChooseHallLeaders(leaders) => self.desk.settings.hall_leaders = leaders,
            C::Larger => self.resize(Ordering::Greater),
            C::Smaller => self.resize(Ordering::Less),
            C::PlainSize => self.resize(Ordering::Equal),
            C::OpenPalette => self.open_palette(),
            C::PaletteUp => self.move_in_palette(-1),
            C::PaletteDown => self.move_in_palette(1),
            C::ShowKeys => self.show_keys(),
            C::OpenMenu => self.desk.opens_menu = true,
            C::ToggleProjector => self.toggle_or_ask(),
            C::Pin(pinned) => self.pin_or_ask(pinned),
            C::Review => self.review(),
            C::Ceremony => self.ceremony(),
            C::CeremonyAnew => self.pin(Pinned::Ceremony(CeremonyAt::default())),
            C::CallNext => self.call_next(),
            C::CallPage => self.call_page(),
            C::CallBack => self.call_back(),
            C::ShowOn(monitor) => self.show_on(monitor),
            C::ShowInWindow => {
                self.desk.hall_in_window = true;
                self.desk.projector = true;
            }
            C::CheckSound => self.check_sound(),
            C::Louder => self.change_volume(VOLUME_STEP),
            C::Quieter => self.change_volume(-VOLUME_STEP),
            C::ToggleMute => self.toggle_mute(),

            C::ImportList => self.import_list(),
            C::BrowseList => self.browse(C::ImportList),
            C::StopImport => self.stop_import(),
            C::DropList => self.desk.list = None,
            C::ChooseAuthority(authority) => self.choose_authority(authority),

            C::SetUp => self.set_up(),
            C::SetUpJoint => self.set_up_joint(),
            C::LeaveSetUp => self.desk.start = Start::Choices,
            C::CreateCompetition => self.create_competition(),
            C::OpenCompetition => self.open_typed(crate::storage::Access::Write),
            C::OpenReadOnly => self.open_typed(crate::storage::Access::Read),
            C::OpenIntact(path) => self.open_intact(&path),
            C::BrowseNew => self.browse(C::CreateCompetition),
            C::BrowseOpen => self.browse(C::OpenCompetition),
            C::TakeUpCopy(path) => self.take_up_copy(&path),
            C::OpenRecent(path) => {
                self.open_competition(&path, crate::storage::Access::Write);
            }
            C::CloseCompetition => self.close_or_ask(),
            C::Quit => self.quit(),
            C::Continue => self.continue_unclosed(),
            C::DropUnclosed => self.drop_unclosed(),
            C::SaveDetails => self.save_details(),
            C::ReadEmblem => self.read_emblem(),
            C::BrowseEmblem => self.browse(C::ReadEmblem),
            C::RemoveEmblem => self.remove_emblem(),
            C::AddPlayers => self.add_players(),
            C::SetHallWord => self.open_question(Question::HallWord),
            C::ReadPlayers => self.read_players(),
            C::BrowsePlayers => self.browse(C::ReadPlayers),
            C::ReadRules => self.read_rules(),
            C::BrowseRules => self.browse(C::ReadRules),
            C::DropRules => self.desk.rules = None,
            C::Join(join) => self.dispatch_join(join),
            C::ChooseRules(place) => self.choose_rules(place),
            C::ChooseGame(format) => self.choose_game(format),
            C::Rehearse(stretch) => self.rehearse(stretch),
            C::MovePlayer(player, shift) => self.move_player(player, shift),
            C::SpellClub(from, to) => self.spell_club(&from, &to),
            C::KeepAlike(alike) => self.tell_apart(alike),
            C::AddFrom(round) => self.desk.add_from = Some(round),
            C::ChooseDoubleKeying(double_keying) => self.choose_double_keying(double_keying),

            C::WentOn(_) => self.count_tab(),

            C::BrowseSheets => self.browse(C::BrowseSheets),

            C::ShowWords(tab) => self.show_words(tab),
            C::SelectWord(word) => self.select_word(&word),
            C::TellWord => self.toggle_told(),
            C::PickWord(word) => self.pick_word(word),
            C::PickWords(words) => self.desk.picked = words.into_iter().collect(),
            C::Rule(ruled) => self.rule(ruled),
            C::WithdrawRuling => self.withdraw_ruling(),

            C::StandingsAfter(round) => self.desk.standings_after = Some(round),
            C::SelectRow(player) => self.desk.row = Some(player),
            C::ShowPlayer(player) => {
                self.desk.row = Some(player);
                self.show_standings(StandingsTab::Player);
            }
            C::NextRow => self.step_row(Shift::Down),
            C::PreviousRow => self.step_row(Shift::Up),
            C::ShowObjections => self.show_objections(),
            C::ShowStandings(tab) => self.show_standings(tab),
            C::CopyTable => self.copy_table(),

            C::ShowDocument(wish) => self.show_document(wish),
            C::PrintOfRound(round) => self.print_of_round(round),
            C::PrintOfPlayer(player) => self.print_of_player(player),
            C::ChooseOrder(order) => self.desk.press.wish.order = Some(order),
            C::ChoosePaper(paper) => self.desk.press.wish.paper = paper,
            C::ChooseBacks(backs) => self.desk.press.wish.backs = backs,
            C::NextPage => self.turn_page(1),
            C::PageBefore => self.turn_page(-1),
            C::ZoomPages => self.desk.press.whole = !self.desk.press.whole,
            C::SaveDocument => self.save_document(),
            C::BrowseDocument => self.browse(C::SaveDocument),
            C::PrintDocument => self.print_document(),
            C::OpenWritten => self.open_written(),
            C::OpenWrittenFolder => self.open_written_folder(),
            C::BrowseArchive => self.browse(C::BrowseArchive),
            C::BrowsePage => self.browse(C::BrowsePage),
            C::OwnCertificates => self.own_certificates(),
            C::StopWriting => self.stop_writing(),

            C::TakeDesk(name, role) => self.take_desk(name, role),
            C::ChoosePerson(name, role) => self.choose_person(name, role),
            C::ChooseAddress(address) => self.desk.address = Some(address),
            C::OpenDoors => self.open_doors(),
            C::CloseDoors => self.close_doors_or_ask(),
            C::Invite(role) => self.invite(role),
            C::DropInvitation(number) => self.drop_invitation(number),
            C::LetIn(number) => self.let_in(number),
            C::ItIs(number, name) => self.it_is(number, &name),
            C::TurnAway(number) => self.turn_away(number),
            C::Revoke(label) => self.revoke(&label),
            C::ChoosePhones(phones) => self.choose_phones(phones),
            C::ForbidPlain => self.forbid_plain(),
            C::Picture(asked) => self.dispatch_picture(asked),
            C::Undo => self.ask_to_undo(),
            C::Verify => self.verify(),

            C::FindSheet if self.desk.place == Place::History => {
                self.desk.focus = Some(Entry::HistorySearch);
            }
            own @ (C::LookAtRound(_)
            | C::NextStep
            | C::TypeLetters
            | C::ConfirmTime
            | C::ChooseMark(_)
            | C::MarkSheet(..)
            | C::TypeNumber(_)
            | C::MarkNumber(_)
            | C::ForgetNumber
            | C::StartBreak
            | C::TakeSheet(..)
            | C::FindSheet
            | C::JumpToSheet
            | C::KeyNameless
            | C::TakeNameless(_)
            | C::CorrectNameless(_)
            | C::KeyAgain
            | C::ShowFirst
            | C::TakeKeying(_)
            | C::CheckSheet
            | C::RejectSheet
            | C::NextUnchecked
            | C::SaveSheet
            | C::NextMissing
            | C::DeclareNotHandedIn
            | C::SetLateness(_)
            | C::ChooseBrought(..)
            | C::ChooseForRest(_)
            | C::SettleUnreadable(..)
            | C::ChooseReading(_)
            | C::ChooseDraw(_)
            | C::Own(_)) => F::dispatch(self, own),
            C::Type(entry, text) => self.type_text(entry, text),
            C::Ask(question) => self.open_question(question),
            C::Confirm => self.confirm(),
            C::Cancel => self.cancel(),
            C::Dismiss(index) => self.dismiss(index),
            C::Hindered(command) => self.tell_why_not(&command),
        }
    }
}

/// Whether it lets devices in, which is the referee's as at their own pages.
const fn lets_in(command: &UserCommand) -> bool {
    use UserCommand as C;
    matches!(command, C::OpenDoors | C::Invite(_) | C::LetIn(_) | C::ItIs(..) | C::ChoosePhones(_))
}

/// Whether it is about the form of a new competition, when none is open: what is typed for it, and what is
/// said of it, must be seen. A hall that takes part in a joint one brings its list there.
fn of_new(command: &UserCommand, start: Start) -> bool {
    use UserCommand as C;
    match command {
        C::ImportList | C::BrowseList => start != Start::Join,
        C::CreateCompetition
        | C::BrowseNew
        | C::ReadPlayers
        | C::BrowsePlayers
        | C::ReadRules
        | C::BrowseRules => true,
        _ => false,
    }
}
