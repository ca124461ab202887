//! The history, gone through once more: each digital draw derived again from the revealed seed with
//! the competition as it stood before it, each signed table and every total computed again.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Checked, Failure, NotDerivable, Outcome, Report, Told, failed};
use crate::domain::contest::Openness;
use crate::domain::contest::law::{self, Version};
use crate::domain::contest::penalty::PenaltyKind;
use crate::domain::contest::seed::Seed;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::refusal::Refusal;
use crate::domain::formats::anagram::rules::{Rules, all_rounds};
use crate::domain::formats::anagram::standings::{Board, Standings, is_void, standings};
use crate::domain::formats::anagram::{Contest, Event, Recorded, Rejection};
use crate::domain::ids::{Attempt, PlayerId, Seq};
use crate::storage::StoredLexicon;
use crate::storage::lawful::{Breaches, Known, Lists, Stored, walk};

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
    history: Vec<Stored>,
    report: &mut Report,
) {
    let events = || history.iter().map(|stored| &stored.recorded);
    let revealed = match (revealed(events()), kept) {
        (Revealed::Not(NotDerivable::NotYetSigned), Ok(kept)) => Revealed::Seed(kept.clone()),
        (Revealed::Not(NotDerivable::NotYetSigned), &Err(why)) | (Revealed::Not(why), _) => {
            report.add(Checked::Seed, Outcome::NotDerivable(why));
            Revealed::Not(why)
        }
        (revealed, _) => revealed,
    };
    let seeds = match &revealed {
        Revealed::Seed(seed) => std::slice::from_ref(seed),
        Revealed::Not(_) => &[],
    };
    let known = Known { lists, seeds };
    let mut breaches = Breaches::default();
    let mut unasked: Option<(u64, Seq)> = None;
    let record = walk(rules, history, known, |judged| {
        breaches.see(&judged);
        if judged.version == Version::First
            && let Err(breach) = law::offices(judged.before, judged.action)
            && let Some(recorded) = judged.action.get(breach.index)
        {
            unasked.get_or_insert((0, recorded.seq)).0 += 1;
        }
        for (index, recorded) in judged.action.iter().enumerate() {
            let contest = judged.before.contest();
            let refused = match &judged.lawful {
                Err(breach) if breach.index == index => Some(&breach.why),
                Err(_) | Ok(()) => None,
            };
            match &recorded.event {
                Event::Own(event) => {
                    letters(contest, &revealed, recorded.seq, (event, refused), report);
                }
                Event::Signed { issue, seed, .. } => {
                    if seed.is_some() && contest.common.revealed.is_none() {
                        let outcome = match refused {
                            Some(Rejection::OtherSeed) => {
                                failed(Some(recorded.seq), Failure::OtherSeed)
                            }
                            Some(_) | None => Outcome::Holds,
                        };
                        report.add(Checked::Seed, outcome);
                    }
                    if known.list_of(judged.before).is_some() {
                        let what = Checked::SignedTable { issue: *issue, seq: recorded.seq };
                        let outcome = match refused.and_then(table_failure) {
                            Some(why) => failed(Some(recorded.seq), why),
                            None => Outcome::Holds,
                        };
                        report.add(what, outcome);
                    }
                }
                _ => {}
            }
        }
    });
    let contest = record.contest();
    if contest.common.openness == Openness::Signed {
        report.verification.signed = contest.common.signings.last().map(|signing| signing.issue);
    }
    let outcome = match breaches.found() {
        None => Outcome::Holds,
        Some(unlawful) => {
            let seq = unlawful.seq();
            failed(Some(seq), Failure::Unlawful(Box::new(unlawful)))
        }
    };
    report.add(Checked::Law, outcome);
    if let Some((count, first)) = unasked {
        report.add(Checked::Offices, Outcome::Told(Told::OfficesUnasked { count, first }));
    }
    if let Some(list) = known.list_of(&record) {
        totals(contest, list, report);
    }
}

/// What is wrong with a signed table; `None` when the refusal is about something else.
fn table_failure(why: &Rejection) -> Option<Failure> {
    match why {
        Rejection::OutOfNumber { .. } => Some(Failure::Numbering),
        Rejection::OtherTable { row } => Some(Failure::OtherTable { row: *row }),
        Rejection::OtherDigest { derived } => Some(Failure::OtherDigest { derived: *derived }),
        Rejection::RoundsOpen { .. } | Rejection::Provisional { .. } => {
            Some(Failure::NotToBeSigned(Box::new(why.clone())))
        }
        _ => None,
    }
}

fn revealed<'a>(events: impl Iterator<Item = &'a Recorded>) -> Revealed {
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

/// How a round gets its letters by this event, if it does.
fn letters(
    contest: &Contest,
    revealed: &Revealed,
    seq: Seq,
    (event, refused): (&AnagramEvent, Option<&Rejection>),
    report: &mut Report,
) {
    let attempt_now = |round| contest.game.round(round).map_or(Attempt::FIRST, |r| r.attempt);
    let (round, attempt, outcome) = match event {
        AnagramEvent::LettersDrawn { round, attempt, .. } => {
            let outcome = match (revealed, refused) {
                (Revealed::Seed(seed), _)
                    if contest.common.commitment != Some(seed.commitment()) =>
                {
                    failed(Some(seq), Failure::OtherSeed)
                }
                (_, Some(Rejection::Own(Refusal::OtherLetters { derived, redraws, .. }))) => {
                    let (derived, redraws) = (derived.clone(), *redraws);
                    failed(Some(seq), Failure::OtherLetters { derived, redraws })
                }
                (_, Some(_)) => failed(Some(seq), Failure::NoDraw),
                (Revealed::Not(why), None) => Outcome::NotDerivable(*why),
                (Revealed::Seed(_), None) => Outcome::Holds,
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

fn final_standings(contest: &Contest, board: &Board) -> Option<Standings> {
    let last = all_rounds().next_back()?;
    Some(standings(contest, board, last, &[]))
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
        let out = contest.common.expelled_from_rest_after(player).is_some_and(|last| round > last);
        if !out && !is_void(contest, round, player) {
            let of_words = grade.words.iter().map(|word| i64::from(word.points));
            *points.entry(player).or_default() += of_words.sum::<i64>();
        }
    }
    let mut outcome = Outcome::Holds;
    for row in &standings.rows {
        let deducted = contest.common.penalties_of(row.player).map(|penalty| match penalty.kind {
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
