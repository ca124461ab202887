//! Entering results of classic games at stations: figures or final scores, a second person who confirms, corrections;
//! nothing before the tables were shown; and what is entered there is what the console enters.

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::event::Event;
use eforos::domain::contest::{Details, DoubleKeying};
use eforos::domain::formats::classic::command::Command as Play;
use eforos::domain::formats::classic::entered::{Entered, EnteredSeat};
use eforos::domain::formats::classic::event::Event as D;
use eforos::domain::formats::classic::rules::{CA_LLISCA, End, PL_PINCZOW_2016, Rules};
use eforos::domain::formats::classic::state::{Classic, Keyed, Table};
use eforos::domain::person::{Person, Role};
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::formats::classic::code;
use eforos::session::{Keeper, Order, Session};
use eforos::stations::Published;
use eforos::storage::verify;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::club::Club;
use super::tables::{NAMES, add, player, round, scores, seats, table};
use super::{Hand, referee};
use crate::day::seed;

pub fn ask(keeper: &mut Keeper<Classic>, command: impl Into<Ask<Classic>>) {
    keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
}

fn keeper(folder: &TempDir, hand: &Hand) -> Keeper<Classic> {
    let mut keeper = unpaired(folder, hand);
    ask(&mut keeper, seats());
    keeper
}

pub fn unpaired(folder: &TempDir, hand: &Hand) -> Keeper<Classic> {
    unpaired_by(CA_LLISCA, folder, hand)
}

fn unpaired_by(rules: &str, folder: &TempDir, hand: &Hand) -> Keeper<Classic> {
    let path = folder.path().join("a.eforos");
    let details = Details { title: "Trobada".to_owned(), ..Details::default() };
    let made = (rules, Lexicon::free(Rules::parse(rules).unwrap().language));
    let session = Session::create(&path, details, &seed(), made, hand.source(), &referee());
    let mut keeper = Keeper::new(session.unwrap(), None);
    for name in NAMES {
        ask(&mut keeper, add(name));
    }
    keeper
}

pub fn club() -> Club<Classic> {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let mut keeper = keeper(&folder, &hand);
    ask(&mut keeper, Play::ShowPairing(round(1)));
    Club::open(folder, hand, keeper)
}

pub fn finals(number: u16, [one, two]: [&str; 2]) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": number,
        "fields": {"final-1": one, "final-2": two}})
}

fn keyed(club: &Club<Classic>, number: u16) -> Option<Keyed> {
    let table = club.keeper.record().contest().game.table_at(round(1), table(number)).cloned();
    table.as_ref().and_then(Table::result).cloned()
}

