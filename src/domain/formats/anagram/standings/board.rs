//! Every sheet that counts, judged; brought up to date by what an event touches.

use std::collections::{BTreeMap, HashMap};

use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::grade::{Grade, Judge};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::formats::anagram::{Contest, Event, Record};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;

type Place = (RoundNo, PlayerId);

/// The grades of a competition. Void sheets and sheets of players who are out are graded too:
/// whether a grade counts is the standings' question.
#[derive(Clone, Debug, Default)]
pub struct Board {
    /// Each with the sheet that it is the grade of.
    grades: BTreeMap<Place, (SheetId, Grade)>,
    /// In order, each once. A place may stand here for a word that a revision took away: judging
    /// it once more changes nothing.
    written_in: HashMap<Word, Vec<Place>>,
}

/// What an event touches.
enum Touched {
    Nothing,
    Sheet(SheetId),
    Round(RoundNo),
    Word(Word),
    Everything,
}

fn touched(event: &Event) -> Touched {
    use AnagramEvent as A;
    match event {
        Event::CompetitionCreated { .. }
        | Event::DetailsChanged { .. }
        | Event::CommitmentRenewed { .. }
        | Event::HallWordSet { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::PlayerAdded { .. }
        | Event::PlayerChanged { .. }
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. }
        | Event::Signed { .. }
        | Event::Reopened { .. }
        // What it takes back says what it touches.
        | Event::Undone { .. } => Touched::Nothing,
        Event::LexiconChanged { .. } => Touched::Everything,
        Event::WordRuled { word, .. } | Event::RulingWithdrawn { word } => {
            Touched::Word(word.clone())
        }
        Event::Own(event) => match event {
            A::LettersDrawn { .. }
            | A::LettersTyped { .. }
            | A::TilesPutBack { .. }
            | A::ReplacementsTyped { .. }
            | A::LettersShown { .. }
            | A::RoundStarted { .. }
            | A::TimeHeld { .. }
            | A::RoundPaused { .. }
            | A::RoundResumed { .. }
            | A::TimeRestarted { .. }
            | A::RemainingSet { .. }
            | A::TimeConfirmed { .. }
            | A::AlertReached { .. }
            | A::BreakStarted { .. }
            | A::BreakSet { .. }
            | A::BreakAlertReached { .. }
            | A::BreakEnded { .. }
            | A::SheetsCollected { .. }
            | A::LatenessSet { .. }
            | A::NotHandedIn { .. }
            | A::SheetAwaited { .. }
            | A::SheetsTakenIn { .. }
            | A::SheetKeyedAgain { .. }
            | A::SheetChecked { .. } => Touched::Nothing,
            A::RoundRecorded { round, .. }
            | A::LettersCorrected { round, .. }
            | A::RoundReplayed { round, .. }
            | A::RoundGivenUp { round, .. }
            | A::RoundStopped { round, .. }
            | A::RoundEnded { round } => Touched::Round(*round),
            A::SheetKeyed { sheet, .. }
            | A::SheetRevised { sheet, .. }
            | A::SettledUnreadable { sheet, .. }
            | A::SheetMoved { sheet, .. }
            | A::KeyingsSettled { sheet, .. } => Touched::Sheet(*sheet),
        },
    }
}

impl Board {
    /// Every sheet of a competition, judged.
    pub fn new(contest: &Contest, lexicon: &dyn WordList) -> Self {
        let mut board = Self::default();
        board.judge_all(contest, lexicon);
        board
    }

    /// Brings it up to date after an event that the record has taken in; after an undo by the events
    /// that it takes back, for only what these touched is judged otherwise without them.
    pub fn refresh(&mut self, record: &Record, lexicon: &dyn WordList, event: &Event) {
        let contest = record.contest();
        match event {
            Event::Undone { action } => {
                for taken_back in record.action(*action) {
                    self.judge_touched(contest, lexicon, &taken_back.event);
                }
            }
            event => self.judge_touched(contest, lexicon, event),
        }
    }

    fn judge_touched(&mut self, contest: &Contest, lexicon: &dyn WordList, event: &Event) {
        match touched(event) {
            Touched::Nothing => {}
            Touched::Everything => self.judge_all(contest, lexicon),
            Touched::Sheet(sheet) => {
                // The place that it may have left, too.
                let left = self.grades.iter().filter(|&(_, &(graded, _))| graded == sheet);
                for place in left.map(|(&place, _)| place).collect::<Vec<_>>() {
                    self.judge(contest, lexicon, place);
                }
                let sheet = contest.game.sheet(sheet);
                if let Some((round, player)) = sheet.and_then(|s| Some((s.round, s.player?))) {
                    self.judge(contest, lexicon, (round, player));
                }
            }
            Touched::Round(round) => {
                let of_round = contest.common.players.keys().map(|&player| (round, player));
                of_round.for_each(|place| self.judge(contest, lexicon, place));
            }
            Touched::Word(word) => {
                let judge = judge(contest, lexicon);
                for place in self.written_in.get(&word).into_iter().flatten() {
                    if let Some((_, grade)) = self.grades.get_mut(place) {
                        judge.judge_again(grade, &word);
                    }
                }
            }
        }
    }

    /// The grade of a place; `None` when no sheet is keyed there or its round does not count.
    pub fn grade(&self, round: RoundNo, player: PlayerId) -> Option<&Grade> {
        self.grades.get(&(round, player)).map(|(_, grade)| grade)
    }

    /// Every grade, by round, then player.
    pub fn grades(&self) -> impl Iterator<Item = (RoundNo, PlayerId, &Grade)> {
        self.grades.iter().map(|(&(round, player), (_, grade))| (round, player, grade))
    }

    fn judge_all(&mut self, contest: &Contest, lexicon: &dyn WordList) {
        *self = Self::default();
        for (round, state) in contest.game.rounds() {
            if state.is_played() {
                let rack = contest.game.rack(round);
                for &player in contest.common.players.keys() {
                    self.judge_on(contest, lexicon, rack.as_ref(), (round, player));
                }
            }
        }
    }

    fn judge(&mut self, contest: &Contest, lexicon: &dyn WordList, place: Place) {
        let played = contest.game.is_played(place.0);
        let rack = contest.game.rack(place.0).filter(|_| played);
        self.grades.remove(&place);
        self.judge_on(contest, lexicon, rack.as_ref(), place);
    }

    fn judge_on(
        &mut self,
        contest: &Contest,
        lexicon: &dyn WordList,
        rack: Option<&Tiles>,
        place: Place,
    ) {
        let (round, player) = place;
        let Some(rack) = rack else { return };
        let Some((id, sheet)) = contest.game.sheet_at(round, player) else { return };
        let grade = judge(contest, lexicon).grade(rack, sheet.words(), &sheet.unreadable);
        for word in grade.words.iter().filter_map(|graded| graded.written.word()) {
            match self.written_in.get_mut(word) {
                Some(places) => {
                    if let Err(at) = places.binary_search(&place) {
                        places.insert(at, place);
                    }
                }
                None => {
                    self.written_in.insert(word.clone(), vec![place]);
                }
            }
        }
        self.grades.insert(place, (id, grade));
    }
}

/// What the words of a competition are judged by.
fn judge<'a>(contest: &'a Contest, lexicon: &'a dyn WordList) -> Judge<'a> {
    Judge {
        rules: contest.game.rules(),
        rulings: &contest.common.rulings,
        lexicon,
        authority: contest.common.authority(),
    }
}
