//! What the classic format answers where every competition asks.

use std::sync::Arc;

use super::command::Command as OwnCommand;
use super::competition::LAST_ROUND;
use super::doubt::{Doubt, doubts};
use super::event::Event as C;
use super::judged::Judged;
use super::refusal::Refusal;
use super::rules::{CA_CUSCA_MOLINS, CA_LLISCA, NAME, PL_PINCZOW_2016, Rules, RulesError};
use super::state::{Classic, Outcome};
use super::table::{SignedRow, SignedTable};
use super::{Contest, Event, Past, Record, Recorded, Rejection};
use super::{decide, judging, law, office, texts, undo, verifying};
use crate::domain::clock::Moment;
use crate::domain::contest::Context;
use crate::domain::contest::corrected::Placed;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::format::Format;
use crate::domain::contest::law::Laws;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::contest::office::Office;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::contest::undo::TakesBack;
use crate::domain::contest::verifying::{LettersOf, OtherLetters, Totals};
use crate::domain::ids::RoundNo;
use crate::domain::letters::{Alphabet, WordLanguage, Written};
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::domain::text::UnfitText;

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Own(refusal)
    }
}

impl From<C> for Event {
    fn from(event: C) -> Self {
        Self::Own(event)
    }
}

impl From<OwnCommand> for super::Command {
    fn from(command: OwnCommand) -> Self {
        Self::Own(command)
    }
}

/// The last number that a round may have.
pub(super) fn last_round() -> RoundNo {
    RoundNo::new(LAST_ROUND).expect("not 0")
}

impl Format for Classic {
    const NAME: &'static str = NAME;

    type Rules = Rules;
    type RulesError = RulesError;
    type Command = OwnCommand;
    type Event = C;
    type Refusal = Refusal;
    type Doubt = Doubt;
    type Table = SignedTable;
    type Judged = Judged;

    fn what_time_brings() -> Option<OwnCommand> {
        Some(OwnCommand::NoteTime)
    }

    fn is_same_due(one: &Event, other: &Event) -> bool {
        match (one, other) {
            (
                Event::Own(C::RoundAlertReached { round, alert_ms, outcome: _ }),
                Event::Own(C::RoundAlertReached { round: of, alert_ms: at_ms, outcome: _ }),
            ) => (round, alert_ms) == (of, at_ms),
            (
                Event::Own(C::TableAlertReached { round, table, of, alert_ms, outcome: _ }),
                Event::Own(C::TableAlertReached {
                    round: other_round,
                    table: other_table,
                    of: other_of,
                    alert_ms: at_ms,
                    outcome: _,
                }),
            ) => (round, table, of, alert_ms) == (other_round, other_table, other_of, at_ms),
            _ => one == other,
        }
    }

