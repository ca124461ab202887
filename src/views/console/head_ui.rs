//! The paint of the head: one row where there is room, else two; nothing of it ever falls off.

use std::sync::Arc;

use egui::accesskit::Role;
use egui::text::{Galley, LayoutJob, TextWrapping};
use egui::{
    Align, Align2, Color32, FontId, Label, Layout, Painter, Rect, RichText, Sense, Shape, Stroke,
    Ui, Vec2, WidgetInfo, vec2,
};

use super::head::{HeadData, LightData, LightOf};
use crate::domain::clock::Moment;
use crate::domain::emblem::Emblem;
use crate::screens::{Tone, hall};
use crate::views::RoundMark;
use crate::views::widgets::{clipped, hint, keyboard, width_of};
use crate::views::{Asks, emblem, theme};

/// The greatest width of the strip of rounds with its breaks, and what is between marks and at a break.
const STRIP: f32 = 474.0;
const MARKS: f32 = 3.0;
const BREAK: f32 = 8.0;
/// How wide a mark is where a second row would be needed else.
const NARROW: f32 = 25.0;
/// The side of a light that is well, and the width of one that is not.
const LIGHT: f32 = 34.0;
const LIT: [f32; 2] = [112.0, 120.0];
/// The most that the words of a light take where nothing else needs the room, and what is beside them.
const WORDS: f32 = 220.0;
const BESIDE_WORDS: f32 = 8.0;
/// The width of who is at the desk: the least, and where there is room; and of the role alone, where the title needs it.
const DESK: [f32; 2] = [150.0, 180.0];
const ROLE: f32 = 104.0;
/// The side of the club's picture, and what is between it and the title.
const EMBLEM: f32 = 40.0;
const BESIDE_EMBLEM: f32 = 10.0;
/// The least width of the title, and that of the time: where there is room, and where the title needs it.
const TITLE: f32 = 132.0;
const CLOCK: f32 = 96.0;
const SMALL_CLOCK: f32 = 78.0;
/// Below this height of the window the marks of the rounds are low.
const LOW: f32 = 500.0;
const GAP: f32 = 14.0;
/// Behind each light.
const BETWEEN: f32 = 6.0;

