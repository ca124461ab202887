//! Standings for the hall: the whole table, and who leads between two rounds.

use super::scene::{Leaders, Scene, StandingsRow};
use super::{PAGE, Scenes, doubts_after};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::{Open, Ranked, Ranking, Ranks};
use crate::text;

/// How many are seen between two rounds.
const LEADERS: usize = 5;

/// The whole table.
pub fn standings<F: Scenes>(
    open: &Open<'_, F>,
    language: Language,
    after: RoundNo,
    since: Option<Moment>,
) -> Scene<F> {
    let ranks = F::ranks(open, after);
    let mut rows = rows(open, language, &ranks, after);
    // It is told of the last round alone: before that one another order stands.
    tell_equals(open, language, after, &ranks, &mut rows);
    // Who was expelled has no rank, and that is read to nobody from a wall.
    rows.retain(|row| !row.rank.is_empty());
    let signed = open.contest().common.openness == Openness::Signed;
    Scene::Standings {
        title: if signed && after == open.last_played() {
            tr(language, "projector-standings-final")
        } else {
            text!(language, F::said("projector-standings"), round = after.get())
        },
        provisional: doubts_after(open, language, after),
        headings: [
            tr(language, "projector-heading-rank"),
            text!(language, F::said("projector-heading-round"), round = after.get()),
            tr(language, "projector-heading-total"),
        ],
        pages: pages(language, rows.len()),
        equals: if rows.iter().any(|row| !row.before_equals.is_empty()) {
            tr(language, "projector-equals")
        } else {
            String::new()
        },
        rows,
        since,
    }
}

/// By what each stands before the next one who has as many points, and who have one rank.
fn tell_equals<F: Scenes>(
    open: &Open<'_, F>,
    language: Language,
    after: RoundNo,
    ranks: &Ranks,
    rows: &mut [StandingsRow],
) {
    let mut told = None;
    for (pair, row) in ranks.rows.windows(2).zip(rows) {
        let [one, next] = [&pair[0], &pair[1]];
        if one.total != next.total {
            continue;
        }
        if one.rank != next.rank {
            row.before_equals = F::before_equals(open, language, after, row.player);
        } else if one.rank.is_some() && one.total > 0 && one.rank != told {
            told = one.rank;
            row.before_equals = tr(language, "projector-equal-in-all");
        }
    }
}

fn pages(language: Language, rows: usize) -> Vec<String> {
    let pages = rows.div_ceil(PAGE);
    let name = |page| text!(language, "projector-page", page = page, pages = pages);
    if pages > 1 { (1..=pages).map(name).collect() } else { Vec::new() }
}

/// Who leads after a round whose words are all judged; `facts` are told of the round, and of a later one that was
/// played that it is being counted.
pub fn leaders<F: Ranking>(
    open: &Open<'_, F>,
    language: Language,
    after: RoundNo,
    facts: Vec<(String, String)>,
) -> Leaders {
    let mut ranks = F::ranks(open, after);
    ranks.rows.retain(|row| row.rank.is_some());
    let unseen = unseen_equals(&ranks.rows);
    ranks.rows.truncate(LEADERS);
    let counted = F::played(open.contest()).into_iter().filter(|round| *round > after);
    let counted: Vec<RoundNo> = counted.collect();
    let last = counted.last().copied().unwrap_or(after);
    let title = match ranks.provisional {
        _ if counted.len() > 1 => "projector-leaders-counting-several",
        _ if last > after => "projector-leaders-counting",
        true => "projector-leaders-provisional",
        false => "projector-leaders",
    };
    let mut rows = rows(open, language, &ranks, after);
    if let (Some((said, count)), Some(last)) = (unseen, rows.last_mut()) {
        *last = StandingsRow {
            name: text!(language, said, count = count),
            club: String::new(),
            moved: None,
            gained: String::new(),
            ..last.clone()
        };
    }
    let [first, last] = [counted.first().copied().unwrap_or(after), last].map(RoundNo::get);
    Leaders {
        title: text!(language, F::said(title), round = after.get(), first = first, last = last),
        rows,
        facts,
    }
}