#[test]
fn a_result_is_entered_with_its_echo_and_once_however_often_it_is_sent() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let list = club.get(&anna, "/s").body;
    assert!(
        list.contains("/s/1/1") && list.contains("/s/1/2") && list.contains(NAMES[0]),
        "{list}"
    );
    let page = club.get(&anna, "/s/1/1").body;
    for field in ["raw-1", "rack-1", "over-1", "final-1", "final-2", "end", "finisher", "begins"] {
        assert!(page.contains(&format!("name=\"fields.{field}\"")), "{field}: {page}");
    }
    assert!(!page.contains("name=\"empty?\""), "no result is empty");
    // What every slip has stands first, and the keyboard with it; the figures are folded away.
    let place = |what: &str| page.find(what).unwrap_or_else(|| panic!("{what}: {page}"));
    assert!(
        place("fields.final-1\"") < place("autofocus")
            && place("autofocus") < place("fields.final-2\"")
    );
    assert!(place("fields.final-2\"") < place("<details class=\"folded\"><summary>"));
    assert!(place("<summary>") < place("fields.raw-1\""));
    // What would follow is told before it is saved: 402 − 3 of the rack, and who went out gains them or not by rule.
    let fields = json!({"raw-1": "402", "rack-1": "3", "raw-2": "377", "end": "out",
        "finisher": "2", "over-1": "2:10"});
    let look = json!({"n": 1, "path": "/s/1/1", "fields": fields});
    let (status, told) = club.api(&anna, "POST /api/look", &look);
    assert_eq!(status, 200);
    let scored = |seat: usize| told["fields"][format!("final-{seat}")][0]["text"].clone();
    let rules = Rules::parse(CA_LLISCA).unwrap();
    let seats = vec![
        EnteredSeat::with_figures(player(1), 402, 3, 130_000),
        EnteredSeat::with_figures(player(2), 377, 0, 0),
    ];
    let (end, finisher) = (Some(End::Out), Some(player(2)));
    let result = Entered { starter: None, end, finisher, reason: String::new(), seats };
    let result = result.completed(&rules).unwrap();
    let points = |seat: usize| result.seats[seat].points.unwrap().to_string();
    assert_eq!((scored(1), scored(2)), (json!(points(0)), json!(points(1))), "{told}");
    let notes = told["notes"].to_string();
    assert!(notes.contains(" · total 1 punt, ") && !notes.contains(" 1 punts"), "{notes}");
    assert!(notes.contains(" · total 0 punts, "), "{notes}");

    let before = club.events() as u64;
    let enter = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let (status, told) = club.ask(&anna, 1, enter.clone());
    let seq = before + 1;
    let took = [0, 1].map(|seat: usize| result.seats[seat].points.unwrap());
    let want = json!({"done": true, "what": "keyed", "sheet": 1, "version": seq, "took": took,
        "events": [seq, seq], "next": {"round": 1, "player": 2}});
    assert_eq!((status, &told), (200, &want));
    assert_eq!(club.ask(&anna, 1, enter.clone()), (200, want.clone()));
    let mut club = club.again();
    assert_eq!(club.ask(&anna, 1, enter.clone()), (200, want));
    assert_eq!(club.events() as u64, before + 1);
    assert_eq!(keyed(&club, 1).unwrap().result, result);
    let list = club.get(&anna, "/s").body;
    let shown = format!("resultat {}–{}</span>", points(0), points(1));
    assert!(list.contains(&shown), "the list has it: {list}");
    // The same by the same person again, with a new number: nothing more.
    let (status, told) = club.ask(&anna, 2, enter);
    assert_eq!((status, &told["what"]), (200, &json!("same")));
    assert_eq!(club.events() as u64, before + 1);
    let path = club.folder.path().join("a.eforos");
    club.keeper.shut().unwrap();
    assert!(verify::<Classic>(&path).unwrap().holds());
}

/// A number that was mistyped is met where the next table is begun, while its slip is still in the hand.
#[test]
fn what_was_saved_of_a_table_is_told_with_its_scores() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let says = "Taula 1 desada: 402–377.";
    let (key, id) = (anna.key.clone(), "0d".repeat(16));
    let does = [
        ("_key", key.as_str()),
        ("_path", "/s/1/1"),
        ("id", &id),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.final-1", "402"),
        ("fields.final-2", "377"),
    ];
    let saved = club.form("/do", &anna.cookie, &does);
    let to = saved.header("location").unwrap().to_owned();
    let page = club.get(&anna, &to).body;
    assert!(page.contains(says), "{to}: {page}");
    // A script passes on what it was answered, to the next table or the list.
    let next = "/s/next?after=/s/1/1&told=keyed&took=402,377&moved=";
    let to = club.get(&anna, next).header("location").unwrap().to_owned();
    assert!(to.starts_with("/s/1/2?"), "{to}");
    let page = club.get(&anna, &to).body;
    assert!(page.contains(says), "{to}: {page}");
    for odd in ["", "x", "402", "1,2,3,4,5", "100000,1", "%3Cb%3E,1"] {
        let page = club.get(&anna, &format!("/s/1/2?told=keyed&of=1/1&took={odd}")).body;
        assert!(!page.contains("402–") && !page.contains("&lt;b"), "{odd}: {page}");
    }
}