    fn own_rules() -> &'static [&'static str] {
        &[CA_CUSCA_MOLINS, CA_LLISCA, PL_PINCZOW_2016]
    }

    fn rules(text: &str) -> Result<Rules, RulesError> {
        Rules::parse(text)
    }

    fn begin(rules: Arc<Rules>) -> Self {
        Self::new(rules)
    }

    fn rules_id(&self) -> &str {
        &self.rules().id
    }

    fn alphabet(&self) -> &'static Alphabet {
        self.rules().alphabet()
    }

    fn language(&self) -> WordLanguage {
        self.rules().language
    }

    fn last_round(&self) -> RoundNo {
        last_round()
    }

    fn penalties() -> &'static [PenaltyName] {
        const KINDS: [PenaltyName; 6] = [
            PenaltyName::Recommendation,
            PenaltyName::Reprimand,
            PenaltyName::Deduction,
            PenaltyName::VoidRound,
            PenaltyName::ExpelledFromRest,
            PenaltyName::Expelled,
        ];
        &KINDS
    }

    fn apply(&mut self, event: &C, at: Moment, who: &Person) {
        self.take_in(event, at, who);
    }

    fn build(
        contest: &Contest,
        command: OwnCommand,
        context: &Context<'_>,
    ) -> Result<Vec<Event>, Rejection> {
        decide::build(contest, command, context)
    }

    fn lawful(
        past: &Past<'_>,
        event: &C,
        by: (Moment, &Person),
        laws: Laws<'_>,
    ) -> Result<(), Rejection> {
        law::lawful(past, event, by, laws)
    }

    fn also_lawful(past: &Past<'_>, event: &Event, _who: &Person) -> Result<(), Rejection> {
        law::also_lawful(past, event)
    }

    fn proven(contest: &Contest, event: &C) -> Result<(), Rejection> {
        law::no_better(contest, event)
    }

    fn follows(before: &Contest, first: &C, rest: &[&Event]) -> bool {
        law::follows(before, first, rest)
    }

    fn is_all_that_is_due(before: &Contest, first: &C, at: Moment, rest: &[&Event]) -> bool {
        law::is_all_that_is_due(before, first, at, rest)
    }

    fn texts_fit(event: &C) -> Result<(), UnfitText> {
        texts::fit(event)
    }

    fn office(_contest: &Contest, event: &C, _at: Moment) -> Office {
        office::office(event)
    }

    fn takes_back(record: &Record, before: &[Recorded], event: &C) -> TakesBack {
        undo::takes_back(record, before, event)
    }

    fn is_needed(record: &Record, before: &[Recorded], event: &Event) -> bool {
        law::is_needed(record, before, event)
    }

    fn is_draw(event: &C) -> bool {
        matches!(event, C::RoundPaired { .. })
    }

    fn has_begun_to_draw(&self) -> bool {
        self.rounds().any(|(_, round)| round.pairing.is_some() || round.withdrawn > 0)
    }

    fn is_played(&self, round: RoundNo) -> bool {
        self.round(round).is_some_and(|round| {
            let is_told = |outcome: &Outcome| *outcome != Outcome::Open;
            round.pairing.is_some() && round.tables.values().all(|table| is_told(&table.outcome))
        })
    }

    fn ended_round(event: &C) -> Option<RoundNo> {
        match event {
            // Once the next round has its tables, the one before is over.
            C::RoundPaired { round, .. } | C::PairingTyped { round, .. } => {
                RoundNo::new(round.get() - 1)
            }
            C::RoundClockEnded { round, .. } => Some(*round),
            _ => None,
        }
    }

    fn letters(contest: &Contest, event: &C) -> Option<LettersOf> {
        verifying::letters(contest, event)
    }

    fn other_letters(why: &Rejection) -> Option<OtherLetters> {
        match why {
            Rejection::Own(Refusal::OtherOrder { order }) => {
                let order: Vec<String> = order.iter().map(ToString::to_string).collect();
                Some(OtherLetters { letters: order.join(" "), redraws: 0 })
            }
            _ => None,
        }
    }

    fn written(event: &C) -> Vec<Written> {
        match event {
            C::WordsJudged { words, .. } => words.iter().cloned().map(Written::from).collect(),
            _ => Vec::new(),
        }
    }

    fn may_object(&self, _about: &About) -> bool {
        // A result or a ruling is corrected, with a reason.
        false
    }

    fn upheld(
        _contest: &Contest,
        objection: &Objection,
        _reason: &str,
        _lexicon: Option<&dyn WordList>,
    ) -> Result<Vec<Event>, Rejection> {
        Err(Rejection::NoObjection { objection: objection.id })
    }

    fn is_new_reading(
        _contest: &Contest,
        _objection: &Objection,
        _event: &C,
        _reason: &str,
    ) -> bool {
        false
    }

    fn open_round(&self) -> Option<RoundNo> {
        // What is missing of a round that has tables is a doubt, which a penalty may settle.
        self.paired().next().is_none().then_some(RoundNo::FIRST)
    }

    fn judge(contest: &Contest, _lexicon: &dyn WordList) -> Judged {
        judging::judge(contest)
    }

    fn judge_again(judged: &mut Judged, record: &Record, _lexicon: &dyn WordList, _event: &Event) {
        *judged = judging::judge(record.contest());
    }

    fn totals(contest: &Contest, _lexicon: &dyn WordList) -> Totals {
        verifying::totals(contest)
    }

    fn table(_contest: &Contest, judged: &Judged) -> SignedTable {
        SignedTable::of(&judged.standings, &judged.teams)
    }

    fn placed(table: &SignedTable) -> Vec<Placed> {
        table.rows.iter().map(SignedRow::placed).collect()
    }

    fn canonical(table: &SignedTable) -> String {
        table.canonical()
    }

    fn doubts(contest: &Contest, judged: &Judged, _drafts: &[Draft]) -> Vec<Doubt> {
        doubts(contest, judged, last_round())
    }
}
