//! A duplicate game as it stands: turns, slips, last turn, end. Derived from the events alone; only `apply`
//! changes it.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::event::EndWhy;
use super::game::{self, Cancelled, Ending, Game, LAST_TURN, Mode, Possible, Top, TurnNo};
use super::rules::{DrawBy, Rules};
use super::slip::{KeyedSlip, SlipId};
use super::turn::{Closing, NextLetters, RefusedRack, Turn};
use crate::domain::board::{Board, Rack, Tile};
use crate::domain::ids::PlayerId;

/// When a game is to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastTurn {
    /// The last turn.
    pub turn: TurnNo,
    /// How many turns were closed when it was set.
    pub after: u8,
}

/// How a game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// Why.
    pub why: EndWhy,
    /// What the arbiter said, when it was stopped.
    pub reason: String,
}

/// A game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duplicate {
    rules: Arc<Rules>,
    /// Who names the top.
    pub mode: Mode,
    /// How racks are drawn.
    pub draw: DrawBy,
    /// Milliseconds of a turn.
    pub turn_ms: i64,
    /// The last turn, once it is set.
    pub last_turn: Option<LastTurn>,
    /// How it ended.
    pub ended: Option<Ended>,
    /// Shared with the record's checkpoints.
    turns: Vec<Arc<Turn>>,
    slips: BTreeMap<SlipId, Arc<KeyedSlip>>,
    /// Those without a name stand with nobody; a place has nearly always one.
    by_place: BTreeMap<(TurnNo, Option<PlayerId>), Vec<SlipId>>,
}

impl Duplicate {
    /// Before the first turn.
    pub fn new(rules: Arc<Rules>) -> Self {
        Self {
            mode: Mode::default(),
            draw: rules.draw,
            turn_ms: i64::from(rules.turn_s) * 1000,
            last_turn: None,
            ended: None,
            turns: Vec::new(),
            slips: BTreeMap::new(),
            by_place: BTreeMap::new(),
            rules,
        }
    }

    /// What it is played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The alerts of a turn, the end as 0, in milliseconds left.
    pub fn alerts_ms(&self) -> Vec<i64> {
        let alerts = self.rules.alerts_s.iter().map(|&alert| i64::from(alert) * 1000);
        alerts.chain([0]).collect()
    }

    /// A turn; `None` when nothing happened in it.
    pub fn turn(&self, turn: TurnNo) -> Option<&Turn> {
        self.turns.get(usize::from(turn.get()) - 1).map(Arc::as_ref)
    }

    /// Changes a turn; nothing, where one before it has not come.
    pub(super) fn change_turn(&mut self, turn: TurnNo, change: impl FnOnce(&mut Turn)) {
        let index = usize::from(turn.get()) - 1;
        if index == self.turns.len() && turn.get() <= LAST_TURN {
            self.turns.push(Arc::new(Turn::to_come()));
        }
        if let Some(turn) = self.turns.get_mut(index) {
            change(Arc::make_mut(turn));
        }
    }

    /// Every turn in which something happened, with its number, in order.
    pub fn turns(&self) -> impl DoubleEndedIterator<Item = (TurnNo, &Turn)> + ExactSizeIterator {
        let numbers = self.turns.iter().enumerate();
        numbers.map(|(index, turn)| {
            let number = u8::try_from(index + 1).ok().and_then(TurnNo::new);
            (number.unwrap_or(TurnNo::FIRST), turn.as_ref())
        })
    }

    /// How many turns are closed: these come one after another from the first.
    pub fn closed(&self) -> u8 {
        let closed = self.turns.iter().take_while(|turn| turn.is_closed()).count();
        u8::try_from(closed).unwrap_or(u8::MAX)
    }

    /// The turn that is open, or comes next; `None` after the last number.
    pub fn next_turn(&self) -> Option<TurnNo> {
        TurnNo::new(self.closed() + 1).filter(|turn| turn.get() <= LAST_TURN)
    }

    /// The turn that has a rack and is not closed.
    pub fn open_turn(&self) -> Option<(TurnNo, &Turn)> {
        self.turns().find(|(_, turn)| turn.letters.is_some() && !turn.is_closed())
    }

    /// The turn whose time runs or is held.
    pub fn timed_turn(&self) -> Option<(TurnNo, &Turn)> {
        self.turns().find(|(_, turn)| turn.countdown().is_some())
    }

    /// Whether the time of the turn after this one has begun.
    pub fn next_has_begun(&self, turn: TurnNo) -> bool {
        self.turn(turn.next()).is_some_and(Turn::has_begun)
    }

