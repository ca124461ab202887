//! Questions about turns: racks that go back, are corrected or recorded; cancelled turns; the last turn; the end.

use super::{Answered, Asked, of_referee};
use crate::commands::Entry;
use crate::commands::formats::duplicate::step::due_end;
use crate::commands::formats::duplicate::{
    Cancelled, EndWhy, Entry as Own, NextLetters, Question as Q, TurnNo,
};
use crate::domain::board::Rack;
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::notation::{tiles, tiles_text};
use crate::domain::formats::duplicate::written::Row;
use crate::language::tr;
use crate::text;
use crate::views::asked::{REASON, order};
use crate::views::formats::duplicate::situation::ways_to_cancel;
use crate::views::formats::duplicate::{Sight, game};
use crate::views::options::options;

const LEFTOVER: &str = "places-leftover";
const LETTERS: (Entry, &str) = (Entry::Letters, "places-new-letters");

fn leftover() -> (Entry, &'static str) {
    (Own::Leftover.into(), LEFTOVER)
}

/// The turn that has a rack and whose time has not begun, else the next.
fn open(sight: &Sight<'_>) -> TurnNo {
    let game = &sight.contest().game;
    let open = game.open_turn().map(|(turn, _)| turn);
    open.or_else(|| game.next_turn()).unwrap_or(TurnNo::FIRST)
}

/// A question whose name has a turn.
fn of_turn(sight: &Sight<'_>, title: &'static str, turn: TurnNo, asked: Asked) -> Asked {
    let title = text!(sight.language(), title, turn = turn.get());
    Asked { title: Some(title), ..asked }
}

