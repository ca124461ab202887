//! The paint of a round in the hall's window: letters, time, sheets that come in, what the letters made.

use egui::{Align, Rect};

use super::tile::{ON_THE_WALL, tile_with};
use crate::domain::clock::{Countdown, Moment};
use crate::domain::formats::anagram::rules::Kind;
use crate::domain::formats::anagram::state::Anagram;
use crate::language::{Language, tr};
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::hall::{
    Found, Heading, Length, RISE_MS, Review, laid_out, revealed, rising,
};
use crate::screens::hall::gone_by;
use crate::views::name::clock;
use crate::views::projector::{Canvas, Painted, Place, SMALLEST};
use crate::views::theme;

pub use crate::screens::formats::anagram::hall::{
    Hall, RoundScene, Scene, is_graded, last_graded, played_now, reveal_ends_ms, reveals,
};

/// How high the tiles of a round lie: as seven of them have room beside each other.
const LYING: f32 = 158.0;

/// The parts of a review: where each begins, and how wide it is.
const LENGTHS: [f32; 2] = [56.0, 356.0];
const LONGEST: [f32; 2] = [428.0, 372.0];
const LONE: [f32; 2] = [816.0, 408.0];

/// How far a tile comes up while it is turned: 3 % of the height.
const RISE: f32 = 21.6;

/// What a scene is called on the console.
pub fn named(language: Language, scene: &Scene) -> String {
    let key = match scene {
        Scene::Welcome { .. } => "rounds-scene-welcome",
        Scene::Break { .. } => "rounds-scene-break",
        Scene::Next { .. } => "rounds-scene-next",
        Scene::End { .. } => "rounds-scene-end",
        Scene::Standings { .. } => "rounds-scene-standings",
        Scene::Ceremony { .. } => "rounds-scene-ceremony",
        Scene::Message(_) => "rounds-scene-message",
        Scene::Black => "rounds-scene-black",
        Scene::Round(RoundScene::Letters { .. }) => "rounds-scene-letters",
        Scene::Round(RoundScene::Countdown { .. }) => "rounds-scene-time",
        Scene::Round(RoundScene::Paused { .. }) => "rounds-scene-paused",
        Scene::Round(RoundScene::Collecting { .. }) => "rounds-scene-collecting",
        Scene::Round(RoundScene::Review(_)) => "rounds-scene-review",
    };
    tr(language, key)
}

impl Painted for Anagram {
    fn is_at_end(scene: &RoundScene, now: Moment) -> bool {
        match scene {
            RoundScene::Collecting { collected, .. } => *collected == 0,
            RoundScene::Countdown { time, .. } => time.remaining_ms(now) == 0,
            RoundScene::Letters { .. } | RoundScene::Paused { .. } | RoundScene::Review(_) => false,
        }
    }

    fn has_foot(scene: &RoundScene) -> bool {
        match scene {
            RoundScene::Letters { .. } | RoundScene::Countdown { .. } => false,
            RoundScene::Paused { .. } | RoundScene::Collecting { .. } | RoundScene::Review(_) => {
                true
            }
        }
    }

    fn paint(canvas: &mut Canvas<'_>, scene: &RoundScene, now: Moment) {
        canvas.round(scene, now);
    }
}

