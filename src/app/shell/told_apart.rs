//! Which pairs of the open competition somebody has told apart (two people of one name, two clubs of nearly one), so
//! that nobody is asked again after a restart: a line each in a file of this machine, beside the list of the recent
//! competitions. Which competition it is, its first event says, so that a copy of it is known, too. Losing the
//! file costs a question.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::Alike;
use crate::domain::ids::{PlayerId, Seq};
use crate::storage::siblings::replace;

/// How many lines are kept, of all competitions.
const KEPT: usize = 400;
/// What a line about players and one about clubs has before the two.
const PLAYERS: &str = "players";
const CLUBS: &str = "clubs";

fn place(recent: &Path) -> PathBuf {
    recent.with_file_name("apart.txt")
}

fn lines(recent: &Path) -> Vec<String> {
    let text = fs::read_to_string(place(recent)).unwrap_or_default();
    text.lines().map(str::to_owned).collect()
}

fn written(of: &str, alike: &Alike) -> String {
    match alike {
        Alike::Players(one, other) => format!("{of}\t{PLAYERS}\t{}\t{}", one.get(), other.get()),
        Alike::Clubs(one, other) => format!("{of}\t{CLUBS}\t{one}\t{other}"),
    }
}

/// What a line tells apart in this competition; nothing where it is of another, or no such line.
fn read(of: &str, line: &str) -> Option<Alike> {
    let mut parts = line.split('\t');
    let (whose, kind, one, other) = (parts.next()?, parts.next()?, parts.next()?, parts.next()?);
    let player = |text: &str| text.parse().ok().and_then(PlayerId::new);
    match kind {
        _ if whose != of || parts.next().is_some() => None,
        PLAYERS => Some(Alike::Players(player(one)?, player(other)?)),
        CLUBS => Some(Alike::Clubs(one.to_owned(), other.to_owned())),
        _ => None,
    }
}

impl<F: OwnActs> Shell<F> {
    fn of_open(&self) -> Option<String> {
        let first = self.keeper.as_ref()?.heads().after(Seq(1))?;
        Some(first.hash.to_string())
    }

    /// What was told apart in the open competition before.
    pub(in crate::app) fn recall_told_apart(&mut self) {
        let (Some(recent), Some(of)) = (&self.outside.recent, self.of_open()) else { return };
        let told: BTreeSet<Alike> =
            lines(recent).iter().filter_map(|line| read(&of, line)).collect();
        self.desk.kept_alike = told;
    }

    /// Two that may be one are two: not asked again. That it could not be kept is not worth a word.
    pub(in crate::app) fn tell_apart(&mut self, alike: Alike) {
        if let (Some(recent), Some(of)) = (&self.outside.recent, self.of_open()) {
            let line = written(&of, &alike);
            let mut lines = lines(recent);
            lines.retain(|other| *other != line);
            lines.insert(0, line);
            lines.truncate(KEPT);
            let list = place(recent);
            let kept = list.parent().map(|folder| {
                fs::create_dir_all(folder)?;
                replace(&list, lines.join("\n").as_bytes())
            });
            if let Some(Err(error)) = kept {
                tracing::debug!("what was told apart was not kept: {error}");
            }
        }
        self.desk.kept_alike.insert(alike);
    }
}
