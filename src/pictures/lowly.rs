//! A process that reads what strangers made, by system: it lets others go first, and can open nothing.

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

/// From now on it takes no more memory than this, opens no file and no socket, and no file that it has grows; what is
/// open stays. Whether that is so.
#[cfg(any(target_os = "linux", target_os = "macos"))]
pub(super) fn shut_in(most_memory: usize) -> bool {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let at_most = |of: Resource, most: u64| {
        let most = Some(getrlimit(of).maximum.map_or(most, |now| now.min(most)));
        setrlimit(of, Rlimit { current: most, maximum: most }).is_ok()
    };
    // What it takes, not the program that is mapped to run it. A Mac does not count that: there the allocator alone bounds it.
    let memory = cfg!(target_os = "macos")
        || u64::try_from(most_memory).is_ok_and(|most| at_most(Resource::Data, most));
    memory && at_most(Resource::Nofile, 0) && at_most(Resource::Fsize, 0)
}

/// The system has nothing of that kind: the allocator alone bounds its memory.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
pub(super) fn shut_in(_: usize) -> bool {
    true
}
