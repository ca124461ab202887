//! Which file lies at a path: what tells whether an open file is still the one that bears its name.
//! Systems differ about that, and they differ here.

#[cfg(not(windows))]
use std::fs::File;
use std::fs::{self, Metadata};
use std::io;
use std::path::Path;

/// A file, whatever it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Identity {
    #[cfg(unix)]
    device: u64,
    #[cfg(unix)]
    number: u64,
}

impl Identity {
    /// The file at a path; `None` when there is none.
    pub(super) fn at(path: &Path) -> io::Result<Option<Self>> {
        match fs::metadata(path) {
            Ok(there) => Ok(Some(Self::told(&there))),
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
                ) =>
            {
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// An open file.
    #[cfg(not(windows))]
    pub(super) fn of(file: &File) -> io::Result<Self> {
        file.metadata().map(|metadata| Self::told(&metadata))
    }

    #[cfg(unix)]
    fn told(metadata: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt as _;
        Self { device: metadata.dev(), number: metadata.ino() }
    }

    /// Other systems let nobody remove, rename or replace a file that is open here: that one is
    /// there is enough.
    #[cfg(not(unix))]
    fn told(_metadata: &Metadata) -> Self {
        Self {}
    }
}
