//! What everybody may read of a joint competition: each round from its publishing on, nothing before.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::about::About;
use super::derive::{ABOUT, CSV, DRAW, JSON, Place, RANKING, Ranking, Table, shown, table};
use super::formats::joint::NAME;
use super::formats::joint::csv::csv;
use super::formats::joint::draw::draw;
use super::formats::joint::merged::{Merged, entered};
use super::gathered::Seen;
use crate::domain::ids::RoundNo;
use crate::language::Language;

/// A hall's number stands before its players' numbers, which are below this.
const OF_HALL: u32 = 10_000;

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
        rounds: numbers,
        issue,
        languages: [own.unwrap_or_default(), Language::English]
            .map(|it| it.code().to_owned())
            .to_vec(),
        unread: None,
    };
    tables.push(table(0, ABOUT, &about));
    tables.push(table(0, DRAW, &draw(seen.master, &seen.halls)));
    // Seasons count signed tables alone.
    if let (Some(issue), Some(last)) = (issue, &last) {
        tables.push(table(0, RANKING, &ranking(seen, last, issue)));
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

fn ranking(seen: &Seen<'_>, merged: &Merged, issue: u32) -> Ranking {
    let rows = merged.standings.iter().map(|row| Place {
        player: u32::from(row.venue) * OF_HALL + row.player.min(OF_HALL - 1),
        name: row.name.clone(),
        club: row.club.clone(),
        rank: row.rank,
        total: row.total,
    });
    Ranking {
        issue: Some(issue),
        sha256: None,
        date: seen.master.contest().common.details.date.clone(),
        rows: rows.collect(),
        meeting: None,
    }
}
