//! What can be done with the sheet on the desk beside saving it.

use super::check::{keyed_by_same, unchecked};
use super::{SheetOnDesk, Turn, settle};
use crate::commands::{Mark, Question, UserCommand};
use crate::domain::formats::anagram::sheet::Lateness;
use crate::domain::person::Role;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::Seen;

/// Settling the words of the saved sheet that nobody could read.
fn illegible(seen: &Seen<'_>, desk: SheetOnDesk) -> Vec<Act> {
    let saved = desk.saved(&seen.contest().game);
    let Some((id, sheet)) = saved.filter(|_| !desk.changed && desk.turn == Turn::First) else {
        return Vec::new();
    };
    let acts = sheet.open_illegible().map(|(field, place, written)| {
        let command = UserCommand::Ask(Question::ReadAs(id, field, place));
        let act = seen.act(command);
        let label = format!("{written}: {}", act.label);
        act.named(label)
    });
    acts.collect()
}

/// What the sheet needs now beside saving it: what is not possible is not there.
pub(super) fn acts(seen: &Seen<'_>, desk: SheetOnDesk) -> Vec<Act> {
    let SheetOnDesk { round, player, turn, .. } = desk;
    let act = |command| seen.act(command);
    if turn == Turn::Concealed {
        return vec![act(UserCommand::ShowFirst)];
    }
    // Whoever else looks at it confirms it with the large button.
    let confirms = keyed_by_same(seen, seen.person, (round, player));
    let looks = confirms.then_some(UserCommand::CheckSheet);
    let looks = [UserCommand::RejectSheet].into_iter().chain(looks).map(act);
    // While nothing else is typed it is the large button.
    let settle = settles(seen, desk).filter(|_| desk.changed);
    looks.chain(settle).chain(illegible(seen, desk)).filter(|act| act.enabled).collect()
}

/// Settling what two keyings of the saved sheet differ in.
pub(super) fn settles(seen: &Seen<'_>, desk: SheetOnDesk) -> Option<Act> {
    let contest = seen.contest();
    let saved = desk.saved(&contest.game).filter(|_| desk.turn == Turn::First);
    let (id, _) = saved.filter(|_| contest.game.is_unsettled(desk.round, desk.player))?;
    let act = seen.act(UserCommand::Ask(settle::question(contest, id)));
    let act = if settle::lies_twice(contest, (desk.round, desk.player)) {
        act.named(tr(seen.language, "sheets-settle-twice"))
    } else {
        act
    };
    Some(act).filter(|act| act.enabled)
}

/// What puts a sheet right, for a menu.
pub(super) fn corrections(seen: &Seen<'_>, desk: SheetOnDesk) -> Vec<Act> {
    let anagram = &seen.contest().game;
    let SheetOnDesk { round, player, turn, .. } = desk;
    if turn == Turn::Concealed {
        return Vec::new();
    }
    let sheet = desk.saved(anagram).filter(|_| turn == Turn::First);
    let lateness = match anagram.place(round, player).lateness {
        Lateness::InTime => Lateness::Late,
        Lateness::Late => Lateness::InTime,
    };
    let late = desk.whose().map(|_| UserCommand::SetLateness(lateness));
    let to = |id| UserCommand::Ask(Question::MoveSheet { sheet: id, player: None, round });
    let exchange = |id| UserCommand::Ask(Question::ExchangeSheets { sheet: id, player: None });
    let others = sheet.is_some() && unchecked(seen).any(|place| place != (round, player));
    let next = others.then_some(UserCommand::NextUnchecked);
    let places = sheet.into_iter().flat_map(|(id, _)| [to(id), exchange(id)]);
    let all = late.into_iter().chain(places).chain(next);
    all.map(|command| seen.act(command)).filter(|act| act.enabled).collect()
}

/// What throws away what is typed: the last entry of that menu.
pub(super) fn dangerous(seen: &Seen<'_>, desk: SheetOnDesk) -> Vec<Act> {
    let drops = desk.changed && desk.turn != Turn::Concealed;
    let drop = seen.act(UserCommand::Ask(Question::DropDraft));
    let others = is_begun_elsewhere(seen, desk) && seen.person.role == Role::Referee;
    let others = others.then(|| drop.clone().named(tr(seen.language, "sheets-drop-others")));
    drops.then_some(drop).or(others).into_iter().filter(|act| act.enabled).collect()
}

/// Whether something of this sheet was begun at another station, and nothing of it here.
pub fn is_begun_elsewhere(seen: &Seen<'_>, desk: SheetOnDesk) -> bool {
    desk.turn == Turn::First && !desk.changed && seen.drafts.contains(&desk.draft())
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
