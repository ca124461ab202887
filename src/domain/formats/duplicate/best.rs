//! The plays that a list has for a turn: the program's top in its mode, the arbiter's aid in the hall's.

use super::Contest;
use super::choice::{Candidate, Choosing, ranked};
use super::game::TurnNo;
use super::judged::rulings;
use super::rules::ALPHABET;
use super::turn::Turn;
use super::written::NamedPlay;
use crate::domain::board::{Board, Dictionary, Graph, Rack};
use crate::domain::contest::Common;
use crate::domain::contest::ruling::Ruled;

/// A play that the list has, with what it scores.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Best {
    /// By its name.
    pub play: NamedPlay,
    /// Its points.
    pub points: u32,
}

/// The words of a list with the rulings in force.
pub fn dictionary<'a>(common: &Common, graph: &'a Graph) -> Dictionary<'a> {
    let ruled = |wanted| {
        let words = rulings(common).into_iter().filter(move |(_, ruled)| *ruled == wanted);
        words.filter_map(|(word, _)| ALPHABET.cut(word.letters())).collect::<Vec<_>>()
    };
    Dictionary::ruled(graph, ruled(Ruled::Valid), ruled(Ruled::Invalid))
}

/// How many plays a turn's rack has on the board before it, and the first of them in the program's order.
pub fn best_of(contest: &Contest, graph: &Graph, turn: TurnNo, most: usize) -> (usize, Vec<Best>) {
    let game = &contest.game;
    let board = game.board_before(turn);
    let rack = game.turn(turn).map(Turn::rack).unwrap_or_default();
    on(contest, graph, &board, &rack, most)
}

/// Whether anything can be laid of all letters that are left.
pub fn is_any_left(contest: &Contest, graph: &Graph) -> bool {
    let board = contest.game.board();
    let unseen = contest.game.unseen(&board);
    on(contest, graph, &board, &unseen, 1).0 > 0
}

fn on(
    contest: &Contest,
    graph: &Graph,
    board: &Board,
    rack: &Rack,
    most: usize,
) -> (usize, Vec<Best>) {
    let game = &contest.game;
    let dictionary = dictionary(&contest.common, graph);
    let unseen = game.unseen(board);
    let (rules, unseen, dictionary) = (&**game.rules(), &unseen, &dictionary);
    let (count, found) = ranked(Choosing { rules, board, unseen, rack, dictionary }, most);
    let best = |found: &Candidate<'_>| Best {
        play: NamedPlay::of(&found.play, board),
        points: found.points,
    };
    (count, found.iter().map(best).collect())
}
