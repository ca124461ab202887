//! The paint of a round in the hall's window: letters, time, sheets that come in, what the letters made.

use egui::{Align, Rect};

use super::tile::tile;
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::anagram::state::Anagram;
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::hall::{Found, laid_out, revealed};
use crate::views::name::clock;
use crate::views::projector::{Canvas, Painted, Place};
use crate::views::theme;

pub use crate::screens::formats::anagram::hall::{
    Hall, RoundScene, Scene, is_graded, last_graded, played_now, reveal_ends_ms, reveals,
};

impl Painted for Anagram {
    fn is_at_end(scene: &RoundScene, now: Moment) -> bool {
        match scene {
            RoundScene::Collecting { collected, .. } => *collected == 0,
            RoundScene::Countdown { time, .. } => time.remaining_ms(now) == 0,
            RoundScene::Letters { .. } | RoundScene::Paused { .. } | RoundScene::Review { .. } => {
                false
            }
        }
    }

    fn paint(canvas: &mut Canvas<'_>, scene: &RoundScene, now: Moment) {
        canvas.round(scene, now);
    }
}

impl Canvas<'_> {
    fn round(&mut self, scene: &RoundScene, now: Moment) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        match scene {
            RoundScene::Letters { round, about, tiles, shown_at } => {
                self.top(round, about);
                let up = revealed(*shown_at, now, tiles.len());
                self.tiles(&laid_out(tiles, up), 280.0, 160.0);
            }
            RoundScene::Countdown { round, about, tiles, time, alerts_ms, phases } => {
                self.top(round, about);
                self.tiles(&laid_out(tiles, tiles.len()), 112.0, 150.0);
                self.time(*time, alerts_ms, phases, now);
            }
            RoundScene::Paused { round, heading, tiles, time } => {
                self.paused([round, heading], tiles, *time, now);
            }
            RoundScene::Collecting {
                round,
                about,
                tiles,
                heading,
                collected,
                expected,
                sheets,
                head,
            } => {
                self.top(round, about);
                self.tiles(&laid_out(tiles, tiles.len()), 112.0, 150.0);
                self.center(330.0, heading, &theme::bold(44.0), ink);
                let count = format!("{collected} / {expected}");
                self.center(470.0, &count, &theme::bold(130.0), ink);
                self.center(590.0, sheets, &theme::regular(36.0), ink);
                self.head(684.0, head);
            }
            RoundScene::Review { round, about, tiles, made, of_list, lengths, longest, lone } => {
                self.top(round, about);
                self.tiles(&laid_out(tiles, tiles.len()), 90.0, 120.0);
                self.center(250.0, made, &theme::bold(42.0), ink);
                self.center(298.0, of_list, &theme::regular(28.0), muted);
                self.lengths(lengths);
                self.found(longest, lone);
            }
        }
    }

    /// Tiles in a row, the consonants' group apart from the vowels'.
    fn tiles(&mut self, tiles: &[TileData], y: f32, height: f32) {
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

    fn paused(
        &mut self,
        [round, heading]: [&str; 2],
        tiles: &[TileData],
        time: Countdown,
        now: Moment,
    ) {
        self.top(round, "");
        self.tiles(&laid_out(tiles, tiles.len()), 112.0, 150.0);
        let color = self.colors.minute;
        // Without tiles it all stands in the middle.
        let up = if tiles.is_empty() { 90.0 } else { 0.0 };
        // Two bars: the sign of a pause needs no font.
        for x in [590.0, 650.0] {
            let bar: Rect = self.area([x, 290.0 - up, 36.0, 100.0]);
            self.ui.painter().rect_filled(bar, 6.0 * self.unit, color);
        }
        self.center(436.0 - up, heading, &theme::bold(56.0), color);
        let left = clock(time.remaining_ms(now));
        self.center(566.0 - up, &left, &theme::bold(226.0), self.colors.ink);
    }

    fn lengths(&mut self, lengths: &[(String, String)]) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let mut x = 110.0;
        for (length, count) in lengths {
            let place = Place::of([x, 326.0, 200.0, 46.0], Align::Center);
            self.text(place, count, &theme::bold(38.0), ink);
            let place = Place::of([x, 366.0, 200.0, 30.0], Align::Center);
            self.text(place, length, &theme::regular(24.0), muted);
            x += 212.0;
        }
    }

    fn found(&mut self, longest: &Found<String>, lone: &Found<(String, String)>) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        for (x, heading) in [(48.0, &longest.heading), (480.0, &lone.heading)] {
            let place = Place::of([x, 410.0, 700.0, 40.0], Align::Min);
            self.text(place, heading, &theme::regular(28.0), muted);
        }
        for (x, none) in [(48.0, &longest.none), (480.0, &lone.none)] {
            let place = Place::of([x, 452.0, 400.0, 44.0], Align::Min);
            self.text(place, none, &theme::regular(32.0), ink);
        }
        let mut y = 450.0;
        for word in &longest.words {
            let place = Place::of([48.0, y, 400.0, 42.0], Align::Min);
            self.text(place, word, &theme::bold(34.0), ink);
            y += 42.0;
        }
        let mut y = 450.0;
        for (word, player) in &lone.words {
            let place = Place::of([480.0, y, 250.0, 42.0], Align::Min);
            self.text(place, word, &theme::bold(34.0), ink);
            let place = Place { smallest: 0.85, ..Place::of([740.0, y, 492.0, 42.0], Align::Min) };
            self.text(place, player, &theme::regular(30.0), muted);
            y += 42.0;
        }
    }
}
