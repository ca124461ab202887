//! Meetings of classic games on real files, at random, by all three rule sets: whoever asks goes through a rehearsed
//! meeting, step by step, and now and then asks for something of its past or future, withdraws, or says nothing why.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;
use std::sync::LazyLock;

use eforos::domain::contest::decide::undo;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{Details, Format as _};
use eforos::domain::formats::classic::command::Command as Play;
use eforos::domain::formats::classic::event::Event as Own;
use eforos::domain::formats::classic::rules::OWN_IDS;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::classic::{Command, Event, Record, Recorded, Rules};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::classic::{Rehearsal, rehearse};
use eforos::session::time::TimeSource;
use eforos::session::{Keeper, Session};

use super::played::{Lived, killed_again_and_again, lives_on, random, referee};
use crate::common::meetings::command_of;
use crate::common::mutations::actions;
use crate::dice::Dice;

/// How many players a meeting has, and rounds.
const PLAYERS: u16 = 9;
const ROUNDS: u8 = 3;

/// A rehearsed meeting and what was asked in it; nothing where it was taken back.
struct Meeting {
    rehearsal: Rehearsal,
    list: Lexicon,
    asked: Vec<Option<Command>>,
}

/// One of each rule set.
static MEETINGS: LazyLock<Vec<Meeting>> = LazyLock::new(|| {
    let meeting = |id: &&str| {
        let rules = Rules::own(id).unwrap();
        let list = Lexicon::free(rules.language);
        let plan = Plan { players: PLAYERS, seed: Seed::from_bytes([9; 32]) };
        let rehearsal = rehearse(&plan, rules, ROUNDS, &list);
        let asked = actions(rehearsal.record.log()).iter().map(|it| asked_by(it)).collect();
        Meeting { rehearsal, list, asked }
    };
    OWN_IDS.iter().map(meeting).collect()
});

/// What an action answers to. The tables of the rehearsal are typed, for others would be found after another past.
fn asked_by(action: &[Recorded]) -> Option<Command> {
    let events: Vec<&Event> = action.iter().map(|recorded| &recorded.event).collect();
    let paired = events.iter().find_map(|event| match event {
        Event::Own(Own::RoundPaired { round, tables, byes, .. }) => Some((*round, tables, byes)),
        _ => None,
    });
    match (paired, &events[..]) {
        (Some((round, tables, byes)), _) => {
            let (tables, byes) = (tables.clone(), byes.clone());
            Some(Command::Own(Play::TypePairing { round, tables, byes }))
        }
        (None, [Event::Undone { .. }]) => None,
        (None, events) => command_of(events),
    }
}

fn meeting_of(record: &Record) -> &'static Meeting {
    let id = record.contest().game.rules_id();
    MEETINGS.iter().find(|it| it.rehearsal.record.contest().game.rules_id() == id).unwrap()
}

/// After the last action of the rehearsal that stands in the history.
fn progress(meeting: &Meeting, record: &Record) -> usize {
    let log = actions(record.log());
    let mut stand = log.iter().rev().filter(|action| !record.is_undone(action[0].action));
    let place = |action: &Vec<Recorded>| {
        let asked = asked_by(action)?;
        meeting.asked.iter().rposition(|it| it.as_ref() == Some(&asked))
    };
    stand.find_map(place).map_or(1, |at| at + 1)
}

impl Lived for Classic {
    const CHILD: &'static str = "days::tables::the_child_that_meets";

    /// The rule set is the one whose turn it is by the hour at which the meeting begins.
    fn create(path: &Path, clock: TimeSource) {
        let turn = usize::try_from(clock().real_ms / 1_000).unwrap() % MEETINGS.len();
        let meeting = &MEETINGS[turn];
        let rules = (meeting.rehearsal.rules_text, meeting.list.clone());
        let seed = &meeting.rehearsal.seed;
        let session =
            Session::<Self>::create(path, Details::default(), seed, rules, clock, &referee());
        session.unwrap().shut().unwrap();
    }

    fn asked(keeper: &Keeper<Self>, dice: &mut Dice) -> Command {
        let record = keeper.record();
        let meeting = meeting_of(record);
        let next = progress(meeting, record);
        let all = meeting.asked.len();
        let at = match dice.below(20) {
            0 => return undo(record),
            1 => 1 + dice.below(all - 1),
            2 => next + 1 + dice.below(6),
            3 => next.saturating_sub(1 + dice.below(6)).max(1),
            4..8 => next + 1,
            _ => next,
        };
        match meeting.asked[at.min(all - 1)].clone() {
            Some(Command::Own(Play::TypePairing { round, .. })) if dice.below(3) == 0 => {
                Command::Own(Play::PairRound { round, despite: None, found: None })
            }
            Some(command) => command,
            None => undo(record),
        }
    }

    fn add_up(record: &Record) {
        let list = &meeting_of(record).list;
        assert_eq!(Self::totals(record.contest(), list).other, None);
    }
}

#[test]
fn random_meetings_on_real_files_keep_every_law() {
    random::<Classic>();
}

#[test]
fn the_child_that_meets() {
    lives_on::<Classic>();
}

#[test]
fn a_meeting_killed_again_and_again_loses_nothing() {
    killed_again_and_again::<Classic>();
}
