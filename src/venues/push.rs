//! A history on its way up: what the hub lacks of a file, in order, however often it was cut off before.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Serialize;

use super::followed::Untrue;
use super::line::{Line, NotDone, Refused};
use super::rows::{HubHead, SentRow};
use super::sealing::{Sealing, Seals, nonces_of};
use crate::domain::formats::anagram::Event;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Digest;
use crate::language::Language;
use crate::storage::{Damage, RawRow, StorageError, genesis, rows_after, rules_text};
use crate::text;

/// So many rows are sent at once, and so many bytes of their texts; a larger row alone.
const AT_ONCE: usize = 500;
const BYTES: usize = 1 << 20;

/// Sends one file's history. Between two times it knows where the hub was.
#[derive(Debug)]
pub struct Sender {
    path: PathBuf,
    sealing: Sealing,
    /// The hub's head as it was last told; `None` asks it.
    known: Option<HubHead>,
    /// Whether the hub was told of the joint competition.
    entered: bool,
    /// What of a hall's file waits until the words are asked for.
    held: Held,
    /// Whether not even the seal of the hall's word may go out.
    keeps_seal: bool,
}

/// A hall's word is shown to nobody before the conductor asks for the words of all: of a file that has one, and was not
/// asked, no event after its seal goes out; nor after the seal of one that was taken back, which may be the same word.
#[derive(Debug, Default)]
struct Held {
    /// So many events were looked at.
    looked: u64,
    /// Where the first seal stands, and the newest one.
    sealed: Option<(u64, Digest)>,
    asked: bool,
}

/// What was sent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pushed {
    /// How many rows were sent; the hub may have had some.
    pub rows: u64,
    /// How many events the file had.
    pub events: u64,
    /// The branch that has the last of them, if any were sent.
    pub branch: Option<i32>,
    /// To which event the conductor's history is sealed for this hall, as far as the hub told.
    pub directives: Option<u64>,
    /// The first event that differs from what is in force at the hub: what was sent is kept beside it.
    pub parted_at: Option<u64>,
}

/// Why not all of a file is at the hub.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotSent {
    /// The file could not be read.
    #[error("{0}")]
    File(#[from] StorageError),
    /// The hub was not reached, or refused.
    #[error("{0}")]
    Hub(#[from] NotDone),
    /// What came down is not what whoever conducts wrote.
    #[error("{0}")]
    Untrue(Untrue),
    /// The hub has later events of the very same history: this file is an earlier copy.
    #[error("the hub has {there} events, the file {here}")]
    Behind {
        /// How many the file has.
        here: u64,
        /// How many the hub has.
        there: u64,
    },
    /// What the hub has beyond an earlier copy was not taken back: to this event it does not follow, is not sealed with the
    /// file's own keys, or may not stand.
    #[error("event {0} does not fit this copy")]
    NotTakenBack(u64),
}

impl NotSent {
    /// Whether the hub does not know the card.
    pub fn is_unknown(&self) -> bool {
        matches!(self, Self::Hub(why) if why.is_unknown())
    }

    /// What it means for people.
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::File(error) => error.sentence(language),
            Self::Hub(why) => why.sentence(language),
            Self::Untrue(why) => text!(language, "venues-untrue", at = why.at()),
            Self::Behind { here, there } => {
                text!(language, "venues-behind", here = *here, there = *there)
            }
            Self::NotTakenBack(at) => text!(language, "venues-not-taken-back", at = *at),
        }
    }
}

#[derive(Serialize)]
struct Batch<'a> {
    joint: Digest,
    #[serde(skip_serializing_if = "Option::is_none")]
    venue: Option<VenueNo>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seal: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seals: Option<BTreeMap<VenueNo, String>>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    nonces: BTreeMap<RoundNo, String>,
    before: HubHead,
    rows: &'a [SentRow],
}

/// These rows, with the seals of their head.
fn batch<'a>(
    sealing: &Sealing,
    (before, head): (HubHead, HubHead),
    rows: &'a [SentRow],
) -> Batch<'a> {
    let (joint, nonces) = (sealing.joint(), BTreeMap::new());
    let bare = Batch { joint, venue: None, seal: None, seals: None, nonces, before, rows };
    match sealing.seals(head) {
        Seals::Venue(venue, seal) => {
            Batch { venue: Some(venue), seal: Some(seal.to_string()), ..bare }
        }
        Seals::Conductor(seals) => {
            let seals = seals.into_iter().map(|(venue, seal)| (venue, seal.to_string()));
            Batch { seals: Some(seals.collect()), ..bare }
        }
    }
}

