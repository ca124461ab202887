//! What halls ask of their conductor's history: what to carry out, a round's letters once it is open, the words of all.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, PoisonError};

use deadpool_postgres::ClientWrapper as Client;
use tokio::sync::{Mutex, watch};

use super::branches::{At, Branch, branches, digest};
use super::by_hall::sealed;
use super::conducted::{Conducted, NotYet};
use super::formats::joint::{self as said, Conducting, Opened};
use super::problem::Problem;
use super::rows::rows_from;
use super::sent::{conductor_of, head};
use super::store::Hub;
use super::tokens::{Known, Scope};
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Digest;
use crate::storage::RawRow;

/// The joint competitions that were asked about since the service began.
#[derive(Default)]
pub(super) struct Joints(std::sync::Mutex<HashMap<Digest, Arc<Joint>>>);

/// One of them.
pub(super) struct Joint {
    commitment: Digest,
    /// Read as far as it was when last looked at, and of which branch of which competition.
    history: Mutex<(Option<(Digest, i32)>, Conducted)>,
    told: watch::Sender<()>,
}

/// Who asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reader {
    Conductor,
    Hall(i32),
}

/// What a hall is to carry out.
#[derive(Debug)]
pub(super) struct Directives {
    pub rows: Vec<RawRow>,
    /// Which of them are given without their bodies, by position.
    pub withheld: BTreeSet<i64>,
    /// The last sealed event, and its seal.
    pub head: At,
    pub seal: Option<Vec<u8>>,
}

/// What a hall that asks for a round is answered.
#[derive(Debug)]
pub(super) enum Opening {
    Given { row: Box<RawRow>, nonce: Vec<u8>, first_ms: i64 },
    NotYet(NotYet),
}

/// What becomes of a hall's *ready*.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ready {
    /// Where its seal stands in its history; it passes where there is none.
    At(Option<i64>),
    /// Who takes part is fixed.
    Asked,
    /// Its history has no such seal here.
    NoSeal,
}

/// A hall's part in the draw.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Part {
    pub seal: Option<Digest>,
    /// The word and what its seal was made with, once words are asked for and where they fit.
    pub opened: Option<Opened>,
}

impl Joints {
    fn of(&self, commitment: Digest) -> Arc<Joint> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || {
            let (told, _) = watch::channel(());
            Arc::new(Joint { commitment, history: Mutex::default(), told })
        };
        Arc::clone(all.entry(commitment).or_insert_with(new))
    }

    /// Wakes who waits for the conductor of this joint competition.
    pub(super) fn wake(&self, commitment: Digest) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(joint) = all.get(&commitment) {
            joint.told.send_replace(());
        }
    }

    /// Wakes who waits for any conductor.
    pub(super) fn wake_all(&self) {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for joint in all.values() {
            joint.told.send_replace(());
        }
    }
}

impl Joint {
    /// By which it is known.
    pub(super) fn commitment(&self) -> Digest {
        self.commitment
    }

    /// Tells when its conductor sent something.
    pub(super) fn changes(&self) -> watch::Receiver<()> {
        self.told.subscribe()
    }
}

impl Hub {
    /// The joint competition, and as whom this token asks about it.
    pub(super) async fn joint(
        &self,
        joints: &Joints,
        commitment: Digest,
        known: &Known,
    ) -> Result<(Arc<Joint>, Reader), Problem> {
        let client = self.client().await?;
        let conductor = conductor_of(&**client, commitment).await?;
        let reader = match &known.scope {
            Scope::Venue { joint, venue } => (*joint == commitment).then_some(Reader::Hall(*venue)),
            Scope::Conductor(name) => (conductor.is_none() || conductor.as_ref() == Some(name))
                .then_some(Reader::Conductor),
        };
        let reader = reader.ok_or(Problem::Foreign)?;
        // A hall's token is one of a conductor's history, sent or taken in by hand.
        if reader == Reader::Conductor {
            conductor.ok_or(Problem::NoCompetition(commitment))?;
        }
        Ok((joints.of(commitment), reader))
    }

