//! A rectangle painted on in units of a 720th of its height, so that it is legible at any size.
//! Text that is too long for its place is first made smaller, then broken into lines, and only then
//! cut; its accessible name is always whole.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, Align2, Color32, FontId, Galley, Pos2, Rect, Sense, Ui, WidgetInfo, vec2};

use crate::screens::formats::anagram::TileData;
use crate::views::theme::HallPalette;
use crate::views::widgets::tile;

/// Whether what is painted has accessible names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Names {
    Given,
    Omitted,
}

/// Where a text may stand.
#[derive(Clone, Copy)]
pub(super) struct Place {
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
    pub(super) fn across(y: f32, height: f32) -> Self {
        Self::of([40.0, y, 1200.0, height], Align::Center)
    }

    pub(super) fn of(at: [f32; 4], align: Align) -> Self {
        Self { at, align, smallest: 0.65, lines: 1 }
    }

    pub(super) fn lines(self, lines: usize) -> Self {
        Self { lines, ..self }
    }
}

pub(super) struct Canvas<'a> {
    pub ui: &'a mut Ui,
    pub rect: Rect,
    pub unit: f32,
    pub names: Names,
    pub colors: &'static HallPalette,
}

impl Canvas<'_> {
    pub(super) fn font(&self, font: &FontId, share: f32) -> FontId {
        FontId::new(font.size * self.unit * share, font.family.clone())
    }

    pub(super) fn at(&self, x: f32, y: f32) -> Pos2 {
        let left = self.rect.center().x - 640.0 * self.unit;
        let top = self.rect.center().y - 360.0 * self.unit;
        Pos2::new(left + x * self.unit, top + y * self.unit)
    }

    pub(super) fn area(&self, [x, y, width, height]: [f32; 4]) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(width, height) * self.unit)
    }

    /// Text in a place, which is also what a screen reader and a test find.
    pub(super) fn text(&mut self, place: Place, text: &str, font: &FontId, color: Color32) {
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
    pub(super) fn name(&mut self, rect: Rect, name: &str) {
        if self.names == Names::Given {
            let response = self.ui.interact(rect, self.ui.next_auto_id(), Sense::hover());
            self.ui.skip_ahead_auto_ids(1);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        }
    }

    /// One line in the middle of the whole width, its middle at this height.
    pub(super) fn center(&mut self, y: f32, text: &str, font: &FontId, color: Color32) {
        let height = font.size * 1.4;
        self.text(Place::across(y - height / 2.0, height), text, font, color);
    }

    /// Tiles in a row, the consonants' group apart from the vowels'.
    pub(super) fn tiles(&mut self, tiles: &[TileData], y: f32, height: f32) {
        let gap = height * 0.3;
        let mut x = 0.0;
        let mut places = Vec::new();
        let mut last = None;
        for data in tiles {
            if last.is_some_and(|last| last != data.kind) {
                x += gap;
            }
            last = Some(data.kind);
            places.push((x, *data));
            x += height;
        }
        let left = 640.0 - (x - height * 0.12) / 2.0;
        for (x, data) in places {
            let rect = self.area([left + x, y, height * 0.88, height]);
            let name = data.letter.map_or_else(|| "?".to_owned(), |letter| letter.to_string());
            self.name(rect, &name);
            tile(self.ui.painter(), rect, data);
        }
    }
}

/// Whether a line ends within a word.
fn breaks_a_word(galley: &Galley) -> bool {
    let ends = galley.rows.iter().rev().skip(1);
    ends.filter(|row| !row.ends_with_newline).any(|row| {
        row.glyphs.last().is_some_and(|glyph| !glyph.chr.is_whitespace() && glyph.chr != '-')
    })
}
