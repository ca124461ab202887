//! A laid-out document: marks on pages, in millimetres from a page's top left corner. What the PDF
//! and the preview on screen are both made of, so that neither shows what the other does not.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::sync::Arc;

use chrono::NaiveDateTime;

use super::face::MM_PER_PT;
pub use super::face::Weight;
use super::warning::Warning;

/// A document, ready to be written or shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pages {
    /// What it is called.
    pub title: String,
    /// What kind of document it is.
    pub subject: String,
    /// Who answers for it; may be empty.
    pub author: String,
    /// The moment it tells of; without one, the file says 1970.
    pub at: Option<NaiveDateTime>,
    /// Its pages, of any sizes.
    pub pages: Vec<Page>,
    /// What is not on paper as it was given; each once.
    pub warnings: Vec<Warning>,
    /// Whether they only say that there is nothing to tell.
    pub has_nothing: bool,
}

/// One side of one sheet of paper.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Page {
    /// Its width.
    pub width_mm: f32,
    /// Its height.
    pub height_mm: f32,
    /// What stands on it; a later mark lies over an earlier one.
    pub marks: Vec<Mark>,
    /// The marks that it has in common with other pages: a form that is filled in, and lies under what fills it. Kept
    /// once, and written once.
    pub form: Option<Arc<Vec<Mark>>>,
}

impl Page {
    /// Everything on it, what lies lowest first.
    pub fn all(&self) -> impl Iterator<Item = &Mark> {
        self.form.iter().flat_map(|form| form.iter()).chain(&self.marks)
    }
}

/// One thing on a page.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A line of text.
    Text(TextMark),
    /// A straight line: a rule is level, a frame is four of them.
    Stroke {
        /// One end.
        from_mm: (f32, f32),
        /// The other.
        to_mm: (f32, f32),
        /// How thick.
        thick_mm: f32,
        /// How dark.
        ink: Ink,
    },
    /// A filled rectangle.
    Fill {
        /// Where it lies.
        area: Area,
        /// How dark.
        ink: Ink,
    },
    /// A convex polygon, closed: filled, outlined, or both.
    Shape {
        /// Its corners in order.
        points: Vec<(f32, f32)>,
        /// What it is filled with.
        fill: Option<Ink>,
        /// How thick its outline is, and of what colour.
        line: Option<(f32, Ink)>,
    },
    /// A square of dark and light modules (QR), without the light margin that it needs around it.
    Code {
        /// Its left side.
        x_mm: f32,
        /// Its upper side.
        y_mm: f32,
        /// Each of its sides.
        size_mm: f32,
        /// Its modules.
        modules: Arc<Modules>,
    },
    /// A picture: a club's logo.
    Image {
        /// Where it lies; of the picture's own proportions.
        area: Area,
        /// The picture.
        picture: Arc<Picture>,
    },
}

/// One line of text on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct TextMark {
    /// Where it begins.
    pub x_mm: f32,
    /// The line that letters stand on.
    pub baseline_mm: f32,
    /// How wide it is.
    pub width_mm: f32,
    /// The text, of characters that the embedded fonts have.
    pub text: String,
    /// How it is set.
    pub style: Style,
}

/// How a line is set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Style {
    /// How heavy.
    pub weight: Weight,
    /// The size of its type.
    pub size_pt: f32,
    /// How dark.
    pub ink: Ink,
}

/// A line's height in sizes of its type.
const LEADING: f32 = 1.36;

impl Style {
    /// The height that a line takes.
    pub(in crate::print) fn leading_mm(self) -> f32 {
        self.size_pt * MM_PER_PT * LEADING
    }

    /// How wide a text is on one line.
    pub(in crate::print) fn width_mm(self, text: &str) -> f32 {
        self.weight.width_mm(text, self.size_pt)
    }
}

/// How dark a mark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// Black.
    Full,
    /// Grey that is read easily.
    Soft,
    /// Rules.
    Faint,
    /// The ground under text.
    Pale,
    /// A colour: red, green, blue.
    Colour([u8; 3]),
}

