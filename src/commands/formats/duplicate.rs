//! What is asked of a duplicate game alone.

pub mod step;
mod when;

use serde::Serialize;

pub use self::when::{Situation, When};
use super::{OwnCommand, OwnEntry};
use crate::commands::{self, Place, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::ids::PlayerId;

pub use crate::domain::formats::duplicate::event::EndWhy;
pub use crate::domain::formats::duplicate::game::{Cancelled, Criterion, Fault, Mode, Possible};
pub use crate::domain::formats::duplicate::game::{Hand, TurnNo};
pub use crate::domain::formats::duplicate::rules::DrawBy;
pub use crate::domain::formats::duplicate::slip::SlipId;
pub use crate::domain::formats::duplicate::turn::NextLetters;

/// Its places, in the order of the day.
pub const PLACES: &[Place] = &[
    Place::Competition,
    Place::Game,
    Place::Slips,
    Place::Top,
    Place::Words,
    Place::Sanctions,
    Place::Standings,
    Place::Print,
    Place::History,
    Place::Stations,
];

/// What one does in a place, in a few sentences: a key of the language files. `None` for places of others.
pub const fn help(place: Place) -> Option<&'static str> {
    match place {
        Place::Competition => Some("help-any-competition"),
        Place::Game => Some("help-game"),
        Place::Slips => Some("help-slips"),
        Place::Top => Some("help-top"),
        Place::Words => Some("help-duplicate-words"),
        Place::Sanctions => Some("help-sanctions"),
        Place::Standings => Some("help-duplicate-standings"),
        Place::Print => Some("help-duplicate-print"),
        Place::History => Some("help-any-history"),
        Place::Stations => Some("stations-help"),
        Place::Rounds | Place::Sheets | Place::Results | Place::Judge | Place::Venues => None,
    }
}

/// What a user asks of a duplicate game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// Choose who names the top.
    ChooseMode(Mode),
    /// Choose how racks are drawn.
    ChooseDraw(DrawBy),

    /// Look at a turn, in Game and in Slips.
    LookAtTurn(TurnNo),
    /// Hold the announcing of the letters, or let it go on.
    HoldAnnouncing,
    /// Announce the next letter at once.
    NextLetter,
    /// Announce the same letter once more.
    SameLetter,
    /// All letters are announced.
    EndAnnouncing,
    /// Let the letters tick as they are announced, or be silent.
    ToggleTicks,
    /// Show the best play of the list, or hide it.
    UnfoldBest(Beside),
    /// Show this to the hall.
    Call(Called),

    /// Put a player's slip of a turn on the desk.
    TakeSlip(TurnNo, PlayerId),
    /// Put the slip of the typed table on the desk.
    TakeTable,
    /// Put an empty slip without a name on the desk.
    NamelessSlip,
    /// The points are typed: offer the plays of that score.
    OfferPlays,
    /// Take the play with this key of those that are offered; with 0 another, which is typed.
    TakePlay(u8),
    /// The keyboard goes on from the position to the word, and from there to the points.
    GoOn(Entry),
    /// Say that the hand was not raised, or was.
    ToggleHand,
    /// Say what hinders reading the slip, or that nothing does.
    ToggleFault(Fault),
    /// Say that a number on the slip is wrong, or is not.
    ToggleNumber(Number),
    /// Save the slip on the desk and take the next one.
    SaveSlip,
    /// The same, once a play was taken by its digit.
    SaveTaken,
    /// Throw away what is typed of the slip on the desk.
    ClearSlip,
    /// Say that the player of the slip on the desk handed in none; said already, it is taken back.
    NoSlip,
    /// Key the slip on the desk a second time, blind.
    KeySlipAgain,
    /// Agree, as another person, with the slip on the desk.
    CheckSlip,

    /// Look at the top of a turn.
    LookAtTop(TurnNo),
    /// Select a play that the game may go on with.
    SelectPlay(usize),
    /// The play below.
    PlayBelow,
    /// The play above.
    PlayAbove,
    /// Name what the arbiter chooses by, or take it back.
    ToggleCriterion(Criterion),
    /// Spell the main word of the top by the names of its letters, or stop.
    SpellTop,
    /// Do the next step where it is the top's: choose the selected play, announce it; else go on in Game.
    TopStep,

    /// Choose which sanction is given.
    ChooseSanction(PenaltyName),
    /// Show the notices of the annulled plays that nobody was told of yet.
    PrintZeros,
    /// They were told.
    NoteTold,
    /// Give the sanction that was chosen.
    Impose,
}

/// Beside what the best play of the list stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Beside {
    /// The board, in Game.
    Game,
    /// The candidates, in Top.
    Top,
}

