//! The open competition as the shell has it. There is one format; with a second this becomes the list of
//! what can be open.

use crate::domain::formats::anagram::state::Anagram;
use crate::session;

/// An open competition.
pub type Session = session::Session<Anagram>;
/// Who keeps it.
pub type Keeper = session::Keeper<Anagram>;
/// What happened to it.
pub type News = session::News<Anagram>;
/// What somebody asks of it.
pub type Order = session::Order<Anagram>;
/// Why that did not happen.
pub type Refusal = session::Refusal<Anagram>;
