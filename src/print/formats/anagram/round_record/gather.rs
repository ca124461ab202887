//! The facts of a round, gathered from the record.

use std::collections::{BTreeMap, BTreeSet};

use super::{Checked, Found, Happening, RoundRecord, RoundResult};
use crate::domain::contest::checkpoint::round_ends;
use crate::domain::contest::ruling::Ruling;
use crate::domain::formats::anagram::event::{AlertOutcome, Event as A};
use crate::domain::formats::anagram::grade::Verdict;
use crate::domain::formats::anagram::joint::event::Event as Joint;
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::sheet::{Check, Difference, Lateness, SheetWords};
use crate::domain::formats::anagram::standings::{Board, Status, standings_then};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::formats::anagram::{Contest, Event, Record, Recorded};
use crate::domain::ids::{RoundNo, Seq, SheetId};
use crate::domain::letters::Word;
use crate::language::Subjects;
use crate::print::formats::anagram::graded::{GradedSheet, State, tile};
use crate::print::formats::anagram::standing::rows;
use crate::print::papers::Matter;

impl RoundRecord {
    /// The record of a round.
    pub fn of(matter: Matter<'_, Anagram>, round: RoundNo) -> Self {
        let Matter { record, board, heads, local_time, .. } = matter;
        let contest = record.contest();
        let announced = contest.game.announced(round);
        let subjects = Subjects::of(record.log());
        let mut changes = changes(record);
        let mut happenings = |kind: Told| {
            let events =
                record.log().iter().filter(|one| told(&subjects.own, round, one) == Some(kind));
            let happening = |one: &Recorded| Happening {
                at: local_time(one.at.wall_ms),
                event: one.clone(),
                undone: record.is_undone(one.action),
                changes: changes.remove(&one.seq).unwrap_or_default(),
            };
            events.map(happening).collect::<Vec<_>>()
        };
        let sheets = contest.game.sheets();
        let of_round = sheets.filter(|(_, sheet)| sheet.round == round);
        let counting: Vec<_> = of_round.filter(|(_, sheet)| contest.game.counts(sheet)).collect();
        let results = results(matter, round);
        Self {
            details: contest.common.details.clone(),
            round: round.get(),
            rule: contest.game.rules().round(round),
            state: contest.game.round(round).cloned().unwrap_or_else(Round::to_come),
            letters: announced
                .into_iter()
                .flat_map(|a| &a.letters)
                .map(|&l| tile(&contest.game, l))
                .collect(),
            heads: heads
                .map(|heads| round_ends(record, heads, round).collect())
                .unwrap_or_default(),
            course: happenings(Told::Course),
            corrections: happenings(Told::Correction),
            players: contest.common.players.clone(),
            subjects: subjects.clone(),
            checked: counting
                .iter()
                .filter(|(_, sheet)| matches!(sheet.check, Check::Done(_)))
                .count(),
            nameless: counting.iter().filter(|(_, sheet)| sheet.player.is_none()).count(),
            found: found(&results),
            rulings: rulings(contest, board, round),
            results,
        }
    }
}

