//! What players write: words of the list that their strength finds, and slips of every kind.

use std::collections::HashSet;
use std::iter;

use crate::domain::formats::anagram::rules::{Field, Kind, Rules};
use crate::domain::formats::anagram::sheet::{Lateness, SheetWords};
use crate::domain::formats::anagram::tiles::Tiles;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Letter, Word, Written};
use crate::domain::lexicon::WordList;

use super::cast::{Cast, round as number};
use super::{Chance, Desk, Hall};
use crate::rehearsal::people::{Actor, STRENGTHS};

/// The lengths of the words that have a field.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=7;

/// A sheet as it lies on the referee's table.
pub(super) struct Paper {
    pub player: PlayerId,
    pub lateness: Lateness,
    /// As it can be read.
    pub words: SheetWords,
    /// What the player meant where a letter cannot be read.
    pub meant: Vec<Meant>,
}

/// A word with an unreadable letter: where it stands, and what it was.
pub(super) struct Meant {
    pub field: Field,
    pub place: usize,
    pub word: Word,
}

/// What a round offers to everyone.
struct Offer {
    rack: Tiles,
    /// Words of the list, each with how well it is known, in thousandths.
    words: Vec<(Word, u32)>,
    /// What looks like a word and is not in the list.
    tempting: Vec<Word>,
    /// Every letter as often as it has tiles.
    tiles: Vec<Letter>,
}

/// The sheets of a round whose time is over, of those who hand one in, in order of their numbers.
pub(super) fn papers(
    desk: &Desk<'_>,
    hall: &Hall,
    cast: &Cast,
    chance: &Chance,
    round: RoundNo,
) -> Vec<Paper> {
    let contest = desk.contest();
    let Some(rack) = contest.game.rack(round) else { return Vec::new() };
    let here = u32::from(round.get());
    let found = desk.lexicon().solve(&rack, LENGTHS);
    let words = found.into_iter().map(|word| {
        let places: Vec<u32> = word.letters().iter().map(|letter| code(*letter)).collect();
        let known = 300 + chance.of("known", &places).below(1000);
        (word, known)
    });
    let mut offer = Offer {
        rack,
        words: words.collect(),
        tempting: Vec::new(),
        tiles: contest.game.rules().tiles().letters().collect(),
    };
    offer.tempting = tempting(desk, hall, &offer, &mut chance.of("tempting", &[here]));
    let expected = cast.actors.iter().filter(|a| contest.common.is_expected(a.player.id, round));
    let papers = expected.filter_map(|actor| {
        let id = actor.player.id;
        let mut chance = chance.of("sheet", &[here, id.get()]);
        let forgets = cast.forgetful == Some(id) && round == number(4);
        if forgets || chance.permille(2) {
            return None;
        }
        let slow = cast.slow == Some(id) && round == number(5);
        let late = slow || chance.permille(4);
        let lateness = if late { Lateness::Late } else { Lateness::InTime };
        let (words, meant) = write(&offer, actor, round, &mut chance);
        Some(Paper { player: id, lateness, words, meant })
    });
    papers.collect()
}

fn code(letter: Letter) -> u32 {
    u32::try_from(letter.index()).unwrap_or(0)
}

/// A slip of the hand or the mind.
#[derive(Clone, Copy)]
enum Slip {
    Misplaced,
    Repeated,
    NotFromLetters,
    NotAWord,
    Illegible,
}

/// Each with how often in a thousand sheets the strongest makes it; the weakest does so seven times
/// as often.
const SLIPS: [(Slip, u32); 6] = [
    (Slip::Misplaced, 8),
    (Slip::Repeated, 10),
    (Slip::NotFromLetters, 25),
    (Slip::NotAWord, 60),
    (Slip::NotAWord, 40),
    (Slip::Illegible, 4),
];
/// And once in so many sheets whatever chance says, so that no rehearsal is without one.
const SURELY_ONCE_IN: u32 = 31;

fn write(
    offer: &Offer,
    actor: &Actor,
    round: RoundNo,
    chance: &mut Chance,
) -> (SheetWords, Vec<Meant>) {
    let mut found = found(offer, actor, chance);
    let mut lines: Vec<(Field, Written, Option<Word>)> = Vec::new();
    let turn = u32::from(round.get()) * 5 + actor.player.id.get().wrapping_mul(3);
    let weakness = 1 + 6 * (STRENGTHS.end - actor.strength) / (STRENGTHS.end - STRENGTHS.start);
    for (place, (slip, often)) in (0..).zip(SLIPS) {
        let surely = turn % SURELY_ONCE_IN == place * 5;
        if surely || chance.permille(often * weakness) {
            lines.extend(slipped(slip, offer, &mut found, chance));
        }
    }
    lines.extend(found.into_iter().filter_map(in_its_field));
    chance.shuffle(&mut lines);
    let mut words = SheetWords::default();
    let mut meant = Vec::new();
    for (field, written, word) in lines {
        let place = words.field(field).len();
        meant.extend(word.map(|word| Meant { field, place, word }));
        words.push(field, written);
    }
    (words, meant)
}

fn in_its_field(word: Word) -> Option<(Field, Written, Option<Word>)> {
    Field::of_length(word.len()).map(|field| (field, Written::Word(word), None))
}

