//! A word list from a file: read on a thread of its own while the time goes on, broken off at will.
//! Until somebody says so, a list that was read judges nothing.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::formats::own_rules;
use crate::app::shell::own::OwnActs;
use crate::commands::Entry;
use crate::domain::letters::WordLanguage;
use crate::domain::lexicon::Authority;
use crate::exchange::list_error;
use crate::language::{Language, tr};
use crate::lexicon::{ImportError, Imported, Labels, MAX_BYTES, Progress, Title, import};
use crate::session::{Job, Steps, Told, format_of};
use crate::text;

/// A list that is being read.
pub(in crate::app) struct Importing {
    path: PathBuf,
    job: Job<Box<Imported>, Failed>,
}

/// Why there is no list.
enum Failed {
    NotRead(io::Error),
    NoList(ImportError),
}

impl<F: OwnActs> Shell<F> {
    pub(in crate::app) fn import_list(&mut self) {
        let path = self.desk.text(Entry::ListPath).trim().to_owned();
        if path.is_empty() {
            let problem = tr(self.desk.language, "competition-list-no-path");
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::ListPath);
            return;
        }
        let path = PathBuf::from(path);
        let reading = path.clone();
        let language = self.list_language();
        let job = Job::start("word list", move |steps| read(&reading, language, steps));
        self.desk.reading = Some(Progress { done: 0, total: 0 });
        self.importing = Some(Importing { path, job });
    }

    /// The language of the words that a list must have: of the competition that is open, set up or damaged.
    fn list_language(&self) -> WordLanguage {
        if let Some(session) = &self.keeper {
            return session.record().contest().game.language();
        }
        let damaged = self.desk.damaged.as_deref().and_then(|path| format_of(path).ok());
        let chosen = self.desk.rules.as_ref().map(|rules| rules.words);
        let format = damaged.unwrap_or(F::FORMAT);
        chosen.filter(|_| damaged.is_none()).unwrap_or_else(|| own_rules(format).words)
    }

    pub(in crate::app) fn stop_import(&mut self) {
        self.desk.reading = None;
        if self.importing.take().is_some() {
            let text = tr(self.desk.language, "competition-list-stopped");
            self.desk.done(text);
        }
    }

    /// Takes what the reading thread has told. Whether it told anything.
    pub(in crate::app) fn take_imported(&mut self) -> bool {
        let mut happened = false;
        while let Some(importing) = &mut self.importing {
            let Some(told) = importing.job.told() else { break };
            happened = true;
            let done = match told {
                Told::Progress(done, total) => {
                    self.desk.reading = Some(Progress { done, total });
                    continue;
                }
                Told::Done(imported) => Ok(imported),
                Told::Failed(why) => Err(why),
            };
            let path = importing.path.clone();
            self.importing = None;
            self.desk.reading = None;
            match done {
                Ok(imported) => self.bring(*imported),
                Err(why) => {
                    let language = self.desk.language;
                    let problem = why.sentence(language, |why| sentence(language, &path, &why));
                    self.desk.problem(problem);
                    self.desk.focus = Some(Entry::ListPath);
                }
            }
        }
        happened
    }

    /// Lays a list that was read on the desk.
    fn bring(&mut self, imported: Imported) {
        let Title { name, edition, .. } = imported.lexicon.title();
        self.desk.set(Entry::ListPath, "");
        self.desk.set(Entry::ListName, name);
        self.desk.set(Entry::ListEdition, edition);
        self.desk.list = Some(imported);
    }

    pub(in crate::app) fn choose_authority(&mut self, authority: Authority) {
        if let Some(imported) = self.desk.list.take() {
            let title = Title { authority, ..imported.lexicon.title() };
            let lexicon = imported.lexicon.titled(title);
            self.desk.list = Some(Imported { lexicon, ..imported });
        }
    }

    /// Whether it is clear which list shall judge a new competition: none may be forgotten that
    /// somebody meant to bring.
    pub(in crate::app) fn list_is_settled(&self) -> Result<(), String> {
        let typed = !self.desk.text(Entry::ListPath).trim().is_empty();
        if self.importing.is_some() || typed {
            return Err(tr(self.desk.language, "competition-list-unsettled"));
        }
        Ok(())
    }

    pub(in crate::app) fn change_list(&mut self) -> Result<(), String> {
        let Some(list) = self.desk.brought_list() else { return Ok(()) };
        let Some(session) = &mut self.keeper else { return Ok(()) };
        let changed = session.change_lexicon(&list, &self.desk.person);
        changed.map_err(|refusal| self.refusal_text(&refusal))?;
        self.desk.list = None;
        let text = text!(
            self.desk.language,
            "competition-list-changed",
            name = list.passport().name.as_str()
        );
        self.desk.done(text);
        Ok(())
    }
}

fn read(path: &Path, language: WordLanguage, steps: &Steps) -> Result<Box<Imported>, Failed> {
    let bytes = bytes_of(path)?;
    let unnamed = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let labels = Labels { unnamed, language, ..Labels::default() };
    let mut progress = |Progress { done, total }| steps.progress(done, total);
    let imported = import(&bytes, &labels, &mut progress).map_err(Failed::NoList)?;
    Ok(Box::new(imported))
}

fn bytes_of(path: &Path) -> Result<Vec<u8>, Failed> {
    let read = || -> io::Result<(Vec<u8>, u64)> {
        let metadata = std::fs::metadata(path)?;
        if metadata.is_dir() {
            return Err(io::ErrorKind::IsADirectory.into());
        }
        let mut bytes = Vec::new();
        let limit = u64::try_from(MAX_BYTES).unwrap_or(u64::MAX).saturating_add(1);
        File::open(path)?.take(limit).read_to_end(&mut bytes)?;
        Ok((bytes, metadata.len()))
    };
    let (bytes, length) = read().map_err(Failed::NotRead)?;
    if bytes.len() > MAX_BYTES {
        let bytes = usize::try_from(length).unwrap_or(usize::MAX).max(bytes.len());
        return Err(Failed::NoList(ImportError::TooLarge { bytes, limit: MAX_BYTES }));
    }
    Ok(bytes)
}

fn sentence(language: Language, path: &Path, failed: &Failed) -> String {
    let why = match failed {
        Failed::NoList(error) => list_error(language, error),
        Failed::NotRead(error) => match error.kind() {
            io::ErrorKind::NotFound => tr(language, "competition-list-not-there"),
            io::ErrorKind::IsADirectory => tr(language, "competition-list-folder"),
            io::ErrorKind::PermissionDenied => tr(language, "competition-list-forbidden"),
            _ => error.to_string(),
        },
    };
    let file = path.display().to_string();
    text!(language, "competition-list-refused", file = file, why = why)
}
