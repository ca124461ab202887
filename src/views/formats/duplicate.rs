//! What the console shows of a duplicate game alone: its places and questions; and its paint in both windows.

mod columns;
pub mod game;
pub mod hall;
mod own;
pub mod questions;
pub mod rack;
pub mod sanctions;
mod situation;
pub mod slips;
pub mod standings;
mod strip;
pub mod take_in;
pub mod top;

pub use crate::views::{board, tile};
pub use own::GamePlace;

use std::sync::Arc;

use crate::commands::Pinned;
use crate::commands::formats::OwnPinned;
use crate::commands::formats::duplicate::step::{self, Known, Step};
use crate::commands::formats::duplicate::{Called, EndWhy, Shown};
use crate::domain::board::Rack;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Closing, Turn};
use crate::screens;
use crate::screens::formats::duplicate::hall::{
    EQUIVALENTS, Pace, Step as Telling, pace, told_for_ms,
};
use crate::screens::formats::duplicate::plays::{Plays, Sought};
use crate::screens::formats::duplicate::rack::{Announced, announced, said_at};
use crate::screens::formats::duplicate::told::{best, equivalents, late_finds};
use crate::views;
use crate::views::desk::formats::duplicate::GameDesk;

/// An open game and the desk.
pub type Sight<'a> = views::Sight<'a, Duplicate>;
/// The same when it is known what can be asked.
pub type Seen<'a> = screens::Seen<'a, Duplicate>;

