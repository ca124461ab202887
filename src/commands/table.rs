//! The table: each command's name and hint (keys of the language files), its shortcut, and when it
//! can be asked. Buttons, shortcuts and the palette are all made from it.

mod formats;
mod questions;

pub use formats::{
    ENDS, barred, listed as listed_of, name_of_rules, name_of_system, of_round, plain_title,
};

use formats::{name_of_game, of_own};
use questions::of_question;

use super::formats::{Lateness, Side, further_places, places};
use super::place::PLACE_KEYS;
use super::spec::{Spec, row};
use super::{
    HallLeaders, HallLook, HallStandings, Key, Look, Mark, Pinned, Place, Shift, Shortcut,
    Situation, StandingsTab, UserCommand, When, WordsTab,
};
use crate::domain::contest::ruling::Ruled;
use crate::print::documents::Document;

/// A command's row.
#[expect(clippy::too_many_lines, reason = "one table")]
pub fn spec(command: &UserCommand) -> Spec {
    use UserCommand as C;
    use When as W;
    match command {
        C::Go(place) => of_place(*place),
        C::Speak(_) => row("commands-speak", W::Always).also("commands-also-language"),
        C::ChooseLook(look) => of_look(*look),
        C::ChooseHallLook(look) => of_hall_look(*look),
        C::ChooseHallLeaders(HallLeaders::Shown) => row("commands-leaders-shown", W::Always),
        C::ChooseHallLeaders(HallLeaders::Hidden) => row("commands-leaders-hidden", W::Always),
        C::Larger => row("commands-larger", W::Always).ctrl(Key::Plus).also("commands-also-size"),
        C::Smaller => {
            row("commands-smaller", W::Always).ctrl(Key::Minus).also("commands-also-size")
        }
        C::PlainSize => {
            row("commands-plain-size", W::Always).ctrl(Key::Num0).also("commands-also-size")
        }
        C::OpenPalette => row("commands-palette", W::Always).ctrl(Key::K),
        C::PaletteUp => row("commands-palette-up", W::Always).key(Key::Up),
        C::PaletteDown => row("commands-palette-down", W::Always).key(Key::Down),
        C::ShowKeys => row("commands-keys", W::Always).key(Key::F1).also("commands-also-help"),
        C::OpenMenu => row("commands-menu", W::Always).key(Key::F10),
        C::ToggleProjector => row("commands-projector", W::Open)
            .ctrl(Key::J)
            .hint("commands-projector-hint")
            .also("commands-also-hall"),
        C::Pin(Pinned::Auto) => row("commands-pin-auto", W::Open).key(Key::A),
        C::Pin(Pinned::Welcome) => row("commands-pin-welcome", W::Open),
        C::Pin(Pinned::Standings(HallStandings::Complete | HallStandings::After(_))) => {
            row("commands-pin-standings", W::Open).ctrl(Key::H).hint("commands-pin-standings-hint")
        }
        C::Pin(Pinned::Standings(HallStandings::Latest)) => row("commands-pin-latest", W::Open),
        C::Pin(Pinned::Review(_)) => row("commands-pin-review", W::Open),
        C::Pin(Pinned::Ceremony(_)) => row("commands-ceremony", W::Open),
        C::Pin(Pinned::Message(_)) => row("commands-pin-message", W::Open),
        C::Pin(Pinned::Own(own)) => row(own.name(), W::Open),
        C::Pin(Pinned::Black) => row("commands-pin-black", W::Open).key(Key::B),

        C::Review => row("commands-review", W::Open).hint("commands-review-hint"),
        C::Ceremony => row("commands-ceremony", W::Open)
            .hint("commands-ceremony-hint")
            .also("commands-also-ceremony"),
        C::CeremonyAnew => row("commands-ceremony-anew", W::CeremonyBegun),
        C::CallNext => row("commands-call-next", W::Ceremony).key(Key::N),
        C::CallPage => row("commands-call-page", W::Ceremony).shift(Key::Space),
        C::CallBack => row("commands-call-back", W::Ceremony)
            .shift(Key::N)
            .hint("commands-call-back-hint")
            .also("commands-also-back"),
        C::ShowOn(_) => row("commands-show-on", W::Open),
        C::ShowInWindow => row("commands-show-in-window", W::Open),
        C::CheckSound => row("commands-check-sound", W::NoTime)
            .hint("commands-check-sound-hint")
            .also("commands-also-sound"),
        C::Louder => row("commands-louder", W::Always),
        C::Quieter => row("commands-quieter", W::Always),
        C::ToggleMute => {
            row("commands-mute", W::Always).hint("commands-mute-hint").also("commands-also-sound")
        }

        C::ImportList => row("commands-import-list", W::Always).also("commands-also-list"),
        C::BrowseList => row("commands-browse-list", W::Always).also("commands-also-list"),
        C::StopImport => row("commands-stop-import", W::Always),
        C::DropList => row("commands-drop-list", W::Always),
        C::ChooseAuthority(_) => row("commands-choose-authority", W::Always),

        C::SetUp => row("commands-set-up", W::Closed).ctrl(Key::N),
        C::SetUpJoint => row("commands-set-up-joint", W::Closed).also("commands-also-joint"),
        C::LeaveSetUp => row("commands-leave-set-up", W::SettingUp).key(Key::Escape),
        C::CreateCompetition => row("commands-create", W::SettingUp).ctrl(Key::Enter),
        C::OpenCompetition => row("commands-open", W::Always).also("commands-also-open"),
        C::OpenReadOnly => row("commands-open-read-only", W::Always),
        C::OpenIntact(_) => {
            row("commands-open-intact", W::Always).hint("commands-open-intact-hint")
        }
        C::BrowseNew => row("commands-browse-new", W::Always),
        C::BrowseOpen => {
            row("commands-browse-open", W::Always).ctrl(Key::O).also("commands-also-open")
        }
        C::OpenRecent(_) => row("commands-open-recent", W::Always),
        C::TakeUpCopy(_) => row("commands-take-up-copy", W::Always),
        C::CloseCompetition => row("commands-close", W::Open).also("commands-also-close"),
        C::Quit => row("commands-quit", W::Always).also("commands-also-close"),
        C::Continue => row("commands-continue", W::Unclosed).hint("commands-continue-hint"),
        C::DropUnclosed => row("commands-drop-unclosed", W::Unclosed),
        C::SaveDetails => row("commands-save-details", W::Changeable),
        C::ReadEmblem => row("commands-read-emblem", W::Settable),
        C::BrowseEmblem => row("commands-browse-emblem", W::Settable).also("commands-also-emblem"),
        C::RemoveEmblem => row("commands-remove-emblem", W::Settable).also("commands-also-emblem"),
        C::AddPlayers => {
            row("commands-add-players", W::Changeable).also("commands-also-add-players")
        }
        C::ReadPlayers => row("commands-read-players", W::Always).also("commands-also-players"),
        C::BrowsePlayers => row("commands-browse-players", W::Always).also("commands-also-players"),
        C::ReadRules => row("commands-read-rules", W::Always),
        C::BrowseRules => row("commands-browse-rules", W::Always),
        C::DropRules => row("commands-drop-rules", W::Always),
        C::ChooseRules(_) => row("commands-choose-rules", W::SettingUp),
        C::ChooseGame(format) => row(name_of_game(*format), W::Closed),
        C::Join(join) => join.spec(),
        C::Rehearse(_) => row("commands-rehearse", W::Closed).also("commands-also-rehearse"),
        C::MovePlayer(_, Shift::Up) => row("commands-move-up", W::BeforeDraws),
        C::MovePlayer(_, Shift::Down) => row("commands-move-down", W::BeforeDraws),
        C::SpellClub(..) => row("commands-spell-club", W::Changeable),
        C::KeepAlike(_) => row("commands-keep-alike", W::Open),
        C::AddFrom(_) => row("commands-add-from", W::Changeable),
        C::SetHallWord => row("commands-hall-word", W::BeforeDraws),
        C::ChooseDraw(_) => row("commands-choose-draw", W::Settable),
        C::ChooseDoubleKeying(_) => row("commands-double-keying", W::Settable),

        C::LookAtRound(_) => row("commands-look-at-round", W::Open),
        C::NextStep => row("commands-next-step", W::StepPossible).key(Key::Space),
        C::TypeLetters => row("commands-type-letters", W::Changeable),
        C::ConfirmTime => row("commands-confirm-time", W::Unconfirmed),
        C::ChooseMark(mark) | C::MarkNumber(mark) => of_mark(command, *mark),
        C::MarkSheet(..) => row("commands-mark-sheet", W::Changeable),
        C::TypeNumber(digit) => of_digit(*digit),
        C::ForgetNumber => row("commands-forget-number", W::NumberBegun).key(Key::Escape),
        C::StartBreak => row("commands-start-break", W::BreakDue).key(Key::K),

        C::TakeSheet(..) => row("commands-take-sheet", W::Open),
        C::FindSheet => row("commands-find-sheet", W::Open).ctrl(Key::F).also("commands-also-find"),
        C::JumpToSheet => row("commands-jump", W::Open),
        C::KeyNameless => row("commands-key-nameless", W::Keyable)
            .ctrl(Key::N)
            .hint("commands-key-nameless-hint")
            .also("commands-also-nameless"),
        C::TakeNameless(_) => row("commands-key-nameless", W::Keyable),
        C::CorrectNameless(_) => row("commands-correct-nameless", W::Changeable),
        C::KeyAgain => row("commands-key-again", W::SheetKeyed)
            .ctrl(Key::B)
            .hint("commands-key-again-hint")
            .also("commands-also-again"),
        C::ShowFirst => {
            row("commands-show-first", W::SheetConcealed).ctrl(Key::U).also("commands-also-first")
        }
        C::TakeKeying(Side::First) => row("commands-take-first-keying", W::KeyingsAsked),
        C::TakeKeying(Side::Second) => row("commands-take-second-keying", W::KeyingsAsked),
        C::WentOn(_) => row("commands-type", W::SheetOpen),
        C::CheckSheet => row("commands-check-sheet", W::SheetUnchecked)
            .ctrl(Key::E)
            .hint("commands-check-sheet-hint"),
        C::RejectSheet => row("commands-reject-sheet", W::SheetUnchecked)
            .ctrl(Key::R)
            .hint("commands-reject-sheet-hint"),
        C::NextUnchecked => row("commands-next-unchecked", W::Changeable)
            .ctrl(Key::T)
            .hint("commands-next-unchecked-hint")
            .also("commands-also-again"),
        C::SaveSheet => row("commands-save-sheet", W::SheetOpen)
            .ctrl(Key::Enter)
            .hint("commands-save-sheet-hint")
            .also("commands-also-save-sheet"),
        C::NextMissing => {
            row("commands-next-missing", W::Open).ctrl(Key::M).also("commands-also-missing")
        }
        C::DeclareNotHandedIn => row("commands-not-handed-in", W::SheetUnkeyed)
            .ctrl(Key::D)
            .hint("commands-not-handed-in-hint")
            .also("commands-also-none"),
        C::SetLateness(Lateness::Late) => {
            row("commands-late", W::SheetOfPlayer).ctrl(Key::L).hint("commands-late-hint")
        }
        C::SetLateness(Lateness::InTime) => row("commands-in-time", W::SheetOfPlayer)
            .hint("commands-in-time-hint")
            .also("commands-also-in-time"),

        C::BrowseSheets => {
            row("commands-browse-sheets", W::Changeable).also("commands-also-sheets")
        }
        C::ChooseBrought(..) => row("commands-choose-brought", W::Changeable),
        C::ChooseForRest(_) => row("commands-choose-for-rest", W::Changeable),

        C::ShowWords(tab) => row(of_words_tab(*tab), W::Open),
        C::SelectWord(_) => row("commands-select-word", W::Open),
        C::PickWord(_) => row("commands-pick-word", W::Changeable),
        C::PickWords(words) if words.is_empty() => row("commands-pick-none", W::Changeable),
        C::PickWords(_) => row("commands-pick-all", W::Changeable),
        C::TellWord => {
            row("commands-tell-word", W::WordSelected).key(Key::F2).hint("commands-tell-word-hint")
        }
        C::Rule(Ruled::Valid) => row("commands-rule-valid", W::WordSelected).key(Key::V),
        C::Rule(Ruled::Invalid) => row("commands-rule-invalid", W::WordSelected).key(Key::X),
        C::WithdrawRuling => row("commands-withdraw", W::WordRuled).key(Key::U),
        C::SettleUnreadable(..) => row("commands-unreadable", W::Changeable),
        C::ChooseReading(_) => row("commands-read-as", W::Changeable),

        C::StandingsAfter(_) => row("commands-standings-after", W::Open),
        C::ShowPlayer(_) => row("commands-show-player-page", W::Open),
        C::SelectRow(_) => row("commands-select-row", W::Open),
        C::NextRow => row("commands-next-row", W::RowsSeen).key(Key::Down),
        C::PreviousRow => row("commands-previous-row", W::RowsSeen).key(Key::Up),
        C::ShowObjections => row("commands-objections", W::Open).also("commands-also-objections"),
        C::ShowStandings(tab) => of_standings(*tab),
        C::CopyTable => row("commands-copy-table", W::Open)
            .hint("commands-copy-table-hint")
            .also("commands-also-table"),

        C::ShowDocument(wish) => of_document(wish.document),
        C::PrintOfRound(_) => row("commands-print-of-round", W::Open),
        C::PrintOfPlayer(_) => row("commands-print-of-player", W::Open),
        C::ChooseOrder(_) => row("commands-choose-order", W::Open),
        C::ChoosePaper(_) => row("commands-choose-paper", W::Open),
        C::ChooseBacks(_) => row("commands-choose-backs", W::Open),
        C::NextPage => row("commands-next-page", W::PageAfter).key(Key::PageDown),
        C::PageBefore => row("commands-page-before", W::PageBefore).key(Key::PageUp),
        C::ZoomPages => row("commands-zoom-pages", W::Pages),
        C::SaveDocument => row("commands-save-document", W::Pages).ctrl(Key::S),
        C::BrowseDocument => row("commands-browse-document", W::Pages),
        C::PrintDocument => row("commands-print", W::Pages)
            .ctrl(Key::P)
            .hint("commands-print-hint")
            .also("commands-also-print"),
        C::OpenWritten => row("commands-open-written", W::Written),
        C::OpenWrittenFolder => row("commands-open-written-folder", W::Written),
        C::BrowseArchive => row("commands-browse-archive", W::Open),
        C::BrowsePage => row("commands-browse-new", W::Open),
        C::OwnCertificates => row("commands-own-certificates", W::Open)
            .hint("commands-own-certificates-hint")
            .also("commands-also-own-certificates"),
        C::StopWriting => row("commands-stop-writing", W::Writing),

        C::TakeDesk(..) | C::ChoosePerson(..) => row("commands-take-desk", W::Open),
        C::ChooseAddress(_) => row("commands-choose-address", W::DoorsShut),
        C::OpenDoors => row("commands-open-doors", W::DoorsShut)
            .hint("commands-open-doors-hint")
            .also("commands-also-stations"),
        C::CloseDoors => row("commands-close-doors", W::DoorsOpen).also("commands-also-stations"),
        C::Invite(_) => row("commands-invite", W::StaffDoorOpen)
            .hint("commands-invite-hint")
            .also("commands-also-stations"),
        C::DropInvitation(_) => row("commands-drop-invitation", W::StaffDoorOpen),
        C::LetIn(_) => row("commands-let-in", W::StaffDoorOpen),
        C::ItIs(..) => row("commands-it-is", W::StaffDoorOpen),
        C::TurnAway(_) => row("commands-turn-away", W::StaffDoorOpen),
        C::Revoke(_) => row("commands-revoke", W::StaffDoorOpen),
        C::ChoosePhones(_) => row("commands-choose-phones", W::DoorsOpen),
        C::ForbidPlain => row("commands-forbid-plain", W::StaffDoorOpen),
        C::Picture(asked) => asked.spec(),
        C::Undo => row("commands-undo", W::Undoable).ctrl(Key::Z).also("commands-also-undo"),
        C::Verify => row("commands-verify", W::Open).also("commands-also-verify"),

        C::Own(own) => of_own(own),
        C::Type(..) => row("commands-type", W::Always),
        C::Ask(question) => of_question(question),
        C::Confirm => row("commands-confirm", W::Always).key(Key::Enter),
        C::Cancel => row("commands-cancel", W::Always).key(Key::Escape),
        C::Dismiss(_) => row("commands-dismiss", W::Always),
        C::Hindered(_) => row("commands-hindered", W::Always),
    }
}