/// Whatever an assistant typed stood in the hall's final standings at once; the console asks.
#[test]
fn what_may_be_mistyped_is_asked_before_it_is_saved() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let before = club.events();
    let mut odd = finals(1, ["1298", "35"]);
    let (status, told) = club.ask(&anna, 1, odd.clone());
    assert_eq!((status, &told["why"]), (422, &json!("doubtful")), "{told}");
    assert!(told["text"].as_str().unwrap().contains("1.298"), "{told}");
    assert_eq!((club.events(), keyed(&club, 1)), (before, None));
    // Without a script the page comes back with what was typed, and what is ticked.
    let form = [
        ("_key", anna.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", "00000000000000000000000000000002"),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.final-1", "1298"),
        ("fields.final-2", "35"),
    ];
    let page = club.form("/do", &anna.cookie, &form).body;
    assert!(page.contains("name=\"odd?\"") && page.contains("value=\"1298\""), "{page}");
    assert!(!page.contains("id=\"odd\" hidden"), "{page}");
    assert_eq!(club.events(), before);
    odd["odd"] = true.into();
    assert_eq!(club.ask(&anna, 3, odd).1["what"], "keyed");
    // So is a correction.
    let version = club.events();
    let mut revise = json!({"ask": "revise", "round": 1, "player": 1, "version": version, "reason": "mal llegit",
        "fields": {"final-1": "1299", "final-2": "35"}});
    assert_eq!(club.ask(&anna, 4, revise.clone()).1["why"], "doubtful");
    revise["odd"] = true.into();
    assert_eq!(club.ask(&anna, 5, revise).1["what"], "revised");
}

/// One wrong number of many was told by a sentence about all of them.
#[test]
fn a_number_that_none_can_be_is_told_at_its_field() {
    let mut club = club();
    let pau = club.joined("Pau", "1");
    let figures = |raw: &str, rack: &str| json!({"raw-1": raw, "raw-2": "377", "rack-2": rack, "end": "passes"});
    for (id, wrong, fields) in [
        (1, "final-1", json!({"final-1": "301301", "final-2": "377"})),
        (2, "final-2", json!({"final-1": "301", "final-2": "-9223372036854775808"})),
        (3, "raw-1", figures("301301", "3")),
        (4, "rack-2", figures("301", "1000")),
    ] {
        let asked = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
        let (status, told) = club.ask(&pau, id, asked);
        assert_eq!((status, &told["field"]), (422, &json!(wrong)), "{told}");
        let look = json!({"n": 1, "path": "/s/1/1", "fields": fields});
        assert_eq!(club.api(&pau, "POST /api/look", &look).1["unread"], json!([wrong]));
    }
    assert!(keyed(&club, 1).is_none());
}

