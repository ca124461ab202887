//! Every sheet that counts, judged, what each player has by it, and what is open; brought up to date by what
//! an event touches.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

use super::doubt::{Doubt, doubt_at};
use super::line::{Line, counts};
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::grade::{Grade, Judge};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::Sheet;
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::formats::anagram::{Contest, Event, Record};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::{Word, Written};
use crate::domain::lexicon::WordList;

type Place = (RoundNo, PlayerId);

/// The grades of a competition. Void sheets and sheets of players who are out are graded too:
/// whether a grade counts is the standings' question.
#[derive(Clone, Debug, Default)]
pub struct Board {
    grades: BTreeMap<Place, Grade>,
    /// Where each sheet lay when it was looked at last: one that is moved tells only where to.
    lies_at: HashMap<SheetId, Place>,
    /// In order, each once. A place may stand here for a word that a revision took away: judging
    /// it once more changes nothing.
    written_in: HashMap<Word, Vec<Place>>,
    /// What each player has.
    lines: BTreeMap<PlayerId, Line>,
    /// What is open about a place beside its words.
    doubts: BTreeMap<Place, Doubt>,
    /// Words to be settled on sheets that count, by round, and on whose, in order of their numbers.
    undecided: BTreeMap<(RoundNo, Written), Vec<PlayerId>>,
    /// The same by place.
    undecided_at: HashMap<Place, Vec<Written>>,
}

/// What an event touches.
enum Touched {
    Nothing,
    /// A sheet's words, or what was found at a second look.
    Sheet(SheetId),
    Round(RoundNo),
    Word(Word),
    /// What counts of a player's sheets, not their grades.
    Player(PlayerId),
    /// So of these places of one round.
    Places(RoundNo, Vec<PlayerId>),
    Everybody,
    Everything,
}