impl Canvas<'_> {
    fn round(&mut self, scene: &RoundScene, now: Moment) {
        let ink = self.colors.ink;
        match scene {
            RoundScene::Letters { heading, tiles, shown_at } => {
                self.heading(heading);
                let up = revealed(*shown_at, now, tiles.len());
                let risen = gone_by(rising(*shown_at, now, tiles.len()), now, RISE_MS);
                let newest = up.checked_sub(1).map(|newest| (place_of(tiles, newest), risen));
                self.tiles(&laid_out(tiles, up), [None, Some(256.0)], LYING, newest);
                self.center(560.0, &heading.void, &theme::bold(40.0), self.colors.minute);
            }
            RoundScene::Countdown { heading, tiles, time, alerts_ms, phases } => {
                self.heading(heading);
                self.lying(tiles);
                self.time(*time, alerts_ms, (phases, &heading.void), now);
            }
            RoundScene::Paused { heading, said, why, tiles, time } => {
                self.heading(heading);
                self.paused([said, why], tiles, *time, now);
            }
            RoundScene::Collecting { heading, tiles, over, collected, expected, sheets, head } => {
                self.heading(heading);
                self.lying(tiles);
                let count = format!("{collected} / {expected}");
                if *collected == 0 {
                    self.is_over([294.0, 396.0], over, ink);
                    let (bold, plain) = (theme::bold(60.0), theme::regular(40.0));
                    let parts = [(count.as_str(), &bold, ink), (sheets.as_str(), &plain, ink)];
                    self.pair_in_the_middle(546.0, 18.0, parts);
                } else {
                    self.center(300.0, over, &theme::bold(46.0), ink);
                    self.center(430.0, &count, &theme::bold(160.0), ink);
                    self.center(552.0, sheets, &theme::regular(40.0), ink);
                    let share = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
                    self.bar([56.0, 594.0, 1168.0], share(*collected), share(*expected), ink);
                }
                self.head(head);
            }
            RoundScene::Review(review) => self.review(review),
        }
    }

    fn heading(&mut self, heading: &Heading) {
        self.top(&heading.round, &heading.draw, &heading.about);
    }

    /// The tiles of a round above its time.
    fn lying(&mut self, tiles: &[TileData]) {
        self.tiles(&laid_out(tiles, tiles.len()), [None, Some(86.0)], LYING, None);
    }

    /// Tiles in a row from `left`, or in the middle, the consonants' group apart from the vowels'; one
    /// of them may still rise.
    fn tiles(
        &mut self,
        tiles: &[TileData],
        [left, top]: [Option<f32>; 2],
        height: f32,
        newest: Option<(usize, f32)>,
    ) {
        let (wide, step) = (height * 0.92, height * 1.02);
        let gap = height * 0.28;
        let groups = tiles.chunk_by(|a, b| a.kind == b.kind);
        let places = groups.enumerate().flat_map(|(group, tiles)| tiles.iter().map(move |_| group));
        let places: Vec<(f32, usize)> =
            places.zip(0_u8..).map(|(group, at)| (f32::from(at) * step, group)).collect();
        let shift = |group: usize| if group > 0 { gap } else { 0.0 };
        let whole = places.last().map_or(0.0, |(x, group)| x + shift(*group) + wide);
        let left = left.unwrap_or(640.0 - whole / 2.0);
        for (at, ((x, group), data)) in places.into_iter().zip(tiles).enumerate() {
            let down = newest.filter(|(of, _)| *of == at).map_or(0.0, |(_, up)| RISE * (1.0 - up));
            let top = top.unwrap_or(96.0) + down;
            let rect = self.area([left + x + shift(group), top, wide, height]);
            let name = data.letter.map_or_else(|| "?".to_owned(), |letter| letter.to_string());
            self.name(rect, &name);
            tile_with(self.ui.painter(), rect, *data, (ON_THE_WALL, SMALLEST * self.unit));
        }
    }

    fn paused(&mut self, [said, why]: [&str; 2], tiles: &[TileData], time: Countdown, now: Moment) {
        self.lying(tiles);
        let color = self.colors.minute;
        // Without tiles it all stands in the middle.
        let up = if tiles.is_empty() { 66.0 } else { 0.0 };
        // Two bars: the sign of a pause needs no font. With them the word stands in the middle.
        let (font, beside) = (theme::bold(56.0), 96.0);
        let wide = self.width(said, &font) + 2.0;
        let left = 640.0 - f32::midpoint(wide, beside);
        for x in [left, left + 40.0] {
            let bar: Rect = self.area([x, 274.0 - up, 24.0, 68.0]);
            self.ui.painter().rect_filled(bar, 5.0 * self.unit, color);
        }
        self.text(Place::line([left + beside, 308.0 - up, wide], Align::Min), said, &font, color);
        let left = clock(time.remaining_ms(now));
        self.center(486.0 - up, &left, &theme::bold(244.0), self.colors.ink);
        // Where the tiles are, whoever looks for them is told.
        self.center(586.0, why, &theme::regular(42.0), self.colors.muted);
    }

    fn review(&mut self, review: &Review) {
        let Review {
            heading,
            tiles,
            made,
            found,
            of_list,
            legend,
            lengths,
            longest,
            lone,
            unfound,
        } = review;
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        self.heading(heading);
        self.tiles(&laid_out(tiles, tiles.len()), [Some(56.0), Some(96.0)], 92.0, None);
        let (bold, plain) = (theme::bold(42.0), theme::regular(28.0));
        for (y, (count, what), color) in [(119.0, made, ink), (172.0, found, minute)] {
            self.pair([764.0, y, 460.0], 9.0, [(count, &bold, color), (what, &plain, ink)]);
        }
        for ([x, width], heading, none) in [
            (LENGTHS, &lengths.heading, &lengths.none),
            (LONGEST, &longest.heading, &longest.none),
            (LONE, &lone.heading, &lone.none),
        ] {
            self.fill([x, 206.0, width, 390.0], 18.0, self.colors.panel);
            let place = Place::line([x + 24.0, 242.0, width - 48.0], Align::Min);
            self.text(place, heading, &theme::bold(28.0), muted);
            let place = Place::line([x + 24.0, 298.0, width - 48.0], Align::Min);
            self.text(place, none, &theme::regular(34.0), ink);
        }
        self.lengths(&lengths.words);
        let mut y = 304.0;
        let [left, right] = [LONGEST[0] + 24.0, LONGEST[0] + LONGEST[1] - 24.0];
        for (word, sheets) in &longest.words {
            let font = theme::regular(30.0);
            let takes = self.width(sheets, &font) + 1.0;
            let room = right - left - takes - 10.0;
            self.text(Place::line([left, y, room], Align::Min), word, &theme::bold(37.0), ink);
            let color = if sheets == unfound { minute } else { muted };
            let place = Place::line([right - takes, y, takes], Align::Max);
            self.text(place, sheets, &font, color);
            y += 61.0;
        }
        self.lone(lone);
        let small = theme::regular(26.0);
        let place = Place::line([56.0, 627.0, 620.0], Align::Min);
        self.text(place, of_list, &small, muted);
        let mut x = 86.0 + (self.width(of_list, &small) + 1.0).min(620.0);
        for (number, said) in legend.iter().enumerate() {
            if number == 0 {
                self.fill([x, 619.0, 28.0, 16.0], 4.0, minute);
            } else {
                self.outline([x, 619.0, 28.0, 16.0], 4.0, 2.0, self.colors.outline);
            }
            let wide = self.width(said, &small) + 1.0;
            self.text(Place::line([x + 36.0, 627.0, wide], Align::Min), said, &small, muted);
            x += 58.0 + wide;
        }
    }

    /// How many words of each length there were, and how many of them were found.
    #[expect(clippy::cast_precision_loss, reason = "words of a rack")]
    fn lengths(&mut self, lengths: &[Length]) {
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let most = lengths.iter().map(|length| length.of).max().unwrap_or(0).max(1) as f32;
        let (bold, plain) = (theme::bold(36.0), theme::regular(30.0));
        let [left, right] = [LENGTHS[0] + 24.0, LENGTHS[0] + LENGTHS[1] - 24.0];
        let mut y = 304.0;
        for Length { letters, found, of } in lengths {
            let place = Place::line([left, y, 30.0], Align::Min);
            self.text(place, &letters.to_string(), &bold, ink);
            let wide = |count: usize| 132.0 * count as f32 / most;
            self.outline([left + 42.0, y - 16.0, wide(*of), 32.0], 6.0, 2.0, self.colors.outline);
            self.fill([left + 42.0, y - 16.0, wide(*found), 32.0], 6.0, minute);
            let of = format!("/ {of}");
            let takes = self.width(&of, &plain) + 1.0;
            self.text(Place::line([right - takes, y + 1.5, takes], Align::Max), &of, &plain, muted);
            let place = Place::line([left + 178.0, y, right - left - 186.0 - takes], Align::Max);
            self.text(place, &found.to_string(), &bold, ink);
            y += 61.0;
        }
    }

    fn lone(&mut self, lone: &Found<(String, String)>) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let [left, room] = [LONE[0] + 24.0, LONE[1] - 48.0];
        let mut y = 298.0;
        for (word, player) in &lone.words {
            self.text(Place::line([left, y, room], Align::Min), word, &theme::bold(37.0), ink);
            let place = Place::line([left, y + 44.0, room], Align::Min);
            self.person(place, player, &theme::regular(36.0), muted);
            y += 106.0;
        }
    }
}

/// Where a tile lies that was drawn at a place of the order.
fn place_of(tiles: &[TileData], drawn: usize) -> usize {
    let kind = tiles.get(drawn).map(|tile| tile.kind);
    let before = tiles.iter().take(drawn).filter(|tile| Some(tile.kind) == kind).count();
    let consonants = tiles.iter().filter(|tile| tile.kind == Kind::Consonant).count();
    if kind == Some(Kind::Vowel) { consonants + before } else { before }
}
