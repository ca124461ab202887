//! The prizes, from last to first. What is not yet called is not in the data.
//!
//! Where everybody is called it goes in three speeds: behind the tenth a page of ten, a row a call; the tenth to
//! the fourth a call each; the first three in two calls each, the place and then the name. Where only the podium
//! is, it is a call a place, and one for the first team. Who shares a rank is called together, on a page as far as
//! it reaches.

use super::moves::FEW;
use super::scene::{Called, Scene, Stage, Step, StepState};
use super::{PAGE, Prizes, Scenes, head};
use crate::commands::{CeremonyAt, Motion};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::language::{Language, tr};
use crate::screens::{Open, Ranked};
use crate::text;

/// The last rank that is called alone.
const ALONE: u32 = 10;

/// The last rank on the podium.
const PODIUM: u32 = 3;

/// How many of those called before stay in sight.
const SEEN: usize = 4;

/// How many who share a rank are named: nobody is left out at the prizes where there is room for them.
const NAMED: usize = 12;

/// So many have room for their names on two lines.
const BRIEF: usize = 2;

/// A call.
#[derive(Clone, Copy)]
enum Call {
    /// The rows of a page from this one down.
    Row(usize, usize),
    /// Those from one row of the standings to another.
    Place(usize, usize),
    /// The place alone of those that begin at a row, on the podium.
    Step(usize),
    /// And who stands there.
    Name(usize, usize),
    /// The first team.
    Team,
}

/// Who is called, in order of rank, and how.
struct Calls {
    rows: Vec<Ranked>,
    /// Where those behind the tenth begin.
    behind: usize,
    in_turn: Vec<Call>,
    /// The first team, where there is a prize for it.
    team: Option<Called>,
}

impl Calls {
    fn of<F: Scenes>(open: &Open<'_, F>, language: Language) -> Self {
        let ranks = F::ranks(open, open.last_played());
        let last = match F::PRIZES {
            Prizes::Everybody => u32::MAX,
            Prizes::Podium => PODIUM,
        };
        let is_called = |row: &Ranked| row.rank.is_some_and(|rank| rank <= last);
        let rows: Vec<Ranked> = ranks.rows.into_iter().filter(is_called).collect();
        let behind = rows.iter().filter(|row| row.rank <= Some(ALONE)).count();
        let mut calls = Vec::new();
        for (number, page) in rows[behind..].chunks(page_of(rows.len() - behind)).enumerate().rev()
        {
            let mut at = page.len();
            for tied in page.chunk_by(|a, b| a.rank == b.rank).rev() {
                at -= tied.len();
                calls.push(Call::Row(number, at));
            }
        }
        let mut to = behind;
        for tied in rows[..behind].chunk_by(|a, b| a.rank == b.rank).rev() {
            let from = to - tied.len();
            if tied.first().is_some_and(|row| row.rank <= Some(PODIUM)) {
                if F::PRIZES == Prizes::Everybody {
                    calls.push(Call::Step(from));
                }
                calls.push(Call::Name(from, to));
            } else {
                calls.push(Call::Place(from, to));
            }
            to = from;
        }
        let team = F::first_team(open, language);
        calls.extend(team.is_some().then_some(Call::Team));
        Self { rows, behind, in_turn: calls, team }
    }

    /// Those whom a call is of: from one row to the next.
    fn who(&self, call: Call) -> (usize, usize) {
        let tied = |from: usize| {
            let of = self.rows.get(from).map(|row| row.rank);
            from + self.rows[from..].iter().take_while(|row| Some(row.rank) == of).count()
        };
        match call {
            Call::Row(page, at) => {
                let size = page_of(self.rows.len() - self.behind);
                let (first, end) = (self.behind + page * size, self.behind + (page + 1) * size);
                (first + at, tied(first + at).min(end))
            }
            Call::Place(from, to) | Call::Name(from, to) => (from, to),
            Call::Step(from) => (from, tied(from)),
            Call::Team => (0, 0),
        }
    }

    /// The place that is called; 0 of a team, which comes after all of them.
    fn rank(&self, call: Call) -> u32 {
        match call {
            Call::Team => 0,
            call => self.rows.get(self.who(call).0).and_then(|row| row.rank).unwrap_or_default(),
        }
    }

