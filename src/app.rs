//! The imperative shell: windows, dispatch, session, time, chance, sound. What is decided is decided
//! elsewhere; here it is carried out.

pub mod archive;
pub mod awake;
pub mod chance;
pub mod chooser;
mod dispatch;
mod folders;
mod kept;
mod monitors;
pub mod network;
pub mod press;
mod recent;
pub mod session;
mod settings;
pub mod shell;
pub mod sound;
mod station;
pub mod templates;
mod ticker;
pub mod time;
mod watch;
mod window;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use crate::language::Language;
use crate::storage::Access;
use crate::text;

use self::awake::Awake;
use self::shell::{Outside, Shell};
use self::sound::Speaker;

/// The windows could not be opened.
#[derive(Debug, thiserror::Error)]
#[error("{what}")]
pub struct StartError {
    /// The system's own words.
    what: String,
}

impl StartError {
    /// What is wrong and what to do, for people.
    #[must_use]
    pub fn sentence(&self, language: Language) -> String {
        text!(language, "console-no-display", what = &self.what)
    }
}

/// Where a club puts sounds of its own.
fn sound_folder() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "eforos");
    folders.map(|folders| folders.data_dir().join("sounds"))
}

/// Where a club puts templates of its own.
fn template_folder() -> Option<PathBuf> {
    let folders = directories::ProjectDirs::from("", "", "eforos");
    folders.map(|folders| folders.data_dir().join("templates"))
}

/// The log of a developer, on standard error, when `EFOROS_LOG` asks for it:
/// `EFOROS_LOG=eforos::alerts=info` tells each alert's deadline against its play call.
fn log() {
    if let Ok(filter) = tracing_subscriber::EnvFilter::try_from_env("EFOROS_LOG") {
        // A second start in one process keeps the first one's log.
        let _ = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_writer(std::io::stderr)
            .with_ansi(false)
            .without_time()
            .try_init();
    }
}

/// Opens the windows, with a competition when one is given, and returns when they are closed. They
/// speak the language asked for, else the one that the user chose before, else that of the place.
///
/// # Errors
/// [`StartError`] without a display.
pub fn run(
    file: Option<PathBuf>,
    asked: Option<Language>,
    of_place: Language,
) -> Result<(), StartError> {
    log();
    let outside = Outside {
        time: time::machine(),
        chance: chance::machine(),
        speaker: Speaker::open(time::machine(), sound_folder()),
        awake: Awake::machine(),
        sounds: sound_folder(),
        station: station::name(),
        recent: recent::place(),
        copies: kept::place(),
        settings: settings::place(),
        documents: folders::documents(),
        chooser: chooser::machine(),
        viewer: press::machine(),
        templates: template_folder(),
        far: network::machine(),
    };
    let mut shell = Shell::new(asked, of_place, outside);
    let language = shell.desk.language;
    if let Some(path) = file {
        shell.open_competition(&path, Access::Write);
    }
    let shell = Arc::new(Mutex::new(shell));
    let shown = window::show(Arc::clone(&shell), language);
    shell.lock().unwrap_or_else(PoisonError::into_inner).close();
    shown.map_err(|error| StartError { what: error.to_string() })
}
