//! A game with every slip judged, brought up to date after each event: only the turns are judged again that an
//! event, an undo or a ruling has touched.

use std::collections::{BTreeMap, BTreeSet};

use super::event::Event as D;
use super::game::{self, Game, Mode, TurnNo};
use super::judging::{JudgedTurn, Validity, Verdict, Words, judge_turn, words_of};
use super::rules::ALPHABET;
use super::sanctioned::{Sanctioned, sanctioned};
use super::standings::{Row, Sanction, SanctionKind, is_in_game, standings};
use super::{Contest, Event};
use crate::domain::board::Board;
use crate::domain::contest::Common;
use crate::domain::contest::penalty::Penalty;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::PlayerId;
use crate::domain::letters::Word;
use crate::domain::lexicon::{Authority, Digest, WordList};
use crate::domain::player::Player;

/// What a turn was judged from, beside what was drawn, handed in and laid.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Source {
    board: Board,
    players: BTreeSet<PlayerId>,
}

/// What words were judged by.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct JudgedBy {
    list: Option<Digest>,
    authority: Option<Authority>,
    mode: Mode,
    rulings: BTreeMap<Word, Ruled>,
}

/// A game, judged.
#[derive(Clone, Debug)]
pub struct Judged {
    /// What was drawn, handed in and laid.
    pub game: Game,
    /// Its turns, judged.
    pub turns: Vec<JudgedTurn>,
    /// The words that slips of turns that count wait for, by turn, then word.
    pub undecided: Vec<Undecided>,
    sources: Vec<Source>,
    by: JudgedBy,
}

/// A word of a turn that waits for a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided {
    /// It.
    pub word: Word,
    /// Of which turn.
    pub turn: TurnNo,
    /// Who wrote it, in order of their numbers.
    pub players: Vec<PlayerId>,
}

impl Judged {
    /// Everything that was handed in, judged.
    pub fn new(contest: &Contest, list: &dyn WordList) -> Self {
        let game = Game { turns: Vec::new(), ..contest.game.game() };
        let mut judged = Self {
            game,
            turns: Vec::new(),
            undecided: Vec::new(),
            sources: Vec::new(),
            by: JudgedBy::default(),
        };
        judged.refresh(contest, list);
        judged
    }

    /// Brings it up to date.
    pub fn refresh(&mut self, contest: &Contest, list: &dyn WordList) {
        let common = &contest.common;
        let by = JudgedBy {
            list: common.lexicon.as_ref().map(|passport| passport.sha256),
            authority: Some(common.authority()),
            mode: contest.game.mode,
            rulings: rulings(common),
        };
        let same_list =
            (by.list, by.authority, by.mode) == (self.by.list, self.by.authority, self.by.mode);
        let ruled = ruled_otherwise(&self.by.rulings, &by.rulings);
        let words = Words { list, authority: common.authority(), rulings: &by.rulings };
        let game = contest.game.game();
        let boards = game.boards();
        let before = std::mem::take(&mut self.sources).into_iter().zip(&self.game.turns);
        let mut before = before.zip(std::mem::take(&mut self.turns));
        for ((number, turn), board) in game.numbers().zip(&game.turns).zip(boards) {
            let source = Source { board, players: in_game(common, number) };
            let is_same = |(was, of): &(Source, &game::Turn)| *was == source && *of == turn;
            let kept = before.next().filter(|(was, judged)| {
                same_list && is_same(was) && (ruled.is_empty() || !makes_any_of(judged, &ruled))
            });
            let judged = kept.map_or_else(
                || judge_turn(&game, words, turn, &source.board, source.players.clone()),
                |(_, judged)| judged,
            );
            self.sources.push(source);
            self.turns.push(judged);
        }
        let counting = game.numbers().zip(&self.turns).filter(|(_, judged)| judged.counts);
        self.undecided =
            counting.flat_map(|(turn, judged)| undecided_in(turn, judged, words)).collect();
        (self.game, self.by) = (game, by);
    }

