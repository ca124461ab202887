//! Why the duplicate format refuses: the rule, with the facts that a person needs to put it right.

use super::event::EndWhy;
use super::game::TurnNo;
use super::rack::Refusal as Composition;
use super::slip::SlipId;
use super::written::{OnSlip, Row};
use crate::domain::ids::PlayerId;

/// A refusal by a rule of this format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Who names the top is fixed once a letter of turn 1 was shown.
    #[error("the mode is fixed")]
    ModeFixed,
    /// A turn's time must be some minutes.
    #[error("{turn_s} s is no time of a turn")]
    TurnTime {
        /// Seconds given.
        turn_s: u32,
    },
    /// The turn has a rack already.
    #[error("turn {turn} has its letters")]
    RackThere {
        /// The turn.
        turn: TurnNo,
    },
    /// The turn has no whole rack.
    #[error("turn {turn} has no letters")]
    NoRack {
        /// The turn.
        turn: TurnNo,
    },
    /// Another turn is the one that is open or comes next.
    #[error("turn {turn} where turn {next:?} comes")]
    OtherTurn {
        /// The turn given.
        turn: TurnNo,
        /// The one that comes; `None` after the last.
        next: Option<TurnNo>,
    },
    /// The turn that was set as the last one is closed.
    #[error("the last turn is closed")]
    AfterLastTurn,
    /// The game has ended.
    #[error("the game has ended")]
    Ended,
    /// Nothing is left to draw.
    #[error("no letters are left")]
    NoLettersLeft,
    /// The racks are drawn by hand.
    #[error("the racks are drawn by hand")]
    ByHand,
    /// The racks are drawn by the program.
    #[error("the racks are drawn by the program")]
    Digital,
    /// All tiles of this kind lie on the board, or on the rack already.
    #[error("none of the {count} tiles {tile} can be left")]
    NoSuchTile {
        /// Its letter, `?` for a joker.
        tile: String,
        /// How many of it the set has, at least one.
        count: usize,
    },
    /// The set has no tile of this kind: only a joker can be its letter.
    #[error("the set has no tile {tile}")]
    NotInSet {
        /// Its letter.
        tile: String,
    },
    /// The rack would have another number of tiles than it must.
    #[error("{got} tiles instead of {wanted}")]
    TileCount {
        /// How many were given.
        got: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// The turn before leaves something else.
    #[error("the turn before leaves {left:?}")]
    OtherLeftover {
        /// What it leaves.
        left: String,
    },
    /// The composition refuses the rack, or another reason than was given does.
    #[error("the composition says {found:?}")]
    OtherComposition {
        /// What it says; `None` when the rack holds.
        found: Option<Composition>,
    },
    /// No three tiles of the rack have one letter.
    #[error("no three equal letters")]
    NoTriple,
    /// A letter of the rack was shown.
    #[error("the letters of turn {turn} were shown")]
    Shown {
        /// The turn.
        turn: TurnNo,
    },
    /// No letter of the rack was shown.
    #[error("the letters of turn {turn} were not shown")]
    NotShown {
        /// The turn.
        turn: TurnNo,
    },
    /// The seed gives another rack.
    #[error("the seed gives {derived:?} for turn {turn}")]
    OtherRack {
        /// The turn.
        turn: TurnNo,
        /// The new tiles that it gives.
        derived: Row,
        /// How many racks go back before.
        refused: u32,
    },
    /// The turn's top could not be laid from these letters.
    #[error("the play of turn {turn} needs other letters")]
    TopNeedsOthers {
        /// The turn.
        turn: TurnNo,
    },
    /// The turn's time has begun, or it was recorded.
    #[error("turn {turn} has begun")]
    HasBegun {
        /// The turn.
        turn: TurnNo,
    },
    /// The turn's time has not begun.
    #[error("turn {turn} has not begun")]
    NotBegun {
        /// The turn.
        turn: TurnNo,
    },

    /// The time of a turn runs or is held.
    #[error("the time of turn {turn} is not over")]
    TimeRunning {
        /// The turn.
        turn: TurnNo,
    },

    /// The time of the turn is not over: it has no slips yet.
    #[error("the time of turn {turn} is not over")]
    NotOver {
        /// The turn.
        turn: TurnNo,
    },
    /// The player was not in the game in that turn.
    #[error("player {player} was not in the game in turn {turn}")]
    NotInGame {
        /// Who.
        player: PlayerId,
        /// The turn.
        turn: TurnNo,
    },
    /// No such slip.
    #[error("there is no slip {slip}")]
    UnknownSlip {
        /// The number given.
        slip: SlipId,
    },
    /// A slip stands for this place already; it can be revised.
    #[error("slip {slip} stands for this place already")]
    AlreadyKeyed {
        /// The slip.
        slip: SlipId,
    },
    /// The slip has another version than whoever asks has seen.
    #[error("{by} gave the slip another version than was seen")]
    RevisedSince {
        /// Who keyed the version that stands.
        by: String,
        /// What it says.
        written: OnSlip,
    },
    /// The second person must be another.
    #[error("the second person must be another than {name}")]
    SamePerson {
        /// The first.
        name: String,
    },
    /// No two keyings differ.
    #[error("there is nothing to settle")]
    NothingToSettle,
    /// Two keyings differ and are not settled.
    #[error("two keyings are not settled")]
    KeyingsUnsettled,
    /// The slip's text is not in its folded form, or says too many points.
    #[error("the slip's text is not as it is kept")]
    NotFolded,
    /// A slip has at most 9999 points and 9 warnings.
    #[error("{points} points and {warnings} warnings are no outcome")]
    NoOutcome {
        /// Points given.
        points: u32,
        /// Warnings given.
        warnings: u32,
    },
    /// Nobody set what the slip is worth.
    #[error("nothing was set for slip {slip}")]
    NothingSet {
        /// The slip.
        slip: SlipId,
    },

    /// The top was announced.
    #[error("the top of turn {turn} was announced")]
    TopAnnounced {
        /// The turn.
        turn: TurnNo,
    },
    /// No top was chosen, or none was announced.
    #[error("turn {turn} has no top")]
    NoTop {
        /// The turn.
        turn: TurnNo,
    },
    /// The play cannot be laid on this board from this rack.
    #[error("the play cannot be laid")]
    CannotBeLaid,
    /// In hall mode the game goes on with a play of a slip.
    #[error("no slip lays this play")]
    OnNoSlip,
    /// A claim that is correct, or waits for a ruling, is worth more.
    #[error("a claim of {points} points is worth more")]
    WorthMore {
        /// Its points.
        points: u32,
        /// Whose.
        player: PlayerId,
    },
    /// In program mode the game goes on with the first play in the program's order.
    #[error("the program's play is {position} {word}")]
    NotTheFirst {
        /// Its position.
        position: String,
        /// Its main word.
        word: String,
    },
    /// In program mode the whole list must be at hand.
    #[error("the list is not at hand")]
    NoList,
    /// The time of the turn after it has begun.
    #[error("the turn after turn {turn} has begun")]
    NextHasBegun {
        /// The turn.
        turn: TurnNo,
    },
    /// A slip is correct, or waits for a ruling.
    #[error("the slip of player {player} is not without a play")]
    HasPlay {
        /// Whose.
        player: PlayerId,
    },
    /// The program finds a play, or has no use for what was said.
    #[error("the program proves whether a play is possible")]
    Proven,
    /// The turn is not closed.
    #[error("turn {turn} is not closed")]
    NotClosed {
        /// The turn.
        turn: TurnNo,
    },
    /// The turn is cancelled.
    #[error("turn {turn} is cancelled")]
    Cancelled {
        /// The turn.
        turn: TurnNo,
    },
    /// The turn is not cancelled.
    #[error("turn {turn} is not cancelled")]
    NotCancelled {
        /// The turn.
        turn: TurnNo,
    },
    /// Only the turn that is played or was played last can be taken back.
    #[error("turn {turn} cannot be taken back")]
    CannotTakeBack {
        /// The turn.
        turn: TurnNo,
    },
    /// What the next turn has is said just when a turn is taken back.
    #[error("what the next turn has")]
    NextLetters,
    /// A last turn is set some turns before.
    #[error("the earliest last turn is {earliest}")]
    NoNotice {
        /// The earliest that may be set.
        earliest: u8,
    },
    /// The game does not end so here.
    #[error("the game does not end so")]
    NoEnd {
        /// Why it was said to.
        why: EndWhy,
    },
    /// Nobody's slip has nothing, or nobody's is a late find.
    #[error("there is nothing to tell player {player}")]
    NothingToTell {
        /// Who.
        player: PlayerId,
    },
    /// Whoever objects is not helped by that.
    #[error("the objection cannot be upheld")]
    CannotUphold {
        /// Why.
        why: CannotUphold,
    },
}

/// Why an objection cannot be upheld.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CannotUphold {
    /// There is no slip, or it does not make the word.
    NotWritten,
    /// The slip has nothing for another reason.
    OtherReason,
    /// The slip was raised.
    WasRaised,
    /// It is about how a slip was read: what it says must be typed.
    NotAboutThis,
}