fn of_place(place: Place) -> Spec {
    match place {
        Place::Competition => row("commands-go-competition", When::Always),
        Place::Rounds => row("commands-go-rounds", When::Open),
        Place::Game => row("commands-go-game", When::Open),
        Place::Slips => row("commands-go-slips", When::Open),
        Place::Top => row("commands-go-top", When::Open),
        Place::Sanctions => row("commands-go-sanctions", When::Open),
        Place::Sheets => row("commands-go-sheets", When::Open).also("commands-also-keying"),
        Place::Words => row("commands-go-words", When::Open).also("commands-also-ruling"),
        Place::Results => row("commands-go-results", When::Open),
        Place::Judge => row("commands-go-judge", When::Open),
        Place::Standings => {
            row("commands-go-standings", When::Open).also("commands-also-standings")
        }
        Place::Print => row("commands-go-print", When::Open).also("commands-also-print"),
        Place::History => row("commands-go-history", When::Open).also("commands-also-history"),
        Place::Stations => row("commands-go-stations", When::Open).also("commands-also-stations"),
        Place::Venues => row("commands-go-venues", When::InJoint).also("commands-also-venues"),
    }
}

fn of_words_tab(tab: WordsTab) -> &'static str {
    match tab {
        WordsTab::Queue => "commands-words-queue",
        WordsTab::Ruled => "commands-words-ruled",
        WordsTab::Round(_) => "commands-words-round",
        WordsTab::Search => "commands-words-search",
    }
}

