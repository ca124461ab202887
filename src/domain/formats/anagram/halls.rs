//! Whether the files of a joint competition say the same: the master file and those of its halls, each of which holds by
//! itself. Nothing is asked of any hub.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Event as A;
use super::joint::event::Event as J;
use super::joint::table::{Head, JointRow, canonical};
use super::joint::{Joint, Venue};
use super::round::Stage;
use super::standings::{Board, joint_table};
use super::{Contest, Event, Record};
use crate::domain::contest::Openness;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::contest::ruling::Ruling;
use crate::domain::ids::{ObjectionId, RoundNo, VenueNo};
use crate::domain::letters::Word;

/// A hall's file, as far as the conductor's table stands on it, or as it is where none was signed.
#[derive(Clone, Copy, Debug)]
pub struct Hall<'a> {
    /// Its history.
    pub record: &'a Record,
    /// The same, judged.
    pub board: &'a Board,
    /// Its last event.
    pub head: Head,
}

/// What the files do not say alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The first file is no master file.
    NoMaster,
    /// A file is no hall's of this joint competition: by its place among those given.
    OtherFile(usize),
    /// Two files are of one hall.
    Twice(VenueNo),
    /// The file of a hall that counts is not there.
    Missing(VenueNo),
    /// The conductor did not enter such a hall, or under another name.
    NotEntered(VenueNo),
    /// Other rules, or another word list.
    Unlike(VenueNo),
    /// Its seals, words or tags are not those of the master file.
    OtherWords(VenueNo),
    /// The word that it called is not the one that the master file has.
    OtherWord(VenueNo),
    /// Its letters of a round are not those that were drawn.
    OtherLetters(VenueNo, RoundNo),
    /// It got the letters of a round before they were drawn for all.
    NotDrawn(VenueNo, RoundNo),
    /// A word is ruled on otherwise, or not at all.
    OtherRuling(VenueNo, Word),
    /// An objection about a word is decided otherwise, or in one of the files alone.
    OtherDecision(VenueNo, ObjectionId),
    /// A round that was given up for all is not.
    NotGivenUp(VenueNo, RoundNo),
    /// The signed table stands on another history of it.
    OtherHead(VenueNo),
    /// The files give another table from this row on, counted from 1.
    OtherTable(usize),
}

/// What was found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compared {
    /// What is not alike, in order of halls; nothing when all holds.
    pub differences: Vec<Difference>,
    /// The table that the files give.
    pub table: Vec<JointRow>,
    /// The issue that was signed last; `None` while none was.
    pub issue: Option<u32>,
    /// The halls whose seals were not opened.
    pub unopened: BTreeSet<VenueNo>,
    /// The rounds that a hall gave up by itself.
    pub given_up: Vec<(VenueNo, RoundNo)>,
}

/// The last table that was signed: its issue, what it stands on, its rows.
pub fn signed(master: &Record) -> Option<(u32, &BTreeMap<VenueNo, Head>, &[JointRow])> {
    master.log().iter().rev().find_map(|recorded| match &recorded.event {
        Event::Own(A::Joint(J::JointSigned { issue, heads, table, .. })) => {
            Some((*issue, heads, table.as_slice()))
        }
        _ => None,
    })
}

/// Which hall's file a history is; `None` of any other.
pub fn venue_of(record: &Record) -> Option<&Venue> {
    record.contest().game.joint().and_then(Joint::venue)
}

