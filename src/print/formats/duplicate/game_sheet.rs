//! The game sheet: every turn on a line, the final board, how the game ended, and what it adds up to. Signed by
//! the arbiter, it is what is left of a game.

mod gather;
mod layout;

use crate::domain::board::{Board, Square};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{Cancelled, Criterion, Possible};
use crate::language::Language;
use crate::print::layout::leaf::Called;
use crate::print::layout::{Pages, Templates};

pub(in crate::print) use layout::Figures;

use super::played::{Named, Played};

/// The facts of a game sheet.
#[derive(Clone, Debug)]
pub struct GameSheet<'a> {
    pub(super) called: Called,
    pub(super) rules: &'a Rules,
    /// The turns in their order.
    pub rows: Vec<GameRow>,
    /// What lies on the board at the end.
    pub board: Board,
    /// The squares of the last play.
    pub last: Vec<Square>,
    /// Tiles that are not on it, with spaces between them.
    pub left: String,
    /// Why the game ended; `None` while it goes on, or where nobody said.
    pub ended: Option<EndWhy>,
    /// Who signs: the arbiter, then the assistants.
    pub people: Vec<String>,
}

/// A turn on a game sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRow {
    /// Its number.
    pub turn: u8,
    /// What was left over, and what was drawn to it, with spaces between the tiles.
    pub rack: (String, String),
    /// Racks that went back before: the tiles, and why.
    pub refused: Vec<(String, String)>,
    /// What the game went on with.
    pub top: Option<Named>,
    /// That it went on with nothing.
    pub no_play: Option<Possible>,
    /// How it was cancelled.
    pub cancelled: Option<Cancelled>,
    /// The points of all tops so far, those of cancelled turns left out.
    pub cumulated: u32,
    /// What the arbiter named for choosing it.
    pub criteria: Vec<Criterion>,
    /// Plays in the hall that scored as much: position and main word.
    pub equivalents: Vec<(String, String)>,
    /// The most that a slip of the hall got.
    pub best: u32,
    /// The table that has a solo, and its points.
    pub solo: Option<(u32, u32)>,
}

/// What a game adds up to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sums {
    /// The tops.
    pub tops: u32,
    /// The turns that count and have one.
    pub turns: u32,
    /// Turns with a solo.
    pub solos: u32,
    /// Plays that laid a whole rack.
    pub full: u32,
}

impl<'a> GameSheet<'a> {
    /// Of a game.
    pub fn of(played: Played<'a>, language: Language) -> Self {
        gather::gather(played, language)
    }

    /// What it adds up to.
    pub fn sums(&self) -> Sums {
        let counting = || self.rows.iter().filter(|row| row.cancelled.is_none());
        let count = |of: &dyn Fn(&&GameRow) -> bool| {
            u32::try_from(counting().filter(of).count()).unwrap_or(u32::MAX)
        };
        Sums {
            tops: self.rows.last().map_or(0, |row| row.cumulated),
            turns: count(&|row| row.top.is_some()),
            solos: count(&|row| row.solo.is_some()),
            full: count(&|row| row.top.as_ref().is_some_and(|top| top.full)),
        }
    }
}

/// The pages in a language.
pub fn game_sheet(sheet: &GameSheet<'_>, language: Language, templates: &Templates) -> Pages {
    layout::document(sheet, language, templates)
}
