//! `import`, `export`, `standings`: between documents and competition files.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;

use super::args;
use super::draw::seed;
use super::grade::{last_round, load, show};
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::clock::Moment;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::Record;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Passport;
use crate::domain::person::{Person, Role};
use crate::exchange::formats::anagram::{Document, Results, from_contest, sheets_csv};
use crate::exchange::{Circumstances, Judging, results_html};
use crate::lexicon::{Lexicon, Title};
use crate::storage::{Access, CompetitionFile, NewCompetition, StorageError, StoredLexicon};
use crate::text;

/// The wall clock, in milliseconds since 1970-01-01 UTC.
fn wall_ms() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(now.as_millis()).unwrap_or(i64::MAX)
}

pub(super) fn import(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = args::path(asked, args::FILE);
    not_there(shell, path)?;
    let mut loaded = load(shell, asked)?;
    let name = loaded.document.details.referee.clone();
    let who = Person { name, role: Role::Referee, station: String::new() };
    // Rounds that the document does not have may still be drawn.
    let seed = seed(shell, asked)?;
    let circumstances = Circumstances {
        now: Moment { wall_ms: wall_ms(), session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: seed.commitment(),
        reason: &shell.say("cli-import-reason"),
    };
    loaded.list = Judging::Whole(whole(loaded.list));
    let (record, warnings) = loaded.record(shell, circumstances)?;
    loaded.warn(shell, &warnings);
    let Judging::Whole(list) = &loaded.list else { unreachable!("it was made whole") };
    let lexicon = StoredLexicon::Full(list.clone());
    let new = NewCompetition {
        seed: Some(&seed),
        rules_text: loaded.document.rules.text(),
        lexicon: &lexicon,
        events: record.log(),
    };
    create(shell, path, new)?;
    shell.note(&text!(shell.language, "cli-import-done", file = path.display().to_string()));
    Ok(())
}

/// The list that a competition file gets: of a list that is not here, the words that the document
/// carries are a list of their own. Under the digest of the whole one they could be any.
fn whole(list: Judging) -> Lexicon {
    match list {
        Judging::Whole(lexicon) => lexicon,
        Judging::Found { passport, words } => {
            let Passport { name, edition, authority, language, .. } = passport;
            Lexicon::in_language(language, words, Title { name, edition, authority })
        }
    }
}

/// A file that exists is never overwritten; better said before the work than after.
pub(super) fn not_there(shell: Shell, path: &Path) -> Outcome {
    if path.symlink_metadata().is_err() {
        return Ok(());
    }
    let file = path.display().to_string();
    Err(Failure::Refused(text!(shell.language, "cli-exists", file = file)))
}

pub(super) fn create(shell: Shell, path: &Path, new: NewCompetition<'_, Anagram>) -> Outcome {
    let made = CompetitionFile::create(path, new).and_then(CompetitionFile::close);
    made.map_err(|error| failed(shell, &error))
}

/// What is wrong with a competition file.
pub(super) fn failed(shell: Shell, error: &StorageError) -> Failure {
    Failure::Refused(error.sentence(shell.language))
}

/// Tells what must be known of a file although it can be opened.
pub(super) fn caution(shell: Shell, file: &CompetitionFile<Anagram>) {
    let cautions = file.cautions().iter().map(|it| it.sentence(shell.language));
    shell.warn(&cautions.collect::<Vec<_>>());
}

/// A competition file, read as it stands.
pub(super) struct Opened {
    pub file: CompetitionFile<Anagram>,
    pub record: Record,
    pub lexicon: StoredLexicon,
    pub drafts: Vec<Draft>,
}

impl Opened {
    /// Opens the file that the arguments name, beside whoever writes it.
    pub(super) fn read(shell: Shell, asked: &ArgMatches) -> Result<Self, Failure> {
        let path = args::path(asked, args::FILE);
        let opened = Self::read_file(path).map_err(|error| failed(shell, &error))?;
        caution(shell, &opened.file);
        Ok(opened)
    }

    fn read_file(path: &Path) -> Result<Self, StorageError> {
        let file = CompetitionFile::open(path, Access::Read)?;
        let record = file.read_record()?;
        let lexicon = match &record.contest().common.lexicon {
            Some(passport) => file.lexicon(passport.sha256)?,
            None => StoredLexicon::Full(Lexicon::embedded()),
        };
        let drafts = file.drafts()?.into_iter().filter_map(|stored| stored.begun.sheet()).collect();
        Ok(Self { file, record, lexicon, drafts })
    }

    pub(super) fn document(&self) -> Document {
        from_contest(self.record.contest(), &self.lexicon)
    }

    pub(super) fn results(&self, after: RoundNo) -> Results {
        Results::of(self.record.contest(), &self.lexicon, after, &self.drafts)
    }
}

pub(super) fn export(shell: Shell, asked: &ArgMatches) -> Outcome {
    let opened = Opened::read(shell, asked)?;
    shell.show_data(&if asked.get_flag("html") {
        let details = &opened.record.contest().common.details;
        results_html(shell.language, details, &opened.results(last_round()))
    } else if asked.get_flag("csv") {
        sheets_csv(&opened.document())
    } else {
        opened.document().to_text()
    })
}

pub(super) fn standings(shell: Shell, asked: &ArgMatches) -> Outcome {
    let opened = Opened::read(shell, asked)?;
    let after = asked.get_one::<u8>("after").copied().and_then(RoundNo::new);
    show(shell, asked, &opened.results(after.unwrap_or_else(last_round)))
}