    /// What there is after an event up to the last sealed one; a conductor's own is read to its end.
    pub(super) async fn directives(
        &self,
        joint: &Joint,
        reader: Reader,
        after: i64,
    ) -> Result<Option<Directives>, Problem> {
        let client = self.client().await?;
        let Some(master) = master(&client, joint.commitment).await? else { return Ok(None) };
        let (until, seal) = match reader {
            Reader::Conductor => (master.head.seq, None),
            Reader::Hall(venue) => {
                let of = (joint.commitment, venue);
                let Some((at, seal)) = sealed(&**client, of, master.head.seq).await? else {
                    return Ok(None);
                };
                (at.seq, Some((at.hash, seal)))
            }
        };
        if until <= after.max(0) {
            return Ok(None);
        }
        let mut rows = master.rows(&client, after).await?;
        rows.retain(|row| row.seq <= until);
        let hash = match rows.last() {
            Some(last) if last.seq == until => last.hash,
            _ => master.row(&client, until).await?.hash,
        };
        let seal = match seal {
            // Another branch was put in force meanwhile.
            Some((sealed, _)) if sealed != hash => return Ok(None),
            seal => seal.map(|(_, seal)| seal),
        };
        let withheld = match reader {
            Reader::Conductor => BTreeSet::new(),
            Reader::Hall(venue) => {
                let had = openings(&client, joint.commitment, venue).await?;
                let is_withheld = |row: &&RawRow| match said::conducting(&row.body) {
                    Some(Conducting::Letters(round)) => !had.contains_key(&round),
                    _ => false,
                };
                rows.iter().filter(is_withheld).map(|row| row.seq).collect()
            }
        };
        Ok(Some(Directives { rows, withheld, head: At { seq: until, hash }, seal }))
    }

    /// Gives a hall a round's letters, if it may have them at this moment, and notes when it first had them.
    pub(super) async fn open_round(
        &self,
        joint: &Joint,
        known: &Known,
        (venue, round): (i32, RoundNo),
        now_ms: i64,
    ) -> Result<Opening, Problem> {
        let client = self.client().await?;
        let Some(master) = master(&client, joint.commitment).await? else {
            return Ok(Opening::NotYet(NotYet::Unknown));
        };
        let had = openings(&client, joint.commitment, venue).await?;
        let had: BTreeSet<RoundNo> = had.into_keys().collect();
        let at = {
            let conducted = joint.read(&client, &master).await?;
            let asked = (venue, round);
            match conducted.letters_for(asked, (&had, &BTreeSet::new()), now_ms) {
                // What the hall itself says is looked for only where it matters.
                Err(NotYet::Order) => {
                    let settled = settled(&client, known).await?;
                    conducted.letters_for(asked, (&had, &settled), now_ms)
                }
                other => other,
            }
        };
        let at = match at {
            Ok(at) => at,
            Err(why) => return Ok(Opening::NotYet(why)),
        };
        let (key, number) = (joint.commitment.as_bytes().as_slice(), i32::from(round.get()));
        let row = Box::new(master.row(&client, at).await?);
        let letters = row.hash.as_bytes().as_slice();
        let nonce = include_str!("sql/nonce.sql");
        let nonce = client.query_opt(nonce, &[&key, &number, &letters]).await?;
        let Some(nonce) = nonce else { return Ok(Opening::NotYet(NotYet::ON_ITS_WAY)) };
        let open = include_str!("sql/open.sql");
        client.execute(open, &[&key, &venue, &number, &now_ms]).await?;
        let first_ms = openings(&client, joint.commitment, venue).await?.get(&round).copied();
        Ok(Opening::Given { row, nonce: nonce.try_get(0)?, first_ms: first_ms.unwrap_or(now_ms) })
    }

    /// A hall has sealed this word, or passes.
    pub(super) async fn ready(
        &self,
        joint: &Joint,
        known: &Known,
        venue: i32,
        seal: Option<Digest>,
    ) -> Result<Ready, Problem> {
        let client = self.client().await?;
        let key = joint.commitment.as_bytes().as_slice();
        let before = client.query_opt(include_str!("sql/ready.sql"), &[&key, &venue]).await?;
        let before = before.map(|row| row.try_get::<_, Option<&[u8]>>(0)?.map(digest).transpose());
        let is_same = before.transpose()? == Some(seal);
        if !is_same
            && let Some(master) = master(&client, joint.commitment).await?
            && joint.read(&client, &master).await?.words_asked
        {
            return Ok(Ready::Asked);
        }
        let own = known.competition.as_ref().map(|own| own.as_bytes().as_slice());
        let seq = match (seal, own) {
            (None, _) => None,
            (Some(_), None) => return Ok(Ready::NoSeal),
            (Some(seal), Some(own)) => {
                let naming = include_str!("sql/naming.sql");
                let rows = client.query(naming, &[&own, &b"word_sealed".as_slice()]).await?;
                let mut at = None;
                for row in &rows {
                    let sealed = said::word_sealed(&String::from_utf8_lossy(row.try_get(1)?));
                    // Of a word that was called again only the first seal is here: what follows it would tell the word.
                    if sealed == Some(seal) || sealed.is_some() && at.is_none() {
                        at = Some(row.try_get::<_, i64>(0)?);
                    }
                }
                let Some(at) = at else { return Ok(Ready::NoSeal) };
                Some(at)
            }
        };
        let seal = seal.as_ref().map(|seal| seal.as_bytes().as_slice());
        let keep = include_str!("sql/ready_keep.sql");
        client.execute(keep, &[&key, &venue, &seal, &own.filter(|_| seq.is_some()), &seq]).await?;
        Ok(Ready::At(seq))
    }

