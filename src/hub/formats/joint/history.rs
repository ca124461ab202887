//! A history of a joint competition as its rows here say: a hall's competition, judged, and what of it is not as the
//! conductor's history has it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::clock::{Clock, Course};
use crate::domain::contest::Openness;
use crate::domain::contest::event::{Event, Recorded};
use crate::domain::contest::objection::About;
use crate::domain::formats::anagram::event::Event as Play;
use crate::domain::formats::anagram::halls::{Difference, of_hall};
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::event::Event as JointEvent;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::{all_rounds, last_round};
use crate::domain::formats::anagram::sheet::SheetState;
use crate::domain::formats::anagram::standings::{Board, Doubt, Standings, standings_then};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Contest, Record};
use crate::domain::ids::{PlayerId, RoundNo, VenueNo};
use crate::domain::letters::{Word, Written};
use crate::domain::lexicon::WordList;
use crate::domain::person::Role;
use crate::storage::{Growing, Grown, Needed, Problem, RawRow};

/// A row, and when it came, in milliseconds since 1970 UTC.
#[derive(Clone, Debug)]
pub(in crate::hub) struct Dated {
    pub row: RawRow,
    pub got_ms: i64,
}

/// A history that is read as it grows.
#[derive(Debug)]
pub(in crate::hub) struct History {
    growing: Growing<Anagram>,
    board: Board,
    clock: Clock,
    /// How many of the conductor's orders were carried out.
    carried_out: u64,
    /// How often something was said to every hall.
    told: usize,
    /// How often anything was told of a player.
    people: u64,
    /// How it is beside the conductor's history of so many events.
    beside: Option<(usize, Beside)>,
    /// The standings after each round that was asked for, and whether they are of the last row.
    ranked: BTreeMap<RoundNo, (Arc<Standings>, bool)>,
}

/// How a hall's history is beside the conductor's.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::hub) struct Beside {
    /// By other rules or another list, or it is none that the conductor entered: nothing of it counts.
    pub unlike: bool,
    /// The rounds that it played with other letters: nothing of it counts.
    pub other_letters: Vec<RoundNo>,
    /// So many of the conductor's orders are not carried out there.
    pub lacks: usize,
    /// The word that it called is not in its place: it takes no tags before its referee says why.
    pub other_word: bool,
}

/// A word that waits for the conductor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::hub) struct Undecided {
    pub word: Word,
    pub round: RoundNo,
    pub players: usize,
}

/// An objection about a word that waits for the conductor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::hub) struct Objected {
    pub objection: u32,
    pub player: PlayerId,
    pub name: String,
    pub word: Word,
    pub round: RoundNo,
}

/// How far a hall is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::hub) struct Progress {
    /// The round that it is at, and how far that is.
    pub round: Option<(RoundNo, &'static str)>,
    /// Sheets of that round that are expected, and how many of them are there.
    pub sheets: (usize, usize),
    pub players: usize,
    /// Whether its own sheet is signed.
    pub signed: bool,
    pub carried_out: u64,
}

impl History {
    /// What its first rows say.
    pub(in crate::hub) fn new(rows: &[Dated], needed: &Needed) -> Result<Self, Problem> {
        let raw: Vec<RawRow> = rows.iter().map(|dated| dated.row.clone()).collect();
        let (growing, events) = Growing::<Anagram>::new(&raw, needed)?;
        let board = Board::new(growing.record().contest(), list_of(&growing));
        let (clock, ranked) = (Clock::default(), BTreeMap::new());
        let mut history = Self {
            growing,
            board,
            clock,
            carried_out: 0,
            told: 0,
            people: 0,
            beside: None,
            ranked,
        };
        for recorded in &events {
            history.note(recorded, rows);
        }
        Ok(history)
    }

    /// Takes in more rows. Whether it is to be read anew.
    pub(in crate::hub) fn take(
        &mut self,
        rows: &[Dated],
        needed: &Needed,
    ) -> Result<bool, Problem> {
        self.beside = None;
        for (_, is_fresh) in self.ranked.values_mut() {
            *is_fresh = false;
        }
        let raw: Vec<RawRow> = rows.iter().map(|dated| dated.row.clone()).collect();
        let Grown::By(events) = self.growing.take(&raw, needed)? else { return Ok(true) };
        let list = list_of(&self.growing);
        for recorded in &events {
            self.board.refresh(self.growing.record(), list, &recorded.event);
        }
        for recorded in &events {
            self.note(recorded, rows);
        }
        Ok(false)
    }

