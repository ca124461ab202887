//! Questions about who sits where.

use super::{Answered, Asked, of_referee};
use crate::commands::formats::classic::Entry as Own;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::event::Seated;
use crate::domain::formats::classic::state::Shown;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, REASON, order};
use crate::views::formats::classic::Sight;
use crate::views::formats::classic::rounds::{Before, again as who_again};

/// Make the tables of a round although earlier ones have no result yet: why.
pub(super) fn despite(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let missing: Vec<String> = sight
        .contest()
        .game
        .paired()
        .filter(|(before, _)| *before < round)
        .flat_map(|(before, _)| {
            sight.judged.open_games(before).map(move |(table, _)| (before, table))
        })
        .map(|(before, table)| {
            text!(language, "meeting-cell", round = before.get(), table = table.to_string())
        })
        .collect();
    let answer = order(D::PairRound { round, despite: Some(sight.desk.reason()), found: None });
    let mut asked = of_referee(sight, "meeting-ask-despite", answer);
    asked.lines.push(missing.join(", "));
    Asked { fields: vec![REASON], ..asked }
}

/// Make them although somebody meets again, has a bye again, or is of the other's team: no other tables have less.
pub(super) fn again(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let found = sight.own().found.as_ref().filter(|found| found.round == round);
    let Some(found) = found else {
        return of_referee(sight, "meeting-ask-again", Ok(Answer::Nothing));
    };
    let paired = &found.paired;
    let [met, byes, mates] =
        who_again(sight, &Before::of(sight, round), (&paired.tables, &paired.byes));
    let said = |key, names: &[String]| {
        let count = paired.order.len();
        let named = names.join(", ");
        (!names.is_empty()).then(|| text!(language, key, names = named, count = count))
    };
    let lines = [
        said("meeting-again-met", &met),
        said("meeting-again-byes", &byes),
        said("meeting-again-mates", &mates),
    ];
    let found = Some(paired.as_ref().clone());
    let answer = order(D::PairRound { round, despite: None, found });
    let mut asked = of_referee(sight, "meeting-ask-again", answer);
    asked.lines = lines.into_iter().flatten().chain(asked.lines).collect();
    asked
}

/// Numbers of players as they are typed for tables: those of one table divided by spaces or signs, tables by commas.
///
/// # Errors
/// What is no number of a player.
pub fn typed_tables(text: &str) -> Result<Vec<Vec<PlayerId>>, String> {
    let tables = text.split([',', ';', '/', '\n']).map(str::trim).filter(|table| !table.is_empty());
    let player = |typed: &str| {
        let number = typed.parse().ok().and_then(PlayerId::new);
        number.ok_or_else(|| typed.to_owned())
    };
    let table = |table: &str| {
        let numbers = table.split(|sign: char| sign.is_whitespace() || sign == '-' || sign == '–');
        numbers.filter(|typed| !typed.is_empty()).map(player).collect()
    };
    tables.map(table).collect()
}

/// Two numbers of players as typed.
pub fn typed_two(text: &str) -> Option<(PlayerId, PlayerId)> {
    let tables = typed_tables(text).ok()?;
    let all: Vec<PlayerId> = tables.into_iter().flatten().collect();
    match all.as_slice() {
        &[one, two] => Some((one, two)),
        _ => None,
    }
}

/// Say the tables of a round: one number alone is a bye.
pub(super) fn typed(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let tables = typed_tables(sight.desk.text(Own::Tables.into()));
    let answer: Answered = match tables {
        Err(typed) => Err(text!(language, "meeting-no-player", typed = typed)),
        Ok(tables) => {
            let (byes, seated): (Vec<_>, Vec<_>) =
                tables.into_iter().partition(|seats| seats.len() == 1);
            let tables = (1..).filter_map(TableNo::new).zip(seated);
            let tables = tables.map(|(table, seats)| Seated { table, seats, starter: None });
            let byes = byes.into_iter().flatten().collect();
            order(D::TypePairing { round, tables: tables.collect(), byes })
        }
    };
    Asked {
        fields: vec![(Own::Tables.into(), "meeting-tables")],
        filled: vec![(Own::Tables.into(), String::new())],
        ..of_referee(sight, "meeting-ask-type", answer)
    }
}

/// Two players change places: who, and why; once the tables are shown a reason is due.
pub(super) fn swap(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let language = sight.language();
    let pairing = sight.paired(round).and_then(|round| round.pairing.as_ref());
    let shown = pairing.is_some_and(|pairing| pairing.shown == Shown::Yes);
    let two = typed_two(sight.desk.text(Own::Two.into()));
    let reason = if shown { sight.desk.reason() } else { String::new() };
    let answer: Answered = match two {
        None => Err(tr(language, "meeting-two-numbers")),
        Some((a, b)) => order(D::SwapPlayers { round, a, b, reason }),
    };
    let line = if shown { "meeting-ask-swap-shown" } else { "meeting-ask-swap" };
    let mut asked = of_referee(sight, line, answer);
    let names = two.map(|(a, b)| (sight.player(a), sight.player(b)));
    asked
        .lines
        .extend(names.map(|(one, two)| text!(language, "meeting-two", one = one, two = two)));
    let two = (Own::Two.into(), "meeting-two-players");
    Asked {
        fields: [two].into_iter().chain(shown.then_some(REASON)).collect(),
        filled: vec![(Own::Two.into(), String::new())],
        ..asked
    }
}

/// Withdraw the tables of a round: why.
pub(super) fn withdraw(sight: &Sight<'_>, round: RoundNo) -> Asked {
    let answer = order(D::WithdrawPairing { round, reason: sight.desk.reason() });
    Asked { fields: vec![REASON], ..of_referee(sight, "meeting-ask-withdraw", answer) }
}
