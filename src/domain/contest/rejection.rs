//! Why a command is refused: the rule, with the facts that a person needs to put it right. The
//! sentences stand in the language files.

use super::office::Office;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo, SheetId};
use crate::domain::letters::{Letter, Word};
use crate::domain::lexicon::Digest;
use crate::domain::standings::Doubt;
use crate::domain::text::UnfitText;

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// The competition is not made yet.
    #[error("the competition is not made yet")]
    NotCreated,
    /// It is made already.
    #[error("the competition is made already")]
    AlreadyCreated,
    /// Signed: nothing can be changed unless it is reopened (§9).
    #[error("the competition is signed")]
    Signed,
    /// Not signed: there is nothing to reopen.
    #[error("the competition is not signed")]
    NotSigned,
    /// A reason is needed and none was given.
    #[error("a reason is needed")]
    ReasonMissing,
    /// A name is needed and none was given.
    #[error("a name is needed")]
    NameMissing,
    /// A text is too long, or has signs that cannot be seen.
    #[error(transparent)]
    UnfitText(#[from] UnfitText),
    /// Players' numbers end before this one.
    #[error("player numbers end at {}, before {player}", PlayerId::MOST)]
    PlayerNumber {
        /// The number given, or the next one when all are given.
        player: PlayerId,
    },
    /// No such player.
    #[error("there is no player {player}")]
    UnknownPlayer {
        /// The number given.
        player: PlayerId,
    },
    /// Another player has this number.
    #[error("player {player} exists already")]
    PlayerExists {
        /// The number given.
        player: PlayerId,
    },
    /// The schedule has no such round.
    #[error("there is no round {round}")]
    UnknownRound {
        /// The number given.
        round: RoundNo,
    },
    /// The first round comes after the last.
    #[error("from round {from} to round {to} is no span")]
    EmptySpan {
        /// The first round given.
        from: RoundNo,
        /// The last round given.
        to: RoundNo,
    },
    /// No such sheet.
    #[error("there is no sheet {sheet}")]
    UnknownSheet {
        /// The number given.
        sheet: SheetId,
    },
    /// The draws have begun: seed, commitment and hall's word are fixed (§3).
    #[error("the draws have begun")]
    DrawsBegun,
    /// This copy of the competition does not have the seed.
    #[error("the seed is not here")]
    SeedMissing,
    /// The seed was revealed at signing: no digital draw any more (§3).
    #[error("the seed is revealed")]
    SeedRevealed,
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
    /// No time runs or is held.
    #[error("no time runs")]
    NoTime,
    /// The time runs already, or is held already.
    #[error("the time is so already")]
    TimeIsSo,
    /// After a restart of the program the remaining time must be confirmed or set first (§4).
    #[error("the remaining time is not confirmed")]
    TimeUnconfirmed,
    /// The remaining time lies outside of 0 to full.
    #[error("{remaining_ms} ms is no remaining time")]
    TimeOutOfRange {
        /// Milliseconds given.
        remaining_ms: i64,
        /// The most that makes sense.
        max_ms: i64,
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
    /// The word or the list is of another language than the competition's.
    #[error("not in the competition's language: {what:?}")]
    OtherLanguage {
        /// The word, or the list's name.
        what: String,
    },
    /// There is no ruling on this word.
    #[error("there is no ruling on {word}")]
    NoRuling {
        /// The word.
        word: Word,
    },
    /// The ruling says so already.
    #[error("{word} is ruled so already")]
    RuledSo {
        /// The word.
        word: Word,
    },
    /// A deduction takes at least one point (§8).
    #[error("a deduction takes at least one point")]
    NothingDeducted,
    /// No such penalty, or it is lifted.
    #[error("there is no penalty {penalty} in force")]
    NoPenalty {
        /// The number given.
        penalty: PenaltyId,
    },
    /// Objections open once the last round is over or given up (§9).
    #[error("objections open after the last round")]
    TooEarlyToObject,
    /// No such objection, or it is decided.
    #[error("there is no pending objection {objection}")]
    NoObjection {
        /// The number given.
        objection: ObjectionId,
    },
    /// The rules forbid upholding it (§9).
    #[error("that objection cannot be upheld: {why:?}")]
    CannotUphold {
        /// Why.
        why: CannotUphold,
    },
    /// Signing needs every round settled (§9).
    #[error("round {round} is not over, recorded or given up")]
    RoundsOpen {
        /// The first that is not.
        round: RoundNo,
    },
    /// Signing needs nothing that makes the standings provisional (§9).
    #[error("the standings are provisional")]
    Provisional {
        /// What makes them so.
        doubts: Vec<Doubt>,
    },
    /// Nothing can be undone, or not that.
    #[error("that cannot be undone")]
    NothingToUndo,
    /// Who did it does not hold the office that it needs (§14).
    #[error("that needs another office: {office:?}")]
    NotYourOffice {
        /// The office that it needs.
        office: Office,
    },
    /// The rules are not those that the record names.
    #[error("the rules are not those that are named")]
    OtherRules,
    /// Real time went backwards between two events.
    #[error("the time of an event lies before that of the one before it")]
    TimeBackwards,
    /// Not the number that comes next: a draw's attempt, a sheet, a penalty, an objection, an issue.
    #[error("number {got} where {expected} comes next")]
    OutOfNumber {
        /// The next number.
        expected: u64,
        /// The number given.
        got: u64,
    },
    /// A digital draw before it was recorded what the hall called, or that nobody did (§3).
    #[error("what the hall called is not recorded")]
    NoHallWord,
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
    /// The clock shows another time, or the schedule has another.
    #[error("{got} ms instead of {remaining_ms}")]
    OtherTime {
        /// Milliseconds given.
        got: i64,
        /// Milliseconds left by the clock, or of the schedule.
        remaining_ms: i64,
    },
    /// An alert or an end that is not due, or not the next one.
    #[error("that is not due")]
    NotDue,
    /// The sheet is marked late; only `SetLateness` takes that away (§5).
    #[error("the sheet of player {player} is marked late")]
    MarkedLate {
        /// Whose.
        player: PlayerId,
    },
    /// Nobody can do these things in one action, or one of them alone.
    #[error("these events are no action")]
    NotTogether,
    /// A stored form that is older than that of an event before it.
    #[error("an older version than that of an event before it")]
    OlderVersion,
    /// The seed is not the one that was committed to.
    #[error("the seed is not the committed one")]
    OtherSeed,
    /// The signed table is not the one that the history gives.
    #[error("the history gives another table from row {row} on")]
    OtherTable {
        /// The first row that differs, from 1.
        row: usize,
    },
    /// The signed table's digest is not the recorded one.
    #[error("the table's digest is {derived}")]
    OtherDigest {
        /// The table's.
        derived: Digest,
    },
    /// The words that the signing binds are not those that the list has.
    #[error("the list has other words than those that were signed")]
    OtherWords,
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