#[test]
fn a_second_person_confirms_and_a_correction_says_on_which_result_it_was_made() {
    let mut club = club();
    let (anna, biel) = (club.joined("Pau", "1"), club.joined("Mar", "2"));
    let version = club.ask(&anna, 1, finals(1, ["402", "377"])).1["version"].clone();
    let check = json!({"ask": "check", "round": 1, "player": 1, "version": version});
    assert_eq!(club.ask(&anna, 2, check.clone()).0, 409, "not who entered it");
    let page = club.get(&biel, "/s/1/1").body;
    assert!(page.contains("value=\"402\""), "{page}");
    assert_eq!(club.ask(&biel, 3, check).1["what"], "checked");
    assert_eq!(keyed(&club, 1).unwrap().confirmed.unwrap().name, "Mar");
    // A correction takes that away, and is made on what was seen.
    let revise = |one: &str, version: &Value| {
        json!({"ask": "revise", "round": 1, "player": 1, "version": version, "reason": "mal llegit",
            "fields": {"final-1": one, "final-2": "377"}})
    };
    let (status, told) = club.ask(&biel, 4, revise("412", &version));
    assert_eq!((status, &told["what"]), (200, &json!("revised")), "{told}");
    assert_eq!(keyed(&club, 1).unwrap().confirmed, None);
    let (status, told) = club.ask(&anna, 5, revise("422", &version));
    assert_eq!((status, &told["why"], &told["by"]), (409, &json!("newer"), &json!("Mar")));
    assert_eq!(told["fields"]["final-1"], "412", "what is there: {told}");
    // On a page without a script, too, by the names of its fields.
    let asked = revise("422", &version);
    let form = [
        ("_key", anna.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", "00000000000000000000000000000051"),
        (
            "_ask",
            &json!({"ask": "revise", "round": 1, "player": 1, "version": asked["version"]})
                .to_string(),
        ),
        ("reason", "mal llegit"),
        ("fields.final-1", "422"),
        ("fields.final-2", "377"),
    ];
    let page = club.form("/do", &anna.cookie, &form).body;
    assert!(page.contains("Final: 412 · ") && page.contains("Final: 377</p>"), "{page}");
    assert!(page.contains("value=\"422\""), "{page}");

    // Two at once: the very same of another person confirms, another is refused and shown.
    assert_eq!(club.ask(&anna, 6, finals(2, ["350", "350"])).1["what"], "keyed");
    let (status, told) = club.ask(&biel, 7, finals(2, ["350", "351"]));
    assert_eq!((status, &told["why"]), (409, &json!("newer")));
    assert_eq!(told["fields"]["final-2"], "350", "what is there: {told}");
    assert_eq!(club.ask(&biel, 8, finals(2, ["350", "350"])).1["what"], "agrees");
    assert_eq!(keyed(&club, 2).unwrap().confirmed.unwrap().name, "Mar");
}

#[test]
fn what_is_asked_in_vain_changes_nothing() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let version = club.ask(&anna, 1, finals(1, ["402", "377"])).1["version"].clone();
    let before = club.events();
    let with =
        |fields: Value| json!({"ask": "key_sheet", "round": 1, "player": 2, "fields": fields});
    let revise = |reason: &str| {
        json!({"ask": "revise", "round": 1, "player": 1, "version": version, "reason": reason,
            "fields": {"final-1": "301", "final-2": "302"}})
    };
    let refused = [
        (409, "round", json!({"ask": "key_sheet", "round": 2, "player": 1, "fields": {}})),
        (409, "round", json!({"ask": "check", "round": 2, "player": 1, "version": 0})),
        (404, "unknown", json!({"ask": "key_sheet", "round": 1, "player": 9, "fields": {}})),
        (422, "unread", with(json!({"final-1": "402"}))),
        (422, "unread", with(json!({"final-1": "402", "final-2": "x"}))),
        (422, "unread", with(json!({"raw-1": "402", "raw-2": "377", "over-2": "1:70"}))),
        (422, "unfit", with(json!({"raw-1": "402", "raw-2": "377", "end": "out"}))),
        (422, "unfit", with(json!({"final-1": "99999", "final-2": "2"}))),
        (422, "unfit", with(json!({"final-1": "1".repeat(1001), "final-2": "2"}))),
        (400, "form", with(json!({"final-3": "1"}))),
        (400, "form", with(json!({"finisher": "1"}))),
        (400, "form", with(json!({"end": "never"}))),
        (
            400,
            "form",
            json!({"ask": "key_sheet", "round": 1, "player": 2, "fields": {}, "more": 1}),
        ),
        (400, "form", json!({"ask": "cancel_game", "round": 1, "player": 2})),
        (409, "newer", json!({"ask": "check", "round": 1, "player": 1, "version": 1})),
        (409, "newer", json!({"ask": "check", "round": 1, "player": 2, "version": 0})),
        (422, "unfit", revise("")),
    ];
    for (id, (status, why, asked)) in (10..).zip(refused) {
        let (found, told) = club.ask(&anna, id, asked.clone());
        assert_eq!((found, told["why"].as_str()), (status, Some(why)), "{asked}: {told}");
    }
    // What the referee declared is not entered over.
    let reason = "no ha vingut".to_owned();
    let walkover =
        Play::DeclareWalkover { round: round(1), table: table(2), present: player(3), reason };
    ask(&mut club.keeper, walkover);
    assert_eq!(club.ask(&anna, 60, finals(2, ["1", "2"])).1["why"], "rule");
    let page = club.get(&anna, "/s/1/2").body;
    assert!(!page.contains("name=\"fields."), "{page}");
    assert_eq!(club.events(), before + 1);
    for path in ["/s/1/1/again", "/s/1/1/settle", "/s/1/nameless", "/s/1/9"] {
        assert_eq!(club.get(&anna, path).status, 404, "{path}");
    }
}

