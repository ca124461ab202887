//! Classic games: clocks, turns and their ends, scores, files of whole games.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod clocks;
