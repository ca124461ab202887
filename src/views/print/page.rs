//! A page of paper on the screen, painted from the very marks that the file is made of. It is white
//! with black ink in every look.

use std::sync::Arc;

use egui::epaint::text::Galley;
use egui::{
    Color32, FontFamily, FontId, Id, Painter, Pos2, Rect, Stroke, TextureHandle, TextureOptions,
    Ui, Vec2, pos2, vec2,
};

use crate::print::pages::{Area, Ink, Mark, Page, Picture, TextMark, Weight};
use crate::views::emblem::image;
use crate::views::theme;

/// Points to millimetres.
const MM_PER_PT: f32 = 25.4 / 72.0;
/// A line is never painted thinner than this, or it would vanish.
const THINNEST: f32 = 0.6;

/// A page's size where a millimetre takes `scale`.
pub(super) fn size(page: &Page, scale: f32) -> Vec2 {
    vec2(page.width_mm, page.height_mm) * scale
}

/// Paints a page whose top left corner lies at `at`.
pub(super) fn paint(ui: &Ui, page: &Page, at: Pos2, scale: f32) {
    let paper = Rect::from_min_size(at, size(page, scale));
    let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(paper.expand(1.0)));
    painter.rect_filled(paper, 0.0, theme::PAGE);
    let edge = Stroke::new(1.0, theme::of(ui).line);
    painter.rect_stroke(paper, 0.0, edge, egui::StrokeKind::Outside);
    let sheet = Sheet { ui, painter: &painter, at, scale };
    page.all().for_each(|mark| sheet.mark(mark));
}

struct Sheet<'a> {
    ui: &'a Ui,
    painter: &'a Painter,
    at: Pos2,
    scale: f32,
}

impl Sheet<'_> {
    fn point(&self, (x_mm, y_mm): (f32, f32)) -> Pos2 {
        self.at + vec2(x_mm, y_mm) * self.scale
    }

    fn rect(&self, area: Area) -> Rect {
        let corner = self.point((area.x_mm, area.y_mm));
        Rect::from_min_size(corner, vec2(area.width_mm, area.height_mm) * self.scale)
    }

    fn mark(&self, mark: &Mark) {
        match mark {
            Mark::Text(text) => self.text(text),
            Mark::Stroke { from_mm, to_mm, thick_mm, ink } => {
                let width = (thick_mm * self.scale).max(THINNEST);
                let ends = [self.point(*from_mm), self.point(*to_mm)];
                self.painter.line_segment(ends, Stroke::new(width, colour(*ink)));
            }
            Mark::Fill { area, ink } => {
                self.painter.rect_filled(self.rect(*area), 0.0, colour(*ink));
            }
            Mark::Shape { points, fill, line } => {
                let points: Vec<Pos2> = points.iter().map(|&point| self.point(point)).collect();
                let fill = fill.map_or(Color32::TRANSPARENT, colour);
                let line = line.map_or(Stroke::NONE, |(thick_mm, ink)| {
                    Stroke::new((thick_mm * self.scale).max(THINNEST), colour(ink))
                });
                self.painter.add(egui::Shape::convex_polygon(points, fill, line));
            }
            Mark::Code { x_mm, y_mm, size_mm, modules } => {
                let count = |count: usize| f32::from(u16::try_from(count).unwrap_or(u16::MAX));
                let module = size_mm / count(modules.side());
                for (row, column, run) in modules.runs() {
                    let dark = self.rect(Area {
                        x_mm: x_mm + count(column) * module,
                        y_mm: y_mm + count(row) * module,
                        width_mm: count(run) * module,
                        height_mm: module,
                    });
                    // Modules that touch show no seam.
                    self.painter.rect_filled(dark.expand(0.15), 0.0, colour(Ink::Full));
                }
            }
            Mark::Image { area, picture } => {
                let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                let texture = texture(self.ui, picture);
                self.painter.image(texture.id(), self.rect(*area), whole, Color32::WHITE);
            }
        }
    }

    /// A line stands on its baseline. The screen's letters are as wide as its pixels allow: what they
    /// are wider or narrower than on paper is shared by both ends.
    fn text(&self, mark: &TextMark) {
        let family = match mark.style.weight {
            Weight::Regular => FontFamily::Proportional,
            Weight::Bold => FontFamily::Name("bold".into()),
        };
        let font = FontId::new(mark.style.size_pt * MM_PER_PT * self.scale, family);
        let ink = colour(mark.style.ink);
        let galley = self.painter.layout_no_wrap(mark.text.clone(), font, ink);
        let at = self.point((mark.x_mm, mark.baseline_mm));
        let spare = mark.width_mm * self.scale - galley.size().x;
        let corner = at + vec2(spare / 2.0, -baseline(&galley));
        self.painter.galley(corner, galley, ink);
    }
}

/// How far below its top a line's letters stand.
fn baseline(galley: &Galley) -> f32 {
    let row = galley.rows.first();
    let glyph = row.and_then(|row| Some((row.pos.y, row.row.glyphs.first()?)));
    glyph.map_or(0.0, |(top, glyph)| top + glyph.pos.y)
}

fn colour(ink: Ink) -> Color32 {
    theme::page_ink(ink.rgb())
}

/// A picture on the graphics card, kept as long as it is painted.
fn texture(ui: &Ui, picture: &Arc<Picture>) -> TextureHandle {
    let id = Id::unique(("picture on paper", Arc::as_ptr(picture).addr()));
    let kept = ui.data(|data| data.get_temp::<(Arc<Picture>, TextureHandle)>(id));
    if let Some((_, texture)) = kept {
        return texture;
    }
    let image = image(picture);
    let texture = ui.ctx().load_texture("picture on paper", image, TextureOptions::LINEAR);
    // The picture is kept too, so that no other takes its place in memory, and in this table.
    ui.data_mut(|data| data.insert_temp(id, (Arc::clone(picture), texture.clone())));
    texture
}
