//! What somebody can ask of an anagram competition. Imperatives; `decide` answers.

use super::event::PausedTiles;
use super::joint;
use super::rules::Field;
use super::sheet::{Lateness, Sheet, SheetWords};
use super::take_in::Brought;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};
use crate::domain::letters::Letter;

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Let the program draw a round (§3).
    DrawLetters {
        /// The round.
        round: RoundNo,
    },
    /// Type the tiles that came out of real bags (§3).
    TypeLetters {
        /// The round.
        round: RoundNo,
        /// In the order drawn.
        letters: Vec<Letter>,
    },
    /// Type the tiles drawn in place of those that went back (§3).
    TypeReplacements {
        /// The round.
        round: RoundNo,
        /// In the order drawn.
        letters: Vec<Letter>,
    },
    /// Show the letters to the hall.
    ShowLetters {
        /// The round.
        round: RoundNo,
    },
    /// Record a round that was run on paper (§2).
    RecordRound {
        /// The round.
        round: RoundNo,
        /// Its letters.
        letters: Vec<Letter>,
        /// Why it was not run here.
        reason: String,
    },
    /// Correct a slip in the letters (§3).
    CorrectLetters {
        /// The round.
        round: RoundNo,
        /// The letters as announced.
        letters: Vec<Letter>,
        /// Why.
        reason: String,
    },
    /// Play a round again (§2).
    ReplayRound {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Give a round up (§2).
    GiveUpRound {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Give up this round and every later one that is not settled, in one action (§2).
    GiveUpRest {
        /// The first round.
        from: RoundNo,
        /// Why.
        reason: String,
    },
    /// Start the time (§4).
    StartRound {
        /// The round.
        round: RoundNo,
    },
    /// Stop the time at once; why is said by the command that follows.
    HoldTime,
    /// Hold the time.
    PauseRound {
        /// What the hall sees meanwhile.
        tiles: PausedTiles,
        /// Why.
        reason: String,
    },
    /// Let the time go on.
    ResumeRound,
    /// End the round early.
    StopRound {
        /// Why.
        reason: String,
    },
    /// Start the time afresh.
    RestartTime {
        /// Why.
        reason: String,
    },
    /// Set a wrong remaining time right.
    SetRemaining {
        /// Milliseconds left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// After a restart of the program: the time ran on.
    ConfirmTime,
    /// Record the alerts and the end that have fallen due.
    NoteTime,
    /// Start the break that follows a round.
    StartBreak {
        /// The round.
        after: RoundNo,
    },
    /// Shorten or extend the break.
    SetBreak {
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// End the break.
    EndBreak,
    /// Take sheets in.
    CollectSheets {
        /// The round.
        round: RoundNo,
        /// Whose.
        players: Vec<PlayerId>,
        /// Whether in time.
        lateness: Lateness,
    },
    /// Say that a sheet was late after all, or was not.
    SetLateness {
        /// The round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
        /// Whether in time.
        lateness: Lateness,
    },
    /// Declare that a player handed in none.
    DeclareNotHandedIn {
        /// The round.
        round: RoundNo,
        /// Who.
        player: PlayerId,
    },
    /// Await a sheet again that was taken in or declared missing by mistake.
    AwaitSheet {
        /// The round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
    },
    /// Key a sheet for the first time.
    KeySheet {
        /// Whose; `None` for a sheet without a name.
        player: Option<PlayerId>,
        /// The round.
        round: RoundNo,
        /// Its words.
        words: SheetWords,
    },
    /// Take in sheets that were keyed elsewhere; none is overwritten.
    TakeInSheets {
        /// Where they come from, as people call it.
        from: String,
        /// The sheets, each once a place.
        sheets: Vec<Brought>,
        /// Why a sheet gets a new version, when one does.
        reason: String,
    },
    /// Give a sheet a new version.
    ReviseSheet {
        /// Which.
        sheet: SheetId,
        /// The version that was seen, by its words: an undo gives numbers to other words.
        seen: SheetWords,
        /// Its words.
        words: SheetWords,
        /// Why.
        reason: String,
    },
    /// Key a sheet a second time, blind (§5).
    KeyAgain {
        /// Which.
        sheet: SheetId,
        /// The words as the second person reads them.
        words: SheetWords,
    },
    /// Settle two keyings that differ, or two sheets for one place.
    SettleKeyings {
        /// Which.
        sheet: SheetId,
        /// The words that count.
        words: SheetWords,
    },
    /// Confirm a sheet at sight, as a second person.
    CheckSheet {
        /// Which.
        sheet: SheetId,
    },
    /// Assign a sheet without a name, or move one keyed under the wrong player or round.
    MoveSheet {
        /// Which.
        sheet: SheetId,
        /// Whose it is.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// Settle an illegible word as unreadable; "read as" is a [`Command::ReviseSheet`].
    SettleUnreadable {
        /// On which sheet.
        sheet: SheetId,
        /// In which field.
        field: Field,
        /// At which place there, from 0.
        place: usize,
    },
    /// Uphold an objection about how a sheet was read: the sheet gets a new version (§9).
    UpholdReading {
        /// The objection.
        objection: ObjectionId,
        /// The words as they are to be read.
        words: SheetWords,
        /// Why.
        reason: String,
    },
    /// What was decided over sheets as they were seen, while they still are so.
    AsSeen {
        /// Each, as it was seen: an undo gives numbers of versions to other words.
        sheets: Vec<(SheetId, Sheet)>,
        /// What was decided.
        does: Box<Self>,
    },
    /// What only a joint competition's file is asked.
    Joint(joint::command::Command),
}

impl Command {
    /// The same, decided over sheets as they were seen.
    #[must_use]
    pub fn over(self, sheets: Vec<(SheetId, Sheet)>) -> Self {
        Self::AsSeen { sheets, does: Box::new(self) }
    }
}
