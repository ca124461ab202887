//! What one kind of competition adds to what every refereed word competition has.
//!
//! A format is implemented by its own part of a competition as it stands. The rooms here ask it what
//! only it can know, and name none. Its events are facts like every other: a format refuses in
//! [`Format::lawful`] and [`Format::follows`], never in [`Format::apply`].

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Debug;
use std::sync::Arc;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::context::{Context, Laws, Past};
use super::corrected::Placed;
use super::draft::Draft;
use super::event::{Event, Recorded};
use super::objection::{About, Objection};
use super::office::Office;
use super::penalty::PenaltyName;
use super::record::Record;
use super::seed::Seed;
use super::undo::TakesBack;
use super::verifying::{LettersOf, OtherLetters, Totals};
use super::{Contest, Rejection};
use crate::domain::clock::Moment;
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::domain::letters::{Alphabet, Word, WordLanguage, Written};
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::domain::text::UnfitText;

/// How far a history is with a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reached {
    /// Its letters are drawn for other halls, of which nothing more stands in this history.
    Drawn,
    /// It is over; what was handed in may be missing.
    Over,
    /// Nothing of it is missing.
    Complete,
}

/// How far a history is, where a file that is lost should not be an earlier one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Milestone {
    /// What the letters of several halls follow from is fixed.
    Fixed,
    /// So much of a round is there.
    Round(RoundNo, Reached),
    /// It is signed for several halls.
    Signed,
}

/// What an event of a format's own does that closes a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closing<'a> {
    /// The seed is known to all from here.
    Revealed(&'a Seed),
    /// So it is, and the record is signed.
    Signed(&'a Seed),
}

impl<'a> Closing<'a> {
    /// The seed.
    pub fn seed(self) -> &'a Seed {
        match self {
            Self::Revealed(seed) | Self::Signed(seed) => seed,
        }
    }
}

