//! Histories changed by their meaning: an event left out, doubled, moved, with another word, number, person or time.

use eforos::domain::contest::Format;
use eforos::domain::contest::event::{Event, Recorded};
use eforos::domain::ids::Seq;
use eforos::domain::person::Role;
use serde_json::Value;

use super::dice::Dice;

/// The actions of a history.
pub fn actions<F: Format>(log: &[Recorded<F>]) -> Vec<Vec<Recorded<F>>> {
    log.chunk_by(|one, next| one.action == next.action).map(<[Recorded<F>]>::to_vec).collect()
}

/// One history, numbered as the actions now stand; an undo goes on naming what it named.
pub fn numbered<F: Format>(actions: Vec<Vec<Recorded<F>>>) -> Vec<Recorded<F>> {
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
fn changed<F: Format>(event: &Event<F>, other: &Event<F>, dice: &mut Dice) -> Option<Event<F>> {
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
pub fn mutated<F: Format>(
    log: &[Recorded<F>],
    other: &[Recorded<F>],
    dice: &mut Dice,
) -> Option<Vec<Recorded<F>>> {
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
