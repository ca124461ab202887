//! The figures of the final sheet.

use serde::Deserialize;

use crate::print::layout::leaf::{LeafFigures, LeafSpace, LeafType};
use crate::print::layout::template::{Crowded, Figure, Figures, LEAST_TEXT_MM, PageFigures, room};

/// Sizes of type.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TypeFigures {
    pub title: Figure,
    pub title_least: Figure,
    pub kicker: Figure,
    pub body: Figure,
    pub heading: Figure,
    pub banner: Figure,
    pub small: Figure,
    pub cell: Figure,
    pub cell_least: Figure,
    pub note: Figure,
    pub column_heading: Figure,
    pub column_heading_least: Figure,
}

/// Empty space.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(super) struct SpaceFigures {
    pub below_head_mm: Figure,
    pub above_section_mm: Figure,
    pub below_heading_mm: Figure,
    pub row_pad_mm: Figure,
    pub cell_gap_mm: Figure,
    pub label_mm: Figure,
    pub banner_pad_mm: Figure,
    pub code_mm: Figure,
    pub signatures_mm: Figure,
    pub signature_gap_mm: Figure,
}

/// Widths of the columns; the last three share what the others leave, in proportion.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ColumnFigures {
    pub rank_mm: Figure,
    pub total_mm: Figure,
    pub deductions_mm: Figure,
    pub invalid_mm: Figure,
    pub valid_mm: Figure,
    pub high_mm: Figure,
    pub name_share: Figure,
    pub club_share: Figure,
    pub why_share: Figure,
}

impl ColumnFigures {
    /// The width of the columns that are not shares; four of them are of valid words by length.
    pub(super) fn fixed_mm(&self) -> f32 {
        self.rank_mm.get()
            + self.total_mm.get()
            + self.deductions_mm.get()
            + self.invalid_mm.get()
            + 4.0 * self.valid_mm.get()
            + self.high_mm.get()
    }
}

/// The figures of the final sheet.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct FinalFigures {
    pub page: PageFigures,
    #[serde(rename = "type")]
    pub(super) sizes: TypeFigures,
    pub(super) space: SpaceFigures,
    pub(super) columns: ColumnFigures,
}

impl FinalFigures {
    /// Those that it shares with the other documents of tables.
    pub(super) fn of_leaf(&self) -> LeafFigures<ColumnFigures> {
        let (sizes, space) = (self.sizes, self.space);
        LeafFigures {
            page: self.page,
            sizes: LeafType {
                title: sizes.title,
                title_least: sizes.title_least,
                kicker: sizes.kicker,
                body: sizes.body,
                heading: sizes.heading,
                small: sizes.small,
                cell: sizes.cell,
                cell_least: sizes.cell_least,
                column_heading: sizes.column_heading,
                column_heading_least: sizes.column_heading_least,
            },
            space: LeafSpace {
                below_head_mm: space.below_head_mm,
                above_section_mm: space.above_section_mm,
                below_heading_mm: space.below_heading_mm,
                row_pad_mm: space.row_pad_mm,
                cell_gap_mm: space.cell_gap_mm,
                label_mm: space.label_mm,
                banner_pad_mm: space.banner_pad_mm,
            },
            columns: self.columns,
        }
    }
}

impl Figures for FinalFigures {
    const NAME: &'static str = "final";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/final.toml");

    fn fits(&self) -> Result<(), Crowded> {
        self.page.fits()?;
        let texts = self.space.label_mm.get() + self.space.code_mm.get();
        room("space", self.page.text_width_mm() - texts, LEAST_TEXT_MM)?;
        room("columns", self.page.text_width_mm() - self.columns.fixed_mm(), LEAST_TEXT_MM)
    }
}
