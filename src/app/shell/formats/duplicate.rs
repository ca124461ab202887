//! What the shell does for a duplicate game alone.

mod drafting;
mod keying;
mod own;
mod play;
mod playing;
mod rehearsing;
mod searching;
mod take_in;
mod told;
