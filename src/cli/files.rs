//! How commands open a competition file and make one, and how results are shown.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;

use super::args;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::clock::Moment;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Details, Record, Rejection};
use crate::domain::formats::FormatName;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Passport;
use crate::domain::person::{Person, Role};
use crate::exchange::{Exchanged, Judging, Results};
use crate::language::Sentences;
use crate::lexicon::{Lexicon, Title};
use crate::session::format_of;
use crate::storage::{
    Access, CompetitionFile, NewCompetition, Problem, StorageError, StoredLexicon, rules_text,
};
use crate::text;

/// The seed that the arguments give, or one of the operating system's.
pub(super) fn seed(shell: Shell, asked: &ArgMatches) -> Result<Seed, Failure> {
    if let Ok(Some(digits)) = asked.try_get_one::<String>("seed") {
        return digits.parse().map_err(|_| Failure::Usage(shell.say("cli-seed-odd")));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|why| {
        Failure::Refused(text!(shell.language, "cli-no-chance", why = why.to_string()))
    })?;
    Ok(Seed::from_bytes(bytes))
}

/// The list that a competition file gets: of a list that is not here, the words that the document
/// carries are a list of their own. Under the digest of the whole one they could be any.
pub(super) fn whole(list: Judging) -> Lexicon {
    match list {
        Judging::Whole(lexicon) => lexicon,
        Judging::Found { passport, words } => {
            let Passport { name, edition, authority, language, .. } = passport;
            Lexicon::in_language(language, words, Title { name, edition, authority })
        }
    }
}

/// Now, in a file that is made.
pub(super) fn now() -> Moment {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    let wall_ms = i64::try_from(now.as_millis()).unwrap_or(i64::MAX);
    Moment { wall_ms, session: 1, elapsed_ms: 0 }
}

/// A file that exists is never overwritten; better said before the work than after.
pub(super) fn not_there(shell: Shell, path: &Path) -> Outcome {
    if path.symlink_metadata().is_err() {
        return Ok(());
    }
    let file = path.display().to_string();
    Err(Failure::Refused(text!(shell.language, "cli-exists", file = file)))
}

/// Writes a new file and says the sentence `done` of it.
pub(super) fn create<F: Sentences>(
    shell: Shell,
    path: &Path,
    new: NewCompetition<'_, F>,
    done: &str,
) -> Outcome {
    let made = CompetitionFile::create(path, new).and_then(CompetitionFile::close);
    made.map_err(|error| failed(shell, &error))?;
    shell.note(&text!(shell.language, done, file = path.display().to_string()));
    Ok(())
}

/// A new file that is written on.
pub(super) fn created<F: Sentences>(
    shell: Shell,
    path: &Path,
    new: NewCompetition<'_, F>,
) -> Result<CompetitionFile<F>, Failure> {
    CompetitionFile::create(path, new).map_err(|error| failed(shell, &error))
}

/// The referee of a document, in whose name a file is made of it.
pub(super) fn referee(details: &Details) -> Person {
    Person { name: details.referee.clone(), role: Role::Referee, station: String::new() }
}

/// What is wrong with a competition file.
pub(super) fn failed(shell: Shell, error: &StorageError) -> Failure {
    Failure::Refused(error.sentence(shell.language))
}

/// Tells what must be known of a file although it can be opened.
pub(super) fn caution<F: Sentences>(shell: Shell, file: &CompetitionFile<F>) {
    let cautions = file.cautions().iter().map(|it| it.sentence(shell.language));
    shell.warn(&cautions.collect::<Vec<_>>());
}

/// A competition file, read as it stands.
pub(super) struct Opened<F: Sentences> {
    pub file: CompetitionFile<F>,
    pub record: Record<F>,
    pub lexicon: StoredLexicon,
    pub drafts: Vec<Draft>,
}

impl<F: Sentences> Opened<F> {
    /// Opens the file that the arguments name, beside whoever writes it.
    pub(super) fn read(shell: Shell, asked: &ArgMatches) -> Result<Self, Failure> {
        Self::read_at(shell, args::path(asked, args::FILE))
    }

    /// Opens a file, beside whoever writes it; one of another format is told as that.
    pub(super) fn read_at(shell: Shell, path: &Path) -> Result<Self, Failure> {
        let format = format_of(path).map_err(|error| failed(shell, &error))?;
        if format.name() != F::NAME {
            rules_text(path).map_err(|error| failed(shell, &error))?;
            let problem = Problem::OtherFormat(format.name());
            return Err(failed(shell, &StorageError { path: path.to_path_buf(), problem }));
        }
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
}

/// The format of the competition that the arguments name.
pub(super) fn format(shell: Shell, asked: &ArgMatches) -> Result<FormatName, Failure> {
    format_of(args::path(asked, args::FILE)).map_err(|error| failed(shell, &error))
}

impl<F: Sentences> Opened<F> {
    /// The round that the arguments name, which the competition must have.
    pub(super) fn round(
        &self,
        shell: Shell,
        asked: &ArgMatches,
        name: &str,
    ) -> Result<Option<RoundNo>, Failure> {
        let round = asked.get_one::<u8>(name).copied().and_then(RoundNo::new);
        let last = self.record.contest().game.last_round();
        match round.filter(|round| *round > last) {
            Some(round) => {
                let unknown = Rejection::<F>::UnknownRound { round, last };
                Err(Failure::Usage(shell.language.rejection(&unknown)))
            }
            None => Ok(round),
        }
    }
}

impl<F: Exchanged> Opened<F> {
    pub(super) fn results(&self, after: Option<RoundNo>) -> Results<F> {
        let after = after.unwrap_or_else(|| self.record.contest().game.last_round());
        Results::of(self.record.contest(), &self.lexicon, after, &self.drafts)
    }
}

/// How results are written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Json,
    Csv,
    /// To be read on a terminal.
    Table,
}

impl Form {
    /// As the arguments ask.
    pub(super) fn asked(asked: &ArgMatches) -> Self {
        if asked.get_flag("json") {
            Self::Json
        } else if asked.get_flag("csv") {
            Self::Csv
        } else {
            Self::Table
        }
    }
}

/// Shows results as they were written.
pub(super) fn show(shell: Shell, form: Form, written: &str) -> Outcome {
    match form {
        Form::Json | Form::Csv => shell.show_data(written),
        Form::Table => shell.show(written),
    }
}