/// A number that stands on a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Number {
    /// The table's.
    Table,
    /// The turn's.
    Turn,
}

impl Number {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Table, Self::Turn];
}

/// What the hall is told of a turn by the arbiter's key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Called {
    /// The plays that scored as much as the top of this turn: a page of them, from 0.
    Equivalents(TurnNo, usize),
    /// The best of the hall, and the solo.
    Best(TurnNo),
    /// A better play of this turn that was found late.
    Late(TurnNo),
    /// Which turn is the last.
    LastTurn,
}

/// What the hall is shown by the arbiter's key until the game goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// The plays that scored as much as the top of a turn, each by position and main word: a page of them.
    Equivalents {
        /// The turn.
        turn: TurnNo,
        /// They.
        plays: Vec<(String, String)>,
        /// Which page, from 0.
        page: usize,
    },
    /// The best of the hall in a turn, and the solo.
    Best(TurnNo),
    /// A better play of a turn that was found late.
    Late(TurnNo),
    /// Which turn is the last.
    LastTurn,
    /// The top of a turn, told faster than by itself.
    Top {
        /// The turn.
        turn: TurnNo,
        /// For how long it had been told when it was last changed.
        gone_ms: i64,
        /// Since when it goes on.
        since: Moment,
    },
    /// The letters of a turn, announced otherwise than by themselves.
    Letters {
        /// The turn.
        turn: TurnNo,
        /// How far the announcing was when it was last changed.
        gone_ms: i64,
        /// Since when it runs; none while it stands.
        runs_since: Option<Moment>,
    },
}

impl Shown {
    /// What it is called: a key of the language files.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Equivalents { .. } => "commands-call-equivalents",
            Self::Best(_) => "commands-call-best",
            Self::Late(_) => "commands-call-late",
            Self::LastTurn => "commands-call-last-turn",
            Self::Top { .. } => "commands-call-top",
            Self::Letters { .. } => "commands-call-letters",
        }
    }
}

/// What is asked back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Start the time of a turn although fewer play than the rules ask for.
    StartAlone(TurnNo),
    /// Another time for the turns to come.
    TurnTime,
    /// Take the rack back before its time begins: why.
    VoidRack,
    /// Send a rack with three equal letters back: why.
    RefuseTriple,
    /// Correct the letters of a turn, and why.
    CorrectRack(TurnNo),
    /// Record a turn that was run on paper: its letters, and why.
    RecordTurn,
    /// Which turn is the last.
    LastTurn,
    /// Cancel a turn: how, what the next one has, and why.
    CancelTurn(TurnNo, Cancelled, Option<NextLetters>),
    /// Let a cancelled turn count again: why.
    RestoreTurn(TurnNo),
    /// No slip of a turn is correct: whether a play was possible.
    NoPlay(TurnNo, Possible),
    /// End the game.
    EndGame(EndWhy),
    /// Go on with the selected play although a claim may be worth more: why.
    SetAside,
    /// Replace the top that was announced by the selected play: why.
    CorrectTop(TurnNo),
    /// Save a slip that is saved already: why.
    ReviseSlip,
    /// Take in slips that were keyed elsewhere.
    TakeInSlips,
    /// Give a slip to another player or turn.
    MoveSlip {
        /// Which.
        slip: SlipId,
        /// Whose; nobody's until somebody is chosen.
        player: Option<PlayerId>,
        /// Of which turn.
        turn: TurnNo,
    },
    /// Settle two keyings that differ: which of them stands.
    SettleSlip(SlipId, Option<Keying>),
    /// Set what a slip is worth: points, warnings, why.
    SetOutcome(SlipId),
    /// Let a slip be judged again: why.
    LiftOutcome(SlipId),
}

/// One of two keyings that differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Keying {
    /// The first.
    #[default]
    First,
    /// The second.
    Second,
}

impl Keying {
    /// Both.
    pub const ALL: [Self; 2] = [Self::First, Self::Second];
}

/// A text that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The table of a slip.
    Table,
    /// Where its play begins, and in which direction.
    Position,
    /// Its main word.
    Word,
    /// Its points.
    Points,
    /// What was kept of the rack before.
    Leftover,
    /// The number of a turn.
    Turn,
    /// The points that a slip is given.
    Outcome,
    /// The technical warnings that it is given.
    Warnings,
    /// Why a claim that may be worth more is set aside.
    Despite,
    /// Why a sanction is given.
    Sanction,
}

impl From<Command> for UserCommand {
    fn from(command: Command) -> Self {
        Self::Own(OwnCommand::Duplicate(command))
    }
}

impl From<Entry> for commands::Entry {
    fn from(entry: Entry) -> Self {
        Self::Own(OwnEntry::Duplicate(entry))
    }
}
