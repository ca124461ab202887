//! What a hall sees of its part in a joint competition.

use super::link::{LinkCard, card};
use crate::commands::formats::anagram::step::joint::{HallStep, before_letters};
use crate::commands::formats::anagram::{Command, Question};
use crate::commands::{self, UserCommand};
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::anagram::{Sight, at_hall};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallData {
    /// Which hall it is.
    pub title: String,
    /// The line to the hub.
    pub link: LinkCard,
    /// A heading, how far the hall's word is, and what can be done with it.
    pub word: (String, (String, Tone), Vec<Act>),
    /// The next round, while it has no letters.
    pub round: Option<NextRound>,
    /// What is not done here: a heading, and a sentence each.
    pub elsewhere: (String, Vec<String>),
}

/// The next round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NextRound {
    /// A heading.
    pub title: String,
    /// What is waited for.
    pub state: (String, Tone),
    /// What the hub answered last, while it is asked.
    pub answered: Option<String>,
    /// What can be done.
    pub acts: Vec<Act>,
}

/// What is seen.
pub(super) fn data(sight: &Sight<'_>) -> HallData {
    let language = sight.language();
    let situation = sight.situation();
    let venue = at_hall::venue(sight);
    let act = |command: UserCommand| Act::new(language, &situation, command);
    let (number, name) = venue.map(|it| (it.number.get(), it.name.clone())).unwrap_or_default();
    let asks = |question: Question| UserCommand::Ask(question.into());
    let of_word = [
        UserCommand::Ask(commands::Question::HallWord),
        Command::Ready.into(),
        asks(Question::Pass),
        asks(Question::WordLate),
    ];
    let enabled = |acts: Vec<Act>| acts.into_iter().filter(|act| act.enabled).collect();
    let called = venue.is_some_and(|venue| venue.salt.is_some() || venue.draw.seals.is_some());
    let said = sight.desk.own.anagram.part.is_some();
    let of_word = of_word.into_iter().map(|command| match command {
        UserCommand::Ask(commands::Question::HallWord) => {
            let act = act(command).named(tr(language, "hall-call-word"));
            Act { enabled: act.enabled && !called && !said, ..act }
        }
        other => act(other),
    });
    let state = venue.map(|venue| at_hall::word(sight, venue));
    let round = venue.zip(at_hall::to_come(sight)).map(|(venue, round)| {
        let step = before_letters(venue, round, at_hall::now(sight, round));
        let acts = [
            Command::OpenRound.into(),
            Command::StopAsking.into(),
            asks(Question::ByTelephone(round)),
        ];
        NextRound {
            title: text!(language, "hall-next-round", round = round.get()),
            state: next(sight, step),
            answered: at_hall::answered(sight),
            acts: enabled(acts.into_iter().map(act).collect()),
        }
    });
    let elsewhere = ["hall-elsewhere-letters", "hall-elsewhere-words", "hall-elsewhere-rounds"];
    HallData {
        title: text!(language, "venues-hall", number = number, name = name),
        link: card(sight),
        word: (
            tr(language, "hall-word"),
            state.unwrap_or_else(|| (String::new(), Tone::Plain)),
            enabled(of_word.collect()),
        ),
        round,
        elsewhere: (tr(language, "hall-elsewhere"), elsewhere.map(|key| tr(language, key)).into()),
    }
}

/// What the next round waits for.
fn next(sight: &Sight<'_>, step: HallStep) -> (String, Tone) {
    let tone = match step {
        HallStep::Open(_) => Tone::Good,
        HallStep::Asking(_) | HallStep::CallWord | HallStep::Ready => Tone::Open,
        HallStep::AwaitWords | HallStep::AwaitStart(..) => Tone::Plain,
    };
    let text = match step {
        HallStep::Open(round) => text!(sight.language(), "hall-can-open", round = round.get()),
        _ => at_hall::label(sight, step),
    };
    (text, tone)
}
