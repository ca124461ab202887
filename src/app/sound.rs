//! The alerts as tones: three that differ, made by synthesis, on whatever device there is.
//!
//! No device is a state that is shown, never a failure; a device that disappears is noticed and
//! looked for again at the next tone.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

const RATE: u32 = 44_100;

/// What a tone says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A minute is left: two calm notes.
    Minute,
    /// Twenty seconds are left: three quicker, higher notes.
    Seconds,
    /// The end: one long low note.
    End,
}

impl Tone {
    /// Its notes: hertz and milliseconds, 0 hertz for silence.
    fn notes(self) -> &'static [(f32, u32)] {
        match self {
            Self::Minute => &[(660.0, 220), (0.0, 90), (880.0, 320)],
            Self::Seconds => &[(988.0, 140), (0.0, 70), (988.0, 140), (0.0, 70), (1319.0, 260)],
            Self::End => &[(440.0, 500), (330.0, 900)],
        }
    }

    /// One channel of samples at [`RATE`], between -1 and 1, without clicks at the edges of notes.
    fn samples(self) -> Vec<f32> {
        self.notes().iter().flat_map(|&(hertz, ms)| note(hertz, ms)).collect()
    }
}

/// A note that fades in and out over 10 milliseconds.
#[expect(clippy::cast_precision_loss, reason = "a second of samples is far below 2^24")]
fn note(hertz: f32, ms: u32) -> impl Iterator<Item = f32> {
    let count = RATE * ms / 1000;
    let fade = RATE / 100;
    (0..count).map(move |i| {
        let edge = i.min(count - 1 - i).min(fade) as f32 / fade as f32;
        let phase = std::f32::consts::TAU * hertz * i as f32 / RATE as f32;
        0.6 * edge * phase.sin()
    })
}

/// Whether tones can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoundState {
    /// A device plays.
    Ready,
    /// There is no device, or it disappeared.
    NoDevice,
}

/// The loudspeaker.
pub struct Sound {
    device: Option<MixerDeviceSink>,
    lost: Arc<AtomicBool>,
}

impl Sound {
    /// The default device, when there is one.
    #[must_use]
    pub fn new() -> Self {
        let mut sound = Self { device: None, lost: Arc::new(AtomicBool::new(false)) };
        sound.look_for_device();
        sound
    }

    /// Whether tones can be heard.
    #[must_use]
    pub fn state(&self) -> SoundState {
        if self.device.is_some() && !self.lost.load(Ordering::Relaxed) {
            SoundState::Ready
        } else {
            SoundState::NoDevice
        }
    }

    /// Plays a tone, or says that nobody hears it.
    pub fn play(&mut self, tone: Tone) -> SoundState {
        if self.state() == SoundState::NoDevice {
            self.look_for_device();
        }
        if let Some(device) = &self.device {
            let one = NonZero::<u16>::MIN;
            let rate = NonZero::new(RATE).unwrap_or(NonZero::<u32>::MIN);
            device.mixer().add(SamplesBuffer::new(one, rate, tone.samples()));
        }
        self.state()
    }

    fn look_for_device(&mut self) {
        self.device = None;
        self.lost.store(false, Ordering::Relaxed);
        let lost = Arc::clone(&self.lost);
        let opened = DeviceSinkBuilder::from_default_device().and_then(|builder| {
            builder.with_error_callback(move |_| lost.store(true, Ordering::Relaxed)).open_stream()
        });
        self.device = opened.ok().map(|mut device| {
            device.log_on_drop(false);
            device
        });
    }
}

impl Default for Sound {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_three_tones_differ_and_none_clips_or_clicks() {
        let tones = [Tone::Minute, Tone::Seconds, Tone::End].map(Tone::samples);
        assert!(tones[0] != tones[1] && tones[1] != tones[2] && tones[0] != tones[2]);
        for samples in tones {
            assert!(samples.iter().all(|sample| sample.abs() <= 0.6));
            let steps = samples.windows(2).map(|pair| (pair[1] - pair[0]).abs());
            assert!(steps.fold(0.0, f32::max) < 0.15, "a click");
        }
    }

    #[test]
    fn without_a_device_playing_is_no_failure() {
        let mut sound = Sound::new();
        let state = sound.play(Tone::End);
        assert_eq!(state, sound.state());
    }
}
