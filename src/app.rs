//! The imperative shell: session, time, chance, sound, windows.

pub mod chance;
pub mod session;
pub mod sound;
pub mod time;
