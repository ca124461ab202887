//! What happened in a duplicate game: complete facts, in the past tense.

use serde::{Deserialize, Serialize};

use super::game::{Cancelled, Criterion, Hand, Mode, Possible, TurnNo};
use super::rack::Refusal;
use super::rules::DrawBy;
use super::slip::SlipId;
use super::turn::{NextLetters, RefusedRack};
use super::written::{NamedPlay, OnSlip, Row};
use crate::domain::ids::{Attempt, PlayerId};
use crate::domain::timing::{AlertOutcome, PausedTiles};

/// Why a game ended, in the order in which it is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndWhy {
    /// Nothing is left to draw from, nor on the rack.
    NoLetters,
    /// No joker is left, and no vowel or no consonant.
    OneKind,
    /// Nothing that is left can be laid.
    NoPlayLeft,
    /// The turn that was set as the last one is closed.
    LastTurn,
    /// A turn with all letters that were left had no correct play.
    LastLetters,
    /// The arbiter ended it.
    Stopped,
}

impl EndWhy {
    /// Every one.
    pub const ALL: [Self; 6] = [
        Self::NoLetters,
        Self::OneKind,
        Self::NoPlayLeft,
        Self::LastTurn,
        Self::LastLetters,
        Self::Stopped,
    ];

    /// Its name in documents.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoLetters => "no_letters",
            Self::OneKind => "one_kind",
            Self::NoPlayLeft => "no_play_left",
            Self::LastTurn => "last_turn",
            Self::LastLetters => "last_letters",
            Self::Stopped => "stopped",
        }
    }
}

