//! Documents on paper, as PDF: plain data in, pages out.
//!
//! A document gathers its facts from a competition and lays them out on pages (`layout`), which know no
//! document. Its figures (margins, widths, sizes) stand in `templates/print`, over which a club can lay
//! its own, its sentences in the language files. The same data give the same bytes: no clock and no
//! chance reach this module. It knows no competition file.

pub mod certificates;
pub mod commitment;
pub mod documents;
pub mod formats;
mod guide;
mod layout;
mod papers;
pub mod player_cards;
pub mod rules_page;
pub mod rulings;
mod wish;
mod words;

pub use layout::code::square_code;
pub use layout::pages;
pub use layout::pages::Picture;
pub use layout::shape::Tile;
pub use layout::{
    BadPicture, Club, Pages, Pdf, TemplateError, TemplateProblem, Templates, Wanted, Warning,
    emblem,
};
pub use papers::Photographs;
