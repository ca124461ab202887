//! A file that somebody brings: what it is, by its first bytes, and its bytes where it is no competition.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::Path;

use super::Shell;
use super::own::OwnActs;
use crate::exchange::MAX_BYTES;
use crate::language::tr;
use crate::text;

/// A competition of 500 players with its lists has a few million bytes.
const MAX_COPY_BYTES: u64 = 256 << 20;

/// What a file is.
pub(in crate::app) enum Content {
    Competition,
    Archive,
    Pdf,
    Document,
    Table,
}

impl Content {
    pub(in crate::app) fn of(bytes: &[u8]) -> Self {
        let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes).trim_ascii_start();
        if bytes.starts_with(b"SQLite format 3\0") {
            Self::Competition
        } else if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\xD0\xCF\x11\xE0") {
            Self::Archive
        } else if bytes.starts_with(b"%PDF") {
            Self::Pdf
        } else if text.starts_with(b"{") || text.starts_with(b"[") {
            Self::Document
        } else {
            Self::Table
        }
    }
}

impl<F: OwnActs> Shell<F> {
    /// The bytes of a file; of a competition, which is opened in its own way, only the first.
    pub(in crate::app) fn bytes_of_brought(&self, path: &Path) -> Result<Vec<u8>, String> {
        let language = self.desk.language;
        let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX);
        let read = || -> io::Result<(Vec<u8>, u64)> {
            let metadata = fs::metadata(path)?;
            if metadata.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            let mut bytes = Vec::new();
            let mut file = File::open(path)?;
            file.by_ref().take(16).read_to_end(&mut bytes)?;
            let whole = !matches!(Content::of(&bytes), Content::Competition);
            if whole && metadata.len() <= limit {
                file.take(limit).read_to_end(&mut bytes)?;
            }
            Ok((bytes, metadata.len()))
        };
        let file = path.display().to_string();
        let (bytes, length) = read().map_err(|error| {
            let why = match error.kind() {
                io::ErrorKind::NotFound => tr(language, "competition-list-not-there"),
                io::ErrorKind::IsADirectory => tr(language, "competition-list-folder"),
                io::ErrorKind::PermissionDenied => tr(language, "competition-list-forbidden"),
                _ => error.to_string(),
            };
            text!(language, "exchange-brought-not-read", file = file.clone(), why = why)
        })?;
        let limit = match Content::of(&bytes) {
            Content::Competition => MAX_COPY_BYTES,
            Content::Archive | Content::Pdf | Content::Document | Content::Table => limit,
        };
        if length > limit {
            return Err(text!(
                language,
                "exchange-brought-too-large",
                file = file,
                limit = limit >> 20
            ));
        }
        Ok(bytes)
    }
}
