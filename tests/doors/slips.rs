//! Keying slips of a duplicate game at stations: blind twice, settled, checked, moved; nothing before the time is over;
//! and what is keyed there is what the console's keying is.

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::contest::event::Event;
use eforos::domain::formats::duplicate::command::Command as Play;
use eforos::domain::formats::duplicate::event::Event as D;
use eforos::domain::formats::duplicate::game::{Hand, Possible, TurnNo};
use eforos::domain::formats::duplicate::judging::Verdict;
use eforos::domain::formats::duplicate::notation::tiles;
use eforos::domain::formats::duplicate::rules::RO_DUPLICATE_2007;
use eforos::domain::formats::duplicate::slip::{Check, SlipId};
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::Handed;
use eforos::domain::formats::duplicate::written::{OnSlip, Row};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::language::Language;
use eforos::lexicon::{Lexicon, Title};
use eforos::print::formats::duplicate::slips::{code, competition};
use eforos::session::{Keeper, Order, Session};
use eforos::stations::Published;
use eforos::storage::verify;
use serde_json::{Value, json};
use tempfile::TempDir;

use super::club::Club;
use super::{Hand as Clock, referee};

use crate::day::seed;

pub fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

/// A list that has the words of these tests.
pub fn list() -> Lexicon {
    let alphabet = WordLanguage::Romanian.alphabet();
    let word = |text| Word::new(alphabet.read_letters(text).unwrap()).unwrap();
    let title = Title {
        name: "scurtă".to_owned(),
        edition: "1".to_owned(),
        authority: Authority::Authoritative,
    };
    Lexicon::in_language(WordLanguage::Romanian, ["CASA", "CASE", "TREC"].map(word), title)
}

pub fn keeper(folder: &TempDir, clock: &Clock) -> Keeper<Duplicate> {
    keeper_with(folder, clock, list())
}

pub fn keeper_with(folder: &TempDir, clock: &Clock, list: Lexicon) -> Keeper<Duplicate> {
    let path = folder.path().join("a.eforos");
    let details = Details { title: "Cupa".to_owned(), ..Details::default() };
    let made = (RO_DUPLICATE_2007, list);
    let session = Session::create(&path, details, &seed(), made, clock.source(), &referee());
    let mut keeper = Keeper::new(session.unwrap(), None);
    for name in ["Ana Pop", "Ion Rus", "Maria Stan"] {
        let span = Span { from_round: turn(1), to_round: RoundNo::new(99).unwrap() };
        let club = String::new();
        ask(&mut keeper, Ask::AddPlayer { id: None, name: name.to_owned(), club, span });
    }
    keeper
}

pub fn ask(keeper: &mut Keeper<Duplicate>, command: impl Into<Ask<Duplicate>>) {
    keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
}

/// Turn 1 with the letters A A C S T R E, over.
pub fn recorded() -> Play {
    let drawn = Row(tiles("AACSTRE").unwrap());
    let (leftover, refused) = (Row::default(), Vec::new());
    Play::RecordTurn { turn: turn(1), leftover, drawn, refused, reason: "pe hârtie".to_owned() }
}

pub fn club() -> Club<Duplicate> {
    let (folder, clock) = (TempDir::new().unwrap(), Clock::default());
    let mut keeper = keeper(&folder, &clock);
    ask(&mut keeper, recorded());
    Club::open(folder, clock, keeper)
}

pub fn key(player: u32, [position, word, points]: [&str; 3]) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": player,
        "fields": {"position": position, "word": word, "points": points}})
}

fn slip(club: &Club<Duplicate>, number: u32) -> (OnSlip, bool) {
    let slip = club.keeper.record().contest().game.slip(SlipId::new(number).unwrap()).unwrap();
    (slip.written().clone(), matches!(slip.check, Check::Done(_)))
}