fn of_standings(tab: StandingsTab) -> Spec {
    let name = match tab {
        StandingsTab::Table => "commands-show-table",
        StandingsTab::Plot => "commands-show-plot",
        StandingsTab::Player => "commands-show-player",
        StandingsTab::Figures => "commands-show-figures",
    };
    row(name, When::Open).also("commands-also-standings")
}

/// A document by its name; what it is for stands as its hint.
const fn of_document(document: Document) -> Spec {
    let (name, hint) = match document {
        Document::WordSheets => ("commands-word-sheets", "commands-word-sheets-hint"),
        Document::Rules => ("commands-rules", "commands-rules-hint"),
        Document::Guide => ("commands-guide", "commands-guide-hint"),
        Document::Commitment => ("commands-commitment", "commands-commitment-hint"),
        Document::PlayerCards => ("commands-player-cards", "commands-player-cards-hint"),
        Document::GradedSheets => ("commands-graded-sheets", "commands-graded-sheets-hint"),
        Document::RoundRecord => ("commands-round-record", "commands-round-record-hint"),
        Document::Standings => ("commands-standings-sheet", "commands-standings-sheet-hint"),
        Document::UnnamedStandings => {
            ("commands-unnamed-standings", "commands-unnamed-standings-hint")
        }
        Document::PlayerReport => ("commands-player-report", "commands-player-report-hint"),
        Document::Rulings => ("commands-rulings", "commands-rulings-hint"),
        Document::Final => ("commands-final-sheet", "commands-final-sheet-hint"),
        Document::Certificates => ("commands-certificates", "commands-certificates-hint"),
        Document::Slips => ("commands-slips", "commands-slips-hint"),
        Document::PlayerRecord => ("commands-player-record", "commands-player-record-hint"),
        Document::TurnRecord => ("commands-turn-record", "commands-turn-record-hint"),
        Document::GameSheet => ("commands-game-sheet", "commands-game-sheet-hint"),
        Document::ZeroNotices => ("commands-zero-notices", "commands-zero-notices-hint"),
        Document::Warnings => ("commands-warnings", "commands-warnings-hint"),
        Document::ScoreSheets => ("games-score-sheets", "games-score-sheets-hint"),
        Document::ResultSlips => ("games-result-slips", "games-result-slips-hint"),
        Document::Pairings => ("games-pairings", "games-pairings-hint"),
        Document::TableCards => ("games-table-cards", "games-table-cards-hint"),
        Document::TeamStandings => ("games-team-standings", "games-team-standings-hint"),
        Document::CrossTable => ("games-cross-table", "games-cross-table-hint"),
        Document::ChallengeSlips => ("games-challenge-slips", "games-challenge-slips-hint"),
        Document::JudgeLog => ("games-judge-log", "games-judge-log-hint"),
        Document::WholeGame => ("games-whole-games", "games-whole-games-hint"),
    };
    row(name, When::Open).hint(hint).also("commands-also-document")
}

