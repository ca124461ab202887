//! One program writes a file: a lock file beside it, held while the file is open for writing.
//!
//! The system gives the lock up when a program ends in whatever way, so a lock file that is left
//! over hinders nobody. Never on the competition file itself: `SQLite`'s own locks are there.
//!
//! At closing it is removed only where [`Identity`] tells one file from another: elsewhere it could not be
//! seen that a lock was taken on a file that was removed at that moment, and two would write.

use std::ffi::OsString;
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use super::identity::Identity;
use super::problem::Problem;

/// The lock of one competition file, given up when dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: File,
    /// Whether the lock file stays, to show that the competition file was not closed.
    stays: bool,
}

/// Where the lock of a competition file lies: `NAME.eforos-lock`.
fn beside(competition: &Path) -> PathBuf {
    let mut name = OsString::from(competition);
    name.push("-lock");
    PathBuf::from(name)
}

/// Whether the lock file, which nobody holds, shows that a program ended without closing the file.
pub(super) fn is_left_over(competition: &Path) -> bool {
    Identity::TELLS_FILES_APART && beside(competition).exists()
}

/// Whether a program, this one too, has a competition file open for writing.
pub fn is_held(competition: &Path) -> bool {
    let file = File::open(beside(competition));
    file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
}

impl Lock {
    /// Takes the lock of a competition file.
    pub(super) fn take(competition: &Path) -> Result<Self, Problem> {
        let path = beside(competition);
        loop {
            let file =
                File::options().read(true).write(true).create(true).truncate(false).open(&path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Problem::HeldByAnother),
                Err(TryLockError::Error(_)) => return Err(Problem::UnfitFolder),
            }
            // Whoever held it before may have removed the file between the two steps above.
            if Identity::at(&path)? == Some(Identity::of(&file)?) {
                return Ok(Self { path, file, stays: false });
            }
        }
    }

    /// Gives the lock up and leaves the lock file, as if the program had ended: the competition file is
    /// still marked as open, and everything is here.
    pub(super) fn leave(mut self) {
        self.stays = true;
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed first, so that nobody takes a lock on a file that is about to vanish unnoticed; not
        // the one that another program has put there since.
        let is_own =
            |there: Option<Identity>| there.is_some() && there == Identity::of(&self.file).ok();
        if Identity::TELLS_FILES_APART && !self.stays && Identity::at(&self.path).is_ok_and(is_own)
        {
            let _ = fs::remove_file(&self.path);
        }
        let _ = self.file.unlock();
    }
}
