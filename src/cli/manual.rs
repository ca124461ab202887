//! `manual`: what a package needs and the command line's definition already says: manual pages in
//! every language, and what shells complete.

use std::fs;
use std::io;
use std::path::Path;

use clap::ArgMatches;
use clap_complete::Shell as Completed;

use super::args;
use super::outcome::Outcome;
use super::shell::Shell;
use crate::language::Language;

const NAME: &str = "eforos";

pub(super) fn manual(shell: Shell, asked: &ArgMatches) -> Outcome {
    let folder = args::path(asked, args::FOLDER);
    write(folder).map_err(|error| shell.file_failed("cli-not-written", folder, &error))
}

/// `man/<language>` for each language, and `completions`, in a folder that is there.
fn write(folder: &Path) -> io::Result<()> {
    for language in Language::ALL {
        let pages = folder.join("man").join(language.code());
        fs::create_dir_all(&pages)?;
        clap_mangen::generate_to(args::command(Some(language)), pages)?;
    }
    let completions = folder.join("completions");
    fs::create_dir_all(&completions)?;
    let mut command = args::command(Some(Language::English));
    for shell in [Completed::Bash, Completed::Zsh, Completed::Fish, Completed::PowerShell] {
        clap_complete::generate_to(shell, &mut command, NAME, &completions)?;
    }
    Ok(())
}
