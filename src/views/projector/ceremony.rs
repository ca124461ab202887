//! The paint of the ceremony: pages of ten, the first ten one by one, and the podium.

use egui::{Align, Color32, FontId};

use super::canvas::{Canvas, Place};
use super::ornament::BESIDE;
use crate::domain::clock::Moment;
use crate::screens::hall::{
    Called, FALL_MS, NAME_MS, RISE_MS, Scene, Scenes, Stage, Step, StepState, forms_told, gone_by,
};
use crate::views::theme;

/// How far each bar reaches that stands for a name to come: it tells nothing of the name.
const BAR: f32 = 300.0;

impl Canvas<'_> {
    pub(super) fn ceremony<F: Scenes>(&mut self, scene: &Scene<F>, now: Moment) {
        let Scene::Ceremony { title, unsigned, heading, letters, stage, since } = scene else {
            return;
        };
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        match stage {
            Stage::Opening => {
                self.emblem([574.0, 64.0, 132.0]);
                self.center(286.0, heading, &theme::bold(112.0), ink);
                let place = Place::across(356.0, 200.0).lines(3);
                self.text(place, title, &theme::regular(60.0), muted);
                self.center(600.0, unsigned, &theme::bold(34.0), minute);
            }
            Stage::Page { places, page, rows } => {
                let right = if unsigned.is_empty() { page } else { unsigned };
                self.top(&format!("{heading} · {places}"), "", right);
                self.page(rows);
            }
            Stage::Place { now, before } => {
                self.top(heading, "", unsigned);
                self.center(142.0, &now.rank, &theme::bold(60.0), minute);
                // Who was called before needs room for two.
                let before_them = STEP * per(before.len().min(2));
                let below = self.names(now, [180.0, 326.0 - before_them], [104.0, 1.0]);
                self.total_and_club(now, below);
                let why = &now.before_equals;
                self.center(below + 47.0, why, &theme::regular(28.0), muted);
                let mut y = below + 100.0;
                for one in before {
                    if y < 625.0 {
                        self.before(one, y);
                    }
                    y += STEP;
                }
            }
            Stage::Podium(steps) => {
                let called = steps.iter().find(|step| step.is != StepState::ToCome);
                let won = called.filter(|step| step.place == 1);
                let right = if unsigned.is_empty() { title } else { unsigned };
                match won {
                    Some(Step { is: StepState::Called(who), .. }) => {
                        // Below the place the names have the room.
                        let broken = self.broken(who, FIRST).is_some();
                        let most = if broken || who.names.len() > 1 { BESIDE } else { usize::MAX };
                        self.shower(letters, gone_by(*since, now, FALL_MS), most);
                    }
                    _ => self.top(heading, "", right),
                }
                for step in steps {
                    let is_now = called == Some(step);
                    self.step(step, is_now.then(|| gone_by(*since, now, RISE_MS)));
                }
                self.floor();
                if let Some(step) = called {
                    self.called(step, gone_by(*since, now, NAME_MS));
                }
            }
        }
    }

    /// A page of those behind the tenth; whoever was called last stands out.
    fn page(&mut self, rows: &[(String, Option<Called>)]) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let newest = rows.iter().position(|(_, called)| called.is_some());
        let same = |rank: &String| newest.is_some_and(|at| rows[at].0 == *rank);
        let first = TOP + ON_PAGE / 2.0;
        self.reasons(rows, first + ON_PAGE * per(rows.len()) + 8.0);
        let mut y = first;
        self.rule([56.0, y - ON_PAGE / 2.0, 1168.0]);
        for (rank, called) in rows {
            self.rule([56.0, y + ON_PAGE / 2.0, 1168.0]);
            let place = Place::line([74.0, y, 112.0], Align::Min);
            if let Some(called) = called {
                let now = same(rank);
                let colors = if now { [theme::TILES.ink; 2] } else { [ink, muted] };
                if now {
                    let face = theme::TILES.consonant[0];
                    self.fill([56.0, y - ON_PAGE / 2.0, 1168.0, ON_PAGE], 10.0, face);
                }
                self.text(place, rank, &theme::bold(36.0), colors[0]);
                let name = called.names.first().map_or("", String::as_str);
                self.person_and_club([194.0, y, 880.0], [name, &called.club], colors);
                let place = Place::line([1084.0, y, 122.0], Align::Max);
                self.text(place, &called.total, &theme::bold(40.0), colors[0]);
            } else {
                self.text(place, rank, &theme::bold(36.0), muted);
                self.fill([194.0, y - 11.0, BAR, 22.0], 11.0, self.colors.line);
            }
            y += ON_PAGE;
        }
    }

    /// By what those called on a page stand before who has as many points: the newest first, as many as have room on a line.
    fn reasons(&mut self, rows: &[(String, Option<Called>)], y: f32) {
        let font = theme::regular(26.0);
        let mut line = String::new();
        for (rank, called) in rows {
            let why = called.as_ref().map_or("", |called| called.before_equals.as_str());
            let told = if line.is_empty() { String::new() } else { format!("{line} · ") };
            let told = format!("{told}{rank}: {why}");
            if !why.is_empty() && (line.is_empty() || self.width(&told, &font) <= 1136.0) {
                line = told;
            }
        }
        self.center(y, &line, &font, self.colors.muted);
    }

    /// Who was called before, on one line.
    fn before(&mut self, one: &Called, y: f32) {
        let (ink, muted, font) = (self.colors.ink, self.colors.muted, theme::regular(34.0));
        self.rule([56.0, y - STEP / 2.0, 1168.0]);
        self.text(Place::line([74.0, y, 170.0], Align::Min), &one.rank, &font, muted);
        self.text(Place::line([1006.0, y, 200.0], Align::Max), &one.points, &font, muted);
        self.people(Place::line([254.0, y, 740.0], Align::Min), one, &font, ink);
    }

    /// The names of who shares a rank, one after another.
    pub(super) fn people(&mut self, place: Place, one: &Called, font: &FontId, color: Color32) {
        if let [name] = one.names.as_slice() {
            return self.person(place, name, font, color);
        }
        // An initial is not parted from its name.
        let short = |name: &String| {
            forms_told(name).into_iter().nth(1).unwrap_or(name.clone()).replace(' ', "\u{a0}")
        };
        let joined = |names: &[String], others: &str, form: &dyn Fn(&String) -> String| {
            let names = names.iter().map(form).chain([others.to_owned()]);
            names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(", ")
        };
        let whole = joined(&one.names, &one.others, &|name| name.replace(' ', "\u{a0}"));
        let lines =
            self.layout(place, place.at[2] * self.unit, &whole, self.font(font, 1.0), color);
        if !lines.elided && lines.size().x <= place.at[2] * self.unit + 0.5 {
            return self.text(Place { smallest: 1.0, ..place }, &whole, font, color);
        }
        let all = joined(&one.names, &one.others, &short);
        let room = place.at[2] * f32::from(u8::try_from(place.lines).unwrap_or(1)) * 0.92;
        let brief = match one.brief.as_slice() {
            [first, more] if self.width(&all, font) > room => {
                joined(std::slice::from_ref(first), more, &short)
            }
            _ => all,
        };
        self.text(Place { smallest: 1.0, ..place }, &brief, font, color);
    }

    /// The names of who shares a rank from a height down, in so much room, smaller only where they are several; where
    /// the line below them stands.
    fn names(&mut self, called: &Called, [y, high]: [f32; 2], [size, shown]: [f32; 2]) -> f32 {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        if let Some((halves, size)) = self.broken(called, size) {
            let font = theme::bold(size);
            let step = font.size * 1.19;
            let first = y + LOWER + step / 2.0;
            for (half, middle) in halves.iter().zip([first, first + step]) {
                let place = Place::line([56.0, middle, 1168.0], Align::Center);
                self.text(place, half, &font, ink.gamma_multiply(shown));
            }
            return y + LOWER + step * 2.0 + 28.0 + font.size / 8.0;
        }
        let (across, font) = self.beside(called, high, size);
        let step = font.size * 1.19;
        // One that became small has the room above it that two lines have.
        let is_one = called.names.len() == 1 && called.others.is_empty();
        let lower = if is_one && font.size < size { LOWER } else { 0.0 };
        let mut middle = y + lower + step / 2.0;
        for row in called.names.chunks(across) {
            let wide = 1168.0 / per(across);
            for (name, at) in row.iter().zip(0_u8..) {
                let left = 56.0 + f32::from(at) * wide + wide * per(across - row.len()) / 2.0;
                let place = Place::line([left + 8.0, middle, wide - 16.0], Align::Center);
                self.person(place, name, &font, ink.gamma_multiply(shown));
            }
            middle += step;
        }
        if !called.others.is_empty() {
            let place = Place::line([56.0, middle, 1168.0], Align::Center);
            let font = theme::regular(font.size);
            self.text(place, &called.others, &font, muted.gamma_multiply(shown));
            middle += step;
        }
        middle - step / 2.0 + 28.0 + font.size / 8.0
    }

    /// How many names stand beside each other so that all are as large as they can be in so much height, up to a size, and
    /// in which font.
    fn beside(&self, called: &Called, high: f32, size: f32) -> (usize, FontId) {
        let count = called.names.len().max(1);
        let room = |across: usize| 1168.0 / per(across) - 16.0;
        let of = |across: usize| {
            let lines = count.div_ceil(across) + usize::from(!called.others.is_empty());
            let most = theme::bold(size.min((high / per(lines) / 1.19).floor()));
            (across, self.for_whole_names(&called.names, &most, room(across)))
        };
        let is_whole = |(across, font): &(usize, FontId)| {
            called.names.iter().all(|name| self.width(name, font) <= room(*across) + 0.5)
        };
        let larger = |one: (usize, FontId), two: (usize, FontId)| {
            if two.1.size > one.1.size { two } else { one }
        };
        let all = (1..=MOST_BESIDE.min(count)).map(of).filter(is_whole);
        all.reduce(larger).unwrap_or_else(|| of(1))
    }

    /// The largest font, up to this one, in which each of several names has room on its line: none is cut at the prizes.
    fn for_whole_names(&self, names: &[String], most: &FontId, room: f32) -> FontId {
        let widest = names.iter().map(|name| self.width(name, most)).fold(room, f32::max);
        let size = (most.size * room / widest).floor().min(most.size);
        if size >= LEAST { theme::bold(size) } else { most.clone() }
    }

    /// The two lines of whoever is called alone and has no room on one of this size, and how large they are.
    fn broken(&self, called: &Called, size: f32) -> Option<([String; 2], f32)> {
        let ([name], true) = (called.names.as_slice(), called.others.is_empty()) else {
            return None;
        };
        let one = theme::bold(size);
        TWO_LINES.into_iter().find_map(|size| {
            let halves = self.two_lines(1168.0, name, [&one, &theme::bold(size)])?;
            Some((halves, size))
        })
    }

    fn total_and_club(&mut self, called: &Called, y: f32) {
        let (bold, plain) = (theme::bold(38.0), theme::regular(38.0));
        let club =
            if called.club.is_empty() { String::new() } else { format!("· {}", called.club) };
        let parts = [
            (called.points.as_str(), &bold, self.colors.ink),
            (club.as_str(), &plain, self.colors.muted),
        ];
        self.pair_in_the_middle(y, 12.0, parts);
    }

    /// Who was called for a step of the podium.
    fn called(&mut self, step: &Step, shown: f32) {
        let (minute, muted) = (self.colors.minute, self.colors.muted);
        let StepState::Called(called) = &step.is else {
            self.center(216.0, &step.title, &theme::bold(120.0), minute);
            return;
        };
        if step.place > 1 {
            self.center(146.0, &step.title, &theme::bold(60.0), minute);
            let below = self.names(called, [180.0, PODIUM_NAMES], [104.0, shown]);
            self.total_and_club(called, below);
            // The third step has no room for it, and its equal stands on none.
            if step.place > 2 && below < 400.0 {
                let why = &called.before_equals;
                self.center(below + 50.0, why, &theme::regular(30.0), muted);
            }
            return;
        }
        let font = theme::bold(48.0);
        let wide = self.width(&step.title, &font).min(560.0);
        self.fill([540.0 - wide / 2.0, 40.0, wide + 200.0, 70.0], 12.0, minute);
        for x in [582.0 - wide / 2.0, 698.0 + wide / 2.0] {
            self.star([x, 76.0, 26.0], self.colors.back);
        }
        let place = Place::line([638.0 - wide / 2.0, 75.0, wide + 4.0], Align::Center);
        self.text(place, &step.title, &font, self.colors.back);
        // Of many nobody's club follows.
        let high = if called.names.len() > MOST_BESIDE { 244.0 } else { PODIUM_NAMES };
        let below = self.names(called, [128.0, high], [FIRST, shown]);
        self.center(below, &called.points, &theme::bold(50.0), minute);
        let place = Place::line([390.0, below + 56.0, 500.0], Align::Center);
        self.text(place, &called.club, &theme::regular(34.0), muted);
    }

    /// A step of the podium; `risen` is how far the one that was called now has come up, up to 1.
    fn step(&mut self, step: &Step, risen: Option<f32>) {
        let (x, top) = match step.place {
            1 => (474.0, 458.0),
            2 => (104.0, 514.0),
            _ => (846.0, 562.0),
        };
        let middle = |y| Place::line([x + 6.0, y, 320.0], Align::Center);
        let muted = self.colors.muted;
        let called = match &step.is {
            StepState::ToCome => {
                self.dashed([x, top, 332.0, FLOOR + 4.0 - top], self.colors.outline);
                self.text(middle(top + 84.0), "?", &theme::bold(96.0), muted);
                return;
            }
            StepState::Announced => None,
            StepState::Called(called) => Some(called),
        };
        // It rises when its place is called, and stands when the name is.
        let up = if called.is_none() { risen.unwrap_or(1.0) } else { 1.0 };
        let top = FLOOR - (FLOOR - top) * (1.0 - (1.0 - up) * (1.0 - up));
        let [face, edge] = theme::TILES.consonant;
        let face = if step.place == 1 { theme::PODIUM } else { face };
        self.fill([x, top, 332.0, FLOOR + 20.0 - top], 20.0, face);
        self.outline([x, top, 332.0, FLOOR + 20.0 - top], 20.0, 1.5, edge);
        let dark = theme::TILES.ink;
        if up < 1.0 {
            return;
        }
        self.text(middle(top + 46.0), &step.rank, &theme::bold(62.0), dark);
        let Some(called) = called else { return };
        self.text(middle(top + 104.0), &called.points, &theme::bold(31.0), dark);
        // The third step has no room for more.
        if step.place <= 2 {
            let below = [x + 10.0, top + 122.0, 312.0, FLOOR - top - 128.0];
            let place = Place::of(below, Align::Center).lines(2);
            self.text(place, &called.before_equals, &theme::regular(23.0), dark);
        }
        if risen.is_none() {
            self.on_step(called, [x, top]);
        }
    }

    /// The floor on which the steps stand, with nothing of them below it.
    fn floor(&mut self) {
        let under = [0.0, FLOOR, 1280.0, 720.0 - FLOOR + 4.0];
        self.fill(under, 0.0, self.colors.back);
        self.fill([72.0, FLOOR, 1136.0, 8.0], 4.0, theme::TILES.consonant[1]);
    }

    /// Who stands on a step already, above it, by their whole names: on one line, else on two.
    fn on_step(&mut self, called: &Called, [x, top]: [f32; 2]) {
        let (font, ink) = (theme::bold(36.0), self.colors.ink);
        let mut y = top - 32.0;
        let place = |y| Place::line([x - 15.0, y, 362.0], Align::Center);
        if let [name] = called.names.as_slice() {
            let small =
                |size: f32| Some((self.two_lines(362.0, name, [&font, &theme::bold(size)])?, size));
            if let Some((halves, size)) = [36.0, 31.0, 27.0, 23.0].into_iter().find_map(small) {
                for half in halves.iter().rev() {
                    self.text(place(y), half, &theme::bold(size), ink);
                    y -= size * 1.2;
                }
                return;
            }
        }
        if called.names.len() > called.brief.len() || !called.others.is_empty() {
            let more = called.brief.last().map_or("", String::as_str);
            self.text(place(y), more, &theme::regular(30.0), self.colors.muted);
            y -= 40.0;
            if let Some(name) = called.names.first() {
                let font = self.for_whole_names(std::slice::from_ref(name), &font, 362.0);
                self.person(place(y), name, &font, ink);
            }
            return;
        }
        let font = self.for_whole_names(&called.names, &font, 362.0);
        for name in called.names.iter().rev() {
            self.person(place(y), name, &font, ink);
            y -= 44.0;
        }
    }
}

/// Where the steps of the podium stand.
const FLOOR: f32 = 696.0;

/// The size of the name of who won, and of each of two lines.
const FIRST: f32 = 112.0;
const TWO_LINES: [f32; 6] = [72.0, 64.0, 56.0, 48.0, 40.0, 34.0];
/// The smallest of the names of several.
const LEAST: f32 = 24.0;
/// So many who share a rank stand beside each other at most.
const MOST_BESIDE: usize = 3;
/// What the names of a step have of the height.
const PODIUM_NAMES: f32 = 194.0;
/// What two lines keep from what stands above them.
const LOWER: f32 = 12.0;

/// From one row to the next.
const STEP: f32 = 52.5;
/// And on a page of ten, above a line that says by what equals are told apart; where the page begins.
const ON_PAGE: f32 = 49.0;
const TOP: f32 = 106.75;

/// A small number as a size.
fn per(count: usize) -> f32 {
    u8::try_from(count).map_or(1.0, f32::from)
}
