//! What the standings keep of each player: what every round brought, and the sums up to it. One more event
//! adds up again only the players that it touches.

use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::{Grade, Tally};
use crate::domain::formats::anagram::rules::{ROUNDS, all_rounds};
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::ids::{PlayerId, RoundNo};

/// What a round brought a player, or all rounds up to one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Sums {
    /// Points, nothing taken off.
    points: i64,
    /// Points taken off by penalties, as a positive number.
    pub deductions: i64,
    /// Points lost on invalid words, as a positive number.
    pub invalid_points: u32,
    /// What the other tie-breaks count.
    pub tally: Tally,
}

impl Sums {
    /// The points, deductions taken off.
    pub fn total(&self) -> i64 {
        self.points.saturating_sub(self.deductions)
    }

    /// Whether no round brought anything.
    pub fn is_nothing(&self) -> bool {
        *self == Self::default()
    }

    fn and(&self, other: &Self) -> Self {
        let (a, b) = (&self.tally, &other.tally);
        Self {
            points: self.points + other.points,
            deductions: self.deductions.saturating_add(other.deductions),
            invalid_points: self.invalid_points + other.invalid_points,
            tally: Tally {
                valid_7: a.valid_7 + b.valid_7,
                valid_6: a.valid_6 + b.valid_6,
                valid_5: a.valid_5 + b.valid_5,
                valid_4: a.valid_4 + b.valid_4,
                valid_high: a.valid_high + b.valid_high,
            },
        }
    }
}

#[derive(Clone, Copy, Debug, Default)]
struct Round {
    /// `None` when it was not played.
    score: Option<i32>,
    brought: Sums,
    by_then: Sums,
}

/// A player's rounds. What one brought does not depend on how far the standings go: only penalties of
/// earlier rounds, or of its own, take a sheet away (§8).
#[derive(Clone, Debug, Default)]
pub(super) struct Line([Round; ROUNDS as usize]);

impl Line {
    /// Takes in what these rounds brought the player, and adds up.
    pub fn count<'a>(
        &mut self,
        contest: &Contest,
        player: PlayerId,
        rounds: impl Iterator<Item = RoundNo>,
        grade: impl Fn(RoundNo) -> Option<&'a Grade>,
    ) {
        for round in rounds {
            let Some(kept) = self.0.get_mut(usize::from(round.get()) - 1) else { continue };
            let grade = grade(round).filter(|_| counts(contest, round, player));
            let played = contest.game.is_played(round);
            kept.score = played.then(|| grade.map_or(0, Grade::total));
            kept.brought = Sums {
                deductions: deductions(contest, round, player),
                ..grade.filter(|_| played).map_or_else(Sums::default, |grade| Sums {
                    points: i64::from(grade.total()),
                    deductions: 0,
                    invalid_points: grade.invalid.points.unsigned_abs(),
                    tally: grade.tally,
                })
            };
        }
        let mut by_then = Sums::default();
        for round in &mut self.0 {
            by_then = by_then.and(&round.brought);
            round.by_then = by_then;
        }
    }

    /// What the player has by the end of a round.
    pub fn by(&self, round: RoundNo) -> Sums {
        self.0.get(usize::from(round.get()) - 1).map_or_else(Sums::default, |round| round.by_then)
    }

    /// The score of each round of the schedule up to one; `None` for those that were not played and for
    /// what comes after.
    pub fn scores(&self, after: RoundNo) -> Vec<Option<i32>> {
        let rounds = all_rounds().zip(&self.0);
        rounds.map(|(round, kept)| kept.score.filter(|_| round <= after)).collect()
    }
}

/// Whether nothing on this place's sheet counts: it was late, or the round was voided (§6). A
/// round's penalties count from that round on, whatever the player's state.
pub fn is_void(contest: &Contest, round: RoundNo, player: PlayerId) -> bool {
    contest.game.place(round, player).lateness == Lateness::Late
        || contest
            .common
            .penalties_of(player)
            .any(|penalty| penalty.round == round && penalty.kind == PenaltyKind::VoidRound)
}

/// Whether what is on a sheet counts: it is not void, and of no round after that of an expulsion from the rest (§6, §8).
/// What was handed in before an expulsion from the competition was played and stays as it was: only the rank is gone.
pub fn counts(contest: &Contest, round: RoundNo, player: PlayerId) -> bool {
    let out = contest.common.expelled_from_rest_after(player).is_some_and(|last| round > last);
    !out && !is_void(contest, round, player)
}

/// What a player's penalties of a round take off.
pub fn deductions(contest: &Contest, round: RoundNo, player: PlayerId) -> i64 {
    let of_round = contest.common.penalties_of(player).filter(|penalty| penalty.round == round);
    of_round.fold(0, |sum: i64, penalty| match penalty.kind {
        PenaltyKind::Deduction { points } => sum.saturating_add(i64::from(points)),
        PenaltyKind::Recommendation
        | PenaltyKind::Reprimand
        | PenaltyKind::VoidRound
        | PenaltyKind::Technical
        | PenaltyKind::Disciplinary
        | PenaltyKind::ExpelledFromRest
        | PenaltyKind::Expelled => sum,
    })
}
