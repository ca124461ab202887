//! What only the room itself can try.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::*;
use crate::domain::formats::anagram::alphabet::letters;
use crate::domain::formats::anagram::tiles::Tiles;

const FREE_LIST: &str = include_str!("../../lexicon/el_free_2_8.txt");

fn word(text: &str) -> Word {
    text.parse().unwrap()
}

fn words(texts: &[&str]) -> Vec<Word> {
    texts.iter().copied().map(word).collect()
}

fn rack(text: &str) -> Tiles {
    word(text).letters().iter().copied().collect()
}

fn title() -> Title {
    Title {
        name: "δοκιμή".to_owned(),
        edition: "1".to_owned(),
        authority: Authority::Authoritative,
    }
}

/// Words over so few letters that racks make many of them.
fn any_word(lengths: RangeInclusive<usize>) -> impl Strategy<Value = Word> {
    prop::collection::vec(0_usize..6, lengths).prop_map(|indices| {
        let letters: Vec<Letter> = indices.into_iter().filter_map(|at| letters().nth(at)).collect();
        Word::new(letters).unwrap()
    })
}

/// Every word of the tiles, found without the automaton.
fn brute_force(list: &[Word], rack: &Tiles, lengths: &RangeInclusive<usize>) -> Vec<Word> {
    let makes = |word: &&Word| rack.first_missing(word.letters().iter().copied()).is_none();
    list.iter().filter(|word| lengths.contains(&word.len())).filter(makes).cloned().collect()
}

#[test]
fn the_free_list_has_its_known_hash_and_counts() {
    let list = Lexicon::embedded();
    let passport = list.passport();
    assert_eq!(
        passport.sha256.to_string(),
        "a7ef78b31cffee335c790fe1607853d6aa4ce56ecb4ddbae99ad6f7092c5f4b0"
    );
    assert_eq!(passport.words, 126_992);
    assert_eq!(passport.authority, Authority::Reference);
    let by_length = [(2, 63), (3, 361), (4, 2424), (5, 8045), (6, 19597), (7, 36915), (8, 59587)];
    assert_eq!(list.words_by_length(), BTreeMap::from(by_length));
}

#[test]
fn the_embedded_automaton_is_the_text() {
    let list = Lexicon::embedded();
    let text: Vec<Word> = FREE_LIST.lines().map(word).collect();
    assert!(list.words().eq(text.iter().cloned()));
    assert!(text.iter().all(|word| list.contains(word)));
}

#[test]
fn a_list_that_is_built_anew_has_the_embedded_facts() {
    let embedded = Lexicon::embedded();
    let built = Lexicon::from_words(FREE_LIST.lines().rev().map(word), embedded.title());
    assert_eq!(built.passport(), embedded.passport());
    assert_eq!(built.words_by_length(), embedded.words_by_length());
}

#[test]
fn the_digest_is_over_sorted_distinct_words_each_with_a_line_feed() {
    let list = Lexicon::from_words(words(&["ΤΑΚΟΣ", "ΚΑΡΟ", "ΤΑΚΟΣ"]), title());
    assert_eq!(list.passport().sha256, Digest::of("ΚΑΡΟ\nΤΑΚΟΣ\n".as_bytes()));
    assert_eq!(list.passport().words, 2);
    assert_eq!(list.title(), title());
}

#[test]
fn words_of_other_lengths_are_left_out() {
    let longest = "Α".repeat(15);
    let list = Lexicon::from_words(words(&["Α", &longest, &"Α".repeat(16), "ΑΑ"]), title());
    assert!(list.words().eq(words(&["ΑΑ", &longest])));
}

#[test]
fn a_union_has_the_words_of_all() {
    let one = Lexicon::from_words(words(&["ΚΑΡΟ", "ΡΟΣ"]), title());
    let other = Lexicon::from_words(words(&["ΡΟΣ", "ΤΑΚΟΣ"]), title());
    let both = Lexicon::union([&one, &other], title());
    assert!(both.words().eq(words(&["ΚΑΡΟ", "ΡΟΣ", "ΤΑΚΟΣ"])));
    assert_eq!(both.passport().words, 3);
    assert_eq!(Lexicon::union([], title()).passport().sha256, Digest::of(b""));
}

#[test]
fn a_rack_makes_what_its_tiles_allow() {
    let list = words(&["ΡΟ", "ΡΟΣ", "ΡΟΣΟ", "ΚΑΡΟ", "ΤΑΚΟΣ", "ΣΑΡΩΤΕΚ", "ΤΣΕΚΑΡΟ", "ΤΣΕΚΑΡΟΣ"]);
    let list = Lexicon::from_words(list, title());
    let solved = list.solve(&rack("ΚΑΡΟΤΣΕ"), 3..=7);
    assert_eq!(solved, words(&["ΚΑΡΟ", "ΡΟΣ", "ΤΑΚΟΣ", "ΤΣΕΚΑΡΟ"]));
    assert_eq!(list.solve(&rack("ΚΑΡΟΤΣΕ"), 4..=5), words(&["ΚΑΡΟ", "ΤΑΚΟΣ"]));
    assert_eq!(list.solve(&rack("ΡΟΣΟ"), 2..=3), words(&["ΡΟ", "ΡΟΣ"]));
    assert_eq!(list.solve(&Tiles::EMPTY, 3..=7), []);
}