impl Ink {
    /// Red, green and blue, 255 of each being paper.
    pub fn rgb(self) -> [u8; 3] {
        match self {
            Self::Full => [0; 3],
            Self::Soft => [0x4A; 3],
            Self::Faint => [0xB8; 3],
            Self::Pale => [0xED; 3],
            Self::Colour(rgb) => rgb,
        }
    }

    /// How much it stands out from a ground, from 1 to 21, as the guidelines for accessibility define it.
    pub(in crate::print) fn contrast(self, ground: Self) -> f32 {
        let luminance = |ink: Self| {
            let [red, green, blue] = ink.rgb().map(|part| {
                let part = f32::from(part) / 255.0;
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            });
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let (one, other) = (luminance(self), luminance(ground));
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its left side.
    pub x_mm: f32,
    /// Its upper side.
    pub y_mm: f32,
    /// Its width.
    pub width_mm: f32,
    /// Its height.
    pub height_mm: f32,
}

/// The modules of a code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Modules {
    side: usize,
    dark: Vec<bool>,
}

impl Modules {
    /// A square of modules, row by row from the top left; a last row that is not whole is left out.
    pub fn new(side: usize, dark: Vec<bool>) -> Self {
        Self { side: side.max(1), dark }
    }

    /// How many modules a side has.
    pub fn side(&self) -> usize {
        self.side
    }

    /// The dark modules as runs: row, first column, how many.
    pub fn runs(&self) -> impl Iterator<Item = (usize, usize, usize)> + '_ {
        self.dark.chunks_exact(self.side).enumerate().flat_map(|(row, modules)| {
            let mut column = 0;
            modules.chunk_by(|left, right| left == right).filter_map(move |run| {
                let first = column;
                column += run.len();
                run.first().is_some_and(|dark| *dark).then_some((row, first, run.len()))
            })
        })
    }
}

/// A picture of four bytes a pixel (red, green, blue, opacity), row by row from the top left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Pixels in a row.
    pub width: u32,
    /// Rows.
    pub height: u32,
    /// Its pixels.
    pub rgba: Vec<u8>,
}

/// Told how many parts are laid out and of how many; it may break off.
pub type Watch<'a> = &'a mut dyn FnMut(usize, usize) -> ControlFlow<()>;

impl Pages {
    /// Adds another document's pages after its own. What it is called, it is called by the first.
    pub fn append(&mut self, other: Self) {
        if self.pages.is_empty() {
            let warnings = std::mem::take(&mut self.warnings);
            *self = other;
            self.warnings.extend(warnings);
        } else {
            self.has_nothing &= other.has_nothing;
            self.pages.extend(other.pages);
            self.warnings.extend(other.warnings);
        }
        self.warnings.sort();
        self.warnings.dedup();
    }

    /// Why there is no page; `None` where there are some, or nothing was said.
    pub fn none_because(&self) -> Option<&Warning> {
        self.warnings.first().filter(|_| self.pages.is_empty())
    }

    /// Where everything lies, as text: a line a mark, in tenths of a millimetre.
    pub fn outline(&self) -> String {
        let mut out = String::new();
        for (index, page) in self.pages.iter().enumerate() {
            let (number, width, height) = (index + 1, page.width_mm, page.height_mm);
            let _ = writeln!(out, "page {number}: {width} x {height}");
            for mark in page.all() {
                let _ = writeln!(out, "  {}", mark.outline());
            }
        }
        out
    }
}

/// Lays out one part after another.
pub(in crate::print) fn parts<T>(
    all: &[T],
    watch: Watch<'_>,
    mut lay_out: impl FnMut(&T) -> Pages,
) -> Option<Pages> {
    let mut pages = Pages::default();
    for (done, part) in all.iter().enumerate() {
        if watch(done, all.len()).is_break() {
            return None;
        }
        pages.append(lay_out(part));
    }
    Some(pages)
}

