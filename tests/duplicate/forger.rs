//! Somebody who has the file of a game and makes its hashes right again: changes its actions as they are stored, and
//! asks what `verify` and opening for writing say.

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::{Arc, LazyLock};

use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::formats::duplicate::game::{Mode, TurnNo};
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::{Contest, Event, Record, Recorded, Rejection};
use eforos::domain::ids::{PlayerId, SheetId};
use eforos::domain::person::Role;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, CheckOutcome, Checked, CompetitionFile, Failure, Problem, verify};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::rehearsed::{Rehearsal, evening, filed};
use crate::chain::write_history;
use crate::mutations::{actions, numbered};

static HALL: LazyLock<(Rehearsal, Lexicon)> = LazyLock::new(|| evening(6, Mode::Hall, 9));
static PROGRAM: LazyLock<(Rehearsal, Lexicon)> = LazyLock::new(|| evening(6, Mode::Program, 9));

/// An honest game in its file.
pub struct Desk {
    _folder: TempDir,
    path: PathBuf,
    is_written: Cell<bool>,
    played: &'static (Rehearsal, Lexicon),
}

/// A copy of its history, to be changed.
pub struct Forger<'a> {
    desk: &'a Desk,
    pub actions: Vec<Vec<Recorded>>,
}

impl Desk {
    pub fn of(mode: Mode) -> Self {
        let played = match mode {
            Mode::Hall => &*HALL,
            Mode::Program => &*PROGRAM,
        };
        let folder = TempDir::new().unwrap();
        let path = folder.path().join("game.eforos");
        filed(&played.0, &played.1, &path).close().unwrap();
        Self { _folder: folder, path, is_written: Cell::new(false), played }
    }

    pub fn forger(&self) -> Forger<'_> {
        Forger { desk: self, actions: actions(self.played.0.record.log()) }
    }

    pub fn list(&self) -> &Lexicon {
        &self.played.1
    }
}

/// What an event says, as it is stored: its kind and its fields.
fn said(event: &Event) -> (String, Value) {
    let stored = serde_json::to_value(event).unwrap();
    let own = stored.get("duplicate").unwrap_or(&stored);
    let (kind, fields) = own.as_object().unwrap().iter().next().unwrap();
    (kind.clone(), fields.clone())
}

/// An event of the game of this kind.
#[expect(clippy::needless_pass_by_value, reason = "what is written where it is asked")]
pub fn own(kind: &str, fields: Value) -> Event {
    serde_json::from_value(json!({"duplicate": {kind: fields}})).unwrap()
}

/// An event of every competition of this kind.
#[expect(clippy::needless_pass_by_value, reason = "what is written where it is asked")]
pub fn common(kind: &str, fields: Value) -> Event {
    serde_json::from_value(json!({kind: fields})).unwrap()
}

pub fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

/// A slip that was keyed in an action: its number, and whose.
pub fn keyed(fields: &Value) -> (SheetId, u64) {
    let slip = u32::try_from(fields["slip"].as_u64().unwrap()).unwrap();
    (SheetId::new(slip).unwrap(), fields["player"].as_u64().unwrap())
}

