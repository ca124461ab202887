//! The slip on the desk as it is typed: read, judged, and the plays of its score.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::commands::formats::duplicate::{Entry, Keying};
use crate::domain::board::{Board, Rack};
use crate::domain::formats::duplicate::command::Command;
use crate::domain::formats::duplicate::game::{self, Slip, TurnNo};
use crate::domain::formats::duplicate::judged::rulings;
use crate::domain::formats::duplicate::judging::{JudgedSlip, Words, judge_turn};
use crate::domain::formats::duplicate::notation::{SmallLetters, position, position_text};
use crate::domain::formats::duplicate::written::{NamedPlay, OnSlip};
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::formats::duplicate::slips;
use crate::screens::formats::duplicate::slips::{By, Offered, SlipTold, told};
use crate::views::desk::formats::duplicate::{At, SlipOnDesk};
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
    on_slip(sight).as_ref() != Ok(&saved) || hand(sight).is_some()
}

/// Whether position and word stand there.
pub fn is_placed(sight: &Sight<'_>) -> bool {
    let stands = |entry: &Entry| !sight.desk.text((*entry).into()).trim().is_empty();
    [Entry::Position, Entry::Word].iter().all(stands)
}

/// What there is to ask for so that the hand counts as it is ticked.
pub fn hand(sight: &Sight<'_>) -> Option<Command> {
    let SlipOnDesk { turn, player, ticks, .. } = sight.own().slip.as_ref()?;
    let (turn, player, hand) = (*turn, (*player)?, ticks.hand);
    let was = sight.contest().game.turn(turn)?.place(player).hand;
    (was != hand).then_some(Command::SetRaised { turn, player, hand })
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

/// The one play of the typed score that the list has with the typed position, or the typed word, while nothing is
/// typed under the other; none where there are several.
pub fn picked(sight: &Sight<'_>) -> Option<(String, String)> {
    let written = on_slip(sight).ok()?;
    if written.position.is_empty() == written.word.is_empty() {
        return None;
    }
    let mut fitting = of_that_score(sight).into_iter();
    fitting.next().filter(|_| fitting.next().is_none())
}

/// The plays of the typed score that the list has, as far as what is typed of the play fits them.
fn of_that_score(sight: &Sight<'_>) -> Vec<(String, String)> {
    let Some(on_desk) = &sight.own().slip else { return Vec::new() };
    let (Ok(Some(points)), Ok(written)) = (typed_points(sight), on_slip(sight)) else {
        return Vec::new();
    };
    let Some(plays) = sight.plays(on_desk.turn) else { return Vec::new() };
    // One that was taken by its digit can be changed for another.
    if on_desk.at == At::Offered {
        return plays.of_score(points);
    }
    let at = position(&written.position).map(position_text);
    let fits = |(position, word): &(String, String)| {
        (written.position.is_empty() || Some(position) == at.as_ref())
            && (written.word.is_empty() || *word == written.word)
    };
    plays.of_score(points).into_iter().filter(fits).collect()
}

/// The plays that are offered, with their keys: those that others wrote first.
pub fn offered(sight: &Sight<'_>) -> Vec<Offered> {
    let Some(on_desk) = &sight.own().slip else { return Vec::new() };
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
    slips::offered(&of_that_score(sight), tables)
}
