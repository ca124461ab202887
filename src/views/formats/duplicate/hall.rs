//! The paint of a turn in the hall's window: the board at the left, what is told now at the right.

use egui::{Align, Color32, Sense, Ui};

use super::board::{self, RIM};
use super::tile::{tile, to_come};
use crate::commands::HallLook;
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::screens::formats::duplicate::hall::{Announcement, Heading, Named, TurnScene};
use crate::screens::formats::duplicate::{BoardData, Group, RackData, TileData};
use crate::screens::hall::Phases;
use crate::views::name::clock;
use crate::views::projector::{Canvas, Painted, Place, SMALLEST};
use crate::views::theme::{self, BoardPalette};

/// Where the board lies: its rim's left and top, and a cell, in units.
const CELL: f32 = 42.0;
const BOARD: [f32; 2] = [50.0 - RIM * CELL, 58.0 - RIM * CELL];
/// What is told: from the left, so wide.
const LEFT: f32 = 716.0;
const WIDE: f32 = 528.0;
/// A tile of a rack, the least that it may be, and what lies between two.
const TILE: f32 = 124.0;
const LEAST: f32 = 64.0;
const GAP: f32 = 10.0;
/// How many tiles of a rack lie beside each other while the time runs.
const ACROSS: usize = 4;

impl Painted for Duplicate {
    fn is_at_end(scene: &TurnScene, now: Moment) -> bool {
        is_at_end(scene, now)
    }

    /// A turn takes the whole window.
    fn has_foot(_: &TurnScene) -> bool {
        false
    }

    fn paint(canvas: &mut Canvas<'_>, scene: &TurnScene, now: Moment) {
        paint(canvas, scene, now);
    }
}

/// Whether the time of a turn is up at a moment.
pub fn is_at_end(scene: &TurnScene, now: Moment) -> bool {
    match scene {
        TurnScene::Countdown { time, .. } => time.remaining_ms(now) == 0,
        TurnScene::Collecting { collected, .. } => *collected == 0,
        TurnScene::Letters { .. }
        | TurnScene::Paused { .. }
        | TurnScene::Top(_)
        | TurnScene::Equivalents { .. }
        | TurnScene::Best { .. }
        | TurnScene::Late { .. }
        | TurnScene::LastTurn { .. } => false,
    }
}

/// Paints a turn alone over the whole of a window, as the hall's window does.
pub fn show(ui: &mut Ui, scene: &TurnScene, look: HallLook, now: Moment) {
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let unit = (rect.height() / 720.0).min(rect.width() / 1280.0);
    let colors = if is_at_end(scene, now) { &theme::HALL_END } else { theme::hall(look) };
    let names = crate::views::projector::Names::Given;
    ui.painter().rect_filled(rect, 0.0, colors.back);
    let mut canvas = Canvas { ui, rect, unit, names, colors, emblem: None };
    paint(&mut canvas, scene, now);
}

