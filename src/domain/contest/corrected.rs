//! What a correction changed: the competition as it stands against the issue that was signed last. Whoever signs again
//! is told of it before, and whoever holds the earlier sheet finds it on the later one.

use std::collections::BTreeMap;

use super::event::Event;
use super::objection::Objection;
use super::penalty::Penalty;
use super::record::Record;
use super::ruling::{Ruled, Ruling};
use super::signing::Signing;
use super::{Contest, Format, Openness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::Passport;

/// A player's place in a signed table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placed {
    /// Who.
    pub player: PlayerId,
    /// Counted from 1, shared on a tie; `None` of who has none.
    pub rank: Option<u32>,
    /// The total in the unit of the format's standings.
    pub total: i64,
}

/// A player who stands otherwise in one table than in another; `None` where they do not stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Moved {
    /// In the earlier one.
    pub before: Option<Placed>,
    /// In the later one.
    pub now: Option<Placed>,
}

impl Moved {
    /// Who.
    pub fn player(&self) -> Option<PlayerId> {
        self.now.or(self.before).map(|placed| placed.player)
    }
}

/// What is other than in the issue that was signed last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrected {
    /// That issue.
    pub signed: Signing,
    /// Who stands otherwise, in order of rank now.
    pub moved: Vec<Moved>,
    /// Whose papers of which round are others.
    pub papers: Vec<(RoundNo, PlayerId)>,
    /// Rulings on words, then and now.
    pub rulings: Vec<(Word, [Option<Ruled>; 2])>,
    /// Penalties that were imposed or lifted since.
    pub penalties: Vec<Penalty>,
    /// Objections that were lodged or decided since.
    pub objections: Vec<Objection>,
    /// Players whose name, club or rounds are others, and those who were added.
    pub people: Vec<PlayerId>,
    /// The list that judges now, where it is another.
    pub list: Option<Passport>,
}

impl Corrected {
    /// Whether nothing is other.
    pub fn is_nothing(&self) -> bool {
        let Self { signed: _, moved, papers, rulings, penalties, objections, people, list } = self;
        moved.is_empty()
            && papers.is_empty()
            && rulings.is_empty()
            && penalties.is_empty()
            && objections.is_empty()
            && people.is_empty()
            && list.is_none()
    }
}

/// What is other than in the last signed issue; `None` before the first, and while one is signed.
pub fn corrected<F: Format>(record: &Record<F>, judged: &F::Judged) -> Option<Corrected> {
    let contest = record.contest();
    let (now, signed) = (&contest.common, contest.common.signings.last()?);
    if now.openness == Openness::Signed {
        return None;
    }
    let is_signing = |event: &Event<F>| matches!(event, Event::Signed { .. });
    let signing = record.log().iter().rposition(|recorded| is_signing(&recorded.event))?;
    let then = record.contest_after(signing + 1);
    let before = &then.common;
    let ruled = |rulings: &BTreeMap<Word, Ruling>, word| rulings.get(word).map(|one| one.ruled);
    let mut words: Vec<&Word> = before.rulings.keys().chain(now.rulings.keys()).collect();
    words.sort_unstable();
    words.dedup();
    let rulings = words.into_iter().map(|word| {
        (word.clone(), [&before.rulings, &now.rulings].map(|rulings| ruled(rulings, word)))
    });
    let people = now.players.iter().filter(|(id, player)| before.players.get(id) != Some(player));
    Some(Corrected {
        signed: signed.clone(),
        moved: contest
            .tables
            .last()
            .map(|table| moved::<F>(table, &F::table(contest, judged)))
            .unwrap_or_default(),
        papers: F::other_papers(&then, contest),
        rulings: rulings.filter(|(_, [then, now])| then != now).collect(),
        penalties: others(&before.penalties, &now.penalties),
        objections: others(&before.objections, &now.objections),
        people: people.map(|(&id, _)| id).collect(),
        list: now.lexicon.clone().filter(|_| now.lexicon != before.lexicon),
    })
}

/// Those that are not the same as before, and those that were not there.
fn others<T: Clone + PartialEq>(before: &[T], now: &[T]) -> Vec<T> {
    now.iter()
        .enumerate()
        .filter(|(at, one)| before.get(*at) != Some(one))
        .map(|(_, one)| one.clone())
        .collect()
}

/// Who stands otherwise in the later of two tables, in its order; then who does not stand there any more.
pub fn moved<F: Format>(before: &F::Table, now: &F::Table) -> Vec<Moved> {
    let (before, now) = (F::placed(before), F::placed(now));
    let find = |places: &[Placed], player| places.iter().find(|it| it.player == player).copied();
    let changed = now.iter().filter_map(|&placed| {
        let earlier = find(&before, placed.player);
        (earlier != Some(placed)).then_some(Moved { before: earlier, now: Some(placed) })
    });
    let gone = before.iter().filter(|placed| find(&now, placed.player).is_none());
    changed.chain(gone.map(|&placed| Moved { before: Some(placed), now: None })).collect()
}

/// What the issue that is signed changed against the one before; `None` of a first issue, and while none is signed.
pub fn moved_by_signing<F: Format>(contest: &Contest<F>) -> Option<Vec<Moved>> {
    match contest.tables.as_slice() {
        [.., before, now] if contest.common.openness == Openness::Signed => {
            Some(moved::<F>(before, now))
        }
        _ => None,
    }
}
