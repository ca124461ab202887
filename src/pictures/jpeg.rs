//! JPEG: its figures before anything is unpacked, its dots, and pictures made anew.

use image::ExtendedColorType;
use image::codecs::jpeg::JpegEncoder;
use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;
use zune_jpeg::JpegDecoder;

use super::grey::{Grey, grey_of_colours};
use super::kind::fits;
use super::number::{dots, place};
use super::{MOST_KEPT, MOST_SIDE, PictureError};

/// More scans than this are a trap: a photograph has some ten.
const MOST_SCANS: usize = 100;
/// How well a picture is kept: at first, step by step less, at least.
const QUALITY: u8 = 60;
const STEP: u8 = 5;
const LEAST: u8 = 30;
/// The longest side of one that still takes too many bytes.
const SMALLER: u32 = 1_280;

/// What the head of a JPEG says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Head {
    pub width: u32,
    pub height: u32,
    /// How it is to be turned and mirrored: 1 to 8, as cameras count.
    pub orientation: u8,
}

/// Reads the head, and counts the scans of the whole.
///
/// # Errors
/// [`PictureError`]: no JPEG, one of a kind that is not read, or more scans than a picture needs.
pub(super) fn head(bytes: &[u8]) -> Result<Head, PictureError> {
    let mut rest = bytes.get(2..).unwrap_or_default();
    let mut sides = None;
    let mut orientation = 1;
    let mut scans = 0;
    while let Some((marker, after)) = next_marker(rest) {
        rest = after;
        if matches!(marker, 0xD0..=0xD9 | 0x01) {
            continue;
        }
        let &[high, low, ..] = rest else { break };
        let length = usize::from(u16::from_be_bytes([high, low]));
        let Some((segment, after)) = rest.get(2..length).zip(rest.get(length..)) else { break };
        rest = after;
        match marker {
            0xDA => scans += 1,
            0xC4 | 0xC8 | 0xCC => {}
            0xC0..=0xC2 if sides.is_some() => return Err(PictureError::TooManyParts),
            0xC0..=0xC2 => {
                let &[8, a, b, c, d, ..] = segment else { return Err(PictureError::Damaged) };
                sides = Some((u16::from_be_bytes([c, d]), u16::from_be_bytes([a, b])));
            }
            0xC3 | 0xC5..=0xCF => {
                return Err(PictureError::Coding { coding: "JPEG-LS".to_owned() });
            }
            0xE1 => orientation = turned(segment).unwrap_or(orientation),
            _ => {}
        }
        if scans > MOST_SCANS {
            return Err(PictureError::TooManyParts);
        }
    }
    let (width, height) = sides.ok_or(PictureError::Damaged)?;
    Ok(Head { width: width.into(), height: height.into(), orientation })
}

/// The next marker of a segment; what stands before it is skipped, as the dots of a scan are.
fn next_marker(bytes: &[u8]) -> Option<(u8, &[u8])> {
    let at = bytes
        .windows(2)
        .position(|pair| matches!(pair, &[0xFF, code] if code != 0 && code != 0xFF))?;
    Some((*bytes.get(at + 1)?, bytes.get(at + 2..)?))
}

/// How a camera says that it was held, in its own note (EXIF, tag 0x0112).
fn turned(segment: &[u8]) -> Option<u8> {
    let tiff = segment.strip_prefix(b"Exif\0\0")?;
    let little = tiff.starts_with(b"II");
    let two = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(2)?)?.try_into().ok()?;
        Some(usize::from(if little {
            u16::from_le_bytes(bytes)
        } else {
            u16::from_be_bytes(bytes)
        }))
    };
    let four = |at: usize| {
        let bytes = tiff.get(at..at.checked_add(4)?)?.try_into().ok()?;
        usize::try_from(if little { u32::from_le_bytes(bytes) } else { u32::from_be_bytes(bytes) })
            .ok()
    };
    let list = four(4)?;
    let entries = (0..two(list)?).map(|index| list.saturating_add(2 + index * 12));
    let mut found = entries.take(tiff.len() / 12).filter(|at| two(*at) == Some(0x0112));
    let value = two(found.next()?.checked_add(8)?)?;
    u8::try_from(value).ok().filter(|value| (1..=8).contains(value))
}

/// The dots, as they were stored.
pub(super) fn grey(bytes: &[u8]) -> Result<Grey, PictureError> {
    let side = place(MOST_SIDE);
    let options = DecoderOptions::default()
        .jpeg_set_max_scans(MOST_SCANS)
        .set_max_width(side)
        .set_max_height(side);
    let read = |space: ColorSpace| {
        let options = options.jpeg_set_out_colorspace(space);
        let mut decoder = JpegDecoder::new_with_options(ZCursor::new(bytes), options);
        // Whatever else the head was taken for: by what is decoded now.
        decoder.decode_headers().map_err(|_| PictureError::Damaged)?;
        let (width, height) = decoder.dimensions().ok_or(PictureError::Damaged)?;
        fits(dots(width), dots(height))?;
        let dots = decoder.decode().map_err(|_| PictureError::Damaged)?;
        Ok((width, height, decoder.output_colorspace(), dots))
    };
    // Colours that cannot be read as grey at once are read as they are.
    let (width, height, space, read) =
        read(ColorSpace::Luma).or_else(|_: PictureError| read(ColorSpace::RGB))?;
    let read = match space {
        Some(ColorSpace::Luma) => read,
        Some(ColorSpace::RGB) => grey_of_colours(&read),
        _ => return Err(PictureError::Damaged),
    };
    Grey::new(dots(width), dots(height), read).ok_or(PictureError::Damaged)
}

