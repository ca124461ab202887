//! Copies of the open competition, and rehearsals: files that come into being beside it.

use std::path::{Path, PathBuf};

use crate::app::recent;
use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{CopyKind, Entry, Stretch};
use crate::language::tr;
use crate::rehearsal::Plan;
use crate::session::{EXTENSION, Refusal, format_of, kept_in};
use crate::storage::{Access, CompetitionFile, Elsewhere, Pictures, StorageError};
use crate::text;
use crate::views::name;
use crate::with_format;

/// How many players a rehearsal has unless told otherwise.
pub(super) const REHEARSAL: &str = "12";
/// How many players a rehearsal may have.
const PLAYERS: std::ops::RangeInclusive<u16> = 2..=200;

/// A path beside this one of that name and kind, with a number where the name is taken.
pub(in crate::app) fn free(path: &Path) -> Option<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let numbered = |number: u32| match number {
        1 => path.to_path_buf(),
        more => match path.extension() {
            Some(kind) => path.with_file_name(format!("{stem} {more}.{}", kind.to_string_lossy())),
            None => path.with_file_name(format!("{stem} {more}")),
        },
    };
    (1..1000).map(numbered).find(|path| path.symlink_metadata().is_err())
}

impl<F: OwnActs> Shell<F> {
    /// Where a copy is proposed to lie: beside the competition.
    pub(in crate::app) fn propose_copy(&mut self, copy: CopyKind) {
        let Some(session) = &self.keeper else { return };
        let key = match copy {
            CopyKind::Whole => "competition-copy-name",
            CopyKind::Publication => "competition-publication-name",
        };
        let path = session.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{stem} {}.{EXTENSION}", tr(self.desk.language, key));
        let path = free(&path.with_file_name(name));
        self.desk.set(Entry::CopyFile, path.map(|p| p.display().to_string()).unwrap_or_default());
    }

    pub(in crate::app) fn copy(&mut self, copy: CopyKind) -> Result<(), String> {
        let Some(session) = &self.keeper else { return Ok(()) };
        let typed = self.desk.text(Entry::CopyFile).trim();
        if typed.is_empty() {
            return Err(tr(self.desk.language, "competition-no-path"));
        }
        let mut path = PathBuf::from(typed);
        if path.extension().is_none() {
            path.set_extension(EXTENSION);
        }
        let made = session.copy_to(&path, copy);
        made.map_err(|error| error.sentence(self.desk.language))?;
        let file = path.display().to_string();
        self.desk.done(text!(self.desk.language, "competition-copied", file = file));
        Ok(())
    }

    /// The open file took what was saved but did not become one single file again: what is to be kept
    /// together, or, when it cannot even be read, where everything was saved.
    pub(in crate::app) fn not_joined(&mut self) {
        let Some(session) = &self.keeper else { return };
        let path = session.path();
        let read = CompetitionFile::<F>::open(path, Access::Read);
        if read.is_ok_and(|file| file.chain_head() == session.head().hash) {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let ahead = format!("{name}-wal");
            let file = path.display().to_string();
            let language = self.desk.language;
            self.desk.problem(text!(
                language,
                "competition-not-joined",
                file = file,
                ahead = ahead
            ));
        } else {
            self.rescue();
        }
    }

    /// Copies everything to a file of its own, beside the one that was deleted, replaced or lost with its
    /// medium while it was open, else among the kept copies: with the closing it would be gone.
    pub(in crate::app) fn rescue(&mut self) {
        let Some(session) = &self.keeper else { return };
        let language = self.desk.language;
        let stem = session.path().file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{stem} {}.{EXTENSION}", tr(language, "competition-rescued-name"));
        let places = [session.path().parent(), self.desk.documents.as_deref()];
        let copies = self.outside.copies.as_deref();
        let saved = places.into_iter().flatten().chain(copies).find_map(|folder| {
            let path = free(&folder.join(&name))?;
            session.copy_to(&path, CopyKind::Whole).is_ok().then_some(path)
        });
        match saved {
            Some(path) => {
                let file = path.display().to_string();
                // One press away.
                if let Some(list) = &self.outside.recent {
                    recent::remember(list, &mut self.desk.recent, &path);
                }
                // It stays beside whatever is said of what is opened next.
                let left_out = self.pictures_not_in(&path);
                self.desk.problem(text!(language, "competition-rescued", file = file));
                if left_out > 0 {
                    let told = text!(language, "storage-pictures-left-out", count = left_out);
                    self.desk.problem(told);
                }
            }
            None => self.desk.problem(tr(language, "competition-not-rescued")),
        }
    }

    /// How many photographs of sheets are in the history and not in this copy of it.
    fn pictures_not_in(&self, copy: &Path) -> usize {
        let Some(session) = &self.keeper else { return 0 };
        let there = Pictures::open(copy).ok();
        let is_there = |sha256| there.as_ref().is_some_and(|file| file.has(sha256));
        let pictures = session.record().contest().common.pictures.iter();
        pictures.filter(|picture| !picture.deleted && !is_there(picture.sha256)).count()
    }