/// The words that a player finds and has the time to write down.
fn found(offer: &Offer, actor: &Actor, chance: &mut Chance) -> Vec<Word> {
    let strength = actor.strength;
    let finds = |(word, known): &(Word, u32), chance: &mut Chance| {
        let ease = match word.len() {
            3 => 1000,
            4 => 900,
            5 => 350 + strength / 2,
            6 => 200 + strength / 2,
            _ => 100 + strength / 2,
        };
        chance.permille((strength * ease / 1000 * known / 1000).min(970))
    };
    let mut found: Vec<Word> = Vec::new();
    for offered in &offer.words {
        if finds(offered, chance) {
            found.push(offered.0.clone());
        }
    }
    chance.shuffle(&mut found);
    found.truncate(usize::try_from(10 + strength / 20).unwrap_or(usize::MAX));
    found
}

/// A slip, with what it makes of the words found; nothing when there is nothing to make it of.
fn slipped(
    slip: Slip,
    offer: &Offer,
    found: &mut Vec<Word>,
    chance: &mut Chance,
) -> Option<(Field, Written, Option<Word>)> {
    match slip {
        Slip::Misplaced => {
            let word = found.pop().or_else(|| chance.pick(&offer.tempting).cloned())?;
            let longer = word.len() == 3 || (word.len() < 7 && chance.permille(500));
            let length = if longer { word.len() + 1 } else { word.len() - 1 };
            Some((Field::of_length(length)?, Written::Word(word), None))
        }
        Slip::Repeated => {
            let some = if found.is_empty() { &offer.tempting } else { &*found };
            let word = chance.pick(some)?.clone();
            if found.is_empty() {
                found.push(word.clone());
            }
            in_its_field(word)
        }
        Slip::NotFromLetters => {
            let some = if found.is_empty() { &offer.tempting } else { &*found };
            let word = chance.pick(some)?.clone();
            (0..40).find_map(|_| {
                let mut letters = word.letters().to_vec();
                let place = usize::try_from(chance.below(7)).ok()?;
                let wrong = *chance.pick(&offer.tiles)?;
                *letters.get_mut(place)? = wrong;
                offer.rack.first_missing(letters.iter().copied())?;
                in_its_field(Word::new(letters)?)
            })
        }
        Slip::NotAWord => {
            let word = chance.pick(&offer.tempting)?;
            if found.contains(word) { None } else { in_its_field(word.clone()) }
        }
        Slip::Illegible => {
            let word = found.pop().or_else(|| chance.pick(&offer.tempting).cloned())?;
            let mut places: Vec<Option<Letter>> =
                word.letters().iter().copied().map(Some).collect();
            let place = chance.below(u32::try_from(places.len()).ok()?);
            *places.get_mut(usize::try_from(place).ok()?)? = None;
            Some((Field::of_length(word.len())?, Written::new(places)?, Some(word)))
        }
    }
}

/// How many tempting non-words a rack has, and how often one is looked for.
const TEMPTING: usize = 14;
const TRIES: u32 = 400;

/// Words of the list with one letter changed, or letters put together, that the rack makes, that
/// look like words, and that the list does not have.
fn tempting(desk: &Desk<'_>, hall: &Hall, offer: &Offer, chance: &mut Chance) -> Vec<Word> {
    let rules = desk.contest().game.rules();
    let rack: Vec<Letter> = offer.rack.letters().collect();
    let habits = Habits::of(rules, hall, &offer.words);
    let mut tempting: Vec<Word> = Vec::new();
    for _ in 0..TRIES {
        let mut letters = match chance.pick(&offer.words) {
            Some((word, _)) if chance.permille(850) => word.letters().to_vec(),
            _ => {
                let mut letters = rack.clone();
                chance.shuffle(&mut letters);
                letters.truncate(3 + usize::try_from(chance.below(4)).unwrap_or(0));
                letters
            }
        };
        // Endings are changed most of all.
        let place = if chance.permille(700) { letters.len() - 1 } else { 0 };
        if let (Some(letter), Some(other)) = (letters.get_mut(place), chance.pick(&rack)) {
            *letter = *other;
        }
        let spoken = habits.allow(&letters);
        let makes = offer.rack.first_missing(letters.iter().copied()).is_none();
        let Some(word) = Word::new(letters).filter(|_| spoken && makes) else { continue };
        if !desk.lexicon().contains(&word) && !tempting.contains(&word) {
            tempting.push(word);
        }
        if tempting.len() >= TEMPTING {
            break;
        }
    }
    tempting
}

/// How words of the language look: which letters open and end them, and which follow each other.
struct Habits<'a> {
    rules: &'a Rules,
    endings: &'a str,
    /// Two letters in a row; `None` stands before the first and after the last.
    pairs: HashSet<(Option<Letter>, Option<Letter>)>,
}

/// So few words of the list say nothing of the language.
const TOO_FEW: usize = 12;

impl<'a> Habits<'a> {
    fn of(rules: &'a Rules, hall: &'a Hall, words: &[(Word, u32)]) -> Self {
        let known = if words.len() < TOO_FEW { &[] } else { words };
        let pairs = known.iter().flat_map(|(word, _)| pairs(word.letters()).collect::<Vec<_>>());
        Self { rules, endings: &hall.endings, pairs: pairs.collect() }
    }

    fn allow(&self, letters: &[Letter]) -> bool {
        let spoken = letters.windows(3).all(|three| {
            let vowels = three.iter().filter(|&&l| self.rules.kind(l) == Kind::Vowel).count();
            (1..=2).contains(&vowels)
        });
        let ends = letters.last().is_some_and(|last| self.endings.contains(last.to_char()));
        spoken
            && ends
            && (self.pairs.is_empty() || pairs(letters).all(|pair| self.pairs.contains(&pair)))
    }
}

fn pairs(letters: &[Letter]) -> impl Iterator<Item = (Option<Letter>, Option<Letter>)> {
    let before = iter::once(None).chain(letters.iter().copied().map(Some));
    before.zip(letters.iter().copied().map(Some).chain([None]))
}
