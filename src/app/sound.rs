//! The alerts and the tick of each announced letter as they are heard, on whatever sound device there is. Without one the console says so;
//! nothing waits for a sound and nothing fails by its absence.
//!
//! The device lives on a thread of its own, because its handle may not be moved between threads.
//! That thread is told beforehand when each alert falls due ([`Speaker::arm`]) and plays it by
//! itself, so that a window that is busy makes no alert late. It never plays the same alert twice,
//! and never one that fell into a gap (§4).

mod alarms;
mod device;
mod files;
mod tone;

pub use alarms::Alarm;
pub use files::{FILES, OwnSound};
pub use tone::Tone;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use crate::session::time::TimeSource;

/// What the thread of the device is told.
enum Order {
    /// Play a tone that fell due.
    Play(Alarm),
    /// These and no others fall due.
    Arm(Vec<Alarm>),
    /// How loud, in percent; 0 is muted.
    Volume(u8),
    /// Play every tone, one after another.
    Check,
}

/// How the thread of the device fares.
#[derive(Default)]
struct State {
    works: AtomicBool,
    own: Mutex<Vec<OwnSound>>,
}

/// Where tones go.
enum Way {
    /// The orders, and the word to begin.
    Device(Sender<Order>, Sender<()>),
    /// For tests: what was played, and what is armed.
    Recorded(Sender<Tone>, Mutex<Vec<Alarm>>),
}

/// Plays tones.
pub struct Speaker {
    way: Way,
    state: Arc<State>,
}

impl Speaker {
    /// A speaker on the default device, with a club's own sounds where the folder has any. What it
    /// is told is done once it was told to [`begin`](Self::begin).
    pub fn open(time: TimeSource, own: Option<PathBuf>) -> Self {
        let (sender, orders) = channel();
        let (begin, begun) = channel();
        let state = Arc::new(State::default());
        state.works.store(true, Ordering::Relaxed);
        let told = Arc::clone(&state);
        let run = move || {
            if begun.recv().is_ok() {
                before_others();
                play(&orders, &told, &time, own);
            }
        };
        if thread::Builder::new().name("sound".to_owned()).spawn(run).is_err() {
            state.works.store(false, Ordering::Relaxed);
        }
        Self { way: Way::Device(sender, begin), state }
    }

    /// Opens the device. Looking for one takes the system some time, which a window that is about to
    /// open needs itself.
    pub fn begin(&self) {
        if let Way::Device(_, begin) = &self.way {
            // A thread that is gone is told by the first order to it.
            let _ = begin.send(());
        }
    }

    /// A speaker whose tones go to a queue: for tests. What is armed is not played by itself.
    pub fn recorded() -> (Self, Receiver<Tone>) {
        let (queue, tones) = channel();
        let state = Arc::new(State::default());
        state.works.store(true, Ordering::Relaxed);
        (Self { way: Way::Recorded(queue, Mutex::default()), state }, tones)
    }

    /// Plays an alert that fell due, unless it was heard already; does not wait for it.
    pub fn play(&self, alarm: Alarm) {
        self.tell(Order::Play(alarm));
    }

    /// Says which alerts fall due and when; those said before are forgotten.
    pub fn arm(&self, alarms: Vec<Alarm>) {
        self.tell(Order::Arm(alarms));
    }

    /// Says how loud, in percent; 0 is muted.
    pub fn set_volume(&self, percent: u8) {
        self.tell(Order::Volume(percent));
    }

    /// Plays every alert, one after another.
    pub fn check(&self) {
        self.tell(Order::Check);
    }

    /// Whether there is a device.
    pub fn works(&self) -> bool {
        self.state.works.load(Ordering::Relaxed)
    }

    /// A club's own sounds as they were read last.
    pub fn own_sounds(&self) -> Vec<OwnSound> {
        self.state.own.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// What falls due, where nothing is played by itself: for tests.
    pub fn armed(&self) -> Vec<Alarm> {
        match &self.way {
            Way::Recorded(_, armed) => armed.lock().unwrap_or_else(PoisonError::into_inner).clone(),
            Way::Device(..) => Vec::new(),
        }
    }

    /// Pretends that the device is there or is not: for tests.
    pub fn pretend(&self, works: bool) {
        self.state.works.store(works, Ordering::Relaxed);
    }

    fn tell(&self, order: Order) {
        let told = match &self.way {
            Way::Device(orders, _) => orders.send(order).is_ok(),
            Way::Recorded(queue, armed) => match order {
                Order::Play(alarm) => queue.send(alarm.tone).is_ok(),
                Order::Check => Tone::ALL.into_iter().all(|tone| queue.send(tone).is_ok()),
                Order::Arm(new) => {
                    *armed.lock().unwrap_or_else(PoisonError::into_inner) = new;
                    true
                }
                Order::Volume(_) => true,
            },
        };
        if !told {
            self.state.works.store(false, Ordering::Relaxed);
        }
    }
}

/// Asks the system to run this thread, and the device's which it starts, before others. Most users
/// may not ask for that; then all is as before.
#[cfg(target_os = "linux")]
fn before_others() {
    let asked = rustix::process::setpriority_process(Some(rustix::thread::gettid()), -11);
    tracing::debug!(target: "eforos::alerts", ?asked, "before others");
}

/// Elsewhere the system decides by itself.
#[cfg(not(target_os = "linux"))]
fn before_others() {}

/// The thread of the device.
fn play(orders: &Receiver<Order>, state: &State, time: &TimeSource, own: Option<PathBuf>) {
    // Until there is a device there is none: the system may take its time to answer.
    state.works.store(false, Ordering::Relaxed);
    let mut player = device::Player::new(own);
    let mut alarms = alarms::Alarms::default();
    let tell = |player: &mut device::Player| {
        state.works.store(player.works(), Ordering::Relaxed);
        *state.own.lock().unwrap_or_else(PoisonError::into_inner) = player.own_sounds();
    };
    tell(&mut player);
    loop {
        let order = match orders.recv_timeout(alarms.wait(time().real_ms)) {
            Ok(order) => Some(order),
            Err(std::sync::mpsc::RecvTimeoutError::Timeout) => None,
            Err(std::sync::mpsc::RecvTimeoutError::Disconnected) => return,
        };
        match order {
            Some(Order::Play(alarm)) => {
                if alarms.is_new(alarm) {
                    player.play(alarm, time);
                }
            }
            Some(Order::Arm(armed)) => alarms.arm(armed),
            Some(Order::Volume(percent)) => player.set_volume(percent),
            Some(Order::Check) => player.check(),
            None => {
                tell(&mut player);
                player.mend();
            }
        }
        for alarm in alarms.fallen_due(time().real_ms) {
            player.play(alarm, time);
        }
        tell(&mut player);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_speaker_hands_its_tones_on_in_order() {
        let (speaker, tones) = Speaker::recorded();
        let alarm = |tone| Alarm { tone, due_ms: 0 };
        speaker.play(alarm(Tone::Minute));
        speaker.play(alarm(Tone::End));
        assert_eq!(tones.try_iter().collect::<Vec<_>>(), [Tone::Minute, Tone::End]);
        drop(tones);
        speaker.play(alarm(Tone::End));
        assert!(!speaker.works());
    }
}
