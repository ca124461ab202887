//! The histories of joint competitions, read as they grow and kept for as long as anybody asks for them.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use deadpool_postgres::ClientWrapper as Client;

use super::branches::{At, Branch, State, digest};
use super::formats::joint::history::{Dated, History};
use super::formats::joint::merged::{Choice, Here, Made, Merged, Openings};
use super::parts::{list_here, list_named, rules_text};
use super::problem::Problem;
use super::rows::read;
use super::store::Hub;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::storage::{Needed, Problem as Unfit, StoredLexicon};

/// What nobody asked for so long is read again when somebody does.
pub(super) const RESTS: Duration = Duration::from_mins(10);
/// What could not be read is tried again after so long: what it needs may have come.
const AGAIN: Duration = Duration::from_secs(10);
/// So many rows are read at once: of a few only, copies of what they say lie between what stays.
const AT_ONCE: i64 = 1000;

/// All that are kept of a hub.
#[derive(Default)]
pub(super) struct Gathered(Mutex<HashMap<Digest, Kept>>);

/// One that is kept, and when it was asked for last.
type Kept = (Arc<Mutex<Joined>>, Instant);

/// The histories of a joint competition.
pub(super) struct Joined {
    joint: Digest,
    histories: HashMap<Digest, Read>,
    /// Those that name a list share it.
    lists: HashMap<Digest, StoredLexicon>,
    pub master: Option<Member>,
    /// In order of halls; the history that counts of each.
    pub halls: BTreeMap<VenueNo, Member>,
    pub openings: Openings,
    pub made: Made,
    /// The tables that were kept last, by round.
    pub kept: BTreeMap<RoundNo, Arc<Merged>>,
    /// The rounds whose tables are to be looked at again, in this order.
    pub waiting: VecDeque<RoundNo>,
    /// Where the tables are in addresses, and of which rows, once none waits.
    pub level_with: (String, i64),
}

/// A history as the database has it.
#[derive(Clone, Debug)]
pub(super) struct Member {
    pub competition: Digest,
    pub branch: i32,
    pub head: At,
    pub seal: Option<Vec<u8>>,
    /// When rows of it came last, in milliseconds since 1970 UTC.
    pub seen_ms: i64,
    pub branches: Vec<Branch>,
    /// The seals of its branches.
    pub seals: BTreeMap<i32, Vec<u8>>,
    /// Other histories of the same hall.
    pub others: usize,
}

/// A history as far as it was read.
struct Read {
    branch: i32,
    seq: i64,
    /// What it is; else why it is none.
    history: Result<Box<History>, Unread>,
    needed: Option<Needed>,
    /// When it was begun.
    begun: Instant,
}

/// Why a history cannot be read here.
struct Unread {
    why: String,
    is_newer: bool,
}

impl From<Unfit> for Unread {
    fn from(problem: Unfit) -> Self {
        let is_newer = matches!(problem, Unfit::NewerEvent { .. } | Unfit::Newer { .. });
        Self { why: problem.to_string(), is_newer }
    }
}

impl Gathered {
    /// Lets go of what nobody asked for so long.
    pub(super) fn rest(&self, so_long: Duration) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|_, (_, asked)| asked.elapsed() < so_long);
    }

    fn of(&self, joint: Digest) -> Arc<Mutex<Joined>> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || (Arc::new(Mutex::new(Joined::new(joint))), Instant::now());
        let (kept, asked) = all.entry(joint).or_insert_with(new);
        *asked = Instant::now();
        Arc::clone(kept)
    }
}

impl Gathered {
    /// Looks at the histories of a joint competition as they are now; blocks the thread.
    pub(super) fn look<T>(
        &self,
        hub: &Hub,
        joint: Digest,
        look: impl FnOnce(&mut Joined) -> T,
    ) -> Result<T, Problem> {
        let kept = self.of(joint);
        let mut joined = locked(&kept);
        joined.catch_up(hub)?;
        Ok(look(&mut joined))
    }

