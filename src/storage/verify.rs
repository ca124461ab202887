//! Whether a competition file is what it says: its pages, its chain, and everything in it that can
//! be derived again. It trusts nothing that is stored but the players' words and the referee's.
//!
//! What was typed (real bags, rounds recorded afterwards, corrections, imports) cannot be derived:
//! that is told, and is no failure. The file is only read, also beside a writer.

mod head;
mod history;
mod say;

pub use head::{HeadFound, HeadPlace};

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rusqlite::Connection;

use super::lawful::{Lists, Stored, Unlawful};
use super::parts::{self, StoredLexicon};
use super::problem::{Damage, Part, Problem, StorageError};
use super::{ahead, at, create, drafts, journal, open, publish};
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::rules::{OSTH_2019, Rules};
use crate::domain::formats::anagram::{Event, Record, Recorded, Rejection};
use crate::domain::head::Heads;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, Seq};
use crate::domain::letters::Letter;
use crate::domain::lexicon::Digest;

/// What was looked at, in the order of looking, and what came out.
#[derive(Clone, Debug)]
pub struct Verification {
    /// Which file.
    pub path: PathBuf,
    /// How many events it has.
    pub events: u64,
    /// The hash of the last.
    pub chain_head: Digest,
    /// Every head, as far as the chain holds.
    pub heads: Heads,
    /// The issue of the final sheet that stands; `None` before signing and after a reopening.
    pub signed: Option<u32>,
    /// Every check; those that could not be made because of an earlier failure are left out.
    pub checks: Vec<Check>,
}

impl Verification {
    /// The first check that failed; `None` when everything holds.
    #[must_use]
    pub fn first_failure(&self) -> Option<&Check> {
        self.checks.iter().find(|check| matches!(check.outcome, Outcome::Failed { .. }))
    }

    /// Whether nothing failed.
    #[must_use]
    pub fn holds(&self) -> bool {
        self.first_failure().is_none()
    }

    /// The rounds, each with its event, whose letters were recorded and cannot be derived.
    pub fn not_derivable(&self) -> impl Iterator<Item = (RoundNo, Seq, NotDerivable)> {
        self.checks.iter().filter_map(|check| match (&check.what, &check.outcome) {
            (Checked::Letters { round, seq, .. }, Outcome::NotDerivable(why)) => {
                Some((*round, *seq, *why))
            }
            _ => None,
        })
    }
}

/// One thing that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// What.
    pub what: Checked,
    /// What came out.
    pub outcome: Outcome,
}

/// What was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Checked {
    /// The database's pages, tables and triggers.
    File,
    /// That what was written last is there; only told when it may be missing.
    Last,
    /// The sheets begun and not saved; told when there are any.
    Drafts,
    /// The hash chain over all events.
    Chain {
        /// How many.
        events: u64,
    },
    /// That events and actions are numbered without gaps.
    Numbering,
    /// That every event can be read.
    Events,
    /// The text of the rules.
    Rules {
        /// Their name, as the history has it.
        id: String,
        /// SHA-256 of their text.
        sha256: Digest,
        /// Whose they are.
        of: RulesOf,
    },
    /// A word list.
    Lexicon {
        /// Its title, as the history names it.
        name: String,
        /// Its digest, as the history names it.
        sha256: Digest,
        /// Whether the file has the whole list, or only the words written.
        full: bool,
    },
    /// The revealed seed against the published commitment.
    Seed,
    /// The same of the seed that the file keeps until signing; nothing of it is shown.
    KeptSeed,
    /// How a round got its letters.
    Letters {
        /// The round.
        round: RoundNo,
        /// Which draw of it.
        attempt: Attempt,
        /// The event that says so.
        seq: Seq,
    },
    /// That every event was allowed where it stands.
    Law,
    /// That everybody held the office that what they did needed.
    Offices,
    /// That a signing binds the words that a copy for publication has of its list.
    Words,
    /// Every total, from the words upwards.
    Totals {
        /// Sheets graded.
        sheets: u32,
        /// Words on them.
        words: u32,
    },
    /// A signed table.
    SignedTable {
        /// Which issue.
        issue: u32,
        /// The event that says so.
        seq: Seq,
    },
}

/// Whose rules a competition is played by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesOf {
    /// The program's own, letter by letter.
    Program,
    /// A club's, whatever they call themselves.
    Club,
}

