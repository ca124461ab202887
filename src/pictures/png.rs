//! PNG: its figures before anything is unpacked, and its dots.

use std::io::Cursor;

use png::{ColorType, Decoder, Limits, Transformations};

use super::PictureError;
use super::grey::{Grey, grey_of_colours, luma};
use super::kind::fits;
use super::number::place;

/// What a picture beside its dots may take, in bytes.
const BESIDE: usize = 64 << 20;

/// Its sides, of the head alone; a picture that moves is none.
pub(super) fn sides(bytes: &[u8]) -> Result<(u32, u32), PictureError> {
    let number = |at: usize| {
        let four = bytes.get(at..at.checked_add(4)?)?.try_into().ok()?;
        Some(u32::from_be_bytes(four))
    };
    if bytes.get(12..16) != Some(b"IHDR") {
        return Err(PictureError::Damaged);
    }
    let mut at = 8_usize;
    while let Some(length) = number(at) {
        match bytes.get(at.saturating_add(4)..at.saturating_add(8)) {
            Some(b"acTL") => return Err(PictureError::TooManyParts),
            Some(b"IDAT") | None => break,
            Some(_) => at = at.saturating_add(12).saturating_add(place(length)),
        }
    }
    number(16).zip(number(20)).ok_or(PictureError::Damaged)
}

/// The dots, laid on white.
pub(super) fn grey(bytes: &[u8]) -> Result<Grey, PictureError> {
    let damaged = |_: png::DecodingError| PictureError::Damaged;
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: BESIDE });
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    decoder.set_transformations(Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(damaged)?;
    let mut made = Vec::new();
    let (color, _) = reader.output_color_type();
    let (width, height) = (reader.info().width, reader.info().height);
    fits(width, height)?;
    if reader.info().interlaced {
        let size = reader.output_buffer_size().ok_or(PictureError::Damaged)?;
        let mut all = vec![0; size];
        reader.next_frame(&mut all).map_err(damaged)?;
        made.extend(grey_of(&all, color)?);
    } else {
        while let Some(row) = reader.next_row().map_err(damaged)? {
            made.extend(grey_of(row.data(), color)?);
        }
    }
    Grey::new(width, height, made).ok_or(PictureError::Damaged)
}

fn grey_of(bytes: &[u8], color: ColorType) -> Result<Vec<u8>, PictureError> {
    Ok(match color {
        ColorType::Grayscale => bytes.to_vec(),
        ColorType::Rgb => grey_of_colours(bytes),
        ColorType::GrayscaleAlpha => {
            let pairs = bytes.as_chunks().0;
            pairs.iter().map(|&[grey, alpha]| on_white(grey, alpha)).collect()
        }
        ColorType::Rgba => {
            let fours = bytes.as_chunks().0.iter();
            fours.map(|&[r, g, b, alpha]| on_white(luma(r, g, b), alpha)).collect()
        }
        ColorType::Indexed => return Err(PictureError::Damaged),
    })
}

fn on_white(grey: u8, alpha: u8) -> u8 {
    let mixed = u32::from(grey) * u32::from(alpha) + 255 * (255 - u32::from(alpha));
    u8::try_from(mixed / 255).unwrap_or(255)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(color: ColorType, dots: &[u8]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = png::Encoder::new(&mut bytes, 2, 1);
        encoder.set_color(color);
        encoder.set_depth(png::BitDepth::Eight);
        encoder.write_header().unwrap().write_image_data(dots).unwrap();
        bytes
    }

    #[test]
    fn every_kind_of_dot_becomes_grey_on_white() {
        let dots = |color, dots: &[u8]| grey(&made(color, dots)).unwrap().dots;
        assert_eq!(dots(ColorType::Grayscale, &[7, 200]), [7, 200]);
        assert_eq!(dots(ColorType::GrayscaleAlpha, &[7, 255, 7, 0]), [7, 255]);
        assert_eq!(dots(ColorType::Rgb, &[9, 9, 9, 255, 255, 255]), [9, 255]);
        assert_eq!(dots(ColorType::Rgba, &[0, 0, 0, 255, 0, 0, 0, 0]), [0, 255]);
        assert_eq!(sides(&made(ColorType::Rgb, &[0; 6])), Ok((2, 1)));
    }

    /// On every system: nothing of its dots is unpacked, and nothing bounds this process.
    #[test]
    fn one_that_says_more_than_is_taken_is_refused_as_it_is_opened() {
        let large = |width: u32, height: u32| {
            let mut bytes = Vec::new();
            let mut encoder = png::Encoder::new(&mut bytes, width, height);
            encoder.set_color(ColorType::Rgba);
            let mut writer = encoder.write_header().unwrap();
            writer.write_chunk(png::chunk::IDAT, &[0x78, 0x9C]).unwrap();
            drop(writer);
            grey(&bytes).map(|_| ())
        };
        let too_many = |width, height| Err(PictureError::TooManyDots { width, height });
        assert_eq!(large(12_000, 4_167), too_many(12_000, 4_167));
        assert_eq!(large(1, 0x7FFF_FFFF), too_many(1, 0x7FFF_FFFF));
        assert_eq!(large(12_000, 4_166), Err(PictureError::Damaged), "as large as any may be");
    }

    #[test]
    fn a_picture_that_moves_or_has_no_head_is_none() {
        let mut bytes = made(ColorType::Grayscale, &[1, 2]);
        let moves = [0, 0, 0, 8, b'a', b'c', b'T', b'L', 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0];
        bytes.splice(33..33, moves);
        assert_eq!(sides(&bytes), Err(PictureError::TooManyParts));
        assert_eq!(sides(b"\x89PNG\r\n\x1A\n"), Err(PictureError::Damaged));
    }
}
