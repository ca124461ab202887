//! Whether a slip is correct and what it is worth; what each turn was worth for the hall.

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use super::game::{Ending, Fault, Field, Game, Hand, Mode, Slip, Turn, TurnNo};
use super::notation::{SmallLetters, position, word, word_of};
use super::reading::{Marking, Unread, read};
use super::rules::{Cost, Mistake, Rules};
use crate::domain::board::{Board, Made, Play, Rack, Unlaid};
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::domain::lexicon::{Authority, WordList};

/// What words are judged by.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The list.
    pub list: &'a dyn WordList,
    /// What it means that a word is not in it.
    pub authority: Authority,
    /// What the arbiter ruled, which stands above it.
    pub rulings: &'a BTreeMap<Word, Ruled>,
}

/// Whether a word is valid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Validity {
    /// It is.
    Valid,
    /// It is not.
    Invalid,
    /// Nobody has ruled on it yet.
    Undecided,
}

impl Words<'_> {
    /// Of one word.
    pub fn of(&self, word: &Word) -> Validity {
        match self.rulings.get(word) {
            Some(Ruled::Valid) => Validity::Valid,
            Some(Ruled::Invalid) => Validity::Invalid,
            None if self.list.contains(word) => Validity::Valid,
            None => match self.authority {
                Authority::Authoritative | Authority::Closed => Validity::Invalid,
                Authority::Reference | Authority::External => Validity::Undecided,
            },
        }
    }

    /// Of several made at once: one that is invalid, else one that is undecided.
    pub fn of_all<'w>(&self, words: impl IntoIterator<Item = &'w Word>) -> Validity {
        let mut all = Validity::Valid;
        for word in words {
            match self.of(word) {
                Validity::Invalid => return Validity::Invalid,
                Validity::Undecided => all = Validity::Undecided,
                Validity::Valid => {}
            }
        }
        all
    }
}

/// What became of a slip.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It has its score.
    Correct,
    /// It has nothing.
    Incorrect(Why),
    /// It waits for a ruling.
    Undecided,
    /// Neither position nor word.
    Pass,
    /// None was handed in.
    Missing,
    /// The arbiter set it.
    Ruled,
}

/// Why a slip has nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// Not raised in time.
    NotRaised,
    /// Two plays on it.
    TwoPlays,
    /// Two slips.
    TwoSlips,
    /// The main word is not written whole.
    NotWhole,
    /// Nobody can read the position.
    PositionUnreadable,
    /// Nobody can read the word.
    WordUnreadable,
    /// The position is missing, none of the board, or the word runs off it.
    Position,
    /// The word is missing, or has a sign that is no letter.
    Word,
    /// It does not lie on the board as it must.
    Board,
    /// The rack lacks a tile.
    Rack,
    /// A word that it makes is invalid.
    WordInvalid,
    /// A mistake of form that the rules punish so.
    Mistake,
}

/// A slip, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedSlip {
    /// What became of it.
    pub verdict: Verdict,
    /// Its points, without the solo.
    pub points: u32,
    /// Its technical warnings.
    pub warnings: u32,
    /// The mistakes of form on it.
    pub mistakes: Vec<Mistake>,
    /// All words made, the main word first, where it came so far that they were asked.
    pub words: Vec<Word>,
    /// Which of them are invalid; where none is, which wait for a ruling.
    pub deciding: Vec<Word>,
    /// What it lays, where it can be laid.
    pub play: Option<Play>,
}

/// The play that the game went on with, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedTop {
    /// All words made, the main word first.
    pub made: Vec<Made>,
    /// As it was laid.
    pub points: u32,
    /// By list and rulings as they stand.
    pub validity: Validity,
}

/// A turn, judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedTurn {
    /// Of everybody who was in the game.
    pub slips: BTreeMap<PlayerId, JudgedSlip>,
    /// The play that the game went on with.
    pub top: Option<JudgedTop>,
    /// The highest points of a slip; 0 where the turn counts nothing.
    pub best: u32,
    /// Who alone has it, and what that is worth.
    pub solo: Option<(PlayerId, u32)>,
    /// What the turn's top is worth in the figures of the standings.
    pub top_points: u32,
    /// How many were in the game.
    pub players: usize,
    /// Whether it counts.
    pub counts: bool,
}

/// Everything that was handed in, judged; `in_game` says who was in the game in a turn.
pub fn judge(
    game: &Game,
    words: Words<'_>,
    in_game: impl Fn(TurnNo) -> BTreeSet<PlayerId>,
) -> Vec<JudgedTurn> {
    let boards = game.boards();
    let turns = game.numbers().zip(&game.turns).zip(&boards);
    turns
        .map(|((number, turn), board)| judge_turn(game, words, turn, board, in_game(number)))
        .collect()
}

/// A turn, judged on the board before it, `players` being in the game.
pub fn judge_turn(
    game: &Game,
    words: Words<'_>,
    turn: &Turn,
    board: &Board,
    in_game: BTreeSet<PlayerId>,
) -> JudgedTurn {
    let judging = Judging { rules: &game.rules, words, board, rack: turn.rack() };
    let counts = turn.cancelled.is_none();
    let players = in_game.len();
    let slips: BTreeMap<_, _> = in_game
        .into_iter()
        .map(|player| {
            let mut slip =
                turn.slips.get(&player).map_or_else(JudgedSlip::missing, |slip| judging.slip(slip));
            if !counts {
                slip.points = 0;
            }
            (player, slip)
        })
        .collect();
    let best = slips.values().map(|slip| slip.points).max().unwrap_or_default();
    let mut with_best = slips.iter().filter(|(_, slip)| best > 0 && slip.points == best);
    let alone = with_best.next().filter(|_| with_best.next().is_none());
    let solo = alone.map(|(&player, _)| (player, game.rules.solo.of(players)));
    let top = match &turn.ending {
        Ending::Top(top) => Some(judging.top(&top.play)),
        Ending::Open | Ending::NoPlay(_) => None,
    };
    let top_points = match game.mode {
        Mode::Hall => best,
        Mode::Program if counts => top.as_ref().map_or(0, |top| top.points),
        Mode::Program => 0,
    };
    JudgedTurn { slips, top, best, solo, top_points, players, counts }
}

