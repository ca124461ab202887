//! Sheets from elsewhere: a copy, a document or a table is read, held against the open competition,
//! and taken in as one action once somebody has said what becomes of those that differ.

use std::fs;
use std::path::{Path, PathBuf};

use crate::app::shell::Shell;
use crate::app::shell::brought::Content;
use crate::commands::{Entry, Question};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Event, take_in};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::exchange::formats::anagram::merge::{Choice, Merge, SheetOutcome};
use crate::exchange::formats::anagram::{Document, read_sheets};
use crate::language::quoted;
use crate::storage::{Access, CompetitionFile};
use crate::text;
use crate::views::Sight;
use crate::views::formats::anagram::take_in::{BroughtSheets, SourceKind, brought};
use crate::views::words::what_if;

impl Shell<Anagram> {
    /// Reads a file that was chosen in a dialog.
    pub(in crate::app) fn bring_sheets(&mut self, path: &Path) {
        let open = matches!(self.desk.question, Some((Question::TakeIn, _)));
        if !open {
            self.open_question(Question::TakeIn);
        }
        if matches!(self.desk.question, Some((Question::TakeIn, _))) {
            self.desk.set(Entry::SheetsFile, path.display().to_string());
            let why = self.read_brought().err();
            self.desk.question = Some((Question::TakeIn, why));
        }
    }

    /// Reads the file at the typed path; why there are no sheets in it.
    pub(in crate::app) fn read_brought(&mut self) -> Result<(), String> {
        self.keep_draft();
        self.desk.brought = None;
        let typed = self.desk.text(Entry::SheetsFile).trim().to_owned();
        let path = PathBuf::from(&typed);
        let Some(session) = &self.keeper else { return Ok(()) };
        let real = |path: &Path| fs::canonicalize(path).ok();
        if real(&path).is_some() && real(&path) == real(session.path()) {
            // Not even its first bytes are read: closing it again would give up the locks on it.
            let file = quoted(&path.file_name().unwrap_or_default().to_string_lossy());
            return Err(text!(self.desk.language, "merge-same-file", file = file));
        }
        let bytes = self.bytes_of_brought(&path)?;
        let language = self.desk.language;
        let contest = session.record().contest();
        let file = quoted(&path.file_name().unwrap_or_default().to_string_lossy());
        let (mut warnings, mut recovered, mut cautions) = (Vec::new(), Vec::new(), Vec::new());
        let (kind, merge) = match Content::of(&bytes) {
            Content::Competition => {
                let (merge, told) = self.merge_of_copy(&path, &file)?;
                cautions = told;
                (SourceKind::Copy, merge)
            }
            Content::Archive => return Err(text!(language, "merge-archive", file = file)),
            Content::Pdf => return Err(text!(language, "merge-pdf", file = file)),
            Content::Document => {
                let read = Document::read(&bytes);
                let (document, odd) = read.map_err(|error| error.sentence(language, &file))?;
                warnings = odd;
                (SourceKind::Document, Merge::of_document(contest, &document))
            }
            Content::Table => {
                let read = read_sheets(&bytes, |round| contest.game.rack(round));
                let table = read.map_err(|error| error.sentence(language, &file))?;
                recovered = table.recovered;
                (SourceKind::Table, Merge::of_table(contest, &table.sheets))
            }
        };
        self.desk.brought = Some(BroughtSheets {
            path: typed,
            file,
            kind,
            merge,
            cautions,
            warnings,
            recovered,
            choices: std::collections::BTreeMap::new(),
            changes: Vec::new(),
        });
        self.foresee();
        Ok(())
    }

    /// The sheets of a copy, another file of the same competition; and what else must be known of it.
    fn merge_of_copy(&self, path: &Path, file: &str) -> Result<(Merge, Vec<String>), String> {
        let language = self.desk.language;
        let Some(session) = &self.keeper else { return Ok(Default::default()) };
        let read = || {
            let copy = CompetitionFile::open(path, Access::Read)?;
            let drafts: Vec<Draft> =
                copy.drafts()?.iter().filter_map(|stored| stored.begun.sheet()).collect();
            let cautions = copy.cautions().iter().map(|it| it.sentence(language)).collect();
            Ok((copy.read_record()?, drafts, cautions))
        };
        let read: Result<_, crate::storage::StorageError> = read();
        let (record, drafts, cautions) = read.map_err(|error| error.sentence(language))?;
        let merge = Merge::of_copy(session.record(), &record, &drafts);
        merge.map(|merge| (merge, cautions)).map_err(|_| {
            let title = record.contest().common.details.title.clone();
            text!(language, "merge-other-competition", file = file, title = title)
        })
    }

    pub(in crate::app) fn choose_brought(
        &mut self,
        round: RoundNo,
        player: PlayerId,
        choice: Choice,
    ) {
        if let Some(brought) = &mut self.desk.brought {
            brought.choices.insert((round, player), choice);
            self.foresee();
        }
    }

    /// Says the same of all of which nobody has said anything; a sheet that was not handed in here
    /// has no second keying, so it stays unanswered.
    pub(in crate::app) fn choose_for_rest(&mut self, choice: Choice) {
        let Some(brought) = &mut self.desk.brought else { return };
        let fits =
            |outcome: &SheetOutcome| *outcome == SheetOutcome::Differs || choice != Choice::Second;
        let conflicts = brought.merge.conflicts().filter(|part| fits(&part.outcome));
        let places: Vec<_> =
            conflicts.map(|part| (part.brought.round, part.brought.player)).collect();
        for place in places {
            brought.choices.entry(place).or_insert(choice);
        }
        self.foresee();
    }

    /// What taking in as it is chosen now would change.
    fn foresee(&mut self) {
        let (Some(session), Some(brought)) = (&self.keeper, &self.desk.brought) else { return };
        let taken = brought.merge.taken(&brought.choices);
        let contest = session.record().contest();
        let events = take_in::events(contest, String::new(), taken, "-").unwrap_or_default();
        let events = events.into_iter().map(Event::Own).collect();
        let changes = what_if(&Sight::of(session, &self.desk), events);
        if let Some(brought) = &mut self.desk.brought {
            brought.changes = changes;
        }
    }

    /// Takes in all that is new or was chosen, as one action.
    pub(in crate::app) fn take_sheets_in(&mut self) -> Result<(), String> {
        let language = self.desk.language;
        let Some(sheets) = brought(&self.desk) else { return Ok(()) };
        let (file, count) = (sheets.file.clone(), sheets.count());
        let reason = text!(language, "merge-reason", file = &file);
        let Some(command) = sheets.merge.command(&sheets.choices, file.clone(), reason) else {
            return Ok(());
        };
        let untouched = self.desk.saved_words.is_none();
        self.say(command)?;
        self.desk.brought = None;
        if untouched {
            self.leave_taken_sheet();
        }
        self.desk.done(text!(language, "merge-done", count = count, file = file));
        Ok(())
    }

    /// A sheet that lay empty on the desk and came with the others is none to type on any more.
    fn leave_taken_sheet(&mut self) {
        let Some(sheet) = self.desk.sheet.filter(|sheet| !sheet.changed) else { return };
        let game = self.keeper.as_ref().map(|session| &session.record().contest().game);
        if game.is_some_and(|game| sheet.saved(game).is_some()) {
            self.take_next_missing();
        }
    }
}
