//! The paint of a round at tables in the hall's window: what dominates is read from fifteen metres, and every colour
//! has a second carrier.

mod board;

use egui::{Align, Color32, Sense, Shape, Stroke, Ui};

use crate::commands::HallLook;
use crate::domain::clock::Sides;
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::classic::rules::Overtime;
use crate::domain::formats::classic::state::Classic;
use crate::screens::formats::classic::TableScene;
use crate::screens::formats::classic::hall::{
    PairLine, PairPage, RankRow, TableCell, Who, cost, page_at, pages_of,
};
use crate::screens::hall::Phases;
use crate::views::name::clock;
use crate::views::projector::{Canvas, Painted, Place};
use crate::views::theme;

/// The sides of what fills the window.
const LEFT: f32 = 36.0;
const WIDE: f32 = 1208.0;
/// Texts keep this from them.
const TEXT: f32 = 56.0;
const RIGHT: f32 = 1224.0;
/// The most tables that stand as cells.
const CELLS: usize = 60;

impl Painted for Classic {
    fn is_at_end(scene: &TableScene, now: Moment) -> bool {
        is_at_end(scene, now)
    }

    /// A scene of tables takes the whole window.
    fn has_foot(_: &TableScene) -> bool {
        false
    }

    fn paint(canvas: &mut Canvas<'_>, scene: &TableScene, now: Moment) {
        paint(canvas, scene, now);
    }
}

/// Whether the time is up at a moment: everything is painted in the colours of the end.
pub fn is_at_end(scene: &TableScene, now: Moment) -> bool {
    match scene {
        TableScene::TurnTimer { time, .. } => time.remaining_ms(now) == 0,
        // The end of a round ends nothing by itself.
        TableScene::RoundClock { .. }
        | TableScene::Pairings { .. }
        | TableScene::ChessClock { .. }
        | TableScene::Coming { .. }
        | TableScene::Board { .. }
        | TableScene::Ranked { .. } => false,
    }
}

/// Paints a scene alone over the whole of a window, as the hall's window does.
pub fn show(ui: &mut Ui, scene: &TableScene, look: HallLook, now: Moment) {
    let (rect, _) = ui.allocate_exact_size(ui.available_size(), Sense::hover());
    let unit = (rect.height() / 720.0).min(rect.width() / 1280.0);
    let colors = if is_at_end(scene, now) { &theme::HALL_END } else { theme::hall(look) };
    let names = crate::views::projector::Names::Given;
    ui.painter().rect_filled(rect, 0.0, colors.back);
    let mut canvas = Canvas { ui, rect, unit, names, colors, emblem: None };
    paint(&mut canvas, scene, now);
}

/// Paints a scene at a moment.
pub fn paint(canvas: &mut Canvas<'_>, scene: &TableScene, now: Moment) {
    match scene {
        TableScene::Pairings { title, of, pages, starter, since } => {
            let on = page_at(pages.len(), *since, now);
            canvas.pairings([title, of, starter], (pages, on));
        }
        TableScene::RoundClock { title, beside, time, alerts_ms, notice, phases, .. } => {
            canvas.above(title, beside);
            canvas.clock((*time, alerts_ms), (phases, notice), [110.0, 410.0, 434.0], now);
        }
        TableScene::TurnTimer { title, beside, time, alerts_ms, phases } => {
            canvas.above(title, beside);
            canvas.clock((*time, alerts_ms), (phases, ""), [92.0, 500.0, 595.0], now);
        }
        TableScene::ChessClock { title, beside, names, clock, price, over, held } => {
            let beside = if held.is_empty() { beside } else { held };
            canvas.above(title, beside);
            canvas.sides((names, clock), (*price, over), now);
        }
        TableScene::Board { title, beside, board, seats, bag, turns } => {
            canvas.demonstration([title, beside, bag], board, (seats, turns));
        }
        TableScene::Coming { title, done, of, counted, tables, head, .. } => {
            canvas.above(title, "");
            canvas.coming((*done, *of), counted, tables);
            let place = Place::line([TEXT, 694.0, RIGHT - TEXT], Align::Center);
            canvas.text(place, head, &theme::regular(26.0), canvas.colors.muted);
        }
        TableScene::Ranked {
            title,
            provisional,
            beside,
            headings,
            rows,
            who,
            on_a_page,
            since,
        } => {
            let pages = pages_of(rows.len(), *on_a_page);
            let on = page_at(pages, *since, now);
            canvas.ranked_head([title, beside], (on, pages));
            canvas.ranked((provisional, headings), (rows, on, *on_a_page), *who);
        }
    }
}

