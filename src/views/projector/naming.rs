//! How the names of who is called are laid out at the prizes: whole, and as large as they have room. None is smaller than
//! what the last row reads while it has a shorter form.

use egui::Align;

use super::canvas::{Canvas, Place};
use crate::screens::hall::{Called, forms_told};
use crate::views::theme;

/// From one line to the next, as a share of its size: of one name, and of names that stand below each other, whose accents
/// and tails keep from one another.
const LINE: f32 = 1.19;
const ROW: f32 = 1.27;
/// The room that lines across the wall have.
const ACROSS: f32 = 1168.0;
/// The sizes that names of several may have, the largest first, down to what a list has; below that only where they would
/// have no room at all.
const SIZES: [f32; 17] = [
    112.0, 104.0, 96.0, 88.0, 80.0, 72.0, 64.0, 60.0, 56.0, 52.0, 48.0, 44.0, 42.0, 40.0, 38.0,
    36.0, 34.0,
];
const BELOW: [f32; 5] = [32.0, 30.0, 28.0, 26.0, 24.0];
/// The sizes of a name that is broken into two lines: between its words, and from so much on within one that has a hyphen.
const BROKEN: [f32; 6] = [72.0, 64.0, 56.0, 48.0, 40.0, 34.0];
const WITHIN: f32 = 56.0;
/// What two lines keep from what stands above them.
const LOWER: f32 = 12.0;
/// The sizes of a name above its step of the podium, and how wide it may be.
const ON_STEP: [f32; 2] = [36.0, 34.0];
const STEP_WIDE: f32 = 362.0;

/// A line with somebody's name, or with what stands beside names.
pub(super) struct Line {
    /// What is seen.
    pub shown: String,
    /// What it is of.
    pub of: String,
    /// Its middle, how wide and how large it is.
    pub at: [f32; 2],
    pub wide: f32,
    pub size: f32,
    /// Whether it is a name.
    pub is_name: bool,
}

impl Line {
    /// What it covers.
    pub fn covers(&self) -> [f32; 4] {
        let high = self.size * 1.1;
        [self.at[0] - self.wide / 2.0, self.at[1] - high / 2.0, self.wide, high]
    }
}

/// Lines of names, and where the line below them stands.
pub(super) struct Laid {
    pub lines: Vec<Line>,
    pub below: f32,
    /// Whether it is one name on one line.
    pub is_one_line: bool,
}

/// A name as it is seen, and whole.
type Seen = [String; 2];

