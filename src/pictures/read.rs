//! A picture or a PDF from its bytes to pages, in this process.

use super::cut::{Lies, drawn, lies, marks};
use super::grey::Grey;
use super::kind::{Kind, fits, kind};
use super::pdf::Scan;
use super::sheet::Wanted;
use super::{MOST_BYTES, MOST_KEPT, MOST_PDF, Page, PictureError, codes, jpeg, png};
use crate::lexicon::quietly;

/// The longest side of a picture in which no code was found.
const UNREAD: u32 = 1_600;

/// What can be told of a file before anything of it is unpacked: how many bytes and dots it has, and of which kind it
/// is. Whether it is a PDF, which has several pictures.
///
/// # Errors
/// [`PictureError`].
pub fn check(bytes: &[u8]) -> Result<bool, PictureError> {
    let most = |most: usize| {
        if bytes.len() > most { Err(PictureError::TooLarge { most }) } else { Ok(()) }
    };
    match kind(bytes)? {
        Kind::Pdf => {
            most(MOST_PDF)?;
            Ok(true)
        }
        Kind::Jpeg => {
            most(MOST_BYTES)?;
            let head = jpeg::head(bytes)?;
            fits(head.width, head.height).map(|()| false)
        }
        Kind::Png => {
            most(MOST_BYTES)?;
            let (width, height) = png::sides(bytes)?;
            fits(width, height).map(|()| false)
        }
    }
}

/// The dots of a picture as it is kept.
#[derive(Clone, PartialEq, Eq)]
pub struct Dots {
    /// How many there are in a row.
    pub width: u32,
    /// How many rows there are.
    pub height: u32,
    /// Row by row; 0 is black.
    pub grey: Vec<u8>,
}

/// The dots of a JPEG that this room has made; `None` of any other.
pub fn dots(jpeg: &[u8]) -> Option<Dots> {
    let small = jpeg.len() <= MOST_KEPT && kind(jpeg) == Ok(Kind::Jpeg);
    let head = small.then(|| jpeg::head(jpeg).ok()).flatten()?;
    if head.width.max(head.height) > codes::FIRST {
        return None;
    }
    let grey = quietly(|| jpeg::grey(jpeg).ok()).flatten()?;
    Some(Dots { width: grey.width, height: grey.height, grey: grey.dots })
}

/// Reads one picture: a page for each wanted code, or the whole picture without any.
///
/// # Errors
/// [`PictureError`].
pub fn read(bytes: &[u8], wanted: &Wanted) -> Result<Vec<Page>, PictureError> {
    if check(bytes)? {
        return Err(PictureError::Kind);
    }
    let decoded = quietly(|| match kind(bytes)? {
        Kind::Png => png::grey(bytes),
        _ => Ok(upright(jpeg::grey(bytes)?, jpeg::head(bytes)?.orientation)),
    });
    pages(&decoded.ok_or(PictureError::Damaged)??, wanted)
}

/// Reads a PDF: hands over, page by page, what [`read`] gives of a picture, after so many pages that are passed over;
/// `told` is first told how many pages there are. It may end the reading by `false`.
///
/// # Errors
/// [`PictureError`] of the whole.
pub fn scan(
    bytes: &[u8],
    wanted: &Wanted,
    after: usize,
    told: &mut dyn FnMut(Scanned) -> bool,
) -> Result<(), PictureError> {
    if !check(bytes)? {
        return Err(PictureError::Kind);
    }
    let scan = quietly(|| Scan::open(bytes)).ok_or(PictureError::Damaged)??;
    if !told(Scanned::Opened { pages: scan.len() }) {
        return Ok(());
    }
    for page in after..scan.len() {
        let picture = quietly(|| scan.picture(page)).unwrap_or(Err(PictureError::Damaged));
        if !told(Scanned::Picture(picture.and_then(|picture| pages(&picture, wanted)))) {
            break;
        }
    }
    Ok(())
}

/// What [`scan`] tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scanned {
    /// It was opened.
    Opened {
        /// How many pages it has.
        pages: usize,
    },
    /// The next page's sheets.
    Picture(Result<Vec<Page>, PictureError>),
}

/// The sheets in a picture.
fn pages(picture: &Grey, wanted: &Wanted) -> Result<Vec<Page>, PictureError> {
    let found = codes::codes(picture, wanted);
    let sheet = &wanted.sheet;
    let small = picture.within(codes::FIRST);
    let by = f64::from(small.longest()) / f64::from(picture.longest());
    let found: Vec<_> = found.iter().map(|code| code.scaled(by)).collect();
    let marks = marks(&small, &found, sheet);
    let seen = found.iter().filter_map(|code| Some((code, lies(code, &marks, sheet)?)));
    let mut sheets: Vec<(Lies, Vec<String>)> = Vec::new();
    let seen: Vec<_> = seen.collect();
    for (code, lie) in &seen {
        // A code that lies on the sheet of one before is a second one there.
        let on = sheets.iter_mut().find(|(other, _)| other.covers(code.middle(), sheet));
        match on {
            Some((other, codes)) => {
                if lie.straight && !other.straight {
                    *other = *lie;
                }
                if !codes.contains(&code.text) {
                    codes.push(code.text.clone());
                }
            }
            None => sheets.push((*lie, vec![code.text.clone()])),
        }
    }
    if sheets.is_empty() {
        let jpeg = jpeg::kept(&picture.within(UNREAD))?;
        return Ok(vec![Page { codes: Vec::new(), straight: false, jpeg }]);
    }
    let page = |(lies, mut codes): (Lies, Vec<String>)| {
        codes.sort();
        let lies = Lies { plane: lies.plane.scaled(1.0 / by), ..lies };
        let drawn = drawn(picture, &lies, sheet).ok_or(PictureError::Damaged)?;
        Ok(Page { codes, straight: lies.straight, jpeg: jpeg::kept(&drawn)? })
    };
    sheets.into_iter().map(page).collect()
}

/// Turned and mirrored as the camera says.
fn upright(picture: Grey, orientation: u8) -> Grey {
    match orientation {
        2 => picture.mirrored(),
        3 => picture.turned(2),
        4 => picture.mirrored().turned(2),
        5 => picture.mirrored().turned(3),
        6 => picture.turned(1),
        7 => picture.mirrored().turned(1),
        8 => picture.turned(3),
        _ => picture,
    }
}
