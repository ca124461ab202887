//! The paint of the ceremony: pages of ten, and the first ten one by one.

use egui::{Align, Color32, FontId};

use super::canvas::{Canvas, Place};
use super::naming::per;
use crate::domain::clock::Moment;
use crate::screens::hall::{Called, Scene, Scenes, Stage, forms_told};
use crate::views::theme;

/// How far each bar reaches that stands for a name to come: it tells nothing of the name.
const BAR: f32 = 300.0;

impl Canvas<'_> {
    pub(super) fn ceremony<F: Scenes>(&mut self, scene: &Scene<F>, now: Moment) {
        let Scene::Ceremony { title, unsigned, heading, capitals, letters, stage, since } = scene
        else {
            return;
        };
        let (muted, minute) = (self.colors.muted, self.colors.minute);
        match stage {
            Stage::Opening => {
                self.emblem([574.0, 56.0, 132.0]);
                self.capitals([56.0, 226.0, 1168.0, 150.0], [capitals, heading]);
                let place = Place::across(404.0, 170.0).lines(3);
                self.text(place, title, &theme::regular(60.0), muted);
                // It is told before the first call; no call is for telling it.
                self.center(616.0, unsigned, &theme::bold(36.0), minute);
            }
            Stage::Page { places, page, rows } => {
                self.top(&format!("{heading} · {places}"), "", page);
                self.page(rows);
            }
            Stage::Place { now, before } => {
                self.top(heading, "", "");
                self.center(142.0, &now.rank, &theme::bold(60.0), minute);
                // Who was called before needs room for two.
                let before_them = STEP * per(before.len().min(2));
                let laid = self.laid(now, [180.0, 326.0 - before_them], 104.0);
                self.lines(&laid.lines, 1.0);
                self.total_and_club(now, laid.below);
                let why = &now.before_equals;
                self.center(laid.below + 50.0, why, &theme::regular(34.0), muted);
                let mut y = laid.below + 106.0;
                for one in before {
                    if y < 625.0 {
                        self.before(one, y);
                    }
                    y += STEP;
                }
            }
            Stage::Podium(steps) => self.podium([heading, title, letters], steps, (*since, now)),
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

    pub(super) fn total_and_club(&mut self, called: &Called, y: f32) {
        let (bold, plain) = (theme::bold(38.0), theme::regular(38.0));
        let club =
            if called.club.is_empty() { String::new() } else { format!("· {}", called.club) };
        let parts = [
            (called.points.as_str(), &bold, self.colors.ink),
            (club.as_str(), &plain, self.colors.muted),
        ];
        self.pair_in_the_middle(y, 12.0, parts);
    }
}

/// From one row to the next.
const STEP: f32 = 52.5;
/// And on a page of ten, above a line that says by what equals are told apart; where the page begins.
const ON_PAGE: f32 = 49.0;
const TOP: f32 = 106.75;
