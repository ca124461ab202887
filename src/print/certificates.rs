//! Certificates: for the first three ranks, a shared rank for all who share it, and of participation.
//!
//! They say what the standings say, no more. Before signing each says that the ranking is not signed.

mod figures;
mod gather;
mod layout;
pub(super) mod ornament;
mod participation;
mod winner;

use super::layout::pages::Watch;
use super::layout::shape::Tile;
use super::layout::{Pages, Templates};
use crate::domain::contest::{Details, Openness};
use crate::domain::ids::PlayerId;
use crate::domain::letters::WordLanguage;
use crate::language::Language;

pub(super) use figures::CertificateFigures;
pub(super) use layout::{Maker, filled, plain_capital, told};
pub(super) use participation::{Beside, Taking};

/// What rounds and the longest word of one are called where rounds are rounds.
pub(in crate::print) const CALLED: [&str; 2] =
    ["paper-certificate-rounds", "paper-certificate-longest"];

/// The facts of a batch of certificates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificates {
    /// Of which competition.
    pub details: Details,
    /// Signed, or not yet.
    pub openness: Openness,
    /// How many have a rank, as the standings count them.
    pub players: usize,
    /// The language of its words: a meander is Greek.
    pub words: WordLanguage,
    /// The format's tiles, for what is written in them.
    pub tiles: Vec<Tile>,
    /// What rounds and the longest word of one are called: keys of the language files.
    pub called: [&'static str; 2],
    /// The certificates in their order.
    pub certificates: Vec<Certificate>,
    /// Who gets none because they were expelled from the competition, of those whose certificates these are.
    pub without: Vec<String>,
    /// Who keeps theirs though expelled from the rest.
    pub kept: Vec<String>,
}

/// Where a player stands at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// Who.
    pub player: PlayerId,
    /// Counted from 1, shared by equals; `None` without one.
    pub rank: Option<u32>,
    /// The total.
    pub points: i64,
    /// What a certificate tells beside; `None` where the format has nothing to tell.
    pub feats: Option<Feats>,
}

/// What a player did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feats {
    /// How many rounds there were; `None` of who came later or left before the end.
    pub rounds: Option<usize>,
    /// How many valid words they wrote.
    pub words: usize,
    /// The longest of them in tiles, and its round.
    pub longest: Option<(Vec<Tile>, u8)>,
}

/// One certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The player's name.
    pub name: String,
    /// The player's club; may be empty.
    pub club: String,
    /// The player's number, where another player of the same name and club is told apart by nothing else.
    pub number: Option<PlayerId>,
    /// The total.
    pub points: i64,
    /// What it tells beside.
    pub feats: Option<Feats>,
    /// What it is for.
    pub reason: Reason,
}

/// What a certificate is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// One of the first three ranks.
    Rank {
        /// Which.
        rank: u32,
        /// Whether others have it too.
        shared: Shared,
    },
    /// Taking part.
    Participation,
}

/// Whether a rank is one player's alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shared {
    /// It is.
    No,
    /// Others are fully equal.
    Yes,
}

/// The certificates in a language, one a page; what paper cannot show is a warning. `watch` is told before
/// each page how many are done and of how many; `None` when they broke it off.
pub fn certificates(
    certificates: &Certificates,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(certificates, language, templates, watch)
}
