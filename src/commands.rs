//! The one table of everything a user can ask.
