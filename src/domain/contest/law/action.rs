//! Which events are one action, and in which order: what no rule of a single event can say.

use super::{Breach, Laws, Version, before_the_draws};
use crate::domain::anagram::event::Event as A;
use crate::domain::anagram::law::{noted, owed};
use crate::domain::anagram::sheet::Lateness;
use crate::domain::anagram::take_in::{self, Beside, Brought};
use crate::domain::contest::decide::{pending, upheld};
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::contest::{Contest, Record, Rejection};
use crate::domain::ids::{ObjectionId, RoundNo};
use crate::domain::letters::Letter;
use crate::domain::player::Player;

/// Whether these events are an action that somebody can ask for, the competition being as it was
/// before it.
pub(super) fn belongs(record: &Record, action: &[Recorded], laws: Laws<'_>) -> Result<(), Breach> {
    let before = record.contest();
    let Some((first, rest)) = action.split_first() else { return Ok(()) };
    let last = action.len() - 1;
    for (index, recorded) in action.iter().enumerate() {
        if (recorded.at, &recorded.who) != (first.at, &first.who) {
            return Err(Breach { index, why: Rejection::NotTogether });
        }
    }
    if let Some(Recorded {
        event: Event::ObjectionDecided { objection, outcome, reason }, ..
    }) = action.last()
    {
        let with = action.get(..last).unwrap_or(&[]);
        return decides(before, with, (*objection, *outcome, reason), laws)
            .map_err(|why| Breach { index: last, why });
    }
    let rest: Vec<&Event> = rest.iter().map(|recorded| &recorded.event).collect();
    if laws.version != Version::First && !is_all_that_is_due(before, first, &rest) {
        return Err(Breach { index: last, why: Rejection::NotDue });
    }
    if let (Event::HallWordSet { .. }, []) = (&first.event, rest.as_slice()) {
        return before_the_draws(record, before).map_err(|why| Breach { index: 0, why });
    }
    if follow(before, &first.event, &rest) {
        return Ok(());
    }
    Err(Breach { index: last, why: Rejection::NotTogether })
}

/// Whether these events follow the first of their action.
fn follow(before: &Contest, first: &Event, rest: &[&Event]) -> bool {
    let own = |event: &Event, is_it: fn(&A) -> bool| match event {
        Event::Anagram(event) => is_it(event),
        _ => false,
    };
    match first {
        // That nobody called a word is recorded with the first draw.
        Event::HallWordSet { text } => match rest {
            [Event::Anagram(A::LettersDrawn { round, .. }), rest @ ..] => {
                text.is_empty() && before.hall_word.is_none() && is_shown(*round, rest)
            }
            _ => false,
        },
        // A list of players, words ruled on together.
        Event::PlayerAdded { .. } => {
            rest.iter().all(|event| matches!(event, Event::PlayerAdded { .. }))
        }
        Event::WordRuled { ruled, .. } => rest
            .iter()
            .all(|event| matches!(event, Event::WordRuled { ruled: also, .. } if also == ruled)),
        Event::PlayerChanged { player } => match rest {
            [] => true,
            [Event::PlayerChanged { player: other }] => swaps(before, player, other),
            _ => false,
        },
        Event::Anagram(first) => match first {
            A::LettersDrawn { round, .. } => is_shown(*round, rest),
            A::LettersTyped { round, letters, .. } => {
                match after_owed(before, *round, letters, rest) {
                    Some([]) => true,
                    Some([event]) => own(event, |event| matches!(event, A::BreakEnded { .. })),
                    _ => false,
                }
            }
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
            A::SheetsCollected { round, lateness, .. } => match rest {
                [] => true,
                [Event::Anagram(A::SheetsCollected { round: of, lateness: then, .. })] => {
                    of == round && (*lateness, *then) == (Lateness::Late, Lateness::InTime)
                }
                _ => false,
            },
            // A sheet that nobody has is not late.
            A::NotHandedIn { round, player } | A::SheetAwaited { round, player } => match rest {
                [] => true,
                [Event::Anagram(A::LatenessSet { round: of, player: whose, lateness })] => {
                    (of, whose, *lateness) == (round, player, Lateness::InTime)
                }
                _ => false,
            },
            _ => rest.is_empty(),
        },
        _ => rest.is_empty(),
    }
}