impl JudgedSlip {
    fn of(verdict: Verdict) -> Self {
        let (mistakes, words, deciding) = (Vec::new(), Vec::new(), Vec::new());
        Self { verdict, points: 0, warnings: 0, mistakes, words, deciding, play: None }
    }

    fn missing() -> Self {
        Self::of(Verdict::Missing)
    }
}

struct Judging<'a> {
    rules: &'a Rules,
    words: Words<'a>,
    board: &'a Board,
    rack: Rack,
}

impl Judging<'_> {
    fn slip(&self, slip: &Slip) -> JudgedSlip {
        let judged = self.written(slip).unwrap_or_else(JudgedSlip::of);
        match &slip.outcome {
            None => judged,
            Some(outcome) => JudgedSlip {
                verdict: Verdict::Ruled,
                points: outcome.points,
                warnings: outcome.warnings,
                mistakes: Vec::new(),
                ..judged
            },
        }
    }

    /// By what is written; the verdict where it does not come to the words.
    fn written(&self, slip: &Slip) -> Result<JudgedSlip, Verdict> {
        let incorrect = |why| Err(Verdict::Incorrect(why));
        if slip.hand == Hand::NotRaised {
            return incorrect(Why::NotRaised);
        }
        if let Some(fault) = slip.fault {
            return incorrect(match fault {
                Fault::TwoPlays => Why::TwoPlays,
                Fault::TwoSlips => Why::TwoSlips,
                Fault::NotWhole => Why::NotWhole,
                Fault::PositionUnreadable => Why::PositionUnreadable,
                Fault::WordUnreadable => Why::WordUnreadable,
            });
        }
        if slip.position.trim().is_empty() && slip.word.trim().is_empty() {
            return Err(Verdict::Pass);
        }
        let Some(position) = position(&slip.position) else { return incorrect(Why::Position) };
        let Some(written) = word(&slip.word, SmallLetters::Jokers) else {
            return incorrect(Why::Word);
        };
        let reading = read(self.board, &self.rack, &self.rules.scoring, position, &written);
        match reading {
            Ok(reading) => Ok(self.play(slip, &reading.play, reading.marking)),
            Err(Unread::Rack) => incorrect(Why::Rack),
            Err(Unread::Board(Unlaid::OffBoard)) => incorrect(Why::Position),
            Err(Unread::Board(Unlaid::NotWhole { .. })) => incorrect(Why::NotWhole),
            Err(Unread::Board(
                Unlaid::OtherLetter { .. }
                | Unlaid::NothingNew
                | Unlaid::OneLetter
                | Unlaid::NotOverCentre
                | Unlaid::TouchesNothing,
            )) => incorrect(Why::Board),
        }
    }

    fn play(&self, slip: &Slip, play: &Play, marking: Marking) -> JudgedSlip {
        let words = words_of(&play.words(self.board));
        let judged = |verdict| JudgedSlip {
            words: words.clone(),
            play: Some(play.clone()),
            ..JudgedSlip::of(verdict)
        };
        let deciding = |validity, verdict| {
            let of = words.iter().filter(|word| self.words.of(word) == validity);
            JudgedSlip { deciding: of.cloned().collect(), ..judged(verdict) }
        };
        match self.words.of_all(&words) {
            Validity::Invalid => {
                return deciding(Validity::Invalid, Verdict::Incorrect(Why::WordInvalid));
            }
            Validity::Undecided => return deciding(Validity::Undecided, Verdict::Undecided),
            Validity::Valid => {}
        }
        let points = self.rules.scoring.score(self.board, play);
        let made = |mistake: &Mistake| match mistake {
            Mistake::Points => slip.points != Some(points),
            Mistake::Joker => marking == Marking::Missing,
            Mistake::Table => slip.table == Field::Wrong,
            Mistake::Turn => slip.turn == Field::Wrong,
        };
        let mistakes: Vec<Mistake> = Mistake::ALL.into_iter().filter(made).collect();
        let cost = mistakes.iter().map(|&mistake| self.rules.mistakes.of(mistake)).max();
        let (verdict, points, warnings) = match cost.unwrap_or(Cost::Nothing) {
            Cost::Nothing => (Verdict::Correct, points, 0),
            Cost::Warning => (Verdict::Correct, points, 1),
            Cost::Zero => (Verdict::Incorrect(Why::Mistake), 0, 0),
        };
        JudgedSlip { points, warnings, mistakes, ..judged(verdict) }
    }

    fn top(&self, play: &Play) -> JudgedTop {
        let made = play.words(self.board);
        let validity = self.words.of_all(&words_of(&made));
        JudgedTop { points: self.rules.scoring.score(self.board, play), validity, made }
    }
}

/// The words that are made, in plain letters.
pub fn words_of(made: &[Made]) -> Vec<Word> {
    made.iter().filter_map(|word| word_of(&word.faces())).collect()
}
