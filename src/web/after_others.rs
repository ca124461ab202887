//! The threads of the doors let others go first, so that a flood at a door delays no alert and no key.

/// How much later than others they get their turn.
#[cfg(target_os = "linux")]
const LATER: i32 = 5;

/// Asks that of the system for this thread.
#[cfg(target_os = "linux")]
pub(super) fn after_others() {
    let own = Some(rustix::thread::gettid());
    let now = rustix::process::getpriority_process(own).unwrap_or(0);
    // Where it is refused they answer all the same.
    let _ = rustix::process::setpriority_process(own, now + LATER);
}

/// Elsewhere the system decides by itself: what it could be asked with stands in no safe library.
#[cfg(not(target_os = "linux"))]
pub(super) const fn after_others() {}
