//! What happened in an anagram competition: complete facts, in the past tense.

use serde::{Deserialize, Serialize};

use super::joint::event::Event as Joint;
use super::rules::Field;
use super::sealed::Nonce;
use super::sheet::{Lateness, SheetWords};
use crate::domain::ids::{Attempt, PlayerId, RoundNo, SheetId};
use crate::domain::letters::{Letter, Written};

pub use crate::domain::timing::{AlertOutcome, PausedTiles};

/// A fact of an anagram competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The program drew a round (§3, digital draw).
    LettersDrawn {
        /// The round.
        round: RoundNo,
        /// Which draw of it.
        attempt: Attempt,
        /// The seven letters in the order announced.
        letters: Vec<Letter>,
        /// How often the consonants went back because of the guard.
        redraws: u32,
        /// Of a joint competition what its tag was made with: whoever has the row's hash alone cannot try all racks. None in
        /// histories of before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce: Option<Nonce>,
    },
    /// The referee drew from real bags and typed what came out (§3, physical draw).
    LettersTyped {
        /// The round.
        round: RoundNo,
        /// Which draw of it.
        attempt: Attempt,
        /// The seven letters in the order drawn.
        letters: Vec<Letter>,
    },
    /// The guard was broken: these low-value consonants went back into the bag.
    TilesPutBack {
        /// The round.
        round: RoundNo,
        /// The tiles, in the order drawn.
        letters: Vec<Letter>,
    },
    /// The tiles drawn in place of those put back.
    ReplacementsTyped {
        /// The round.
        round: RoundNo,
        /// The tiles, in the order drawn.
        letters: Vec<Letter>,
    },
    /// A tile of the draw was shown to the hall: from here on the draw cannot be undone (§10).
    LettersShown {
        /// The round.
        round: RoundNo,
    },
    /// A round that was run on paper was recorded afterwards (§2).
    RoundRecorded {
        /// The round.
        round: RoundNo,
        /// Its letters.
        letters: Vec<Letter>,
        /// Why it was not run here.
        reason: String,
    },
    /// A slip in the letters was corrected (§3).
    LettersCorrected {
        /// The round.
        round: RoundNo,
        /// The letters as announced.
        letters: Vec<Letter>,
        /// Why.
        reason: String,
    },
    /// The round will be drawn again; its tiles went back, its sheets so far do not count (§2).
    RoundReplayed {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// The round was given up; its sheets do not count (§2).
    RoundGivenUp {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// The time of a round began.
    RoundStarted {
        /// The round.
        round: RoundNo,
        /// Its full length in milliseconds.
        full_ms: i64,
    },
    /// The time was stopped at the press of a key; why is still to be said. A pause, a stop or the
    /// time going on follows (§4).
    TimeHeld {
        /// The round.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// The time was held.
    RoundPaused {
        /// The round.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
        /// What the hall sees.
        tiles: PausedTiles,
        /// Why.
        reason: String,
    },
    /// The time went on.
    RoundResumed {
        /// The round.
        round: RoundNo,
        /// Milliseconds left.
        remaining_ms: i64,
    },
    /// The referee ended the round early.
    RoundStopped {
        /// The round.
        round: RoundNo,
        /// Milliseconds that were left.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// The time ran out.
    RoundEnded {
        /// The round.
        round: RoundNo,
    },
    /// The time was started afresh, in full.
    TimeRestarted {
        /// The round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// A wrong remaining time was set right.
    RemainingSet {
        /// The round.
        round: RoundNo,
        /// Milliseconds left from here.
        remaining_ms: i64,
        /// Why.
        reason: String,
    },
    /// After a restart of the program the referee confirmed that the time ran on.
    TimeConfirmed {
        /// The round.
        round: RoundNo,
        /// Milliseconds left by the wall clock.
        remaining_ms: i64,
    },
    /// An alert of a round fell due; the end is told by [`Event::RoundEnded`].
    AlertReached {
        /// The round.
        round: RoundNo,
        /// Milliseconds left at which it is due.
        alert_ms: i64,
        /// What became of it.
        outcome: AlertOutcome,
    },
    /// A break began.
    BreakStarted {
        /// The round that it follows.
        after: RoundNo,
        /// Its length in milliseconds.
        full_ms: i64,
    },
    /// A break was shortened or extended.
    BreakSet {
        /// The round that it follows.
        after: RoundNo,
        /// Milliseconds left from here.
        remaining_ms: i64,
    },
    /// An alert of a break fell due.
    BreakAlertReached {
        /// The round that it follows.
        after: RoundNo,
        /// Milliseconds left at which it is due.
        alert_ms: i64,
        /// What became of it.
        outcome: AlertOutcome,
    },
    /// A break was over.
    BreakEnded {
        /// The round that it follows.
        after: RoundNo,
    },
    /// Sheets were handed in.
    SheetsCollected {
        /// The round.
        round: RoundNo,
        /// Whose.
        players: Vec<PlayerId>,
        /// Whether in time.
        lateness: Lateness,
    },
    /// A sheet was late after all, or was not.
    LatenessSet {
        /// The round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
        /// Whether in time.
        lateness: Lateness,
    },
    /// It was declared that a player handed in none.
    NotHandedIn {
        /// The round.
        round: RoundNo,
        /// Who.
        player: PlayerId,
    },
    /// A sheet that was taken in or declared missing by mistake is awaited again.
    SheetAwaited {
        /// The round.
        round: RoundNo,
        /// Whose.
        player: PlayerId,
    },
    /// Sheets that were keyed elsewhere were taken in: what follows in the same action.
    SheetsTakenIn {
        /// Where they come from, as people call it.
        from: String,
    },
    /// A sheet was keyed for the first time.
    SheetKeyed {
        /// Its number.
        sheet: SheetId,
        /// Whose; `None` for a sheet without a name.
        player: Option<PlayerId>,
        /// The round.
        round: RoundNo,
        /// Its words.
        words: SheetWords,
    },
    /// A sheet got a new version.
    SheetRevised {
        /// Which.
        sheet: SheetId,
        /// Its words from here.
        words: SheetWords,
        /// Why.
        reason: String,
    },
    /// A second person keyed a sheet.
    SheetKeyedAgain {
        /// Which.
        sheet: SheetId,
        /// The words as the second person read them.
        words: SheetWords,
    },
    /// Two keyings that differed, or two sheets for one place, were settled.
    KeyingsSettled {
        /// Which.
        sheet: SheetId,
        /// The words that count from here.
        words: SheetWords,
    },
    /// A second person looked at a sheet and found it right.
    SheetChecked {
        /// Which.
        sheet: SheetId,
    },
    /// A sheet without a name was assigned, or one under a wrong player or round was moved.
    SheetMoved {
        /// Which.
        sheet: SheetId,
        /// Whose it is.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// The referee settled one illegible word as unreadable (§5).
    SettledUnreadable {
        /// On which sheet.
        sheet: SheetId,
        /// In which field.
        field: Field,
        /// At which place there, from 0.
        place: usize,
    },
    /// A fact of a joint competition.
    Joint(Joint),
}

impl Event {
    /// What it says was written on a sheet.
    pub fn written(&self) -> Vec<Written> {
        match self {
            Self::SheetKeyed { words, .. }
            | Self::SheetRevised { words, .. }
            | Self::SheetKeyedAgain { words, .. }
            | Self::KeyingsSettled { words, .. } => {
                words.iter().map(|(_, _, written)| written.clone()).collect()
            }
            Self::Joint(Joint::WordObjectionDecided { word, .. }) => vec![word.clone().into()],
            _ => Vec::new(),
        }
    }
}
