//! What stations ask about photographs of sheets, and what they are told, as plain data.

use std::path::PathBuf;
use std::sync::Arc;

use serde::Serialize;

use super::strict::bytes_of;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::print::Photographs;
use crate::session::{Once, Photographed};

/// What stations ask of pictures.
#[derive(Clone, Debug)]
pub enum Ask {
    /// What is looked for in them, unless what is asked under this number was done before.
    Codes(Option<Once>),
    /// To keep these; so many pictures beside them could not be read.
    Keep(Option<Once>, Vec<Photographed>, usize),
    /// Those whose place somebody has to say; before them this one, that is another's.
    Waiting(Option<Digest>),
    /// Those of a sheet.
    Of(RoundNo, PlayerId),
    /// Where one lies.
    Where(Digest),
}

/// What they are answered beside what every ask is.
#[derive(Clone, Debug, PartialEq)]
pub enum Told {
    /// This is looked for.
    Codes(Arc<Photographs>),
    /// These pictures, and how many there are in all.
    Shown(Vec<ShownPicture>, usize),
    /// It lies in this file.
    Lies(PathBuf),
}

/// A picture as a page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ShownPicture {
    /// Which.
    pub sha256: String,
    /// Its number among all, counted from 1.
    pub number: usize,
    /// How many quarters to the right it is turned.
    pub quarters: u8,
    /// What it shows: for who hears it, too.
    pub title: String,
    /// Why it waits; empty of one that does not.
    pub waits: String,
    /// Where it may belong, as it is typed: `5-7`, of a back `5-7/2`.
    pub proposed: String,
}

/// 64 hexadecimal digits.
pub fn digest_of(text: &str) -> Option<Digest> {
    bytes_of(text).map(Digest::from_bytes)
}
