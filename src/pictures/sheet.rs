//! What is looked for: the codes of a competition's sheets, and how such a sheet looks.

use serde::{Deserialize, Serialize};

use super::plane::Spot;

/// A sheet as it is printed, in millimetres from its upper left corner.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// How wide it is.
    pub width_mm: f64,
    /// How high it is.
    pub height_mm: f64,
    /// Where its square code is.
    pub code: Code,
    /// The middles of its corner marks, black discs on white: upper left, lower left, lower right (in the fourth
    /// corner is the code); none of a sheet without them.
    pub marks_mm: Option<[(f64, f64); 3]>,
    /// How wide such a disc is.
    pub mark_mm: f64,
}

/// A square code's place on a sheet, without its white margin.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Code {
    /// Its left edge.
    pub x_mm: f64,
    /// Its upper edge.
    pub y_mm: f64,
    /// Its side.
    pub side_mm: f64,
}

impl Code {
    /// Upper left, upper right, lower right, lower left.
    pub(super) fn corners(self) -> [Spot; 4] {
        let Self { x_mm: x, y_mm: y, side_mm: side } = self;
        [(x, y), (x + side, y), (x + side, y + side), (x, y + side)]
    }
}

/// What is looked for in a picture.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Wanted {
    /// The codes that count, in order.
    codes: Vec<String>,
    /// How the sheet looks on which they stand.
    pub sheet: Sheet,
}

impl Wanted {
    /// These codes, on such sheets.
    pub fn new(codes: impl IntoIterator<Item = String>, sheet: Sheet) -> Self {
        let mut codes: Vec<String> = codes.into_iter().collect();
        codes.sort();
        codes.dedup();
        Self { codes, sheet }
    }

    /// Whether a code counts.
    pub fn has(&self, code: &str) -> bool {
        self.codes.binary_search_by(|known| known.as_str().cmp(code)).is_ok()
    }
}
