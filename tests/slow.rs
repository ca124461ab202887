//! What takes long even in its short run: days that are lived at random, keyed, killed.

mod common;
mod gui;

mod days;
#[path = "pictures/slow.rs"]
mod pictures;

use common::{day, dice, steps};
