//! A hall whose thousands of events wait behind a line that lets hardly anything through: nobody at the window waits for it.

use std::path::Path;

use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::contest::command::Command;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Player;
use eforos::session::time::machine;
use eforos::session::{Keeper, Order, Session};
use eforos::storage::{Access, rows_after};
use eforos::venues::LinkState;
use egui::Key;

use crate::cluster::ask;
use crate::forked_window::opens;
use crate::gui::{Console, player, round};
use crate::hall::stage;
use crate::line::told;
use crate::narrow::Narrow;
use crate::outages::is_sent;
use crate::two_windows::{Both, keys};

const WAITING: usize = 5_000;
const PLAYERS: u32 = 20;

/// Adds so many events to a file that nobody has open, and lets its card name this hub in place of that one.
fn fill(path: &Path, count: usize, (hub, other): (&str, &str)) {
    let session = Session::<Anagram>::open(path, Access::Write, machine()).unwrap();
    let card = session.hub_card().unwrap().unwrap();
    let players: Vec<Player> =
        session.record().contest().common.players.values().cloned().collect();
    let mut keeper = Keeper::new(session, None);
    keeper.keep_card(&card.replace(hub, other)).unwrap();
    let who =
        Person { name: "Ε. Φόρου".to_owned(), role: Role::Referee, ..Person::default() };
    // The name of their club is changed again and again.
    for number in 0..count / players.len() {
        let club = format!("Όμιλος {number}");
        let change = |it: &Player| Player { club: club.clone(), ..it.clone() };
        let changes = players.iter().map(|it| Command::ChangePlayer { player: change(it) });
        let command = Command::Several(changes.collect());
        let done = keeper.carry_out(Order { who: who.clone(), command });
        assert!(done.is_ok(), "{:?}", done.err());
    }
}

/// What is done while the line holds a request.
struct Held<'a> {
    line: &'a Narrow,
    hall: &'a mut Console,
    /// How often, and how often the very same request was held before and after.
    done: usize,
    undisturbed: usize,
}

impl Held<'_> {
    fn during(&mut self, work: impl FnOnce(&mut Console)) {
        let before = self.line.until_rows_are_held();
        work(self.hall);
        self.line.give(16);
        self.done += 1;
        self.undisturbed += usize::from(self.line.holds_rows() == Some(before));
    }
}

#[test]
fn nobody_at_the_window_waits_for_a_line_that_lets_hardly_anything_through() {
    let mut both = Both::new();
    let more: Vec<String> = (3..=PLAYERS).map(|number| format!("Π{number}")).collect();
    both.hall.ask(UserCommand::Type(Entry::Players, more.join("\n")));
    both.hall.ask(UserCommand::AddPlayers);
    both.plays_the_first();
    let word = |letters: &[String]| letters[..3].concat();
    let first = word(&both.letters(1));
    for number in 1..=PLAYERS {
        keys(&mut both.hall, 1, number, &[(Field::Three, &first)]);
    }
    both.publishes(1);
    both.opens(2, "0");
    both.gets(2);
    both.until("all is sent", |_, hall| is_sent(hall));
    let sent = both.hall.shell().session().unwrap().record().log().len() as u64;

    both.hall.close_competition();
    let line = Narrow::shut(&both.hub.listen);
    let (file, hub) = (both.file.clone(), format!("http://{}", both.hub.listen));
    fill(&file, WAITING, (&hub, &line.url));
    opens(&mut both.hall, &file);
    let second = word(&both.letters(2));
    let mut held = Held { line: &line, hall: &mut both.hall, done: 0, undisturbed: 0 };
    held.during(|hall| {
        hall.go(Key::Num9, Place::Venues);
        hall.see("Δεν στάλθηκαν ακόμη: 5.000");
        hall.ask(UserCommand::Go(Place::Rounds));
        hall.space();
        hall.wait_ms(20_000);
        hall.tones();
        hall.space();
        assert!(matches!(stage(hall, 2), Stage::Running(_)));
    });
    // Each tick comes, and each alert at its moment.
    let mut heard = Vec::new();
    while matches!(stage(held.hall, 2), Stage::Running(_)) {
        held.during(|hall| hall.wait_ms(20_000));
        heard.extend(held.hall.tones());
    }
    assert_eq!(heard, ["Minute", "Last", "End"]);
    held.during(Console::space);
    for number in 1..=PLAYERS {
        held.during(|hall| keys(hall, 2, number, &[(Field::Three, &second)]));
    }
    let there = rows_after(&file, 0, usize::MAX).unwrap().len();
    assert_eq!(there, held.hall.shell().session().unwrap().record().log().len(), "all is saved");
    // The file is closed and opened again in the midst of it.
    held.during(|hall| {
        opens(hall, &file);
        assert!(hall.contest().game.sheet_at(round(2), player(PLAYERS)).is_some());
    });
    let link = held.hall.shell().desk.own.anagram.link.as_ref();
    assert!(link.is_none_or(|link| link.sent.is_none_or(|now| now == sent)), "{link:?}");
    // A request is given up after a minute; what is done takes a second.
    let (done, undisturbed) = (held.done, held.undisturbed);
    assert!(undisturbed * 2 > done, "{undisturbed} of {done}");

    line.open();
    both.until("all is sent", |_, hall| is_sent(hall));
    let rows = rows_after(&file, 0, usize::MAX).unwrap();
    assert!(rows.len() > WAITING);
    let hashes: Vec<String> = rows.iter().map(|row| row.hash.to_string()).collect();
    let there = format!(
        "SELECT encode(hash, 'hex') FROM events WHERE competition = '\\x{}' ORDER BY seq",
        hashes[0]
    );
    assert!(ask(&both.database, &there).lines().eq(&hashes), "each once, in order");
    assert_eq!(ask(&both.database, "SELECT max(branch) FROM branches"), "1");
    let verified = told(&both.database, &["verify"]);
    assert!(verified["branches"].as_array().unwrap().iter().all(|it| it["breaks_at"].is_null()));
    assert_eq!(both.hall.shell().desk.own.anagram.state(), Some(LinkState::Level));
}