    fn note(&mut self, recorded: &Recorded<Anagram>, rows: &[Dated]) {
        self.carried_out += u64::from(recorded.who.role == Role::Centre);
        self.told +=
            usize::from(matches!(recorded.event, Event::Own(Play::Joint(JointEvent::Told { .. }))));
        self.people += u64::from(matches!(
            recorded.event,
            Event::PlayerAdded { .. }
                | Event::PlayerChanged { .. }
                | Event::PlayerRemoved { .. }
                | Event::Undone { .. }
        ));
        // What was begun with earlier rows came with the last of its action.
        let seq = i64::try_from(recorded.seq.0).unwrap_or(i64::MAX);
        let at = rows.partition_point(|dated| dated.row.seq < seq);
        if let Some(dated) = rows.get(at) {
            self.clock.take(recorded, dated.got_ms);
        }
    }

    pub(in crate::hub) fn record(&self) -> &Record {
        self.growing.record()
    }

    pub(in crate::hub) fn contest(&self) -> &Contest {
        self.growing.record().contest()
    }

    /// Whether its last action cannot stand as far as it came.
    pub(in crate::hub) fn is_begun(&self) -> bool {
        self.growing.is_begun()
    }

    /// The standings after a round as they would be had nothing followed it.
    pub(in crate::hub) fn standings(&mut self, after: RoundNo) -> Arc<Standings> {
        let kept = self.ranked.get(&after);
        if let Some((standings, true)) = kept {
            return Arc::clone(standings);
        }
        let new = standings_then(self.contest(), &self.board, after, &[]);
        // The same value while nothing of it is otherwise: who made something of it need not make it again.
        let standings = match kept {
            Some((before, _)) if **before == new => Arc::clone(before),
            _ => Arc::new(new),
        };
        self.ranked.insert(after, (Arc::clone(&standings), true));
        standings
    }

    /// How often anything was told of a player.
    pub(in crate::hub) fn people(&self) -> u64 {
        self.people
    }

    /// Whether every round up to one is over or given up.
    pub(in crate::hub) fn has_ended(&self, after: RoundNo) -> bool {
        let mut rounds = all_rounds().take_while(|round| *round <= after);
        rounds.all(|round| self.contest().game.round(round).is_some_and(Round::is_settled))
    }

    /// Whether it gave a round up.
    pub(in crate::hub) fn gave_up(&self, round: RoundNo) -> bool {
        self.contest().game.round(round).is_some_and(|it| it.stage == Stage::GivenUp)
    }

    /// Whether it has begun a round.
    pub(in crate::hub) fn has_begun(&self, round: RoundNo) -> bool {
        self.contest().game.round(round).is_some_and(|it| it.stage != Stage::ToCome)
    }

    /// Of the conductor's history: the last round that was opened; the first before any was.
    pub(in crate::hub) fn at_round(&self) -> RoundNo {
        let centre = self.contest().game.joint().and_then(Joint::centre);
        let opened = centre.and_then(|centre| centre.opened.keys().last().copied());
        opened.unwrap_or(RoundNo::FIRST)
    }

    /// Of the conductor's history: whether a hall was told a round's letters over the telephone.
    pub(in crate::hub) fn was_told(&self, venue: VenueNo, round: RoundNo) -> bool {
        let centre = self.contest().game.joint().and_then(Joint::centre);
        centre.is_some_and(|centre| centre.told.contains(&(venue, round)))
    }

    /// Of the conductor's history: when halls were told rounds' letters over the telephone, in milliseconds since 1970 UTC.
    pub(in crate::hub) fn told(&self) -> impl Iterator<Item = (VenueNo, RoundNo, i64)> {
        self.clock.told()
    }

    /// A round's time, of which the letters were first given to it at a moment.
    pub(in crate::hub) fn course(&self, round: RoundNo, first_ms: Option<i64>) -> Course {
        self.clock.course(round, first_ms)
    }

    /// How it is beside the conductor's.
    pub(in crate::hub) fn beside(&mut self, master: &Self) -> Beside {
        let events = master.record().log().len();
        if let Some((_, beside)) = self.beside.as_ref().filter(|(of, _)| *of == events) {
            return beside.clone();
        }
        let beside = self.compared(master);
        self.beside = Some((events, beside.clone()));
        beside
    }

    fn compared(&self, master: &Self) -> Beside {
        let conducted = master.contest();
        let commitment = |contest: &Contest| contest.common.commitment;
        let unlike = commitment(conducted) != commitment(self.contest());
        let lacks = self.not_heard(master);
        let other_word = self.has_other_word(master);
        let mut beside = Beside { unlike, lacks, other_word, ..Beside::default() };
        for difference in of_hall(conducted, self.contest()) {
            match difference {
                Difference::Unlike(_) | Difference::NotEntered(_) => beside.unlike = true,
                Difference::OtherLetters(_, round) => beside.other_letters.push(round),
                Difference::OtherRuling(..)
                | Difference::OtherDecision(..)
                | Difference::NotGivenUp(..)
                | Difference::OtherWords(_)
                | Difference::OtherWord(_) => beside.lacks += 1,
                // Letters that were told over the telephone may be here before the conductor's row of them.
                Difference::NotDrawn(..)
                | Difference::NoMaster
                | Difference::OtherFile(_)
                | Difference::Twice(_)
                | Difference::Missing(_)
                | Difference::OtherHead(_)
                | Difference::OtherTable(_) => {}
            }
        }
        beside
    }

