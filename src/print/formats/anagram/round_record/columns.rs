//! Widths on a round's record, as its template has them.

use serde::Deserialize;

use crate::domain::formats::anagram::rules::RACK;
use crate::print::layout::canvas::Canvas;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::bold;
use crate::print::layout::leaf::{self, Leaf, LeafFigures, LeafType, Widths};
use crate::print::layout::pages::Ink;

/// Widths of the columns of the results, of the tiles, and of what stands beside the results.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(pub Widths);

impl Columns {
    /// What the results take without their names.
    pub(super) fn fixed_mm(&self) -> f32 {
        let once = ["rank_mm", "number_mm", "total_mm", "note_mm"].map(|key| self.0.get(key));
        once.iter().sum::<f32>() + 2.0 * (self.0.get("count_mm") + self.0.get("points_mm"))
    }

    /// What stands beside them, and what lies between.
    pub(super) fn beside_mm(&self) -> f32 {
        self.0.get("side_mm") + self.0.get("gap_mm")
    }
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "round-record";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/round-record.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let tiles = f32::from(RACK) * (self.0.get("tile_mm") + self.0.get("tile_gap_mm"));
        let results = self.fixed_mm() + self.beside_mm();
        vec![(tiles, 0.0), (results, self.0.get("name_mm")), (self.0.get("time_mm"), 30.0)]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;

pub(super) type Page<'a> = Leaf<'a, Columns>;

/// A heading with its rule; gives where the text below it begins.
pub(super) fn heading_of(
    canvas: &mut Canvas<'_>,
    said: &str,
    width_mm: f32,
    sizes: LeafType,
) -> f32 {
    let bold = bold(sizes.heading.get());
    let y = canvas.paragraph(said, (0.0, 0.4), width_mm, (bold, Align::Left)) + 0.3;
    canvas.rule((0.0, y), (width_mm, y), 0.3, Ink::Full);
    y + 1.0
}
