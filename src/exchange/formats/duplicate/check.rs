//! Whether the turns of a document can have been: tiles, leftovers, plays that can be laid; and what is odd.

use std::sync::Arc;

use super::ReadError;
use super::document::{Document, NamedTop, TurnEntry};
use super::odd::{Impossible, Odd};
use crate::domain::board::{Board, Dictionary, Rack};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::duplicate::choice::{Choosing, ranked};
use crate::domain::formats::duplicate::game::{Cancelled, Ending, Game, Mode, Top, Turn, TurnNo};
use crate::domain::formats::duplicate::judging::{JudgedSlip, JudgedTurn, Verdict};
use crate::domain::formats::duplicate::notation::{self, SmallLetters, tiles_text};
use crate::domain::formats::duplicate::rack::{Refusal, has_triple};
use crate::domain::formats::duplicate::reading::read;
use crate::domain::formats::duplicate::rules::{ALPHABET, Rules};
use crate::language::formats::duplicate::verdict::{At, written};
use crate::lexicon::Lexicon;

/// The game of these turns; `last` is the last turn that was set.
pub(super) fn laid(
    rules: Arc<Rules>,
    mode: Mode,
    entries: Vec<TurnEntry>,
    last: Option<TurnNo>,
) -> Result<(Game, Vec<Odd>), ReadError> {
    let mut laying = Laying {
        game: Game { rules, mode, turns: Vec::with_capacity(entries.len()) },
        board: Board::EMPTY,
        odd: Vec::new(),
        last,
    };
    let count = entries.len();
    for (place, entry) in entries.into_iter().enumerate() {
        let open = entry.top.is_none() && entry.turn.ending == Ending::Open;
        let taken_back = entry.turn.cancelled == Some(Cancelled::TakenBack);
        if open && !taken_back && place + 1 < count {
            return Err(wrong(entry.path, Impossible::NotClosed));
        }
        laying.turn(entry)?;
    }
    Ok((laying.game, laying.odd))
}

fn wrong(path: String, what: Impossible) -> ReadError {
    ReadError::At { path, what }
}

struct Laying {
    game: Game,
    board: Board,
    odd: Vec<Odd>,
    last: Option<TurnNo>,
}

impl Laying {
    fn turn(&mut self, entry: TurnEntry) -> Result<(), ReadError> {
        let TurnEntry { path, number, mut turn, cancelled_for: _, top } = entry;
        let unseen = self.game.unseen(&self.board);
        self.ends(&path, number, &unseen);
        let rack = turn.rack();
        self.fits(&rack, &unseen, || format!("{path}.drawn"))?;
        for (index, (tiles, _)) in turn.refused.iter().enumerate() {
            self.fits(tiles, &unseen, || format!("{path}.refused[{index}].tiles"))?;
        }
        self.leftover(&path, &turn)?;
        self.composition(&path, number, &turn, &unseen);
        if let Some(top) = top {
            turn.ending = Ending::Top(self.top(&rack, top)?);
        }
        self.board.lay(turn.laid().into_iter().flat_map(|play| play.tiles.iter().copied()));
        self.game.turns.push(turn);
        Ok(())
    }

    /// A whole rack of tiles that are there.
    fn fits(&self, rack: &Rack, unseen: &Rack, path: impl Fn() -> String) -> Result<(), ReadError> {
        if let Err(tile) = unseen.without(rack.tiles()) {
            return Err(wrong(path(), Impossible::NoSuchTile { tile: tiles_text([tile]) }));
        }
        let wanted = self.game.rules.scoring.rack.min(unseen.len());
        let got = rack.len();
        if got == wanted {
            Ok(())
        } else {
            Err(wrong(path(), Impossible::RackSize { got, wanted }))
        }
    }

    fn leftover(&self, path: &str, turn: &Turn) -> Result<(), ReadError> {
        let leaves = self.game.turns.last().map_or_else(|| vec![Rack::default()], Turn::leaves);
        let left = leaves.first().copied().unwrap_or_default();
        let path = || format!("{path}.leftover");
        if turn.leftover.is_empty() {
            let explained = !turn.refused.is_empty() || leaves.iter().any(Rack::is_empty);
            let left = tiles_text(left.tiles());
            return if explained {
                Ok(())
            } else {
                Err(wrong(path(), Impossible::LeftoverGone { left }))
            };
        }
        if !turn.refused.is_empty() {
            return Err(wrong(path(), Impossible::LeftoverAfterRefusal));
        }
        if leaves.contains(&turn.leftover) {
            return Ok(());
        }
        let what = match tiles_text(left.tiles()) {
            left if left.is_empty() => Impossible::NothingLeft,
            left => Impossible::OtherLeftover { left },
        };
        Err(wrong(path(), what))
    }