    /// Who stands on the podium, the first place first: from one row to the next.
    fn podium(&self) -> impl Iterator<Item = (usize, usize)> {
        self.in_turn.iter().rev().filter_map(|call| match call {
            Call::Name(from, to) => Some((*from, *to)),
            Call::Row(..) | Call::Place(..) | Call::Step(..) | Call::Team => None,
        })
    }
}

/// How many stand on a page where so many are called by pages: ten, or fewer where the very last would stand alone.
fn page_of(rows: usize) -> usize {
    match rows % PAGE {
        1..=FEW if rows > PAGE => rows.div_ceil(rows.div_ceil(PAGE)),
        _ => PAGE,
    }
}

/// How many calls there are in all; one more shows the end.
pub fn steps<F: Scenes>(open: &Open<'_, F>) -> usize {
    Calls::of(open, Language::English).in_turn.len()
}

/// How many calls were made once the page is full that the next call stands on; one more where it
/// stands on none.
pub fn page_filled<F: Scenes>(open: &Open<'_, F>, called: usize) -> usize {
    let calls = Calls::of(open, Language::English).in_turn;
    let page = |call: &Call| if let Call::Row(page, _) = call { Some(*page) } else { None };
    let on = calls.get(called).and_then(page);
    let rest = calls.iter().skip(called).take_while(|call| on.is_some() && page(call) == on);
    (called + rest.count().max(1)).min(calls.len().max(called))
}

/// Whether several are still to be called on the page: of one alone it is the next call.
pub fn has_page<F: Scenes>(open: &Open<'_, F>, called: usize) -> bool {
    page_filled(open, called) > called + 1
}

/// How many calls are passed over where it begins at a place.
pub fn calls_before<F: Scenes>(open: &Open<'_, F>, place: u32) -> usize {
    let calls = Calls::of(open, Language::English);
    calls.in_turn.iter().take_while(|call| calls.rank(**call) > place).count()
}

/// What the next call tells, for whoever makes it: the hall does not know it.
pub fn coming<F: Scenes>(open: &Open<'_, F>, language: Language, called: usize) -> String {
    let calls = Calls::of(open, language);
    let Some(call) = calls.in_turn.get(called) else {
        let over = called > calls.in_turn.len();
        return tr(language, if over { "projector-coming-end" } else { "projector-coming-thanks" });
    };
    let it = match *call {
        Call::Team => calls.team.clone().unwrap_or_default(),
        call => {
            let (from, to) = calls.who(call);
            together(open, language, &calls.rows[from..to])
        }
    };
    let key = match call {
        Call::Step(_) => "projector-coming-place",
        Call::Row(..) | Call::Place(..) | Call::Name(..) | Call::Team => "projector-coming",
    };
    text!(language, key, rank = it.rank, who = it.brief.join(" · "))
}

/// The ceremony after so many calls.
pub(super) fn ceremony<F: Scenes>(
    open: &Open<'_, F>,
    language: Language,
    at: CeremonyAt,
    (motion, since): (Motion, Option<Moment>),
) -> Scene<F> {
    let common = &open.contest().common;
    let unsigned = if common.openness == Openness::Signed {
        String::new()
    } else {
        tr(language, "projector-unsigned")
    };
    let (title, calls) = (common.details.title.clone(), Calls::of(open, language));
    if at.called > calls.in_turn.len() {
        return Scene::End {
            heading: tr(language, "projector-thanks"),
            about: [title, unsigned].join("\n").trim_end().to_owned(),
            facts: Vec::new(),
            first: calls
                .podium()
                .map(|(from, to)| together(open, language, &calls.rows[from..to]))
                .collect(),
            head: head(open, language, |_| true),
        };
    }
    Scene::Ceremony {
        title,
        unsigned,
        heading: tr(language, "projector-ceremony"),
        capitals: tr(language, "projector-ceremony-tiles"),
        letters: tr(language, "projector-letters"),
        stage: stage(open, language, &calls, at),
        since: since.filter(|_| motion == Motion::On),
    }
}

