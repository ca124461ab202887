//! Which events of this format are one action, and in which order.

use super::letters::owed;
use super::time::noted;
use crate::domain::clock::Moment;
use crate::domain::contest::decide::ruled_valid;
use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::event::Event as A;
use crate::domain::formats::anagram::joint::event::Event as Joint;
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::formats::anagram::take_in::{self, Beside, Brought};
use crate::domain::formats::anagram::{Contest, Event};
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;

/// Whether these events may follow the first of their action, the competition being as it was before it.
pub fn follows(before: &Contest, first: &A, rest: &[&Event]) -> bool {
    let own = |event: &Event, is_it: fn(&A) -> bool| match event {
        Event::Own(event) => is_it(event),
        _ => false,
    };
    match first {
        A::LettersDrawn { round, .. } => is_shown(*round, rest),
        A::LettersTyped { round, letters, .. } => match after_owed(before, *round, letters, rest) {
            Some([]) => true,
            Some([event]) => own(event, |event| matches!(event, A::BreakEnded { .. })),
            _ => false,
        },
        A::ReplacementsTyped { round, letters } => {
            matches!(after_owed(before, *round, letters, rest), Some([]))
        }
        // It stands behind what was typed, and nowhere else.
        A::TilesPutBack { .. } => false,
        A::BreakEnded { .. } => match rest {
            [] => true,
            [event] => own(event, |event| matches!(event, A::RoundStarted { .. })),
            _ => false,
        },
        A::AlertReached { .. } | A::BreakAlertReached { .. } | A::RoundEnded { .. } => {
            rest.iter().all(|event| own(event, is_of_time))
        }
        A::SheetsTakenIn { from } => !rest.is_empty() && is_taken_in(before, from, rest),
        A::RoundGivenUp { round, reason } => {
            rest.is_empty() || gives_up_the_rest(before, *round, reason, rest)
        }
        // Those that were marked late stay so, beside others that are taken in in time.
        A::SheetsCollected { round, lateness, players } => match rest {
            [] => true,
            [Event::Own(A::SheetsCollected { round: of, lateness: then, .. })] => {
                let were_late = players
                    .iter()
                    .all(|&player| before.game.place(*round, player).lateness == Lateness::Late);
                of == round && (*lateness, *then) == (Lateness::Late, Lateness::InTime) && were_late
            }
            _ => false,
        },
        A::SheetMoved { sheet, player, round } => match rest {
            [] => true,
            // Two that were keyed at each other's place.
            [Event::Own(A::SheetMoved { sheet: other, player: to, round: of })] => {
                let lay = |sheet| {
                    let sheet = before.game.sheet(sheet)?;
                    Some((sheet.player?, sheet.round))
                };
                sheet != other
                    && lay(*sheet) == Some((*to, *of))
                    && lay(*other) == Some((*player, *round))
            }
            _ => false,
        },
        // A sheet that nobody has is not late.
        A::NotHandedIn { round, player } | A::SheetAwaited { round, player } => match rest {
            [] => true,
            [Event::Own(A::LatenessSet { round: of, player: whose, lateness })] => {
                (of, whose, *lateness) == (round, player, Lateness::InTime)
            }
            _ => false,
        },
        A::Joint(first) => joint_follows(before, first, rest),
        _ => rest.is_empty(),
    }
}

/// Halls are entered together; a word is sealed, called and opened at once; words are closed with the letters; who upholds
/// an objection rules.
fn joint_follows(before: &Contest, first: &Joint, rest: &[&Event]) -> bool {
    match first {
        Joint::WordSealed { .. } => matches!(
            rest,
            [Event::HallWordSet { .. }, Event::Own(A::Joint(Joint::WordOpened { .. }))]
        ),
        Joint::WordsClosed { .. } => {
            matches!(rest, [Event::Own(A::Joint(Joint::LettersSealed { .. }))])
        }
        Joint::WordObjectionDecided { word, outcome: Outcome::Upheld, reason, .. } => {
            rest.iter().copied().eq(ruled_valid(&before.common, word, reason).iter())
        }
        // A list of halls.
        Joint::VenueEntered { .. } => rest
            .iter()
            .all(|event| matches!(event, Event::Own(A::Joint(Joint::VenueEntered { .. })))),
        // They stand behind others, and nowhere else.
        Joint::WordOpened { .. } | Joint::LettersSealed { .. } => false,
        _ => rest.is_empty(),
    }
}