#[test]
fn a_slip_is_keyed_with_its_verdict_and_once_however_often_it_is_sent() {
    let mut club = club();
    let ana = club.joined("Radu", "laptop-2");
    let list = club.get(&ana, "/s").body;
    assert!(list.contains("/s/1/1") && list.contains("/s/1/3"), "{list}");
    // Without a connection the next one is the one behind it.
    let page = club.get(&ana, "/s/1/2").body;
    let (_, alike) = page.split_once("id=\"alike\" hidden").unwrap();
    let at = ["/s/1/3\"", "/s/1/1\""].map(|path| alike.find(path).expect(path));
    assert!(at.is_sorted(), "{alike}");
    // The page has the letters of the turn, and a field for each thing on the paper.
    let page = club.get(&ana, "/s/1/1").body;
    for field in ["position", "word", "points", "hand", "fault", "table", "turn"] {
        assert!(page.contains(&format!("name=\"fields.{field}\"")), "{field}: {page}");
    }
    let look = json!({"n": 3, "path": "/s/1/1",
        "fields": {"position": "h7", "word": "casa", "points": "8"}});
    let (status, told) = club.api(&ana, "POST /api/look", &look);
    assert_eq!((status, &told["n"]), (200, &json!(3)));
    let chip = &told["fields"]["points"][0];
    assert!(chip["text"] == "✓" && chip["tone"] == "good", "{told}");
    assert_eq!(told["sums"], json!([["CASA 8", "plain"]]), "{told}");
    let new = told["board"]["squares"].as_array().unwrap();
    assert_eq!(new.iter().filter(|square| square["n"] == true).count(), 4, "on the board");
    // Its rows and columns have their names, as on the paper: who looks at H7 finds it.
    assert_eq!([&told["board"]["rows"][7], &told["board"]["columns"][6]], ["H", "7"]);
    assert!(page.contains("<i>H</i>") && page.contains("<i>15</i>"), "{page}");
    // The colours of the squares are the board's.
    assert_eq!(page.matches("<span class=\"tw\" data-s").count(), 8, "{page}");
    assert_eq!(new.iter().filter(|square| square["p"] == "tl").count(), 12, "{told}");
    let wrong = json!({"n": 4, "path": "/s/1/1", "fields": {"position": "H7", "word": "zzz"}});
    let (_, told) = club.api(&ana, "POST /api/look", &wrong);
    assert_eq!(told["fields"]["points"][0]["tone"], "bad", "{told}");
    let none = json!({"n": 5, "path": "/s/1/1", "fields": {"points": "x"}});
    assert_eq!(club.api(&ana, "POST /api/look", &none).1["unread"], json!(["points"]));
    // Letters in the points took the play off the board.
    let letters = json!({"n": 6, "path": "/s/1/1",
        "fields": {"position": "h7", "word": "casa", "points": "x"}});
    let (_, told) = club.api(&ana, "POST /api/look", &letters);
    let laid = told["board"]["squares"].as_array().unwrap();
    assert_eq!(laid.iter().filter(|square| square["n"] == true).count(), 4, "{told}");
    assert_eq!((&told["unread"], &told["fields"]["points"]), (&json!(["points"]), &json!([])));

    let before = club.events();
    let (status, told) = club.ask(&ana, 1, key(1, ["h7", "casă", "8"]));
    let seq = before as u64 + 1;
    let want = json!({"done": true, "what": "keyed", "sheet": 1, "version": club.version(1), "events": [seq, seq],
        "next": {"round": 1, "player": 2}});
    assert_eq!((status, &told), (200, &want));
    assert_eq!(club.ask(&ana, 1, key(1, ["h7", "casă", "8"])), (200, want.clone()));
    let mut club = club.again();
    assert_eq!(club.ask(&ana, 1, key(1, ["h7", "casă", "8"])), (200, want));
    assert_eq!(club.ask(&ana, 1, key(1, ["h7", "casă", "9"])).1["why"], "id_used");
    assert_eq!(club.events(), before + 1);
    assert_eq!(slip(&club, 1).0.word, "CASA");
    let judged = club.keeper.competition().judged.turn(turn(1)).unwrap().slips[&player(1)].clone();
    assert_eq!(judged.verdict, Verdict::Correct);

    // A hand and the slip that was in it are one action.
    let mut late = key(2, ["H7", "CASA", "8"]);
    late["fields"]["hand"] = "yes".into();
    late["fields"]["fault"] = "two_plays".into();
    let before = club.events() as u64;
    let (status, told) = club.ask(&ana, 2, late);
    assert_eq!((status, &told["events"]), (200, &json!([before + 1, before + 2])), "{told}");
    let record = club.keeper.record();
    let log = record.log();
    assert_eq!(log[log.len() - 1].action, log[log.len() - 2].action);
    assert_eq!(record.contest().game.turn(turn(1)).unwrap().place(player(2)).hand, Hand::NotRaised);
    let path = club.folder.path().join("a.eforos");
    club.keeper.shut().unwrap();
    assert!(verify::<Duplicate>(&path).unwrap().holds());
}

