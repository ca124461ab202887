//! What the shell does for a duplicate game alone.

mod own;
mod playing;
mod rehearsing;