fn stage<F: Scenes>(
    open: &Open<'_, F>,
    language: Language,
    calls: &Calls,
    at: CeremonyAt,
) -> Stage {
    let who = |from: usize, to: usize| together(open, language, &calls.rows[from..to]);
    let called = at.called.min(calls.in_turn.len());
    // Whom it passed over the hall is not told of.
    let (passed, made) = calls.in_turn[..called].split_at(at.from.min(called));
    match made.last() {
        None => Stage::Opening,
        Some(Call::Row(page, from)) => {
            let behind = &calls.rows[calls.behind..];
            let pages = behind.chunks(page_of(behind.len()));
            let count = pages.len();
            let rows: Vec<Ranked> = pages.skip(*page).take(1).flatten().copied().collect();
            let rank = |row: Option<&Ranked>| row.and_then(|row| row.rank).unwrap_or_default();
            let (first, last) = (rank(rows.first()), rank(rows.last()));
            let end = passed.last().and_then(|call| match call {
                Call::Row(of, at) if of == page => Some(*at),
                _ => None,
            });
            let told = *from..end.unwrap_or(rows.len());
            let row = |(at, row): (usize, &Ranked)| {
                let called = told.contains(&at).then(|| together(open, language, &[*row]));
                (text!(language, "projector-rank-short", rank = rank(Some(row))), called)
            };
            Stage::Page {
                places: text!(language, "projector-places", from = last, to = first),
                page: if count > 1 {
                    text!(language, "projector-page", page = count - page, pages = count)
                } else {
                    String::new()
                },
                rows: rows.iter().enumerate().map(row).collect(),
            }
        }
        Some(Call::Place(from, to)) => {
            let before = made.iter().rev().skip(1).map_while(|call| match call {
                Call::Place(from, to) => Some(who(*from, *to)),
                Call::Row(..) | Call::Step(..) | Call::Name(..) | Call::Team => None,
            });
            Stage::Place { now: who(*from, *to), before: before.take(SEEN).collect() }
        }
        Some(Call::Team) => Stage::Place {
            now: calls.team.clone().unwrap_or_default(),
            before: calls.podium().map(|(from, to)| who(from, to)).collect(),
        },
        Some(Call::Step(now) | Call::Name(now, _)) => {
            let named = matches!(made.last(), Some(Call::Name(..)));
            let step = |(from, to): (usize, usize)| {
                let place = calls.rows[from].rank.unwrap_or_default();
                Step {
                    place,
                    rank: text!(language, "projector-rank-short", rank = place),
                    title: text!(language, "projector-rank", rank = place),
                    is: match from {
                        _ if from < *now || is_among(from, passed) => StepState::ToCome,
                        _ if from == *now && !named => StepState::Announced,
                        _ => StepState::Called(who(from, to)),
                    },
                }
            };
            Stage::Podium(calls.podium().map(step).collect())
        }
    }
}

/// Whether the names on the podium from a row on are among these calls.
fn is_among(row: usize, calls: &[Call]) -> bool {
    calls.iter().any(|call| matches!(call, Call::Name(from, _) if *from == row))
}

/// Those who share a rank.
fn together<F: Scenes>(open: &Open<'_, F>, language: Language, tied: &[Ranked]) -> Called {
    // On the steps of the podium, and once another was called, no club stands beside a name.
    let name = |row: &Ranked| F::named(open, row.player);
    let said = |count: usize| text!(language, "projector-others", count = count);
    let more = tied.len().saturating_sub(NAMED);
    let names: Vec<String> = tied.iter().take(NAMED).map(name).collect();
    let brief = match names.as_slice() {
        [first, ..] if tied.len() > BRIEF => vec![first.clone(), said(tied.len() - 1)],
        _ => names.clone(),
    };
    let (rank, total) =
        tied.first().map_or((0, 0), |row| (row.rank.unwrap_or_default(), row.total));
    let [total, points] = F::called(open, language, total);
    Called {
        rank: text!(language, "projector-rank", rank = rank),
        names,
        others: if more > 0 { said(more) } else { String::new() },
        brief,
        club: match tied {
            [one] => open.club(one.player).to_owned(),
            _ => String::new(),
        },
        total,
        points,
        before_equals: tied
            .last()
            .map(|last| F::before_equals(open, language, open.last_played(), last.player))
            .unwrap_or_default(),
    }
}