impl Sender {
    /// Of this file, with heads sealed so.
    pub const fn new(path: PathBuf, sealing: Sealing) -> Self {
        Self {
            path,
            sealing,
            known: None,
            entered: false,
            held: Held { looked: 0, sealed: None, asked: false },
            keeps_seal: false,
        }
    }

    /// Whether not even the seal of the hall's word goes out: the hall has not said that it is ready.
    pub const fn keep_seal(&mut self, keeps: bool) {
        self.keeps_seal = keeps;
    }

    /// The hub is asked anew what it has: it may be another.
    pub(super) const fn forget(&mut self) {
        (self.known, self.entered) = (None, false);
    }

    /// Sends what the hub lacks, as the file is now: beside whoever writes it.
    ///
    /// # Errors
    /// [`NotSent`]; what was sent until then stays, and the next time only the rest is sent.
    pub fn push(&mut self, line: &Line) -> Result<Pushed, NotSent> {
        self.push_while(line, |_| true)
    }

    /// The same, told after each request how many events are at the hub: it goes on while that says so.
    ///
    /// # Errors
    /// As [`push`](Self::push).
    pub fn push_while(
        &mut self,
        line: &Line,
        goes_on: impl FnMut(u64) -> bool,
    ) -> Result<Pushed, NotSent> {
        let pushed = self.pushed(line, goes_on);
        if pushed.is_err() {
            self.forget();
        }
        pushed
    }

    fn pushed(
        &mut self,
        line: &Line,
        mut goes_on: impl FnMut(u64) -> bool,
    ) -> Result<Pushed, NotSent> {
        let first = first_of(&self.path)?;
        if matches!(self.sealing, Sealing::Conductor { .. }) && !self.entered {
            line.enter(self.sealing.joint())?;
            self.entered = true;
        }
        let mut from = match self.known {
            Some(known) => known,
            None => self.common(line, first)?,
        };
        self.known = Some(from);
        let mut pushed = Pushed::default();
        let mut is_wanted = goes_on(from.seq);
        let mut was_sent_back = false;
        while is_wanted {
            let mut rows = rows_after(&self.path, from.seq, AT_ONCE)?;
            // After they were read: a word may have been called meanwhile, and they have it.
            let until = self.until()?;
            rows.retain(|row| until.is_none_or(|until| head(row).seq <= until));
            if rows.is_empty() {
                break;
            }
            for rows in parted(rows) {
                let (before, Some(last)) = (from, rows.last().map(|row| head(&row.0))) else {
                    continue;
                };
                let mut batch = batch(&self.sealing, (before, last), &rows);
                batch.nonces = self.nonces(&rows)?;
                match line.send(first, &batch) {
                    Ok(sent) => {
                        pushed.rows += rows.len() as u64;
                        pushed.branch = Some(sent.branch);
                        pushed.directives = sent.directives;
                        pushed.parted_at = sent.at;
                        self.give(line, &sent.lacks)?;
                        from = last;
                        self.known = Some(last);
                        is_wanted = goes_on(last.seq);
                        if !is_wanted {
                            break;
                        }
                    }
                    // It forgot rows, or never had them: once from where it says that it is.
                    Err(NotDone::Refused(Refused { why, .. }))
                        if why == "gap" && !was_sent_back =>
                    {
                        was_sent_back = true;
                        from = self.common(line, first)?;
                        break;
                    }
                    Err(why) => return Err(why.into()),
                }
            }
        }
        pushed.events = from.seq;
        Ok(pushed)
    }

    /// The seal of the hall's word, while the word waits and once the hub has all that may go out before it.
    pub fn word(&self) -> Option<Digest> {
        let (at, seal) = self.held.sealed.filter(|_| !self.held.asked)?;
        self.known.is_some_and(|known| known.seq >= at).then_some(seal)
    }

    /// Whether the hall's word keeps what is after it back.
    pub fn holds(&self) -> bool {
        self.held.sealed.is_some() && !self.held.asked
    }

    /// The last event that may go out; `None`: all.
    fn until(&mut self) -> Result<Option<u64>, StorageError> {
        if self.held.asked || matches!(self.sealing, Sealing::Conductor { .. }) {
            return Ok(None);
        }
        loop {
            let rows = rows_after(&self.path, self.held.looked, AT_ONCE)?;
            let Some(last) = rows.last() else { break };
            for row in &rows {
                match serde_json::from_str(&row.body) {
                    Ok(Event::Own(AnagramEvent::Joint(JointEvent::WordSealed { sha256 }))) => {
                        let first = self.held.sealed.map_or(head(row).seq, |(at, _)| at);
                        self.held.sealed = Some((first, sha256));
                    }
                    Ok(Event::Own(AnagramEvent::Joint(JointEvent::WordsAsked { .. }))) => {
                        self.held.asked = true;
                    }
                    _ => {}
                }
            }
            self.held.looked = head(last).seq;
        }
        let last = |(at, _)| if self.keeps_seal { at - 1 } else { at };
        Ok(self.held.sealed.map(last).filter(|_| !self.held.asked))
    }

