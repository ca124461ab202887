//! What the anagram format answers where every competition asks.

use std::sync::Arc;

use super::alphabet::{ALPHABET, LANGUAGE};
use super::command::Command as OwnCommand;
use super::event::Event as Own;
use super::joint::event::Event as Joint;
use super::refusal::Refusal;
use super::round::Round;
use super::rules::{self, OSTH_2019, Rules, RulesError, last_round};
use super::state::Anagram;
use super::table::{SignedRow, SignedTable};
use super::{Contest, Event, Past, Record, Recorded, Rejection};
use super::{decide, ending, law, objection, office, texts, undo, verifying};
use crate::domain::clock::Moment;
use crate::domain::contest::corrected::Placed;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::format::{Closing, Format};
use crate::domain::contest::law::Laws;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::contest::office::Office;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::contest::undo::TakesBack;
use crate::domain::contest::verifying::{LettersOf, OtherLetters, Totals};
use crate::domain::contest::{Context, Milestone};
use crate::domain::formats::anagram::standings::{Board, Doubt, Standings, standings};
use crate::domain::ids::{Attempt, PlayerId, RoundNo};
use crate::domain::letters::{Alphabet, WordLanguage, Written};
use crate::domain::lexicon::WordList;
use crate::domain::person::Person;
use crate::domain::text::UnfitText;

impl From<Refusal> for Rejection {
    fn from(refusal: Refusal) -> Self {
        Self::Own(refusal)
    }
}

impl From<Own> for Event {
    fn from(event: Own) -> Self {
        Self::Own(event)
    }
}

impl From<OwnCommand> for super::Command {
    fn from(command: OwnCommand) -> Self {
        Self::Own(command)
    }
}

/// The standings after the last round.
fn last_standings(contest: &Contest, board: &Board, drafts: &[Draft]) -> Standings {
    standings(contest, board, contest.game.last_round(), drafts)
}

impl Format for Anagram {
    const NAME: &'static str = rules::NAME;

    type Rules = Rules;
    type RulesError = RulesError;
    type Command = OwnCommand;
    type Event = Own;
    type Refusal = Refusal;
    type Doubt = Doubt;
    type Table = SignedTable;
    type Judged = Board;

    fn what_time_brings() -> Option<OwnCommand> {
        Some(OwnCommand::NoteTime)
    }

    fn is_same_due(one: &Event, other: &Event) -> bool {
        ending::is_same_due(one, other)
    }

