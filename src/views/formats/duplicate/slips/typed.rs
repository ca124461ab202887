//! The slip on the desk as it is typed: read, judged, and the plays of its score.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::commands::formats::duplicate::{Entry, Keying};
use crate::domain::board::{Board, Rack};
use crate::domain::formats::duplicate::game::{self, Slip, TurnNo};
use crate::domain::formats::duplicate::judged::rulings;
use crate::domain::formats::duplicate::judging::{JudgedSlip, Words, judge_turn};
use crate::domain::formats::duplicate::notation::{SmallLetters, position_text};
use crate::domain::formats::duplicate::written::{NamedPlay, OnSlip};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::formats::duplicate::slips;
use crate::screens::formats::duplicate::slips::{By, Offered, SlipTold, told};
use crate::views::desk::formats::duplicate::SlipOnDesk;
use crate::views::formats::duplicate::Sight;

/// The points as typed; none where none stand there.
///
/// # Errors
/// That they are no points, for people.
pub fn typed_points(sight: &Sight<'_>) -> Result<Option<u32>, String> {
    let typed = sight.desk.text(Entry::Points.into()).trim();
    if typed.is_empty() {
        return Ok(None);
    }
    let points = typed.parse().ok().filter(|points| *points <= OnSlip::MOST_POINTS);
    points.map(Some).ok_or_else(|| tr(sight.language(), "places-no-points"))
}

/// What the slip on the desk says as typed.
///
/// # Errors
/// What cannot be read, for people.
pub fn on_slip(sight: &Sight<'_>) -> Result<OnSlip, String> {
    let ticks = sight.own().slip.as_ref().map(|slip| slip.ticks).unwrap_or_default();
    let written = OnSlip {
        position: sight.desk.text(Entry::Position.into()).to_owned(),
        word: sight.desk.text(Entry::Word.into()).to_owned(),
        points: typed_points(sight)?,
        table: ticks.table,
        turn: ticks.turn,
        fault: ticks.fault,
    };
    Ok(written.folded(SmallLetters::Nothing))
}

/// Whether something else is typed than what is saved, or ticked of the hand.
pub fn is_changed(sight: &Sight<'_>) -> bool {
    let Some(slip) = &sight.own().slip else { return false };
    let saved = slip.seen.clone().unwrap_or_default();
    let hand = slip.player.and_then(|player| {
        let turn = sight.contest().game.turn(slip.turn)?;
        Some(turn.place(player).hand)
    });
    on_slip(sight).as_ref() != Ok(&saved) || hand.is_some_and(|hand| hand != slip.ticks.hand)
}

/// A turn's board and letters.
fn place_of(sight: &Sight<'_>, turn: TurnNo) -> (Board, Rack) {
    (sight.contest().game.board_before(turn), sight.rack(turn))
}

/// The slip on the desk as it is judged; none while nothing is typed on it.
pub(super) fn judged(sight: &Sight<'_>, on_desk: &SlipOnDesk) -> Option<(Slip, JudgedSlip)> {
    let written = on_slip(sight).ok()?;
    let player = on_desk.player.unwrap_or(PlayerId::MOST);
    let hand = on_desk.ticks.hand;
    let keyed = on_desk.player.and_then(|who| sight.contest().game.slip_at(on_desk.turn, who));
    let outcome = keyed.and_then(|(_, slip)| slip.outcome.clone());
    if written == OnSlip::EMPTY && hand == game::Hand::Raised && keyed.is_none() {
        return None;
    }
    let slip = Slip {
        position: written.position,
        word: written.word,
        points: written.points,
        hand,
        fault: written.fault,
        table: written.table,
        turn: written.turn,
        outcome: outcome.filter(|_| on_desk.keying == Keying::First),
    };
    let contest = sight.contest();
    let rulings = rulings(&contest.common);
    let words =
        Words { list: sight.words, authority: contest.common.authority(), rulings: &rulings };
    let (board, rack) = place_of(sight, on_desk.turn);
    let turn = game::Turn {
        drawn: rack,
        slips: BTreeMap::from([(player, slip.clone())]),
        ..game::Turn::default()
    };
    let rules = Arc::clone(contest.game.rules());
    let game = game::Game { rules, mode: contest.game.mode, turns: Vec::new() };
    let mut judged = judge_turn(&game, words, &turn, &board, BTreeSet::from([player]));
    Some((slip, judged.slips.remove(&player)?))
}

/// What is said of it.
pub(super) fn told_of(sight: &Sight<'_>, on_desk: &SlipOnDesk) -> Option<SlipTold> {
    let (slip, judged) = judged(sight, on_desk)?;
    let (board, rack) = place_of(sight, on_desk.turn);
    let by = By {
        rules: sight.contest().game.rules(),
        board: &board,
        rack: &rack,
        before: warnings_before(sight, on_desk),
    };
    Some(told(&slip, &judged, by, sight.language()))
}

/// The warnings of the player beside those of this slip.
fn warnings_before(sight: &Sight<'_>, on_desk: &SlipOnDesk) -> (u32, u32) {
    let Some(player) = on_desk.player else { return (0, 0) };
    let turns = sight.judged.turns();
    let of_slips = turns
        .filter(|(turn, _)| *turn != on_desk.turn)
        .filter_map(|(_, turn)| turn.slips.get(&player))
        .map(|slip| slip.warnings);
    let of_slips: u32 = of_slips.sum();
    let (technical, disciplinary) =
        crate::views::formats::duplicate::sanctions::imposed(sight, player);
    (of_slips + technical, disciplinary)
}

/// The plays of the typed score that the list has, with their keys: those that others wrote first.
pub fn offered(sight: &Sight<'_>) -> Vec<Offered> {
    let Some(on_desk) = &sight.own().slip else { return Vec::new() };
    let Ok(Some(points)) = typed_points(sight) else { return Vec::new() };
    let Some(plays) = sight.plays(on_desk.turn) else { return Vec::new() };
    let (board, _) = place_of(sight, on_desk.turn);
    let mut wrote: BTreeMap<(String, String), Vec<u32>> = BTreeMap::new();
    let judged = sight.judged.turn(on_desk.turn);
    for (player, slip) in judged.into_iter().flat_map(|turn| &turn.slips) {
        let own = on_desk.player == Some(*player);
        if let Some(play) = slip.play.as_ref().filter(|_| !own) {
            let named = NamedPlay::of(play, &board);
            let name = (position_text(named.position), named.word_text());
            wrote.entry(name).or_default().push(player.get());
        }
    }
    let tables = |position: &str, word: &str| {
        wrote.get(&(position.to_owned(), word.to_owned())).cloned().unwrap_or_default()
    };
    slips::offered(&plays.of_score(points), tables)
}
