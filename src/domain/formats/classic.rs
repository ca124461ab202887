//! Classic games: tables of two to four players, each with a board of its own.
//!
//! What a competition is ranked by are results: scores of a game, or the figures that they follow from
//! ([`result`]). Who stands where is derived ([`standings`], [`teams`]), and so are who plays whom ([`pairing`],
//! [`tables`]) and what several dates make together ([`season`]). Rules are data; nothing in the code knows a
//! file's name.
//!
//! A whole [`game`] is what its sheet has, turn by turn; what follows from it is its [`course`], and the result that
//! it proposes a [`proposal`]. The [`judge`] says one verdict on all doubted words.

pub mod competition;
pub mod course;
pub mod ending;
pub mod game;
pub mod gcg;
pub mod history;
pub mod judge;
pub mod laying;
pub mod notation;
pub mod order;
pub mod paired;
pub mod pairing;
pub mod proposal;
pub mod ranking;
pub mod result;
pub mod round_robin;
pub mod rules;
pub mod season;
pub mod senyors;
pub mod standings;
pub mod table;
pub mod tables;
pub mod teams;
pub mod turn;
pub mod written;

pub use rules::Rules;
