//! Questions: what the program asks back before it acts, with the consequence before the decision.

mod data;
mod ui;

pub use data::{DialogData, data, first_field};
pub use ui::show;