#[test]
fn two_keyings_are_blind_and_only_what_differs_is_asked() {
    let mut club = club();
    let (ana, ion) = (club.joined("Radu", "1"), club.joined("Vlad", "2"));
    assert_eq!(club.ask(&ana, 1, key(1, ["H7", "CASA", "8"])).1["what"], "keyed");
    // Unseen by the second it was keyed blind: the same checks it.
    let (status, told) = club.ask(&ion, 2, key(1, ["h7", "casă", "8"]));
    assert_eq!((status, &told["what"]), (200, &json!("agrees")), "{told}");
    assert!(slip(&club, 1).1);

    assert_eq!(club.ask(&ana, 3, key(2, ["H7", "CASA", "8"])).1["what"], "keyed");
    for path in ["/s/1/2", "/s/1/2/again"] {
        let page = club.get(&ion, path);
        assert!(page.status == 200 && !page.body.contains("CASA"), "{path}: {}", page.body);
    }
    // Who was at it already is told that it is the second keying by now.
    let look = json!({"n": 1, "path": "/s/1/2", "fields": {"position": "H7"}});
    let told = club.api(&ion, "POST /api/look", &look).1;
    assert!(told["claimed"].as_str().is_some_and(|text| text.contains("Radu")), "{told}");
    let fields = json!({"position": "H7", "word": "CASE", "points": "9"});
    let again =
        json!({"ask": "key_again", "sheet": 2, "version": club.version(2), "fields": fields});
    let (status, told) = club.ask(&ion, 4, again.clone());
    assert_eq!((status, &told["what"]), (200, &json!("differs")), "{told}");
    assert_eq!(told["settle"], "/s/1/2/settle");
    assert!(club.get(&ana, "/s").body.contains("href=\"/s/1/2/settle\""));
    let page = club.get(&ana, "/s/1/2/settle");
    assert_eq!(page.body.matches("<fieldset>").count(), 2, "word and points: {}", page.body);
    // Each of both readings is an answer.
    assert!(page.body.contains(">CASA<") && page.body.contains(">CASE<"), "{}", page.body);
    // Too few answers are none; the word of the first and the points of the second stand.
    let version = club.version(2);
    let settle =
        |kept: Value| json!({"ask": "settle", "sheet": 2, "version": version, "kept": kept});
    let (status, told) = club.ask(&ana, 5, settle(json!([true])));
    assert_eq!((status, &told["field"]), (422, &json!("_kept.1")), "{told}");
    assert_eq!(club.ask(&ana, 7, settle(json!([true, false, true]))).0, 400);
    let (status, told) = club.ask(&ana, 6, settle(json!([true, false])));
    assert_eq!((status, &told["what"]), (200, &json!("settled")), "{told}");
    let (written, done) = slip(&club, 2);
    assert_eq!((written.word.as_str(), written.points, done), ("CASA", Some(9), true));

    // Who has seen what was saved may not key it blind, but check it at sight.
    assert_eq!(club.ask(&ana, 7, key(3, ["", "", "0"])).1["what"], "keyed");
    assert_eq!(club.get(&ion, "/s/1/3/saved").status, 200);
    let again = json!({"ask": "key_again", "sheet": 3, "version": club.version(3), "fields": {"points": "0"}});
    assert_eq!(club.ask(&ion, 8, again).1["why"], "seen");
    let check = json!({"ask": "check", "sheet": 3, "version": club.version(3)});
    assert_eq!(club.ask(&ana, 9, check.clone()).0, 409, "not by who keyed it");
    assert_eq!(club.ask(&ion, 9, check).1["what"], "checked");
}

