//! A competition through the session: every command of a rehearsed one asked again of an open file, to the signature.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use eforos::domain::contest::Openness;
use eforos::domain::contest::event::Event as AnyEvent;
use eforos::domain::formats::classic::judging::judge;
use eforos::domain::formats::classic::rules::OWN_IDS;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::classic::{Command, Event};
use eforos::session::time::{Reading, TimeSource};
use eforos::session::{Order, Session};
use eforos::storage::{Access, verify};
use tempfile::TempDir;

use super::rehearsed::competition;
use crate::common::meetings::command_of;
use crate::mutations::actions;

#[test]
fn a_competition_is_lived_through_the_session_to_its_signature() {
    let folder = TempDir::new().unwrap();
    for id in OWN_IDS {
        // One round: the program is not restarted in it.
        let (rehearsal, list) = competition(id, 12, 1, 21);
        let mut days = actions(rehearsal.record.log()).into_iter();
        let first = days.next().unwrap().remove(0);
        let AnyEvent::CompetitionCreated { details, .. } = first.event else { panic!("{id}") };
        let path = folder.path().join(format!("{id}.eforos"));
        let hand = Arc::new(AtomicI64::new(0));
        let clock = Arc::clone(&hand);
        let time: TimeSource = Arc::new(move || {
            let real_ms = clock.load(Ordering::Relaxed);
            Reading { wall_ms: 1_795_248_000_000 + real_ms, real_ms }
        });
        let made = (rehearsal.rules_text, list);
        let session = Session::<Classic>::create(
            &path,
            *details,
            &rehearsal.seed,
            made,
            Arc::clone(&time),
            &first.who,
        );
        let mut session = session.unwrap();
        for action in days {
            hand.store(action[0].at.elapsed_ms, Ordering::Relaxed);
            let events: Vec<&Event> = action.iter().map(|recorded| &recorded.event).collect();
            let command: Command = command_of(&events).unwrap();
            let order = Order { who: action[0].who.clone(), command };
            let done = session.carry_out(order).unwrap();
            assert!(done.iter().eq(events.iter().copied()), "{id} {done:?}");
            assert_eq!(*session.judged(), judge(session.record().contest()), "{id}");
        }
        assert_eq!(session.record().contest().common.openness, Openness::Signed);
        session.shut().unwrap();
        assert!(verify::<Classic>(&path).unwrap().holds());
        let again = Session::<Classic>::open(&path, Access::Read, time).unwrap();
        assert_eq!(again.record().contest().game, rehearsal.record.contest().game);
    }
}
