//! The alerts' tones, synthesised, on whatever sound device there is. Without one the console says
//! so; nothing waits for a sound and nothing fails by its absence.
//!
//! The device lives on a thread of its own, because its handle may not be moved between threads.

use std::f32::consts::TAU;
use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use rodio::buffer::SamplesBuffer;
use rodio::{DeviceSinkBuilder, MixerDeviceSink};

use crate::domain::anagram::event::{AlertOutcome, Event as AnagramEvent};
use crate::domain::contest::event::Event;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// A minute is left.
    Minute,
    /// The last seconds begin.
    Last,
    /// The end.
    End,
}

/// The tone of an event, if it has one. An alert that fell into a gap is not sounded late.
#[must_use]
pub fn tone(event: &Event) -> Option<Tone> {
    let Event::Anagram(event) = event else { return None };
    match event {
        AnagramEvent::AlertReached { alert_ms, outcome: AlertOutcome::Given, .. }
        | AnagramEvent::BreakAlertReached { alert_ms, outcome: AlertOutcome::Given, .. } => {
            Some(if *alert_ms > 30_000 { Tone::Minute } else { Tone::Last })
        }
        AnagramEvent::RoundEnded { .. } | AnagramEvent::BreakEnded { .. } => Some(Tone::End),
        _ => None,
    }
}

/// Plays tones.
pub struct Speaker {
    queue: Sender<Tone>,
    works: Arc<AtomicBool>,
}

impl Speaker {
    /// A speaker on the default device.
    #[must_use]
    pub fn open() -> Self {
        let (queue, tones) = channel();
        let works = Arc::new(AtomicBool::new(true));
        let told = Arc::clone(&works);
        let spawned =
            thread::Builder::new().name("sound".to_owned()).spawn(move || play(&tones, &told));
        if spawned.is_err() {
            works.store(false, Ordering::Relaxed);
        }
        Self { queue, works }
    }

    /// A speaker whose tones go to a queue: for tests.
    #[must_use]
    pub fn recorded() -> (Self, Receiver<Tone>) {
        let (queue, tones) = channel();
        (Self { queue, works: Arc::new(AtomicBool::new(true)) }, tones)
    }

    /// Plays a tone; does not wait for it.
    pub fn play(&self, tone: Tone) {
        if self.queue.send(tone).is_err() {
            self.works.store(false, Ordering::Relaxed);
        }
    }

    /// Whether there is a device.
    #[must_use]
    pub fn works(&self) -> bool {
        self.works.load(Ordering::Relaxed)
    }
}

fn play(tones: &Receiver<Tone>, works: &AtomicBool) {
    let mut device = device();
    works.store(device.is_some(), Ordering::Relaxed);
    for tone in tones {
        // A device that was plugged in meanwhile is found with the next tone.
        device = device.or_else(self::device);
        works.store(device.is_some(), Ordering::Relaxed);
        if let Some(device) = &device {
            device.mixer().add(samples(tone));
        }
    }
}

fn device() -> Option<MixerDeviceSink> {
    let mut device = DeviceSinkBuilder::open_default_sink().ok()?;
    device.log_on_drop(false);
    Some(device)
}

const RATE: u16 = 44_100;

/// The parts of a tone: pitch in hertz (0 is silence) and length in milliseconds.
fn parts(tone: Tone) -> &'static [(f32, u16)] {
    match tone {
        Tone::Minute => &[(660.0, 350)],
        Tone::Last => &[(880.0, 180), (0.0, 120), (880.0, 180)],
        Tone::End => &[(523.0, 400), (0.0, 80), (392.0, 1100)],
    }
}

fn samples(tone: Tone) -> SamplesBuffer {
    let mut samples = Vec::new();
    for &(pitch, length_ms) in parts(tone) {
        let count = u32::from(RATE) * u32::from(length_ms) / 1000;
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        samples.extend((0..count).map(|place| {
            let seconds = f32::from(place) / f32::from(RATE);
            // Twenty milliseconds of rise and fall: no clicks.
            let edge = f32::from(place.min(count - place)) / (0.02 * f32::from(RATE));
            let octave = (TAU * pitch * 2.0 * seconds).sin() * 0.2;
            ((TAU * pitch * seconds).sin() * 0.6 + octave) * edge.min(1.0)
        }));
    }
    let rate = NonZero::new(u32::from(RATE)).expect("not 0");
    SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::ids::RoundNo;

    #[test]
    fn an_alert_that_was_missed_is_not_heard() {
        let alert = |alert_ms, outcome| {
            let event = AnagramEvent::AlertReached { round: RoundNo::FIRST, alert_ms, outcome };
            tone(&event.into())
        };
        assert_eq!(alert(60_000, AlertOutcome::Given), Some(Tone::Minute));
        assert_eq!(alert(20_000, AlertOutcome::Given), Some(Tone::Last));
        assert_eq!(alert(20_000, AlertOutcome::Missed), None);
        let end = AnagramEvent::RoundEnded { round: RoundNo::FIRST };
        assert_eq!(tone(&end.into()), Some(Tone::End));
    }

    #[test]
    fn a_speaker_hands_its_tones_on_in_order() {
        let (speaker, tones) = Speaker::recorded();
        speaker.play(Tone::Minute);
        speaker.play(Tone::End);
        assert_eq!(tones.try_iter().collect::<Vec<_>>(), [Tone::Minute, Tone::End]);
        drop(tones);
        speaker.play(Tone::End);
        assert!(!speaker.works());
    }
}
