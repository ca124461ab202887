//! The facts of a round, gathered from the record.

use super::{Happening, RoundRecord, RoundResult, Tile};
use crate::domain::contest::checkpoint::round_ends;
use crate::domain::formats::anagram::event::{AlertOutcome, Event as A};
use crate::domain::formats::anagram::round::Round;
use crate::domain::formats::anagram::rules::Kind;
use crate::domain::formats::anagram::sheet::{Check, Lateness, SheetState};
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::whose::SheetPlaces;
use crate::domain::formats::anagram::{Contest, Event, Recorded};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Letter;
use crate::print::formats::anagram::graded::{GradedSheet, State};
use crate::print::papers::Matter;

impl RoundRecord {
    /// The record of a round.
    pub(super) fn of(matter: Matter<'_, Anagram>, round: RoundNo) -> Self {
        let Matter { record, board, heads, local_time, .. } = matter;
        let contest = record.contest();
        let announced = contest.game.announced(round);
        let sheets_of = SheetPlaces::of(record.log());
        let happenings = |kind: Told| {
            let events =
                record.log().iter().filter(|one| told(&sheets_of, round, one) == Some(kind));
            let happening = |one: &Recorded| Happening {
                at: local_time(one.at.wall_ms),
                event: one.clone(),
                undone: record.is_undone(one.action),
            };
            events.map(happening).collect::<Vec<_>>()
        };
        let named = |keep: &dyn Fn(PlayerId) -> bool| {
            let players = contest.common.players.values().filter(|player| keep(player.id));
            players.map(|player| player.name.clone()).collect::<Vec<_>>()
        };
        let sheets = contest.game.sheets();
        let of_round = sheets.filter(|(_, sheet)| sheet.round == round);
        let counting: Vec<_> = of_round.filter(|(_, sheet)| contest.game.counts(sheet)).collect();
        let is =
            |player, wanted: &[SheetState]| wanted.contains(&contest.sheet_state(round, player));
        let late = |player| contest.game.place(round, player).lateness == Lateness::Late;
        Self {
            details: contest.common.details.clone(),
            round: round.get(),
            rule: contest.game.rules().round(round),
            state: contest.game.round(round).cloned().unwrap_or_else(Round::to_come),
            letters: announced
                .into_iter()
                .flat_map(|a| &a.letters)
                .map(|&l| tile(contest, l))
                .collect(),
            heads: heads
                .map(|heads| round_ends(record, heads, round).collect())
                .unwrap_or_default(),
            course: happenings(Told::Course),
            corrections: happenings(Told::Correction),
            players: contest.common.players.clone(),
            sheets: sheets_of.clone(),
            keyed: counting.iter().filter(|(_, sheet)| sheet.player.is_some()).count(),
            checked: counting
                .iter()
                .filter(|(_, sheet)| matches!(sheet.check, Check::Done(_)))
                .count(),
            nameless: counting.iter().filter(|(_, sheet)| sheet.player.is_none()).count(),
            late: named(&late),
            missing: named(&|player| is(player, &[SheetState::Expected, SheetState::Collected])),
            not_handed_in: named(&|player| is(player, &[SheetState::NotHandedIn])),
            results: results(contest, board, round),
        }
    }
}

fn tile(contest: &Contest, letter: Letter) -> Tile {
    let rules = contest.game.rules();
    Tile {
        letter: letter.to_char(),
        value: rules.tile(letter).map_or(0, |tile| tile.value),
        vowel: rules.kind(letter) == Kind::Vowel,
    }
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
        | A::SheetChecked { .. } => return None,
    };
    (of == Some(round)).then_some(told)
}

/// By points, then by number; equal points share a rank. Sheets that are not keyed stand last.
fn results(contest: &Contest, board: &Board, round: RoundNo) -> Vec<RoundResult> {
    let players = contest.common.players.keys();
    let mut sheets: Vec<GradedSheet> =
        players.filter_map(|&player| GradedSheet::of(contest, board, round, player)).collect();
    let missing = |sheet: &GradedSheet| sheet.state == State::Missing;
    sheets.sort_by_key(|sheet| (missing(sheet), std::cmp::Reverse(sheet.total())));
    let mut results: Vec<RoundResult> = Vec::with_capacity(sheets.len());
    for (place, sheet) in (1_u32..).zip(sheets) {
        let shared = results.last().filter(|last| last.sheet.total() == sheet.total());
        let rank = shared.map_or(place, |last| last.rank);
        results.push(RoundResult { rank, sheet });
    }
    results
}
