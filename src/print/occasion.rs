//! Which competition a document is of: what stands at its head.

use super::layout::leaf::{Called, DOT};
use super::words;
use crate::domain::formats::anagram::Contest;
use crate::language::Language;

/// A competition's name, place and people, as typed; any may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// Its title.
    pub title: String,
    /// Where it is held.
    pub venue: String,
    /// When; `2026-11-21` is put in words, anything else stands as it is.
    pub date: String,
    /// The referee.
    pub referee: String,
}

impl Occasion {
    /// Of a competition.
    #[must_use]
    pub fn of(contest: &Contest) -> Self {
        let details = &contest.common.details;
        Self {
            title: details.title.clone(),
            venue: details.venue.clone(),
            date: details.date.clone(),
            referee: details.referee.clone(),
        }
    }

    /// Place and date, where there are any.
    pub(super) fn place(&self, language: Language) -> Vec<String> {
        let date = words::date(&self.date, language);
        [self.venue.clone(), date].into_iter().filter(|text| !text.trim().is_empty()).collect()
    }

    /// The head of a document of this competition. What it is stands small, what it is about large.
    pub(super) fn called(&self, kicker: String, title: String, language: Language) -> Called {
        let mut facts = self.place(language);
        let mut foot = vec![self.title.trim().to_owned()];
        foot.append(&mut facts);
        foot.retain(|text| !text.is_empty());
        Called {
            kicker,
            title,
            foot: foot.join(DOT),
            author: self.referee.clone(),
            ..Called::default()
        }
    }
}