/// Paints the head.
pub(super) fn show(ui: &mut Ui, data: &HeadData, now: Option<Moment>, asks: &mut Asks) {
    if data.rounds.is_empty() {
        clipped(
            ui,
            ui.available_width(),
            RichText::new(&data.title).font(theme::bold(theme::HEADING)),
        );
        return;
    }
    let width = ui.available_width();
    let time = |clock: f32| if data.clock.is_empty() { 0.0 } else { clock + GAP };
    let right = |way: &Beside| lights_width(ui, data, way.lit) + way.desk + GAP;
    let lines_in = |room: f32| {
        let title = fitted(ui, &data.title, room);
        if room < TITLE || title.elided { usize::MAX } else { title.rows.len() }
    };
    let laid = |mark: Vec2| {
        let marks = strip_width(data, mark);
        let (lit, desk) = right_widths(ui, data, width - TITLE - marks - time(CLOCK) - 2.0 * GAP);
        let usual = Beside { lit, desk, clock: CLOCK };
        let less = Beside { lit: lit.min(LIT[0]), desk: DESK[0], ..usual };
        let least = Beside { clock: SMALL_CLOCK, ..less };
        let tight = Beside { desk: ROLE, ..least };
        let room = |way: &Beside| width - marks - time(way.clock) - right(way) - 2.0 * GAP;
        // The title gives way to two lines; then lights, time and who is at the desk become smaller; then it takes a third.
        let lines = |way: &Beside| lines_in(room(way));
        let ways = [usual, less, least, tight];
        let way = ways.into_iter().min_by_key(|way| lines(way).max(2)).unwrap_or(usual);
        (way, room(&way), lines(&way))
    };
    // Narrow marks come before a second row, which would move all that lies below under the hand.
    let mark = mark_size(ui, data.rounds.len());
    let narrow = vec2(mark.x.min(NARROW), mark.y);
    let needs = laid(mark).2 == usize::MAX && laid(narrow).2 <= 2;
    let mark = if needs { narrow } else { mark };
    let (way, title_width, rows) = laid(mark);
    let (one_row, right) = (rows < usize::MAX, right(&way));
    let Beside { lit, desk, clock: clock_width } = way;
    let time = time(clock_width);
    // The title goes before the club's picture.
    let beside = EMBLEM + BESIDE_EMBLEM;
    let emblem =
        data.emblem.as_ref().filter(|_| !one_row || lines_in(title_width - beside) <= rows.max(2));
    let beside = emblem.map_or(0.0, |_| beside);
    ui.spacing_mut().item_spacing.x = 0.0;
    if one_row {
        ui.horizontal(|ui| {
            ui.set_min_height(52.0);
            // The title has all the room that nothing else needs.
            club(ui, emblem);
            title(ui, data, title_width - beside);
            ui.add_space(GAP);
            strip(ui, data, mark, asks);
            ui.add_space(GAP);
            if time > 0.0 {
                clock(ui, data, now, vec2(clock_width, 48.0));
                ui.add_space(GAP);
            }
            lights(ui, data, lit, asks);
            ui.add_space(GAP);
            at_desk(ui, data, desk, asks);
        });
    } else {
        ui.horizontal(|ui| {
            club(ui, emblem);
            title(ui, data, (width - right - GAP - beside).max(120.0));
            ui.add_space(GAP);
            lights(ui, data, lit, asks);
            ui.add_space(GAP);
            at_desk(ui, data, desk, asks);
        });
        ui.horizontal(|ui| {
            strip(ui, data, mark, asks);
            if time > 0.0 {
                clock(ui, data, now, vec2(ui.available_width(), mark.y));
            }
        });
    }
}

/// The widths of what stands beside the title: of a light that is not well at most, of who is at the desk, of the time.
#[derive(Clone, Copy)]
struct Beside {
    lit: f32,
    desk: f32,
    clock: f32,
}

/// The club's picture.
fn club(ui: &mut Ui, emblem: Option<&(Emblem, String)>) {
    let Some((picture, name)) = emblem else { return };
    let (part, response) = ui.allocate_exact_size(vec2(EMBLEM, EMBLEM), Sense::hover());
    emblem::paint(ui, part, picture);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    ui.add_space(BESIDE_EMBLEM);
}

/// The title with the date below it; one that needs more lines takes them, and its hint tells the date. It is
/// the first to give way to a time and to lights that are not well.
fn title(ui: &mut Ui, data: &HeadData, width: f32) {
    ui.allocate_ui_with_layout(vec2(width, 48.0), Layout::top_down(Align::LEFT), |ui| {
        ui.set_width(width);
        ui.spacing_mut().item_spacing.y = 2.0;
        let title = fitted(ui, &data.title, width);
        if title.rows.len() > 2 {
            // In the height that two lines have.
            let (place, response) = ui.allocate_exact_size(vec2(width, 48.0), Sense::hover());
            let at = place.left_center() - vec2(0.0, title.size().y / 2.0);
            ui.painter().galley(at, title, theme::of(ui).ink);
            let response = hint(response, &format!("{} · {}", data.title, data.about));
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &data.title));
            return;
        }
        ui.add_space(4.0);
        if title.rows.len() == 1 {
            // As it was fitted: laid out again, a title with just enough room could break.
            ui.add(Label::new(title));
            ui.add(Label::new(muted_text(ui, &data.about)).truncate());
        } else {
            hint(ui.add(Label::new(title)), &format!("{} · {}", data.title, data.about));
        }
    });
}

