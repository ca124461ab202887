//! A club's own sounds: `minute`, `last` and `end`, each as `.wav` or `.ogg`, in one folder. A file
//! that cannot be played is told and changes nothing: the program's own tone is heard instead.

use std::fs::File;
use std::io::BufReader;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use rodio::buffer::SamplesBuffer;
use rodio::{Decoder, Source as _};

use super::Tone;

/// The names of the files without their ending, for each tone.
pub const FILES: [(Tone, &str); 3] =
    [(Tone::Minute, "minute"), (Tone::Last, "last"), (Tone::End, "end")];

/// The endings that are looked for.
const ENDINGS: [&str; 2] = ["wav", "ogg"];

/// The longest sound that is kept, in seconds.
const LONGEST_S: usize = 20;

/// A file of a club's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSound {
    /// In place of which tone.
    pub tone: Tone,
    /// Where it lies.
    pub path: PathBuf,
    /// Whether it can be played.
    pub playable: bool,
}

/// The sounds of a folder with what is played of each.
pub(super) fn read(folder: &Path) -> Vec<(OwnSound, Option<SamplesBuffer>)> {
    let paths = FILES.into_iter().filter_map(|(tone, name)| {
        let path = move |ending| folder.join(name).with_extension(ending);
        let found = ENDINGS.into_iter().map(path).find(|path| path.is_file());
        found.map(|path| (tone, path))
    });
    paths
        .map(|(tone, path)| {
            // A decoder that stumbles over a damaged file must not take the sound with it.
            let samples = catch_unwind(AssertUnwindSafe(|| decode(&path))).ok().flatten();
            (OwnSound { tone, path, playable: samples.is_some() }, samples)
        })
        .collect()
}

fn decode(path: &Path) -> Option<SamplesBuffer> {
    let decoder = Decoder::new(BufReader::new(File::open(path).ok()?)).ok()?;
    let (channels, rate) = (decoder.channels(), decoder.sample_rate());
    let second = usize::from(channels.get()) * usize::try_from(rate.get()).ok()?;
    let samples: Vec<f32> = decoder.take(second * LONGEST_S).collect();
    let heard = samples.iter().any(|sample| sample.abs() > 0.001);
    heard.then(|| SamplesBuffer::new(channels, rate, samples))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A mono WAV file of 16 bits.
    fn wav(samples: &[i16]) -> Vec<u8> {
        let bytes = u32::try_from(samples.len() * 2).expect("short");
        let mut file = b"RIFF".to_vec();
        file.extend((36 + bytes).to_le_bytes());
        file.extend(b"WAVEfmt ");
        file.extend(16_u32.to_le_bytes());
        file.extend([1, 0, 1, 0]);
        file.extend(8000_u32.to_le_bytes());
        file.extend(16_000_u32.to_le_bytes());
        file.extend([2, 0, 16, 0]);
        file.extend(b"data");
        file.extend(bytes.to_le_bytes());
        file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
        file
    }

    #[test]
    fn a_clubs_own_file_is_played_and_a_broken_one_is_told() {
        let folder = tempfile::tempdir().expect("a folder");
        assert_eq!(read(folder.path()).len(), 0);
        assert_eq!(read(&folder.path().join("not there")).len(), 0);
        let bell = wav(&[0, 12_000, -12_000, 3_000]);
        std::fs::write(folder.path().join("minute.wav"), &bell).expect("written");
        std::fs::write(folder.path().join("last.ogg"), b"OggS and no more").expect("written");
        std::fs::write(folder.path().join("end.wav"), wav(&[0; 100])).expect("written");
        let read = read(folder.path());
        let playable: Vec<(Tone, bool)> =
            read.iter().map(|(own, _)| (own.tone, own.playable)).collect();
        // Silence is no alert.
        assert_eq!(playable, [(Tone::Minute, true), (Tone::Last, false), (Tone::End, false)]);
        let samples = read[0].1.clone().expect("samples");
        assert_eq!(samples.sample_rate().get(), 8000);
        assert_eq!(samples.count(), 4);
    }
}
