//! The plays that a game may go on with: in hall mode the best correct slips, in program mode the first play of
//! the list, whose equivalents are only seen.

use crate::domain::board::{Graph, Play};
use crate::domain::formats::duplicate::game::{Mode, TurnNo};
use crate::domain::formats::duplicate::judging::{JudgedSlip, Verdict};
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::views::formats::duplicate::Sight;

/// A play that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosable {
    /// By its name.
    pub named: NamedPlay,
    /// What it lays.
    pub play: Play,
    /// What it is worth.
    pub points: u32,
    /// Whose slips lay it.
    pub players: Vec<PlayerId>,
}

/// The plays of the highest score, in no order yet; in program mode in the program's, the first being the one that
/// the game goes on with.
pub fn candidates(sight: &Sight<'_>, turn: TurnNo) -> Vec<Choosable> {
    let contest = sight.contest();
    let game = &contest.game;
    let board = game.board_before(turn);
    let Some(judged) = sight.judged.turn(turn) else { return Vec::new() };
    let wrote = |play: &Play| {
        let laid = |slip: &JudgedSlip| slip.play.as_ref().is_some_and(|it| it.lays_the_same(play));
        let slips = judged.slips.iter().filter(|(_, slip)| laid(slip));
        slips.map(|(&player, _)| player).collect::<Vec<_>>()
    };
    if game.mode == Mode::Program {
        let Some(plays) = sight.plays(turn) else { return Vec::new() };
        let points = plays.most().unwrap_or_default();
        let first = plays.first().iter().filter_map(|named| {
            let play = named.laid(&board).ok()?;
            let players = wrote(&play);
            Some(Choosable { named: named.clone(), players, play, points })
        });
        return first.collect();
    }
    let claims = judged.slips.values().filter(|slip| is_claim(slip));
    let claims: Vec<&JudgedSlip> = claims.filter(|slip| slip.play.is_some()).collect();
    let most = claims.iter().map(|slip| slip.points).max().unwrap_or_default();
    let mut found: Vec<Choosable> = Vec::new();
    for slip in claims.into_iter().filter(|slip| slip.points == most && most > 0) {
        let Some(play) = &slip.play else { continue };
        if found.iter().any(|one| one.play.lays_the_same(play)) {
            continue;
        }
        let named = NamedPlay::of(play, &board);
        let play = named.laid(&board).unwrap_or_else(|_| play.clone());
        found.push(Choosable { players: wrote(&play), named, play, points: most });
    }
    found
}

/// What a slip claims with right.
pub(super) fn is_claim(slip: &JudgedSlip) -> bool {
    match slip.verdict {
        Verdict::Correct | Verdict::Ruled => slip.points > 0,
        Verdict::Incorrect(_) | Verdict::Undecided | Verdict::Pass | Verdict::Missing => false,
    }
}

/// The slips that wait for a ruling and would be worth more: whose, what, and which words.
pub(super) fn undecided_above(
    sight: &Sight<'_>,
    turn: TurnNo,
    points: u32,
) -> Vec<(PlayerId, NamedPlay, u32, Vec<Word>)> {
    let game = &sight.contest().game;
    let board = game.board_before(turn);
    let slips = sight.judged.turn(turn).into_iter().flat_map(|turn| &turn.slips);
    slips
        .filter(|(_, slip)| slip.verdict == Verdict::Undecided)
        .filter_map(|(&player, slip)| {
            let play = slip.play.as_ref()?;
            let worth = game.rules().scoring.score(&board, play);
            let named = NamedPlay::of(play, &board);
            (worth > points).then(|| (player, named, worth, slip.deciding.clone()))
        })
        .collect()
}

/// A list without a word, where the whole list is not at hand.
pub(super) fn no_graph() -> Graph {
    Graph::empty()
}
