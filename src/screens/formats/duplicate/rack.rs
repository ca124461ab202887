//! A rack as it is announced: what is left over, then the new letters, one after another, then all once more.
//!
//! What is announced at a moment is a pure function of the time since the showing. No letter stands here that was
//! not announced: a rack that is only part revealed has no more.

use serde::Serialize;

use super::board::TileData;
use crate::domain::board::{Lay, Rack, Tile};
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::rules::{ALPHABET, Announcing};
use crate::domain::letters::Face;

/// A rack in two groups.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RackData {
    /// What was left over.
    pub leftover: Group,
    /// What was drawn to it.
    pub new: Group,
    /// The tile that was announced just now, counted over both groups; none when none was.
    pub now: Option<usize>,
}

/// Tiles beside each other, in alphabetical order, the joker last.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Group {
    /// Those that are announced.
    pub tiles: Vec<TileData>,
    /// How many more come.
    pub to_come: usize,
}

/// How far a rack is announced.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Announced {
    /// How many letters of it, those left over first.
    pub letters: usize,
    /// Which of them is said just now; none once all were said twice.
    pub now: Option<usize>,
    /// Milliseconds until that changes; none once all is said.
    pub next_in_ms: Option<i64>,
}

impl Announced {
    /// All of it, and nothing is said any more: after a restart of the program, or without motion.
    pub const fn all(letters: usize) -> Self {
        Self { letters, now: None, next_in_ms: None }
    }
}

/// How far a rack of so many letters is announced so many milliseconds after it was shown: a letter in
/// `letter_ms`, then all once more, each in `again_ms`.
pub fn announced(announcing: &Announcing, since_ms: i64, letters: usize) -> Announced {
    let whole = i64::try_from(letters).unwrap_or(i64::MAX);
    let (letter_ms, again_ms) =
        (i64::from(announcing.letter_ms).max(1), i64::from(announcing.again_ms).max(1));
    let since = since_ms.max(0);
    let first_ms = letter_ms.saturating_mul(whole);
    if letters == 0 {
        return Announced::all(0);
    }
    let place = |ms: i64, step: i64| usize::try_from(ms / step).unwrap_or(usize::MAX);
    if since < first_ms {
        let now = place(since, letter_ms);
        let next_in_ms = Some(letter_ms - since % letter_ms);
        return Announced { letters: now + 1, now: Some(now), next_in_ms };
    }
    let again = since - first_ms;
    if again < again_ms.saturating_mul(whole) {
        let next_in_ms = Some(again_ms - again % again_ms);
        return Announced { letters, now: Some(place(again, again_ms)), next_in_ms };
    }
    Announced::all(letters)
}

/// When each letter is said, in milliseconds since the rack was shown: one after another, then all once more.
pub fn said_at(announcing: &Announcing, letters: usize) -> impl Iterator<Item = i64> {
    let (letter_ms, again_ms) = (i64::from(announcing.letter_ms), i64::from(announcing.again_ms));
    let count = i64::try_from(letters).unwrap_or(i64::MAX);
    let again_from = letter_ms.saturating_mul(count);
    let again =
        (0..count).map(move |place| again_from.saturating_add(place.saturating_mul(again_ms)));
    (0..count).map(move |place| place.saturating_mul(letter_ms)).chain(again)
}

/// How long the announcing takes, in milliseconds.
pub fn announcing_ms(announcing: &Announcing, letters: usize) -> i64 {
    let each = i64::from(announcing.letter_ms) + i64::from(announcing.again_ms);
    each.saturating_mul(i64::try_from(letters).unwrap_or(i64::MAX))
}

/// What is called out: the groups with a point between them, each letter by its name.
pub fn called_out(rules: &Rules, leftover: &Rack, drawn: &Rack, joker: &str) -> String {
    let name = |tile: Tile| match tile {
        Tile::Blank => joker.to_owned(),
        Tile::Face(face) => name_of(rules, face),
    };
    let group = |rack: &Rack| rack.tiles().map(name).collect::<Vec<_>>().join(" ");
    let groups = [group(leftover), group(drawn)];
    groups.into_iter().filter(|said| !said.is_empty()).collect::<Vec<_>>().join(" · ")
}

/// A letter by its name in the table of announcements; the letter itself where that has none.
fn name_of(rules: &Rules, face: Face) -> String {
    let named = rules.announcing.names.iter().find(|(of, _)| *of == face);
    named.map_or_else(|| ALPHABET.spelled(face).to_owned(), |(_, name)| name.clone())
}

/// A word letter by letter, as it is called out where it could be misheard: each by its name, what a joker stands for
/// after the joker.
pub fn spelled_out(rules: &Rules, word: &[Lay], joker: &str) -> String {
    let name = |lay: &Lay| match (lay.marked, name_of(rules, lay.face)) {
        (false, name) => name,
        (true, name) => format!("{joker} = {name}"),
    };
    word.iter().map(name).collect::<Vec<_>>().join(" · ")
}

impl RackData {
    /// A rack as far as it is announced.
    pub fn of(rules: &Rules, (leftover, drawn): (&Rack, &Rack), announced: Announced) -> Self {
        let mut left = announced.letters;
        let mut group = |rack: &Rack| {
            let shown = left.min(rack.len());
            left -= shown;
            let tiles = rack.tiles().take(shown).map(|tile| TileData::drawn(rules, tile));
            Group { tiles: tiles.collect(), to_come: rack.len() - shown }
        };
        Self { leftover: group(leftover), new: group(drawn), now: announced.now }
    }

    /// The whole of it.
    pub fn whole(rules: &Rules, groups: (&Rack, &Rack)) -> Self {
        let letters = groups.0.len() + groups.1.len();
        Self::of(rules, groups, Announced::all(letters))
    }

    /// Every tile that is announced, in the order of announcing.
    pub fn tiles(&self) -> impl Iterator<Item = &TileData> {
        self.leftover.tiles.iter().chain(&self.new.tiles)
    }
}
