//! The table of all halls after a round, with what is open and what was seen of each: a function of their histories, of the
//! conductor's, and of when letters were first given.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::history::{Beside, History};
use crate::domain::formats::anagram::halls::signed;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::table::JointRow;
use crate::domain::formats::anagram::round::Round;
use crate::domain::formats::anagram::rules::last_round;
use crate::domain::formats::anagram::standings::{MergedRow, Row, Standings, joint_row, merged};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::domain::lexicon::Passport;

/// A start so much after the first is told.
const LATE_MS: i64 = 5 * 60_000;

/// When each hall first had each round's letters, in milliseconds since 1970 UTC.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::hub) struct Openings {
    had: BTreeMap<(VenueNo, RoundNo), i64>,
    /// Those that the hall itself asked for.
    asked: BTreeSet<(VenueNo, RoundNo)>,
    /// The first of all halls.
    first: BTreeMap<RoundNo, i64>,
}

impl Openings {
    /// They were given to a hall that asked for them.
    pub(in crate::hub) fn add(&mut self, venue: VenueNo, round: RoundNo, at_ms: i64) {
        self.asked.insert((venue, round));
        self.had(venue, round, at_ms);
    }

    /// A hall has them, over the telephone or by asking.
    pub(in crate::hub) fn had(&mut self, venue: VenueNo, round: RoundNo, at_ms: i64) {
        for first in [
            self.had.entry((venue, round)).or_insert(at_ms),
            self.first.entry(round).or_insert(at_ms),
        ] {
            *first = at_ms.min(*first);
        }
    }

    /// When a hall that asked for them first had them: what was told over the telephone alone is not witnessed.
    pub(in crate::hub) fn asked(&self, venue: VenueNo, round: RoundNo) -> Option<i64> {
        self.first(venue, round).filter(|_| self.asked.contains(&(venue, round)))
    }

    /// When a hall first had a round's letters.
    pub(in crate::hub) fn first(&self, venue: VenueNo, round: RoundNo) -> Option<i64> {
        self.had.get(&(venue, round)).copied()
    }

    /// So many minutes after the first hall, where that is long.
    pub(in crate::hub) fn late_minutes(&self, venue: VenueNo, round: RoundNo) -> u32 {
        let both = self.first(venue, round).zip(self.first.get(&round));
        let late_ms = both.map_or(0, |(own, first)| own.saturating_sub(*first));
        let minutes = if late_ms > LATE_MS { late_ms / 60_000 } else { 0 };
        u32::try_from(minutes).unwrap_or(u32::MAX)
    }
}

/// A hall, as far as it is here.
pub(in crate::hub) enum Here<'a> {
    /// It sent nothing that counts.
    Absent,
    /// What it sent is not in order, or cannot be judged here.
    Unread(&'a str),
    /// It is of a newer program, so a newer hub reads it.
    Newer(&'a str),
    /// Its history; whether another branch of it waits for the conductor's choice.
    Read(&'a mut History, Choice),
}

/// Whether somebody has to choose between branches of a history.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::hub) enum Choice {
    None,
    Open,
}

/// The table of all halls.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct Merged {
    pub after: u8,
    pub title: String,
    pub format: String,
    pub rules: String,
    pub lexicon: Option<Passport>,
    /// The issue of the signed table that this is; `None` while it is not signed.
    pub issue: Option<u32>,
    /// The issue of the table that was signed and is another: a hall sent something since.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub differs_from: Option<u32>,
    pub provisional: bool,
    /// Whether somebody has to choose between two histories of the conductor.
    #[serde(default, skip_serializing_if = "is_not")]
    pub contested: bool,
    /// The letters of each published round, in order.
    pub letters: Vec<Option<String>>,
    pub venues: Vec<VenueTold>,
    pub standings: Vec<RowTold>,
}

/// A hall in the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct VenueTold {
    pub venue: u16,
    pub name: String,
    pub players: usize,
    /// Whether its players stand in the table.
    pub counts: bool,
    /// Why the table is provisional for it.
    pub open: Vec<Open>,
    /// So many words, sheets and objections are open there.
    pub doubts: usize,
    pub marks: Vec<MarkTold>,
}

