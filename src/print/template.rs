//! The figures of a document, from `templates/print`: lengths in millimetres, type sizes in points.
//! A wrong figure is an error that names its line, never a page that cannot be read.

use std::sync::LazyLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

/// A page must leave at least this much between its margins, and its columns to their texts.
pub(super) const LEAST_TEXT_MM: f32 = 60.0;

/// A length or size: finite and greater than zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Figure(f32);

impl Figure {
    /// The largest figure that makes sense on paper.
    const MOST: f32 = 1000.0;

    pub(super) fn get(self) -> f32 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let figure = f32::deserialize(deserializer)?;
        if figure > 0.0 && figure <= Self::MOST {
            Ok(Self(figure))
        } else {
            Err(D::Error::custom(format!("{figure} is not between 0 and {}", Self::MOST)))
        }
    }
}

/// The sheet of paper and its margins.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(super) struct PageFigures {
    pub width_mm: Figure,
    pub height_mm: Figure,
    pub left_mm: Figure,
    pub right_mm: Figure,
    pub top_mm: Figure,
    pub bottom_mm: Figure,
    /// What the running head takes from the second page on.
    pub running_mm: Figure,
    /// How far below the text the page number stands.
    pub foot_mm: Figure,
}

impl PageFigures {
    /// The width between the margins.
    pub(super) fn text_width_mm(&self) -> f32 {
        self.width_mm.get() - self.left_mm.get() - self.right_mm.get()
    }

    /// The height between the margins, below a running head.
    pub(super) fn text_height_mm(&self) -> f32 {
        let margins = self.top_mm.get() + self.bottom_mm.get() + self.running_mm.get();
        self.height_mm.get() - margins
    }
}

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
pub(super) struct FinalFigures {
    pub page: PageFigures,
    #[serde(rename = "type")]
    pub sizes: TypeFigures,
    pub space: SpaceFigures,
    pub columns: ColumnFigures,
}

/// Why a document's template cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TemplateError {
    /// Not TOML, a key too many or too few, or a figure out of its range; the message names the line.
    #[error("{0}")]
    Unreadable(#[from] toml::de::Error),
    /// The parts do not fit on the page.
    #[error("[{table}] leaves {left_mm} mm, at least {least_mm} mm are needed")]
    Crowded {
        /// The table of the template that takes too much.
        table: &'static str,
        /// What is left, in millimetres.
        left_mm: f32,
        /// What is needed, in millimetres.
        least_mm: f32,
    },
}

impl FinalFigures {
    /// Reads a template.
    pub(super) fn parse(template: &str) -> Result<Self, TemplateError> {
        let figures: Self = toml::from_str(template)?;
        let room = |table, left_mm| {
            if left_mm < LEAST_TEXT_MM {
                return Err(TemplateError::Crowded { table, left_mm, least_mm: LEAST_TEXT_MM });
            }
            Ok(())
        };
        room("page", figures.page.text_width_mm())?;
        room("page", figures.page.text_height_mm())?;
        room("columns", figures.page.text_width_mm() - figures.columns.fixed_mm())?;
        Ok(figures)
    }
}

/// The figures that ship with the program.
pub(super) static FINAL: LazyLock<FinalFigures> = LazyLock::new(|| {
    FinalFigures::parse(include_str!("../../templates/print/final.toml"))
        .expect("the embedded template is read by a test")
});

#[cfg(test)]
mod tests {
    use super::*;

    const EMBEDDED: &str = include_str!("../../templates/print/final.toml");

    fn error(from: &str, to: &str) -> String {
        assert!(EMBEDDED.contains(from), "the template has no {from}");
        FinalFigures::parse(&EMBEDDED.replacen(from, to, 1)).unwrap_err().to_string()
    }

    #[test]
    fn the_embedded_template_is_sound() {
        FinalFigures::parse(EMBEDDED).unwrap();
    }

    #[test]
    fn errors_name_the_line_and_the_key() {
        let line = EMBEDDED.lines().position(|line| line.starts_with("left_mm")).unwrap() + 1;
        for wrong in
            ["left_mm = -1", "left_mm = 0", "left_mm = nan", "left_mm = inf", "left_mm = 'x'"]
        {
            let error = error("left_mm = 15", wrong);
            assert!(
                error.contains(&format!("line {line}")) && error.contains("left_mm"),
                "{error}"
            );
        }
        assert!(error("left_mm = 15", "").contains("left_mm"));
        assert!(error("left_mm = 15", "left_mm = 15\nlegt_mm = 2").contains("legt_mm"));
        assert!(error("left_mm = 15", "left_mm = 150").contains("[page]"));
        assert!(error("rank_mm = ", "rank_mm = 1").contains("[columns]"));
        assert!(FinalFigures::parse("").is_err());
        assert!(FinalFigures::parse("\u{0}").is_err());
    }
}