/// The list said that nothing was missing, and the referee waited for two words' values.
#[test]
fn equal_scores_are_missing_until_their_last_words_are_told() {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let mut keeper = unpaired_by(PL_PINCZOW_2016, &folder, &hand);
    ask(&mut keeper, seats());
    ask(&mut keeper, Play::ShowPairing(round(1)));
    let mut club = Club::open(folder, hand, keeper);
    let anna = club.joined("Ola", "1");
    let missing = |club: &mut Club<Classic>, count: usize| {
        let list = club.get(&anna, "/s").body;
        assert!(list.contains(&format!("brakuje {count} z 2")), "{list}");
        list.contains("brak ostatnich wyrazów")
    };
    assert!(!missing(&mut club, 2));
    // They are asked for before it is saved; who has none saves it so.
    let mut equal = finals(1, ["350", "350"]);
    let (status, told) = club.ask(&anna, 3, equal.clone());
    assert_eq!((status, &told["why"], &told["tick"]), (422, &json!("doubtful"), &json!("odd")));
    assert!(told["text"].as_str().unwrap().contains("obu ostatnich wyrazów"), "{told}");
    assert!(!missing(&mut club, 2));
    equal["odd"] = true.into();
    club.ask(&anna, 1, equal);
    assert!(missing(&mut club, 2), "a result that decides nothing yet");
    club.ask(&anna, 2, finals(2, ["402", "377"]));
    assert!(missing(&mut club, 1));
    let next = club.get(&anna, "/s/next");
    assert_eq!(next.header("location"), Some("/s/1/1"));
}

#[test]
fn before_its_tables_are_shown_a_round_is_not_paired_for_stations() {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let mut keeper = keeper(&folder, &hand);
    let reason = "un altre cop".to_owned();
    ask(&mut keeper, Play::WithdrawPairing { round: round(1), reason });
    let mut club = Club::open(folder, hand, keeper);
    let anna = club.joined("Pau", "1");
    let asked = |club: &mut Club<Classic>| {
        let paths = ["/s", "/s/1/1", "/s/1/9", "/s/next"];
        let mut all: Vec<String> = paths
            .iter()
            .map(|path| {
                let answer = club.get(&anna, path);
                format!("{} {:?} {}", answer.status, answer.header("location"), answer.body)
            })
            .collect();
        let look = json!({"n": 1, "path": "/s/1/1", "fields": {"final-1": "1"}});
        all.push(format!("{:?}", club.api(&anna, "POST /api/look", &look)));
        all.push(format!("{:?}", club.ask(&anna, 1, finals(1, ["1", "2"]))));
        let found = [("find", "Anna"), ("_key", anna.key.as_str())];
        all.push(club.form("/find", &anna.cookie, &found).body);
        all
    };
    let unpaired = asked(&mut club);
    assert!(unpaired.iter().any(|answer| answer.contains("\"round\"")), "{unpaired:?}");
    ask(&mut club.keeper, seats());
    assert_eq!(asked(&mut club), unpaired);
    ask(&mut club.keeper, Play::ShowPairing(round(1)));
    assert_eq!(club.get(&anna, "/s/1/1").status, 200);
}