    /// What lay on the board before a turn.
    pub fn board_before(&self, turn: TurnNo) -> Board {
        let mut board = Board::EMPTY;
        for turn in self.turns.iter().take(usize::from(turn.get()) - 1) {
            board.lay(turn.laid().into_iter().flat_map(|play| play.tiles.iter().copied()));
        }
        board
    }

    /// What lies on the board now.
    pub fn board(&self) -> Board {
        let mut board = Board::EMPTY;
        for turn in &self.turns {
            board.lay(turn.laid().into_iter().flat_map(|play| play.tiles.iter().copied()));
        }
        board
    }

    /// All tiles that are not on a board, those of the rack too.
    pub fn unseen(&self, board: &Board) -> Rack {
        let lying = board.tiles().map(|(_, laid)| laid.tile());
        lying.fold(self.rules.tiles, |mut unseen, tile: Tile| {
            let _ = unseen.take(tile);
            unseen
        })
    }

    /// What the turn before leaves to a turn: the same letters, the rest of the play, or nothing.
    pub fn left_by_the_turn_before(&self, turn: TurnNo) -> Rack {
        let Some(before) = turn.get().checked_sub(1).and_then(TurnNo::new) else {
            return Rack::default();
        };
        let Some(before) = self.turn(before) else { return Rack::default() };
        let rack = before.rack();
        if let Some(letters) = before.cancelled.and_then(|cancelled| cancelled.letters) {
            return match letters {
                NextLetters::Same => rack,
                NextLetters::New => Rack::default(),
            };
        }
        match before.closing {
            Closing::NoPlay(Possible::Possible) => rack,
            Closing::NoPlay(Possible::Impossible) => Rack::default(),
            Closing::Announced | Closing::Open => {
                let laid = before.laid().into_iter().flat_map(|play| play.tiles.iter());
                rack.without(laid.map(|(_, laid)| laid.tile())).unwrap_or_default()
            }
        }
    }

    /// What is kept for the next draw of a turn: what the turn before leaves, nothing once a rack went back.
    pub fn kept(&self, turn: TurnNo) -> Rack {
        match self.turn(turn) {
            Some(now) if !now.refused.is_empty() => Rack::default(),
            Some(_) | None => self.left_by_the_turn_before(turn),
        }
    }

    /// Whether a turn has the letters of the one before again: then nobody asks what they are.
    pub fn is_same_again(&self, turn: TurnNo) -> bool {
        let Some(before) = turn.get().checked_sub(1).and_then(TurnNo::new) else { return false };
        let Some(before) = self.turn(before) else { return false };
        let same = before.cancelled.map_or(
            before.closing == Closing::NoPlay(Possible::Possible),
            |cancelled| match cancelled.how {
                Cancelled::Score => before.closing == Closing::NoPlay(Possible::Possible),
                Cancelled::TakenBack => cancelled.letters == Some(NextLetters::Same),
            },
        );
        same && self.turn(turn).is_none_or(|turn| turn.refused.is_empty())
    }

    /// How many tiles the rack of a turn must have.
    pub fn rack_size(&self, turn: TurnNo) -> usize {
        self.unseen(&self.board_before(turn)).len().min(self.rules.scoring.rack)
    }

    /// The first end that the letters and the turns bring, where no turn is open. That nothing can be laid any
    /// more only a list can say.
    pub fn due_end(&self) -> Option<EndWhy> {
        if self.ended.is_some() || self.open_turn().is_some() {
            return None;
        }
        EndWhy::ALL.into_iter().find(|&why| self.is_so(why))
    }

    /// Whether the letters and the turns bring this end.
    pub fn is_so(&self, why: EndWhy) -> bool {
        let unseen = self.unseen(&self.board());
        let kinds = self.rules.kinds(unseen.tiles());
        match why {
            EndWhy::NoLetters => unseen.is_empty(),
            EndWhy::OneKind => kinds.jokers == 0 && (kinds.vowels == 0 || kinds.consonants == 0),
            EndWhy::LastTurn => self.last_turn.is_some_and(|last| self.closed() >= last.turn.get()),
            EndWhy::LastLetters => {
                let last = TurnNo::new(self.closed()).and_then(|last| self.turn(last));
                let none = last.is_some_and(|turn| matches!(turn.closing, Closing::NoPlay(_)));
                none && unseen.len() <= self.rules.scoring.rack
            }
            EndWhy::NoPlayLeft | EndWhy::Stopped => false,
        }
    }

    /// A keyed slip.
    pub fn slip(&self, slip: SlipId) -> Option<&KeyedSlip> {
        self.slips.get(&slip).map(Arc::as_ref)
    }

