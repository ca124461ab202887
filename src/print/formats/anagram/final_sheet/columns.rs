//! Widths on the final sheet, as its template has them.

use serde::Deserialize;

use crate::print::layout::leaf::Widths;
use crate::print::layout::leaf::{self, LeafFigures};

/// Widths of the columns; the name has what the others leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(pub Widths);

impl leaf::Columns for Columns {
    const NAME: &'static str = "final";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/final.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        // Every other column may fall out.
        for key in ["round_mm", "valid_mm", "named_mm"] {
            self.0.get(key);
        }
        let fixed = self.0.get("rank_mm") + self.0.get("total_mm");
        vec![(fixed, self.0.get("name_mm"))]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;
