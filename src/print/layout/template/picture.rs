//! Reads a club's picture: PNG, laid on white, because paper is. Its size in dots is looked at before
//! anything of it is unpacked.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Transformations};

use crate::domain::emblem::Emblem;
use crate::language::{Language, tr};
use crate::print::layout::pages::Picture;
use crate::text;

/// The most dots of a side of a picture on paper: 300 an inch on a whole A4.
const MOST_ON_PAPER: u32 = 4000;
/// The most dots of a side of a competition's picture.
const MOST_OF_EMBLEM: u32 = 1024;

/// Why a picture cannot be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadPicture {
    /// It is no PNG.
    NoPng,
    /// It has too many bytes.
    Heavy(usize),
    /// It has too many dots.
    Large {
        /// Across.
        width: u32,
        /// Down.
        height: u32,
    },
    /// It ends too early, or is damaged.
    Broken,
}

impl BadPicture {
    /// The sentence for people, of a competition's picture: what is wrong, what to do.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::NoPng => tr(language, "errors-emblem-no-png"),
            Self::Heavy(bytes) => language.heavy_emblem(bytes),
            Self::Large { width, height } => {
                let (width, height) = (width.to_string(), height.to_string());
                let most = MOST_OF_EMBLEM.to_string();
                text!(language, "errors-emblem-large", width = width, height = height, most = most)
            }
            Self::Broken => tr(language, "errors-emblem-broken"),
        }
    }
}

/// A competition's picture, to be shown.
///
/// # Errors
/// [`BadPicture`].
pub fn emblem(emblem: &Emblem) -> Result<Picture, BadPicture> {
    if emblem.bytes().len() > Emblem::MOST_BYTES {
        return Err(BadPicture::Heavy(emblem.bytes().len()));
    }
    if !emblem.fits() {
        return Err(BadPicture::NoPng);
    }
    unpacked(emblem.bytes(), MOST_OF_EMBLEM)
}

/// The picture, or nothing if the bytes are no PNG of a size for paper.
pub(super) fn read(bytes: &[u8]) -> Option<Picture> {
    unpacked(bytes, MOST_ON_PAPER).ok()
}

fn unpacked(bytes: &[u8], most: u32) -> Result<Picture, BadPicture> {
    let broken = |_| BadPicture::Broken;
    // Eight bytes a dot: four samples of sixteen bits.
    let side = usize::try_from(most).unwrap_or(usize::MAX);
    let limits = Limits { bytes: side.saturating_mul(side).saturating_mul(8) };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_ignore_text_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let info = decoder.read_header_info().map_err(broken)?;
    let (width, height) = (info.width, info.height);
    if width > most || height > most {
        return Err(BadPicture::Large { width, height });
    }
    let mut reader = decoder.read_info().map_err(broken)?;
    let mut pixels = vec![0; reader.output_buffer_size().ok_or(BadPicture::Broken)?];
    let frame = reader.next_frame(&mut pixels).map_err(broken)?;
    let pixels = pixels.get(..frame.buffer_size()).ok_or(BadPicture::Broken)?;
    let samples = frame.color_type.samples();
    let rgba = pixels.chunks_exact(samples).flat_map(|pixel| on_white(frame.color_type, pixel));
    Ok(Picture { width, height, rgba: rgba.collect() })
}

/// One pixel on white paper.
fn on_white(kind: ColorType, pixel: &[u8]) -> [u8; 4] {
    let over = |value: u8, opacity: u8| {
        let (value, opacity) = (u16::from(value), u16::from(opacity));
        let mixed = (value * opacity + 255 * (255 - opacity)) / 255;
        u8::try_from(mixed).unwrap_or(u8::MAX)
    };
    match (kind, pixel) {
        (ColorType::GrayscaleAlpha, &[grey, opacity]) => {
            let grey = over(grey, opacity);
            [grey, grey, grey, 255]
        }
        (ColorType::Rgba, &[red, green, blue, opacity]) => {
            [over(red, opacity), over(green, opacity), over(blue, opacity), 255]
        }
        (_, &[red, green, blue]) => [red, green, blue, 255],
        (_, &[grey, ..]) => [grey, grey, grey, 255],
        (_, []) => [255; 4],
    }
}
