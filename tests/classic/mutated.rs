//! Histories of whole competitions, changed by their meaning: whatever the law lets pass, an honest program could
//! have written. `EFOROS_SOAK` says how many.

use std::sync::Arc;

use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Context, decide};
use eforos::domain::formats::classic::event::Event as D;
use eforos::domain::formats::classic::rules::OWN_IDS;
use eforos::domain::formats::classic::{Command, Contest, Event, Record, Recorded};
use eforos::domain::ids::PlayerId;
use eforos::domain::timing::AlertOutcome;
use eforos::lexicon::Lexicon;

use super::rehearsed::{Rehearsal, competition};
use crate::common::meetings::command_of;
use crate::dice::Dice;
use crate::mutations::{actions, mutated};

/// Changed histories of the short run.
const MUTATIONS: usize = 150;

/// An event with what may differ taken out: an alert that the file refused for a while stays "given".
fn in_effect(event: &Event) -> Event {
    let mut event = event.clone();
    if let Event::Own(D::RoundAlertReached { outcome, .. } | D::TableAlertReached { outcome, .. }) =
        &mut event
    {
        *outcome = AlertOutcome::Given;
    }
    event
}

/// The same, and who sits where: which of several pairings of least cost is taken is the solver's affair.
fn whoever_meets(event: &Event) -> Event {
    let mut event = in_effect(event);
    if let Event::Own(D::RoundPaired { tables, byes, .. }) = &mut event {
        let mut seated: Vec<PlayerId> = std::mem::take(byes);
        seated.extend(tables.iter().flat_map(|table| table.seats.iter().copied()));
        seated.sort_unstable();
        *byes = seated;
        tables.clear();
    }
    event
}

/// As somebody asks it who has looked at what stands there now.
fn looked(contest: &Contest, command: Command) -> Command {
    match command {
        Command::RuleWord { word, seen: _, ruled, evidence } => {
            let seen = contest.common.rulings.get(&word).cloned();
            Command::RuleWord { word, seen, ruled, evidence }
        }
        Command::Several(commands) => {
            Command::Several(commands.into_iter().map(|it| looked(contest, it)).collect())
        }
        other => other,
    }
}

/// Whether the law lets a history pass; each action that it does was lived again by its command.
fn passes(log: &[Recorded], secret: &Seed, list: &Lexicon, rehearsal: &Rehearsal) -> bool {
    let rules = Arc::clone(rehearsal.record.contest().game.rules());
    let mut record = Record::new(rules);
    for action in actions(log) {
        let version = Version::NEWEST;
        let laws = Laws { version, lexicon: Some(list), seed: Some(secret), drafts: &[] };
        let lawful =
            law::of_action(&record, &action, laws).and_then(|()| law::proven(&record, &action));
        let committed = record.contest().common.commitment;
        let drawn = |it: &Recorded| matches!(it.event, Event::Own(D::RoundPaired { .. }));
        if committed.is_some_and(|it| it != secret.commitment()) && action.iter().any(drawn) {
            return false;
        }
        let first = &action[0];
        let context = Context {
            now: first.at,
            who: &first.who,
            lexicon: list,
            seed: Some(secret),
            drafts: &[],
        };
        let events: Vec<&Event> = action.iter().map(|recorded| &recorded.event).collect();
        let asked = command_of(&events)
            .map(|command| decide(&record, looked(record.contest(), command), &context));
        let as_one = |made: &[Event], taken: fn(&Event) -> Event| {
            made.iter().map(taken).eq(events.iter().map(|event| taken(event)))
        };
        let same = |made: &[Event]| {
            as_one(made, in_effect) || lawful.is_ok() && as_one(made, whoever_meets)
        };
        let at_once = action.iter().all(|it| (it.at, &it.who) == (first.at, &first.who));
        let honest = at_once && matches!(&asked, Some(Ok(made)) if same(made));
        assert_eq!(lawful.is_ok(), honest, "{lawful:?}\n{action:#?}\n{asked:?}");
        if let Err(breach) = lawful {
            let said = eforos::language::Language::English.rejection(&breach.why);
            assert!(!said.is_empty() && !said.contains("rejected-"), "{said}");
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
    let mut dice = Dice(20_261_122);
    let (mut passed, mut refused, mut seed) = (0, 0, 40);
    while passed + refused < all {
        let id = *dice.of(&OWN_IDS);
        seed = u8::wrapping_add(seed, 1);
        let ((one, list), (other, _)) = (competition(id, 8, 3, seed), competition(id, 9, 2, seed));
        assert!(passes(one.record.log(), &one.seed, &list, &one), "an honest day is lawful");
        for _ in 0..all.min(50) {
            let Some(log) = mutated(one.record.log(), other.record.log(), &mut dice) else {
                continue;
            };
            if passes(&log, &one.seed, &list, &one) { passed += 1 } else { refused += 1 }
        }
    }
    println!("{} histories changed: {refused} refused, {passed} honest", passed + refused);
    assert!(refused > passed, "most changes break a rule");
}
