//! A round's record on pages.

use serde::Deserialize;

use super::{Happening, RoundRecord, RoundResult, Tile};
use crate::domain::formats::anagram::Recorded;
use crate::domain::formats::anagram::grade::Sum;
use crate::domain::formats::anagram::round::{Origin, Stage};
use crate::domain::formats::anagram::rules::RACK;
use crate::domain::person::Role;
use crate::language::{Language, Teller, tr};
use crate::print::formats::anagram::graded::{GradedSheet, State, note, spaced};
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::leaf::{self, DOT, Leaf, LeafFigures};
use crate::print::layout::pages::Mark;
use crate::print::layout::table::{Column, Widths, fixed_mm};
use crate::print::layout::{Club, Pages};
use crate::print::words::{self, grouped};
use crate::text;

/// Widths of the columns of what happened and of the results, and of the tiles; names and sentences take
/// the rest.
#[derive(Clone, Debug, Deserialize)]
#[serde(transparent)]
pub(in crate::print) struct Columns(Widths);

/// The least that names and sentences are read in.
const LEAST_MM: f32 = 40.0;
/// Frames of tiles: vowels are framed thinly, consonants twice.
const FRAME_MM: f32 = 0.25;
const INNER_MM: f32 = 0.8;

impl leaf::Columns for Columns {
    const NAME: &'static str = "round-record";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/round-record.toml");

    fn tables(&self) -> Vec<(f32, f32)> {
        let language = Language::default();
        vec![
            (f32::from(RACK) * (self.0.get("tile_mm") + self.0.get("tile_gap_mm")), 0.0),
            (fixed_mm(&course(&self.0, language, &|_| String::new())), LEAST_MM),
            (fixed_mm(&results(&self.0, language)), LEAST_MM),
        ]
    }
}

pub(in crate::print) type Figures = LeafFigures<Columns>;
type Page<'a> = Leaf<'a, Columns>;

pub(super) fn of_round(
    record: &RoundRecord,
    language: Language,
    (figures, club): (&Figures, &Club),
) -> Pages {
    let kicker = tr(language, "documents-round-record");
    let title = text!(language, "documents-round", round = record.round);
    let mut called = words::called(&record.details, kicker, title, language);
    called.facts = facts(record, language);
    if let Some(head) = record.heads.last() {
        let (events, code) = (head.events.to_string(), head.code().to_string());
        called.foot =
            text!(language, "documents-check-code", events = events, code = code.replace(' ', ""));
    }
    if !record.state.is_settled() {
        called.mark = tr(language, "documents-round-open");
    }
    let mut leaf = Leaf::new((figures, club), language, called);
    if !record.state.is_settled() {
        leaf.banner(&tr(language, "documents-round-open"));
    }
    tiles(&mut leaf, &record.letters);
    if let Some(announced) = &record.state.announced {
        leaf.body(&said_origin(&announced.origin, language));
    }
    for head in &record.heads {
        leaf.labelled(&tr(language, "documents-round-end"), &language.head(*head));
    }
    if let Some(head) = record.heads.last() {
        let hash = grouped(&head.hash.to_string());
        leaf.labelled(&tr(language, "print-final-chain-head"), &hash);
    }
    sheets(&mut leaf, record);
    let widths = &figures.columns.0;
    let results = results(widths, language);
    leaf.section("documents-results", &results, &record.results, "documents-no-sheets");
    let teller = Teller { language, players: &record.players, subjects: &record.sheets };
    let tell = |event: &Recorded| teller.sentence(event);
    let (course, nothing) = (course(widths, language, &tell), "documents-nothing-happened");
    leaf.section("documents-course", &course, &record.course, nothing);
    if !record.corrections.is_empty() {
        leaf.section("documents-corrections", &course, &record.corrections, nothing);
    }
    leaf.finish()
}

