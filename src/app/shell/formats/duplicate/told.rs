//! What the hall is told by the arbiter's key: letters otherwise than by themselves, equivalents, the best of the
//! hall, late finds, the last turn.

use std::collections::BTreeSet;

use crate::app::shell::Shell;
use crate::commands::Pinned;
use crate::commands::formats::OwnPinned;
use crate::commands::formats::duplicate::{Called, Command as Own, Shown};
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::language::tr;
use crate::screens::formats::duplicate::hall::{By, Pace};
use crate::screens::formats::duplicate::told::{late_find, late_finds};
use crate::views::Sight;
use crate::views::settings::Sound;

impl Shell<Duplicate> {
    /// Shows this to the hall; a late find is noted as announced.
    pub(super) fn call(&mut self, called: Called) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let shown = match called {
            Called::Equivalents(turn, page) => {
                Shown::Equivalents { turn, plays: sight.equivalents(turn), page }
            }
            Called::Best(turn) => Shown::Best(turn),
            Called::Late(turn) => Shown::Late(turn),
            Called::LastTurn => Shown::LastTurn,
        };
        if let Called::Late(turn) = called {
            let new = late_finds(sight.contest(), sight.judged);
            let new = new.into_iter().find(|found| found.turn == turn);
            let known = late_find(sight.contest(), sight.judged, turn, &BTreeSet::new());
            if known.is_none() {
                return;
            }
            if let Some(found) = new {
                let players = found.players.into_iter().collect();
                if !self.perform(D::NoteAnnounced { turn, players }) {
                    return;
                }
            }
        }
        self.desk.own.duplicate.called.insert(called);
        self.pin(Pinned::Own(OwnPinned::Duplicate(shown)));
    }

    /// The top that the hall is being told goes on at once. Whether one was.
    pub(super) fn tell_on(&mut self) -> bool {
        let Some(session) = &self.keeper else { return false };
        let now = session.now();
        let going = Sight::of(session, &self.desk).top_goes_on();
        let Some((turn, told, next)) = going else { return false };
        let gone_ms = told.saturating_add(next);
        self.pin(Pinned::Own(OwnPinned::Duplicate(Shown::Top { turn, gone_ms, since: now })));
        self.note_step();
        true
    }

    /// The hall was told all of the turn before: it sees the board until the letters are shown.
    pub(super) fn show_board(&mut self, turn: TurnNo) {
        if matches!(self.desk.pinned, Pinned::Own(_)) {
            let board = Shown::Letters { turn, gone_ms: 0, runs_since: None };
            self.pin(Pinned::Own(OwnPinned::Duplicate(board)));
        }
    }

    /// Holds the announcing, repeats a letter, goes on by hand, or cuts it short.
    pub(super) fn announce(&mut self, command: &Own) {
        let Some(session) = &self.keeper else { return };
        let now = session.now();
        let sight = Sight::of(session, &self.desk);
        let Some((turn, _)) = sight.contest().game.open_turn() else { return };
        let announcing = &sight.contest().game.rules().announcing;
        let pace = sight.pace(turn);
        let pace = match command {
            Own::HoldAnnouncing => pace.held_or_on(now),
            Own::NextLetter => pace.stepped(announcing, now, By::Next),
            Own::SameLetter => pace.stepped(announcing, now, By::Again),
            _ => Pace::cut_short(),
        };
        let (gone_ms, runs_since) = pace.parts();
        self.desk.own.duplicate.pace = Some((turn, pace));
        let letters = Shown::Letters { turn, gone_ms, runs_since };
        self.pin(Pinned::Own(OwnPinned::Duplicate(letters)));
        // What runs ticks by itself.
        if !pace.runs() && matches!(command, Own::NextLetter | Own::SameLetter) {
            self.tick_of_a_letter();
        }
    }

    /// Whether letters tick as they are announced.
    pub(super) fn toggle_ticks(&mut self) {
        let ticks = self.desk.settings.ticks.other();
        self.desk.settings.ticks = ticks;
        let done = match ticks {
            Sound::On => tr(self.desk.language, "places-ticks-heard"),
            Sound::Muted => tr(self.desk.language, "places-ticks-silent"),
        };
        self.desk.done(done);
    }
}
