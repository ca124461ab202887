//! Everything that needs no window: rules, lists, files, documents, paper, the command line.
//!
//! One program of all that may run beside each other in one process. What needs an allocator, a current
//! folder, a log or a quiet machine of its own stands in a program of its own beside this one.

mod common;

mod board;
mod classic;
mod cli;
mod doors;
mod duplicate;
mod exchange;
mod formats;
mod language;
mod letters;
mod lexicon;
mod pictures;
mod print;
mod record;
mod rehearsal;
mod rules;
mod screens;
mod seen;
mod session;
mod storage;
mod venues;

use common::{chain, day, dice, mutations, steps, table};