/// Something that whoever reads the file should know, and that is no failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// Program 0.1.0 asked nobody's office: so many events were done by somebody who does not hold
    /// the one that they need.
    OfficesUnasked {
        /// How many.
        count: u64,
        /// The first of them.
        first: Seq,
    },
    /// No signing binds the words that this copy has of its list: nothing shows that the list has
    /// just these.
    WordsUnbound,
}

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It is as it must be.
    Holds,
    /// It is not.
    Failed {
        /// At which event, when it is about one.
        at: Option<Seq>,
        /// How.
        why: Failure,
    },
    /// It was recorded and cannot be derived; this is no failure.
    NotDerivable(NotDerivable),
    /// It is no failure, and must be known.
    Told(Told),
}

/// How something is not as it must be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The file, or a part of it, is damaged.
    Damaged(Damage),
    /// The file was not closed, and what is written ahead of it is not beside it.
    MayLackTheLast {
        /// The name of what should lie beside it.
        ahead: String,
    },
    /// An event of a newer program.
    NewerEvent,
    /// Events or actions are not numbered as they must be.
    Numbering,
    /// The first event is not that the competition was made, or another one is.
    NotOneBeginning,
    /// An undo of what cannot be undone: not an earlier action, or one taken back already.
    UndoOfNothing,
    /// The revealed seed is not the one that was committed to.
    OtherSeed,
    /// The draw gives other letters, or another number of redraws.
    OtherLetters {
        /// The letters that the seed gives.
        derived: Vec<Letter>,
        /// How often the consonants go back.
        redraws: u32,
    },
    /// No digital draw could be made there: the rounds' order, the bags, or a seed that everybody
    /// knew already forbid it.
    NoDraw,
    /// A total is not the sum of its words.
    Total {
        /// Whose.
        player: PlayerId,
        /// As the standings have it.
        stated: i64,
        /// As the words give it.
        derived: i64,
    },
    /// The signed table is not the one that the history gives.
    OtherTable {
        /// The first row that differs, from 1.
        row: usize,
    },
    /// The signed table's digest is not the recorded one.
    OtherDigest {
        /// The table's.
        derived: Digest,
    },
    /// It was signed although something stood against it.
    NotToBeSigned(Box<Rejection>),
    /// Events may not stand where they stand.
    Unlawful(Box<Unlawful>),
}

/// Why something cannot be derived.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotDerivable {
    /// The seed is revealed at signing.
    NotYetSigned,
    /// The file does not have the seed.
    SeedUnknown,
    /// Drawn from real bags and typed.
    Typed,
    /// Recorded afterwards, or imported.
    Recorded,
    /// A slip was corrected.
    Corrected,
}

/// Looks at everything in a file.
///
/// # Errors
/// [`Problem`] when there is no competition to look at: no such file, another kind of file, of a
/// newer program. Damage is a failed check.
pub fn verify(path: &Path) -> Result<Verification, StorageError> {
    looked_at(path).map_err(|problem| at(path, problem))
}

fn looked_at(path: &Path) -> Result<Verification, Problem> {
    open::expect_file(path)?;
    let mut report = Report {
        verification: Verification {
            path: path.to_path_buf(),
            events: 0,
            chain_head: journal::Head::genesis().hash,
            heads: Heads::default(),
            signed: None,
            checks: Vec::new(),
        },
    };
    let real = fs::canonicalize(path)?;
    let ahead = ahead::look(&real);
    let whole = open::for_reading(&real).and_then(|connection| {
        open::is_whole(&connection, &real)?;
        // Everything below looks at one state of the file, whatever a writer does meanwhile.
        connection.execute_batch("BEGIN")?;
        Ok(connection)
    });
    if let Some(connection) = report.unless_damaged(Checked::File, whole)? {
        let may_lack_the_last =
            ahead.may_be_elsewhere && open::is_marked_as_open(&connection, &real)?;
        inside(&connection, &mut report)?;
        drafts_of(&connection, &mut report)?;
        if ahead.is_broken {
            let damage = Damage::Ahead(Seq(report.verification.events));
            report.add(Checked::Last, failed(None, Failure::Damaged(damage)));
        }
        if may_lack_the_last {
            let ahead = ahead::name_of(path);
            report.add(Checked::Last, failed(None, Failure::MayLackTheLast { ahead }));
        }
    }
    Ok(report.verification)
}

