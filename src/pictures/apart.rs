//! Reads pictures in a process of its own: the program started again, behind others in its turn, with so much memory
//! and no more and nothing but two pipes, so that whatever a picture brings ends that process alone.
//!
//! It stays for the next picture. One that takes too long is killed with it, and the next is read by a new one. What
//! goes through the pipes is a line of JSON and the bytes that it says follow.

use std::io::{self, BufRead as _, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, ExitCode, Stdio};
use std::sync::OnceLock;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::thread;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::lowly::{become_low, shut_in, started_low};
use super::{MOST_KEPT, MOST_PDF, Page, PictureError, Scanned, Wanted, check, read, scan};

/// The argument that makes the program such a process.
pub const ARGUMENT: &str = "read-pictures-apart";

/// The most memory that it may take, in bytes.
pub const MOST_MEMORY: usize = 512 << 20;

/// How long one picture may take; a build that was not made to be fast takes longer, and as long as its test says: beside other
/// tests, who take precedence over it, nobody knows how long.
fn patience() -> Duration {
    let told = std::env::var("EFOROS_PATIENCE_S").ok().filter(|_| cfg!(debug_assertions));
    let seconds = told.and_then(|told| told.parse().ok());
    Duration::from_secs(seconds.unwrap_or(if cfg!(debug_assertions) { 60 } else { 10 }))
}

/// The longest line in a pipe, and the most sheets of a picture.
const MOST_LINE: u64 = 1 << 20;
const MOST_SHEETS: usize = 64;

/// The program that is started; without one pictures are read in this process.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// From now on pictures are read in a process of their own, which this program is when it is started with
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

/// What is asked: so many bytes follow.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Ask {
    wanted: Wanted,
    /// How many pages of a PDF are passed over.
    after: usize,
    bytes: usize,
}

/// What is answered.
#[derive(Serialize, Deserialize)]
enum Answer {
    Opened(usize),
    /// The sheets' pictures follow, one after the other.
    Picture(Result<Vec<Head>, PictureError>),
    Done(Option<PictureError>),
}

/// A sheet whose picture of so many bytes follows.
#[derive(Serialize, Deserialize)]
struct Head {
    codes: Vec<String>,
    straight: bool,
    bytes: usize,
}

/// What came of an answer.
enum Came {
    Opened(usize),
    Picture(Result<Vec<Page>, PictureError>),
    Done(Option<PictureError>),
}

/// Who reads: a process that is started when it is first needed and ends with this value.
#[derive(Default)]
pub struct Reader {
    running: Option<Running>,
}

