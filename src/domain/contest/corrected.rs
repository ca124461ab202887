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
use crate::domain::player::Player;

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
    /// Whether the points are others, not the place alone.
    pub fn by_points(&self) -> bool {
        self.before.map(|placed| placed.total) != self.now.map(|placed| placed.total)
    }

    /// Who.
    pub fn player(&self) -> Option<PlayerId> {
        self.now.or(self.before).map(|placed| placed.player)
    }
}

/// A player of whom the competition knows something else than it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edited {
    /// As they were; `None` of one who was added.
    pub before: Option<Player>,
    /// As they are.
    pub now: Player,
}

/// What is other than in an issue that was signed.
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
    pub people: Vec<Edited>,
    /// Whether title, place or who leads the competition is another.
    pub details: bool,
    /// The list that judges now, where it is another.
    pub list: Option<Passport>,
}

impl Corrected {
    /// Whether nothing is other.
    pub fn is_nothing(&self) -> bool {
        let Self {
            signed: _,
            moved,
            papers,
            rulings,
            penalties,
            objections,
            people,
            details,
            list,
        } = self;
        moved.is_empty()
            && papers.is_empty()
            && rulings.is_empty()
            && penalties.is_empty()
            && objections.is_empty()
            && people.is_empty()
            && !details
            && list.is_none()
    }
}

/// What is other than in the last signed issue; `None` before the first, and while one is signed.
pub fn corrected<F: Format>(record: &Record<F>, judged: &F::Judged) -> Option<Corrected> {
    let contest = record.contest();
    if contest.common.openness == Openness::Signed {
        return None;
    }
    let now = F::table(contest, judged);
    let moved = contest.tables.last().map(|table| moved::<F>(table, &now)).unwrap_or_default();
    since(record, contest.common.signings.last()?, moved)
}

/// What the issue that is signed changed against the one before; `None` of a first issue, and while none is signed.
pub fn corrected_by_signing<F: Format>(record: &Record<F>) -> Option<Corrected> {
    let (signed, moved) = moved_by_signing(record.contest())?;
    since(record, signed, moved)
}

/// The issue that the signed one replaces, and who stands otherwise; `None` of a first issue, and while none is signed.
pub fn moved_by_signing<F: Format>(contest: &Contest<F>) -> Option<(&Signing, Vec<Moved>)> {
    let ([.., before, now], Openness::Signed) =
        (contest.tables.as_slice(), contest.common.openness)
    else {
        return None;
    };
    Some((contest.common.signings.iter().rev().nth(1)?, moved::<F>(before, now)))
}

/// What is other than at a signing.
fn since<F: Format>(record: &Record<F>, signed: &Signing, moved: Vec<Moved>) -> Option<Corrected> {
    let is_signing = |event: &Event<F>| match event {
        Event::Signed { issue, .. } => *issue == signed.issue,
        _ => false,
    };
    let signing = record.log().iter().rposition(|recorded| is_signing(&recorded.event))?;
    let (then, contest) = (record.contest_after(signing + 1), record.contest());
    let (before, now) = (&then.common, &contest.common);
    let ruled = |rulings: &BTreeMap<Word, Ruling>, word| rulings.get(word).map(|one| one.ruled);
    let mut words: Vec<&Word> = before.rulings.keys().chain(now.rulings.keys()).collect();
    words.sort_unstable();
    words.dedup();
    let rulings = words.into_iter().map(|word| {
        (word.clone(), [&before.rulings, &now.rulings].map(|rulings| ruled(rulings, word)))
    });
    let people = now.players.values().map(|player| Edited {
        before: before.players.get(&player.id).cloned(),
        now: player.clone(),
    });
    Some(Corrected {
        signed: signed.clone(),
        moved,
        papers: F::other_papers(&then, contest),
        rulings: rulings.filter(|(_, [then, now])| then != now).collect(),
        penalties: others(&before.penalties, &now.penalties),
        objections: others(&before.objections, &now.objections),
        people: people.filter(|one| one.before.as_ref() != Some(&one.now)).collect(),
        details: now.details != before.details,
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
