//! What some events would change in points and ranks: the consequence before the decision.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Open, Ranking};
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::{Context, Openness, Record, Rejection, decide};
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::language::{Language, tr};
use crate::text;

/// How many changes of points are told one by one.
const TOLD: usize = 6;

/// Up to how many are told with nothing said of them together.
const FEW: usize = 3;

/// What a player would win or lose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Change {
    /// Who.
    pub player: PlayerId,
    /// Points more, or fewer.
    pub points: i64,
    /// The total now and then.
    pub totals: (i64, i64),
    /// The rank now and then; `None` for the expelled.
    pub ranks: Option<(u32, u32)>,
}

/// The players whose points or rank these events would change, by their rank then. Nothing happens.
pub fn what_if<F: Ranking>(open: &Open<'_, F>, who: &Person, events: Vec<Event<F>>) -> Vec<Change> {
    what_if_judged_by(open, who, events, open.words).0
}

/// What a command would change, exactly as it would be decided; or why it would be refused.
///
/// # Errors
/// [`Rejection`].
pub fn what_if_asked<F: Ranking>(
    open: &Open<'_, F>,
    who: &Person,
    command: Command<F>,
) -> Result<Vec<Change>, Rejection<F>> {
    let (now, lexicon, drafts) = (open.now, open.words, open.drafts);
    let context = Context { now, who, lexicon, seed: None, drafts };
    decide(open.record, command, &context).map(|events| what_if(open, who, events))
}

/// The same with another list in the place of the one that judges; and what was handed in as it would
/// be judged.
pub fn what_if_judged_by<F: Ranking>(
    open: &Open<'_, F>,
    who: &Person,
    events: Vec<Event<F>>,
    words: &dyn WordList,
) -> (Vec<Change>, F::Judged) {
    if open.contest().common.openness == Openness::Signed {
        return (Vec::new(), open.judged.clone());
    }
    let after = open.last_played();
    let now = F::ranks(open, after);
    let mut record: Record<F> = open.record.clone();
    let mut judged = open.judged.clone();
    let numbered = record.number(events, open.now, who);
    record.take_in(numbered.clone());
    for recorded in &numbered {
        F::judge_again(&mut judged, &record, words, &recorded.event);
    }
    let then = F::ranks(&Open { record: &record, judged: &judged, ..*open }, after);
    let changes = then.rows.iter();
    let changes = changes
        .filter_map(|row| {
            let before = now.of(row.player)?;
            let points = row.total - before.total;
            let totals = (before.total, row.total);
            let ranks = before.rank.zip(row.rank);
            let change = Change { player: row.player, points, totals, ranks };
            (points != 0 || before.rank != row.rank).then_some(change)
        })
        .collect();
    (changes, judged)
}

/// Changes in words: whose points change, with their ranks; of those whose rank alone does, how many.
pub fn told<F: Ranking>(open: &Open<'_, F>, language: Language, changes: &[Change]) -> Vec<String> {
    if changes.is_empty() {
        return vec![tr(language, "words-no-change")];
    }
    let (points, ranks): (Vec<&Change>, Vec<&Change>) =
        changes.iter().partition(|change| change.points != 0);
    let many = points.len() > FEW;
    let mut lines = Vec::new();
    if many {
        // By name only those whose rank changes, too.
        lines.extend(told_of_nobody(language, changes));
    }
    let moves = |change: &&&Change| change.ranks.is_some_and(|(from, to)| from != to);
    let named: Vec<&&Change> = points.iter().filter(|change| !many || moves(change)).collect();
    lines.extend(
        named
            .iter()
            .take(TOLD)
            .map(|change| told_one(&open.told_apart(change.player), language, change)),
    );
    if named.len() > TOLD {
        lines.push(text!(language, "words-more", count = named.len() - TOLD));
    }
    // Who loses the rank altogether is told by what does so.
    let others = ranks.iter().filter(|change| change.ranks.is_some()).count();
    if others > 0 {
        lines.push(text!(language, "words-only-rank", count = others));
    }
    lines
}

/// How many win or lose how much.
pub fn told_of_nobody(language: Language, changes: &[Change]) -> Vec<String> {
    let mut by_points: BTreeMap<i64, usize> = BTreeMap::new();
    for change in changes.iter().filter(|change| change.points != 0) {
        *by_points.entry(-change.points).or_default() += 1;
    }
    let told = |(lost, count): (i64, usize)| {
        text!(language, "words-changes", points = language.signed(-lost), count = count)
    };
    by_points.into_iter().map(told).collect()
}

/// What one player wins or loses.
fn told_one(name: &str, language: Language, change: &Change) -> String {
    let ranks = change.ranks.map(|(from, to)| [from, to].map(|rank| rank.to_string()));
    points_and_rank(name, language, change.totals, ranks.unwrap_or_default())
}

/// A total and a rank that are others than before.
pub fn points_and_rank(
    name: &str,
    language: Language,
    (before, after): (i64, i64),
    [from, to]: [String; 2],
) -> String {
    let points = language.signed(after - before);
    let (before, after) = (language.number(before), language.number(after));
    if from == to {
        let key = "words-change";
        return text!(language, key, name = name, points = points, before = before, after = after);
    }
    text!(
        language,
        "words-change-rank",
        name = name,
        points = points,
        before = before,
        after = after,
        from = from,
        to = to
    )
}
