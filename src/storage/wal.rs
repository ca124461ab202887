//! The write-ahead log beside a competition file (`NAME-wal`), looked at before `SQLite` opens the two:
//! whether it is there when it must be, and whether it is whole.
//!
//! `SQLite` itself can tell neither: without it the file is an older one, and after the first bytes
//! that are not as they were written it takes the rest for a write that a power cut tore. This only
//! reads, and only what no other program writes meanwhile. The format is that of
//! <https://sqlite.org/fileformat2.html#the_write_ahead_log>.

use std::fs;
use std::path::{Path, PathBuf};

use super::lock;

/// The bytes before the first frame, and before the page in each frame.
const HEADER: usize = 32;
const FRAME_HEADER: usize = 24;
/// The first four bytes; the last bit says in which order of bytes the sums are made.
const MAGIC: u32 = 0x377F_0682;
/// The size of the pages of a competition file, when the log's header does not say.
const PAGE: usize = 4096;

/// What was found where the write-ahead log of a file belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Wal {
    /// If the file is marked as open, what was written last may lie elsewhere.
    pub(super) may_be_elsewhere: bool,
    /// What was written and acknowledged can no longer be read.
    pub(super) is_broken: bool,
}

/// The path of a competition's `-wal`.
pub(super) fn of(competition: &Path) -> PathBuf {
    beside(competition, "-wal")
}

/// The name of a competition's `-wal`, for people.
pub(super) fn name_of(competition: &Path) -> String {
    let log = of(competition);
    log.file_name().unwrap_or(log.as_os_str()).display().to_string()
}

fn beside(competition: &Path, end: &str) -> PathBuf {
    let mut name = competition.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Looks for the log of a file that this program has not opened yet.
pub(super) fn look(competition: &Path) -> Wal {
    let log = of(competition);
    let bytes = fs::metadata(&log).ok().map(|there| there.len());
    if lock::is_held(competition) {
        // Whoever writes it has everything, and what is written at this moment is not whole yet.
        return Wal { may_be_elsewhere: false, is_broken: false };
    }
    // Where a program ended without closing the file its lock is left over, if only there. It may have
    // ended before it wrote anything, or while it closed, when the last of these files is taken away first.
    let ended_here = lock::is_left_over(competition);
    let may_be_elsewhere = match bytes {
        Some(1..) => false,
        Some(0) => !ended_here,
        None => !ended_here || beside(competition, "-shm").exists(),
    };
    let is_broken = bytes > Some(0) && fs::read(&log).is_ok_and(|log| is_broken(&log));
    Wal { may_be_elsewhere, is_broken }
}

/// Whether there is something behind the last frame that can be read which shows that it was not the
/// last: a frame that follows from one with which an action was complete. A power cut tears the
/// frames of the last action only, for each action is on the disk before the next begins.
fn is_broken(log: &[u8]) -> bool {
    let Some((header, frames)) = log.split_at_checked(HEADER) else { return false };
    let magic = number(header, 0);
    let big_endian = magic == MAGIC | 1;
    let stated = usize::try_from(number(header, 8)).unwrap_or(0);
    let stored = (number(header, 24), number(header, 28));
    let mut readable = magic & !1 == MAGIC
        && stated.is_power_of_two()
        && (512..=65_536).contains(&stated)
        && sums(big_endian, (0, 0), &header[..24]) == stored;
    let page = if readable { stated } else { PAGE };
    let salts = if readable { &header[16..24] } else { frames.get(8..16).unwrap_or_default() };
    let mut before = stored;
    let mut complete = None;
    for frame in frames.chunks_exact(FRAME_HEADER + page) {
        let stored = (number(frame, 16), number(frame, 20));
        let of_this_log = number(frame, 0) != 0 && frame[8..16] == *salts;
        let follows = |before| {
            let head = sums(big_endian, before, &frame[..8]);
            of_this_log && sums(big_endian, head, &frame[FRAME_HEADER..]) == stored
        };
        readable = readable && follows(before);
        if readable {
            before = stored;
            continue;
        }
        if complete.is_some_and(follows) {
            return true;
        }
        complete = (of_this_log && number(frame, 4) != 0).then_some(stored);
    }
    false
}

/// Four bytes, the greatest first; 0 behind the end.
fn number(bytes: &[u8], at: usize) -> u32 {
    let four = bytes.get(at..).and_then(|rest| rest.first_chunk());
    four.map_or(0, |four| u32::from_be_bytes(*four))
}

/// The running sums after these bytes, which are a multiple of eight.
fn sums(big_endian: bool, (mut one, mut two): (u32, u32), bytes: &[u8]) -> (u32, u32) {
    let word = |bytes: &[u8]| {
        let word = number(bytes, 0);
        if big_endian { word } else { word.swap_bytes() }
    };
    for pair in bytes.chunks_exact(8) {
        one = one.wrapping_add(word(&pair[..4])).wrapping_add(two);
        two = two.wrapping_add(word(&pair[4..])).wrapping_add(one);
    }
    (one, two)
}
