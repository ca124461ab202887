//! The club's picture: read from a file, unpacked once to see that it can be shown, and recorded.

use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::own::OwnActs;
use crate::commands::{Entry, UserCommand};
use crate::domain::contest::command::Command;
use crate::domain::emblem::Emblem;
use crate::language::tr;
use crate::print::{BadPicture, emblem};
use crate::text;

impl<F: OwnActs> Shell<F> {
    /// Takes the picture at the typed path.
    pub(in crate::app) fn read_emblem(&mut self) {
        let language = self.desk.language;
        let path = PathBuf::from(self.desk.text(Entry::EmblemFile).trim());
        if path.as_os_str().is_empty() {
            // Nothing was typed, so nothing is wrong: it is chosen.
            return self.browse(UserCommand::ReadEmblem);
        }
        let chosen = match bytes_of(&path) {
            Ok((bytes, length)) if bytes.len() > Emblem::MOST_BYTES => {
                let length = usize::try_from(length).unwrap_or(usize::MAX);
                Err(BadPicture::Heavy(length.max(bytes.len())).sentence(language))
            }
            Ok((bytes, _)) => {
                let chosen = Emblem::of(bytes);
                emblem(&chosen).map(|_| chosen).map_err(|why| why.sentence(language))
            }
            Err(_) => {
                let file = path.display().to_string();
                Err(text!(language, "competition-not-read", file = file))
            }
        };
        match chosen {
            Ok(chosen) if self.keeper.is_none() => {
                self.desk.new_emblem = Some(chosen);
                self.desk.set(Entry::EmblemFile, "");
            }
            Ok(chosen) => {
                if self.perform(Command::SetEmblem { emblem: Some(chosen) }) {
                    self.desk.set(Entry::EmblemFile, "");
                    self.desk.done(tr(language, "competition-emblem-chosen"));
                }
            }
            Err(problem) => {
                self.desk.problem(problem);
                self.desk.focus = Some(Entry::EmblemFile);
            }
        }
    }

    pub(in crate::app) fn remove_emblem(&mut self) {
        self.desk.new_emblem = None;
        let emblem =
            self.keeper.as_ref().and_then(|it| it.record().contest().common.emblem.as_ref());
        if emblem.is_some() && self.perform(Command::SetEmblem { emblem: None }) {
            let text = tr(self.desk.language, "competition-emblem-removed");
            self.desk.done(text);
        }
    }
}

/// As many bytes of a file as tell that there are too many, and how many there are.
fn bytes_of(path: &Path) -> io::Result<(Vec<u8>, u64)> {
    let facts = std::fs::metadata(path)?;
    if !facts.is_file() {
        return Err(io::ErrorKind::InvalidInput.into());
    }
    let most = u64::try_from(Emblem::MOST_BYTES).unwrap_or(u64::MAX).saturating_add(1);
    let mut bytes = Vec::new();
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok((bytes, facts.len()))
}
