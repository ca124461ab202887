//! The user's own folders on this machine, and where the program keeps what it keeps: the one place that
//! decides it. Either the system's folders for that, or, for a program that is carried about on a stick,
//! one beside the program.

use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

/// Where a file of this name lies beside the program, the program is portable.
const PORTABLE: &str = "portable.txt";
/// What a portable program keeps lies in this folder beside it.
const BESIDE: &str = "data";

/// Where documents lie; the home folder when the system names no other place.
pub fn documents() -> Option<PathBuf> {
    let folders = UserDirs::new()?;
    let documents = folders.document_dir().filter(|folder| folder.is_dir());
    Some(documents.unwrap_or_else(|| folders.home_dir()).to_path_buf())
}

/// Where the copies of competitions lie that the program keeps by itself.
pub fn copies() -> Option<PathBuf> {
    data("copies")
}

/// The user's choices.
pub fn settings() -> Option<PathBuf> {
    let folder = portable().or_else(|| of_system().map(|of| of.config_dir().to_path_buf()));
    folder.map(|folder| folder.join("settings.toml"))
}

/// Which files were open before.
pub fn recent() -> Option<PathBuf> {
    data("recent.txt")
}

/// Where a club puts sounds of its own.
pub fn sounds() -> Option<PathBuf> {
    data("sounds")
}

/// Where a club puts templates of its own.
pub fn templates() -> Option<PathBuf> {
    data("templates")
}

/// The key of this machine's staff door, and its certificates.
pub fn doors() -> Option<PathBuf> {
    data("doors")
}

/// Where the windows stood, of a portable program; else the window's toolkit keeps it in a folder of its own.
pub fn windows() -> Option<PathBuf> {
    portable().map(|folder| folder.join("windows.ron"))
}

fn data(name: &str) -> Option<PathBuf> {
    let folder = portable().or_else(|| of_system().map(|of| of.data_dir().to_path_buf()));
    folder.map(|folder| folder.join(name))
}

fn of_system() -> Option<ProjectDirs> {
    ProjectDirs::from("", "", "eforos")
}

fn portable() -> Option<PathBuf> {
    beside(&std::env::current_exe().ok()?)
}

/// The folder beside a program that is portable.
fn beside(program: &Path) -> Option<PathBuf> {
    let folder = program.parent()?;
    folder.join(PORTABLE).is_file().then(|| folder.join(BESIDE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_portable_program_keeps_everything_beside_itself() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("eforos.exe");
        assert_eq!(beside(&program), None);
        std::fs::create_dir(folder.path().join(PORTABLE)).expect("made");
        assert_eq!(beside(&program), None, "a folder is no marker");
        std::fs::remove_dir(folder.path().join(PORTABLE)).expect("removed");
        std::fs::write(folder.path().join(PORTABLE), "").expect("written");
        assert_eq!(beside(&program), Some(folder.path().join("data")));
    }

    #[test]
    fn the_program_under_test_is_not_portable() {
        assert_eq!(portable(), None);
        assert_eq!(windows(), None);
    }
}
