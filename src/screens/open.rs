//! What screens are made from: an open competition, and who looks at it.

use std::collections::BTreeMap;
use std::ops::Deref;

use serde::Serialize;

use super::Act;
use crate::commands::{Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Contest, Format, Openness, Record};
use crate::domain::head::Heads;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::language::Language;
use crate::lexicon::Lexicon;

/// An open competition, as far as screens look at it.
#[derive(Clone)]
pub struct Open<'a, F: Format> {
    /// The history and the competition.
    pub record: &'a Record<F>,
    /// What was handed in, judged.
    pub judged: &'a F::Judged,
    /// The list that the competition is judged by.
    pub words: &'a dyn WordList,
    /// The same as a whole list, when it is here: for near words.
    pub list: Option<&'a Lexicon>,
    /// Sheets begun and not saved.
    pub drafts: &'a [Draft],
    /// What waits for a ruling in other files, where these rule for them.
    pub elsewhere: Option<&'a Elsewhere>,
    /// Every head of the chain of events.
    pub heads: &'a Heads,
    /// The open file.
    pub file: &'a FileFacts,
    /// When.
    pub now: Moment,
}

/// Words that wait in other files: on how many sheets, by round.
pub type Elsewhere = BTreeMap<Word, BTreeMap<RoundNo, u32>>;

/// What is said of the open file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FileFacts {
    /// Its path, as text.
    pub path: String,
    /// Whether it can be changed.
    pub read_only: bool,
    /// Whether the seed of the draws is here.
    pub has_seed: bool,
    /// Who was given another card than the first: the how-manieth each has. No event says so, for no code is in the chain.
    pub later_cards: Vec<(PlayerId, u32)>,
    /// Which devices were let in at the doors, in that order: no event says so.
    pub let_in: Vec<LetIn>,
}

/// A device that was let in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LetIn {
    /// As whom, and what it is called.
    pub who: Person,
    /// When: milliseconds since 1970-01-01 UTC by the wall clock, like the next.
    pub from_ms: i64,
    /// When it left or was sent away.
    pub until_ms: Option<i64>,
}

impl<F: Format> Copy for Open<'_, F> {}

impl<'a, F: Format> Open<'a, F> {
    /// The competition.
    pub fn contest(&self) -> &'a Contest<F> {
        self.record.contest()
    }

    /// Every round of the schedule, in order.
    pub fn rounds(&self) -> impl DoubleEndedIterator<Item = RoundNo> + use<F> {
        (1..=self.contest().game.last_round().get()).filter_map(RoundNo::new)
    }

    /// A player's name.
    pub fn player(&self, player: PlayerId) -> &'a str {
        self.contest().common.players.get(&player).map_or("", |player| player.name.as_str())
    }

    /// The same, told apart from everybody else's.
    pub fn told_apart(&self, player: PlayerId) -> String {
        self.contest().common.told_apart(player)
    }

    /// The same where the club stands beside it.
    pub fn told_beside_club(&self, player: PlayerId) -> String {
        self.contest().common.told_beside_club(player)
    }

    /// A player's club.
    pub fn club(&self, player: PlayerId) -> &'a str {
        self.contest().common.players.get(&player).map_or("", |player| player.club.as_str())
    }

    /// Whether anything may be changed: the file takes it, and the competition is not signed.
    pub fn changeable(&self) -> bool {
        !self.file.read_only && self.contest().common.openness != Openness::Signed
    }
}

/// An open competition and who looks at it.
#[derive(Clone)]
pub struct Seen<'a, F: Format> {
    /// The competition.
    pub open: Open<'a, F>,
    /// The language of the screen.
    pub language: Language,
    /// Who looks.
    pub person: &'a Person,
    /// What can be asked there now.
    pub can: Situation,
}

impl<F: Format> Copy for Seen<'_, F> {}

impl<'a, F: Format> Deref for Seen<'a, F> {
    type Target = Open<'a, F>;

    fn deref(&self) -> &Self::Target {
        &self.open
    }
}

impl<F: Format> Seen<'_, F> {
    /// A command as it stands on a button here.
    pub fn act(&self, command: UserCommand) -> Act {
        Act::new(self.language, &self.can, command)
    }
}
