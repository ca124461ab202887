//! What the shell does for classic games alone.

mod judging;
mod keying;
mod own;
mod pairing;
mod play;
mod playing;
mod recording;
mod rehearsing;
mod take_in;
