//! Marks at places of their own, for forms and certificates: texts fitted into boxes, rules, frames.
//! Millimetres from a corner that can be moved, so that a form stands twice on one sheet.

use super::flow::{Align, line_mark};
use super::pages::{Area, Ink, Mark, Page, Style, Weight};
use super::template::Club;
use super::text::{self, Place};
use super::warning::Warning;

/// How thick a line to sign on is.
const SIGN_MM: f32 = 0.25;
const BELOW_LINE_MM: f32 = 0.5;

/// How much closer lines of small print stand.
const CLOSE: f32 = 0.91;
/// How far the further lines of an entry stand in.
const HANG_MM: f32 = 2.6;

/// How a text is set into its box.
#[derive(Clone, Copy, Debug)]
pub(in crate::print) struct Setting {
    pub style: Style,
    pub align: Align,
    /// How far it may shrink.
    pub least_pt: f32,
    /// How many lines it may take.
    pub most_lines: usize,
}

impl Setting {
    /// One line at the left.
    pub(in crate::print) fn line(style: Style, least_pt: f32) -> Self {
        Self { style, align: Align::Left, least_pt, most_lines: 1 }
    }

    pub(in crate::print) fn centred(self) -> Self {
        Self { align: Align::Centre, ..self }
    }

    pub(in crate::print) fn lines(self, most_lines: usize) -> Self {
        Self { most_lines, ..self }
    }
}

/// What two parts beside each other keep from each other.
const PARTS_GAP_MM: f32 = 3.75;

/// One of two parts beside each other.
#[derive(Clone, Debug, Default)]
pub(in crate::print) struct Part {
    pub heading: String,
    /// At the right of the heading; may be empty.
    pub beside: String,
    pub lines: Vec<String>,
}

/// Marks while they are being set.
pub(in crate::print) struct Canvas<'a> {
    pub marks: Vec<Mark>,
    /// The corner from which all distances are.
    pub corner_mm: (f32, f32),
    pub warnings: &'a mut Vec<Warning>,
}

/// A page of a document that has nothing else to say: a file without pages cannot be opened.
pub(in crate::print) fn notice(
    text: &str,
    (width_mm, height_mm): (f32, f32),
    warnings: &mut Vec<Warning>,
) -> Page {
    const MARGIN_MM: f32 = 20.0;
    let style = Style { weight: Weight::Regular, size_pt: 12.0, ink: Ink::Full };
    let mut canvas = Canvas::new(warnings);
    let at = (MARGIN_MM, height_mm / 3.0);
    canvas.paragraph(text, at, width_mm - 2.0 * MARGIN_MM, (style, Align::Centre));
    Page { width_mm, height_mm, marks: canvas.marks, form: None }
}

impl<'a> Canvas<'a> {
    pub(in crate::print) fn new(warnings: &'a mut Vec<Warning>) -> Self {
        Self { marks: Vec::new(), corner_mm: (0.0, 0.0), warnings }
    }

    fn moved(&self, (x, y): (f32, f32)) -> (f32, f32) {
        (x + self.corner_mm.0, y + self.corner_mm.1)
    }

    fn moved_area(&self, area: Area) -> Area {
        let (x_mm, y_mm) = self.moved((area.x_mm, area.y_mm));
        Area { x_mm, y_mm, ..area }
    }

    /// A text in the middle of the height of its box; gives the width of its longest line.
    pub(in crate::print) fn text(&mut self, text: &str, area: Area, setting: Setting) -> f32 {
        let style = setting.style;
        // As many lines as the box is high, at the least size.
        let least = Style { size_pt: setting.least_pt, ..style };
        let mut most_lines = setting.most_lines.max(1);
        let mut size_pt = style.size_pt;
        let high = |size_pt: f32, lines: usize| {
            (0..lines).map(|_| Style { size_pt, ..style }.leading_mm()).sum::<f32>()
        };
        while most_lines > 1 && high(least.size_pt, most_lines) > area.height_mm + 0.01 {
            most_lines -= 1;
        }
        loop {
            let place =
                Place { width_mm: area.width_mm, most_lines, size_pt, least_pt: setting.least_pt };
            let mut said = Vec::new();
            let fitted = text::fit(text, style.weight, place, &mut said);
            let height_mm = high(fitted.size_pt, fitted.lines.len());
            let fits = height_mm <= area.height_mm + 0.01 || size_pt <= setting.least_pt;
            if !fits {
                size_pt = (fitted.size_pt - 0.5).max(setting.least_pt);
                continue;
            }
            self.warnings.append(&mut said);
            let style = Style { size_pt: fitted.size_pt, ..style };
            let area = self.moved_area(area);
            let mut y = area.y_mm + (area.height_mm - height_mm) / 2.0;
            let mut widest = 0.0_f32;
            for line in fitted.lines.iter().filter(|line| !line.is_empty()) {
                let mark = line_mark(line, style, setting.align, (area.x_mm, y), area.width_mm);
                widest = widest.max(mark.width_mm);
                self.marks.push(Mark::Text(mark));
                y += style.leading_mm();
            }
            return widest;
        }
    }