    fn composition(&mut self, path: &str, number: TurnNo, turn: &Turn, unseen: &Rack) {
        let rules = &self.game.rules;
        let again = turn.drawn.is_empty()
            && self.game.turns.last().is_some_and(|before| before.rack() == turn.leftover);
        if !again && rules.refuses(number, &turn.rack(), unseen).is_some() {
            self.odd.push(Odd::Composition { path: format!("{path}.drawn") });
        }
        for (index, (tiles, why)) in turn.refused.iter().enumerate() {
            let right = match why {
                Refusal::Triple => has_triple(tiles),
                Refusal::Vowels | Refusal::Consonants => {
                    rules.refuses(number, tiles, unseen) == Some(*why)
                }
            };
            if !right {
                self.odd.push(Odd::NoRefusal { path: format!("{path}.refused[{index}]") });
            }
        }
    }

    fn top(&self, rack: &Rack, top: NamedTop) -> Result<Top, ReadError> {
        let NamedTop { path, position, word, criteria, found_late: _ } = top;
        let cannot = || {
            let why = written(&position, &word, At { board: &self.board, rack });
            wrong(path.clone(), Impossible::CannotBeLaid { why })
        };
        let at = notation::position(&position).ok_or_else(cannot)?;
        let letters = notation::word(&word, SmallLetters::Jokers).ok_or_else(cannot)?;
        let reading = read(&self.board, rack, &self.game.rules.scoring, at, &letters);
        Ok(Top { play: reading.map_err(|_| cannot())?.play, criteria })
    }

    /// Whether the game was to end before this turn.
    fn ends(&mut self, path: &str, number: TurnNo, unseen: &Rack) {
        let Some(before) = self.game.turns.last() else { return };
        let kinds = self.game.rules.kinds(unseen.tiles());
        let one_kind = kinds.jokers == 0 && (kinds.vowels == 0 || kinds.consonants == 0);
        let last_turn = self.last.is_some_and(|last| number > last);
        let last_letters = matches!(before.ending, Ending::NoPlay(_))
            && unseen.len() <= self.game.rules.scoring.rack;
        if one_kind || last_turn || last_letters {
            self.odd.push(Odd::AfterTheEnd { path: path.to_owned() });
        }
    }
}

/// What is odd once the slips are judged.
pub(super) fn odd(document: &Document, judged: &[JudgedTurn]) -> Vec<Odd> {
    let mut odd = Vec::new();
    let turns = document.game.numbers().zip(&document.game.turns).zip(judged);
    for (((number, turn), judged), path) in turns.zip(&document.paths) {
        for &player in turn.slips.keys().filter(|player| !judged.slips.contains_key(player)) {
            odd.push(Odd::NotInGame { path: format!("{path}.slips"), player });
        }
        if turn.cancelled.is_some() {
            continue;
        }
        let correct = |verdict| matches!(verdict, Verdict::Correct | Verdict::Ruled);
        let lays = |top: &Top, slip: &JudgedSlip| {
            slip.play.as_ref().is_some_and(|play| play.lays_the_same(&top.play))
        };
        let claims = judged.slips.values().filter(|slip| correct(slip.verdict) && slip.points > 0);
        let best = claims.map(|slip| slip.points).max();
        match (&turn.ending, &judged.top) {
            // What was found late was none when the play was laid.
            (Ending::Top(_), Some(_)) if document.found_late.contains(&number) => {}
            (Ending::Top(top), Some(_)) if document.game.mode == Mode::Hall => {
                let mut claims = judged.slips.values().filter(|slip| correct(slip.verdict));
                if !claims.any(|slip| Some(slip.points) == best && lays(top, slip)) {
                    odd.push(Odd::NotTheBest { path: format!("{path}.top") });
                }
            }
            (Ending::NoPlay(_), _) if best.is_some() => {
                odd.push(Odd::CorrectSlip { path: format!("{path}.no_play") });
            }
            (Ending::Top(_) | Ending::NoPlay(_) | Ending::Open, _) => {}
        }
    }
    odd
}

/// The tops of a game in program mode that are not the first in the program's order, with the whole list.
pub(super) fn not_the_first(document: &Document, lexicon: &Lexicon) -> Vec<Odd> {
    let game = &document.game;
    if game.mode != Mode::Program {
        return Vec::new();
    }
    let graph = lexicon.graph();
    let ruled = |wanted| {
        let words = document.rulings.iter().filter(move |entry| entry.ruled == wanted);
        words.filter_map(|entry| ALPHABET.cut(entry.word.letters())).collect::<Vec<_>>()
    };
    let dictionary = Dictionary::ruled(&graph, ruled(Ruled::Valid), ruled(Ruled::Invalid));
    let boards = game.boards();
    let turns = game.turns.iter().zip(&boards).zip(&document.paths);
    let odd = turns.filter_map(|((turn, board), path)| {
        let Ending::Top(top) = &turn.ending else { return None };
        let (unseen, rack) = (game.unseen(board), turn.rack());
        let (rules, unseen, rack, dictionary) = (&*game.rules, &unseen, &rack, &dictionary);
        let (_, first) = ranked(Choosing { rules, board, unseen, rack, dictionary }, 1);
        let is_first = first.first().is_some_and(|first| first.play.lays_the_same(&top.play));
        (!is_first).then(|| Odd::NotTheFirst { path: format!("{path}.top") })
    });
    odd.collect()
}