    fn has_other_word(&self, master: &Self) -> bool {
        let conducted = master.contest().game.joint().and_then(Joint::centre);
        let opened = conducted.and_then(|centre| centre.draw.opened.as_ref());
        let (contest, venue) = (self.contest(), self.contest().game.joint().and_then(Joint::venue));
        let Some((opened, venue)) = opened.zip(venue) else { return false };
        let own = contest.common.hall_word.as_ref().filter(|_| venue.takes_part());
        let there = opened.get(&venue.number).map(|it| &it.text);
        venue.draw.tags.is_none() && own.is_some() && own != there
    }

    /// How many of the conductor's orders that leave no difference in what is played are not carried out.
    fn not_heard(&self, master: &Self) -> usize {
        let (conducted, contest) = (master.contest(), self.contest());
        let is_so = |round: &RoundNo| contest.is_published(*round) || self.gave_up(*round);
        let published = conducted.published().filter(|round| !is_so(round)).count();
        let told = master.told.saturating_sub(self.told);
        let is_signed =
            conducted.game.joint().and_then(Joint::centre).is_some_and(|it| it.issues > 0);
        published + told + usize::from(is_signed && contest.common.revealed.is_none())
    }

    /// The words that wait for the conductor; a letter that cannot be read is settled in the hall.
    pub(in crate::hub) fn undecided(&mut self) -> Vec<Undecided> {
        let last = last_round();
        let standings = self.standings(last);
        let undecided = standings.doubts.iter().filter_map(|doubt| match doubt {
            Doubt::Undecided { written: Written::Word(word), round, players } => {
                Some(Undecided { word: word.clone(), round: *round, players: players.len() })
            }
            _ => None,
        });
        undecided.collect()
    }

    pub(in crate::hub) fn objected(&self) -> Vec<Objected> {
        let common = &self.contest().common;
        let open = common.objections.iter().filter(|objection| objection.decided.is_none());
        let about_word = open.filter_map(|objection| match &objection.about {
            About::Word { round, word } => Some(Objected {
                objection: objection.id.get(),
                player: objection.player,
                name: common
                    .players
                    .get(&objection.player)
                    .map(|player| player.name.clone())
                    .unwrap_or_default(),
                word: word.clone(),
                round: *round,
            }),
            About::Reading { .. } | About::Void { .. } => None,
        });
        about_word.collect()
    }

    pub(in crate::hub) fn progress(&self) -> Progress {
        let contest = self.contest();
        let begun = contest.game.rounds().filter(|(_, state)| state.stage != Stage::ToCome).last();
        let (mut expected, mut there) = (0, 0);
        if let Some((round, state)) = begun
            && state.is_played()
        {
            for &player in contest.common.players.keys() {
                match contest.sheet_state(round, player) {
                    SheetState::NotExpected => {}
                    SheetState::Expected | SheetState::Collected => expected += 1,
                    SheetState::NotHandedIn | SheetState::Keyed | SheetState::Checked => {
                        (expected, there) = (expected + 1, there + 1);
                    }
                }
            }
        }
        Progress {
            round: begun.map(|(round, state)| (round, code(&state.stage))),
            sheets: (expected, there),
            players: contest.common.players.len(),
            signed: contest.common.openness == Openness::Signed,
            carried_out: self.carried_out,
        }
    }

    /// Whether the word list that judges it is here.
    pub(in crate::hub) fn has_list(&self) -> bool {
        self.growing.list().is_some()
    }
}

/// What judges where the list is not here: nothing that is told of it counts.
struct NoWords;

impl WordList for NoWords {
    fn contains(&self, _word: &Word) -> bool {
        false
    }
}

fn list_of(growing: &Growing<Anagram>) -> &dyn WordList {
    match growing.list() {
        Some(list) => list,
        None => &NoWords,
    }
}

/// How far a round is.
fn code(stage: &Stage) -> &'static str {
    match stage {
        Stage::ToCome => "to_come",
        Stage::Drawn => "drawn",
        Stage::Running(_) => "running",
        Stage::Held(_) | Stage::Paused(..) => "paused",
        Stage::Over => "over",
        Stage::Recorded => "recorded",
        Stage::GivenUp => "given_up",
    }
}
