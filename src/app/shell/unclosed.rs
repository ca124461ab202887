//! Which competitions this machine has open for writing, a path a line beside the list of the recent
//! ones. One that stands there although no program has it open was not closed: the program was killed, or
//! the power failed. It is offered before anything else. Losing the list loses nothing.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::playing::Playing as _;
use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::domain::clock::{Countdown, Moment};
use crate::session::format_of;
use crate::storage::CompetitionFile;
use crate::storage::siblings::{replace, whole};
use crate::storage::{Access, StorageError, is_open_for_writing};
use crate::views::desk::Unclosed;
use crate::with_format;

/// Beside the list of the recent files.
fn place(recent: &Path) -> PathBuf {
    recent.with_file_name("open.txt")
}

fn read(recent: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(place(recent)).unwrap_or_default();
    text.lines().filter(|line| !line.is_empty()).map(PathBuf::from).collect()
}

/// What goes wrong is not worth a word.
fn write(recent: &Path, paths: &[PathBuf]) {
    let lines: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    let list = place(recent);
    let written = list.parent().map(|folder| {
        fs::create_dir_all(folder)?;
        replace(&list, lines.join("\n").as_bytes())
    });
    if let Some(Err(error)) = written {
        tracing::debug!("the list of open files was not written: {error}");
    }
}

/// A competition was opened for writing.
pub(in crate::app) fn note(recent: &Path, path: &Path) {
    let path = whole(path);
    let mut paths = read(recent);
    paths.retain(|other| *other != path);
    paths.insert(0, path);
    write(recent, &paths);
}

/// A competition was closed, or nobody wants to go on with it.
pub(in crate::app) fn forget(recent: &Path, path: &Path) {
    let path = whole(path);
    let mut paths = read(recent);
    paths.retain(|other| *other != path);
    write(recent, &paths);
}

/// What can be offered of a file.
fn offer(path: PathBuf) -> Result<(Unclosed, Option<Countdown>), StorageError> {
    let format = format_of(&path)?;
    with_format!(format, F => {
        let record = CompetitionFile::<F>::open(&path, Access::Read)?.read_record()?;
        let game = &record.contest().game;
        let (stand, time) = (game.stand(), game.time());
        let title = record.contest().common.details.title.clone();
        Ok((Unclosed { path, title, format, stand, left_ms: 0 }, time))
    })
}

impl<F: OwnActs> Shell<F> {
    /// Looks for a competition that was open when the program ended without closing it.
    pub(in crate::app) fn look_for_unclosed(&mut self) {
        let Some(recent) = &self.outside.recent else { return };
        let paths = read(recent).into_iter();
        let mut dead = paths.filter(|path| path.is_file() && !is_open_for_writing(path));
        let found = dead.find_map(|path| offer(path).ok());
        let (unclosed, time) = found.unzip();
        if unclosed.is_some() {
            // The first thing seen gets the keyboard.
            self.desk.focus = None;
        }
        self.desk.unclosed = unclosed;
        self.unclosed_time = time.flatten();
        self.follow_unclosed();
    }

    /// The time that is left runs on by the wall clock. Whether another second of it is seen.
    pub(in crate::app) fn follow_unclosed(&mut self) -> bool {
        let (Some(unclosed), Some(time)) = (&mut self.desk.unclosed, self.unclosed_time) else {
            return false;
        };
        let wall_ms = (self.outside.time)().wall_ms;
        let left_ms = time.remaining_ms(Moment { wall_ms, session: u32::MAX, elapsed_ms: 0 });
        let second = |ms: i64| (ms + 999).div_euclid(1000);
        let changes = second(left_ms) != second(unclosed.left_ms);
        unclosed.left_ms = left_ms;
        changes
    }

    pub(in crate::app) fn continue_unclosed(&mut self) {
        if let Some(unclosed) = self.desk.unclosed.clone() {
            self.open_competition(&unclosed.path, Access::Write);
        }
    }

    pub(in crate::app) fn drop_unclosed(&mut self) {
        if let (Some(unclosed), Some(recent)) = (self.desk.unclosed.take(), &self.outside.recent) {
            forget(recent, &unclosed.path);
        }
    }
}
