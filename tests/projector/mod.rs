//! The hall's window: what each scene holds in each state, what it looks like in both looks, and
//! that it can be read from the last row.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod data;
mod emblem;
mod festive;
mod laws;
mod looks;
pub mod painted;
mod prizes;
pub mod read;
mod scenes;
mod tables;
