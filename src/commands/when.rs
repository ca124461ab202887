//! When a command can be asked, what is missing when it cannot, and the place that it is about.

use super::Place;
use super::formats::{OwnSituation, OwnWhen, marks_by_number};
use crate::domain::formats::FormatName;

/// When a command can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// At any time.
    Always,
    /// While a competition is open.
    Open,
    /// While a file of a joint competition is open.
    InJoint,
    /// While an open competition can be changed.
    Changeable,
    /// Before the first draw.
    BeforeDraws,
    /// While a round's time runs or is held.
    Timed,
    /// The same, or while the time of the round that was stopped last can be given back.
    TimeCorrectable,
    /// While a round's time runs.
    Running,
    /// While the round in view has letters.
    RoundAnnounced,
    /// Once a round was drawn that was not given up.
    RoundBegun,
    /// Until the round in view is over.
    RoundUnsettled,
    /// Unless the round in view was given up.
    RoundKept,
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
    /// While numbers are taken for them: while no other round has letters or a time.
    NumbersTaken,
    /// While digits of a number were typed there, whatever the day is at by now.
    NumberBegun,
    /// While a player's number is typed for them.
    NumberTyped,
    /// While a sheet lies on the desk.
    SheetOpen,
    /// While the sheet on the desk is not keyed.
    SheetUnkeyed,
    /// While a sheet that has a player lies on the desk.
    SheetOfPlayer,
    /// While the sheet on the desk is keyed, and can be keyed a second time.
    SheetKeyed,
    /// While the sheet on the desk is keyed by somebody else and not shown yet.
    SheetConcealed,
    /// While it is asked what stands on a sheet whose two keyings differ.
    KeyingsAsked,
    /// In Sheets, once a round was played.
    Keyable,
    /// While the sheet on the desk is as it was saved, and nobody has checked it.
    SheetUnchecked,
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
    /// Once somebody was called at it.
    CeremonyBegun,
    /// While rows of the standings are seen.
    RowsSeen,
    /// While pages are seen in Print.
    Pages,
    /// While there is a page after, or before, the one that is seen.
    PageAfter,
    /// The same.
    PageBefore,
    /// While a document is being written.
    Writing,
    /// Once a document was written.
    Written,
    /// While no time is running that a tone would belong to.
    NoTime,
    /// While a competition is offered that was not closed.
    Unclosed,
    /// While the doors of the hall's network are open.
    DoorsOpen,
    /// While they are not.
    DoorsShut,
    /// While stations can be let in.
    StaffDoorOpen,
    /// While an open competition can be changed whose sheets have codes.
    Photographed,
    /// While photographs of sheets are being taken.
    PicturesCome,
    /// Once there are photographs of sheets.
    PicturesThere,
    /// While one is seen.
    PictureSeen,
    /// While one is seen whose place somebody has to say.
    PictureQueued,
    /// While none is open.
    Closed,
    /// While a new one is set up.
    SettingUp,
    /// While a new one is set up, or an open one can be changed.
    Settable,
    /// What one format alone knows, while the competition can be changed.
    Own(OwnWhen),
}

/// What the conditions of the table ask about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each answers one condition")]
pub struct Situation {
    pub open: bool,
    pub changeable: bool,
    pub before_draws: bool,
    pub timed: bool,
    pub time_correctable: bool,
    pub running: bool,
    pub round_announced: bool,
    pub round_begun: bool,
    pub round_unsettled: bool,
    pub round_kept: bool,
    pub unconfirmed: bool,
    pub break_runs: bool,
    pub break_due: bool,
    pub step_possible: bool,
    pub sheets_on_table: bool,
    pub numbers_taken: bool,
    pub number_begun: bool,
    pub number_typed: bool,
    pub sheet_open: bool,
    pub sheet_unkeyed: bool,
    /// It has no name.
    pub sheet_nameless: bool,
    pub sheet_keyed: bool,
    pub sheet_again: bool,
    pub sheet_awaits_another: bool,
    pub keyings_asked: bool,
    pub sheet_concealed: bool,
    pub keyable: bool,
    pub sheet_unchecked: bool,
    pub word_selected: bool,
    pub word_ruled: bool,
    pub objectionable: bool,
    pub signed: bool,
    pub undoable: bool,
    pub players_stay: bool,
    pub ceremony: bool,
    pub ceremony_begun: bool,
    pub rows_seen: bool,
    pub pages: bool,
    pub page_after: bool,
    pub page_before: bool,
    pub writing: bool,
    pub written: bool,
    pub unclosed: bool,
    pub doors_open: bool,
    pub staff_door_open: bool,
    pub photographed: bool,
    pub pictures_come: bool,
    pub pictures_there: bool,
    pub picture_seen: bool,
    pub picture_queued: bool,
    pub setting_up: bool,
    pub players_typed: bool,
    pub tiles_typed: bool,
    pub format: FormatName,
    pub own: OwnSituation,
}

