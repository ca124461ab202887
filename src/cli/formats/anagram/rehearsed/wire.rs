//! A line that can be cut: what a program sends to the hub goes through here.

use std::collections::BTreeMap;
use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

/// So much is passed on at once.
const BYTES: usize = 1 << 16;

/// The line of one program, at an address of its own on this machine.
pub(super) struct Wire {
    pub(super) url: String,
    ends: Arc<Mutex<Ends>>,
}

/// Where it leads, and what is under way.
#[derive(Default)]
struct Ends {
    hub: String,
    is_cut: bool,
    /// What must be in a request for the line to die of it; it stays dead until it is laid anew.
    dies_of: Option<String>,
    is_dead: bool,
    next: u64,
    open: BTreeMap<u64, [TcpStream; 2]>,
}

impl Wire {
    /// # Errors
    /// When the system gives no address.
    pub(super) fn lay() -> io::Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0")?;
        let url = format!("http://{}", listener.local_addr()?);
        let ends = Arc::<Mutex<Ends>>::default();
        let own = Arc::clone(&ends);
        thread::spawn(move || {
            for near in listener.incoming().flatten() {
                let ends = Arc::clone(&own);
                // A hub that is not there is a line that goes nowhere.
                let _ = joined(near, &ends);
            }
        });
        Ok(Self { url, ends })
    }

    fn ends(&self) -> MutexGuard<'_, Ends> {
        held(&self.ends)
    }

    /// Leads to the hub at this address from now on.
    pub(super) fn leads_to(&self, hub: &str) {
        hub.clone_into(&mut self.ends().hub);
    }

    /// Ends what is under way, in the middle of whatever it is; nothing comes through until it is mended.
    pub(super) fn cut(&self) {
        let mut ends = self.ends();
        ends.is_cut = true;
        ends.end_all();
    }

    pub(super) fn mend(&self) {
        self.ends().is_cut = false;
    }

    /// The line dies when this is asked.
    pub(super) fn dies_of(&self, request: String) {
        self.ends().dies_of = Some(request);
    }

    pub(super) fn is_dead(&self) -> bool {
        self.ends().is_dead
    }

    pub(super) fn revive(&self) {
        let mut ends = self.ends();
        (ends.is_dead, ends.dies_of) = (false, None);
    }
}

impl Ends {
    fn end_all(&mut self) {
        for stream in std::mem::take(&mut self.open).into_values().flatten() {
            // It may have ended by itself.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

fn held(ends: &Mutex<Ends>) -> MutexGuard<'_, Ends> {
    ends.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Passes on what comes from both sides, until one ends or the line is cut.
fn joined(near: TcpStream, ends: &Arc<Mutex<Ends>>) -> io::Result<()> {
    let hub = {
        let ends = held(ends);
        if ends.is_cut || ends.is_dead {
            return Ok(());
        }
        ends.hub.clone()
    };
    let far = TcpStream::connect(hub)?;
    let number = {
        let mut ends = held(ends);
        if ends.is_cut || ends.is_dead {
            return Ok(());
        }
        ends.next += 1;
        let (number, both) = (ends.next, [near.try_clone()?, far.try_clone()?]);
        ends.open.insert(number, both);
        number
    };
    let (up, down) = ((near.try_clone()?, far.try_clone()?), (far, near));
    let own = Arc::clone(ends);
    thread::spawn(move || {
        let (mut from, mut to) = up;
        pass(&mut from, &mut to, |bytes| dies(&own, bytes));
        held(&own).open.remove(&number);
    });
    thread::spawn(move || {
        let (mut from, mut to) = down;
        pass(&mut from, &mut to, |_| false);
    });
    Ok(())
}

/// Passes on from one side to the other until one ends or `ends` says so of what was read.
fn pass(from: &mut TcpStream, to: &mut TcpStream, ends: impl Fn(&[u8]) -> bool) {
    let mut bytes = vec![0; BYTES];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if ends(&bytes[..count]) || to.write_all(&bytes[..count]).is_err() {
            break;
        }
    }
    for side in [from, to] {
        let _ = side.shutdown(Shutdown::Both);
    }
}

/// Whether the line dies of what is asked.
fn dies(ends: &Mutex<Ends>, bytes: &[u8]) -> bool {
    let mut ends = held(ends);
    let is_it = ends
        .dies_of
        .as_ref()
        .is_some_and(|what| bytes.windows(what.len()).any(|at| at == what.as_bytes()));
    if is_it {
        ends.is_dead = true;
        ends.end_all();
    }
    is_it
}
