//! How long a word list takes to answer, beside plainer ways to ask the same.
//!
//! `EFOROS_FEDERATION_LIST` may name a file with the federation's list (a built list, its PDF or a
//! text); it is then measured beside the free list. A sample of the racks is 10,000 racks, each of
//! a legal round; `item` is one rack or one look-up.

#[path = "lexicon/growth.rs"]
mod growth;
#[path = "common/table.rs"]
mod table;

use std::collections::{BTreeSet, HashSet};
use std::hint::black_box;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use divan::Bencher;
use divan::counter::ItemsCount;
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::letters::{Letter, Word};
use eforos::domain::lexicon::WordList;
use eforos::lexicon::{Labels, Lexicon, import};

const RACKS: usize = 10_000;
const LOOK_UPS: usize = 10_000;

/// The tiles of both bags (§1), and how many of each kind the rounds draw (§2).
const VOWELS: [(char, usize); 7] =
    [('Α', 12), ('Ε', 8), ('Η', 7), ('Ι', 8), ('Ο', 9), ('Υ', 4), ('Ω', 3)];
const CONSONANTS: [(char, usize); 17] = [
    ('Β', 1),
    ('Γ', 2),
    ('Δ', 2),
    ('Ζ', 1),
    ('Θ', 1),
    ('Κ', 4),
    ('Λ', 3),
    ('Μ', 3),
    ('Ν', 6),
    ('Ξ', 1),
    ('Π', 4),
    ('Ρ', 5),
    ('Σ', 7),
    ('Τ', 8),
    ('Φ', 1),
    ('Χ', 1),
    ('Ψ', 1),
];
const ROUNDS: [(usize, usize); 4] = [(4, 3), (3, 4), (5, 2), (2, 5)];

#[derive(Clone, Copy, PartialEq)]
enum List {
    Free,
    Federation,
}

impl std::fmt::Display for List {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Free => "free",
            Self::Federation => "federation",
        })
    }
}

struct Data {
    lexicon: Lexicon,
    words: Vec<Word>,
    /// Half of them in the list.
    asked: Vec<Word>,
}

static FREE: LazyLock<Data> = LazyLock::new(|| Data::of(Lexicon::embedded()));
static FEDERATION: LazyLock<Option<Data>> = LazyLock::new(|| {
    let path = std::env::var_os("EFOROS_FEDERATION_LIST")?;
    let bytes = std::fs::read(path).expect("EFOROS_FEDERATION_LIST names a file");
    let imported = import(&bytes, &Labels::default(), &mut |_| ControlFlow::Continue(()));
    Some(Data::of(imported.expect("EFOROS_FEDERATION_LIST names a word list").lexicon))
});
static LEGAL_RACKS: LazyLock<Vec<Tiles>> = LazyLock::new(racks);

impl Data {
    fn of(lexicon: Lexicon) -> Self {
        let words: Vec<Word> = lexicon.words().collect();
        let stride = words.len() / (LOOK_UPS / 2);
        // A word turned round is hardly ever one.
        let turned = |word: &Word| {
            let letters: Vec<Letter> = word.letters().iter().rev().copied().collect();
            Word::new(letters)
        };
        let asked =
            words.iter().step_by(stride).flat_map(|word| [Some(word.clone()), turned(word)]);
        Self { asked: asked.flatten().take(LOOK_UPS).collect(), lexicon, words }
    }

    fn for_list(list: List) -> &'static Self {
        match list {
            List::Free => &FREE,
            List::Federation => FEDERATION.as_ref().expect("only asked for when it is there"),
        }
    }
}

fn lists() -> Vec<List> {
    let mut lists = vec![List::Free];
    lists.extend(FEDERATION.is_some().then_some(List::Federation));
    lists
}

/// Racks as the four kinds of round draw them from full bags, the same every time.
fn racks() -> Vec<Tiles> {
    let mut state = 0x0123_4567_89AB_CDEF_u64;
    let mut below = |bound: usize| {
        // xorshift64*
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        let high = state.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33;
        usize::try_from(high).map_or(0, |high| high % bound)
    };
    let bag = |tiles: &[(char, usize)]| -> Vec<Letter> {
        let letters = tiles.iter().flat_map(|&(letter, count)| std::iter::repeat_n(letter, count));
        letters.filter_map(Letter::from_char).collect()
    };
    let mut draw = |tiles: &[(char, usize)], count: usize| -> Vec<Letter> {
        let mut bag = bag(tiles);
        (0..count).map(|_| bag.swap_remove(below(bag.len()))).collect()
    };
    let rounds = ROUNDS.iter().cycle().take(RACKS);
    rounds
        .map(|&(consonants, vowels)| {
            let consonants = draw(&CONSONANTS, consonants);
            consonants.into_iter().chain(draw(&VOWELS, vowels)).collect()
        })
        .collect()
}

