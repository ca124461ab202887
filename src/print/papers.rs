//! What a format brings to paper: facts for the documents that every competition has, and documents of
//! its own.

use std::collections::BTreeMap;

use chrono::NaiveDateTime;

use super::certificates::{CALLED, Ranked};
use super::layout::pages::Watch;
use super::layout::shape::Tile;
use super::layout::{Pages, Templates};
use super::player_cards::Codes;
use super::rules_page::Part;
use super::rulings::{Waiting, Written};
use super::wish::{Document, Wish};
use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Contest, Format, Record};
use crate::domain::head::Heads;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::{Language, Sentences};
use crate::pictures::{Sheet, Wanted};

/// What documents are made of.
pub struct Matter<'a, F: Format> {
    /// The history and the competition.
    pub record: &'a Record<F>,
    /// The grades.
    pub board: &'a F::Judged,
    /// Sheets begun and not saved.
    pub drafts: &'a [Draft],
    /// Every head of the chain of events; `None` without a file.
    pub heads: Option<&'a Heads>,
    /// Turns milliseconds since 1970-01-01 UTC into the time of day at the place.
    pub local_time: fn(i64) -> NaiveDateTime,
    /// How documents look.
    pub templates: &'a Templates,
    /// The codes of players' cards; `None` without a file, or before there are any.
    pub codes: Option<&'a Codes>,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "derived, it would ask the format to be Copy")]
impl<F: Format> Clone for Matter<'_, F> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<F: Format> Copy for Matter<'_, F> {}

/// Lays a document out in a language; `None` when it was broken off.
pub type LayOut<F> = fn(&Wish, Matter<'_, F>, Language, Watch<'_>) -> Option<Pages>;

/// What is looked for in photographs of a competition's sheets.
#[derive(Clone, Debug, PartialEq)]
pub struct Photographs {
    /// The codes, and how a sheet looks.
    pub wanted: Wanted,
    places: BTreeMap<String, (RoundNo, PlayerId)>,
}

impl Photographs {
    /// These codes and whose sheets of which rounds they are, on such sheets.
    pub fn new(places: BTreeMap<String, (RoundNo, PlayerId)>, sheet: Sheet) -> Self {
        Self { wanted: Wanted::new(places.keys().cloned(), sheet), places }
    }

    /// Where a page with these codes belongs; of several nobody but a person can say.
    pub fn place(&self, codes: &[String]) -> Option<(RoundNo, PlayerId)> {
        let [code] = codes else { return None };
        self.places.get(code).copied()
    }
}

/// A format on paper.
pub trait Papers: Sentences {
    /// What is due before the first round is over, and after each.
    const DUE: [Document; 2] = [Document::WordSheets, Document::RoundRecord];

    /// What a certificate calls the rounds that somebody took part in, and the longest word of one: keys of the
    /// language files.
    const FEATS: [&'static str; 2] = CALLED;

    /// Whether any round was played.
    fn has_played(&self) -> bool;
    /// The last round that is over; `None` before the first, or without rounds.
    fn last_over(&self) -> Option<RoundNo> {
        None
    }
    /// What the page of its rules says.
    fn rules_page(&self, language: Language) -> Vec<Part>;
    /// What its rules are called; those of a club by the name that they give themselves.
    fn rules_name(&self, _language: Language) -> String {
        self.rules_id().to_owned()
    }
    /// Why a competition of its rules never has a document; `None` where it can have one.
    fn has_none(&self, _: Document, _: Language) -> Option<String> {
        None
    }
    /// Whether those who play are pupils, whom what is published tells by their initials.
    fn is_of_pupils(&self) -> bool {
        false
    }
    /// What is looked for in photographs of its sheets; `None` where they have no codes.
    fn photographs(_: &Contest<Self>, _: &Templates) -> Option<Photographs> {
        None
    }
    /// Its tiles, for what is written in them; none where it has none.
    fn tiles(&self) -> Vec<Tile> {
        Vec::new()
    }
    /// Where the players stand at the end, by rank.
    fn ranked(matter: Matter<'_, Self>) -> Vec<Ranked>;
    /// Where each word was written that is judged as a word.
    fn judged_words(matter: Matter<'_, Self>) -> BTreeMap<Word, Written>;
    /// The words that await a ruling, in order of the alphabet.
    fn awaiting(matter: Matter<'_, Self>) -> Vec<Waiting>;
    /// How a document of its own is laid out. `None` when it has none of this name: of every
    /// competition's documents, too.
    fn own(document: Document) -> Option<LayOut<Self>>;
}
