//! What is told of the competitions that were open before: title, day and state. They are read on a thread of
//! its own, for a file may lie far away, and once; the one that was open is known anyway.

use std::path::{Path, PathBuf};

use crate::app::formats::{File, Game, Record};
use crate::app::shell::Shell;
use crate::domain::contest::Format as _;
use crate::screens::Ranking as _;
use crate::session::{Job, Told};
use crate::storage::Access;
use crate::views::desk::Known;

/// Reads what is told of files.
pub(in crate::app) type Looking = Job<Vec<(PathBuf, Known)>>;

impl Shell {
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
        let known = self.keeper.as_ref().map(|it| (it.path().to_owned(), known(it.record())));
        self.desk.known.extend(known);
    }
}

/// What is told of a file; nothing of one that cannot be read.
fn known_at(path: &Path) -> Option<Known> {
    Some(known(&File::open(path, Access::Read).ok()?.read_record().ok()?))
}

fn known(record: &Record) -> Known {
    let contest = record.contest();
    Known {
        title: contest.common.details.title.clone(),
        date: contest.common.details.date.clone(),
        openness: contest.common.openness,
        played: Game::played(contest).len(),
        rounds: contest.game.last_round().get(),
    }
}
