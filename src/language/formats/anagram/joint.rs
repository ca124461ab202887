//! The sentences of joint competitions: what happens in one, and what is refused.

use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::halls::Difference;
use crate::domain::formats::anagram::joint::event::Event;
use crate::domain::formats::anagram::joint::refusal::Refusal;
use crate::domain::formats::anagram::sealed::words::Unfit;
use crate::domain::formats::anagram::state::Anagram;
use crate::language::{self, Language, tr};
use crate::text;

/// What an event of a joint competition says.
pub(super) fn sentence(teller: &language::Teller<'_, Anagram>, event: &Event) -> String {
    let say = teller.language;
    match event {
        Event::VenueEntered { venue, name, token: _ } => {
            text!(say, "history-venue-entered", venue = venue.get(), name = name)
        }
        Event::WordsAsked { seals } => text!(say, "history-words-asked", count = seals.len()),
        Event::WordsClosed { words, salts: _ } => {
            let all: Vec<&str> = words.values().map(String::as_str).collect();
            text!(say, "history-words-closed", text = all.join(" "))
        }
        Event::LettersSealed { tags: _ } => tr(say, "history-letters-sealed"),
        Event::RoundOpened { round, at_ms: _ } => {
            text!(say, "history-round-opened", round = round.get())
        }
        Event::LettersTold { venue, round } => {
            text!(say, "history-letters-told", venue = venue.get(), round = round.get())
        }
        Event::WordObjectionDecided { venue, objection, word, outcome, reason } => {
            let (venue, objection) = (venue.get(), objection.to_string());
            let word = word.to_string();
            let decided = match outcome {
                Outcome::Upheld => text!(
                    say,
                    "history-word-upheld",
                    venue = venue,
                    objection = objection,
                    word = word
                ),
                Outcome::Dismissed => text!(
                    say,
                    "history-word-dismissed",
                    venue = venue,
                    objection = objection,
                    word = word
                ),
            };
            teller.reasoned(decided, reason)
        }
        Event::Told { text } => text!(say, "history-told", text = text),
        Event::JointSigned { issue, heads, .. } => {
            text!(say, "history-joint-signed", issue = *issue, halls = heads.len())
        }
        Event::JointEntered { joint: _, venue, name } => {
            text!(say, "history-joint-entered", venue = venue.get(), name = name)
        }
        Event::WordSealed { sha256: _ } => tr(say, "history-word-sealed"),
        Event::WordOpened { salt: _ } => tr(say, "history-word-opened"),
        Event::WordLate { reason } => teller.reasoned(tr(say, "history-word-late"), reason),
        Event::LettersReleased { round, letters, nonce: _ } => {
            let letters: String = letters.iter().map(|letter| letter.to_char()).collect();
            text!(say, "history-released", round = round.get(), letters = letters)
        }
        Event::SeedRevealed { seed: _ } => tr(say, "history-joint-seed"),
    }
}

/// Why a joint competition's file refuses.
pub(super) fn refusal(say: Language, why: Refusal) -> String {
    match why {
        Refusal::OtherFile => tr(say, "errors-joint-other-file"),
        Refusal::TooLate => tr(say, "errors-joint-too-late"),
        Refusal::JointLetters => tr(say, "errors-joint-letters"),
        Refusal::CentreRules => tr(say, "errors-joint-centre-rules"),
        Refusal::CentrePublishes(round) => {
            text!(say, "errors-joint-centre-publishes", round = round.get())
        }
        Refusal::SameForAll => tr(say, "errors-joint-same-for-all"),
        Refusal::NoPlayers => tr(say, "errors-joint-no-players"),
        Refusal::UnknownVenue(venue) => {
            text!(say, "errors-joint-unknown-venue", venue = venue.get())
        }
        Refusal::WordsElsewhere => tr(say, "errors-joint-words"),
        Refusal::OtherLetters(round) => {
            text!(say, "errors-joint-other-letters", round = round.get())
        }
        Refusal::NotToBeOpened(round) => {
            text!(say, "errors-joint-not-to-open", round = round.get())
        }
        Refusal::Word(Unfit::Unsealed(venue)) => {
            text!(say, "errors-joint-unsealed", venue = venue.get())
        }
        Refusal::Word(Unfit::AnotherWord(venue)) => {
            text!(say, "errors-joint-another-word", venue = venue.get())
        }
        Refusal::Word(Unfit::NotOurs(venue)) => {
            text!(say, "errors-joint-not-ours", venue = venue.get())
        }
        Refusal::OtherHalls => tr(say, "errors-joint-other-halls"),
        Refusal::NotCarriedOut => tr(say, "errors-joint-not-carried-out"),
    }
}

/// What the files of a joint competition do not say alike.
pub fn difference(say: Language, difference: &Difference) -> String {
    match difference {
        Difference::NoMaster => tr(say, "cli-joint-no-master"),
        Difference::OtherFile(place) => {
            let file = (place + 1).to_string();
            text!(say, "cli-joint-other-file", file = file)
        }
        Difference::Twice(venue) => text!(say, "cli-joint-twice", venue = venue.get()),
        Difference::Missing(venue) => text!(say, "cli-joint-missing", venue = venue.get()),
        Difference::NotEntered(venue) => text!(say, "cli-joint-not-entered", venue = venue.get()),
        Difference::Unlike(venue) => text!(say, "cli-joint-unlike", venue = venue.get()),
        Difference::OtherWords(venue) => text!(say, "cli-joint-other-words", venue = venue.get()),
        Difference::OtherWord(venue) => text!(say, "cli-joint-other-word", venue = venue.get()),
        Difference::OtherLetters(venue, round) => {
            text!(say, "cli-joint-other-letters", venue = venue.get(), round = round.get())
        }
        Difference::NotDrawn(venue, round) => {
            text!(say, "cli-joint-not-drawn", venue = venue.get(), round = round.get())
        }
        Difference::OtherRuling(venue, word) => {
            let word = word.to_string();
            text!(say, "cli-joint-other-ruling", venue = venue.get(), word = word)
        }
        Difference::OtherDecision(venue, objection) => {
            let objection = objection.to_string();
            text!(say, "cli-joint-other-decision", venue = venue.get(), objection = objection)
        }
        Difference::NotGivenUp(venue, round) => {
            text!(say, "cli-joint-not-given-up", venue = venue.get(), round = round.get())
        }
        Difference::OtherHead(venue) => text!(say, "cli-joint-other-head", venue = venue.get()),
        Difference::OtherTable(row) => text!(say, "cli-joint-other-table", row = *row),
    }
}
