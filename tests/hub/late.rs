//! A database that does not answer in time: a lock that another session holds, a statement that takes too long. Who sends
//! is told and comes again, others are served on, and nothing is lost or doubled.

use std::io::{BufRead as _, Write as _};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Instant;

use eforos::storage::RawRow;

use crate::cluster::{PSQL, ask, database};
use crate::line::told;
use crate::sending::{batch, conductor, is, rows_of};
use crate::service::{Answer, Service};
use crate::{history, holds, opened, until};

/// A session in the midst of a transaction.
pub struct Session(Child);

impl Session {
    pub fn holding(url: &str, statement: &str) -> Self {
        let mut session = Command::new(&*PSQL);
        session.args(["-Xq", "-d", url]).stdin(Stdio::piped()).stdout(Stdio::null());
        let mut session = session.spawn().unwrap();
        let asks = format!("BEGIN; {statement};\n");
        session.stdin.as_mut().unwrap().write_all(asks.as_bytes()).unwrap();
        let holding = "SELECT count(*) FROM pg_stat_activity \
            WHERE datname = current_database() AND state = 'idle in transaction'";
        until("the lock is held", || ask(url, holding) == "1");
        Self(session)
    }

    pub fn end(mut self) {
        drop(self.0.stdin.take());
        self.0.wait().unwrap();
    }
}

/// What is held up is told after so many seconds, in which another history is taken in, with the database's reason for
/// whoever rules the hub; let go again, all of it comes once.
fn is_told(
    (seconds, reason): (u64, &str),
    hold_up: impl FnOnce(&str, &[RawRow]) -> Option<Session>,
    let_go: impl FnOnce(&str, Option<Session>),
) {
    let url = database();
    told(&url, &["init"]);
    let (token, others) = (conductor(&url, "Α"), conductor(&url, "Β"));
    let (service, notes) = Service::noting(&url);
    let (all, other) = (history(20, 0, ""), history(9, 0, "other"));
    let send = |token: &str, all: &[RawRow], from, to| -> Answer {
        let body = batch(all, from, to).to_string();
        service.send(&format!("POST {}", rows_of(all[0].hash)), token, "", body.as_bytes())
    };
    assert_eq!(send(&token, &all, 0, 10).status, 200);
    let held = hold_up(&url, &all);
    let (refused, took) = thread::scope(|scope| {
        let refused = scope.spawn(|| {
            let begun = Instant::now();
            (send(&token, &all, 5, 20), begun.elapsed())
        });
        assert_eq!(send(&others, &other, 0, 9).status, 200);
        assert!(!refused.is_finished(), "others are served meanwhile");
        refused.join().unwrap()
    });
    is(&refused, 503, "closed");
    assert!(refused.says("retry-after").is_some(), "{}", refused.head);
    assert!(took.as_secs() >= seconds, "{took:?}");
    let mut notes = notes.lines().map(Result::unwrap);
    let note = notes.find(|note| note.contains("outage: db error")).unwrap();
    assert!(note.contains(reason), "{note}");
    let_go(&url, held);
    assert_eq!(send(&token, &all, 5, 20).status, 200);
    assert_eq!(ask(&url, "SELECT count(*), count(DISTINCT hash) FROM events"), "29|29");
    holds(&opened(&url), all[0].hash);
}

#[test]
fn a_lock_that_another_session_holds_is_waited_for_five_seconds() {
    is_told(
        (5, "lock timeout"),
        |url, all| {
            let first = all[0].hash;
            let lock =
                format!("SELECT 1 FROM branches WHERE competition = '\\x{first}' FOR UPDATE");
            Some(Session::holding(url, &lock))
        },
        |_, held| held.unwrap().end(),
    );
}

#[test]
fn a_statement_may_take_ten_seconds() {
    is_told(
        (10, "statement timeout"),
        |url, all| {
            let first = all[0].hash;
            let slow = format!(
                "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS \
                 $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$; \
                 CREATE TRIGGER slow BEFORE INSERT ON events FOR EACH ROW \
                 WHEN (NEW.competition = '\\x{first}') EXECUTE FUNCTION slow()"
            );
            assert_eq!(ask(url, &slow), "");
            None
        },
        |url, _| assert_eq!(ask(url, "DROP TRIGGER slow ON events"), ""),
    );
}
