//! Questions about slips: new versions, whose they are, two keyings, what the arbiter sets.

use super::{Answered, Asked, of_referee};
use crate::commands::Entry;
use crate::commands::formats::duplicate::{Entry as Own, Keying, Question as Q, SlipId, TurnNo};
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::slip::{Check, KeyedSlip};
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, AskedPlayer, Deed, First, REASON, Then, order};
use crate::views::formats::duplicate::{Sight, slips, take_in as elsewhere};

fn of_slips(sight: &Sight<'_>, line: &'static str, answer: Answered) -> Asked {
    Asked { lines: vec![tr(sight.language(), line)], ..Asked::new(Office::Assistant, answer) }
}

/// What a slip says, in a line.
pub fn said(written: &OnSlip) -> String {
    let points = written.points.map_or_else(|| "–".to_owned(), |points| points.to_string());
    let play = format!("{} {}", written.position, written.word);
    format!("{} · {points}", if play.trim().is_empty() { "–" } else { play.trim() })
}

/// Save a slip that is saved already: why.
pub(super) fn revise(sight: &Sight<'_>) -> Asked {
    let nothing = || of_slips(sight, "places-ask-revise", Ok(Answer::Nothing));
    let Some(on_desk) = &sight.own().slip else { return nothing() };
    let game = &sight.contest().game;
    let keyed =
        on_desk.player.and_then(|player| Some((player, game.slip_at(on_desk.turn, player)?)));
    let Some((player, (slip, _))) = keyed else { return nothing() };
    let seen = on_desk.seen.clone().unwrap_or_default();
    let before = said(&seen);
    let written = slips::on_slip(sight);
    let after = written.as_ref().map(said).unwrap_or_default();
    let both = written.and_then(|written| Ok((written, sight.desk.reason_in_words()?)));
    let answer: Answered = both.map(|(written, reason)| {
        let revise = D::ReviseSlip { slip, seen, written, reason };
        let asked = slips::hand(sight).into_iter().chain([revise]).map(Command::from);
        Answer::order(Command::Several(asked.collect()), [Then::Lay(on_desk.turn, player)])
    });
    let mut asked = of_slips(sight, "places-ask-revise", answer);
    asked.lines.push(format!("{before}  →  {after}"));
    Asked { fields: vec![REASON], ..asked }
}

/// Take in slips that were keyed elsewhere: the first yes reads the file, the second takes them in.
pub(super) fn take_in(sight: &Sight<'_>) -> Asked {
    let language = sight.language();
    let read = elsewhere::brought(sight);
    let coming = read.map(elsewhere::coming);
    let confirm = match coming {
        None => tr(language, "places-slips-in-read"),
        Some(0) => tr(language, "places-slips-in-nothing"),
        Some(count) => text!(language, "places-slips-in-take", count = count),
    };
    let ready = match coming {
        None => !sight.desk.text(Entry::SheetsFile).trim().is_empty(),
        Some(count) => count > 0,
    };
    let deed = if read.is_some() { Deed::TakeIn } else { Deed::ReadSheets };
    Asked {
        own: Some(elsewhere::data(sight)),
        fields: vec![(Entry::SheetsFile, "places-slips-in-file")],
        filled: vec![(Entry::SheetsFile, String::new())],
        first: Some(First::ForgetBrought),
        confirm: Some(confirm),
        ready,
        ..Asked::new(Office::Assistant, Ok(Answer::Deed(deed)))
    }
}

/// Give a slip to another player or turn, or a name to one that has none.
pub(super) fn relocate(
    sight: &Sight<'_>,
    slip: SlipId,
    player: Option<PlayerId>,
    turn: TurnNo,
) -> Asked {
    let language = sight.language();
    let number = sight.desk.text(Own::Turn.into()).trim().parse().ok().and_then(TurnNo::new);
    let answer: Answered = match (player, number) {
        (None, _) => Err(tr(language, "dialog-no-player")),
        (_, None) => Err(tr(language, "places-no-turn")),
        (Some(player), Some(turn)) => {
            Ok(Answer::order(D::MoveSlip { slip, player, turn }, [Then::Lay(turn, player)]))
        }
    };
    let mut asked = of_slips(sight, "places-ask-move", answer);
    let keyed = sight.contest().game.slip(slip);
    asked.lines.extend(keyed.map(|keyed| said(keyed.written())));
    let about = move |player| Q::MoveSlip { slip, player: Some(player), turn }.into();
    Asked {
        player: Some(AskedPlayer {
            chosen: player,
            told: String::new(),
            about: Box::new(about),
            typed: None,
        }),
        fields: vec![(Own::Turn.into(), "turns-column-turn")],
        filled: vec![(Own::Turn.into(), turn.to_string())],
        ready: player.is_some(),
        ..asked
    }
}