/// Take the rack back before its time begins: why.
pub(super) fn void_rack(sight: &Sight<'_>) -> Asked {
    let answer = order(D::VoidRack { turn: open(sight), reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_referee(sight, "places-ask-void-rack", answer) }
}

/// Send a rack with three equal letters back: why.
pub(super) fn refuse_triple(sight: &Sight<'_>) -> Asked {
    let answer = order(D::RefuseTriple { turn: open(sight), reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_referee(sight, "places-ask-refuse-triple", answer) }
}

/// Tiles as typed.
fn typed(sight: &Sight<'_>, entry: Entry) -> Result<Row, String> {
    let read = tiles(sight.desk.text(entry)).map(Row);
    read.ok_or_else(|| tr(sight.language(), "places-no-tiles"))
}

fn both(sight: &Sight<'_>) -> Result<(Row, Row), String> {
    Ok((typed(sight, Own::Leftover.into())?, typed(sight, Entry::Letters)?))
}

/// Correct the letters of a turn, and why.
pub(super) fn correct_rack(sight: &Sight<'_>, turn: TurnNo) -> Asked {
    let reason = sight.desk.reason();
    let answer: Answered = both(sight)
        .and_then(|(leftover, drawn)| order(D::CorrectRack { turn, leftover, drawn, reason }));
    let game = &sight.contest().game;
    let letters = game.turn(turn).and_then(|turn| turn.letters.as_ref());
    let text = |row: Option<&Row>| row.map(|row| tiles_text(row.0.clone())).unwrap_or_default();
    let asked = Asked {
        fields: vec![leftover(), LETTERS, REASON],
        filled: vec![
            (Own::Leftover.into(), text(letters.map(|letters| &letters.leftover))),
            (Entry::Letters, text(letters.map(|letters| &letters.drawn))),
        ],
        ..of_referee(sight, "places-ask-correct-rack", answer)
    };
    let mut asked = of_turn(sight, "places-ask-correct-of", turn, asked);
    asked.lines.extend(no_longer_follows(sight, turn));
    asked
}

/// What was kept for the next turn, where the letters as typed leave something else.
fn no_longer_follows(sight: &Sight<'_>, turn: TurnNo) -> Option<String> {
    let game = &sight.contest().game;
    let kept = &game.turn(turn.next())?.letters.as_ref()?.leftover;
    let laid = game.turn(turn)?.laid()?.tiles.iter().map(|(_, laid)| laid.tile());
    let (leftover, drawn) = both(sight).ok()?;
    let rack: Rack = leftover.0.into_iter().chain(drawn.0).collect();
    let left = rack.without(laid).ok()?;
    // Where all letters went back, nothing was kept.
    (!kept.0.is_empty() && kept.rack() != left).then(|| {
        text!(
            sight.language(),
            "places-ask-correct-next",
            turn = turn.next().get(),
            kept = tiles_text(kept.0.clone()),
            left = tiles_text(left.tiles())
        )
    })
}

/// Record a turn that was run on paper: its letters, and why.
pub(super) fn record(sight: &Sight<'_>) -> Asked {
    let turn = open(sight);
    let reason = sight.desk.reason();
    let answer: Answered = both(sight).and_then(|(leftover, drawn)| {
        order(D::RecordTurn { turn, leftover, drawn, refused: Vec::new(), reason })
    });
    let kept = tiles_text(sight.contest().game.kept(turn).tiles());
    let asked = Asked {
        fields: vec![leftover(), LETTERS, REASON],
        filled: vec![(Own::Leftover.into(), kept), (Entry::Letters, String::new())],
        ..of_referee(sight, "places-ask-record", answer)
    };
    of_turn(sight, "places-ask-record-of", turn, asked)
}

/// Which turn is the last.
pub(super) fn last_turn(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let game = &sight.contest().game;
    let earliest = game.closed().saturating_add(game.rules().last_turn_notice);
    let number = sight.desk.text(Own::Turn.into()).trim().parse().ok().and_then(TurnNo::new);
    let answer = number.ok_or_else(|| tr(language, "places-no-turn"));
    let set = game.last_turn.map(|last| last.turn.get());
    let mut lines = vec![text!(language, "places-ask-last-turn", turn = earliest)];
    lines.extend(set.map(|turn| text!(language, "scenes-last-turn-is", turn = turn)));
    Asked {
        lines,
        fields: vec![(Own::Turn.into(), "scenes-last-turn")],
        filled: vec![(Own::Turn.into(), set.unwrap_or(earliest).to_string())],
        ..of_referee(sight, "scenes-last-turn", answer.and_then(|turn| order(D::SetLastTurn(turn))))
    }
}

/// Cancel a turn: how, what the next one has, and why.
pub(super) fn cancel(
    sight: &Sight<'_>,
    turn: TurnNo,
    on: (Cancelled, Option<NextLetters>),
) -> Asked {
    let language = sight.language();
    let all: Vec<(Cancelled, Option<NextLetters>)> = ways_to_cancel(sight, turn)
        .flat_map(|how| match how {
            Cancelled::Score => vec![(how, None)],
            Cancelled::TakenBack => {
                [NextLetters::Same, NextLetters::New].map(|next| (how, Some(next))).into()
            }
        })
        .collect();
    // What was asked first may not be possible for this turn.
    let on = if all.contains(&on) { on } else { all.first().copied().unwrap_or(on) };
    let ask = |(how, letters)| Q::CancelTurn(turn, how, letters).into();
    let ways = options(sight, "places-ask-how", all, on, ask, |(how, letters)| {
        let key = match (how, letters) {
            (Cancelled::Score, _) => "places-cancel-score",
            (Cancelled::TakenBack, Some(NextLetters::New)) => "places-cancel-new",
            (Cancelled::TakenBack, _) => "places-cancel-same",
        };
        tr(language, key)
    });
    let (how, letters) = on;
    let reason = sight.desk.reason();
    let answer = order(D::CancelTurn { turn, how, letters, reason });
    let asked = Asked {
        choices: vec![ways],
        fields: vec![REASON],
        ..of_referee(sight, "places-ask-cancel", answer)
    };
    of_turn(sight, "places-ask-cancel-of", turn, asked)
}

/// Let a cancelled turn count again: why.
pub(super) fn restore(sight: &Sight<'_>, turn: TurnNo) -> Asked {
    let answer = order(D::RestoreTurn { turn, reason: sight.desk.reason() });
    let asked = Asked { fields: vec![REASON], ..of_referee(sight, "places-ask-restore", answer) };
    of_turn(sight, "places-ask-restore-of", turn, asked)
}

/// End the game: by what it has come to, or by the arbiter's word.
pub(super) fn end_game(sight: &Sight<'_>, on: EndWhy) -> Asked {
    let language = sight.language();
    let due = due_end(&sight.contest().game, sight.known());
    let all = due.into_iter().chain([EndWhy::Stopped]);
    let why = options(
        sight,
        "places-ask-why",
        all,
        on,
        |why| Q::EndGame(why).into(),
        |why| game::end(language, why),
    );
    let reason = match on {
        EndWhy::Stopped => sight.desk.reason(),
        EndWhy::NoLetters
        | EndWhy::OneKind
        | EndWhy::NoPlayLeft
        | EndWhy::LastTurn
        | EndWhy::LastLetters => String::new(),
    };
    Asked {
        choices: vec![why],
        fields: if on == EndWhy::Stopped { vec![REASON] } else { Vec::new() },
        ..of_referee(sight, "places-ask-end", order(D::EndGame { why: on, reason }))
    }
}
