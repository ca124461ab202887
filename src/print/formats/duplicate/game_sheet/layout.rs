//! A game sheet on a page: the turns, then the board with what the game adds up to beside it.

use serde::Deserialize;

use super::{GameRow, GameSheet};
use crate::domain::formats::duplicate::game::{Cancelled, Possible};
use crate::language::{Language, tr};
use crate::print::formats::duplicate::board::{OnBoard, board, ringed, ringed_mm, side_mm};
use crate::print::formats::duplicate::played::{criterion, end as said_end};
use crate::print::layout::block::Block;
use crate::print::layout::canvas::{Canvas, Setting};
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{bold, plain, soft};
use crate::print::layout::leaf::{self, Leaf, LeafFigures, Widths};
use crate::print::layout::pages::{Area, Ink, Style};
use crate::print::layout::text as lines;
use crate::print::layout::{Pages, Templates};
use crate::print::words;
use crate::text;

/// Widths of the columns; the words across share what the others leave.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

pub(in crate::print) type Figures = LeafFigures<Columns>;

impl leaf::Columns for Columns {
    const NAME: &'static str = "game-sheet";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/game-sheet.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let board = side_mm(self.0.get("cell_mm"));
        vec![(self.fixed_mm(), self.0.get("adjacent_mm")), (board, 50.0)]
    }
}

/// The columns in their order, without that of the words across.
const FIXED: [&str; 9] = [
    "turn_mm",
    "rack_mm",
    "place_mm",
    "word_mm",
    "points_mm",
    "sum_mm",
    "criteria_mm",
    "best_mm",
    "solo_mm",
];

impl Columns {
    fn fixed_mm(&self) -> f32 {
        FIXED.iter().map(|key| self.0.get(key)).sum()
    }
}

/// What parts keep from each other, and what a cell keeps from the next.
const GAP_MM: f32 = 5.0;
const CELL_GAP_MM: f32 = 2.0;
const RULE_MM: f32 = 0.12;
const HEAD_RULE_MM: f32 = 0.3;
/// A line to sign on with what stands below it, and what lines keep from each other.
const SIGN_MM: f32 = 12.0;
const SIGN_STEP_MM: f32 = 17.0;
/// What the first line has above it, and the least of it.
const SIGN_ABOVE_MM: f32 = 9.0;
const CLOSE_ABOVE_MM: f32 = 2.0;
/// A second line of words across.
const LINE_MM: f32 = 3.2;

/// Where a column begins, how wide it is.
#[derive(Clone, Copy)]
struct Place {
    x: f32,
    width: f32,
}

struct Places {
    turn: Place,
    rack: Place,
    place: Place,
    word: Place,
    adjacent: Place,
    points: Place,
    sum: Place,
    criteria: Place,
    best: Option<Place>,
    solo: Place,
}

type Sheet<'a> = Leaf<'a, Columns>;

pub(super) fn document(sheet: &GameSheet<'_>, language: Language, templates: &Templates) -> Pages {
    let figures: Figures = templates.figures();
    let mut leaf = Leaf::new((&figures, templates.club()), language, sheet.called.clone());
    if sheet.rows.is_empty() {
        return leaf.nothing(&tr(language, "turns-nothing-drawn"));
    }
    let places = places(&leaf, sheet);
    let notes = notes(sheet, language);
    let cell_mm = figures.columns.0.get("cell_mm");
    let small = soft(figures.sizes.small.get());
    let noted = |leaf: &Sheet<'_>| -> f32 {
        let width = leaf.flow.width_mm();
        let count: usize = notes
            .iter()
            .map(|note| lines::wrap(note, small.weight, small.size_pt, width).len())
            .sum();
        f32::from(u16::try_from(count).unwrap_or(u16::MAX)) * small.leading_mm()
    };
    let count = f32::from(u16::try_from(sheet.rows.len()).unwrap_or(u16::MAX));
    let further: f32 = sheet.rows.iter().map(|row| more_mm(&leaf, row, &places)).sum();
    let above = GAP_MM + noted(&leaf) + head_mm(&leaf) + further;
    let (least_mm, most_mm) = (figures.columns.0.get("row_least_mm"), figures.space.row_mm.get());
    let wanted =
        |leaf: &Sheet<'_>, end: &Block| (leaf.flow.room_mm() - above - end.height_mm) / count;
    // Whoever signs has room above the line, unless that would take a page.
    let roomy = end(&mut leaf, sheet, (cell_mm, SIGN_ABOVE_MM));
    let end = match wanted(&leaf, &roomy) {
        row_mm if row_mm >= least_mm => roomy,
        _ => end(&mut leaf, sheet, (cell_mm, CLOSE_ABOVE_MM)),
    };
    let row_mm = wanted(&leaf, &end).clamp(least_mm, most_mm);
    head(&mut leaf, &places);
    for row in &sheet.rows {
        let high = row_mm + more_mm(&leaf, row, &places);
        if leaf.flow.room_mm() < high {
            leaf.flow.break_page();
            head(&mut leaf, &places);
        }
        set_row(&mut leaf, row, &places, high);
    }
    leaf.flow.skip(1.0);
    for note in &notes {
        leaf.flow.paragraph(note, small);
    }
    leaf.flow.skip(GAP_MM - 1.0);
    leaf.flow.need(end.height_mm);
    leaf.flow.put(end);
    leaf.finish()
}

