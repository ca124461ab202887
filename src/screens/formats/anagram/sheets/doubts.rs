//! What looks like a mistake on a sheet before it is saved, as sentences. The console asks where each belongs, a station
//! whether it is meant.

use std::collections::BTreeSet;

use super::misplaced::{field_of, of_no_field, of_other_round, same_as};
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Written;
use crate::language::{Language, tr};
use crate::screens::Open;
use crate::screens::formats::anagram::name;
use crate::text;

/// What a second word has at least, behind one that the field is for.
const SECOND_WORD: usize = 3;

/// That words at these places were keyed into fields beside their own: a sentence a field, and which of them may be two words.
pub fn of_fields(
    language: Language,
    words: &SheetWords,
    fields: &[(Field, Vec<usize>)],
) -> Vec<String> {
    let line = |(field, places): &(Field, Vec<usize>)| {
        let all = words.field(*field);
        let there: Vec<&Written> = places.iter().filter_map(|&place| all.get(place)).collect();
        let told = there.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let named = name::field(language, *field);
        let of: BTreeSet<Field> = there.iter().filter_map(|word| field_of(word)).collect();
        let to = of.first().filter(|_| of.len() == 1).map(|of| name::field(language, *of));
        let words = |key, to: String| {
            text!(language, key, count = there.len(), field = &named, to = to, words = &told)
        };
        match to {
            Some(to) if there.len() == all.len() => words("sheets-misplaced-words", to),
            Some(to) => words("sheets-misplaced-some", to),
            None => words("sheets-misplaced-several", each_of(language, &there)),
        }
    };
    let long = fields.iter().flat_map(|(field, places)| {
        let there = words.field(*field);
        let long = |word: &&Written| word.len() >= field.length() + SECOND_WORD;
        places.iter().filter_map(|&place| there.get(place)).filter(long)
    });
    let long: Vec<String> = long.map(ToString::to_string).collect();
    let lacks = (!long.is_empty()).then(|| {
        text!(language, "sheets-misplaced-space", count = long.len(), words = long.join(", "))
    });
    fields.iter().map(line).chain(lacks).collect()
}

/// Each word with the field of its length.
fn each_of(language: Language, words: &[&Written]) -> String {
    let told = |word: &&Written| {
        let of = field_of(word).map(|of| name::field(language, of)).unwrap_or_default();
        format!("{word} ({of})")
    };
    words.iter().map(told).collect::<Vec<_>>().join(", ")
}

/// That words have a length that no field has: a sentence a word.
pub fn of_odd_length(language: Language, words: &SheetWords) -> Vec<String> {
    let line = |(field, word): (Field, &Written)| {
        let (field, count) = (name::field(language, field), word.len());
        text!(language, "sheets-no-field", word = word.to_string(), count = count, field = field)
    };
    of_no_field(words).into_iter().map(line).collect()
}

/// That a sheet rather is of another round, as these of its words say.
pub fn of_round(language: Language, [here, other]: [RoundNo; 2], words: &[&Written]) -> String {
    let told: Vec<String> = words.iter().map(ToString::to_string).collect();
    let (other, round) = (other.get(), here.get());
    text!(language, "sheets-other-round", other = other, round = round, words = told.join(", "))
}

/// That another sheet of the round has the same words.
pub fn of_paper(
    open: &Open<'_, Anagram>,
    language: Language,
    whose: Option<PlayerId>,
    words: &SheetWords,
) -> String {
    let other = paper(open, language, whose);
    text!(language, "sheets-same", count = words.len(), other = other)
}

/// Whose paper it is.
pub fn paper(open: &Open<'_, Anagram>, language: Language, whose: Option<PlayerId>) -> String {
    match whose {
        None => tr(language, "sheets-no-name"),
        Some(player) => format!("{player}. {}", open.told_apart(player)),
    }
}

/// How a sheet is keyed that is looked at for mistakes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keying {
    /// For the first time, somebody's or nobody's yet: its paper may be keyed under another number.
    First(Option<PlayerId>),
    /// Once more.
    More,
}

/// All that looks like a mistake on a sheet of a round, but for words in a wrong field.
pub fn doubts(
    open: &Open<'_, Anagram>,
    language: Language,
    (round, keying): (RoundNo, Keying),
    words: &SheetWords,
) -> Vec<String> {
    let anagram = &open.contest().game;
    let other = of_other_round(anagram, round, words);
    let same = match keying {
        Keying::First(whose) => same_as(anagram, round, whose, words),
        Keying::More => None,
    };
    other
        .map(|(other, words)| of_round(language, [round, other], &words))
        .into_iter()
        .chain(same.map(|whose| of_paper(open, language, whose, words)))
        .chain(of_odd_length(language, words))
        .collect()
}
