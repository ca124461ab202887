//! Which competitions this machine has open for writing, a path a line beside the list of the recent
//! ones. One that stands there although no program has it open was not closed: the program was killed, or
//! the power failed. It is offered before anything else. Losing the list loses nothing. Beside it stands of which the
//! hall's network was open, and who took the desk.

use std::fs;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::contest::{Openness, Record};
use crate::domain::person::Person;
use crate::language::tr;
use crate::session::format_of;
use crate::storage::CompetitionFile;
use crate::storage::siblings::{replace, whole};
use crate::storage::{Access, StorageError, is_open_for_writing, roll_back};
use crate::text;
use crate::views::competition;
use crate::views::desk::Unclosed;
use crate::with_format;

/// Beside the list of the recent files.
fn place(recent: &Path) -> PathBuf {
    recent.with_file_name("open.txt")
}

fn place_of_doors(recent: &Path) -> PathBuf {
    recent.with_file_name("doors.txt")
}

fn place_of_desks(recent: &Path) -> PathBuf {
    recent.with_file_name("desks.json")
}

/// Whoever took the desk of an open competition: what they key first may be lost with the program that was killed, that
/// they sit there may not.
#[derive(Clone, Serialize, Deserialize)]
pub(in crate::app) struct Seated {
    path: PathBuf,
    pub(in crate::app) who: Person,
    /// By the wall clock.
    pub(in crate::app) at_ms: i64,
}

fn read(list: &Path) -> Vec<PathBuf> {
    let text = fs::read_to_string(list).unwrap_or_default();
    text.lines().filter(|line| !line.is_empty()).map(PathBuf::from).collect()
}

/// What goes wrong is not worth a word.
fn write(list: &Path, text: &[u8]) {
    let written = list.parent().map(|folder| {
        fs::create_dir_all(folder)?;
        replace(list, text)
    });
    if let Some(Err(error)) = written {
        tracing::debug!("the list of open files was not written: {error}");
    }
}

/// Takes a path out of a list, and puts it first where it shall stand there.
fn set(list: &Path, path: &Path, stands: bool) {
    let path = whole(path);
    let mut paths = read(list);
    if !stands && !paths.contains(&path) {
        return;
    }
    paths.retain(|other| *other != path);
    if stands {
        paths.insert(0, path);
    }
    let lines: Vec<String> = paths.iter().map(|path| path.display().to_string()).collect();
    write(list, lines.join("\n").as_bytes());
}

/// A competition was opened for writing.
pub(in crate::app) fn note(recent: &Path, path: &Path) {
    set(&place(recent), path, true);
}

/// A competition was closed, or nobody wants to go on with it.
pub(in crate::app) fn forget(recent: &Path, path: &Path) {
    set(&place(recent), path, false);
    note_doors(recent, path, false);
    seat(recent, path, None);
}

/// Whether a competition's doors are open now.
pub(in crate::app) fn note_doors(recent: &Path, path: &Path, are_open: bool) {
    set(&place_of_doors(recent), path, are_open);
}

/// Whether it was open for writing when the program ended without closing it, and whether its doors were.
pub(in crate::app) fn was_open(recent: &Path, path: &Path) -> [bool; 2] {
    let path = whole(path);
    [place(recent), place_of_doors(recent)].map(|list| read(&list).contains(&path))
}

fn desks(recent: &Path) -> Vec<Seated> {
    let text = fs::read(place_of_desks(recent)).unwrap_or_default();
    serde_json::from_slice(&text).unwrap_or_default()
}

/// Who took a competition's desk last, if it was not closed since.
pub(in crate::app) fn seated(recent: &Path, path: &Path) -> Option<Seated> {
    let path = whole(path);
    desks(recent).into_iter().find(|seated| seated.path == path)
}

