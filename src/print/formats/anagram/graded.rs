//! Graded sheets: what was keyed and how it was judged, word by word (`docs/rules/anagram.md`, *Grading*).
//! With it in hand a player decides whether to object, so every refused word says why.
//!
//! Facts come in as they are; nothing is judged here.

mod block;
mod columns;
mod layout;

pub(super) use block::{
    BlockWidths, CLOSE_LINE_MM, Heading, LINE_MM, blocks, key, note, rulings_of,
};
pub(super) use columns::{pages, room_below_mm, set};
pub(super) use layout::ruled;

use super::{Matter, last_standings};
use crate::domain::contest::Openness;
use crate::domain::contest::ruling::Ruling;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::{Grade, GradedWord, Sum};
use crate::domain::formats::anagram::rules::{Kind, all_rounds};
use crate::domain::formats::anagram::sheet::{Lateness, SheetState};
use crate::domain::formats::anagram::standings::{Board, is_void, took_no_part};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word};
use crate::language::Language;
use crate::print::layout::Pages;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::shape::Tile;
use crate::print::wish::{Order, Wish};

pub(in crate::print) use layout::Figures;

/// One player's sheet of one round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GradedSheet {
    /// Whose.
    pub player: String,
    /// The player's number.
    pub number: u32,
    /// The player's club; may be empty.
    pub club: String,
    /// Of which round.
    pub round: u8,
    /// The round's letters in the order announced.
    pub letters: Vec<Tile>,
    /// Every word in the order of grading.
    pub words: Vec<GradedWord>,
    /// The rulings on its words that have evidence.
    pub rulings: Vec<(Word, Ruling)>,
    /// Valid words and their points, as they count.
    pub valid: Sum,
    /// Invalid words and their points, as they count.
    pub invalid: Sum,
    /// Words that await the referee.
    pub undecided: u32,
    /// Where it stands.
    pub state: State,
}

/// Where a sheet stands, as a reader of the grades asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum State {
    /// Graded; it counts.
    #[default]
    Counts,
    /// Handed in late: nothing on it counts.
    Late,
    /// The round is void: nothing on it counts.
    Void,
    /// Declared: none was handed in.
    NotHandedIn,
    /// Not keyed yet.
    Missing,
    /// Keyed twice, and the two differ.
    Unsettled,
}

/// Where a player stands when the sheets are handed out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Standing {
    total: i64,
    /// What penalties took off: the rounds add up to so much more.
    deducted: i64,
    rank: Option<u32>,
    provisional: bool,
}

impl GradedSheet {
    /// The points that count.
    pub fn total(&self) -> i32 {
        self.valid.points + self.invalid.points
    }

    /// Whether what is on it counts, so that it has a place among the sheets of its round.
    pub fn counts(&self) -> bool {
        matches!(self.state, State::Counts | State::Unsettled)
    }

    /// A player's sheet of a round that counts; `None` when they took no part in it. That of a player who was
    /// expelled from the competition later is what it was.
    pub fn of(contest: &Contest, board: &Board, round: RoundNo, player: PlayerId) -> Option<Self> {
        let anagram = &contest.game;
        let who = contest.common.players.get(&player)?;
        let keyed = contest.sheet_state(round, player);
        let void = is_void(contest, round, player);
        // What whoever is out of the competition wrote nobody settles any more.
        let out = contest.common.is_expelled(player);
        let state = match keyed {
            _ if took_no_part(contest, round, player) => return None,
            SheetState::Expected | SheetState::Collected => State::Missing,
            SheetState::NotHandedIn => State::NotHandedIn,
            _ if void && anagram.place(round, player).lateness == Lateness::Late => State::Late,
            _ if void => State::Void,
            _ if !out && anagram.is_unsettled(round, player) => State::Unsettled,
            SheetState::Keyed | SheetState::Checked | SheetState::NotExpected => State::Counts,
        };
        let none = Grade::default();
        let grade = board.grade(round, player).unwrap_or(&none);
        let sums = |sum: Sum| if void { Sum::default() } else { sum };
        let letters = anagram.announced(round).into_iter().flat_map(|announced| &announced.letters);
        Some(Self {
            player: who.name.clone(),
            number: player.get(),
            club: who.club.clone(),
            round: round.get(),
            letters: letters.map(|&letter| tile(&contest.game, letter)).collect(),
            words: grade.words.clone(),
            rulings: rulings(contest, grade),
            valid: sums(grade.valid),
            invalid: sums(grade.invalid),
            undecided: if void || out { 0 } else { grade.undecided },
            state,
        })
    }
}

