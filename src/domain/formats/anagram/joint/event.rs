//! What happens in a joint competition alone. The first eight stand in the master file, of which `words_asked`, `words_closed`,
//! `letters_sealed` and `told` are carried into every hall's; the others stand in a hall's.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::table::{Head, JointRow};
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::sealed::Nonce;
use crate::domain::formats::anagram::sealed::words::Salt;
use crate::domain::ids::{ObjectionId, RoundNo, VenueNo};
use crate::domain::letters::{Letter, Word};
use crate::domain::lexicon::Digest;

/// A fact of a joint competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A hall was entered, or got another card in place of a lost one.
    VenueEntered {
        /// Its number.
        venue: VenueNo,
        /// Its name.
        name: String,
        /// SHA-256 of the token on its card.
        token: Digest,
    },
    /// Every hall that is ready has sealed a word or passed: who takes part is fixed, and the words may be shown.
    WordsAsked {
        /// The seals, by hall; who passed has none.
        seals: BTreeMap<VenueNo, Digest>,
    },
    /// The words were opened. Their text is that of all halls.
    WordsClosed {
        /// The words as typed, by hall; one whose seal was not opened is left out.
        words: BTreeMap<VenueNo, String>,
        /// What their seals were made with.
        salts: BTreeMap<VenueNo, Salt>,
    },
    /// The letters of every round are fixed.
    LettersSealed {
        /// The tag of each round, in order.
        tags: Vec<Digest>,
    },
    /// When a round's letters may be asked for.
    RoundOpened {
        /// Which.
        round: RoundNo,
        /// Milliseconds since 1970 UTC by the hub's clock.
        at_ms: i64,
    },
    /// A hall was told a round's letters over the telephone.
    LettersTold {
        /// Which hall.
        venue: VenueNo,
        /// Which round.
        round: RoundNo,
    },
    /// The conductor decided an objection about a word; upheld, the word is valid in every hall.
    WordObjectionDecided {
        /// The hall in which it was lodged.
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
    /// Something was said to every hall.
    Told {
        /// What.
        text: String,
    },
    /// The table of all halls was signed; the seed is revealed.
    JointSigned {
        /// Counted from 1.
        issue: u32,
        /// The last event of each hall that it stands on.
        heads: BTreeMap<VenueNo, Head>,
        /// The table.
        table: Vec<JointRow>,
        /// SHA-256 of the table's canonical text.
        sha256: Digest,
        /// The seed of the draws.
        seed: Seed,
    },

    /// This file is a hall's: the second event of it.
    JointEntered {
        /// The joint competition, by its commitment.
        joint: Digest,
        /// The hall's number.
        venue: VenueNo,
        /// The hall's name.
        name: String,
    },
    /// The hall called a word, of which this alone is shown at first.
    WordSealed {
        /// Its seal.
        sha256: Digest,
    },
    /// What the seal was made with.
    WordOpened {
        /// 16 bytes of chance.
        salt: Salt,
    },
    /// The hall's word did not come in time: its seal may stand in its place.
    WordLate {
        /// Why.
        reason: String,
    },
    /// A round's letters were given out.
    LettersReleased {
        /// Which.
        round: RoundNo,
        /// Its letters in the order announced.
        letters: Vec<Letter>,
        /// What its tag was made with.
        nonce: Nonce,
    },
    /// The seed of all draws is known.
    SeedRevealed {
        /// The seed.
        seed: Seed,
    },
}
