//! What is intact in a damaged file, as a new file: the history as far as its chain holds, byte for byte,
//! and what belongs to it. The damaged file is only read.
//!
//! It must never make up an event, and never keep half of an action: where the history breaks off in
//! the middle, its last action goes, for nobody knows whether it was whole.

use std::path::{Path, PathBuf};

use rusqlite::Connection;

use super::copies::{self, Readers};
use super::drafts;
use super::history;
use super::journal::{self, Head};
use super::links;
use super::open::{self, transact};
use super::parts::{self, StoredLexicon};
use super::paths;
use super::pictures;
use super::problem::{Damage, Problem};
use super::purpose::{Purpose, is_publication, set_purpose};
use super::stations::{self, Seen};
use super::wal;
use crate::domain::contest::Format;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::seed::Seed;
use crate::domain::letters::WordLanguage;
use crate::domain::lexicon::Digest;
use crate::lexicon::Lexicon;

/// Where else a list may be found that is damaged: it is known by its digest, so whatever is found is
/// the same, word for word.
#[derive(Clone, Copy, Debug, Default)]
pub struct Elsewhere<'a> {
    /// A list that was read.
    pub list: Option<&'a Lexicon>,
    /// Other competition files, copies of this one for example; what is none is passed over.
    pub files: &'a [PathBuf],
}

/// What was intact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Salvaged {
    /// How many events.
    pub events: u64,
    /// When the last of them happened: milliseconds since 1970-01-01 UTC by the wall clock.
    pub last_wall_ms: i64,
    /// Whether the history breaks off there: what happened after it, if anything, cannot be read. If
    /// not, the damage was elsewhere.
    pub broken_off: bool,
    /// Whether a list was damaged and was taken from elsewhere.
    pub list_from_elsewhere: bool,
}

/// Makes the new file.
pub(super) fn salvage<F: Format>(
    from: &Path,
    elsewhere: Elsewhere<'_>,
    to: &Path,
) -> Result<Salvaged, Problem> {
    open::expect_file(from)?;
    let real = paths::real(from)?;
    let wal_is_broken = wal::look(&real).is_broken;
    let [beside, alone] = open::for_salvage(&real).map(|opened| {
        let damaged = opened?;
        let (events, broken_off) = intact::<F>(&damaged).map_err(|problem| match problem {
            // A table that is gone, for example.
            Problem::System(what) => Damage::Pages(what).into(),
            problem => problem,
        })?;
        Ok((damaged, events, broken_off))
    });
    // What has more; as it lies there when both have the same.
    let (damaged, events, broken_off) = match (beside, alone) {
        (Ok(beside), Ok(alone)) if alone.1.len() > beside.1.len() => alone,
        (Ok(beside), _) => beside,
        (Err(_), Ok(alone)) => alone,
        (Err(problem), Err(_)) => return Err(problem),
    };
    let (Some(first), Some(last)) = (events.first(), events.last()) else {
        return Err(Damage::NoEvents.into());
    };
    let Event::CompetitionCreated { rules, .. } = &first.event else {
        return Err(Damage::NoEvents.into());
    };
    let rules = rules_text::<F>(&damaged, rules.sha256)?;
    let purpose = match is_publication(&damaged) {
        Ok(true) => Purpose::Publication,
        Ok(false) | Err(_) => Purpose::Competition,
    };
    let mut list_from_elsewhere = false;
    let mut lists = Vec::new();
    for passport in history::first_passports(&events) {
        let sha256 = passport.sha256;
        let list = match lexicon(&damaged, sha256) {
            Some(list) => list,
            // No copy for publication gets a whole list, and the words that it has are its own.
            None if purpose == Purpose::Competition => {
                list_from_elsewhere = true;
                let found = list_elsewhere(elsewhere, sha256, &damaged);
                let found = found.ok_or(Problem::ListLost { events: last.seq.0, sha256 })?;
                found.titled(passport)
            }
            None => return Err(Problem::ListLost { events: last.seq.0, sha256 }),
        };
        lists.push((sha256, list));
    }
    copies::beside(to, Readers::Owner, |beside| {
        let mut new = open::make(beside)?;
        transact(&mut new, |new| {
            set_purpose(new, purpose)?;
            parts::add_rules(new, &rules)?;
            for (sha256, list) in &lists {
                parts::add_lexicon(new, *sha256, list)?;
            }
            for seed in seeds(&damaged) {
                parts::add_seed(new, &seed)?;
            }
            for draft in drafts::all(&damaged).unwrap_or_default().readable {
                drafts::save(new, &draft)?;
            }
            // Without them a card of before leads nowhere, and its player gets another.
            if let Ok(Some(of)) = links::of(&damaged) {
                links::keep(new, &of)?;
            }
            if stations::are_there(&damaged) == Ok(true) {
                stations::make_room(new)?;
                // Without it somebody would key blind what they were shown.
                for (of, name) in stations::seen(&damaged).unwrap_or_default() {
                    if !matches!(of, Seen::Keyed(keyed) if keyed > last.seq) {
                        stations::keep_seen(new, of, &name)?;
                    }
                }
                pictures::save_intact(&damaged, &events, new)?;
            }
            journal::copy(&damaged, new, last.seq.0)
        })?;
        new.close().map_err(|(_, error)| Problem::from(error))
    })?;
    let broken_off = broken_off || wal_is_broken;
    let (events, last_wall_ms) = (last.seq.0, last.at.wall_ms);
    Ok(Salvaged { events, last_wall_ms, broken_off, list_from_elsewhere })
}

