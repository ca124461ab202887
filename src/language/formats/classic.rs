//! The sentences of classic games.

mod events;
mod gcg;
mod mark;
mod refusal;

use crate::domain::formats::classic::Recorded;
use crate::domain::formats::classic::doubt::Doubt;
use crate::domain::formats::classic::event::Event;
use crate::domain::formats::classic::refusal::Refusal;
use crate::domain::formats::classic::rules::{RulesError, Wrong};
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::Seq;
use crate::language::{Language, Sentences, Speech, Teller, quoted, tr};
use crate::text;

/// No letters are drawn by the program, but in which order players are paired.
const INSTEAD: &[(&str, &str)] = &[("paper-commitment-hall", "games-commitment-hall")];

impl Sentences for Classic {
    const INSTEAD: &'static [(&'static str, &'static str)] = INSTEAD;
    const SPOKEN: &'static [Language] = &[Language::Catalan, Language::Polish];

    // A table is named by every event that is about one.
    type Subjects = ();

    fn subjects(_log: &[Recorded]) {}

    /// Unless another is chosen, that of its words.
    fn public_language(&self, speech: Speech) -> Language {
        let own = || Language::of_words(self.rules().language);
        Self::spoken_whole(speech.chosen.unwrap_or_else(own))
    }

    fn event(teller: &Teller<'_, Self>, _seq: Seq, event: &Event) -> String {
        events::sentence(teller, event)
    }

    fn refusal(say: Language, why: &Refusal) -> String {
        refusal::refusal(say, why)
    }

    fn doubt(say: Language, doubt: &Doubt) -> String {
        refusal::doubt(say, *doubt)
    }

    fn rules_error(say: Language, error: &RulesError) -> String {
        say.classic_rules(error)
    }
}

impl Language {
    /// What is wrong with a text of rules of classic games, and in which line.
    pub fn classic_rules(self, RulesError { line, wrong }: &RulesError) -> String {
        let what = match wrong {
            Wrong::Set(bad) => self.bad_set(bad),
            Wrong::Language(got) => text!(self, "errors-classic-language", got = quoted(got)),
            Wrong::KeyMissing(key) => text!(self, "errors-classic-missing", key = *key),
            Wrong::KeyNotHere(key) => text!(self, "errors-classic-not-here", key = *key),
            Wrong::NotASet => tr(self, "errors-classic-not-a-set"),
            Wrong::Seats(seats) => text!(self, "errors-classic-seats", seats = *seats),
            Wrong::Tables => tr(self, "errors-classic-tables"),
        };
        text!(self, "errors-rules-at", line = *line, what = what)
    }
}
