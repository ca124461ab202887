//! Rows that somebody sends: whose they are is looked at in the transaction that takes them in.

use std::collections::BTreeMap;

use tokio_postgres::{GenericClient, Transaction};

use super::append::{Appended, Batch, append};
use super::branches::{At, State, branches, digest};
use super::by_hall::{keep_nonce, keep_seal, sealed};
use super::cards::cards;
use super::formats::joint::{Conducting, conducting, hall_entered, hall_of, is_like};
use super::problem::Problem;
use super::rows::rows_from;
use super::store::Hub;
use super::tokens::{Known, Scope};
use crate::domain::lexicon::Digest;
use crate::storage::{RawRow, genesis};

const SINGLE: &str = "single";
const MASTER: &str = "master";
const HALL: &str = "venue";

/// What is sent beside rows.
#[derive(Debug, Default)]
pub(super) struct Beside {
    /// The joint competition that they are of.
    pub joint: Option<Digest>,
    /// The hall.
    pub venue: Option<i32>,
    /// The hall's seal of the last row.
    pub seal: Option<[u8; 16]>,
    /// The conductor's, for each hall.
    pub seals: BTreeMap<i32, [u8; 16]>,
    /// The conductor's, of rounds whose letters are among the rows.
    pub nonces: BTreeMap<u8, [u8; 10]>,
}

/// What became of sent rows.
#[derive(Debug)]
pub(super) struct Answer {
    pub appended: Appended,
    /// Where the branch in force ends.
    pub here: At,
    /// The first position at which the rows differ from it, where they are in another branch.
    pub parts_at: Option<i64>,
    /// To which event the conductor's history is sealed for this hall.
    pub directives: Option<i64>,
}

/// Whose a competition is.
pub(super) struct Owner {
    kind: String,
    pub joint: Option<Digest>,
    venue: Option<i32>,
    conductor: Option<String>,
    /// Whether a card sent it that was replaced since.
    aside: bool,
}

/// What of a history its sender lacks.
#[derive(Debug)]
pub(super) struct Lacking {
    pub rows: Vec<RawRow>,
    pub head: At,
    pub seal: Option<Vec<u8>>,
    /// Of a conductor's history the seals of that head, by hall.
    pub seals: Vec<(i32, Vec<u8>)>,
}

impl Hub {
    /// Takes in rows of a sender, as [`append`](Self::append) does.
    pub(super) async fn take_sent(
        &self,
        sender: &Known,
        batch: &Batch<'_>,
        beside: &Beside,
    ) -> Result<Answer, Problem> {
        let mut client = self.client().await?;
        let transaction = client.transaction().await?;
        let key = batch.competition.as_bytes().as_slice();
        let token = sender.sha256.as_bytes().as_slice();
        if matches!(sender.scope, Scope::Venue { .. }) {
            // At the first rows it waits for whoever does the same with this token.
            let tie = include_str!("sql/token_tie.sql");
            if transaction.execute(tie, &[&token, &key]).await? > 0 {
                // What an earlier card sent counts again once the card in its place sends it.
                transaction.execute(include_str!("sql/not_aside.sql"), &[&key]).await?;
            }
            let tied = transaction.query_one(include_str!("sql/token_tied.sql"), &[&token]).await?;
            if digest(tied.try_get(0)?)? != batch.competition {
                return Err(Problem::Taken);
            }
        }
        let appended = append(&transaction, batch).await?;
        own(&transaction, &sender.scope, (batch, appended.state), beside).await?;
        let directives = mark(&transaction, &sender.scope, (batch, &appended), beside).await?;
        let here = head(&*transaction, batch.competition).await?;
        let here = here.map_or(At { seq: 0, hash: genesis() }, |(at, ..)| at);
        let parts_at = if appended.state == State::InForce {
            None
        } else {
            let all = branches(&*transaction, batch.competition).await?;
            let own = all.iter().find(|branch| branch.number == appended.branch);
            own.map(|branch| branch.base + 1)
        };
        transaction.commit().await?;
        Ok(Answer { appended, here, parts_at, directives })
    }