impl When {
    /// Whether it is so.
    pub fn is_met(self, now: &Situation) -> bool {
        match self {
            Self::Always => true,
            Self::Open => now.open,
            Self::InJoint => now.own.is_joint(),
            Self::Changeable => now.changeable,
            Self::Settable => now.changeable || now.setting_up,
            Self::BeforeDraws => now.changeable && now.before_draws,
            Self::Timed => now.changeable && now.timed,
            Self::TimeCorrectable => now.changeable && now.time_correctable,
            Self::Running => now.changeable && now.running,
            Self::RoundAnnounced => now.changeable && now.round_announced,
            Self::RoundBegun => now.changeable && now.round_begun,
            Self::RoundUnsettled => now.changeable && now.round_unsettled,
            Self::RoundKept => now.changeable && now.round_kept,
            Self::Unconfirmed => now.changeable && now.unconfirmed,
            Self::BreakRuns => now.changeable && now.break_runs,
            Self::BreakDue => now.changeable && now.break_due,
            Self::StepPossible => (now.changeable || now.signed) && now.step_possible,
            Self::SheetsOnTable => now.changeable && now.sheets_on_table,
            Self::NumbersTaken => now.changeable && now.numbers_taken,
            Self::NumberBegun => now.changeable && now.number_begun,
            Self::NumberTyped => now.changeable && now.numbers_taken && now.number_typed,
            Self::SheetOpen => now.changeable && now.sheet_open,
            Self::SheetUnkeyed => now.changeable && now.sheet_open && now.sheet_unkeyed,
            Self::SheetOfPlayer => {
                now.changeable
                    && now.sheet_open
                    && !(now.sheet_nameless || now.sheet_concealed || now.sheet_again)
            }
            Self::SheetKeyed => now.changeable && now.sheet_open && now.sheet_keyed,
            Self::SheetConcealed => now.sheet_open && now.sheet_concealed,
            Self::KeyingsAsked => now.changeable && now.keyings_asked,
            Self::Keyable => now.changeable && now.keyable,
            Self::SheetUnchecked => now.changeable && now.sheet_open && now.sheet_unchecked,
            Self::WordSelected => now.changeable && now.word_selected,
            Self::WordRuled => now.changeable && now.word_ruled,
            Self::Objectionable => now.changeable && now.objectionable,
            Self::Signed => now.signed,
            Self::Undoable => now.changeable && now.undoable,
            Self::Ceremony => now.ceremony,
            Self::CeremonyBegun => now.ceremony_begun,
            Self::RowsSeen => now.rows_seen,
            Self::Pages => now.pages && !now.writing,
            Self::PageAfter => now.page_after,
            Self::PageBefore => now.page_before,
            Self::Writing => now.writing,
            Self::Written => now.written,
            Self::NoTime => !now.timed && !now.break_runs,
            Self::Unclosed => now.unclosed,
            Self::DoorsOpen => now.doors_open,
            Self::DoorsShut => now.open && !now.doors_open,
            Self::StaffDoorOpen => now.staff_door_open,
            Self::Photographed => now.changeable && now.photographed,
            Self::PicturesCome => now.pictures_come,
            Self::PicturesThere => now.pictures_there,
            Self::PictureSeen => now.picture_seen,
            Self::PictureQueued => now.changeable && now.picture_queued,
            Self::Closed => !now.open,
            Self::SettingUp => now.setting_up,
            Self::Own(own) => now.changeable && own.is_met(&now.own),
        }
    }
}