    /// The same as they would be with this branch of a hall's history in force; `None` where it has none such. Nothing of
    /// it stays.
    pub(super) fn look_with<T>(
        &self,
        hub: &Hub,
        joint: Digest,
        (venue, branch): (VenueNo, i32),
        look: impl FnOnce(&mut Joined) -> T,
    ) -> Result<Option<T>, Problem> {
        let kept = self.of(joint);
        let mut joined = locked(&kept);
        joined.catch_up(hub)?;
        let own = joined.halls.get(&venue).cloned();
        let other = own.as_ref().and_then(|own| own.with(branch));
        let Some((own, other)) = own.zip(other) else { return Ok(None) };
        let history = joined.histories.remove(&own.competition);
        let made = std::mem::take(&mut joined.made);
        joined.halls.insert(venue, other.clone());
        let looked = joined.read(hub, &other).map(|()| look(&mut joined));
        joined.made = made;
        joined.histories.remove(&own.competition);
        joined.histories.extend(history.map(|history| (own.competition, history)));
        joined.halls.insert(venue, own);
        looked.map(Some)
    }
}

fn locked(kept: &Mutex<Joined>) -> MutexGuard<'_, Joined> {
    kept.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Joined {
    fn new(joint: Digest) -> Self {
        Self {
            joint,
            histories: HashMap::new(),
            lists: HashMap::new(),
            master: None,
            halls: BTreeMap::new(),
            openings: Openings::default(),
            made: Made::default(),
            kept: BTreeMap::new(),
            waiting: VecDeque::new(),
            level_with: (String::new(), 0),
        }
    }

    /// Rounds whose tables are to be looked at again: those that wait already keep their turn.
    pub(super) fn wait_for(&mut self, rounds: &[RoundNo]) {
        self.waiting.retain(|round| rounds.contains(round));
        for round in rounds {
            if !self.waiting.contains(round) {
                self.waiting.push_back(*round);
            }
        }
    }

    /// Reads what is new.
    fn catch_up(&mut self, hub: &Hub) -> Result<(), Problem> {
        hub.runtime.block_on(async {
            let client = hub.client().await?;
            self.members(&client).await
        })?;
        let all: Vec<Member> = self.master.iter().chain(self.halls.values()).cloned().collect();
        all.iter().try_for_each(|member| self.read(hub, member))?;
        let master = self.master.as_ref().and_then(|it| self.histories.get(&it.competition));
        for (venue, round, at_ms) in
            master.and_then(|it| it.history.as_ref().ok()).into_iter().flat_map(|it| it.told())
        {
            self.openings.had(venue, round, at_ms);
        }
        Ok(())
    }

    /// Reads a history to its end.
    fn read(&mut self, hub: &Hub, member: &Member) -> Result<(), Problem> {
        while !self.is_level(member) {
            let rows = hub.runtime.block_on(async {
                let client = hub.client().await?;
                self.more(&client, member).await
            })?;
            self.take(member, &rows);
        }
        Ok(())
    }

    /// What there is, and where it ends.
    async fn members(&mut self, client: &Client) -> Result<(), Problem> {
        let key = self.joint.as_bytes().as_slice();
        let mut found: Vec<(String, Option<i32>, Member)> = Vec::new();
        for row in client.query(include_str!("sql/joint_members.sql"), &[&key]).await? {
            let competition = digest(row.try_get(0)?)?;
            let branch = Branch {
                number: row.try_get(3)?,
                parent: row.try_get(4)?,
                base: row.try_get(5)?,
                seq: row.try_get(6)?,
                hash: digest(row.try_get(7)?)?,
                state: State::of(row.try_get(8)?)?,
                bytes: row.try_get(11)?,
            };
            let seal: Option<Vec<u8>> = row.try_get(9)?;
            let is_known = found.last().is_some_and(|(.., last)| last.competition == competition);
            if !is_known {
                let member = Member {
                    competition,
                    branch: 0,
                    head: At { seq: 0, hash: branch.hash },
                    seal: None,
                    seen_ms: 0,
                    branches: Vec::new(),
                    seals: BTreeMap::new(),
                    others: 0,
                };
                found.push((row.try_get(1)?, row.try_get(2)?, member));
            }
            let Some((.., member)) = found.last_mut() else { continue };
            member.seen_ms = row.try_get::<_, i64>(10)?.max(member.seen_ms);
            if branch.state == State::InForce {
                member.branch = branch.number;
                member.head = At { seq: branch.seq, hash: branch.hash };
                member.seal.clone_from(&seal);
            }
            member.seals.extend(seal.map(|seal| (branch.number, seal)));
            member.branches.push(branch);
        }
        self.master = None;
        self.halls.clear();
        for (kind, venue, member) in found {
            let venue = venue.and_then(|venue| VenueNo::new(u16::try_from(venue).ok()?));
            match (kind.as_str(), venue) {
                ("master", _) => {
                    self.master.get_or_insert(member);
                }
                (_, Some(venue)) => {
                    let first = self.halls.entry(venue).or_insert_with(|| member.clone());
                    first.others += usize::from(first.competition != member.competition);
                }
                (_, None) => {}
            }
        }
        let there = |competition: &Digest| {
            let mut all = self.master.iter().chain(self.halls.values());
            all.any(|member| member.competition == *competition)
        };
        self.histories.retain(|competition, _| there(competition));
        self.openings = Openings::default();
        for row in client.query(include_str!("sql/joint_openings.sql"), &[&key]).await? {
            let venue = u16::try_from(row.try_get::<_, i32>(0)?).ok().and_then(VenueNo::new);
            let round = u8::try_from(row.try_get::<_, i32>(1)?).ok().and_then(RoundNo::new);
            if let (Some(venue), Some(round)) = (venue, round) {
                self.openings.add(venue, round, row.try_get(2)?);
            }
        }
        Ok(())
    }

    /// Whether a history was read to its end; one that is to be read anew is forgotten.
    fn is_level(&mut self, member: &Member) -> bool {
        let is_odd = |kept: &Read| {
            let lacks = kept.history.as_ref().map_or(true, |history| !history.has_list());
            kept.branch != member.branch
                || kept.seq > member.head.seq
                || lacks && kept.begun.elapsed() > AGAIN
        };
        if self.histories.get(&member.competition).is_some_and(is_odd) {
            self.histories.remove(&member.competition);
        }
        let kept = self.histories.get(&member.competition);
        kept.map_or(0, |kept| kept.seq) >= member.head.seq
    }

    /// The next rows of a history that is not read to its end, and what they name.
    async fn more(&mut self, client: &Client, member: &Member) -> Result<Vec<Dated>, Problem> {
        let kept = self.histories.get(&member.competition);
        let seq = kept.map_or(0, |kept| kept.seq);
        let Some(own) = member.branches.iter().find(|it| it.number == member.branch) else {
            return Err(Problem::NoBranch(member.branch));
        };
        let of = (member.competition, member.branches.as_slice(), own);
        let mut rows = read(client, of, (seq, AT_ONCE)).await?;
        rows.retain(|dated| dated.row.seq <= member.head.seq);
        // An action is not read in two pieces, where more of it is here.
        if let Some(last) = rows.last().map(|last| (last.row.seq, last.row.action))
            && last.0 < member.head.seq
            && rows.iter().any(|dated| dated.row.action != last.1)
        {
            rows.retain(|dated| dated.row.action != last.1);
        }
        let first = rows.first().map(|dated| &dated.row).filter(|first| first.seq == 1);
        let mut needed = match (kept.and_then(|kept| kept.needed.clone()), first) {
            (Some(needed), _) => Some(needed),
            (None, Some(first)) => match super::derive::rules_named(first) {
                Some(rules) => rules_text(client, rules)
                    .await?
                    .map(|rules_text| Needed { rules_text, lists: Vec::new() }),
                None => None,
            },
            (None, None) => None,
        };
        if let Some(needed) = &mut needed {
            for named in rows.iter().filter_map(|dated| list_named(&dated.row)) {
                if needed.lists.iter().any(|(sha256, _)| *sha256 == named) {
                    continue;
                }
                // What a file brought of a list is its own word: by it nobody's sheets are judged beside others'.
                if let Some(list) = self.list(client, named).await? {
                    needed.lists.push((named, list));
                }
            }
        }
        if first.is_some() {
            let history = match &needed {
                Some(needed) => History::new(&rows, needed).map(Box::new).map_err(Unread::from),
                None => Err(Unread { why: "the rules are not here".to_owned(), is_newer: false }),
            };
            let seq = rows.last().map_or(0, |last| last.row.seq);
            let (branch, begun) = (member.branch, Instant::now());
            let kept = Read { branch, seq, history, needed, begun };
            self.histories.insert(member.competition, kept);
            // What was taken in just now; more is read.
            return Ok(Vec::new());
        }
        if let (Some(kept), needed @ Some(_)) =
            (self.histories.get_mut(&member.competition), needed)
        {
            kept.needed = needed;
        }
        Ok(rows)
    }

    /// Takes in rows of a history.
    fn take(&mut self, member: &Member, rows: &[Dated]) {
        let Some(kept) = self.histories.get_mut(&member.competition) else { return };
        let Some(last) = rows.last() else { return };
        kept.seq = last.row.seq;
        if let (Ok(history), Some(needed)) = (&mut kept.history, &kept.needed) {
            match history.take(rows, needed) {
                Ok(false) => {}
                Ok(true) => {
                    self.histories.remove(&member.competition);
                }
                Err(why) => kept.history = Err(why.into()),
            }
        }
    }

    async fn list(
        &mut self,
        client: &Client,
        named: Digest,
    ) -> Result<Option<StoredLexicon>, Problem> {
        if let Some(list) = self.lists.get(&named) {
            return Ok(Some(list.clone()));
        }
        let found = list_here(client, named).await?;
        if let Some(list) = &found {
            self.lists.insert(named, list.clone());
        }
        Ok(found)
    }

    /// The conductor's history and the halls', where the conductor's can be read.
    pub(super) fn seen(&mut self) -> Option<Seen<'_>> {
        let (master, choice) =
            self.master.as_ref().map(|master| (master.competition, master.choice()))?;
        let whose: HashMap<Digest, (VenueNo, Choice)> = self
            .halls
            .iter()
            .map(|(venue, member)| (member.competition, (*venue, member.choice())))
            .collect();
        let (mut found, mut halls) = (None, BTreeMap::new());
        for (competition, kept) in &mut self.histories {
            if *competition == master {
                found = kept.history.as_mut().ok().map(AsMut::as_mut);
            } else if let Some((venue, choice)) = whose.get(competition) {
                let here = match &mut kept.history {
                    Ok(history) if history.has_list() => Here::Read(history.as_mut(), *choice),
                    Ok(_) => Here::Unread("the word list is not here"),
                    Err(Unread { why, is_newer: true }) => Here::Newer(why),
                    Err(Unread { why, .. }) => Here::Unread(why),
                };
                halls.insert(*venue, here);
            }
        }
        let (openings, made) = (&self.openings, &mut self.made);
        Some(Seen { master: found?, choice, halls, openings, made })
    }
}

