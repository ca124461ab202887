//! What the shell does for classic games alone.

mod keying;
mod own;
mod pairing;
mod play;
mod playing;
mod rehearsing;
