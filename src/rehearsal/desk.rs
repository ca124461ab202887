//! The desk: the record, the simulated clock and the persons who ask.
//!
//! Time only goes on when somebody waits; every request goes through the domain's `decide`.

use crate::domain::clock::Moment;
use crate::domain::contest::command::Command;
use crate::domain::contest::seed::Seed;
use crate::domain::contest::{Contest, Context, Details, Format, Record, RulesRef, decide};
use crate::domain::lexicon::Digest;
use crate::domain::person::{Person, Role};
use crate::lexicon::Lexicon;

/// 2026-11-21 10:00 in Greece.
const START_WALL_MS: i64 = 1_795_248_000_000;

/// How many players make a further assistant worthwhile.
const PLAYERS_AN_ASSISTANT: u16 = 50;

/// What somebody asked for in a rehearsal, so that it can be asked for again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked<F: Format> {
    /// When.
    pub at: Moment,
    /// Who.
    pub who: Person,
    /// What.
    pub command: Command<F>,
    /// How many events it became.
    pub events: usize,
}

/// Who asks.
#[derive(Clone, Copy)]
pub(super) enum Who {
    Referee,
    /// Whoever conducts a joint competition, elsewhere.
    Centre,
    /// One of the assistants, counted from 0; after the last comes the first.
    Assistant(usize),
}

pub(super) struct Desk<'a, F: Format> {
    record: Record<F>,
    asked: Vec<Asked<F>>,
    lexicon: &'a Lexicon,
    seed: Option<Seed>,
    commitment: Digest,
    now: Moment,
    referee: Person,
    centre: Person,
    assistants: Vec<Person>,
}

impl<'a, F: Format> Desk<'a, F> {
    pub(super) fn open(
        record: Record<F>,
        lexicon: &'a Lexicon,
        seed: Seed,
        (referee, assistants): (&str, &[String]),
        players: u16,
    ) -> Self {
        let count = 2 + usize::from(players / PLAYERS_AN_ASSISTANT);
        let person = |name: &str, role, station: usize| Person {
            name: name.to_owned(),
            role,
            station: station.to_string(),
        };
        let assistants = assistants.iter().take(count).zip(2..);
        Self {
            record,
            asked: Vec::new(),
            lexicon,
            commitment: seed.commitment(),
            seed: Some(seed),
            now: Moment { wall_ms: START_WALL_MS, session: 1, elapsed_ms: 0 },
            referee: person(referee, Role::Referee, 1),
            centre: person(referee, Role::Centre, 0),
            assistants: assistants.map(|(name, n)| person(name, Role::Assistant, n)).collect(),
        }
    }

    /// The desk of a hall whose draws come from elsewhere.
    pub(super) fn without_seed(self) -> Self {
        Self { seed: None, ..self }
    }

    pub(super) fn into_record(self) -> Record<F> {
        self.record
    }

    /// All that was asked for, in order.
    pub(super) fn asked(&self) -> &[Asked<F>] {
        &self.asked
    }

    /// The number of the last event that was asked for here, not by whoever conducts; 0 without any.
    pub(super) fn last_own(&self) -> u64 {
        let own = self.record.log().iter().rev().find(|it| it.who.role != Role::Centre);
        own.map_or(0, |it| it.seq.0)
    }

    pub(super) fn contest(&self) -> &Contest<F> {
        self.record.contest()
    }

    pub(super) fn lexicon(&self) -> &'a Lexicon {
        self.lexicon
    }

    /// The assistants' names.
    pub(super) fn assistants(&self) -> Vec<String> {
        self.assistants.iter().map(|person| person.name.clone()).collect()
    }

    pub(super) fn wait_ms(&mut self, ms: i64) {
        self.now.wall_ms += ms;
        self.now.elapsed_ms += ms;
    }

    pub(super) fn wait_s(&mut self, seconds: i64) {
        self.wait_ms(seconds * 1000);
    }

    /// What the clock says.
    pub(super) fn now(&self) -> Moment {
        self.now
    }

    /// Waits as long as this much of one person's work takes all the assistants.
    pub(super) fn wait_for_work(&mut self, seconds: u32) {
        let hands = i64::try_from(self.assistants.len()).unwrap_or(1).max(1);
        self.wait_ms(i64::from(seconds) * 1000 / hands);
    }

    /// The program is closed and opened again: a new session, and its clock starts anew.
    pub(super) fn restart_program(&mut self, gap_ms: i64) {
        self.now = Moment {
            wall_ms: self.now.wall_ms + gap_ms,
            session: self.now.session + 1,
            elapsed_ms: 0,
        };
    }

    pub(super) fn create(&mut self, details: Details, rules: RulesRef) {
        let lexicon = self.lexicon.passport().clone();
        let commitment = self.commitment;
        self.ask(Who::Referee, Command::Create { details, rules, lexicon, commitment });
    }

    /// The history so far.
    pub(super) fn record(&self) -> &Record<F> {
        &self.record
    }

    /// Asks for something that the rules allow.
    pub(super) fn ask(&mut self, who: Who, command: impl Into<Command<F>>) {
        let who = match who {
            Who::Referee => &self.referee,
            Who::Centre => &self.centre,
            Who::Assistant(n) => {
                self.assistants.iter().cycle().nth(n).expect("at least two assistants")
            }
        };
        let context = Context {
            now: self.now,
            who,
            lexicon: self.lexicon,
            seed: self.seed.as_ref(),
            drafts: &[],
        };
        let command = command.into();
        let events = decide(&self.record, command.clone(), &context)
            .expect("a rehearsal asks only for what the rules allow");
        let (at, who_asked) = (self.now, who.clone());
        self.asked.push(Asked { at, who: who_asked, command, events: events.len() });
        let recorded = self.record.number(events, self.now, who);
        self.record.take_in(recorded);
    }
}
