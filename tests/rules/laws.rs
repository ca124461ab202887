//! Laws of the domain, over random days at the desk.
//!
//! After every command `Day` checks that a decision changes nothing, that the live state is the
//! replayed one, that a refreshed board is a new board, and that events survive their stored form.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;
use std::sync::Arc;

use eforos::domain::contest::decide::undoable;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::grade::Grade;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::SheetWords;
use eforos::domain::formats::anagram::standings::{Board, standings};
use eforos::domain::formats::anagram::{Command, Record, Recorded};
use eforos::domain::ids::Seq;
use eforos::domain::letters::Word;
use eforos::domain::lexicon::Authority;
use proptest::prelude::*;
use proptest::strategy::ValueTree as _;
use proptest::test_runner::{Config, TestRunner};

use crate::day::{Day, all_day, player, round};
use crate::steps::{Step, new_day, step};

fn steps(most: usize) -> impl Strategy<Value = Vec<Step>> {
    proptest::collection::vec(any::<Step>(), 0..most)
}

fn lived(steps: &[Step]) -> Day {
    let mut day = new_day();
    for &one in steps {
        step(&mut day, one);
    }
    day
}

proptest! {
    #![proptest_config(Config { cases: 150, failure_persistence: None, ..Config::default() })]

    #[test]
    fn random_days_keep_every_law(steps in steps(70)) {
        lived(&steps);
    }

    /// What an event says has happened: even a history that makes no sense is taken in.
    #[test]
    fn a_history_in_disorder_never_panics(
        steps in steps(50),
        order in proptest::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 0..60),
    ) {
        let day = lived(&steps);
        let log = day.record.log();
        let disorder = order.iter().zip(1..).map(|((index, number), seq)| {
            let mut recorded: Recorded = index.get(log).clone();
            let odd = [0, seq, seq + 1, u64::MAX, seq.saturating_sub(1)];
            recorded.action = Seq(odd[usize::from(*number) % odd.len()]);
            recorded.seq = Seq(if *number > 250 { u64::MAX } else { seq });
            recorded.at.elapsed_ms = [0, i64::MIN, i64::MAX][usize::from(*number) % 3];
            recorded
        });
        let rules = Arc::clone(day.contest().game.rules());
        let record = Record::replay(rules, disorder.collect::<Vec<_>>());
        let board = Board::new(record.contest(), &day.lexicon);
        let _ = standings(record.contest(), &board, round(14), &[]);
        let _ = undoable(&record);
        let _ = record.next_seq();
        let timed = record.contest().game.timed_round().and_then(|(_, round)| round.countdown());
        let _ = timed.map(|countdown| countdown.remaining_ms(day.now));
    }

    #[test]
    fn any_prefix_replays(steps in steps(40)) {
        let day = lived(&steps);
        let rules = day.contest().game.rules();
        for length in 0..day.record.log().len() {
            let prefix = Record::replay(Arc::clone(rules), day.record.log()[..length].to_vec());
            let mut longer = prefix.clone();
            longer.take_in([day.record.log()[length].clone()]);
            let whole = Record::replay(Arc::clone(rules), day.record.log()[..=length].to_vec());
            prop_assert_eq!(longer.contest(), whole.contest());
        }
    }
}

/// Words of one or two letters more or less than the field, of few letters, so that they repeat.
fn sheet() -> impl Strategy<Value = SheetWords> {
    let letter = prop::sample::select(vec!['Κ', 'Α', 'Ρ', 'Ο', 'Τ', 'Σ', 'Ε', 'Ω']);
    let written = prop::collection::vec(letter, 1..8);
    let entry = (prop::sample::select(Field::ALL.to_vec()), written, any::<bool>());
    prop::collection::vec(entry, 0..12).prop_map(|entries| {
        let words = entries.into_iter().map(|(field, mut letters, fits)| {
            while fits && letters.len() < field.length() {
                letters.push('Α');
            }
            let length = if fits { field.length() } else { letters.len() };
            let text: String = letters[..length].iter().collect();
            (field, text.parse().unwrap())
        });
        words.collect()
    })
}

/// Words of the sheets, some of them in the list, some ruled.
fn words_of(sheets: &[SheetWords]) -> Vec<Word> {
    let words: BTreeSet<Word> = sheets
        .iter()
        .flat_map(|sheet| sheet.iter().filter_map(|(_, _, written)| written.word().cloned()))
        .collect();
    words.into_iter().collect()
}

fn key(day: &mut Day, of: usize, sheet: &SheetWords) {
    let (player, words) = (Some(player(u32::try_from(of).unwrap() + 1)), sheet.clone());
    day.must(Play::KeySheet { player, round: round(1), words });
}

