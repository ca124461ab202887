//! A round's record on pages: its letters, an equation that names everybody, the results, and beside them
//! what happened.

use std::collections::BTreeMap;

use super::arrange::{Frame, arrange};
use super::columns::{Figures, Page, heading_of};
use super::key::{key, marks};
use super::table::table;
use super::{Happening, Parts, RoundRecord};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::round::{Origin, Stage};
use crate::domain::formats::anagram::rules::ROUNDS;
use crate::domain::formats::anagram::{Event, Recorded};
use crate::domain::person::Role;
use crate::language::formats::corrected;
use crate::language::{Language, Teller, tr};
use crate::print::formats::anagram::graded::{State, spaced};
use crate::print::layout::block::{self, Block};
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{bold, legend, plain, soft};
use crate::print::layout::leaf::{DOT, Leaf};
use crate::print::layout::pages::{Area, Ink};
use crate::print::layout::rich;
use crate::print::layout::shape::{TileInk, rounded};
use crate::print::layout::{Club, Pages};
use crate::print::words::{self, grouped};
use crate::text;

/// How far below the results the lines to sign on stand at most.
const SIGN_BELOW_MM: f32 = 34.0;
/// What parts keep from each other, and how high the lines to sign on stand.
const GAP_MM: f32 = 2.5;
const LEGEND_GAP_MM: f32 = 1.2;
const SIGN_ROOM_MM: f32 = 9.0;
const SIGN_GAP_MM: f32 = 6.0;

pub(super) fn of_round(
    record: &RoundRecord,
    language: Language,
    (figures, club): (&Figures, &Club),
) -> Pages {
    let kicker = [tr(language, "documents-round-record"), record.details.title.trim().to_owned()];
    let title = text!(language, "documents-round", round = record.round);
    let mut called = words::called(&record.details, kicker.join(DOT), title, language);
    let mut foot = vec![format!("{} {}", tr(language, "documents-round-record"), record.round)];
    foot.push(record.details.title.trim().to_owned());
    foot.extend(words::place(&record.details, language));
    foot.retain(|part| !part.is_empty());
    called.foot = foot.join(DOT);
    called.beside = facts(record, language);
    called.right = words::place(&record.details, language);
    let referee = record.details.referee.trim();
    if !referee.is_empty() {
        called.right.push(text!(language, "print-final-referee", name = referee));
    }
    // A loose page says of which competition it is.
    called.running = text!(language, "print-continued", what = &called.kicker);
    called.state = match undecided(record) {
        _ if !record.state.is_settled() => tr(language, "documents-round-open"),
        0 => String::new(),
        count => text!(language, "documents-round-undecided", count = count),
    };
    let mut leaf = Leaf::new((figures, club), language, called);
    head(&mut leaf, record);
    results(&mut leaf, record);
    leaf.finish()
}

/// Of how many rounds, the ratio, the time, and what is special.
fn facts(record: &RoundRecord, language: Language) -> String {
    let (consonants, vowels) = record.rule.map_or((0, 0), |rule| (rule.consonants, rule.vowels));
    let minutes = record.rule.map_or(0, |rule| rule.full_ms.max(0) / 60_000);
    let attempt = record.state.attempt.get();
    let mut facts = vec![
        text!(language, "documents-of-rounds", rounds = ROUNDS),
        text!(language, "documents-ratio", consonants = consonants, vowels = vowels),
        text!(language, "documents-minutes", minutes = minutes),
    ];
    if attempt > 1 {
        facts.push(text!(language, "documents-attempt", attempt = attempt));
    }
    match record.state.stage {
        Stage::Recorded => facts.push(tr(language, "documents-round-recorded")),
        Stage::GivenUp => facts.push(tr(language, "documents-round-given-up")),
        Stage::ToCome
        | Stage::Drawn
        | Stage::Running(_)
        | Stage::Held(_)
        | Stage::Paused(..)
        | Stage::Over => {}
    }
    facts.join(DOT)
}