#[test]
fn solving_agrees_with_brute_force_on_the_free_list() {
    let list = Lexicon::embedded();
    let all: Vec<Word> = list.words().collect();
    for tiles in ["ΚΑΡΟΤΣΕ", "ΑΕΙΗΟΝΤ", "ΣΣΑΑΝΙΟ", "ΒΖΘΞΦΧΨ", "ΑΕΙΗΟΥΩ", "ΤΤΤΑΑΑΡ"]
    {
        let rack = rack(tiles);
        let by_hand = brute_force(&all, &rack, &(3..=7));
        assert_eq!(list.solve(&rack, 3..=7), by_hand, "{tiles}");
    }
    assert!(list.solve(&rack("ΑΕΙΗΟΝΤ"), 3..=7).len() > 20);
}

#[test]
fn near_words_come_best_first_and_from_the_rack() {
    let list = words(&["ΤΑΚΟ", "ΤΑΚΟΣ", "ΤΑΡΟΣ", "ΚΑΤΟΣ", "ΣΤΑΚΟΣ", "ΤΑΚΑΣ", "ΚΟΡΑΤΕ", "ΤΑΚΟΣΕ"]);
    let list = Lexicon::from_words(list, title());
    let tiles = rack("ΚΑΡΟΤΣΕ");
    // One slip: the same length first. Two slips last. Not from the tiles: ΣΤΑΚΟΣ, ΤΑΚΑΣ.
    let near = list.near(&word("ΤΑΚΟΣ"), &tiles, 3..=7, 10);
    assert_eq!(near, words(&["ΤΑΡΟΣ", "ΤΑΚΟ", "ΤΑΚΟΣΕ", "ΚΑΤΟΣ"]));
    // Two neighbours swapped.
    assert_eq!(list.near(&word("ΑΤΚΟΣ"), &tiles, 3..=7, 1), words(&["ΤΑΚΟΣ"]));
    assert_eq!(list.near(&word("ΤΑΚΟΣ"), &tiles, 3..=7, 0), []);
    assert_eq!(list.near(&word("ΨΨΨ"), &tiles, 3..=7, 10), []);
    assert_eq!(list.near(&word("Ψ"), &tiles, 3..=7, 10), []);
    assert_eq!(list.near(&word(&"Ψ".repeat(30)), &tiles, 3..=7, 10), []);
}

#[test]
fn a_word_that_is_only_written_with_a_capital_may_be_a_name() {
    assert!(maybe_a_name(&word("ΑΑΡΩΝ")));
    assert!(!maybe_a_name(&word("ΤΑΚΟΣ")));
    assert!(!maybe_a_name(&word("ΑΑΡ")));
    // Longer than any word that is asked for.
    assert!(!maybe_a_name(&word("ΑΒΑΚΑΙΝΑΑΑ")));
    let names = include_str!("../../lexicon/el_capitalised_only_2_15.txt").lines().map(word);
    let (short, long): (Vec<Word>, Vec<Word>) = names.partition(|name| name.len() <= 8);
    assert!(short.iter().all(maybe_a_name));
    assert!(!long.iter().any(maybe_a_name));
    let free = Lexicon::embedded();
    assert!(!short.iter().any(|name| free.contains(name)));
}

proptest! {
    #[test]
    fn a_list_is_a_set_of_words(
        list in prop::collection::vec(any_word(1..=17), 0..60),
        asked in prop::collection::vec(any_word(1..=5), 0..60),
    ) {
        let lexicon = Lexicon::from_words(list.iter().cloned(), title());
        let set: BTreeSet<Word> =
            list.into_iter().filter(|word| LENGTHS.contains(&word.len())).collect();
        prop_assert!(lexicon.words().eq(set.iter().cloned()));
        prop_assert_eq!(lexicon.passport().words as usize, set.len());
        prop_assert_eq!(lexicon.words_by_length().values().sum::<u32>() as usize, set.len());
        for word in asked.iter().chain(&set) {
            prop_assert_eq!(lexicon.contains(word), WordList::contains(&set, word));
        }
    }

    #[test]
    fn solving_agrees_with_brute_force(
        list in prop::collection::btree_set(any_word(2..=6), 0..120),
        rack in any_word(1..=9),
        (shortest, longest) in (1_usize..8, 1_usize..8),
    ) {
        let list: Vec<Word> = list.into_iter().collect();
        let lexicon = Lexicon::from_words(list.iter().cloned(), title());
        let rack: Tiles = rack.letters().iter().copied().collect();
        let lengths = shortest..=longest;
        prop_assert_eq!(lexicon.solve(&rack, lengths.clone()), brute_force(&list, &rack, &lengths));
    }

    #[test]
    fn near_words_are_of_the_rack_and_not_the_word_itself(
        list in prop::collection::btree_set(any_word(2..=6), 0..120),
        rack in any_word(1..=7),
        asked in any_word(1..=7),
        limit in 0_usize..10,
    ) {
        let lexicon = Lexicon::from_words(list, title());
        let rack: Tiles = rack.letters().iter().copied().collect();
        let made = lexicon.solve(&rack, 3..=7);
        let near = lexicon.near(&asked, &rack, 3..=7, limit);
        prop_assert!(near.len() <= limit);
        prop_assert!(near.iter().all(|word| made.contains(word) && *word != asked));
        prop_assert!(near.iter().all(|word| word.len().abs_diff(asked.len()) <= 2));
    }
}
