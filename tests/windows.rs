//! The two windows, driven by their labels and keys without a display: the console and the hall's.

mod common;
mod gui;

mod console;
mod projector;
mod tables;
mod turns;

use common::chain;
