//! The paint of the standings: ten rows a page, read from fifteen metres.

use egui::{Align, Color32};

use super::canvas::{Canvas, Place};
use crate::domain::clock::Moment;
use crate::screens::hall::{Motion, PAGE, Scene, Scenes, StandingsRow, page};
use crate::views::theme;

/// From one row to the next.
const STEP: f32 = 52.5;
/// The least room that a club which is cut is worth.
const CLUB: f32 = 130.0;

impl Canvas<'_> {
    pub(super) fn standings<F: Scenes>(&mut self, scene: &Scene<F>, motion: Motion, now: Moment) {
        let Scene::Standings { title, provisional, headings, rows, pages, since } = scene else {
            return;
        };
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let (on, count, turned) = page(rows.len(), *since, motion, now);
        let mut right = 1224.0;
        if (2..=8).contains(&count) {
            for other in (0..count).rev() {
                right -= 41.0;
                let color = if other == on { ink } else { self.colors.outline };
                self.fill([right + 7.0, 39.0, 34.0, 10.0], 5.0, color);
            }
            right -= 10.0;
        }
        let font = theme::regular(28.0);
        let name = pages.get(on).map_or("", String::as_str);
        let wide = self.width(name, &font) + 1.0;
        self.text(Place::line([right - wide, 44.0, wide], Align::Max), name, &font, ink);
        let small = theme::regular(22.0);
        let (large, less) = (theme::bold(39.0), theme::bold(28.0));
        let room = right - wide - 80.0;
        // Beside a long title what is missing has its place over the names, where it stands whole.
        let beside = self.width(title, &large) + 24.0 + self.width(provisional, &less) <= room;
        let (first, second) =
            if beside { (provisional.as_str(), "") } else { ("", provisional.as_str()) };
        self.pair([56.0, 44.0, room], 24.0, [(title, &large, ink), (first, &less, minute)]);
        self.text(
            Place::line([214.0, 92.0, 700.0], Align::Min),
            second,
            &theme::bold(24.0),
            minute,
        );
        let [rank, round, total] = headings;
        for (at, text, align) in [
            ([74.0, 92.0, 300.0], rank, Align::Min),
            ([780.0, 92.0, 294.0], round, Align::Max),
            ([1086.0, 92.0, 120.0], total, Align::Max),
        ] {
            self.text(Place::line(at, align), text, &small, muted);
        }
        let of_page = |page: usize| rows.iter().skip(page * PAGE).take(PAGE);
        if turned < 1.0 {
            self.ui.set_opacity(1.0 - turned);
            self.rows(of_page((on + count - 1) % count));
        }
        self.ui.set_opacity(turned);
        self.rows(of_page(on));
        self.ui.set_opacity(1.0);
    }

    fn rows<'a>(&mut self, rows: impl Iterator<Item = &'a StandingsRow>) {
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let mut y = 138.0;
        for (number, row) in rows.enumerate() {
            if number % 2 == 0 {
                self.fill([56.0, y - STEP / 2.0, 1168.0, STEP], 0.0, self.colors.panel);
            }
            let first = matches!(row.rank.as_str(), "1" | "2" | "3");
            let color = if first { minute } else { ink };
            self.text(
                Place::line([72.0, y, 72.0], Align::Min),
                &row.rank,
                &theme::bold(38.0),
                color,
            );
            let (moved, color) = self.moved(row.moved);
            self.text(
                Place::line([146.0, y, 62.0], Align::Min),
                &moved,
                &theme::regular(25.0),
                color,
            );
            let gained = theme::regular(27.0);
            self.text(Place::line([984.0, y, 90.0], Align::Max), &row.gained, &gained, muted);
            let total = theme::bold(40.0);
            self.text(Place::line([1084.0, y, 122.0], Align::Max), &row.total, &total, ink);
            self.person_and_club([214.0, y, 764.0], [&row.name, &row.club], [ink, muted]);
            self.rule([56.0, y + STEP / 2.0, 1168.0]);
            y += STEP;
        }
    }

    /// A name, and the club at the right end in what the name leaves: cut where that is too little for all of it,
    /// left out beside a name that takes nearly all.
    pub(super) fn person_and_club(
        &mut self,
        [x, y, width]: [f32; 3],
        [name, club]: [&str; 2],
        [ink, muted]: [Color32; 2],
    ) {
        let (bold, plain) = (theme::bold(36.0), theme::regular(25.0));
        let room = width - self.width(name, &bold) - 24.0;
        let takes = (self.width(club, &plain) + 1.0).min(room);
        if !club.is_empty() && (takes < room || room >= CLUB) {
            let place = Place::line([x + width - takes, y, takes], Align::Max);
            self.cut(place, club, &plain, muted);
        }
        self.person(Place::line([x, y, width], Align::Min), name, &bold, ink);
    }

    /// Places won or lost, by sign and colour.
    pub(super) fn moved(&self, moved: Option<i64>) -> (String, Color32) {
        match moved {
            Some(up) if up > 0 => (format!("▲{up}"), self.colors.up),
            Some(down) if down < 0 => (format!("▼{}", -down), self.colors.down),
            Some(_) => ("=".to_owned(), self.colors.muted),
            None => (String::new(), self.colors.muted),
        }
    }
}