    /// Whether this token may read this competition; `None`: it may, and there is none.
    pub(super) async fn may_read(
        &self,
        reader: &Known,
        competition: Digest,
    ) -> Result<Option<()>, Problem> {
        let client = self.client().await?;
        if reader.competition.is_some_and(|tied| tied != competition) {
            return Err(Problem::Foreign);
        }
        let Some(owner) = owner(&**client, competition).await? else { return Ok(None) };
        let may = match &reader.scope {
            // A new card sends anew what the one before it had sent.
            Scope::Venue { joint, venue }
                if owner.aside && reader.competition.is_none() && owner.is_hall(*joint, *venue) =>
            {
                return Err(Problem::NoCompetition(competition));
            }
            Scope::Venue { joint, venue } => {
                reader.competition.is_some() || owner.is_hall(*joint, *venue)
            }
            Scope::Conductor(name) => {
                let of_joint = match owner.joint {
                    Some(joint) => conductor_of(&**client, joint).await?.as_ref() == Some(name),
                    None => false,
                };
                of_joint || owner.conductor.as_ref() == Some(name)
            }
        };
        if may { Ok(Some(())) } else { Err(Problem::Foreign) }
    }

    /// The joint competition that a history is of.
    pub(super) async fn joint_of(&self, competition: Digest) -> Result<Option<Digest>, Problem> {
        let client = self.client().await?;
        Ok(owner(&**client, competition).await?.and_then(|owner| owner.joint))
    }

    /// Where a competition's branch in force ends.
    pub(super) async fn head_of(&self, competition: Digest) -> Result<Option<(At, i32)>, Problem> {
        let client = self.client().await?;
        Ok(head(&**client, competition).await?.map(|(at, branch, _)| (at, branch)))
    }

    /// The rows of the branch in force after an event, no more than are given at once.
    pub(super) async fn lacking(
        &self,
        competition: Digest,
        after: i64,
    ) -> Result<Lacking, Problem> {
        let client = self.client().await?;
        let found = head(&**client, competition).await?;
        let (head, number, seal) = found.ok_or(Problem::NoCompetition(competition))?;
        let all = branches(&**client, competition).await?;
        let branch = all.iter().find(|branch| branch.number == number);
        let branch = branch.ok_or(Problem::NoBranch(number))?;
        let rows = rows_from(&client, (competition, &all, branch), after).await?;
        let joint = owner(&**client, competition).await?.filter(Owner::is_master);
        let mut seals = Vec::new();
        if let Some(joint) = joint.and_then(|owner| owner.joint) {
            let (joint, hash) = (joint.as_bytes().as_slice(), head.hash.as_bytes().as_slice());
            let of_head = include_str!("sql/seals_of.sql");
            for row in client.query(of_head, &[&joint, &head.seq, &hash]).await? {
                seals.push((row.try_get(0)?, row.try_get(1)?));
            }
        }
        Ok(Lacking { rows, head, seal, seals })
    }

    /// Enters a joint competition for its conductor; again it changes nothing.
    pub(super) async fn enter_joint(&self, by: &Known, joint: Digest) -> Result<(), Problem> {
        let Scope::Conductor(name) = &by.scope else { return Err(Problem::Foreign) };
        let client = self.client().await?;
        let enter = include_str!("sql/joint_enter.sql");
        client.execute(enter, &[&joint.as_bytes().as_slice(), &name.as_bytes()]).await?;
        let own = conductor_of(&**client, joint).await?.as_ref() == Some(name);
        if own { Ok(()) } else { Err(Problem::Foreign) }
    }
}

impl Owner {
    pub(super) fn is_master(&self) -> bool {
        self.kind == MASTER
    }

    fn is_hall(&self, joint: Digest, venue: i32) -> bool {
        self.kind == HALL && self.joint == Some(joint) && self.venue == Some(venue)
    }
}

pub(super) async fn owner(
    client: &impl GenericClient,
    competition: Digest,
) -> Result<Option<Owner>, Problem> {
    let key = competition.as_bytes().as_slice();
    let row = client.query_opt(include_str!("sql/owner.sql"), &[&key]).await?;
    let Some(row) = row else { return Ok(None) };
    let joint = row.try_get::<_, Option<&[u8]>>(1)?.map(digest).transpose()?;
    let conductor: Option<&[u8]> = row.try_get(3)?;
    let conductor = conductor.map(|name| String::from_utf8_lossy(name).into_owned());
    let (venue, aside) = (row.try_get(2)?, row.try_get(4)?);
    Ok(Some(Owner { kind: row.try_get(0)?, joint, venue, conductor, aside }))
}

