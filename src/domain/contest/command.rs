//! What somebody can ask of a competition. Imperatives; [`super::decide()`] answers.

use super::objection::{About, Outcome};
use super::penalty::PenaltyKind;
use super::picture::Side;
use super::ruling::{Ruled, Ruling};
use super::{Details, DoubleKeying, Format, RulesRef};
use crate::domain::emblem::Emblem;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo, Seq};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, Passport};
use crate::domain::player::{Player, Span};

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<F: Format> {
    /// Make the competition: the first command of every file.
    Create {
        /// Title, date, people.
        details: Details,
        /// The rules that it is played by.
        rules: RulesRef,
        /// The word list that it is judged by.
        lexicon: Passport,
        /// SHA-256 of the seed.
        commitment: Digest,
    },
    /// Change title, date or people.
    ChangeDetails {
        /// As they shall be.
        details: Details,
    },
    /// Choose the club's picture, or take it away.
    SetEmblem {
        /// As it shall be.
        emblem: Option<Emblem>,
    },
    /// Replace the seed before round 1.
    RenewCommitment {
        /// SHA-256 of the new seed.
        commitment: Digest,
    },
    /// Record what the hall called.
    SetHallWord {
        /// As typed; may be empty.
        text: String,
    },
    /// Say whether an absent second keying hinders signing.
    SetDoubleKeying {
        /// As it shall be.
        double_keying: DoubleKeying,
    },
    /// Judge by another list.
    ChangeLexicon {
        /// Its passport.
        lexicon: Passport,
    },
    /// Add a player; the number is the next free one unless given.
    AddPlayer {
        /// Their number, when it is already fixed (an imported list).
        id: Option<PlayerId>,
        /// Their name.
        name: String,
        /// Their club; may be empty.
        club: String,
        /// The rounds they are there for.
        span: Span,
    },
    /// Change a player's name, club or rounds.
    ChangePlayer {
        /// As they shall be.
        player: Player,
    },
    /// Remove somebody who was entered by mistake, before the first draw.
    RemovePlayer {
        /// Who.
        player: PlayerId,
    },
    /// Rule on a word.
    RuleWord {
        /// The word.
        word: Word,
        /// The ruling on it that was seen; `None` when there was none.
        seen: Option<Ruling>,
        /// Which way.
        ruled: Ruled,
        /// Dictionary, page; may be empty.
        evidence: String,
    },
    /// Withdraw the ruling on a word.
    WithdrawRuling {
        /// The word.
        word: Word,
    },
    /// Impose a penalty.
    Penalise {
        /// On whom.
        player: PlayerId,
        /// The round in which it falls.
        round: RoundNo,
        /// What it does.
        kind: PenaltyKind,
        /// Why.
        reason: String,
    },
    /// Lift a penalty.
    LiftPenalty {
        /// Which.
        penalty: PenaltyId,
        /// Why.
        reason: String,
    },
    /// Lodge an objection.
    LodgeObjection {
        /// Who.
        player: PlayerId,
        /// What about.
        about: About,
    },
    /// Decide an objection; upholding one about a reading is the format's own command.
    DecideObjection {
        /// Which.
        objection: ObjectionId,
        /// How.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Sign the final sheet.
    Sign,
    /// Open a signed competition again.
    Reopen {
        /// Why.
        reason: String,
    },
    /// Show a played round's sheets to their players, and everybody the standings after it.
    Publish {
        /// Which.
        round: RoundNo,
    },
    /// Show them no more.
    WithdrawPublication {
        /// Of which round.
        round: RoundNo,
        /// Why.
        reason: String,
    },
    /// Keep a picture of a sheet, which is no event itself: its bytes go where the events go.
    Photograph {
        /// SHA-256 of its bytes.
        sha256: Digest,
        /// How many they are.
        bytes: u32,
        /// Which side of the sheet.
        side: Side,
        /// Where it belongs, in the attempt that stands; `None` while nobody knows.
        place: Option<(RoundNo, PlayerId)>,
    },
    /// Say where a picture belongs, in the attempt that stands.
    AssignPicture {
        /// Which.
        sha256: Digest,
        /// To which round.
        round: RoundNo,
        /// To whose sheet.
        player: PlayerId,
        /// Which side of it.
        side: Side,
        /// How many quarters to the right it is turned to be looked at.
        quarters: u8,
    },
    /// Let a picture count for nothing.
    DiscardPicture {
        /// Which.
        sha256: Digest,
        /// Why.
        reason: String,
    },
    /// Delete the bytes of pictures, for good.
    DeletePictures {
        /// Which; `None` is all.
        sha256s: Option<Vec<Digest>>,
        /// Why.
        reason: String,
    },
    /// Take back the last undoable action.
    Undo {
        /// The action, by its first event: whoever asks has seen what they take back.
        action: Seq,
    },
    /// What one gesture asks for together: each in turn, all of it one action, or nothing of it.
    Several(Vec<Self>),
    /// A request of the format's own.
    Own(F::Command),
}