#[test]
fn a_table_is_found_by_its_code_its_number_or_who_sits_there() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let commitment = club.keeper.record().contest().common.commitment.unwrap();
    let [high, low, ..] = *commitment.as_bytes();
    let here = u16::from_be_bytes([high, low]) % 1000;
    let digits = code(table(2), round(1), here).unwrap();
    for (typed, path) in [(digits.as_str(), "/s/1/2"), ("1", "/s/1/1"), ("dídac", "/s/1/2")] {
        let answer = club.form("/find", &anna.cookie, &[("find", typed), ("_key", &anna.key)]);
        assert_eq!((answer.status, answer.header("location")), (303, Some(path)), "{typed}");
    }
    // Who has a bye sits nowhere.
    for typed in ["123456789", "9", "Elna"] {
        let answer = club.form("/find", &anna.cookie, &[("find", typed), ("_key", &anna.key)]);
        assert_eq!(answer.status, 404, "{typed}");
    }
    // What is begun is there for who comes back.
    let draft = json!({"rev": 1, "path": "/s/1/2", "fields": {"final-1": "40"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    let mut club = club.again();
    assert!(club.get(&anna, "/s/1/2").body.contains("value=\"40\""));
    let next = club.get(&anna, "/s/next?after=1-1");
    assert_eq!(next.header("location"), Some("/s/1/2"));
}

/// What a station enters is what the console enters: but for stations the same events, and the same standings.
#[test]
fn entered_at_stations_is_entered_at_the_console() {
    let mut club = club();
    let (anna, biel) = (club.joined("Pau", "1"), club.joined("Mar", "2"));
    let version = club.ask(&anna, 1, finals(1, ["402", "377"])).1["version"].clone();
    club.ask(&biel, 2, finals(2, ["350", "340"]));
    let fields = json!({"final-1": "412", "final-2": "377"});
    let revise = json!({"ask": "revise", "round": 1, "player": 1, "version": version,
        "fields": fields, "reason": "mal llegit"});
    let version = club.ask(&biel, 3, revise).1["version"].clone();
    club.ask(&anna, 4, json!({"ask": "check", "round": 1, "player": 1, "version": version}));

    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let mut console = keeper(&folder, &hand);
    ask(&mut console, Play::ShowPairing(round(1)));
    let [pau, mar] = ["Pau", "Mar"].map(|name| Person {
        name: name.to_owned(),
        role: Role::Assistant,
        station: String::new(),
    });
    let Play::EnterResult { result, .. } = scores(1, [412, 377]) else { panic!() };
    let (round, table) = (round(1), table(1));
    let reason = "mal llegit".to_owned();
    let steps = [
        (&pau, scores(1, [402, 377])),
        (&mar, scores(2, [350, 340])),
        (&mar, Play::CorrectResult { round, table, result, reason }),
        (&pau, Play::ConfirmResult { round, table }),
    ];
    for (who, step) in steps {
        console.carry_out(Order { who: who.clone(), command: step.into() }).unwrap();
    }
    let events = |keeper: &Keeper<Classic>| -> Vec<(String, D)> {
        let own = keeper.record().log().iter().filter_map(|recorded| match &recorded.event {
            Event::Own(event) => Some((recorded.who.name.clone(), event.clone())),
            _ => None,
        });
        own.collect()
    };
    assert_eq!(events(&club.keeper), events(&console));
    assert_eq!(club.keeper.competition().judged, console.competition().judged);
}

#[test]
fn a_player_reads_where_they_sit_then_the_own_results_and_no_others() {
    let mut club = club();
    let read = |club: &Club<Classic>, of: u32| {
        let code = club.keeper.card(player(of)).unwrap().digest();
        let all = Published::of(&club.keeper, false);
        format!("{:?}", all.of_code(code, Language::Catalan).unwrap())
    };
    let seat = read(&club, 1);
    assert!(seat.contains("Ronda 1: taula 1") && seat.contains(NAMES[1]), "{seat}");
    let anna = club.joined("Pau", "1");
    club.ask(&anna, 1, finals(1, ["402", "377"]));
    club.ask(&anna, 2, finals(2, ["301", "299"]));
    assert_eq!(read(&club, 1), seat, "before it is published they read where they sit");
    ask(&mut club.keeper, Ask::Publish { round: round(1) });
    let own = read(&club, 1);
    assert!(own.contains("402") && own.contains("377"), "{own}");
    assert!(!own.contains("301") && !own.contains("299"), "another table's: {own}");
}

/// A player read a result as if it stood, and it was put right when the second person came.
#[test]
fn a_result_that_nobody_confirmed_says_so_to_its_players() {
    let mut club = club();
    let waits = |club: &Club<Classic>, of: u32| {
        let code = club.keeper.card(player(of)).unwrap().digest();
        let all = Published::of(&club.keeper, false);
        let own = |language| format!("{:?}", all.of_code(code, language).unwrap());
        let told = own(Language::English).contains("entered, not confirmed yet");
        assert_eq!(own(Language::Catalan).contains("encara sense confirmar"), told);
        told
    };
    let (anna, biel) = (club.joined("Pau", "1"), club.joined("Mar", "2"));
    assert!(!waits(&club, 1), "nothing is entered");
    let version = club.ask(&anna, 1, finals(1, ["402", "377"])).1["version"].clone();
    club.ask(&anna, 2, finals(2, ["301", "299"]));
    assert!(!waits(&club, 1), "nothing is published");
    // What the referee publishes stands, unless somebody has to confirm it.
    ask(&mut club.keeper, Ask::Publish { round: round(1) });
    assert!(!waits(&club, 1) && !waits(&club, 3));
    let double_keying = DoubleKeying::Required;
    ask(&mut club.keeper, Ask::SetDoubleKeying { double_keying });
    assert!(waits(&club, 1) && waits(&club, 2) && waits(&club, 3));
    let check = json!({"ask": "check", "round": 1, "player": 1, "version": version});
    assert_eq!(club.ask(&biel, 3, check).1["what"], "checked");
    assert!(!waits(&club, 1) && !waits(&club, 2) && waits(&club, 3), "the other table waits still");
    // What was corrected waits again.
    let revise = json!({"ask": "revise", "round": 1, "player": 1, "version": club.keeper.record().log().len(),
        "reason": "mal llegit", "fields": {"final-1": "412", "final-2": "377"}});
    let _ = club.ask(&biel, 4, revise);
    let keyed = keyed(&club, 1).unwrap();
    assert_eq!(waits(&club, 1), keyed.confirmed.is_none());
}

/// Three numbers in the field for a code were lost: they are a result, which has a line of its own below.
#[test]
fn what_was_looked_for_in_vain_stays_and_a_result_stands_where_it_is_entered() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let mut find = |typed: &str| {
        let found = [("find", typed), ("_key", anna.key.as_str())];
        let answer = club.form("/find", &anna.cookie, &found);
        assert_eq!(answer.status, 404, "{typed}");
        answer.body
    };
    for typed in ["2 350 340", "2, 350, 340", "2;-5;340"] {
        let page = find(typed);
        let (_, line) = page.split_once("name=\"players\"").unwrap();
        let (input, rest) = line.split_once('>').unwrap();
        let value = format!(" value=\"{typed}\"");
        assert!(input.contains(&value) && input.contains("autofocus"), "{typed}: {page}");
        let (line, _) = rest.split_once("</form>").unwrap();
        assert!(line.contains("Això és un resultat"), "{typed}: {page}");
        assert_eq!(page.matches("role=\"alert\"").count(), 1, "{typed}: {page}");
        assert_eq!(page.matches(" autofocus").count(), 1, "{typed}: {page}");
    }
    for typed in ["2 350 <b>", "Zoe"] {
        let page = find(typed);
        let (_, field) = page.split_once("name=\"find\"").unwrap();
        let (input, rest) = field.split_once('>').unwrap();
        let value = format!(" value=\"{}\"", typed.replace('<', "&#60;").replace('>', "&#62;"));
        assert!(input.contains(&value) || rest.contains(&value), "{typed}: {page}");
        assert_eq!(page.matches("role=\"alert\"").count(), 1, "{typed}: {page}");
        assert_eq!(page.matches(" autofocus").count(), 1, "{typed}: {page}");
    }
}

#[test]
fn before_its_tables_are_shown_a_player_reads_nothing_of_a_round() {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let keeper = unpaired(&folder, &hand);
    let mut club = Club::open(folder, hand, keeper);
    let read = |club: &Club<Classic>| -> Vec<String> {
        let all = Published::of(&club.keeper, false);
        let own = (1..=5).map(|of| club.keeper.card(player(of)).unwrap().digest());
        own.map(|code| format!("{:?}", all.of_code(code, Language::Catalan).unwrap())).collect()
    };
    let nothing = read(&club);
    ask(&mut club.keeper, seats());
    assert_eq!(read(&club), nothing, "table, opponent and bye");
    ask(&mut club.keeper, Play::ShowPairing(round(1)));
    assert!(read(&club).iter().zip(&nothing).all(|(now, before)| now != before));
}

#[test]
fn a_result_is_entered_by_its_numbers_and_the_next_to_be_confirmed_is_one_press_away() {
    let mut club = club();
    let (pau, nuria) = (club.joined("Pau", "1"), club.joined("Núria", "2"));
    let ask = r#"{"ask":"result","round":1}"#;
    assert!(club.get(&pau, "/s").body.contains(&ask.replace('"', "&#34;")));
    let mut id = 0;
    let mut typed = |club: &mut Club<Classic>, numbers: &str| {
        id += 1;
        let id = format!("{id:02x}").repeat(16);
        let does = [
            ("_key", pau.key.as_str()),
            ("id", &id),
            ("_path", "/s"),
            ("_ask", ask),
            ("players", numbers),
        ];
        club.form("/do", &pau.cookie, &does)
    };
    let before = club.events();
    for (numbers, status) in
        [("1 412", 422), ("1 412 388 5", 422), ("99 412 388", 404), ("", 422), ("1 x 388", 422)]
    {
        assert_eq!(typed(&mut club, numbers).status, status, "{numbers}");
    }
    assert_eq!(club.events(), before, "nothing is half entered");
    let done = typed(&mut club, "1: 412 388");
    assert_eq!(done.header("location"), Some("/s?told=keyed&line=1&of=1&took=412,388"), "{done:?}");
    let points: Vec<_> =
        keyed(&club, 1).unwrap().result.seats.iter().map(|seat| seat.points).collect();
    assert_eq!(points, [Some(412), Some(388)]);
    // The keyboard is in the line again, for the next one.
    let list = club.get(&pau, "/s?told=keyed&line=1").body;
    let (_, line) = list.split_once("name=\"players\"").unwrap();
    assert!(line.split('>').next().unwrap().contains("autofocus"), "{line}");
    assert!(!list.contains("?again"), "one's own is confirmed by another");
    assert_eq!(typed(&mut club, "1 400 388").status, 409, "another result of the same table");
    let list = club.get(&nuria, "/s").body;
    assert!(list.contains("/s/next?again"), "{list}");
    let next = club.get(&nuria, "/s/next?again");
    assert_eq!(next.header("location"), Some("/s/1/1/saved"));
    assert!(club.get(&nuria, "/s/1/1/saved").body.contains("412"));
}

/// Whoever keys results reads nothing of sheets of words, and no page leads to itself.
#[test]
fn help_of_a_classic_day_is_about_results() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let help = club.get(&anna, "/help").body;
    for said in ["Més camps", "<h2>Per confirmar</h2>", "Un resultat: la taula", "Sense connexió"]
    {
        assert!(help.contains(said), "{said}: {help}");
    }
    // What is typed for a table that is written already is told and leads there.
    assert!(help.contains("Si la taula ja està escrita, diu per qui i hi porta"), "{help}");
    for of_sheets in ["No lliurat", "separa paraules", "9-3", "Segona"] {
        assert!(!help.contains(of_sheets), "{of_sheets}: {help}");
    }
    assert!(
        !help.contains("href=\"/help\"") && club.get(&anna, "/s").body.contains("href=\"/help\"")
    );
}

