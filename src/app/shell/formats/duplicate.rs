//! What the shell does for a duplicate game alone.

mod keying;
mod own;
mod play;
mod playing;
mod rehearsing;
mod searching;
mod told;
