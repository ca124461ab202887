//! What can be wrong with a competition file: facts, never a sentence for people (those are in
//! `say`).

use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};

use rusqlite::{ErrorCode, ffi};

use super::names;
use super::paths::folder_of;
use super::unlawful::Unlawful;
use crate::domain::ids::Seq;
use crate::domain::lexicon::Digest;
use crate::lexicon::NotAList;

/// Something is wrong with a competition file; nothing was half written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}: {problem}", path.display())]
pub struct StorageError {
    /// Which file.
    pub path: PathBuf,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// There is no such file.
    #[error("no such file")]
    NoSuchFile,
    /// There is no such folder to write into.
    #[error("no such folder")]
    NoSuchFolder,
    /// A folder, or something else that is no file.
    #[error("not a file")]
    NotAFile,
    /// A file that exists is never overwritten.
    #[error("it exists already")]
    AlreadyExists,
    /// What an earlier file of this name left beside it would be taken for a part of the new one.
    #[error("{0} lies beside it")]
    RemainsBeside(String),
    /// The system does not let this program at it.
    #[error("permission denied")]
    NoPermission,
    /// A file of another kind.
    #[error("not a competition file")]
    NotACompetition(Foreign),
    /// A newer program wrote it.
    #[error("a file of version {version}; this program knows versions up to {known}")]
    Newer {
        /// Its version.
        version: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// A newer program wrote one of its events.
    #[error("event {seq} has version {version}; this program knows versions up to {known}")]
    NewerEvent {
        /// Which event.
        seq: Seq,
        /// Its version.
        version: i64,
        /// The newest that this program knows.
        known: i64,
    },
    /// A competition of a format that this program does not know.
    #[error("a competition of the unknown format {0:?}")]
    UnknownFormat(String),
    /// A competition of a kind that is not opened here, by its name.
    #[error("a competition of the kind {0}, which is not opened here")]
    OtherFormat(&'static str),
    /// It is not as it was written.
    #[error("damaged: {0}")]
    Damaged(Damage),
    /// Its hashes are right, and an event may not stand where it stands: nobody did that with this
    /// program.
    #[error("event {} may not stand there: {}", .0.seq, .0.why)]
    Unlawful(Unlawful),
    /// It takes back more, and after more events, than is gone through for a history that came from elsewhere.
    #[error("too much is taken back up to event {0}: its history is not gone through")]
    UndoneTooOften(Seq),
    /// Its history is intact and the list that judged it is not, nor is it found elsewhere.
    #[error("{events} events are intact, and the word list {sha256} is not")]
    ListLost {
        /// How many events.
        events: u64,
        /// The list's digest.
        sha256: Digest,
    },
    /// The system does not take its name, or would make something else of it.
    #[error("the system does not take this name")]
    NameRefused,
    /// Its name or its whole path is longer than the system or the database takes.
    #[error("its name or its path is too long")]
    PathTooLong,
    /// Another running copy of the program has it open for writing.
    #[error("another running copy has it open")]
    HeldByAnother,
    /// It was opened for reading.
    #[error("it is open for reading only")]
    ReadOnly(WhyReadOnly),
    /// It was not closed properly, and this medium cannot be written to set that right.
    #[error("it was not closed, and its folder cannot be written")]
    NotClosed,
    /// The system lets this program open no more files.
    #[error("too many open files")]
    TooManyOpen,
    /// Everything is saved, and not all of it in the one file.
    #[error("a part of it lies in {0} beside it")]
    NotJoined(String),
    /// A program died while it wrote, and its journal, of this name, is still to be rolled back.
    #[error("{0} is still to be rolled back")]
    JournalBeside(String),
    /// The disk, or the quota, is full.
    #[error("no space left")]
    DiskFull,
    /// The disk refuses to read or write, for whatever reason.
    #[error("the disk refuses")]
    DiskFails,
    /// The file was made, and the disk does not say that its name would survive a power cut.
    #[error("it is there, and the disk does not confirm it")]
    NotSettled,
    /// It was deleted, renamed or replaced while it was open.
    #[error("another file, or none, lies where it was opened")]
    Moved,
    /// A network folder or the like, where two programs cannot be kept apart.
    #[error("the folder's file system cannot keep a competition file safe")]
    UnfitFolder,
    /// Events that do not follow those that the file has.
    #[error("event {got} of action {action} cannot follow event {previous}")]
    OutOfOrder {
        /// The last event that the file has, 0 for none.
        previous: u64,
        /// The event given.
        got: Seq,
        /// Its action.
        action: Seq,
    },
    /// What a new competition was given does not belong together.
    #[error("the first event does not name the given {0}")]
    Unfit(Part),
    /// The system failed in some other way.
    #[error("{0}")]
    System(String),
}

/// What a file is that is no competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// It has no bytes.
    Empty,
    /// Some other kind of file.
    OtherFile,
    /// Another program's database.
    OtherDatabase,
}

/// Why a file is open for reading only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyReadOnly {
    /// It was asked for.
    Asked,
    /// The file or its folder cannot be written.
    NotWritable,
    /// It is a copy for publication.
    Publication,
}

