//! What makes the standings of a game provisional.

use super::Contest;
use super::game::TurnNo;
use super::judged::{Judged, Undecided};
use super::slip::{Check, SlipId};
use super::turn::Handed;
use crate::domain::contest::DoubleKeying;
use crate::domain::contest::draft::Draft;
use crate::domain::ids::{ObjectionId, PlayerId};
use crate::domain::letters::Word;

/// One reason why standings are provisional.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Doubt {
    /// A word that waits for a ruling.
    Undecided {
        /// It.
        word: Word,
        /// In which turn.
        turn: TurnNo,
        /// By whom, in order of their numbers.
        players: Vec<PlayerId>,
    },
    /// A slip that is expected or collected, and neither keyed nor declared.
    Missing {
        /// Whose.
        player: PlayerId,
        /// Of which turn.
        turn: TurnNo,
    },
    /// A slip that somebody has begun to key.
    Draft(Draft),
    /// Two keyings or two slips that differ.
    Unsettled {
        /// Whose.
        player: PlayerId,
        /// Of which turn.
        turn: TurnNo,
    },
    /// A slip without a name.
    Unassigned {
        /// Which.
        slip: SlipId,
        /// Of which turn.
        turn: TurnNo,
    },
    /// A second keying is required and absent.
    Unchecked {
        /// Whose.
        player: PlayerId,
        /// Of which turn.
        turn: TurnNo,
    },
    /// An objection that is not decided.
    Pending {
        /// Which.
        objection: ObjectionId,
        /// Whose.
        player: PlayerId,
    },
}

/// Why the standings after a turn are provisional, each kind by turn: what waits for a ruling, is missing, is
/// being keyed, is not settled, has no name, is not checked, is objected to.
pub fn doubts(contest: &Contest, judged: &Judged, after: TurnNo, drafts: &[Draft]) -> Vec<Doubt> {
    let (game, common) = (&contest.game, &contest.common);
    let undecided = judged.undecided.iter().filter(|open| open.turn <= after).cloned();
    let undecided =
        undecided.map(|Undecided { word, turn, players }| Doubt::Undecided { word, turn, players });
    let mut doubts: Vec<Doubt> = undecided.collect();
    let over = || game.turns().filter(move |(turn, it)| *turn <= after && it.is_over());
    let (mut missing, mut unsettled, mut unchecked) = (Vec::new(), Vec::new(), Vec::new());
    let mut nameless = Vec::new();
    for (turn, state) in over() {
        // Everybody who was in the game.
        for &player in judged.turn(turn).into_iter().flat_map(|judged| judged.slips.keys()) {
            let mut slips = game.slips_at(turn, Some(player));
            match slips.next().map(|(_, slip)| &slip.check) {
                None if state.place(player).handed == Handed::NotHandedIn => {}
                None => missing.push(Doubt::Missing { player, turn }),
                Some(Check::Unsettled(_)) => unsettled.push(Doubt::Unsettled { player, turn }),
                Some(_) if slips.next().is_some() => {
                    unsettled.push(Doubt::Unsettled { player, turn });
                }
                Some(Check::None) if common.double_keying == DoubleKeying::Required => {
                    unchecked.push(Doubt::Unchecked { player, turn });
                }
                Some(Check::None | Check::Done(_)) => {}
            }
        }
        let without = game.slips_at(turn, None);
        nameless.extend(without.map(|(slip, _)| Doubt::Unassigned { slip, turn }));
    }
    doubts.extend(missing);
    let drafts = common.open_drafts(drafts).iter().copied();
    doubts.extend(drafts.filter(|draft| draft.round <= after).map(Doubt::Draft));
    doubts.extend(unsettled);
    doubts.extend(nameless);
    doubts.extend(unchecked);
    let pending = common
        .objections
        .iter()
        .filter(|objection| objection.decided.is_none() && objection.about.round() <= after);
    doubts.extend(pending.map(|it| Doubt::Pending { objection: it.id, player: it.player }));
    doubts
}
