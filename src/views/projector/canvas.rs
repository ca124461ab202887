//! A rectangle painted on in units of a 720th of its height, so that it is legible at any size.
//! Text that is too long for its place is first made smaller, down to what the last row reads, then
//! broken into lines, and only then cut; a person's name is shortened by its own rules instead. The
//! accessible name is always whole.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{
    Align, Align2, Color32, FontId, Galley, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    vec2,
};

use crate::domain::emblem::Emblem;
use crate::screens::hall::{forms_told, halves};
use crate::views::theme::HallPalette;

/// The smallest text, in units: 3 % of the height.
pub(in crate::views) const SMALLEST: f32 = 21.6;

/// From the middle of a line to its baseline, as a share of the size.
const BASELINE: f32 = 0.388;

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
        Self::of([56.0, y, 1168.0, height], Align::Center)
    }

    pub(in crate::views) fn of(at: [f32; 4], align: Align) -> Self {
        Self { at, align, smallest: 0.65, lines: 1 }
    }

    /// One line in its own size, its middle at a height.
    pub(in crate::views) fn line([x, y, width]: [f32; 3], align: Align) -> Self {
        Self::of([x, y - 40.0, width, 80.0], align)
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
    /// The club's picture.
    pub(in crate::views) emblem: Option<&'a Emblem>,
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
        self.named_text(place, [text, text], font, color);
    }

    /// Somebody's name in its own size: as much of it as the place has room for.
    pub(in crate::views) fn person(
        &mut self,
        place: Place,
        name: &str,
        font: &FontId,
        color: Color32,
    ) {
        let shown = self.person_form(name, font, place.at[2]);
        self.named_text(Place { smallest: 1.0, ..place }, [&shown, name], font, color);
    }

    /// As much of a name as has room.
    pub(in crate::views) fn person_form(&self, name: &str, font: &FontId, width: f32) -> String {
        let mut forms = forms_told(name);
        let fits = forms.iter().position(|form| self.width(form, font) <= width);
        forms.swap_remove(fits.unwrap_or(forms.len() - 1))
    }

    /// A name in whole on two lines of this height, where one of its own size has no room for it; `None` where
    /// one line is enough, or two are not.
    pub(in crate::views) fn two_lines(
        &self,
        width: f32,
        name: &str,
        [one, two]: [&FontId; 2],
    ) -> Option<[String; 2]> {
        if self.width(name, one) <= width {
            return None;
        }
        let fit = |half: &[String; 2]| half.iter().all(|part| self.width(part, two) <= width);
        halves(name).into_iter().find(fit)
    }

    /// Two texts after each other on one baseline; where the second ends.
    pub(in crate::views) fn pair(
        &mut self,
        [x, y, width]: [f32; 3],
        gap: f32,
        [one, two]: [(&str, &FontId, Color32); 2],
    ) -> f32 {
        let whole = self.width(one.0, one.1) + gap + self.width(two.0, two.1);
        let share = (width / whole).min(1.0);
        let small = |font: &FontId| {
            FontId::new((font.size * share).max(SMALLEST.min(font.size)), font.family.clone())
        };
        let (first, second) = (small(one.1), small(two.1));
        let wide = (self.width(one.0, &first) + 1.0).min(width);
        self.text(Place::line([x, y, wide], Align::Min), one.0, &first, one.2);
        let (at, down) = (x + wide + gap, (first.size - second.size) * BASELINE);
        let rest = (width - wide - gap).max(0.0);
        let takes = (self.width(two.0, &second) + 1.0).min(rest);
        self.text(Place::line([at, y + down, takes], Align::Min), two.0, &second, two.2);
        if two.0.is_empty() { at - gap } else { at + takes }
    }

    /// How wide a text is on one line, in units.
    pub(in crate::views) fn width(&self, text: &str, font: &FontId) -> f32 {
        let font = self.font(font, 1.0);
        let galley = self.ui.painter().layout_no_wrap(text.to_owned(), font, self.colors.ink);
        galley.size().x / self.unit
    }

    pub(in crate::views) fn named_text(
        &mut self,
        place: Place,
        [text, name]: [&str; 2],
        font: &FontId,
        color: Color32,
    ) {
        if text.trim().is_empty() || place.at[2] < 1.0 {
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
        self.name(rect, name);
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
        let least = place.smallest.max((SMALLEST / font.size).min(1.0));
        let mut share = 1.0;
        loop {
            let galley = self.layout(place, area.width(), text, self.font(font, share), color);
            let fits = !galley.elided
                && (place.lines == 1 || galley.size().y <= area.height() + 0.5)
                && galley.size().x <= area.width() + 0.5
                && !breaks_a_word(&galley);
            if fits || share <= least {
                return galley;
            }
            share = (share * 0.92).max(least);
        }
    }

    pub(in crate::views) fn layout(
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

    /// A part filled with a colour.
    pub(in crate::views) fn fill(&self, at: [f32; 4], radius: f32, color: Color32) {
        self.ui.painter().rect_filled(self.area(at), radius * self.unit, color);
    }

    /// A part with an outline.
    pub(in crate::views) fn outline(&self, at: [f32; 4], radius: f32, width: f32, color: Color32) {
        let stroke = Stroke::new(width * self.unit, color);
        let radius = radius * self.unit;
        self.ui.painter().rect_stroke(self.area(at), radius, stroke, StrokeKind::Inside);
    }

    /// A thin line across.
    pub(in crate::views) fn rule(&self, [x, y, width]: [f32; 3]) {
        self.fill([x, y - 0.75, width, 1.5], 0.0, self.colors.line);
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
