//! The ceremony, and how far it is: a line for each file beside the list of the recent ones, so that whoever was
//! interrupted goes on where the hall was. Of an issue that was signed since it says nothing. Losing it loses nothing.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{CeremonyAt, HallStandings, Pinned, Question};
use crate::domain::clock::Moment;
use crate::domain::contest::Openness;
use crate::storage::siblings::{replace, whole};
use crate::text;
use crate::views::desk::{AfterSigning, Ceremony};
use crate::views::{Sight, projector};

/// A step so soon after the one before is a slip of the finger, in milliseconds.
pub(in crate::app) const TOO_SOON_MS: i64 = 700;

/// Of so many files it is kept.
const KEPT: usize = 20;

/// What the hall saw of a competition at last.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Last {
    /// The ceremony.
    Ceremony,
    /// Something else.
    Other,
}

fn place(recent: &Path) -> PathBuf {
    recent.with_file_name("ceremony.txt")
}

/// A line: what the hall saw at last, the issue, how many calls were made and, after a stroke, how many of them were
/// passed over, the file.
fn line(text: &str) -> Option<(Last, Ceremony, &str)> {
    let mut parts = text.splitn(4, ' ');
    let last = match parts.next()? {
        "seen" => Last::Ceremony,
        _ => Last::Other,
    };
    let issue = parts.next()?.parse().ok()?;
    let at = parts.next()?;
    let (called, from) = at.split_once('/').unwrap_or((at, "0"));
    let at = CeremonyAt { from: from.parse().ok()?, called: called.parse().ok()? };
    Some((last, Ceremony { issue, at }, parts.next()?))
}

fn written(list: &Path) -> String {
    fs::read_to_string(list).unwrap_or_default()
}

/// How far the ceremony of a file is.
fn kept(recent: &Path, path: &Path) -> Option<(Last, Ceremony)> {
    let file = whole(path).display().to_string();
    let text = written(&place(recent));
    text.lines().filter_map(line).find(|(.., of)| *of == file).map(|(last, is, _)| (last, is))
}

fn keep(recent: &Path, path: &Path, (last, is): (Last, Ceremony)) {
    let (list, file) = (place(recent), whole(path).display().to_string());
    let before = written(&list);
    let seen = if last == Last::Ceremony { "seen" } else { "other" };
    let CeremonyAt { from, called } = is.at;
    let newest = format!("{seen} {} {called}/{from} {file}", is.issue);
    let others = before.lines().filter(|text| line(text).is_none_or(|(.., of)| of != file));
    let lines: Vec<&str> = [newest.as_str()].into_iter().chain(others).take(KEPT).collect();
    if let Err(error) = replace(&list, lines.join("\n").as_bytes()) {
        tracing::debug!("how far the ceremony is was not written: {error}");
    }
}

impl<F: OwnActs> Shell<F> {
    /// Begins the ceremony, or goes on with it; while the hall sees it, nothing changes.
    pub(in crate::app) fn ceremony(&mut self) {
        let (Some(session), false) =
            (&self.keeper, matches!(self.desk.pinned, Pinned::Ceremony(_)))
        else {
            return;
        };
        if session.record().contest().common.openness == Openness::Signed {
            let at = projector::goes_on_at(&Sight::of(session, &self.desk));
            self.pin(Pinned::Ceremony(at));
        } else {
            self.open_question(Question::Ceremony);
        }
    }

    /// Calls the next one; after the first place come thanks, then the whole table.
    pub(in crate::app) fn call_next(&mut self) {
        let (Some(session), Pinned::Ceremony(at)) = (&self.keeper, &self.desk.pinned) else {
            return;
        };
        let at = *at;
        if self.called_just_now() {
            return;
        }
        let last = projector::steps(&Sight::of(session, &self.desk));
        let next = at.after(at.called + 1);
        self.desk.ceremony.at = next;
        if at.called >= last {
            self.done_after_signing(AfterSigning::Ceremony);
        }
        self.pin(if at.called <= last {
            Pinned::Ceremony(next)
        } else {
            Pinned::Standings(HallStandings::Latest)
        });
    }

    /// Whether everybody was called.
    pub(in crate::app) fn all_are_called(&self) -> bool {
        let Some(session) = &self.keeper else { return false };
        let sight = Sight::of(session, &self.desk);
        let called = match &self.desk.pinned {
            Pinned::Ceremony(at) => at.called,
            _ if projector::is_begun(&sight) => self.desk.ceremony.at.called,
            _ => return false,
        };
        called >= projector::steps(&sight)
    }

