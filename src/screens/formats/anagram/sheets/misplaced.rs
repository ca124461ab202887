//! Words that were keyed into fields beside their own, on the sheet of a round that is not theirs, or twice.

use std::cmp::Reverse;

use super::read::tokens;
use crate::domain::formats::anagram::rules::{Field, all_rounds};
use crate::domain::formats::anagram::sheet::{Sheet, SheetWords};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;

/// The fields to be asked about, each with the places of the words that have the length of another field. One that the
/// player wrote there counts nothing, so each is worth a question.
pub fn misplaced(words: &SheetWords) -> Vec<(Field, Vec<usize>)> {
    let asked = |field: &Field| {
        let there = words.field(*field).iter().enumerate();
        let of_other = there.filter(|(_, word)| beside(*field, word).is_some());
        let places: Vec<usize> = of_other.map(|(place, _)| place).collect();
        Some((*field, places)).filter(|(_, places)| !places.is_empty())
    };
    Field::ALL.iter().filter_map(asked).collect()
}

/// The same of a sheet that is saved: what stands beside its field there was answered by whoever saved it.
pub fn misplaced_anew(words: &SheetWords, saved: &SheetWords) -> Vec<(Field, Vec<usize>)> {
    let mut fields = misplaced(words);
    for (field, places) in &mut fields {
        let there = words.field(*field);
        let mut known: Vec<&Written> = saved.field(*field).iter().collect();
        places.retain(|&place| {
            let found = known.iter().position(|word| there.get(place) == Some(*word));
            found.map(|at| known.swap_remove(at)).is_none()
        });
    }
    fields.retain(|(_, places)| !places.is_empty());
    fields
}

/// The round whose sheet this rather is, with the words that say so: none of the sheet's is made by this round's letters, and two
/// or more, most of them all, by those of another that was played, more than by any further one's.
pub fn of_other_round<'w>(
    anagram: &Anagram,
    round: RoundNo,
    words: &'w SheetWords,
) -> Option<(RoundNo, Vec<&'w Written>)> {
    let made = |rack: &Tiles| -> Vec<&'w Written> {
        let made = |word: &Written| match word {
            Written::Word(word) => rack.first_missing(word.letters().iter().copied()).is_none(),
            Written::Illegible(_) => false,
        };
        words.iter().map(|(_, _, word)| word).filter(|word| made(word)).collect()
    };
    if !made(&anagram.rack(round)?).is_empty() {
        return None;
    }
    let others = all_rounds().filter(|other| *other != round && anagram.is_played(*other));
    let mut made: Vec<_> =
        others.filter_map(|other| Some((other, made(&anagram.rack(other)?)))).collect();
    made.sort_by_key(|(_, made)| Reverse(made.len()));
    let further = made.get(1).map_or(0, |(_, made)| made.len());
    let most = |made: &[&Written]| made.len() > further.max(1) && 2 * made.len() > words.len();
    made.into_iter().next().filter(|(_, made)| most(made))
}

/// Two papers with so many words in the same order are one that is keyed twice, or one that was copied. Of fewer words two
/// players often have the same: in rehearsed days of forty, three times as often as of four.
const ALIKE: usize = 4;

/// Whose sheet of the round has these very words in this very order, if any has: nobody's yet where it has no name.
pub fn same_as(
    anagram: &Anagram,
    round: RoundNo,
    whose: Option<PlayerId>,
    words: &SheetWords,
) -> Option<Option<PlayerId>> {
    let counts = |(id, sheet): &(SheetId, &Sheet)| match sheet.player {
        None => anagram.nameless(round).any(|(there, _)| there == *id),
        Some(player) => {
            Some(player) != whose
                && anagram.sheet_at(round, player).is_some_and(|(there, _)| there == *id)
        }
    };
    let mut sheets = anagram.sheets().filter(|_| words.len() >= ALIKE);
    let same = sheets.find(|of| of.1.round == round && of.1.words() == words && counts(of));
    same.map(|(_, sheet)| sheet.player)
}

/// The words that have the length of no field, each with where it stands: a space is missing in it, or is one too many.
pub fn of_no_field(words: &SheetWords) -> Vec<(Field, &Written)> {
    let of_none = |word: &Written| field_of(word).is_none();
    words
        .iter()
        .filter(|(_, _, word)| of_none(word))
        .map(|(field, _, word)| (field, word))
        .collect()
}

/// The other field that a word of this one belongs to.
fn beside(field: Field, word: &Written) -> Option<Field> {
    field_of(word).filter(|of| *of != field)
}

/// The field that a word belongs to by its length.
pub fn field_of(word: &Written) -> Option<Field> {
    Field::ALL.into_iter().find(|field| field.length() == word.len())
}

/// The texts of the five fields after the words at these places were moved, each behind what its own field has. `words` is
/// what the texts say.
pub fn moved(
    texts: &[(Field, String)],
    words: &SheetWords,
    from: &[(Field, Vec<usize>)],
) -> Vec<(Field, String)> {
    let placed = texts.iter().flat_map(|(field, text)| {
        let there = words.field(*field);
        let moves = from.iter().find(|(of, _)| of == field).map(|(_, places)| places);
        let of = there.iter().enumerate().map(move |(place, word)| {
            let goes = moves.is_some_and(|places| places.contains(&place));
            let of = goes.then(|| field_of(word)).flatten();
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
