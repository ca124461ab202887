//! The command line as a whole process, on an exchange document of sixty players.

use std::path::PathBuf;
use std::process::{Command, Stdio};

use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use serde_json::{Value, json};
use tempfile::TempDir;

const PLAYERS: u16 = 60;

/// A document that lies on the disk.
pub struct Document {
    _folder: TempDir,
    path: PathBuf,
}

impl Document {
    /// A rehearsal's players, sheets and rulings; graded by the embedded list.
    pub fn new() -> Self {
        let plan = Plan { players: PLAYERS, seed: Seed::from_bytes([1; 32]) };
        let rehearsal = rehearse(&plan, &Lexicon::embedded());
        let contest = rehearsal.record.contest();
        let players = contest.common.players.values().map(|player| {
            json!({"id": player.id, "name": player.name, "club": player.club,
                   "from_round": player.span.from_round, "to_round": player.span.to_round})
        });
        let rounds = contest.game.rounds().map(|(number, round)| {
            let letters: String = round.letters().iter().map(ToString::to_string).collect();
            let sheets = contest.common.players.keys().filter_map(|&player| {
                let (_, sheet) = contest.game.sheet_at(number, player)?;
                Some(json!({"player": player, "words": sheet.words()}))
            });
            json!({"round": number, "letters": letters, "sheets": sheets.collect::<Vec<_>>()})
        });
        let rulings = contest
            .common
            .rulings
            .iter()
            .map(|(word, ruling)| json!({"word": word, "valid": ruling.ruled == Ruled::Valid}));
        let document: Value = json!({
            "format": "eforos/1",
            "players": players.collect::<Vec<_>>(),
            "rounds": rounds.collect::<Vec<_>>(),
            "rulings": rulings.collect::<Vec<_>>(),
        });
        let folder = TempDir::new_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        let path = folder.path().join("competition.json");
        std::fs::write(&path, document.to_string()).expect("written");
        Self { path, _folder: folder }
    }

    /// `eforos grade`, from its start to its end.
    pub fn grade(&self) -> Result<(), String> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
        let output = command.arg("grade").arg(&self.path).arg("--json").output();
        let output = output.map_err(|error| error.to_string())?;
        if !output.status.success() {
            return Err(String::from_utf8_lossy(&output.stderr).into_owned());
        }
        let standings: Value =
            serde_json::from_slice(&output.stdout).map_err(|error| error.to_string())?;
        let rows = standings["standings"].as_array().map_or(0, Vec::len);
        if rows == usize::from(PLAYERS) { Ok(()) } else { Err(format!("{rows} rows")) }
    }

    /// The least that a process of this size costs.
    pub fn bare_process() {
        let mut command = Command::new(env!("CARGO_BIN_EXE_eforos"));
        let status = command.arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        let _ = status.expect("it starts");
    }
}
