//! `lexicon`: what a word list is, and lists built into one file; and the list that `--lexicon` names.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use clap::ArgMatches;
use serde::Serialize;

use super::args;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::letters::WordLanguage;
use crate::domain::lexicon::{Authority, Passport};
use crate::domain::text::{TextKind, check};
use crate::exchange::{json_line, list_doubt, list_error, list_skipped, word_language};
use crate::lexicon::{
    ImportError, Imported, Labels, Lexicon, MAX_BYTES, Progress, Skipped, Title, Why, import,
};
use crate::text;

pub(super) fn lexicon(shell: Shell, asked: &ArgMatches) -> Outcome {
    match asked.subcommand() {
        Some(("info", asked)) => info(shell, asked),
        Some(("build", asked)) => build(shell, asked),
        _ => Err(Failure::Usage(shell.say("cli-lexicon"))),
    }
}

/// The list that `--lexicon` names, if it does, of words in a language.
pub(super) fn given(
    shell: Shell,
    asked: &ArgMatches,
    language: WordLanguage,
) -> Result<Option<Lexicon>, Failure> {
    let path = asked.get_one::<PathBuf>("lexicon");
    path.map(|path| read(shell, path, language).map(|imported| imported.lexicon)).transpose()
}

/// The language of words that `--language` names; without it they are Greek, and so they are where it
/// names a language that the program speaks and no list has.
pub(super) fn words_language(asked: &ArgMatches) -> Option<WordLanguage> {
    asked.get_one::<String>(args::LANGUAGE)?.parse().ok()
}

/// What `--authority` says; documents without it state one, or their list does.
pub(super) fn authority(asked: &ArgMatches) -> Option<Authority> {
    let stated = asked.try_get_one::<String>("authority").ok().flatten()?;
    Some(match stated.as_str() {
        "authoritative" => Authority::Authoritative,
        "closed" => Authority::Closed,
        _ => Authority::Reference,
    })
}

/// Reads a list in whatever form it is; what was skipped is told.
fn read(shell: Shell, path: &Path, language: WordLanguage) -> Result<Imported, Failure> {
    imported(shell, path, language)?.map_err(|error| refused(shell, path, &error))
}

fn refused(shell: Shell, path: &Path, error: &ImportError) -> Failure {
    let (file, why) = (path.display().to_string(), list_error(shell.language, error));
    let said = text!(shell.language, "cli-list-refused", file = file, why = why);
    let latin = matches!(error, ImportError::NoWords { skipped } if is_latin(skipped));
    Failure::Refused(if latin { asking(shell, &said) } else { said })
}

/// Whether a list has words that are of another language than the one asked for.
fn is_latin(skipped: &Skipped) -> bool {
    skipped.of(Why::Latin).is_some()
}

/// The same, with the option to be added.
fn asking(shell: Shell, said: &str) -> String {
    let option = format!("--{} ro|ca|pl", args::LANGUAGE);
    format!("{said} {}", text!(shell.language, "cli-list-latin", option = option))
}

/// Reads a list as [`read`] does; what is wrong with its content is the inner error.
fn imported(
    shell: Shell,
    path: &Path,
    language: WordLanguage,
) -> Result<Result<Imported, ImportError>, Failure> {
    let bytes = shell.read(path, MAX_BYTES, || {
        let bytes = std::fs::metadata(path).map_or(0, |there| there.len());
        let bytes = usize::try_from(bytes).unwrap_or(usize::MAX).max(MAX_BYTES + 1);
        refused(shell, path, &ImportError::TooLarge { bytes, limit: MAX_BYTES })
    })?;
    let unnamed = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let labels = Labels { unnamed, language, ..Labels::default() };
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
    let imported = import(&bytes, &labels, &mut progress);
    Shell::progress("");
    let imported = match imported {
        Ok(imported) => imported,
        Err(error) => return Ok(Err(error)),
    };
    let skipped = list_skipped(shell.language, &imported);
    let lines = skipped
        .iter()
        .map(|what| text!(shell.language, "cli-list-skipped", file = &file, what = what));
    shell.warn(&lines.collect::<Vec<_>>());
    Ok(Ok(imported))
}

