//! The sound device: opened, lost, opened again. Everything here runs on the sound's own thread.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use rodio::buffer::SamplesBuffer;
use rodio::cpal::{Error, ErrorKind};
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Source as _};

use super::Alarm;
use super::files::{self, OwnSound};
use super::tone::{self, Tone};
use crate::session::time::TimeSource;

/// How long after another a device that is not there is looked for.
const AGAIN: Duration = Duration::from_secs(3);

/// How long after another each tone of a check begins.
const CHECK: Duration = Duration::from_millis(1_500);

/// What plays.
pub(super) struct Player {
    device: Option<MixerDeviceSink>,
    /// Set by the device's own thread when it is gone.
    lost: Arc<AtomicBool>,
    /// When a device was looked for.
    looked: Option<Instant>,
    volume: u8,
    folder: Option<PathBuf>,
    own: Vec<(OwnSound, Option<SamplesBuffer>)>,
    /// The program's own tones, made beforehand.
    tones: Vec<(Tone, SamplesBuffer)>,
}

impl Player {
    pub(super) fn new(folder: Option<PathBuf>) -> Self {
        let mut player = Self {
            device: None,
            lost: Arc::default(),
            looked: None,
            volume: 100,
            folder,
            own: Vec::new(),
            tones: made().collect(),
        };
        player.read_own();
        player.mend();
        player
    }

    /// Whether there is a device.
    pub(super) fn works(&self) -> bool {
        self.device.is_some() && !self.lost.load(Ordering::Relaxed)
    }

    /// A club's own sounds.
    pub(super) fn own_sounds(&self) -> Vec<OwnSound> {
        self.own.iter().map(|(own, _)| own.clone()).collect()
    }

    pub(super) fn set_volume(&mut self, percent: u8) {
        self.volume = percent.min(100);
    }

    /// Looks for a device where there is none, or it was lost.
    pub(super) fn mend(&mut self) {
        if self.works() {
            return;
        }
        let lost = self.device.take().is_some();
        // One that is not there is not looked for at every turn.
        if !lost && self.looked.is_some_and(|looked| looked.elapsed() < AGAIN) {
            return;
        }
        self.looked = Some(Instant::now());
        self.lost = Arc::default();
        self.device = open(&self.lost);
        tracing::debug!(target: "eforos::alerts", works = self.works(), "looked for a device");
    }

    /// Plays a tone, and tells the log how late that was.
    pub(super) fn play(&mut self, alarm: Alarm, time: &TimeSource) {
        self.mend();
        let Alarm { tone, .. } = alarm;
        self.add(tone, Duration::ZERO);
        let late_ms = alarm.late_ms(time().real_ms);
        let works = self.works();
        tracing::info!(target: "eforos::alerts", ?tone, late_ms, self.volume, works, "played");
    }

    /// Plays every alert, one after another; the club's files are read anew before.
    pub(super) fn check(&mut self) {
        self.read_own();
        self.looked = None;
        self.mend();
        let mut after = Duration::ZERO;
        for tone in Tone::ALL {
            self.add(tone, after);
            after += CHECK;
        }
    }

    fn read_own(&mut self) {
        self.own = self.folder.as_deref().map(files::read).unwrap_or_default();
    }

    fn add(&self, tone: Tone, after: Duration) {
        let Some(device) = self.device.as_ref().filter(|_| self.volume > 0) else { return };
        let own = self.own.iter().find(|(own, _)| own.tone == tone);
        let own = own.and_then(|(_, samples)| samples.as_ref());
        let made = || self.tones.iter().find(|(made, _)| *made == tone).map(|(_, samples)| samples);
        let Some(samples) = own.or_else(made) else { return };
        let gain = f32::from(self.volume) / 100.0;
        device.mixer().add(samples.clone().amplify(gain).delay(after));
    }
}

/// The program's own tones.
fn made() -> impl Iterator<Item = (Tone, SamplesBuffer)> {
    let tones = Tone::ALL.into_iter().chain([Tone::Letter]);
    tones.map(|tone| (tone, tone::samples(tone)))
}

/// How many errors of no particular kind a device is forgiven.
const PASSING: u32 = 2;

/// The system's library tells a machine without a device in many lines on standard error; the
/// console's light says it in one.
#[cfg(target_os = "linux")]
fn silence() {
    if let Err(error) = alsa::Output::local_error_handler() {
        tracing::debug!(target: "eforos::alerts", %error, "the library of the sound stays loud");
    }
}

/// Elsewhere it is silent.
#[cfg(not(target_os = "linux"))]
fn silence() {}

fn open(lost: &Arc<AtomicBool>) -> Option<MixerDeviceSink> {
    let told = Arc::clone(lost);
    let errors = AtomicU32::new(0);
    let on_error = move |error: Error| {
        // A server of sound that dies is told as an error of no particular kind, again and again; one
        // such error alone may pass.
        let gone = match error.kind() {
            ErrorKind::Xrun | ErrorKind::RealtimeDenied => false,
            ErrorKind::DeviceNotAvailable
            | ErrorKind::StreamInvalidated
            | ErrorKind::HostUnavailable => true,
            _ => errors.fetch_add(1, Ordering::Relaxed) >= PASSING,
        };
        if !told.fetch_or(gone, Ordering::Relaxed) {
            tracing::warn!(target: "eforos::alerts", %error, gone, "sound device");
        }
    };
    silence();
    let builder = DeviceSinkBuilder::from_default_device();
    // The system's default and no other: looking through all of them may wait for ever for a server
    // of sound that is not there, and what is found need not be heard by anybody.
    let opened = builder.and_then(|builder| builder.with_error_callback(on_error).open_stream());
    let mut device = opened.ok()?;
    device.log_on_drop(false);
    Some(device)
}