    pub(in crate::app) fn not_kept(&mut self, error: &StorageError) {
        let why = error.sentence(self.desk.language);
        let problem = text!(self.desk.language, "competition-not-kept", why = why);
        self.desk.problem(problem);
    }

    pub(in crate::app) fn read_kept(&mut self) {
        self.desk.kept = self.outside.copies.as_deref().map(kept_in).unwrap_or_default();
    }

    /// Copies a kept copy to where competitions lie, and opens that: the kept one stays as it is.
    pub(in crate::app) fn take_up_copy(&mut self, path: &Path) {
        let language = self.desk.language;
        let Some(kept) = self.desk.kept.iter().find(|kept| kept.path == path).cloned() else {
            return;
        };
        let Some(folder) = self.desk.documents.clone() else {
            self.desk.problem(tr(language, "competition-no-path"));
            return;
        };
        if !self.may_give_way() {
            return;
        }
        let name = format!("{} {}.{EXTENSION}", kept.name, kept.after.code());
        let Some(free) = free(&folder.join(name)) else { return };
        let copied = format_of(path).and_then(|format| {
            with_format!(format, G => {
                CompetitionFile::<G>::open(path, Access::Read).and_then(|file| file.copy_to(&free))
            })
        });
        match copied {
            Ok(()) => {
                if self.open_competition(&free, Access::Write) {
                    let file = free.display().to_string();
                    self.desk.done(text!(language, "competition-taken-up", file = file));
                }
            }
            Err(error) => self.refuse(&Refusal::NotSaved(error)),
        }
    }

    /// Makes a file of what is intact in a damaged one, beside it or where competitions lie, and opens
    /// that.
    pub(in crate::app) fn open_intact(&mut self, damaged: &Path) {
        if !self.may_give_way() {
            return;
        }
        let language = self.desk.language;
        let stem = damaged.file_stem().unwrap_or_default().to_string_lossy();
        let name = format!("{stem} {}.{EXTENSION}", tr(language, "competition-intact-name"));
        let beside = damaged.with_file_name(&name);
        let folders = self.desk.documents.iter().map(|folder| folder.join(&name));
        let mut last = None;
        let kept = self.desk.kept.iter().map(|kept| &kept.path);
        let files: Vec<PathBuf> = kept.chain(&self.desk.recent).cloned().collect();
        for path in std::iter::once(beside).chain(folders).filter_map(|path| free(&path)) {
            let list = self.desk.list.as_ref().map(|read| &read.lexicon);
            let elsewhere = Elsewhere { list, files: &files };
            let saved = format_of(damaged).and_then(|format| {
                with_format!(format, G => CompetitionFile::<G>::salvage(damaged, elsewhere, &path))
            });
            match saved {
                Ok(saved) => {
                    if !self.open_competition(&path, Access::Write) {
                        return;
                    }
                    let file = path.display().to_string();
                    let when = name::day_and_time(language, saved.last_wall_ms);
                    let key = if saved.broken_off {
                        "competition-intact-part"
                    } else {
                        "competition-intact-whole"
                    };
                    let events = saved.events;
                    let mut done = text!(language, key, file = file, events = events, when = when);
                    if saved.list_from_elsewhere {
                        done = format!("{done} {}", tr(language, "competition-intact-list"));
                    }
                    self.desk.done(done);
                    return;
                }
                Err(error) => last = Some(error),
            }
        }
        if let Some(error) = last {
            self.refuse(&Refusal::NotSaved(error));
        }
    }

    /// Makes a simulated competition up to where it shall be practised, and opens it.
    pub(in crate::app) fn rehearse(&mut self, stretch: Stretch) {
        let language = self.desk.language;
        // Asked for in the palette nobody was asked how many.
        let typed = self.desk.text(Entry::RehearsalPlayers).trim();
        let typed = if typed.is_empty() { REHEARSAL } else { typed };
        let Some(players) = typed.parse().ok().filter(|players| PLAYERS.contains(players)) else {
            let (least, most) = (*PLAYERS.start(), *PLAYERS.end());
            let problem =
                text!(language, "competition-rehearsal-players", least = least, most = most);
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::RehearsalPlayers);
            return;
        };
        let Some(folder) = self.desk.documents.clone() else {
            self.desk.problem(tr(language, "competition-no-path"));
            return;
        };
        let Some(seed) = (self.outside.chance)() else {
            self.desk.problem(tr(language, "competition-no-chance"));
            return;
        };
        let name = format!("{}.{EXTENSION}", tr(language, "competition-rehearsal-name"));
        let Some(path) = free(&folder.join(name)) else { return };
        if !self.may_give_way() {
            return;
        }
        let rules = self.desk.rules.as_ref().filter(|rules| rules.format == F::FORMAT);
        let made = F::rehearse(&path, &Plan { players, seed }, stretch, rules);
        match made {
            Ok(()) => {
                self.open_competition(&path, Access::Write);
                // Whoever practises begins as its referee.
                self.desk.question = None;
            }
            Err(error) => self.refuse(&Refusal::NotSaved(error)),
        }
    }
}
