//! The digital draw (§3): a pure function of (key, round, attempt, tiles left).
//!
//! So undoing a draw and drawing again gives the same tiles, and anyone who knows the seed can
//! derive every draw again. Each step is written down in `docs/draw.md` so exactly that another
//! language reproduces it; a change here is a new version of the tags.

use super::guard;
use super::rules::{Kind, RoundRule, Rules};
use crate::domain::contest::chance::Generator;
use crate::domain::contest::seed::{Key, Seed};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{Attempt, RoundNo};
use crate::domain::letters::Letter;

const BLOCK_TAG: &[u8] = b"eforos-draw-1 block";

/// One tile out of the bag: the tiles stand in alphabetical order, a letter as often as it has tiles, and the
/// one at a uniform place is taken.
fn tile(generator: &mut Generator<'_>, bag: &mut Tiles) -> Option<Letter> {
    let tiles = bag.len();
    if tiles == 0 {
        return None;
    }
    let letter = bag.nth(generator.below(tiles))?;
    bag.take(letter).then_some(letter)
}

fn tiles(generator: &mut Generator<'_>, bag: &mut Tiles, count: u8) -> Option<Vec<Letter>> {
    (0..count).map(|_| tile(generator, bag)).collect()
}

/// What was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Drawn {
    /// The seven letters in the order announced, consonants and vowels in a drawn order too.
    pub letters: Vec<Letter>,
    /// How often this round's consonants went back because of the guard.
    pub redraws: u32,
}

/// What the guard asks of a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Guarded {
    /// Nothing: it is not checked after this round.
    No,
    /// High-value tiles left may not outnumber these consonants still to be drawn.
    By {
        /// Consonants that later rounds draw.
        still_to_draw: usize,
    },
}

/// How often the consonants of a round go back at most. By the schedule alone one draw in ten is the
/// rarest case; with ten rounds given up it is one in nine thousand.
const MOST_REDRAWS: u32 = 100_000;

/// Draws one round from the tiles left: vowels, then the order of kinds, then the consonants, which
/// go back and are drawn again on the same generator until the guard holds. When no set of
/// consonants can make it hold (a guarded round was given up), the first set stands.
///
/// `None` when the bags hold too few tiles, or when `MOST_REDRAWS` were not enough: then the rounds
/// before, typed or given up, have left so rare a case that the referee draws by hand.
pub fn draw(
    rules: &Rules,
    key: &Key,
    (round, rule): (RoundNo, RoundRule),
    attempt: Attempt,
    left: &Tiles,
    guarded: Guarded,
) -> Option<Drawn> {
    let mut generator = Generator::new(BLOCK_TAG, key, round, attempt);
    let mut vowel_bag = left.only(|letter| rules.kind(letter) == Kind::Vowel);
    let full_bag = left.only(|letter| rules.kind(letter) == Kind::Consonant);
    let vowels = tiles(&mut generator, &mut vowel_bag, rule.vowels)?;
    let order = kinds_in_order(&mut generator, rule);

    // The most consonants that may be drawn after this round, when the guard can hold at all.
    let still_to_draw = match guarded {
        Guarded::No => None,
        Guarded::By { still_to_draw } => {
            let this_round_too = still_to_draw + usize::from(rule.consonants);
            let can_hold = guard::check(rules, &full_bag, this_round_too).holds();
            can_hold.then_some(still_to_draw)
        }
    };
    let mut redraws = 0;
    let consonants = loop {
        let mut bag = full_bag;
        let consonants = tiles(&mut generator, &mut bag, rule.consonants)?;
        let holds = |still_to_draw| guard::check(rules, &bag, still_to_draw).holds();
        if still_to_draw.is_none_or(holds) {
            break consonants;
        }
        if redraws == MOST_REDRAWS {
            return None;
        }
        redraws += 1;
    };

    let (mut consonants, mut vowels) = (consonants.into_iter(), vowels.into_iter());
    let letters = order.into_iter().filter_map(|kind| match kind {
        Kind::Consonant => consonants.next(),
        Kind::Vowel => vowels.next(),
    });
    Some(Drawn { letters: letters.collect(), redraws })
}

/// For each place in turn, a uniform integer below the tiles still to be placed: below the
/// consonants among them it is a consonant's place, else a vowel's.
fn kinds_in_order(generator: &mut Generator<'_>, rule: RoundRule) -> Vec<Kind> {
    let (mut consonants, mut vowels) = (usize::from(rule.consonants), usize::from(rule.vowels));
    let mut order = Vec::new();
    while consonants + vowels > 0 {
        if generator.below(consonants + vowels) < consonants {
            consonants -= 1;
            order.push(Kind::Consonant);
        } else {
            vowels -= 1;
            order.push(Kind::Vowel);
        }
    }
    order
}

/// One round of a whole competition drawn without a referee.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DrawnRound {
    /// Which round.
    pub round: RoundNo,
    /// What was drawn.
    pub drawn: Drawn,
}

/// The draws of a whole competition as it runs by the schedule, and the tiles left at the end.
pub fn whole_competition(rules: &Rules, seed: &Seed, hall: &str) -> (Vec<DrawnRound>, Tiles) {
    let key = seed.key(hall);
    let mut left = rules.tiles();
    let mut rounds = Vec::new();
    for round in super::rules::all_rounds() {
        let Some(rule) = rules.round(round) else { continue };
        let guarded = if rules.is_guarded(round) {
            Guarded::By { still_to_draw: guard::still_to_draw(rules, round, |_| true) }
        } else {
            Guarded::No
        };
        let Some(drawn) = draw(rules, &key, (round, rule), Attempt::FIRST, &left, guarded) else {
            continue;
        };
        left = left.without(drawn.letters.iter().copied());
        rounds.push(DrawnRound { round, drawn });
    }
    (rounds, left)
}