    /// Every keyed slip in the order of keying, merged ones too.
    pub fn slips(&self) -> impl Iterator<Item = (SlipId, &KeyedSlip)> {
        self.slips.iter().map(|(&id, slip)| (id, slip.as_ref()))
    }

    /// The number that the next slip gets.
    pub fn next_slip(&self) -> SlipId {
        self.slips.last_key_value().map_or(SlipId::FIRST, |(last, _)| last.next())
    }

    /// The slips that stand for a place, merged ones left out: one, or more while they have to be settled. The
    /// first counts meanwhile.
    pub fn slips_at(
        &self,
        turn: TurnNo,
        player: Option<PlayerId>,
    ) -> impl Iterator<Item = (SlipId, &KeyedSlip)> {
        let ids = self.by_place.get(&(turn, player)).into_iter().flatten();
        let slips = ids.filter_map(|&id| Some((id, self.slip(id)?)));
        slips.filter(|(_, slip)| slip.merged_into.is_none())
    }

    /// The slip that counts for a place.
    pub fn slip_at(&self, turn: TurnNo, player: PlayerId) -> Option<(SlipId, &KeyedSlip)> {
        self.slips_at(turn, Some(player)).next()
    }

    /// Whether a place has two keyings or two slips that have to be settled.
    pub fn is_unsettled(&self, turn: TurnNo, player: PlayerId) -> bool {
        let mut slips = self.slips_at(turn, Some(player));
        let first = slips.next();
        first.is_some_and(|(_, slip)| matches!(slip.check, super::slip::Check::Unsettled(_)))
            || slips.next().is_some()
    }

    pub(super) fn insert_slip(&mut self, id: SlipId, slip: KeyedSlip) {
        self.by_place.entry((slip.turn, slip.player)).or_default().push(id);
        self.slips.insert(id, Arc::new(slip));
    }

    pub(super) fn change_slip(&mut self, id: SlipId, change: impl FnOnce(&mut KeyedSlip)) {
        let Some(slip) = self.slips.get_mut(&id).map(Arc::make_mut) else { return };
        let before = (slip.turn, slip.player);
        change(slip);
        let after = (slip.turn, slip.player);
        if before == after {
            return;
        }
        if let Some(lying) = self.by_place.get_mut(&before) {
            lying.retain(|&other| other != id);
        }
        self.by_place.entry(after).or_default().push(id);
    }

    /// What was drawn, handed in and laid: what judging asks.
    pub fn game(&self) -> Game {
        let turns = self.turns().filter(|(_, turn)| turn.letters.is_some());
        let turns = turns.map(|(number, turn)| self.played(number, turn)).collect();
        Game { rules: Arc::clone(&self.rules), mode: self.mode, turns }
    }

    /// One turn of it; `None` without letters.
    pub fn played_turn(&self, number: TurnNo) -> Option<game::Turn> {
        let turn = self.turn(number).filter(|turn| turn.letters.is_some())?;
        Some(self.played(number, turn))
    }

    fn played(&self, number: TurnNo, turn: &Turn) -> game::Turn {
        let places = (number, None)..=(number, Some(PlayerId::MOST));
        let keyed = self.by_place.range(places).filter_map(|(&(_, player), _)| {
            let player = player?;
            let (_, slip) = self.slip_at(number, player)?;
            Some((player, slip_of(slip, turn, player)))
        });
        let refused = |rack: &RefusedRack| (rack.tiles.rack(), rack.why);
        let letters = turn.letters.as_ref();
        game::Turn {
            leftover: letters.map(|letters| letters.leftover.rack()).unwrap_or_default(),
            drawn: letters.map(|letters| letters.drawn.rack()).unwrap_or_default(),
            refused: turn.refused.iter().map(refused).collect(),
            slips: keyed.collect(),
            ending: match (turn.closing, &turn.top) {
                (Closing::Announced, Some(top)) => {
                    Ending::Top(Top { play: top.play.clone(), criteria: top.criteria.clone() })
                }
                (Closing::NoPlay(possible), _) => Ending::NoPlay(possible),
                (Closing::Announced | Closing::Open, _) => Ending::Open,
            },
            cancelled: turn.cancelled.map(|cancelled| cancelled.how),
        }
    }
}

fn slip_of(slip: &KeyedSlip, turn: &Turn, player: PlayerId) -> game::Slip {
    let written = slip.written();
    game::Slip {
        position: written.position.clone(),
        word: written.word.clone(),
        points: written.points,
        hand: turn.place(player).hand,
        fault: written.fault,
        table: written.table,
        turn: written.turn,
        outcome: slip.outcome.clone(),
    }
}
