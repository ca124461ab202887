//! The headless side of the program: competitions for scripts, spreadsheets and machines without a
//! screen.
//!
//! Results go to standard output, everything else to standard error. The program ends with 0 when
//! the request is done, 1 when it was understood and refused, 2 when it was no request. Nothing is
//! ever half written.

mod args;
mod check;
mod checked;
mod console;
mod export;
mod files;
mod formats;
mod helped;
mod hub;
mod lexicon;
mod manual;
mod outcome;
mod pictures;
mod pictures_by_hand;
mod print;
mod record;
mod serve;
mod shell;
mod usage;
mod wished;

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::ArgMatches;

use self::outcome::{Failure, Outcome};
use self::shell::Shell;
use crate::language::{Language, quoted};
use crate::storage::signals::take_errors_instead;
use crate::text;

/// Does what the arguments ask; the first is the program's own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    console::attach();
    take_errors_instead();
    let args: Vec<OsString> = args.into_iter().collect();
    let asked = asked_language(&args);
    let language = asked.unwrap_or_else(language_of_place);
    let shell = Shell::new(language, asked);
    let args = match helped::as_option(args) {
        Ok(args) => args,
        Err(unknown) => {
            let name = quoted(&unknown.to_string_lossy());
            let what = text!(language, "cli-no-such-command", name = name);
            return shell.end(Err(Failure::Usage(what)), "eforos");
        }
    };
    // Help texts cost time: they are made only when they are shown.
    let matches = match args::command(None).try_get_matches_from(&args) {
        Ok(matches) => matches,
        Err(_) => match args::command(Some(language)).try_get_matches_from(&args) {
            Ok(matches) => matches,
            Err(error) => return usage::answer(shell, &error, &named_command(&args)),
        },
    };
    shell.end(dispatch(shell, asked, &matches), &named_command(&args))
}

/// The command that the arguments name: `eforos`, `eforos print`, `eforos lexicon build`.
fn named_command(args: &[OsString]) -> String {
    let mut command = args::command(None);
    let mut named = vec![command.get_name().to_owned()];
    for arg in args.iter().skip(1) {
        if let Some(below) = command.find_subcommand(arg).cloned() {
            named.push(below.get_name().to_owned());
            command = below;
        }
    }
    named.join(" ")
}

fn dispatch(shell: Shell, language: Option<Language>, matches: &ArgMatches) -> Outcome {
    let file = matches.get_one::<PathBuf>(args::FILE);
    let Some((name, asked)) = matches.subcommand() else {
        return window(shell, language, file.map(PathBuf::as_path));
    };
    if let Some(file) = file {
        return Err(Failure::Usage(text!(
            shell.language,
            "cli-file-and-command",
            file = file.display().to_string(),
            command = name
        )));
    }
    match name {
        "rack" => check::rack(shell, asked),
        "check" => check::check(shell, asked),
        "lexicon" => lexicon::lexicon(shell, asked),
        "export" => export::export(shell, asked),
        "standings" => export::standings(shell, asked),
        "print" => print::print(shell, asked),
        "archive" => print::archive(shell, asked),
        "log" => record::log(shell, asked),
        "verify" => record::verify(shell, asked),
        "pictures" => pictures::pictures(shell, asked),
        "serve" => formats::serve(shell, asked),
        "hub" => hub::hub(shell, asked),
        "manual" => manual::manual(shell, asked),
        other => match formats::command(other) {
            Some(command) => command(shell, asked),
            None => Err(Failure::Usage(text!(shell.language, "cli-no-such-command", name = other))),
        },
    }
}

/// Opens the window, on a competition if one is named.
fn window(shell: Shell, asked: Option<Language>, file: Option<&Path>) -> Outcome {
    if let Some(file) = file {
        let named_so = file.extension().is_some_and(|extension| extension == "eforos");
        if !named_so && !file.exists() {
            let name = quoted(&file.display().to_string());
            return Err(Failure::Usage(text!(shell.language, "cli-no-such-command", name = name)));
        }
    }
    if !has_display() {
        return Err(Failure::Refused(shell.say("cli-no-window")));
    }
    crate::app::run(file.map(Path::to_path_buf), asked, shell.language)
        .map_err(|error| Failure::Refused(error.sentence(shell.language)))
}

/// Whether there can be a window; better said before a competition is opened than after.
fn has_display() -> bool {
    let set = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    let always = cfg!(any(windows, target_os = "macos"));
    always || ["WAYLAND_DISPLAY", "WAYLAND_SOCKET", "DISPLAY"].into_iter().any(set)
}

/// The language asked for: the option's, or the environment's own variable's.
fn asked_language(args: &[OsString]) -> Option<Language> {
    let mut args = args.iter().skip(1).filter_map(|arg| arg.to_str());
    while let Some(arg) = args.next() {
        let asked = match arg.strip_prefix("--language") {
            Some("") => args.next(),
            Some(rest) => rest.strip_prefix('='),
            None => None,
        };
        if let Some(language) = asked.and_then(Language::from_code) {
            return Some(language);
        }
    }
    set("EFOROS_LANGUAGE").and_then(|value| Language::from_code(&value))
}

/// The locale's language.
fn language_of_place() -> Language {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    Language::from_locale(&locale.unwrap_or_default())
}

fn set(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}