/// Somebody took a competition's desk, at a time of the wall clock; nobody sits at one that is closed.
pub(in crate::app) fn seat(recent: &Path, path: &Path, somebody: Option<(&Person, i64)>) {
    let path = whole(path);
    let mut all = desks(recent);
    let before = all.len();
    all.retain(|seated| seated.path != path);
    if somebody.is_none() && all.len() == before {
        return;
    }
    all.extend(somebody.map(|(who, at_ms)| Seated { path, who: who.clone(), at_ms }));
    // A path that is no text cannot be written: nobody is known to sit there.
    if let Ok(text) = serde_json::to_vec(&all) {
        write(&place_of_desks(recent), &text);
    }
}

/// What can be offered of a file.
fn offer(path: &Path) -> Result<(Unclosed, Option<Countdown>), StorageError> {
    // The program that had it open may have died in a writing.
    roll_back(path);
    let format = format_of(path)?;
    with_format!(format, F => {
        Ok(of(path.to_path_buf(), &CompetitionFile::<F>::open(path, Access::Read)?.read_record()?))
    })
}

fn of<F: OwnActs>(path: PathBuf, record: &Record<F>) -> (Unclosed, Option<Countdown>) {
    let game = &record.contest().game;
    let common = &record.contest().common;
    let (title, signed) = (common.details.title.clone(), common.openness == Openness::Signed);
    (
        Unclosed { path, title, format: F::FORMAT, stand: game.stand(), left_ms: 0, signed },
        game.time(),
    )
}

impl<F: OwnActs> Shell<F> {
    /// Looks for a competition that was open when the program ended without closing it.
    pub(in crate::app) fn look_for_unclosed(&mut self) {
        let Some(recent) = &self.outside.recent else { return };
        let paths = read(&place(recent)).into_iter();
        let mut dead = paths.filter(|path| path.is_file() && !is_open_for_writing(path));
        let found = dead.find_map(|path| offer(&path).ok());
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
        let Some(unclosed) = self.desk.unclosed.clone() else { return };
        self.open_competition(&unclosed.path, Access::Write);
    }

    /// Opens the competition that the program was started with: what would have been offered instead was not seen.
    pub fn open_named(&mut self, path: &Path) -> bool {
        let offered = self.desk.unclosed.take();
        let opened = self.open_competition(path, Access::Write);
        if !opened {
            self.desk.unclosed = offered;
        }
        opened
    }

    /// Says of a competition that was just opened that it was not closed, where it was not offered as such; of a time
    /// that went on its place tells. And that its doors were open: what phones may see is chosen anew, so they are not
    /// opened by themselves.
    pub(in crate::app) fn tell_unclosed(&mut self, had_doors: bool) {
        let Some(session) = self.session() else { return };
        let (mut unclosed, time) = of(session.path().to_path_buf(), session.record());
        unclosed.left_ms = time.map_or(0, |time| time.remaining_ms(session.now()));
        let goes_on = time.is_some_and(|time| time.is_running());
        let offered = self.desk.unclosed.as_ref().is_some_and(|it| it.path == unclosed.path);
        let [title, stands] = competition::unclosed(self.desk.language, &unclosed);
        let text = if goes_on { title } else { [title, stands].join(". ") };
        // Where something may lack, that is told beside it and this is not true.
        let is_whole = session.cautions().is_empty();
        let found = session.record().log().len();
        let whole = text!(self.desk.language, "competition-unclosed-whole", count = found);
        let end = if text.ends_with('.') { "" } else { "." };
        let text = if is_whole { format!("{text}{end} {whole}") } else { text };
        let doors = had_doors.then(|| tr(self.desk.language, "stations-were-open"));
        for text in Some(text).filter(|_| !offered).into_iter().chain(doors) {
            if is_whole {
                self.desk.caution(text);
            } else {
                self.desk.problem(text);
            }
        }
    }

    pub(in crate::app) fn drop_unclosed(&mut self) {
        if let (Some(unclosed), Some(recent)) = (self.desk.unclosed.take(), &self.outside.recent) {
            forget(recent, &unclosed.path);
        }
    }
}