/// The histories, to be looked at together.
pub(super) struct Seen<'a> {
    pub master: &'a mut History,
    /// Of the conductor's history.
    pub choice: Choice,
    pub halls: BTreeMap<VenueNo, Here<'a>>,
    pub openings: &'a Openings,
    pub made: &'a mut Made,
}

impl Seen<'_> {
    /// The table after a round.
    pub(super) fn table(&mut self, after: RoundNo) -> Arc<Merged> {
        self.made.table((self.master, self.choice), &mut self.halls, self.openings, after)
    }
}

impl Member {
    /// Whether somebody has to choose between its branches, or between two histories of one hall.
    pub(super) fn choice(&self) -> Choice {
        let is_open = self.branches.iter().any(|branch| branch.state == State::Contested);
        if is_open || self.others > 0 { Choice::Open } else { Choice::None }
    }

    /// The same with this branch in force.
    fn with(&self, number: i32) -> Option<Self> {
        let chosen = self.branches.iter().find(|branch| branch.number == number)?;
        let head = At { seq: chosen.seq, hash: chosen.hash };
        let seal = self.seals.get(&number).cloned();
        let mut branches = self.branches.clone();
        for branch in &mut branches {
            branch.state = if branch.number == number { State::InForce } else { State::SetAside };
        }
        Some(Self { branch: number, head, seal, branches, ..self.clone() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_asks_for_rests() {
        let (gathered, joint) = (Gathered::default(), Digest::of(b"a joint competition"));
        let read = gathered.of(joint);
        gathered.rest(RESTS);
        assert!(Arc::ptr_eq(&read, &gathered.of(joint)), "it was asked for just now");
        gathered.rest(Duration::ZERO);
        assert!(!Arc::ptr_eq(&read, &gathered.of(joint)), "it is read again");
    }
}