fn places(leaf: &Sheet<'_>, sheet: &GameSheet<'_>) -> Places {
    let widths = &leaf.figures.columns.0;
    let has_best = sheet.rows.iter().any(|row| {
        row.top.as_ref().is_some_and(|top| top.points != row.best && row.cancelled.is_none())
    });
    let spared = if has_best { 0.0 } else { widths.get("best_mm") };
    let adjacent = leaf.flow.width_mm() - leaf.figures.columns.fixed_mm() + spared;
    let mut x = 0.0;
    let mut next = |width: f32| {
        let place = Place { x, width };
        x += width;
        place
    };
    Places {
        turn: next(widths.get("turn_mm")),
        rack: next(widths.get("rack_mm")),
        place: next(widths.get("place_mm")),
        word: next(widths.get("word_mm")),
        adjacent: next(adjacent),
        points: next(widths.get("points_mm")),
        sum: next(widths.get("sum_mm")),
        criteria: next(widths.get("criteria_mm")),
        best: has_best.then(|| next(widths.get("best_mm"))),
        solo: next(widths.get("solo_mm")),
    }
}

/// A text in a place of a line.
fn put(canvas: &mut Canvas<'_>, said: &str, at: (Place, f32), style: Style, align: Align) {
    let (Place { x, width }, y) = at;
    let (x_mm, width_mm) = match align {
        Align::Left | Align::Centre => (x + CELL_GAP_MM, width - CELL_GAP_MM),
        Align::Right => (x, width),
    };
    let area = Area { x_mm, y_mm: y, width_mm, height_mm: style.leading_mm() };
    let setting = Setting::line(style, style.size_pt * 0.7);
    canvas.text(said, area, Setting { align, ..setting });
}

fn head_mm(leaf: &Sheet<'_>) -> f32 {
    bold(leaf.figures.sizes.column_heading.get()).leading_mm() + 0.6
}

fn head(leaf: &mut Sheet<'_>, places: &Places) {
    let (language, width) = (leaf.language, leaf.flow.width_mm());
    let style = bold(leaf.figures.sizes.column_heading.get());
    let high = head_mm(leaf);
    let block = leaf.flow.block(|canvas| {
        let mut say = |key: &str, place: Place, align| {
            put(canvas, &tr(language, key), (place, 0.0), style, align);
        };
        say("turns-column-turn", places.turn, Align::Right);
        say("turns-column-rack", places.rack, Align::Left);
        say("turns-column-position", places.place, Align::Left);
        say("turns-column-play", places.word, Align::Left);
        say("turns-column-adjacent", places.adjacent, Align::Left);
        say("turns-column-points", places.points, Align::Right);
        say("turns-column-cumulated", places.sum, Align::Right);
        say("turns-column-criterion", places.criteria, Align::Left);
        if let Some(best) = places.best {
            say("turns-column-best", best, Align::Right);
        }
        say("turns-column-solo", places.solo, Align::Right);
        canvas.rule((0.0, high), (width, high), HEAD_RULE_MM, Ink::Full);
        high
    });
    leaf.flow.put(block);
}

fn adjacent(leaf: &Sheet<'_>, row: &GameRow, places: &Places) -> Vec<String> {
    let style = plain(leaf.figures.sizes.note.get());
    let words = row.top.as_ref().map(|top| top.adjacent.clone()).unwrap_or_default();
    let width = places.adjacent.width - CELL_GAP_MM;
    lines::wrap_facts(&words, ", ", style.weight, style.size_pt, width)
}

/// What a row needs beyond one line.
fn more_mm(leaf: &Sheet<'_>, row: &GameRow, places: &Places) -> f32 {
    let lines = adjacent(leaf, row, places).len().saturating_sub(1);
    f32::from(u8::try_from(lines).unwrap_or(u8::MAX)) * LINE_MM
}

