//! Two keyings of one sheet, or two sheets for one place: only what differs is shown to settle.

use crate::commands::{Question, UserCommand};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::sheet::{Check, Difference, SheetWords, Side};
use crate::domain::ids::SheetId;
use crate::domain::letters::Written;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::{Seen, name};
use crate::text;

/// The words of both keyings, that of the sheet named first.
pub fn both(contest: &Contest, id: SheetId) -> Option<(&SheetWords, &SheetWords)> {
    let anagram = &contest.game;
    let sheet = anagram.sheet(id)?;
    if let Check::Unsettled(second) = &sheet.check {
        return Some((sheet.words(), &second.words));
    }
    let mut others =
        anagram.sheets_at(sheet.round, sheet.player?).filter(|(other, _)| *other != id);
    others.next().map(|(_, other)| (sheet.words(), other.words()))
}

/// What only one of them has.
pub fn differences(contest: &Contest, id: SheetId) -> Vec<Difference> {
    both(contest, id).map(|(first, second)| first.differences(second)).unwrap_or_default()
}

/// The question, with no difference answered: which keying is right, only the paper says.
pub fn question(contest: &Contest, id: SheetId) -> Question {
    let kept = vec![None; differences(contest, id).len()];
    Question::Settle { sheet: id, kept }
}

/// The words of the settled sheet: what both have, and of the differences those that are kept.
pub fn settled(contest: &Contest, id: SheetId, kept: &[bool]) -> SheetWords {
    let Some((first, _)) = both(contest, id) else { return SheetWords::default() };
    let differences = differences(contest, id);
    let of = |side: Side, keep: bool| {
        let pairs = differences.iter().zip(kept);
        pairs.filter(move |(one, kept)| one.only_in == side && **kept == keep).map(|(one, _)| one)
    };
    let mut dropped: Vec<&Difference> = of(Side::First, false).collect();
    let mut words: Vec<_> = Vec::new();
    for (field, _, written) in first.iter() {
        let drop = dropped.iter().position(|one| one.field == field && one.written == *written);
        if let Some(drop) = drop {
            dropped.swap_remove(drop);
        } else {
            words.push((field, written.clone()));
        }
    }
    words.extend(of(Side::Second, true).map(|one| (one.field, one.written.clone())));
    words.into_iter().collect()
}

/// A choice for each difference: on the sheet, or not.
pub fn choices(
    seen: &Seen<'_>,
    id: SheetId,
    kept: &[Option<bool>],
) -> Vec<(String, Vec<(Act, bool)>)> {
    let language = seen.language;
    let differences = differences(seen.contest(), id);
    let one = |(place, one): (usize, &Difference)| {
        let keep = kept.get(place).copied().flatten();
        let key = match one.only_in {
            Side::First => "sheets-only-first",
            Side::Second => "sheets-only-second",
        };
        let written: &Written = &one.written;
        let field = name::field(language, one.field);
        let label = text!(language, key, word = written.to_string(), field = field);
        let option = |key: &'static str, value: bool| {
            let mut kept = kept.to_vec();
            if let Some(at) = kept.get_mut(place) {
                *at = Some(value);
            }
            let command = UserCommand::Ask(Question::Settle { sheet: id, kept });
            let act = seen.act(command).named(tr(language, key));
            (Act { enabled: true, ..act }, keep == Some(value))
        };
        (label, vec![option("sheets-stands", true), option("sheets-stands-not", false)])
    };
    differences.iter().enumerate().map(one).collect()
}