/// The two keyings of a place: of one slip, or of two slips that stand for it.
fn keyings<'a>(sight: &'a Sight<'_>, keyed: &'a KeyedSlip) -> Option<[&'a OnSlip; 2]> {
    match &keyed.check {
        Check::Unsettled(second) => Some([keyed.written(), &second.written]),
        Check::None | Check::Done(_) => {
            let mut at = sight.contest().game.slips_at(keyed.turn, keyed.player);
            Some([at.next()?.1.written(), at.next()?.1.written()])
        }
    }
}

/// Settle two keyings that differ: which of them stands.
pub(super) fn settle(sight: &Sight<'_>, slip: SlipId, chosen: Option<Keying>) -> Asked {
    let language = sight.language();
    let game = &sight.contest().game;
    let Some(keyed) = game.slip(slip) else {
        return of_slips(sight, "places-ask-settle", Ok(Answer::Nothing));
    };
    let both = keyings(sight, keyed);
    let seen = sight.seen();
    let option = |keying: Keying| {
        let [first, second] = both?;
        let said = said(if keying == Keying::First { first } else { second });
        let act = seen.act(Q::SettleSlip(slip, Some(keying)).into()).named(said);
        Some((crate::screens::Act { enabled: true, ..act }, chosen == Some(keying)))
    };
    let choices =
        (tr(language, "places-ask-which"), Keying::ALL.into_iter().filter_map(option).collect());
    let answer = chosen.zip(both).map_or(Answer::Nothing, |(keying, [first, second])| {
        let written = if keying == Keying::First { first } else { second };
        let then = keyed.player.map(|player| Then::Settled(keyed.turn, player));
        Answer::order(D::SettleKeyings { slip, written: written.clone() }, then)
    });
    Asked {
        choices: vec![choices],
        ready: chosen.is_some(),
        ..of_slips(sight, "places-ask-settle", Ok(answer))
    }
}

/// Set what a slip is worth: points, warnings, why.
pub(super) fn set_outcome(sight: &Sight<'_>, slip: SlipId) -> Asked {
    let language = sight.language();
    let number = |entry: Own, most: u32| {
        let typed = sight.desk.text(entry.into()).trim().parse::<u32>().ok();
        typed.filter(|number| *number <= most)
    };
    let both = number(Own::Outcome, OnSlip::MOST_POINTS).zip(number(Own::Warnings, 9));
    let reason = sight.desk.reason();
    let answer: Answered = both
        .ok_or_else(|| tr(language, "places-no-outcome"))
        .and_then(|(points, warnings)| order(D::SetOutcome { slip, points, warnings, reason }));
    let keyed = sight.contest().game.slip(slip);
    let judged = keyed.and_then(|keyed| sight.judged.turn(keyed.turn)?.slips.get(&keyed.player?));
    let (points, warnings) = judged.map_or((0, 0), |slip| (slip.points, slip.warnings));
    Asked {
        fields: vec![
            (Own::Outcome.into(), "turns-column-points"),
            (Own::Warnings.into(), "places-warnings-a"),
            REASON,
        ],
        filled: vec![
            (Own::Outcome.into(), points.to_string()),
            (Own::Warnings.into(), warnings.to_string()),
        ],
        ..of_referee(sight, "places-ask-outcome", answer)
    }
}

/// Let a slip be judged again: why.
pub(super) fn lift_outcome(sight: &Sight<'_>, slip: SlipId) -> Asked {
    let answer = order(D::LiftOutcome { slip, reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_referee(sight, "places-ask-lift", answer) }
}

/// Uphold an objection about how a slip was read, with the slip as it is typed on the desk.
pub fn uphold_reading(
    sight: &Sight<'_>,
    (player, turn): (PlayerId, RoundNo),
    objection: ObjectionId,
) -> Asked {
    let language = sight.language();
    let on_desk = sight.own().slip.as_ref();
    let typed = on_desk.is_some_and(|slip| slip.turn == turn && slip.player == Some(player))
        && slips::is_changed(sight);
    let reason = sight.desk.reason();
    let answer: Answered = if typed {
        slips::on_slip(sight).map(|written| {
            let uphold = D::UpholdReading { objection, written, reason };
            Answer::order(uphold, [Then::Lay(turn, player)])
        })
    } else {
        Err(tr(language, "places-type-reading"))
    };
    let fields: Vec<(Entry, &'static str)> = vec![REASON];
    Asked { fields, ..of_referee(sight, "places-ask-uphold", answer) }
}
