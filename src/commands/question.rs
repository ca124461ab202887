//! What the program asks back before it acts.

use std::mem::discriminant;

use serde::Serialize;

use super::formats::{Field, Lateness, OwnQuestion, PausedTiles};
use super::{
    AboutChoice, CeremonyFrom, Closing, CopyKind, DrawMode, Misplaced, OfSheet, PictureQuestion,
    Pinned, SamePaper, Whom, Wordless,
};
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{ObjectionId, PenaltyId, PlayerId, RoundNo, Seq, SheetId};
use crate::domain::letters::Word;
use crate::domain::person::Role;
use crate::exchange::Penalised;

/// What the program asks back before it acts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Hold the time: why, and what the hall sees meanwhile.
    Pause(PausedTiles),
    /// End the round early: why.
    Stop,
    /// Start the time afresh: why.
    RestartTime,
    /// Set the time left: to what, and why.
    SetRemaining,
    /// Shorten or extend the break.
    SetBreak,
    /// End the break before its time.
    EndBreak,
    /// What the hall called, before the first draw.
    HallWord,
    /// Draw a round while sheets are missing or a break is due.
    DrawAhead(RoundNo, DrawMode),
    /// Give a round up: why.
    GiveUp(RoundNo),
    /// Give up this round and all that follow: why.
    GiveUpRest(RoundNo),
    /// Play a round again: why.
    Replay(RoundNo),
    /// Record a round run on paper: its letters, and why.
    Record(RoundNo),
    /// Correct a round's letters, and why.
    Correct(RoundNo),
    /// Another seed before round 1.
    RenewCommitment,
    /// Judge by the word list that was read.
    ChangeList,
    /// Change a player.
    ChangePlayer(PlayerId),
    /// Add the typed players although some are there already.
    AddDuplicates,
    /// Which player it is about, before that is asked of them.
    Whom(Whom),
    /// Which sheet it is about, before this is asked of it.
    WhichSheet(OfSheet),
    /// Which word is ruled on.
    WhichWord,
    /// A player leaves: after which round.
    Leave(PlayerId),
    /// A player was entered by mistake: removed before the first draw.
    Remove(PlayerId),
    /// Replace a file by the document.
    ReplaceDocument,
    /// Everything of the competition in one folder: where to, and whom what is published names; until that is chosen, as is
    /// [safe](Penalised::proposed).
    Archive(Option<Penalised>),
    /// The page of results as a file: where to, and whom it names, as for an archive.
    WebPage(Option<Penalised>),
    /// Copy the competition: where to.
    Copy(CopyKind),
    /// Give a sheet to another player or round, or a name to one that has none.
    MoveSheet {
        /// Which.
        sheet: SheetId,
        /// Whose it is; nobody's until somebody is chosen.
        player: Option<PlayerId>,
        /// Of which round.
        round: RoundNo,
    },
    /// Two sheets of a round that were keyed under each other's number: each to where the other is.
    ExchangeSheets {
        /// One of them.
        sheet: SheetId,
        /// Under whose number the other is; nobody's until somebody is chosen.
        player: Option<PlayerId>,
    },
    /// Rule on every picked word alike: what it would change.
    RulePicked(Ruled),
    /// Settle two keyings that differ.
    Settle {
        /// Of which sheet.
        sheet: SheetId,
        /// For each difference, whether the word stands on the sheet; `None` until it is answered.
        kept: Vec<Option<bool>>,
    },
    /// Take in sheets that were keyed elsewhere: which file, and what becomes of those that differ.
    TakeIn,
    /// Settle an illegible word on its sheet: read as what.
    ReadAs(SheetId, Field, usize),
    /// Rule against an objection that was upheld about this word, or withdraw its ruling.
    Overrule(Word, Option<Ruled>),
    /// Throw away what is typed on the sheet on the desk and not saved.
    DropDraft,
    /// Save a sheet on which nothing was written: whether there is one.
    SaveEmpty(Option<Wordless>),
    /// Save a sheet whose words all fit the letters of another round: what becomes of it.
    OtherRound(Option<Misplaced>),
    /// Save a sheet with words in fields that are not theirs: what becomes of each.
    Misplaced(Vec<Option<Misplaced>>),
    /// Save a sheet with words of a length that no field has: whether the paper has them so.
    OddLength(bool),
    /// Save a sheet with the very words of another of its round: whether it is another paper.
    SameSheet(Option<SamePaper>),
    /// Save the words of a sheet of which it was said that none was handed in: whether the paper is this player's.
    HandedInAfterAll(bool),
    /// Mark a sheet that is saved already, or is of an older round, as late or in time.
    SetLateness(Lateness),
    /// Save a sheet that is saved already: why.
    ReviseSheet,
    /// A penalty: on whom, for which round, of which kind, and why.
    Penalise {
        /// On whom.
        player: PlayerId,
        /// The round in which it falls.
        round: RoundNo,
        /// Its kind.
        kind: PenaltyName,
    },
    /// Lift a penalty: why.
    LiftPenalty(PenaltyId),
    /// An objection: whose, about which round, and what.
    Lodge {
        /// Whose.
        player: PlayerId,
        /// About which round.
        round: RoundNo,
        /// What about.
        about: AboutChoice,
    },
    /// Decide an objection: what it would change, and why.
    Decide(ObjectionId, Outcome),
    /// Sign the final sheet.
    Sign,
    /// Open a signed competition again: why.
    Reopen,
    /// A message for the hall.
    Message,
    /// Show the hall this in place of the letters and the time of what is played.
    ShowInstead(Pinned),
    /// Show the hall this, which tells who won before the ceremony does.
    ShowBeforeCalls(Pinned),
    /// Begin the ceremony of a competition that is not signed.
    Ceremony,
    /// Begin the ceremony at a place, or go on at it: which.
    CeremonyFrom(CeremonyFrom),
    /// Close something while a time runs.
    Close(Closing),
    /// Close it while somebody is at work at a station.
    CloseAtWork(Closing),
    /// Close the open competition and set up a new one.
    NewInstead,
    /// Who is at the desk; with the role that was chosen, else that which the competition knows whoever is named by.
    Person(Option<Role>),
    /// Close the doors of the hall's network while stations are in.
    CloseDoors,
    /// Send a station away.
    Revoke(String),
    /// Show a round's sheets to their players; which, unless it is the first that may be.
    Publish(Option<RoundNo>),
    /// Show them no more: why; which, unless it is the last that is shown.
    WithdrawPublication(Option<RoundNo>),
    /// Give a player another card, so that the code on the one before is nobody's; whom, once that is chosen.
    NewCard(Option<PlayerId>),
    /// Let devices in that refuse encryption, by a door of their own.
    AllowPlain,
    /// About photographs of sheets.
    Picture(PictureQuestion),
    /// Take back this action, which was the newest when it was asked.
    Undo(Seq),
    /// What one format alone asks.
    Own(OwnQuestion),
}

impl Question {
    /// Whether the other is the same question, with whatever choice: what was typed for one is typed for the other.
    pub fn asks_the_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Own(own), Self::Own(other)) => own.asks_the_same(other),
            (Self::Picture(own), Self::Picture(other)) => discriminant(own) == discriminant(other),
            _ => discriminant(self) == discriminant(other),
        }
    }

    /// Whether yes takes away what the hall or a player has: a round, its letters, its time, a game, a rank.
    pub fn is_dangerous(&self) -> bool {
        match self {
            Self::Stop
            | Self::Replay(_)
            | Self::GiveUp(_)
            | Self::GiveUpRest(_)
            | Self::RestartTime
            | Self::Remove(_)
            | Self::DropDraft
            | Self::Penalise {
                kind: PenaltyName::ExpelledFromRest | PenaltyName::Expelled, ..
            } => true,
            Self::Own(own) => own.is_dangerous(),
            _ => false,
        }
    }
}
