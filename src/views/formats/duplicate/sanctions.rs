//! Sanctions: warnings with what they cost, annulled plays of which somebody is to be told, and a new sanction with
//! its consequence before it is given.

mod data;
mod ui;

pub use data::{NewSanction, SanctionRow, SanctionsData, ZeroData, data, imposed, turn, untold};
pub use ui::show;
