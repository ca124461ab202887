//! Helpers of several programs: a day of the domain, steps and games at random, competition files and their chain.
#![allow(dead_code, reason = "each test program uses its own part of this")]
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

pub mod addresses;
pub mod chain;
pub mod coded;
pub mod day;
pub mod dice;
pub mod files;
pub mod games;
pub mod meetings;
pub mod mutations;
pub mod steps;
pub mod table;
pub mod tables;
pub mod tls;

/// A moment for what is waited for: whoever only waits takes no core from it.
pub fn moment() {
    pause(20);
}

/// The same of somebody who looks at a window meanwhile, whose frames are dear in a build that was not made to be fast.
pub fn between_frames() {
    pause(80);
}

fn pause(ms: u64) {
    std::thread::park_timeout(std::time::Duration::from_millis(ms));
}
