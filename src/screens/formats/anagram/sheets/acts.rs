//! What can be done with the sheet on the desk beside saving it.

use super::check::{keyed_by_same, unchecked};
use super::{SheetOnDesk, Turn, settle};
use crate::commands::{Mark, Question, UserCommand};
use crate::domain::formats::anagram::sheet::Lateness;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::Seen;
use crate::screens::formats::anagram::words::open_illegible;

/// Settling the words of the saved sheet that nobody could read.
fn illegible(seen: &Seen<'_>, desk: SheetOnDesk) -> Vec<Act> {
    let saved = desk.saved(&seen.contest().game);
    let Some((id, sheet)) = saved.filter(|_| !desk.changed && desk.turn == Turn::First) else {
        return Vec::new();
    };
    let acts = open_illegible(sheet).map(|(field, place, written)| {
        let command = UserCommand::Ask(Question::ReadAs(id, field, place));
        let act = seen.act(command);
        let label = format!("{written}: {}", act.label);
        act.named(label)
    });
    acts.collect()
}

/// What can be done with the sheet as it stands: what is not possible now is not there.
pub(super) fn acts(seen: &Seen<'_>, desk: SheetOnDesk) -> Vec<Act> {
    let contest = seen.contest();
    let anagram = &contest.game;
    let SheetOnDesk { round, player, changed, turn } = desk;
    let act = |command| seen.act(command);
    if turn == Turn::Concealed {
        return vec![act(UserCommand::ShowFirst)];
    }
    let sheet = desk.saved(anagram).filter(|_| turn == Turn::First);
    let unsettled = anagram.is_unsettled(round, player);
    let lateness = match anagram.place(round, player).lateness {
        Lateness::InTime => Lateness::Late,
        Lateness::Late => Lateness::InTime,
    };
    let others = || unchecked(seen).any(|place| place != (round, player));
    let looks = [UserCommand::RejectSheet, UserCommand::CheckSheet, UserCommand::NextUnchecked];
    let looks = looks.into_iter().filter(|look| match look {
        // The large button.
        UserCommand::CheckSheet => keyed_by_same(seen, seen.person, (round, player)),
        UserCommand::NextUnchecked => sheet.is_some() && others(),
        _ => true,
    });
    let looks: Vec<Act> = looks.map(act).collect();
    looks
        .into_iter()
        .chain(sheet.into_iter().flat_map(|(id, _)| {
            let question = |question| act(UserCommand::Ask(question));
            let settle = unsettled.then(|| question(settle::question(contest, id)));
            let to = Question::MoveSheet { sheet: id, player: None, round };
            settle.into_iter().chain([question(to)])
        }))
        .chain(illegible(seen, desk))
        // Last: their names come and go, and move nothing.
        .chain(desk.whose().map(|_| act(UserCommand::SetLateness(lateness))))
        .chain(changed.then(|| act(UserCommand::DropDraft)))
        .filter(|act| act.enabled)
        .collect()
}

/// What has its place under every sheet, whether it is possible now or not; the one whose name
/// changes is the last.
pub(super) fn fixed(seen: &Seen<'_>, desk: SheetOnDesk, undelivered: bool) -> Vec<Act> {
    let act = |command| seen.act(command);
    let delivered = if undelivered {
        act(UserCommand::MarkSheet(desk.round, desk.player, Mark::In))
            .named(tr(seen.language, "sheets-was-handed-in"))
    } else {
        act(UserCommand::DeclareNotHandedIn)
    };
    let next = [UserCommand::KeyAgain, UserCommand::KeyNameless, UserCommand::NextMissing];
    next.map(act).into_iter().chain([delivered]).collect()
}