/// The letters, how they came, and the equation.
fn head(leaf: &mut Page<'_>, record: &RoundRecord) {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let columns = &leaf.figures.columns.0;
    let (side, gap) = (columns.get("tile_mm"), columns.get("tile_gap_mm"));
    let width = leaf.flow.width_mm();
    let origin = record.state.announced.as_ref().map(|one| said_origin(&one.origin, language));
    let high = record.letters.iter().any(|tile| tile.high);
    let key = if high { "documents-tiles-key-high" } else { "documents-tiles-key" };
    let key = tr(language, key);
    let letters = leaf.flow.block(|canvas| {
        if record.letters.is_empty() {
            return 0.0;
        }
        let mut x = 0.0;
        for tile in &record.letters {
            let area = Area { x_mm: x, y_mm: 0.0, width_mm: side, height_mm: side };
            tile.marks(area, TileInk::BLACK).into_iter().for_each(|mark| canvas.put(mark));
            x += side + gap;
        }
        let style = plain(sizes.kicker.get());
        let room = width - x - 4.0;
        let mut y = 0.0;
        for said in [origin.unwrap_or_default(), key].iter().filter(|said| !said.is_empty()) {
            y = canvas.paragraph(said, (x + 4.0, y), room, (style, Align::Right));
        }
        side.max(y)
    });
    leaf.flow.put(letters);
    leaf.flow.skip(GAP_MM);
    if record.state.stage != Stage::GivenUp {
        let equation = equation(leaf, record);
        leaf.flow.put(equation);
        leaf.flow.skip(GAP_MM);
    }
}

/// All players are those whose sheets count and the others, each part with its number.
fn equation(leaf: &mut Page<'_>, record: &RoundRecord) -> Block {
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    let parts = Parts::of(&record.results);
    let mut cells = vec![
        (record.results.len().to_string(), "documents-eq-players"),
        (format!("= {}", parts.count), "documents-eq-count"),
        (format!("+ {}", parts.not_handed_in), "documents-eq-not-handed-in"),
        (format!("+ {}", parts.out), "documents-eq-out"),
        (format!("+ {}", parts.void), "documents-eq-void"),
    ];
    if parts.missing > 0 {
        cells.push((format!("+ {}", parts.missing), "documents-eq-missing"));
    }
    cells.push((record.checked.to_string(), "documents-eq-checked"));
    if record.nameless > 0 {
        cells.push((record.nameless.to_string(), "documents-eq-nameless"));
    }
    let count = f32::from(u8::try_from(cells.len()).unwrap_or(u8::MAX));
    let own = width / count;
    let (large, small) = (bold(sizes.total.get() + 2.0), plain(sizes.note.get()));
    leaf.flow.block(|canvas| {
        let mut bottom = 0.0_f32;
        for (place, (number, key)) in (0_u8..).zip(&cells) {
            let x = f32::from(place) * own + 3.0;
            let room = own - 4.5;
            let y = canvas.paragraph(number, (x, 0.9), room, (large, Align::Left));
            bottom = bottom.max(canvas.paragraph(
                &tr(language, key),
                (x, y - 0.6),
                room,
                (small, Align::Left),
            ));
        }
        let height_mm = bottom + 1.0;
        for place in 1..cells.len() {
            let x = f32::from(u8::try_from(place).unwrap_or(u8::MAX)) * own;
            canvas.rule((x, 0.0), (x, height_mm), 0.15, Ink::Soft);
        }
        let area = Area { x_mm: 0.0, y_mm: 0.0, width_mm: width, height_mm };
        canvas.put(rounded(area, 1.4, None, Some((0.25, Ink::Full))));
        height_mm
    })
}