/// The title as large as it stands whole in so much width: on one line, on two, on two of smaller letters, on three.
fn fitted(ui: &Ui, title: &str, width: f32) -> Arc<Galley> {
    let ink = theme::of(ui).ink;
    let lay = |(size, rows): (f32, usize)| {
        let mut job = LayoutJob::simple(title.to_owned(), theme::bold(size), ink, width);
        job.wrap = TextWrapping { max_rows: rows, ..TextWrapping::wrap_at_width(width) };
        ui.painter().layout_job(job)
    };
    let sizes = [(16.0, 1), (theme::TEXT, 2), (theme::LABEL, 2), (theme::LEGEND, 3)];
    let whole =
        sizes.into_iter().map(lay).find(|galley| !galley.elided && galley.size().x <= width + 0.5);
    whole.unwrap_or_else(|| lay((theme::TEXT, 2)))
}

fn muted_text(ui: &Ui, text: &str) -> RichText {
    RichText::new(text).size(theme::LABEL).color(theme::of(ui).muted)
}

/// The size of a round's mark: smaller where the window is low or narrow, wider where there are few.
fn mark_size(ui: &Ui, count: usize) -> Vec2 {
    let missing = STRIP + CLOCK + 16.0 - ui.available_width();
    let height = if ui.ctx().content_rect().height() < LOW { 32.0 } else { 48.0 };
    let count = u8::try_from(count.max(1)).map_or(f32::MAX, f32::from);
    let wide = ((STRIP - 16.0) / count - MARKS).floor().clamp(29.0, 42.0);
    vec2(wide - (missing / 14.0).max(0.0), height)
}

/// What the marks of this competition take: few rounds leave the rest to the title and the lights.
fn strip_width(data: &HeadData, mark: Vec2) -> f32 {
    let of = |one: &RoundMark| mark.x + MARKS + if one.gap { BREAK } else { 0.0 };
    data.rounds.iter().map(of).sum::<f32>().min(STRIP)
}

fn strip(ui: &mut Ui, data: &HeadData, mark: Vec2, asks: &mut Asks) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.x = MARKS;
        for one in &data.rounds {
            round(ui, one, mark, asks);
            if one.gap {
                ui.add_space(BREAK);
            }
        }
    });
}

fn round(ui: &mut Ui, mark: &RoundMark, size: Vec2, asks: &mut Asks) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let palette = theme::of(ui);
    let (fill, ink) = match mark.tone {
        Tone::Chosen => (palette.step, palette.step_ink),
        tone => (tone.back(palette), tone.ink(palette)),
    };
    let line = if mark.current {
        Stroke::new(2.0, palette.accent)
    } else {
        Stroke::new(1.0, palette.line)
    };
    let painter = ui.painter();
    painter.rect(rect, 6.0, fill, line, egui::StrokeKind::Inside);
    let x = rect.center().x;
    let top = rect.top();
    let center = Align2::CENTER_CENTER;
    // A low mark has no room for the ratio; its hint and Rounds tell it.
    let low = size.y < 48.0;
    let (number, sign) = if low { (10.0, 23.0) } else { (12.0, 38.0) };
    painter.text(egui::pos2(x, top + number), center, &mark.number, theme::bold(14.0), ink);
    if !low {
        let ratio = |size| painter.layout_no_wrap(mark.ratio.clone(), theme::regular(size), ink);
        let galley = ratio(11.0);
        // Many slips are counted in smaller figures, never beyond the mark.
        let room = (size.x - 4.0) / galley.size().x.max(1.0);
        let galley = if room < 1.0 { ratio((11.0 * room).floor()) } else { galley };
        let place = center.anchor_size(egui::pos2(x, top + 26.0), galley.size());
        painter.galley(place.min, galley, ink);
    }
    painter.text(egui::pos2(x, top + sign), center, mark.sign, theme::regular(11.0), ink);
    which(ui, mark, rect);
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(mark.act.command.clone());
    }
    hint(response, &mark.name).widget_info(|| WidgetInfo::labeled(Role::Button, true, &mark.name));
}

