//! What the shell does for classic games alone.

mod drafting;
mod judging;
mod keying;
mod own;
mod pairing;
mod play;
mod playing;
mod recording;
mod rehearsing;
mod schools;
mod season;
mod take_in;
