//! The history, gone through once more: each digital draw derived again from the revealed seed with
//! the competition as it stood before it, each signed table and every total computed again.

use std::sync::Arc;

use super::{CheckOutcome, Checked, Failure, NotDerivable, Report, Told, failed};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::law::{self, Version};
use crate::domain::contest::seed::Seed;
use crate::domain::contest::verifying::{LettersFrom, OtherLetters, OtherTotal};
use crate::domain::contest::{Contest, Format, Openness, Rejection};
use crate::domain::ids::Seq;
use crate::language::Sentences;
use crate::storage::lawful::{Breaches, Depth, Judged, Known, walk};
use crate::storage::parts::Lists;
use crate::storage::wire::Stored;

/// What the history says of the seed.
#[derive(Clone)]
enum Revealed {
    Seed(Seed),
    Not(NotDerivable),
}

/// Goes through the history. Without the word lists only the draws can be looked at. Before the
/// signing the seed that the file keeps serves in place of the revealed one, or why it keeps none is told;
/// nothing of it is shown.
pub(super) fn look<F: Sentences>(
    rules: Arc<F::Rules>,
    lists: Option<&Lists>,
    kept: &Result<Seed, NotDerivable>,
    history: Vec<Stored<F>>,
    report: &mut Report,
) {
    let events = || history.iter().map(|stored| &stored.recorded);
    let revealed = match (revealed(events()), kept) {
        (Revealed::Not(NotDerivable::NotYetSigned), Ok(kept)) => Revealed::Seed(kept.clone()),
        (Revealed::Not(NotDerivable::NotYetSigned), &Err(why)) | (Revealed::Not(why), _) => {
            report.add(Checked::Seed, CheckOutcome::NotDerivable(why));
            Revealed::Not(why)
        }
        (revealed, _) => revealed,
    };
    let seeds = match &revealed {
        Revealed::Seed(seed) => std::slice::from_ref(seed),
        Revealed::Not(_) => &[],
    };
    let known = Known { lists, seeds, depth: Depth::Verifying };
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
                    if F::closing(event).is_some() && contest.common.revealed.is_none() {
                        report.add(Checked::Seed, seed_outcome(recorded.seq, refused));
                    }
                    letters(contest, &revealed, recorded.seq, (event, refused), report);
                }
                Event::Signed { issue, seed, .. } => {
                    if seed.is_some() && contest.common.revealed.is_none() {
                        report.add(Checked::Seed, seed_outcome(recorded.seq, refused));
                    }
                    if known.list_of(judged.before).is_some() {
                        let what = Checked::SignedTable { issue: *issue, seq: recorded.seq };
                        let outcome = match refused.and_then(|why| table_failure(why, &judged)) {
                            Some(why) => failed(Some(recorded.seq), why),
                            None => CheckOutcome::Holds,
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
        None => CheckOutcome::Holds,
        Some(unlawful) => {
            let seq = unlawful.seq;
            failed(Some(seq), Failure::Unlawful(unlawful))
        }
    };
    report.add(Checked::Law, outcome);
    if let Some((count, first)) = unasked {
        report.add(Checked::Offices, CheckOutcome::Told(Told::OfficesUnasked { count, first }));
    }
    if let Some(list) = known.list_of(&record) {
        let totals = F::totals(contest, list);
        let outcome = match totals.other {
            Some(OtherTotal { player, stated, derived }) => {
                failed(None, Failure::Total { player, stated, derived })
            }
            None => CheckOutcome::Holds,
        };
        let (sheets, words) = (totals.sheets, totals.words);
        report.add(Checked::Totals { sheets, words }, outcome);
    }
}

/// Whether a revealed seed is the committed one.
fn seed_outcome<F: Format>(seq: Seq, refused: Option<&Rejection<F>>) -> CheckOutcome {
    match refused {
        Some(Rejection::OtherSeed) => failed(Some(seq), Failure::OtherSeed),
        Some(_) | None => CheckOutcome::Holds,
    }
}

/// What is wrong with a signed table; `None` when the refusal is about something else.
fn table_failure<F: Sentences>(why: &Rejection<F>, judged: &Judged<'_, F>) -> Option<Failure> {
    match why {
        Rejection::OutOfNumber { .. } => Some(Failure::Numbering),
        Rejection::OtherTable { row } => Some(Failure::OtherTable { row: *row }),
        Rejection::OtherDigest { derived } => Some(Failure::OtherDigest { derived: *derived }),
        Rejection::RoundsOpen { .. } | Rejection::Provisional { .. } => {
            judged.unlawful().map(Failure::NotToBeSigned)
        }
        _ => None,
    }
}

fn revealed<'a, F: Format>(events: impl Iterator<Item = &'a Recorded<F>>) -> Revealed {
    let mut not = NotDerivable::NotYetSigned;
    for recorded in events {
        match &recorded.event {
            Event::Signed { seed: Some(seed), .. } => return Revealed::Seed(seed.clone()),
            Event::Signed { seed: None, .. } => not = NotDerivable::SeedUnknown,
            Event::Own(event) => {
                if let Some(closing) = F::closing(event) {
                    return Revealed::Seed(closing.seed().clone());
                }
            }
            _ => {}
        }
    }
    Revealed::Not(not)
}

/// How a round gets its letters by this event, if it does.
fn letters<F: Format>(
    contest: &Contest<F>,
    revealed: &Revealed,
    seq: Seq,
    (event, refused): (&F::Event, Option<&Rejection<F>>),
    report: &mut Report,
) {
    let Some(letters) = F::letters(contest, event) else { return };
    let outcome = match letters.source {
        // What was sealed otherwise is told where the law is.
        LettersFrom::Released if refused.is_some_and(|why| F::other_letters(why).is_none()) => {
            return;
        }
        LettersFrom::Seed | LettersFrom::Released | LettersFrom::Order => match (revealed, refused)
        {
            (Revealed::Seed(seed), _) if contest.common.commitment != Some(seed.commitment()) => {
                failed(Some(seq), Failure::OtherSeed)
            }
            (_, Some(why)) => {
                let why = match F::other_letters(why) {
                    Some(OtherLetters { letters: derived, redraws }) => {
                        Failure::OtherLetters { derived, redraws }
                    }
                    None => Failure::NoDraw,
                };
                failed(Some(seq), why)
            }
            (Revealed::Not(why), None) => CheckOutcome::NotDerivable(*why),
            (Revealed::Seed(_), None) => CheckOutcome::Holds,
        },
        LettersFrom::Bags => CheckOutcome::NotDerivable(NotDerivable::Typed),
        LettersFrom::Afterwards => CheckOutcome::NotDerivable(NotDerivable::Recorded),
        LettersFrom::Correction => CheckOutcome::NotDerivable(NotDerivable::Corrected),
        LettersFrom::Hand => CheckOutcome::NotDerivable(NotDerivable::ByHand),
    };
    let (round, attempt) = (letters.round, letters.attempt);
    let what = match letters.source {
        LettersFrom::Order | LettersFrom::Hand => Checked::Order { round, attempt, seq },
        LettersFrom::Seed
        | LettersFrom::Released
        | LettersFrom::Bags
        | LettersFrom::Afterwards
        | LettersFrom::Correction => Checked::Letters { round, attempt, seq },
    };
    report.add(what, outcome);
}