/// Tells by its shape which round is on, a notch at its top, and which is looked at, a bar below it.
fn which(ui: &Ui, mark: &RoundMark, rect: Rect) {
    let ink = theme::of(ui).accent;
    if mark.current {
        let ink = if mark.tone == Tone::Chosen { theme::of(ui).step_ink } else { ink };
        let (x, top) = (rect.center().x, rect.top());
        let notch = [[-NOTCH, 0.0], [NOTCH, 0.0], [0.0, NOTCH]];
        let notch = notch.map(|[right, down]| egui::pos2(x + right, top + down)).to_vec();
        ui.painter().add(Shape::convex_polygon(notch, ink, Stroke::NONE));
    }
    if mark.seen {
        let bar = Rect::from_min_size(rect.left_bottom() + vec2(0.0, 1.0), vec2(rect.width(), 4.0));
        ui.painter().rect_filled(bar, 2.0, ink);
    }
}

/// Half the width of the notch, and its height.
const NOTCH: f32 = 6.0;

fn clock(ui: &mut Ui, data: &HeadData, now: Option<Moment>, size: Vec2) {
    let middle = Layout::centered_and_justified(egui::Direction::LeftToRight);
    ui.allocate_ui_with_layout(size, middle, |ui| {
        let palette = theme::of(ui);
        let (time, tone) = data.clock_at(now);
        let (ink, back) =
            tone.map_or((palette.ink, None), |tone| (tone.ink(palette), Some(tone.back(palette))));
        if let Some(back) = back {
            ui.painter().rect_filled(ui.max_rect(), 8.0, back);
        }
        ui.label(
            RichText::new(time).font(theme::bold((size.y / 1.75).min(size.x / 3.5))).color(ink),
        );
    });
}

/// The width of a light: one that is not well has at most so much for its words, and no more than they need.
fn light_width(ui: &Ui, light: &LightData, lit: f32) -> f32 {
    if light.tone == Tone::Good {
        return LIGHT;
    }
    let font = theme::bold(theme::LEGEND);
    let words = ui.painter().layout_no_wrap(light.words.clone(), font, theme::of(ui).ink);
    (LIGHT + words.size().x.ceil() + BESIDE_WORDS).min(lit)
}

fn lights_width(ui: &Ui, data: &HeadData, lit: f32) -> f32 {
    data.lights.iter().map(|light| light_width(ui, light, lit) + BETWEEN).sum()
}

/// The widths of a light that is not well, at most, and of who is at the desk in so much room: its words are on one
/// line where there is room for all; else both give way before anything takes a second row.
fn right_widths(ui: &Ui, data: &HeadData, room: f32) -> (f32, f32) {
    if lights_width(ui, data, WORDS) + DESK[1] + GAP <= room {
        return (WORDS, DESK[1]);
    }
    let desk =
        if lights_width(ui, data, LIT[1]) + DESK[1] + GAP <= room { DESK[1] } else { DESK[0] };
    let failing = data.lights.iter().filter(|light| light.tone != Tone::Good).count();
    let failing = u16::try_from(failing.max(1)).map_or(1.0, f32::from);
    let others = lights_width(ui, data, 0.0) + desk + GAP;
    (((room - others) / failing).clamp(LIT[0], LIT[1]), desk)
}