/// What a table wants is told with that very table's number of scores; the round in play is confirmed first.
#[test]
fn a_line_of_too_few_scores_is_told_how_many_its_table_wants() {
    let mut club = club();
    let anna = club.joined("Pau", "1");
    let ask = json!({"ask": "result", "round": 1, "typed": "2 300 310 290"});
    let (status, told) = club.ask(&anna, 1, ask);
    let text = told["text"].as_str().unwrap();
    assert!(
        status == 422 && text.contains("A la taula 2 n’hi seuen 2: ") && text.contains("2 412 388"),
        "{told}"
    );
    let text = club.ask(&anna, 2, json!({"ask": "result", "round": 1, "typed": "9 300 310"})).1;
    assert_eq!(text["why"], "unknown", "{text}");
}

#[test]
fn a_final_score_that_was_reckoned_stands_in_its_field_as_reckoned() {
    let mut club = club();
    let (anna, pau) = (club.joined("Anna", "1"), club.joined("Pau", "2"));
    let fields = json!({"raw-1": "402", "rack-1": "3", "raw-2": "377", "end": "out",
        "finisher": "2"});
    let look = json!({"n": 1, "path": "/s/1/1", "fields": fields});
    let told = club.api(&anna, "POST /api/look", &look).1;
    let reckoned = told["fields"]["final-1"][0]["text"].as_str().unwrap().to_owned();
    let reckoned = format!("placeholder=\"{reckoned}\"");
    let enter = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let told = club.ask(&anna, 1, enter).1;
    assert_eq!(told["what"], "keyed", "{told}");
    let page = club.get(&pau, "/s/1/1/saved").body;
    let (_, field) = page.split_once("name=\"fields.final-1\"").unwrap();
    let field = field.split('>').next().unwrap();
    assert!(field.contains(&reckoned), "{field}");
    // Where no reckoned one is, none is claimed.
    assert!(!club.get(&pau, "/s/1/2").body.contains(&reckoned));
}