#[test]
fn slips_of_a_turn_are_taken_in_by_the_numbers_of_their_tables_and_keyed_again_one_after_another() {
    let mut club = club();
    let (ana, ion) = (club.joined("Radu", "1"), club.joined("Vlad", "2"));
    let list = club.get(&ana, "/s").body;
    let ask = r#"{"ask":"collect","round":1}"#;
    assert!(list.contains(&ask.replace('"', "&#34;")) && list.contains("Primite"), "{list}");
    let id = "0b".repeat(16);
    let does = [
        ("_key", ana.key.as_str()),
        ("id", &id),
        ("_path", "/s"),
        ("_ask", ask),
        ("players", "1, 3\n3-3"),
    ];
    let done = club.form("/do", &ana.cookie, &does);
    assert_eq!(done.header("location"), Some("/s?told=collected&of=1/1.3"));
    let handed = |club: &Club<Duplicate>, of: u32| {
        club.keeper.record().contest().game.turn(turn(1)).unwrap().place(player(of)).handed
    };
    assert_eq!(
        [1, 2, 3].map(|of| handed(&club, of)),
        [Handed::Collected, Handed::Awaited, Handed::Collected]
    );
    // A slip is asked about by its own name.
    assert!(club.get(&ana, "/s/1/2").body.contains("data-confirm=\"nu a predat niciun fluturaș?"));
    for of in [1, 3] {
        let id = u8::try_from(of).unwrap();
        assert_eq!(club.ask(&ana, id, key(of, ["H7", "CASA", "8"])).1["what"], "keyed");
    }
    let next = |club: &mut Club<Duplicate>, path| {
        club.get(&ion, path).header("location").unwrap_or_default().to_owned()
    };
    assert_eq!(next(&mut club, "/s/next?again"), "/s/1/1/again");
    // Nothing is said of a second keying before something is typed, and then before what is ticked.
    let page = club.get(&ion, "/s/1/1/again").body;
    assert!(!page.contains("predat fără depunere"), "{page}");
    let [points, sums, fault] = ["name=\"fields.points\"", "id=\"sums\"", "name=\"fields.fault\""]
        .map(|what| page.find(what).unwrap_or_else(|| panic!("{what}: {page}")));
    assert!(points < sums && sums < fault, "{page}");
    assert_eq!(next(&mut club, "/s/next?after=1-1&again"), "/s/1/3/again");
    assert_eq!(club.get(&ana, "/s/next?again").header("location"), Some("/s?second"));
}

