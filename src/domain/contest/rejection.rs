//! Why a command is refused: the rule, with the facts that a person needs to put it right. The
//! sentences stand in the language files.

use super::Format;
use super::office::Office;
use super::penalty::PenaltyName;
use super::ruling::Ruling;
use crate::domain::emblem::Emblem;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::Digest;
use crate::domain::text::UnfitText;
use crate::domain::timing::law::BadTime;

/// A refusal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Rejection<F: Format> {
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
    /// A club's picture that is no PNG, or has too many bytes.
    #[error("a picture of {bytes} bytes is no PNG of at most {} bytes", Emblem::MOST_BYTES)]
    UnfitEmblem {
        /// How many it has.
        bytes: usize,
    },
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
    /// The number was that of a player who was removed (§5).
    #[error("number {player} was a removed player's")]
    NumberRemoved {
        /// The number given.
        player: PlayerId,
    },
    /// Letters were drawn, or a penalty tells of the player: they are not removed, they leave (§5).
    #[error("player {player} can no longer be removed")]
    NotRemovable {
        /// The number given.
        player: PlayerId,
    },
    /// The schedule has no such round.
    #[error("there is no round {round}: the last is {last}")]
    UnknownRound {
        /// The number given.
        round: RoundNo,
        /// The last round of the schedule.
        last: RoundNo,
    },
    /// The first round comes after the last.
    #[error("from round {from} to round {to} is no span")]
    EmptySpan {
        /// The first round given.
        from: RoundNo,
        /// The last round given.
        to: RoundNo,
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
    /// The word or the list is of another language than the competition's.
    #[error("not in the competition's language: {what:?}")]
    OtherLanguage {
        /// The word, or the list's name.
        what: String,
    },
    /// The list is closed: what it has is valid, and nothing else.
    #[error("the list is closed: nobody rules on a word")]
    ClosedList,
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
    /// Another ruling stands than whoever asks has seen.
    #[error("the ruling on {word} is another than was seen")]
    RuledSince {
        /// The word.
        word: Word,
        /// The ruling that stands; `None` when there is none any more.
        now: Option<Ruling>,
    },
    /// The format has no such penalty.
    #[error("no penalty of this format: {name:?}")]
    OtherPenalty {
        /// Its kind.
        name: PenaltyName,
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
        doubts: Vec<F::Doubt>,
    },
    /// Only what was played is published (§14).
    #[error("round {round} was not played")]
    NotPlayed {
        /// Which.
        round: RoundNo,
    },
    /// It is published already.
    #[error("round {round} is published already")]
    PublishedAlready {
        /// Which.
        round: RoundNo,
    },
    /// There is no publication to withdraw.
    #[error("round {round} is not published")]
    NotPublished {
        /// Which.
        round: RoundNo,
    },
    /// It was taken already (§14).
    #[error("this picture was taken already")]
    PictureKnown,
    /// There is no such picture, or it was deleted or discarded.
    #[error("there is no such picture")]
    NoPicture,
    /// A picture of too many bytes, or too many pictures.
    #[error("{bytes} bytes of pictures are more than a file takes")]
    PicturesFull {
        /// How many all would take together.
        bytes: u64,
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
    /// An objection about a word was upheld: the jury does not rule on it any more (§14).
    #[error("an objection about {word} was upheld")]
    ObjectionUpheld {
        /// The word.
        word: Word,
    },
    /// An objection about how a sheet is read was upheld: the jury settles nothing on it any more (§14).
    #[error("an objection about the reading was upheld")]
    ReadingUpheld,
    /// The referee ruled on a word: the jury does not rule otherwise (§14).
    #[error("the referee ruled on {word}")]
    RefereeRuled {
        /// The word.
        word: Word,
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
    /// What is said of a time that runs or is held is not what the clock says (§4).
    #[error(transparent)]
    Time(#[from] BadTime),
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
    /// A rule of the format's own.
    #[error(transparent)]
    Own(F::Refusal),
}
