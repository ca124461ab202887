//! The copies that the program keeps by itself: one of the whole competition when a round is over, one when
//! nothing of the round is missing any more, and one at the signing; of a master file one when the words of all halls are
//! closed, and one with each round's letters. They lie in the user's data folder, written on a thread of their own beside
//! the open file.
//!
//! They are for the day on which a stick breaks or somebody deletes a file. None is ever written over,
//! and none is needed: the competition's file has everything.

use std::cmp::Reverse;
use std::fs;
use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::thread;

use super::job::Job;
use crate::domain::contest::event::Event;
use crate::domain::contest::{Contest, Format, Milestone, Reached};
use crate::domain::ids::{RoundNo, Seq};
use crate::domain::lexicon::Digest;
use crate::language::Sentences;
use crate::storage::{self, Access, CompetitionFile, StorageError};

/// What the name of a competition's file ends with.
pub const EXTENSION: &str = "eforos";

/// No competition has more rounds.
const MOST_ROUNDS: u8 = crate::domain::formats::MOST_ROUNDS;
/// Of how many competitions copies are offered.
const OFFERED: usize = 12;
/// How many a round may have of one kind: more are of a round replayed over and over.
const OF_A_ROUND: u32 = 100;

/// After how many events what was written ahead of the file is brought into it.
const SETTLED_EVERY: u64 = 64;

/// The same while photographs come: each is some 35 pages, and at 1,000 the writer's own connection stops for them.
const SETTLED_EVERY_PICTURE: u64 = 8;

/// Events that are in the history now, and the copy that they make due.
pub(super) struct Happened {
    pub(super) seqs: RangeInclusive<Seq>,
    pub(super) photographed: bool,
    pub(super) due: Option<After>,
    pub(super) commitment: Option<Digest>,
}

/// When a copy was made, in the order of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum After {
    /// When the words of all halls were closed.
    Words,
    /// When the history was so far with the round.
    Round(RoundNo, Reached),
    /// When the competition was signed.
    Signing,
}

impl After {
    /// How it is called in the name of a file.
    pub fn code(self) -> String {
        match self {
            Self::Words => "words".to_owned(),
            Self::Round(round, Reached::Drawn) => format!("letters-{:02}", round.get()),
            Self::Round(round, Reached::Over) => format!("round-{:02}", round.get()),
            Self::Round(round, Reached::Complete) => format!("sheets-{:02}", round.get()),
            Self::Signing => "signed".to_owned(),
        }
    }

    /// What a name of a file says.
    pub fn of_code(code: &str) -> Option<Self> {
        let of_round = |before, reached| {
            let number = code.strip_prefix(before)?.parse().ok();
            let number = number.filter(|&number| number <= MOST_ROUNDS);
            number.and_then(RoundNo::new).map(|round| Self::Round(round, reached))
        };
        of_round("letters-", Reached::Drawn)
            .or_else(|| of_round("round-", Reached::Over))
            .or_else(|| of_round("sheets-", Reached::Complete))
            .or_else(|| (code == "words").then_some(Self::Words))
            .or_else(|| (code == "signed").then_some(Self::Signing))
    }
}

/// A copy that the program kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Where it lies.
    pub path: PathBuf,
    /// The name of the competition's file.
    pub name: String,
    /// After what it was made.
    pub after: After,
    /// When it was made: milliseconds since 1970-01-01 UTC.
    pub wall_ms: i64,
}

/// A copy that is being written.
pub(super) type Copying = Job<PathBuf, StorageError>;

/// What a copy is due after, if these events make one due; `contest` is as it is after them.
pub(super) fn due<F: Format>(contest: &Contest<F>, events: &[Event<F>]) -> Option<After> {
    events.iter().rev().find_map(|event| match event {
        Event::Signed { .. } => Some(After::Signing),
        Event::Own(event) => F::reached(contest, event).map(|reached| match reached {
            Milestone::Fixed => After::Words,
            Milestone::Round(round, reached) => After::Round(round, reached),
            Milestone::Signed => After::Signing,
        }),
        _ => None,
    })
}