fn main() {
    // Made here, so that no sample pays for it.
    LazyLock::force(&LEGAL_RACKS);
    for list in lists() {
        let data = Data::for_list(list);
        let made: usize =
            LEGAL_RACKS.iter().map(|rack| data.lexicon.solve(rack, 3..=7).len()).sum();
        println!("{list}: {} words; {RACKS} racks make {made} words", data.words.len());
    }
    // Not when cargo only tests that the benches run.
    if std::env::args().any(|argument| argument == "--bench") {
        growth::figures();
    }
    divan::main();
}

/// All words of 3 to 7 letters that a rack makes.
mod rack {
    use super::{
        BTreeSet, Bencher, Data, ItemsCount, LEGAL_RACKS, List, RACKS, Word, black_box, lists,
    };

    #[divan::bench(args = lists(), sample_count = 20)]
    fn as_words(bencher: Bencher, list: List) {
        let lexicon = &Data::for_list(list).lexicon;
        bencher.counter(ItemsCount::new(RACKS)).bench(|| {
            for rack in LEGAL_RACKS.iter() {
                black_box(lexicon.solve(rack, 3..=7));
            }
        });
    }

    #[divan::bench(args = lists(), sample_count = 20)]
    fn without_allocation(bencher: Bencher, list: List) {
        let lexicon = &Data::for_list(list).lexicon;
        bencher.counter(ItemsCount::new(RACKS)).bench(|| {
            for rack in LEGAL_RACKS.iter() {
                lexicon.for_each_word(rack, 3..=7, |letters| {
                    black_box(letters);
                });
            }
        });
    }

    /// The plainest way: every word of the list is tried. A hundredth of the racks.
    #[divan::bench(args = lists(), sample_count = 2)]
    fn linear_scan(bencher: Bencher, list: List) {
        let words = &Data::for_list(list).words;
        let racks = LEGAL_RACKS.get(..RACKS / 100).unwrap_or_default();
        bencher.counter(ItemsCount::new(racks.len())).bench(|| {
            for rack in racks {
                let makes = |word: &&Word| {
                    (3..=7).contains(&word.len())
                        && rack.first_missing(word.letters().iter().copied()).is_none()
                };
                black_box(words.iter().filter(makes).cloned().collect::<BTreeSet<_>>());
            }
        });
    }
}

/// Whether a list has a word.
mod look_up {
    use super::{
        BTreeSet, Bencher, Data, HashSet, ItemsCount, LOOK_UPS, List, WordList, black_box, lists,
    };

    #[divan::bench(args = lists(), sample_count = 50)]
    fn automaton(bencher: Bencher, list: List) {
        let data = Data::for_list(list);
        bencher
            .counter(ItemsCount::new(LOOK_UPS))
            .bench(|| data.asked.iter().filter(|word| data.lexicon.contains(word)).count());
    }

    #[divan::bench(args = lists(), sample_count = 50)]
    fn b_tree_set(bencher: Bencher, list: List) {
        let data = Data::for_list(list);
        let set: BTreeSet<_> = data.words.iter().cloned().collect();
        bencher
            .counter(ItemsCount::new(LOOK_UPS))
            .bench_local(|| data.asked.iter().filter(|word| set.contains(*word)).count());
    }

    #[divan::bench(args = lists(), sample_count = 50)]
    fn hash_set(bencher: Bencher, list: List) {
        let data = Data::for_list(list);
        let set: HashSet<_> = data.words.iter().cloned().collect();
        bencher
            .counter(ItemsCount::new(LOOK_UPS))
            .bench_local(|| data.asked.iter().filter(|word| set.contains(*word)).count());
    }

    #[divan::bench(args = lists(), sample_count = 20)]
    fn near(bencher: Bencher, list: List) {
        let data = Data::for_list(list);
        let pairs = || super::LEGAL_RACKS.iter().zip(&data.asked).take(100);
        bencher.counter(ItemsCount::new(100_usize)).bench(|| {
            for (rack, word) in pairs() {
                black_box(data.lexicon.near(word, rack, 3..=7, 5));
            }
        });
    }
}

/// Opening a list.
mod open {
    use super::{Bencher, Data, Labels, Lexicon, List, import, lists};
    use std::ops::ControlFlow;

    #[divan::bench]
    fn embedded() -> Lexicon {
        Lexicon::embedded()
    }

    #[divan::bench(args = lists(), sample_count = 10)]
    fn built(bencher: Bencher, list: List) {
        let bytes = Data::for_list(list).lexicon.to_bytes();
        bencher.bench(|| Lexicon::from_bytes(&bytes));
    }

    #[divan::bench(args = lists(), sample_count = 10)]
    fn text(bencher: Bencher, list: List) {
        let words = &Data::for_list(list).words;
        let text = words.iter().fold(String::new(), |text, word| text + &word.to_string() + "\n");
        bencher.bench(|| {
            import(text.as_bytes(), &Labels::default(), &mut |_| ControlFlow::Continue(()))
        });
    }
}
