//! What an objection can be about: a word on a sheet, or how a sheet was read.

use std::collections::BTreeSet;

use super::Sight;
use crate::domain::contest::objection::About;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::objection::can_be_valid;
use crate::domain::formats::anagram::refusal::{CannotUphold, Refusal};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::SheetWords;
use crate::domain::formats::anagram::{Event, Rejection};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::person::Role;
use crate::text;
use crate::views::CannotBeValid;

/// The word that an objection is about, as typed.
pub fn word_of(typed: &str) -> Option<Word> {
    ALPHABET.read(typed, None).ok()?.written.word().cloned()
}

/// Why a word of a player's sheet could never be upheld.
pub(in crate::views) fn cannot_be_valid(
    sight: &Sight<'_>,
    (player, round): (PlayerId, RoundNo),
    word: &Word,
) -> Option<CannotBeValid> {
    let can = |round| can_be_valid(sight.contest(), player, round, word, sight.words);
    let why = can(round).err()?;
    let is_written = !matches!(why, CannotUphold::NotWritten);
    let told = sight.language().rejection(&Rejection::Own(Refusal::CannotUphold { why }));
    let there = all_rounds().filter(|&round| can(round).is_ok());
    let there: Vec<String> = there.map(|round| round.get().to_string()).collect();
    let there = (!there.is_empty())
        .then(|| text!(sight.language(), "errors-uphold-there", rounds = there.join(", ")));
    let why = [told].into_iter().chain(there).collect::<Vec<_>>().join(" ");
    Some(CannotBeValid { why, is_written })
}

/// The one round in which an objection about a word can be upheld, where it cannot in that which was chosen.
pub(in crate::views) fn round_of_objection(
    sight: &Sight<'_>,
    (player, round): (PlayerId, RoundNo),
    word: &Word,
) -> Option<RoundNo> {
    let can = |round| can_be_valid(sight.contest(), player, round, word, sight.words).is_ok();
    let mut there = all_rounds().filter(|&round| can(round));
    there.next().filter(|one| *one != round && !can(round) && there.next().is_none())
}

/// The words of a player's sheet that did not count and could be upheld.
pub(in crate::views) fn refused(
    sight: &Sight<'_>,
    (player, round): (PlayerId, RoundNo),
) -> Vec<Word> {
    let grade = sight.judged.grade(round, player);
    let refused = grade.into_iter().flat_map(|grade| &grade.words);
    let refused = refused.filter(|word| word.verdict != Verdict::Valid);
    let mut met = BTreeSet::new();
    refused
        .filter_map(|word| word.written.word())
        .filter(|word| met.insert(*word))
        .filter(|word| can_be_valid(sight.contest(), player, round, word, sight.words).is_ok())
        .cloned()
        .collect()
}

/// The objection about the reading of the sheet on the desk that whoever saves it there can uphold.
pub fn upheld_by_saving(sight: &Sight<'_>) -> Option<ObjectionId> {
    let sheet = sight.desk.sheet.filter(|_| sight.desk.person.role == Role::Referee)?;
    let (player, round) = (sheet.whose()?, sheet.round);
    let objections = sight.contest().common.objections.iter();
    let about = About::Reading { round };
    let mut of = objections.filter(|it| it.decided.is_none() && it.player == player);
    of.find(|it| it.about == about).map(|it| it.id)
}

/// What stands on a sheet since it was keyed anew behind an objection about its reading.
pub(in crate::views) fn read_anew(
    sight: &Sight<'_>,
    objection: ObjectionId,
    (player, round): (PlayerId, RoundNo),
) -> Option<SheetWords> {
    let (id, sheet) = sight.contest().game.sheet_at(round, player)?;
    let stands = sight.record.log().iter().filter(|it| !sight.record.is_undone(it.action));
    let is_it = |event: &Event| matches!(event, Event::ObjectionLodged { objection: of, .. } if *of == objection);
    let mut behind = stands.skip_while(|it| !is_it(&it.event));
    let revised = |event: &Event| matches!(event, Event::Own(AnagramEvent::SheetRevised { sheet, .. }) if *sheet == id);
    behind.any(|it| revised(&it.event)).then(|| sheet.words().clone())
}