/// What follows a digital draw at one press: a break that runs ends, and the tiles are shown.
fn is_shown(drawn: RoundNo, rest: &[&Event]) -> bool {
    let rest = rest
        .split_first()
        .filter(|(first, _)| matches!(first, Event::Anagram(A::BreakEnded { .. })))
        .map_or(rest, |(_, rest)| rest);
    match rest {
        [] => true,
        [Event::Anagram(A::LettersShown { round })] => *round == drawn,
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
    let owed = owed(&before.anagram, round, typed).map(Event::Anagram);
    match (owed, rest) {
        (Some(owed), [first, rest @ ..]) if **first == owed => Some(rest),
        (None, rest) => Some(rest),
        (Some(_), _) => None,
    }
}

/// Whether, after the first, just the other rounds are given up that were still to be settled, for
/// the same reason.
fn gives_up_the_rest(before: &Contest, from: RoundNo, reason: &str, rest: &[&Event]) -> bool {
    let rounds = before.anagram.rounds();
    let open = rounds.filter(|&(number, round)| number >= from && !round.is_settled());
    let mut open = open.map(|(number, _)| number);
    open.next() == Some(from)
        && open.map(Some).eq(rest.iter().map(|event| match event {
            Event::Anagram(A::RoundGivenUp { round, reason: why }) if why == reason => Some(*round),
            _ => None,
        }))
}

/// Whether what the time brings is all that it had brought by then. Program 0.1.0 could look a moment
/// before it wrote.
fn is_all_that_is_due(before: &Contest, first: &Recorded, rest: &[&Event]) -> bool {
    let brought = match &first.event {
        Event::Anagram(A::BreakEnded { .. }) => false,
        Event::Anagram(event) => is_of_time(event),
        _ => false,
    };
    !brought || noted(&before.anagram, first.at) == rest.len() + 1
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
        let Event::Anagram(event) = event else { return false };
        let (place, words, beside) = match event {
            A::SheetsCollected { lateness: said, .. } => {
                lateness = *said;
                continue;
            }
            A::SheetKeyed { player: Some(player), round, words, .. } => {
                ((*round, *player), words, Beside::Second)
            }
            A::SheetRevised { sheet, words, reason: why } => {
                let revised = before.anagram.sheet(*sheet);
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
        made.into_iter().skip(1).map(Event::Anagram).eq(rest.iter().copied().cloned())
    })
}

/// Whether two players exchange everything but their numbers.
fn swaps(before: &Contest, one: &Player, other: &Player) -> bool {
    let was = |now: &Player, then: &Player| {
        before.players.get(&then.id).is_some_and(|then| {
            (&now.name, &now.club, now.span) == (&then.name, &then.club, then.span)
        })
    };
    one.id != other.id && was(one, other) && was(other, one)
}

/// Whether an objection is decided with just what its outcome brings: nothing when it is dismissed,
/// the ruling, the lifted penalties or the new version of the sheet when it is upheld (§9).
fn decides(
    before: &Contest,
    with: &[Recorded],
    (objection, outcome, reason): (ObjectionId, Outcome, &str),
    laws: Laws<'_>,
) -> Result<(), Rejection> {
    let with: Vec<&Event> = with.iter().map(|recorded| &recorded.event).collect();
    let about = pending(before, objection)?;
    let fits = match (outcome, &about.about) {
        (Outcome::Dismissed, _) => with.is_empty(),
        (Outcome::Upheld, About::Reading { round }) => {
            let stands = before.anagram.sheet_at(*round, about.player).map(|(sheet, _)| sheet);
            matches!(with.as_slice(), [Event::Anagram(A::SheetRevised { sheet, reason: why, .. })]
                if Some(*sheet) == stands && why == reason)
        }
        (Outcome::Upheld, About::Word { .. } | About::Void { .. }) => {
            upheld(before, about, reason, laws.lexicon)?.iter().eq(with.iter().copied())
        }
    };
    if fits { Ok(()) } else { Err(Rejection::NotTogether) }
}
