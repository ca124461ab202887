//! One graded sheet on paper: a heading with the letters and the total, the words field by field, and
//! the sums. Words flow as units that never break: a valid one plain, an invalid one in a frame with its
//! points and the reason.

use serde::Deserialize;

use super::{GradedSheet, State};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::grade::{GradedWord, Verdict};
use crate::domain::formats::anagram::rules::Field;
use crate::language::{Language, tr};
use crate::print::layout::block::Block;
use crate::print::layout::canvas::Canvas;
use crate::print::layout::flow::Align;
use crate::print::layout::grid::{FRAME_MM, bold, frame, plain, soft};
use crate::print::layout::leaf::{DOT, Leaf, LeafType};
use crate::print::layout::names::name_lines;
use crate::print::layout::pages::{Area, Ink, Style};
use crate::print::layout::shape::TileInk;
use crate::print::layout::template::Figure;
use crate::print::layout::text;
use crate::text;

/// The places of a block.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(in crate::print) struct BlockWidths {
    /// Between the two columns, and between one block and the next.
    pub gap_mm: Figure,
    pub below_mm: Figure,
    /// The field's number at the left, its points at the right.
    pub field_mm: Figure,
    pub points_mm: Figure,
    /// Between words.
    pub word_gap_mm: Figure,
    /// A letter of the rack, and what is between two.
    pub tile_mm: Figure,
    pub tile_gap_mm: Figure,
}

/// The least that words are read in.
const LEAST_WORDS_MM: f32 = 40.0;
/// The rules under a heading and under a field.
const HEAD_RULE_MM: f32 = 0.3;
const FIELD_RULE_MM: f32 = 0.12;
/// How high a line of words is, and where that saves a page.
pub(in crate::print::formats::anagram) const LINE_MM: f32 = 4.5;
pub(in crate::print::formats::anagram) const CLOSE_LINE_MM: f32 = 4.15;
/// How many columns a page has.
pub(super) const COLUMNS: u8 = 2;

/// What a sheet is called by: its round and letters among sheets of a player, else its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::print::formats::anagram) enum Heading {
    Round,
    Player,
}

impl BlockWidths {
    /// What the places need at least.
    pub(in crate::print) fn least_mm(&self) -> f32 {
        let column = self.field_mm.get() + self.points_mm.get() + LEAST_WORDS_MM;
        f32::from(COLUMNS) * column + self.gap_mm.get()
    }

    pub(in crate::print::formats::anagram) fn column_mm(&self, width_mm: f32) -> f32 {
        (width_mm - self.gap_mm.get()) / f32::from(COLUMNS)
    }
}

/// The parts of a sheet, to be kept together in a column where they fit in one.
pub(in crate::print::formats::anagram) fn blocks<C>(
    leaf: &mut Leaf<'_, C>,
    widths: &BlockWidths,
    sheet: &GradedSheet,
    (heading, line_mm): (Heading, f32),
) -> Vec<Block> {
    let (language, sizes) = (leaf.language, leaf.figures.sizes);
    let width_mm = widths.column_mm(leaf.flow.width_mm());
    let maker = Maker { widths, sizes, language, width_mm, line_mm };
    let mut blocks = vec![leaf.flow.block(|canvas| maker.head(canvas, sheet, heading))];
    let none = sheet.words.is_empty() && sheet.state == State::Counts;
    let said = state(sheet.state, language).or(none.then(|| tr(language, "documents-no-words")));
    if let Some(said) = said {
        let style = bold(sizes.note.get());
        blocks.push(leaf.flow.block(|canvas| {
            canvas.paragraph(&said, (0.0, 0.4), maker.width_mm, (style, Align::Left))
        }));
    }
    for field in Field::ALL {
        let words: Vec<&GradedWord> =
            sheet.words.iter().filter(|word| word.field == field).collect();
        if !words.is_empty() {
            blocks.extend(maker.field(leaf, sheet, field, &words));
        }
    }
    if !sheet.words.is_empty() && !matches!(sheet.state, State::Late | State::Void) {
        let said = sums(sheet, language);
        let style = soft(sizes.note.get());
        blocks.push(leaf.flow.block(|canvas| {
            canvas.paragraph(&said, (0.0, 0.3), maker.width_mm, (style, Align::Left))
        }));
    }
    blocks
}

