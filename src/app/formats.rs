//! The open competition as the shell has it. There is one format; with a second this becomes the list of
//! what can be open.

use std::sync::Arc;

use crate::domain::contest::{self, Format, event};
use crate::domain::formats::anagram::state::Anagram;
use crate::language::{Language, Sentences as _};
use crate::{session, storage};

/// The format.
pub type Game = Anagram;
/// Its history.
pub type Record = contest::Record<Anagram>;
/// What happened.
pub type Event = event::Event<Anagram>;
/// The same in the history.
pub type Recorded = event::Recorded<Anagram>;
/// What can be asked.
pub type Command = contest::command::Command<Anagram>;
/// Why it is refused.
pub type Rejection = contest::Rejection<Anagram>;
/// A competition's file.
pub type File = storage::CompetitionFile<Anagram>;

/// An open competition.
pub type Session = session::Session<Anagram>;
/// Who keeps it.
pub type Keeper = session::Keeper<Anagram>;
/// What happened to it.
pub type News = session::News<Anagram>;
/// What somebody asks of it.
pub type Order = session::Order<Anagram>;
/// Why that did not happen.
pub type Refusal = session::Refusal<Anagram>;

/// A history by these, before its first event.
pub fn own_record() -> Record {
    let rules = <Game as Format>::rules(own_rules()).expect("the program's own rules are sound");
    Record::new(Arc::new(rules))
}

/// The rules that a new competition is played by unless a club's are read.
pub fn own_rules() -> &'static str {
    Game::own_rules().first().copied().expect("a format has rules of its own")
}

/// The name of the rules that a text says.
///
/// # Errors
/// What is wrong with it, for people.
pub fn rules_id(language: Language, text: &str) -> Result<String, String> {
    let rules = <Game as Format>::rules(text);
    let rules = rules.map_err(|error| Game::rules_error(language, &error))?;
    Ok(Game::begin(Arc::new(rules)).rules_id().to_owned())
}
