//! What a user has chosen for this machine and every competition: language, look, sound, motion,
//! the projector's monitor. Nothing of a competition stands here.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

pub use crate::commands::Motion;
use crate::commands::{HallLeaders, HallLook, Look, Phones};
use crate::language::Language;

/// The choices of a user. What is missing in a file is as on the first day.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The language, once one was chosen.
    pub language: Option<Language>,
    /// The look of the console.
    pub look: Look,
    /// The look of the hall's window.
    pub hall_look: HallLook,
    /// Whether the hall sees between two rounds who leads.
    pub hall_leaders: HallLeaders,
    /// The size of everything, in percent.
    pub size_percent: u16,
    /// Whether things may move.
    pub motion: Motion,
    /// How loud the alerts are, in percent.
    pub volume_percent: u8,
    /// Whether the alerts are heard.
    pub sound: Sound,
    /// Whether letters tick as they are announced.
    pub ticks: Sound,
    /// The projector's monitor, once one was chosen.
    pub monitor: Option<Monitor>,
    /// Where the hall's window was last, while a competition was open.
    pub hall: HallWindow,
    /// What phones see of the hall's scene: what was once withheld is not shown because the program was started again.
    pub phones: Phones,
    /// The hall door's port when the doors were last open: pages that are open in the hall go on there.
    pub port: Option<u16>,
    /// The file that shall be drawn from bags, as was chosen last: before its first draw nothing in it says so.
    pub from_bags: Option<PathBuf>,
    /// How often Tab led on from field to field of a sheet; up to [`TABS`] that it does is told.
    pub tabs: u8,
}

/// How often Tab is used before it is known.
pub const TABS: u8 = 10;

impl Default for Settings {
    fn default() -> Self {
        Self {
            language: None,
            look: Look::default(),
            hall_look: HallLook::default(),
            hall_leaders: HallLeaders::default(),
            size_percent: 100,
            motion: Motion::default(),
            volume_percent: 100,
            sound: Sound::default(),
            ticks: Sound::default(),
            monitor: None,
            hall: HallWindow::default(),
            phones: Phones::default(),
            port: None,
            from_bags: None,
            tabs: 0,
        }
    }
}

/// Where the hall's window is: a program that ended in the middle of a day comes back with it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum HallWindow {
    /// Nowhere: nobody opened it, or somebody closed it.
    #[default]
    Closed,
    /// Full screen on its monitor, where there is one.
    OnMonitor,
    /// A window.
    InWindow,
}

/// Whether the alerts are heard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sound {
    /// Heard.
    #[default]
    On,
    /// Not heard; they are still seen.
    Muted,
}

impl Sound {
    /// Muted where it was heard, and the other way round.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::On => Self::Muted,
            Self::Muted => Self::On,
        }
    }
}

/// A monitor, by what stays the same when it is plugged in again.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Monitor {
    /// The system's name of it; empty when it has none.
    pub name: String,
    /// Where its upper left corner stands, in pixels.
    pub at: (i32, i32),
    /// Its width and height, in pixels.
    pub size: (u32, u32),
}
