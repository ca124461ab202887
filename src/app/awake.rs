//! Holds the machine's sleep and the blanking of its screens off while a competition is open. Where
//! the system refuses, the console says so; nothing else changes.
//!
//! The asking is done on a thread of its own: the system may take its time to answer.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use keepawake::{Builder, KeepAwake};

/// How long after a refusal the system is asked again.
const AGAIN: Duration = Duration::from_mins(1);

/// Keeps the machine awake when it is told to.
pub struct Awake {
    orders: Option<Sender<bool>>,
    wanted: bool,
    refused: Arc<AtomicBool>,
}

impl Awake {
    /// The machine's own.
    pub fn machine() -> Self {
        Self::asking(&WISHES)
    }

    /// The machine's own where nobody looks at a screen of it.
    pub fn service() -> Self {
        Self::asking(&[Wish { no_sleep: true, no_blanking: false }])
    }

    fn asking(for_what: &'static [Wish]) -> Self {
        let (orders, wishes) = channel();
        let refused = Arc::new(AtomicBool::new(false));
        let told = Arc::clone(&refused);
        let hold = move || hold(for_what, &wishes, &told);
        let spawned = thread::Builder::new().name("awake".to_owned()).spawn(hold).is_ok();
        refused.store(!spawned, Ordering::Relaxed);
        Self { orders: Some(orders), wanted: false, refused }
    }

    /// Asks no system: for tests. `refused` is what one would have answered.
    pub fn pretended(refused: Arc<AtomicBool>) -> Self {
        Self { orders: None, wanted: false, refused }
    }

    /// Says whether the machine shall stay awake.
    pub fn want(&mut self, wanted: bool) {
        if std::mem::replace(&mut self.wanted, wanted) == wanted {
            return;
        }
        if let Some(orders) = &self.orders
            && orders.send(wanted).is_err()
        {
            self.refused.store(true, Ordering::Relaxed);
        }
    }

    /// Whether it shall stay awake and does not.
    pub fn fails(&self) -> bool {
        self.wanted && self.refused.load(Ordering::Relaxed)
    }
}

fn hold(for_what: &[Wish], wishes: &Receiver<bool>, refused: &AtomicBool) {
    // What is given back later is what was there before: on Windows that must be a wish for nothing, whatever the
    // system began this thread with.
    #[cfg(windows)]
    let _nothing = ask(Wish { no_sleep: false, no_blanking: false });
    let mut held: Option<Held> = None;
    let mut wanted = false;
    loop {
        let wait = if wanted && held.is_none() { AGAIN } else { Duration::from_hours(1) };
        match wishes.recv_timeout(wait) {
            Ok(wish) => wanted = wish,
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return,
        }
        if !wanted {
            held = None;
        } else if held.is_none() {
            held = Held::ask(for_what);
        }
        refused.store(wanted && held.is_none(), Ordering::Relaxed);
    }
}

/// What the system has granted; given back when this is dropped.
struct Held {
    _granted: Vec<KeepAwake>,
}

impl Held {
    /// All or nothing: a hall that goes black is no better than a machine that sleeps.
    fn ask(wishes: &[Wish]) -> Option<Self> {
        Some(Self { _granted: wishes.iter().copied().map(ask).collect::<Option<_>>()? })
    }
}

fn ask(wish: Wish) -> Option<KeepAwake> {
    let mut builder = Builder::default();
    let builder = builder.idle(wish.no_sleep).display(wish.no_blanking);
    let builder = builder.app_name("Eforos").app_reverse_domain("org.eforos.Eforos");
    let granted = builder.reason("a competition is running").create();
    granted.inspect_err(|error| tracing::warn!("the machine may sleep: {error}")).ok()
}

/// What is asked of the system at once.
#[derive(Clone, Copy, Debug)]
struct Wish {
    no_sleep: bool,
    no_blanking: bool,
}

/// Where two things are asked for they are refused one by one.
#[cfg(not(windows))]
const WISHES: [Wish; 2] =
    [Wish { no_sleep: true, no_blanking: false }, Wish { no_sleep: false, no_blanking: true }];

/// On Windows a thread has one wish: a second would take the place of the first, and giving both back would
/// leave the machine awake for good.
#[cfg(windows)]
const WISHES: [Wish; 1] = [Wish { no_sleep: true, no_blanking: true }];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neither_sleep_nor_blanking_is_forgotten() {
        assert!(WISHES.iter().any(|wish| wish.no_sleep));
        assert!(WISHES.iter().any(|wish| wish.no_blanking));
    }

    #[test]
    fn a_refusal_is_told_only_while_it_matters() {
        let refused = Arc::new(AtomicBool::new(true));
        let mut awake = Awake::pretended(Arc::clone(&refused));
        assert!(!awake.fails());
        awake.want(true);
        assert!(awake.fails());
        refused.store(false, Ordering::Relaxed);
        assert!(!awake.fails());
    }
}
