//! Slips: players and turns on the left, the slip that is keyed on the right, in the order of the paper, with the
//! board as its play lies there, its verdict, and the plays of its score.

mod data;
mod grid;
mod typed;
mod ui;

pub use data::{SlipData, SlipsData, data, keyed_turn, next_missing};
pub use grid::{Cell, GridData, Row, far, handed, missing, signs, strip};
pub use typed::{hand, is_changed, is_placed, offered, on_slip, picked, typed_points};
pub use ui::show;
