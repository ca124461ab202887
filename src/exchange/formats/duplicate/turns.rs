//! The turns as the page lists them: the letters of each, what the game went on with and its score, and that a turn was annulled.
//! Nobody is named.

use crate::domain::board::{Board, SIDE, Square};
use crate::domain::formats::duplicate::game::{Cancelled, Ending, Game, Possible, TurnNo};
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::judging::JudgedTurn;
use crate::domain::formats::duplicate::notation::{
    laid_text, position_text, read_text, tiles_text,
};
use crate::domain::formats::duplicate::rules::ALPHABET;
use crate::exchange::{LastBoard, OfRound, OfRounds};
use crate::language::{Language, tr};

/// In the place of what there is not.
const NOTHING: &str = "–";

/// The turns with the board that they left.
#[derive(Clone, Debug)]
pub(super) struct Turns {
    turns: Vec<TurnTold>,
    board: Board,
}

/// A turn of the list.
#[derive(Clone, Debug)]
struct TurnTold {
    turn: TurnNo,
    letters: String,
    /// Position, main word and score of what was laid.
    top: Option<(String, String, u32)>,
    no_play: Option<Possible>,
    cancelled: Option<Cancelled>,
    /// The most that a slip of the hall got.
    best: u32,
}

/// Those up to one that are over.
pub(super) fn told(judged: &Judged, after: TurnNo) -> Turns {
    let Game { turns, .. } = &judged.game;
    let all = judged.game.numbers().zip(turns).zip(&judged.turns);
    // The letters of one that still goes on are nobody's yet.
    let all = all.filter(|((turn, of), _)| {
        *turn <= after && (of.ending != Ending::Open || of.cancelled.is_some())
    });
    let told = all.map(|((number, turn), judged)| TurnTold {
        turn: number,
        letters: turn.rack().tiles().map(|tile| tiles_text([tile])).collect::<Vec<_>>().join(" "),
        top: top(&turn.ending, judged),
        no_play: match &turn.ending {
            Ending::Open | Ending::Top(_) => None,
            Ending::NoPlay(possible) => Some(*possible),
        },
        cancelled: turn.cancelled,
        best: judged.best,
    });
    // That after this turn is the board before the next.
    let boards = judged.game.boards();
    let board =
        boards.into_iter().nth(usize::from(after.get())).or_else(|| judged.game.boards().pop());
    Turns { turns: told.collect(), board: board.unwrap_or_default() }
}

fn board(language: Language, board: &Board) -> LastBoard {
    let square = |square: Square| match board.on(square) {
        Some(laid) => (ALPHABET.spelled(laid.face()).to_owned(), laid.is_blank()),
        None => (String::new(), false),
    };
    let squares: Vec<Square> = Square::all().collect();
    let rows = squares.chunks(usize::from(SIDE)).zip(b'A'..);
    let rows =
        rows.map(|(row, name)| (char::from(name), row.iter().map(|&at| square(at)).collect()));
    LastBoard { title: tr(language, "page-board"), rows: rows.collect() }
}

fn top(ending: &Ending, judged: &JudgedTurn) -> Option<(String, String, u32)> {
    let Ending::Top(top) = ending else { return None };
    let laid = judged.top.as_ref()?;
    let word = read_text(&laid_text(&laid.made.first()?.letters));
    Some((position_text(top.play.position), word, laid.points))
}

/// The list in a language; `None` before the first is over.
pub(super) fn of_turns(language: Language, all: &Turns) -> Option<OfRounds> {
    let turns = &all.turns;
    if turns.is_empty() {
        return None;
    }
    let joker = turns
        .iter()
        .any(|turn| turn.top.as_ref().is_some_and(|(_, it, _)| it.contains(char::is_lowercase)));
    let rows = turns.iter().map(|turn| row(language, turn));
    Some(OfRounds {
        title: tr(language, "page-turns"),
        headings: [
            "turns-column-turn",
            "turns-column-letters",
            "turns-column-position",
            "turns-column-play",
            "turns-column-points",
            "turns-column-best",
        ]
        .map(|key| tr(language, key))
        .to_vec(),
        rows: rows.collect(),
        key: [Some("page-turns-key"), joker.then_some("page-turns-joker")]
            .into_iter()
            .flatten()
            .map(|key| tr(language, key))
            .collect(),
        board: board(language, &all.board),
    })
}

fn row(language: Language, turn: &TurnTold) -> OfRound {
    let (position, word, points) = match (&turn.top, turn.no_play) {
        (Some((position, word, points)), _) => {
            (position.clone(), word.clone(), language.number((*points).into()))
        }
        (None, Some(Possible::Possible)) => said(language, "turns-no-play-possible"),
        (None, Some(Possible::Impossible)) => said(language, "turns-no-play-impossible"),
        (None, None) => (NOTHING.into(), String::new(), NOTHING.into()),
    };
    let best =
        if turn.cancelled.is_none() { language.number(turn.best.into()) } else { NOTHING.into() };
    OfRound {
        number: turn.turn.get(),
        letters: turn.letters.clone(),
        position,
        play: word,
        points,
        best,
        annulled: match turn.cancelled {
            None => String::new(),
            Some(Cancelled::Score) => tr(language, "turns-cancelled-said"),
            Some(Cancelled::TakenBack) => tr(language, "turns-taken-back-said"),
        },
    }
}

/// A sentence in the place of a play.
fn said(language: Language, key: &str) -> (String, String, String) {
    let why = tr(language, key);
    (NOTHING.to_owned(), why, NOTHING.to_owned())
}