/// The results at the left, what happened at the right, and who signs at the foot.
fn results(leaf: &mut Page<'_>, record: &RoundRecord) {
    let (mut grid, rows) = table(leaf, record);
    let mut sections = side(leaf, record);
    let mut signatures = signatures(leaf, record);
    let (left, width) = (leaf.flow.left_mm(), leaf.flow.width_mm());
    let side_mm = leaf.figures.columns.0.get("side_mm");
    let frame = Frame {
        first_mm: leaf.flow.room_mm(),
        further_mm: leaf.figures.page.text_height_mm(),
        closing_mm: signatures.height_mm + GAP_MM,
        gap_mm: GAP_MM,
        legend_mm: 0.0,
    };
    let of = |section: &Vec<Block>| section.iter().map(|block| block.height_mm).collect();
    let heights: Vec<Vec<f32>> = sections.iter().map(of).collect();
    let mut arranged = arrange(&frame, &mut grid, &rows, &heights);
    let mut legends = None;
    if arranged.goes_on() {
        // Each page explains the marks on it.
        let (marks, size) = (marks(leaf, record), leaf.figures.sizes.small.get());
        let width_mm = width - side_mm - GAP_MM;
        let block = leaf.flow.block(|canvas| legend(canvas, &marks, width_mm, size));
        sections.pop();
        let frame = Frame { legend_mm: LEGEND_GAP_MM + block.height_mm, ..frame };
        arranged = arrange(&frame, &mut grid, &rows, &heights[..sections.len()]);
        legends = Some(block);
    }
    let mut beside = sections.into_iter().flatten();
    let frame = Frame {
        legend_mm: legends.as_ref().map_or(0.0, |block| LEGEND_GAP_MM + block.height_mm),
        ..frame
    };
    grid.look.row_mm = arranged.row_mm;
    grid.look.row_mm = frame.filled_mm(&grid, &rows, &arranged);
    let signed = arranged.signed();
    let mut rest = rows.as_slice();
    for (number, page) in arranged.pages.into_iter().enumerate() {
        if number > 0 {
            leaf.flow.break_page();
        }
        let top = leaf.flow.y_mm();
        let (own, more) = rest.split_at(page.rows.min(rest.len()));
        let is_empty = number == 0 && rows.is_empty() && record.state.stage != Stage::GivenUp;
        if !own.is_empty() || is_empty {
            grid.set(&mut leaf.flow, own);
            if let Some(block) = &legends {
                leaf.flow.skip(LEGEND_GAP_MM);
                leaf.flow.put(block.clone());
            }
        }
        rest = more;
        let mut end_mm = leaf.flow.y_mm();
        for (spot, block) in page.beside.into_iter().zip(&mut beside) {
            let x = left + (width - side_mm) * f32::from(spot.column) / 2.0;
            end_mm = end_mm.max(top + spot.y_mm + block.height_mm);
            leaf.flow.place(block, (x, top + spot.y_mm));
        }
        if number == signed {
            // At the foot, or where the page is nearly empty not far below what is signed.
            let foot = leaf.flow.bottom_mm() - signatures.height_mm;
            let signatures = std::mem::take(&mut signatures);
            leaf.flow.place(signatures, (left, foot.min(end_mm + SIGN_BELOW_MM)));
        }
    }
}

/// How often a word stands on a sheet that counts and waits for a ruling.
fn undecided(record: &RoundRecord) -> u32 {
    let sheets = record.results.iter().filter_map(|result| result.sheet.as_ref());
    sheets.filter(|sheet| sheet.state == State::Counts).map(|sheet| sheet.undecided).sum()
}

/// Whether the record is whole, and a line for each who signs.
fn signatures(leaf: &mut Page<'_>, record: &RoundRecord) -> Block {
    const ACROSS: usize = 4;
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    let whole = record.state.is_settled() && Parts::of(&record.results).missing == 0;
    let given_up = record.state.stage == Stage::GivenUp;
    let said = match undecided(record) {
        _ if given_up => tr(language, "documents-record-given-up"),
        _ if !whole => tr(language, "documents-record-open"),
        0 => tr(language, "documents-record-whole"),
        count => text!(language, "documents-record-undecided", count = count),
    };
    let mut people = vec![(record.details.referee.clone(), tr(language, "print-sign-referee"))];
    let assistant = tr(language, "print-sign-assistants");
    people.extend(record.details.assistants.iter().map(|name| (name.clone(), assistant.clone())));
    // What is signed stands before the first who signs, or above them all where a row has no room for it.
    let beside = people.len() < ACROSS;
    let own = (width - 3.0 * SIGN_GAP_MM) / 4.0;
    let step = own + SIGN_GAP_MM;
    leaf.flow.block(|canvas| {
        let (note, small) = (plain(sizes.note.get()), soft(sizes.note.get()));
        let name = bold(sizes.body.get());
        let measure = if beside { own } else { width };
        let mut bottom = canvas.paragraph(&said, (0.0, SIGN_ROOM_MM), measure, (note, Align::Left));
        let mut y = if beside { SIGN_ROOM_MM } else { bottom + SIGN_ROOM_MM };
        for row in people.chunks(block::across(people.len(), ACROSS)) {
            let mut x = if beside { step } else { 0.0 };
            for (who, what) in row {
                canvas.rule((x, y), (x + own, y), 0.2, Ink::Full);
                let end = canvas.paragraph(who, (x, y + 0.5), own, (name, Align::Left));
                let end = canvas.paragraph(what, (x, end), own, (small, Align::Left));
                bottom = bottom.max(end);
                x += step;
            }
            y = bottom + SIGN_ROOM_MM;
        }
        bottom
    })
}

