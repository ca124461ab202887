//! The paint of the standings: ten rows a page, read from fifteen metres.

use std::collections::BTreeMap;

use egui::{Align, Color32, FontId};

use super::canvas::{Canvas, Place};
use crate::domain::clock::Moment;
use crate::screens::hall::{
    Motion, PAGE, Scene, Scenes, StandingsRow, club_form, page, rows_of_page,
};
use crate::views::theme;

/// From one row to the next, and the top of the first.
const STEP: f32 = 52.5;
const TOP: f32 = 111.75;
/// How much larger text and rows become where fewer players leave room.
const LARGER: [f32; 2] = [1.3, 1.8];
/// The least room that a club which is cut is worth, in one row and in all rows.
const CLUB: f32 = 130.0;
const CLUBS: f32 = 220.0;
/// Where names begin, and what they have together with the clubs.
const NAMES: [f32; 2] = [214.0, 758.0];

/// From one row to the next above lines that say by what equal totals are told apart: one, or two. Where those stand, and how
/// large.
const STEP_ABOVE: [f32; 2] = [48.8, 46.6];
const EQUALS: [[f32; 2]; 2] = [[630.0, 630.0], [606.0, 638.0]];
const EQUALS_ROOM: [f32; 2] = [72.0, 1136.0];
const EQUALS_SIZE: f32 = 24.0;

/// How much larger than on a full page so many rows stand on each: their text, and from one to the next.
fn larger(rows: usize) -> [f32; 2] {
    let of = |rows: usize| f32::from(u16::try_from(rows).unwrap_or(u16::MAX));
    let fewer = (of(PAGE) / of(rows.max(1))).max(1.0);
    [fewer.sqrt().min(LARGER[0]), fewer.min(LARGER[1])]
}