impl Canvas<'_> {
    /// What stands above, left and right.
    fn above(&mut self, left: &str, right: &str) {
        let (ink, bold, plain) = (self.colors.ink, theme::bold(46.0), theme::regular(34.0));
        let wide = (self.width(left, &bold) + 1.0).min(760.0);
        self.text(Place::line([TEXT, 53.0, wide], Align::Min), left, &bold, ink);
        let room = RIGHT - TEXT - wide - 32.0;
        self.text(Place::line([RIGHT - room, 55.0, room], Align::Max), right, &plain, ink);
    }

    /// Which page it is of how many, from the right; gives where the dots begin.
    fn dots(&mut self, (on, pages): (usize, usize), right: f32) -> f32 {
        if !(2..=10).contains(&pages) {
            return right;
        }
        let mut x = right;
        for page in (0..pages).rev() {
            x -= 34.0;
            let at = [x, 41.0, 24.0, 24.0];
            if page == on {
                self.fill(at, 12.0, self.colors.ink);
            } else {
                self.outline(at, 12.0, 2.5, self.colors.outline);
            }
        }
        x - 14.0
    }

    fn pairings(&mut self, [title, of, starter]: [&str; 3], (pages, on): (&[PairPage], usize)) {
        let (ink, muted, amber) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let Some(page) = pages.get(on) else {
            self.above(title, of);
            return;
        };
        let plain = theme::regular(30.0);
        let wide = (self.width(of, &plain) + 1.0).min(330.0);
        self.text(Place::line([RIGHT - wide, 53.0, wide], Align::Max), of, &plain, ink);
        let right = self.dots((on, pages.len()), RIGHT - wide - 10.0);
        let (bold, less) = (theme::bold(44.0), theme::bold(34.0));
        self.pair(
            [TEXT, 53.0, right - TEXT - 20.0],
            22.0,
            [(title, &bold, ink), (&page.part, &less, amber)],
        );
        let most = page.lines.iter().map(|line| line.seats.len()).max().unwrap_or(2);
        let by_name =
            page.lines.iter().all(|line| line.seats.iter().skip(1).all(|it| it.points.is_empty()))
                && page.part == pages.last().map_or("", |last| last.part.as_str());
        let mut y = 98.0;
        for (number, line) in page.lines.iter().enumerate() {
            if number % 2 == 0 {
                self.fill([LEFT, y, WIDE, 48.0], 8.0, self.colors.panel);
            }
            let middle = y + 24.0;
            let place = Place::line([LEFT + 4.0, middle, 84.0], Align::Center);
            self.text(place, &line.table, &theme::bold(34.0), amber);
            if by_name {
                self.by_name(line, middle);
            } else {
                self.by_table(line, middle, most);
            }
            y += 48.0;
        }
        let small = theme::regular(26.0);
        let half = (RIGHT - TEXT) / 2.0;
        self.text(Place::line([TEXT, 697.0, half + 200.0], Align::Min), starter, &small, muted);
        let place = Place::line([TEXT + half + 220.0, 697.0, half - 220.0], Align::Max);
        self.text(place, &page.next, &small, muted);
    }

    fn by_table(&mut self, line: &PairLine, middle: f32, most: usize) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let count = f32::from(u8::try_from(most.max(1)).unwrap_or(u8::MAX));
        let step = (RIGHT - 4.0 - 140.0) / count;
        let (bold, plain) = (theme::bold(if most > 2 { 30.0 } else { 34.0 }), theme::regular(28.0));
        let mut x = 140.0;
        for seat in &line.seats {
            let wide = step - 22.0;
            let points =
                if seat.points.is_empty() { 0.0 } else { self.width(&seat.points, &plain) + 14.0 };
            let mut left = x;
            if seat.begins {
                self.begins([left, middle], 18.0, ink);
                left += 24.0;
            }
            let room = x + wide - points - left;
            self.person(Place::line([left, middle, room], Align::Min), &seat.name, &bold, ink);
            if points > 0.0 {
                let place = Place::line([x + wide - points, middle, points], Align::Max);
                self.text(place, &seat.points, &plain, muted);
            }
            x += step;
        }
    }

    /// A player, and beside the name who else sits there.
    fn by_name(&mut self, line: &PairLine, middle: f32) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let mut seats = line.seats.iter();
        if let Some(own) = seats.next() {
            let place = Place::line([140.0, middle, 520.0], Align::Min);
            self.person(place, &own.name, &theme::bold(34.0), ink);
        }
        if let Some(others) = seats.next() {
            let place = Place::line([690.0, middle, RIGHT - 4.0 - 690.0], Align::Min);
            let place = Place { smallest: 0.8, ..place };
            self.text(place, &others.name, &theme::regular(28.0), muted);
        }
    }

    /// The sign of who begins or whose time runs: it needs no font.
    fn begins(&mut self, [x, y]: [f32; 2], size: f32, color: Color32) {
        let half = size / 2.0;
        let corners = [(x, y - half), (x + size * 0.85, y), (x, y + half)];
        let points = corners.map(|(x, y)| self.at(x, y)).to_vec();
        self.ui.painter().add(Shape::convex_polygon(points, color, Stroke::NONE));
    }

    /// A time as large as its place, below it what is said or the bar with its alerts.
    fn clock(
        &mut self,
        (time, alerts_ms): (Countdown, &[i64]),
        (phases, otherwise): (&Phases, &str),
        [top, high, size]: [f32; 3],
        now: Moment,
    ) {
        let left = time.remaining_ms(now);
        let phase = Phase::at(left, alerts_ms);
        let color = self.phase(phase);
        let place = Place::of([LEFT + 8.0, top, WIDE - 16.0, high], Align::Center);
        let place = Place { smallest: 0.3, ..place };
        self.text(place, &clock(left), &theme::bold(size), color);
        let said = phases.of(phase);
        let (said, font) = if said.is_empty() {
            (otherwise, theme::regular(40.0))
        } else {
            (said, theme::bold(44.0))
        };
        let (y, lines) = if size > 500.0 { (604.0, 1) } else { (540.0, 2) };
        let high = if lines == 1 { 56.0 } else { 116.0 };
        let place = Place::of([TEXT + 60.0, y, RIGHT - TEXT - 120.0, high], Align::Center);
        self.text(
            place.lines(lines),
            said,
            &font,
            if phase == Phase::Calm { self.colors.ink } else { color },
        );
        self.bar([TEXT, 676.0, RIGHT - TEXT], left, time.full_ms(), color);
        self.alerts(alerts_ms, time.full_ms());
    }

    /// Where on the bar the alerts are.
    #[expect(clippy::cast_precision_loss, reason = "milliseconds of a round")]
    fn alerts(&mut self, alerts_ms: &[i64], full_ms: i64) {
        for &alert in alerts_ms.iter().filter(|alert| **alert < full_ms) {
            let x = TEXT + (RIGHT - TEXT) * alert as f32 / full_ms.max(1) as f32;
            self.fill([x - 2.0, 668.0, 4.0, 34.0], 0.0, self.colors.minute);
        }
    }

    /// Two fields beside each other, or four: the running one filled, one below zero outlined.
    fn sides(
        &mut self,
        (names, sides): (&[String], &Sides),
        (price, over): (Option<Overtime>, &str),
        now: Moment,
    ) {
        let rows = if sides.len() > 2 { 2.0 } else { 1.0 };
        let high = (618.0 - 16.0 * (rows - 1.0)) / rows;
        for side in 0..sides.len() {
            let (row, column) = (side / 2, side % 2);
            let at = |place: usize| if place == 0 { 0.0 } else { 1.0 };
            let x = LEFT + at(column) * 614.0;
            let y = 86.0 + at(row) * (high + 16.0);
            let name = names.get(side).map_or("", String::as_str);
            let left = sides.remaining_ms(side, now).unwrap_or_default();
            let runs = sides.turn() == side && sides.is_running();
            self.side([x, y, 594.0, high], (side + 1, name), (left, runs), (price, over));
        }
    }

    fn side(
        &mut self,
        [x, y, wide, high]: [f32; 4],
        (number, name): (usize, &str),
        (left, runs): (i64, bool),
        (price, over): (Option<Overtime>, &str),
    ) {
        let is_over = left < 0;
        let all = [x, y, wide, high];
        let ink = if runs {
            self.fill(all, 18.0, theme::AMBER[0]);
            theme::AMBER[1]
        } else if is_over {
            self.outline(all, 18.0, 3.0, self.colors.last);
            self.colors.last
        } else {
            self.fill(all, 18.0, self.colors.panel);
            self.outline(all, 18.0, 3.0, self.colors.line);
            self.colors.ink
        };
        let mut from = x + 28.0;
        if runs {
            self.begins([from, y + 48.0], 36.0, ink);
            from += 46.0;
        }
        let (bold, plain) = (theme::bold(42.0), theme::regular(42.0));
        let font = if runs { &bold } else { &plain };
        let said = number.to_string();
        let own = self.width(&said, font) + 1.0;
        let name_ink = if runs { ink } else { self.colors.ink };
        self.text(Place::line([from, y + 48.0, own], Align::Min), &said, font, name_ink);
        let room = x + wide - 24.0 - from - own - 20.0;
        let place = Place::line([from + own + 20.0, y + 48.0, room], Align::Min);
        self.person(place, name, font, name_ink);
        let time = if is_over { format!("+{}", over_clock(-left)) } else { clock(left) };
        let below = if is_over { 58.0 } else { 0.0 };
        let place =
            Place::of([x + 14.0, y + 82.0, wide - 28.0, high - 92.0 - below], Align::Center);
        let size = match (high > 400.0, is_over) {
            (true, _) => 250.0,
            (false, false) => 206.0,
            (false, true) => 172.0,
        };
        let font = if runs { theme::bold(size) } else { theme::regular(size) };
        self.text(Place { smallest: 0.3, ..place }, &time, &font, ink);
        if is_over {
            let points = cost(price, -left);
            let cost = if points > 0 { format!(" · \u{2212}{points}") } else { String::new() };
            let place = Place::of([x + 20.0, y + high - 66.0, wide - 40.0, 56.0], Align::Center);
            self.text(place, &format!("▲ {over}{cost}"), &theme::bold(36.0), ink);
        }
    }

    fn coming(&mut self, (done, of): (usize, usize), counted: &str, tables: &[TableCell]) {
        let (ink, muted) = (self.colors.ink, self.colors.muted);
        let place = Place::of([TEXT, 96.0, 700.0, 190.0], Align::Min);
        self.text(place, &format!("{done} / {of}"), &theme::bold(150.0), ink);
        let place = Place::of([780.0, 170.0, RIGHT - 780.0, 60.0], Align::Max);
        self.text(place, counted, &theme::regular(44.0), ink);
        // Of many tables only those stand there that are awaited.
        let many = tables.len() > CELLS;
        let shown = tables.iter().filter(|cell| !many || !cell.done).take(CELLS);
        let shown: Vec<&TableCell> = shown.collect();
        let across = if shown.len() > 40 { 12 } else { 10 };
        let number = |count: usize| f32::from(u8::try_from(count).unwrap_or(u8::MAX));
        let rows = number(shown.len().div_ceil(across).max(1));
        let wide = (RIGHT - TEXT + 12.0) / number(across);
        let high = ((646.0 - 310.0) / rows).min(84.0);
        for (place, cell) in shown.iter().enumerate() {
            let x = TEXT + number(place % across) * wide;
            let y = 310.0 + number(place / across) * high;
            let at = [x, y, wide - 12.0, high - 10.0];
            let said = if cell.done {
                self.fill(at, 10.0, self.colors.panel);
                format!("✓ {}", cell.table)
            } else {
                self.outline(at, 10.0, 3.0, self.colors.minute);
                cell.table.clone()
            };
            let font = if cell.done { theme::regular(30.0) } else { theme::bold(34.0) };
            let color = if cell.done { muted } else { ink };
            let inside = [at[0] + 4.0, at[1] + 1.0, at[2] - 8.0, at[3] - 2.0];
            self.text(Place::of(inside, Align::Center), &said, &font, color);
        }
    }

    fn ranked_head(&mut self, [title, beside]: [&str; 2], pages: (usize, usize)) {
        let ink = self.colors.ink;
        let plain = theme::regular(30.0);
        let wide = (self.width(beside, &plain) + 1.0).min(340.0);
        self.text(Place::line([RIGHT - wide, 51.0, wide], Align::Max), beside, &plain, ink);
        let right = self.dots(pages, RIGHT - wide - 10.0);
        let place = Place::line([TEXT, 51.0, right - TEXT - 20.0], Align::Min);
        self.text(place, title, &theme::bold(44.0), ink);
    }

    fn ranked(
        &mut self,
        (provisional, headings): (&str, &[String]),
        (rows, on, each): (&[RankRow], usize, usize),
        who: Who,
    ) {
        let (muted, amber) = (self.colors.muted, self.colors.minute);
        let small = theme::regular(27.0);
        let [first, last] = [0, 1].map(|at| headings.get(at).map_or("", String::as_str));
        let left = Place::line([150.0, 104.0, 560.0], Align::Min);
        self.text(left, provisional, &theme::bold(27.0), amber);
        self.text(Place::line([720.0, 104.0, 264.0], Align::Max), first, &small, muted);
        self.text(Place::line([1000.0, 104.0, 216.0], Align::Max), last, &small, muted);
        let step = match who {
            Who::Person => 56.0,
            Who::Team => 92.0,
        };
        let mut y = 130.0;
        for (number, row) in rows.iter().skip(on * each).take(each).enumerate() {
            self.ranked_row([y, step], (row, number), who);
            y += step;
        }
    }

    fn ranked_row(&mut self, [y, step]: [f32; 2], (row, number): (&RankRow, usize), who: Who) {
        let large = who == Who::Team;
        let (mut ink, mut muted) = (self.colors.ink, self.colors.muted);
        // One amber field: it says who is first.
        if row.first && large {
            self.fill([LEFT, y, WIDE, step - 4.0], 10.0, theme::AMBER[0]);
            (ink, muted) = (theme::AMBER[1], theme::AMBER[1]);
        } else if number % 2 == 0 {
            self.fill([LEFT, y, WIDE, step - 4.0], 8.0, self.colors.panel);
        }
        let middle = y + step / 2.0 - 2.0;
        let (rank, name) = if large { (50.0, 43.0) } else { (38.0, 36.0) };
        let color = if row.first && !large { self.colors.minute } else { ink };
        let place = Place::line([LEFT + 8.0, middle, 80.0], Align::Center);
        self.text(place, &row.rank, &theme::bold(rank), color);
        let mut from = 150.0;
        if let Some(moved) = row.moved {
            let (said, color) = match moved {
                0 => ("=".to_owned(), muted),
                up if up > 0 => (format!("▲{up}"), self.colors.up),
                down => (format!("▼{}", -down), self.colors.down),
            };
            let place = Place::line([130.0, middle, 66.0], Align::Min);
            self.text(place, &said, &theme::regular(25.0), color);
            from = 204.0;
        }
        let room = 826.0 - from;
        let bold = theme::bold(name);
        let takes = self.width(&row.belongs_to, &theme::regular(25.0)) + 1.0;
        let is_both =
            !row.belongs_to.is_empty() && self.width(&row.name, &bold) + 24.0 + takes <= room;
        if is_both {
            let place = Place::line([from + room - takes, middle, takes], Align::Max);
            self.text(place, &row.belongs_to, &theme::regular(25.0), muted);
        }
        let wide = if is_both { room - takes - 20.0 } else { room };
        let place = Place::line([from, middle, wide], Align::Min);
        match who {
            Who::Person => self.person(place, &row.name, &bold, ink),
            // A school is told by its whole name.
            Who::Team => {
                let at = [from, y + 4.0, wide, step - 12.0];
                let place = Place { smallest: 0.5, ..Place::of(at, Align::Min).lines(2) };
                self.text(place, &row.name, &bold, ink);
            }
        }
        let [spread, last] = [0, 1].map(|at| row.figures.get(at).map_or("", String::as_str));
        let (small, total) = if large { (36.0, 58.0) } else { (32.0, 40.0) };
        let place = Place::line([838.0, middle, 146.0], Align::Max);
        self.text(place, spread, &theme::regular(small), muted);
        let place = Place::line([1000.0, middle, 216.0], Align::Max);
        self.text(place, last, &theme::bold(total), ink);
    }
}

/// Time over: a begun second is over whole, as the price counts.
fn over_clock(over_ms: i64) -> String {
    let seconds = over_ms.max(0) / 1000;
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
