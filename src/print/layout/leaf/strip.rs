//! A strip: pieces of text side by side, of one height, set whole or on the next page.

use super::Leaf;
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::pages::{Ink, Mark, Style};
use crate::print::layout::text::{self, Place};

/// A text in a place of a strip.
#[derive(Clone, Debug)]
pub(in crate::print) struct Piece {
    /// From the left margin.
    pub x_mm: f32,
    pub width_mm: f32,
    pub align: Align,
    pub style: Style,
    lines: Vec<String>,
}

/// Pieces side by side.
#[derive(Clone, Debug, Default)]
pub(in crate::print) struct Strip {
    pub pieces: Vec<Piece>,
    /// Empty space above.
    pub above_mm: f32,
    /// The line below, its thickness; none is 0.
    pub rule_mm: f32,
    /// The least height of the text, so that strips of one kind are equally high.
    pub least_mm: f32,
}

impl Strip {
    fn height_mm(&self) -> f32 {
        let heights = self.pieces.iter().map(Piece::height_mm);
        self.above_mm + heights.fold(self.least_mm, f32::max)
    }
}

impl Piece {
    fn height_mm(&self) -> f32 {
        self.lines.iter().map(|_| self.style.leading_mm()).sum()
    }
}

impl<C> Leaf<'_, C> {
    /// A text fitted into a place of a strip: it shrinks, then wraps, before it is shortened.
    pub(in crate::print) fn piece(
        &mut self,
        text: &str,
        (x_mm, width_mm): (f32, f32),
        align: Align,
        style: Style,
        most_lines: usize,
    ) -> Piece {
        let least_pt = style.size_pt.min(self.figures.sizes.cell_least.get());
        let place = Place { width_mm, most_lines, size_pt: style.size_pt, least_pt };
        let fitted = text::fit(text, style.weight, place, &mut self.flow.warnings);
        let style = Style { size_pt: fitted.size_pt, ..style };
        Piece { x_mm, width_mm, align, style, lines: fitted.lines }
    }

    /// Sets strips on one page where they fit on one; else they go on, each whole, and `again`
    /// stands once more on top of every further page.
    pub(in crate::print) fn strips(&mut self, strips: &[Strip], again: &Strip) {
        let all: f32 = strips.iter().map(Strip::height_mm).sum();
        if all > self.flow.room_mm() && all <= self.page_mm() {
            self.flow.break_page();
        }
        for (index, strip) in strips.iter().enumerate() {
            // A heading is not left behind.
            let next = strips.get(index + 1).filter(|_| index == 0).map_or(0.0, Strip::height_mm);
            if self.flow.room_mm() < strip.height_mm() + next {
                self.flow.break_page();
                if index > 0 {
                    self.set(again);
                }
            }
            self.set(strip);
        }
    }

    /// The room of a page after the first.
    fn page_mm(&self) -> f32 {
        let page = &self.figures.page;
        page.text_height_mm()
    }

    fn set(&mut self, strip: &Strip) {
        self.flow.skip(strip.above_mm);
        let (top, left) = (self.flow.y_mm(), self.flow.left_mm());
        let height = strip.height_mm() - strip.above_mm;
        for piece in &strip.pieces {
            let mut y = top + (height - piece.height_mm()) / 2.0;
            for line in piece.lines.iter().filter(|line| !line.is_empty()) {
                let at = (left + piece.x_mm, y);
                let mark = line_mark(line, piece.style, piece.align, at, piece.width_mm);
                self.flow.mark(Mark::Text(mark));
                y += piece.style.leading_mm();
            }
        }
        self.flow.down_to(top + height);
        if strip.rule_mm > 0.0 {
            let ink = if strip.rule_mm > 0.2 { Ink::Full } else { Ink::Faint };
            self.flow.rule(left, self.flow.width_mm(), strip.rule_mm, ink);
        }
    }
}
