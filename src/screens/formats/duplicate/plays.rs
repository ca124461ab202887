//! Every play that a list has for a turn: found once, beside the time, and asked by score. Who keeps it must not
//! show anything of it before the time of its turn is over.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

use crate::domain::board::{Board, Found, Graph, Play, Rack, generate};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::duplicate::Contest;
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::best::dictionary;
use crate::domain::formats::duplicate::choice::{Candidate, Choosing};
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged::rulings;
use crate::domain::formats::duplicate::notation::position_text;
use crate::domain::formats::duplicate::turn::Turn;
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::letters::Word;
use crate::domain::lexicon::Digest;

/// What plays are searched for: the same turn with other letters, another board or other rulings is another
/// search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sought {
    /// The turn.
    pub turn: TurnNo,
    /// The board before it.
    pub board: Board,
    /// Its letters.
    pub rack: Rack,
    /// The list.
    list: Option<Digest>,
    rulings: BTreeMap<Word, Ruled>,
}

impl Sought {
    /// The plays of a turn that has letters.
    pub fn of(contest: &Contest, turn: TurnNo) -> Option<Self> {
        let game = &contest.game;
        let rack = game.turn(turn).filter(|turn| turn.letters.is_some()).map(Turn::rack)?;
        Some(Self {
            turn,
            board: game.board_before(turn),
            rack,
            list: contest.common.lexicon.as_ref().map(|list| list.sha256),
            rulings: rulings(&contest.common),
        })
    }

    /// Whatever can still be laid after the last closed turn, of whichever letters.
    pub fn anything(contest: &Contest) -> Self {
        Self {
            turn: TurnNo::new(contest.game.closed()).unwrap_or(TurnNo::FIRST),
            board: contest.game.board(),
            rack: Rack::default(),
            list: contest.common.lexicon.as_ref().map(|list| list.sha256),
            rulings: rulings(&contest.common),
        }
    }
}

/// The plays that were found.
#[derive(Clone, Debug)]
pub struct Plays {
    sought: Sought,
    /// The highest score first.
    found: Vec<Found>,
    /// Those of the highest score in the program's order.
    first: Vec<NamedPlay>,
}

impl Plays {
    /// Finds them; `None` where `go_on` breaks it off.
    pub fn find(
        sought: &Sought,
        contest: &Contest,
        graph: &Graph,
        go_on: &mut dyn FnMut() -> ControlFlow<()>,
    ) -> Option<Self> {
        let dictionary = dictionary(&contest.common, graph);
        let rules: &Rules = contest.game.rules();
        let Sought { board, rack, .. } = sought;
        let mut found: Vec<Found> = Vec::new();
        let ended = generate(board, rack, &dictionary, &rules.scoring, &mut |play| {
            found.push(play);
            // Asking costs more than finding one.
            if found.len().is_multiple_of(256) { go_on() } else { ControlFlow::Continue(()) }
        });
        if ended.is_break() || go_on().is_break() {
            return None;
        }
        found.sort_by_key(|play| Reverse(play.points));
        let unseen = contest.game.unseen(board);
        let choosing = Choosing { rules, board, unseen: &unseen, rack, dictionary: &dictionary };
        let most = found.first().map_or(0, |play| play.points);
        let best = found.iter().take_while(|play| play.points == most);
        let mut best: Vec<Candidate<'_>> =
            best.map(|play| Candidate::new(choosing, play.play(board), play.points)).collect();
        best.sort_by(Candidate::compare);
        let first = best.iter().map(|one| NamedPlay::of(&one.play, board)).collect();
        Some(Self { sought: sought.clone(), found, first })
    }

    /// What they were searched for.
    pub const fn sought(&self) -> &Sought {
        &self.sought
    }

    /// How many there are.
    pub fn count(&self) -> usize {
        self.found.len()
    }

    /// The highest score; none without a play.
    pub fn most(&self) -> Option<u32> {
        self.found.first().map(|play| play.points)
    }

    /// The plays of that score in the program's order.
    pub fn first(&self) -> &[NamedPlay] {
        &self.first
    }

    /// The plays of a score by position and main word; two that differ only in which letter is a joker are one
    /// name each.
    pub fn of_score(&self, points: u32) -> Vec<(String, String)> {
        let from = self.found.partition_point(|play| play.points > points);
        let same = self.found.iter().skip(from).take_while(|play| play.points == points);
        same.map(|play| self.named(&play.play(&self.sought.board))).collect()
    }

    fn named(&self, play: &Play) -> (String, String) {
        let named = NamedPlay::of(play, &self.sought.board);
        (position_text(named.position), named.word_text())
    }
}
