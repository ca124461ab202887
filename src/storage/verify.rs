//! Whether a competition file is what it says: its pages, its chain, and everything in it that can
//! be derived again. It trusts nothing that is stored but the players' words and the referee's.
//!
//! What was typed (real bags, rounds recorded afterwards, corrections, imports) cannot be derived:
//! that is told, and is no failure. The file is only read, also beside a writer.

mod checks;
mod head;
mod history;
mod messages;

pub use checks::{
    Check, CheckOutcome, Checked, Failure, NotDerivable, RulesOf, Told, Verification,
};
pub use head::{HeadFound, HeadPlace};

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use rusqlite::Connection;

use super::drafts;
use super::journal;
use super::open;
use super::parts::{self, Lists, StoredLexicon};
use super::paths;
use super::pictures::{self, Compared};
use super::problem::{Damage, Part, Problem, StorageError, at};
use super::publish;
use super::purpose;
use super::stations;
use super::wal;
use super::wire::Stored;
use crate::domain::contest::Record;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::seed::Seed;
use crate::domain::head::Heads;
use crate::domain::ids::Seq;
use crate::domain::lexicon::Digest;
use crate::language::Sentences;
use crate::storage::history::first_passports;

/// Looks at everything in a file.
///
/// # Errors
/// [`Problem`] when there is no competition to look at: no such file, another kind of file, of a
/// newer program. Damage is a failed check.
pub fn verify<F: Sentences>(path: &Path) -> Result<Verification, StorageError> {
    looked_at::<F>(path).map_err(|problem| at(path, problem))
}

fn looked_at<F: Sentences>(path: &Path) -> Result<Verification, Problem> {
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
    let real = paths::real(path)?;
    let wal = wal::look(&real);
    let whole = open::for_reading(&real).and_then(|connection| {
        open::is_whole(&connection, &real)?;
        // Everything below looks at one state of the file, whatever a writer does meanwhile.
        connection.execute_batch("BEGIN")?;
        Ok(connection)
    });
    if let Some(connection) = report.unless_damaged(Checked::File, whole)? {
        let may_lack_the_last =
            wal.may_be_elsewhere && open::is_marked_as_open(&connection, &real)?;
        inside::<F>(&connection, &mut report)?;
        drafts_of(&connection, &mut report)?;
        receipts_of(&connection, &mut report)?;
        if wal.is_broken {
            let damage = Damage::Wal(Seq(report.verification.events));
            report.add(Checked::Last, failed(None, Failure::Damaged(damage)));
        }
        if may_lack_the_last {
            let wal = wal::name_of(path);
            report.add(Checked::Last, failed(None, Failure::MayLackTheLast { wal }));
        }
    }
    Ok(report.verification)
}