impl<'a> Sight<'a> {
    /// What lies on the desk of a game.
    pub fn own(&self) -> &'a GameDesk {
        &self.desk.own.duplicate
    }

    /// The next step of the game.
    pub fn step(&self) -> Step {
        step::next(self.record, self.now, self.known())
    }

    /// The turn whose tiles can be typed now, and how many: also while the hall is still to be told of the turn
    /// before, for the hand is in the bag by then.
    pub fn to_type(&self) -> Option<(TurnNo, usize)> {
        let step = match self.step() {
            // That the list has no play left is a hint, and the arbiter may go on.
            Step::Call(_) | Step::End(EndWhy::NoPlayLeft) => {
                step::next(self.record, self.now, Known::default())
            }
            step => step,
        };
        let Step::TypeRack(turn, count) = step else { return None };
        Some((turn, count))
    }

    /// What the desk knows beside the game.
    pub fn known(&self) -> Known {
        let left = self.own().nothing_left.as_ref();
        let nothing_left = left.is_some_and(|of| *of == Sought::anything(self.contest()));
        Known { to_call: self.to_call(), nothing_left }
    }

    /// What the hall is to be told next, before the next turn is drawn.
    pub fn to_call(&self) -> Option<Called> {
        self.calls().into_iter().find(|called| !self.own().called.contains(called))
    }

    /// Everything that the hall can be told after the last top, in its order.
    pub fn calls(&self) -> Vec<Called> {
        let contest = self.contest();
        let last = TurnNo::new(contest.game.closed());
        let announced = |turn: &TurnNo| {
            let turn = contest.game.turn(*turn);
            turn.is_some_and(|turn| turn.closing == Closing::Announced && turn.cancelled.is_none())
        };
        let mut calls = Vec::new();
        if contest.game.last_turn.is_some_and(|last| contest.game.closed() < last.turn.get()) {
            calls.push(Called::LastTurn);
        }
        if let Some(turn) = last.filter(announced) {
            let pages = self.equivalents(turn).len().div_ceil(EQUIVALENTS);
            calls.extend((0..pages).map(|page| Called::Equivalents(turn, page)));
            calls.extend(best(contest, self.judged, turn).map(|_| Called::Best(turn)));
        }
        let late = late_finds(contest, self.judged);
        calls.extend(late.into_iter().map(|found| Called::Late(found.turn)));
        calls
    }

    /// The plays that scored as much as the top of a turn.
    pub fn equivalents(&self, turn: TurnNo) -> Vec<(String, String)> {
        equivalents(self.contest(), self.judged, turn, self.plays(turn).map(Arc::as_ref))
    }

    /// What the list has for a turn: nothing before its time is over, nothing of other letters than it has.
    pub fn plays(&self, turn: TurnNo) -> Option<&'a Arc<Plays>> {
        let contest = self.contest();
        contest.game.turn(turn).filter(|turn| turn.is_over())?;
        let plays = self.own().plays.get(&turn)?;
        (Sought::of(contest, turn).as_ref() == Some(plays.sought())).then_some(plays)
    }

    /// The turn that Game is about: the one looked at, that of the step, or the last. While a time runs or is
    /// held it is that turn's.
    pub fn turn_in_view(&self) -> TurnNo {
        let game = &self.contest().game;
        if let Some((number, _)) = game.timed_turn() {
            return number;
        }
        if let Some(turn) = self.own().turn {
            return turn;
        }
        match game.open_turn() {
            Some((number, _)) => number,
            // No turn comes after the last one, also before the end was confirmed.
            None if game.ended.is_some() || game.due_end().is_some() => {
                TurnNo::new(game.closed()).unwrap_or(TurnNo::FIRST)
            }
            None => game.next_turn().unwrap_or(TurnNo::FIRST),
        }
    }

    /// The turn whose top is settled or looked at; none before the time of one is over.
    pub fn top_turn(&self) -> Option<TurnNo> {
        let game = &self.contest().game;
        let over = |turn: &TurnNo| game.turn(*turn).is_some_and(Turn::is_over);
        let chosen = self.own().top_of.filter(over);
        let open = game.open_turn().filter(|(_, turn)| turn.is_over()).map(|(number, _)| number);
        chosen.or(open).or_else(|| TurnNo::new(game.closed()).filter(over))
    }

    /// How far the letters of a turn are announced.
    pub fn announced(&self, turn: TurnNo) -> Announced {
        let game = &self.contest().game;
        let letters = game.turn(turn).map_or(0, |turn| turn.rack().len());
        if !game.turn(turn).is_some_and(Turn::is_shown) {
            return Announced::default();
        }
        let since = self.pace(turn).since_ms(self.now);
        announced(&game.rules().announcing, since, letters)
    }

    /// The pace in which they are.
    pub fn pace(&self, turn: TurnNo) -> Pace {
        let own = self.own().pace.filter(|(of, _)| *of == turn).map(|(_, pace)| pace);
        own.unwrap_or_else(|| pace(&self.open, turn))
    }

    /// The top that the hall is being told, for how long it has been, and how long until it hears more.
    pub fn top_goes_on(&self) -> Option<(TurnNo, i64, i64)> {
        let game = &self.contest().game;
        let turn = TurnNo::new(game.closed()).filter(|_| game.open_turn().is_none())?;
        if !self.desk.hall_is_seen() || game.turn(turn)?.closing != Closing::Announced {
            return None;
        }
        let told = match &self.desk.pinned {
            Pinned::Auto => told_for_ms(&self.open, turn, self.desk.settings.motion),
            Pinned::Own(OwnPinned::Duplicate(Shown::Top { turn: of, gone_ms, since }))
                if *of == turn =>
            {
                Pace::of(*gone_ms, Some(*since)).since_ms(self.now)
            }
            _ => return None,
        };
        Some((turn, told, Telling::next_in_ms(told)?))
    }

    /// In how many milliseconds each letter is said that comes by itself; below 0 of those that were.
    pub fn letters_in_ms(&self) -> Vec<i64> {
        let game = &self.contest().game;
        let Some((number, turn)) = game.open_turn() else { return Vec::new() };
        let pace = self.pace(number);
        if !turn.is_shown() || turn.has_begun() || !pace.runs() {
            return Vec::new();
        }
        let since = pace.since_ms(self.now);
        let said = said_at(&game.rules().announcing, turn.rack().len());
        said.map(|at| at.saturating_sub(since)).collect()
    }

    /// The letters of a turn.
    pub fn rack(&self, turn: TurnNo) -> Rack {
        self.contest().game.turn(turn).map(Turn::rack).unwrap_or_default()
    }

    /// Whether the hall follows the game.
    pub fn hall_follows(&self) -> bool {
        self.desk.pinned == Pinned::Auto
    }
}