/// Paints a turn at a moment.
pub fn paint(canvas: &mut Canvas<'_>, scene: &TurnScene, now: Moment) {
    match scene {
        TurnScene::Letters { heading, board, rack, time, .. } => {
            canvas.board(board);
            canvas.turn(heading);
            match rack {
                Some(named) => canvas.announced(named),
                None => canvas.last_said(heading),
            }
            if rack.is_some() {
                let place = Place::of([LEFT, 545.0, WIDE, 130.0], Align::Min);
                canvas.text(place, time, &theme::bold(124.0), canvas.colors.muted);
            }
        }
        TurnScene::Countdown { heading, board, rack, time, alerts_ms, phases } => {
            canvas.board(board);
            canvas.turn(heading);
            canvas.rack(rack);
            canvas.running(*time, alerts_ms, phases, now);
        }
        TurnScene::Paused { heading, said, board, rack, time } => {
            canvas.board(board);
            canvas.turn(heading);
            canvas.held(said, rack.as_ref(), *time, now);
        }
        TurnScene::Collecting { heading, over, collected, expected, slips, rack, board, head } => {
            canvas.board(board);
            canvas.turn(heading);
            let tiles: Vec<TileData> = rack.tiles().cloned().collect();
            canvas.word(240.0, &tiles);
            canvas.collecting(over, (*collected, *expected), slips, head);
        }
        TurnScene::Top(told) => canvas.top_told(told),
        TurnScene::Equivalents { heading, board, said, plays, page } => {
            canvas.board(board);
            canvas.turn(heading);
            canvas.equivalents(said, plays, page);
        }
        TurnScene::Best { heading, board, top, said, points, solo } => {
            canvas.board(board);
            canvas.turn(heading);
            canvas.best(top.as_ref(), said, points, solo.as_ref());
        }
        TurnScene::Late { heading, said, points, play, changes, board } => {
            canvas.board(board);
            canvas.turn(heading);
            canvas.late(said, points, play, changes);
        }
        TurnScene::LastTurn { said, turn, left } => {
            let (ink, amber) = (canvas.colors.ink, canvas.colors.minute);
            canvas.center(150.0, said, &theme::bold(84.0), ink);
            canvas.center(360.0, turn, &theme::bold(300.0), amber);
            canvas.center(580.0, left, &theme::regular(56.0), ink);
        }
    }
}