/// A kind of competition, by its own part of one that is played.
pub trait Format: Clone + Debug + PartialEq + Eq + Sized + Send + Sync + 'static {
    /// The key of its events in a file.
    const NAME: &'static str;

    /// What a competition of this kind is played by.
    type Rules: Clone + Debug + PartialEq + Eq + Send + Sync;
    /// What is wrong with a text of rules.
    type RulesError: Clone + Debug + PartialEq + Eq + Error;
    /// What somebody can ask of it.
    type Command: Clone + Debug + PartialEq + Eq;
    /// What happened in it.
    type Event: Clone + Debug + PartialEq + Eq + Send + Sync + Serialize + DeserializeOwned;
    /// Why something of its own is refused.
    type Refusal: Clone + Debug + PartialEq + Eq + Send + Sync + Error;
    /// Why its standings are provisional.
    type Doubt: Clone + Debug + PartialEq + Eq + Send + Sync;
    /// Its final table, as it is signed.
    type Table: Clone + Debug + PartialEq + Eq + Send + Sync + Serialize + DeserializeOwned;
    /// What was handed in, judged.
    type Judged: Clone + Debug + Send + Sync;

    /// The command that records what time has brought by now; `None` where time brings nothing.
    fn what_time_brings() -> Option<Self::Command>;
    /// Whether both are the same that time brought, noticed in time or not.
    fn is_same_due(one: &Event<Self>, other: &Event<Self>) -> bool;
    /// The texts of the rules that the program has of its own.
    fn own_rules() -> &'static [&'static str];
    /// The rules that a text says.
    ///
    /// # Errors
    /// What is wrong with them, and where.
    fn rules(text: &str) -> Result<Self::Rules, Self::RulesError>;
    /// Before its first event.
    fn begin(rules: Arc<Self::Rules>) -> Self;
    /// The name of the rules that it is played by.
    fn rules_id(&self) -> &str;
    /// What its words are spelled with.
    fn alphabet(&self) -> &'static Alphabet;
    /// The language of its words.
    fn language(&self) -> WordLanguage;
    /// The last round of its schedule.
    fn last_round(&self) -> RoundNo;
    /// The kinds of penalty that it has, the mildest first.
    fn penalties() -> &'static [PenaltyName];
    /// Takes in what happened, when, and who did it.
    fn apply(&mut self, event: &Self::Event, at: Moment, who: &Person);

    /// The events that a command of its own asks for. Whether they may stand, the law says.
    ///
    /// # Errors
    /// [`Rejection`], when none could be built.
    fn build(
        contest: &Contest<Self>,
        command: Self::Command,
        context: &Context<'_>,
    ) -> Result<Vec<Event<Self>>, Rejection<Self>>;
    /// Whether an event of its own may stand here.
    ///
    /// # Errors
    /// [`Rejection`], the rule that forbids it.
    fn lawful(
        past: &Past<'_, Self>,
        event: &Self::Event,
        by: (Moment, &Person),
        laws: Laws<'_>,
    ) -> Result<(), Rejection<Self>>;
    /// Whether an event that every competition has may stand here by what the format alone knows.
    ///
    /// # Errors
    /// [`Rejection`], the rule that forbids it.
    fn also_lawful(
        _past: &Past<'_, Self>,
        _event: &Event<Self>,
        _who: &Person,
    ) -> Result<(), Rejection<Self>> {
        Ok(())
    }
    /// Whether an event may be of whoever conducts a joint competition: nothing where there is none.
    fn is_of_centre(_contest: &Contest<Self>, _event: &Event<Self>) -> bool {
        false
    }
    /// What an event of its own closes.
    fn closing(_event: &Self::Event) -> Option<Closing<'_>> {
        None
    }
    /// Whether an event of its own may follow a signing, which does not stand on it.
    fn is_beside_the_signing(_event: &Self::Event) -> bool {
        false
    }
    /// Whether a command of its own may bring such an event.
    fn may_be_beside_the_signing(_command: &Self::Command) -> bool {
        false
    }
    /// Whether an event of its own is what it says to be, as far as that takes so long to find out that only a
    /// verification asks it; the competition being as it was before.
    ///
    /// # Errors
    /// [`Rejection`], the rule that forbids it.
    fn proven(_contest: &Contest<Self>, _event: &Self::Event) -> Result<(), Rejection<Self>> {
        Ok(())
    }
    /// Whether these events may follow a first one of its own in one action, the competition being as it
    /// was before the action.
    fn follows(before: &Contest<Self>, first: &Self::Event, rest: &[&Event<Self>]) -> bool;
    /// Whether an action that begins so is all that the time had brought by then. So is what the time
    /// does not bring.
    fn is_all_that_is_due(
        before: &Contest<Self>,
        first: &Self::Event,
        at: Moment,
        rest: &[&Event<Self>],
    ) -> bool;
    /// Whether the texts of an event may stand in a record.
    ///
    /// # Errors
    /// [`UnfitText`], of the first that may not.
    fn texts_fit(event: &Self::Event) -> Result<(), UnfitText>;
    /// The office that an event needs, the competition being as it was before it.
    fn office(contest: &Contest<Self>, event: &Self::Event, at: Moment) -> Office;
    /// What an undo may do with an event, `before` being the history before the event's action.
    fn takes_back(
        record: &Record<Self>,
        before: &[Recorded<Self>],
        event: &Self::Event,
    ) -> TakesBack;

    /// Whether what stands needs an event that every competition has, so that no undo takes it back although nothing
    /// after it can be; `before` being the history before the event's action.
    fn is_needed(_record: &Record<Self>, _before: &[Recorded<Self>], _event: &Event<Self>) -> bool {
        false
    }

    /// Whether the program drew by chance with this event.
    fn is_draw(event: &Self::Event) -> bool;
    /// Whether anything was drawn, by whomever.
    fn has_begun_to_draw(&self) -> bool;
    /// Whether a round was played: it is over, and was not given up.
    fn is_played(&self, round: RoundNo) -> bool;
    /// Which attempt of a round stands: another than the first where a format plays rounds again.
    fn attempt(&self, _round: RoundNo) -> Attempt {
        Attempt::FIRST
    }
    /// The round that an event ended.
    fn ended_round(event: &Self::Event) -> Option<RoundNo>;
    /// How far the history is now, where an event says so; `contest` is as it is after it.
    fn reached(_contest: &Contest<Self>, event: &Self::Event) -> Option<Milestone> {
        Self::ended_round(event).map(|round| Milestone::Round(round, Reached::Over))
    }
    /// The letters that an event gave to a round, the competition being as it was before.
    fn letters(contest: &Contest<Self>, event: &Self::Event) -> Option<LettersOf>;
    /// What the seed gives, when a draw is refused because that is something else.
    fn other_letters(why: &Rejection<Self>) -> Option<OtherLetters>;
    /// What an event says was written: what a word list may be asked for.
    fn written(event: &Self::Event) -> Vec<Written>;
    /// The words that what was written makes beside itself, as it stands; none where words cross no others.
    fn made(_contest: &Contest<Self>) -> BTreeSet<Word> {
        BTreeSet::new()
    }

    /// Whether objections of this kind are open (§9).
    fn may_object(&self, about: &About) -> bool;
    /// What upholding an objection brings beside the decision.
    ///
    /// # Errors
    /// [`Rejection`] when the rules forbid it.
    fn upheld(
        contest: &Contest<Self>,
        objection: &Objection,
        reason: &str,
        lexicon: Option<&dyn WordList>,
    ) -> Result<Vec<Event<Self>>, Rejection<Self>>;
    /// Whether this event is the new reading that an objection about one asks for.
    fn is_new_reading(
        contest: &Contest<Self>,
        objection: &Objection,
        event: &Self::Event,
        reason: &str,
    ) -> bool;
    /// The first round that must be played or given up before a signing (§9).
    fn open_round(&self) -> Option<RoundNo>;

    /// Everything that was handed in, judged.
    fn judge(contest: &Contest<Self>, lexicon: &dyn WordList) -> Self::Judged;
    /// Brings what is judged up to date after an event that the record has taken in.
    fn judge_again(
        judged: &mut Self::Judged,
        record: &Record<Self>,
        lexicon: &dyn WordList,
        event: &Event<Self>,
    );
    /// Every total, added up once more without what is judged, and held against the standings.
    fn totals(contest: &Contest<Self>, lexicon: &dyn WordList) -> Totals;
    /// The final table as it stands.
    fn table(contest: &Contest<Self>, judged: &Self::Judged) -> Self::Table;
    /// Who stands where in a table, in its order.
    fn placed(table: &Self::Table) -> Vec<Placed>;
    /// Whose papers of which round are others now than then.
    fn other_papers(_then: &Contest<Self>, _now: &Contest<Self>) -> Vec<(RoundNo, PlayerId)> {
        Vec::new()
    }
    /// The table's text, a line a row, whose SHA-256 is signed.
    fn canonical(table: &Self::Table) -> String;
    /// Why the final table is provisional; nothing when it may be signed.
    fn doubts(contest: &Contest<Self>, judged: &Self::Judged, drafts: &[Draft])
    -> Vec<Self::Doubt>;
}