impl Mark {
    /// The same mark so far to the right and down.
    pub(in crate::print) fn moved(self, (right, down): (f32, f32)) -> Self {
        let to = |(x, y): (f32, f32)| (x + right, y + down);
        let beside = |area: Area| Area { x_mm: area.x_mm + right, y_mm: area.y_mm + down, ..area };
        match self {
            Self::Text(text) => Self::Text(TextMark {
                x_mm: text.x_mm + right,
                baseline_mm: text.baseline_mm + down,
                ..text
            }),
            Self::Stroke { from_mm, to_mm, thick_mm, ink } => {
                Self::Stroke { from_mm: to(from_mm), to_mm: to(to_mm), thick_mm, ink }
            }
            Self::Fill { area, ink } => Self::Fill { area: beside(area), ink },
            Self::Shape { points, fill, line } => {
                Self::Shape { points: points.into_iter().map(to).collect(), fill, line }
            }
            Self::Code { x_mm, y_mm, size_mm, modules } => {
                Self::Code { x_mm: x_mm + right, y_mm: y_mm + down, size_mm, modules }
            }
            Self::Image { area, picture } => Self::Image { area: beside(area), picture },
        }
    }

    fn outline(&self) -> String {
        match self {
            Self::Text(mark) => {
                let TextMark { x_mm, baseline_mm, width_mm, text, style } = mark;
                let weight = match style.weight {
                    Weight::Regular => "",
                    Weight::Bold => " bold",
                };
                let size = style.size_pt;
                format!("{x_mm:.1} {baseline_mm:.1} ({width_mm:.1}) {size}pt{weight} {text}")
            }
            Self::Stroke { from_mm, to_mm, thick_mm, .. } => format!(
                "line {:.1} {:.1} to {:.1} {:.1}, {thick_mm}",
                from_mm.0, from_mm.1, to_mm.0, to_mm.1
            ),
            Self::Fill { area, .. } => format!("fill {}", area.outline()),
            Self::Code { x_mm, y_mm, size_mm, modules } => {
                let side = modules.side();
                format!("code {x_mm:.1} {y_mm:.1}, {size_mm:.1} square, {side} modules")
            }
            Self::Image { area, .. } => format!("picture {}", area.outline()),
            Self::Shape { points, fill, line } => {
                let fill = if fill.is_some() { ", filled" } else { "" };
                let line = line.map_or(String::new(), |(thick, _)| format!(", {thick}"));
                format!("shape {}{line}{fill}", Area::around(points).outline())
            }
        }
    }
}

impl Area {
    /// The least that holds all points.
    fn around(points: &[(f32, f32)]) -> Self {
        let least = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).fold(f32::MAX, f32::min);
        let most = |of: fn(&(f32, f32)) -> f32| points.iter().map(of).fold(f32::MIN, f32::max);
        let (x_mm, y_mm) = (least(|p| p.0), least(|p| p.1));
        Self { x_mm, y_mm, width_mm: most(|p| p.0) - x_mm, height_mm: most(|p| p.1) - y_mm }
    }

    fn outline(&self) -> String {
        let Self { x_mm, y_mm, width_mm, height_mm } = self;
        format!("{x_mm:.1} {y_mm:.1}, {width_mm:.1} x {height_mm:.1}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn modules_that_touch_are_one_run() {
        let text = "## ..\n#.#.#\n.....\n#####\n....#";
        let dark = text.chars().filter(|c| *c != '\n').map(|c| c == '#').collect();
        let runs: Vec<_> = Modules::new(5, dark).runs().collect();
        assert_eq!(
            runs,
            [(0, 0, 2), (1, 0, 1), (1, 2, 1), (1, 4, 1), (3, 0, 5), (4, 4, 1)],
            "{text}"
        );
        assert_eq!(Modules::new(3, vec![true; 5]).runs().count(), 1);
        assert_eq!(Modules::new(0, Vec::new()).runs().count(), 0);
    }
}