/// The events before the first that cannot be read or does not follow, and whether there is one.
fn intact<F: Format>(damaged: &Connection) -> Result<(Vec<Recorded<F>>, bool), Problem> {
    let mut events: Vec<Recorded<F>> = Vec::new();
    let mut head = Head::genesis();
    let walked = journal::for_each(damaged, u64::MAX, |row, link| {
        let event = row.decode()?.recorded;
        if !link.holds || !head.can_be_followed_by(event.seq.0, event.action.0) {
            return Err(Damage::Chain(event.seq).into());
        }
        head = Head { seq: event.seq.0, action: event.action.0, ..head };
        events.push(event);
        Ok(())
    });
    match walked {
        Ok(_) => Ok((events, false)),
        Err(Problem::Damaged(_) | Problem::DiskFails) => {
            let half = events.last().map(|event| event.action);
            events.retain(|event| Some(event.action) != half);
            Ok((events, true))
        }
        Err(problem) => Err(problem),
    }
}

/// The rules in the file, or the program's own when they are the same.
fn rules_text<F: Format>(damaged: &Connection, sha256: Digest) -> Result<String, Problem> {
    parts::rules_text(damaged, sha256).or_else(|problem| {
        let mut own = F::own_rules().iter();
        let same = own.find(|text| Digest::of(text.as_bytes()) == sha256);
        same.map(|text| (*text).to_owned()).ok_or(problem)
    })
}

/// The list in the file, or the one of the program's own that is the same.
fn lexicon(damaged: &Connection, sha256: Digest) -> Option<StoredLexicon> {
    parts::lexicon(damaged, sha256).ok().or_else(|| {
        let mut own = WordLanguage::ALL.into_iter().map(Lexicon::free);
        let same = own.find(|list| list.passport().sha256 == sha256);
        same.map(StoredLexicon::Full)
    })
}

/// The same list, from elsewhere. Only the words written of it would not do, unless it is a copy of this
/// very competition that has them: others have other words.
fn list_elsewhere(
    elsewhere: Elsewhere<'_>,
    sha256: Digest,
    damaged: &Connection,
) -> Option<StoredLexicon> {
    let read = elsewhere.list.filter(|list| list.passport().sha256 == sha256);
    let in_file = |path: &PathBuf| {
        open::expect_file(path).ok()?;
        let other = open::for_reading(path).ok()?;
        let list = parts::lexicon(&other, sha256).ok()?;
        let same =
            || journal::first(&other).is_some_and(|one| journal::first(damaged) == Some(one));
        let all = list.is_full() || (same() && is_publication(&other) == Ok(false));
        all.then_some(list)
    };
    let read = read.map(|list| StoredLexicon::Full(list.clone()));
    read.or_else(|| elsewhere.files.iter().find_map(in_file))
}

/// The seeds, those that are of their commitments; none when the table cannot be read.
fn seeds(damaged: &Connection) -> Vec<Seed> {
    let read = || -> Result<Vec<Seed>, rusqlite::Error> {
        let mut statement = damaged.prepare("SELECT commitment, seed FROM seeds")?;
        let mut rows = statement.query([])?;
        let mut seeds = Vec::new();
        while let Some(row) = rows.next()? {
            let (commitment, seed): (Vec<u8>, Vec<u8>) = (row.get(0)?, row.get(1)?);
            let seed = seed.try_into().map(Seed::from_bytes).ok();
            seeds.extend(seed.filter(|s| s.commitment().as_bytes().as_slice() == commitment));
        }
        Ok(seeds)
    };
    // Without a seed the letters are recorded as before, and not derivable.
    read().unwrap_or_default()
}