fn set_row(leaf: &mut Sheet<'_>, row: &GameRow, places: &Places, high: f32) {
    let (language, width, sizes) = (leaf.language, leaf.flow.width_mm(), leaf.figures.sizes);
    let (figure, strong) = (plain(sizes.figure.get()), bold(sizes.figure.get()));
    let (word, note) = (bold(sizes.cell.get()), plain(sizes.note.get()));
    let across = adjacent(leaf, row, places);
    let block = leaf.flow.block(|canvas| {
        let middle = |style: Style| (high - style.leading_mm()) / 2.0;
        let y = middle(figure);
        put(canvas, &row.turn.to_string(), (places.turn, y), figure, Align::Right);
        set_rack(canvas, row, (places.rack, y), sizes.cell.get());
        if let Some(top) = &row.top {
            put(canvas, &top.position, (places.place, y), strong, Align::Left);
            let own = ringed_mm(&top.word, word);
            let room = places.word.width - CELL_GAP_MM;
            let fitted = Style { size_pt: word.size_pt * (room / own).min(1.0), ..word };
            let at = (places.word.x + CELL_GAP_MM, middle(fitted));
            ringed(canvas, &top.word, at, fitted);
            put(canvas, &top.points.to_string(), (places.points, y), strong, Align::Right);
        } else {
            let wide = Place { width: places.word.width + places.adjacent.width, ..places.word };
            put(canvas, &without(row, language), (wide, middle(note)), note, Align::Left);
        }
        if row.top.is_some() {
            let count = f32::from(u8::try_from(across.len()).unwrap_or(u8::MAX));
            let mut y = (high - count * LINE_MM) / 2.0 + (LINE_MM - note.leading_mm()) / 2.0;
            for line in across.iter().filter(|line| !line.is_empty()) {
                put(canvas, line, (places.adjacent, y), note, Align::Left);
                y += LINE_MM;
            }
        }
        put(canvas, &language.number(row.cumulated.into()), (places.sum, y), figure, Align::Right);
        // Why a play was chosen that counts for nobody is no matter any more.
        let said = if row.cancelled.is_some() {
            cancelled(row, language)
        } else {
            let criteria = row.criteria.iter().map(|&named| criterion(named, language));
            criteria.collect::<Vec<_>>().join(", ")
        };
        put(canvas, &said, (places.criteria, middle(note)), note, Align::Left);
        if let Some(best) = places.best.filter(|_| row.cancelled.is_none()) {
            put(canvas, &row.best.to_string(), (best, y), figure, Align::Right);
        }
        if let Some((table, points)) = row.solo {
            let said = format!("+{points} ({table})");
            put(canvas, &said, (places.solo, y), figure, Align::Right);
        }
        canvas.rule((0.0, high), (width, high), RULE_MM, Ink::Faint);
        high
    });
    leaf.flow.put(block);
}

/// What was left over in grey, a plus in bold, what was drawn; an asterisk a rack that went back before.
fn set_rack(canvas: &mut Canvas<'_>, row: &GameRow, (place, y): (Place, f32), size_pt: f32) {
    let (leftover, drawn) = &row.rack;
    let marks = "*".repeat(row.refused.len());
    let mut x = place.x + CELL_GAP_MM;
    let plus = if leftover.is_empty() { "+ " } else { " + " };
    let rest = format!("{drawn}{marks}");
    let pieces = [
        (leftover.as_str(), soft(size_pt)),
        (plus, bold(size_pt)),
        (rest.as_str(), plain(size_pt)),
    ];
    for (piece, style) in pieces {
        let width = style.weight.width_mm(piece, style.size_pt);
        let area = Area { x_mm: x, y_mm: y, width_mm: width + 0.1, height_mm: style.leading_mm() };
        if !piece.trim().is_empty() {
            let lead = piece.len() - piece.trim_start().len();
            let before =
                style.weight.width_mm(piece.get(..lead).unwrap_or_default(), style.size_pt);
            let area = Area { x_mm: x + before, ..area };
            canvas.text(piece.trim(), area, Setting::line(style, style.size_pt));
        }
        x += width;
    }
}

/// Why a turn has no play.
fn without(row: &GameRow, language: Language) -> String {
    match (row.no_play, row.cancelled) {
        (Some(Possible::Possible), _) => tr(language, "turns-no-play-possible"),
        (Some(Possible::Impossible), _) => tr(language, "turns-no-play-impossible"),
        (None, None) => tr(language, "turns-no-play-yet"),
        (None, Some(_)) => "–".to_owned(),
    }
}

fn cancelled(row: &GameRow, language: Language) -> String {
    match row.cancelled {
        None => String::new(),
        Some(Cancelled::Score) => tr(language, "turns-cancelled"),
        Some(Cancelled::TakenBack) => tr(language, "turns-taken-back"),
    }
}

/// Racks that went back, and plays that scored as much as the top.
fn notes(sheet: &GameSheet<'_>, language: Language) -> Vec<String> {
    let mut notes = Vec::new();
    let refused = sheet.rows.iter().flat_map(|row| {
        row.refused.iter().map(|(tiles, why)| {
            text!(language, "turns-refused-in", turn = row.turn, tiles = tiles, why = why)
        })
    });
    let refused: Vec<String> = refused.collect();
    if !refused.is_empty() {
        notes.push(text!(language, "turns-refused-all", racks = refused.join(", ")));
    }
    let has_joker = |row: &GameRow| {
        row.top.as_ref().is_some_and(|top| top.word.iter().any(|laid| laid.is_blank()))
    };
    if sheet.rows.iter().any(has_joker) {
        notes.push(tr(language, "turns-ringed"));
    }
    notes
}

