//! What the shell does for an anagram competition alone: letters, time, sheets, the link of a joint one.

mod again;
mod branches;
mod check;
mod conducting;
mod day;
mod drafting;
mod hall_day;
mod keying;
mod linking;
mod own;
mod playing;
mod rehearsing;
mod table;
mod take_in;
mod unpublished;
mod unreadable;
