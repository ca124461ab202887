//! Questions about the clock of a table.

use super::{Answered, Asked, of_referee};
use crate::commands::formats::classic::{ClockName, Entry as Own, Question as Q};
use crate::commands::{Entry, Question};
use crate::domain::formats::classic::command::Command as D;
use crate::domain::ids::TableNo;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, REASON, order};
use crate::views::formats::classic::{Sight, table_clock};
use crate::views::name;
use crate::views::options::options;

const fn clock_name(clock: ClockName) -> &'static str {
    match clock {
        ClockName::Turn => "commands-clock-turn",
        ClockName::Chess => "commands-clock-chess",
    }
}

/// Begin the clock of a table: which table, which clock, who begins.
pub(super) fn start(sight: &Sight<'_>, clock: Option<ClockName>, side: Option<u8>) -> Asked {
    let game = &sight.contest().game;
    let Some((round, first)) = table_clock::first(sight) else {
        return of_referee(sight, "meeting-ask-start-table", Ok(Answer::Nothing));
    };
    let typed = sight.desk.text(Own::ClockTable.into()).trim();
    let table = typed.parse().ok().and_then(TableNo::new);
    let told = table.and_then(|table| Some((table, game.table_at(round, table)?)));
    let filled = vec![(Own::ClockTable.into(), first.to_string())];
    let fields = vec![(Own::ClockTable.into(), "meeting-clock-table")];
    let Some((table, told)) = told else {
        let answer = Err(text!(sight.language(), "meeting-no-such-table", typed = typed));
        return Asked { fields, filled, ..of_referee(sight, "meeting-ask-start-table", answer) };
    };
    let fitting: Vec<ClockName> = table_clock::fitting(sight, told.seats.len());
    let chosen = clock.filter(|clock| fitting.contains(clock)).or_else(|| fitting.first().copied());
    let begins = told.starter.and_then(|starter| told.seats.iter().position(|it| *it == starter));
    let side = side.filter(|side| usize::from(*side) < told.seats.len());
    let side = side.or_else(|| u8::try_from(begins?).ok());
    let answer: Answered = match (chosen, side) {
        (Some(mode), Some(side)) => order(D::StartTableClock { round, table, mode, side }),
        (None, _) => Err(tr(sight.language(), "meeting-no-clock-here")),
        (_, None) => Err(tr(sight.language(), "meeting-who-begins")),
    };
    let clocks = options(
        sight,
        "meeting-which-clock",
        fitting.iter().copied().map(Some),
        chosen,
        |clock| Question::from(Q::StartTable(clock, side)),
        |clock| clock.map(|it| tr(sight.language(), clock_name(it))).unwrap_or_default(),
    );
    let seats = (0..).zip(&told.seats).map(|(side, _)| Some(side));
    let sides = options(
        sight,
        "meeting-who-begins",
        seats.collect::<Vec<Option<u8>>>(),
        side,
        |side| Question::from(Q::StartTable(chosen, side)),
        |side| {
            let player = side.and_then(|side| told.seats.get(usize::from(side)));
            player.map(|player| sight.player(*player).to_owned()).unwrap_or_default()
        },
    );
    Asked {
        choices: vec![clocks, sides],
        fields,
        filled,
        ready: side.is_some() && chosen.is_some(),
        ..of_referee(sight, "meeting-ask-start-table", answer)
    }
}

/// Hold it for a reason of its own.
pub(super) fn hold(sight: &Sight<'_>) -> Asked {
    let answer = order(D::PauseTableClock { reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_referee(sight, "meeting-ask-hold-table", answer) }
}

/// Set what a side has left: `-2:10` is that much over.
pub(super) fn set(sight: &Sight<'_>, side: u8) -> Asked {
    let typed = sight.desk.text(Entry::Time).trim().replace('\u{2212}', "-");
    let (over, size) = match typed.strip_prefix(['-', '+']) {
        Some(size) => (true, size.to_owned()),
        None => (false, typed),
    };
    let typed = name::parse_clock(&size).map(|ms| if over { -ms } else { ms });
    let typed = typed.ok_or_else(|| tr(sight.language(), "dialog-no-time"));
    let reason = sight.desk.reason();
    let answer: Answered =
        typed.and_then(|remaining_ms| order(D::SetTableClock { side, remaining_ms, reason }));
    let names = table_clock::names(sight);
    let sides = options(
        sight,
        "meeting-which-side",
        (0..).zip(&names).map(|(side, _)| side).collect::<Vec<u8>>(),
        side,
        |side| Question::from(Q::SetTable(side)),
        |side| names.get(usize::from(side)).cloned().unwrap_or_default(),
    );
    let left = table_clock::left(sight, side).unwrap_or_default();
    Asked {
        choices: vec![sides],
        fields: vec![(Entry::Time, "console-time-left"), REASON],
        filled: vec![(Entry::Time, table_clock::signed(left))],
        ..of_referee(sight, "meeting-ask-set-table", answer)
    }
}

/// Stop it: what is over is proposed with the result.
pub(super) fn stop(sight: &Sight<'_>) -> Asked {
    of_referee(sight, "meeting-ask-stop-table", order(D::StopTableClock))
}