pub(super) async fn conductor_of(
    client: &impl GenericClient,
    joint: Digest,
) -> Result<Option<String>, Problem> {
    let joint = joint.as_bytes().as_slice();
    let row = client.query_opt(include_str!("sql/joint.sql"), &[&joint]).await?;
    let name: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
    Ok(name.map(|name| String::from_utf8_lossy(&name).into_owned()))
}

pub(super) async fn head(
    client: &impl GenericClient,
    competition: Digest,
) -> Result<Option<(At, i32, Option<Vec<u8>>)>, Problem> {
    let key = competition.as_bytes().as_slice();
    let row = client.query_opt(include_str!("sql/head_here.sql"), &[&key]).await?;
    let Some(row) = row else { return Ok(None) };
    let at = At { seq: row.try_get(1)?, hash: digest(row.try_get(2)?)? };
    Ok(Some((at, row.try_get(0)?, row.try_get(3)?)))
}

/// Whether the rows are the sender's, who owns them from now on; what was taken in by hand is whose history says so.
async fn own(
    to: &Transaction<'_>,
    scope: &Scope,
    (batch, state): (&Batch<'_>, State),
    beside: &Beside,
) -> Result<(), Problem> {
    let competition = batch.competition;
    let Some(owner) = owner(to, competition).await? else {
        return Err(Problem::NoCompetition(competition));
    };
    let body = async |seq: i64| -> Result<Option<String>, Problem> {
        let key = competition.as_bytes().as_slice();
        let row = to.query_opt(include_str!("sql/body.sql"), &[&key, &seq]).await?;
        let body: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(body.and_then(|body| String::from_utf8(body).ok()))
    };
    let (kind, joint, venue, conductor) = match scope {
        Scope::Venue { joint, venue } => {
            let named = |other: Option<Digest>| other.is_none_or(|other| other == *joint);
            let is_own = named(beside.joint) && beside.venue.is_none_or(|other| other == *venue);
            if !is_own || !beside.seals.is_empty() || !beside.nonces.is_empty() {
                return Err(Problem::Foreign);
            }
            like_its_conductors(to, competition, *joint).await?;
            if owner.is_hall(*joint, *venue) {
                return Ok(());
            }
            if owner.kind != SINGLE || owner.conductor.is_some() {
                return Err(Problem::Foreign);
            }
            // Its second event says which hall's it is, and a hall sends both at once: the first alone may be another's, or
            // nobody's, and would stand among the competitions that are of no joint one.
            if body(2).await?.and_then(|second| hall_of(&second)) != Some((*joint, *venue)) {
                return Err(Problem::Unlike);
            }
            (HALL, Some(*joint), Some(*venue), None)
        }
        Scope::Conductor(name) => {
            if beside.venue.is_some() || owner.kind == HALL {
                return Err(Problem::Foreign);
            }
            if owner.conductor.as_ref().is_some_and(|other| other != name) {
                return Err(Problem::Foreign);
            }
            // What nobody owns yet is whose file has the history that is in force.
            if owner.conductor.is_none() && state != State::InForce {
                return Err(Problem::Foreign);
            }
            let kind = match beside.joint {
                None => SINGLE,
                Some(joint) => {
                    if conductor_of(to, joint).await?.as_ref() != Some(name) {
                        return Err(Problem::Foreign);
                    }
                    let first = body(1).await?.unwrap_or_default();
                    if super::derive::commitment(&first) != Some(joint) {
                        return Err(Problem::Unlike);
                    }
                    MASTER
                }
            };
            let is_known = owner.conductor.is_some() && (owner.joint == beside.joint);
            if is_known || owner.joint.is_some() {
                return Ok(());
            }
            (kind, beside.joint, None, Some(name.as_bytes()))
        }
    };
    let key = competition.as_bytes().as_slice();
    let joint = joint.as_ref().map(|joint| joint.as_bytes().as_slice());
    to.execute(include_str!("sql/own.sql"), &[&key, &kind, &joint, &venue, &conductor]).await?;
    Ok(())
}

/// That a hall's file is of its conductor's rules, word list and commitment, once the conductor's is here.
async fn like_its_conductors(
    to: &Transaction<'_>,
    competition: Digest,
    joint: Digest,
) -> Result<(), Problem> {
    let (own, joint) = (competition.as_bytes().as_slice(), joint.as_bytes().as_slice());
    let firsts = to.query_opt(include_str!("sql/firsts.sql"), &[&own, &joint]).await?;
    let Some(firsts) = firsts else { return Ok(()) };
    let text = |column| -> Result<String, Problem> {
        Ok(String::from_utf8_lossy(firsts.try_get(column)?).into_owned())
    };
    if is_like(&text(0)?, &text(1)?) { Ok(()) } else { Err(Problem::Unlike) }
}

/// Keeps what goes with the rows: seals, and of a conductor's history the halls' tokens.
async fn mark(
    to: &Transaction<'_>,
    scope: &Scope,
    (batch, appended): (&Batch<'_>, &Appended),
    beside: &Beside,
) -> Result<Option<i64>, Problem> {
    let key = batch.competition.as_bytes().as_slice();
    let last = &batch.rows[batch.rows.len() - 1];
    let is_head = (appended.seq, appended.hash) == (last.seq, last.hash);
    match scope {
        Scope::Venue { joint, venue } => {
            if let Some(seal) = beside.seal.filter(|_| is_head) {
                let kept = include_str!("sql/seal.sql");
                to.execute(kept, &[&key, &appended.branch, &seal.as_slice()]).await?;
            }
            let sealed = sealed(to, (*joint, *venue), i64::MAX).await?;
            Ok(Some(sealed.map_or(0, |(at, _)| at.seq)))
        }
        Scope::Conductor(_) => {
            let Some(joint) = beside.joint else { return Ok(None) };
            let is_card = |row: &RawRow| hall_entered(&row.body).is_some();
            if appended.state == State::InForce && batch.rows.iter().any(is_card) {
                cards(to, joint).await?;
            }
            // Of a branch that is not in force, too: it may be chosen later, and these do not come again.
            if is_head {
                let head = At { seq: last.seq, hash: last.hash };
                for (venue, seal) in &beside.seals {
                    keep_seal(to, (joint, *venue), head, seal).await?;
                }
            }
            for row in batch.rows {
                let Some(Conducting::Letters(round)) = conducting(&row.body) else { continue };
                if let Some(nonce) = beside.nonces.get(&round.get()) {
                    keep_nonce(to, (joint, round), row.hash, nonce).await?;
                }
            }
            Ok(None)
        }
    }
}

/// Whose a history is that nobody sent, as its events say: a hall's, or a conductor's, whose halls' tokens are made.
pub(super) async fn classify(to: &Transaction<'_>, competition: Digest) -> Result<(), Problem> {
    let key = competition.as_bytes().as_slice();
    let first = to.query_opt(include_str!("sql/body.sql"), &[&key, &1_i64]).await?;
    let second = to.query_opt(include_str!("sql/body.sql"), &[&key, &2_i64]).await?;
    let body = |row: Option<tokio_postgres::Row>| -> Result<Option<String>, Problem> {
        let body: Option<Vec<u8>> = row.map(|row| row.try_get(0)).transpose()?;
        Ok(body.and_then(|body| String::from_utf8(body).ok()))
    };
    let (Some(first), Some(second)) = (body(first)?, body(second)?) else { return Ok(()) };
    let own = include_str!("sql/own_by_hand.sql");
    if let Some((joint, venue)) = hall_of(&second) {
        let joint = joint.as_bytes().as_slice();
        to.execute(own, &[&key, &HALL, &joint, &Some(venue)]).await?;
        return Ok(());
    }
    let entering = include_str!("sql/naming.sql");
    let entering = to.query(entering, &[&key, &b"\"venue_entered\"".as_slice()]).await?;
    let joint = super::derive::commitment(&first).filter(|_| !entering.is_empty());
    let Some(joint) = joint else { return Ok(()) };
    let mut bodies = entering.iter().map(|row| row.try_get::<_, &[u8]>(1));
    if bodies.any(|body| body.is_ok_and(|it| hall_entered(&String::from_utf8_lossy(it)).is_some()))
    {
        let joint_key = joint.as_bytes().as_slice();
        to.execute(own, &[&key, &MASTER, &joint_key, &None::<i32>]).await?;
        cards(to, joint).await?;
    }
    Ok(())
}
