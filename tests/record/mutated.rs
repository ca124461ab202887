//! Histories of random days, changed by their meaning: whatever the law lets pass, an honest program
//! could have written. `EFOROS_SOAK` says how many (1,000,000 in `make soak`).

use std::sync::Arc;

use crate::common::files::verify;
use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::{Context, decide};
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::domain::formats::anagram::{Event, Record, Recorded};
use eforos::domain::ids::Seq;
use eforos::domain::person::Role;
use serde_json::Value;

use super::commands::{command_of, in_effect};
use super::forged::is_lawful;
use crate::chain::write_history;
use crate::day::{Day, looked, seed};
use crate::dice::Dice;
use crate::steps::{new_day, step};
use crate::table::Table;

/// Changed histories of the short run; so many days they come from, of so many steps.
const MUTATIONS: usize = 10_000;
const PER_DAY: usize = 200;
const A_DAY: usize = 90;

/// Those of the short run that are verified as files.
const FILES: usize = 30;

type Action = Vec<Recorded>;

fn lived(dice: &mut Dice) -> Day {
    let mut day = new_day();
    for _ in 0..A_DAY {
        step(&mut day, [dice.byte(), dice.byte(), dice.byte(), dice.byte()]);
    }
    day
}

fn actions(log: &[Recorded]) -> Vec<Action> {
    log.chunk_by(|one, next| one.action == next.action).map(<[Recorded]>::to_vec).collect()
}

/// One history, numbered as the actions now stand; an undo goes on naming what it named.
fn numbered(actions: Vec<Action>) -> Vec<Recorded> {
    let mut next = 1;
    let mut renamed = std::collections::BTreeMap::new();
    let mut log = Vec::new();
    for action in actions {
        let number = Seq(next);
        renamed.insert(action.first().map(|first| first.action), number);
        for mut recorded in action {
            if let Event::Undone { action } = &mut recorded.event {
                *action = renamed.get(&Some(*action)).copied().unwrap_or(*action);
            }
            (recorded.seq, recorded.action) = (Seq(next), number);
            next += 1;
            log.push(recorded);
        }
    }
    log
}

/// Every leaf of a value, by its path.
fn leaves(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(values) => values.iter_mut().flat_map(leaves).collect(),
        Value::Object(members) => members.values_mut().flat_map(leaves).collect(),
        leaf => vec![leaf],
    }
}

/// Every list in a value.
fn lists(value: &mut Value) -> Vec<&mut Vec<Value>> {
    let is_deep = |value: &Value| value.is_array() || value.is_object();
    match value {
        Value::Array(values) => {
            if values.iter().any(is_deep) {
                values.iter_mut().flat_map(lists).collect()
            } else {
                vec![values]
            }
        }
        Value::Object(members) => members.values_mut().flat_map(lists).collect(),
        _ => Vec::new(),
    }
}

/// Changes something that an event says; `None` when it can no longer be read.
fn changed(event: &Event, other: &Event, dice: &mut Dice) -> Option<Event> {
    let mut value = serde_json::to_value(event).unwrap();
    let mut other = serde_json::to_value(other).unwrap();
    if dice.below(3) == 0 {
        let mut found = lists(&mut value);
        if found.is_empty() {
            return None;
        }
        let at = dice.below(found.len());
        let list = &mut *found[at];
        if list.is_empty() {
            return None;
        }
        let place = dice.below(list.len());
        match dice.below(3) {
            0 => drop(list.remove(place)),
            1 => list.push(list[place].clone()),
            _ => list.swap(0, place),
        }
    } else {
        let strings: Vec<Value> = leaves(&mut other).into_iter().map(|leaf| leaf.clone()).collect();
        let mut found = leaves(&mut value);
        if found.is_empty() {
            return None;
        }
        let at = dice.below(found.len());
        let leaf = &mut *found[at];
        *leaf = match &*leaf {
            Value::Number(number) => {
                let number = number.as_i64()?;
                let near = [number + 1, number - 1, 0, 1, number * 2, 1_000_000];
                Value::from(*dice.of(&near))
            }
            Value::String(text) if text.is_empty() || dice.below(2) == 0 => {
                let kin: Vec<&Value> = strings.iter().filter(|other| other.is_string()).collect();
                if kin.is_empty() { Value::from("") } else { (*dice.of(&kin)).clone() }
            }
            Value::String(_) => Value::from(*dice.of(&["", " ", "valid", "late", "upheld"])),
            Value::Bool(is_so) => Value::from(!is_so),
            Value::Null => Value::from("0".repeat(64)),
            other => other.clone(),
        };
    }
    serde_json::from_value(value).ok()
}

/// A history changed in one to three places.
fn mutated(log: &[Recorded], other: &[Recorded], dice: &mut Dice) -> Option<Vec<Recorded>> {
    let mut history = actions(log);
    for _ in 0..=dice.below(3) {
        let at = 1 + dice.below(history.len() - 1);
        match dice.below(10) {
            0 => drop(history.remove(at)),
            1 => {
                let again = history[at].clone();
                history.insert(dice.below(history.len() - at) + at + 1, again);
            }
            2 => {
                let place = 1 + dice.below(history.len() - 1);
                history.swap(at, place);
            }
            3 => {
                let from = &other[dice.below(other.len())];
                let first = history[at].first()?;
                let new = Recorded { event: from.event.clone(), ..first.clone() };
                history.insert(at, vec![new]);
            }
            4 => {
                let action = Seq(1 + dice.below(log.len()) as u64);
                let first = history[at].first()?;
                let undone = Recorded { event: Event::Undone { action }, ..first.clone() };
                history.insert(at + 1, vec![undone]);
            }
            5 => {
                let role = *dice.of(&[Role::Referee, Role::Assistant]);
                history[at].iter_mut().for_each(|recorded| recorded.who.role = role);
            }
            6 => {
                let ms = *dice.of(&[-60_000, -1, 1, 1000, 60_000, 3_600_000]);
                let session = *dice.of(&[0, 0, 0, 1]);
                for recorded in &mut history[at] {
                    recorded.at.elapsed_ms += ms;
                    recorded.at.wall_ms += ms;
                    recorded.at.session += session;
                }
            }
            7 if at + 1 < history.len() => {
                let next = history.remove(at + 1);
                history[at].extend(next);
            }
            8 if history[at].len() > 1 => {
                let rest = history[at].split_off(1);
                history.insert(at + 1, rest);
            }
            _ => {
                let event = dice.below(history[at].len());
                let by = &other[dice.below(other.len())].event;
                let new = changed(&history[at][event].event, by, dice)?;
                history[at][event].event = new;
            }
        }
        if history.len() < 3 {
            return None;
        }
    }
    let log = numbered(history);
    // What no file can be read back from is another test's.
    (!log.is_empty()).then_some(log)
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
