//! What is seen: one folder per place, `data` (what is seen, as plain values) and `ui` (paint).
//!
//! A view changes nothing: it is given data and pushes [`UserCommand`]s. Console and projector are
//! two functions of a [`egui::Ui`] and their data; the projector's data holds only what the hall may
//! see, so it cannot leak more.

pub mod act;
pub mod competition;
pub mod console;
pub mod desk;
pub mod dialog;
pub mod history;
pub mod keys;
pub mod name;
pub mod palette;
pub mod print;
pub mod projector;
pub mod rounds;
pub mod settings;
pub mod sheets;
pub mod standings;
pub mod take_in;
pub mod theme;
pub mod widgets;
pub mod words;

use crate::commands::step::{self, Step};
use crate::commands::{Pinned, Place, Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::contest::decide::undoable;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{Board, Standings, standings};
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::head::Heads;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::WordList;
use crate::language::Language;
use crate::lexicon::Lexicon;

use self::desk::Desk;

/// What a frame was asked for, in order.
pub type Asks = Vec<UserCommand>;

/// Everything that the data of a place may be made from.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// What lies on the desk.
    pub desk: &'a Desk,
    /// The history and the competition.
    pub record: &'a Record,
    /// The grades.
    pub board: &'a Board,
    /// The list that the competition is judged by.
    pub words: &'a dyn WordList,
    /// The same as a whole list, when it is here: for near words.
    pub list: Option<&'a Lexicon>,
    /// Sheets begun and not saved.
    pub drafts: &'a [Draft],
    /// Every head of the chain of events.
    pub heads: &'a Heads,
    /// The open file.
    pub file: &'a FileFacts,
    /// When.
    pub now: Moment,
}

/// What the console says of the open file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FileFacts {
    /// Its path, as text.
    pub path: String,
    /// Whether it can be changed.
    pub read_only: bool,
    /// Whether the seed of the draws is here.
    pub has_seed: bool,
}

impl<'a> Sight<'a> {
    /// The competition.
    #[must_use]
    pub fn contest(&self) -> &'a Contest {
        self.record.contest()
    }

    /// The language of the console.
    #[must_use]
    pub fn language(&self) -> Language {
        self.desk.language
    }

    /// The next step of the day.
    #[must_use]
    pub fn step(&self) -> Step {
        step::next(self.record, self.desk.draw_mode, self.now)
    }

    /// The last round that was played; the first when none was.
    #[must_use]
    pub fn last_played(&self) -> RoundNo {
        let anagram = &self.contest().game;
        all_rounds().rfind(|&round| anagram.is_played(round)).unwrap_or(RoundNo::FIRST)
    }

    /// The standings after a round.
    #[must_use]
    pub fn standings(&self, after: RoundNo) -> Standings {
        standings(self.contest(), self.board, after, self.drafts)
    }

    /// A player's name.
    #[must_use]
    pub fn player(&self, player: crate::domain::ids::PlayerId) -> &'a str {
        self.contest().common.players.get(&player).map_or("", |player| player.name.as_str())
    }

    /// When the first tile of a round's present draw was shown to the hall.
    #[must_use]
    pub fn shown_at(&self, round: RoundNo) -> Option<Moment> {
        projector::shown_at(self, round)
    }

    /// Whether anything may be changed: the file takes it, and the competition is not signed.
    #[must_use]
    pub fn changeable(&self) -> bool {
        !self.file.read_only && self.contest().common.openness != Openness::Signed
    }

    /// What the conditions of the command table ask about.
    #[must_use]
    pub fn situation(&self) -> Situation {
        let contest = self.contest();
        let anagram = &contest.game;
        let desk = self.desk;
        let step = self.step();
        let signed = contest.common.openness == Openness::Signed;
        let changeable = self.changeable();
        let sheet = desk.sheet.as_ref();
        let seen_pages = desk.press.seen().filter(|_| desk.place == Place::Print);
        let selected = desk.word.as_ref().filter(|_| desk.place == Place::Words);
        Situation {
            open: true,
            changeable,
            before_draws: anagram.rounds().all(|(_, round)| round.announced.is_none()),
            timed: anagram.timed_round().is_some(),
            running: anagram.timed_round().is_some_and(|(_, round)| match &round.stage {
                Stage::Running(_) | Stage::Held(_) => true,
                Stage::Paused(..)
                | Stage::ToCome
                | Stage::Drawn
                | Stage::Over
                | Stage::Recorded
                | Stage::GivenUp => false,
            }),
            unconfirmed: matches!(step, Step::ConfirmTime(_)),
            break_runs: anagram.pause.is_some(),
            break_due: step::break_due(contest).is_some(),
            step_possible: !matches!(
                step,
                Step::AddPlayers
                    | Step::TypeLetters(_)
                    | Step::TypeReplacements(..)
                    | Step::Running(_)
                    | Step::Signed
            ),
            sheets_on_table: desk.place == Place::Rounds && rounds::table_round(self).is_some(),
            number_typed: desk.place == Place::Rounds && !desk.number.is_empty(),
            sheet_open: sheet.is_some() && desk.place == Place::Sheets,
            sheet_unkeyed: sheet
                .is_some_and(|sheet| anagram.sheet_at(sheet.round, sheet.player).is_none()),
            sheet_unchecked: sheet.is_some_and(|&sheet| sheets::can_be_checked(self, sheet)),
            word_selected: selected.is_some(),
            word_ruled: selected.is_some_and(|word| contest.common.rulings.contains_key(word)),
            objectionable: all_rounds()
                .next_back()
                .and_then(|last| anagram.round(last))
                .is_some_and(crate::domain::formats::anagram::round::Round::is_settled),
            signed: signed && !self.file.read_only,
            undoable: changeable && !undoable(self.record).is_empty(),
            ceremony: matches!(desk.pinned, Pinned::Ceremony(_)),
            rows_seen: match desk.place {
                Place::Standings => !contest.common.players.is_empty(),
                Place::Words => true,
                _ => false,
            },
            pages: seen_pages.is_some(),
            page_after: seen_pages.is_some_and(|count| desk.press.page + 1 < count),
            page_before: seen_pages.is_some() && desk.press.page > 0,
            writing: desk.press.writing.is_some(),
            written: desk.press.written().is_some(),
            unclosed: false,
        }
    }
}