#[test]
fn what_is_asked_in_vain_changes_nothing() {
    let mut club = club();
    let (ana, ion) = (club.joined("Radu", "1"), club.joined("Vlad", "2"));
    assert_eq!(club.ask(&ana, 1, key(1, ["H7", "CASA", "8"])).1["what"], "keyed");
    let before = club.events();
    let fields = json!({"position": "H7", "word": "CASE", "points": "8"});
    let refused = [
        (409, "round", json!({"ask": "not_handed_in", "round": 2, "player": 1})),
        (409, "round", json!({"ask": "collect", "round": 2, "players": [1]})),
        (409, "round", json!({"ask": "key_sheet", "round": 2, "player": 1, "fields": fields})),
        (422, "unread", key(2, ["", "", ""])),
        (422, "unread", key(2, ["H7", "CASA", "10000"])),
        (422, "unfit", key(2, ["H7", &"A".repeat(201), "8"])),
        (400, "form", json!({"ask": "key_sheet", "round": 1, "player": 2, "fields": {"5": "a"}})),
        (400, "form", json!({"ask": "key_sheet", "round": 0, "player": 2, "fields": fields})),
        (400, "form", json!({"ask": "announce_top", "round": 1})),
        (409, "newer", json!({"ask": "check", "sheet": 1, "version": 1})),
        (409, "newer", json!({"ask": "check", "sheet": 9, "version": club.version(9)})),
        (409, "rule", json!({"ask": "not_handed_in", "round": 1, "player": 99})),
        (
            409,
            "rule",
            json!({"ask": "move", "sheet": 1, "version": club.version(1), "player": 99, "round": 1}),
        ),
        (
            422,
            "unfit",
            json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": fields,
            "reason": ""}),
        ),
    ];
    for (id, (status, why, asked)) in (10..).zip(refused) {
        let (found, told) = club.ask(&ana, id, asked.clone());
        assert_eq!((found, told["why"].as_str()), (status, Some(why)), "{asked}: {told}");
    }
    // Empty, said so: a pass.
    let mut empty = key(2, ["", "", ""]);
    empty["empty"] = true.into();
    assert_eq!(club.events(), before);
    assert_eq!(club.ask(&ana, 40, empty).1["what"], "keyed");
    // Another version meanwhile.
    let revise = |id, version| {
        let fields = json!({"position": "H7", "word": "CASE", "points": id});
        json!({"ask": "revise", "sheet": 1, "version": version, "fields": fields, "reason": "citit greșit"})
    };
    let first = club.version(1);
    assert_eq!(club.ask(&ana, 41, revise("8", first)).1["what"], "revised");
    let (status, told) = club.ask(&ion, 42, revise("9", first));
    assert_eq!(
        (status, &told["why"], &told["version"]),
        (409, &json!("newer"), &json!(club.version(1)))
    );
    assert_eq!(told["by"], "Radu");
    // What it says now is told to whoever knows it; the other one may still key it blind.
    let of_ana = club.ask(&ana, 43, revise("9", first)).1["fields"].clone();
    assert_eq!((&of_ana["points"], &of_ana["word"]), (&json!("8"), &json!("CASE")));
    assert_eq!(told["fields"], Value::Null);
}

#[test]
fn before_its_time_is_over_a_turn_is_not_drawn_for_stations() {
    let (folder, clock) = (TempDir::new().unwrap(), Clock::default());
    let keeper = keeper(&folder, &clock);
    let mut club = Club::open(folder, clock, keeper);
    let ana = club.joined("Radu", "1");
    let asked = |club: &mut Club<Duplicate>| {
        let fields = json!({"position": "H7", "word": "CASA", "points": "8"});
        let mut all: Vec<String> = ["/s", "/s/1/1", "/s/1/1/again", "/s/next", "/s/1/nameless"]
            .iter()
            .map(|path| {
                let answer = club.get(&ana, path);
                // The number of what a form would ask is a new one each time.
                assert!(!answer.body.contains("name=\"id\""), "{path}");
                format!("{} {}", answer.status, answer.body)
            })
            .collect();
        let look = json!({"n": 1, "path": "/s/1/1", "fields": fields});
        all.push(format!("{:?}", club.api(&ana, "POST /api/look", &look)));
        let draft = json!({"rev": 1, "path": "/s/1/1", "fields": fields});
        all.push(format!("{:?}", club.api(&ana, "PUT /api/draft", &draft)));
        let found = [("find", "Ana"), ("_key", ana.key.as_str())];
        all.push(format!("{:?}", club.form("/find", &ana.cookie, &found).body));
        let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
        let (status, told) = club.ask(&ana, 1, key);
        assert_eq!((status, &told["why"]), (409, &json!("round")));
        all.push(told.to_string());
        all
    };
    let undrawn = asked(&mut club);
    let drawn = Row(tiles("AACSTRE").unwrap());
    let steps = [
        Play::TypeRack { turn: turn(1), drawn },
        Play::ShowRack(turn(1)),
        Play::StartTurn(turn(1)),
    ];
    for step in steps {
        ask(&mut club.keeper, step.clone());
        assert_eq!(asked(&mut club), undrawn, "{step:?}");
    }
    ask(&mut club.keeper, Play::StopTurn { reason: "toți au scris".to_owned() });
    assert_eq!(club.get(&ana, "/s/1/1").status, 200);
}