impl Forger<'_> {
    /// Where the first action stands that begins with such an event.
    pub fn first(&self, kind: &str) -> usize {
        self.found_where(kind, |_| true).unwrap_or_else(|| panic!("no {kind}"))
    }

    /// The same of a turn.
    pub fn of_turn(&self, kind: &str, turn: u8) -> usize {
        let of_turn = |fields: &Value| fields["turn"] == turn;
        self.found_where(kind, of_turn).unwrap_or_else(|| panic!("no {kind} of turn {turn}"))
    }

    pub fn found_where(&self, kind: &str, is_it: impl Fn(&Value) -> bool) -> Option<usize> {
        self.actions.iter().position(|action| {
            let (found, fields) = said(&action[0].event);
            found == kind && is_it(&fields)
        })
    }

    /// What the first event of an action says.
    pub fn fields(&self, at: usize) -> Value {
        said(&self.actions[at][0].event).1
    }

    pub fn kind(&self, at: usize) -> String {
        said(&self.actions[at][0].event).0
    }

    /// Another field in the first event of an action.
    pub fn change(&mut self, at: usize, field: &str, value: Value) -> &mut Self {
        let event = &mut self.actions[at][0].event;
        let (kind, mut fields) = said(event);
        assert_ne!(fields[field], value, "{field} is so");
        fields[field] = value;
        let is_own = matches!(event, Event::Own(_));
        *event = if is_own { own(&kind, fields) } else { common(&kind, fields) };
        self
    }

    /// An event more, at this place, at the moment of the action before it, by the arbiter.
    pub fn insert(&mut self, at: usize, event: Event) -> &mut Self {
        let who = self.actions[0][0].who.clone();
        let recorded = Recorded { event, who, ..self.actions[at - 1][0].clone() };
        self.actions.insert(at, vec![recorded]);
        self
    }

    /// An event that stands there, once more.
    pub fn again(&mut self, at: usize, before: usize) -> &mut Self {
        let event = self.actions[at][0].event.clone();
        self.insert(before, event)
    }

    pub fn leave_out(&mut self, at: usize) -> &mut Self {
        self.actions.remove(at);
        self
    }

    pub fn by(&mut self, at: usize, role: Role) -> &mut Self {
        for recorded in &mut self.actions[at] {
            recorded.who.role = role;
        }
        self
    }

    /// The game as the actions before one leave it.
    pub fn before(&self, at: usize) -> Record {
        let rules = Arc::clone(self.desk.played.0.record.contest().game.rules());
        Record::replay(rules, numbered(self.actions[..at].to_vec()))
    }

    pub fn contest_before(&self, at: usize) -> Contest {
        self.before(at).contest().clone()
    }

    /// The place of the first action that may not stand, and why.
    pub fn breach(&self) -> Option<(usize, Rejection)> {
        let (rehearsal, list) = self.desk.played;
        let rules = Arc::clone(rehearsal.record.contest().game.rules());
        let version = Version::NEWEST;
        let laws = Laws { version, lexicon: Some(list), seed: Some(&rehearsal.seed), drafts: &[] };
        let mut record = Record::new(rules);
        let all = actions(&numbered(self.actions.clone()));
        all.into_iter().enumerate().find_map(|(place, action)| {
            let lawful = law::of_action(&record, &action, laws);
            record.take_in(action);
            lawful.err().map(|breach| (place, breach.why))
        })
    }

    /// The same of a history that has one; the first of a desk is asked of a file, too.
    pub fn found(&self) -> (usize, Rejection) {
        let found = self.breach().expect("it holds");
        if !self.desk.is_written.replace(true) {
            assert_eq!(self.found_in_its_file(), found);
        }
        found
    }

    /// The same, as `verify` and opening for writing find it in a file with right hashes.
    fn found_in_its_file(&self) -> (usize, Rejection) {
        let log = numbered(self.actions.clone());
        let path = &self.desk.path;
        write_history(path, &log, 2);
        let verification = verify::<Duplicate>(path).unwrap();
        let law = verification.checks.iter().find(|check| check.what == Checked::Law).unwrap();
        let CheckOutcome::Failed { at: Some(at), why: Failure::Unlawful(unlawful) } = &law.outcome
        else {
            panic!("it holds: {law:?}")
        };
        for language in [Language::Romanian, Language::English] {
            let told = law.sentence(language, |key| key);
            assert!(told.contains(&at.to_string()), "{told}");
        }
        let opened = CompetitionFile::<Duplicate>::open(path, Access::Write).map(|_| ());
        assert!(matches!(opened.unwrap_err().problem, Problem::Unlawful(_)));
        let event = unlawful.event::<Duplicate>().unwrap();
        let action = log.iter().find(|it| it.seq == *at).unwrap().action;
        let place = actions(&log).iter().position(|it| it[0].action == action).unwrap();
        (place, event.why.clone())
    }

    /// Expects that the action at this place is the first that may not stand, and why.
    pub fn expect(&self, at: usize, why: impl Into<Rejection>) {
        assert_eq!(self.found(), (at, why.into()));
    }

    /// An honest history, though another one.
    pub fn holds(&self) {
        let path = &self.desk.path;
        write_history(path, &numbered(self.actions.clone()), 2);
        assert_eq!(verify::<Duplicate>(path).unwrap().first_failure(), None);
    }
}
