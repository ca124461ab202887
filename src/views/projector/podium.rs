//! The paint of the podium: its steps, who stands on them, and who is called now. By what equals are told apart stands
//! with who is called, never on a step: nobody reads it there.

use egui::{Align, Color32};

use super::canvas::{Canvas, Place};
use super::naming::Line;
use super::ornament::Shower;
use crate::domain::clock::Moment;
use crate::screens::hall::{Called, FALL_MS, NAME_MS, RISE_MS, Step, StepState, gone_by};
use crate::views::theme;

/// Where the steps of the podium stand.
const FLOOR: f32 = 696.0;
/// The size of the name of who won, and of others who are called.
const FIRST: f32 = 112.0;
const OTHERS: f32 = 104.0;
/// Where the names of who won begin, and where points stand below a name of one line.
const FIRST_TOP: f32 = 128.0;
const POINTS: f32 = 303.0;
/// What the names of a step have of the height, and those of many of whom no club follows.
const NAMES: f32 = 194.0;
const NAMES_OF_MANY: f32 = 244.0;
const MANY: usize = 3;
/// The sizes of by what equals are told apart.
const WHY: f32 = 34.0;

impl Canvas<'_> {
    /// The podium at a moment: `letters` fall for who won.
    pub(super) fn podium(
        &mut self,
        [heading, title, letters]: [&str; 3],
        steps: &[Step],
        (since, now): (Option<Moment>, Moment),
    ) {
        let called = steps.iter().find(|step| step.is != StepState::ToCome);
        let won = called.and_then(|step| match &step.is {
            StepState::Called(who) if step.place == 1 => Some((step, who)),
            _ => None,
        });
        if won.is_none() {
            self.top(heading, "", title);
        }
        for step in steps {
            let is_now = called == Some(step);
            self.step(step, is_now.then(|| gone_by(since, now, RISE_MS)));
        }
        self.floor();
        let others = self.others(steps, called);
        self.lines(&others, 1.0);
        let shown = gone_by(since, now, NAME_MS);
        if let Some((step, who)) = won {
            let taken = self.won(step, who, shown);
            let taken: Vec<[f32; 4]> =
                taken.into_iter().chain(others.iter().map(Line::covers)).collect();
            let fallen = gone_by(since, now, FALL_MS);
            self.shower(&Shower { letters, fallen, taken: &taken });
        } else if let Some(step) = called {
            self.called(step, shown);
        }
    }

    /// Who stands on the steps already: above them, whole as long as that leaves room for what is told of who is called.
    fn others(&self, steps: &[Step], called: Option<&Step>) -> Vec<Line> {
        let is_told = |step: &Step| match &step.is {
            StepState::Called(who) => {
                let size = if step.place == 1 { FIRST } else { OTHERS };
                !who.before_equals.is_empty() || !self.laid(who, [0.0, NAMES], size).is_one_line
            }
            StepState::ToCome | StepState::Announced => false,
        };
        let most = if called.is_some_and(is_told) { 2 } else { 3 };
        let on = |step: &Step| match &step.is {
            StepState::Called(who) if called != Some(step) => {
                let [x, top] = place_of(step.place);
                self.on_step(who, [x + 166.0, top], most)
            }
            _ => Vec::new(),
        };
        steps.iter().flat_map(on).collect()
    }

    /// Who was called for a step below the first, or the place alone.
    fn called(&mut self, step: &Step, shown: f32) {
        let (minute, muted) = (self.colors.minute, self.colors.muted);
        let StepState::Called(called) = &step.is else {
            self.center(216.0, &step.title, &theme::bold(120.0), minute);
            return;
        };
        self.center(146.0, &step.title, &theme::bold(60.0), minute);
        let laid = self.laid(called, [180.0, NAMES], OTHERS);
        self.lines(&laid.lines, shown);
        self.total_and_club(called, laid.below);
        self.center(laid.below + 50.0, &called.before_equals, &theme::regular(WHY), muted);
    }

    /// Who won: the place, the names, what they have; what all of it covers.
    fn won(&mut self, step: &Step, called: &Called, shown: f32) -> Vec<[f32; 4]> {
        let (minute, muted, back) = (self.colors.minute, self.colors.muted, self.colors.back);
        let font = theme::bold(48.0);
        let wide = self.width(&step.title, &font).min(560.0);
        let bar = [540.0 - wide / 2.0, 40.0, wide + 200.0, 70.0];
        self.fill(bar, 12.0, minute);
        for x in [582.0 - wide / 2.0, 698.0 + wide / 2.0] {
            self.star([x, 76.0, 26.0], back);
        }
        let place = Place::line([638.0 - wide / 2.0, 75.0, wide + 4.0], Align::Center);
        self.text(place, &step.title, &font, back);
        // Of many nobody's club follows.
        let high = if called.names.len() > MANY { NAMES_OF_MANY } else { NAMES };
        let laid = self.laid(called, [FIRST_TOP, high], FIRST);
        self.lines(&laid.lines, shown);
        let below = laid.below.max(POINTS);
        let mut taken: Vec<[f32; 4]> = laid.lines.iter().map(Line::covers).collect();
        taken.push(bar);
        let club = &called.club;
        let why = &called.before_equals;
        if why.is_empty() {
            self.center(below, &called.points, &theme::bold(50.0), minute);
            let place = Place::line([390.0, below + 56.0, 500.0], Align::Center);
            self.text(place, club, &theme::regular(WHY), muted);
        } else {
            // By what they won has the line of the club, which stands beside the points.
            let beside = if club.is_empty() { String::new() } else { format!("· {club}") };
            let (bold, plain) = (theme::bold(50.0), theme::regular(WHY));
            let parts = [(called.points.as_str(), &bold, minute), (beside.as_str(), &plain, muted)];
            self.pair_in_the_middle(below, 12.0, parts);
            self.center(below + 56.0, why, &theme::regular(WHY), muted);
        }
        let half = |text: &str, size: f32| self.width(text, &theme::bold(size)).min(1168.0) / 2.0;
        let points = if why.is_empty() {
            half(&called.points, 50.0)
        } else {
            half(&called.points, 50.0) + half(club, WHY) + 24.0
        };
        let under = half(if why.is_empty() { club } else { why }, WHY);
        taken.push([640.0 - points, below - 30.0, 2.0 * points, 60.0]);
        taken.push([640.0 - under, below + 36.0, 2.0 * under, 40.0]);
        taken
    }

    /// A step of the podium; `risen` is how far the one that was called now has come up, up to 1.
    fn step(&mut self, step: &Step, risen: Option<f32>) {
        let [x, top] = place_of(step.place);
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
        let dark: Color32 = theme::TILES.ink;
        if up < 1.0 {
            return;
        }
        self.text(middle(top + 46.0), &step.rank, &theme::bold(62.0), dark);
        if let Some(called) = called {
            self.text(middle(top + 104.0), &called.points, &theme::bold(36.0), dark);
        }
    }

    /// The floor on which the steps stand, with nothing of them below it.
    fn floor(&mut self) {
        let under = [0.0, FLOOR, 1280.0, 720.0 - FLOOR + 4.0];
        self.fill(under, 0.0, self.colors.back);
        self.fill([72.0, FLOOR, 1136.0, 8.0], 4.0, theme::TILES.consonant[1]);
    }
}

/// Where a step stands: its left and its top.
fn place_of(place: u32) -> [f32; 2] {
    match place {
        1 => [474.0, 458.0],
        2 => [104.0, 514.0],
        _ => [846.0, 562.0],
    }
}
