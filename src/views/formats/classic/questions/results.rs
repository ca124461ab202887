//! Questions about what a table came to.

use super::{Answered, Asked, of_referee};
use crate::commands::formats::classic::Question as Q;
use crate::domain::contest::office::Office;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::entered::Entered;
use crate::domain::ids::{PlayerId, RoundNo, TableNo};
use crate::language::tr;
use crate::screens::formats::classic::echo::doubts;
use crate::views::asked::{Answer, REASON, order};
use crate::views::formats::classic::Sight;
use crate::views::formats::classic::on_desk::on_desk;
use crate::views::formats::classic::results::entered;
use crate::views::options::options;

fn of_results(sight: &Sight<'_>, line: &'static str, answer: Answered) -> Asked {
    Asked { lines: vec![tr(sight.language(), line)], ..Asked::new(Office::Assistant, answer) }
}

fn at(sight: &Sight<'_>) -> Option<(RoundNo, TableNo)> {
    on_desk(sight).map(|(desk, _)| (desk.round, desk.table))
}

/// Nothing is asked of the domain where no table lies on the desk.
fn of_table(sight: &Sight<'_>, command: impl FnOnce((RoundNo, TableNo)) -> Answered) -> Answered {
    at(sight).map_or(Ok(Answer::Nothing), command)
}

/// The result as it is typed; why it is none.
fn typed(sight: &Sight<'_>) -> Result<Entered, String> {
    entered(sight).map_err(|_| tr(sight.language(), "meeting-no-number"))
}

/// Its scores in a line.
fn said(result: &Entered) -> String {
    let points = result.seats.iter().map(|seat| seat.points.unwrap_or_default().to_string());
    points.collect::<Vec<_>>().join(" : ")
}

/// Save a result of which something is doubtful.
pub(super) fn doubtful(sight: &Sight<'_>) -> Asked {
    let answer = of_table(sight, |(round, table)| {
        let result = typed(sight)?;
        order(D::EnterResult { round, table, result })
    });
    let mut asked = of_results(sight, "meeting-ask-doubtful", answer);
    if let (Some(at), Ok(entered)) = (at(sight), entered(sight)) {
        asked.lines.extend(doubts(&sight.open, sight.language(), at, &entered));
    }
    asked
}

/// Correct the result of the table on the desk as it is typed: why.
pub(super) fn correct(sight: &Sight<'_>) -> Asked {
    let answer = of_table(sight, |(round, table)| {
        let (result, reason) = (typed(sight)?, sight.desk.reason_in_words()?);
        order(D::CorrectResult { round, table, result, reason })
    });
    let mut asked = of_results(sight, "meeting-ask-correct", answer);
    let before = on_desk(sight).and_then(|(_, table)| table.result());
    if let (Some(before), Ok(after)) = (before, entered(sight)) {
        asked.lines.push(format!("{}  →  {}", said(&before.result), said(&after)));
    }
    Asked { fields: vec![REASON], ..asked }
}

/// Withdraw what stands: why.
pub(super) fn withdraw(sight: &Sight<'_>) -> Asked {
    let reason = sight.desk.reason();
    let answer =
        of_table(sight, |(round, table)| order(D::WithdrawResult { round, table, reason }));
    Asked { fields: vec![REASON], ..of_referee(sight, "meeting-ask-withdraw-result", answer) }
}

/// One came and the other did not: who came, and why.
pub(super) fn walkover(sight: &Sight<'_>, present: Option<PlayerId>) -> Asked {
    let seats = on_desk(sight).map(|(_, table)| table.seats.clone()).unwrap_or_default();
    let reason = sight.desk.reason();
    let answer = of_table(sight, |(round, table)| match present {
        Some(present) => order(D::DeclareWalkover { round, table, present, reason }),
        None => Err(tr(sight.language(), "dialog-no-player")),
    });
    let who = options(
        sight,
        "meeting-who-came",
        seats.into_iter().map(Some),
        present,
        |player| Q::Walkover(player).into(),
        |player| player.map(|player| sight.player(player).to_owned()).unwrap_or_default(),
    );
    Asked {
        choices: vec![who],
        fields: vec![REASON],
        ready: present.is_some(),
        ..of_referee(sight, "meeting-ask-walkover", answer)
    }
}

/// The game is cancelled: why.
pub(super) fn cancel(sight: &Sight<'_>) -> Asked {
    let reason = sight.desk.reason();
    let answer = of_table(sight, |(round, table)| order(D::CancelGame { round, table, reason }));
    Asked { fields: vec![REASON], ..of_referee(sight, "meeting-ask-cancel", answer) }
}
