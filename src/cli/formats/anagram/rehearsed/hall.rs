//! A hall's people: they key, play and sign as rehearsed, wait for what whoever conducts orders, and take each round's letters
//! from the hub or, when their line is dead, over the telephone.

use std::sync::mpsc::Receiver;
use std::time::Duration;

use serde_json::{Value, json};

use super::people::{Ended, Person, Said};
use crate::cli::outcome::Failure;
use crate::domain::formats::anagram::Command;
use crate::domain::formats::anagram::command::Command as Play;
use crate::domain::formats::anagram::joint::Joint;
use crate::domain::formats::anagram::joint::command::Command as Own;
use crate::domain::formats::anagram::sealed::Release;
use crate::domain::formats::anagram::sealed::phone::{Heard, heard, read};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::RoundNo;
use crate::domain::letters::Letter;
use crate::domain::person::Role;
use crate::rehearsal::Asked;
use crate::venues::{Away, Brought, Part, Stuck};

/// How long is waited before anything is looked at again; before a hub that did not know the card is asked again.
const SOON: Duration = Duration::from_millis(20);
const LATER: Duration = Duration::from_millis(300);

/// A hall's day, until it is over.
pub(super) fn plays(
    mut person: Person,
    said: Said,
    asked: &[Asked<Anagram>],
    telephone: &mut Receiver<Value>,
) -> Result<Ended, Failure> {
    let ordered: Vec<usize> = ordered_before(asked);
    let mut came = None;
    let mut by_telephone: Option<Value> = None;
    loop {
        for brought in person.hears() {
            // A refusal is asked again; of whatever else comes nothing is a hall's.
            if let Brought::Letters(round, Ok(given)) = brought {
                came = given.release(round);
            }
        }
        if person.is_unknown() {
            // Whoever conducts has not sent their file yet: the hall connects again.
            person.waits(LATER);
            person.gets_up()?;
            return Ok(Ended::ForNow);
        }
        by_telephone = telephone.try_iter().last().or(by_telephone);
        while asked.get(person.next).is_some_and(|it| it.who.role == Role::Centre) {
            person.next += 1;
        }
        let Some(now) = asked.get(person.next) else {
            let is_revealed = person.contest().common.revealed.is_some();
            if is_revealed && person.joined.link().seen().is_settled() {
                person.gets_up()?;
                said.say(&json!({"done": true}))?;
                return Ok(Ended::WithTheDay);
            }
            person.waits(SOON);
            continue;
        };
        let carried = person.keeper.record().log().iter();
        let carried = carried.filter(|it| it.who.role == Role::Centre).count();
        if carried < ordered.get(person.next).copied().unwrap_or(0) {
            person.says_ready()?;
            person.waits(SOON);
            continue;
        }
        if matches!(now.command, Command::Own(Play::ConfirmTime)) && !person.crossed_a_restart() {
            person.gets_up()?;
            return Ok(Ended::ForNow);
        }
        let command = match &now.command {
            Command::Own(Play::Joint(Own::Release(release))) => {
                let round = release.round;
                let heard = by_telephone.as_ref().and_then(|it| person.is_told(round, it));
                let release = heard.or_else(|| came.take().filter(|it| it.round == round));
                let Some(release) = release else {
                    person.asks_for(round)?;
                    person.waits(SOON);
                    continue;
                };
                Command::Own(Play::Joint(Own::Release(release)))
            }
            other => other.clone(),
        };
        person.does(now, command)?;
        said.say(&json!({"step": person.next}))?;
    }
}

/// How many events of whoever conducts come before each thing that is asked for.
fn ordered_before(asked: &[Asked<Anagram>]) -> Vec<usize> {
    let mut count = 0;
    let before = asked.iter().map(|it| {
        let before = count;
        count += if it.who.role == Role::Centre { it.events } else { 0 };
        before
    });
    before.collect()
}

impl Person {
    /// Whether the hub does not know the card.
    fn is_unknown(&self) -> bool {
        let stuck = self.joined.link().seen().stuck;
        stuck
            .iter()
            .flatten()
            .any(|(Stuck::Refused(why) | Stuck::Away(Away { why, .. }))| why.is_unknown())
    }

    /// Before the words are asked for: the hall says that it is ready, once.
    fn says_ready(&mut self) -> Result<(), Failure> {
        let venue = self.contest().game.joint().and_then(Joint::venue);
        let is_due = venue.is_some_and(|venue| venue.draw.seals.is_none());
        if !is_due || Part::of(&self.keeper).is_some() {
            return Ok(());
        }
        let has_word = venue.is_some_and(|venue| venue.salt.is_some());
        let part = if has_word { Part::Word } else { Part::Passes };
        self.keeper.keep_ready(part.code()).map_err(|why| self.refused(&why))?;
        self.joined.link().ready(part);
        Ok(())
    }

    /// Asks the hub for a round's letters, unless it is asked already.
    fn asks_for(&mut self, round: RoundNo) -> Result<(), Failure> {
        let link = self.joined.link();
        let seen = link.seen();
        if seen.asked.is_some() || !seen.opened.contains_key(&round) {
            return Ok(());
        }
        link.ask_for(round).map_err(|why| Failure::Refused(why.to_string()))
    }

    /// What is told over the telephone, where it is this round's letters and fits the tag.
    fn is_told(&self, round: RoundNo, told: &Value) -> Option<Release> {
        if told["round"].as_u64() != Some(u64::from(round.get())) {
            return None;
        }
        let letters: Option<Vec<Letter>> =
            told["letters"].as_str()?.chars().map(Letter::from_char).collect();
        let nonce = read(told["code"].as_str()?)?;
        let venue = self.contest().game.joint().and_then(Joint::venue)?;
        match heard(venue.draw.tag(round)?, round, &letters?, nonce) {
            Heard::Right(release) | Heard::Slip { meant: release, .. } => Some(release),
            Heard::Wrong => None,
        }
    }
}
