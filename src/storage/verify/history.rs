//! The history, gone through once more: each digital draw derived again from the revealed seed with
//! the competition as it stood before it, each signed table and every total computed again.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Checked, Failure, NotDerivable, Outcome, Report, failed};
use crate::domain::anagram::draw::{Drawn, Seed};
use crate::domain::anagram::event::Event as AnagramEvent;
use crate::domain::anagram::round::{Round, Stage};
use crate::domain::anagram::rules::{Rules, all_rounds};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::signing::SignedTable;
use crate::domain::contest::{Contest, Openness, Record, Rejection};
use crate::domain::ids::{Attempt, PlayerId, RoundNo, Seq};
use crate::domain::lexicon::Digest;
use crate::domain::standings::{Board, Standings, is_void, standings};
use crate::storage::StoredLexicon;

type Lists = BTreeMap<Digest, StoredLexicon>;

/// What the history says of the seed.
#[derive(Clone)]
enum Revealed {
    Seed(Seed),
    Not(NotDerivable),
}

/// Goes through the history. Without the word lists only the draws can be looked at. Before the
/// signing the seed that the file keeps serves in place of the revealed one, or why it keeps none is told;
/// nothing of it is shown.
pub(super) fn look(
    rules: Arc<Rules>,
    lists: Option<&Lists>,
    kept: &Result<Seed, NotDerivable>,
    events: Vec<Recorded>,
    report: &mut Report,
) {
    let revealed = match (revealed(&events), kept) {
        (Revealed::Not(NotDerivable::NotYetSigned), Ok(kept)) => Revealed::Seed(kept.clone()),
        (Revealed::Not(NotDerivable::NotYetSigned), &Err(why)) | (Revealed::Not(why), _) => {
            report.add(Checked::Seed, Outcome::NotDerivable(why));
            Revealed::Not(why)
        }
        (revealed, _) => revealed,
    };
    let mut record = Record::new(rules);
    for recorded in events {
        let contest = record.contest();
        match &recorded.event {
            Event::Anagram(event) => letters(contest, &revealed, recorded.seq, event, report),
            Event::Signed { issue, table, sha256, seed } => {
                if let (Some(seed), None) = (seed, &contest.revealed) {
                    let outcome = if contest.commitment == Some(seed.commitment()) {
                        Outcome::Holds
                    } else {
                        failed(Some(recorded.seq), Failure::OtherSeed)
                    };
                    report.add(Checked::Seed, outcome);
                }
                if let Some(list) = lists.and_then(|lists| list_of(contest, lists)) {
                    let what = Checked::SignedTable { issue: *issue, seq: recorded.seq };
                    let outcome = match signed(contest, list, (*issue, table, *sha256)) {
                        Ok(()) => Outcome::Holds,
                        Err(why) => failed(Some(recorded.seq), why),
                    };
                    report.add(what, outcome);
                }
            }
            _ => {}
        }
        record.take_in([recorded]);
    }
    let contest = record.contest();
    if contest.openness == Openness::Signed {
        report.verification.signed = contest.signings.last().map(|signing| signing.issue);
    }
    if let Some(list) = lists.and_then(|lists| list_of(record.contest(), lists)) {
        totals(record.contest(), list, report);
    }
}

fn revealed(events: &[Recorded]) -> Revealed {
    let mut not = NotDerivable::NotYetSigned;
    for recorded in events {
        match &recorded.event {
            Event::Signed { seed: Some(seed), .. } => return Revealed::Seed(seed.clone()),
            Event::Signed { seed: None, .. } => not = NotDerivable::SeedUnknown,
            _ => {}
        }
    }
    Revealed::Not(not)
}

fn list_of<'a>(contest: &Contest, lists: &'a Lists) -> Option<&'a StoredLexicon> {
    lists.get(&contest.lexicon.as_ref()?.sha256)
}

/// How a round gets its letters by this event, if it does.
fn letters(
    contest: &Contest,
    revealed: &Revealed,
    seq: Seq,
    event: &AnagramEvent,
    report: &mut Report,
) {
    let attempt_now = |round| contest.anagram.round(round).map_or(Attempt::FIRST, |r| r.attempt);
    let (round, attempt, outcome) = match event {
        AnagramEvent::LettersDrawn { round, attempt, letters, redraws } => {
            let drawn = Drawn { letters: letters.clone(), redraws: *redraws };
            let outcome = match revealed {
                Revealed::Not(why) => Outcome::NotDerivable(*why),
                Revealed::Seed(seed) => match drawn_again(contest, seed, *round, *attempt) {
                    Ok(again) if again == drawn => Outcome::Holds,
                    Ok(Drawn { letters: derived, redraws }) => {
                        failed(Some(seq), Failure::OtherLetters { derived, redraws })
                    }
                    Err(why) => failed(Some(seq), why),
                },
            };
            (*round, *attempt, outcome)
        }
        AnagramEvent::LettersTyped { round, attempt, .. } => {
            (*round, *attempt, Outcome::NotDerivable(NotDerivable::Typed))
        }
        AnagramEvent::RoundRecorded { round, .. } => {
            (*round, attempt_now(*round), Outcome::NotDerivable(NotDerivable::Recorded))
        }
        AnagramEvent::LettersCorrected { round, .. } => {
            (*round, attempt_now(*round), Outcome::NotDerivable(NotDerivable::Corrected))
        }
        _ => return,
    };
    report.add(Checked::Letters { round, attempt, seq }, outcome);
}

