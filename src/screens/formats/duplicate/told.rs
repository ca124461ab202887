//! What belongs to the top of a turn and is told to the hall after it: plays that scored as much, the best of the
//! hall with its solo, better plays that were found late.

use std::collections::BTreeSet;

use super::plays::Plays;
use crate::domain::board::Play;
use crate::domain::formats::duplicate::Contest;
use crate::domain::formats::duplicate::game::{Mode, TurnNo};
use crate::domain::formats::duplicate::judged::{Judged, in_game};
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::notation::position_text;
use crate::domain::formats::duplicate::turn::{Handed, Turn};
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::ids::PlayerId;

/// The plays that scored as much as the announced top of a turn, each by position and main word, those of one
/// main word once: of the hall's slips, or in program mode of the list.
pub fn equivalents(
    contest: &Contest,
    judged: &Judged,
    turn: TurnNo,
    plays: Option<&Plays>,
) -> Vec<(String, String)> {
    let game = &contest.game;
    let Some(top) = game.turn(turn).and_then(Turn::laid) else { return Vec::new() };
    let board = game.board_before(turn);
    let points = game.rules().scoring.score(&board, top);
    let named: Vec<NamedPlay> = match game.mode {
        Mode::Hall => {
            let slips = judged.turn(turn).into_iter().flat_map(|turn| turn.slips.values());
            let same = slips.filter(|slip| slip.verdict == Verdict::Correct);
            let same = same.filter(|slip| slip.points == points);
            same.filter_map(|slip| slip.play.as_ref())
                .filter(|play| !play.lays_the_same(top))
                .map(|play| NamedPlay::of(play, &board))
                .collect()
        }
        Mode::Program => {
            let first = plays.map(Plays::first).unwrap_or_default().iter();
            let other =
                |named: &&NamedPlay| named.laid(&board).is_ok_and(|play| !play.lays_the_same(top));
            first.filter(other).cloned().collect()
        }
    };
    let own = NamedPlay::of(top, &board).word_text();
    let mut words = BTreeSet::from([plain(&own)]);
    let mut told = Vec::new();
    for one in named {
        let word = one.word_text();
        // A joker's mark makes no other word.
        if words.insert(plain(&word)) {
            told.push((position_text(one.position), word));
        }
    }
    told
}

fn plain(word: &str) -> String {
    word.replace('0', "")
}

/// The best of the hall in a turn, and the solo: none where the hall has nothing to be told, or not yet: as long as a slip
/// is not read it may have as much.
pub fn best(contest: &Contest, judged: &Judged, turn: TurnNo) -> Option<(u32, Option<u32>)> {
    let game = &contest.game;
    let place = |player| game.turn(turn).map(|turn| turn.place(player).handed);
    let is_awaited = |&player: &PlayerId| {
        game.slip_at(turn, player).is_none() && place(player) != Some(Handed::NotHandedIn)
    };
    if in_game(&contest.common, turn).iter().any(is_awaited) {
        return None;
    }
    let judged = judged.turn(turn).filter(|judged| judged.counts && judged.best > 0)?;
    let solo = judged.solo.map(|(_, points)| points);
    let told = contest.game.mode == Mode::Program || solo.is_some();
    told.then_some((judged.best, solo))
}

/// A better play of a turn that was found after the next one began.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateFind {
    /// Of which turn.
    pub turn: TurnNo,
    /// Whose slips have it.
    pub players: BTreeSet<PlayerId>,
    /// What it lays.
    pub play: Play,
    /// Its points.
    pub points: u32,
}

/// The late finds that the hall was not told of yet.
pub fn late_finds(contest: &Contest, judged: &Judged) -> Vec<LateFind> {
    let turns = contest.game.turns();
    turns
        .filter_map(|(number, turn)| late_find(contest, judged, number, &turn.announced_late))
        .collect()
}

/// The late find of a turn, those left out who were announced.
pub fn late_find(
    contest: &Contest,
    judged: &Judged,
    turn: TurnNo,
    announced: &BTreeSet<PlayerId>,
) -> Option<LateFind> {
    let mut players = judged.late_finds(contest, turn);
    players.retain(|player| !announced.contains(player));
    let of = judged.turn(turn)?;
    let slip = |player: &PlayerId| of.slips.get(player);
    let laid = |slip: &JudgedSlip| slip.play.clone();
    let play = players.iter().filter_map(slip).find_map(laid)?;
    Some(LateFind { turn, players, play, points: of.best })
}