fn of_look(look: Look) -> Spec {
    let name = match look {
        Look::System => "commands-look-system",
        Look::Light => "commands-look-light",
        Look::Dark => "commands-look-dark",
    };
    row(name, When::Always).also("commands-also-look")
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
    row("commands-type-number", When::NumbersTaken).key(key)
}

/// The one place in which a command's key is a single letter: that of what it is about, and Rounds for
/// the hall's. Elsewhere a letter is typed. `None` for every other key.
pub fn place_of_letter(command: &UserCommand) -> Option<Place> {
    let Spec { shortcut, when, .. } = spec(command);
    let letter = shortcut.filter(|shortcut| !shortcut.ctrl && shortcut.key.is_letter());
    letter.map(|_| when.place().unwrap_or(Place::Rounds))
}

/// A command's key where this is so: a place has that of its number among those of the format.
pub fn shortcut(command: &UserCommand, now: &Situation) -> Option<Shortcut> {
    let place = match command {
        UserCommand::Go(place) => place,
        // Elsewhere, and while nobody is typed, the key is another's.
        UserCommand::AddPlayers => return now.players_typed.then(|| Shortcut::ctrl(Key::Enter)),
        // Where tiles are typed no letter is a key.
        _ => {
            let tile = |it: &Shortcut| now.tiles_typed && !it.ctrl && it.key.is_letter();
            return spec(command).shortcut.filter(|it| !tile(it));
        }
    };
    let mut all = places(now.format).iter().chain(further_places(now.format));
    let number = all.position(|of| of == place)?;
    PLACE_KEYS.get(number).copied().map(Shortcut::ctrl)
}
