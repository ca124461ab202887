//! The tones, synthesised: three alerts that differ in pitch, in rhythm and in length, and a soft tick.

use std::f32::consts::TAU;
use std::num::NonZero;

use rodio::buffer::SamplesBuffer;

use crate::domain::clock::Phase;

/// What is heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// An alert before the last.
    Minute,
    /// The last of several alerts before the end.
    Last,
    /// The end.
    End,
    /// A letter is announced: short and soft.
    Letter,
}

impl Tone {
    /// Every alert, in the order heard.
    pub const ALL: [Self; 3] = [Self::Minute, Self::Last, Self::End];

    /// The tone of an alert at so many milliseconds left, among those that the rules give.
    pub fn of(alert_ms: i64, alerts_ms: &[i64]) -> Self {
        match Phase::at(alert_ms, alerts_ms) {
            Phase::Over => Self::End,
            Phase::Last => Self::Last,
            Phase::First | Phase::Calm => Self::Minute,
        }
    }
}

const RATE: u16 = 44_100;

/// The parts of a tone: pitch in hertz (0 is silence) and length in milliseconds.
fn parts(tone: Tone) -> &'static [(f32, u16)] {
    match tone {
        Tone::Minute => &[(660.0, 350)],
        Tone::Last => &[(880.0, 180), (0.0, 120), (880.0, 180)],
        Tone::End => &[(523.0, 400), (0.0, 80), (392.0, 1100)],
        Tone::Letter => &[(990.0, 50)],
    }
}

/// How loud, beside the alerts.
const fn gain(tone: Tone) -> f32 {
    match tone {
        Tone::Minute | Tone::Last | Tone::End => 1.0,
        Tone::Letter => 0.3,
    }
}

/// A tone as it is played.
pub(super) fn samples(tone: Tone) -> SamplesBuffer {
    let mut samples = Vec::new();
    for &(pitch, length_ms) in parts(tone) {
        let count = u32::from(RATE) * u32::from(length_ms) / 1000;
        let count = u16::try_from(count).unwrap_or(u16::MAX);
        samples.extend((0..count).map(|place| {
            let seconds = f32::from(place) / f32::from(RATE);
            // Twenty milliseconds of rise and fall: no clicks.
            let edge = f32::from(place.min(count - place)) / (0.02 * f32::from(RATE));
            let octave = (TAU * pitch * 2.0 * seconds).sin() * 0.2;
            ((TAU * pitch * seconds).sin() * 0.6 + octave) * edge.min(1.0) * gain(tone)
        }));
    }
    let rate = NonZero::new(u32::from(RATE)).expect("not 0");
    SamplesBuffer::new(NonZero::<u16>::MIN, rate, samples)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tones_differ() {
        let tick: Vec<f32> = samples(Tone::Letter).collect();
        let peak = tick.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!(peak > 0.1 && peak < 0.3, "{peak}");
        assert_eq!(tick.len(), 44_100 / 20);
        let samples = Tone::ALL.map(|tone| samples(tone).collect::<Vec<f32>>());
        assert!(samples[0] != samples[1] && samples[1] != samples[2] && samples[0] != samples[2]);
        for samples in samples {
            let peak = samples.iter().fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
            assert!(peak > 0.5 && peak <= 1.0, "{peak}");
        }
        let of = |alerts: [i64; 3]| alerts.map(|alert_ms| Tone::of(alert_ms, &alerts));
        assert_eq!(of([60_000, 20_000, 0]), Tone::ALL);
        assert_eq!(of([120_000, 45_000, 0]), Tone::ALL);
        assert_eq!(Tone::of(20_000, &[20_000, 0]), Tone::Minute);
    }
}