/// What each correction changed in the words that counted before it.
fn changes(record: &Record) -> BTreeMap<Seq, Vec<Difference>> {
    let mut counting: BTreeMap<SheetId, &SheetWords> = BTreeMap::new();
    let mut changes = BTreeMap::new();
    for one in record.log() {
        let Event::Own(event) = &one.event else { continue };
        let (A::SheetKeyed { sheet, words, .. }
        | A::SheetRevised { sheet, words, .. }
        | A::KeyingsSettled { sheet, words }) = event
        else {
            continue;
        };
        if let Some(before) = counting.get(sheet) {
            changes.insert(one.seq, before.differences(words));
        }
        if !record.is_undone(one.action) {
            counting.insert(*sheet, words);
        }
    }
    changes
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Told {
    Course,
    Correction,
}

/// Where an event stands in the record of a round; `None` when it is not told there: keying is
/// counted, not told, and an alert only when it was missed.
fn told(sheets: &SheetPlaces, round: RoundNo, recorded: &Recorded) -> Option<Told> {
    let Event::Own(event) = &recorded.event else { return None };
    let of_sheet = sheets.at(recorded.seq).map(|place| place.round);
    let (of, told) = match event {
        A::Joint(Joint::LettersReleased { round, .. }) => (Some(*round), Told::Course),
        A::LettersDrawn { round, .. }
        | A::LettersTyped { round, .. }
        | A::TilesPutBack { round, .. }
        | A::ReplacementsTyped { round, .. }
        | A::LettersShown { round }
        | A::RoundRecorded { round, .. }
        | A::LettersCorrected { round, .. }
        | A::RoundReplayed { round, .. }
        | A::RoundGivenUp { round, .. }
        | A::RoundStarted { round, .. }
        | A::TimeHeld { round, .. }
        | A::RoundPaused { round, .. }
        | A::RoundResumed { round, .. }
        | A::RoundStopped { round, .. }
        | A::RoundEnded { round }
        | A::TimeRestarted { round, .. }
        | A::RemainingSet { round, .. }
        | A::TimeConfirmed { round, .. }
        | A::AlertReached { round, outcome: AlertOutcome::Missed, .. } => {
            (Some(*round), Told::Course)
        }
        A::BreakStarted { after, .. }
        | A::BreakSet { after, .. }
        | A::BreakAlertReached { after, outcome: AlertOutcome::Missed, .. }
        | A::BreakEnded { after } => (Some(*after), Told::Course),
        A::LatenessSet { round, .. }
        | A::NotHandedIn { round, .. }
        | A::SheetAwaited { round, .. }
        | A::SheetsCollected { round, lateness: Lateness::Late, .. } => {
            (Some(*round), Told::Correction)
        }
        A::SheetRevised { .. } | A::KeyingsSettled { .. } | A::SettledUnreadable { .. } => {
            (of_sheet, Told::Correction)
        }
        // Where it went, and where it came from.
        A::SheetMoved { round: to, .. } => {
            (of_sheet.filter(|&from| from == round).or(Some(*to)), Told::Correction)
        }
        A::AlertReached { outcome: AlertOutcome::Given, .. }
        | A::BreakAlertReached { outcome: AlertOutcome::Given, .. }
        | A::SheetsCollected { lateness: Lateness::InTime, .. }
        | A::SheetsTakenIn { .. }
        | A::SheetKeyed { .. }
        | A::SheetKeyedAgain { .. }
        | A::SheetChecked { .. }
        | A::Joint(_) => return None,
    };
    (of == Some(round)).then_some(told)
}

/// Every player: sheets that count by points, then by number, equal points sharing a rank; then those
/// that do not count, are not keyed, were not handed in; last who took no part. Who is told as expelled was so by
/// then, and has no rank, as in the standings after the round.
/// Of a round that was given up there are none: nobody's sheet of it is waited for.
fn results(matter: Matter<'_, Anagram>, round: RoundNo) -> Vec<RoundResult> {
    let (contest, board) = (matter.record.contest(), matter.board);
    if contest.game.round(round).is_some_and(|round| round.stage == Stage::GivenUp) {
        return Vec::new();
    }
    let after = standings_then(contest, board, round, matter.drafts);
    let check = |player| match contest.game.sheet_at(round, player).map(|(_, sheet)| &sheet.check) {
        None => Checked::None,
        Some(Check::Done(_)) => Checked::Twice,
        Some(Check::None | Check::Unsettled(_)) => Checked::Keyed,
    };
    let mut results: Vec<RoundResult> = rows(contest, board, &after)
        .into_iter()
        .map(|row| {
            let player = row.standing.player;
            let sheet = GradedSheet::of(contest, board, round, player);
            let check = sheet.as_ref().map_or(Checked::None, |_| check(player));
            RoundResult { rank: None, row, number: player.get(), sheet, check }
        })
        .collect();
    let place = |result: &RoundResult| match result.sheet.as_ref().map(|sheet| sheet.state) {
        Some(_) if result.row.standing.status == Status::Expelled => 1,
        Some(State::Counts | State::Unsettled) => 0,
        Some(State::Late | State::Void) => 1,
        Some(State::Missing) => 2,
        Some(State::NotHandedIn) => 3,
        None => 4,
    };
    let total = |one: &RoundResult| one.sheet.as_ref().map_or(0, GradedSheet::total);
    results.sort_by_key(|one| (place(one), std::cmp::Reverse(total(one)), one.number));
    let mut above: Option<(u32, i32)> = None;
    for (position, result) in (1_u32..).zip(&mut results) {
        if place(result) > 0 {
            break;
        }
        let own = total(result);
        let rank = above.filter(|(_, points)| *points == own).map_or(position, |(rank, _)| rank);
        result.rank = Some(rank);
        above = Some((rank, own));
    }
    results
}

/// How many words stand in a list of the longest, and of those that one sheet alone has.
const LONGEST: usize = 6;
const SINGLE: usize = 8;
/// The least letters of a word that is worth telling that only one found it.
const SINGLE_LETTERS: usize = 5;

fn found(results: &[RoundResult]) -> Found {
    let mut words: BTreeMap<&Word, usize> = BTreeMap::new();
    let sheets = results.iter().filter_map(|one| one.sheet.as_ref()).filter(|sheet| sheet.counts());
    let mut points = (0, 0);
    for sheet in sheets {
        points = (points.0 + i64::from(sheet.total()), points.1 + 1);
        let valid = sheet.words.iter().filter(|word| word.verdict == Verdict::Valid);
        for word in valid.filter_map(|word| word.written.word()) {
            *words.entry(word).or_default() += 1;
        }
    }
    let mut all: Vec<(&Word, usize)> = words.into_iter().collect();
    all.sort_by_key(|(word, count)| (std::cmp::Reverse(word.letters().len()), *count));
    let single = all.iter().filter(|(word, count)| {
        *count == 1 && points.1 > 1 && word.letters().len() >= SINGLE_LETTERS
    });
    Found {
        words: all.len(),
        points,
        longest: all.iter().take(LONGEST).map(|(word, count)| (word.to_string(), *count)).collect(),
        single: single.take(SINGLE).map(|(word, _)| word.to_string()).collect(),
    }
}

fn rulings(contest: &Contest, board: &Board, round: RoundNo) -> Vec<(Word, Ruling)> {
    let of_round = board.grades().filter(|(of, ..)| *of == round);
    let words = of_round.flat_map(|(.., grade)| &grade.words);
    let judged = words.filter(|word| word.verdict.is_on_the_word());
    let words: BTreeSet<&Word> = judged.filter_map(|word| word.written.word()).collect();
    let ruled = words.into_iter().filter_map(|word| {
        contest.common.rulings.get(word).map(|ruling| (word.clone(), ruling.clone()))
    });
    ruled.collect()
}