/// What can fail silently: a picture while all is well, and words else.
fn lights(ui: &mut Ui, data: &HeadData, lit: f32, asks: &mut Asks) {
    for light in &data.lights {
        let palette = theme::of(ui);
        let ink = light.tone.ink(palette);
        let leads = light.leads_to();
        let (sense, role) = match leads {
            Some(_) => (Sense::click(), Role::Button),
            None => (Sense::hover(), Role::Label),
        };
        let (rect, response) =
            ui.allocate_exact_size(vec2(light_width(ui, light, lit), LIGHT), sense);
        response.widget_info(|| WidgetInfo::labeled(role, true, &light.words));
        if response.clicked() {
            asks.extend(leads);
        }
        let painter = ui.painter();
        painter.rect_filled(rect, 8.0, light.tone.back(palette));
        let square = Rect::from_center_size(rect.left_center() + vec2(17.0, 0.0), vec2(18.0, 18.0));
        picture(painter, square, light.of, ink);
        if light.tone == Tone::Good {
            let at = rect.right_bottom() - vec2(1.0, 0.0);
            painter.text(at, Align2::RIGHT_BOTTOM, "✓", theme::bold(11.0), ink);
        } else {
            painter.rect_stroke(rect, 8.0, Stroke::new(1.5, ink), egui::StrokeKind::Inside);
            // Clear of the picture and of the border.
            let left = LIGHT - BESIDE_WORDS / 2.0;
            let room = rect.width() - left - BESIDE_WORDS;
            let font = theme::bold(theme::LEGEND);
            let lay = |words: &str, max_rows| {
                let mut job = LayoutJob::simple(words.to_owned(), font.clone(), ink, room);
                job.wrap = TextWrapping { max_rows, ..TextWrapping::wrap_at_width(room) };
                painter.layout_job(job)
            };
            // Cut words say less than fewer that are whole.
            let all = [light.words.as_str(), without_sign(&light.words), &light.short];
            let words = all.map(|words| lay(words, 2));
            let whole = words.iter().find(|words| !words.elided);
            let words = Arc::clone(whole.unwrap_or(&words[2]));
            let at = egui::pos2(rect.left() + left, rect.center().y - words.size().y / 2.0);
            painter.galley(at, words, ink);
        }
        hint(response, &format!("{}. {}", light.words, light.hint));
        ui.add_space(BETWEEN);
    }
}

/// The words of a light without the sign before them: its picture and its border are one, too.
fn without_sign(words: &str) -> &str {
    words.trim_start_matches(|sign: char| !sign.is_alphanumeric())
}

/// A light's picture, in lines.
fn picture(painter: &Painter, square: Rect, of: LightOf, ink: Color32) {
    let line = Stroke::new(1.6, ink);
    let at = |x: f32, y: f32| square.min + vec2(x, y) * square.width() / 100.0;
    let path = |points: &[[f32; 2]]| {
        let points = points.iter().map(|&[x, y]| at(x, y)).collect();
        painter.add(Shape::line(points, line));
    };
    match of {
        // A lock that stands open.
        LightOf::Reopened => {
            path(&[[10.0, 46.0], [78.0, 46.0], [78.0, 94.0], [10.0, 94.0], [10.0, 46.0]]);
            path(&[
                [58.0, 46.0],
                [58.0, 18.0],
                [70.0, 6.0],
                [86.0, 6.0],
                [96.0, 18.0],
                [96.0, 34.0],
            ]);
        }
        // A screen on its foot.
        LightOf::Projector => {
            path(&[[5.0, 12.0], [95.0, 12.0], [95.0, 72.0], [5.0, 72.0], [5.0, 12.0]]);
            path(&[[50.0, 72.0], [50.0, 92.0]]);
            path(&[[28.0, 92.0], [72.0, 92.0]]);
        }
        // A pin.
        LightOf::Pinned => {
            path(&[[30.0, 6.0], [70.0, 6.0]]);
            path(&[
                [38.0, 6.0],
                [38.0, 36.0],
                [18.0, 58.0],
                [82.0, 58.0],
                [62.0, 36.0],
                [62.0, 6.0],
            ]);
            path(&[[50.0, 58.0], [50.0, 96.0]]);
        }
        // A loudspeaker.
        LightOf::Sound => {
            path(&[
                [5.0, 36.0],
                [25.0, 36.0],
                [52.0, 12.0],
                [52.0, 88.0],
                [25.0, 64.0],
                [5.0, 64.0],
            ]);
            path(&[[5.0, 64.0], [5.0, 36.0]]);
            path(&[[68.0, 34.0], [76.0, 50.0], [68.0, 66.0]]);
            path(&[[82.0, 20.0], [95.0, 50.0], [82.0, 80.0]]);
        }
        // A disk.
        LightOf::Saving => {
            path(&[[8.0, 8.0], [76.0, 8.0], [92.0, 24.0], [92.0, 92.0], [8.0, 92.0], [8.0, 8.0]]);
            path(&[[28.0, 92.0], [28.0, 56.0], [72.0, 56.0], [72.0, 92.0]]);
            path(&[[30.0, 8.0], [30.0, 30.0], [64.0, 30.0], [64.0, 8.0]]);
        }
        // A mast and what it sends.
        LightOf::Network => {
            path(&[[50.0, 46.0], [50.0, 94.0]]);
            for out in [0.0, 18.0] {
                path(&[[32.0 - out, 26.0 - out], [24.0 - out, 46.0], [32.0 - out, 66.0 + out]]);
                path(&[[68.0 + out, 26.0 - out], [76.0 + out, 46.0], [68.0 + out, 66.0 + out]]);
            }
        }
        // Halls, and what they have in common.
        LightOf::Hub => {
            for [x, y] in [[16.0, 80.0], [84.0, 80.0], [50.0, 18.0]] {
                painter.circle_stroke(at(x, y), square.width() * 0.12, line);
            }
            path(&[[44.0, 29.0], [22.0, 70.0]]);
            path(&[[56.0, 29.0], [78.0, 70.0]]);
        }
        // A sun.
        LightOf::Awake => {
            painter.circle_stroke(square.center(), square.width() * 0.2, line);
            for turn in [0.0_f32, 45.0, 90.0, 135.0, 180.0, 225.0, 270.0, 315.0] {
                let way = Vec2::angled(turn.to_radians()) * square.width();
                let ends = [square.center() + way * 0.34, square.center() + way * 0.48];
                painter.line_segment(ends, line);
            }
        }
    }
}

