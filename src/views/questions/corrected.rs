//! What a further signing changes against the issue before: told to whoever signs, before they do.

use crate::domain::contest::corrected::{Corrected, Moved, Placed, corrected};
use crate::domain::contest::penalty::Penalty;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::changes::points_and_rank;
use crate::screens::name::day_and_time;
use crate::screens::people::penalty_of;
use crate::text;
use crate::views::{OwnViews, Sight};

/// So many of a kind are told one by one.
const TOLD: usize = 8;

/// What is other than in the issue that was signed last, or that nothing is; nothing before the first.
pub(super) fn since_signed<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<String> {
    let language = sight.language();
    let Some(since) = corrected(sight.record, sight.judged) else { return Vec::new() };
    let at = day_and_time(language, since.signed.wall_ms);
    let (before, issue) = (since.signed.issue, sight.contest().common.next_issue());
    let replaces = text!(language, "dialog-sign-again", issue = issue, before = before, at = at);
    let mut lines = vec![replaces];
    if since.is_nothing() {
        lines.push(tr(language, "dialog-sign-nothing-changed"));
        return lines;
    }
    lines.extend(of_standings(sight, &since.moved));
    lines.extend(of_work(sight, &since));
    lines
}

/// Whose points and places are others, then and now.
fn of_standings<F: OwnViews>(sight: &Sight<'_, F>, moved: &[Moved]) -> Vec<String> {
    let language = sight.language();
    if moved.is_empty() {
        return vec![tr(language, "dialog-sign-same-standings")];
    }
    let (points, ranks): (Vec<&Moved>, Vec<&Moved>) = moved.iter().partition(|one| one.by_points());
    let mut lines = vec![text!(language, "dialog-sign-moved", count = moved.len())];
    let told = points.iter().chain(&ranks).take(TOLD);
    lines.extend(told.map(|one| format!("• {}", of_player(sight, one))));
    lines.extend(more(language, moved.len()));
    lines
}

fn of_player<F: OwnViews>(sight: &Sight<'_, F>, one: &Moved) -> String {
    let language = sight.language();
    let name = one.player().map(|player| sight.told_apart(player)).unwrap_or_default();
    let rank = |placed: Placed| placed.rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
    match (one.before, one.now) {
        (Some(then), Some(now)) => {
            points_and_rank(&name, language, (then.total, now.total), [then, now].map(rank))
        }
        (None, _) => text!(language, "dialog-sign-came", name = name),
        (_, None) => text!(language, "dialog-sign-went", name = name),
    }
}

/// Papers, rulings, penalties, objections, people, the list.
fn of_work<F: OwnViews>(sight: &Sight<'_, F>, since: &Corrected) -> Vec<String> {
    let language = sight.language();
    let player = |player: PlayerId| sight.told_apart(player);
    let mut lines = Vec::new();
    let mut say = |key: &'static str, all: Vec<String>| {
        if !all.is_empty() {
            let count = all.len();
            let first = all.into_iter().take(TOLD).chain(more(language, count));
            let list = first.collect::<Vec<_>>().join(" · ");
            lines.push(text!(language, F::said(key), count = count, list = list));
        }
    };
    let paper = |&(round, of): &(RoundNo, PlayerId)| {
        text!(language, F::said("dialog-sign-paper"), player = player(of), round = round.get())
    };
    say("dialog-sign-papers", since.papers.iter().map(paper).collect());
    let ruled = |ruled: Option<Ruled>| match ruled {
        None => tr(language, "dialog-sign-unruled"),
        Some(Ruled::Valid) => tr(language, "words-ruled-valid"),
        Some(Ruled::Invalid) => tr(language, "words-ruled-invalid"),
    };
    let rulings = since.rulings.iter();
    let rulings =
        rulings.map(|(word, [then, now])| format!("{word}: {} → {}", ruled(*then), ruled(*now)));
    say("dialog-sign-rulings", rulings.collect());
    let penalty = |one: &Penalty| {
        let said = format!("{}: {}", player(one.player), penalty_of(language, F::said, one));
        match &one.lifted {
            Some(reason) => {
                text!(language, "standings-lifted", penalty = said, reason = reason)
            }
            None => said,
        }
    };
    say("dialog-sign-penalties", since.penalties.iter().map(penalty).collect());
    let objections = since.objections.iter();
    let objections =
        objections.map(|one| language.objection_said(F::said, &player(one.player), one));
    say("dialog-sign-objections", objections.collect());
    say("dialog-sign-people", since.people.iter().map(|of| player(of.now.id)).collect());
    let title = sight.record.contest().common.details.title.clone();
    say("dialog-sign-details", Vec::from_iter(since.details.then_some(title)));
    let list = since.list.iter();
    let list = list.map(|list| format!("{} {}", list.name, list.edition).trim().to_owned());
    say("dialog-sign-list", list.collect());
    lines
}

/// That there are more than are told.
fn more(language: Language, count: usize) -> Option<String> {
    let more = count.saturating_sub(TOLD);
    (more > 0).then(|| text!(language, "words-more", count = more))
}