/// A word with its sign and what is said of it, measured.
struct Unit {
    parts: Vec<(String, Style)>,
    framed: bool,
    width_mm: f32,
}

/// What stands between a word and its reason.
const PART_GAP_MM: f32 = 0.9;
/// What a frame keeps from the word in it.
const PAD_MM: f32 = 1.1;

impl Unit {
    fn new(parts: Vec<(String, Style)>, framed: bool) -> Self {
        let wide = |(text, style): &(String, Style)| style.width_mm(text);
        let gaps = f32::from(u8::try_from(parts.len().saturating_sub(1)).unwrap_or(u8::MAX));
        let own: f32 = parts.iter().map(wide).sum::<f32>() + gaps * PART_GAP_MM;
        let width_mm = if framed { own + 2.0 * PAD_MM } else { own };
        Self { parts, framed, width_mm }
    }

    fn set(&self, canvas: &mut Canvas<'_>, (x_mm, y_mm): (f32, f32), line_mm: f32) {
        let mut x = x_mm;
        if self.framed {
            canvas.put(frame((x_mm, y_mm + (line_mm - FRAME_MM) / 2.0), self.width_mm));
            x += PAD_MM;
        }
        for (text, style) in &self.parts {
            let y = y_mm + (line_mm - style.leading_mm()) / 2.0;
            x += canvas.line(text, (*style, Align::Left), (x, y), self.width_mm) + PART_GAP_MM;
        }
    }
}

struct Maker<'a> {
    widths: &'a BlockWidths,
    sizes: LeafType,
    language: Language,
    width_mm: f32,
    line_mm: f32,
}

