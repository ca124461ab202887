//! Words that were keyed into the field beside their own: fields of which every word belongs to one other.

use super::read::tokens;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::SheetWords;

/// The fields whose words all have the length of one other field, each with that field: where one has two words
/// or more, or several have such words. A single word beside its field is what a player may have written.
pub fn misplaced(words: &SheetWords) -> Vec<(Field, Field)> {
    let belongs = |field: Field| {
        let [first, rest @ ..] = words.field(field) else { return None };
        let length = first.len();
        let all = rest.iter().all(|word| word.len() == length);
        let of = Field::ALL.into_iter().find(|of| all && of.length() == length)?;
        (of != field).then_some((field, of))
    };
    let beside: Vec<(Field, Field)> = Field::ALL.into_iter().filter_map(belongs).collect();
    match beside.as_slice() {
        [(field, _)] if words.field(*field).len() < 2 => Vec::new(),
        _ => beside,
    }
}

/// The texts of the five fields after those words were moved, each behind what its own field has.
pub fn moved(texts: &[(Field, String)], from_to: &[(Field, Field)]) -> Vec<(Field, String)> {
    let moves = |field: Field| from_to.iter().any(|(from, _)| *from == field);
    let after = |field: Field| {
        let stays = texts.iter().filter(|(of, _)| *of == field && !moves(field));
        let came = texts.iter().filter(|(of, _)| from_to.contains(&(*of, field)));
        let words = stays.chain(came).flat_map(|(_, text)| tokens(text));
        (field, words.flat_map(|word| [word, " "]).collect())
    };
    Field::ALL.into_iter().map(after).collect()
}
