//! What players were given, of slips and from the arbiter's hand, and what it costs.

use std::collections::BTreeMap;

use super::game::{Game, TurnNo};
use super::judging::JudgedTurn;
use super::rules::Mistake;
use super::standings::Sanction;
use crate::domain::ids::PlayerId;

/// The technical warnings of a slip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfSlip {
    /// Whose.
    pub player: PlayerId,
    /// Of which turn.
    pub turn: TurnNo,
    /// How many.
    pub count: u32,
    /// Why.
    pub why: Why,
}

/// Why a slip brought warnings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// For what stands on it.
    Mistakes(Vec<Mistake>),
    /// The arbiter set its outcome, with this reason.
    Set(String),
}

/// Those of every slip of these turns, by turn, then player.
pub fn of_slips(game: &Game, judged: &[JudgedTurn]) -> Vec<OfSlip> {
    let turns = game.numbers().zip(&game.turns).zip(judged);
    let all = turns.flat_map(|((turn, handed), judged)| {
        let warned = judged.slips.iter().filter(|(_, slip)| slip.warnings > 0);
        warned.map(move |(&player, slip)| {
            let set = handed.slips.get(&player).and_then(|slip| slip.outcome.as_ref());
            let why = match set {
                Some(outcome) => Why::Set(outcome.reason.clone()),
                None => Why::Mistakes(slip.mistakes.clone()),
            };
            OfSlip { player, turn, count: slip.warnings, why }
        })
    });
    all.collect()
}

/// A player with all that they were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sanctioned {
    /// Who.
    pub player: PlayerId,
    /// Technical warnings, of slips and of the arbiter's hand.
    pub technical: u32,
    /// Disciplinary ones.
    pub disciplinary: u32,
    /// What they cost.
    pub deductions: u32,
    /// Those of slips, by turn.
    pub slips: Vec<OfSlip>,
    /// Those of the arbiter's hand, expulsions, too, by turn.
    pub imposed: Vec<Sanction>,
}

impl Sanctioned {
    fn nothing(player: PlayerId) -> Self {
        let (slips, imposed) = (Vec::new(), Vec::new());
        Self { player, technical: 0, disciplinary: 0, deductions: 0, slips, imposed }
    }

    /// How many warnings and expulsions it is.
    pub fn count(&self) -> usize {
        let slips = self.slips.iter().map(|slip| usize::try_from(slip.count).unwrap_or(0));
        slips.sum::<usize>() + self.imposed.len()
    }
}

/// Whoever was given anything in these turns, by number.
pub fn sanctioned(
    game: &Game,
    judged: &[JudgedTurn],
    sanctions: impl IntoIterator<Item = Sanction>,
) -> Vec<Sanctioned> {
    let mut all: BTreeMap<PlayerId, Sanctioned> = BTreeMap::new();
    for slip in of_slips(game, judged) {
        let own = all.entry(slip.player).or_insert_with(|| Sanctioned::nothing(slip.player));
        own.technical += slip.count;
        own.slips.push(slip);
    }
    for sanction in sanctions {
        let nothing = || Sanctioned::nothing(sanction.player);
        let own = all.entry(sanction.player).or_insert_with(nothing);
        let (technical, disciplinary) = sanction.kind.warnings();
        own.technical += technical;
        own.disciplinary += disciplinary;
        own.imposed.push(sanction);
    }
    for own in all.values_mut() {
        own.imposed.sort_by_key(|sanction| sanction.turn);
        own.deductions = game.rules.warnings.deduction(own.technical, own.disciplinary);
    }
    all.into_values().collect()
}