    /// Two parts beside each other, each with a rule below its heading and an entry a line; gives where the longer ends.
    pub(in crate::print) fn parts(
        &mut self,
        parts: &[Part; 2],
        (y_mm, width_mm): (f32, f32),
        (heading, note): (Style, Style),
    ) -> f32 {
        let own_mm = (width_mm - PARTS_GAP_MM) / 2.0;
        let mut bottom = y_mm;
        for (part, x) in parts.iter().zip([0.0, own_mm + PARTS_GAP_MM]) {
            let set = (heading, Align::Left);
            let y = self.paragraph(&part.heading, (x, y_mm), own_mm, set) + 0.2;
            if !part.beside.is_empty() {
                let set = (note, Align::Right);
                self.paragraph(&part.beside, (x, y_mm + 0.9), own_mm, set);
            }
            self.rule((x, y), (x + own_mm, y), 0.2, Ink::Full);
            let mut y = y + 0.7;
            for line in &part.lines {
                y = self.entry(line, (x, y), own_mm, note);
            }
            bottom = bottom.max(y);
        }
        bottom
    }

    /// A part over a whole width, its entries in two columns, downwards, that end as level as can be; gives where it ends.
    pub(in crate::print) fn part_in_columns(
        &mut self,
        part: &Part,
        (y_mm, width_mm): (f32, f32),
        (heading, note): (Style, Style),
    ) -> f32 {
        let y = self.paragraph(&part.heading, (0.0, y_mm), width_mm, (heading, Align::Left)) + 0.2;
        self.rule((0.0, y), (width_mm, y), 0.2, Ink::Full);
        let own_mm = (width_mm - PARTS_GAP_MM) / 2.0;
        let wide = |line: &String| note.width_mm(line) > own_mm;
        // One alone has the whole width.
        if part.lines.len() < 2 {
            return part
                .lines
                .iter()
                .fold(y + 0.7, |y, line| self.entry(line, (0.0, y), width_mm, note));
        }
        let high =
            |lines: &[String]| lines.iter().map(|line| 1 + usize::from(wide(line))).sum::<usize>();
        let halves = (1..=part.lines.len()).map(|at| part.lines.split_at(at));
        let level = halves.min_by_key(|(one, other)| (high(one).max(high(other)), other.len()));
        let (one, other) = level.unwrap_or((&part.lines, &[]));
        let mut bottom = y;
        for (lines, x) in [(one, 0.0), (other, own_mm + PARTS_GAP_MM)] {
            let end = lines.iter().fold(y + 0.7, |y, line| self.entry(line, (x, y), own_mm, note));
            bottom = bottom.max(end);
        }
        bottom
    }

    /// A text from the top of a place, in as many lines as it takes; gives where the next begins.
    pub(in crate::print) fn paragraph(
        &mut self,
        text: &str,
        at_mm: (f32, f32),
        width_mm: f32,
        set: (Style, Align),
    ) -> f32 {
        self.lines(text, at_mm, width_mm, set, set.0.leading_mm())
    }

    /// The same with its lines closer to each other.
    pub(in crate::print) fn close_paragraph(
        &mut self,
        text: &str,
        at_mm: (f32, f32),
        width_mm: f32,
        set: (Style, Align),
    ) -> f32 {
        self.lines(text, at_mm, width_mm, set, set.0.leading_mm() * CLOSE)
    }