impl Canvas<'_> {
    /// The colours of the board in this look; at the end of the time it stays as it is.
    fn board_palette(&self) -> &'static BoardPalette {
        if *self.colors == theme::HALL_LIGHT {
            &theme::BOARD_HALL_LIGHT
        } else {
            &theme::BOARD_HALL
        }
    }

    fn board(&mut self, data: &BoardData) {
        let side = CELL * (15.0 + RIM);
        let rect = self.area([BOARD[0], BOARD[1], side, side]);
        self.name(rect, data.said());
        board::paint(self.ui.painter(), rect, data, self.board_palette());
    }

    /// Which turn it is, and what is told beside it.
    fn turn(&mut self, heading: &Heading) {
        let (ink, muted, amber) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let (bold, plain) = (theme::bold(40.0), theme::regular(32.0));
        let wide = (self.width(&heading.turn, &bold) + 1.0).min(300.0);
        self.text(Place::line([LEFT, 47.0, wide], Align::Min), &heading.turn, &bold, ink);
        let rest = WIDE - wide - 20.0;
        let right = |width: f32| Place::line([LEFT + WIDE - width, 49.0, width], Align::Max);
        match (heading.beside.as_str(), heading.last.as_str()) {
            ("", last) => self.text(right(rest), last, &theme::bold(32.0), amber),
            (beside, "") => self.text(right(rest), beside, &plain, muted),
            (beside, last) => {
                let both = format!("{last} · {beside}");
                self.text(right(rest), &both, &plain, amber);
            }
        }
    }

    /// Between two turns there is room to say which is the last.
    fn last_said(&mut self, heading: &Heading) {
        let place = Place::of([LEFT, 280.0, WIDE, 120.0], Align::Min).lines(2);
        self.text(place, &heading.last, &theme::bold(56.0), self.colors.minute);
    }

    /// What is left over, and what is new as far as it was announced: each group on one line.
    fn announced(&mut self, named: &Named) {
        let count = |group: &Group| group.tiles.len() + group.to_come;
        let RackData { leftover, new, now } = &named.rack;
        let longest = count(leftover).max(count(new)).max(1);
        let side = side(longest);
        let (muted, amber) = (self.colors.muted, self.colors.minute);
        let first = leftover.tiles.len();
        let now_left = now.filter(|&now| now < first);
        let now_new = now.and_then(|now| now.checked_sub(first));
        let step = 84.0 + side;
        if count(leftover) > 0 {
            self.group((leftover, now_left), &named.headings[0], (107.0, side), (muted, 5.0));
        }
        let y = if count(leftover) > 0 { 107.0 + step + 10.0 } else { 107.0 };
        if count(new) > 0 {
            self.group((new, now_new), &named.headings[1], (y, side), (amber, 13.0));
        }
    }

    fn group(
        &mut self,
        (group, now): (&Group, Option<usize>),
        (heading, count): &(String, String),
        (y, side): (f32, f32),
        (color, bar): (Color32, f32),
    ) {
        let (bold, plain) = (theme::bold(34.0), theme::regular(34.0));
        self.pair([LEFT, y, WIDE], 10.0, [(heading, &bold, color), (count, &plain, color)]);
        let top = y + 26.0;
        let mut x = LEFT;
        for (place, data) in group.tiles.iter().enumerate() {
            let frame = (now == Some(place)).then_some(self.colors.minute);
            self.one([x, top, side], data, frame);
            x += side + GAP;
        }
        for _ in 0..group.to_come {
            let rect = self.area([x, top, side, side]);
            to_come(self.ui.painter(), rect, self.colors.outline);
            x += side + GAP;
        }
        self.fill([LEFT, top + side + 9.0, x - GAP - LEFT, bar], bar / 2.0, color);
    }

    fn one(&mut self, [x, y, side]: [f32; 3], data: &TileData, frame: Option<Color32>) {
        let rect = self.area([x, y, side, side]);
        self.name(rect, data.said());
        tile(self.ui.painter(), rect, data, self.board_palette(), frame);
    }

    /// Seven tiles, four above three, in the order of announcing.
    fn rack(&mut self, rack: &RackData) {
        for (place, data) in rack.tiles().enumerate() {
            let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
            let (row, column) = (number(place / ACROSS), number(place % ACROSS));
            let x = LEFT + column * (TILE + GAP);
            self.one([x, 92.0 + row * (TILE + GAP), TILE], data, None);
        }
    }

    fn running(&mut self, time: Countdown, alerts_ms: &[i64], phases: &Phases, now: Moment) {
        let left = time.remaining_ms(now);
        let phase = Phase::at(left, alerts_ms);
        let color = match phase {
            Phase::Calm | Phase::Over => self.colors.ink,
            Phase::First => self.colors.minute,
            Phase::Last => self.colors.last,
        };
        let place = Place::of([LEFT, 366.0, WIDE, 230.0], Align::Min);
        self.text(Place { smallest: 0.4, ..place }, &clock(left), &theme::bold(262.0), color);
        let place = Place::of([LEFT, 596.0, WIDE, 64.0], Align::Min);
        self.text(place, phases.of(phase), &theme::bold(44.0), color);
        self.bar([LEFT, 683.0, WIDE], left, time.full_ms(), color);
    }

    fn held(&mut self, said: &str, rack: Option<&RackData>, time: Countdown, now: Moment) {
        let (ink, amber) = (self.colors.ink, self.colors.minute);
        if let Some(rack) = rack {
            self.rack(rack);
        }
        let up = if rack.is_some() { 0.0 } else { 170.0 };
        // Two bars: the sign of a pause needs no font.
        for x in [0.0, 24.0] {
            self.fill([LEFT + x, 390.0 - up, 14.0, 46.0], 4.0, amber);
        }
        let place = Place::of([LEFT + 58.0, 380.0 - up, WIDE - 58.0, 66.0], Align::Min);
        self.text(place, said, &theme::bold(44.0), amber);
        let place = Place::of([LEFT, 460.0 - up, WIDE, 200.0], Align::Min);
        self.text(place, &clock(time.remaining_ms(now)), &theme::bold(190.0), ink);
    }

    fn collecting(&mut self, over: &str, (in_hand, of): (usize, usize), slips: &str, head: &str) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let place = Place::of([LEFT, 110.0, WIDE, 130.0], Align::Min).lines(2);
        self.text(place, over, &theme::bold(48.0), ink);
        let place = Place::of([LEFT, 330.0, WIDE, 160.0], Align::Min);
        self.text(place, &format!("{in_hand} / {of}"), &theme::bold(132.0), ink);
        let place = Place::of([LEFT, 494.0, WIDE, 60.0], Align::Min);
        self.text(place, slips, &theme::regular(40.0), ink);
        let place = Place::of([LEFT, 600.0, WIDE, 76.0], Align::Min).lines(2);
        self.text(place, head, &theme::regular(26.0), muted);
    }

    /// A position on an amber field: it says "here".
    fn plate(&mut self, position: &str) {
        if position.is_empty() {
            return;
        }
        let at = [LEFT + WIDE - 136.0, 96.0, 136.0, 92.0];
        self.fill(at, 14.0, theme::AMBER[0]);
        self.text(Place::of(at, Align::Center), position, &theme::bold(62.0), theme::AMBER[1]);
    }

    /// Points as large as nothing else, and what they are called.
    fn points(&mut self, (number, unit): &(String, String), color: Color32) {
        let (large, small) = (theme::bold(212.0), theme::bold(44.0));
        let wide = (self.width(number, &large) + 1.0).min(382.0);
        self.text(Place::of([LEFT, 80.0, wide, 200.0], Align::Min), number, &large, color);
        // Beside the number where there is room below the position, else below it.
        let x = LEFT + wide + 24.0;
        let rest = LEFT + WIDE - x;
        self.text(Place::of([x, 196.0, rest, 56.0], Align::Min), unit, &small, color);
    }

    /// A word in tiles, on as few rows as can be read; gives where it ends.
    fn word(&mut self, top: f32, word: &[TileData]) -> f32 {
        const MOST: f32 = 70.0;
        const BETWEEN: f32 = 5.0;
        const ON_A_ROW: usize = 9;
        let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
        let rows = word.len().div_ceil(ON_A_ROW).max(1);
        let across = word.len().div_ceil(rows).max(1);
        let side = ((WIDE - BETWEEN * (number(across) - 1.0)) / number(across)).min(MOST);
        for (place, data) in word.iter().enumerate() {
            let x = LEFT + number(place % across) * (side + BETWEEN);
            let y = top + number(place / across) * (side + BETWEEN);
            self.one([x, y, side], data, None);
        }
        top + number(rows) * (side + BETWEEN) - BETWEEN
    }

    fn top_told(&mut self, told: &Announcement) {
        let (ink, muted, amber) = (self.colors.ink, self.colors.muted, self.colors.minute);
        if let Some(board) = &told.board {
            self.board(board);
        }
        self.turn(&told.heading);
        self.points(&told.points, amber);
        self.plate(&told.position);
        if told.word.is_empty() {
            return;
        }
        let mut y = self.word(296.0, &told.word) + 8.0;
        if !told.spelled.is_empty() {
            // One spelling or two stand on a line; more of them on two.
            let font = theme::regular(42.0);
            let lines = if self.width(&told.spelled, &font) > 1.4 * WIDE { 2 } else { 1 };
            let high = if lines == 1 { 58.0 } else { 78.0 };
            let place = Place::of([LEFT, y, WIDE, high], Align::Min).lines(lines);
            self.text(place, &told.spelled, &font, ink);
            y += high + 4.0;
        }
        let below = if told.jokers.is_empty() { 690.0 } else { 652.0 };
        let place = Place::of([LEFT, 656.0, WIDE, 36.0], Align::Min);
        self.text(place, &told.jokers, &theme::regular(30.0), muted);
        if told.words.is_empty() {
            return;
        }
        self.rule([LEFT, y + 8.0, WIDE]);
        y += 18.0;
        let count = f32::from(u8::try_from(told.words.len()).unwrap_or(u8::MAX));
        let step = ((below - y) / count).min(54.0);
        let size = (step * 0.7).clamp(SMALLEST, 38.0);
        let (plain, bold) = (theme::regular(size), theme::bold(size));
        for (word, spelled, points) in &told.words {
            let middle = y + step / 2.0;
            let spelled = if spelled.is_empty() { String::new() } else { format!("({spelled})") };
            let small = theme::regular((size * 0.84).max(SMALLEST));
            let room = WIDE - 90.0;
            self.pair([LEFT, middle, room], 10.0, [(word, &plain, ink), (&spelled, &small, muted)]);
            let place = Place::line([LEFT + WIDE - 86.0, middle, 86.0], Align::Max);
            self.text(place, points, &bold, ink);
            y += step;
        }
    }

    fn equivalents(&mut self, said: &str, plays: &[(String, String)], page: &str) {
        let (ink, muted, amber) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let place = Place::of([LEFT, 84.0, WIDE, 90.0], Align::Min).lines(2);
        self.text(place, said, &theme::regular(34.0), ink);
        let mut y = 214.0;
        for (position, word) in plays {
            let place = Place::line([LEFT, y, 110.0], Align::Min);
            self.text(place, position, &theme::bold(40.0), amber);
            let place = Place::line([LEFT + 120.0, y, WIDE - 120.0], Align::Min);
            self.text(place, word, &theme::bold(40.0), ink);
            y += 55.0;
        }
        let place = Place::line([LEFT, 676.0, WIDE], Align::Max);
        self.text(place, page, &theme::regular(26.0), muted);
    }

    fn best(
        &mut self,
        top: Option<&(String, String)>,
        said: &str,
        points: &(String, String),
        solo: Option<&(String, String)>,
    ) {
        let ink = self.colors.ink;
        let plain = theme::regular(38.0);
        if let Some((play, score)) = top {
            let place = Place::line([LEFT, 118.0, WIDE - 190.0], Align::Min);
            self.text(place, play, &plain, ink);
            let place = Place::line([LEFT + WIDE - 190.0, 118.0, 190.0], Align::Max);
            self.text(place, score, &theme::bold(38.0), ink);
            self.rule([LEFT, 155.0, WIDE]);
        }
        let place = Place::of([LEFT, 168.0, WIDE, 110.0], Align::Min).lines(2);
        self.text(place, said, &theme::regular(40.0), ink);
        let (large, small) = (theme::bold(192.0), theme::bold(44.0));
        let wide = (self.width(&points.0, &large) + 1.0).min(400.0);
        self.text(Place::of([LEFT, 276.0, wide, 190.0], Align::Min), &points.0, &large, ink);
        let x = LEFT + wide + 24.0;
        let place = Place::of([x, 384.0, LEFT + WIDE - x, 56.0], Align::Min);
        self.text(place, &points.1, &small, ink);
        if let Some((said, gives)) = solo {
            let [ground, on] = theme::AMBER;
            self.fill([LEFT, 494.0, WIDE, 166.0], 18.0, ground);
            let said = format!("★ {said}");
            let place = Place::of([LEFT + 28.0, 510.0, 270.0, 134.0], Align::Min).lines(2);
            self.text(place, &said, &theme::bold(36.0), on);
            let place = Place::of([LEFT + 306.0, 500.0, WIDE - 334.0, 154.0], Align::Max);
            self.text(place, gives, &theme::bold(112.0), on);
        }
    }

    fn late(
        &mut self,
        said: &str,
        points: &(String, String),
        (position, word): &(String, Vec<TileData>),
        changes: &str,
    ) {
        let (ink, amber) = (self.colors.ink, self.colors.minute);
        self.points(points, amber);
        self.plate(position);
        let y = self.word(300.0, word) + 24.0;
        let place = Place::of([LEFT, y, WIDE, 60.0], Align::Min);
        self.text(place, said, &theme::bold(44.0), amber);
        let place = Place::of([LEFT, y + 66.0, WIDE, 140.0], Align::Min).lines(3);
        self.text(place, changes, &theme::regular(36.0), ink);
    }
}

/// The side of a tile of a group of so many on one line.
fn side(count: usize) -> f32 {
    let count = f32::from(u8::try_from(count).unwrap_or(u8::MAX));
    ((WIDE - GAP * (count - 1.0)) / count).clamp(LEAST, TILE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_of_a_rack_are_never_smaller_than_can_be_read() {
        assert!((side(4) - TILE).abs() < 1.0);
        for count in 1..=7_u8 {
            let own = side(count.into());
            assert!(own >= LEAST, "{count}");
            let wide = own * f32::from(count) + GAP * (f32::from(count) - 1.0);
            assert!(wide <= WIDE + 0.01, "{count}");
        }
    }
}
