//! Words that were keyed into fields beside their own: fields where no word stands that belongs there.

use super::read::tokens;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::letters::Written;

/// The fields whose words all belong to others: where one has two words or more, or several have such words. A single
/// word beside its field is what a player may have written.
pub fn misplaced(words: &SheetWords) -> Vec<Field> {
    let is_beside = |field: &Field| {
        let there = words.field(*field);
        let belongs = |word: &Written| field_of(word).is_some_and(|of| of != *field);
        !there.is_empty() && there.iter().all(belongs)
    };
    let beside: Vec<Field> = Field::ALL.into_iter().filter(is_beside).collect();
    match beside.as_slice() {
        [field] if words.field(*field).len() < 2 => Vec::new(),
        _ => beside,
    }
}

/// The field that a word belongs to by its length.
pub fn field_of(word: &Written) -> Option<Field> {
    Field::ALL.into_iter().find(|field| field.length() == word.len())
}

/// The texts of the five fields after the words of those fields were moved, each behind what its own field has. `words` is
/// what the texts say.
pub fn moved(
    texts: &[(Field, String)],
    words: &SheetWords,
    from: &[Field],
) -> Vec<(Field, String)> {
    let placed = texts.iter().flat_map(|(field, text)| {
        let moves = from.contains(field);
        let there = words.field(*field).iter();
        let of = there.map(move |word| field_of(word).filter(|_| moves).unwrap_or(*field));
        let typed: Vec<&str> = tokens(text).collect();
        typed.into_iter().zip(of.chain(std::iter::repeat(*field))).map(move |it| (moves, it))
    });
    let placed: Vec<(bool, (&str, Field))> = placed.collect();
    let after = |field: Field| {
        let of = |came: bool| {
            placed.iter().filter(move |(moves, (_, of))| *moves == came && *of == field)
        };
        let words = of(false).chain(of(true)).flat_map(|(_, (typed, _))| [*typed, " "]);
        (field, words.collect())
    };
    Field::ALL.into_iter().map(after).collect()
}
