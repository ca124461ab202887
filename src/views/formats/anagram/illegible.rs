//! Words with a letter that nobody could read: the referee settles each on its own sheet.

use super::Sight;
use crate::commands::{Entry, UserCommand};
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::grade::Judge;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Sheet, SheetWords};
use crate::domain::ids::SheetId;
use crate::domain::letters::{Letter, Word, Written};
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::{name, verdict};
use crate::text;
use crate::views::words::{told, what_if};

/// How many readings are proposed.
const PROPOSED: usize = 12;

/// An occurrence: its sheet and what is written there.
fn occurrence<'a>(
    sight: &Sight<'a>,
    (id, field, place): (SheetId, Field, usize),
) -> Option<(&'a Sheet, &'a Written)> {
    let sheet = sight.contest().game.sheet(id)?;
    let written = sheet.words().field(field).get(place)?;
    written.word().is_none().then_some((sheet, written))
}

/// The sheet's words with this occurrence read as the typed word.
///
/// # Errors
/// Why it is no reading, for people: what could be read stays as it was read.
pub fn read_as(
    sight: &Sight<'_>,
    (id, field, place): (SheetId, Field, usize),
) -> Result<(Written, Word, SheetWords), String> {
    let language = sight.language();
    let no_word = || tr(language, "dialog-no-word");
    let (sheet, written) = occurrence(sight, (id, field, place)).ok_or_else(no_word)?;
    let rack = sight.contest().game.rack(sheet.round);
    let reading = ALPHABET.read_keyed(sight.desk.text(Entry::Word), rack.as_deref()).ok();
    let word = reading.and_then(|reading| reading.written.word().cloned());
    let word = word.ok_or_else(no_word)?;
    if !fits(written, &word) {
        let (written, word) = (written.to_string(), word.to_string());
        return Err(text!(language, "words-no-reading", word = word, written = written));
    }
    let words = sheet.words().iter().map(|(of, at, other)| {
        let read = (of, at) == (field, place);
        (of, if read { Written::Word(word.clone()) } else { other.clone() })
    });
    Ok((written.clone(), word.clone(), words.collect()))
}

fn fits(written: &Written, word: &Word) -> bool {
    let letters: Vec<Letter> = word.letters().to_vec();
    written.len() == letters.len()
        && written.places().zip(letters).all(|(place, letter)| place.is_none_or(|it| it == letter))
}

/// Whether it is to stay as it is written: nobody can read it.
pub fn stays(sight: &Sight<'_>, of: (SheetId, Field, usize)) -> bool {
    let Some((sheet, written)) = occurrence(sight, of) else { return false };
    let rack = sight.contest().game.rack(sheet.round);
    let reading = ALPHABET.read_keyed(sight.desk.text(Entry::Word), rack.as_deref());
    reading.is_ok_and(|reading| reading.written == *written)
}

/// Whose sheet it is, what is written, and what the chosen reading would be worth.
pub fn read_as_lines(sight: &Sight<'_>, of: (SheetId, Field, usize)) -> Vec<String> {
    let language = sight.language();
    let (id, field, place) = of;
    let Some((sheet, written)) = occurrence(sight, of) else { return Vec::new() };
    let player = sheet.player.map(|player| sight.player(player)).unwrap_or_default();
    let mut lines = vec![text!(
        language,
        "words-illegible",
        written = written.to_string(),
        field = name::field(language, field),
        player = player,
        round = sheet.round.get()
    )];
    if stays(sight, of) {
        let settled = AnagramEvent::SettledUnreadable { sheet: id, field, place };
        lines.extend(told(sight, &what_if(sight, vec![settled.into()])));
        return lines;
    }
    let Ok((_, _, words)) = read_as(sight, of) else { return lines };
    let contest = sight.contest();
    let judge = Judge {
        rules: contest.game.rules(),
        rulings: &contest.common.rulings,
        lexicon: sight.words,
        authority: contest.common.authority(),
    };
    if let Some(rack) = contest.game.rack(sheet.round) {
        let grade = judge.grade(&rack, &words, &sheet.unreadable);
        let graded = grade.words.iter().filter(|graded| graded.field == field).nth(place);
        lines.extend(graded.map(|graded| {
            let (sign, said, _) = verdict(language, graded.verdict);
            format!("{sign} {} {said}", graded.written)
        }));
    }
    let revised = AnagramEvent::SheetRevised { sheet: id, words, reason: String::new() };
    lines.extend(told(sight, &what_if(sight, vec![revised.into()])));
    lines
}

/// The readings that the list has and the letters make; and that nobody can read it.
pub fn readings(sight: &Sight<'_>, of: (SheetId, Field, usize)) -> Vec<(String, Vec<(Act, bool)>)> {
    let language = sight.language();
    let situation = sight.situation();
    let Some((sheet, written)) = occurrence(sight, of) else { return Vec::new() };
    let rack = sight.contest().game.rack(sheet.round);
    let found =
        sight.list.zip(rack).map(|(list, rack)| list.solve(&rack, written.len()..=written.len()));
    let typed = sight.desk.text(Entry::Word);
    let option = |word: String, name: String, on: bool| {
        (Act::new(language, &situation, UserCommand::ChooseReading(word)).named(name), on)
    };
    let proposed = found.unwrap_or_default().into_iter().filter(|word| fits(written, word));
    let proposed = proposed.take(PROPOSED).map(|word| {
        let word = word.to_string();
        let on = word == typed;
        option(word.clone(), word, on)
    });
    let proposed: Vec<(Act, bool)> = proposed.collect();
    let ignored = tr(language, "words-ignored");
    let unreadable = option(written.to_string(), ignored, stays(sight, of));
    let mut choices = Vec::new();
    if !proposed.is_empty() {
        choices.push((tr(language, "words-readings"), proposed));
    }
    choices.push((tr(language, "words-or-not"), vec![unreadable]));
    choices
}
