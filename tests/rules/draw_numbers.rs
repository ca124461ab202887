//! The exact numbers of the draw (§13) against simulated competitions.
//!
//! A tenth of the competitions is part of the tests; `make soak` (`EFOROS_SOAK`) plays all 200,000.
//! The seeds are fixed, so this passes for ever or fails for ever. How likely a right draw was to
//! fail when the seeds were chosen: every proportion may lie 5.5 standard deviations off (two-sided
//! 3.8e-8 by the normal law), every chi-square may reach what one in 10⁸ does. With 10 proportions
//! and 8 distributions that is below 5e-7 in all.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]
#![allow(clippy::cast_precision_loss, reason = "counts of competitions are small")]

use std::collections::BTreeMap;

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::alphabet;
use eforos::domain::formats::anagram::draw::{Guarded, draw, whole_competition};
use eforos::domain::formats::anagram::rules::{Kind, Rules, all_rounds};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::ids::{Attempt, RoundNo};
use eforos::domain::letters::Letter;
use eforos::domain::lexicon::Digest;

/// Competitions of the long run and of the short one.
const ALL: u32 = 200_000;
const FEW: u32 = 20_000;
const FURTHEST: f64 = 5.5;

/// How often each value was met.
type Counts<T> = BTreeMap<T, u32>;

#[derive(Default)]
struct Seen {
    competitions: u32,
    unguarded_high_left: u32,
    redrawn: [u32; 2],
    high_after_12: Counts<usize>,
    high_in_rack: [Counts<usize>; 2],
    consonants_left: Counts<String>,
    vowels_left: Counts<String>,
    kinds_of_round_1: Counts<String>,
    first_letter: Counts<Letter>,
    guard_broken: u32,
}

fn add_all<T: Ord>(sum: &mut Counts<T>, other: Counts<T>) {
    for (value, count) in other {
        *sum.entry(value).or_default() += count;
    }
}

impl Seen {
    fn add(&mut self, other: Self) {
        self.competitions += other.competitions;
        self.unguarded_high_left += other.unguarded_high_left;
        self.guard_broken += other.guard_broken;
        for round in [0, 1] {
            self.redrawn[round] += other.redrawn[round];
        }
        let [rack_13, rack_14] = other.high_in_rack;
        add_all(&mut self.high_in_rack[0], rack_13);
        add_all(&mut self.high_in_rack[1], rack_14);
        add_all(&mut self.high_after_12, other.high_after_12);
        add_all(&mut self.consonants_left, other.consonants_left);
        add_all(&mut self.vowels_left, other.vowels_left);
        add_all(&mut self.kinds_of_round_1, other.kinds_of_round_1);
        add_all(&mut self.first_letter, other.first_letter);
    }

    fn watch(&mut self, rules: &Rules, seed: &Seed) {
        self.competitions += 1;
        let high = |letters: &[Letter]| letters.iter().filter(|&&l| rules.is_high_value(l)).count();
        let (rounds, left) = whole_competition(rules, seed, "");
        let letters: Vec<&[Letter]> = rounds.iter().map(|r| r.drawn.letters.as_slice()).collect();

        let kind = |&letter: &Letter| if rules.kind(letter) == Kind::Vowel { 'V' } else { 'C' };
        let kinds: String = letters[0].iter().map(kind).collect();
        *self.kinds_of_round_1.entry(kinds).or_default() += 1;
        *self.first_letter.entry(letters[0][0]).or_default() += 1;

        let drawn_before = letters[..12].iter().map(|letters| high(letters)).sum::<usize>();
        *self.high_after_12.entry(7 - drawn_before).or_default() += 1;
        for (index, number) in [(0, 12), (1, 13)] {
            self.redrawn[index] += u32::from(rounds[number].drawn.redraws > 0);
            *self.high_in_rack[index].entry(high(letters[number])).or_default() += 1;
        }
        let left: Vec<Letter> = left.letters().collect();
        self.guard_broken += u32::from(high(&left) > 0);
        let of_kind = |kind| -> String {
            let tiles = left.iter().filter(|&&letter| rules.kind(letter) == kind);
            tiles.map(ToString::to_string).collect()
        };
        *self.consonants_left.entry(of_kind(Kind::Consonant)).or_default() += 1;
        *self.vowels_left.entry(of_kind(Kind::Vowel)).or_default() += 1;

        // The same competition, had nobody looked at the guard.
        let mut bag = letters[..12].iter().fold(rules.tiles(), |bag, l| bag.without(l.to_vec()));
        for number in [13, 14] {
            let round = RoundNo::new(number).unwrap();
            let rule = (round, rules.round(round).unwrap());
            let key = seed.key("");
            let drawn = draw(rules, &key, rule, Attempt::FIRST, &bag, Guarded::No).unwrap();
            bag = bag.without(drawn.letters);
        }
        let high_left = bag.letters().filter(|&letter| rules.is_high_value(letter)).count();
        self.unguarded_high_left += u32::from(high_left > 0);
    }
}