proptest! {
    #![proptest_config(Config { cases: 100, failure_persistence: None, ..Config::default() })]

    #[test]
    fn the_order_of_entry_changes_nothing(
        sheets in prop::collection::vec(sheet(), 6),
        listed in any::<u64>(),
        ruled in any::<u64>(),
        order in Just((0..6).collect::<Vec<usize>>()).prop_shuffle(),
        joined in Just((1..=6).collect::<Vec<u32>>()).prop_shuffle(),
    ) {
        let words = words_of(&sheets);
        let bit = |bits: u64, n: usize| bits >> (n % 64) & 1 == 1;
        let with = |joined: &[u32], order: &[usize], reversed: bool| {
            let mut day = Day::new(Authority::Authoritative, "");
            let list = words.iter().enumerate().filter(|&(n, _)| bit(listed, n));
            day.lexicon = list.map(|(_, word)| word.clone()).collect();
            for &id in joined {
                let (id, name, club) = (Some(player(id)), "Π".to_owned(), String::new());
                day.must(Command::AddPlayer { id, name, club, span: all_day() });
            }
            day.play(1);
            let mut rulings: Vec<(usize, &Word)> =
                words.iter().enumerate().filter(|&(n, _)| bit(ruled, n)).collect();
            if reversed {
                rulings.reverse();
            }
            let rule = |day: &mut Day, (n, word): (usize, &Word)| {
                let ruled = if n % 3 == 0 { Ruled::Valid } else { Ruled::Invalid };
                let evidence = String::new();
                day.must(Command::RuleWord { seen: None, word: word.clone(), ruled, evidence });
            };
            // Half of the rulings before the sheets, half after.
            let (before, after) = rulings.split_at(rulings.len() / 2);
            for &one in before {
                rule(&mut day, one);
            }
            for &of in order {
                key(&mut day, of, &sheets[of]);
            }
            for &one in after {
                rule(&mut day, one);
            }
            day.standings(14)
        };
        let straight = with(&[1, 2, 3, 4, 5, 6], &[0, 1, 2, 3, 4, 5], false);
        prop_assert_eq!(straight, with(&joined, &order, true));
    }

    #[test]
    fn a_voided_sheet_contributes_nothing(
        sheets in prop::collection::vec(sheet(), 2),
        late in any::<bool>(),
        authority in prop::sample::select(vec![Authority::Reference, Authority::Authoritative]),
    ) {
        let day = || {
            let mut day = Day::new(authority, "ΚΑΡΟ ΡΟΣ");
            day.add_players(2);
            day.play(1);
            key(&mut day, 0, &sheets[0]);
            day
        };
        let mut void = day();
        key(&mut void, 1, &sheets[1]);
        if late {
            void.late(2, 1);
        } else {
            void.penalise(2, 1, PenaltyKind::VoidRound);
        }
        let mut none = day();
        none.must(Play::DeclareNotHandedIn { round: round(1), player: player(2) });
        prop_assert_eq!(void.standings(14), none.standings(14));
    }

    #[test]
    fn the_sums_of_a_grade_are_those_of_its_words(sheet in sheet()) {
        let mut day = Day::of_players(1, "ΚΑΡΟ ΡΟΣ ΤΑΚΟΣ ΑΡΑ");
        day.play(1);
        key(&mut day, 0, &sheet);
        let grade: &Grade = day.grade(1, 1);
        prop_assert_eq!(grade.words.len(), sheet.len());
        let points = |sign: i32| {
            let words = grade.words.iter().filter(move |word| word.points.signum() == sign);
            (words.clone().count(), words.map(|word| word.points).sum::<i32>())
        };
        prop_assert_eq!((grade.valid.count as usize, grade.valid.points), points(1));
        prop_assert_eq!((grade.invalid.count as usize, grade.invalid.points), points(-1));
        prop_assert_eq!(grade.total(), grade.valid.points + grade.invalid.points);
        // No word counts twice, whatever the verdict.
        let counted: Vec<String> = grade
            .words
            .iter()
            .filter(|word| word.points != 0)
            .map(|word| word.written.to_string())
            .collect();
        let distinct: BTreeSet<&String> = counted.iter().collect();
        prop_assert_eq!(distinct.len(), counted.len());
    }
}

/// The random days are no use if they never come to a signing: every event is met in them.
#[test]
fn random_days_meet_every_event() {
    let mut runner = TestRunner::deterministic();
    let strategy = steps(120);
    let mut met = BTreeSet::new();
    let wanted: BTreeSet<String> = "\
        competition_created details_changed commitment_renewed hall_word_set double_keying_set \
        lexicon_changed player_added player_changed player_removed word_ruled ruling_withdrawn penalty_imposed \
        penalty_lifted objection_lodged objection_decided signed reopened undone letters_drawn \
        letters_typed tiles_put_back replacements_typed letters_shown round_recorded \
        letters_corrected round_replayed round_given_up round_started time_held round_paused round_resumed \
        round_stopped round_ended time_restarted remaining_set time_confirmed alert_reached \
        break_started break_set break_alert_reached break_ended sheets_collected lateness_set \
        not_handed_in sheet_awaited sheet_keyed sheet_revised sheet_keyed_again keyings_settled sheet_checked \
        sheet_moved settled_unreadable round_published publication_withdrawn"
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    for _ in 0..250 {
        let steps = strategy.new_tree(&mut runner).unwrap().current();
        for recorded in lived(&steps).record.log() {
            let text = serde_json::to_value(&recorded.event).unwrap();
            let (name, inner) = text.as_object().unwrap().iter().next().unwrap();
            let inner = inner.as_object().and_then(|inner| inner.keys().next());
            met.insert(if name == "anagram" { inner.unwrap().clone() } else { name.clone() });
        }
        if met.len() >= wanted.len() {
            break;
        }
    }
    let never: Vec<_> = wanted.difference(&met).collect();
    assert!(never.is_empty(), "never met: {never:?}");
    assert_eq!(met, wanted);
}
