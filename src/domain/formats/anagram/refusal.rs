//! Why the anagram format refuses: the rule, with the facts that a person needs to put it right.

use super::joint;
use super::sheet::SheetWords;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Letter;

/// A refusal by a rule of this format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// No such sheet.
    #[error("there is no sheet {sheet}")]
    UnknownSheet {
        /// The number given.
        sheet: SheetId,
    },
    /// An earlier round is not settled.
    #[error("round {round} must wait for round {earlier}")]
    OutOfOrder {
        /// The round asked for.
        round: RoundNo,
        /// The first round that is not over, recorded or given up.
        earlier: RoundNo,
    },
    /// The round is not at the stage that this needs.
    #[error("round {round} is not at the right stage")]
    WrongStage {
        /// The round.
        round: RoundNo,
        /// What this needs it to be.
        needs: Needs,
    },
    /// The bags hold too few tiles.
    #[error("too few tiles are left for round {round}")]
    TooFewTiles {
        /// The round.
        round: RoundNo,
    },
    /// Another number of letters than this needs.
    #[error("{got} letters instead of {wanted}")]
    LetterCount {
        /// How many were given.
        got: usize,
        /// How many are needed.
        wanted: usize,
    },
    /// Not the round's ratio of consonants and vowels (§2).
    #[error(
        "{consonants} consonants and {vowels} vowels instead of {wanted_consonants} and {wanted_vowels}"
    )]
    Ratio {
        /// Consonants given.
        consonants: usize,
        /// Vowels given.
        vowels: usize,
        /// Consonants of the schedule.
        wanted_consonants: usize,
        /// Vowels of the schedule.
        wanted_vowels: usize,
    },
    /// No tile of this letter can still be in the bag.
    #[error("no {letter} can still be in the bag")]
    NotInBag {
        /// The letter.
        letter: Letter,
    },
    /// The tiles that the guard put back have not been replaced yet (§3).
    #[error("{awaited} tiles must still be drawn in place of those put back")]
    GuardBroken {
        /// How many tiles are awaited.
        awaited: usize,
    },
    /// The time of another round runs or is held.
    #[error("the time of round {round} is not over")]
    TimeRunning {
        /// The round.
        round: RoundNo,
    },
    /// No break follows this round, or it was taken.
    #[error("no break follows round {after}")]
    NoBreak {
        /// The round.
        after: RoundNo,
    },
    /// A break runs already.
    #[error("a break runs already")]
    BreakRuns,
    /// A sheet stands for this place already; it can be revised.
    #[error("sheet {sheet} stands for this place already")]
    AlreadyKeyed {
        /// The sheet.
        sheet: SheetId,
    },
    /// The sheet has another version than whoever asks has seen.
    #[error("{by} gave the sheet another version than was seen")]
    RevisedSince {
        /// Who keyed the version that stands.
        by: String,
        /// Its words.
        words: SheetWords,
    },
    /// The sheet is not as whoever decided over it has seen it.
    #[error("the sheet changed since it was seen: {since:?}")]
    ChangedSince {
        /// What became of it.
        since: Since,
    },
    /// The second keying must be another person's (§5).
    #[error("the second person must be another than {name}")]
    SamePerson {
        /// Who keyed first.
        name: String,
    },
    /// There is nothing to settle on this sheet.
    #[error("nothing is to be settled")]
    NothingToSettle,
    /// The sheet has differences that must be settled first.
    #[error("the keyings are not settled")]
    KeyingsUnsettled,
    /// The word at this place is not illegible.
    #[error("that word is not illegible")]
    NotIllegible,
    /// The rules forbid upholding it (§9).
    #[error("that objection cannot be upheld: {why:?}")]
    CannotUphold {
        /// Why.
        why: CannotUphold,
    },
    /// The seed gives other letters, or another number of redraws (§3).
    #[error("the seed gives other letters for round {round}")]
    OtherLetters {
        /// The round.
        round: RoundNo,
        /// The letters that it gives.
        derived: Vec<Letter>,
        /// How often the consonants go back.
        redraws: u32,
    },
    /// The sheet is marked late; only `SetLateness` takes that away (§5).
    #[error("the sheet of player {player} is marked late")]
    MarkedLate {
        /// Whose.
        player: PlayerId,
    },
    /// Nobody has a sheet of a round before they came or after they left (§5).
    #[error("player {player} takes no part in round {round}")]
    NotThere {
        /// Who.
        player: PlayerId,
        /// Which round.
        round: RoundNo,
    },
    /// By a rule of joint competitions.
    #[error(transparent)]
    Joint(#[from] joint::refusal::Refusal),
}

/// What became of a sheet since it was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Since {
    /// It was keyed otherwise.
    Keyed {
        /// By whom.
        by: String,
        /// Its words now.
        words: SheetWords,
    },
    /// It was given elsewhere.
    Moved {
        /// Whose it is now; nobody's without a name.
        player: Option<PlayerId>,
        /// Of which round.
        round: RoundNo,
    },
    /// A second keying came that differs.
    Differs {
        /// Whose.
        by: String,
    },
    /// It was checked, or its keyings settled.
    Checked {
        /// By whom.
        by: String,
    },
    /// Its second look was taken back.
    Unchecked,
}

/// What a command needs a round to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Needs {
    /// Not drawn yet.
    ToCome,
    /// Drawn, the time not begun.
    Drawn,
    /// Drawn, in whatever stage.
    Letters,
    /// Over or recorded.
    Played,
    /// Not over, recorded or given up.
    Unsettled,
    /// Begun in some way and not to come.
    Begun,
}

/// Why an objection cannot be upheld.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CannotUphold {
    /// The player's sheet does not have the word.
    NotWritten,
    /// It stands only in wrong fields.
    Misplaced,
    /// The list has it, and it counts once; only its repetition was ignored.
    Repeated,
    /// It needs a tile that the rack does not have.
    NotFromLetters {
        /// The first such letter.
        missing: Letter,
    },
    /// Nothing makes that sheet void.
    NotVoid,
    /// Another kind of objection.
    NotAboutThis,
}
