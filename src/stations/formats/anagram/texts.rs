//! What is typed on a sheet of anagrams, field by field.

use crate::commands::Entry;
use crate::domain::formats::anagram::rules::Field as Words;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::letters::NotAWord;
use crate::domain::text::is_hidden;
use crate::language::{Language, quoted, tr};
use crate::screens::formats::anagram::sheets::{
    ReadSheet, SheetField, Unread, misplaced, moved, read_sheet, text_of,
};
use crate::stations::keying::{Chip, Field, Texts};
use crate::stations::refused::{Refused, Why};
use crate::text;

/// The longest text of a field in characters, and the most words there.
const LONGEST: usize = 4_000;
const MOST_WORDS: usize = 400;

/// The name of a field in what is sent: the length of its words.
pub(super) fn name_of(field: Words) -> String {
    field.length().to_string()
}

/// What is saved, as it would be typed.
pub(super) fn texts_of(words: &SheetWords) -> Texts {
    let texts = Words::ALL.into_iter().map(|field| (name_of(field), text_of(words, field).1));
    texts.collect()
}

/// A field of a sheet, its words judged.
pub(super) fn field(of: SheetField) -> Field {
    let name = match of.field.entry {
        Entry::Words(field) => name_of(field),
        _ => String::new(),
    };
    let chips = of.chips.into_iter();
    let chips = chips.map(|chip| Chip { text: chip.text, note: chip.note, tone: chip.tone });
    let (label, text) = (of.field.label, of.field.value);
    Field { name, label, text, chips: chips.collect(), folded: false }
}

/// Whether what is typed can be taken at all.
pub(super) fn fits(language: Language, texts: &Texts) -> Result<(), Refused> {
    for (field, typed) in texts {
        let known = Words::ALL.into_iter().any(|known| name_of(known) == *field);
        if !known {
            return Err(Refused::new(Why::Form, tr(language, "web-not-understood")));
        }
        if typed.chars().count() > LONGEST || typed.split_whitespace().count() > MOST_WORDS {
            let text = tr(language, "staff-too-long");
            return Err(Refused::new(Why::Unfit, text).with("field", field.as_str()));
        }
    }
    Ok(())
}

/// What is typed, read; control and direction marks are no letters of anybody.
pub(super) fn of_texts(texts: &Texts, rack: Option<&Tiles>) -> ReadSheet {
    let bare = texts.iter().map(|(name, text)| {
        let kept = text.chars().map(|c| if c.is_control() { ' ' } else { c });
        (name, kept.filter(|c| !is_hidden(*c)).collect::<String>())
    });
    let bare: Vec<(&String, String)> = bare.collect();
    let of = |field: Words| bare.iter().find(|(name, _)| **name == name_of(field));
    let fields = Words::ALL.into_iter();
    read_sheet(fields.filter_map(|field| Some((field, of(field)?.1.as_str()))), rack)
}

/// Why what is typed cannot be saved: it is no word, and which sign of it is no letter.
pub(super) fn cannot_save(language: Language, unread: &Unread) -> String {
    let typed = quoted(&unread.text);
    match unread.why {
        NotAWord::Sign { sign, .. } => {
            text!(language, "sheets-cannot-save-sign", typed = typed, sign = sign)
        }
        NotAWord::Empty | NotAWord::InnerSpace { .. } | NotAWord::TooLong { .. } => {
            text!(language, "sheets-cannot-save", typed = typed)
        }
    }
}

/// The same words, those that have the length of another field moved there, as the console moves them.
pub(super) fn in_their_fields(words: &SheetWords) -> SheetWords {
    let texts = Words::ALL.map(|field| (field, text_of(words, field).1));
    let texts = moved(&texts, words, &misplaced(words));
    read_sheet(texts.iter().map(|(field, text)| (*field, text.as_str())), None).words
}
