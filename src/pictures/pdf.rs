//! A scanner's PDF: each page is one picture. Nothing of it is drawn or run; of a page only the largest picture that
//! it names is taken, and that is unpacked to its own figures and no further.

use std::io::Read as _;

use flate2::read::ZlibDecoder;
use pdf_extract::{Dictionary, Document, Object, ObjectId, Stream};

use super::grey::{Grey, grey_of_colours};
use super::kind::fits;
use super::number::place;
use super::{MOST_BYTES, MOST_PAGES, PictureError, jpeg};
use crate::lexicon::asks_for_little;

/// The most pictures that a page may name, to be chosen from.
const MOST_NAMED: usize = 64;

/// A PDF and the pictures of its pages, in order.
pub(super) struct Scan {
    document: Document,
    pages: Vec<ObjectId>,
}

impl Scan {
    /// # Errors
    /// [`PictureError`]: damaged, with a password, too many pages, or none.
    pub(super) fn open(bytes: &[u8]) -> Result<Self, PictureError> {
        if !asks_for_little(bytes) {
            return Err(PictureError::Damaged);
        }
        let document = Document::load_mem(bytes).map_err(|_| PictureError::Damaged)?;
        if document.is_encrypted() || document.was_encrypted() {
            return Err(PictureError::Encrypted);
        }
        let pages: Vec<ObjectId> = document.page_iter().take(MOST_PAGES + 1).collect();
        match pages.len() {
            0 => Err(PictureError::NoPicture),
            1..=MOST_PAGES => Ok(Self { document, pages }),
            _ => Err(PictureError::TooManyPages { most: MOST_PAGES }),
        }
    }

    /// How many pages it has.
    pub(super) fn len(&self) -> usize {
        self.pages.len()
    }

    /// The picture of a page, counted from 0.
    ///
    /// # Errors
    /// [`PictureError`].
    pub(super) fn picture(&self, page: usize) -> Result<Grey, PictureError> {
        let page = *self.pages.get(page).ok_or(PictureError::NoPicture)?;
        let mut named = Vec::new();
        let (own, inherited) =
            self.document.get_page_resources(page).map_err(|_| PictureError::Damaged)?;
        if let Some(resources) = own {
            self.named(resources, &mut named);
        }
        for resources in inherited.into_iter().take(MOST_NAMED) {
            if let Ok(resources) = self.document.get_dictionary(resources) {
                self.named(resources, &mut named);
            }
        }
        let largest =
            named.into_iter().max_by_key(|(width, height, _)| width.saturating_mul(*height));
        let (width, height, stream) = largest.ok_or(PictureError::NoPicture)?;
        let sides = u32::try_from(width).ok().zip(u32::try_from(height).ok());
        let (width, height) = sides.ok_or(PictureError::Damaged)?;
        self.unpacked(stream, width, height)
    }

