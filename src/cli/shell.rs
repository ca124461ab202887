//! What commands have around them: a language, files, standard output and standard error. Whatever
//! reaches a terminal goes through here, and holds no orders for it.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read as _, Write};
use std::path::Path;
use std::process::ExitCode;

#[cfg(windows)]
use super::console::reaches_somebody;
use super::outcome::{Failure, Outcome};
use crate::domain::text::is_hidden;
use crate::language::{Language, Speech, tr};
use crate::storage::siblings::{holds_a_competition, why, write};
use crate::text;

/// How many warnings are shown one by one.
const WARNINGS: usize = 20;

/// Speaks one language to the outside.
#[derive(Clone, Copy)]
pub(super) struct Shell {
    pub language: Language,
    /// The language that was asked for; `None` where the place's is spoken.
    pub asked: Option<Language>,
}

impl Shell {
    pub(super) fn new(language: Language, asked: Option<Language>) -> Self {
        Self { language, asked }
    }

    /// In which language is spoken here, and which was asked for.
    pub(super) fn speech(self) -> Speech {
        Speech { spoken: self.language, chosen: self.asked }
    }

    /// A sentence without arguments.
    pub(super) fn say(self, key: &str) -> String {
        tr(self.language, key)
    }

    /// Shows how a command ended, and with which code. `command`: whose help says more.
    pub(super) fn end(self, outcome: Outcome, command: &str) -> ExitCode {
        let (code, said) = match outcome {
            Ok(()) | Err(Failure::Unread) => return ExitCode::SUCCESS,
            Err(Failure::Refused(said)) => (1, said),
            Err(Failure::Usage(said)) => {
                (2, text!(self.language, "cli-see-help", what = said, command = command))
            }
        };
        let error = text!(self.language, "cli-error", what = said);
        #[cfg(windows)]
        if !reaches_somebody() {
            crate::app::tell_in_a_box(self.language, &error);
        }
        self.note(&error);
        ExitCode::from(code)
    }

    /// A line on standard error; nobody can be told when even that fails.
    #[expect(clippy::unused_self, reason = "whoever speaks has a shell")]
    pub(super) fn note(self, line: &str) {
        let _ = writeln!(io::stderr(), "{}", one_paragraph(line));
    }

    /// How far something long is: one line that is written over, for eyes at a terminal
    /// only; an empty one wipes it away.
    pub(super) fn progress(line: &str) {
        let mut err = io::stderr();
        if err.is_terminal() {
            let _ = write!(err, "\r{}\u{1b}[K\r", one_paragraph(line));
        }
    }

    /// Warnings on standard error, the first of many.
    pub(super) fn warn(self, warnings: &[String]) {
        for warning in warnings.iter().take(WARNINGS) {
            self.note(&text!(self.language, "cli-warning", what = warning));
        }
        if let Some(more @ 1..) = warnings.len().checked_sub(WARNINGS) {
            self.note(&text!(self.language, "cli-more-warnings", count = more));
        }
    }

    /// Results for people onto standard output, wherever it leads: what somebody typed gives no terminal
    /// orders, not even through a pager.
    pub(super) fn show(self, results: &str) -> Outcome {
        self.put(&plain(results))
    }

    /// Results for programs onto standard output: as they are, but on a terminal as text for people.
    pub(super) fn show_data(self, results: &str) -> Outcome {
        if io::stdout().is_terminal() { self.show(results) } else { self.put(results) }
    }

    fn put(self, results: &str) -> Outcome {
        let mut out = io::stdout().lock();
        let written = out.write_all(results.as_bytes()).and_then(|()| out.flush());
        written.map_err(|error| self.not_shown(&error))
    }

    /// What it means that standard output could not be written.
    pub(super) fn not_shown(self, error: &io::Error) -> Failure {
        if nobody_reads(error) {
            return Failure::Unread;
        }
        let why = self.io(error);
        Failure::Refused(text!(self.language, "cli-not-shown", why = why))
    }

    /// A whole file of at most `limit` bytes; `too_large` is asked for the error otherwise.
    pub(super) fn read(
        self,
        path: &Path,
        limit: usize,
        too_large: impl FnOnce() -> Failure,
    ) -> Result<Vec<u8>, Failure> {
        let limit = u64::try_from(limit).unwrap_or(u64::MAX);
        let read = || -> io::Result<Option<Vec<u8>>> {
            let file = File::open(path)?;
            let metadata = file.metadata()?;
            if metadata.is_dir() {
                return Err(io::ErrorKind::IsADirectory.into());
            }
            if metadata.len() > limit {
                return Ok(None);
            }
            let mut bytes = Vec::new();
            file.take(limit + 1).read_to_end(&mut bytes)?;
            let fits = u64::try_from(bytes.len()).is_ok_and(|length| length <= limit);
            Ok(fits.then_some(bytes))
        };
        match read() {
            Ok(Some(bytes)) => Ok(bytes),
            Ok(None) => Err(too_large()),
            Err(error) => Err(self.file_failed("cli-not-read", path, &error)),
        }
    }

    /// Makes or replaces a file: written beside, synced, renamed. What is no plain file (a pipe, a
    /// device) is written through; a competition file is never replaced.
    pub(super) fn write(self, path: &Path, bytes: &[u8]) -> Outcome {
        if holds_a_competition(path) {
            let name = path.display().to_string();
            return Err(Failure::Refused(text!(
                self.language,
                "cli-is-a-competition",
                file = name
            )));
        }
        write(path, bytes).map_err(|error| {
            let failed = || self.file_failed("cli-not-written", path, &error);
            if nobody_reads(&error) { Failure::Unread } else { failed() }
        })
    }

    pub(super) fn file_failed(self, key: &str, path: &Path, error: &io::Error) -> Failure {
        let args = [("file", path.display().to_string().into()), ("why", self.io(error).into())];
        Failure::Refused(crate::language::tr_args(self.language, key, &args))
    }

    /// Why the system refused.
    pub(super) fn io(self, error: &io::Error) -> String {
        why(self.language, error)
    }
}

/// Whether whoever was to read has closed the other end.
fn nobody_reads(error: &io::Error) -> bool {
    /// Windows' second word for it (`ERROR_PIPE_NOT_CONNECTED`), of which Rust knows only the first.
    const NOT_CONNECTED: i32 = 233;
    let not_connected = cfg!(windows) && error.raw_os_error() == Some(NOT_CONNECTED);
    error.kind() == io::ErrorKind::BrokenPipe || not_connected
}

/// What is said stays one paragraph, and no terminal is told what to do by a file's text.
pub(super) fn one_paragraph(line: &str) -> String {
    line.chars().map(|c| if is_hidden(c) { ' ' } else { c }).collect()
}

/// A text of several lines without what tells a terminal what to do or turns the writing round.
fn plain(text: &str) -> String {
    text.chars().map(|c| if is_hidden(c) && c != '\n' { ' ' } else { c }).collect()
}