/// What the seed gives for a round, the competition being as it stood before the draw.
fn drawn_again(
    contest: &Contest,
    seed: &Seed,
    round: RoundNo,
    attempt: Attempt,
) -> Result<Drawn, Failure> {
    if contest.commitment != Some(seed.commitment()) {
        return Err(Failure::OtherSeed);
    }
    let anagram = &contest.anagram;
    let due = anagram.round(round).is_some_and(|now| {
        now.stage == Stage::ToCome && now.attempt == attempt && contest.revealed.is_none()
    });
    let mut earlier = anagram.rounds().take_while(|&(number, _)| number < round);
    let in_order = earlier.all(|(_, earlier)| Round::is_settled(earlier));
    if !(due && in_order) {
        return Err(Failure::NoDraw);
    }
    let key = seed.key(contest.hall_word.as_deref().unwrap_or_default());
    anagram.draw(&key, round).ok_or(Failure::NoDraw)
}

fn final_standings(contest: &Contest, board: &Board) -> Option<Standings> {
    let last = all_rounds().next_back()?;
    Some(standings(contest, board, last, &[]))
}

/// A table as signed, against the one that the history before it gives.
fn signed(
    contest: &Contest,
    list: &StoredLexicon,
    (issue, table, sha256): (u32, &SignedTable, Digest),
) -> Result<(), Failure> {
    if contest.signings.last().map_or(0, |last| last.issue).checked_add(1) != Some(issue) {
        return Err(Failure::Numbering);
    }
    let unsettled = contest.anagram.rounds().find(|(_, round)| !round.is_settled());
    if let Some((round, _)) = unsettled {
        return Err(Failure::NotToBeSigned(Box::new(Rejection::RoundsOpen { round })));
    }
    let board = Board::new(contest, list);
    let Some(standings) = final_standings(contest, &board) else { return Ok(()) };
    let fresh = SignedTable::of(&standings);
    if fresh != *table {
        let same = fresh.0.iter().zip(&table.0).take_while(|(fresh, signed)| fresh == signed);
        return Err(Failure::OtherTable { row: same.count() + 1 });
    }
    let derived = fresh.sha256();
    if derived != sha256 {
        return Err(Failure::OtherDigest { derived });
    }
    if standings.is_provisional() {
        let doubts = standings.doubts;
        return Err(Failure::NotToBeSigned(Box::new(Rejection::Provisional { doubts })));
    }
    Ok(())
}

/// The totals as the standings have them, against the sums of the words' points.
fn totals(contest: &Contest, list: &StoredLexicon, report: &mut Report) {
    let board = Board::new(contest, list);
    let Some(standings) = final_standings(contest, &board) else { return };
    let (mut sheets, mut words) = (0_u32, 0_u32);
    let mut points: BTreeMap<PlayerId, i64> = BTreeMap::new();
    for (round, player, grade) in board.grades() {
        sheets += 1;
        words = words.saturating_add(u32::try_from(grade.words.len()).unwrap_or(u32::MAX));
        let out = contest.expelled_from_rest_after(player).is_some_and(|last| round > last);
        if !out && !is_void(contest, round, player) {
            let of_words = grade.words.iter().map(|word| i64::from(word.points));
            *points.entry(player).or_default() += of_words.sum::<i64>();
        }
    }
    let mut outcome = Outcome::Holds;
    for row in &standings.rows {
        let deducted = contest.penalties_of(row.player).map(|penalty| match penalty.kind {
            PenaltyKind::Deduction { points } => i64::from(points),
            PenaltyKind::Recommendation
            | PenaltyKind::Reprimand
            | PenaltyKind::VoidRound
            | PenaltyKind::ExpelledFromRest
            | PenaltyKind::Expelled => 0,
        });
        let of_words = points.get(&row.player).copied().unwrap_or(0);
        let derived = of_words - deducted.sum::<i64>();
        if derived != row.total {
            let why = Failure::Total { player: row.player, stated: row.total, derived };
            outcome = failed(None, why);
            break;
        }
    }
    report.add(Checked::Totals { sheets, words }, outcome);
}
