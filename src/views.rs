//! The console's own data, and all paint: one folder per place. What any kind of window shows of a
//! competition is made in [`screens`](crate::screens); here it is painted, with what lies on the desk.
//!
//! A view changes nothing: it is given data and pushes [`UserCommand`]s. Console and projector are
//! two functions of a [`egui::Ui`] and their data; the projector's data holds only what the hall may
//! see, so it cannot leak more.

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

use std::ops::Deref;

use crate::commands::formats::anagram::step::{self, Step};
use crate::commands::{Pinned, Place, Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::contest::decide::undoable;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::language::Language;
use crate::screens::formats::anagram::hall::shown_at;
use crate::screens::formats::anagram::{Open, Seen};
use crate::session::Session;

use self::desk::Desk;

/// What a frame was asked for, in order.
pub type Asks = Vec<UserCommand>;

/// Everything that the data of a place may be made from: the open competition and the desk.
#[derive(Clone, Copy)]
pub struct Sight<'a> {
    /// The competition.
    pub open: Open<'a>,
    /// What lies on the desk.
    pub desk: &'a Desk,
}

impl<'a> Deref for Sight<'a> {
    type Target = Open<'a>;

    fn deref(&self) -> &Open<'a> {
        &self.open
    }
}

impl<'a> Sight<'a> {
    /// An open competition, seen from this desk.
    #[must_use]
    pub fn of(session: &'a Session<Anagram>, desk: &'a Desk) -> Self {
        Self { open: session.competition(), desk }
    }

    /// The same as screens are made from it.
    #[must_use]
    pub fn seen(&self) -> Seen<'a> {
        self.seen_with(self.situation())
    }

    /// The same when it is known what can be asked.
    #[must_use]
    pub fn seen_with(&self, can: Situation) -> Seen<'a> {
        Seen { open: self.open, language: self.desk.language, person: &self.desk.person, can }
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

    /// When the first tile of a round's present draw was shown to the hall.
    #[must_use]
    pub fn shown_at(&self, round: RoundNo) -> Option<Moment> {
        shown_at(&self.open, round, self.desk.settings.motion)
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
