//! The shell of whatever format.

use std::path::Path;
use std::sync::Arc;

use egui::{Event, Ui};

use super::shell::formats::First;
use super::shell::{Arrival, HallSlot, Outside, Shell};
use super::sound::Speaker;
use crate::commands::UserCommand;
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::language::Language;
use crate::stations::Waiting;
use crate::storage::Access;
use crate::views::desk::{Desk, MonitorSeen};
use crate::views::formats::Apart;

/// The shell of whatever format: that of the open competition, or of the one that is set up.
pub enum AnyShell {
    /// Of anagram rounds.
    Anagram(Box<Shell<Anagram>>),
    /// Of a duplicate game.
    Duplicate(Box<Shell<Duplicate>>),
    /// Of classic games.
    Classic(Box<Shell<Classic>>),
    /// While it is turned into another.
    Turning,
}

macro_rules! with_shell {
    ($shell:expr, $it:ident => $do:expr) => {
        match $shell {
            AnyShell::Anagram($it) => $do,
            AnyShell::Duplicate($it) => $do,
            AnyShell::Classic($it) => $do,
            AnyShell::Turning => unreachable!("it is turned within one call"),
        }
    };
}

impl AnyShell {
    /// A shell without a competition, of the game that is played in the window's language.
    pub fn new(asked: Option<Language>, otherwise: Language, outside: Outside) -> Self {
        let mut first = Shell::<First>::new(asked, otherwise, outside);
        first.choose_spoken_game();
        let mut shell = Self::Anagram(Box::new(first));
        shell.turn();
        shell
    }

    /// What lies on the desk.
    pub fn desk(&self) -> &Desk {
        with_shell!(self, shell => &shell.desk)
    }

    /// Whether a competition is open.
    pub fn is_open(&self) -> bool {
        with_shell!(self, shell => shell.session().is_some())
    }

    /// What the hall's window is given.
    pub fn hall(&self) -> HallSlot {
        with_shell!(self, shell => shell.hall())
    }

    /// The loudspeaker.
    pub fn speaker(&self) -> &Speaker {
        with_shell!(self, shell => shell.speaker())
    }

    /// Milliseconds until the shown time changes.
    pub fn next_change_ms(&self) -> Option<u64> {
        with_shell!(self, shell => shell.next_change_ms())
    }

    /// Carries out one command.
    pub fn ask(&mut self, command: UserCommand) {
        with_shell!(self, shell => shell.ask(command));
        self.turn();
    }

    /// Where what stations ask waits.
    pub fn asks(&self) -> Arc<Waiting> {
        with_shell!(self, shell => Arc::clone(&shell.asks))
    }

    /// Answers what stations ask.
    pub fn attend(&mut self) {
        with_shell!(self, shell => shell.attend());
    }

    /// Milliseconds until what the hall's pages show changes by itself.
    pub fn doors_move_in_ms(&self) -> Option<u64> {
        with_shell!(self, shell => shell.doors_move_in_ms())
    }

    /// What time itself brings. Whether anything was recorded.
    pub fn tick(&mut self) -> bool {
        let happened = with_shell!(self, shell => shell.tick());
        self.turn() || happened
    }

    /// Shows the console and carries out what was asked.
    pub fn console(&mut self, ui: &mut Ui) {
        with_shell!(self, shell => shell.console(ui));
        if self.turn() {
            ui.ctx().request_repaint();
        }
    }

    /// Opens a competition in place of the one that is open. Whether it is open now.
    pub fn open_competition(&mut self, path: &Path, access: Access) -> bool {
        let opened = with_shell!(self, shell => shell.open_competition(path, access));
        self.turn() || opened
    }

    /// Opens the competition that the program was started with. Whether it is open now.
    pub fn open_named(&mut self, path: &Path) -> bool {
        let opened = with_shell!(self, shell => shell.open_named(path));
        self.turn() || opened
    }

    /// Takes in which monitors there are. The one that the hall's window shall fill.
    pub fn see_monitors(&mut self, seen: Vec<MonitorSeen>) -> Option<usize> {
        with_shell!(self, shell => shell.see_monitors(seen))
    }

    /// Whether the window may go.
    pub fn may_end(&mut self) -> bool {
        with_shell!(self, shell => shell.may_end())
    }

    /// Whether the window shall close; asked once.
    pub fn wants_to_end(&mut self) -> bool {
        with_shell!(self, shell => shell.wants_to_end())
    }

    /// Closes what is open when no window is left. What is to be told of that.
    pub fn end(&mut self) -> Vec<String> {
        with_shell!(self, shell => shell.end())
    }

    /// What a format shows in a window of its own.
    pub fn apart(&self) -> Option<Apart> {
        match self {
            Self::Classic(shell) => shell.judge_screen().map(Apart::Judge),
            Self::Anagram(_) | Self::Duplicate(_) | Self::Turning => None,
        }
    }

    /// Keys that were pressed in that window.
    pub fn apart_keys(&mut self, events: &[Event]) {
        if let Self::Classic(shell) = self {
            shell.judge_keys(events);
        }
    }

    /// That window was closed.
    pub fn close_apart(&mut self) {
        if let Self::Classic(shell) = self {
            shell.close_judge();
        }
    }

    /// Becomes the shell of the format of what was opened or is set up. Whether it did.
    fn turn(&mut self) -> bool {
        let Some(arrival) = with_shell!(self, shell => shell.arrival.take()) else { return false };
        let format = match &arrival {
            Arrival::Opened(session, _) => session.format(),
            Arrival::SettingUp(format) => *format,
        };
        if self.desk().format != format {
            let before = std::mem::replace(self, Self::Turning);
            *self = with_shell!(before, shell => match format {
                FormatName::Anagram => Self::Anagram(Box::new(shell.turned())),
                FormatName::Duplicate => Self::Duplicate(Box::new(shell.turned())),
                FormatName::Classic => Self::Classic(Box::new(shell.turned())),
            });
        }
        with_shell!(self, shell => shell.arrive(arrival));
        true
    }
}
