//! What stations ask, as it came, until its owner has a turn.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::Request;

/// Doors put in, their owner takes out.
#[derive(Default)]
pub struct Waiting {
    asks: Mutex<VecDeque<Request>>,
    came: Condvar,
}

impl Waiting {
    /// So many wait; what comes then is told to try again.
    pub const MOST: usize = 256;

    fn asks(&self) -> MutexGuard<'_, VecDeque<Request>> {
        self.asks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there was room for it.
    pub fn put(&self, request: Request) -> bool {
        let mut asks = self.asks();
        let has_room = asks.len() < Self::MOST;
        if has_room {
            asks.push_back(request);
            self.came.notify_one();
        }
        has_room
    }

    /// Whether something waits, at the latest after so long; it stays there.
    pub fn comes_within(&self, longest: Duration) -> bool {
        let none = |asks: &mut VecDeque<Request>| asks.is_empty();
        let waited = self.came.wait_timeout_while(self.asks(), longest, none);
        let (asks, _) = waited.unwrap_or_else(PoisonError::into_inner);
        !asks.is_empty()
    }

    /// The first.
    pub fn take(&self) -> Option<Request> {
        self.asks().pop_front()
    }
}
