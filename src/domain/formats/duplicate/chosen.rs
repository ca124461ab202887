//! What a turn's play was chosen among, and why.

use super::game::{Criterion, Ending, Mode, Turn};
use super::judging::{JudgedTurn, Verdict};
use super::notation::position_text;

/// Slips of the hall that scored as the top did and lay something else: position and main word, each main word
/// once. Plays that nobody wrote are the generator's, and not told here.
pub fn equivalents(turn: &Turn, judged: &JudgedTurn) -> Vec<(String, String)> {
    let (Ending::Top(top), Some(points)) =
        (&turn.ending, judged.top.as_ref().map(|top| top.points))
    else {
        return Vec::new();
    };
    let mut found: Vec<(String, String)> = Vec::new();
    for slip in judged.slips.values().filter(|slip| slip.verdict == Verdict::Correct) {
        let Some(play) = slip.play.as_ref().filter(|play| !play.lays_the_same(&top.play)) else {
            continue;
        };
        let worth = slip.points == points;
        let Some(word) = slip.words.first().filter(|_| worth).map(ToString::to_string) else {
            continue;
        };
        if !found.iter().any(|(_, known)| *known == word) {
            found.push((position_text(play.position), word));
        }
    }
    found
}

/// What the arbiter named for choosing the play. In a game whose hall names the top it is told only where another play of
/// the hall scored as much, and none more: else nothing was chosen.
pub fn criteria(mode: Mode, turn: &Turn, judged: &JudgedTurn) -> Vec<Criterion> {
    let Ending::Top(top) = &turn.ending else { return Vec::new() };
    let points = judged.top.as_ref().map_or(0, |top| top.points);
    let was_chosen = match mode {
        Mode::Hall => judged.best <= points && !equivalents(turn, judged).is_empty(),
        Mode::Program => judged.best <= points,
    };
    if was_chosen { top.criteria.clone() } else { Vec::new() }
}