fn facts(record: &RoundRecord, language: Language) -> Vec<String> {
    let (consonants, vowels) = record.rule.map_or((0, 0), |rule| (rule.consonants, rule.vowels));
    let minutes = record.rule.map_or(0, |rule| rule.full_ms.max(0) / 60_000);
    let attempt = record.state.attempt.get();
    let mut facts = vec![
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
    facts
}

/// The letters as tiles, in the order announced.
fn tiles(leaf: &mut Page<'_>, letters: &[Tile]) {
    let columns = &leaf.figures.columns.0;
    let (side, gap) = (columns.get("tile_mm"), columns.get("tile_gap_mm"));
    if letters.is_empty() {
        return;
    }
    leaf.flow.skip(2.0);
    leaf.flow.need(side);
    let top = leaf.flow.y_mm();
    let large = crate::print::layout::pages::Style {
        size_pt: side * 0.5 / crate::print::layout::face::MM_PER_PT,
        ..leaf.bold(leaf.figures.sizes.heading)
    };
    let small = leaf.plain(leaf.figures.sizes.small);
    let mut x = leaf.flow.left_mm();
    for tile in letters {
        leaf.frame((x, top), (x + side, top + side), FRAME_MM);
        if !tile.vowel {
            let (from, to) = (INNER_MM, side - INNER_MM);
            leaf.frame((x + from, top + from), (x + to, top + to), FRAME_MM);
        }
        let letter = tile.letter.to_string();
        let y = top + (side - large.leading_mm()) / 2.0;
        let mark = line_mark(&letter, large, Align::Centre, (x, y), side * 0.72);
        leaf.flow.mark(Mark::Text(mark));
        let value = tile.value.to_string();
        let y = top + side - small.leading_mm() - INNER_MM;
        let mark = line_mark(&value, small, Align::Right, (x, y), side - 2.0 * INNER_MM);
        leaf.flow.mark(Mark::Text(mark));
        x += side + gap;
    }
    leaf.flow.down_to(top + side);
    leaf.flow.skip(2.0);
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
    }
}

fn sheets(leaf: &mut Page<'_>, record: &RoundRecord) {
    let language = leaf.language;
    leaf.heading(&tr(language, "documents-sheets"));
    let keyed = text!(language, "documents-keyed", count = record.keyed);
    let mut parts = vec![keyed];
    if record.checked > 0 {
        parts.push(text!(language, "documents-checked", count = record.checked));
    }
    if record.nameless > 0 {
        parts.push(text!(language, "documents-nameless", count = record.nameless));
    }
    leaf.body(&parts.join(DOT));
    let lists = [
        ("documents-late", &record.late),
        ("documents-missing", &record.missing),
        ("documents-not-handed-in", &record.not_handed_in),
    ];
    for (label, names) in lists {
        if !names.is_empty() {
            leaf.labelled(&tr(language, label), &names.join(", "));
        }
    }
}

fn results<'a>(widths: &Widths, language: Language) -> [Column<'a, RoundResult>; 10] {
    let number = move |number: u32| language.number(i64::from(number));
    let signed = move |points: i32| language.signed(i64::from(points));
    let graded = |line: &RoundResult, said: String| match line.sheet.state {
        State::Missing | State::NotHandedIn => String::new(),
        State::Counts | State::Late | State::Void | State::Unsettled => said,
    };
    let keyed = |line: &RoundResult, said: String| {
        if line.sheet.state == State::Missing { "—".to_owned() } else { said }
    };
    let undecided = move |line: &RoundResult| match line.sheet.undecided {
        0 => String::new(),
        undecided => number(undecided),
    };
    let of = widths.columns::<RoundResult>(language);
    let count = |key, sum: fn(&GradedSheet) -> Sum| {
        of.right(key, "count_mm", move |line| graded(line, number(sum(&line.sheet).count)))
    };
    let points = |sum: fn(&GradedSheet) -> Sum| {
        of.right("documents-column-points", "points_mm", move |line| {
            graded(line, signed(sum(&line.sheet).points))
        })
    };
    let total = move |line: &RoundResult| keyed(line, signed(line.sheet.total()));
    [
        of.right("print-column-rank", "rank_mm", move |line| keyed(line, number(line.rank))),
        of.right("documents-column-number", "number_mm", |line| line.sheet.number.to_string()),
        of.rest("print-column-name", |line| line.sheet.player.clone()).bold(),
        count("documents-column-valid", |sheet| sheet.valid),
        points(|sheet| sheet.valid),
        count("documents-column-invalid", |sheet| sheet.invalid),
        points(|sheet| sheet.invalid),
        of.right("documents-column-undecided", "count_mm", undecided),
        of.right("documents-column-total", "total_mm", total).bold(),
        of.left("documents-column-note", "note_mm", move |line| note(line.sheet.state, language)),
    ]
}

/// What happened, a row an event, which `tell` puts in a sentence.
fn course<'a>(
    widths: &Widths,
    language: Language,
    tell: &'a dyn Fn(&Recorded) -> String,
) -> [Column<'a, Happening>; 3] {
    let what = move |one: &Happening| {
        let what = tell(&one.event);
        if one.undone { text!(language, "documents-undone", what = what) } else { what }
    };
    let who = move |one: &Happening| {
        let role = match one.event.who.role {
            Role::Referee => "documents-referee",
            Role::Assistant => "documents-assistant",
        };
        let who = one.event.who.name.trim();
        if who.is_empty() { tr(language, role) } else { who.to_owned() }
    };
    let of = widths.columns::<Happening>(language);
    [
        of.left("documents-column-time", "time_mm", |one| one.at.format("%H:%M:%S").to_string()),
        // A reason may be long: it is never shortened.
        of.rest("documents-column-what", what).whole(),
        of.left("documents-column-who", "who_mm", who),
    ]
}