/// Why a table is provisional.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(in crate::hub) enum Open {
    /// It sent nothing that counts.
    Absent,
    /// It cannot be read here.
    Unread,
    /// It needs a newer hub.
    Newer,
    /// It is by other rules or another list.
    Unlike,
    /// It played other letters.
    OtherLetters,
    /// Somebody has to choose between two histories of it.
    Contested,
    /// What the conductor ordered is not carried out there.
    Behind,
    /// It has not ended all rounds.
    NotEnded,
    /// Words, sheets or objections are open there.
    Doubts,
    /// It gives no sign and has rounds open. No table that is kept has this: it is of the moment.
    Away,
}

/// What is told of a round in a hall.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct MarkTold {
    pub round: u8,
    #[serde(default, skip_serializing_if = "is_not")]
    pub given_up: bool,
    #[serde(default, skip_serializing_if = "is_not")]
    pub not_witnessed: bool,
    /// So many minutes after the first hall.
    #[serde(default, skip_serializing_if = "is_none")]
    pub late_minutes: u32,
    #[serde(default, skip_serializing_if = "is_none")]
    pub pauses: u32,
    #[serde(default, skip_serializing_if = "is_none")]
    pub restarts: u32,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so it is asked")]
fn is_not(told: &bool) -> bool {
    !told
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "so it is asked")]
fn is_none(count: &u32) -> bool {
    *count == 0
}

/// A player's row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::hub) struct RowTold {
    pub rank: Option<u32>,
    pub venue: u16,
    pub local_rank: Option<u32>,
    pub player: u32,
    pub name: String,
    pub club: String,
    pub status: String,
    pub total: i64,
    pub deductions: i64,
    /// As in the table that is signed.
    pub compared: [u32; 6],
    /// The points of each round; none of one that was not played.
    pub rounds: Vec<Option<i32>>,
}

/// The tables that were made, each until something of it is otherwise.
#[derive(Debug, Default)]
pub(in crate::hub) struct Made(BTreeMap<RoundNo, Kept>);

/// A hall's standings, if they count.
type HallStands = Option<Arc<Standings>>;

/// A table, and what it was made of.
#[derive(Debug)]
struct Kept {
    of: Vec<HallStands>,
    /// Which of these halls each row is of.
    order: Vec<usize>,
    /// How often anything was told of a player.
    people: u64,
    signed: Option<u32>,
    table: Arc<Merged>,
}

impl Made {
    /// The table after a round; the same one while nothing of it is otherwise. A hall that the conductor did not enter is
    /// left out.
    pub(in crate::hub) fn table(
        &mut self,
        (master, choice): (&History, Choice),
        halls: &mut BTreeMap<VenueNo, Here<'_>>,
        openings: &Openings,
        after: RoundNo,
    ) -> Arc<Merged> {
        let contested = choice == Choice::Open;
        let conducted = master.contest();
        let (mut venues, mut of, mut people) = (Vec::new(), Vec::new(), 0);
        let mut numbers = Vec::new();
        for (venue, name) in entered(master) {
            let here = halls.entry(venue).or_insert(Here::Absent);
            let (told, standings) = hall(master, (here, venue, &name), openings, after);
            if let Here::Read(history, _) = here {
                people += history.people();
            }
            of.push(standings.filter(|_| told.counts));
            venues.push(told);
            numbers.push(venue);
        }
        let signed = signed(master.record()).map(|(issue, ..)| issue);
        let head = head(master, after);
        if let Some(kept) = self.0.get(&after)
            && kept.people == people
            && kept.signed == signed
            && kept.of.len() == of.len()
            && (0..of.len()).all(|hall| is_same(kept.of.get(hall), of.get(hall)))
            && (&kept.table.venues, kept.table.contested) == (&venues, contested)
            && (&kept.table.title, &kept.table.letters) == (&head.title, &head.letters)
        {
            return Arc::clone(&kept.table);
        }
        let rows: Vec<(VenueNo, &[Row])> = numbers
            .into_iter()
            .zip(&of)
            .map(|(venue, it)| (venue, it.as_ref().map_or(&[][..], |it| &it.rows)))
            .collect();
        let before = self.0.get(&after).into_iter().flat_map(|kept| {
            let stands = |hall: &usize| is_same(kept.of.get(*hall), of.get(*hall));
            kept.order.iter().copied().filter(stands)
        });
        let rows = merged(&rows, before, conducted.game.rules().tie_break());
        let (issue, differs_from) = issue_of(master, halls, (after, &rows));
        let table = Arc::new(Merged {
            issue,
            differs_from,
            provisional: issue.is_none()
                && (contested || venues.iter().any(|venue| !venue.open.is_empty())),
            contested,
            venues,
            standings: rows.iter().map(|row| told(row, halls)).collect(),
            ..head
        });
        let order = rows.iter().map(|row| row.hall).collect();
        let kept = Kept { of, order, people, signed, table: Arc::clone(&table) };
        self.0.insert(after, kept);
        table
    }
}