/// The tile of a letter.
pub(super) fn tile(anagram: &Anagram, letter: Letter) -> Tile {
    let rules = anagram.rules();
    Tile {
        letter: letter.to_char(),
        value: rules.tile(letter).map_or(0, |tile| tile.value),
        vowel: rules.kind(letter) == Kind::Vowel,
        high: rules.is_high_value(letter),
    }
}

/// Letters with spaces between them.
pub(super) fn spaced(letters: impl Iterator<Item = char>) -> String {
    letters.map(String::from).collect::<Vec<_>>().join(" ")
}

/// The rulings on the words that were judged by them, in the order written.
fn rulings(contest: &Contest, grade: &Grade) -> Vec<(Word, Ruling)> {
    let judged = grade.words.iter().filter(|word| word.verdict.is_on_the_word());
    let ruled = judged.filter_map(|word| {
        let word = word.written.word()?;
        Some((word.clone(), contest.common.rulings.get(word)?.clone()))
    });
    ruled.collect()
}

/// Graded sheets, each player's or each round's together.
pub(super) fn lay_out(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let contest = matter.record.contest();
    let order = wish.order.unwrap_or(wish.own_order());
    let players = wish.players(&contest.common);
    let rounds = all_rounds().filter(|&round| contest.game.is_played(round));
    let rounds: Vec<RoundNo> =
        rounds.filter(|&round| wish.round.is_none_or(|only| only == round)).collect();
    let sheet = |round, player| GradedSheet::of(contest, matter.board, round, player);
    let now = last_standings(matter);
    let signed = contest.common.openness == Openness::Signed;
    let together = |order, sheets: &[GradedSheet]| {
        let first = sheets.first().and_then(|first| PlayerId::new(first.number));
        let row = first.filter(|_| order == Order::Player).and_then(|player| now.row(player));
        let standing = row.map(|row| Standing {
            total: row.total,
            deducted: row.deductions,
            rank: row.rank,
            provisional: now.is_provisional(),
        });
        // Whoever recounts it asks why the total is another, or a round is not there.
        let penalties = first.filter(|_| order == Order::Player).into_iter();
        let penalties = penalties.flat_map(|player| contest.common.penalties_of(player));
        let details = &contest.common.details;
        let penalties = penalties.collect();
        let facts = layout::Facts { details, order, sheets, standing, penalties, signed };
        layout::together(&facts, language, matter.templates)
    };
    let has_sheet = |&player: &PlayerId| rounds.iter().any(|&r| sheet(r, player).is_some());
    match order {
        _ if rounds.is_empty() || !players.iter().any(has_sheet) => {
            Some(together(Order::Player, &[]))
        }
        Order::Player => {
            let players: Vec<PlayerId> = players.into_iter().filter(has_sheet).collect();
            parts(&players, watch, |&player| {
                let sheets = rounds.iter().filter_map(|&round| sheet(round, player));
                together(order, &sheets.collect::<Vec<_>>())
            })
        }
        Order::Round => parts(&rounds, watch, |&round| {
            let sheets = players.iter().filter_map(|&player| sheet(round, player));
            together(order, &sheets.collect::<Vec<_>>())
        }),
    }
}
