//! The console's own data, and all paint: one folder per place. What any kind of window shows of a
//! competition is made in [`screens`](crate::screens); here it is painted, with what lies on the desk.
//!
//! A view changes nothing: it is given data and pushes [`UserCommand`]s. Console and projector are
//! two functions of a [`egui::Ui`] and their data; the projector's data holds only what the hall may
//! see, so it cannot leak more.
//!
//! What the console shows of one format alone lies in its folder below `formats`. Painted tiles, sheets and
//! clocks build on the common pieces; the frame, the questions and Competition stand above both.

pub mod asked;
pub mod board;
pub mod brought;
pub mod closing;
pub mod competition;
pub mod console;
pub mod desk;
mod emblem;
pub mod formats;
pub mod history;
pub mod keys;
pub mod name;
pub mod options;
mod own;
pub mod palette;
pub mod pictures;
pub mod press;
pub mod print;
pub mod projector;
pub mod questions;
pub mod settings;
pub mod stations;
pub mod theme;
pub mod tile;
pub mod unread;
pub mod widgets;
pub mod words;

use std::ops::Deref;

use crate::commands::{Entry, Pinned, Place, Situation, UserCommand};
use crate::domain::contest::decide::{takes_back_players, undoable};
use crate::domain::contest::{Format, Openness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, Sentences};
use crate::screens::{Open, Seen};
use crate::session::Session;
use desk::{AfterSigning, Desk};
pub use own::{
    AskedOf, CannotBeValid, Clock, OwnCards, OwnLight, OwnViews, RoundMark, TeamOnCard, TeamsCard,
};

/// What a frame was asked for, in order.
pub type Asks = Vec<UserCommand>;

/// A format of whose competitions a console knows what can be asked.
pub trait Situated: Format {
    /// What the conditions of the command table ask about, beside what is `common`.
    fn situation(sight: &Sight<'_, Self>, common: Situation) -> Situation;
    /// Whether its sheets have codes by which photographs of them are known.
    const PHOTOGRAPHED: bool = false;
    /// The sheet beside which photographs of it are shown: the one that is keyed, or that a question of its own is
    /// about.
    fn pictured(_: &Sight<'_, Self>) -> Option<(RoundNo, PlayerId)> {
        None
    }
}

/// Everything that the data of a place may be made from: the open competition and the desk.
#[derive(Clone)]
pub struct Sight<'a, F: Format> {
    /// The competition.
    pub open: Open<'a, F>,
    /// What lies on the desk.
    pub desk: &'a Desk,
}

impl<F: Format> Copy for Sight<'_, F> {}

impl<'a, F: Format> Deref for Sight<'a, F> {
    type Target = Open<'a, F>;

    fn deref(&self) -> &Open<'a, F> {
        &self.open
    }
}

impl<'a, F: Sentences> Sight<'a, F> {
    /// An open competition, seen from this desk.
    pub fn of(session: &'a Session<F>, desk: &'a Desk) -> Self {
        Self { open: session.competition(), desk }
    }
}

impl<'a, F: Format> Sight<'a, F> {
    /// The same as screens are made from it, when it is known what can be asked.
    pub fn seen_with(&self, can: Situation) -> Seen<'a, F> {
        Seen { open: self.open, language: self.desk.language, person: &self.desk.person, can }
    }

    /// What follows the signing and is still to be done; `None` before it and once all is done.
    pub fn after_signing(&self) -> Option<AfterSigning> {
        let common = &self.contest().common;
        let signed = common.signings.last().filter(|_| common.openness == Openness::Signed)?;
        self.desk.next_after_signing(signed.issue)
    }

    /// The language of the console.
    pub fn language(&self) -> Language {
        self.desk.language
    }
}

impl<'a, F: Situated> Sight<'a, F> {
    /// The same as screens are made from it.
    pub fn seen(&self) -> Seen<'a, F> {
        self.seen_with(self.situation())
    }

    /// What the conditions of the command table ask about.
    pub fn situation(&self) -> Situation {
        let contest = self.contest();
        let desk = self.desk;
        let changeable = self.changeable();
        let seen_pages = desk.press.seen().filter(|_| desk.place == Place::Print);
        let selected = desk.word.as_ref().filter(|_| desk.place == Place::Words);
        let common = Situation {
            open: true,
            changeable,
            word_selected: selected.is_some(),
            word_ruled: selected.is_some_and(|word| contest.common.rulings.contains_key(word)),
            signed: contest.common.openness == Openness::Signed && !self.file.read_only,
            undoable: changeable
                && !undoable(self.record).is_empty()
                && !takes_back_players(self.record),
            players_stay: takes_back_players(self.record),
            ceremony: matches!(desk.pinned, Pinned::Ceremony(_)),
            ceremony_begun: projector::is_begun(self),
            players_typed: desk.place == Place::Competition
                && !desk.text(Entry::Players).trim().is_empty(),
            rows_seen: match desk.place {
                Place::Standings => !contest.common.players.is_empty(),
                Place::Words | Place::Print => true,
                _ => false,
            },
            pages: seen_pages.is_some(),
            page_after: seen_pages.is_some_and(|count| desk.press.page + 1 < count),
            page_before: seen_pages.is_some() && desk.press.page > 0,
            writing: desk.writing.is_some(),
            written: desk.press.written().is_some(),
            doors_open: desk.doors.is_some(),
            staff_door_open: desk.doors.as_ref().is_some_and(|doors| doors.staff.is_some()),
            photographed: F::PHOTOGRAPHED,
            pictures_come: desk.pictures.taking.is_some(),
            pictures_there: contest.common.pictures.iter().any(|picture| !picture.deleted),
            picture_seen: pictures::seen(self).is_some(),
            picture_queued: desk.pictures.queue && pictures::seen(self).is_some(),
            ..Situation::default()
        };
        F::situation(self, common)
    }
}