/// Whether a hall's standings are those of before, which are the same value then.
fn is_same(before: Option<&HallStands>, now: Option<&HallStands>) -> bool {
    let as_value = |it: &HallStands| it.as_ref().map(Arc::as_ptr);
    before.map(as_value) == now.map(as_value)
}

/// What a table says before its halls.
fn head(master: &History, after: RoundNo) -> Merged {
    let conducted = master.contest();
    let letters = (1..=after.get()).filter_map(RoundNo::new).map(|round| {
        let letters = conducted.game.round(round).map(Round::letters).unwrap_or_default();
        let text: String = letters.iter().map(ToString::to_string).collect();
        (!text.is_empty() && conducted.is_published(round)).then_some(text)
    });
    Merged {
        after: after.get(),
        title: conducted.common.details.title.clone(),
        format: super::NAME.to_owned(),
        rules: conducted.game.rules().id().to_owned(),
        lexicon: conducted.common.lexicon.clone(),
        issue: None,
        differs_from: None,
        provisional: true,
        contested: false,
        letters: letters.collect(),
        venues: Vec::new(),
        standings: Vec::new(),
    }
}

/// The halls that the conductor entered, with their names.
pub(in crate::hub) fn entered(master: &History) -> BTreeMap<VenueNo, String> {
    let centre = master.contest().game.joint().and_then(Joint::centre);
    let venues = centre.into_iter().flat_map(|centre| &centre.venues);
    venues.map(|(venue, entered)| (*venue, entered.name.clone())).collect()
}

/// The halls that have rounds open, of those whose histories are read.
pub(in crate::hub) fn playing(
    master: &History,
    halls: &BTreeMap<VenueNo, Here<'_>>,
) -> Vec<VenueNo> {
    let is_playing = |venue: &VenueNo| match halls.get(venue) {
        Some(Here::Read(history, _)) => !history.has_ended(last_round()),
        Some(Here::Absent | Here::Unread(_) | Here::Newer(_)) | None => false,
    };
    entered(master).into_keys().filter(is_playing).collect()
}

/// A table while halls that have rounds open are away.
pub(in crate::hub) fn while_away(mut table: Arc<Merged>, away: &[VenueNo]) -> Arc<Merged> {
    if !away.is_empty() {
        let told = Arc::make_mut(&mut table);
        let is_away = |venue: &&mut VenueTold| away.iter().any(|it| it.get() == venue.venue);
        told.venues.iter_mut().filter(is_away).for_each(|venue| venue.open.push(Open::Away));
        told.provisional = told.issue.is_none();
    }
    table
}

