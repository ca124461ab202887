//! The penalties that a page lists: those of the final sheet.

use super::{Penalised, readable};
use crate::domain::contest::Contest;
use crate::domain::contest::penalty::Penalty;
use crate::domain::ids::RoundNo;
use crate::exchange::results::Exchanged;
use crate::language::{Language, tr};
use crate::text;

/// By round what was imposed, then what the rules took by themselves; of those that were lifted how many.
pub(super) fn penalties<F: Exchanged>(
    language: Language,
    contest: &Contest<F>,
    after: RoundNo,
    penalised: Penalised,
) -> Vec<String> {
    let common = &contest.common;
    let so_far = common.penalties.iter().filter(|penalty| penalty.round <= after);
    let (lifted, imposed): (Vec<_>, Vec<_>) = so_far.partition(|penalty| penalty.lifted.is_some());
    let unnamed = |round: RoundNo, kind: String| {
        text!(language, F::ROUNDS.unnamed, round = round.get(), penalty = kind)
    };
    let imposed = imposed.into_iter().map(|one: &Penalty| match penalised {
        Penalised::Named => {
            let player = common.told_apart(one.player);
            (one.round, language.penalty_where(F::ROUNDS.penalty, &player, one))
        }
        Penalised::Unnamed => (one.round, unnamed(one.round, language.penalty_on_paper(one.kind))),
    });
    let taken = F::taken_by_rules(contest).into_iter().filter(|(_, round, _)| *round <= after);
    let taken = taken.map(|(player, round, key)| {
        let (player, kind) = (common.told_apart(player), tr(language, key));
        let said = match penalised {
            Penalised::Named => text!(
                language,
                F::ROUNDS.penalty,
                player = player,
                round = round.get(),
                penalty = kind
            ),
            Penalised::Unnamed => unnamed(round, kind),
        };
        (round, said)
    });
    let mut all: Vec<_> = imposed.chain(taken).collect();
    all.sort_by_key(|(round, _)| *round);
    let mut lines: Vec<_> = all.into_iter().map(|(_, line)| readable(&line)).collect();
    if !lifted.is_empty() {
        let rounds = lifted.iter().map(|penalty| penalty.round.get().to_string());
        let rounds = rounds.collect::<Vec<_>>().join(", ");
        lines.push(text!(language, F::ROUNDS.lifted, count = lifted.len(), rounds = rounds));
    }
    lines
}
