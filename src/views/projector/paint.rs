//! The paint of the hall's window. Sizes are shares of its height, so that it is legible at any.

use egui::accesskit::Role;
use egui::{Align2, Color32, FontId, Pos2, Rect, Sense, Stroke, Ui, WidgetInfo};

use super::scene::{Hall, PhaseOfTime, Scene, StandingsRow, laid_out, phase, revealed};
use crate::domain::clock::{Countdown, Moment};
use crate::language::{Language, tr};
use crate::text;
use crate::views::name::clock;
use crate::views::theme::{self, HallPalette};
use crate::views::widgets::{TileData, tile};

/// Rows of the standings on one page.
const PAGE: usize = 8;

/// How long a page stays, in milliseconds.
const PAGE_MS: i64 = 8000;

/// Paints the hall's window at a moment.
pub fn show(ui: &mut Ui, hall: &Hall, now: Moment) {
    let size = ui.available_size();
    paint(ui, size, Names::Given, hall, now);
}

/// Paints the same small, as a picture without names of its own.
pub fn miniature(ui: &mut Ui, width: f32, hall: &Hall, now: Moment) {
    paint(ui, egui::vec2(width, width * 9.0 / 16.0), Names::Omitted, hall, now);
}

fn paint(ui: &mut Ui, size: egui::Vec2, names: Names, hall: &Hall, now: Moment) {
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    let h = rect.height().min(rect.width() * 9.0 / 16.0) / 720.0;
    Canvas { ui, rect, h, names, colors: theme::hall(hall.look) }.scene(hall, now);
}

/// Whether what is painted has accessible names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Names {
    Given,
    Omitted,
}

/// A rectangle painted on in units of a 720th of its height.
struct Canvas<'a> {
    ui: &'a mut Ui,
    rect: Rect,
    h: f32,
    names: Names,
    colors: &'static HallPalette,
}

