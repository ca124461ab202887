//! What somebody can ask of a duplicate game.

use super::event::EndWhy;
use super::game::{Cancelled, Criterion, Hand, Mode, Possible, TurnNo};
use super::rules::DrawBy;
use super::slip::SlipId;
use super::turn::NextLetters;
use super::written::{NamedPlay, OnSlip, Row};
use crate::domain::ids::{ObjectionId, PlayerId};
use crate::domain::timing::PausedTiles;

/// A play that the arbiter names for the game to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// It.
    pub play: NamedPlay,
    /// What it was chosen by.
    pub criteria: Vec<Criterion>,
    /// Why a claim that may be worth more is set aside.
    pub despite: Option<String>,
}

/// What an earlier record says without asking what its words are: those are judged as they stand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Recorded {
    /// The play that the game went on with.
    Top(Choice),
    /// That no slip was correct.
    NoPlay(Possible),
}

/// A request. Each is the imperative of the event of its name; what it may not do, the law says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Choose who names the top.
    ChooseMode(Mode),
    /// Choose how racks are drawn.
    ChooseDraw(DrawBy),
    /// Choose the time of a turn, in seconds.
    ChooseTime(u32),
    /// Draw the next rack.
    DrawRack(TurnNo),
    /// Say what was drawn from the bag: the new tiles, after a refusal all.
    TypeRack {
        /// The turn.
        turn: TurnNo,
        /// In the order drawn.
        drawn: Row,
    },
    /// Send a rack with three equal letters back.
    RefuseTriple {
        /// The turn.
        turn: TurnNo,
        /// Why.
        reason: String,
    },
    /// Show the rack to the hall.
    ShowRack(TurnNo),
    /// Correct a rack that was noted wrongly.
    CorrectRack {
        /// The turn.
        turn: TurnNo,
        /// What was kept of the rack before.
        leftover: Row,
        /// The new tiles.
        drawn: Row,
        /// Why.
        reason: String,
    },
    /// Take a rack back before its time begins.
    VoidRack {
        /// The turn.
        turn: TurnNo,
        /// Why.
        reason: String,
    },
    /// Record a turn that was run on paper.
    RecordTurn {
        /// The turn.
        turn: TurnNo,
        /// What was kept of the rack before.
        leftover: Row,
        /// The new tiles.
        drawn: Row,
        /// Why it was not run here.
        reason: String,
    },
    /// Record how a turn that was run on paper was closed.
    RecordClosing {
        /// The turn.
        turn: TurnNo,
        /// How.
        closing: Recorded,
    },
    /// Record how a game that was run on paper ended.
    RecordEnd {
        /// Why.
        why: EndWhy,
        /// What the arbiter says, when it was stopped.
        reason: String,
    },
    /// Let the time begin.
    StartTurn(TurnNo),
    /// Stop the time for a moment.
    HoldTime,
    /// Hold the time, and say why.
    PauseTurn {
        /// What the hall sees.
        tiles: PausedTiles,
        /// Why.
        reason: String,
    },
    /// Let the time go on.
    ResumeTurn,
    /// End the time early.
    StopTurn {
        /// Why.
        reason: String,
    },
    /// Let the whole time begin anew.
    RestartTime {
        /// Why.
        reason: String,
    },
    /// Set what is left.
    SetRemaining {
        /// Milliseconds.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// Confirm what is left after a restart of the program.
    ConfirmTime,
    /// Note what the time has brought.
    NoteTime,
    /// Say that slips lie on the arbiter's table.
    CollectSlips {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        players: Vec<PlayerId>,
        /// Whether they were raised.
        hand: Hand,
    },
    /// Note otherwise whether a slip was raised.
    SetRaised {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        player: PlayerId,
        /// Whether it was.
        hand: Hand,
    },
    /// Say that a player handed in no slip.
    DeclareNotHandedIn {
        /// The turn.
        turn: TurnNo,
        /// Who.
        player: PlayerId,
    },
    /// Await a slip again.
    AwaitSlip {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        player: PlayerId,
    },
    /// Key a slip.
    KeySlip {
        /// Whose; `None` for one without a name.
        player: Option<PlayerId>,
        /// Of which turn.
        turn: TurnNo,
        /// What it says.
        written: OnSlip,
    },
    /// Give a slip another version.
    ReviseSlip {
        /// Which.
        slip: SlipId,
        /// What it said when it was seen.
        seen: OnSlip,
        /// What it says.
        written: OnSlip,
        /// Why.
        reason: String,
    },
    /// Key a slip a second time.
    KeyAgain {
        /// Which.
        slip: SlipId,
        /// What it says.
        written: OnSlip,
    },
    /// Settle two keyings.
    SettleKeyings {
        /// Which stands.
        slip: SlipId,
        /// What it says.
        written: OnSlip,
    },
    /// Agree with a slip that somebody else keyed.
    CheckSlip(SlipId),
    /// Give a slip to another player, or another turn.
    MoveSlip {
        /// Which.
        slip: SlipId,
        /// Whose.
        player: PlayerId,
        /// Of which turn.
        turn: TurnNo,
    },
    /// Take in slips that were keyed elsewhere.
    TakeInSlips {
        /// From where.
        from: String,
        /// Them.
        slips: Vec<Brought>,
    },
    /// Set what a slip is worth.
    SetOutcome {
        /// Which.
        slip: SlipId,
        /// Its points.
        points: u32,
        /// Its technical warnings.
        warnings: u32,
        /// Why.
        reason: String,
    },
    /// Let a slip be judged again.
    LiftOutcome {
        /// Which.
        slip: SlipId,
        /// Why.
        reason: String,
    },
    /// Choose the play that the game goes on with.
    ChooseTop {
        /// The turn.
        turn: TurnNo,
        /// Which.
        choice: Choice,
    },
    /// Announce it: it lies on the board.
    AnnounceTop(TurnNo),
    /// Replace the play that was announced.
    CorrectTop {
        /// The turn.
        turn: TurnNo,
        /// By which.
        choice: Choice,
        /// Why.
        reason: String,
    },
    /// Declare that no slip is correct.
    DeclareNoPlay {
        /// The turn.
        turn: TurnNo,
        /// Whether a play was possible.
        possible: Possible,
        /// Why a top that was announced is none.
        reason: String,
    },
    /// Cancel a turn.
    CancelTurn {
        /// The turn.
        turn: TurnNo,
        /// What of it stays.
        how: Cancelled,
        /// What the next turn has, when it is taken back.
        letters: Option<NextLetters>,
        /// Why.
        reason: String,
    },
    /// Let a cancelled turn count again.
    RestoreTurn {
        /// The turn.
        turn: TurnNo,
        /// Why.
        reason: String,
    },
    /// Set the last turn.
    SetLastTurn(TurnNo),
    /// End the game.
    EndGame {
        /// Why.
        why: EndWhy,
        /// What the arbiter says, when it is stopped.
        reason: String,
    },
    /// Note that players were told.
    NoteTold {
        /// The turn.
        turn: TurnNo,
        /// Who.
        players: Vec<PlayerId>,
    },
    /// Note that a late find was announced.
    NoteAnnounced {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        players: Vec<PlayerId>,
    },
    /// Uphold an objection about how a slip was read.
    UpholdReading {
        /// Which.
        objection: ObjectionId,
        /// What the slip says.
        written: OnSlip,
        /// Why.
        reason: String,
    },
}

/// A slip from elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brought {
    /// Whose.
    pub player: PlayerId,
    /// Of which turn.
    pub turn: TurnNo,
    /// Whether it was raised.
    pub hand: Hand,
    /// What it says.
    pub written: OnSlip,
}
