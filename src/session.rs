//! The open competition: the one writer of its file, below every kind of window.

mod formats;

pub use formats::format_of;
