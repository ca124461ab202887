//! Photographs of sheets on the console: beside what is keyed or decided, and those whose place somebody has to say.
//!
//! They are unpacked on a thread of their own and lie on the desk; until one does, its room is empty. What is looked
//! at, and how, is the desk's, so that the keyboard stays in the field.

mod data;
mod pane_ui;
pub mod questions;
mod queue_ui;
mod seen;

pub use data::{BarData, PaneData, PicturesData, QueueData, data};
pub use pane_ui::{beside, in_question, show};
pub use queue_ui::{bar, queue};
pub use seen::{proposed, seen, wanted};
