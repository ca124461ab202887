//! What makes standings provisional (§7).

use super::line::is_void;
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::sheet::SheetState;
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

/// What is open about one place of a played round.
pub(super) fn doubt_at(contest: &Contest, round: RoundNo, player: PlayerId) -> Option<Doubt> {
    match contest.sheet_state(round, player) {
        SheetState::Expected | SheetState::Collected => Some(Doubt::Missing { player, round }),
        SheetState::NotExpected | SheetState::NotHandedIn | SheetState::Checked => None,
        // Nothing on it counts, so nothing on it has to be settled.
        SheetState::Keyed if contest.common.is_out(player, round) => None,
        SheetState::Keyed if is_void(contest, round, player) => None,
        SheetState::Keyed if contest.game.is_unsettled(round, player) => {
            Some(Doubt::Unsettled { player, round })
        }
        SheetState::Keyed => (contest.common.double_keying == DoubleKeying::Required)
            .then_some(Doubt::Unchecked { player, round }),
    }
}
