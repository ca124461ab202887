//! A season beside the competition: its file is opened or begun, this competition is taken in.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use crate::app::shell::Shell;
use crate::commands::formats::classic::{Entry, Ranks};
use crate::domain::formats::classic::state::Classic;
use crate::exchange::MAX_BYTES;
use crate::exchange::formats::classic::{ReadError, SeasonDocument, SeasonMeeting};
use crate::language::{quoted, tr};
use crate::storage::siblings::replace;
use crate::text;
use crate::views::Sight;
use crate::views::asked::OfSeason;
use crate::views::desk::formats::classic::SeasonOnDesk;

/// What the name of its file ends with.
const EXTENSION: &str = "eforos-season";

impl Shell<Classic> {
    pub(super) fn season(&mut self, deed: OfSeason) -> Result<(), String> {
        match deed {
            OfSeason::Open => self.open_season(),
            OfSeason::Add => self.add_to_season(),
        }
    }

    /// The file at the typed path; where none is, a season of these rules begins, and is written with its first meeting.
    fn open_season(&mut self) -> Result<(), String> {
        let Some(keeper) = &self.keeper else { return Ok(()) };
        let language = self.desk.language;
        let mut path = PathBuf::from(self.desk.text(Entry::SeasonFile.into()).trim());
        if path.extension().is_none() {
            path.set_extension(EXTENSION);
        }
        // A name alone lies beside the competition.
        if path.parent().is_none_or(|folder| folder.as_os_str().is_empty()) {
            path = keeper.path().with_file_name(&path);
        }
        let rules = Arc::clone(keeper.record().contest().game.rules());
        let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let said = quoted(&file);
        let document = if path.symlink_metadata().is_ok() {
            let too_large = || ReadError::TooLarge { limit: MAX_BYTES }.sentence(language, &said);
            let size = path.metadata().map_err(|why| why.to_string())?.len();
            if usize::try_from(size).is_ok_and(|size| size > MAX_BYTES) {
                return Err(too_large());
            }
            let bytes = fs::read(&path).map_err(|why| why.to_string())?;
            let read = SeasonDocument::read(&bytes, None);
            read.map_err(|error| error.sentence(language, &said))?.0
        } else {
            let title = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            SeasonDocument { title, ..SeasonDocument::new(Arc::clone(&rules)) }
        };
        if document.rules.id != rules.id {
            let other = document.rules.name.clone();
            return Err(text!(language, "meeting-season-other-rules", rules = other));
        }
        self.desk.own.classic.season = Some(SeasonOnDesk { path, file, document });
        self.desk.own.classic.ranks = Ranks::Season;
        Ok(())
    }

    fn add_to_season(&mut self) -> Result<(), String> {
        let Some(keeper) = &self.keeper else { return Ok(()) };
        let language = self.desk.language;
        let Some(season) = &self.desk.own.classic.season else {
            return Err(tr(language, "commands-needs-season"));
        };
        let list = Sight::of(keeper, &self.desk).words;
        let rules = Arc::clone(&season.document.rules);
        let meeting = SeasonMeeting::of_record(keeper.record(), list, Some(&rules));
        let (meeting, _) = meeting.map_err(|error| error.sentence(language, &season.file))?;
        let mut document = season.document.clone();
        match document.place_of(&meeting).and_then(|place| document.meetings.get_mut(place)) {
            Some(older) => *older = meeting,
            None => document.meetings.push(meeting),
        }
        self.write_season(document)
    }

    /// Takes a key for the person of another, or for a person again, and writes the season.
    pub(super) fn join(&mut self, key: &str, with: Option<&str>) {
        let Some(season) = &self.desk.own.classic.season else { return };
        let mut document = season.document.clone();
        match with {
            Some(with) => document.same.insert(key.to_owned(), with.to_owned()),
            None => document.same.remove(key),
        };
        if let Err(problem) = self.write_season(document) {
            self.desk.problem(problem);
        }
    }

    fn write_season(&mut self, document: SeasonDocument) -> Result<(), String> {
        let language = self.desk.language;
        let Some(season) = &mut self.desk.own.classic.season else { return Ok(()) };
        let file = quoted(&season.path.display().to_string());
        replace(&season.path, document.to_text().as_bytes()).map_err(|why| {
            let why = why.to_string();
            text!(language, "meeting-game-not-written", file = file.as_str(), why = why)
        })?;
        season.document = document;
        let told = text!(language, "meeting-game-written", file = file.as_str());
        self.desk.done(told);
        Ok(())
    }
}
