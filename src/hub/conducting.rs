//! What a conductor is told of the halls, made of their histories as they are now.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::branches::{At, Branch, State};
use super::formats::joint::changes::{Changes, changes};
use super::formats::joint::clock::Course;
use super::formats::joint::history::{Beside, Objected, Progress};
use super::formats::joint::merged::{Choice, Here, Merged, VenueTold, entered, hall, playing};
use super::gathered::{Gathered, Member, Seen};
use super::problem::Problem;
use super::store::Hub;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;

/// What waits for the conductor.
#[derive(Debug, Default)]
pub(super) struct Waiting {
    /// Those that most wrote first.
    pub words: Vec<WaitingWord>,
    /// By halls.
    pub objections: Vec<(VenueNo, Objected)>,
}

/// A word that waits in any hall.
#[derive(Debug)]
pub(super) struct WaitingWord {
    pub word: String,
    /// On how many sheets.
    pub count: usize,
    pub rounds: BTreeMap<RoundNo, usize>,
    pub venues: BTreeSet<VenueNo>,
}

/// A hall as the conductor sees it.
#[derive(Debug)]
pub(super) struct HallState {
    pub venue: VenueNo,
    pub name: String,
    pub member: Option<Member>,
    /// Why its history cannot be read.
    pub unread: Option<String>,
    pub table: VenueTold,
    pub beside: Beside,
    pub progress: Option<Progress>,
    /// Those that it has begun, or was given.
    pub rounds: BTreeMap<RoundNo, RoundState>,
    /// Whether it has rounds open.
    pub playing: bool,
}

/// A round in a hall.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct RoundState {
    /// When its letters were first given to the hall, in milliseconds since 1970 UTC.
    pub first_ms: Option<i64>,
    pub late_minutes: u32,
    /// Whether they were told over the telephone.
    pub told: bool,
    pub given_up: bool,
    pub course: Course,
}

/// The table of all halls, and the heads that it stands on.
#[derive(Debug)]
pub(super) struct OnHeads {
    pub table: Arc<Merged>,
    pub heads: BTreeMap<VenueNo, At>,
    /// The halls that have rounds open, and when rows of each came last, in milliseconds since 1970 UTC.
    pub playing: BTreeMap<VenueNo, i64>,
}

impl Gathered {
    /// The words and the objections that wait for the conductor, of the halls that count.
    pub(super) fn waiting(&self, hub: &Hub, joint: Digest) -> Result<Waiting, Problem> {
        self.look(hub, joint, |joined| {
            let mut words: BTreeMap<String, WaitingWord> = BTreeMap::new();
            let mut objections = Vec::new();
            let Some(Seen { master, mut halls, .. }) = joined.seen() else {
                return Waiting::default();
            };
            let entered = entered(master);
            for (&venue, here) in &mut halls {
                let Here::Read(history, _) = here else { continue };
                if !entered.contains_key(&venue) || history.beside(master).unlike {
                    continue;
                }
                for undecided in history.undecided() {
                    let word = undecided.word.to_string();
                    let new = || WaitingWord {
                        word: undecided.word.to_string(),
                        count: 0,
                        rounds: BTreeMap::new(),
                        venues: BTreeSet::new(),
                    };
                    let waiting = words.entry(word).or_insert_with(new);
                    waiting.count += undecided.players;
                    *waiting.rounds.entry(undecided.round).or_default() += undecided.players;
                    waiting.venues.insert(venue);
                }
                objections.extend(history.objected().into_iter().map(|it| (venue, it)));
            }
            let mut words: Vec<WaitingWord> = words.into_values().collect();
            words.sort_by_key(|word| std::cmp::Reverse(word.count));
            Waiting { words, objections }
        })
    }

