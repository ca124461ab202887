//! A process that lets others go first, by system.

use std::process::Command;

/// How much later than others it gets its turn, where that is a number.
#[cfg(any(target_os = "linux", target_os = "macos"))]
const LATER: i32 = 10;

/// What the one that starts it can do for that.
#[cfg(windows)]
pub(super) fn started_low(command: &mut Command) {
    use std::os::windows::process::CommandExt as _;
    const BELOW_NORMAL: u32 = 0x4000;
    const NO_CONSOLE: u32 = 0x0800_0000;
    command.creation_flags(BELOW_NORMAL | NO_CONSOLE);
}

/// What the one that starts it can do for that: nothing here.
#[cfg(not(windows))]
pub(super) fn started_low(_: &mut Command) {}

/// What it does itself.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(super) fn become_low() {
    // Where it is refused it is read all the same.
    let _ = rustix::process::nice(LATER);
}

/// What it does itself: nothing here.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub(super) fn become_low() {}