impl Maker<'_> {
    fn head(&self, canvas: &mut Canvas<'_>, sheet: &GradedSheet, heading: Heading) -> f32 {
        let (language, sizes) = (self.language, self.sizes);
        let large = bold(sizes.heading.get());
        let total = match sheet.state {
            State::Missing => "?".to_owned(),
            State::Late | State::Void | State::NotHandedIn => language.signed(0),
            State::Counts | State::Unsettled => language.signed(i64::from(sheet.total())),
        };
        let mark = match sheet.state {
            State::Late => Some("print-mark-late"),
            State::Void => Some("print-mark-void"),
            State::NotHandedIn => Some("print-mark-none"),
            State::Counts | State::Unsettled | State::Missing => None,
        };
        let tile_mm = self.widths.tile_mm.get();
        let named = |text: &str| large.width_mm(text);
        let mut right = self.width_mm - named(&total);
        let (lines, tiles) = match heading {
            Heading::Round => {
                let round = text!(language, "documents-round", round = sheet.round);
                (vec![round], sheet.letters.as_slice())
            }
            Heading::Player => {
                let name = numbered(sheet.number, &sheet.player);
                let room = right - 6.0;
                (name_lines(&name, large, room, canvas.warnings), &[][..])
            }
        };
        let mut y = (tile_mm - large.leading_mm()).max(0.0) / 2.0;
        let top = y;
        let mut end = 0.0;
        for line in &lines {
            end = canvas.line(line, (large, Align::Left), (0.0, y), self.width_mm);
            y += large.leading_mm();
        }
        canvas.line(&total, (large, Align::Right), (0.0, top), self.width_mm);
        if let Some(key) = mark {
            let said = bold(sizes.note.get());
            let unit = Unit::new(vec![(tr(language, key), said)], true);
            right -= unit.width_mm + 1.0;
            let y = top + (large.leading_mm() - self.line_mm) / 2.0;
            unit.set(canvas, (right, y), self.line_mm);
        }
        let step = tile_mm + self.widths.tile_gap_mm.get();
        let mut x = end + 2.4;
        for tile in tiles {
            let area = Area { x_mm: x, y_mm: 0.0, width_mm: tile_mm, height_mm: tile_mm };
            tile.marks(area, TileInk::BLACK).into_iter().for_each(|mark| canvas.put(mark));
            x += step;
        }
        let bottom = y.max(if tiles.is_empty() { 0.0 } else { tile_mm }) + 0.7;
        canvas.rule((0.0, bottom), (self.width_mm, bottom), HEAD_RULE_MM, Ink::Full);
        bottom + 0.5
    }

    /// The lines of a field: its number, its words, its points.
    fn field<C>(
        &self,
        leaf: &mut Leaf<'_, C>,
        sheet: &GradedSheet,
        field: Field,
        words: &[&GradedWord],
    ) -> Vec<Block> {
        let (left, gap) = (self.widths.field_mm.get(), self.widths.word_gap_mm.get());
        let room = self.width_mm - left - self.widths.points_mm.get();
        let mut lines: Vec<Vec<(f32, Unit)>> = vec![Vec::new()];
        let mut x = 0.0;
        for unit in words.iter().flat_map(|word| self.units(sheet, word, room)) {
            if x > 0.0 && x + unit.width_mm > room {
                lines.push(Vec::new());
                x = 0.0;
            }
            let next = x + unit.width_mm + gap;
            if let Some(line) = lines.last_mut() {
                line.push((x, unit));
            }
            x = next;
        }
        let sum: i32 = words.iter().map(|word| word.points).sum();
        let sum = match sheet.state {
            // Where nothing counts no points are shown: they would be added up.
            State::Late | State::Void => "–".to_owned(),
            _ => self.language.signed(i64::from(sum)),
        };
        let (number, points) = (bold(self.sizes.body.get()), soft(self.sizes.body.get()));
        let last = lines.len() - 1;
        let line_mm = self.line_mm;
        let line = |(index, units): (usize, Vec<(f32, Unit)>)| {
            leaf.flow.block(|canvas| {
                let y = (line_mm - number.leading_mm()) / 2.0;
                if index == 0 {
                    let length = field.length().to_string();
                    canvas.line(&length, (number, Align::Left), (0.0, y), left);
                    canvas.line(&sum, (points, Align::Right), (0.0, y), self.width_mm);
                }
                for (x, unit) in &units {
                    unit.set(canvas, (left + x, 0.0), line_mm);
                }
                if index < last {
                    return line_mm;
                }
                let y = line_mm + 0.15;
                canvas.rule((0.0, y), (self.width_mm, y), FIELD_RULE_MM, Ink::Faint);
                line_mm + 0.3
            })
        };
        lines.into_iter().enumerate().map(line).collect()
    }

    /// A word as a unit; in several where it is wider than a line.
    fn units(&self, sheet: &GradedSheet, word: &GradedWord, room_mm: f32) -> Vec<Unit> {
        let language = self.language;
        let (cell, strong) = (plain(self.sizes.cell.get()), bold(self.sizes.cell.get()));
        let small = plain(self.sizes.small.get());
        let written = word.written.to_string();
        let reason = reason(word.verdict, language);
        let points = language.signed(i64::from(word.points));
        let counts = !matches!(sheet.state, State::Late | State::Void);
        let parts = match word.verdict {
            Verdict::Valid => {
                let ruled = word.written.word().is_some_and(|word| {
                    sheet
                        .rulings
                        .iter()
                        .any(|(ruled, ruling)| ruled == word && ruling.ruled == Ruled::Valid)
                });
                let star = if ruled { "*" } else { "" };
                return self.narrow(&format!("{written}{star}"), cell, room_mm);
            }
            _ if !counts => return self.narrow(&written, cell, room_mm),
            Verdict::Misplaced | Verdict::Ignored | Verdict::Repeated => {
                vec![(format!("· {written}"), Style { ink: Ink::Soft, ..cell }), (reason, small)]
            }
            Verdict::NotFromLetters { .. } | Verdict::RuledInvalid | Verdict::NotInLexicon => {
                vec![(format!("✗ {written} {points}"), strong), (reason, small)]
            }
            Verdict::Undecided | Verdict::Illegible => {
                vec![(format!("? {written}"), strong), (reason, small)]
            }
        };
        let framed = word.verdict.is_invalid() || word.verdict.is_undecided();
        let unit = Unit::new(parts.clone(), framed);
        if unit.width_mm <= room_mm {
            return vec![unit];
        }
        // Longer than a line: its pieces one after another, without a frame.
        parts.iter().flat_map(|(text, style)| self.narrow(text.trim(), *style, room_mm)).collect()
    }

    /// A text in pieces that fit on a line.
    #[expect(clippy::unused_self, reason = "a piece is made as every unit is")]
    fn narrow(&self, said: &str, style: Style, room_mm: f32) -> Vec<Unit> {
        let said = text::clean(said, style.weight, &mut Vec::new());
        let lines = text::wrap(&said, style.weight, style.size_pt, room_mm);
        lines.into_iter().map(|line| Unit::new(vec![(line, style)], false)).collect()
    }
}

