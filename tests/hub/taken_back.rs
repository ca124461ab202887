//! An earlier copy of a file, taken up after a laptop broke: it gets back what the hub has beyond it, and nothing else.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use eforos::commands::{Place, UserCommand};
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::storage::{Access, CompetitionFile, RawRow, chained};
use eforos::venues::{Card, LinkState};
use serde_json::json;

use crate::cluster::ask;
use crate::conducted_day::all_is_sent;
use crate::gui::Console;
use crate::hall::{play, stage};
use crate::joint_day::{Day, cut, eforos, ended_by, ok, refused, rows};
use crate::sending::{batch, rows_of};
use crate::two_windows::{Both, keys};

/// How many actions these rows are.
fn actions(rows: &[RawRow]) -> usize {
    let mut all: Vec<i64> = rows.iter().map(|row| row.action).collect();
    all.dedup();
    all.len()
}

/// A file of the first events of another, with its card; nearest to this place, between two actions.
fn copied(day: &Day, (from, to, card): (&str, &str, &str), near: usize) -> usize {
    let all = rows(day.path(), from);
    let at = (near..all.len()).find(|&at| all[at].action == all[at].seq).unwrap();
    for beside in ["", "-journal", "-wal", "-shm", "-lock"] {
        let _ = fs::remove_file(day.path().join(format!("{to}.eforos{beside}")));
    }
    cut(day, (from, to), at);
    let path = |name: &str| day.path().join(format!("{name}.{card}"));
    fs::copy(path(from), path(to)).unwrap();
    at
}

fn verifies(folder: &Path, file: &str) {
    let out = eforos(folder, &["verify", file]);
    assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stdout));
}

#[test]
fn an_earlier_copy_takes_back_what_the_hub_has_beyond_it() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    day.sync("k-1", "eforos-venue");
    let events = ask(&day.database, "SELECT count(*) FROM events");
    let whole = rows(day.path(), "k-1");
    for near in [2, whole.len() / 2, whole.len() - 6] {
        let from = copied(&day, ("k-1", "c-1", "eforos-venue"), near);
        let told = day.sync("c-1", "eforos-venue");
        assert_eq!(told["taken_back"], json!(actions(&whole[from..])), "{told}");
        assert_eq!((&told["sent"], &told["carried"]), (&json!(0), &json!(0)), "{told}");
        assert_eq!(rows(day.path(), "c-1"), whole, "byte for byte, and no order twice");
        verifies(day.path(), "c-1.eforos");
        assert_eq!(day.sync("c-1", "eforos-venue")["taken_back"], json!(0));
    }
    // Whoever conducts, whose copy has the seed.
    let whole = rows(day.path(), "k");
    let closed = whole.iter().position(|row| row.body.contains("letters_sealed")).unwrap() + 1;
    for near in [closed, whole.len() - 1] {
        let from = copied(&day, ("k", "c", "eforos-conductor"), near);
        let told = day.sync("c", "eforos-conductor");
        assert_eq!(told["taken_back"], json!(actions(&whole[from..])), "{told}");
        assert_eq!(rows(day.path(), "c"), whole);
        let file = day.path().join("c.eforos");
        let file = CompetitionFile::<Anagram>::open(&file, Access::Read).unwrap();
        let joint = file.read_record().unwrap().contest().common.commitment.unwrap();
        assert!(file.seed(joint).unwrap().is_some());
    }
    ok(day.path(), &["joint", "verify", "c.eforos", "c-1.eforos", "k-2.eforos", "k-3.eforos"]);
    assert_eq!(ask(&day.database, "SELECT count(*) FROM events"), events);
    assert_eq!(ask(&day.database, "SELECT count(*) FROM branches WHERE branch > 1"), "0");
}

