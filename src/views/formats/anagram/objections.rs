//! What an objection can be about: a word on a sheet, or how a sheet was read.

use super::Sight;
use super::sheets::read_sheet;
use crate::domain::formats::anagram::Rejection;
use crate::domain::formats::anagram::alphabet::ALPHABET;
use crate::domain::formats::anagram::command::Command;
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::objection::can_be_valid;
use crate::domain::formats::anagram::refusal::Refusal;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::text;

/// The word that an objection is about, as typed.
pub fn word_of(typed: &str) -> Option<Word> {
    ALPHABET.read(typed, None).ok()?.written.word().cloned()
}

/// Why a word of a player's sheet could never be upheld.
pub(in crate::views) fn cannot_be_valid(
    sight: &Sight<'_>,
    (player, round): (PlayerId, RoundNo),
    word: &Word,
) -> Option<String> {
    let can = |round| can_be_valid(sight.contest(), player, round, word, sight.words);
    let why = can(round).err()?;
    let told = sight.language().rejection(&Rejection::Own(Refusal::CannotUphold { why }));
    let there = all_rounds().filter(|&round| can(round).is_ok());
    let there: Vec<String> = there.map(|round| round.get().to_string()).collect();
    let there = (!there.is_empty())
        .then(|| text!(sight.language(), "errors-uphold-there", rounds = there.join(", ")));
    Some([told].into_iter().chain(there).collect::<Vec<_>>().join(" "))
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
    let mut words: Vec<Word> = refused.filter_map(|word| word.written.word().cloned()).collect();
    words.dedup();
    words.retain(|word| can_be_valid(sight.contest(), player, round, word, sight.words).is_ok());
    words
}

/// Upholds an objection with the sheet as it is read on the desk.
pub(in crate::views) fn uphold_reading(
    sight: &Sight<'_>,
    round: RoundNo,
    objection: ObjectionId,
    reason: String,
) -> Command {
    let rack = sight.contest().game.rack(round);
    let words = read_sheet(sight.desk, rack.as_ref()).words;
    Command::UpholdReading { objection, words, reason }
}
