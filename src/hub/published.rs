//! What everybody may read of a joint competition: each round from its publishing on, nothing before.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::about::About;
use super::derive::{ABOUT, CSV, DRAW, JSON, RANKING, Table, shown, table};
use super::formats::joint::NAME;
use super::formats::joint::csv::csv;
use super::formats::joint::draw::draw;
use super::formats::joint::merged::{Merged, entered, playing};
use super::formats::joint::ranking::ranking;
use super::gathered::Seen;
use crate::domain::ids::RoundNo;
use crate::language::Language;

/// The tables that were kept, by round.
type Kept = BTreeMap<RoundNo, Arc<Merged>>;

/// The tables of the last round, where they are other than those which were kept, and those of no round; and all rounds that
/// everybody may read.
pub(super) fn last(seen: &mut Seen<'_>, kept: &mut Kept) -> (Vec<Table>, Vec<RoundNo>) {
    let rounds = shown(seen.master.contest());
    kept.retain(|round, _| rounds.contains(round));
    let mut tables = Vec::new();
    let last = rounds.last().map(|&after| {
        let merged = seen.table(after);
        tables = of_round(&merged, kept, after);
        merged
    });
    let contest = seen.master.contest();
    let details = &contest.common.details;
    let issue = last.as_ref().and_then(|last| last.issue);
    let own = contest.common.lexicon.as_ref().map(|list| Language::of_words(list.language));
    let numbers: Vec<u8> = rounds.iter().map(|round| round.get()).collect();
    let about = About {
        title: details.title.clone(),
        date: details.date.clone(),
        venue: String::new(),
        club: details.club.clone(),
        format: NAME.to_owned(),
        players: last.as_ref().map_or(0, |last| last.standings.len()),
        halls: entered(seen.master).len(),
        playing: if issue.is_none() { playing(seen.master, &seen.halls) } else { Vec::new() },
        rounds: numbers,
        issue,
        languages: [own.unwrap_or_default(), Language::English]
            .map(|it| it.code().to_owned())
            .to_vec(),
        unread: None,
    };
    tables.push(table(0, ABOUT, &about));
    tables.push(table(0, DRAW, &draw(seen.master, &seen.halls)));
    // Seasons count what whoever conducts signed, whatever a hall says since.
    if let Some(ranking) = ranking(seen.master, &seen.halls).filter(|_| last.is_some()) {
        tables.push(table(0, RANKING, &ranking));
    }
    (tables, rounds)
}

/// The tables of an earlier round, where they are other than those which were kept; none of one that nobody may read.
pub(super) fn earlier(seen: &mut Seen<'_>, kept: &mut Kept, after: RoundNo) -> Vec<Table> {
    if !shown(seen.master.contest()).contains(&after) {
        return Vec::new();
    }
    of_round(&seen.table(after), kept, after)
}

fn of_round(merged: &Arc<Merged>, kept: &mut Kept, after: RoundNo) -> Vec<Table> {
    if kept.get(&after).is_some_and(|before| Arc::ptr_eq(before, merged)) {
        return Vec::new();
    }
    kept.insert(after, Arc::clone(merged));
    let table = |part: &str, content: String| Table {
        after: after.get(),
        part: part.to_owned(),
        content: content.into_bytes(),
    };
    vec![table(JSON, crate::exchange::json_line(&**merged)), table(CSV, csv(merged))]
}