#[test]
fn a_sealed_word_whose_rest_was_lost_is_not_taken_back() {
    let day = Day::new();
    let whole = rows(day.path(), "k-1");
    let word = 1 + whole.iter().position(|row| row.body.contains("word_opened")).unwrap();
    copied(&day, ("k", "a", "eforos-conductor"), 4);
    day.sync("a", "eforos-conductor");
    copied(&day, ("k-1", "a-1", "eforos-venue"), word);
    assert_eq!(day.sync("a-1", "eforos-venue")["events"], json!(word - 2), "its seal alone");
    copied(&day, ("k-1", "b-1", "eforos-venue"), 2);
    let sync = ["sync", "b-1.eforos", "--once", "--card", "b-1.eforos-venue"];
    assert!(refused(day.path(), &sync).contains("it is an earlier copy"));
    assert_eq!(rows(day.path(), "b-1"), whole[..word - 3], "all before it");
    verifies(day.path(), "b-1.eforos");
}

#[test]
fn a_program_that_is_killed_while_it_takes_back_has_all_or_nothing() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    day.sync("k-1", "eforos-venue");
    let whole = rows(day.path(), "k-1");
    let from = copied(&day, ("k-1", "c-1", "eforos-venue"), 20);
    let card = ["sync", "c-1.eforos", "--once", "--card", "c-1.eforos-venue"];
    let (mut kills, mut took) = (0, 0);
    for millis in (0..800).map(|step| step * 10) {
        copied(&day, ("k-1", "c-1", "eforos-venue"), 20);
        let until = Instant::now() + Duration::from_millis(millis);
        let ended = ended_by(day.path(), &card, until);
        kills += usize::from(ended.is_none());
        // What it left half written is rolled back by whoever opens it.
        let file = day.path().join("c-1.eforos");
        CompetitionFile::<Anagram>::open(&file, Access::Write).unwrap().close().unwrap();
        let there = rows(day.path(), "c-1");
        assert!(there == whole || there == whole[..from], "{} rows", there.len());
        took += usize::from(there == whole);
        if took > 1 && ended.is_some() {
            break;
        }
    }
    assert!(kills > 5 && took > 1, "{kills} {took}");
    verifies(day.path(), "c-1.eforos");
}

/// That the copy takes nothing of what the hub gives, and says so.
fn takes_nothing(day: &Day, (name, card): (&str, &str), why: &str) {
    let before = rows(day.path(), name);
    let (file, card) = (format!("{name}.eforos"), format!("{name}.{card}"));
    let told = refused(day.path(), &["sync", &file, "--once", "--card", &card]);
    assert!(told.contains("does not fit it"), "{why}: {told}");
    let after = rows(day.path(), name);
    assert!(after == before, "{why}: {} rows", after.len());
}