/// Of equals nobody is left out unsaid: what stands in the last row instead of a name where it is shared by more than
/// there are rows for, and of how many.
fn unseen_equals(rows: &[Ranked]) -> Option<(&'static str, usize)> {
    let (above, rest) = rows.split_at_checked(LEADERS - 1)?;
    let last = rest.first()?.rank;
    let count = rest.iter().take_while(|row| row.rank == last).count();
    let goes_on = above.last().is_some_and(|row| row.rank == last);
    let said = if goes_on { "projector-others" } else { "projector-as-many" };
    (count > 1).then_some((said, count))
}

/// Every row of the standings after a round, as the hall sees it.
pub fn table<F: Ranking>(
    open: &Open<'_, F>,
    language: Language,
    after: RoundNo,
) -> Vec<StandingsRow> {
    rows(open, language, &F::ranks(open, after), after)
}

fn rows<F: Ranking>(
    open: &Open<'_, F>,
    language: Language,
    ranks: &Ranks,
    after: RoundNo,
) -> Vec<StandingsRow> {
    let before = open.ranks_before(after);
    let row = |row: &Ranked| {
        let before = before.as_ref().and_then(|before| before.of(row.player));
        let rank_before = before.and_then(|before| before.rank);
        // Whoever has no rank was expelled: that stands in the place of the club.
        let (name, club) = match row.rank {
            Some(_) => (open.told_beside_club(row.player), open.club(row.player).to_owned()),
            None => (open.told_apart(row.player), tr(language, "projector-expelled")),
        };
        StandingsRow {
            player: row.player,
            rank: row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            moved: rank_before.zip(row.rank).map(|(old, new)| i64::from(old) - i64::from(new)),
            name,
            club,
            gained: added(language, row, before),
            total: language.number(row.total),
            before_equals: String::new(),
        }
    };
    ranks.rows.iter().map(row).collect()
}

/// Who had most points in a round, or how many had as many, and how many points these were; nobody where none had any.
pub fn most_points<F: Ranking>(
    open: &Open<'_, F>,
    language: Language,
    after: RoundNo,
) -> Option<(String, String)> {
    let (ranks, before) = (F::ranks(open, after), open.ranks_before(after));
    let of_round =
        |row: &Ranked| brought(row, before.as_ref().and_then(|before| before.of(row.player)));
    let most = ranks.rows.iter().map(of_round).max().filter(|most| *most > 0)?;
    let mut first = ranks.rows.iter().filter(|row| of_round(row) == most);
    let who = match (first.next(), first.count()) {
        (Some(only), 0) => open.told_apart(only.player),
        (_, others) => text!(language, "projector-as-many", count = others + 1),
    };
    Some((who, language.signed(most)))
}

/// What a round brought, without what was deducted there.
fn brought(row: &Ranked, before: Option<&Ranked>) -> i64 {
    let (total, deducted) = before.map_or((0, 0), |before| (before.total, before.deducted));
    row.total - total + row.deducted - deducted
}

/// What the last round added to the total: who was penalised is read to nobody from a wall.
fn added(language: Language, row: &Ranked, before: Option<&Ranked>) -> String {
    // What is not keyed is no 0.
    if row.awaited {
        return "?".to_owned();
    }
    language.signed(row.total - before.map_or(0, |before| before.total))
}

/// What the last round brought, and beside it what was deducted there: no penalty is hidden in the points.
pub fn gained(language: Language, row: &Ranked, before: Option<&Ranked>) -> String {
    // What is not keyed is no 0.
    if row.awaited {
        return "?".to_owned();
    }
    let deducted = row.deducted - before.map_or(0, |before| before.deducted);
    let brought = language.signed(brought(row, before));
    if deducted == 0 { brought } else { format!("{brought} {}", language.signed(-deducted)) }
}