struct Running {
    child: Child,
    into: Option<ChildStdin>,
    came: Receiver<Came>,
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Reader {
    /// Reads a picture or a PDF: `told` hears how many pictures it has, then of each its sheets or why there are none.
    /// It may end the reading by `false`.
    ///
    /// # Errors
    /// [`PictureError`] of the whole.
    pub fn read(
        &mut self,
        bytes: &[u8],
        wanted: &Wanted,
        told: &mut dyn FnMut(Scanned) -> bool,
    ) -> Result<(), PictureError> {
        check(bytes)?;
        let Some(program) = PROGRAM.get() else { return here(bytes, wanted, 0, told) };
        let (mut pages, mut after) = (None, 0);
        loop {
            let mut ask = || -> Result<Option<bool>, PictureError> {
                self.ask(program, bytes, wanted, after)?;
                loop {
                    let going_on = match self.wait() {
                        None => return Ok(Some(true)),
                        Some(Came::Done(None)) => return Ok(None),
                        Some(Came::Done(Some(error))) => return Err(error),
                        Some(Came::Opened(many)) if pages.is_none() => {
                            pages = Some(many);
                            told(Scanned::Opened { pages: many })
                        }
                        Some(Came::Opened(_)) => true,
                        Some(Came::Picture(picture)) => {
                            after += 1;
                            told(Scanned::Picture(picture))
                        }
                    };
                    if !going_on {
                        self.running = None;
                        return Ok(Some(false));
                    }
                }
            };
            match ask()? {
                None | Some(false) => return Ok(()),
                Some(true) => {}
            }
            // It ended over one picture: that one is not read, the others are, by another process.
            self.running = None;
            let Some(pages) = pages else { return Err(PictureError::NotRead) };
            after += 1;
            if !told(Scanned::Picture(Err(PictureError::NotRead))) || after >= pages {
                return Ok(());
            }
        }
    }

    fn ask(
        &mut self,
        program: &PathBuf,
        bytes: &[u8],
        wanted: &Wanted,
        after: usize,
    ) -> Result<(), PictureError> {
        let not_started = |error: io::Error| PictureError::NotStarted { why: error.to_string() };
        let ask = Ask { wanted: wanted.clone(), after, bytes: bytes.len() };
        let line = serde_json::to_string(&ask).map_err(|_| PictureError::NotRead)?;
        let is_alive = |running: &mut Running| matches!(running.child.try_wait(), Ok(None));
        if !self.running.as_mut().is_some_and(is_alive) {
            self.running = Some(start(program).map_err(not_started)?);
        }
        let into = self.running.as_mut().and_then(|running| running.into.as_mut());
        let Some(into) = into else { return Err(PictureError::NotRead) };
        // It reads all before it answers; if it ended, that is told by the answer that does not come.
        let _ = writeln!(into, "{line}")
            .and_then(|()| into.write_all(bytes))
            .and_then(|()| into.flush());
        Ok(())
    }

    /// The next answer; `None` if none came in time or none can come.
    fn wait(&self) -> Option<Came> {
        self.running.as_ref()?.came.recv_timeout(patience()).ok()
    }
}

fn start(program: &PathBuf) -> io::Result<Running> {
    let mut command = Command::new(program);
    command.arg(ARGUMENT).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
    started_low(&mut command);
    let mut child = command.spawn()?;
    let (into, out) = (child.stdin.take(), child.stdout.take());
    // What nobody waits for does not gather.
    let (sender, came) = mpsc::sync_channel(1);
    let running = Running { child, into, came };
    let out = out.ok_or(io::ErrorKind::BrokenPipe)?;
    thread::Builder::new().name("pictures".to_owned()).spawn(move || relay(out, &sender))?;
    Ok(running)
}

/// Passes on what the process answers, until it ends or says what it may not.
fn relay(out: ChildStdout, came: &SyncSender<Came>) {
    let mut out = BufReader::new(out);
    while let Ok(answer) = answer(&mut out) {
        if came.send(answer).is_err() {
            break;
        }
    }
}

fn answer(out: &mut impl io::BufRead) -> io::Result<Came> {
    let too_much = || io::Error::from(io::ErrorKind::InvalidData);
    let heads = match line(out)? {
        Answer::Opened(pages) => return Ok(Came::Opened(pages)),
        Answer::Done(error) => return Ok(Came::Done(error)),
        Answer::Picture(Err(error)) => return Ok(Came::Picture(Err(error))),
        Answer::Picture(Ok(heads)) => heads,
    };
    let fits = heads.len() <= MOST_SHEETS && heads.iter().all(|head| head.bytes <= MOST_KEPT);
    if !fits {
        return Err(too_much());
    }
    let mut pages = Vec::new();
    for Head { codes, straight, bytes } in heads {
        let mut jpeg = vec![0; bytes];
        out.read_exact(&mut jpeg)?;
        pages.push(Page { codes, straight, jpeg });
    }
    Ok(Came::Picture(Ok(pages)))
}

fn line<T: for<'de> Deserialize<'de>>(from: &mut impl io::BufRead) -> io::Result<T> {
    let mut line = Vec::new();
    from.take(MOST_LINE).read_until(b'\n', &mut line)?;
    Ok(serde_json::from_slice(&line)?)
}

/// Reads in this process what [`Reader::read`] reads.
fn here(
    bytes: &[u8],
    wanted: &Wanted,
    after: usize,
    told: &mut dyn FnMut(Scanned) -> bool,
) -> Result<(), PictureError> {
    if check(bytes)? {
        return scan(bytes, wanted, after, told);
    }
    let read = read(bytes, wanted);
    if told(Scanned::Opened { pages: 1 }) && after == 0 {
        told(Scanned::Picture(read));
    }
    Ok(())
}

/// Is such a process, until nobody asks any more. `limit` bounds its memory as far as the allocator has it; where that
/// or the system's own bounds cannot be, nothing is read.
pub fn serve(limit: impl FnOnce(usize) -> bool) -> ExitCode {
    if !(limit(MOST_MEMORY) && shut_in(MOST_MEMORY)) {
        return ExitCode::FAILURE;
    }
    become_low();
    let (mut from, mut to) = (io::stdin().lock(), io::stdout().lock());
    while let Ok(ask) = line::<Ask>(&mut from) {
        if serve_one(&ask, &mut from, &mut to).is_err() {
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

fn serve_one(ask: &Ask, from: &mut impl Read, to: &mut impl Write) -> io::Result<()> {
    if ask.bytes > MOST_PDF {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut bytes = Vec::new();
    from.take(u64::try_from(ask.bytes).unwrap_or(u64::MAX)).read_to_end(&mut bytes)?;
    let mut failed = None;
    let mut tell = |scanned: Scanned| {
        let told = match scanned {
            Scanned::Opened { pages } => write(to, &Answer::Opened(pages)),
            Scanned::Picture(Err(error)) => write(to, &Answer::Picture(Err(error))),
            Scanned::Picture(Ok(pages)) => write_pages(to, &pages),
        };
        failed = told.err();
        failed.is_none()
    };
    let done = here(&bytes, &ask.wanted, ask.after, &mut tell);
    failed.map_or(Ok(()), Err)?;
    write(to, &Answer::Done(done.err()))
}

fn write_pages(to: &mut impl Write, pages: &[Page]) -> io::Result<()> {
    let pages = pages.get(..MOST_SHEETS).unwrap_or(pages);
    let heads = pages.iter().map(|page| Head {
        codes: page.codes.clone(),
        straight: page.straight,
        bytes: page.jpeg.len(),
    });
    write(to, &Answer::Picture(Ok(heads.collect())))?;
    pages.iter().try_for_each(|page| to.write_all(&page.jpeg))?;
    to.flush()
}

fn write(to: &mut impl Write, answer: &Answer) -> io::Result<()> {
    writeln!(to, "{}", serde_json::to_string(answer)?)?;
    to.flush()
}
