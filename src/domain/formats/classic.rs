//! Classic games: tables of two to four players, each with a board of its own.
//!
//! What a competition is ranked by are results: scores of a game, or the figures that they follow from
//! ([`result`]). Who stands where is derived ([`standings`], [`teams`]), and so are who plays whom ([`pairing`],
//! [`tables`]) and what several dates make together ([`season`]). Rules are data; nothing in the code knows a
//! file's name.

pub mod competition;
pub mod history;
pub mod order;
pub mod paired;
pub mod pairing;
pub mod ranking;
pub mod result;
pub mod round_robin;
pub mod rules;
pub mod season;
pub mod standings;
pub mod table;
pub mod tables;
pub mod teams;

pub use rules::Rules;