#[test]
fn nothing_is_taken_of_a_hub_that_lies() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    day.sync("k-1", "eforos-venue");
    let whole = rows(day.path(), "k-1");
    let first = whole[0].hash;
    let here = format!("competition = '\\x{first}'");
    let head = |row: &RawRow, branch: &str| {
        let (seq, hash) = (row.seq, row.hash);
        format!("UPDATE branches SET seq = {seq}, hash = '\\x{hash}' WHERE {here} AND {branch}")
    };
    let from = copied(&day, ("k-1", "c-1", "eforos-venue"), whole.len() - 40);
    // Whoever rules the machine of the hub rules its tables.
    ask(&day.database, "ALTER TABLE events DISABLE TRIGGER USER");
    let seal =
        ask(&day.database, &format!("SELECT encode(seal, 'hex') FROM branches WHERE {here}"));
    let sealed = |seal: &str| {
        ask(&day.database, &format!("UPDATE branches SET seal = '\\x{seal}' WHERE {here}"));
    };
    sealed(&"0".repeat(32));
    takes_nothing(&day, ("c-1", "eforos-venue"), "another seal");
    ask(&day.database, &format!("UPDATE branches SET seal = NULL WHERE {here}"));
    takes_nothing(&day, ("c-1", "eforos-venue"), "no seal");
    sealed(&seal);

    let put = |row: &RawRow| {
        let (seq, hash, body) = (row.seq, row.hash, &row.body);
        let set = format!("name = '{}'::bytea, body = convert_to($$TEXT$$, 'UTF8')", row.name);
        let set = set.replace("TEXT", body);
        ask(
            &day.database,
            &format!("UPDATE events SET {set}, hash = '\\x{hash}' WHERE {here} AND seq = {seq}"),
        );
    };
    // One row is another's: its hash does not follow; or all after it are made anew, and the seal is of others.
    let mut forged = whole.clone();
    forged[from + 3].name = "Eve".to_owned();
    put(&forged[from + 3]);
    takes_nothing(&day, ("c-1", "eforos-venue"), "a changed row");
    let mut hash = whole[from + 2].hash;
    for row in &mut forged[from + 3..] {
        hash = chained(hash, &row.row());
        row.hash = hash;
        put(row);
    }
    ask(&day.database, &head(forged.last().unwrap(), "branch = 1"));
    takes_nothing(&day, ("c-1", "eforos-venue"), "a chain made anew");
    for row in &whole[from + 3..] {
        put(row);
    }
    // The last ones are held back under the seal of all.
    ask(&day.database, &head(&whole[from + 9], "branch = 1"));
    takes_nothing(&day, ("c-1", "eforos-venue"), "a seal of more");
    ask(&day.database, &head(whole.last().unwrap(), "branch = 1"));

    // Sealed with the hall's own key, and against the law: a thief of the card wrote it.
    let text = fs::read_to_string(day.path().join("k-1.eforos-venue")).unwrap();
    let Card::Venue(card) = Card::read(&text).unwrap() else { panic!("a hall's") };
    let mut longer = whole.clone();
    for body in [r#"{"anagram":{"letters_shown":{"round":3}}}"#, r#"{"note":{"text":"x"}}"#] {
        let last = longer.last().unwrap().clone();
        let seq = last.seq + 1;
        let mut row = RawRow { seq, action: seq, body: body.to_owned(), ..last };
        row.hash = chained(last.hash, &row.row());
        longer.push(row);
    }
    let last = longer.last().unwrap();
    let of =
        Sealed { joint: card.joint, venue: card.venue, seq: longer.len() as u64, hash: last.hash };
    let mut sent = batch(&longer, whole.len(), longer.len());
    sent["seal"] = HeadSeal::of(&card.key, Of::Venue, &of).to_string().into();
    let what = format!("POST {}", rows_of(first));
    let answer = day.hub.send(&what, &day.token("k-1"), "", sent.to_string().as_bytes());
    assert_eq!(answer.status, 200, "{}", answer.text());
    takes_nothing(&day, ("c-1", "eforos-venue"), "what the law forbids");

    // Of a master file: one of the halls' seals is lacking, or another's.
    let whole = rows(day.path(), "k");
    copied(&day, ("k", "c", "eforos-conductor"), whole.len() - 20);
    let at_head = format!("venue = 2 AND seq = {}", whole.len());
    let kept =
        ask(&day.database, &format!("SELECT encode(seal, 'hex') FROM seals WHERE {at_head}"));
    let zeros = "0".repeat(32);
    for seal in [&zeros, &kept] {
        ask(&day.database, &format!("UPDATE seals SET seal = '\\x{seal}' WHERE {at_head}"));
        if seal == &zeros {
            takes_nothing(&day, ("c", "eforos-conductor"), "another seal");
        }
    }
    ask(&day.database, &format!("DELETE FROM seals WHERE {at_head}"));
    takes_nothing(&day, ("c", "eforos-conductor"), "a seal that is lacking");
}

/// The file is opened on another laptop.
fn opens(console: &mut Console, path: &Path) {
    assert!(console.shell_mut().open_competition(path, Access::Write));
    "Ε. Φόρου".clone_into(&mut console.shell_mut().desk.person.name);
    console.ask(UserCommand::Cancel);
}

fn is_level(console: &Console) -> bool {
    console.shell().desk.own.anagram.state() == Some(LinkState::Level)
}

fn log(console: &Console) -> usize {
    console.shell().session().unwrap().record().log().len()
}