/// What the file holds, once its pages are sound. Stops where nothing further can be looked at.
fn inside(connection: &Connection, report: &mut Report) -> Result<(), Problem> {
    let Some(history) = journal_of(connection, report)? else { return Ok(()) };
    let events: Vec<Recorded> = history.iter().map(|stored| stored.recorded.clone()).collect();
    numbering(&events, report);
    let Some(Event::CompetitionCreated { rules: named, .. }) =
        events.first().map(|first| &first.event)
    else {
        return Ok(());
    };
    let own = named.sha256 == Digest::of(OSTH_2019.as_bytes());
    let what = Checked::Rules {
        id: named.id.clone(),
        sha256: named.sha256,
        of: if own { RulesOf::Program } else { RulesOf::Club },
    };
    let rules = parts::rules(connection, named);
    let Some(rules) = report.unless_damaged(what, rules)? else { return Ok(()) };
    let rules = Arc::new(rules);
    let lists = lists(connection, &events, report)?;
    let kept = kept_seed(connection, Arc::clone(&rules), &events, report)?;
    let publication = create::is_publication(connection)?;
    if publication {
        let only = publish::expect_only(connection, &events, lists.as_ref());
        report.unless_damaged(Checked::File, only)?;
    }
    history::look(rules, lists.as_ref(), &kept, history, report);
    if publication {
        words_bound(&events, report);
    }
    Ok(())
}

/// Whether the history of a copy for publication ends with a signing that binds the words which the
/// copy has; that they are the right ones is the law's question.
fn words_bound(events: &[Recorded], report: &mut Report) {
    let bound = events
        .last()
        .is_some_and(|last| matches!(last.event, Event::Signed { words: Some(_), .. }));
    let outcome = if bound { Outcome::Holds } else { Outcome::Told(Told::WordsUnbound) };
    report.add(Checked::Words, outcome);
}

/// The sheets begun and not saved, if there are any.
fn drafts_of(connection: &Connection, report: &mut Report) -> Result<(), Problem> {
    let found = drafts::all(connection).map(|found| match found.unreadable {
        0 => (!found.readable.is_empty()).then_some(Outcome::Holds),
        _ => Some(failed(None, Failure::Damaged(Damage::Draft))),
    });
    match found {
        Ok(outcome) => {
            if let Some(outcome) = outcome {
                report.add(Checked::Drafts, outcome);
            }
            Ok(())
        }
        Err(problem) => report.unless_damaged::<()>(Checked::Drafts, Err(problem)).map(|_| ()),
    }
}

/// The chain, and every event read.
fn journal_of(
    connection: &Connection,
    report: &mut Report,
) -> Result<Option<Vec<Stored>>, Problem> {
    let mut broken = None;
    let mut events = Vec::new();
    let mut heads = Heads::default();
    let mut unreadable = None;
    let walked = journal::for_each(connection, u64::MAX, |row, link| {
        if !link.holds {
            broken = broken.or(Some(row.seq()));
        }
        heads.extend(broken.is_none().then_some(link.hash));
        match row.decode() {
            Ok(event) => events.push(event),
            Err(problem) => {
                unreadable.get_or_insert((row.seq(), problem));
            }
        }
        Ok(())
    });
    report.verification.heads = heads;
    let head = match walked {
        Ok(head) => head,
        Err(problem) => {
            report.unless_damaged::<()>(Checked::Chain { events: 0 }, Err(problem))?;
            return Ok(None);
        }
    };
    report.verification.events = head.seq;
    report.verification.chain_head = head.hash;
    report.add(
        Checked::Chain { events: head.seq },
        match broken {
            None if head.seq == 0 => failed(None, Failure::Damaged(Damage::NoEvents)),
            None => Outcome::Holds,
            Some(seq) => failed(Some(seq), Failure::Damaged(Damage::Chain(seq))),
        },
    );
    let Some((seq, problem)) = unreadable else {
        report.add(Checked::Events, Outcome::Holds);
        return Ok(Some(events));
    };
    let why = match problem {
        Problem::Damaged(damage) => Failure::Damaged(damage),
        Problem::NewerEvent { .. } => Failure::NewerEvent,
        other => return Err(other),
    };
    report.add(Checked::Events, failed(Some(seq), why));
    Ok(None)
}