fn simulate(competitions: u32) -> Seen {
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let threads = u32::try_from(threads).unwrap();
    let share = |thread: u32| {
        let rules = Rules::osth_2019();
        let mut seen = Seen::default();
        for number in (thread..competitions).step_by(threads as usize) {
            let digest = Digest::of(format!("draw numbers {number}").as_bytes());
            seen.watch(&rules, &Seed::from_bytes(*digest.as_bytes()));
        }
        seen
    };
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..threads).map(|n| scope.spawn(move || share(n))).collect();
        let mut all = Seen::default();
        for thread in running {
            all.add(thread.join().unwrap());
        }
        all
    })
}

fn proportion(what: &str, n: f64, seen: u32, expected: f64) {
    let z = (f64::from(seen) - n * expected) / (n * expected * (1.0 - expected)).sqrt();
    println!("{what}: {seen}, expected {:.1}, z = {z:.2}", n * expected);
    assert!(z.abs() < FURTHEST, "{what}: {seen} of {n}, z = {z:.2}");
}

/// The chance of each value adds up to 1; `limit` is the chi-square that one in 10⁸ reaches.
fn distribution<T: Ord + std::fmt::Debug>(
    what: &str,
    seen: &Counts<T>,
    expected: &BTreeMap<T, f64>,
    limit: f64,
) {
    assert!((expected.values().sum::<f64>() - 1.0).abs() < 1e-5, "{what}");
    let strange: Vec<&T> = seen.keys().filter(|value| !expected.contains_key(value)).collect();
    assert!(strange.is_empty(), "{what}: {strange:?} cannot be");
    let n = f64::from(seen.values().sum::<u32>());
    let off = expected.iter().map(|(value, &chance)| {
        let count = f64::from(seen.get(value).copied().unwrap_or(0));
        (count - n * chance).powi(2) / (n * chance)
    });
    let off: f64 = off.sum();
    println!("{what}: chi-square {off:.1} with {} degrees", expected.len() - 1);
    assert!(off < limit, "{what}: chi-square {off:.1}, {seen:?}");
}

fn numbered(chances: &[f64]) -> BTreeMap<usize, f64> {
    chances.iter().copied().enumerate().collect()
}

/// Every pair of these tiles is equally likely.
fn pairs(tiles: &Tiles) -> BTreeMap<String, f64> {
    let tiles: Vec<Letter> = tiles.letters().collect();
    let of_all = (tiles.len() * (tiles.len() - 1) / 2) as f64;
    let mut pairs = BTreeMap::new();
    for (place, a) in tiles.iter().enumerate() {
        for b in &tiles[place + 1..] {
            *pairs.entry(format!("{a}{b}")).or_default() += 1.0 / of_all;
        }
    }
    pairs
}

