//! One graded sheet on paper: a heading with the total, the words field by field with sign, points
//! and reason, and the sums. It stands whole on a page unless it is longer than one.

use std::num::NonZeroU8;

use serde::Deserialize;

use super::{GradedSheet, State};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::anagram::grade::{GradedWord, Verdict};
use crate::domain::formats::anagram::rules::Field;
use crate::language::{Language, tr};
use crate::print::layout::flow::Align;
use crate::print::layout::leaf::{DOT, Leaf, Piece, Strip};
use crate::print::layout::template::Figure;
use crate::print::wish::Order;
use crate::text;

/// The places of a block.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct BlockWidths {
    /// The field's name, at the left.
    pub field_mm: Figure,
    /// How many words stand side by side.
    pub across: NonZeroU8,
    /// Of one word: its sign, itself, its points; its reason takes the rest.
    pub sign_mm: Figure,
    pub word_mm: Figure,
    pub points_mm: Figure,
    /// The total, at the right of the heading.
    pub total_mm: Figure,
    /// Above a block.
    pub above_mm: Figure,
}

/// The least that a reason is read in.
const LEAST_REASON_MM: f32 = 12.0;
const GAP_MM: f32 = 1.5;
const HEAD_RULE_MM: f32 = 0.35;
const FIELD_RULE_MM: f32 = 0.12;
/// How many lines a name, a word and a reason may take.
const LINES: usize = 2;

impl BlockWidths {
    fn of_word_mm(&self) -> f32 {
        self.sign_mm.get() + self.word_mm.get() + self.points_mm.get() + 2.0 * GAP_MM
    }

    /// What the places need at least.
    pub(in crate::print) fn least_mm(&self) -> f32 {
        let words = f32::from(self.across.get()) * (self.of_word_mm() + LEAST_REASON_MM);
        self.field_mm.get() + words.max(2.0 * self.total_mm.get())
    }
}

/// Sets a sheet among others of its player, or of its round: its heading says what they do not share.
pub(in crate::print) fn block<C>(
    leaf: &mut Leaf<'_, C>,
    widths: &BlockWidths,
    sheet: &GradedSheet,
    order: Order,
) {
    let language = leaf.language;
    let head = head(leaf, widths, sheet, order, "");
    let again = {
        let goes_on = tr(language, "documents-goes-on");
        Strip { above_mm: 0.0, ..self::head(leaf, widths, sheet, order, &goes_on) }
    };
    let mut strips = vec![head];
    if let Some(state) = state(sheet.state, language) {
        strips.push(line(leaf, &state, 1.0));
    }
    for field in Field::ALL {
        let of_field = sheet.words.iter().filter(|word| word.field == field).cloned();
        // Where nothing counts no word shows points: they would be added up.
        let of_field: Vec<GradedWord> = match sheet.state {
            State::Late | State::Void => {
                of_field.map(|word| GradedWord { points: 0, ..word }).collect()
            }
            _ => of_field.collect(),
        };
        strips.extend(field_strips(leaf, widths, field, &of_field));
    }
    if sheet.words.is_empty() && sheet.state == State::Counts {
        strips.push(line(leaf, &tr(language, "documents-no-words"), 1.0));
    }
    if !sheet.words.is_empty() {
        strips.push(line(leaf, &sums(sheet, language), 0.6));
    }
    for (word, ruling) in &sheet.rulings {
        let key = match ruling.ruled {
            Ruled::Valid => "documents-ruled-valid",
            Ruled::Invalid => "documents-ruled-invalid",
        };
        let (word, evidence) = (word.to_string(), ruling.evidence.trim());
        let ruled = text!(language, key, word = word, evidence = evidence);
        strips.push(line(leaf, &ruled, 0.0));
    }
    leaf.strips(&strips, &again);
}

fn head<C>(
    leaf: &mut Leaf<'_, C>,
    widths: &BlockWidths,
    sheet: &GradedSheet,
    order: Order,
    goes_on: &str,
) -> Strip {
    let language = leaf.language;
    let sizes = leaf.figures.sizes;
    let (bold, width) = (leaf.bold(sizes.heading), leaf.flow.width_mm());
    let mut parts = match order {
        Order::Player => {
            let round = text!(language, "documents-round", round = sheet.round);
            vec![round, spaced(sheet.letters.chars())]
        }
        Order::Round => vec![numbered(sheet.number, &sheet.player), sheet.club.clone()],
    };
    parts.push(goes_on.to_owned());
    parts.retain(|part| !part.trim().is_empty());
    let total_mm = widths.total_mm.get();
    let counts = matches!(sheet.state, State::Counts | State::Unsettled);
    let total = match sheet.state {
        _ if counts => {
            text!(language, "documents-total", points = language.signed(i64::from(sheet.total())))
        }
        State::Missing => String::new(),
        _ => text!(language, "documents-total", points = language.signed(0)),
    };
    let name = leaf.piece(&parts.join(DOT), (0.0, width - total_mm), Align::Left, bold, LINES);
    let total = leaf.piece(&total, (width - total_mm, total_mm), Align::Right, bold, 1);
    Strip {
        pieces: vec![name, total],
        above_mm: widths.above_mm.get(),
        rule_mm: HEAD_RULE_MM,
        least_mm: 0.0,
    }
}

