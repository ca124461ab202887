//! What is seen, as plain data: the hall's scenes, sheets, words, standings, history.
//!
//! A screen is made from an open competition and from who looks at it, never from a desk or a window:
//! the console paints it, and whatever else shows it gets it as JSON. Sentences stand in it in the
//! language that was asked for, numbers and times as numbers; colours and signs have names, and a view
//! turns them into paint. Nothing here changes a competition.
//!
//! What all formats have lies here and asks a format through a small trait of each screen; what one format
//! alone shows lies in its folder below `formats`.

mod act;
pub mod board;
pub mod changes;
mod field;
pub mod find;
pub mod formats;
pub mod hall;
pub mod history;
pub mod name;
mod open;
pub mod people;
mod ranks;
mod tone;
pub mod words;

pub use act::Act;
pub use field::FieldData;
pub use open::{Elsewhere, FileFacts, LetIn, Open, Seen};
pub use ranks::{Ranked, Ranking, Ranks};
pub use tone::Tone;