/// The rulings on the words of sheets, each with its round and evidence, in a row.
pub(in crate::print::formats::anagram) fn rulings_of<'a>(
    sheets: impl Iterator<Item = &'a GradedSheet>,
    language: Language,
) -> String {
    let of = |sheet: &'a GradedSheet| {
        sheet.rulings.iter().map(move |(word, ruling)| {
            let key = match ruling.ruled {
                Ruled::Valid => "documents-ruled-valid",
                Ruled::Invalid => "documents-ruled-invalid",
            };
            let evidence = ruling.evidence.trim();
            let said = text!(language, key, word = word.to_string(), evidence = evidence);
            let said = said.trim_end_matches([' ', '·']);
            text!(language, "documents-ruled-in", round = sheet.round, ruling = said)
        })
    };
    sheets.flat_map(of).collect::<Vec<_>>().join(DOT)
}

/// What the signs of words mean, over the whole width; that of an open word where one is.
pub(in crate::print::formats::anagram) fn key<'a, C>(
    leaf: &mut Leaf<'_, C>,
    sheets: impl Iterator<Item = &'a GradedSheet>,
) {
    let is_open = |word: &GradedWord| word.verdict.is_undecided();
    let open = sheets.flat_map(|sheet| &sheet.words).any(is_open);
    let open = open.then(|| tr(leaf.language, "documents-graded-legend-open"));
    let said = std::iter::once(tr(leaf.language, "documents-graded-legend")).chain(open);
    let said = said.collect::<Vec<_>>().join(DOT);
    let style = plain(leaf.figures.sizes.note.get());
    leaf.flow.paragraph(&said, style);
    leaf.flow.skip(2.0);
}

/// Why a word is not valid, short enough to stand beside it.
fn reason(verdict: Verdict, language: Language) -> String {
    let key = match verdict {
        Verdict::Valid => return String::new(),
        Verdict::NotFromLetters { missing } => {
            return text!(language, "documents-lacks", letter = missing.to_char());
        }
        Verdict::RuledInvalid => "documents-word-ruled",
        Verdict::NotInLexicon => "documents-word-not-in-lexicon",
        Verdict::Undecided => "documents-word-undecided",
        Verdict::Illegible => "documents-word-illegible",
        Verdict::Misplaced => "documents-word-misplaced",
        Verdict::Ignored => "documents-word-unreadable",
        Verdict::Repeated => "documents-word-repeated",
    };
    tr(language, key)
}

fn sums(sheet: &GradedSheet, language: Language) -> String {
    let points = |points: i32| language.signed(i64::from(points));
    let (valid, invalid) = (sheet.valid, sheet.invalid);
    let mut parts = vec![
        text!(language, "documents-valid", count = valid.count, points = points(valid.points)),
        text!(
            language,
            "documents-invalid",
            count = invalid.count,
            points = points(invalid.points)
        ),
    ];
    if sheet.undecided > 0 {
        parts.push(text!(language, "documents-undecided", count = sheet.undecided));
    }
    parts.join(DOT)
}

/// What is to be known of a sheet before its words.
fn state(state: State, language: Language) -> Option<String> {
    let key = match state {
        State::Counts => return None,
        State::Late => "documents-sheet-late",
        State::Void => "documents-sheet-void",
        State::NotHandedIn => "documents-sheet-none",
        State::Missing => "documents-sheet-missing",
        State::Unsettled => "documents-sheet-unsettled",
    };
    Some(tr(language, key))
}

/// The same in a word or two, for a table.
pub(in crate::print::formats::anagram) fn note(state: State, language: Language) -> String {
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

/// A player's number and name.
fn numbered(number: u32, name: &str) -> String {
    format!("{number}. {name}")
}
