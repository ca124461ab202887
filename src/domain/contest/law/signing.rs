//! What may be signed (§9): settled rounds, standings that nothing makes provisional, the table that
//! the history gives, the seed that was committed to, and the words of the list that were written.

use std::collections::BTreeSet;

use super::{Laws, Past, Version, numbered};
use crate::domain::anagram::draw::Seed;
use crate::domain::anagram::rules::all_rounds;
use crate::domain::contest::event::Recorded;
use crate::domain::contest::signing::SignedTable;
use crate::domain::contest::written::written;
use crate::domain::contest::{Contest, Rejection};
use crate::domain::letters::Word;
use crate::domain::lexicon::{Digest, WordList};
use crate::domain::standings::{Board, standings};

/// A signing as recorded, but for the seed.
#[derive(Clone, Copy)]
pub(super) struct Signed<'a> {
    pub(super) issue: u32,
    pub(super) table: &'a SignedTable,
    pub(super) sha256: Digest,
    pub(super) words: Option<Digest>,
}

pub(super) fn lawful(
    past: &Past<'_>,
    signed: Signed<'_>,
    seed: Option<&Seed>,
    laws: Laws<'_>,
) -> Result<(), Rejection> {
    let Past { record, contest, .. } = *past;
    settled(contest)?;
    if laws.version == Version::First && signed.words.is_some() {
        return Err(Rejection::OtherWords);
    }
    numbered(contest.next_issue().into(), signed.issue.into())?;
    reveals(past, seed)?;
    let Some(lexicon) = laws.lexicon else { return Ok(()) };
    let board = Board::new(contest, lexicon);
    let Some(last) = all_rounds().next_back() else { return Ok(()) };
    let standings = standings(contest, &board, last, laws.drafts);
    let derived = SignedTable::of(&standings);
    if derived != *signed.table {
        let same = derived.0.iter().zip(&signed.table.0).take_while(|(a, b)| a == b);
        return Err(Rejection::OtherTable { row: same.count() + 1 });
    }
    if derived.sha256() != signed.sha256 {
        return Err(Rejection::OtherDigest { derived: derived.sha256() });
    }
    if standings.is_provisional() {
        return Err(Rejection::Provisional { doubts: standings.doubts });
    }
    match laws.version {
        Version::First => Ok(()),
        Version::Second if signed.words == Some(words_of(contest, record.log(), lexicon)) => Ok(()),
        Version::Second => Err(Rejection::OtherWords),
    }
}

/// Every round is over, recorded or given up.
fn settled(contest: &Contest) -> Result<(), Rejection> {
    let open = contest.anagram.rounds().find(|(_, round)| !round.is_settled());
    open.map_or(Ok(()), |(round, _)| Err(Rejection::RoundsOpen { round }))
}

/// The seed is the committed one; where the program has drawn, it must be told.
fn reveals(past: &Past<'_>, seed: Option<&Seed>) -> Result<(), Rejection> {
    match seed {
        Some(seed) if past.contest.commitment == Some(seed.commitment()) => Ok(()),
        Some(_) => Err(Rejection::OtherSeed),
        None if past.record.has_drawn() => Err(Rejection::SeedMissing),
        None => Ok(()),
    }
}

/// SHA-256 that binds what the list says of this history's words: the list's own digest as 64
/// hexadecimal digits and an LF, then those written words that it has, in capitals, sorted by code
/// point, each followed by an LF. So a copy that carries only these words cannot carry others.
#[must_use]
pub fn words_of(contest: &Contest, log: &[Recorded], lexicon: &dyn WordList) -> Digest {
    let list = contest.lexicon.as_ref().map(|passport| passport.sha256.to_string());
    let words: BTreeSet<String> = written(log)
        .into_iter()
        .filter(|word: &Word| lexicon.contains(word))
        .map(|word| word.to_string())
        .collect();
    let lines = list.into_iter().chain(words);
    Digest::of(lines.map(|line| line + "\n").collect::<String>().as_bytes())
}