/// A fact of a duplicate game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Who names the top was chosen.
    ModeChosen {
        /// Who.
        mode: Mode,
    },
    /// How racks are drawn was chosen.
    DrawChosen {
        /// How.
        draw: DrawBy,
    },
    /// The time of the turns from the next one on was chosen.
    TimeChosen {
        /// Seconds.
        turn_s: u32,
    },
    /// The program drew a rack.
    RackDrawn {
        /// The turn.
        turn: TurnNo,
        /// Which draw of it.
        attempt: Attempt,
        /// What is kept of the rack before; nothing once a rack was refused.
        leftover: Row,
        /// The new tiles in the order drawn.
        drawn: Row,
        /// The racks that went back before.
        refused: Vec<RefusedRack>,
    },
    /// The arbiter drew from a bag and typed what came out.
    RackTyped {
        /// The turn.
        turn: TurnNo,
        /// Which draw of it.
        attempt: Attempt,
        /// What is kept of the rack before.
        leftover: Row,
        /// The new tiles in the order typed.
        drawn: Row,
    },
    /// A rack went back whole.
    RackRefused {
        /// The turn.
        turn: TurnNo,
        /// All its tiles, what was left over first.
        tiles: Row,
        /// Why.
        why: Refusal,
        /// What the arbiter says of equal letters; empty where the composition refuses.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A letter of the rack was shown to the hall: from here on the draw cannot be undone.
    RackShown {
        /// The turn.
        turn: TurnNo,
    },
    /// A rack that was noted wrongly was corrected.
    RackCorrected {
        /// The turn.
        turn: TurnNo,
        /// What was kept of the rack before.
        leftover: Row,
        /// The new tiles.
        drawn: Row,
        /// Why.
        reason: String,
    },
    /// A rack was taken back before its time began; it is drawn anew.
    RackVoided {
        /// The turn.
        turn: TurnNo,
        /// Why.
        reason: String,
    },
    /// A turn that was run on paper was recorded afterwards.
    TurnRecorded {
        /// The turn.
        turn: TurnNo,
        /// What was kept of the rack before.
        leftover: Row,
        /// The new tiles.
        drawn: Row,
        /// Why it was not run here.
        reason: String,
    },

    /// The time of a turn began.
    TurnStarted {
        /// The turn.
        turn: TurnNo,
        /// Its full length in milliseconds.
        full_ms: i64,
    },
    /// The time was stopped at the press of a key; why is still to be said.
    TimeHeld {
        /// The turn.
        turn: TurnNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// The time was held.
    TurnPaused {
        /// The turn.
        turn: TurnNo,
        /// Milliseconds left.
        remaining_ms: i64,
        /// What the hall sees.
        tiles: PausedTiles,
        /// Why.
        reason: String,
    },
    /// The time went on.
    TurnResumed {
        /// The turn.
        turn: TurnNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// The arbiter ended the time early.
    TurnStopped {
        /// The turn.
        turn: TurnNo,
        /// Milliseconds that were left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// The time ran out.
    TurnEnded {
        /// The turn.
        turn: TurnNo,
    },
    /// The whole time began anew.
    TimeRestarted {
        /// The turn.
        turn: TurnNo,
        /// Why.
        reason: String,
    },
    /// The arbiter set what is left.
    RemainingSet {
        /// The turn.
        turn: TurnNo,
        /// Milliseconds left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// After a restart of the program the arbiter confirmed what is left.
    TimeConfirmed {
        /// The turn.
        turn: TurnNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// An alert of the time was reached.
    AlertReached {
        /// The turn.
        turn: TurnNo,
        /// With how many milliseconds left.
        alert_ms: i64,
        /// What became of it.
        outcome: AlertOutcome,
    },

    /// Slips lie on the arbiter's table.
    SlipsCollected {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        players: Vec<PlayerId>,
        /// Whether they were raised at the end of the time.
        hand: Hand,
    },
    /// Whether a slip was raised was noted otherwise.
    RaisedSet {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        player: PlayerId,
        /// Whether it was.
        hand: Hand,
    },
    /// A player handed in no slip.
    NotHandedIn {
        /// The turn.
        turn: TurnNo,
        /// Who.
        player: PlayerId,
    },
    /// A slip is awaited again.
    SlipAwaited {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        player: PlayerId,
    },
    /// Slips that were keyed elsewhere came in; they follow in the same action.
    SlipsTakenIn {
        /// From where: the name of a file.
        from: String,
    },
    /// A slip was keyed.
    SlipKeyed {
        /// Its number.
        slip: SlipId,
        /// Whose; `None` for one without a name.
        player: Option<PlayerId>,
        /// Of which turn.
        turn: TurnNo,
        /// What it says.
        written: OnSlip,
    },
    /// A slip got another version.
    SlipRevised {
        /// Which.
        slip: SlipId,
        /// What it says.
        written: OnSlip,
        /// Why.
        reason: String,
    },
    /// A second person keyed a slip.
    SlipKeyedAgain {
        /// Which.
        slip: SlipId,
        /// What it says.
        written: OnSlip,
    },
    /// Two keyings, or two slips of one place, were settled.
    KeyingsSettled {
        /// Which stands.
        slip: SlipId,
        /// What it says.
        written: OnSlip,
    },
    /// A second person looked at a slip and agreed.
    SlipChecked {
        /// Which.
        slip: SlipId,
    },
    /// A slip is another player's, or of another turn.
    SlipMoved {
        /// Which.
        slip: SlipId,
        /// Whose.
        player: PlayerId,
        /// Of which turn.
        turn: TurnNo,
    },
    /// The arbiter set what a slip is worth.
    OutcomeSet {
        /// Which.
        slip: SlipId,
        /// Its points.
        points: u32,
        /// Its technical warnings.
        warnings: u32,
        /// Why.
        reason: String,
    },
    /// A slip is judged again.
    OutcomeLifted {
        /// Which.
        slip: SlipId,
        /// Why.
        reason: String,
    },

    /// The play that the game goes on with was chosen.
    TopChosen {
        /// The turn.
        turn: TurnNo,
        /// It.
        play: NamedPlay,
        /// What the arbiter named for choosing it.
        criteria: Vec<Criterion>,
        /// Why a claim that may be worth more was set aside.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
    },
    /// It was announced, and lies on the board.
    TopAnnounced {
        /// The turn.
        turn: TurnNo,
    },
    /// The play that was announced was replaced by another.
    TopCorrected {
        /// The turn.
        turn: TurnNo,
        /// The other.
        play: NamedPlay,
        /// What the arbiter named for choosing it.
        criteria: Vec<Criterion>,
        /// Why a claim that may be worth more was set aside.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        despite: Option<String>,
        /// Why.
        reason: String,
    },
    /// No slip of the turn is correct.
    NoPlay {
        /// The turn.
        turn: TurnNo,
        /// Whether a play was possible.
        possible: Possible,
        /// Why a top that was announced is none; empty where none was.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// A turn was cancelled.
    TurnCancelled {
        /// The turn.
        turn: TurnNo,
        /// What of it stays.
        how: Cancelled,
        /// What the next turn has, when it is taken back.
        letters: Option<NextLetters>,
        /// Why.
        reason: String,
    },
    /// A cancelled turn counts again.
    TurnRestored {
        /// The turn.
        turn: TurnNo,
        /// Why.
        reason: String,
    },

    /// The last turn was set.
    LastTurnSet {
        /// Which.
        turn: TurnNo,
        /// How many turns were closed then.
        after: u8,
    },
    /// The game ended.
    GameEnded {
        /// Why.
        why: EndWhy,
        /// What the arbiter says, when it was stopped; else empty.
        #[serde(default, skip_serializing_if = "String::is_empty")]
        reason: String,
    },
    /// Players were told that their slip has nothing.
    ZerosTold {
        /// The turn.
        turn: TurnNo,
        /// Who.
        players: Vec<PlayerId>,
    },
    /// What was found late was announced.
    LateFindAnnounced {
        /// The turn.
        turn: TurnNo,
        /// Whose.
        players: Vec<PlayerId>,
    },
}
