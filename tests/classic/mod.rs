//! Classic games: rules, results, standings, pairings, seasons, documents; clocks and whole games.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod clocks;
mod games;
mod gcg;
mod judge;
mod played;
mod rules;