impl When {
    /// Whether it is about another kind of file: what can be asked there is not even shown here.
    pub const fn is_elsewhere(self, now: &Situation) -> bool {
        match self {
            Self::InJoint => !now.own.is_joint(),
            Self::Own(own) => own.is_elsewhere(&now.own),
            // Sheets are marked by their numbers where they are handed in all at once.
            Self::SheetsOnTable | Self::NumbersTaken | Self::NumberBegun | Self::NumberTyped => {
                !marks_by_number(now.format)
            }
            _ => false,
        }
    }

    /// What is missing while it is not so: a key of the language files. What a signature hinders says so.
    pub const fn why_not(self, now: &Situation) -> &'static str {
        match self {
            _ if now.signed && self.changes() => "commands-needs-reopening",
            _ if now.open && !now.changeable && self.changes() => "commands-needs-writable",
            Self::Undoable if now.own.is_master() => "conduct-no-undo",
            Self::Undoable if now.timed => "commands-needs-undoable-in-time",
            Self::Undoable if now.players_stay => "commands-needs-players-to-stay",
            Self::Always | Self::Open => "commands-needs-open",
            Self::InJoint => "commands-needs-joint",
            Self::Changeable | Self::Settable => "commands-needs-changeable",
            Self::BeforeDraws => "commands-needs-before-draws",
            Self::Timed | Self::TimeCorrectable | Self::Running => "commands-needs-time",
            Self::RoundAnnounced | Self::RoundBegun => "commands-needs-letters",
            Self::RoundUnsettled => "commands-needs-unsettled",
            Self::RoundKept => "commands-needs-kept",
            Self::Unconfirmed => "commands-needs-restart",
            Self::BreakRuns => "commands-needs-break",
            Self::BreakDue => "commands-needs-break-due",
            Self::StepPossible => "commands-needs-step",
            Self::NumberTyped if now.numbers_taken => "commands-needs-number",
            Self::SheetsOnTable | Self::NumbersTaken | Self::NumberBegun | Self::NumberTyped => {
                "commands-needs-sheets-on-table"
            }
            Self::SheetUnkeyed | Self::SheetOfPlayer if now.sheet_nameless => {
                "commands-needs-player"
            }
            Self::SheetUnkeyed if now.sheet_open => "commands-needs-unkeyed",
            Self::SheetOfPlayer | Self::SheetUnchecked if now.sheet_concealed => {
                "commands-needs-first-shown"
            }
            Self::SheetOfPlayer | Self::SheetUnchecked if now.sheet_again => {
                "commands-needs-not-again"
            }
            Self::SheetOpen | Self::SheetUnkeyed | Self::SheetOfPlayer => "commands-needs-sheet",
            Self::SheetUnchecked => "commands-needs-unchecked",
            Self::SheetKeyed if now.sheet_awaits_another => "commands-needs-another",
            Self::SheetKeyed if now.sheet_again => "commands-needs-not-again",
            Self::SheetKeyed if now.sheet_open => "commands-needs-saved",
            Self::SheetKeyed => "commands-needs-keyed",
            Self::KeyingsAsked => "commands-needs-differences",
            Self::SheetConcealed => "commands-needs-concealed",
            Self::Keyable => "commands-needs-keyable",
            Self::WordSelected | Self::WordRuled => "commands-needs-word",
            Self::Objectionable => "commands-needs-last-round",
            Self::Signed => "commands-needs-signed",
            Self::Undoable => "commands-needs-undoable",
            Self::Ceremony => "commands-needs-ceremony",
            Self::CeremonyBegun => "commands-needs-ceremony-begun",
            Self::RowsSeen => "commands-needs-rows",
            Self::Pages if now.writing => "press-busy",
            Self::Pages => "commands-needs-pages",
            Self::PageAfter => "commands-needs-page-after",
            Self::PageBefore => "commands-needs-page-before",
            Self::Writing => "commands-needs-writing",
            Self::Written => "commands-needs-written",
            Self::NoTime => "commands-needs-no-time",
            Self::Unclosed => "commands-needs-unclosed",
            Self::DoorsOpen => "commands-needs-doors-open",
            Self::DoorsShut => "commands-needs-doors-shut",
            Self::StaffDoorOpen => "commands-needs-staff-door",
            Self::Photographed => "photo-needs-codes",
            Self::PicturesCome => "photo-needs-coming",
            Self::PicturesThere => "photo-needs-pictures",
            Self::PictureSeen => "photo-needs-seen",
            Self::PictureQueued => "photo-needs-queue",
            Self::Closed => "commands-needs-closed",
            Self::SettingUp => "commands-needs-setting-up",
            Self::Own(own) => own.why_not(),
        }
    }

    /// Whether it is so in a competition that can be changed alone.
    const fn changes(self) -> bool {
        match self {
            Self::Changeable
            | Self::BeforeDraws
            | Self::Timed
            | Self::TimeCorrectable
            | Self::Running
            | Self::RoundAnnounced
            | Self::RoundBegun
            | Self::RoundUnsettled
            | Self::RoundKept
            | Self::Unconfirmed
            | Self::BreakRuns
            | Self::BreakDue
            | Self::SheetsOnTable
            | Self::NumbersTaken
            | Self::NumberBegun
            | Self::NumberTyped
            | Self::SheetOpen
            | Self::SheetUnkeyed
            | Self::SheetOfPlayer
            | Self::SheetKeyed
            | Self::KeyingsAsked
            | Self::Keyable
            | Self::SheetUnchecked
            | Self::WordSelected
            | Self::WordRuled
            | Self::Objectionable
            | Self::Undoable
            | Self::Photographed
            | Self::PictureQueued
            | Self::Own(_) => true,
            Self::Always
            | Self::Open
            | Self::InJoint
            | Self::StepPossible
            | Self::SheetConcealed
            | Self::Signed
            | Self::Ceremony
            | Self::CeremonyBegun
            | Self::RowsSeen
            | Self::Pages
            | Self::PageAfter
            | Self::PageBefore
            | Self::Writing
            | Self::Written
            | Self::NoTime
            | Self::Unclosed
            | Self::DoorsOpen
            | Self::DoorsShut
            | Self::StaffDoorOpen
            | Self::PicturesCome
            | Self::PicturesThere
            | Self::PictureSeen
            | Self::Closed
            | Self::SettingUp
            | Self::Settable => false,
        }
    }

    /// The place whose keys it is about; `None` for everywhere.
    pub const fn place(self) -> Option<Place> {
        match self {
            Self::Timed
            | Self::TimeCorrectable
            | Self::Running
            | Self::RoundAnnounced
            | Self::RoundBegun
            | Self::RoundUnsettled
            | Self::RoundKept
            | Self::Unconfirmed
            | Self::BreakRuns
            | Self::BreakDue
            | Self::StepPossible
            | Self::SheetsOnTable
            | Self::NumbersTaken
            | Self::NumberBegun
            | Self::NumberTyped => Some(Place::Rounds),
            Self::SheetOpen
            | Self::SheetUnkeyed
            | Self::SheetOfPlayer
            | Self::SheetKeyed
            | Self::SheetConcealed
            | Self::Keyable
            | Self::SheetUnchecked
            | Self::PictureSeen
            | Self::PictureQueued => Some(Place::Sheets),
            Self::WordSelected | Self::WordRuled => Some(Place::Words),
            Self::Own(own) => Some(own.place()),
            Self::RowsSeen => Some(Place::Standings),
            Self::Pages | Self::PageAfter | Self::PageBefore | Self::Writing | Self::Written => {
                Some(Place::Print)
            }
            Self::Always
            | Self::Open
            | Self::InJoint
            | Self::Changeable
            | Self::BeforeDraws
            | Self::KeyingsAsked
            | Self::Objectionable
            | Self::Signed
            | Self::Undoable
            | Self::Ceremony
            | Self::CeremonyBegun
            | Self::NoTime
            | Self::Unclosed
            | Self::DoorsOpen
            | Self::DoorsShut
            | Self::StaffDoorOpen
            | Self::Photographed
            | Self::PicturesCome
            | Self::PicturesThere
            | Self::Closed
            | Self::SettingUp
            | Self::Settable => None,
        }
    }
}