impl Canvas<'_> {
    /// The time is up: everything is painted in the colours of the end.
    fn at_end(&mut self) -> Color32 {
        self.colors = &theme::HALL_END;
        self.colors.back
    }

    fn scene(mut self, hall: &Hall, now: Moment) {
        let language = hall.language;
        let back = match &hall.scene {
            Scene::Black => Color32::BLACK,
            Scene::Collecting { collected: 0, .. } => self.at_end(),
            Scene::Countdown { time, .. } if time.remaining_ms(now) == 0 => self.at_end(),
            Scene::Welcome { .. }
            | Scene::Letters { .. }
            | Scene::Countdown { .. }
            | Scene::Paused { .. }
            | Scene::Collecting { .. }
            | Scene::Break { .. }
            | Scene::Next { .. }
            | Scene::Standings { .. }
            | Scene::Message(_) => self.colors.back,
        };
        self.ui.painter().rect_filled(self.rect, 0.0, back);
        match &hall.scene {
            Scene::Welcome { title, lines, commitment } => {
                self.welcome(title, lines, commitment.as_ref());
            }
            Scene::Letters { round, about, tiles, shown_at } => {
                self.top(round, about);
                let up = revealed(*shown_at, now, tiles.len());
                self.tiles(&laid_out(tiles, up), 280.0, 162.0);
            }
            Scene::Countdown { round, about, tiles, time } => {
                self.top(round, about);
                self.tiles(&laid_out(tiles, tiles.len()), 112.0, 150.0);
                self.time(language, *time, now);
            }
            Scene::Paused { round, tiles, time } => self.paused(language, round, tiles, *time, now),
            Scene::Collecting { round, about, tiles, collected, expected } => {
                self.top(round, about);
                self.tiles(&laid_out(tiles, tiles.len()), 112.0, 150.0);
                let words = tr(language, "projector-pencils-down");
                self.center(330.0, &format!("■ {words}"), theme::bold(44.0), self.colors.ink);
                let count = format!("{collected} / {expected}");
                self.center(470.0, &count, theme::bold(130.0), self.colors.ink);
                let sheets = tr(language, "projector-sheets-in");
                self.center(590.0, &sheets, theme::regular(36.0), self.colors.ink);
            }
            Scene::Break { time, next } => {
                let words = tr(language, "projector-break");
                self.center(110.0, &words, theme::bold(60.0), self.colors.ink);
                let left = clock(time.remaining_ms(now));
                self.center(340.0, &left, theme::bold(240.0), self.colors.ink);
                let next = text!(language, "projector-then", next = next);
                self.center(580.0, &next, theme::regular(40.0), self.colors.muted);
            }
            Scene::Next { round, about } => {
                self.center(300.0, round, theme::bold(84.0), self.colors.ink);
                self.center(420.0, about, theme::regular(48.0), self.colors.muted);
            }
            Scene::Standings { title, provisional, rows } => {
                self.standings(title, provisional, rows, now);
            }
            Scene::Message(text) => self.wrapped(text),
            Scene::Black => {}
        }
    }

    fn font(&self, font: FontId) -> FontId {
        FontId::new(font.size * self.h, font.family)
    }

    fn at(&self, x: f32, y: f32) -> Pos2 {
        let left = self.rect.center().x - 640.0 * self.h;
        let top = self.rect.center().y - 360.0 * self.h;
        Pos2::new(left + x * self.h, top + y * self.h)
    }

    /// Text at a place, which is also what a screen reader and a test find.
    fn text(&mut self, x: f32, y: f32, align: Align2, text: &str, font: FontId, color: Color32) {
        if text.is_empty() {
            return;
        }
        let font = self.font(font);
        let rect = self.ui.painter().text(self.at(x, y), align, text, font, color);
        self.name(rect, text);
    }

    /// What a screen reader and a test find at a place.
    fn name(&mut self, rect: Rect, name: &str) {
        if self.names == Names::Given {
            let response = self.ui.interact(rect, self.ui.next_auto_id(), Sense::hover());
            self.ui.skip_ahead_auto_ids(1);
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
        }
    }

    fn center(&mut self, y: f32, text: &str, font: FontId, color: Color32) {
        let font = self.fitted(text, font, 1200.0);
        self.text(640.0, y, Align2::CENTER_CENTER, text, font, color);
    }

    /// The font, smaller where the text would be wider than `width`.
    fn fitted(&self, text: &str, font: FontId, width: f32) -> FontId {
        let galley = self.ui.painter().layout_no_wrap(
            text.to_owned(),
            self.font(font.clone()),
            Color32::WHITE,
        );
        let wide = galley.size().x / self.h;
        if wide <= width { font } else { FontId::new(font.size * width / wide, font.family) }
    }

    fn top(&mut self, left: &str, right: &str) {
        self.text(48.0, 48.0, Align2::LEFT_CENTER, left, theme::bold(32.0), self.colors.ink);
        self.text(1232.0, 48.0, Align2::RIGHT_CENTER, right, theme::regular(32.0), self.colors.ink);
    }

    fn tiles(&mut self, tiles: &[TileData], y: f32, height: f32) {
        let step = height * 1.0;
        let gap = height * 0.16;
        let mut x = 0.0;
        let mut places = Vec::new();
        let mut last = None;
        for data in tiles {
            if last.is_some_and(|last| last != data.kind) {
                x += gap;
            }
            last = Some(data.kind);
            places.push((x, *data));
            x += step;
        }
        let left = 640.0 - (x - height * 0.12) / 2.0;
        for (x, data) in places {
            let size = egui::vec2(height * 0.88, height) * self.h;
            let rect = Rect::from_min_size(self.at(left + x, y), size);
            let name = data.letter.map_or_else(|| "?".to_owned(), |letter| letter.to_string());
            self.name(rect, &name);
            tile(self.ui.painter(), rect, data);
        }
    }

    fn time(&mut self, language: Language, time: Countdown, now: Moment) {
        let left = time.remaining_ms(now);
        let (color, words) = match phase(left) {
            PhaseOfTime::Calm => (self.colors.ink, String::new()),
            PhaseOfTime::Minute => {
                (self.colors.minute, format!("◆ {}", tr(language, "projector-last-minute")))
            }
            PhaseOfTime::Last => {
                (self.colors.last, format!("▲ {}", tr(language, "projector-last-seconds")))
            }
            PhaseOfTime::Over => {
                (self.colors.ink, format!("■ {}", tr(language, "projector-pencils-down")))
            }
        };
        self.center(420.0, &clock(left), theme::bold(250.0), color);
        self.center(585.0, &words, theme::bold(42.0), color);
        self.bar(left, time.full_ms(), color);
    }

    #[expect(clippy::cast_precision_loss, reason = "milliseconds of a round")]
    fn bar(&mut self, left_ms: i64, full_ms: i64, color: Color32) {
        let back = self.colors.line;
        let whole = Rect::from_min_max(self.at(48.0, 676.0), self.at(1232.0, 690.0));
        self.ui.painter().rect_filled(whole, 7.0 * self.h, back);
        let mut part = whole;
        part.set_width(whole.width() * left_ms as f32 / full_ms.max(1) as f32);
        self.ui.painter().rect_filled(part, 7.0 * self.h, color);
    }

    fn paused(
        &mut self,
        language: Language,
        round: &str,
        tiles: &[TileData],
        time: Countdown,
        now: Moment,
    ) {
        self.top(round, "");
        self.tiles(&laid_out(tiles, tiles.len()), 112.0, 150.0);
        let color = self.colors.minute;
        // Two bars: the sign of a pause needs no font.
        for x in [590.0, 650.0] {
            let bar = Rect::from_min_max(self.at(x, 300.0), self.at(x + 36.0, 410.0));
            self.ui.painter().rect(
                bar,
                6.0 * self.h,
                color,
                Stroke::NONE,
                egui::StrokeKind::Inside,
            );
        }
        let words = tr(language, "projector-paused");
        self.center(460.0, &words, theme::bold(56.0), color);
        let left = clock(time.remaining_ms(now));
        self.center(590.0, &left, theme::bold(160.0), self.colors.ink);
    }

    fn welcome(&mut self, title: &str, lines: &[String], commitment: Option<&(String, String)>) {
        self.center(180.0, title, theme::bold(72.0), self.colors.ink);
        let mut y = 290.0;
        for line in lines {
            self.center(y, line, theme::regular(34.0), self.colors.muted);
            y += 54.0;
        }
        if let Some((label, digest)) = commitment {
            self.center(580.0, label, theme::regular(26.0), self.colors.muted);
            let (first, second) = digest.split_at_checked(32).unwrap_or((digest, ""));
            for (y, half) in [(622.0, first), (660.0, second)] {
                self.center(y, half, FontId::monospace(30.0), self.colors.ink);
            }
        }
    }

    fn standings(&mut self, title: &str, provisional: &str, rows: &[StandingsRow], now: Moment) {
        let pages = rows.len().div_ceil(PAGE).max(1);
        let turn = usize::try_from(now.elapsed_ms.max(0) / PAGE_MS).unwrap_or(0);
        let page = turn % pages;
        let title =
            if pages > 1 { format!("{title} · {}/{pages}", page + 1) } else { title.to_owned() };
        self.text(48.0, 60.0, Align2::LEFT_CENTER, &title, theme::bold(40.0), self.colors.ink);
        let right = theme::bold(30.0);
        self.text(1232.0, 60.0, Align2::RIGHT_CENTER, provisional, right, self.colors.minute);
        let mut y = 144.0;
        for row in rows.iter().skip(page * PAGE).take(PAGE) {
            let ink = self.colors.ink;
            self.text(120.0, y, Align2::RIGHT_CENTER, &row.rank, theme::bold(44.0), ink);
            let moved = match row.moved {
                Some(up) if up > 0 => (format!("▲{up}"), self.colors.minute),
                Some(down) if down < 0 => (format!("▼{}", -down), self.colors.muted),
                Some(_) | None => (String::new(), self.colors.muted),
            };
            self.text(150.0, y, Align2::LEFT_CENTER, &moved.0, theme::regular(28.0), moved.1);
            let font = self.fitted(&row.name, theme::bold(40.0), 560.0);
            self.text(230.0, y, Align2::LEFT_CENTER, &row.name, font, ink);
            let font = self.fitted(&row.club, theme::regular(30.0), 240.0);
            self.text(810.0, y, Align2::LEFT_CENTER, &row.club, font, self.colors.muted);
            self.text(1200.0, y, Align2::RIGHT_CENTER, &row.total, theme::bold(46.0), ink);
            let line = Stroke::new(1.0, self.colors.line);
            let (from, to) = (self.at(48.0, y + 34.0), self.at(1232.0, y + 34.0));
            self.ui.painter().line_segment([from, to], line);
            y += 69.0;
        }
    }

    fn wrapped(&mut self, text: &str) {
        let font = self.font(theme::bold(64.0));
        let width = 1180.0 * self.h;
        let galley = self.ui.painter().layout(text.to_owned(), font, self.colors.ink, width);
        let rect = Rect::from_center_size(self.rect.center(), galley.size());
        self.name(rect, text);
        self.ui.painter().galley(rect.min, galley, self.colors.ink);
    }
}
