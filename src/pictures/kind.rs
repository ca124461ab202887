//! What kind of file it is, by its first bytes and never by its name.

use super::{MOST_DOTS, MOST_SIDE, PictureError};

/// The kinds that are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Jpeg,
    Png,
    Pdf,
}

/// Readers look for a PDF's mark this far into a file.
const MARK_WITHIN: usize = 1024;

/// The kind of a file.
///
/// # Errors
/// [`PictureError::Coding`] with the name of one that is known and not read, [`PictureError::Kind`] of any other.
pub(super) fn kind(bytes: &[u8]) -> Result<Kind, PictureError> {
    let coding = |name: &str| Err(PictureError::Coding { coding: name.to_owned() });
    match bytes {
        [0xFF, 0xD8, 0xFF, ..] => Ok(Kind::Jpeg),
        [0x89, b'P', b'N', b'G', b'\r', b'\n', 0x1A, b'\n', ..] => Ok(Kind::Png),
        [b'G', b'I', b'F', b'8', ..] => coding("GIF"),
        [b'I', b'I', b'*', 0, ..] | [b'M', b'M', 0, b'*', ..] => coding("TIFF"),
        [b'R', b'I', b'F', b'F', _, _, _, _, b'W', b'E', b'B', b'P', ..] => coding("WebP"),
        [_, _, _, _, b'f', b't', b'y', b'p', ..] => coding("HEIC"),
        [0, 0, 0, 12, b'j', b'P', ..] | [0xFF, 0x4F, 0xFF, 0x51, ..] => coding("JPEG 2000"),
        [b'B', b'M', ..] => coding("BMP"),
        _ => {
            let start = bytes.get(..MARK_WITHIN).unwrap_or(bytes);
            let is_pdf = start.windows(5).any(|window| window == b"%PDF-");
            if is_pdf { Ok(Kind::Pdf) } else { Err(PictureError::Kind) }
        }
    }
}

/// Whether so many dots are taken.
pub(super) fn fits(width: u32, height: u32) -> Result<(), PictureError> {
    if width == 0 || height == 0 {
        return Err(PictureError::Damaged);
    }
    let too_many =
        u64::from(width) * u64::from(height) > MOST_DOTS || width.max(height) > MOST_SIDE;
    if too_many { Err(PictureError::TooManyDots { width, height }) } else { Ok(()) }
}
