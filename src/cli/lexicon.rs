//! `lexicon`: what a word list is, and lists built into one file; and the list that `--lexicon` names.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use super::args;
use super::grade::authority;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::lexicon::{Authority, Passport};
use crate::exchange::{json_line, list_error, list_skipped};
use crate::lexicon::{ImportError, Imported, Labels, Lexicon, MAX_BYTES, Progress, Title, import};
use crate::text;

pub(super) fn lexicon(shell: Shell, asked: &ArgMatches) -> Outcome {
    match asked.subcommand() {
        Some(("info", asked)) => info(shell, asked),
        Some(("build", asked)) => build(shell, asked),
        _ => Err(Failure::Usage(shell.say("cli-lexicon"))),
    }
}

/// The list that `--lexicon` names, if it does.
pub(super) fn given(shell: Shell, asked: &ArgMatches) -> Result<Option<Lexicon>, Failure> {
    let path = asked.get_one::<PathBuf>("lexicon");
    path.map(|path| read(shell, path).map(|imported| imported.lexicon)).transpose()
}

/// Reads a list in whatever form it is; what was skipped is told.
fn read(shell: Shell, path: &Path) -> Result<Imported, Failure> {
    let refused = |error: &ImportError| {
        let (file, why) = (path.display().to_string(), list_error(shell.language, error));
        Failure::Refused(text!(shell.language, "cli-list-refused", file = file, why = why))
    };
    let bytes = shell.read(path, MAX_BYTES, || {
        let bytes = std::fs::metadata(path).map_or(0, |there| there.len());
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX).max(MAX_BYTES + 1);
        refused(&ImportError::TooLarge { bytes, limit: MAX_BYTES })
    })?;
    let unnamed = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let labels = Labels { unnamed, ..Labels::default() };
    let file = path.display().to_string();
    let mut progress = |read: Progress| {
        Shell::progress(&text!(
            shell.language,
            "cli-list-progress",
            file = &file,
            percent = 100 * read.done / read.total.max(1)
        ));
        ControlFlow::Continue(())
    };
    let imported = import(&bytes, &labels, &mut progress).map_err(|error| refused(&error));
    Shell::progress("");
    let imported = imported?;
    let skipped = list_skipped(shell.language, &imported);
    let lines = skipped
        .iter()
        .map(|what| text!(shell.language, "cli-list-skipped", file = &file, what = what));
    shell.warn(&lines.collect::<Vec<_>>());
    Ok(imported)
}

/// What `info` answers.
#[derive(Serialize)]
struct Info<'a> {
    #[serde(flatten)]
    passport: &'a Passport,
    by_length: std::collections::BTreeMap<usize, u32>,
}

fn info(shell: Shell, asked: &ArgMatches) -> Outcome {
    let lexicon = read(shell, args::path(asked, args::LIST))?.lexicon;
    if asked.get_flag("json") {
        let info = Info { passport: lexicon.passport(), by_length: lexicon.words_by_length() };
        return shell.show_data(&json_line(&info));
    }
    shell.show(&passport(shell, &lexicon))
}

fn passport(shell: Shell, lexicon: &Lexicon) -> String {
    let (language, passport) = (shell.language, lexicon.passport());
    let authority = match passport.authority {
        Authority::Authoritative => shell.say("cli-list-authoritative"),
        Authority::Reference => shell.say("cli-list-reference"),
    };
    let lengths: Vec<String> = lexicon
        .words_by_length()
        .into_iter()
        .map(|(length, words)| format!("{length}: {}", language.number(words.into())))
        .collect();
    let lines = [
        text!(language, "cli-list-name", name = &passport.name),
        text!(language, "cli-list-edition", edition = &passport.edition),
        format!("SHA-256: {}", passport.sha256),
        text!(language, "cli-list-words", words = passport.words),
        authority,
        text!(language, "cli-list-lengths", lengths = lengths.join(", ")),
    ];
    lines.join("\n") + "\n"
}

fn build(shell: Shell, asked: &ArgMatches) -> Outcome {
    let paths = asked.get_many::<PathBuf>(args::LIST).into_iter().flatten();
    let lists = paths.map(|path| read(shell, path)).collect::<Result<Vec<_>, _>>()?;
    let text = |name: &str| asked.get_one::<String>(name).cloned().unwrap_or_default();
    // One list with gaps makes them all a reference.
    let all_rule =
        lists.iter().all(|list| list.lexicon.passport().authority == Authority::Authoritative);
    let own = if all_rule { Authority::Authoritative } else { Authority::Reference };
    let title = Title {
        name: text("name"),
        edition: text("edition"),
        authority: authority(asked).unwrap_or(own),
    };
    let lexicon = Lexicon::union(lists.iter().map(|list| &list.lexicon), title);
    shell.write(args::path(asked, args::OUT), &lexicon.to_bytes())?;
    shell.show(&passport(shell, &lexicon))
}
