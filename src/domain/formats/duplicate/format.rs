//! What the duplicate format answers where every competition asks.

use std::collections::BTreeSet;
use std::sync::Arc;

use super::command::Command as OwnCommand;
use super::doubt::{Doubt, doubts};
use super::event::Event as D;
use super::judged::Judged;
use super::notation::{SmallLetters, word, word_of};
use super::refusal::Refusal;
use super::rules::{ALPHABET, LANGUAGE, NAME, RO_DUPLICATE_2007, Rules, RulesError};
use super::state::Duplicate;
use super::table::{SignedRow, SignedTable};
use super::turn::Turn;
use super::verifying::last_turn;
use super::written::{NamedPlay, OnSlip};
use super::{Contest, Event, Past, Record, Recorded, Rejection};
use super::{decide, law, objection, office, texts, undo, verifying};
use crate::domain::board::Lay;
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
use crate::domain::ids::{Attempt, RoundNo};
use crate::domain::letters::{Alphabet, Face, Word, WordLanguage, Written};
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::domain::text::UnfitText;

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Own(refusal)
    }
}

impl From<D> for Event {
    fn from(event: D) -> Self {
        Self::Own(event)
    }
}

impl From<OwnCommand> for super::Command {
    fn from(command: OwnCommand) -> Self {
        Self::Own(command)
    }
}

fn on_slip(written: &OnSlip) -> Vec<Written> {
    main_word(&word(&written.word, SmallLetters::Nothing).unwrap_or_default())
}

fn of_play(play: &NamedPlay) -> Vec<Written> {
    main_word(&play.word)
}

fn main_word(letters: &[Lay]) -> Vec<Written> {
    let faces: Vec<Face> = letters.iter().map(|letter| letter.face).collect();
    word_of(&faces).map(Written::from).into_iter().collect()
}

impl Format for Duplicate {
    const NAME: &'static str = NAME;

    type Rules = Rules;
    type RulesError = RulesError;
    type Command = OwnCommand;
    type Event = D;
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
                Event::Own(D::AlertReached { turn, alert_ms, outcome: _ }),
                Event::Own(D::AlertReached { turn: of, alert_ms: at_ms, outcome: _ }),
            ) => (turn, alert_ms) == (of, at_ms),
            _ => one == other,
        }
    }

    fn own_rules() -> &'static [&'static str] {
        &[RO_DUPLICATE_2007]
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
        ALPHABET
    }

    fn language(&self) -> WordLanguage {
        LANGUAGE
    }

    fn last_round(&self) -> RoundNo {
        last_turn()
    }

    fn penalties() -> &'static [PenaltyName] {
        const KINDS: [PenaltyName; 4] = [
            PenaltyName::Technical,
            PenaltyName::Disciplinary,
            PenaltyName::ExpelledFromRest,
            PenaltyName::Expelled,
        ];
        &KINDS
    }

    fn apply(&mut self, event: &D, at: Moment, who: &Person) {
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
        event: &D,
        by: (Moment, &Person),
        laws: Laws<'_>,
    ) -> Result<(), Rejection> {
        law::lawful(past, event, by, laws)
    }

    fn follows(before: &Contest, first: &D, rest: &[&Event]) -> bool {
        law::follows(before, first, rest)
    }

    fn is_all_that_is_due(before: &Contest, first: &D, at: Moment, rest: &[&Event]) -> bool {
        law::is_all_that_is_due(before, first, at, rest)
    }

    fn texts_fit(event: &D) -> Result<(), UnfitText> {
        texts::fit(event)
    }

    fn office(_contest: &Contest, event: &D, _at: Moment) -> Office {
        office::office(event)
    }

    fn takes_back(record: &Record, before: &[Recorded], event: &D) -> TakesBack {
        undo::takes_back(record, before, event)
    }

    fn is_draw(event: &D) -> bool {
        matches!(event, D::RackDrawn { .. })
    }

    fn has_begun_to_draw(&self) -> bool {
        let begun = |turn: &Turn| turn.letters.is_some() || turn.attempt != Attempt::FIRST;
        self.turns().any(|(_, turn)| begun(turn))
    }

    fn is_played(&self, turn: RoundNo) -> bool {
        turn.get() <= self.closed()
    }

    fn ended_round(event: &D) -> Option<RoundNo> {
        match event {
            D::TurnEnded { turn } | D::TurnStopped { turn, .. } | D::TurnRecorded { turn, .. } => {
                Some(*turn)
            }
            _ => None,
        }
    }

    fn letters(contest: &Contest, event: &D) -> Option<LettersOf> {
        verifying::letters(contest, event)
    }

    fn other_letters(why: &Rejection) -> Option<OtherLetters> {
        verifying::other_letters(why)
    }

    fn written(event: &D) -> Vec<Written> {
        match event {
            D::SlipKeyed { written, .. }
            | D::SlipRevised { written, .. }
            | D::SlipKeyedAgain { written, .. }
            | D::KeyingsSettled { written, .. } => on_slip(written),
            D::TopChosen { play, .. } | D::TopCorrected { play, .. } => of_play(play),
            _ => Vec::new(),
        }
    }

    fn made(contest: &Contest) -> BTreeSet<Word> {
        verifying::made(contest)
    }

    fn may_object(&self, about: &About) -> bool {
        self.turn(about.round()).is_some_and(Turn::is_closed)
    }

    fn upheld(
        contest: &Contest,
        objection: &Objection,
        reason: &str,
        lexicon: Option<&dyn WordList>,
    ) -> Result<Vec<Event>, Rejection> {
        objection::upheld(contest, objection, reason, lexicon)
    }

    fn is_new_reading(contest: &Contest, objection: &Objection, event: &D, reason: &str) -> bool {
        objection::is_new_reading(contest, objection, event, reason)
    }

    fn open_round(&self) -> Option<RoundNo> {
        let open = self.open_turn().map(|(turn, _)| turn);
        let not_ended = || self.ended.is_none().then(|| self.next_turn().unwrap_or(last_turn()));
        open.or_else(not_ended)
    }

    fn judge(contest: &Contest, lexicon: &dyn WordList) -> Judged {
        Judged::new(contest, lexicon)
    }

    fn judge_again(judged: &mut Judged, record: &Record, lexicon: &dyn WordList, event: &Event) {
        judged.refresh_after(record.contest(), lexicon, event);
    }

    fn totals(contest: &Contest, lexicon: &dyn WordList) -> Totals {
        verifying::totals(contest, lexicon)
    }

    fn table(contest: &Contest, judged: &Judged) -> SignedTable {
        SignedTable::of(&judged.standings(&contest.common, last_turn()))
    }

    fn placed(table: &SignedTable) -> Vec<Placed> {
        let row = |row: &SignedRow| Placed { player: row.player, rank: row.rank, total: row.total };
        table.0.iter().map(row).collect()
    }

    fn canonical(table: &SignedTable) -> String {
        table.canonical()
    }

    fn doubts(contest: &Contest, judged: &Judged, drafts: &[Draft]) -> Vec<Doubt> {
        doubts(contest, judged, last_turn(), drafts)
    }
}
