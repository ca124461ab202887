//! The copies that the program keeps by itself: one of the whole competition after each round and at
//! the signing, in the user's data folder, written on a thread of their own beside the open file.
//!
//! They are for the day on which a stick breaks or somebody deletes a file. None is ever written over,
//! and none is needed: the competition's file has everything.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, channel};
use std::thread;

use directories::ProjectDirs;

use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::contest::Contest;
use crate::domain::contest::event::Event;
use crate::storage::{Access, CompetitionFile, StorageError};
use crate::views::competition::{After, EXTENSION, Kept};

/// How many are offered.
const OFFERED: usize = 12;
/// How many a round may have: more are of a round replayed over and over.
const OF_A_ROUND: u32 = 100;

/// What became of a copy.
pub(super) type Keeping = Receiver<Result<PathBuf, StorageError>>;

/// Where the copies lie on this machine.
#[must_use]
pub fn place() -> Option<PathBuf> {
    ProjectDirs::from("", "", "eforos").map(|folders| folders.data_dir().join("copies"))
}

/// What a copy is due after, if these events make one due.
pub(super) fn due(events: &[Event]) -> Option<After> {
    events.iter().rev().find_map(|event| match event {
        Event::Signed { .. } => Some(After::Signing),
        Event::Anagram(
            AnagramEvent::RoundEnded { round }
            | AnagramEvent::RoundStopped { round, .. }
            | AnagramEvent::RoundRecorded { round, .. },
        ) => Some(After::Round(*round)),
        _ => None,
    })
}

/// Copies the competition's file as it is now.
pub(super) fn keep(copies: &Path, file: &Path, contest: &Contest, after: After) -> Keeping {
    let (sender, receiver) = channel();
    let folder = copies.join(folder_of(file, contest));
    let file = file.to_path_buf();
    thread::spawn(move || {
        // Nobody waits any more when the program is closing.
        let _ = sender.send(copy(&folder, &file, after));
    });
    receiver
}

/// Copies of two competitions of one name lie apart: each has its own commitment.
fn folder_of(file: &Path, contest: &Contest) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let commitment = contest.commitment.map(|digest| digest.to_string()).unwrap_or_default();
    format!("{stem} {}", commitment.chars().take(8).collect::<String>())
}

fn copy(folder: &Path, file: &Path, after: After) -> Result<PathBuf, StorageError> {
    let numbered = |number: u32| {
        let again = if number == 1 { String::new() } else { format!(" {number}") };
        folder.join(format!("{}{again}.{EXTENSION}", after.code()))
    };
    // A folder that cannot be made is told by the copy, which finds none.
    let _ = fs::create_dir_all(folder);
    let free = (1..OF_A_ROUND).map(numbered).find(|path| path.symlink_metadata().is_err());
    let path = free.unwrap_or_else(|| numbered(OF_A_ROUND));
    CompetitionFile::open(file, Access::Read)?.copy_to(&path)?;
    Ok(path)
}

/// The copies that are there, the newest first.
#[must_use]
pub fn read(copies: &Path) -> Vec<Kept> {
    let mut kept: Vec<Kept> = entries(copies)
        .flat_map(|folder| {
            let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let name = name.rsplit_once(' ').map_or(name.clone(), |(name, _)| name.to_owned());
            entries(&folder).filter_map(move |path| kept_at(path, &name)).collect::<Vec<_>>()
        })
        .collect();
    kept.sort_by(|one, other| (other.wall_ms, &one.path).cmp(&(one.wall_ms, &other.path)));
    kept.truncate(OFFERED);
    kept
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| Some(entry.ok()?.path()))
}

fn kept_at(path: PathBuf, name: &str) -> Option<Kept> {
    path.extension().filter(|extension| *extension == EXTENSION)?;
    let stem = path.file_stem()?.to_str()?;
    let after = After::of_code(stem.split(' ').next()?)?;
    let modified = path.metadata().ok()?.modified().ok()?;
    let since = modified.duration_since(std::time::UNIX_EPOCH).ok()?;
    let wall_ms = i64::try_from(since.as_millis()).ok()?;
    Some(Kept { name: name.to_owned(), after, wall_ms, path })
}
