//! The anagram format: two bags, fourteen rounds, five fields, and how a sheet is graded.
//!
//! What every competition has lives in [`super::contest`]; a sibling format would touch no file here.

pub mod alphabet;
mod apply;
pub mod command;
pub mod decide;
pub mod draw;
pub mod ending;
pub mod event;
pub mod grade;
pub mod guard;
pub mod law;
pub mod objection;
pub mod round;
pub mod rules;
pub mod sheet;
pub mod sheet_code;
pub mod state;
pub mod take_in;
pub mod texts;
pub mod tiles;
pub mod whose;
