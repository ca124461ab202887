//! Widths on a report, as its template has them.

use serde::Deserialize;

use crate::print::formats::anagram::graded::BlockWidths;
use crate::print::layout::leaf::Widths;
use crate::print::layout::leaf::{self, LeafFigures};

/// Widths of the columns of the rounds; the longest word takes the rest. Then the places of a sheet.
#[derive(Clone, Debug, Deserialize)]
pub(in crate::print) struct Columns {
    pub(super) sheet: BlockWidths,
    #[serde(flatten)]
    pub(super) rounds: Widths,
}

/// The least that the longest word is read in.
const LEAST_MM: f32 = 18.0;

impl Columns {
    pub(super) fn fixed_mm(&self) -> f32 {
        let once = ["round_mm", "letters_mm", "total_mm"].map(|key| self.rounds.get(key));
        let four = 2.0 * (self.rounds.get("count_mm") + self.rounds.get("points_mm"));
        let of = |key| 2.0 * self.rounds.get(key);
        once.iter().sum::<f32>() + four + of("points_mm") + of("rank_mm") + of("gap_mm")
    }
}

impl leaf::Columns for Columns {
    const NAME: &'static str = "player-report";
    const EMBEDDED: &'static str =
        include_str!("../../../../../templates/print/player-report.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        self.rounds.get("plot_mm");
        vec![(self.fixed_mm(), LEAST_MM), (self.sheet.least_mm(), 0.0)]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;