#[test]
fn competitions_agree_with_the_exact_numbers() {
    let rules = Rules::osth_2019();
    let competitions = if std::env::var_os("EFOROS_SOAK").is_some() { ALL } else { FEW };
    let seen = simulate(competitions);
    assert_eq!(seen.competitions, competitions);
    let n = f64::from(competitions);
    let proportion = |what: &str, seen, expected| proportion(what, n, seen, expected);

    assert_eq!(seen.guard_broken, 0, "no high-value consonant is ever left");
    proportion("high left without a guard", seen.unguarded_high_left, 329.0 / 1275.0);
    proportion("round 13 redrawn", seen.redrawn[0], 223.0 / 335_580.0);
    proportion("round 14 redrawn", seen.redrawn[1], 0.25786);

    let after_12 = numbered(&[0.233_024, 0.407_791, 0.264_513, 0.081_210, 0.012_494, 0.000_937]);
    // Six or seven high-value tiles after round 12 together have what is missing to 1.
    let mut high_after_12 = seen.high_after_12.clone();
    let rare: u32 = [6, 7].iter().filter_map(|n| high_after_12.remove(n)).sum();
    assert!(rare < 20, "{rare}: expected {:.1}", 0.000_031 * n);
    distribution("high after round 12", &high_after_12, &normal(after_12), 45.8);
    let rack_13 = numbered(&[0.542_718, 0.370_994, 0.079_820, 0.006_314, 0.000_154]);
    distribution("high in round 13", &seen.high_in_rack[0], &normal(rack_13), 43.1);
    let rack_14 = numbered(&[0.462_320, 0.404_616, 0.118_706, 0.014_358]);
    distribution("high in round 14", &seen.high_in_rack[1], &normal(rack_14), 40.1);

    let count = |wanted: fn(&str) -> bool| -> u32 {
        seen.consonants_left.iter().filter(|(pair, _)| wanted(pair)).map(|(_, count)| count).sum()
    };
    let equal = |pair: &str| pair.chars().next() == pair.chars().nth(1);
    proportion("two equal letters left", count(equal), 47.0 / 473.0);
    proportion("ΤΤ left", count(|pair| pair == "ΤΤ"), 28.0 / 946.0);
    proportion("a Γ left", count(|pair| pair.contains('Γ')), 85.0 / 946.0);
    let low = rules.tiles().only(|l| rules.kind(l) == Kind::Consonant && !rules.is_high_value(l));
    assert_eq!(low.len() * (low.len() - 1) / 2, 946);
    distribution("consonants left", &seen.consonants_left, &pairs(&low), 133.9);
    let vowels = rules.tiles().only(|letter| rules.kind(letter) == Kind::Vowel);
    distribution("vowels left", &seen.vowels_left, &pairs(&vowels), 90.2);

    // Announced in a drawn order: of the 35 orders of four consonants and three vowels each.
    let kinds = seen.kinds_of_round_1.keys().map(|kinds| (kinds.clone(), 1.0 / 35.0)).collect();
    distribution("order of kinds", &seen.kinds_of_round_1, &kinds, 102.1);
    let first = |letter: Letter| {
        let rule = rules.tile(letter).unwrap();
        let kind = if rule.kind == Kind::Vowel { 3.0 / 7.0 } else { 4.0 / 7.0 };
        (letter, kind * f64::from(rule.count) / 51.0)
    };
    let first = alphabet::letters().map(first).collect();
    distribution("first letter", &seen.first_letter, &first, 83.1);
    assert_eq!(all_rounds().count(), 14);
}

/// Rounded chances made to add up to 1.
fn normal(chances: BTreeMap<usize, f64>) -> BTreeMap<usize, f64> {
    let sum: f64 = chances.values().sum();
    assert!((sum - 1.0).abs() < 5e-5, "{sum}");
    chances.into_iter().map(|(value, chance)| (value, chance / sum)).collect()
}