    /// The halls that are ready, and whether words are asked for: from then on, the words that fit their seals.
    pub(super) async fn words(
        &self,
        joint: &Joint,
    ) -> Result<(bool, BTreeMap<i32, Part>), Problem> {
        let client = self.client().await?;
        let asked = match master(&client, joint.commitment).await? {
            Some(master) => joint.read(&client, &master).await?.words_asked,
            None => false,
        };
        let key = joint.commitment.as_bytes().as_slice();
        let mut parts: BTreeMap<i32, Part> = BTreeMap::new();
        let mut text = None;
        for row in client.query(include_str!("sql/words.sql"), &[&key]).await? {
            let part = parts.entry(row.try_get(0)?).or_default();
            part.seal = row.try_get::<_, Option<&[u8]>>(1)?.map(digest).transpose()?;
            let body = row.try_get::<_, Option<&[u8]>>(2)?.filter(|_| asked);
            let Some(body) = body.map(String::from_utf8_lossy) else { continue };
            if let Some(called) = said::word_called(&body) {
                text = Some(called);
            } else if let (Some(salt), Some(text)) = (said::word_opened(&body), text.take()) {
                let opened = Opened { salt, text };
                if Some(opened.seal()) == part.seal {
                    part.opened = Some(opened);
                }
            }
        }
        Ok((asked, parts))
    }
}

/// The history of a conductor, as it is at the hub.
struct Master {
    competition: Digest,
    head: At,
    branch: i32,
    branches: Vec<Branch>,
}

async fn master(client: &Client, joint: Digest) -> Result<Option<Master>, Problem> {
    let key = joint.as_bytes().as_slice();
    let found = client.query_opt(include_str!("sql/master.sql"), &[&key]).await?;
    let Some(found) = found else { return Ok(None) };
    let competition = digest(found.try_get(0)?)?;
    let Some((head, branch, _)) = head(&**client, competition).await? else { return Ok(None) };
    let branches = branches(&**client, competition).await?;
    Ok(Some(Master { competition, head, branch, branches }))
}

impl Master {
    async fn rows(&self, client: &Client, after: i64) -> Result<Vec<RawRow>, Problem> {
        let own = self.branches.iter().find(|branch| branch.number == self.branch);
        let own = own.ok_or(Problem::NoBranch(self.branch))?;
        rows_from(client, (self.competition, &self.branches, own), after).await
    }

    async fn row(&self, client: &Client, seq: i64) -> Result<RawRow, Problem> {
        let found = self.rows(client, seq - 1).await?.into_iter().next();
        found.filter(|row| row.seq == seq).ok_or(Problem::Chain(seq))
    }
}

impl Joint {
    /// The history to its end, of which the new rows alone are read.
    async fn read(
        &self,
        client: &Client,
        master: &Master,
    ) -> Result<tokio::sync::MappedMutexGuard<'_, Conducted>, Problem> {
        let mut history = self.history.lock().await;
        let whose = Some((master.competition, master.branch));
        if history.0 != whose || history.1.read > master.head.seq {
            *history = (whose, Conducted::default());
        }
        while history.1.read < master.head.seq {
            for row in master.rows(client, history.1.read).await? {
                history.1.take(&row);
            }
        }
        Ok(tokio::sync::MutexGuard::map(history, |(_, conducted)| conducted))
    }
}

/// The rounds whose letters a hall has had, and since when.
async fn openings(
    client: &Client,
    joint: Digest,
    venue: i32,
) -> Result<BTreeMap<RoundNo, i64>, Problem> {
    let key = joint.as_bytes().as_slice();
    let mut openings = BTreeMap::new();
    for row in client.query(include_str!("sql/openings.sql"), &[&key, &venue]).await? {
        let round = u8::try_from(row.try_get::<_, i32>(0)?).ok().and_then(RoundNo::new);
        if let Some(round) = round {
            openings.insert(round, row.try_get(1)?);
        }
    }
    Ok(openings)
}

/// The rounds that a hall gave up by itself, or whose letters it has by its own rows: told over the telephone, or given by
/// a hub that was emptied since. Letters that are not those that were sealed no hall can record.
async fn settled(client: &Client, known: &Known) -> Result<BTreeSet<RoundNo>, Problem> {
    let Some(own) = known.competition else { return Ok(BTreeSet::new()) };
    let naming = include_str!("sql/naming.sql");
    let own = own.as_bytes().as_slice();
    let mut settled = BTreeSet::new();
    for event in ["round_given_up", "letters_released"] {
        for row in &client.query(naming, &[&own, &event.as_bytes()]).await? {
            settled.extend(said::settled(&String::from_utf8_lossy(row.try_get(1)?)));
        }
    }
    Ok(settled)
}
