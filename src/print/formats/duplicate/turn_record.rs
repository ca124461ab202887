//! The record of a turn: its letters and how they came, the play that the game went on with, and every slip with
//! its verdict and the reason.

mod gather;
mod layout;

use crate::domain::board::{Board, Square};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::game::{Cancelled, Possible, TurnNo};
use crate::domain::ids::PlayerId;
use crate::language::Language;
use crate::print::layout::leaf::Called;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::{Pages, Templates};

pub(in crate::print) use layout::Figures;

use super::played::{Named, Played};

/// The facts of a turn.
#[derive(Clone, Debug)]
pub struct TurnRecord<'a> {
    pub(super) called: Called,
    pub(super) rules: &'a Rules,
    /// Which turn.
    pub turn: u8,
    /// What was left over, and what was drawn to it, with spaces between the tiles.
    pub rack: (String, String),
    /// Racks that went back before: the tiles, and why.
    pub refused: Vec<(String, String)>,
    /// The time of day, and what happened.
    pub happened: Vec<(String, String)>,
    /// The board with the play on it.
    pub board: Board,
    /// The squares of the play.
    pub laid: Vec<Square>,
    /// What the game went on with.
    pub top: Option<Named>,
    /// What the arbiter named for choosing it, as said.
    pub criteria: Vec<String>,
    /// Plays in the hall that scored as much: position and main word.
    pub equivalents: Vec<(String, String)>,
    /// That it went on with nothing.
    pub no_play: Option<Possible>,
    /// How it was cancelled.
    pub cancelled: Option<Cancelled>,
    /// The most that a slip of the hall got.
    pub best: u32,
    /// Who has a solo, and its points.
    pub solo: Option<(String, u32)>,
    /// Who has more than was announced: table and name.
    pub late: Vec<(u32, String)>,
    /// The slips of everybody who was in the game, the best first.
    pub slips: Vec<SlipRow>,
    /// Who signs, and as what.
    pub people: Vec<(String, String)>,
}

/// A slip as it stands in the record of its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipRow {
    /// The table.
    pub table: u32,
    /// Who.
    pub name: String,
    /// Position, word and points, as they were written.
    pub written: [String; 3],
    /// Its points, without the solo.
    pub points: u32,
    /// Its technical warnings.
    pub warnings: u32,
    /// Why.
    pub why: String,
}

impl<'a> TurnRecord<'a> {
    /// Of a turn; `None` when the game has none of this number.
    pub fn of(played: Played<'a>, turn: TurnNo, language: Language) -> Option<Self> {
        gather::gather(played, turn, language)
    }

    /// The row of a player.
    pub fn slip(&self, player: PlayerId) -> Option<&SlipRow> {
        self.slips.iter().find(|slip| slip.table == player.get())
    }
}

/// The records of these turns; `None` when `watch` broke off.
pub fn turn_records(
    records: &[TurnRecord<'_>],
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    parts(records, watch, |record| layout::document(record, language, templates))
}
