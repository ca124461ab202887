//! The penalties that a page lists: those of the final sheet.

use super::readable;
use crate::domain::contest::Contest;
use crate::domain::contest::penalty::Penalty;
use crate::domain::ids::RoundNo;
use crate::exchange::penalised::Penalised;
use crate::exchange::results::Exchanged;
use crate::language::{Language, tr};
use crate::text;

/// By round what was imposed, then what the rules took by themselves; of those that were lifted how many. Where nobody
/// is named only how many there are: of which round and kind would tell whose, beside a table with points by round.
pub(super) fn penalties<F: Exchanged>(
    language: Language,
    contest: &Contest<F>,
    after: RoundNo,
    penalised: Penalised,
) -> Vec<String> {
    let common = &contest.common;
    let so_far = common.penalties.iter().filter(|penalty| penalty.round <= after);
    let (lifted, imposed): (Vec<_>, Vec<_>) = so_far.partition(|penalty| penalty.lifted.is_some());
    let imposed = imposed.into_iter().map(|one: &Penalty| {
        let player = common.told_apart(one.player);
        (one.round, language.penalty_where(F::ROUNDS.penalty, &player, one))
    });
    let taken = F::taken_by_rules(contest).into_iter().filter(|(_, round, _)| *round <= after);
    let taken = taken.map(|(player, round, key)| {
        let said = text!(
            language,
            F::ROUNDS.penalty,
            player = common.told_apart(player),
            round = round.get(),
            penalty = tr(language, key)
        );
        (round, said)
    });
    let mut all: Vec<_> = imposed.chain(taken).collect();
    if penalised == Penalised::Unnamed {
        let count = all.len();
        let told = || text!(language, "exchange-penalties-unnamed", count = count);
        return (count > 0).then(told).into_iter().collect();
    }
    all.sort_by_key(|(round, _)| *round);
    let mut lines: Vec<_> = all.into_iter().map(|(_, line)| readable(&line)).collect();
    if !lifted.is_empty() {
        let rounds = lifted.iter().map(|penalty| penalty.round.get().to_string());
        let rounds = rounds.collect::<Vec<_>>().join(", ");
        lines.push(text!(language, F::ROUNDS.lifted, count = lifted.len(), rounds = rounds));
    }
    lines
}