fn touched(contest: &Contest, event: &Event) -> Touched {
    use AnagramEvent as A;
    match event {
        Event::CompetitionCreated { .. }
        | Event::DetailsChanged { .. }
        | Event::EmblemSet { .. }
        | Event::CommitmentRenewed { .. }
        | Event::HallWordSet { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. }
        | Event::Signed { .. }
        | Event::Reopened { .. }
        | Event::RoundPublished { .. }
        | Event::PublicationWithdrawn { .. }
        | Event::SheetPhotographed { .. }
        | Event::PictureAssigned { .. }
        | Event::PictureDiscarded { .. }
        | Event::PicturesDeleted { .. }
        // What it takes back says what it touches.
        | Event::Undone { .. } => Touched::Nothing,
        Event::LexiconChanged { .. } => Touched::Everything,
        Event::DoubleKeyingSet { .. } => Touched::Everybody,
        Event::PlayerAdded { player }
        | Event::PlayerChanged { player }
        | Event::PlayerRemoved { player } => Touched::Player(player.id),
        Event::PenaltyImposed { player, .. } => Touched::Player(*player),
        Event::PenaltyLifted { penalty, .. } => {
            let lifted = contest.common.penalties.iter().find(|other| other.id == *penalty);
            lifted.map_or(Touched::Nothing, |penalty| Touched::Player(penalty.player))
        }
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
            | A::TimeConfirmed { .. }
            | A::AlertReached { .. }
            | A::BreakStarted { .. }
            | A::BreakSet { .. }
            | A::BreakAlertReached { .. }
            | A::BreakEnded { .. }
            | A::SheetsTakenIn { .. }
            | A::Joint(_) => Touched::Nothing,
            A::SheetsCollected { round, players, .. } => Touched::Places(*round, players.clone()),
            A::LatenessSet { round, player, .. }
            | A::NotHandedIn { round, player }
            | A::SheetAwaited { round, player } => Touched::Places(*round, vec![*player]),
            // One that was stopped too early is no longer played.
            A::RemainingSet { round, .. }
            | A::RoundRecorded { round, .. }
            | A::LettersCorrected { round, .. }
            | A::RoundReplayed { round, .. }
            | A::RoundGivenUp { round, .. }
            | A::RoundStopped { round, .. }
            | A::RoundEnded { round } => Touched::Round(*round),
            A::SheetKeyed { sheet, .. }
            | A::SheetRevised { sheet, .. }
            | A::SettledUnreadable { sheet, .. }
            | A::SheetMoved { sheet, .. }
            | A::SheetKeyedAgain { sheet, .. }
            | A::SheetChecked { sheet }
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
        let players = || contest.common.players.keys().copied();
        match touched(contest, event) {
            Touched::Nothing => {}
            Touched::Everything => self.judge_all(contest, lexicon),
            Touched::Everybody => {
                for player in players() {
                    self.count_all(contest, player);
                }
            }
            Touched::Player(player) => self.count_all(contest, player),
            Touched::Places(round, of) => {
                for player in of {
                    self.count(contest, (round, player));
                }
            }
            Touched::Sheet(sheet) => {
                let left = self.lies_at.remove(&sheet);
                let found = contest.game.sheet(sheet);
                let lies = found.and_then(|sheet| Some((sheet.round, sheet.player?)));
                self.lies_at.extend(lies.map(|place| (sheet, place)));
                for place in left.filter(|_| left != lies).into_iter().chain(lies) {
                    self.judge(contest, lexicon, place);
                    self.count(contest, place);
                }
            }
            Touched::Round(round) => {
                for place in players().map(|player| (round, player)) {
                    self.judge(contest, lexicon, place);
                    self.count(contest, place);
                }
            }
            Touched::Word(word) => {
                let judge = judge(contest, lexicon);
                let places = self.written_in.get(&word).cloned().unwrap_or_default();
                for place in places {
                    if let Some(grade) = self.grades.get_mut(&place) {
                        judge.judge_again(grade, &word);
                        self.count(contest, place);
                    }
                }
            }
        }
    }

    /// The grade of a place; `None` when no sheet is keyed there or its round does not count.
    pub fn grade(&self, round: RoundNo, player: PlayerId) -> Option<&Grade> {
        self.grades.get(&(round, player))
    }

    /// Every grade, by round, then player.
    pub fn grades(&self) -> impl Iterator<Item = (RoundNo, PlayerId, &Grade)> {
        self.grades.iter().map(|(&(round, player), grade)| (round, player, grade))
    }

    /// What each player has, in order of their numbers.
    pub(super) fn lines(&self) -> impl Iterator<Item = (PlayerId, &Line)> {
        self.lines.iter().map(|(&player, line)| (player, line))
    }

    /// What a player has.
    pub(super) fn line(&self, player: PlayerId) -> Option<&Line> {
        self.lines.get(&player)
    }

    /// What is open about the places of rounds up to one beside their words, by round, then player.
    pub(super) fn doubts(&self, after: RoundNo) -> impl Iterator<Item = &Doubt> {
        self.doubts
            .iter()
            .take_while(move |((round, _), _)| *round <= after)
            .map(|(_, doubt)| doubt)
    }

    /// The words of rounds up to one that are still to be settled, by round, then word; those on sheets that do
    /// not count are none (§6).
    pub(super) fn undecided(&self, after: RoundNo) -> impl Iterator<Item = Doubt> {
        let open = self.undecided.iter().take_while(move |((round, _), _)| *round <= after);
        open.map(|((round, written), players)| Doubt::Undecided {
            written: written.clone(),
            round: *round,
            players: players.clone(),
        })
    }

    fn judge_all(&mut self, contest: &Contest, lexicon: &dyn WordList) {
        *self = Self::default();
        let lies = |(id, sheet): (SheetId, &Sheet)| Some((id, (sheet.round, sheet.player?)));
        self.lies_at = contest.game.sheets().filter_map(lies).collect();
        for (round, state) in contest.game.rounds() {
            if state.is_played() {
                let rack = contest.game.rack(round);
                for &player in contest.common.players.keys() {
                    self.judge_on(contest, lexicon, rack.as_ref(), (round, player));
                }
            }
        }
        for &player in contest.common.players.keys() {
            self.count_all(contest, player);
        }
    }

    /// Follows what became of all places of a player.
    fn count_all(&mut self, contest: &Contest, player: PlayerId) {
        self.follow(contest, player, all_rounds());
    }

    /// Follows what became of a place: what it brings, and what is open about it.
    fn count(&mut self, contest: &Contest, (round, player): Place) {
        self.follow(contest, player, std::iter::once(round));
    }

    fn follow(
        &mut self,
        contest: &Contest,
        player: PlayerId,
        rounds: impl Iterator<Item = RoundNo> + Clone,
    ) {
        let there = contest.common.players.contains_key(&player);
        for place in rounds.clone().map(|round| (round, player)) {
            let (round, _) = place;
            let played = there && contest.game.is_played(round);
            match doubt_at(contest, round, player).filter(|_| played) {
                Some(doubt) => self.doubts.insert(place, doubt),
                None => self.doubts.remove(&place),
            };
            let counts =
                played && counts(contest, round, player) && !contest.common.is_expelled(player);
            let grade = self.grades.get(&place).filter(|grade| counts && grade.undecided > 0);
            let words = grade.into_iter().flat_map(|grade| &grade.words);
            let open = words.filter(|word| word.verdict.is_undecided());
            self.ask_for(place, open.map(|word| word.written.clone()).collect());
        }
        if there {
            let grade = |round| self.grades.get(&(round, player));
            self.lines.entry(player).or_default().count(contest, player, rounds, grade);
        } else {
            self.lines.remove(&player);
        }
    }

    /// These words of a place are to be settled, in place of those that were.
    fn ask_for(&mut self, place: Place, words: Vec<Written>) {
        let (round, player) = place;
        for written in self.undecided_at.remove(&place).unwrap_or_default() {
            if let Entry::Occupied(mut players) = self.undecided.entry((round, written)) {
                players.get_mut().retain(|other| *other != player);
                if players.get().is_empty() {
                    players.remove();
                }
            }
        }
        for written in &words {
            let players = self.undecided.entry((round, written.clone())).or_default();
            if let Err(at) = players.binary_search(&player) {
                players.insert(at, player);
            }
        }
        if !words.is_empty() {
            self.undecided_at.insert(place, words);
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
        let Some((_, sheet)) = contest.game.sheet_at(round, player) else { return };
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
        self.grades.insert(place, grade);
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
