//! What somebody can ask of a joint competition's file.

use std::collections::BTreeMap;

use super::event::Event;
use super::table::{Head, JointRow};
use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::sealed::Release;
use crate::domain::formats::anagram::sealed::words::Opened;
use crate::domain::ids::{ObjectionId, RoundNo, VenueNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::Digest;

/// A request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Enter a hall, or give it another card.
    EnterVenue {
        /// Its number: the next one, or that of a hall that is there.
        venue: VenueNo,
        /// Its name.
        name: String,
        /// SHA-256 of the token on its card.
        token: Digest,
    },
    /// Fix who takes part.
    AskWords {
        /// The seals, by hall.
        seals: BTreeMap<VenueNo, Digest>,
    },
    /// Fix the text of all halls and the letters of every round.
    CloseWords {
        /// The words that were opened, by hall.
        opened: BTreeMap<VenueNo, Opened>,
    },
    /// Say from when on a round's letters may be asked for.
    OpenRound {
        /// Which.
        round: RoundNo,
        /// Milliseconds since 1970 UTC by the hub's clock.
        at_ms: i64,
    },
    /// Note that a hall was told a round's letters over the telephone.
    TellLetters {
        /// Which hall.
        venue: VenueNo,
        /// Which round.
        round: RoundNo,
    },
    /// Decide a hall's objection about a word.
    DecideWordObjection {
        /// The hall.
        venue: VenueNo,
        /// Its number there.
        objection: ObjectionId,
        /// The word.
        word: Word,
        /// How.
        outcome: Outcome,
        /// Why.
        reason: String,
    },
    /// Say something to every hall.
    Tell {
        /// What.
        text: String,
    },
    /// Sign the table of all halls.
    SignJoint {
        /// The last event of each hall that it stands on.
        heads: BTreeMap<VenueNo, Head>,
        /// The table.
        table: Vec<JointRow>,
    },

    /// Make this file a hall's.
    EnterJoint {
        /// The joint competition, by its commitment.
        joint: Digest,
        /// The hall's number.
        venue: VenueNo,
        /// The hall's name.
        name: String,
    },
    /// Record what the hall called, sealed.
    CallWord(
        /// The word, and the chance that hides it.
        Opened,
    ),
    /// Say that the hall's word did not come in time.
    LateWord {
        /// Why.
        reason: String,
    },
    /// Take a round's letters in.
    Release(
        /// As they were given out.
        Release,
    ),
    /// Carry out what the master file says.
    CarryOut(
        /// One action's events.
        Vec<Event>,
    ),
}
