//! The open competition and its keeper: the one writer of a competition's file, below every kind of window.
//!
//! A [`Session`] has the file, the record, what is judged, the clock and the drafts of an open competition.
//! A [`Keeper`] owns one: whatever anybody asks is an [`Order`] to it, and what happens, by an order or by
//! time alone, it tells as [`News`] to everybody who listens. Windows, the command line and whatever serves
//! other machines are its clients. Nothing here knows a format but the list of them.

mod conducted;
mod copies;
mod drafts;
mod due;
mod format;
mod formats;
mod job;
mod keeper;
mod news;
mod open;
mod order;
pub mod photographing;
mod pictures;
mod stations;
mod taken_back;
pub mod time;
mod together;
mod trial;

pub use copies::{After, EXTENSION, Kept, kept_in};
pub use format::format_of;
pub use formats::AnySession;
pub use job::{Failure, Job, Steps, Told};
pub use keeper::{Keeper, PATIENCE_MS};
pub use news::News;
pub use open::Session;
pub use order::{Order, Refusal};
pub use pictures::Photographed;
pub use stations::{Before, Once};
pub use trial::Trial;
