//! The sentences of called words.

use std::fmt::Write as _;

use eforos::domain::contest::event::{Event, Recorded};
use eforos::domain::ids::Seq;
use eforos::language::{Language, Sentences, Teller};

use super::called::{Called, Fact, NoRules, Refusal, Undecided};

impl Sentences for Called {
    /// How many words were called.
    type Subjects = usize;

    fn subjects(log: &[Recorded<Self>]) -> usize {
        let called = |event: &Event<Self>| matches!(event, Event::Own(Fact::WordCalled { .. }));
        log.iter().filter(|recorded| called(&recorded.event)).count()
    }

    fn event(teller: &Teller<'_, Self>, _: Seq, event: &Fact) -> String {
        let mut said = match event {
            Fact::WordCalled { round, word, .. } => format!("In round {round} {word} was called"),
            Fact::RoundEnded { round } => format!("Round {round} ended"),
        };
        write!(said, " ({} words).", teller.subjects.own).expect("memory");
        said
    }

    fn refusal(_: Language, why: &Refusal) -> String {
        format!("Refused: {why}.")
    }

    fn doubt(_: Language, Undecided(word): &Undecided) -> String {
        format!("{word} waits for the referee")
    }

    fn rules_error(_: Language, error: &NoRules) -> String {
        error.to_string()
    }
}
