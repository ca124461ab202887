//! Why a joint competition's file refuses.

use crate::domain::formats::anagram::sealed::words::Unfit;
use crate::domain::ids::{RoundNo, VenueNo};

/// A refusal by a rule of joint competitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// No file of a joint competition, or not of this kind.
    #[error("that belongs to another file of a joint competition")]
    OtherFile,
    /// A file becomes one of a joint competition before there are players or letters.
    #[error("players or letters are there already")]
    TooLate,
    /// The letters come from who conducts: none is drawn, typed, corrected or drawn again here.
    #[error("the letters come from who conducts")]
    JointLetters,
    /// Words are ruled on, and objections about them decided, by who conducts.
    #[error("who conducts rules on words")]
    CentreRules,
    /// Who conducts publishes a round first.
    #[error("who conducts publishes round {0} first")]
    CentrePublishes(RoundNo),
    /// Rules, list and word belong to all halls.
    #[error("that is the same in every hall")]
    SameForAll,
    /// The master file has no players, sheets or time.
    #[error("a master file has no players")]
    NoPlayers,
    /// No such hall.
    #[error("there is no hall {0}")]
    UnknownVenue(VenueNo),
    /// Words are sealed, shown and closed once, in this order.
    #[error("the words are not so far, or further")]
    WordsElsewhere,
    /// The letters are none that were sealed.
    #[error("round {0} has other letters than were sealed")]
    OtherLetters(RoundNo),
    /// A round is opened before its letters are drawn, and not after.
    #[error("round {0} is not to be opened now")]
    NotToBeOpened(RoundNo),
    /// A word does not fit its seal.
    #[error(transparent)]
    Word(#[from] Unfit),
    /// The table does not stand on all halls, or names others.
    #[error("the table does not stand on these halls")]
    OtherHalls,
    /// Only what was said elsewhere is carried out.
    #[error("that is not carried out here")]
    NotCarriedOut,
}
