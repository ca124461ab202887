//! The imperative shell: windows, dispatch, session, time, chance, sound. What is decided is decided
//! elsewhere; here it is carried out.

mod apart;
pub mod archive;
pub mod awake;
pub mod chance;
pub mod chooser;
mod folders;
pub mod formats;
mod monitors;
pub mod network;
pub mod playing;
pub mod press;
mod recent;
mod settings;
pub mod shell;
pub mod sound;
mod station;
pub mod templates;
mod ticker;
mod window;

pub use folders::doors as doors_folder;

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

use crate::language::Language;
use crate::session::time;
use crate::text;

use self::awake::Awake;
use self::formats::AnyShell;
use self::shell::{Network, Outside};
use self::sound::Speaker;

/// The windows could not be opened, or something went wrong after they were gone.
#[derive(Debug, thiserror::Error)]
#[error("{no_display:?} {closing:?}")]
pub struct RunError {
    /// The system's own words when there was no window.
    no_display: Option<String>,
    /// What is to be told of the closing, for people.
    closing: Vec<String>,
}

impl RunError {
    /// What is wrong and what to do, for people.
    pub fn sentence(&self, language: Language) -> String {
        let no_display = self.no_display.as_ref();
        let no_display = no_display.map(|what| text!(language, "console-no-display", what = what));
        no_display.into_iter().chain(self.closing.clone()).collect::<Vec<_>>().join("\n")
    }
}

/// The log of a developer, on standard error, when `EFOROS_LOG` asks for it, else so much of it:
/// `EFOROS_LOG=eforos::alerts=info` tells each alert's deadline against its play call.
pub fn log(unasked: Option<&str>) {
    let asked = std::env::var("EFOROS_LOG").ok().or_else(|| unasked.map(str::to_owned));
    let Some(targets) = asked.and_then(|asked| asked.parse::<Targets>().ok()) else { return };
    let lines = tracing_subscriber::fmt::layer().with_writer(std::io::stderr);
    let lines = lines.with_ansi(false).without_time().with_filter(targets);
    // A second start in one process keeps the first one's log.
    let _ = tracing_subscriber::registry().with(lines).try_init();
}

/// Says something to somebody who has neither a window nor a console of the program: who started it with a
/// double click.
#[cfg(windows)]
pub fn tell_in_a_box(language: Language, what: &str) {
    let title = crate::language::tr(language, "console-name-of-program");
    let told = rfd::MessageDialog::new().set_level(rfd::MessageLevel::Error);
    told.set_title(title).set_description(what).show();
}

/// Opens the windows, with a competition when one is given, and returns when they are closed. They
/// speak the language asked for, else the one that the user chose before, else that of the place.
///
/// # Errors
/// [`RunError`] without a display, and when the closing has something to tell that no window showed.
pub fn run(
    file: Option<PathBuf>,
    asked: Option<Language>,
    of_place: Language,
) -> Result<(), RunError> {
    log(None);
    let outside = Outside {
        time: time::machine(),
        chance: chance::machine(),
        speaker: Speaker::open(time::machine(), folders::sounds()),
        awake: Awake::machine(),
        sounds: folders::sounds(),
        station: station::name(),
        recent: folders::recent(),
        copies: folders::copies(),
        settings: folders::settings(),
        documents: folders::documents(),
        chooser: chooser::machine(),
        viewer: press::machine(),
        templates: folders::templates(),
        far: network::machine(),
        network: Network::machine(folders::doors()),
    };
    let mut shell = AnyShell::new(asked, of_place, outside);
    let language = shell.desk().language;
    if let Some(path) = file {
        shell.open_named(&path);
    }
    let shell = Arc::new(Mutex::new(shell));
    let shown = window::show(Arc::clone(&shell), language);
    let closing = shell.lock().unwrap_or_else(PoisonError::into_inner).end();
    let no_display = shown.err().map(|error| error.to_string());
    if no_display.is_none() && closing.is_empty() {
        return Ok(());
    }
    Err(RunError { no_display, closing })
}
