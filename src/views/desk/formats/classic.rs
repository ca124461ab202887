//! What lies on the desk of classic games beside what every competition has there: losing it loses nothing but what
//! is typed.

use std::path::PathBuf;
use std::sync::Arc;

use crate::commands::formats::classic::{Entry, Ranks};
use crate::domain::formats::classic::command;
use crate::domain::formats::classic::entered::Entered;
use crate::domain::formats::classic::gcg::import::Imported;
use crate::domain::formats::classic::judge::Verdict;
use crate::domain::formats::classic::paired::Paired;
use crate::domain::formats::classic::rules::End;
use crate::domain::formats::classic::state::{Outcome, RecordedTurn};
use crate::domain::ids::{PlayerId, RoundNo, TableNo, TeamId};
use crate::exchange::formats::classic::SeasonDocument;
use crate::screens::formats::classic::judge::Typed;

/// What lies on the desk of classic games.
#[derive(Clone, Debug, Default)]
pub struct TablesDesk {
    /// The round that is looked at in Rounds, when it is not that of the next step.
    pub round: Option<RoundNo>,
    /// Who was pressed first of two that change places.
    pub picked: Option<PlayerId>,
    /// The team whose players are told.
    pub team: Option<TeamId>,
    /// The tables that were found for a round, and nobody has made yet.
    pub found: Option<Found>,
    /// How far the finding is.
    pub finding: Option<RoundNo>,
    /// The table in Results.
    pub table: Option<TableOnDesk>,
    /// Whether its whole game is seen there.
    pub game: bool,
    /// The turns of it that stood when they were last looked at.
    pub recorded: Vec<RecordedTurn>,
    /// The turn that is revised, by its number from 1.
    pub turn: Option<u16>,
    /// Whose turn is typed, where somebody said it.
    pub turn_of: Option<PlayerId>,
    /// What was read of a file from elsewhere, and not yet taken in.
    pub brought: Option<BroughtTables>,
    /// The set of words that is answered, where another than the oldest was taken.
    pub set: Option<u32>,
    /// What is seen in Standings.
    pub ranks: Ranks,
    /// The season that is open beside the competition.
    pub season: Option<SeasonOnDesk>,
    /// The field in which a figure was begun before the keyboard was there: it is gone on with.
    pub goes_on: Option<Entry>,
    /// What was keyed last: the next table is keyed in the same way.
    pub depth: Depth,
    /// What the judge's window shows, while it is open.
    pub judging: Option<Judging>,
}

/// A season that is open beside the competition.
#[derive(Clone, Debug)]
pub struct SeasonOnDesk {
    /// Where its file is, or will be.
    pub path: PathBuf,
    /// The file's name.
    pub file: String,
    /// What it says.
    pub document: SeasonDocument,
}

/// What was read of a file from elsewhere.
#[derive(Clone, Debug)]
pub struct BroughtTables {
    /// The path as typed when it was read.
    pub path: String,
    /// The file's name.
    pub file: String,
    /// What it has.
    pub has: Brought,
}

/// What a file from elsewhere has.
#[derive(Clone, Debug)]
pub enum Brought {
    /// Results.
    Results(Vec<command::Brought>),
    /// A whole game for the table on the desk.
    Game(Box<Imported>),
}

/// What the judge's window shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judging {
    /// Words that are typed; whether those before could not be judged.
    Typing(Typed, bool),
    /// The one verdict.
    Said(Verdict),
}

/// Tables that were found for a round beside the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// Of which round.
    pub round: RoundNo,
    /// After how many events: others make other tables.
    pub events: usize,
    /// They.
    pub paired: Arc<Paired>,
}

/// What is keyed of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Depth {
    /// Final scores alone.
    #[default]
    Finals,
    /// The figures that they follow from.
    Figures,
}

/// A table on the desk; its texts are typed under their entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOnDesk {
    /// Of which round.
    pub round: RoundNo,
    /// Which.
    pub table: TableNo,
    /// What is keyed of it.
    pub depth: Depth,
    /// How its game ended, where that is said.
    pub end: Option<End>,
    /// Who went out.
    pub finisher: Option<PlayerId>,
    /// Who began, where that is said.
    pub beginner: Option<PlayerId>,
    /// The result that stood when it was laid there.
    pub seen: Option<Entered>,
    /// What had come of its game by then.
    pub was: Outcome,
}
