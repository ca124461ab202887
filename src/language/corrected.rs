//! What a further issue changed of the table before it.

use super::{Language, tr};
use crate::domain::contest::corrected::{Moved, moved_by_signing};
use crate::domain::contest::{Contest, Format};
use crate::text;

/// So many of those who stand otherwise are told by name.
const TOLD: usize = 6;

impl Language {
    /// Which issue the signed one replaces and who stands otherwise, or how many of whom no name is said; empty of a
    /// first issue.
    pub fn replaced<F: Format>(self, contest: &Contest<F>, by_name: bool) -> String {
        let Some((before, moved)) = moved_by_signing(contest) else { return String::new() };
        let at = self.moment(before.wall_ms);
        let issue = before.issue.saturating_add(1);
        let replaces = text!(self, "print-final-replaces", issue = issue, at = at);
        let (first, rest): (Vec<Moved>, Vec<Moved>) =
            moved.iter().partition(|moved| moved.by_points());
        let told = first.into_iter().chain(rest).filter_map(|moved| {
            let name = contest.common.told_apart(moved.player()?);
            self.stands_otherwise(&name, moved)
        });
        let mut told: Vec<String> = if by_name { told.collect() } else { Vec::new() };
        let more = told.len().saturating_sub(TOLD);
        told.truncate(TOLD);
        if more > 0 {
            told.push(text!(self, "print-final-changed-more", count = more));
        }
        let changed = match (moved.is_empty(), by_name) {
            (true, _) => tr(self, "print-final-unchanged"),
            (false, true) => text!(self, "print-final-changed", changes = told.join(", ")),
            (false, false) => text!(self, "print-final-changed-count", count = moved.len()),
        };
        format!("{replaces} · {changed}")
    }

    /// Points and place, then and now; nothing of one who was added, which is told by itself.
    pub fn stands_otherwise(self, name: &str, moved: Moved) -> Option<String> {
        let (before, now) = moved.before.zip(moved.now)?;
        let place =
            |rank: Option<u32>| rank.map_or_else(|| "–".to_owned(), |rank| rank.to_string());
        let [from, to] = [before, now].map(|at| place(at.rank));
        let [before, after] = [before, now].map(|at| self.number(at.total));
        Some(match (from == to, before == after) {
            (true, _) => text!(
                self,
                "print-final-changed-points",
                name = name,
                before = before,
                after = after
            ),
            (false, true) => {
                text!(self, "print-final-changed-place", name = name, from = from, to = to)
            }
            (false, false) => text!(
                self,
                "print-final-changed-rank",
                name = name,
                before = before,
                after = after,
                from = from,
                to = to
            ),
        })
    }
}