#[test]
fn a_halls_window_takes_back_and_goes_on_by_itself() {
    let mut both = Both::new();
    both.words();
    both.opens(1, "0");
    both.gets(1);
    both.until("level", |_, hall| is_level(hall));
    let copy = both.folder.path().join("hall copy.eforos");
    both.hall.close_competition();
    fs::copy(&both.file, &copy).unwrap();
    let file = both.file.clone();
    opens(&mut both.hall, &file);
    play(&mut both.hall, 1);
    let letters = both.letters(1);
    keys(&mut both.hall, 1, 1, &[(Field::Seven, &letters.concat())]);
    both.says("Διάλειμμα ως τις πέντε");
    both.until("the hall is told", |_, hall| hall.sees("Ο συντονιστής λέει: Διάλειμμα"));
    keys(&mut both.hall, 1, 2, &[]);
    both.until("all is sent", |_, hall| is_level(hall));
    let events = log(&both.hall);
    // The laptop breaks. The copy has a sheet begun, and letters that were never shown there.
    both.hall.drop_session();
    opens(&mut both.hall, &copy);
    both.until("it is taken back", |_, hall| hall.sees("Πάρθηκαν πίσω"));
    assert_eq!(stage(&both.hall, 1), &Stage::Over);
    assert!(!both.hall.sees("Ο συντονιστής λέει"), "what was told once is not told again");
    both.until("level", |_, hall| is_level(hall));
    let told = both.hall.texts().into_iter().find(|text| text.contains("Πάρθηκαν πίσω")).unwrap();
    assert!(told.contains("που είχε ο κόμβος"), "{told}");
    assert_eq!(log(&both.hall), events);
    // It goes on there: the next round is opened, played and sent.
    both.publishes(1);
    both.opens(2, "0");
    both.gets(2);
    play(&mut both.hall, 2);
    both.until("level", |_, hall| is_level(hall));
    let there =
        "SELECT count(*) FROM events JOIN competitions USING (competition) WHERE kind = 'venue'";
    assert_eq!(ask(&both.database, there), log(&both.hall).to_string());
    assert_eq!(ask(&both.database, "SELECT count(*) FROM branches WHERE branch > 1"), "0");
    let told = &both.conductor.shell().desk.own.conductor.halls.venues;
    assert!(told[&VenueNo::FIRST].contested.is_empty());
    both.hall.close();
    ok(both.folder.path(), &["verify", "hall copy.eforos"]);
}

#[test]
fn a_conductors_window_takes_back_and_gives_cards_of_lost_keys_anew() {
    let mut both = Both::new();
    let copy = both.folder.path().join("master copy.eforos");
    let master = both.master.clone();
    both.conductor.close_competition();
    fs::copy(&master, &copy).unwrap();
    assert!(both.conductor.shell_mut().open_competition(&master, Access::Write));
    both.conductor.settle();
    both.conductor.ask(UserCommand::Go(Place::Venues));
    // A third hall, and another card for the second.
    both.conductor.type_into("Νέες έδρες, μία σε κάθε γραμμή", "Χανιά");
    both.conductor.press("Προσθήκη εδρών");
    both.conductor.press("2 Δράμα");
    both.conductor.press("Νέα κάρτα");
    both.conductor.ask(UserCommand::Confirm);
    all_is_sent(&mut both.conductor);
    let events = log(&both.conductor);
    both.conductor.drop_session();
    assert!(both.conductor.shell_mut().open_competition(&copy, Access::Write));
    both.until("it is taken back", |conductor, _| conductor.sees("Πάρθηκαν πίσω"));
    both.conductor.see("δεν έχει τις κάρτες αυτών των εδρών: 2, 3");
    both.until("level", |conductor, _| is_level(conductor));
    assert_eq!(log(&both.conductor), events);
    // The hall whose key it has goes on hearing it; the others get another card.
    both.says("Συνεχίζουμε");
    both.until("the hall is told", |_, hall| hall.sees("Ο συντονιστής λέει: Συνεχίζουμε"));
    for hall in ["2 Δράμα", "3 Χανιά"] {
        both.conductor.press(hall);
        both.conductor.press("Νέα κάρτα");
        both.conductor.ask(UserCommand::Confirm);
    }
    both.until("level", |conductor, _| is_level(conductor));
    assert_eq!(ask(&both.database, "SELECT count(*) FROM branches WHERE branch > 1"), "0");
    let last = log(&both.conductor);
    let sealed = format!("SELECT count(*) FROM seals WHERE seq = {last}");
    assert_eq!(ask(&both.database, &sealed), "3");
}