    /// The same after an event, the competition being as it leaves it: of one that is about slips of one turn,
    /// nothing else is looked at.
    pub fn refresh_after(&mut self, contest: &Contest, list: &dyn WordList, event: &Event) {
        let refreshed = match about_slips_of(contest, event) {
            Some(turn) => self.refresh_turn(contest, list, turn),
            None => None,
        };
        if refreshed.is_none() {
            self.refresh(contest, list);
        }
    }

    /// Brings one turn up to date; `None` where it was not known before.
    fn refresh_turn(&mut self, contest: &Contest, list: &dyn WordList, turn: TurnNo) -> Option<()> {
        let index = usize::from(turn.get()) - 1;
        let source = self.sources.get(index)?;
        let now = contest.game.played_turn(turn)?;
        if *self.game.turns.get(index)? == now {
            return Some(());
        }
        let authority = contest.common.authority();
        let words = Words { list, authority, rulings: &self.by.rulings };
        let judged = judge_turn(&self.game, words, &now, &source.board, source.players.clone());
        let undecided = if judged.counts { undecided_in(turn, &judged, words) } else { Vec::new() };
        self.undecided.retain(|open| open.turn != turn);
        let place = self.undecided.partition_point(|open| open.turn < turn);
        self.undecided.splice(place..place, undecided);
        *self.turns.get_mut(index)? = judged;
        *self.game.turns.get_mut(index)? = now;
        Some(())
    }

    /// The turns with their numbers.
    pub fn turns(&self) -> impl Iterator<Item = (TurnNo, &JudgedTurn)> {
        self.game.numbers().zip(&self.turns)
    }

    /// A turn; `None` before it has letters.
    pub fn turn(&self, turn: TurnNo) -> Option<&JudgedTurn> {
        self.turns.get(usize::from(turn.get()) - 1)
    }

    /// The players whose play of a turn is worth more than the one that the game went on with, which is
    /// announced once the next turn has begun.
    pub fn late_finds(&self, contest: &Contest, turn: TurnNo) -> BTreeSet<PlayerId> {
        let Some(judged) = self.turn(turn).filter(|judged| judged.counts) else {
            return BTreeSet::new();
        };
        let laid = judged.top.as_ref().filter(|top| top.validity != Validity::Invalid);
        let laid = laid.map_or(0, |top| top.points);
        let is_late = contest.game.mode == Mode::Hall && contest.game.next_has_begun(turn);
        if !is_late || judged.best <= laid {
            return BTreeSet::new();
        }
        let best = judged.slips.iter().filter(|(_, slip)| slip.points == judged.best);
        best.map(|(&player, _)| player).collect()
    }

    /// The standings after a turn: turns and sanctions up to it; from the last turn on all sanctions there
    /// are, for one may name a turn that is never played.
    pub fn standings(&self, common: &Common, after: TurnNo) -> Vec<Row> {
        let players: Vec<Player> = common.players.values().cloned().collect();
        let (turns, sanctions) = self.up_to(common, after);
        standings(&self.game.rules, turns, &players, &sanctions)
    }

    /// What was given to players by then, of which the standings are less.
    pub fn sanctioned(&self, common: &Common, after: TurnNo) -> Vec<Sanctioned> {
        let (turns, sanctions) = self.up_to(common, after);
        sanctioned(&self.game, turns, sanctions)
    }

    fn up_to(&self, common: &Common, after: TurnNo) -> (&[JudgedTurn], Vec<Sanction>) {
        let count = usize::from(after.get()).min(self.turns.len());
        let is_whole = count == self.turns.len();
        let mut sanctions = sanctions(common);
        sanctions.retain(|sanction| is_whole || sanction.turn <= after);
        (self.turns.get(..count).unwrap_or_default(), sanctions)
    }
}

/// The words on which the rulings were not what they are.
fn ruled_otherwise(before: &BTreeMap<Word, Ruled>, now: &BTreeMap<Word, Ruled>) -> BTreeSet<Word> {
    let gone = before.iter().filter(|(word, ruled)| now.get(*word) != Some(*ruled));
    let new = now.iter().filter(|(word, ruled)| before.get(*word) != Some(*ruled));
    gone.chain(new).map(|(word, _)| word.clone()).collect()
}

