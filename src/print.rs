//! Documents on paper, as PDF: plain data in, pages out.
//!
//! A document is laid out as marks on pages (`flow`, `table`), measured with the widths of the very
//! glyphs that are embedded (`face`, `text`), and only then written as PDF (`pdf`) or shown on screen:
//! both are made of the same `pages`, and tests see the marks. Its figures (margins, widths, sizes)
//! stand in `templates/print`, over which a club can lay its own, its sentences in the language files.
//! The same data give the same bytes: no clock and no chance reach this module.
//! It knows no competition file and no rules: whoever asks for a document gathers its facts.

mod canvas;
pub mod certificates;
mod code;
pub mod commitment;
pub mod documents;
mod face;
pub mod final_sheet;
mod flow;
pub mod graded;
mod leaf;
pub mod occasion;
pub mod pages;
mod pdf;
pub mod player_report;
pub mod round_record;
pub mod rules_page;
pub mod rulings;
pub mod standings_sheet;
mod table;
mod template;
mod text;
pub mod word_sheets;
mod words;

pub use final_sheet::{FinalSheet, final_sheet};
pub use pages::Pages;
pub use template::{Club, TemplateError, TemplateProblem, Templates, Wanted};
pub use word_sheets::{WordSheets, word_sheets};

use crate::language::{Language, quoted};
use crate::text;

/// A finished document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The file, whole.
    pub bytes: Vec<u8>,
    /// How many pages it has.
    pub pages: usize,
}

/// Something that paper shows otherwise than it was given.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Warning {
    /// No embedded font has this character: ▯ stands for it.
    UnknownCharacter {
        /// The character.
        character: char,
        /// The text in which it was first met.
        text: String,
    },
    /// The text is too long for its place and ends in an ellipsis.
    Shortened {
        /// The whole text.
        text: String,
    },
}

impl Warning {
    /// The sentence for people.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        match self {
            Self::UnknownCharacter { character, text } => text!(
                language,
                "print-warning-unknown-character",
                code = format!("U+{:04X}", u32::from(*character)),
                text = quoted(text)
            ),
            Self::Shortened { text } => {
                text!(language, "print-warning-shortened", text = quoted(text))
            }
        }
    }
}