impl Canvas<'_> {
    /// Paints lines of names; `shown` is how far they have come up, up to 1.
    pub(super) fn lines(&mut self, lines: &[Line], shown: f32) {
        for line in lines {
            let [x, y] = line.at;
            let place = Place::line([x - line.wide / 2.0 - 2.0, y, line.wide + 4.0], Align::Center);
            let place = Place { smallest: 1.0, ..place };
            let (font, color) = if line.is_name {
                (theme::bold(line.size), self.colors.ink)
            } else {
                (theme::regular(line.size), self.colors.muted)
            };
            let names = [line.shown.as_str(), line.of.as_str()];
            self.named_text(place, names, &font, color.gamma_multiply(shown));
        }
    }

    /// The names of who shares a rank from a height down, in so much room and up to a size.
    pub(super) fn laid(&self, called: &Called, [y, high]: [f32; 2], size: f32) -> Laid {
        if let Some((parts, size)) = self.broken(called, size) {
            let step = size * LINE;
            let first = y + LOWER + step / 2.0;
            let name = &called.names[0];
            let line =
                |(part, middle): (String, f32)| self.line(&[part, name.clone()], middle, size);
            let lines = parts.into_iter().zip([first, first + step]).map(line).collect();
            let below = y + LOWER + step * 2.0 + 28.0 + size / 8.0;
            return Laid { lines, below, is_one_line: false };
        }
        let (rows, of) = self.flowed(called, [high, size]);
        let step = of * if rows.len() > 1 { ROW } else { LINE };
        // One that became small has the room above it that two lines have.
        let is_one = called.names.len() == 1 && called.others.is_empty();
        let mut middle = y + if is_one && of < size { LOWER } else { 0.0 } + step / 2.0;
        let mut lines = Vec::new();
        for row in rows {
            let mut row: Vec<Line> = row.iter().map(|seen| self.line(seen, middle, of)).collect();
            let wide = row.iter().map(|line| line.wide).sum::<f32>();
            let gaps = per(row.len().saturating_sub(1)) * gap(of);
            let mut left = 640.0 - f32::midpoint(wide, gaps);
            for line in &mut row {
                line.at[0] = left + line.wide / 2.0;
                left += line.wide + gap(of);
            }
            lines.extend(row);
            middle += step;
        }
        if !called.others.is_empty() {
            let others = called.others.clone();
            let wide = self.width(&others, &theme::regular(of)).min(ACROSS);
            let (shown, at) = (others.clone(), [640.0, middle]);
            lines.push(Line { shown, of: others, at, wide, size: of, is_name: false });
            middle += step;
        }
        let below = middle - step / 2.0 + 28.0 + of / 8.0;
        Laid { lines, below, is_one_line: is_one }
    }

    fn line(&self, [shown, of]: &Seen, middle: f32, size: f32) -> Line {
        let wide = self.width(shown, &theme::bold(size)).min(ACROSS);
        Line {
            shown: shown.clone(),
            of: of.clone(),
            at: [640.0, middle],
            wide,
            size,
            is_name: true,
        }
    }

    /// Names in rows, several beside each other where they have room, in the largest size in which all have; whole, else
    /// with initials.
    fn flowed(&self, called: &Called, [high, size]: [f32; 2]) -> (Vec<Vec<Seen>>, f32) {
        let form = |place: usize| -> Vec<Seen> {
            let of = |name: &String| {
                let mut forms = forms_told(name);
                forms.truncate(place + 1);
                [forms.pop().unwrap_or_default(), name.clone()]
            };
            called.names.iter().map(of).collect()
        };
        let others = usize::from(!called.others.is_empty());
        let fit = |names: &[Seen], size: f32| {
            let rows = self.rows_of(names, size)?;
            let lines = rows.len() + others;
            let takes = per(lines) * size * if lines > 1 { ROW } else { LINE };
            (takes <= high + 0.5).then_some((rows, size))
        };
        let (whole, short, shortest) = (form(0), form(1), form(usize::MAX - 1));
        let of = |names: &[Seen], sizes: &[f32]| {
            sizes.iter().filter(|one| **one <= size).find_map(|one| fit(names, *one))
        };
        of(&whole, &SIZES)
            .or_else(|| of(&short, &SIZES))
            .or_else(|| of(&whole, &BELOW))
            .or_else(|| of(&shortest, &SIZES))
            .or_else(|| of(&shortest, &BELOW))
            .unwrap_or_else(|| {
                // A row each, of what of them has room.
                let most = (high / per(called.names.len() + others) / ROW).floor();
                let size = most.clamp(BELOW[BELOW.len() - 1], WITHIN).min(size);
                let font = theme::bold(size);
                let row =
                    |name: &String| vec![[self.person_form(name, &font, ACROSS), name.clone()]];
                (called.names.iter().map(row).collect(), size)
            })
    }

    /// Names dealt to as few rows as they need, which are about as long as each other; `None` where one has no room.
    fn rows_of(&self, names: &[Seen], size: f32) -> Option<Vec<Vec<Seen>>> {
        let font = theme::bold(size);
        let wide: Vec<f32> = names.iter().map(|[shown, _]| self.width(shown, &font)).collect();
        let widest = wide.iter().copied().fold(0.0, f32::max);
        let deal = |room: f32| {
            let (mut rows, mut taken) = (Vec::<Vec<usize>>::new(), f32::INFINITY);
            for (at, wide) in wide.iter().enumerate() {
                taken += gap(size) + wide;
                match rows.last_mut() {
                    Some(row) if taken <= room => row.push(at),
                    _ => {
                        taken = *wide;
                        rows.push(vec![at]);
                    }
                }
            }
            rows
        };
        if widest > ACROSS {
            return None;
        }
        let mut rows = deal(ACROSS);
        for less in 1..=24_u8 {
            let room = ACROSS - f32::from(less) * 32.0;
            let even = deal(room.max(widest));
            if even.len() > rows.len() {
                break;
            }
            rows = even;
        }
        let seen = |row: Vec<usize>| row.into_iter().map(|at| names[at].clone()).collect();
        Some(rows.into_iter().map(seen).collect())
    }

    /// The two lines of whoever is called alone and has no room on one of this size, and how large they are.
    fn broken(&self, called: &Called, size: f32) -> Option<([String; 2], f32)> {
        let ([name], true) = (called.names.as_slice(), called.others.is_empty()) else {
            return None;
        };
        let one = theme::bold(size);
        let between = |size: f32| {
            let halves = self.two_lines(ACROSS, name, [&one, &theme::bold(size)])?;
            Some((halves, size))
        };
        let within = |size: f32| {
            let is_long = self.width(name, &one) > ACROSS;
            let parts = self.parts(name, [ACROSS, size], 2).filter(|_| is_long)?;
            <[String; 2]>::try_from(parts).ok().map(|parts| (parts, size))
        };
        let large = || BROKEN.into_iter().filter(|size| *size >= WITHIN);
        large()
            .find_map(between)
            .or_else(|| large().find_map(within))
            .or_else(|| BROKEN.into_iter().find_map(between))
            .or_else(|| BROKEN.into_iter().find_map(within))
    }

    /// A name on so many lines at most, broken between words and behind hyphens; `None` where they have no room.
    fn parts(&self, name: &str, [room, size]: [f32; 2], most: usize) -> Option<Vec<String>> {
        let font = theme::bold(size);
        let mut lines: Vec<String> = Vec::new();
        for piece in name.split_inclusive([' ', '-']) {
            let longer = lines.last().map(|line| format!("{line}{piece}"));
            match longer.filter(|line| self.width(line.trim_end(), &font) <= room) {
                Some(longer) => {
                    lines.pop();
                    lines.push(longer);
                }
                None => lines.push(piece.to_owned()),
            }
        }
        let lines: Vec<String> = lines.iter().map(|line| line.trim_end().to_owned()).collect();
        let fit = |line: &String| self.width(line, &font) <= room;
        (lines.len() <= most && lines.iter().all(fit)).then_some(lines)
    }

    /// Who stands on a step already, above it, on so many lines at most: the middle of the step, and where it begins.
    pub(super) fn on_step(
        &self,
        called: &Called,
        [middle, top]: [f32; 2],
        most: usize,
    ) -> Vec<Line> {
        let mut seen: Vec<(Seen, f32, bool)> = match called.names.as_slice() {
            [name] => {
                let (parts, size) = self.above_step(name, most);
                parts.into_iter().map(|part| ([part, name.clone()], size, true)).collect()
            }
            names if names.len() <= called.brief.len() && called.others.is_empty() => {
                let one = |name: &String| {
                    let (shown, size) = self.on_one_line(name);
                    ([shown, name.clone()], size, true)
                };
                names.iter().map(one).collect()
            }
            names => {
                let more = called.brief.last().cloned().unwrap_or_default();
                let first = names.first().cloned().unwrap_or_default();
                let (shown, size) = self.on_one_line(&first);
                vec![([shown, first], size, true), ([more.clone(), more], 32.0, false)]
            }
        };
        let mut y = top - 32.0;
        let mut lines = Vec::new();
        while let Some(([shown, of], size, is_name)) = seen.pop() {
            let font = if is_name { theme::bold(size) } else { theme::regular(size) };
            let wide = self.width(&shown, &font).min(STEP_WIDE);
            lines.push(Line { shown, of, at: [middle, y], wide, size, is_name });
            y -= size * LINE;
        }
        lines.reverse();
        lines
    }

    /// A name above its step: on one line, else on more, else with an initial.
    fn above_step(&self, name: &str, most: usize) -> (Vec<String>, f32) {
        let one = theme::bold(ON_STEP[0]);
        if self.width(name, &one) <= STEP_WIDE {
            return (vec![name.to_owned()], ON_STEP[0]);
        }
        let between = |form: &str| {
            ON_STEP.into_iter().find_map(|size| {
                let halves = self.two_lines(STEP_WIDE, form, [&one, &theme::bold(size)])?;
                Some((Vec::from(halves), size))
            })
        };
        let within = |form: &str| {
            ON_STEP
                .into_iter()
                .find_map(|size| Some((self.parts(form, [STEP_WIDE, size], most)?, size)))
        };
        let forms = forms_told(name);
        let found = forms.iter().find_map(|form| between(form).or_else(|| within(form)));
        found.unwrap_or_else(|| {
            let (shown, size) = self.on_one_line(name);
            (vec![shown], size)
        })
    }

    /// As much of a name as has room on one line above a step, and its size.
    fn on_one_line(&self, name: &str) -> (String, f32) {
        let [usual, least] = ON_STEP;
        let font = theme::bold(usual);
        if self.width(name, &font) <= STEP_WIDE {
            return (name.to_owned(), usual);
        }
        (self.person_form(name, &theme::bold(least), STEP_WIDE), least)
    }
}

/// What names of a size beside each other keep from one another.
fn gap(size: f32) -> f32 {
    size * 1.3
}

/// A small number as a size.
pub(super) fn per(count: usize) -> f32 {
    u8::try_from(count).map_or(1.0, f32::from)
}
