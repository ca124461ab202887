//! Reads a club's logo: PNG, laid on white, because paper is.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Transformations};

use crate::print::layout::pages::Picture;

/// The most pixels of a side: 300 dots an inch on a whole A4.
const MOST_PIXELS: u32 = 4000;

/// The picture, or nothing if the bytes are no PNG of a sensible size.
pub(super) fn read(bytes: &[u8]) -> Option<Picture> {
    let limits = Limits { bytes: 128 << 20 };
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), limits);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().ok()?;
    let (width, height) = (reader.info().width, reader.info().height);
    if width > MOST_PIXELS || height > MOST_PIXELS {
        return None;
    }
    let mut pixels = vec![0; reader.output_buffer_size()?];
    let frame = reader.next_frame(&mut pixels).ok()?;
    let pixels = pixels.get(..frame.buffer_size())?;
    let samples = frame.color_type.samples();
    let rgba = pixels.chunks_exact(samples).flat_map(|pixel| on_white(frame.color_type, pixel));
    Some(Picture { width, height, rgba: rgba.collect() })
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