/// What follows a digital draw at one press: a break that runs ends, and the tiles are shown.
fn is_shown(drawn: RoundNo, rest: &[&Event]) -> bool {
    let rest = rest
        .split_first()
        .filter(|(first, _)| matches!(first, Event::Own(A::BreakEnded { .. })))
        .map_or(rest, |(_, rest)| rest);
    match rest {
        [] => true,
        [Event::Own(A::LettersShown { round })] => *round == drawn,
        _ => false,
    }
}

/// What follows typed letters and just the put-back that the guard owes; `None` when it does not
/// follow.
fn after_owed<'a, 'e>(
    before: &Contest,
    round: RoundNo,
    typed: &[Letter],
    rest: &'a [&'e Event],
) -> Option<&'a [&'e Event]> {
    let owed = owed(&before.game, round, typed).map(Event::Own);
    match (owed, rest) {
        (Some(owed), [first, rest @ ..]) if **first == owed => Some(rest),
        (None, rest) => Some(rest),
        (Some(_), _) => None,
    }
}

/// Whether, after the first, just the other rounds are given up that were still to be settled, for
/// the same reason.
fn gives_up_the_rest(before: &Contest, from: RoundNo, reason: &str, rest: &[&Event]) -> bool {
    let rounds = before.game.rounds();
    let open = rounds.filter(|&(number, round)| number >= from && !round.is_settled());
    let mut open = open.map(|(number, _)| number);
    open.next() == Some(from)
        && open.map(Some).eq(rest.iter().map(|event| match event {
            Event::Own(A::RoundGivenUp { round, reason: why }) if why == reason => Some(*round),
            _ => None,
        }))
}

/// Whether what the time brings is all that it had brought by then; so is what it does not bring.
pub fn is_all_that_is_due(before: &Contest, first: &A, at: Moment, rest: &[&Event]) -> bool {
    let brought = is_of_time(first) && !matches!(first, A::BreakEnded { .. });
    !brought || noted(&before.game, at) == rest.len() + 1
}

/// What the time brings.
fn is_of_time(event: &A) -> bool {
    matches!(
        event,
        A::AlertReached { .. }
            | A::RoundEnded { .. }
            | A::BreakAlertReached { .. }
            | A::BreakEnded { .. }
    )
}

/// Whether taking in the sheets that these events say would record just these.
fn is_taken_in(before: &Contest, from: &str, rest: &[&Event]) -> bool {
    let mut sheets = Vec::new();
    let mut reason = "";
    let mut lateness = Lateness::InTime;
    for event in rest {
        let Event::Own(event) = event else { return false };
        let (place, words, beside) = match event {
            A::SheetsCollected { lateness: said, .. } => {
                lateness = *said;
                continue;
            }
            A::SheetKeyed { player: Some(player), round, words, .. } => {
                ((*round, *player), words, Beside::Second)
            }
            A::SheetRevised { sheet, words, reason: why } => {
                let revised = before.game.sheet(*sheet);
                let Some((round, player)) = revised.and_then(|it| Some((it.round, it.player?)))
                else {
                    return false;
                };
                reason = why;
                ((round, player), words, Beside::NextVersion)
            }
            _ => return false,
        };
        let (round, player) = place;
        let lateness = std::mem::replace(&mut lateness, Lateness::InTime);
        sheets.push(Brought { player, round, lateness, words: words.clone(), beside });
    }
    take_in::events(before, from.to_owned(), sheets, reason).is_ok_and(|made| {
        made.into_iter().skip(1).map(Event::Own).eq(rest.iter().copied().cloned())
    })
}
