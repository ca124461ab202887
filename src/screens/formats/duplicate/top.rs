//! The place where the top is settled: the plays of the highest score with the figures that they are chosen by,
//! who wrote them, and what the arbiter must know before they choose.

use std::cmp::Ordering;

use serde::Serialize;

use super::board::TileData;
use crate::domain::board::{Board, Rack};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::choice::Candidate;
use crate::domain::formats::duplicate::notation::{position_text, word_of};
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;

/// A play that the game may go on with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// Its position.
    pub position: String,
    /// Its main word, as tiles.
    pub tiles: Vec<TileData>,
    /// The same as text, jokers marked.
    pub word: String,
    /// How the main word is spelled, where that differs from its letters.
    pub spelled: String,
    /// The words across it.
    pub adjacent: Vec<String>,
    /// Its score.
    pub points: u32,
    /// The tables whose slips lay it.
    pub tables: Vec<u32>,
    /// Jokers, letters that the stock has no more, vowels : consonants left, tiles, openings; with whether it is
    /// the best of all in that.
    pub figures: [Figured; 5],
}

/// A figure of a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Figured {
    /// As it is read.
    pub said: String,
    /// Whether no other play has a better one.
    pub best: bool,
}

/// What is asked of words beside the list: how they are spelled.
pub type Spelled<'a> = &'a dyn Fn(&Word) -> Vec<String>;

/// How a word is spelled, joined, where that says more than its letters do.
pub fn spelled(word: &Word, spelled: Spelled<'_>) -> String {
    let plain = word.to_string().to_lowercase();
    match spelled(word).as_slice() {
        [] => String::new(),
        [only] if *only == plain => String::new(),
        several => several.join(" / "),
    }
}

/// How far vowels and consonants that are left are from those of the set, over a number of letters.
#[derive(Clone, Copy)]
struct Balance {
    vowels: usize,
    consonants: usize,
    /// |all·v − vowels·(v + c)|, over v + c.
    over: usize,
    under: usize,
}

impl Balance {
    fn of(rules: &Rules, unseen: &Rack, candidate: &Candidate<'_>) -> Self {
        let laid = candidate.play.tiles.iter().map(|(_, laid)| laid.tile());
        let left = rules.kinds(unseen.without(laid).unwrap_or_default().tiles());
        let set = rules.kinds(rules.tiles.tiles());
        let (all, letters) = (set.vowels + set.consonants, left.vowels + left.consonants);
        let over = (all * left.vowels).abs_diff(set.vowels * letters);
        let (vowels, consonants) = (left.vowels, left.consonants);
        Self {
            vowels,
            consonants,
            over: if letters == 0 { 0 } else { over },
            under: letters.max(1),
        }
    }

    fn compare(&self, other: &Self) -> Ordering {
        (self.over * other.under).cmp(&(other.over * self.under))
    }
}

/// The candidates on the board before their turn, in the program's order, `wrote` saying whose slips lay a play, `unseen` being all tiles that
/// are not on the board before it.
pub fn choices(
    (rules, board): (&Rules, &Board),
    unseen: &Rack,
    candidates: &[Candidate<'_>],
    wrote: impl Fn(&Candidate<'_>) -> Vec<PlayerId>,
    how: Spelled<'_>,
) -> Vec<Choice> {
    let balances: Vec<Balance> =
        candidates.iter().map(|one| Balance::of(rules, unseen, one)).collect();
    let least = |of: &dyn Fn(&Candidate<'_>) -> usize| candidates.iter().map(of).min();
    let most = |of: &dyn Fn(&Candidate<'_>) -> usize| candidates.iter().map(of).max();
    let (jokers, gone) = (least(&|one| one.jokers), least(&|one| one.gone));
    let (tiles, openings) = (most(&|one| one.tiles), most(&|one| one.openings()));
    let choice = |(one, balance): (&Candidate<'_>, &Balance)| {
        let made = one.play.words(board);
        let words: Vec<Word> = made.iter().filter_map(|word| word_of(&word.faces())).collect();
        let main = made.first();
        let nearest = balances.iter().all(|other| balance.compare(other) != Ordering::Greater);
        let said = |said: String, best: bool| Figured { said, best };
        let number = |number: usize, best: Option<usize>| {
            said(number.to_string(), Some(number) == best && candidates.len() > 1)
        };
        Choice {
            position: position_text(one.play.position),
            tiles: main
                .map(|word| word.letters.iter().map(|&laid| TileData::laid(rules, laid)).collect())
                .unwrap_or_default(),
            word: one.notation().to_owned(),
            spelled: words.first().map(|word| spelled(word, how)).unwrap_or_default(),
            adjacent: words.iter().skip(1).map(ToString::to_string).collect(),
            points: one.points,
            tables: wrote(one).into_iter().map(PlayerId::get).collect(),
            figures: [
                number(one.jokers, jokers),
                number(one.gone, gone),
                said(
                    format!("{} : {}", balance.vowels, balance.consonants),
                    nearest && candidates.len() > 1,
                ),
                number(one.tiles, tiles),
                number(one.openings(), openings),
            ],
        }
    };
    candidates.iter().zip(&balances).map(choice).collect()
}
