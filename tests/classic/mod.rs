//! Classic games: rules, results, standings, pairings, seasons, documents.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod rules;
