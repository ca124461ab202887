//! The thread that keeps time: it records alerts and the end, keeps drafts, and asks for repaints.
//! Painting drives nothing: the time goes on while the console is hidden.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use egui::{Context, ViewportId};

use super::formats::AnyShell;
use crate::stations::Waiting;

/// The longest wait, in milliseconds: a draft is kept within a second of the last key.
const LONGEST_MS: u64 = 200;
/// The shortest where pages of the hall move by themselves.
const SHORTEST_MS: u64 = 10;

/// The running thread; it ends when this is dropped.
pub struct Ticker {
    stop: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Ticker {
    /// Starts it. `hall` counts the openings of the projector's window.
    ///
    /// # Errors
    /// When the system gives no thread.
    pub fn start(
        shell: Arc<Mutex<AnyShell>>,
        context: Context,
        hall: Arc<AtomicU64>,
    ) -> std::io::Result<Self> {
        let stop = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&stop);
        let tick = move || {
            // The windows first: without them nobody needs the sound.
            thread::sleep(Duration::from_millis(LONGEST_MS));
            shell.lock().unwrap_or_else(PoisonError::into_inner).speaker().begin();
            let asks = shell.lock().unwrap_or_else(PoisonError::into_inner).asks();
            while !told.load(Ordering::Relaxed) {
                let wait = tick(&shell, &context, hall_id(hall.load(Ordering::Relaxed)));
                attend(&shell, &asks, Duration::from_millis(wait));
            }
        };
        let thread = thread::Builder::new().name("ticker".to_owned()).spawn(tick)?;
        Ok(Self { stop, thread: Some(thread) })
    }
}

impl Drop for Ticker {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            // It has nothing to tell.
            let _ = thread.join();
        }
    }
}

/// Waits until the next tick, or until a station asks something: it is answered, and what asks meanwhile, too.
fn attend(shell: &Mutex<AnyShell>, asks: &Waiting, wait: Duration) {
    if asks.comes_within(wait) {
        shell.lock().unwrap_or_else(PoisonError::into_inner).attend();
    }
}

/// One tick: what fell due, a repaint where something changes, and how long to wait.
fn tick(shell: &Mutex<AnyShell>, context: &Context, hall: ViewportId) -> u64 {
    let (happened, next) = {
        let mut shell = shell.lock().unwrap_or_else(PoisonError::into_inner);
        (shell.tick(), (shell.next_change_ms(), shell.doors_move_in_ms()))
    };
    let (next, doors) = next;
    if happened {
        context.request_repaint_of(ViewportId::ROOT);
        context.request_repaint_of(hall);
    }
    // Woken a little after each second that the clock shows.
    let wait = match next {
        Some(next) if next <= LONGEST_MS => {
            context.request_repaint_after_for(Duration::from_millis(next), ViewportId::ROOT);
            context.request_repaint_after_for(Duration::from_millis(next), hall);
            next
        }
        Some(_) | None => LONGEST_MS,
    };
    doors.map_or(wait, |doors| wait.min(doors.max(SHORTEST_MS)))
}

/// The hall's window of an opening.
pub(super) fn hall_id(opening: u64) -> ViewportId {
    ViewportId::from_hash_of(("eforos hall", opening))
}
