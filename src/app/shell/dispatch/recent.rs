//! What is told of the competitions that were open before: title, day and state. They are read on a thread of
//! its own, for a file may lie far away, and once; the one that was open is known anyway.

use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::domain::contest::Record;
use crate::domain::formats::FormatName;
use crate::session::{Job, Told, format_of};
use crate::storage::Access;
use crate::storage::CompetitionFile;
use crate::views::desk::Known;
use crate::with_format;

/// Reads what is told of files.
pub(in crate::app) type Looking = Job<Vec<(PathBuf, Known)>>;

impl<F: OwnActs> Shell<F> {
    /// Begins to read what is told of the recent files.
    pub(in crate::app) fn look_at_recent(&mut self) {
        let paths = self.desk.recent.clone();
        if paths.is_empty() {
            return;
        }
        let known = |path: PathBuf| Some((path.clone(), known_at(&path)?));
        self.looking = Some(Job::start("recent files", move |_| {
            Ok(paths.into_iter().filter_map(known).collect())
        }));
    }

    /// Whether recent files are being read.
    pub fn is_looking_at_recent(&self) -> bool {
        self.looking.is_some()
    }

    /// Takes what was read. Whether anything was.
    pub(in crate::app) fn take_recent(&mut self) -> bool {
        let Some(told) = self.looking.as_mut().and_then(Job::told) else { return false };
        self.looking = None;
        // What the program itself had open is newer.
        if let Told::Done(read) = told {
            for (path, known) in read {
                self.desk.known.entry(path).or_insert(known);
            }
        }
        true
    }

    /// What is told of the open competition once it is closed.
    pub(in crate::app) fn note_known(&mut self) {
        let known =
            self.keeper.as_ref().map(|it| (it.path().to_owned(), known(it.record(), F::FORMAT)));
        self.desk.known.extend(known);
    }
}

/// What is told of a file; nothing of one that cannot be read.
fn known_at(path: &Path) -> Option<Known> {
    let format = format_of(path).ok()?;
    with_format!(format, F => {
        let file = CompetitionFile::<F>::open(path, Access::Read).ok()?;
        Some(known(&file.read_record().ok()?, format))
    })
}

fn known<F: OwnActs>(record: &Record<F>, format: FormatName) -> Known {
    let contest = record.contest();
    Known {
        format,
        title: contest.common.details.title.clone(),
        date: contest.common.details.date.clone(),
        openness: contest.common.openness,
        stand: contest.game.stand(),
        played: F::played(contest).len(),
        rounds: contest.game.last_round().get(),
        players: contest.common.players.len(),
    }
}
