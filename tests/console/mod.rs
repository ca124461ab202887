//! The console: what stands in it, what its keys do, what it must never do, and what it survives.

mod ceremony;
mod collecting;
mod competition;
mod copies;
mod day;
mod desk;
mod emblem;
#[cfg(unix)]
mod faults;
mod gestures;
mod hall;
mod keying;
mod keys;
mod laws;
mod leaving;
mod list;
mod look;
mod merge;
mod objections;
mod over;
mod photographs;
mod pictures;
mod places;
mod print;
mod rounds;
mod sheets;
mod sizes;
mod standings;
mod start;
mod stations;
mod texts;
mod typing;
mod venues;
mod window;
mod words;
