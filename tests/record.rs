//! What may stand in a history: files of earlier versions, histories that somebody forged with right
//! hashes, and histories changed at random.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

#[path = "storage/chain.rs"]
mod chain;
#[path = "record/commands.rs"]
mod commands;
#[path = "common/day.rs"]
mod day;
#[path = "common/dice.rs"]
mod dice;
#[path = "record/forged.rs"]
mod forged;
#[path = "record/mutated.rs"]
mod mutated;
#[path = "record/old_files.rs"]
mod old_files;
#[path = "record/schema.rs"]
mod schema;
#[path = "common/steps.rs"]
mod steps;
#[path = "storage/table.rs"]
mod table;