/// Holds the halls' files against the master file, and derives the table of all.
pub fn compared(master: &Record, halls: &[Hall<'_>]) -> Compared {
    let conducted = master.contest();
    let Some(centre) = conducted.game.joint().and_then(Joint::centre) else {
        return Compared {
            differences: vec![Difference::NoMaster],
            table: Vec::new(),
            issue: None,
            unopened: BTreeSet::new(),
            given_up: Vec::new(),
        };
    };
    // Opened again, it stands on nothing until it is signed anew.
    let is_signed = conducted.common.openness == Openness::Signed;
    let signed = signed(master).filter(|_| is_signed);
    let mut differences = Vec::new();
    let mut known: BTreeMap<VenueNo, Hall<'_>> = BTreeMap::new();
    for (place, hall) in halls.iter().enumerate() {
        let same = hall.record.contest().common.commitment == conducted.common.commitment;
        match venue_of(hall.record).filter(|_| same) {
            None => differences.push(Difference::OtherFile(place)),
            Some(venue) if known.contains_key(&venue.number) => {
                differences.push(Difference::Twice(venue.number));
            }
            Some(venue) => {
                known.insert(venue.number, *hall);
            }
        }
    }
    if let Some((_, heads, _)) = signed {
        for (&venue, head) in heads {
            match known.get(&venue) {
                None => differences.push(Difference::Missing(venue)),
                Some(hall) if hall.head != *head => {
                    differences.push(Difference::OtherHead(venue));
                }
                Some(_) => {}
            }
        }
        // Of a hall on which the table does not stand nothing counts.
        known.retain(|venue, _| heads.contains_key(venue));
    }
    let mut given_up = Vec::new();
    for hall in known.values() {
        let Some(venue) = venue_of(hall.record) else { continue };
        differences.extend(of_hall(conducted, hall.record.contest()));
        let rounds = hall.record.contest().game.rounds();
        let by_itself = rounds.filter(|&(round, state)| {
            state.stage == Stage::GivenUp && !is_given_up(conducted, round)
        });
        given_up.extend(by_itself.map(|(round, _)| (venue.number, round)));
    }
    let counting = known.iter().map(|(&venue, hall)| (venue, hall.record.contest(), hall.board));
    let table = joint_table(conducted.game.rules().tie_break(), counting);
    if let Some((_, _, told)) = signed
        && table != told
    {
        let (derived, told) = (canonical(&table), canonical(told));
        let same = derived.lines().zip(told.lines()).take_while(|(a, b)| a == b);
        differences.push(Difference::OtherTable(same.count() + 1));
    }
    let draw = &centre.draw;
    let sealed = draw.seals.iter().flat_map(BTreeMap::keys);
    let opened = |venue: &VenueNo| draw.opened.as_ref().is_none_or(|all| all.contains_key(venue));
    let unopened = sealed.filter(|venue| !opened(venue)).copied().collect();
    Compared { differences, table, issue: signed.map(|(issue, ..)| issue), unopened, given_up }
}

fn is_given_up(contest: &Contest, round: RoundNo) -> bool {
    contest.game.round(round).is_some_and(|round| round.stage == Stage::GivenUp)
}

/// What of one hall's file is not as the master file has it; nothing of files that are neither.
pub fn of_hall(conducted: &Contest, contest: &Contest) -> Vec<Difference> {
    let centre = conducted.game.joint().and_then(Joint::centre);
    let venue = contest.game.joint().and_then(Joint::venue);
    let Some((centre, venue)) = centre.zip(venue) else { return Vec::new() };
    let mut differences = Vec::new();
    let at = venue.number;
    let named = centre.venues.get(&at).is_some_and(|entered| entered.name == venue.name);
    if !named {
        differences.push(Difference::NotEntered(at));
    }
    let list = |contest: &Contest| contest.common.lexicon.as_ref().map(|list| list.sha256);
    let rules = contest.game.rules() == conducted.game.rules();
    if !rules || list(contest) != list(conducted) {
        differences.push(Difference::Unlike(at));
    }
    if venue.draw != centre.draw {
        differences.push(Difference::OtherWords(at));
    }
    let told = centre.draw.opened.as_ref().and_then(|opened| opened.get(&at));
    let text = contest.common.hall_word.as_ref().filter(|_| venue.takes_part());
    if told.is_some_and(|told| Some(&told.text) != text) {
        differences.push(Difference::OtherWord(at));
    }
    for (round, state) in contest.game.rounds() {
        let drawn = conducted.game.round(round).map(super::round::Round::letters);
        let drawn = drawn.unwrap_or_default();
        let letters = state.letters();
        if !letters.is_empty() && drawn.is_empty() {
            differences.push(Difference::NotDrawn(at, round));
        } else if !letters.is_empty() && letters != drawn {
            differences.push(Difference::OtherLetters(at, round));
        }
        if is_given_up(conducted, round) && state.stage != Stage::GivenUp {
            differences.push(Difference::NotGivenUp(at, round));
        }
    }
    let (here, there) = (&contest.common.rulings, &conducted.common.rulings);
    let ruled = |of: &BTreeMap<Word, Ruling>, word: &Word| of.get(word).map(|ruling| ruling.ruled);
    let is_other = |&word: &&Word| ruled(here, word) != ruled(there, word);
    let otherwise: BTreeSet<&Word> = here.keys().chain(there.keys()).filter(is_other).collect();
    differences.extend(otherwise.into_iter().map(|word| Difference::OtherRuling(at, word.clone())));
    let about_words = |it: &&Objection| matches!(it.about, About::Word { .. });
    let decided_here = contest.common.objections.iter().filter(|it| it.decided.is_some());
    for objection in decided_here.filter(about_words).map(|it| it.id) {
        let mut all = centre.decided.iter();
        if !all.any(|it| (it.venue, it.objection) == (at, objection)) {
            differences.push(Difference::OtherDecision(at, objection));
        }
    }
    for decided in centre.decided.iter().filter(|decided| decided.venue == at) {
        let mut all = contest.common.objections.iter();
        let same = all.any(|it| {
            let outcome = it.decided.as_ref().map(|(outcome, _)| *outcome);
            it.id == decided.objection && outcome == Some(decided.outcome)
        });
        if !same {
            differences.push(Difference::OtherDecision(at, decided.objection));
        }
    }
    differences
}