/// Copies the competition's file as it is now.
pub(super) fn keep<F: Sentences>(
    copies: &Path,
    file: &Path,
    commitment: Option<Digest>,
    after: After,
) -> Copying {
    let folder = copies.join(folder_of(file, commitment));
    let file = file.to_path_buf();
    Job::start("copy", move |_| copy::<F>(&folder, &file, after))
}

/// Brings what was written ahead of the file into it now and then, on a thread of its own: nobody waits
/// for it, and what cannot be brought in lies safely where it is. `added` of the events are new; where a photograph is
/// among them it is brought in before so many lie there that whoever writes the next would do it first.
pub(super) fn settle(file: &Path, events: u64, added: usize, photographed: bool) {
    let every = if photographed { SETTLED_EVERY_PICTURE } else { SETTLED_EVERY };
    let before = events.saturating_sub(u64::try_from(added).unwrap_or(0));
    if before / every < events / every {
        let file = file.to_path_buf();
        thread::spawn(move || storage::settle(&file));
    }
}

/// Copies of two competitions of one name lie apart: each has its own commitment.
fn folder_of(file: &Path, commitment: Option<Digest>) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let commitment = commitment.map(|digest| digest.to_string()).unwrap_or_default();
    format!("{stem} {}", commitment.chars().take(8).collect::<String>())
}

fn copy<F: Sentences>(folder: &Path, file: &Path, after: After) -> Result<PathBuf, StorageError> {
    let numbered = |number: u32| {
        let again = if number == 1 { String::new() } else { format!(" {number}") };
        folder.join(format!("{}{again}.{EXTENSION}", after.code()))
    };
    // A folder that cannot be made is told by the copy, which finds none.
    let _ = fs::create_dir_all(folder);
    let free = (1..OF_A_ROUND).map(numbered).find(|path| path.symlink_metadata().is_err());
    let path = free.unwrap_or_else(|| numbered(OF_A_ROUND));
    let open = CompetitionFile::<F>::open(file, Access::Read)?;
    match after {
        After::Signing => open.copy_to(&path)?,
        // Pictures take long to copy, and one copy of the day has them.
        After::Words | After::Round(..) => open.copy_without_pictures_to(&path)?,
    }
    drop(open);
    // What cannot be brought in lies safely where it is.
    let _ = storage::settle(file);
    Ok(path)
}

/// The copies that are offered: all of the competition that had the newest one, and of each other the
/// newest, which has everything that was in the earlier ones.
pub fn kept_in(copies: &Path) -> Vec<Kept> {
    let mut competitions: Vec<Vec<Kept>> = entries(copies).map(|folder| of_one(&folder)).collect();
    competitions.retain(|kept| !kept.is_empty());
    competitions.sort_by_key(|kept| Reverse(kept.first().map(|newest| newest.wall_ms)));
    competitions.truncate(OFFERED);
    for older in competitions.iter_mut().skip(1) {
        older.truncate(1);
    }
    competitions.into_iter().flatten().collect()
}

/// The copies of one competition, the newest first; those of one moment in the order of the rounds.
fn of_one(folder: &Path) -> Vec<Kept> {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    let name = name.rsplit_once(' ').map_or(&*name, |(name, _)| name);
    let mut kept: Vec<(Kept, u32)> =
        entries(folder).filter_map(|path| kept_at(path, name)).collect();
    kept.sort_by_key(|(kept, again)| Reverse((kept.wall_ms, kept.after, *again)));
    kept.into_iter().map(|(kept, _)| kept).collect()
}

fn entries(folder: &Path) -> impl Iterator<Item = PathBuf> + use<> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    entries.filter_map(|entry| Some(entry.ok()?.path()))
}

/// A copy by its name, and which of its round it is.
fn kept_at(path: PathBuf, name: &str) -> Option<(Kept, u32)> {
    path.extension().filter(|extension| *extension == EXTENSION)?;
    let stem = path.file_stem()?.to_str()?;
    let (code, again) = stem.split_once(' ').unwrap_or((stem, "1"));
    let (after, again) = (After::of_code(code)?, again.parse().unwrap_or(1));
    let modified = path.metadata().ok()?.modified().ok()?;
    let since = modified.duration_since(std::time::UNIX_EPOCH).ok()?;
    let wall_ms = i64::try_from(since.as_millis()).ok()?;
    Some((Kept { name: name.to_owned(), after, wall_ms, path }, again))
}
