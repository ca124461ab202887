//! The penalties that a page lists: those of the final sheet.

use super::readable;
use crate::domain::contest::Contest;
use crate::domain::contest::penalty::Penalty;
use crate::domain::ids::RoundNo;
use crate::exchange::penalised::Penalised;
use crate::exchange::results::{Exchanged, Results};
use crate::language::{Language, tr};
use crate::text;

/// By round what was imposed, then what the rules took by themselves; of those that were lifted how many. Where nobody
/// is named only how many there are: of which round and kind would tell whose, beside a table with points by round.
pub(super) fn penalties<F: Exchanged>(
    language: Language,
    contest: &Contest<F>,
    results: &Results<F>,
    penalised: Penalised,
) -> Vec<String> {
    let after = results.after;
    let given = F::given(language, contest, &results.told);
    let (count, given) = given.unwrap_or_else(|| {
        let all = one_by_one(language, contest, after);
        (all.len(), all)
    });
    if penalised == Penalised::Unnamed {
        let told = || text!(language, "exchange-penalties-unnamed", count = count);
        return (count > 0).then(told).into_iter().collect();
    }
    let mut lines: Vec<_> = given.iter().map(|line| readable(line)).collect();
    let so_far = contest.common.penalties.iter().filter(|penalty| penalty.round <= after);
    let lifted = so_far.filter(|penalty| penalty.lifted.is_some());
    let lifted: Vec<String> = lifted.map(|penalty| penalty.round.get().to_string()).collect();
    if !lifted.is_empty() {
        let rounds = lifted.join(", ");
        lines.push(text!(language, F::ROUNDS.lifted, count = lifted.len(), rounds = rounds));
    }
    lines
}

/// Every penalty in force, and every one by the rules, by round.
fn one_by_one<F: Exchanged>(
    language: Language,
    contest: &Contest<F>,
    after: RoundNo,
) -> Vec<String> {
    let common = &contest.common;
    let imposed = common.penalties.iter().filter(|one| one.lifted.is_none());
    let imposed = imposed.map(|one: &Penalty| {
        let player = common.told_apart(one.player);
        (one.round, language.penalty_of(&player, one))
    });
    let taken = F::taken_by_rules(contest).into_iter();
    let taken = taken.map(|(player, round, key)| {
        let (player, penalty) = (common.told_apart(player), tr(language, key));
        let number = round.get();
        let said =
            text!(language, "print-penalty", player = player, round = number, penalty = penalty);
        (round, said)
    });
    let mut all: Vec<_> = imposed.chain(taken).filter(|(round, _)| *round <= after).collect();
    all.sort_by_key(|(round, _)| *round);
    all.into_iter().map(|(_, line)| line).collect()
}