/// A line across the whole width.
fn line<C>(leaf: &mut Leaf<'_, C>, text: &str, above_mm: f32) -> Strip {
    let (style, width) = (leaf.plain(leaf.figures.sizes.cell), leaf.flow.width_mm());
    let piece = leaf.piece(text, (0.0, width), Align::Left, style, 8);
    Strip { pieces: vec![piece], above_mm, ..Strip::default() }
}

fn field_strips<C>(
    leaf: &mut Leaf<'_, C>,
    widths: &BlockWidths,
    field: Field,
    words: &[GradedWord],
) -> Vec<Strip> {
    let language = leaf.language;
    let sizes = leaf.figures.sizes;
    let across = usize::from(widths.across.get());
    let each_mm = (leaf.flow.width_mm() - widths.field_mm.get()) / f32::from(widths.across.get());
    let rows = words.chunks(across).count();
    let mut strips = Vec::with_capacity(rows);
    for (index, row) in words.chunks(across).enumerate() {
        let mut pieces = Vec::with_capacity(1 + row.len() * 4);
        if index == 0 {
            let name = text!(language, "documents-field", letters = field.length());
            let soft = leaf.soft(sizes.cell);
            let width = widths.field_mm.get() - GAP_MM;
            pieces.push(leaf.piece(&name, (0.0, width), Align::Left, soft, 1));
        }
        let mut x_mm = widths.field_mm.get();
        for word in row {
            pieces.extend(word_pieces(leaf, widths, word, (x_mm, each_mm)));
            x_mm += each_mm;
        }
        strips.push(Strip {
            pieces,
            above_mm: 0.3,
            rule_mm: if index + 1 == rows { FIELD_RULE_MM } else { 0.0 },
            least_mm: leaf.plain(sizes.cell).leading_mm(),
        });
    }
    strips
}

fn word_pieces<C>(
    leaf: &mut Leaf<'_, C>,
    widths: &BlockWidths,
    word: &GradedWord,
    (x_mm, each_mm): (f32, f32),
) -> [Piece; 4] {
    let language = leaf.language;
    let sizes = leaf.figures.sizes;
    let (plain, bold) = (leaf.plain(sizes.cell), leaf.bold(sizes.cell));
    let (sign_mm, word_mm) = (widths.sign_mm.get(), widths.word_mm.get());
    let points_mm = widths.points_mm.get();
    let points = language.signed(i64::from(word.points));
    let reason = reason(word.verdict, language);
    let stands_out = word.verdict.is_invalid() || word.verdict.is_undecided();
    let style = if stands_out { bold } else { plain };
    let soft = leaf.soft(sizes.small);
    let reason_mm = each_mm - widths.of_word_mm();
    let after = x_mm + sign_mm + word_mm;
    [
        leaf.piece(sign(word.verdict), (x_mm, sign_mm), Align::Left, plain, 1),
        leaf.piece(&word.written.to_string(), (x_mm + sign_mm, word_mm), Align::Left, style, LINES),
        leaf.piece(&points, (after, points_mm), Align::Right, plain, 1),
        leaf.piece(&reason, (after + points_mm + GAP_MM, reason_mm), Align::Left, soft, LINES),
    ]
}

/// A verdict's sign.
fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Valid => "✓",
        Verdict::NotFromLetters { .. } | Verdict::RuledInvalid | Verdict::NotInLexicon => "✗",
        Verdict::Undecided | Verdict::Illegible => "?",
        Verdict::Misplaced | Verdict::Ignored | Verdict::Repeated => "·",
    }
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
    let mut parts = vec![
        text!(
            language,
            "documents-valid",
            count = sheet.valid.count,
            points = points(sheet.valid.points)
        ),
        text!(
            language,
            "documents-invalid",
            count = sheet.invalid.count,
            points = points(sheet.invalid.points)
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

/// Letters with spaces between them.
pub(in crate::print) fn spaced(letters: impl Iterator<Item = char>) -> String {
    letters.map(String::from).collect::<Vec<_>>().join(" ")
}

/// A player's number and name.
pub(in crate::print) fn numbered(number: u32, name: &str) -> String {
    format!("{number}. {name}")
}
