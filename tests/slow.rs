//! What takes long even in its short run: days that are lived at random, keyed, killed.

mod common;
mod gui;

mod days;

use common::{day, dice, steps};
