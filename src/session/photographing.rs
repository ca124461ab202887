//! Files of pictures, read one after another to what is kept of them: photographs, a scanner's PDFs, folders of both.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use super::pictures::Photographed;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::pictures::apart::Reader;
use crate::pictures::{MOST_PDF, PictureError, Scanned};
use crate::print::Photographs;

/// The most files of the folders that are named.
const MOST_FILES: usize = 2_000;

/// Where pictures come from one after another: the files of one choice, or what a station sends. The one after a front,
/// without a code, is its back as far as anybody can tell.
#[derive(Debug, Default)]
pub struct Source {
    /// The front that was the last.
    front: Option<(RoundNo, PlayerId)>,
}

/// What comes of a file, picture by picture.
#[derive(Debug)]
pub enum Came {
    /// It has so many pictures.
    Opened(usize),
    /// The sheets of a picture.
    Sheets(Vec<Photographed>),
    /// A picture that is not taken; of several its number, counted from 1.
    Unread(Option<usize>, PictureError),
}

/// The files named and those in the folders named, in order of their names; of folders only files with an ending of a
/// picture.
///
/// # Errors
/// The folder that cannot be read, and why.
pub fn files_of(named: &[PathBuf]) -> Result<Vec<PathBuf>, (PathBuf, io::Error)> {
    const ENDINGS: [&str; 4] = ["jpg", "jpeg", "png", "pdf"];
    let mut all = Vec::new();
    for path in named {
        if !path.is_dir() {
            all.push(path.clone());
            continue;
        }
        let entries = fs::read_dir(path).map_err(|error| (path.clone(), error))?;
        let is_picture = |path: &PathBuf| {
            let ending = path.extension().map(|it| it.to_string_lossy().to_lowercase());
            ending.is_some_and(|ending| ENDINGS.contains(&ending.as_str()))
        };
        let found = entries.filter_map(Result::ok).map(|entry| entry.path()).filter(is_picture);
        all.extend(found.take(MOST_FILES).collect::<BTreeSet<_>>());
    }
    Ok(all)
}

/// The bytes of a file, one more than a PDF may have at most.
///
/// # Errors
/// It cannot be read.
pub fn bytes_of(path: &Path) -> io::Result<Vec<u8>> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    let mut bytes = Vec::new();
    let most = u64::try_from(MOST_PDF).unwrap_or(u64::MAX).saturating_add(1);
    File::open(path)?.take(most).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Reads the bytes of a source's next file; `told` may end the reading by `false`.
pub fn read(
    reader: &mut Reader,
    bytes: &[u8],
    codes: &Photographs,
    source: &mut Source,
    told: &mut dyn FnMut(Came) -> bool,
) {
    let (mut page, mut pages) = (0, 1);
    let mut goes_on = true;
    let mut tell = |scanned: Scanned| {
        goes_on = match scanned {
            Scanned::Opened { pages: many } => {
                pages = many;
                told(Came::Opened(many))
            }
            Scanned::Picture(found) => {
                page += 1;
                let came = match found {
                    Ok(found) => Came::Sheets(Photographed::of(found, codes, &mut source.front)),
                    Err(why) => {
                        // It may have been the back.
                        source.front = None;
                        Came::Unread((pages > 1).then_some(page), why)
                    }
                };
                told(came)
            }
        };
        goes_on
    };
    let whole = reader.read(bytes, &codes.wanted, &mut tell);
    if let Err(why) = whole
        && goes_on
    {
        source.front = None;
        told(Came::Unread(None, why));
    }
}