/// The board, and beside it how the game ended, its sums, equivalents, and lines to sign on.
fn end(leaf: &mut Sheet<'_>, sheet: &GameSheet<'_>, (cell_mm, above_mm): (f32, f32)) -> Block {
    let (language, sizes, width) = (leaf.language, leaf.figures.sizes, leaf.flow.width_mm());
    let on = OnBoard { rules: sheet.rules, board: &sheet.board, last: &sheet.last };
    let side = side_mm(cell_mm);
    leaf.flow.block(|canvas| {
        board(canvas, (0.0, 0.0), cell_mm, on, language);
        let (left, right) = (side + GAP_MM + 2.0, width);
        let wide = right - left;
        let (heading, body, small) =
            (bold(sizes.heading.get()), plain(sizes.body.get()), soft(sizes.small.get()));
        let mut y = 2.0;
        if let Some(ended) = sheet.ended {
            let said = tr(language, "turns-end");
            y = canvas.paragraph(&said, (left, y), wide, (heading, Align::Left));
            let turn = sheet.rows.last().map_or(0, |row| row.turn);
            let why = said_end(ended, language);
            let why = text!(language, "turns-end-after", turn = turn, why = why);
            y = canvas.paragraph(&why, (left, y), wide, (body, Align::Left));
            if !sheet.left.is_empty() {
                let left_said = text!(language, "turns-left", tiles = &sheet.left);
                y = canvas.paragraph(&left_said, (left, y), wide, (body, Align::Left));
            }
            y += 3.0;
        }
        let said = tr(language, "turns-sums");
        y = canvas.paragraph(&said, (left, y), wide, (heading, Align::Left)) + 0.6;
        let sums = sheet.sums();
        let average = words::tenths(i64::from(sums.tops) * 10, sums.turns.into(), language);
        for (key, value) in [
            ("turns-sum-tops", language.number(sums.tops.into())),
            ("turns-sum-average", average),
            ("turns-sum-solos", sums.solos.to_string()),
            ("turns-sum-full", sums.full.to_string()),
        ] {
            let area = Area { x_mm: left, y_mm: y, width_mm: wide, height_mm: 5.4 };
            canvas.text(&tr(language, key), area, Setting::line(body, sizes.small.get()));
            let strong = Setting::line(bold(sizes.body.get()), sizes.small.get());
            canvas.text(&value, area, Setting { align: Align::Right, ..strong });
            y += 5.4;
            canvas.rule((left, y), (right, y), RULE_MM, Ink::Faint);
        }
        y += 2.0;
        let same = sheet.rows.iter().filter(|row| !row.equivalents.is_empty()).map(|row| {
            let named = row.equivalents.iter().map(|(at, word)| format!("{at} {word}"));
            let plays = named.collect::<Vec<_>>().join(", ");
            let count = row.equivalents.len();
            text!(language, "turns-equivalents", turn = row.turn, count = count, plays = plays)
        });
        let same = same.collect::<Vec<_>>().join(" ");
        if !same.is_empty() {
            y = canvas.paragraph(&same, (left, y), wide, (small, Align::Left));
        }
        let further = sheet.people.len().max(2).div_ceil(2) - 1;
        let further = f32::from(u8::try_from(further).unwrap_or(u8::MAX));
        let high = SIGN_MM + further * SIGN_STEP_MM;
        let at = (side - high).max(y + above_mm);
        sign(canvas, sheet, (left, at, wide), (body, small, language));
        side.max(at + high)
    })
}

fn sign(
    canvas: &mut Canvas<'_>,
    sheet: &GameSheet<'_>,
    (left, y, wide): (f32, f32, f32),
    (body, small, language): (Style, Style, Language),
) {
    let half = (wide - GAP_MM) / 2.0;
    let keys =
        std::iter::once("print-sign-referee").chain(std::iter::repeat("print-sign-assistants"));
    let names = sheet.people.iter().map(String::as_str).chain(std::iter::repeat(""));
    let all: Vec<_> = keys.zip(names).take(sheet.people.len().max(2)).collect();
    let mut y = y;
    for line in all.chunks(2) {
        for ((key, name), x) in line.iter().zip([left, left + half + GAP_MM]) {
            let what = Setting::line(small, small.size_pt * 0.8);
            let who = Setting::line(body, small.size_pt * 0.8);
            canvas.signature((x, y), half, (&tr(language, key), what), (name, who));
        }
        y += SIGN_STEP_MM;
    }
}
