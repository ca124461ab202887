//! A round's record on pages.

use serde::Deserialize;

use super::{Happening, RoundRecord, RoundResult, Tile};
use crate::domain::formats::anagram::round::{Origin, Stage};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::person::Role;
use crate::language::{Language, Teller, tr};
use crate::print::formats::anagram::graded::{State, spaced};
use crate::print::layout::face::Weight;
use crate::print::layout::flow::{Align, line_mark};
use crate::print::layout::leaf::{DOT, Leaf, LeafFigures, Widths};
use crate::print::layout::pages::Mark;
use crate::print::layout::template::Figure;
use crate::print::layout::{Club, Pages};
use crate::print::words::{self, grouped};
use crate::text;

/// Widths of the columns of what happened and of the results; names and sentences take the rest.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(in crate::print) struct Columns {
    pub tile_mm: Figure,
    pub tile_gap_mm: Figure,
    pub time_mm: Figure,
    pub who_mm: Figure,
    pub rank_mm: Figure,
    pub number_mm: Figure,
    pub count_mm: Figure,
    pub points_mm: Figure,
    pub total_mm: Figure,
    pub note_mm: Figure,
}

/// The least that names and sentences are read in.
const LEAST_MM: f32 = 40.0;
/// Frames of tiles: vowels are framed thinly, consonants twice.
const FRAME_MM: f32 = 0.25;
const INNER_MM: f32 = 0.8;

impl Columns {
    fn results_mm(&self) -> f32 {
        self.rank_mm.get()
            + self.number_mm.get()
            + 2.0 * (self.count_mm.get() + self.points_mm.get())
            + self.count_mm.get()
            + self.total_mm.get()
            + self.note_mm.get()
    }
}

impl Widths for Columns {
    const NAME: &'static str = "round-record";
    const EMBEDDED: &'static str = include_str!("../../../../../templates/print/round-record.toml");

    fn taken_mm(&self) -> f32 {
        let tiles = 7.0 * (self.tile_mm.get() + self.tile_gap_mm.get());
        let course = self.time_mm.get() + self.who_mm.get() + LEAST_MM;
        tiles.max(course).max(self.results_mm() + LEAST_MM)
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
    results(&mut leaf, &record.results);
    let nothing = "documents-nothing-happened";
    course(&mut leaf, record, &record.course, "documents-course", nothing);
    if !record.corrections.is_empty() {
        course(&mut leaf, record, &record.corrections, "documents-corrections", nothing);
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
    let columns = leaf.figures.columns;
    let (side, gap) = (columns.tile_mm.get(), columns.tile_gap_mm.get());
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

fn results(leaf: &mut Page<'_>, results: &[RoundResult]) {
    let language = leaf.language;
    leaf.heading(&tr(language, "documents-results"));
    if results.is_empty() {
        leaf.body(&tr(language, "documents-no-sheets"));
        return;
    }
    let columns = leaf.figures.columns;
    let name_mm = leaf.flow.width_mm() - columns.results_mm();
    let (plain, bold) = (Weight::Regular, Weight::Bold);
    let (left, right) = (Align::Left, Align::Right);
    let heading = |key| tr(language, key);
    let (count, points) = (columns.count_mm.get(), columns.points_mm.get());
    let set = [
        leaf.column(heading("print-column-rank"), columns.rank_mm.get(), right, plain),
        leaf.column(heading("documents-column-number"), columns.number_mm.get(), right, plain),
        leaf.column(heading("print-column-name"), name_mm, left, bold),
        leaf.column(heading("documents-column-valid"), count, right, plain),
        leaf.column(heading("documents-column-points"), points, right, plain),
        leaf.column(heading("documents-column-invalid"), count, right, plain),
        leaf.column(heading("documents-column-points"), points, right, plain),
        leaf.column(heading("documents-column-undecided"), count, right, plain),
        leaf.column(heading("documents-column-total"), columns.total_mm.get(), right, bold),
        leaf.column(heading("documents-column-note"), columns.note_mm.get(), left, plain),
    ];
    let rows: Vec<Vec<String>> = results.iter().map(|result| cells(result, language)).collect();
    leaf.table(&set, &rows);
}

fn cells(result: &RoundResult, language: Language) -> Vec<String> {
    let sheet = &result.sheet;
    let number = |number: u32| language.number(i64::from(number));
    let points = |points: i32| language.signed(i64::from(points));
    let graded = !matches!(sheet.state, State::Missing | State::NotHandedIn);
    let of_grade = |text: String| if graded { text } else { String::new() };
    vec![
        if sheet.state == State::Missing { "—".to_owned() } else { number(result.rank) },
        sheet.number.to_string(),
        sheet.player.clone(),
        of_grade(number(sheet.valid.count)),
        of_grade(points(sheet.valid.points)),
        of_grade(number(sheet.invalid.count)),
        of_grade(points(sheet.invalid.points)),
        if sheet.undecided > 0 { number(sheet.undecided) } else { String::new() },
        if sheet.state == State::Missing { "—".to_owned() } else { points(sheet.total()) },
        note(sheet.state, language),
    ]
}

/// What a result has to say in a word.
pub(in crate::print) fn note(state: State, language: Language) -> String {
    let key = match state {
        State::Counts => return String::new(),
        State::Late => "documents-note-late",
        State::Void => "documents-note-void",
        State::NotHandedIn => "documents-note-none",
        State::Missing => "documents-note-missing",
        State::Unsettled => "documents-note-unsettled",
    };
    tr(language, key)
}

/// What happened, a row an event.
fn course(
    leaf: &mut Page<'_>,
    record: &RoundRecord,
    happenings: &[Happening],
    heading: &'static str,
    nothing: &'static str,
) {
    let language = leaf.language;
    leaf.heading(&tr(language, heading));
    if happenings.is_empty() {
        leaf.body(&tr(language, nothing));
        return;
    }
    let columns = leaf.figures.columns;
    let what_mm = leaf.flow.width_mm() - columns.time_mm.get() - columns.who_mm.get();
    let heading = |key| tr(language, key);
    let mut set = [
        leaf.column(
            heading("documents-column-time"),
            columns.time_mm.get(),
            Align::Left,
            Weight::Regular,
        ),
        leaf.column(heading("documents-column-what"), what_mm, Align::Left, Weight::Regular),
        leaf.column(
            heading("documents-column-who"),
            columns.who_mm.get(),
            Align::Left,
            Weight::Regular,
        ),
    ];
    // A reason may be long: it is never shortened.
    set[1].most_lines = 40;
    let teller = Teller { language, players: &record.players, subjects: &record.sheets };
    let rows: Vec<Vec<String>> =
        happenings.iter().map(|happening| told(happening, &teller)).collect();
    leaf.table(&set, &rows);
}

fn told(happening: &Happening, teller: &Teller<'_, Anagram>) -> Vec<String> {
    let Happening { at, event, undone } = happening;
    let language = teller.language;
    let what = teller.sentence(event);
    let what = if *undone { text!(language, "documents-undone", what = what) } else { what };
    let role = match event.who.role {
        Role::Referee => "documents-referee",
        Role::Assistant => "documents-assistant",
    };
    let who = event.who.name.trim();
    let who = if who.is_empty() { tr(language, role) } else { who.to_owned() };
    vec![at.format("%H:%M:%S").to_string(), what, who]
}
