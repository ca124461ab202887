//! How every document is laid out: marks on pages, measured with the widths of the very glyphs that are
//! embedded (`face`, `text`), one below the other (`flow`, `grid`, `leaf`) or at places of their own
//! (`canvas`), and only then written as PDF (`pdf`) or shown on screen.
//!
//! No document is known here, no competition and no rules.

pub(super) mod block;
pub(super) mod canvas;
pub(super) mod code;
pub(super) mod columns;
pub(super) mod face;
pub(super) mod flow;
pub(super) mod grid;
mod initials;
pub(in crate::print) mod larger;
pub(super) mod leaf;
pub(super) mod names;
pub mod pages;
mod pdf;
pub(super) mod rich;
pub mod shape;
pub mod signing;
pub(in crate::print) mod table;
pub(super) mod template;
pub(super) mod text;
mod warning;

pub use pages::Pages;
pub use pdf::Pdf;
pub use template::{BadPicture, Club, TemplateError, TemplateProblem, Templates, Wanted, emblem};
pub use warning::Warning;