    /// The conductor's history, and every hall that was entered.
    pub(super) fn states(
        &self,
        hub: &Hub,
        joint: Digest,
    ) -> Result<(Option<Member>, Vec<HallState>), Problem> {
        self.look(hub, joint, |joined| {
            let conductor = joined.master.clone();
            let members = joined.halls.clone();
            let Some(Seen { master, mut halls, openings, .. }) = joined.seen() else {
                return (conductor, Vec::new());
            };
            let playing = playing(master, &halls);
            let states = entered(master).into_iter().map(|(venue, name)| {
                let here = halls.entry(venue).or_insert(Here::Absent);
                let last = master.at_round();
                let (table, _) = hall(master, (here, venue, &name), openings, last);
                let unread = match here {
                    Here::Unread(why) | Here::Newer(why) => Some((*why).to_owned()),
                    Here::Read(..) | Here::Absent => None,
                };
                let mut history = match here {
                    Here::Read(history, _) => Some(history),
                    Here::Unread(_) | Here::Newer(_) | Here::Absent => None,
                };
                let beside = history.as_mut().map(|it| it.beside(master));
                let mut rounds = BTreeMap::new();
                for round in (1..=last.get()).filter_map(RoundNo::new) {
                    let first_ms = openings.first(venue, round);
                    let told = master.was_told(venue, round);
                    let begun = history.as_ref().is_some_and(|it| it.has_begun(round));
                    if first_ms.is_none() && !told && !begun {
                        continue;
                    }
                    let state = RoundState {
                        first_ms,
                        late_minutes: openings.late_minutes(venue, round),
                        told,
                        given_up: history.as_ref().is_some_and(|it| it.gave_up(round)),
                        course: history
                            .as_ref()
                            .map(|it| it.course(round, openings.asked(venue, round)))
                            .unwrap_or_default(),
                    };
                    rounds.insert(round, state);
                }
                HallState {
                    venue,
                    name,
                    member: members.get(&venue).cloned(),
                    unread,
                    table,
                    beside: beside.unwrap_or_default(),
                    progress: history.as_ref().map(|it| it.progress()),
                    rounds,
                    playing: playing.contains(&venue),
                }
            });
            let states = states.collect();
            (conductor, states)
        })
    }

    /// The table of all halls after a round, published or not, and the heads that it stands on.
    pub(super) fn table(
        &self,
        hub: &Hub,
        joint: Digest,
        after: RoundNo,
    ) -> Result<Option<OnHeads>, Problem> {
        self.look(hub, joint, |joined| {
            let heads = joined.halls.iter().map(|(venue, member)| (*venue, member.head));
            let mut heads: BTreeMap<VenueNo, At> = heads.collect();
            let rows_ms: BTreeMap<VenueNo, i64> =
                joined.halls.iter().map(|(venue, member)| (*venue, member.seen_ms)).collect();
            let mut seen = joined.seen()?;
            let playing = playing(seen.master, &seen.halls).into_iter();
            let playing =
                playing.filter_map(|venue| Some((venue, *rows_ms.get(&venue)?))).collect();
            let table = seen.table(after);
            let counting = table.venues.iter().filter(|venue| venue.counts);
            let counting: BTreeSet<u16> = counting.map(|venue| venue.venue).collect();
            heads.retain(|venue, _| counting.contains(&venue.get()));
            Some(OnHeads { table, heads, playing })
        })
    }
}

impl Gathered {
    /// What a branch of a hall's history would change in the table after the round that the day is at; `None` where there
    /// is no such branch.
    pub(super) fn changes(
        &self,
        hub: &Hub,
        joint: Digest,
        (venue, branch): (VenueNo, i32),
    ) -> Result<Option<Changes>, Problem> {
        let now = self.look(hub, joint, |joined| {
            let mut seen = joined.seen()?;
            Some(seen.table(seen.master.at_round()))
        })?;
        let then = self.look_with(hub, joint, (venue, branch), |joined| {
            let mut seen = joined.seen()?;
            Some(seen.table(seen.master.at_round()))
        })?;
        Ok(now.zip(then.flatten()).map(|(now, then)| changes(venue, &now, &then)))
    }
}

impl Member {
    pub(super) fn is_contested(&self) -> bool {
        self.choice() == Choice::Open
    }

    pub(super) fn contested(&self) -> impl Iterator<Item = &Branch> {
        self.branches.iter().filter(|branch| branch.state == State::Contested)
    }
}
