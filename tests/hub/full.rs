//! A hub that takes in nothing more, as the windows of a hall and of whoever conducts tell it: its disk is full, or the hall's
//! history has as many rows as are kept. That nothing is lost on a full disk is in `faults`; where forks end, in `rows`.

use eforos::commands::formats::anagram::Command;
use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::storage::rows_after;
use eforos::venues::LinkState;

use crate::cluster::ask;
use crate::forked_window::listed;
use crate::gui::Console;
use crate::line::told;
use crate::outages::is_sent;
use crate::two_windows::{Both, keys};

/// What `PostgreSQL` says to whoever writes rows on a full disk.
const FULL: &str = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS \
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$; \
    CREATE TRIGGER full_disk BEFORE INSERT ON events FOR EACH STATEMENT EXECUTE FUNCTION full_disk()";
const ROOM: &str = "DROP TRIGGER full_disk ON events";

const TOLD: &str = "Ο δίσκος του κόμβου γέμισε";

/// Pictures of both, where somebody looks: `EFOROS_LOOK=folder`.
fn looked_at(both: &mut Both, what: &str) {
    let Ok(folder) = std::env::var("EFOROS_LOOK") else { return };
    for (who, console) in [("hall", &mut both.hall), ("conductor", &mut both.conductor)] {
        let path = format!("{folder}/{what}-{who}.png");
        console.window().render().unwrap().save(path).unwrap();
    }
}

fn is_away(console: &Console) -> bool {
    matches!(console.shell().desk.own.anagram.state(), Some(LinkState::Away(_)))
}

#[test]
fn that_the_hubs_disk_is_full_is_told_in_the_hall_and_to_whoever_conducts() {
    let mut both = Both::new();
    both.plays_the_first();
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    both.conductor.ask(UserCommand::Go(Place::Venues));
    assert!(!both.conductor.sees(TOLD));
    assert_eq!(ask(&both.database, FULL), "");
    // A sheet that is keyed in the hall: there it waits, and whoever conducts, who sends nothing, hears of it, too.
    let letters = both.letters(1);
    keys(&mut both.hall, 1, 1, &[(Field::Three, &listed(&letters))]);
    both.hall.ask(UserCommand::Go(Place::Venues));
    both.until("the hall is told", |_, hall| is_away(hall) && hall.sees(TOLD));
    both.until("whoever conducts is told", |conductor, _| conductor.sees(TOLD));
    assert!(!is_away(&both.conductor));
    looked_at(&mut both, "disk");
    // So it is where they have something to send themselves.
    both.says("Γράφουμε στο χαρτί");
    both.until("what is said waits", |conductor, _| is_away(conductor));

    assert_eq!(ask(&both.database, ROOM), "");
    both.hall.ask(Command::ConnectAgain.into());
    both.conductor.ask(Command::ConnectAgain.into());
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    both.until("nothing is told any more", |conductor, hall| {
        !conductor.sees(TOLD) && !hall.sees(TOLD)
    });
    // The message of it may be gone by now.
    both.until("what was said is heard", |_, hall| {
        let log = hall.shell().session().unwrap().record().log();
        log.iter().any(|recorded| format!("{recorded:?}").contains("Γράφουμε στο χαρτί"))
    });
}

#[test]
fn a_hall_of_which_no_more_is_taken_in_is_told_and_so_is_whoever_conducts() {
    let mut both = Both::new();
    both.plays_the_first();
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    // Of the 100,000 rows of all branches none is left.
    let more = "INSERT INTO branches SELECT competition, 2, 1, 0, 100000 - seq, hash, NULL, 'contested', now() \
        FROM branches JOIN competitions USING (competition) WHERE kind = 'venue'; \
        INSERT INTO events SELECT competition, 2, n, n, 1, 1, 1, '', '', '', 1, '', sha256(int8send(n)), now() \
        FROM branches, generate_series(1, seq) AS n WHERE branch = 2";
    assert_eq!(ask(&both.database, more), "");
    keys(&mut both.hall, 1, 1, &[]);
    both.hall.ask(UserCommand::Go(Place::Venues));
    both.until("the hall is told", |_, hall| {
        matches!(hall.shell().desk.own.anagram.state(), Some(LinkState::Refused(_)))
    });
    both.hall.see("Ο κόμβος δεν παίρνει άλλα από αυτή την έδρα");
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("whoever conducts is told", |conductor, _| conductor.sees("✗ δύο ιστορικά"));
    both.conductor.press("1 Βόλος");
    both.conductor.see("Ο κόμβος δεν παίρνει άλλο ιστορικό αυτής της έδρας");
    looked_at(&mut both, "rows");
    // The hall plays on, and nothing of it is lost here.
    keys(&mut both.hall, 1, 2, &[]);
    // As it is said there: once it is chosen, there is room.
    let first = both.hall.shell().session().unwrap().path().to_owned();
    let first = rows_after(&first, 0, 1).unwrap()[0].hash.to_string();
    told(&both.database, &["take", &first, "1"]);
    both.hall.ask(Command::ConnectAgain.into());
    both.until("all is sent", |_, hall| is_sent(hall));
}