/// Sections that stand beside the results, each of parts that are never torn.
fn side(leaf: &mut Page<'_>, record: &RoundRecord) -> Vec<Vec<Block>> {
    let language = leaf.language;
    let teller = Teller { language, players: &record.players, subjects: &record.subjects };
    let told = |one: &Happening| {
        let own = match &one.event.event {
            Event::Own(event) => corrected(&teller, (one.event.seq, event), &one.changes),
            _ => None,
        };
        let what = own.unwrap_or_else(|| teller.sentence(&one.event));
        // Every sentence is about this round.
        let round = text!(language, "documents-round", round = record.round);
        let what = what.strip_prefix(&format!("{round}: ")).unwrap_or(&what).to_owned();
        let what = if one.undone { text!(language, "documents-undone", what = what) } else { what };
        (one.at.format("%H:%M:%S").to_string(), what)
    };
    let mut sections = Vec::new();
    let course: Vec<_> = record.course.iter().map(told).collect();
    let course = if course.is_empty() {
        vec![(String::new(), tr(language, "documents-nothing-happened"))]
    } else {
        course
    };
    let mut section = timed(leaf, "documents-course", &course);
    section.extend(small_lines(leaf, &by(&record.course, language)));
    sections.push(section);
    let corrections: Vec<_> = record.corrections.iter().map(told).collect();
    if !corrections.is_empty() {
        let mut section = timed(leaf, "documents-corrections", &corrections);
        section.extend(small_lines(leaf, &by(&record.corrections, language)));
        sections.push(section);
    }
    sections.push(timed(leaf, "documents-in-figures", &untimed(figures(record, language))));
    if !record.rulings.is_empty() {
        let ruled = record.rulings.iter().map(|(word, ruling)| {
            let key = match ruling.ruled {
                Ruled::Valid => "documents-ruled-valid",
                Ruled::Invalid => "documents-ruled-invalid",
            };
            let evidence = ruling.evidence.trim();
            let ruled = text!(language, key, word = word.to_string(), evidence = evidence);
            ruled.trim_end_matches([' ', '·']).to_owned()
        });
        let ruled: Vec<String> = ruled.collect();
        sections.push(set_rulings(leaf, &ruled));
    }
    sections.push(code(leaf, record));
    sections.push(key(leaf, record));
    sections
}

/// The words in bold, each with its ruling; the heading stays with the first.
fn set_rulings(leaf: &mut Page<'_>, lines: &[String]) -> Vec<Block> {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let width = leaf.figures.columns.0.get("side_mm");
    let note = plain(sizes.note.get());
    let line = |(index, said): (usize, &String)| {
        leaf.flow.block(|canvas| {
            let heading = (index == 0).then(|| tr(language, "documents-rulings-of-round"));
            let y = heading.map_or(0.0, |said| heading_of(canvas, &said, width, sizes));
            // What was typed may have the signs of bold words itself.
            let end = match said.split_once(' ').filter(|_| !said.contains(['*', '[', ']'])) {
                Some((word, rest)) => {
                    let said = format!("*{word}* {rest}");
                    rich::paragraph(canvas, &said, (0.0, y), width, note)
                }
                None => canvas.paragraph(said, (0.0, y), width, (note, Align::Left)),
            };
            end + if index + 1 == lines.len() { GAP_MM } else { 0.35 }
        })
    };
    lines.iter().enumerate().map(line).collect()
}

fn untimed(lines: Vec<String>) -> Vec<(String, String)> {
    lines.into_iter().map(|line| (String::new(), line)).collect()
}

/// A heading with lines of a time and a sentence; the heading stays with the first.
fn timed(leaf: &mut Page<'_>, heading: &str, lines: &[(String, String)]) -> Vec<Block> {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let columns = &leaf.figures.columns.0;
    let (width, time_mm) = (columns.get("side_mm"), columns.get("time_mm"));
    let note = plain(sizes.note.get());
    let mut blocks = Vec::new();
    for (index, (time, said)) in lines.iter().enumerate() {
        blocks.push(leaf.flow.block(|canvas| {
            let said_above = (index == 0).then(|| tr(language, heading));
            let y = said_above.map_or(0.0, |said| heading_of(canvas, &said, width, sizes));
            let indent = if time.is_empty() { 0.0 } else { time_mm };
            let grey = soft(sizes.note.get());
            canvas.paragraph(time, (0.0, y), width, (grey, Align::Left));
            let end = canvas.paragraph(said, (indent, y), width - indent, (note, Align::Left));
            end + if index + 1 == lines.len() { GAP_MM } else { 0.35 }
        }));
    }
    blocks
}

