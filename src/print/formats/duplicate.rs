//! The duplicate game on paper: what players write on, and what a game leaves behind.
//!
//! Every document is facts of a [`Played`] game, then pages. It knows no history: what only that knows stands in
//! a [`Course`].

mod board;
pub mod papers;
mod played;

pub mod game_sheet;
pub mod player_record;
pub mod player_report;
pub mod rules;
pub mod slips;
pub mod standings_sheet;
pub mod turn_record;
pub mod warnings;
pub mod zero_notices;

use crate::print::layout::columns as table;
use crate::print::layout::template::{Template, template};

pub use played::{Course, Named, Played, Signed};

/// The templates of its own documents; standings, final sheet and report are laid out by those of all formats.
pub(super) static TEMPLATES: [Template; 6] = [
    template::<slips::Figures>(),
    template::<player_record::Figures>(),
    template::<turn_record::Figures>(),
    template::<game_sheet::Figures>(),
    template::<zero_notices::Figures>(),
    template::<warnings::Figures>(),
];