    /// An entry of a list: what does not fit its first line stands further in, so that each is seen to begin.
    pub(in crate::print) fn entry(
        &mut self,
        text: &str,
        (x_mm, y_mm): (f32, f32),
        width_mm: f32,
        style: Style,
    ) -> f32 {
        let whole = text::clean(text, style.weight, self.warnings);
        let wrap = |text: &str, width_mm| {
            text::wrap(text, style.weight, style.size_pt, width_mm).into_iter()
        };
        let mut lines: Vec<String> = wrap(&whole, width_mm).take(1).collect();
        let first = lines.first().map_or("", String::as_str);
        let rest = whole.trim_start().strip_prefix(first).unwrap_or_default().to_owned();
        lines.extend(wrap(&rest, width_mm - HANG_MM));
        let mut y = y_mm;
        for (place, line) in lines.iter().filter(|line| !line.is_empty()).enumerate() {
            let in_mm = if place == 0 { 0.0 } else { HANG_MM };
            let at = self.moved((x_mm + in_mm, y));
            let mark = line_mark(line, style, Align::Left, at, width_mm - in_mm);
            self.marks.push(Mark::Text(mark));
            y += style.leading_mm() * CLOSE;
        }
        y
    }

    fn lines(
        &mut self,
        text: &str,
        (x_mm, y_mm): (f32, f32),
        width_mm: f32,
        (style, align): (Style, Align),
        step_mm: f32,
    ) -> f32 {
        let text = text::clean(text, style.weight, self.warnings);
        let mut y = y_mm;
        let lines = text::wrap(&text, style.weight, style.size_pt, width_mm);
        for line in lines.iter().filter(|line| !line.is_empty()) {
            let at = self.moved((x_mm, y));
            self.marks.push(Mark::Text(line_mark(line, style, align, at, width_mm)));
            y += step_mm;
        }
        y
    }

    /// A straight line.
    pub(in crate::print) fn rule(
        &mut self,
        from: (f32, f32),
        to: (f32, f32),
        thick_mm: f32,
        ink: Ink,
    ) {
        let (from_mm, to_mm) = (self.moved(from), self.moved(to));
        self.marks.push(Mark::Stroke { from_mm, to_mm, thick_mm, ink });
    }

    /// The four sides of a rectangle.
    pub(in crate::print) fn frame(&mut self, area: Area, thick_mm: f32, ink: Ink) {
        let Area { x_mm, y_mm, width_mm, height_mm } = area;
        let (right, bottom) = (x_mm + width_mm, y_mm + height_mm);
        // The corners are closed: level sides reach over the upright ones.
        let half = thick_mm / 2.0;
        self.rule((x_mm - half, y_mm), (right + half, y_mm), thick_mm, ink);
        self.rule((x_mm - half, bottom), (right + half, bottom), thick_mm, ink);
        self.rule((x_mm, y_mm), (x_mm, bottom), thick_mm, ink);
        self.rule((right, y_mm), (right, bottom), thick_mm, ink);
    }

    /// A ground under text.
    pub(in crate::print) fn ground(&mut self, area: Area, ink: Ink) {
        let area = self.moved_area(area);
        self.marks.push(Mark::Fill { area, ink });
    }

    /// A club's logo at the right and top of a place; gives the width that it takes from what stands
    /// beside it with a gap between them.
    pub(in crate::print) fn logo(&mut self, club: &Club, place: Area, gap_mm: f32) -> f32 {
        let Some(logo) = &club.logo else { return 0.0 };
        let (area, mark) = logo.mark(self.moved_area(place));
        self.put(mark);
        area.width_mm + gap_mm
    }

    /// A line to sign on, with what it is for and a name below it.
    pub(in crate::print) fn signature(
        &mut self,
        (x_mm, y_mm): (f32, f32),
        width_mm: f32,
        (label, what): (&str, Setting),
        (name, who): (&str, Setting),
    ) {
        self.rule((x_mm, y_mm), (x_mm + width_mm, y_mm), SIGN_MM, Ink::Full);
        let y_mm = y_mm + BELOW_LINE_MM;
        let area = Area { x_mm, y_mm, width_mm, height_mm: what.style.leading_mm() };
        self.text(label, area, what.centred());
        let y_mm = y_mm + area.height_mm;
        self.text(name, Area { y_mm, height_mm: who.style.leading_mm(), ..area }, who.centred());
    }

    /// One line as it is; gives its width.
    pub(in crate::print) fn line(
        &mut self,
        text: &str,
        (style, align): (Style, Align),
        at_mm: (f32, f32),
        width_mm: f32,
    ) -> f32 {
        let mark = line_mark(text, style, align, self.moved(at_mm), width_mm);
        let own_mm = mark.width_mm;
        self.marks.push(Mark::Text(mark));
        own_mm
    }

    /// A mark made elsewhere, at distances from the page's corner.
    pub(in crate::print) fn put(&mut self, mark: Mark) {
        self.marks.push(mark);
    }
}
