//! What lies on the desk of photographs of sheets.

use std::fmt::{self, Debug, Formatter};
use std::sync::Arc;

use egui::ColorImage;

use crate::commands::PictureView;
use crate::domain::contest::picture::PicturePlace;
use crate::domain::lexicon::Digest;

/// What lies there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PicturesOnDesk {
    /// Whether those are looked at whose place somebody has to say.
    pub queue: bool,
    /// Which of them.
    pub at: Option<Digest>,
    /// How many quarters it is turned to the right there, beside what was said before.
    pub quarters: u8,
    /// Whether none is shown beside what is keyed.
    pub hidden: bool,
    /// Which of a sheet's pictures is looked at, counted from 0.
    pub other: Option<(PicturePlace, usize)>,
    /// How it is looked at.
    pub view: PictureView,
    /// How many pictures were read, and of how many, while some are being taken.
    pub taking: Option<(usize, usize)>,
    /// Those that were unpacked, the last ones that were wanted.
    pub unpacked: Vec<Unpacked>,
    /// Whether players see those of their own sheets.
    pub for_players: bool,
}

impl PicturesOnDesk {
    /// A picture, where it was unpacked.
    pub fn image(&self, sha256: Digest) -> Option<&Unpacked> {
        self.unpacked.iter().find(|picture| picture.sha256 == sha256)
    }
}

/// A picture that was read from the file and unpacked.
#[derive(Clone)]
pub struct Unpacked {
    /// Which.
    pub sha256: Digest,
    /// Its dots; `None` where the file has none, or others.
    pub image: Option<Arc<ColorImage>>,
}

// A picture is known by its digest: nobody compares millions of dots in each frame.
impl PartialEq for Unpacked {
    fn eq(&self, other: &Self) -> bool {
        self.sha256 == other.sha256 && self.image.is_some() == other.image.is_some()
    }
}

impl Eq for Unpacked {}

impl Debug for Unpacked {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "Unpacked({}, {})", self.sha256, self.image.is_some())
    }
}