    fn named<'a>(&'a self, resources: &'a Dictionary, found: &mut Vec<(i64, i64, &'a Stream)>) {
        let of =
            |dictionary: &'a Dictionary, key: &[u8]| dictionary.get_deref(key, &self.document).ok();
        let Some(objects) = of(resources, b"XObject").and_then(|of| of.as_dict().ok()) else {
            return;
        };
        for (_, object) in objects.iter().take(MOST_NAMED) {
            let Ok((_, object)) = self.document.dereference(object) else { continue };
            let Ok(stream) = object.as_stream() else { continue };
            let subtype = of(&stream.dict, b"Subtype").and_then(|of| of.as_name().ok());
            let side = |key: &[u8]| of(&stream.dict, key).and_then(|of| of.as_i64().ok());
            if subtype == Some(b"Image")
                && let (Some(width), Some(height)) = (side(b"Width"), side(b"Height"))
            {
                found.push((width, height, stream));
            }
        }
    }

    fn unpacked(&self, stream: &Stream, width: u32, height: u32) -> Result<Grey, PictureError> {
        let filters = stream.filters().unwrap_or_default();
        let coding = |name: &str| Err(PictureError::Coding { coding: name.to_owned() });
        match filters[..] {
            [b"DCTDecode"] => {
                if stream.content.len() > MOST_BYTES {
                    return Err(PictureError::TooLarge { most: MOST_BYTES });
                }
                let head = jpeg::head(&stream.content)?;
                fits(head.width, head.height)?;
                jpeg::grey(&stream.content)
            }
            [b"FlateDecode"] => self.flate(stream, width, height),
            [b"CCITTFaxDecode"] => coding("CCITT"),
            [b"JBIG2Decode"] => coding("JBIG2"),
            [b"JPXDecode"] => coding("JPEG 2000"),
            [] => coding("PDF"),
            _ => Err(PictureError::TooManyParts),
        }
    }

    fn flate(&self, stream: &Stream, width: u32, height: u32) -> Result<Grey, PictureError> {
        fits(width, height)?;
        let of = |key: &[u8]| stream.dict.get_deref(key, &self.document).ok();
        let bits = of(b"BitsPerComponent").and_then(|of| of.as_i64().ok());
        let colours = match of(b"ColorSpace") {
            Some(Object::Name(name)) => self.colours(&Object::Name(name.clone())),
            Some(other) => self.colours(other),
            None => None,
        };
        let (Some(8), Some(colours)) = (bits, colours) else {
            return Err(PictureError::Coding { coding: "PDF".to_owned() });
        };
        let predicted = match of(b"DecodeParms").map(Object::as_dict) {
            None => false,
            Some(Ok(parameters)) => {
                let number = parameters.get(b"Predictor").and_then(Object::as_i64);
                match number.unwrap_or(1) {
                    1 => false,
                    10..=15 => true,
                    _ => return Err(PictureError::Coding { coding: "PDF".to_owned() }),
                }
            }
            Some(Err(_)) => return Err(PictureError::TooManyParts),
        };
        let row = place(width) * colours;
        let row_as_packed = row + usize::from(predicted);
        let size = row_as_packed * place(height);
        let mut bytes = Vec::with_capacity(size);
        let most = u64::try_from(size).unwrap_or(u64::MAX);
        ZlibDecoder::new(&stream.content[..])
            .take(most)
            .read_to_end(&mut bytes)
            .map_err(|_| PictureError::Damaged)?;
        if bytes.len() != size {
            return Err(PictureError::Damaged);
        }
        if predicted {
            bytes = told(&bytes, row, colours)?;
        }
        let dots = if colours == 1 { bytes } else { grey_of_colours(&bytes) };
        Grey::new(width, height, dots).ok_or(PictureError::Damaged)
    }

    /// How many values a dot has: 1 or 3.
    fn colours(&self, space: &Object) -> Option<usize> {
        match space {
            Object::Name(name) => match name.as_slice() {
                b"DeviceGray" | b"CalGray" | b"G" => Some(1),
                b"DeviceRGB" | b"CalRGB" | b"RGB" => Some(3),
                _ => None,
            },
            Object::Array(parts) => match parts.as_slice() {
                [Object::Name(name), ..] if name == b"CalGray" => Some(1),
                [Object::Name(name), ..] if name == b"CalRGB" => Some(3),
                [Object::Name(name), profile, ..] if name == b"ICCBased" => {
                    let (_, profile) = self.document.dereference(profile).ok()?;
                    let many = profile.as_stream().ok()?.dict.get(b"N").ok()?.as_i64().ok()?;
                    usize::try_from(many).ok().filter(|many| matches!(many, 1 | 3))
                }
                _ => None,
            },
            _ => None,
        }
    }
}

/// Rows that say how they differ from what is left of and above them, as in a PNG (its section 9).
fn told(bytes: &[u8], row: usize, colours: usize) -> Result<Vec<u8>, PictureError> {
    let mut all: Vec<u8> = Vec::with_capacity(bytes.len());
    for packed in bytes.chunks(row + 1) {
        let Some((&filter, values)) = packed.split_first() else { continue };
        let begin = all.len();
        for (index, &value) in values.iter().enumerate() {
            let before = |back: usize| {
                all.len().checked_sub(back).and_then(|at| all.get(at)).copied().unwrap_or(0)
            };
            let first = index < colours;
            let left = if first { 0 } else { before(colours) };
            let above = if begin == 0 { 0 } else { before(row) };
            let corner = if first || begin == 0 { 0 } else { before(row + colours) };
            let guess = match filter {
                0 => 0,
                1 => left,
                2 => above,
                3 => left.midpoint(above),
                4 => nearest(left, above, corner),
                _ => return Err(PictureError::Damaged),
            };
            all.push(value.wrapping_add(guess));
        }
    }
    Ok(all)
}

/// Paeth's guess: whichever of the three is nearest to left + above − corner.
fn nearest(left: u8, above: u8, corner: u8) -> u8 {
    let goal = i16::from(left) + i16::from(above) - i16::from(corner);
    let off = |of: u8| (goal - i16::from(of)).abs();
    if off(left) <= off(above) && off(left) <= off(corner) {
        left
    } else if off(above) <= off(corner) {
        above
    } else {
        corner
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_told_from_their_neighbours() {
        let packed = [0, 10, 20, 30, 1, 5, 1, 1, 2, 1, 1, 1, 3, 0, 0, 0, 4, 1, 0, 0];
        let rows = told(&packed, 3, 1).unwrap();
        assert_eq!(rows[..3], [10, 20, 30]);
        assert_eq!(rows[3..6], [5, 6, 7]);
        assert_eq!(rows[6..9], [6, 7, 8]);
        // Half of left and above: 3, then (3 + 7) / 2, then (5 + 8) / 2.
        assert_eq!(rows[9..12], [3, 5, 6]);
        // First column: above. Then 4 + 5 − 3 = 6, nearest 5; 5 + 6 − 5 = 6.
        assert_eq!(rows[12..], [4, 5, 6]);
        assert!(told(&[9, 1, 2, 3], 3, 1).is_err());
    }
}
