//! Photographs of sheets: from the bytes of a picture or a scanner's PDF to pages that lie straight.
//!
//! A picture is untrusted: its kind is told by its first bytes, its size by its header before anything is
//! unpacked, and it is decoded in a process of its own ([`apart`]). Of what stands on a sheet the program reads
//! the square code alone, and only a code that is wanted ([`Wanted`]) counts; no other is kept or shown. The code
//! and the corner marks of the sheet say how it lies, and it is drawn upright and straight, in grey, as a JPEG
//! made anew: nothing that a camera wrote beside the picture remains.
//!
//! Nothing here knows a competition: what codes there are, and how a sheet looks, is handed in.

pub mod apart;
mod codes;
mod cut;
mod disc;
mod grey;
mod jpeg;
mod kind;
mod lowly;
mod number;
mod pdf;
mod plane;
mod png;
mod read;
mod sheet;

use serde::{Deserialize, Serialize};

use crate::language::{Language, quoted, tr};
use crate::text;

pub use read::{Dots, Scanned, check, dots, read, scan};
pub use sheet::{Code, Sheet, Wanted};

/// The most bytes of a picture, and of a page of a PDF.
pub const MOST_BYTES: usize = 12 << 20;
/// The most bytes of a PDF.
pub const MOST_PDF: usize = 100 << 20;
/// The most pages of a PDF.
pub const MOST_PAGES: usize = 200;
/// The most bytes that a picture takes as it is kept.
pub const MOST_KEPT: usize = 200_000;
/// The most dots of a picture, and on one side of it.
pub const MOST_DOTS: u64 = 50_000_000;
/// The most dots on one side of a picture.
pub const MOST_SIDE: u32 = 12_000;

/// One sheet as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// The codes that were wanted and lie on it, each once: none where none was found, two where a second was
    /// drawn or laid on it.
    pub codes: Vec<String>,
    /// Whether its edges were found; otherwise it is only turned, with some of what lies around it.
    pub straight: bool,
    /// A grey JPEG of at most [`MOST_KEPT`] bytes, with nothing beside the picture.
    pub jpeg: Vec<u8>,
}

impl PictureError {
    /// The sentence for people: what is wrong, what to do.
    pub fn sentence(&self, language: Language) -> String {
        let mb = |bytes: &usize| bytes >> 20;
        match self {
            Self::Kind => tr(language, "photo-kind"),
            Self::Coding { coding } => text!(language, "photo-coding", coding = quoted(coding)),
            Self::TooLarge { most } => text!(language, "photo-too-large", most = mb(most)),
            Self::TooManyDots { width, height } => {
                let (width, height) = (width.to_string(), height.to_string());
                text!(language, "photo-too-many-dots", width = width, height = height)
            }
            Self::TooManyPages { most } => text!(language, "photo-too-many-pages", most = *most),
            Self::TooManyParts => tr(language, "photo-too-many-parts"),
            Self::Encrypted => tr(language, "photo-encrypted"),
            Self::NoPicture => tr(language, "photo-no-picture"),
            Self::Damaged => tr(language, "photo-damaged"),
            Self::NotRead => tr(language, "photo-not-read"),
            Self::NotStarted { why } => text!(language, "photo-not-started", why = quoted(why)),
        }
    }
}

/// Why a picture or a PDF is not taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum PictureError {
    /// Neither JPEG nor PNG nor PDF.
    #[error("neither JPEG nor PNG nor PDF")]
    Kind,
    /// Coded in a way that is not read.
    #[error("{coding} is not read: let the scanner write JPEG, in grey or colours")]
    Coding {
        /// What it is called.
        coding: String,
    },
    /// More bytes than are taken.
    #[error("more than {most} bytes")]
    TooLarge {
        /// The limit in bytes.
        most: usize,
    },
    /// More dots than are taken.
    #[error("{width} × {height} dots are too many")]
    TooManyDots {
        /// Dots across.
        width: u32,
        /// Dots down.
        height: u32,
    },
    /// A PDF of more pages than are taken.
    #[error("more than {most} pages")]
    TooManyPages {
        /// The limit.
        most: usize,
    },
    /// More scans, pieces or pictures than one needs.
    #[error("made of more parts than a photograph is")]
    TooManyParts,
    /// A PDF with a password.
    #[error("the PDF is protected by a password")]
    Encrypted,
    /// A page of a PDF that is no picture.
    #[error("no picture on it")]
    NoPicture,
    /// Cut or damaged.
    #[error("cut or damaged")]
    Damaged,
    /// Whoever read it needed too long or too much memory, or ended.
    #[error("could not be read in reasonable time and memory")]
    NotRead,
    /// The process that reads cannot be started.
    #[error("cannot be read: {why}")]
    NotStarted {
        /// The system's own words.
        why: String,
    },
}
