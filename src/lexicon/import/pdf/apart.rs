//! Reads a PDF in a process of its own: the program started again, with so much memory and no more, so
//! that whatever a file asks for ends that process alone.
//!
//! It reads the PDF from standard input and writes what it finds to standard output, a step a line. The
//! bound is the program's own allocator's, the same on every system.

use std::ffi::OsStr;
use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStderr, ChildStdout, Command, ExitCode, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use super::{MOST_TEXT, PdfError, Step, here, next};
use crate::lexicon::import::MAX_PDF;

/// The argument that makes the program such a process.
pub const ARGUMENT: &str = "read-pdf-apart";

/// The most memory that it may take, in bytes.
pub const MOST_MEMORY: usize = 256 << 20;

/// What Rust's own message says when memory is refused.
const NO_MEMORY: &str = "memory allocation";

/// How much of what such a process says of its end is read, in bytes.
const LAST_WORDS: u64 = 4096;

/// The program that is started; without one a PDF is read in this process.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// From now on PDFs are read in a process of their own, which this program is when it is started with
/// [`ARGUMENT`] alone.
pub fn enable() {
    // On Linux this is the very program that runs, even if another version took its place.
    let program = if cfg!(target_os = "linux") {
        Ok("/proc/self/exe".into())
    } else {
        std::env::current_exe()
    };
    if let Ok(program) = program {
        PROGRAM.get_or_init(|| program);
    }
}

/// Ends the process when nobody needs what it reads any more.
pub(super) struct Reader(Option<Child>);

impl Drop for Reader {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Starts to read a PDF, apart if it can be.
pub(super) fn start(bytes: &[u8]) -> Result<(Reader, Receiver<Step>), PdfError> {
    match PROGRAM.get() {
        Some(program) => spawn(program.as_os_str(), bytes.to_vec()),
        None => Ok((Reader(None), here::start(bytes.to_vec())?)),
    }
}

fn spawn(program: &OsStr, bytes: Vec<u8>) -> Result<(Reader, Receiver<Step>), PdfError> {
    let not_started = |error: io::Error| PdfError::NotStarted { why: error.to_string() };
    let mut command = Command::new(program);
    command.arg(ARGUMENT).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(not_started)?;
    let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
    let reader = Reader(Some(child));
    let (Some(mut into), Some(out), Some(err)) = pipes else {
        return Err(PdfError::Damaged);
    };
    let (sender, steps) = mpsc::channel();
    let named = |name: &str| thread::Builder::new().name(name.to_owned());
    // It ends early when the process does: then that is told.
    let give = move || into.write_all(&bytes);
    named("pdf in").spawn(give).map_err(not_started)?;
    named("pdf out").spawn(move || relay(out, err, &sender)).map_err(not_started)?;
    Ok((reader, steps))
}

/// Passes on what the process finds, and why it ended.
fn relay(out: ChildStdout, err: ChildStderr, steps: &Sender<Step>) {
    // A text in JSON may take six bytes for one.
    let most = u64::try_from(MOST_TEXT.saturating_mul(6)).unwrap_or(u64::MAX);
    let lines = BufReader::new(out.take(most)).lines();
    for line in lines.map_while(Result::ok) {
        let Ok(step) = serde_json::from_str(&line) else { break };
        if steps.send(step).is_err() {
            return;
        }
    }
    let mut last_words = Vec::new();
    let _ = err.take(LAST_WORDS).read_to_end(&mut last_words);
    let no_memory = String::from_utf8_lossy(&last_words).contains(NO_MEMORY);
    let error = PdfError::TooMuchMemory { limit: MOST_MEMORY };
    let _ = steps.send(Step::Failed(if no_memory { error } else { PdfError::Damaged }));
}

/// Is such a process. `limit` bounds its memory; where it cannot, nothing is read.
pub fn serve(limit: impl FnOnce(usize) -> bool) -> ExitCode {
    if limit(MOST_MEMORY) && answer().is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn answer() -> io::Result<()> {
    let most = u64::try_from(MAX_PDF).unwrap_or(u64::MAX);
    let mut bytes = Vec::new();
    io::stdin().lock().take(most).read_to_end(&mut bytes)?;
    let mut out = io::stdout().lock();
    let steps = match here::start(bytes) {
        Ok(steps) => steps,
        Err(error) => return write(&mut out, &Step::Failed(error)),
    };
    let mut left = None;
    while left != Some(0) {
        let step = next(&steps);
        write(&mut out, &step)?;
        left = match step {
            Step::Opened { pages } => Some(pages),
            Step::Page(_) => left.map(|left| left.saturating_sub(1)),
            Step::Failed(_) => return Ok(()),
        };
    }
    Ok(())
}

fn write(out: &mut impl Write, step: &Step) -> io::Result<()> {
    let line = serde_json::to_string(step).map_err(io::Error::other)?;
    writeln!(out, "{line}")?;
    out.flush()
}