/// How a file is not as it was written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Damage {
    /// `SQLite` finds its pages broken, or the end is missing.
    #[error("{0}")]
    Pages(String),
    /// A table or trigger is missing or is another.
    #[error("{0} is not as it was made")]
    Schema(String),
    /// What was written ahead of the file and acknowledged can be read in part only.
    #[error("what was written ahead can be read up to event {0}")]
    Wal(Seq),
    /// It has no event.
    #[error("it has no event")]
    NoEvents,
    /// An event was changed, or one before it is missing.
    #[error("event {0} does not follow from the one before it")]
    Chain(Seq),
    /// A column of an event cannot be read.
    #[error("event {seq}: {column} cannot be read")]
    Column {
        /// Which event.
        seq: Seq,
        /// The column's name.
        column: &'static str,
    },
    /// What an event says cannot be read.
    #[error("event {seq}: {what}")]
    Body {
        /// Which event.
        seq: Seq,
        /// The reader's own words, in English.
        what: String,
    },
    /// Something that the events name is not there.
    #[error("the {part} {sha256} is missing")]
    Missing {
        /// What.
        part: Part,
        /// Its name.
        sha256: Digest,
    },
    /// Only some words of a list are there, and the file is no copy for publication.
    #[error("only some words of the word list {0} are there")]
    WordsOnly(Digest),
    /// Something that the events name is not what its name says.
    #[error("the {part} {sha256} is another")]
    Changed {
        /// What.
        part: Part,
        /// Its name.
        sha256: Digest,
    },
    /// The rules cannot be read.
    #[error("the rules: {0}")]
    Rules(String),
    /// A word list cannot be read.
    #[error("the word list: {0}")]
    Lexicon(NotAList),
    /// A draft cannot be read.
    #[error("a draft cannot be read")]
    Draft,
    /// A station, or what one asked, cannot be read.
    #[error("a station cannot be read")]
    Station,
    /// What was asked once did not become these events.
    #[error("the receipt of event {} is of other events", .0.0)]
    Receipt(Seq),
    /// A picture is another than its event says, or no event names it.
    #[error("picture {0} is not that of an event")]
    Picture(Digest),
}

/// What a competition file holds beside its events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The text of the rules.
    Rules,
    /// A word list, or what a copy for publication has of it.
    Lexicon,
    /// The seed of the draws.
    Seed,
}

impl std::fmt::Display for Part {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Rules => "rules",
            Self::Lexicon => "word list",
            Self::Seed => "seed",
        })
    }
}

/// The error of a file in which something is wrong.
pub(super) fn at(path: &Path, problem: Problem) -> StorageError {
    let problem = match problem {
        Problem::NoPermission if are_too_many_open(path) => Problem::TooManyOpen,
        problem => problem,
    };
    StorageError { path: path.to_path_buf(), problem }
}

/// Whether a file that refuses so may have to be opened anew.
pub(super) fn may_be_dead(problem: &Problem) -> bool {
    use Problem as P;
    matches!(
        problem,
        P::Moved | P::DiskFails | P::System(_) | P::NoSuchFile | P::NoPermission | P::ReadOnly(_)
    )
}

impl From<Damage> for Problem {
    fn from(damage: Damage) -> Self {
        Self::Damaged(damage)
    }
}

impl From<rusqlite::Error> for Problem {
    fn from(error: rusqlite::Error) -> Self {
        let said = error.to_string();
        if let rusqlite::Error::InvalidColumnType(_, column, _) = error {
            return Damage::Schema(column).into();
        }
        if let rusqlite::Error::Utf8Error(..)
        | rusqlite::Error::FromSqlConversionFailure(..)
        | rusqlite::Error::IntegralValueOutOfRange(..) = error
        {
            return Damage::Pages(said).into();
        }
        let precisely = error.sqlite_error().map(|error| error.extended_code);
        if precisely == Some(ffi::SQLITE_READONLY_DBMOVED) {
            return Self::Moved;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Self::DiskFull,
            Some(ErrorCode::SystemIoFailure) => Self::DiskFails,
            Some(ErrorCode::DatabaseCorrupt) => Damage::Pages(said).into(),
            Some(ErrorCode::NotADatabase) => Self::NotACompetition(Foreign::OtherFile),
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Self::HeldByAnother,
            Some(ErrorCode::ReadOnly) => Self::ReadOnly(WhyReadOnly::NotWritable),
            Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied) => Self::NoPermission,
            Some(ErrorCode::FileLockingProtocolFailed | ErrorCode::NoLargeFileSupport) => {
                Self::UnfitFolder
            }
            _ => Self::System(said),
        }
    }
}

