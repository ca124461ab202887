//! Questions about a whole game.

use super::{Answered, Asked, of_referee};
use crate::commands::formats::classic::{End, Entry as Own, Outcome, Question as Q};
use crate::domain::contest::office::Office;
use crate::domain::formats::classic::command::Command as D;
use crate::domain::formats::classic::notation::tiles_text;
use crate::domain::formats::classic::state::Table;
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::views::asked::{Answer, REASON, order};
use crate::views::desk::formats::classic::TableOnDesk;
use crate::views::formats::classic::on_desk::on_desk;
use crate::views::formats::classic::{Sight, game};
use crate::views::options::options;

/// What is asked of each seat at the end.
const RACKS: [&str; 4] =
    ["meeting-rack-of-one", "meeting-rack-of-two", "meeting-rack-of-three", "meeting-rack-of-four"];

/// How many contradictions are listed one by one.
const LISTED: usize = 6;

fn of_game(sight: &Sight<'_>, line: &'static str, answer: Answered) -> Asked {
    Asked { lines: vec![tr(sight.language(), line)], ..Asked::new(Office::Assistant, answer) }
}

fn here(
    sight: &Sight<'_>,
    outcome: Option<Outcome>,
    command: impl FnOnce(
        &TableOnDesk,
        PlayerId,
        crate::domain::formats::classic::written::TurnText,
    ) -> Answered,
) -> Answered {
    let Some((desk, table)) = on_desk(sight) else { return Ok(Answer::Nothing) };
    let (player, turn) =
        game::turn(sight, table, outcome).map_err(|why| game::said_bad(sight, why))?;
    command(desk, player, turn)
}

/// Record a turn that the rules forbid as it was played.
pub(super) fn odd(sight: &Sight<'_>, outcome: Option<Outcome>) -> Asked {
    let answer = here(sight, outcome, |desk, player, turn| {
        order(D::RecordTurn { round: desk.round, table: desk.table, player, turn })
    });
    let mut asked = of_game(sight, "meeting-ask-odd-turn", answer);
    asked.lines.extend(game::odd(sight, outcome).into_iter().take(LISTED));
    asked
}

/// Revise a turn: why, and what then contradicts the rules.
pub(super) fn revise(sight: &Sight<'_>, outcome: Option<Outcome>) -> Asked {
    let place = sight.own().turn.unwrap_or_default();
    let reason = sight.desk.reason();
    let answer = here(sight, outcome, |desk, player, turn| {
        let (round, table) = (desk.round, desk.table);
        order(D::ReviseTurn { round, table, place, player, turn, reason })
    });
    let mut asked = of_game(sight, "meeting-ask-revise-turn", answer);
    asked.lines.extend(game::odd(sight, outcome).into_iter().take(LISTED));
    Asked { fields: vec![REASON], ..asked }
}

/// What is left to each as it follows from the turns.
fn left(sight: &Sight<'_>, desk: &TableOnDesk, table: &Table) -> Vec<String> {
    let rules = sight.contest().game.rules();
    let whole = sight.judged.whole.get(&(desk.round, desk.table));
    let rack = |seat: usize| {
        let rack = whole.and_then(|whole| whole.course.rack(rules, seat));
        rack.map(|rack| tiles_text(rules.alphabet(), rack.tiles())).unwrap_or_default()
    };
    (0..table.seats.len()).map(rack).collect()
}

/// Note how a game that is recorded turn by turn ended: how, who went out, what was left to each.
pub(super) fn end(sight: &Sight<'_>, end: Option<End>, finisher: Option<PlayerId>) -> Asked {
    let Some((desk, table)) = on_desk(sight) else {
        return of_game(sight, "meeting-ask-end-game", Ok(Answer::Nothing));
    };
    let rules = sight.contest().game.rules();
    let whole = sight.judged.whole.get(&(desk.round, desk.table));
    let made = whole.and_then(|whole| whole.course.ended);
    let end = end.or_else(|| made.map(|made| made.end));
    let seat = made.and_then(|made| made.finisher);
    let finisher = finisher.or_else(|| table.seats.get(seat?).copied());
    let finisher = finisher.filter(|_| end == Some(End::Out));
    let ends: Vec<Option<End>> =
        End::ALL.into_iter().filter(|&end| rules.has_end(end)).map(Some).collect();
    let mut choices = vec![options(
        sight,
        "meeting-end",
        ends,
        end,
        |end| Q::EndGame(end, finisher).into(),
        |end| end.map(|end| sight.language().end_of_game(end)).unwrap_or_default(),
    )];
    if end == Some(End::Out) {
        choices.push(options(
            sight,
            "commands-choose-finisher",
            table.seats.iter().copied().map(Some).collect::<Vec<_>>(),
            finisher,
            |player| Q::EndGame(end, player).into(),
            |player| player.map(|player| sight.player(player).to_owned()).unwrap_or_default(),
        ));
    }
    let seats = (0_u8..).zip(&table.seats).zip(RACKS);
    let fields = seats.clone().map(|((seat, _), key)| (Own::Left(seat).into(), key)).collect();
    let follows = left(sight, desk, table).into_iter();
    let filled =
        seats.clone().zip(follows).map(|(((seat, _), _), text)| (Own::Left(seat).into(), text));
    let racks = seats.map(|((seat, player), _)| {
        let typed = sight.desk.text(Own::Left(seat).into()).trim().to_owned();
        // Who went out has nothing; what nobody noted is not known.
        let out = finisher == Some(*player);
        (!typed.is_empty() && !out).then_some(typed)
    });
    let racks = racks.collect();
    let (round, number) = (desk.round, desk.table);
    let answer: Answered = match end {
        Some(end) => order(D::EndGame { round, table: number, end, finisher, racks }),
        None => Err(tr(sight.language(), "meeting-end")),
    };
    let waits = end == Some(End::Out) && finisher.is_none();
    Asked {
        choices,
        fields,
        filled: filled.collect(),
        ready: end.is_some() && !waits,
        ..of_referee(sight, "meeting-ask-end-game", answer)
    }
}