/// What is told of a hall after a round, and its standings.
pub(in crate::hub) fn hall(
    master: &History,
    (here, venue, name): (&mut Here<'_>, VenueNo, &str),
    openings: &Openings,
    after: RoundNo,
) -> (VenueTold, Option<Arc<Standings>>) {
    let mut told = VenueTold {
        venue: venue.get(),
        name: name.to_owned(),
        players: 0,
        counts: false,
        open: Vec::new(),
        doubts: 0,
        marks: Vec::new(),
    };
    let (history, choice) = match here {
        Here::Absent => {
            told.open.push(Open::Absent);
            return (told, None);
        }
        Here::Unread(_) => {
            told.open.push(Open::Unread);
            return (told, None);
        }
        Here::Newer(_) => {
            told.open.push(Open::Newer);
            return (told, None);
        }
        Here::Read(history, choice) => (history, *choice),
    };
    let standings = history.standings(after);
    let Beside { unlike, other_letters, lacks, .. } = history.beside(master);
    let is_other = other_letters.iter().any(|round| *round <= after);
    told.players = history.contest().common.players.len();
    told.counts = !unlike && !is_other;
    told.doubts = standings.doubts.len();
    let reasons = [
        (history.is_begun(), Open::Unread),
        (unlike, Open::Unlike),
        (is_other, Open::OtherLetters),
        (choice == Choice::Open, Open::Contested),
        (lacks > 0, Open::Behind),
        (!history.has_ended(after), Open::NotEnded),
        (told.doubts > 0, Open::Doubts),
    ];
    told.open = reasons.into_iter().filter(|(is, _)| *is).map(|(_, why)| why).collect();
    let marks = (1..=after.get()).filter_map(RoundNo::new);
    told.marks = marks
        .map(|round| mark(history, (venue, round), openings))
        .filter(|mark| *mark != MarkTold { round: mark.round, ..MarkTold::default() })
        .collect();
    (told, Some(standings))
}

/// What is told of a round in a hall.
fn mark(history: &History, (venue, round): (VenueNo, RoundNo), openings: &Openings) -> MarkTold {
    let course = history.course(round, openings.asked(venue, round));
    let is_played = history.contest().game.is_played(round);
    MarkTold {
        round: round.get(),
        given_up: history.gave_up(round),
        not_witnessed: is_played && !course.witnessed,
        late_minutes: openings.late_minutes(venue, round),
        pauses: course.pauses,
        restarts: course.restarts,
    }
}

/// The name and the club of a row's player.
fn player<'a>(row: &MergedRow, halls: &'a BTreeMap<VenueNo, Here<'_>>) -> (&'a str, &'a str) {
    let player = match halls.get(&row.venue) {
        Some(Here::Read(history, _)) => history.contest().common.players.get(&row.row.player),
        _ => None,
    };
    player.map_or(("", ""), |player| (&player.name, &player.club))
}

fn told(row: &MergedRow, halls: &BTreeMap<VenueNo, Here<'_>>) -> RowTold {
    let (name, club) = player(row, halls);
    let signed = joint_row(row, name.to_owned());
    RowTold {
        rank: signed.rank,
        venue: signed.venue.get(),
        local_rank: signed.local_rank,
        player: signed.player.get(),
        name: signed.name,
        club: club.to_owned(),
        status: row.row.status.code().to_owned(),
        total: signed.total,
        deductions: signed.deductions,
        compared: signed.compared,
        rounds: row.row.rounds.to_vec(),
    }
}

/// The issue of the table that was signed last: if it is this one, and if it is another.
fn issue_of(
    master: &History,
    halls: &BTreeMap<VenueNo, Here<'_>>,
    (after, rows): (RoundNo, &[MergedRow]),
) -> (Option<u32>, Option<u32>) {
    let signed = signed(master.record()).filter(|_| after == last_round());
    let Some((issue, _, table)) = signed else { return (None, None) };
    let same = |(row, signed): (&MergedRow, &JointRow)| {
        joint_row(row, player(row, halls).0.to_owned()) == *signed
    };
    if rows.len() == table.len() && rows.iter().zip(table).all(same) {
        (Some(issue), None)
    } else {
        (None, Some(issue))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hall_has_letters_from_the_first_telling_or_giving_on() {
        const MINUTE_MS: i64 = 60_000;
        let (round, hall) = (RoundNo::FIRST, |number| VenueNo::new(number).unwrap());
        let mut openings = Openings::default();
        openings.add(hall(1), round, 0);
        // One is told alone; one is told and asks later; one asks and is told once more.
        openings.had(hall(2), round, 20 * MINUTE_MS);
        openings.had(hall(3), round, 7 * MINUTE_MS);
        openings.add(hall(3), round, 30 * MINUTE_MS);
        openings.add(hall(4), round, 5 * MINUTE_MS);
        openings.had(hall(4), round, 9 * MINUTE_MS);
        let told = |number| {
            let minutes = |at_ms: Option<i64>| at_ms.map(|ms| ms / MINUTE_MS);
            let (first, asked) =
                (openings.first(hall(number), round), openings.asked(hall(number), round));
            (minutes(first), minutes(asked), openings.late_minutes(hall(number), round))
        };
        assert_eq!(told(1), (Some(0), Some(0), 0));
        assert_eq!(told(2), (Some(20), None, 20));
        assert_eq!(told(3), (Some(7), Some(7), 7));
        assert_eq!(told(4), (Some(5), Some(5), 0));
        assert_eq!(told(5), (None, None, 0));
        // The first of all may be one that was told.
        openings.had(hall(5), round, -3 * MINUTE_MS);
        assert_eq!(openings.late_minutes(hall(4), round), 8);
    }
}
