//! Choosing between two histories of a hall: where they part, whose they are, what the other would change in the table; and
//! between two of the master file.

use super::{branch_asked, hall_name, is_sealed, of_referee};
use crate::domain::ids::VenueNo;
use crate::language::{Language, tr};
use crate::text;
use crate::venues::{Change, Changes, LinkState, Stands};
use crate::views::asked::{Answer, Deed, Enter, OfConducting};
use crate::views::formats::anagram::{Asked, Sight};

/// So many players are told.
const FIRST: usize = 6;

/// The question, as it stands now.
pub(super) fn asked(sight: &Sight<'_>, venue: VenueNo, branch: i32) -> Asked {
    let language = sight.language();
    let told = sight.desk.own.conductor.halls.venues.get(&venue);
    let other = told.and_then(|told| told.contested.iter().find(|it| it.branch == branch));
    let Some((told, other)) = told.zip(other) else {
        return of_referee(vec![tr(language, "conduct-no-branch")], Ok(Answer::Nothing));
    };
    let hall = hall_name(sight, venue);
    let mut lines = vec![text!(language, "conduct-branch-parts", hall = hall, at = other.at)];
    if let Some((head, code)) = told.head.zip(told.code.as_ref()) {
        let line = text!(language, "conduct-branch-in-force", events = head.seq, code = code);
        lines.push(line);
        lines.extend(unsealed(sight, (venue, head), told.seal.as_deref()));
    }
    let (at, events) = (other.at, other.head.seq);
    let code = &other.code;
    lines.push(text!(language, "conduct-branch", at = at, events = events, code = code));
    lines.extend(unsealed(sight, (venue, other.head), other.seal.as_deref()));
    let known = sight.desk.own.conductor.changes.as_ref();
    let known = known.filter(|(of, _)| branch_asked(sight.desk) == Some(*of));
    match known {
        None => lines.push(tr(language, "conduct-changes-asked")),
        Some((_, Ok(changes))) => lines.extend(changed(language, changes)),
        Some((_, Err(why))) => lines.push(text!(language, "conduct-changes-unknown", why = why)),
    }
    lines.push(tr(language, "conduct-branch-about"));
    let deed = Deed::Conduct(OfConducting::TakeBranch(venue, branch));
    Asked { enter: Enter::No, ready: known.is_some(), ..of_referee(lines, Ok(Answer::Deed(deed))) }
}

/// The same of the master file's own history: which of the two is open here.
pub(super) fn asked_of_own(sight: &Sight<'_>, branch: i32) -> Asked {
    let language = sight.language();
    let halls = &sight.desk.own.conductor.halls;
    let Some(other) = halls.conductor.contested.iter().find(|it| it.branch == branch) else {
        return of_referee(vec![tr(language, "conduct-no-branch")], Ok(Answer::Nothing));
    };
    let mut lines = vec![text!(language, "conduct-own-parts", at = other.at)];
    if let Some((head, code)) = halls.master.zip(halls.conductor.code.as_ref()) {
        lines.push(text!(language, "conduct-branch-in-force", events = head.seq, code = code));
    }
    let (at, events) = (other.at, other.head.seq);
    let code = &other.code;
    lines.push(text!(language, "conduct-branch", at = at, events = events, code = code));
    let is_other = matches!(sight.desk.own.anagram.state(), Some(LinkState::Contested(_)));
    match (is_other, halls.conductor.contested.len()) {
        (false, _) => lines.push(tr(language, "conduct-own-in-force")),
        (true, 1) => lines.push(tr(language, "conduct-own-other")),
        (true, _) => {}
    }
    lines.push(tr(language, "conduct-own-about"));
    let deed = Deed::Conduct(OfConducting::TakeOwnBranch(branch));
    Asked { enter: Enter::No, ..of_referee(lines, Ok(Answer::Deed(deed))) }
}

fn unsealed(
    sight: &Sight<'_>,
    (venue, head): (VenueNo, crate::venues::HubHead),
    seal: Option<&str>,
) -> Option<String> {
    let is_sealed = is_sealed(sight, venue, head, seal);
    (!is_sealed).then(|| text!(sight.language(), "conduct-hall-seal", at = head.seq))
}

/// What would change in the table, a line each.
fn changed(language: Language, changes: &Changes) -> Vec<String> {
    let Changes { after, counts, players, others } = changes;
    let mut lines = Vec::new();
    if !counts {
        lines.push(tr(language, "conduct-changes-uncounted"));
    }
    if players.is_empty() && *others == 0 {
        lines.push(text!(language, "conduct-changes-none", round = after.get()));
        return lines;
    }
    let count = players.len();
    lines.push(text!(language, "conduct-changes", round = after.get(), count = count));
    lines.extend(players.iter().take(FIRST).map(|change| of_player(language, change)));
    if count > FIRST {
        lines.push(text!(language, "conduct-changes-more", count = count - FIRST));
    }
    if *others > 0 {
        lines.push(text!(language, "conduct-changes-others", count = *others));
    }
    lines
}

fn of_player(language: Language, change: &Change) -> String {
    let name = |stands: &Option<Stands>| stands.as_ref().map(|it| it.name.clone());
    let names = [name(&change.now), name(&change.then)];
    let mut names: Vec<String> = names.into_iter().flatten().collect();
    names.dedup();
    let stands = |stands: &Option<Stands>| match stands {
        None => tr(language, "conduct-changes-absent"),
        Some(Stands { rank, total, .. }) => {
            let rank = rank.map_or_else(|| "–".to_owned(), |rank| format!("{rank}."));
            format!("{rank} ({total})")
        }
    };
    let (names, now, then) = (names.join(" → "), stands(&change.now), stands(&change.then));
    format!("{names}: {now} → {then}")
}