impl From<io::Error> for Problem {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            _ if is_too_long(&error) => Self::PathTooLong,
            io::ErrorKind::NotFound => Self::NoSuchFile,
            io::ErrorKind::AlreadyExists => Self::AlreadyExists,
            io::ErrorKind::PermissionDenied => Self::NoPermission,
            io::ErrorKind::ReadOnlyFilesystem => Self::ReadOnly(WhyReadOnly::NotWritable),
            io::ErrorKind::StorageFull
            | io::ErrorKind::QuotaExceeded
            | io::ErrorKind::FileTooLarge => Self::DiskFull,
            io::ErrorKind::IsADirectory => Self::NotAFile,
            io::ErrorKind::InvalidFilename => Self::NameRefused,
            io::ErrorKind::Unsupported => Self::UnfitFolder,
            io::ErrorKind::NotConnected
            | io::ErrorKind::TimedOut
            | io::ErrorKind::HostUnreachable
            | io::ErrorKind::NetworkUnreachable
            | io::ErrorKind::NetworkDown
            | io::ErrorKind::ConnectionReset
            | io::ErrorKind::ConnectionAborted
            | io::ErrorKind::StaleNetworkFileHandle => Self::DiskFails,
            _ if is_too_many_open(&error) => Self::TooManyOpen,
            _ if error.raw_os_error().is_some_and(|code| FAILING.contains(&code)) => {
                Self::DiskFails
            }
            _ => Self::System(error.to_string()),
        }
    }
}

/// Whether a file was not opened because too many are: the database has only one word for all that keeps
/// it from opening one, so the system is asked again.
pub(super) fn are_too_many_open(path: &Path) -> bool {
    /// As many as a database opens at once: itself, what it writes ahead, its index, its folder.
    const AT_ONCE: usize = 4;
    let there = if path.is_file() { path } else { folder_of(path) };
    // All are held until the last was tried.
    let opened: Vec<_> = (0..AT_ONCE).map(|_| File::open(there)).collect();
    opened.iter().any(|file| file.as_ref().is_err_and(is_too_many_open))
}

/// Whether the system refused a name because of its length: Unix refuses none for anything else.
fn is_too_long(error: &io::Error) -> bool {
    if cfg!(windows) {
        error.raw_os_error() == Some(names::TOO_LONG)
    } else {
        error.kind() == io::ErrorKind::InvalidFilename
    }
}

fn is_too_many_open(error: &io::Error) -> bool {
    error.raw_os_error().is_some_and(|code| TOO_MANY_OPEN.contains(&code))
}

/// `ENFILE` and `EMFILE`.
#[cfg(not(windows))]
const TOO_MANY_OPEN: [i32; 2] = [23, 24];
/// `ERROR_TOO_MANY_OPEN_FILES`.
#[cfg(windows)]
const TOO_MANY_OPEN: [i32; 1] = [4];

/// What a system calls a disk that fails or is no longer there, where Rust has no name for it:
/// `EIO`, `ENXIO`, `ENODEV`.
#[cfg(not(windows))]
const FAILING: [i32; 3] = [5, 6, 19];
/// `ERROR_NOT_READY`, `_CRC`, `_SEEK`, `_SECTOR_NOT_FOUND`, `_WRITE_FAULT`, `_READ_FAULT`, `_GEN_FAILURE`,
/// `_WRONG_DISK`, `_BAD_NETPATH`, `_DEV_NOT_EXIST`, `_UNEXP_NET_ERR`, `_NETNAME_DELETED`,
/// `_NO_SUCH_DEVICE`, `_FILE_INVALID`, `_IO_DEVICE`, `_DEVICE_NOT_CONNECTED`.
#[cfg(windows)]
const FAILING: [i32; 16] = [21, 23, 25, 27, 29, 30, 31, 34, 53, 55, 59, 64, 433, 1006, 1117, 1167];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_disk_that_is_gone_is_told_as_one() {
        for code in FAILING {
            assert_eq!(
                Problem::from(io::Error::from_raw_os_error(code)),
                Problem::DiskFails,
                "{code}"
            );
        }
        for kind in [io::ErrorKind::NotConnected, io::ErrorKind::StaleNetworkFileHandle] {
            assert_eq!(Problem::from(io::Error::from(kind)), Problem::DiskFails);
        }
        let other = io::Error::other("else");
        assert_eq!(Problem::from(other), Problem::System("else".to_owned()));
    }

    /// The sentence for a pulled stick, as this system reports it.
    #[cfg(target_os = "linux")]
    #[test]
    fn linux_says_it_so() {
        // EIO, ENODEV, a disconnected file system in user space, a network folder that is gone, its host, in vain
        for code in [5, 19, 107, 116, 113, 110] {
            let error = io::Error::from_raw_os_error(code);
            assert_eq!(Problem::from(error), Problem::DiskFails, "{code}");
        }
    }
}