fn small_lines(leaf: &mut Page<'_>, lines: &[String]) -> Vec<Block> {
    let (width, size) = (leaf.figures.columns.0.get("side_mm"), leaf.figures.sizes.small.get());
    let block = |line: &String| {
        leaf.flow.block(|canvas| {
            canvas.paragraph(line, (0.0, -GAP_MM + 0.5), width, (soft(size), Align::Left)) + GAP_MM
        })
    };
    lines.iter().map(block).collect()
}

/// Who did what is told: who did the most of it once, each other with the times.
fn by(happenings: &[Happening], language: Language) -> Vec<String> {
    let name = |recorded: &Recorded| {
        let role = match recorded.who.role {
            Role::Referee => "documents-referee",
            Role::Assistant => "documents-assistant",
            Role::Jury => "documents-jury",
            Role::Centre => "documents-centre",
            // It does nothing.
            Role::Screen => "console-screen",
        };
        let name = recorded.who.name.trim();
        if name.is_empty() { tr(language, role) } else { name.to_owned() }
    };
    let mut people: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for one in happenings {
        people.entry(name(&one.event)).or_default().push(one.at.format("%H:%M:%S").to_string());
    }
    let mut people: Vec<(String, Vec<String>)> = people.into_iter().collect();
    people.sort_by_key(|(_, times)| std::cmp::Reverse(times.len()));
    let Some(((first, _), others)) = people.split_first() else { return Vec::new() };
    if others.is_empty() {
        return vec![text!(language, "documents-all-by", name = first)];
    }
    let others = others.iter().map(|(name, times)| format!("{} {name}", times.join(", ")));
    let others = others.collect::<Vec<_>>().join("; ");
    vec![text!(language, "documents-all-by-but", name = first, others = others)]
}

/// What was found, and how much on the average.
fn figures(record: &RoundRecord, language: Language) -> Vec<String> {
    let found = &record.found;
    let (points, sheets) = found.points;
    let mean = match sheets {
        0 => "–".to_owned(),
        sheets => words::tenths(points * 10, sheets, language),
    };
    let mut lines = vec![text!(language, "documents-found", count = found.words, mean = mean)];
    if !found.longest.is_empty() {
        let words = found.longest.iter().map(|(word, count)| format!("{word} ({count})"));
        let words = words.collect::<Vec<_>>().join(", ");
        lines.push(text!(language, "documents-longest", words = words));
    }
    if !found.single.is_empty() {
        let words = found.single.join(", ");
        lines.push(text!(language, "documents-on-one-sheet", words = words));
    }
    lines
}

/// The code that the hall saw at the end of the round, and the whole hash.
fn code(leaf: &mut Page<'_>, record: &RoundRecord) -> Vec<Block> {
    let language = leaf.language;
    let Some(last) = record.heads.last() else { return Vec::new() };
    let mut lines: Vec<String> = record.heads.iter().map(|head| language.head(*head)).collect();
    lines.push(grouped(&last.hash.to_string()));
    let (events, code) = (last.events.to_string(), last.code().to_string().replace(' ', ""));
    lines.push(text!(language, "documents-check-code", events = events, code = code));
    timed(leaf, "documents-round-end", &untimed(lines))
}

fn said_origin(origin: &Origin, language: Language) -> String {
    match origin {
        Origin::Digital { redraws } => text!(language, "documents-digital", count = *redraws),
        Origin::Physical { put_back } if put_back.is_empty() => tr(language, "documents-physical"),
        Origin::Physical { put_back } => {
            let put_back = put_back.iter();
            let letters = put_back.map(|letters| spaced(letters.iter().map(|&l| l.to_char())));
            let letters: Vec<String> = letters.collect();
            text!(language, "documents-put-back", letters = letters.join(" / "))
        }
        Origin::Recorded => tr(language, "documents-recorded"),
        Origin::Released => tr(language, "documents-released"),
    }
}
