//! Words that were keyed into fields beside their own, or on the sheet of a round that is not theirs.

use super::read::tokens;
use crate::domain::formats::anagram::rules::{Field, all_rounds};
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Written;

/// The fields to be asked about, each with how many words: those at its end that have the length of another field, as after a
/// forgotten Tab. One that stands before a word of the field's own length is what the player wrote.
pub fn misplaced(words: &SheetWords) -> Vec<(Field, usize)> {
    let last = |field: &Field| {
        let last = words.field(*field).iter().rev();
        let count = last.take_while(|word| beside(*field, word).is_some()).count();
        (count > 0).then_some((*field, count))
    };
    Field::ALL.iter().filter_map(last).collect()
}

/// The round whose sheet this rather is: two or more words, none of which this round's letters make, and all of which those of
/// exactly one other that was played make.
pub fn of_other_round(anagram: &Anagram, round: RoundNo, words: &SheetWords) -> Option<RoundNo> {
    let made = |rack: &Tiles| {
        let made = |word: &Written| match word {
            Written::Word(word) => rack.first_missing(word.letters().iter().copied()).is_none(),
            Written::Illegible(_) => false,
        };
        words.iter().filter(|(_, _, word)| made(word)).count()
    };
    let here = anagram.rack(round)?;
    if words.len() < 2 || made(&here) > 0 {
        return None;
    }
    let fits = |other: &RoundNo| {
        let rack = anagram.rack(*other).filter(|_| anagram.is_played(*other));
        *other != round && rack.is_some_and(|rack| made(&rack) == words.len())
    };
    let mut others = all_rounds().filter(fits);
    others.next().filter(|_| others.next().is_none())
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