impl Canvas<'_> {
    pub(super) fn standings<F: Scenes>(&mut self, scene: &Scene<F>, motion: Motion, now: Moment) {
        let Scene::Standings { title, provisional, headings, equals, rows, pages, since } = scene
        else {
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
        let of_page = |page: usize| rows[rows_of_page(rows.len(), page)].iter();
        // One size on all pages, and one form of a club.
        let most = (0..count).map(|page| of_page(page).len()).max();
        let larger = larger(most.unwrap_or_default());
        let (clubs, larger) = self.clubs_and_size(rows, larger);
        let clubs_of = |page: usize| clubs[rows_of_page(rows.len(), page)].iter();
        let told: Vec<Vec<String>> =
            (0..count).map(|page| self.equals(equals, of_page(page))).collect();
        let lines = told.iter().map(Vec::len).max().unwrap_or_default();
        let step = lines.checked_sub(1).map_or(STEP, |more| STEP_ABOVE[more]);
        if turned < 1.0 {
            self.ui.set_opacity(1.0 - turned);
            let before = (on + count - 1) % count;
            self.rows(of_page(before).zip(clubs_of(before)), step, larger);
        }
        self.ui.set_opacity(turned);
        self.rows(of_page(on).zip(clubs_of(on)), step, larger);
        let font = theme::regular(EQUALS_SIZE);
        let [left, room] = EQUALS_ROOM;
        for (line, at) in told[on].iter().zip(EQUALS[lines.saturating_sub(1)]) {
            self.text(Place::line([left, at, room], Align::Min), line, &font, self.colors.muted);
        }
        self.ui.set_opacity(1.0);
    }

    /// By what those of a page who have equal totals stand before each other, in two lines at most, and a sign where there
    /// are more.
    fn equals<'a>(
        &self,
        equals: &str,
        rows: impl Iterator<Item = &'a StandingsRow>,
    ) -> Vec<String> {
        let font = theme::regular(EQUALS_SIZE);
        let fits = |line: &str| self.width(&format!("{line} …"), &font) <= EQUALS_ROOM[1];
        let mut lines: Vec<String> = Vec::new();
        for row in rows.filter(|row| !row.before_equals.is_empty()) {
            let told = format!("{}. {}", row.rank, row.before_equals);
            let is_last = lines.len() == STEP_ABOVE.len();
            match lines.last_mut() {
                None => lines.push(format!("{equals} {told}")),
                Some(line) if fits(&format!("{line} · {told}")) => {
                    *line = format!("{line} · {told}");
                }
                Some(line) if is_last => {
                    line.push_str(" …");
                    break;
                }
                Some(_) => lines.push(told),
            }
        }
        lines
    }

    fn rows<'a>(
        &mut self,
        rows: impl Iterator<Item = (&'a StandingsRow, &'a Option<String>)>,
        step: f32,
        [text, row]: [f32; 2],
    ) {
        let (ink, muted, minute) = (self.colors.ink, self.colors.muted, self.colors.minute);
        let [left, names] = NAMES;
        let (bold, regular) =
            (|size: f32| theme::bold(size * text), |size: f32| theme::regular(size * text));
        let name = bold(36.0);
        let step = step * row;
        let mut y = TOP + step / 2.0;
        for (number, (row, club)) in rows.enumerate() {
            if number % 2 == 0 {
                self.fill([56.0, y - step / 2.0, 1168.0, step], 0.0, self.colors.panel);
            }
            let first = matches!(row.rank.as_str(), "1" | "2" | "3");
            let color = if first { minute } else { ink };
            self.text(Place::line([72.0, y, 72.0], Align::Min), &row.rank, &bold(38.0), color);
            let (moved, color) = self.moved(row.moved);
            self.text(Place::line([146.0, y, 62.0], Align::Min), &moved, &regular(25.0), color);
            let gained = regular(27.0);
            self.text(Place::line([976.0, y, 98.0], Align::Max), &row.gained, &gained, muted);
            let total = bold(40.0);
            self.text(Place::line([1084.0, y, 122.0], Align::Max), &row.total, &total, ink);
            if let Some(seen) = club {
                self.club_at([left + names, y], [seen, &row.club], (&regular(25.0), muted));
            }
            self.person(Place::line([left, y, names], Align::Min), &row.name, &name, ink);
            self.rule([56.0, y + step / 2.0, 1168.0]);
            y += step;
        }
    }

    /// What is seen of the clubs, and how much larger text and rows are: larger text takes no club away.
    fn clubs_and_size(
        &self,
        rows: &[StandingsRow],
        [text, row]: [f32; 2],
    ) -> (Vec<Option<String>>, [f32; 2]) {
        let usual = self.clubs(rows, 1.0);
        let keeps_all = (text - 1.0).abs() < f32::EPSILON || self.clubs(rows, text) == usual;
        (usual, if keeps_all { [text, row] } else { [1.0, row] })
    }

    /// What is seen of the clubs beside the names, in text of so many times the usual size.
    fn clubs(&self, rows: &[StandingsRow], text: f32) -> Vec<Option<String>> {
        let (name, plain) = (theme::bold(36.0 * text), theme::regular(25.0 * text));
        let [_, names] = NAMES;
        // What a name takes as it is seen: one that became shorter leaves its club room.
        let room = |row: &StandingsRow| {
            names - self.width(&self.person_form(&row.name, &name, names), &name) - 24.0
        };
        let rooms: Vec<f32> = rows.iter().map(room).collect();
        let whole = |(row, room): &(&StandingsRow, &f32)| self.width(&row.club, &plain) <= **room;
        // What each club has where it is not whole, and whether it is whole anywhere: where at least half of its rows have
        // no room for it, it has one short form in all of them; a few long names take nothing from the rows of others.
        let mut short: BTreeMap<&str, (f32, bool)> = BTreeMap::new();
        for club in rows.iter().map(|row| row.club.as_str()) {
            short.entry(club).or_insert_with(|| {
                let of_club = || rows.iter().zip(&rooms).filter(|(row, _)| row.club == club);
                let tight = || of_club().filter(|row| !whole(row));
                let rooms = tight().map(|(_, room)| *room).filter(|room| *room >= CLUBS);
                (rooms.fold(names, f32::min), tight().count() * 2 < of_club().count())
            });
        }
        let seen = |row: (&StandingsRow, &f32)| {
            let (most, may_be_whole) = short.get(row.0.club.as_str()).copied()?;
            let most = if may_be_whole && whole(&row) { names } else { most };
            self.club_seen(&row.0.club, [*row.1, most], &plain)
        };
        rows.iter().zip(&rooms).map(seen).collect()
    }

    /// A name, and the club at the right end in what the name leaves.
    pub(super) fn person_and_club(
        &mut self,
        [x, y, width]: [f32; 3],
        [name, club]: [&str; 2],
        [ink, muted]: [Color32; 2],
    ) {
        let (bold, plain) = (theme::bold(36.0), theme::regular(25.0));
        let room = width - self.width(name, &bold) - 24.0;
        if let Some(seen) = self.club_seen(club, [room, room.max(CLUB)], &plain) {
            self.club_at([x + width, y], [&seen, club], (&plain, muted));
        }
        self.person(Place::line([x, y, width], Align::Min), name, &bold, ink);
    }

    /// As much of a club as has room in the second measure, and nothing where the first is less than that takes.
    fn club_seen(&self, club: &str, [room, most]: [f32; 2], font: &FontId) -> Option<String> {
        let seen = club_form(club, |text| self.width(text, font) <= most);
        Some(seen).filter(|seen| self.width(seen, font) <= room)
    }

    /// A club as it is seen, ending at a point.
    fn club_at(
        &mut self,
        [right, y]: [f32; 2],
        names: [&str; 2],
        (font, color): (&FontId, Color32),
    ) {
        let takes = self.width(names[0], font) + 1.0;
        let place = Place::line([right - takes, y, takes], Align::Max);
        self.named_text(Place { smallest: 1.0, ..place }, names, font, color);
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
