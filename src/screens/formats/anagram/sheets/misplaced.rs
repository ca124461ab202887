//! Words that were keyed into fields beside their own.

use super::read::tokens;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::letters::Written;

/// The fields to be asked about, each with how many of its last words are of others: all of its words, where there are two
/// or more or several fields have such words; and the last ones of a field, or its only one, that are all of one field in
/// which nothing stands, as after a forgotten Tab. Any other word beside its field is what a player may have written.
pub fn misplaced(words: &SheetWords) -> Vec<(Field, usize)> {
    let wholly = |field: &Field| {
        let there = words.field(*field);
        let all = !there.is_empty() && there.iter().all(|word| beside(*field, word).is_some());
        all.then_some((*field, there.len()))
    };
    let whole: Vec<(Field, usize)> = Field::ALL.iter().filter_map(wholly).collect();
    let alone = matches!(whole.as_slice(), [(_, 1)]);
    let asked = |field: &Field| {
        let whole = whole.iter().find(|(of, _)| of == field && !alone).copied();
        whole.or_else(|| last_beside(words, *field).map(|count| (*field, count)))
    };
    Field::ALL.iter().filter_map(asked).collect()
}

/// How many words at the end of a field are all of one other in which nothing stands.
fn last_beside(words: &SheetWords, field: Field) -> Option<usize> {
    let mut last = words.field(field).iter().rev().map(|word| beside(field, word));
    let of = last.next()?.filter(|of| words.field(*of).is_empty())?;
    Some(1 + last.take_while(|next| *next == Some(of)).count())
}

/// The other field that a word of this one belongs to.
fn beside(field: Field, word: &Written) -> Option<Field> {
    field_of(word).filter(|of| *of != field)
}

/// The field that a word belongs to by its length.
pub fn field_of(word: &Written) -> Option<Field> {
    Field::ALL.into_iter().find(|field| field.length() == word.len())
}

/// The texts of the five fields after the last words of those fields, so many of each, were moved, each behind what its own
/// field has. `words` is what the texts say.
pub fn moved(
    texts: &[(Field, String)],
    words: &SheetWords,
    from: &[(Field, usize)],
) -> Vec<(Field, String)> {
    let placed = texts.iter().flat_map(|(field, text)| {
        let there = words.field(*field);
        let moves = from.iter().find(|(of, _)| of == field).map_or(0, |(_, count)| *count);
        let stay = there.len().saturating_sub(moves);
        let of = there.iter().enumerate().map(move |(place, word)| {
            let of = (place >= stay).then(|| field_of(word)).flatten();
            (of.is_some_and(|of| of != *field), of.unwrap_or(*field))
        });
        let typed: Vec<&str> = tokens(text).collect();
        typed.into_iter().zip(of.chain(std::iter::repeat((false, *field))))
    });
    let placed: Vec<(&str, (bool, Field))> = placed.collect();
    let after = |field: Field| {
        let of = |came: bool| {
            placed.iter().filter(move |(_, (moved, of))| *moved == came && *of == field)
        };
        let words = of(false).chain(of(true)).flat_map(|(typed, _)| [*typed, " "]);
        (field, words.collect())
    };
    Field::ALL.into_iter().map(after).collect()
}