fn numbering(events: &[Recorded], report: &mut Report) {
    let mut head = journal::Head::genesis();
    let mut first_failure = None;
    let (mut actions, mut undone) = (BTreeSet::new(), BTreeSet::new());
    for Recorded { seq, action, event, .. } in events {
        let mut fail = |why| {
            first_failure.get_or_insert((*seq, why));
        };
        if !head.can_be_followed_by(seq.0, action.0) {
            fail(Failure::Numbering);
        }
        if matches!(event, Event::CompetitionCreated { .. }) != (head.seq == 0) {
            fail(Failure::NotOneBeginning);
        }
        if let Event::Undone { action } = event
            && !(actions.contains(action) && undone.insert(*action))
        {
            fail(Failure::UndoOfNothing);
        }
        actions.insert(*action);
        head = journal::Head { seq: seq.0, action: action.0, ..head };
    }
    let outcome = match first_failure {
        None => Outcome::Holds,
        Some((seq, why)) => failed(Some(seq), why),
    };
    report.add(Checked::Numbering, outcome);
}

/// Every list that the history names; `None` when one is missing or damaged.
fn lists(
    connection: &Connection,
    events: &[Recorded],
    report: &mut Report,
) -> Result<Option<Lists>, Problem> {
    let mut lists = Some(Lists::new());
    for passport in publish::first_passports(events) {
        let sha256 = passport.sha256;
        let list = parts::lexicon(connection, sha256);
        let full = list.as_ref().is_ok_and(StoredLexicon::is_full);
        let list = list.and_then(|list| parts::expect_named(connection, passport, list));
        let what = Checked::Lexicon { name: passport.name.clone(), sha256, full };
        match report.unless_damaged(what, list)? {
            Some(list) => {
                lists.as_mut().map(|lists| lists.insert(sha256, list));
            }
            None => lists = None,
        }
    }
    Ok(lists)
}

/// The seed that the file keeps for a competition that is not signed yet; otherwise why there is none.
/// A file that has drawn had it: that it is gone is a failure, but of a copy for publication.
fn kept_seed(
    connection: &Connection,
    rules: Arc<Rules>,
    events: &[Recorded],
    report: &mut Report,
) -> Result<Result<Seed, NotDerivable>, Problem> {
    let has = |is_it: fn(&Event) -> bool| events.iter().any(|recorded| is_it(&recorded.event));
    if has(|event| matches!(event, Event::Signed { .. })) || create::is_publication(connection)? {
        return Ok(Err(NotDerivable::NotYetSigned));
    }
    let drawn = has(|event| matches!(event, Event::Own(AnagramEvent::LettersDrawn { .. })));
    let record = Record::replay(rules, events.iter().cloned());
    let unknown = Err(NotDerivable::SeedUnknown);
    let Some(sha256) = record.contest().common.commitment else { return Ok(unknown) };
    let found = match parts::seed(connection, sha256) {
        Ok(None) if !drawn => return Ok(unknown),
        Ok(None) => Err(Damage::Missing { part: Part::Seed, sha256 }.into()),
        Ok(Some(seed)) => Ok(seed),
        Err(problem) => Err(problem),
    };
    Ok(report.unless_damaged(Checked::KeptSeed, found)?.ok_or(NotDerivable::SeedUnknown))
}

fn failed(at: Option<Seq>, why: Failure) -> Outcome {
    Outcome::Failed { at, why }
}

/// A verification in the making.
struct Report {
    verification: Verification,
}

impl Report {
    fn add(&mut self, what: Checked, outcome: Outcome) {
        self.verification.checks.push(Check { what, outcome });
    }

    /// Adds a check that holds, or that fails because of damage; any other problem goes up.
    fn unless_damaged<T>(
        &mut self,
        what: Checked,
        found: Result<T, Problem>,
    ) -> Result<Option<T>, Problem> {
        match found {
            Ok(found) => {
                self.add(what, Outcome::Holds);
                Ok(Some(found))
            }
            Err(Problem::Damaged(damage)) => {
                let at = match &damage {
                    Damage::Column { seq, .. } | Damage::Body { seq, .. } | Damage::Chain(seq) => {
                        Some(*seq)
                    }
                    _ => None,
                };
                self.add(what, failed(at, Failure::Damaged(damage)));
                Ok(None)
            }
            Err(problem) => Err(problem),
        }
    }
}
