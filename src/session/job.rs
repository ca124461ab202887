//! Work on a thread of its own, while the time goes on: how far it is, how it ended, and that it can be cancelled.
//! A job that is dropped is cancelled; a thread that panics, or that the system does not give, is a failure like
//! every other.

use std::any::Any;
use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread::{self, JoinHandle};

use crate::language::Language;
use crate::text;

/// Work that is done elsewhere and ends with a `T`, or with an `E` why not.
pub struct Job<T, E = String> {
    told: Receiver<Told<T, E>>,
    thread: Option<JoinHandle<()>>,
    decided: Arc<AtomicBool>,
}

/// What a job tells.
#[derive(Debug, PartialEq, Eq)]
pub enum Told<T, E = String> {
    /// How much is done, and of how much.
    Progress(usize, usize),
    /// The end of it.
    Done(T),
    /// Another end.
    Failed(Failure<E>),
}

/// Why a job did not do its work.
#[derive(Debug, PartialEq, Eq)]
pub enum Failure<E = String> {
    /// The work could not be done.
    Refused(E),
    /// Its thread panicked or was not begun: what the system or the program says of that.
    Died(String),
}

impl<E> Failure<E> {
    /// Why, for people; `refused` says it of the work.
    pub fn sentence(self, language: Language, refused: impl FnOnce(E) -> String) -> String {
        match self {
            Self::Refused(why) => refused(why),
            Self::Died(why) => text!(language, "console-job-died", why = why),
        }
    }
}

/// What the work is given to tell how far it is.
pub struct Steps {
    tell: Box<dyn Fn(usize, usize) -> bool>,
    /// The hundredth that was told last.
    hundredth: Cell<usize>,
    decided: Arc<AtomicBool>,
}

impl Steps {
    /// Tells how much is done. `Break` when it was cancelled.
    pub fn progress(&self, done: usize, of: usize) -> ControlFlow<()> {
        // A hundred times is often enough.
        let hundredth = done.saturating_mul(100).checked_div(of).unwrap_or(0);
        if done > 0 && self.hundredth.replace(hundredth) == hundredth {
            return ControlFlow::Continue(());
        }
        if (self.tell)(done, of) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    }

    /// From now on it can no longer be cancelled. `Break` when it was.
    pub fn last_moment(&self) -> ControlFlow<()> {
        let cancelled = self.decided.swap(true, Ordering::SeqCst);
        if cancelled { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }
}

impl<T: Send + 'static, E: Send + 'static> Job<T, E> {
    /// Begins, on a thread of this name.
    pub fn start(name: &str, work: impl FnOnce(&Steps) -> Result<T, E> + Send + 'static) -> Self {
        let (sender, told) = channel();
        let decided = Arc::new(AtomicBool::new(false));
        let (progress, end, last_moment) = (sender.clone(), sender.clone(), Arc::clone(&decided));
        let run = move || {
            let tell = move |done, of| progress.send(Told::Progress(done, of)).is_ok();
            let hundredth = Cell::new(0);
            let steps = Steps { tell: Box::new(tell), hundredth, decided: last_moment };
            // Nobody waits any more when it was cancelled.
            let _ = end.send(Told::of(work(&steps)));
        };
        let thread = thread::Builder::new().name(name.to_owned()).spawn(run);
        let thread = thread.map_err(|error| {
            let _ = sender.send(Told::Failed(Failure::Died(error.to_string())));
        });
        Self { told, thread: thread.ok(), decided }
    }

    /// One that was done at once, where no thread may do it.
    pub fn ended(end: Result<T, E>) -> Self {
        let (sender, told) = channel();
        let _ = sender.send(Told::of(end));
        Self { told, thread: None, decided: Arc::new(AtomicBool::new(true)) }
    }

    /// What it tells next; `None` when there is nothing new.
    pub fn told(&mut self) -> Option<Told<T, E>> {
        match self.told.try_recv() {
            Ok(told) => Some(told),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => self.died(),
        }
    }

    /// Waits for its end.
    ///
    /// # Errors
    /// [`Failure`].
    pub fn wait(mut self) -> Result<T, Failure<E>> {
        loop {
            match self.told.recv().ok().or_else(|| self.died()) {
                Some(Told::Progress(..)) => {}
                Some(Told::Done(done)) => return Ok(done),
                Some(Told::Failed(why)) => return Err(why),
                None => return Err(Failure::Died(String::new())),
            }
        }
    }

    /// Cancels it; `false` when it is too late for that.
    pub fn cancel(&self) -> bool {
        !self.decided.swap(true, Ordering::SeqCst)
    }

    /// Why its thread ended without a word; told once.
    fn died(&mut self) -> Option<Told<T, E>> {
        let panic = self.thread.take()?.join().err()?;
        Some(Told::Failed(Failure::Died(message(&*panic))))
    }
}

impl<T, E> Told<T, E> {
    fn of(end: Result<T, E>) -> Self {
        match end {
            Ok(done) => Self::Done(done),
            Err(why) => Self::Failed(Failure::Refused(why)),
        }
    }
}

fn message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
