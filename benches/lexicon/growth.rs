//! How a word list's answers grow with it: from 100,000 to 800,000 words, each beside a plainer way.

use std::collections::{BTreeSet, HashSet};
use std::hint::black_box;
use std::time::{Duration, Instant};

use eforos::domain::letters::{Letter, Word};
use eforos::domain::lexicon::WordList;
use eforos::lexicon::Lexicon;

use super::table::{Figure, row};
use super::{Data, FREE, LEGAL_RACKS, LOOK_UPS, RACKS, lists};

const SIZES: [usize; 4] = [100_000, 200_000, 400_000, 800_000];
/// The targets of the two questions, for a list of the federation's size.
const RACK_US: f64 = 4.0;
const LOOK_UP_NS: f64 = 200.0;

pub fn figures() {
    // The targets are for lists as they are, of which the free one and the federation's are known.
    for list in lists() {
        of(&format!("the {list} list"), Data::for_list(list), true);
    }
    for size in SIZES {
        let data = Data::of(Lexicon::from_words(words(size), FREE.lexicon.title()));
        assert_eq!(data.words.len(), size);
        of(&format!("{size} words"), &data, false);
    }
}

fn of(name: &str, data: &Data, has_target: bool) {
    let target = |target: f64| has_target.then_some(target);
    let whole = once(|| {
        LEGAL_RACKS.iter().map(|rack| data.lexicon.solve(rack, 3..=7).len()).sum::<usize>()
    });
    let few = LEGAL_RACKS.get(..10).unwrap_or_default();
    let scanned = once(|| {
        let makes = |word: &&Word, rack: &eforos::domain::formats::anagram::tiles::Tiles| {
            (3..=7).contains(&word.len())
                && rack.first_missing(word.letters().iter().copied()).is_none()
        };
        few.iter()
            .map(|rack| data.words.iter().filter(|word| makes(word, rack)).count())
            .sum::<usize>()
    });
    let of = format!("{name}: all words of a rack");
    let figure = Figure { of: &of, value: each(whole, RACKS) / 1e3, unit: "µs" };
    row(figure, target(RACK_US), Some(("every word tried", each(scanned, few.len()) / 1e3)));

    let asked = once(|| data.asked.iter().filter(|word| data.lexicon.contains(word)).count());
    let set: HashSet<&Word> = data.words.iter().collect();
    let hashed = once(|| data.asked.iter().filter(|word| set.contains(word)).count());
    let of = format!("{name}: is a word in the list");
    let figure = Figure { of: &of, value: each(asked, LOOK_UPS), unit: "ns" };
    row(figure, target(LOOK_UP_NS), Some(("a HashSet", each(hashed, LOOK_UPS))));

    let pairs = || LEGAL_RACKS.iter().zip(&data.asked).take(200);
    let near = once(|| {
        pairs().map(|(rack, word)| data.lexicon.near(word, rack, 3..=7, 5).len()).sum::<usize>()
    });
    let of = format!("{name}: at most five near words");
    row(Figure { of: &of, value: each(near, 200) / 1e3, unit: "µs" }, None, None);
}

/// So many words: those of the free list, then the same with one letter changed.
fn words(size: usize) -> Vec<Word> {
    let letters: Vec<Letter> = ('Α'..='Ω').filter_map(Letter::from_char).collect();
    let mut words: BTreeSet<Word> = FREE.words.iter().take(size).cloned().collect();
    let mut turns = letters.iter().cycle();
    'enough: for place in 0.. {
        for word in &FREE.words {
            if words.len() >= size {
                break 'enough;
            }
            let mut changed = word.letters().to_vec();
            let at = place % changed.len();
            if let (Some(old), Some(new)) = (changed.get_mut(at), turns.next()) {
                *old = *new;
            }
            words.extend(Word::new(changed));
        }
    }
    words.into_iter().collect()
}

/// The median of five runs.
fn once<T>(mut run: impl FnMut() -> T) -> Duration {
    let mut times: Vec<Duration> = (0..5)
        .map(|_| {
            let start = Instant::now();
            black_box(run());
            start.elapsed()
        })
        .collect();
    times.sort_unstable();
    times[2]
}

/// Nanoseconds of each of so many.
fn each(whole: Duration, count: usize) -> f64 {
    whole.as_secs_f64() * 1e9 / f64::from(u32::try_from(count).unwrap_or(u32::MAX))
}
