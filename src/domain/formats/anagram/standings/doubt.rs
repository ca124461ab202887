//! What makes standings provisional (§7).

use crate::domain::contest::draft::Draft;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;

/// One reason why standings are provisional.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A word that the referee still has to settle: one of these a word and round.
    Undecided {
        /// What was written.
        written: Written,
        /// In which round.
        round: RoundNo,
        /// By whom, in order of their numbers.
        players: Vec<PlayerId>,
    },
    /// A sheet that is expected or collected, and neither keyed nor declared.
    Missing {
        /// Whose.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// A sheet that somebody has begun to key.
    Draft(Draft),
    /// Two keyings or two sheets that differ.
    Unsettled {
        /// Whose.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// A sheet without a name.
    Unassigned {
        /// Which.
        sheet: SheetId,
        /// Of which round.
        round: RoundNo,
    },
    /// A second keying is required and absent.
    Unchecked {
        /// Whose.
        player: PlayerId,
        /// Of which round.
        round: RoundNo,
    },
    /// An objection that is not decided.
    Objection {
        /// Which.
        objection: ObjectionId,
        /// Whose.
        player: PlayerId,
    },
}