/// Who is at the desk: initials, name and role; pressed, somebody else sits down.
fn at_desk(ui: &mut Ui, data: &HeadData, width: f32, asks: &mut Asks) {
    let Some(person) = &data.person else { return };
    let palette = theme::of(ui);
    let (rect, response) = ui.allocate_exact_size(vec2(width, 40.0), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, person.enabled, &person.label));
    keyboard(ui, &response);
    if response.clicked() {
        asks.push(person.command.clone());
    }
    let line = if response.hovered() { palette.accent } else { palette.line };
    let painter = ui.painter();
    painter.rect(rect, 20.0, palette.panel, Stroke::new(1.0, line), egui::StrokeKind::Inside);
    let [name, role] = &data.at_desk;
    let middle = rect.left_center() + vec2(20.0, 0.0);
    painter.circle_filled(middle, 14.0, palette.rail);
    let initials: String =
        name.split_whitespace().filter_map(|part| part.chars().next()).take(2).collect();
    let center = Align2::CENTER_CENTER;
    painter.text(middle, center, initials, theme::bold(12.0), palette.rail_ink);
    let row = |text: &str, font: FontId, ink: Color32| {
        let mut job = LayoutJob::simple_singleline(text.to_owned(), font, ink);
        job.wrap = TextWrapping::truncate_at_width(width - 56.0);
        painter.layout_job(job)
    };
    let left = rect.left() + 40.0;
    if width < DESK[0] {
        let role = row(role, theme::bold(theme::LEGEND), palette.ink);
        painter.galley(egui::pos2(left, rect.center().y - role.size().y / 2.0), role, palette.ink);
        hint(response, &person.label);
        return;
    }
    let font = theme::bold(theme::LABEL);
    let forms = hall::forms(if name.is_empty() { &person.label } else { name });
    let name = hall::longest_form(forms, |form| width_of(ui, form, &font) <= width - 56.0);
    let name = row(&name, font, palette.ink);
    let role = row(role, theme::regular(theme::LEGEND), palette.muted);
    painter.galley(egui::pos2(left, rect.center().y - name.size().y + 1.0), name, palette.ink);
    painter.galley(egui::pos2(left, rect.center().y), role, palette.muted);
    hint(response, &person.label);
}
