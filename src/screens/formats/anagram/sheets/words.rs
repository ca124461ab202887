//! The words of a field with their verdicts, and what they come to.

use serde::Serialize;

use super::Chosen;
use super::misplaced::field_of;
use super::read::ReadSheet;
use crate::commands::Entry;
use crate::domain::formats::anagram::grade::{Grade, Verdict};
use crate::domain::formats::anagram::rules::Field;
use crate::domain::letters::NotAWord;
use crate::language::{Language, quoted, tr};
use crate::screens::formats::anagram::{Seen, name, verdict};
use crate::screens::{FieldData, Tone};
use crate::text;

/// A field of the sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetField {
    /// Its text.
    pub field: FieldData,
    /// Whether it can be typed on: not once it is signed.
    pub editable: bool,
    /// How many words it has.
    pub count: usize,
    /// The same in words.
    pub counted: String,
    /// Its words, judged.
    pub chips: Vec<ChipData>,
    /// The words of the saved version, when another is being typed: with a sign before those that
    /// only one of the two has.
    pub saved: Vec<(String, Tone)>,
}

/// A word with its verdict.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ChipData {
    /// Sign and word.
    pub text: String,
    /// The verdict in words, and its points.
    pub note: String,
    /// What is painted of it: a valid word has its sign and its colour, and leaves room to others.
    pub seen: String,
    /// Its colour.
    pub tone: Tone,
}

/// A field with its words, judged.
pub(super) fn sheet_field(
    seen: &Seen<'_>,
    chosen: &Chosen<'_>,
    (field, text): (Field, &str),
    (read, grade): (&ReadSheet, &Grade),
) -> SheetField {
    let language = seen.language;
    let entry = Entry::Words(field);
    let data = FieldData::line(entry, name::field(language, field), text).focused(chosen.focus);
    let of_field = grade.words.iter().filter(|word| word.field == field);
    let judged = of_field.enumerate().map(|(place, word)| {
        let (sign, said, tone) = verdict(language, word.verdict);
        let said = match field_of(&word.written) {
            None if word.verdict == Verdict::Misplaced => {
                text!(language, "sheets-no-field-is", count = word.written.len())
            }
            _ => said,
        };
        let points =
            if word.points == 0 { String::new() } else { language.signed(word.points.into()) };
        let recovered = read.recovered.iter().find(|one| one.at == (field, place));
        let typed = recovered
            .map(|one| text!(language, "sheets-typed", typed = quoted(&one.typed)))
            .unwrap_or_default();
        // What was typed stands in the field above: it is painted again only where it may be read in two ways.
        let doubtful = recovered.is_some_and(|one| one.otherwise.is_some());
        let again = if doubtful { typed.as_str() } else { "" };
        let in_words = if word.verdict == Verdict::Valid { "" } else { said.as_str() };
        let [note, seen] =
            [[said.as_str(), &points, &typed], [in_words, &points, again]].map(|parts| {
                parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
            });
        ChipData { text: format!("{sign} {}", word.written), note, seen, tone }
    });
    let unread = read.unread.iter().filter(|unread| unread.field == field).map(|unread| {
        let note = not_a_word(language, unread.why);
        let text = format!("✗ {}", unread.text);
        ChipData { text, seen: note.clone(), note, tone: Tone::Bad }
    });
    let editable = seen.can.changeable;
    let chips: Vec<ChipData> = judged.chain(unread).collect();
    let count = chips.len();
    let counted = text!(language, "sheets-words", count = count);
    SheetField { field: data, editable, count, counted, chips, saved: Vec::new() }
}

/// Why a text is no word, as a sentence.
fn not_a_word(language: Language, why: NotAWord) -> String {
    match why {
        NotAWord::Empty | NotAWord::InnerSpace { .. } | NotAWord::TooLong { .. } => {
            tr(language, "sheets-no-word")
        }
        NotAWord::Sign { sign, .. } => text!(language, "sheets-no-letter", sign = sign),
    }
}

/// What a sheet's words of one verdict come to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Sum {
    /// In words.
    pub text: String,
    /// Its figures alone: how many, and their points where they have some.
    pub figures: String,
    /// Which verdict.
    pub tone: Tone,
    /// Whether it keeps its words where there is little room: another has the same sign.
    #[serde(skip)]
    pub in_words: bool,
}

pub(super) fn sums(language: Language, grade: &Grade, read: &ReadSheet) -> Vec<Sum> {
    let counted = |key, tone, (count, points): (u32, i64)| {
        let points = language.signed(points);
        let text = text!(language, key, count = count, points = &points);
        Sum { text, figures: format!("{count} · {points}"), tone, in_words: false }
    };
    let alone = |key, tone, count: u32| {
        let text = text!(language, key, count = count);
        let in_words = tone == Tone::Bad;
        (count > 0).then(|| Sum { text, figures: count.to_string(), tone, in_words })
    };
    let (valid, invalid) = (&grade.valid, &grade.invalid);
    let judged = [
        counted("sheets-valid", Tone::Good, (valid.count, valid.points.into())),
        counted("sheets-invalid", Tone::Bad, (invalid.count, invalid.points.into())),
    ];
    let others = [
        alone("sheets-open", Tone::Open, grade.undecided),
        alone("sheets-unread", Tone::Bad, u32::try_from(read.unread.len()).unwrap_or(u32::MAX)),
    ];
    judged.into_iter().chain(others.into_iter().flatten()).collect()
}
