//! The board of a game as it is seen, and what was done in a turn, as it is said on a screen.

use crate::domain::board::{Board, Laid, Play, Premium, SIDE};
use crate::domain::formats::classic::Rules;
use crate::domain::formats::classic::course::Played;
use crate::domain::formats::classic::notation::{laid_text, position_text, tiles_text};
use crate::domain::formats::classic::rules::Outcome;
use crate::domain::formats::classic::turn::{Act, Exchanged, Turn};
use crate::language::{Language, tr};
use crate::screens::board::{BoardData, Names, TileData, TileKind};
use crate::text;

/// A tile as it lies.
pub fn tile(rules: &Rules, laid: Laid) -> TileData {
    TileData {
        letter: rules.printed(laid.face()).to_owned(),
        value: rules.scoring.value(laid.tile()),
        kind: match laid {
            Laid::Blank(_) => TileKind::Joker,
            Laid::Face(face) if rules.alphabet().is_vowel(face) => TileKind::Vowel,
            Laid::Face(_) => TileKind::Consonant,
        },
    }
}

fn sign(premium: Premium, language: Language) -> String {
    match premium {
        Premium::None => String::new(),
        Premium::DoubleLetter => tr(language, "games-double-letter"),
        Premium::TripleLetter => tr(language, "games-triple-letter"),
        Premium::DoubleWord => tr(language, "games-double-word"),
        Premium::TripleWord => tr(language, "games-triple-word"),
    }
}

/// A board, with the play that was laid on it last where one is told apart.
pub fn board(rules: &Rules, board: &Board, last: Option<&Play>, language: Language) -> BoardData {
    let rows = (1..=SIDE).map(|row| row.to_string()).collect();
    let columns = (0..SIDE).map(|column| char::from(b'A' + column).to_string()).collect();
    BoardData::of(
        Names {
            premiums: &rules.scoring.premiums,
            rim: [rows, columns],
            sign: &|premium| sign(premium, language),
            tile: &|laid| tile(rules, laid),
            position: &position_text,
        },
        board,
        last,
    )
}

/// Whether the tiles of a turn stayed on the board.
pub const fn stays(outcome: Outcome) -> bool {
    matches!(outcome, Outcome::Play | Outcome::ZeroPlay)
}

/// What was done in a turn: position and word, or what else. Tiles that were exchanged are told as their number: a
/// rack is nobody's to see.
pub fn said(rules: &Rules, turn: &Turn, played: &Played, language: Language) -> String {
    let word = played.words.first().map(|(made, _)| laid_text(rules.alphabet(), &made.letters));
    let at = played.play.as_ref().map(|play| position_text(play.position));
    let what = match played.outcome {
        Outcome::Play | Outcome::ZeroPlay => None,
        Outcome::TakenBack => Some(tr(language, "games-turn-taken-back")),
        Outcome::TakenOff => Some(tr(language, "games-turn-taken-off")),
        Outcome::Pass => Some(tr(language, "games-turn-pass")),
        Outcome::Timer => Some(tr(language, "games-turn-timer")),
        Outcome::NoTime => Some(tr(language, "games-turn-no-time")),
        Outcome::Exchange => match &turn.act {
            Act::Exchange(exchanged) => {
                let count = exchanged.len().to_string();
                Some(text!(language, "games-turn-exchange", tiles = count))
            }
            _ => None,
        },
    };
    let parts = [at, word, what].into_iter().flatten();
    parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The same for who keys the game: with the tiles that were exchanged.
pub fn said_whole(rules: &Rules, turn: &Turn, played: &Played, language: Language) -> String {
    match &turn.act {
        Act::Exchange(Exchanged::Tiles(tiles)) => {
            let tiles = tiles_text(rules.alphabet(), tiles.tiles());
            text!(language, "games-turn-exchange", tiles = tiles)
        }
        _ => said(rules, turn, played, language),
    }
}
