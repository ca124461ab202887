//! What may be signed (§9): settled rounds, standings that nothing makes provisional, the table that
//! the history gives, the seed that was committed to, and the words of the list that were written.

use std::collections::BTreeSet;

use super::{Laws, Past, Version, numbered};
use crate::domain::contest::event::Recorded;
use crate::domain::contest::seed::Seed;
use crate::domain::contest::written::written;
use crate::domain::contest::{Contest, Format, Rejection};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, WordList};

/// A signing as recorded, but for the seed.
pub(super) struct Signed<'a, T> {
    pub(super) issue: u32,
    pub(super) table: &'a T,
    pub(super) sha256: Digest,
    pub(super) words: Option<Digest>,
}

pub(super) fn lawful<F: Format>(
    past: &Past<'_, F>,
    signed: &Signed<'_, F::Table>,
    seed: Option<&Seed>,
    laws: Laws<'_>,
) -> Result<(), Rejection<F>> {
    let Past { record, contest, .. } = *past;
    if let Some(round) = contest.game.open_round() {
        return Err(Rejection::RoundsOpen { round });
    }
    if laws.version == Version::First && signed.words.is_some() {
        return Err(Rejection::OtherWords);
    }
    numbered(contest.common.next_issue().into(), signed.issue.into())?;
    reveals(past, seed)?;
    let Some(lexicon) = laws.lexicon else { return Ok(()) };
    let judged = F::judge(contest, lexicon);
    let table = F::table(contest, &judged);
    let derived = F::canonical(&table);
    if table != *signed.table {
        let told = F::canonical(signed.table);
        let same = derived.lines().zip(told.lines()).take_while(|(a, b)| a == b);
        return Err(Rejection::OtherTable { row: same.count() + 1 });
    }
    let digest = Digest::of(derived.as_bytes());
    if digest != signed.sha256 {
        return Err(Rejection::OtherDigest { derived: digest });
    }
    let doubts = F::doubts(contest, &judged, laws.drafts);
    if !doubts.is_empty() {
        return Err(Rejection::Provisional { doubts });
    }
    let words = || words_of(contest, record.log(), lexicon);
    match laws.version {
        Version::First => Ok(()),
        Version::Second if signed.words == Some(words()) => Ok(()),
        Version::Second => Err(Rejection::OtherWords),
    }
}

/// The seed is the committed one; where the program has drawn, it must be told.
fn reveals<F: Format>(past: &Past<'_, F>, seed: Option<&Seed>) -> Result<(), Rejection<F>> {
    match seed {
        Some(seed) if past.contest.common.commitment == Some(seed.commitment()) => Ok(()),
        Some(_) => Err(Rejection::OtherSeed),
        None if past.record.has_drawn() => Err(Rejection::SeedMissing),
        None => Ok(()),
    }
}

/// SHA-256 that binds what the list says of this history's words: the list's own digest as 64
/// hexadecimal digits and an LF, then those written words that it has, in capitals, sorted by code
/// point, each followed by an LF. So a copy that carries only these words cannot carry others.
pub fn words_of<F: Format>(
    contest: &Contest<F>,
    log: &[Recorded<F>],
    lexicon: &dyn WordList,
) -> Digest {
    let list = contest.common.lexicon.as_ref().map(|passport| passport.sha256.to_string());
    let words: BTreeSet<String> = written(log)
        .into_iter()
        .chain(F::made(contest))
        .filter(|word: &Word| lexicon.contains(word))
        .map(|word| word.to_string())
        .collect();
    let lines = list.into_iter().chain(words);
    Digest::of(lines.map(|line| line + "\n").collect::<String>().as_bytes())
}
