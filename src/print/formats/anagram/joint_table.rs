//! The table of all halls of a joint competition, as it was signed: every player with their hall, and what lets a reader
//! check it, the last event of each hall and the seed of the draw.

use super::Matter;
use crate::domain::formats::anagram::event::Event as A;
use crate::domain::formats::anagram::halls::signed;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::event::Event as J;
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::domain::formats::anagram::{Event, Record};
use crate::domain::head::Head;
use crate::domain::ids::VenueNo;
use crate::language::{Language, tr};
use crate::print::layout::Pages;
use crate::print::layout::columns::{GAP_MM, figures, gap, look, texts};
use crate::print::layout::grid::{Cell, Column, Grid, RowLook};
use crate::print::layout::leaf::{DOT, Leaf};
use crate::print::layout::table::{
    Lines, closing, leaf_of, named, people, row_mm, set_signed, signatures,
};
use crate::print::words;
use crate::text;

leaf_of!("halls-table", ["rank_mm", "hall_mm", "local_mm", "points_mm", "points_mm"], "name_mm");

/// A row with its name and its hall as they are set, and how high it is.
type Set<'a> = (&'a JointRow, [Lines; 2], f32);

/// Lays it out; before the signature it says so.
pub(super) fn lay_out(matter: Matter<'_>, language: Language) -> Pages {
    let contest = matter.record.contest();
    let details = &contest.common.details;
    let kicker = tr(language, "conduct-paper-title");
    let mut called = words::called(details, kicker.clone(), details.title.clone(), language);
    called.is_signed = true;
    let found = signed(matter.record);
    let players = found.map_or(0, |(_, _, table)| table.len());
    let mut held = words::place(details, language);
    if let Some((issue, heads, _)) = found {
        let halls = heads.len();
        held.push(text!(language, "conduct-paper-about", halls = halls, players = players));
        called.state = text!(language, "conduct-paper-issue", issue = issue);
    }
    called.facts = vec![(String::new(), held.join(DOT))];
    called.running = kicker;
    let all: Figures = matter.templates.figures();
    let mut leaf = Leaf::new((&all, matter.templates.club()), language, called);
    let Some((_, heads, table)) = found else {
        return leaf.nothing(&tr(language, "conduct-paper-unsigned"));
    };
    let centre = contest.game.joint().and_then(Joint::centre);
    let hall = |venue: VenueNo| {
        let name = centre.and_then(|centre| centre.venues.get(&venue));
        name.map_or_else(|| venue.to_string(), |hall| format!("{venue} {}", hall.name))
    };
    let widths = &all.columns.0;
    let [rank_mm, hall_mm, local_mm, points_mm] =
        ["rank_mm", "hall_mm", "local_mm", "points_mm"].map(|key| widths.get(key));
    let name_mm = leaf.flow.width_mm() - rank_mm - hall_mm - local_mm - 2.0 * points_mm;
    let mut rows: Vec<Set<'_>> = Vec::new();
    for row in table {
        let name = named(&mut leaf, &row.name, &[], name_mm - GAP_MM);
        let place = named(&mut leaf, &hall(row.venue), &[], hall_mm - GAP_MM);
        let least = row_mm(&leaf, &name).max(row_mm(&leaf, &place));
        rows.push((row, [name, place], least));
    }
    let look = look(&all, all.space.row_mm.get());
    let told = |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |it| format!("{it}."));
    let heading = |key| (tr(language, key), look);
    let columns: Vec<Column<'_, Set<'_>>> = vec![
        figures(heading("conduct-paper-rank"), rank_mm - GAP_MM, move |(row, ..): &Set<'_>| {
            Cell::Plain(told(row.rank))
        }),
        gap(look),
        texts(heading("conduct-paper-name"), name_mm - GAP_MM, |(_, lines, _): &Set<'_>| {
            Cell::Lines(lines[0].clone())
        }),
        gap(look),
        texts(heading("conduct-hall"), hall_mm - GAP_MM, |(_, lines, _): &Set<'_>| {
            Cell::Lines(lines[1].clone())
        }),
        gap(look),
        figures(heading("conduct-paper-local"), local_mm, move |(row, ..): &Set<'_>| {
            Cell::Plain(told(row.local_rank))
        }),
        figures(heading("conduct-paper-deducted"), points_mm, |(row, ..): &Set<'_>| {
            Cell::Plain(if row.deductions == 0 {
                String::new()
            } else {
                format!("−{}", row.deductions)
            })
        }),
        figures(heading("conduct-paper-total"), points_mm, |(row, ..): &Set<'_>| {
            Cell::Plain(row.total.to_string())
        }),
    ];
    let row = Box::new(|row: &Set<'_>| RowLook { least_mm: row.2, ..RowLook::default() });
    let mut grid = Grid { columns, groups: Vec::new(), look, row };
    let mut notes = notes(matter.record, language);
    for (&venue, head) in heads {
        let code = Head { events: head.seq, hash: head.hash }.code();
        let (hall, events) = (hall(venue), head.seq);
        notes.push(text!(
            language,
            "conduct-paper-head",
            hall = hall,
            events = events,
            code = code.to_string()
        ));
    }
    let told = closing(&mut leaf, &notes);
    let lines = signatures(&mut leaf, &people(details, language));
    set_signed(&mut leaf, &mut grid, &rows, [told, lines]);
    leaf.finish()
}

/// The digest of the table, and the seed of its draws.
fn notes(record: &Record, language: Language) -> Vec<String> {
    let last = record.log().iter().rev().find_map(|recorded| match &recorded.event {
        Event::Own(A::Joint(J::JointSigned { sha256, seed, .. })) => Some((sha256, seed)),
        _ => None,
    });
    let Some((sha256, seed)) = last else { return Vec::new() };
    vec![
        text!(language, "conduct-paper-digest", digest = sha256.to_string()),
        text!(language, "conduct-paper-seed", seed = seed.reveal()),
    ]
}