    fn own_rules() -> &'static [&'static str] {
        &[OSTH_2019]
    }

    fn rules(text: &str) -> Result<Rules, RulesError> {
        Rules::parse(text)
    }

    fn begin(rules: Arc<Rules>) -> Self {
        Self::new(rules)
    }

    fn rules_id(&self) -> &str {
        self.rules().id()
    }

    fn alphabet(&self) -> &'static Alphabet {
        ALPHABET
    }

    fn language(&self) -> WordLanguage {
        LANGUAGE
    }

    fn last_round(&self) -> RoundNo {
        last_round()
    }

    fn penalties() -> &'static [PenaltyName] {
        const KINDS: [PenaltyName; 6] = [
            PenaltyName::Recommendation,
            PenaltyName::Reprimand,
            PenaltyName::VoidRound,
            PenaltyName::Deduction,
            PenaltyName::ExpelledFromRest,
            PenaltyName::Expelled,
        ];
        &KINDS
    }

    fn apply(&mut self, event: &Own, at: Moment, who: &Person) {
        Self::apply(self, event, at, who);
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
        event: &Own,
        by: (Moment, &Person),
        laws: Laws<'_>,
    ) -> Result<(), Rejection> {
        law::lawful(past, event, by, laws)
    }

    fn also_lawful(past: &Past<'_>, event: &Event, who: &Person) -> Result<(), Rejection> {
        law::also_lawful(past, event, who)
    }

    fn is_of_centre(contest: &Contest, event: &Event) -> bool {
        law::is_of_centre(contest, event)
    }

    fn closing(event: &Own) -> Option<Closing<'_>> {
        match event {
            Own::Joint(Joint::JointSigned { seed, .. }) => Some(Closing::Signed(seed)),
            Own::Joint(Joint::SeedRevealed { seed }) => Some(Closing::Revealed(seed)),
            _ => None,
        }
    }

    fn is_beside_the_signing(event: &Own) -> bool {
        matches!(event, Own::Joint(Joint::SeedRevealed { .. } | Joint::Told { .. }))
    }

    fn may_be_beside_the_signing(command: &OwnCommand) -> bool {
        matches!(command, OwnCommand::Joint(_))
    }

    fn is_needed(record: &Record, _before: &[Recorded], event: &Event) -> bool {
        undo::is_needed(record, event)
    }

    fn follows(before: &Contest, first: &Own, rest: &[&Event]) -> bool {
        law::follows(before, first, rest)
    }

    fn is_all_that_is_due(before: &Contest, first: &Own, at: Moment, rest: &[&Event]) -> bool {
        law::is_all_that_is_due(before, first, at, rest)
    }

    fn texts_fit(event: &Own) -> Result<(), UnfitText> {
        texts::fit(event)
    }

    fn office(contest: &Contest, event: &Own, at: Moment) -> Office {
        office::office(contest, event, at)
    }

    fn takes_back(record: &Record, before: &[Recorded], event: &Own) -> TakesBack {
        undo::takes_back(record, before, event)
    }

    fn is_draw(event: &Own) -> bool {
        matches!(event, Own::LettersDrawn { .. })
    }

    fn has_begun_to_draw(&self) -> bool {
        let begun = |round: &Round| round.announced.is_some() || round.attempt != Attempt::FIRST;
        self.rounds().any(|(_, round)| begun(round))
    }

    fn is_played(&self, round: RoundNo) -> bool {
        self.round(round).is_some_and(Round::is_played)
    }

    fn attempt(&self, round: RoundNo) -> Attempt {
        self.round(round).map_or(Attempt::FIRST, |round| round.attempt)
    }

    fn ended_round(event: &Own) -> Option<RoundNo> {
        ending::ended_round(event)
    }

    fn reached(contest: &Contest, event: &Own) -> Option<Milestone> {
        ending::reached(contest, event)
    }

    fn letters(contest: &Contest, event: &Own) -> Option<LettersOf> {
        verifying::letters(contest, event)
    }

    fn other_letters(why: &Rejection) -> Option<OtherLetters> {
        verifying::other_letters(why)
    }

    fn written(event: &Own) -> Vec<Written> {
        event.written()
    }

    fn may_object(&self, _about: &About) -> bool {
        self.round(self.last_round()).is_some_and(Round::is_settled)
    }

    fn upheld(
        contest: &Contest,
        objection: &Objection,
        reason: &str,
        lexicon: Option<&dyn WordList>,
    ) -> Result<Vec<Event>, Rejection> {
        objection::upheld(contest, objection, reason, lexicon)
    }

    fn is_new_reading(contest: &Contest, objection: &Objection, event: &Own, reason: &str) -> bool {
        objection::is_new_reading(contest, objection, event, reason)
    }

    fn open_round(&self) -> Option<RoundNo> {
        self.rounds().find(|(_, round)| !round.is_settled()).map(|(round, _)| round)
    }

    fn judge(contest: &Contest, lexicon: &dyn WordList) -> Board {
        Board::new(contest, lexicon)
    }

    fn judge_again(board: &mut Board, record: &Record, lexicon: &dyn WordList, event: &Event) {
        board.refresh(record, lexicon, event);
    }

    fn totals(contest: &Contest, lexicon: &dyn WordList) -> Totals {
        verifying::totals(contest, lexicon)
    }

    fn table(contest: &Contest, board: &Board) -> SignedTable {
        SignedTable::of(&last_standings(contest, board, &[]))
    }

    fn placed(table: &SignedTable) -> Vec<Placed> {
        let row = |row: &SignedRow| Placed { player: row.player, rank: row.rank, total: row.total };
        table.0.iter().map(row).collect()
    }

    fn other_papers(then: &Contest, now: &Contest) -> Vec<(RoundNo, PlayerId)> {
        now.game.other_sheets(&then.game)
    }

    fn canonical(table: &SignedTable) -> String {
        table.canonical()
    }

    fn doubts(contest: &Contest, board: &Board, drafts: &[Draft]) -> Vec<Doubt> {
        last_standings(contest, board, drafts).doubts
    }
}
