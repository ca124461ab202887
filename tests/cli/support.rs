//! Runs the program.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use eforos::language::Language;
use eforos::text;
use serde_json::Value;
use tempfile::TempDir;

/// A folder to work in, and the program in it.
pub struct Desk {
    folder: TempDir,
}

/// What the program said.
#[derive(Debug)]
pub struct Said {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Desk {
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap() }
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub fn write(&self, name: &str, bytes: impl AsRef<[u8]>) {
        std::fs::write(self.path(name), bytes).unwrap();
    }

    pub fn read(&self, name: &str) -> Vec<u8> {
        std::fs::read(self.path(name)).unwrap()
    }

    /// What another program reads on the pages of a document.
    pub fn text_of(&self, pdf: &str) -> String {
        let out = Command::new("pdftotext").arg(self.path(pdf)).arg("-").output();
        String::from_utf8(out.expect("pdftotext (poppler-utils)").stdout).unwrap()
    }

    /// Every name in the folder, sorted.
    pub fn names(&self) -> Vec<String> {
        names(self.folder.path())
    }

    pub fn command(&self, args: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
        command.current_dir(self.folder.path()).args(args).env("EFOROS_LANGUAGE", "en");
        command.env_remove("DISPLAY").env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
        command
    }

    pub fn run(&self, args: &[&str]) -> Said {
        said(self.command(args).output().unwrap())
    }

    /// Runs what must go well, and gives the results.
    pub fn ok(&self, args: &[&str]) -> String {
        let said = self.run(args);
        assert_eq!(said.code, 0, "{args:?}: {}", said.err);
        said.out
    }

    pub fn json(&self, args: &[&str]) -> Value {
        serde_json::from_str(&self.ok(args)).unwrap()
    }

    /// Runs what must be refused: nothing on standard output, one paragraph on standard error,
    /// nothing left in the folder. Gives the paragraph.
    pub fn refused(&self, code: i32, args: &[&str]) -> String {
        let before = self.names();
        let said = self.run(args);
        assert_eq!(said.code, code, "{args:?}: {}", said.err);
        assert_eq!(said.out, "", "{args:?}");
        assert_eq!(said.err.trim_end().lines().count(), 1, "{args:?}: {}", said.err);
        let begins = Language::ALL.map(|language| text!(language, "cli-error", what = ""));
        let is_error = begins.iter().any(|begin| said.err.starts_with(begin));
        assert!(is_error, "{args:?}: {}", said.err);
        assert_eq!(self.names(), before, "{args:?} left something behind");
        said.err
    }
}

pub fn said(output: Output) -> Said {
    Said {
        code: output.status.code().expect("no signal ended it"),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

pub fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// Every file in a folder and in the folders in it, by its way from there.
pub fn files(folder: &Path) -> Vec<String> {
    let within = |name: String| {
        if folder.join(&name).is_dir() {
            names(&folder.join(&name)).iter().map(|file| format!("{name}/{file}")).collect()
        } else {
            vec![name]
        }
    };
    names(folder).into_iter().flat_map(within).collect()
}

/// The worked example of the rules' §11.
pub const WORKED: &str = r#"{
  "format": "eforos/1",
  "lexicon": {"name": "Δύο λέξεις", "authority": "authoritative", "found": ["ΚΑΡΟ", "ΤΑΚΟΣ"]},
  "players": [{"id": 1, "name": "Άννα"}],
  "rounds": [{"round": 1, "letters": "ΚΑΡΟΤΣΕ", "sheets": [{"player": 1, "words": {
    "7": ["ΣΑΡΩΤΕΚ"], "5": ["ΚΑΡΟ", "τάκος", "ΤΑΚΟΙ"], "4": ["ΚΑΡΟ", "καρό"], "3": ["ΡΟΣ"]
  }}]}]
}"#;