    /// What the tags of the rounds were made with whose letters are among the conductor's rows: the halls may have them
    /// with the letters.
    fn nonces(&self, rows: &[SentRow]) -> Result<BTreeMap<RoundNo, String>, StorageError> {
        let drawn: BTreeSet<RoundNo> = rows.iter().filter_map(|row| drawn(&row.0.body)).collect();
        if !matches!(self.sealing, Sealing::Conductor { .. }) {
            return Ok(BTreeMap::new());
        }
        let nonces = nonces_of(&self.path, drawn)?;
        Ok(nonces.into_iter().map(|(round, nonce)| (round, nonce.to_string())).collect())
    }

    /// Where to go on: the hub's head where the file has that very event; else the beginning, so that the hub finds
    /// where the two part.
    fn common(&self, line: &Line, first: Digest) -> Result<HubHead, NotSent> {
        let beginning = HubHead { seq: 0, hash: genesis() };
        let here = match line.head(first) {
            Ok(Some(here)) => here,
            Ok(None) => return Ok(beginning),
            // Of the history of another card it tells nothing; why rows are not taken from this one, it says to rows.
            Err(NotDone::Refused(Refused { status: 403, why, .. })) if why == "foreign" => {
                return Ok(beginning);
            }
            Err(why) => return Err(why.into()),
        };
        self.give(line, &here.lacks)?;
        let there = here.head;
        if there.seq == 0 {
            return Ok(beginning);
        }
        let own = rows_after(&self.path, there.seq - 1, 1)?;
        match own.first() {
            Some(row) if row.hash == there.hash => Ok(there),
            Some(_) => Ok(beginning),
            None => {
                let last = last_of(&self.path, there.seq)?;
                let theirs = line.rows(first, last.seq.saturating_sub(1))?;
                let same = theirs.first().is_some_and(|row| head(&row.0) == last);
                if same {
                    return Err(NotSent::Behind { here: last.seq, there: there.seq });
                }
                Ok(beginning)
            }
        }
    }

    /// Sends what the history names and the hub lacks, as far as it is known here what that is.
    fn give(&self, line: &Line, lacks: &[String]) -> Result<(), NotSent> {
        for part in lacks.iter().filter(|part| part.starts_with("rules/")) {
            match line.give(part, rules_text(&self.path)?.as_bytes()) {
                // A hub that cannot read them takes the history all the same.
                Ok(()) | Err(NotDone::Refused(_)) => {}
                Err(why) => return Err(why.into()),
            }
        }
        Ok(())
    }
}

/// The hash of a file's first event, by which the hub knows it.
pub(super) fn first_of(path: &Path) -> Result<Digest, StorageError> {
    let first = rows_after(path, 0, 1)?;
    first.first().map(|row| row.hash).ok_or_else(|| {
        let (path, problem) = (path.to_path_buf(), Damage::NoEvents.into());
        StorageError { path, problem }
    })
}

/// The last event of a file that has fewer than so many.
pub(super) fn last_of(path: &Path, fewer_than: u64) -> Result<HubHead, StorageError> {
    let mut last = HubHead { seq: 0, hash: genesis() };
    while last.seq < fewer_than {
        let rows = rows_after(path, last.seq, AT_ONCE)?;
        match rows.last() {
            Some(row) => last = head(row),
            None => break,
        }
    }
    Ok(last)
}

fn head(row: &RawRow) -> HubHead {
    HubHead { seq: u64::try_from(row.seq).unwrap_or(0), hash: row.hash }
}

/// The round whose letters a body is.
fn drawn(body: &str) -> Option<RoundNo> {
    match serde_json::from_str(body).ok()? {
        Event::Own(AnagramEvent::LettersDrawn { round, .. }) => Some(round),
        _ => None,
    }
}

/// The rows in pieces that fit into a request.
fn parted(rows: Vec<RawRow>) -> Vec<Vec<SentRow>> {
    let mut pieces: Vec<Vec<SentRow>> = Vec::new();
    let mut bytes = BYTES;
    for row in rows {
        let of_row = row.name.len() + row.role.len() + row.station.len() + row.body.len();
        bytes += of_row;
        if bytes > BYTES {
            pieces.push(Vec::new());
            bytes = of_row;
        }
        if let Some(piece) = pieces.last_mut() {
            piece.push(SentRow(row));
        }
    }
    pieces
}
