//! The sentences of the anagram format.

mod history;
mod joint;

pub use history::corrected;
pub use joint::difference;

mod refusal;

use std::collections::BTreeMap;

use crate::domain::formats::anagram::Recorded;
use crate::domain::formats::anagram::event::Event;
use crate::domain::formats::anagram::refusal::Refusal;
use crate::domain::formats::anagram::rules::RulesError;
use crate::domain::formats::anagram::standings::Doubt;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::{SheetPlaces, missing_after, places};
use crate::domain::ids::{PlayerId, Seq};
use crate::language::{Language, Sentences, Teller};

impl Sentences for Anagram {
    const SPOKEN: &'static [Language] = &[Language::Greek];
    type Subjects = SheetPlaces;

    fn subjects(log: &[Recorded]) -> SheetPlaces {
        places(log)
    }

    fn event(teller: &Teller<'_, Self>, seq: Seq, event: &Event) -> String {
        history::sentence(teller, seq, event)
    }

    fn brief(teller: &Teller<'_, Self>, seq: Seq, event: &Event) -> Option<String> {
        history::brief(teller, seq, event)
    }

    fn missing(log: &[Recorded]) -> BTreeMap<Seq, Vec<PlayerId>> {
        missing_after(log)
    }

    fn refusal(say: Language, why: &Refusal) -> String {
        refusal::refusal(say, why)
    }

    fn doubt(say: Language, doubt: &Doubt) -> String {
        refusal::doubt(say, doubt)
    }

    fn rules_error(say: Language, error: &RulesError) -> String {
        refusal::rules_error(say, error)
    }
}
