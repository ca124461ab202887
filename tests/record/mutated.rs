//! Histories of random days, changed by their meaning: whatever the law lets pass, an honest program
//! could have written. `EFOROS_SOAK` says how many (1,000,000 in `make soak`).

use std::sync::Arc;

use crate::common::files::verify;
use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::{Context, decide};
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::domain::formats::anagram::{Event, Record, Recorded};

use super::commands::{command_of, in_effect};
use super::forged::is_lawful;
use crate::chain::write_history;
use crate::day::{Day, looked, seed};
use crate::dice::Dice;
use crate::mutations::{actions, mutated};
use crate::steps::{new_day, step};
use crate::table::Table;

/// Changed histories of the short run; so many days they come from, of so many steps.
const MUTATIONS: usize = 2_000;
const PER_DAY: usize = 200;
const A_DAY: usize = 90;

/// Those of the short run that are verified as files.
const FILES: usize = 12;

fn lived(dice: &mut Dice) -> Day {
    let mut day = new_day();
    for _ in 0..A_DAY {
        step(&mut day, [dice.byte(), dice.byte(), dice.byte(), dice.byte()]);
    }
    day
}

/// Whether the law lets a history pass; each action that it does was lived again by its command.
fn passes(log: &[Recorded], day: &Day) -> bool {
    let secret = seed();
    let mut record = Record::new(Arc::new(Rules::osth_2019()));
    for action in actions(log) {
        let laws = Laws {
            version: Version::NEWEST,
            lexicon: Some(&day.lexicon),
            seed: Some(&secret),
            drafts: &[],
        };
        let lawful = law::of_action(&record, &action, laws);
        // Of draws by a seed that is not here nothing can be said; a signing would have to name it.
        let committed = record.contest().common.commitment;
        let drawn = |it: &Recorded| matches!(it.event, Event::Own(A::LettersDrawn { .. }));
        if committed.is_some_and(|it| it != secret.commitment()) && action.iter().any(drawn) {
            return false;
        }
        let first = &action[0];
        let context = Context {
            now: first.at,
            who: &first.who,
            lexicon: &day.lexicon,
            seed: Some(&secret),
            drafts: &[],
        };
        let events: Vec<&Event> = action.iter().map(|recorded| &recorded.event).collect();
        let asked = command_of(&events)
            .map(|command| decide(&record, looked(record.contest(), command), &context));
        let same = |made: &[Event]| {
            made.iter().map(in_effect).eq(events.iter().map(|event| in_effect(event)))
        };
        // One gesture has one moment and one author.
        let at_once = action.iter().all(|it| (it.at, &it.who) == (first.at, &first.who));
        let honest = at_once && matches!(&asked, Some(Ok(made)) if same(made));
        assert_eq!(lawful.is_ok(), honest, "{lawful:?}\n{action:#?}\n{asked:?}");
        if lawful.is_err() {
            return false;
        }
        record.take_in(action);
    }
    true
}

#[test]
fn what_passes_could_have_been_written_by_an_honest_program() {
    let asked = std::env::var("EFOROS_SOAK").ok().map(|number| number.parse::<usize>().unwrap());
    let all = asked.unwrap_or(MUTATIONS);
    let (mut passed, mut refused) = (0, 0);
    let mut dice = Dice(20_261_121);
    while passed + refused < all {
        let day = lived(&mut dice);
        let other = lived(&mut dice);
        assert!(passes(day.record.log(), &day), "an honest day is lawful");
        for _ in 0..PER_DAY {
            let Some(log) = mutated(day.record.log(), other.record.log(), &mut dice) else {
                continue;
            };
            if passes(&log, &day) { passed += 1 } else { refused += 1 }
        }
    }
    println!(
        "{} histories changed: {refused} refused, {passed} honest in effect",
        passed + refused
    );
    assert!(refused > passed, "most changes break a rule");
    assert!(passed > 0, "some change nothing that matters");
}

/// The same through a file: `verify` finds what the law finds, and always ends.
#[test]
fn verify_finds_the_same_in_files() {
    let table = Table::new();
    let mut dice = Dice(2026);
    let (mut held, mut failed) = (0, 0);
    let other = table.signed().log().to_vec();
    let honest = [table.signed(), table.played()];
    while held + failed < FILES {
        let record = &honest[dice.below(2)];
        let Some(log) = mutated(record.log(), &other, &mut dice) else { continue };
        table.create().close().unwrap();
        write_history(&table.path(), &log, 2);
        let holds = verify(&table.path()).unwrap().holds();
        std::fs::remove_file(table.path()).unwrap();
        let lawful = is_lawful(&table, &log);
        assert_eq!(holds, lawful);
        if holds { held += 1 } else { failed += 1 }
    }
    assert!(failed > held);
}
