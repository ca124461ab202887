//! One program writes a file: a lock file beside it, held while the file is open for writing.
//!
//! The system gives the lock up when a program ends in whatever way, so a lock file that is left
//! over hinders nobody. Never on the competition file itself: `SQLite`'s own locks are there. Systems differ
//! about how a file is held and how it is removed by none but its holder, and they differ here.

use std::ffi::OsString;
use std::fs::File;
use std::path::{Path, PathBuf};

use super::problem::Problem;

/// The lock of one competition file, given up when dropped.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    file: Option<File>,
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
    beside(competition).exists()
}

/// Whether a program, this one too, has a competition file open for writing.
pub fn is_held(competition: &Path) -> bool {
    system::is_held(&beside(competition))
}

impl Lock {
    /// Takes the lock of a competition file.
    pub(super) fn take(competition: &Path) -> Result<Self, Problem> {
        let path = beside(competition);
        let file = system::take(&path)?;
        Ok(Self { path, file: Some(file), stays: false })
    }

    /// Gives the lock up and leaves the lock file, as if the program had ended: the competition file is
    /// still marked as open, and everything is here.
    pub(super) fn leave(mut self) {
        self.stays = true;
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        match self.file.take() {
            Some(file) if !self.stays => system::remove(&self.path, file),
            // The system gives up the lock of a file that is closed.
            _ => {}
        }
    }
}

/// The lock lies on the file, and says nothing about who else may open or remove it.
#[cfg(not(windows))]
mod system {
    use std::fs::{self, File, TryLockError};
    use std::path::Path;

    use super::Problem;
    use crate::storage::identity::Identity;

    pub(super) fn take(path: &Path) -> Result<File, Problem> {
        loop {
            let file =
                File::options().read(true).write(true).create(true).truncate(false).open(path)?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return Err(Problem::HeldByAnother),
                Err(TryLockError::Error(_)) => return Err(Problem::UnfitFolder),
            }
            // Whoever held it before may have removed the file between the two steps above.
            if Identity::at(path)? == Some(Identity::of(&file)?) {
                return Ok(file);
            }
        }
    }

    pub(super) fn is_held(path: &Path) -> bool {
        let file = File::open(path);
        file.is_ok_and(|file| matches!(file.try_lock_shared(), Err(TryLockError::WouldBlock)))
    }

    /// Removed before the lock is given up, so that nobody takes one on a file that is about to vanish
    /// unnoticed; not the file that another program has put there since.
    pub(super) fn remove(path: &Path, file: File) {
        let is_own = |there: Option<Identity>| there.is_some() && there == Identity::of(&file).ok();
        if Identity::at(path).is_ok_and(is_own) {
            let _ = fs::remove_file(path);
        }
        drop(file);
    }
}

/// The open file is itself the lock: it lets nobody else open, remove or rename it.
#[cfg(windows)]
mod system {
    use std::fs::File;
    use std::io;
    use std::os::windows::fs::OpenOptionsExt as _;
    use std::path::Path;
    use std::thread;
    use std::time::Duration;

    use super::Problem;

    /// `ERROR_ACCESS_DENIED`, of a file that is being removed, too; `ERROR_SHARING_VIOLATION`.
    const DENIED: i32 = 5;
    const IN_USE: i32 = 32;
    /// The right to remove, and that closing removes.
    const DELETE: u32 = 0x0001_0000;
    const DELETE_ON_CLOSE: u32 = 0x0400_0000;

    /// Somebody who only looks (another program that asks [`is_held`], a virus scanner) has it open for a
    /// moment.
    const LOOKS: u32 = 10;
    const LOOK: Duration = Duration::from_millis(20);

    pub(super) fn take(path: &Path) -> Result<File, Problem> {
        let open = || {
            let mut options = File::options();
            options.read(true).write(true).create(true).truncate(false).share_mode(0).open(path)
        };
        for _ in 1..LOOKS {
            match open() {
                Err(error) if matches!(error.raw_os_error(), Some(DENIED | IN_USE)) => {}
                opened => return Ok(opened?),
            }
            thread::sleep(LOOK);
        }
        open()
            .map_err(|error| if is_in_use(&error) { Problem::HeldByAnother } else { error.into() })
    }

    pub(super) fn is_held(path: &Path) -> bool {
        File::open(path).is_err_and(|error| is_in_use(&error))
    }

    /// Given up first, then removed unless another program has it by then: that one shares it with nobody.
    /// Whoever only looks is let look to the end.
    pub(super) fn remove(path: &Path, file: File) {
        drop(file);
        let mut options = File::options();
        options.access_mode(DELETE).custom_flags(DELETE_ON_CLOSE);
        for _ in 0..LOOKS {
            match options.open(path) {
                Err(error) if is_in_use(&error) => thread::sleep(LOOK),
                _ => return,
            }
        }
    }

    fn is_in_use(error: &io::Error) -> bool {
        error.raw_os_error() == Some(IN_USE)
    }
}