#[test]
fn a_slip_is_found_by_its_code_its_table_or_a_name_and_a_draft_waits_for_who_takes_it_over() {
    let mut club = club();
    let ana = club.joined("Radu", "1");
    let common = &club.keeper.record().contest().common;
    let here = competition(common.commitment.as_ref()).unwrap();
    let digits = code(Some(player(3)), turn(1), here).unwrap();
    for (typed, path) in
        [(digits.as_str(), "/s/1/3"), ("2", "/s/1/2"), ("2-1", "/s/1/2"), ("stan", "/s/1/3")]
    {
        let answer = club.form("/find", &ana.cookie, &[("find", typed), ("_key", &ana.key)]);
        assert_eq!((answer.status, answer.header("location")), (303, Some(path)), "{typed}");
    }
    for typed in ["123456789", "nimeni", "9", "1-2"] {
        let answer = club.form("/find", &ana.cookie, &[("find", typed), ("_key", &ana.key)]);
        assert_eq!(answer.status, 404, "{typed}");
    }
    let fields = json!({"position": "H7", "word": "CAS", "points": "", "hand": "yes"});
    let draft = json!({"rev": 4, "path": "/s/1/1", "fields": fields});
    assert_eq!(club.api(&ana, "PUT /api/draft", &draft), (200, json!({"kept": 4})));
    club.keeper.tick(&referee());
    let mut club = club.again();
    let page = club.get(&ana, "/s/1/1").body;
    assert!(page.contains("value=\"CAS\"") && page.contains("value=\"yes\" checked"), "{page}");
    let next = club.get(&ana, "/s/next?after=1-1");
    assert_eq!(next.header("location"), Some("/s/1/2"));
    // By forms alone, without a script.
    let id = "0c".repeat(16);
    let does = [
        ("_key", ana.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", &id),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.position", "H7"),
        ("fields.word", "CASA"),
        ("fields.points", "8"),
        ("fields.hand", "yes"),
    ];
    let done = club.form("/do", &ana.cookie, &does);
    assert_eq!((done.status, done.header("location")), (303, Some("/s/1/1?told=keyed&of=1/1")));
}

/// What a station keys is what the console keys: but for names and stations the same events.
#[test]
fn keyed_at_stations_is_keyed_at_the_console() {
    let mut club = club();
    let (ana, ion) = (club.joined("Radu", "1"), club.joined("Vlad", "2"));
    let slips = [["H7", "CASA", "8"], ["8f", "c0asă", "12"], ["H8", "nimic", ""]];
    for (number, said) in (1..).zip(slips) {
        club.ask(&ana, number, key(u32::from(number), said));
    }
    let fields = json!({"position": "H7", "word": "CASE", "points": "8"});
    let again =
        json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": fields});
    club.ask(&ion, 10, again);
    club.ask(
        &ana,
        11,
        json!({"ask": "settle", "sheet": 1, "version": club.version(1), "kept": [false]}),
    );
    club.ask(&ion, 12, json!({"ask": "check", "sheet": 2, "version": club.version(2)}));
    let fields = json!({"position": "H8", "word": "NIMIC", "points": "0"});
    let revise = json!({"ask": "revise", "sheet": 3, "version": club.version(3), "fields": fields, "reason": "0"});
    club.ask(&ion, 13, revise);

    let (folder, clock) = (TempDir::new().unwrap(), Clock::default());
    let mut console = keeper(&folder, &clock);
    ask(&mut console, recorded());
    let written = |[position, word, points]: [&str; 3]| {
        let (position, word) = (position.to_owned(), word.to_owned());
        let slip = OnSlip { position, word, points: points.parse().ok(), ..OnSlip::EMPTY };
        slip.folded(eforos::domain::formats::duplicate::notation::SmallLetters::Nothing)
    };
    let [radu, vlad] = ["Radu", "Vlad"].map(|name| Person {
        name: name.to_owned(),
        role: Role::Assistant,
        station: String::new(),
    });
    let slip = |number| SlipId::new(number).unwrap();
    let mut does = |who: &Person, command: Play| {
        console.carry_out(Order { who: who.clone(), command: command.into() }).unwrap();
    };
    for (number, said) in (1..).zip(slips) {
        let written = written(said);
        does(&radu, Play::KeySlip { player: Some(player(number)), turn: turn(1), written });
    }
    let second = written(["H7", "CASE", "8"]);
    does(&vlad, Play::KeyAgain { slip: slip(1), written: second.clone() });
    does(&radu, Play::SettleKeyings { slip: slip(1), written: second });
    does(&vlad, Play::CheckSlip(slip(2)));
    let (seen, now) = (written(slips[2]), written(["H8", "NIMIC", "0"]));
    let reason = "0".to_owned();
    does(&vlad, Play::ReviseSlip { slip: slip(3), seen, written: now, reason });

    let events = |keeper: &Keeper<Duplicate>| -> Vec<(String, D)> {
        let own = keeper.record().log().iter().filter_map(|recorded| match &recorded.event {
            Event::Own(event) => Some((recorded.who.name.clone(), event.clone())),
            _ => None,
        });
        own.collect()
    };
    assert_eq!(events(&club.keeper), events(&console));
    assert_eq!(club.keeper.competition().judged.turns, console.competition().judged.turns);
}

