//! The question that exchanges two sheets which were keyed under each other's number.

use super::sheets::{of_nothing, of_sheets};
use crate::commands::{Entry, Question};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as A;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::language::tr;
use crate::screens::formats::anagram::name;
use crate::screens::formats::anagram::sheets::names_round;
use crate::text;
use crate::views::asked::{Answer, AskedPlayer, Beside, Then};
use crate::views::formats::anagram::{Answered, Asked, Sight, sheets};
use crate::views::words;

/// Two sheets of a round that were keyed under each other's number: both are shown, and each goes to where the other is. Where
/// the other number has none, the one alone goes there.
pub fn exchange(sight: &Sight<'_>, sheet: SheetId, chosen: Option<PlayerId>) -> Asked {
    let language = sight.language();
    let place = sight.contest().game.sheet(sheet).and_then(|it| Some((it.round, it.player?)));
    let Some((round, here)) = place else { return of_nothing() };
    let nobody = (tr(language, "dialog-no-player"), Vec::new());
    let of = |player| beside(sight, round, player);
    let about = move |player| Question::ExchangeSheets { sheet, player: Some(player) };
    let which = text!(
        language,
        "dialog-sheet-of",
        number = here.to_string(),
        player = sight.told_apart(here),
        round = round.get()
    );
    let answer = chosen.map_or(Ok(Answer::Nothing), |there| exchanged(sight, round, here, there));
    let changes = match &answer {
        Ok(Answer::Order(order, _)) => words::what_if_asked(sight, (**order).clone()).ok(),
        _ => None,
    };
    let changes = changes.map(|changes| words::told(sight, &changes)).unwrap_or_default();
    let alone = chosen.is_some_and(|there| sight.contest().game.sheet_at(round, there).is_none());
    Asked {
        lines: [which, text!(language, "dialog-exchange-sheets", round = round.get())]
            .into_iter()
            .chain(changes)
            .collect(),
        player: Some(AskedPlayer {
            chosen,
            told: String::new(),
            about: Box::new(about),
            typed: by_code(sight, round),
        }),
        columns: vec![of(here), chosen.map_or(nobody, of)],
        confirm: alone.then(|| tr(language, "dialog-exchange-alone")),
        ready: chosen.is_some(),
        ..of_sheets(answer)
    }
}

/// Whose sheet of the round is named by the code that is typed; `None` of what is no code.
fn by_code(sight: &Sight<'_>, of: RoundNo) -> Option<Result<PlayerId, String>> {
    let typed = sight.desk.text(Entry::PlayerSearch).trim();
    if !names_round(typed) {
        return None;
    }
    let language = sight.language();
    Some(sheets::named(sight, typed).and_then(|(round, player)| {
        let player = player.ok_or_else(|| tr(language, "dialog-nobody"))?;
        let other = || text!(language, "dialog-exchange-other-round", round = of.get());
        if round == of { Ok(player) } else { Err(other()) }
    }))
}

/// The sheets at both numbers, each at the other.
fn exchanged(sight: &Sight<'_>, round: RoundNo, here: PlayerId, there: PlayerId) -> Answered {
    let language = sight.language();
    let anagram = &sight.contest().game;
    if here == there {
        return Err(tr(language, "dialog-exchange-itself"));
    }
    let both = [here, there];
    let begun = |player: &PlayerId| {
        let desk = sight.desk.sheet.filter(|sheet| sheet.changed);
        desk.is_some_and(|sheet| (sheet.round, sheet.whose()) == (round, Some(*player)))
            || sight.drafts.contains(&Draft { round, player: Some(*player) })
    };
    if let Some(player) = both.iter().find(|player| begun(player)) {
        let number = player.get();
        return Err(text!(language, "dialog-exchange-begun", number = number));
    }
    if let Some(player) = both.iter().find(|player| anagram.sheets_at(round, **player).count() > 1)
    {
        let number = player.get();
        return Err(text!(language, "dialog-exchange-unsettled", number = number));
    }
    let moved = |from, player| {
        let sheet = anagram.sheet_at(round, from).map(|(sheet, _)| sheet);
        sheet.map(|sheet| A::MoveSheet { sheet, player, round })
    };
    let mut moves = [moved(here, there), moved(there, here)].into_iter().flatten();
    // Once it is moved, both lie in one place.
    let first = moves.next().map(|first| first.over(sight.desk.own.sheets.asked.clone()));
    let moves: Vec<Command> = first.into_iter().chain(moves).map(Command::from).collect();
    let (one, other) = (here.get(), there.get());
    let (told, lies) = if moves.len() > 1 {
        (text!(language, "sheets-exchanged", one = one, other = other, round = round.get()), here)
    } else {
        let who = sight.told_apart(there);
        (text!(language, "sheets-moved", player = who, round = round.get()), there)
    };
    let then = [Then::Lay(round, lies), Then::TellBack(told)];
    Ok(Answer::order(Command::Several(moves), then))
}

/// Whose sheet, and its words by field. Who shall key it a second time does not see them.
fn beside(sight: &Sight<'_>, round: RoundNo, player: PlayerId) -> Beside {
    let language = sight.language();
    let title = format!("{player}. {}", sight.told_apart(player));
    let Some((_, sheet)) = sight.contest().game.sheet_at(round, player) else {
        return (title, vec![tr(language, "dialog-sheet-not-keyed")]);
    };
    let words = sheet.words();
    if sheets::is_concealed(sight, (round, player)) {
        return (title, vec![text!(language, "sheets-words", count = words.len())]);
    }
    let of = |field: Field| {
        let there: Vec<String> = words.field(field).iter().map(ToString::to_string).collect();
        (!there.is_empty())
            .then(|| format!("{}: {}", name::field(language, field), there.join(", ")))
    };
    let lines: Vec<String> = Field::ALL.into_iter().filter_map(of).collect();
    let none = words.is_empty().then(|| tr(language, "sheets-no-words"));
    (title, none.into_iter().chain(lines).collect())
}