    /// Calls everybody who is still to come on the page.
    pub(in crate::app) fn call_page(&mut self) {
        let (Some(session), Pinned::Ceremony(at)) = (&self.keeper, &self.desk.pinned) else {
            return;
        };
        let at = *at;
        if self.called_just_now() {
            return;
        }
        let filled = projector::page_filled(&Sight::of(session, &self.desk), at.called);
        if filled == at.called {
            self.call_next();
        } else {
            self.pin(Pinned::Ceremony(at.after(filled)));
        }
    }

    pub(in crate::app) fn call_back(&mut self) {
        if let Pinned::Ceremony(at) = self.desk.pinned {
            self.pin(Pinned::Ceremony(at.after(at.called.saturating_sub(1).max(at.from))));
        }
    }

    /// Whether the hand only trembled: what was told to the hall cannot be taken back.
    fn called_just_now(&self) -> bool {
        let Some(now) = self.keeper.as_ref().map(|keeper| keeper.now()) else { return false };
        let soon = |at: Moment| now.session == at.session && now.ms_since(at) < TOO_SOON_MS;
        self.desk.pinned_at.is_some_and(soon)
    }

    /// Keeps how far the ceremony is, and whether the hall sees it.
    pub(in crate::app) fn note_ceremony(&mut self) {
        let Some(session) = &self.keeper else { return };
        let issue = projector::issue(session.record().contest());
        let last = if let Pinned::Ceremony(at) = self.desk.pinned {
            self.desk.ceremony = Ceremony { issue, at };
            Last::Ceremony
        } else {
            Last::Other
        };
        let begun = self.desk.ceremony != Ceremony::default() || last == Last::Ceremony;
        if let Some(recent) = self.outside.recent.as_deref().filter(|_| begun) {
            keep(recent, session.path(), (last, self.desk.ceremony));
        }
    }

    /// Takes up how far the ceremony of a competition was that was just opened. One that was not closed is seen by
    /// the hall where it was.
    pub(in crate::app) fn recall_ceremony(&mut self, came_back: bool) {
        let Some(session) = &self.keeper else { return };
        let kept = self.outside.recent.as_deref().and_then(|recent| kept(recent, session.path()));
        let Some((last, is)) = kept else { return };
        if is.issue != projector::issue(session.record().contest()) {
            return;
        }
        let calls = projector::steps(&Sight::of(session, &self.desk));
        self.desk.ceremony = is;
        if is.at.called > calls {
            self.done_after_signing(AfterSigning::Ceremony);
        }
        if came_back && last == Last::Ceremony && is.at.called <= calls + 1 {
            self.pin(Pinned::Ceremony(is.at));
            let CeremonyAt { from, called } = is.at;
            let called = called.min(calls).saturating_sub(from);
            let calls = calls.saturating_sub(from);
            self.desk.done(text!(
                self.desk.language,
                "projector-ceremony-is-back",
                called = called,
                calls = calls
            ));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_each_file_the_last_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let recent = folder.path().join("recent.txt");
        let [one, two] = ["one file.eforos", "two.eforos"].map(|name| folder.path().join(name));
        assert!(kept(&recent, &one).is_none());
        let is = |issue, called: usize| Ceremony { issue, at: called.into() };
        keep(&recent, &one, (Last::Ceremony, is(1, 4)));
        keep(&recent, &two, (Last::Other, is(0, 2)));
        keep(&recent, &one, (Last::Other, is(2, 0)));
        assert!(kept(&recent, &one) == Some((Last::Other, is(2, 0))));
        assert!(kept(&recent, &two) == Some((Last::Other, is(0, 2))));
        let later = Ceremony { issue: 2, at: CeremonyAt { from: 7, called: 9 } };
        keep(&recent, &two, (Last::Ceremony, later));
        assert!(kept(&recent, &two) == Some((Last::Ceremony, later)));
        // As it was written before it could begin later.
        let before = format!("seen 1 4 {}\n", whole(&one).display());
        fs::write(place(&recent), before).expect("written");
        assert!(kept(&recent, &one) == Some((Last::Ceremony, is(1, 4))));
        fs::write(place(&recent), "seen\nseen one two /a\n").expect("written");
        assert!(kept(&recent, &one).is_none());
    }
}
