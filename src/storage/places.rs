//! Where an open file and its `-wal` lie, and whether both still lie there.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::identity::Identity;
use super::problem::Problem;
use super::wal;

/// A competition file and its `-wal`, as they lay when they were opened.
#[derive(Debug)]
pub(super) struct Places {
    file: Opened,
    wal: Option<Opened>,
}

#[derive(Debug)]
struct Opened {
    path: PathBuf,
    /// Unknown while it is empty: there are file systems on which it becomes another with its first
    /// byte.
    opened: Option<Identity>,
}

impl Opened {
    fn of(path: PathBuf) -> Result<Option<Self>, Problem> {
        let there = Identity::at(&path)?;
        Ok(there.map(|there| Self { opened: Some(there).filter(|_| bytes(&path) > 0), path }))
    }

    /// Whether it is there; an empty one is taken for any other.
    fn holds(&self) -> Result<bool, Problem> {
        let there = Identity::at(&self.path)?;
        Ok(there.is_some_and(|there| self.opened.is_none_or(|opened| opened == there)))
    }

    /// Whether another lies there. One that was empty has become another if somebody else wrote it.
    fn is_taken(&self) -> Result<bool, Problem> {
        let there = Identity::at(&self.path)?;
        Ok(there.is_some_and(|there| match self.opened {
            Some(opened) => opened != there,
            None => bytes(&self.path) > 0,
        }))
    }
}

fn bytes(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |there| there.len())
}

impl Places {
    /// As they lie there now.
    pub(super) fn now(file: &Path) -> Result<Self, Problem> {
        Ok(Self {
            file: Opened::of(file.to_path_buf())?.ok_or(Problem::NoSuchFile)?,
            wal: Opened::of(wal::of(file))?,
        })
    }

    /// The file.
    pub(super) fn file(&self) -> &Path {
        &self.file.path
    }

    /// Both must lie where they were opened.
    pub(super) fn hold(&self) -> Result<(), Problem> {
        for place in [Some(&self.file), self.wal.as_ref()].into_iter().flatten() {
            if !place.holds()? {
                return Err(Problem::Moved);
            }
        }
        Ok(())
    }

    /// Something was written: what was empty is known from now on.
    pub(super) fn written(&mut self) {
        if let Some(wal) = self.wal.as_mut().filter(|wal| wal.opened.is_none())
            && let Ok(Some(now)) = Opened::of(wal.path.clone())
        {
            *wal = now;
        }
    }

    /// Whether the file itself lies where it was opened.
    pub(super) fn is_there(&self) -> Result<bool, Problem> {
        self.file.holds()
    }

    /// Whether another file lies in its place.
    pub(super) fn is_taken(&self) -> Result<bool, Problem> {
        self.file.is_taken()
    }

    /// Whether a `-wal` with anything in it lies beside the file.
    pub(super) fn has_wal(&self) -> bool {
        bytes(&wal::of(&self.file.path)) > 0
    }

    /// Whether the `-wal` was replaced by that of another file.
    pub(super) fn wal_is_taken(&self) -> Result<bool, Problem> {
        self.wal.as_ref().map_or(Ok(false), Opened::is_taken)
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// On some memory sticks an empty file is another as soon as it has bytes.
    #[test]
    fn what_lies_ahead_is_known_from_its_first_bytes_on() {
        let folder = tempfile::tempdir().unwrap();
        let [file, wal, new] = ["a", "a-wal", "new"].map(|name| folder.path().join(name));
        let becomes_another = || {
            fs::write(&new, "bytes").unwrap();
            fs::rename(&new, &wal).unwrap();
        };
        fs::write(&file, "bytes").unwrap();
        fs::write(&wal, "").unwrap();
        let mut places = Places::now(&file).unwrap();
        places.hold().unwrap();
        becomes_another();
        places.hold().unwrap();
        places.written();
        places.hold().unwrap();
        becomes_another();
        assert_eq!(places.hold(), Err(Problem::Moved));
        fs::remove_file(&wal).unwrap();
        places.written();
        assert_eq!(places.hold(), Err(Problem::Moved));
    }

    #[test]
    fn what_lies_ahead_is_missed_though_it_was_empty() {
        let folder = tempfile::tempdir().unwrap();
        let [file, wal] = ["a", "a-wal"].map(|name| folder.path().join(name));
        fs::write(&file, "bytes").unwrap();
        fs::write(&wal, "").unwrap();
        let places = Places::now(&file).unwrap();
        fs::remove_file(&wal).unwrap();
        assert_eq!(places.hold(), Err(Problem::Moved));
    }
}

/// A file as it was tried and refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Tried {
    bytes: u64,
    modified: Option<SystemTime>,
}

impl Tried {
    pub(super) fn at(path: &Path) -> Option<Self> {
        let there = fs::metadata(path).ok()?;
        Some(Self { bytes: there.len(), modified: there.modified().ok() })
    }
}
