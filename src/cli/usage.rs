//! What is wrong with the arguments, in the user's language.

use std::process::ExitCode;

use clap::Error;
use clap::error::{ContextKind, ContextValue, ErrorKind};

use super::outcome::Failure;
use super::shell::Shell;
use crate::language::{quoted, tr};
use crate::text;

/// Shows help or version, or says what is wrong with the arguments of a command.
pub(super) fn answer(shell: Shell, error: &Error, command: &str) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            shell.end(shell.show(&error.render().to_string()), command)
        }
        _ => shell.end(Err(Failure::Usage(sentence(shell, error))), command),
    }
}

fn sentence(shell: Shell, error: &Error) -> String {
    let language = shell.language;
    let arg = context(error, ContextKind::InvalidArg);
    match error.kind() {
        ErrorKind::UnknownArgument => text!(language, "cli-usage-unknown", arg = arg),
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            text!(language, "cli-usage-unknown", arg = name)
        }
        ErrorKind::MissingRequiredArgument => text!(language, "cli-usage-missing", arg = arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            let known = context(error, ContextKind::ValidSubcommand);
            text!(language, "cli-usage-subcommand", known = known)
        }
        ErrorKind::InvalidValue => {
            let value = context(error, ContextKind::InvalidValue);
            let known = context(error, ContextKind::ValidValue);
            if value.is_empty() {
                text!(language, "cli-usage-no-value", arg = arg)
            } else {
                text!(language, "cli-usage-value", arg = arg, value = value, known = known)
            }
        }
        ErrorKind::ValueValidation => {
            let value = context(error, ContextKind::InvalidValue);
            text!(language, "cli-usage-value-odd", arg = arg, value = value)
        }
        ErrorKind::ArgumentConflict => {
            let other = context(error, ContextKind::PriorArg);
            text!(language, "cli-usage-conflict", arg = arg, other = other)
        }
        ErrorKind::InvalidUtf8 => tr(language, "cli-usage-not-utf8"),
        _ => text!(language, "cli-usage-other", what = error.kind().to_string()),
    }
}

fn context(error: &Error, kind: ContextKind) -> String {
    // Three dots say that there may be several: in a sentence they are one too many.
    let bare = |text: &String| quoted(text.trim_end_matches("..."));
    match error.get(kind) {
        Some(ContextValue::String(text)) => bare(text),
        Some(ContextValue::Strings(texts)) => texts.iter().map(bare).collect::<Vec<_>>().join(", "),
        Some(ContextValue::Number(number)) => number.to_string(),
        _ => String::new(),
    }
}