/// Whether a slip or the top of a turn makes one of these words.
fn makes_any_of(turn: &JudgedTurn, words: &BTreeSet<Word>) -> bool {
    let slips = turn.slips.values().flat_map(|slip| &slip.words);
    let mut top = turn.top.iter().flat_map(|top| words_of(&top.made));
    slips.into_iter().any(|word| words.contains(word)) || top.any(|word| words.contains(&word))
}

/// The turn whose slips an event is about, and nothing else.
fn about_slips_of(contest: &Contest, event: &Event) -> Option<TurnNo> {
    let Event::Own(event) = event else { return None };
    match event {
        D::SlipKeyed { turn, .. }
        | D::SlipsCollected { turn, .. }
        | D::RaisedSet { turn, .. }
        | D::NotHandedIn { turn, .. }
        | D::SlipAwaited { turn, .. } => Some(*turn),
        D::SlipRevised { slip, .. }
        | D::SlipKeyedAgain { slip, .. }
        | D::KeyingsSettled { slip, .. }
        | D::SlipChecked { slip }
        | D::OutcomeSet { slip, .. }
        | D::OutcomeLifted { slip, .. } => contest.game.slip(*slip).map(|slip| slip.turn),
        _ => None,
    }
}

/// The words that slips of a turn wait for, in alphabetical order.
pub fn undecided_in(turn: TurnNo, judged: &JudgedTurn, words: Words<'_>) -> Vec<Undecided> {
    let mut open: BTreeMap<&Word, BTreeSet<PlayerId>> = BTreeMap::new();
    let waiting = judged.slips.iter().filter(|(_, slip)| slip.verdict == Verdict::Undecided);
    for (&player, slip) in waiting {
        for word in slip.words.iter().filter(|word| words.of(word) == Validity::Undecided) {
            open.entry(word).or_default().insert(player);
        }
    }
    let mut open: Vec<_> = open.into_iter().collect();
    open.sort_by(|(one, _), (other, _)| ALPHABET.compare(one.letters(), other.letters()));
    open.into_iter()
        .map(|(word, players)| Undecided {
            word: word.clone(),
            turn,
            players: players.into_iter().collect(),
        })
        .collect()
}

/// The rulings in force.
pub fn rulings(common: &Common) -> BTreeMap<Word, Ruled> {
    common.rulings.iter().map(|(word, ruling)| (word.clone(), ruling.ruled)).collect()
}

/// The sanctions in force, in the order imposed.
pub fn sanctions(common: &Common) -> Vec<Sanction> {
    common.penalties.iter().filter(|penalty| penalty.in_force()).filter_map(sanction).collect()
}

/// A penalty as this format counts it; `None` of the kinds that it does not have.
fn sanction(penalty: &Penalty) -> Option<Sanction> {
    let kind = SanctionKind::of(penalty.kind.parts().0)?;
    let (player, turn, reason) = (penalty.player, penalty.round, penalty.reason.clone());
    Some(Sanction { player, turn, kind, reason })
}

/// The players who were in the game in a turn: there, and not expelled before it.
pub fn in_game(common: &Common, turn: TurnNo) -> BTreeSet<PlayerId> {
    let sanctions = sanctions(common);
    let there = common.players.values().filter(|player| is_in_game(player, turn, &sanctions));
    there.map(|player| player.id).collect()
}

/// Whether a player hands in a slip of a turn: there and not expelled before it, and neither is the turn cancelled nor
/// did the game end before it.
pub fn plays(contest: &Contest, player: &Player, turn: TurnNo) -> bool {
    let game = &contest.game;
    let is_played = game.turn(turn).is_none_or(|turn| turn.cancelled.is_none());
    let last = game.turns().next_back().filter(|_| game.ended.is_some());
    let is_over = last.is_some_and(|(last, _)| turn > last);
    is_played && !is_over && is_in_game(player, turn, &sanctions(&contest.common))
}