/// What the file holds, once its pages are sound. Stops where nothing further can be looked at.
fn inside<F: Sentences>(connection: &Connection, report: &mut Report) -> Result<(), Problem> {
    let Some(history) = journal_of::<F>(connection, report)? else { return Ok(()) };
    let events: Vec<Recorded<F>> = history.iter().map(|stored| stored.recorded.clone()).collect();
    numbering(&events, report);
    pictures_of(connection, &events, report)?;
    let Some(Event::CompetitionCreated { rules: named, .. }) =
        events.first().map(|first| &first.event)
    else {
        return Ok(());
    };
    let own = F::own_rules().iter().any(|text| Digest::of(text.as_bytes()) == named.sha256);
    let what = Checked::Rules {
        id: named.id.clone(),
        sha256: named.sha256,
        of: if own { RulesOf::Program } else { RulesOf::Club },
    };
    let rules = parts::rules::<F>(connection, named);
    let Some(rules) = report.unless_damaged(what, rules)? else { return Ok(()) };
    let rules = Arc::new(rules);
    let lists = lists(connection, &events, report)?;
    let kept = kept_seed(connection, Arc::clone(&rules), &events, report)?;
    let publication = purpose::is_publication(connection)?;
    if publication {
        let only = publish::expect_only::<F>(connection, &rules, &events, lists.as_ref());
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
fn words_bound<F: Sentences>(events: &[Recorded<F>], report: &mut Report) {
    // Pictures may be deleted after it.
    let deletes = |last: &&Recorded<F>| matches!(last.event, Event::PicturesDeleted { .. });
    let bound = events
        .iter()
        .rev()
        .find(|last| !deletes(last))
        .is_some_and(|last| matches!(last.event, Event::Signed { words: Some(_), .. }));
    let outcome = if bound { CheckOutcome::Holds } else { CheckOutcome::Told(Told::WordsUnbound) };
    report.add(Checked::Words, outcome);
}

/// The sheets begun and not saved, if there are any.
fn drafts_of(connection: &Connection, report: &mut Report) -> Result<(), Problem> {
    let found = drafts::all(connection).map(|found| match found.unreadable {
        0 => (!found.readable.is_empty()).then_some(CheckOutcome::Holds),
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

/// What stations asked, if the file has room for it.
fn receipts_of(connection: &Connection, report: &mut Report) -> Result<(), Problem> {
    if !stations::are_there(connection)? {
        return Ok(());
    }
    let read = stations::all(connection).and_then(|_| stations::receipts(connection));
    let founded = read.and_then(|_| match stations::first_unfounded(connection)? {
        Some(seq) => Err(Problem::Damaged(Damage::Receipt(seq))),
        None => Ok(()),
    });
    report.unless_damaged(Checked::Receipts, founded).map(|_| ())
}

/// The pictures of sheets, if any were taken; a copy may have none of them.
fn pictures_of<F: Sentences>(
    connection: &Connection,
    events: &[Recorded<F>],
    report: &mut Report,
) -> Result<(), Problem> {
    let compared = match pictures::compare(connection, events) {
        Err(problem @ Problem::Damaged(_)) => {
            let what = Checked::Pictures { number: 0 };
            return report.unless_damaged::<()>(what, Err(problem)).map(|_| ());
        }
        compared => compared?,
    };
    let outcome = match compared {
        Compared { wrong: Some(sha256), .. } => {
            failed(None, Failure::Damaged(Damage::Picture(sha256)))
        }
        Compared { left_out: 0, whole: 0, .. } => return Ok(()),
        Compared { left_out: 0, .. } => CheckOutcome::Holds,
        Compared { left_out, .. } => CheckOutcome::Told(Told::PicturesLeftOut { number: left_out }),
    };
    report.add(Checked::Pictures { number: compared.whole }, outcome);
    Ok(())
}

/// The chain, and every event read.
fn journal_of<F: Sentences>(
    connection: &Connection,
    report: &mut Report,
) -> Result<Option<Vec<Stored<F>>>, Problem> {
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
            None => CheckOutcome::Holds,
            Some(seq) => failed(Some(seq), Failure::Damaged(Damage::Chain(seq))),
        },
    );
    let Some((seq, problem)) = unreadable else {
        report.add(Checked::Events, CheckOutcome::Holds);
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

fn numbering<F: Sentences>(events: &[Recorded<F>], report: &mut Report) {
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
        None => CheckOutcome::Holds,
        Some((seq, why)) => failed(Some(seq), why),
    };
    report.add(Checked::Numbering, outcome);
}

/// Every list that the history names; `None` when one is missing or damaged.
fn lists<F: Sentences>(
    connection: &Connection,
    events: &[Recorded<F>],
    report: &mut Report,
) -> Result<Option<Lists>, Problem> {
    let mut lists = Some(Lists::new());
    for passport in first_passports(events) {
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
fn kept_seed<F: Sentences>(
    connection: &Connection,
    rules: Arc<F::Rules>,
    events: &[Recorded<F>],
    report: &mut Report,
) -> Result<Result<Seed, NotDerivable>, Problem> {
    let has = |is_it: fn(&Event<F>) -> bool| events.iter().any(|recorded| is_it(&recorded.event));
    if has(|event| matches!(event, Event::Signed { .. })) || purpose::is_publication(connection)? {
        return Ok(Err(NotDerivable::NotYetSigned));
    }
    let drawn = has(|event| matches!(event, Event::Own(own) if F::is_draw(own)));
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

fn failed(at: Option<Seq>, why: Failure) -> CheckOutcome {
    CheckOutcome::Failed { at, why }
}

/// A verification in the making.
struct Report {
    verification: Verification,
}

impl Report {
    fn add(&mut self, what: Checked, outcome: CheckOutcome) {
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
                self.add(what, CheckOutcome::Holds);
                Ok(Some(found))
            }
            Err(Problem::Damaged(damage)) => {
                let at = match &damage {
                    Damage::Column { seq, .. }
                    | Damage::Body { seq, .. }
                    | Damage::Chain(seq)
                    | Damage::Receipt(seq) => Some(*seq),
                    _ => None,
                };
                self.add(what, failed(at, Failure::Damaged(damage)));
                Ok(None)
            }
            Err(problem) => Err(problem),
        }
    }
}
