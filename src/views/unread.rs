//! A word that came into sight by itself, after the ruling on the one before it: a key that is struck twice must not rule
//! on it. Whoever rules down a list strikes keys quickly, so another verdict is taken at once; and after one key was
//! refused all are, until the hand has rested: else each would rule on the word after the one that is meant.

use crate::domain::clock::Moment;
use crate::domain::contest::ruling::Ruled;

/// So long it is seen at least before the same key rules on it.
const READ_MS: i64 = 150;
/// So long the hand rests before a key is taken again.
const REST_MS: i64 = 700;
/// In the first frame it is painted, and with the second it stands on the screen: what was struck meanwhile is
/// handled there.
const FRAMES: u8 = 2;

/// How far it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread {
    /// How the word before it was ruled.
    ruled: Ruled,
    frames: u8,
    /// When the frame began with which it stood on the screen, and the one that is painted now.
    stood: Moment,
    frame: Moment,
    /// When a key was refused last.
    refused: Option<Moment>,
}

impl Unread {
    /// It came now, after this ruling.
    pub const fn new(now: Moment, ruled: Ruled) -> Self {
        Self { ruled, frames: FRAMES, stood: now, frame: now, refused: None }
    }

    /// A frame begins. Whether it needs another one, for itself alone.
    pub const fn begin_frame(&mut self, now: Moment) -> bool {
        self.frame = now;
        if self.frames > 0 {
            self.frames -= 1;
            self.stood = now;
        }
        self.frames > 0
    }

    /// Whether this verdict is refused: its key was struck twice, or behind one that was.
    pub fn refuses(&mut self, ruled: Ruled) -> bool {
        let since = |moment: Moment| {
            (self.frame.session == moment.session).then(|| self.frame.ms_since(moment))
        };
        // It came within this frame: it is nowhere yet.
        let is_nowhere = self.frames == FRAMES;
        let is_short = self.frames > 0 || since(self.stood).is_some_and(|ms| ms < READ_MS);
        let is_behind = self.refused.and_then(since).is_some_and(|ms| ms < REST_MS);
        let refuses = is_behind || is_nowhere || (ruled == self.ruled && is_short);
        if refuses {
            self.refused = Some(self.frame);
        }
        refuses
    }
}
