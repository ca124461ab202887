//! What may stand in a history: files of earlier versions, histories that somebody forged with right
//! hashes, and histories changed at random.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

pub mod commands;
mod forged;
mod mutated;
mod offices;
mod old_files;
mod schema;