#[test]
fn a_player_reads_the_own_slip_once_the_turn_is_published_and_no_others() {
    let mut club = club();
    let ana = club.joined("Radu", "laptop-2");
    club.ask(&ana, 1, key(1, ["h7", "cast", "8"]));
    club.ask(&ana, 2, key(2, ["h5", "trex", "9"]));
    let read = |club: &Club<Duplicate>, of: u32| {
        let code = club.keeper.card(player(of)).unwrap().digest();
        let all = Published::of(&club.keeper, false);
        format!("{:?}", all.of_code(code, Language::Romanian).unwrap())
    };
    // The slip is keyed, and the play of the turn is not announced: its verdict would tell of it.
    let open = read(&club, 1);
    assert!(!open.contains("CAST") && !open.contains("Tile"), "{open}");
    let possible = Possible::Possible;
    ask(&mut club.keeper, Play::DeclareNoPlay { turn: turn(1), possible, reason: String::new() });
    assert!(!read(&club, 1).contains("CAST"), "closed, and not published");
    ask(&mut club.keeper, Ask::Publish { round: turn(1) });
    let own = read(&club, 1);
    assert!(own.contains("CAST") && own.contains("Turul 1"), "{own}");
    // What is added up above is what stands below.
    assert!(own.contains("până la turul 1"), "{own}");
    assert!(!own.contains("TREX"), "another's: {own}");
    assert!(read(&club, 2).contains("TREX"));
    assert!(!read(&club, 3).contains("CAST"), "who handed in nothing reads that of nobody");
}

#[test]
fn help_of_a_duplicate_game_is_about_slips() {
    let mut club = club();
    let radu = club.joined("Radu", "1");
    let help = club.get(&radu, "/help").body;
    for said in [
        "<dt>POZ.</dt>",
        "<dt>DEPUNERE</dt>",
        "<dt>masă greșită</dt>",
        "Ce împiedică citirea",
        "A doua introducere",
    ] {
        assert!(help.contains(said), "{said}: {help}");
    }
    assert!(!help.contains("desparte cuvintele"), "{help}");
    // What each slip asks for is open, the rest is folded.
    let open: Vec<&str> = help.split("<details open>").skip(1).collect();
    let [open] = open[..] else { panic!("{help}") };
    let (open, folded) = open.split_once("</details>").unwrap();
    assert!(open.contains("7-3 pentru masa 7") && open.contains("H7 pe orizontală"), "{open}");
    for chapter in ["Ce împiedică citirea", "Ce a venit, ce lipsește", "Avertizarea browserului"]
    {
        assert!(folded.contains(&format!("<h2>{chapter}")), "{chapter}: {folded}");
    }
    let jury = club.joined_as(Role::Jury, "Ion", "2");
    let help = club.get(&jury, "/help").body;
    assert!(help.contains("Așteaptă decizia") && !help.contains("Nu se poate citi"), "{help}");
}