/// The picture as it is kept: as good as [`MOST_KEPT`] bytes allow.
pub(super) fn kept(picture: &Grey) -> Result<Vec<u8>, PictureError> {
    let smaller = [None, Some(SMALLER), Some(SMALLER / 2)];
    for longest in smaller {
        let less = longest.map(|longest| picture.within(longest));
        let picture = less.as_ref().unwrap_or(picture);
        let mut quality = QUALITY;
        while quality >= LEAST {
            let made = written(picture, quality)?;
            if made.len() <= MOST_KEPT {
                return Ok(made);
            }
            quality -= STEP;
        }
    }
    Err(PictureError::TooLarge { most: MOST_KEPT })
}

fn written(picture: &Grey, quality: u8) -> Result<Vec<u8>, PictureError> {
    let mut made = Vec::new();
    JpegEncoder::new_with_quality(&mut made, quality)
        .encode(&picture.dots, picture.width, picture.height, ExtendedColorType::L8)
        .map_err(|_| PictureError::Damaged)?;
    Ok(made)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exif(orientation: u8) -> Vec<u8> {
        let mut note = b"Exif\0\0MM\0\x2A\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0".to_vec();
        note.extend([orientation, 0, 0, 0, 0, 0, 0]);
        note
    }

    #[test]
    fn the_camera_says_how_it_was_held() {
        assert_eq!(turned(&exif(6)), Some(6));
        assert_eq!(turned(&exif(9)), None);
        assert_eq!(turned(b"Exif\0\0II*\0\xFF\xFF\xFF\xFF"), None);
        assert_eq!(turned(b"http://ns.adobe.com/xap/1.0/\0"), None);
    }

    #[test]
    fn what_was_written_is_read_again_and_its_head_says_its_sides() {
        let dots = (0..64_u8).flat_map(|y| (0..96).map(move |x| x * 2 + y)).collect();
        let picture = Grey::new(96, 64, dots).unwrap();
        let made = kept(&picture).unwrap();
        assert_eq!(head(&made), Ok(Head { width: 96, height: 64, orientation: 1 }));
        let again = grey(&made).unwrap();
        let off = again.dots.iter().zip(&picture.dots).map(|(one, other)| one.abs_diff(*other));
        assert!(off.max().unwrap() < 30);
        assert_eq!((again.width, again.height), (96, 64));
    }

    #[test]
    fn noise_is_kept_within_its_bytes() {
        let mut state = 1_u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            u8::try_from(state >> 24).unwrap()
        };
        let picture =
            Grey::new(1_130, 1_600, (0..1_130 * 1_600).map(|_| next()).collect()).unwrap();
        assert!(kept(&picture).unwrap().len() <= MOST_KEPT);
    }

    #[test]
    fn a_trap_of_scans_is_seen_before_it_is_opened() {
        let mut trap = vec![0xFF, 0xD8, 0xFF, 0xC2, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0];
        trap.extend([0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0].repeat(10_000));
        assert_eq!(head(&trap), Err(PictureError::TooManyParts));
        assert_eq!(head(b"\xFF\xD8\xFF"), Err(PictureError::Damaged));
    }

    /// On every system: nothing of its dots is unpacked, and nothing bounds this process.
    #[test]
    fn one_that_says_more_than_is_taken_is_refused_as_it_is_opened() {
        let small = kept(&Grey::new(16, 16, vec![9; 256]).unwrap()).unwrap();
        let at = small.windows(2).position(|pair| pair == [0xFF, 0xC0]).unwrap();
        for (width, height) in [(12_000_u16, 4_167_u16), (4_167, 12_000)] {
            let mut large = small.clone();
            large[at + 5..at + 7].copy_from_slice(&height.to_be_bytes());
            large[at + 7..at + 9].copy_from_slice(&width.to_be_bytes());
            let told = grey(&large).map(|_| ());
            let (width, height) = (width.into(), height.into());
            assert_eq!(told, Err(PictureError::TooManyDots { width, height }));
        }
    }

    /// So coarsely the first figure of each square is kept at a quality, by the tables of the standard; its longest side.
    fn kept_as(jpeg: &[u8]) -> (u8, u32) {
        let table = jpeg.windows(4).position(|at| at == [0xFF, 0xDB, 0, 67]).unwrap();
        let head = head(jpeg).unwrap();
        (jpeg[table + 5], head.width.max(head.height))
    }

    /// What takes too many bytes is kept less and less well, and only then smaller: the first that fits.
    #[test]
    fn a_picture_is_kept_as_well_as_its_bytes_allow() {
        let of_quality = [(60, 13), (55, 14), (50, 16), (45, 18), (40, 20), (35, 23), (30, 27)];
        let (mut seen, mut dice) = (Vec::new(), 7_u32);
        for noise in [0, 16, 24, 30, 44, 80] {
            let dots = (0..1_130 * 1_600).map(|_| {
                dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                u8::try_from(128 + (dice >> 16) % (noise + 1)).unwrap()
            });
            let picture = Grey::new(1_130, 1_600, dots.collect()).unwrap();
            let fits = |longest: u32, quality: u8| {
                written(&picture.within(longest), quality).unwrap().len() <= 200_000
            };
            let tries = [1_600, 1_280]
                .into_iter()
                .flat_map(|longest| of_quality.map(|(quality, coarse)| (longest, quality, coarse)));
            let first = tries.clone().find(|(longest, quality, _)| fits(*longest, *quality));
            let (longest, _, coarse) = first.unwrap();
            assert_eq!(kept_as(&kept(&picture).unwrap()), (coarse, longest), "{noise}");
            seen.push((longest, coarse));
        }
        assert_eq!((seen[0], seen.last().unwrap().0), ((1_600, 13), 1_280), "{seen:?}");
        assert!(seen.iter().any(|(_, coarse)| (14..27).contains(coarse)), "{seen:?}");
    }
}
