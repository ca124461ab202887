//! Anagram rounds on the command line.

mod draw;
mod grade;
mod made;
mod rack;

pub(super) use draw::draw;
pub(super) use grade::grade;
pub(super) use made::{demo, import};
pub(super) use rack::rack;

use super::Documented;
use crate::cli::files::Opened;
use crate::domain::formats::anagram::state::Anagram;
use crate::exchange::formats::anagram::{from_contest, sheets_csv};

impl Documented for Anagram {
    fn document(opened: &Opened<Self>) -> String {
        from_contest(opened.record.contest(), &opened.lexicon).to_text()
    }

    fn table(opened: &Opened<Self>) -> String {
        sheets_csv(&from_contest(opened.record.contest(), &opened.lexicon))
    }
}