/// What `info` answers.
#[derive(Serialize)]
struct Info<'a> {
    #[serde(flatten)]
    passport: &'a Passport,
    by_length: std::collections::BTreeMap<usize, u32>,
}

fn info(shell: Shell, asked: &ArgMatches) -> Outcome {
    let lexicon = match asked.get_one::<PathBuf>(args::LIST) {
        None => Lexicon::free(words_language(asked).unwrap_or_default()),
        Some(path) => of_path(shell, asked, path)?,
    };
    if asked.get_flag("json") {
        let info = Info { passport: lexicon.passport(), by_length: lexicon.words_by_length() };
        return shell.show_data(&json_line(&info));
    }
    shell.show(&passport(shell, &lexicon))
}

/// The list of a file, whose language `--language` names; a built one says it itself.
pub(super) fn of_path(shell: Shell, asked: &ArgMatches, path: &Path) -> Result<Lexicon, Failure> {
    let language = words_language(asked);
    match imported(shell, path, language.unwrap_or_default())? {
        Ok(imported) => Ok(imported.lexicon),
        Err(ImportError::OtherLanguage { got, .. }) if language.is_none() => {
            Ok(read(shell, path, got)?.lexicon)
        }
        Err(error) => Err(refused(shell, path, &error)),
    }
}

fn passport(shell: Shell, lexicon: &Lexicon) -> String {
    let (language, passport) = (shell.language, lexicon.passport());
    let authority = match passport.authority {
        Authority::Authoritative => shell.say("cli-list-authoritative"),
        Authority::Reference => shell.say("cli-list-reference"),
        Authority::Closed => shell.say("cli-list-closed"),
        Authority::External => shell.say("cli-list-external"),
    };
    let lengths: Vec<String> = lexicon
        .words_by_length()
        .into_iter()
        .map(|(length, words)| format!("{length}: {}", language.number(words.into())))
        .collect();
    let lines = [
        text!(language, "cli-list-name", name = &passport.name),
        text!(language, "cli-list-edition", edition = &passport.edition),
        text!(language, "cli-list-language", language = word_language(language, passport.language)),
        format!("SHA-256: {}", passport.sha256),
        text!(language, "cli-list-words", words = passport.words),
        authority,
        text!(language, "cli-list-lengths", lengths = lengths.join(", ")),
    ];
    lines.join("\n") + "\n"
}

fn build(shell: Shell, asked: &ArgMatches) -> Outcome {
    let paths = asked.get_many::<PathBuf>(args::LIST).into_iter().flatten();
    let read_sure = |path: &PathBuf| {
        let imported = read(shell, path, words_language(asked).unwrap_or_default())?;
        let doubt = imported.doubt.filter(|_| !asked.get_flag(args::FORCE));
        match doubt.map(|doubt| list_doubt(shell.language, doubt)) {
            None => Ok(imported),
            Some(why) => {
                let file = path.display().to_string();
                let option = format!("--{}", args::FORCE);
                let said = text!(
                    shell.language,
                    "cli-list-doubtful",
                    file = file,
                    why = why,
                    option = option
                );
                let latin = is_latin(&imported.skipped);
                Err(Failure::Refused(if latin { asking(shell, &said) } else { said }))
            }
        }
    };
    let lists = paths.map(read_sure).collect::<Result<Vec<_>, _>>()?;
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
    let fit = check(&title.name, TextKind::Title).and(check(&title.edition, TextKind::Title));
    fit.map_err(|why| Failure::Refused(shell.language.unfit_text(&why)))?;
    let lexicon = Lexicon::union(lists.iter().map(|list| &list.lexicon), title);
    shell.write(args::path(asked, args::OUT), &lexicon.to_bytes())?;
    shell.show(&passport(shell, &lexicon))
}
