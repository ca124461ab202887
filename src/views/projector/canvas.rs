//! A rectangle painted on in units of a 720th of its height, so that it is legible at any size.
//! Text that is too long for its place is first made smaller, then broken into lines, and only then
//! cut; its accessible name is always whole.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Align2, Color32, FontId, Galley, Pos2, Rect, Sense, Ui, WidgetInfo, vec2};

use crate::views::theme::HallPalette;

/// Whether what is painted has accessible names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::views) enum Names {
    Given,
    Omitted,
}

/// Where a text may stand.
#[derive(Clone, Copy)]
pub(in crate::views) struct Place {
    /// Left, top, width and height.
    pub at: [f32; 4],
    /// How it is aligned in there; vertically always in the middle.
    pub align: Align,
    /// The smallest that it may be made, as a share of its size.
    pub smallest: f32,
    /// How many lines it may take.
    pub lines: usize,
}

impl Place {
    /// One line in the middle of the whole width.
    pub(in crate::views) fn across(y: f32, height: f32) -> Self {
        Self::of([40.0, y, 1200.0, height], Align::Center)
    }

    pub(in crate::views) fn of(at: [f32; 4], align: Align) -> Self {
        Self { at, align, smallest: 0.65, lines: 1 }
    }

    pub(in crate::views) fn lines(self, lines: usize) -> Self {
        Self { lines, ..self }
    }
}

/// Where the hall's scene is painted, and with what.
pub struct Canvas<'a> {
    pub(in crate::views) ui: &'a mut Ui,
    pub(in crate::views) rect: Rect,
    pub(in crate::views) unit: f32,
    pub(in crate::views) names: Names,
    pub(in crate::views) colors: &'static HallPalette,
}

impl Canvas<'_> {
    pub(in crate::views) fn font(&self, font: &FontId, share: f32) -> FontId {
        FontId::new(font.size * self.unit * share, font.family.clone())
    }

    pub(in crate::views) fn at(&self, x: f32, y: f32) -> Pos2 {
        let left = self.rect.center().x - 640.0 * self.unit;
        let top = self.rect.center().y - 360.0 * self.unit;
        Pos2::new(left + x * self.unit, top + y * self.unit)
    }

    pub(in crate::views) fn area(&self, [x, y, width, height]: [f32; 4]) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(width, height) * self.unit)
    }

    /// Text in a place, which is also what a screen reader and a test find.
    pub(in crate::views) fn text(
        &mut self,
        place: Place,
        text: &str,
        font: &FontId,
        color: Color32,
    ) {
        if text.trim().is_empty() {
            return;
        }
        let area = self.area(place.at);
        let galley = self.fitted(place, area, text, font, color);
        let left = match place.align {
            Align::Min => area.left(),
            Align::Center => area.center().x - galley.size().x / 2.0,
            Align::Max => area.right() - galley.size().x,
        };
        let rect = Align2::LEFT_CENTER.anchor_size(Pos2::new(left, area.center().y), galley.size());
        self.name(rect, text);
        // A galley that is aligned within itself hangs from its own anchor.
        let anchor = rect.min - galley.rect.min.to_vec2();
        self.ui.painter().galley(anchor, galley, color);
    }

    /// The largest layout of a text that its place has room for.
    fn fitted(
        &self,
        place: Place,
        area: Rect,
        text: &str,
        font: &FontId,
        color: Color32,
    ) -> Arc<Galley> {
        let mut share = 1.0;
        loop {
            let galley = self.layout(place, area.width(), text, self.font(font, share), color);
            let fits = !galley.elided
                && galley.size().y <= area.height() + 0.5
                && galley.size().x <= area.width() + 0.5
                && !breaks_a_word(&galley);
            if fits || share <= place.smallest {
                return galley;
            }
            share = (share * 0.92).max(place.smallest);
        }
    }

    fn layout(
        &self,
        place: Place,
        width: f32,
        text: &str,
        font: FontId,
        color: Color32,
    ) -> Arc<Galley> {
        let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, color));
        job.wrap = TextWrapping {
            max_width: width,
            max_rows: place.lines,
            break_anywhere: place.lines == 1,
            overflow_character: Some('…'),
        };
        job.halign = place.align;
        self.ui.painter().layout_job(job)
    }

    /// What a screen reader and a test find at a place.
    pub(in crate::views) fn name(&mut self, rect: Rect, name: &str) {
        if self.names == Names::Given {
            let response = self.ui.interact(rect, self.ui.next_auto_id(), Sense::hover());
            self.ui.skip_ahead_auto_ids(1);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        }
    }

    /// One line in the middle of the whole width, its middle at this height.
    pub(in crate::views) fn center(&mut self, y: f32, text: &str, font: &FontId, color: Color32) {
        let height = font.size * 1.4;
        self.text(Place::across(y - height / 2.0, height), text, font, color);
    }
}

/// Whether a line ends within a word.
fn breaks_a_word(galley: &Galley) -> bool {
    let ends = galley.rows.iter().rev().skip(1);
    ends.filter(|row| !row.ends_with_newline).any(|row| {
        row.glyphs.last().is_some_and(|glyph| !glyph.chr.is_whitespace() && glyph.chr != '-')
    })
}
