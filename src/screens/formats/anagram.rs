//! What is seen of the anagram format alone: letters, sheets, its standings.

pub mod bags;
pub mod hall;
pub mod name;
pub mod sheets;
pub mod standings;
pub mod table;
mod tile;
mod verdict;
pub mod words;

pub use tile::TileData;
pub use verdict::verdict;

use std::collections::BTreeSet;

use self::hall::RoundScene;
use self::standings::round_of;
use crate::domain::clock::Moment;
use crate::domain::contest::objection::{About, Objection};
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::objection::can_be_upheld;
use crate::domain::formats::anagram::refusal::Refusal;
use crate::domain::formats::anagram::round::{Announced, Origin};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::{self as ranking, Doubt, Row, Standings};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Contest, Rejection};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, tr};
use crate::screens::hall::{Chosen, Pip, Scene, Scenes};
use crate::screens::people::Objections;
use crate::screens::{self, Ranked, Ranking, Ranks};

/// An open competition of this format.
pub type Open<'a> = screens::Open<'a, Anagram>;
/// The same and who looks at it.
pub type Seen<'a> = screens::Seen<'a, Anagram>;

impl Open<'_> {
    /// The standings after a round.
    pub fn standings(&self, after: RoundNo) -> Standings {
        ranking::standings(self.contest(), self.judged, after, self.drafts)
    }
}

impl Ranking for Anagram {
    fn played(contest: &Contest) -> Vec<RoundNo> {
        all_rounds().filter(|&round| contest.game.is_played(round)).collect()
    }

    fn ranks(open: &Open<'_>, after: RoundNo) -> Ranks {
        ranks(&open.standings(after))
    }

    fn last_complete(open: &Open<'_>) -> RoundNo {
        let doubts = open.standings(open.last_played()).doubts;
        let first = |doubts: &mut dyn Iterator<Item = &Doubt>| doubts.map(round_of).min();
        let before = |first: Option<RoundNo>| {
            let mut played = Self::played(open.contest()).into_iter().rev();
            played.find(|round| first.is_none_or(|first| *round < first))
        };
        let is_missing = |doubt: &&Doubt| matches!(doubt, Doubt::Missing { .. });
        before(first(&mut doubts.iter()))
            .or_else(|| before(first(&mut doubts.iter().filter(is_missing))))
            .unwrap_or_else(|| open.last_played())
    }
}

/// Totals and ranks as standings have them.
fn ranks(standings: &Standings) -> Ranks {
    let missing = standings.doubts.iter().filter_map(|doubt| match doubt {
        Doubt::Missing { player, round } => Some((*player, *round)),
        Doubt::Undecided { .. }
        | Doubt::Draft(_)
        | Doubt::Unsettled { .. }
        | Doubt::Unassigned { .. }
        | Doubt::Unchecked { .. }
        | Doubt::Objection { .. } => None,
    });
    let missing: BTreeSet<(PlayerId, RoundNo)> = missing.collect();
    let ranked = |row: &Row| Ranked {
        player: row.player,
        rank: row.rank,
        total: row.total,
        deducted: row.deductions,
        awaited: missing.contains(&(row.player, standings.after)),
    };
    Ranks {
        rows: standings.rows.iter().map(ranked).collect(),
        provisional: standings.is_provisional(),
        missing: missing.len(),
    }
}

impl Scenes for Anagram {
    type Round = RoundScene;

    fn scene(open: &Open<'_>, language: Language, chosen: &Chosen<'_>) -> Scene<Self> {
        hall::scene(open, language, chosen)
    }

    fn pips(open: &Open<'_>) -> Vec<Pip> {
        hall::pips(open)
    }

    fn at(open: &Open<'_>) -> Option<RoundNo> {
        hall::at(open)
    }

    fn review(open: &Open<'_>, language: Language, round: RoundNo) -> Scene<Self> {
        hall::review(open, language, round)
    }

    fn before_equals(
        open: &Open<'_>,
        language: Language,
        after: RoundNo,
        player: PlayerId,
    ) -> String {
        hall::before_equals(open, language, after, player)
    }

    fn of_day(open: &Open<'_>, language: Language) -> Vec<String> {
        hall::of_day(open, language)
    }

    /// Until a round was played with letters of another origin, and none by the program, it may yet.
    fn draws(open: &Open<'_>) -> bool {
        let played = open.contest().game.rounds().filter(|(_, round)| round.is_played());
        let mut origins = played.filter_map(|(_, round)| round.announced.as_ref()).peekable();
        let is_drawn =
            |it: &Announced| matches!(it.origin, Origin::Digital { .. } | Origin::Released);
        origins.peek().is_none() || origins.any(is_drawn)
    }

    fn moves_in_ms(scene: &RoundScene, now: Moment) -> Option<i64> {
        hall::moves_in_ms(scene, now)
    }
}

impl Objections for Anagram {
    fn cannot_uphold(open: &Open<'_>, language: Language, objection: &Objection) -> Option<String> {
        let why = can_be_upheld(open.contest(), objection, open.words).err()?;
        Some(language.rejection(&Rejection::Own(Refusal::CannotUphold { why })))
    }

    /// In a hall of a joint competition whoever conducts decides about words.
    fn decided_elsewhere(
        open: &Open<'_>,
        language: Language,
        objection: &Objection,
    ) -> Option<String> {
        open.contest().game.joint().and_then(Joint::venue)?;
        let of_word = matches!(objection.about, About::Word { .. });
        of_word.then(|| tr(language, "hall-objection-elsewhere"))
    }
}
