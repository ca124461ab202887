//! What meets at a sheet, and what is unfit: the sentence, the code, and that nothing was recorded.

use std::fs;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;

use eforos::commands::CopyKind;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::draft::Draft;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::language::{Language, Sentences, tr};
use eforos::session::time::machine;
use eforos::session::{Order, Photographed, Session};
use eforos::storage::{Access, Begun, CompetitionFile, Seen};
use rusqlite::Connection;
use serde_json::{Value, json};

use super::club::{Club, Device};
use super::referee;
use crate::day::{player, round};

fn key(player: u32, fives: &str) -> Value {
    json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": fives}})
}

/// Each is refused so, and nothing is recorded; what is said of the last.
fn refused(club: &mut Club<Anagram>, who: &Device, tried: &[(u16, &str, Value)]) -> String {
    let before = club.events();
    let mut said = String::new();
    for (id, (status, why, asked)) in (100..).zip(tried) {
        let (found, told) = club.ask(who, id, asked.clone());
        assert_eq!((found, told["why"].as_str()), (*status, Some(*why)), "{asked}: {told}");
        told["text"].as_str().unwrap_or_else(|| panic!("{told}")).clone_into(&mut said);
        assert!(!said.is_empty(), "{told}");
    }
    assert_eq!(club.events(), before);
    said
}

#[test]
fn whatever_was_asked_of_a_version_that_is_old_is_told_of_the_newer_one() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    let first = club.version(1);
    let revise = |version: u64, fives: &str| {
        json!({"ask": "revise", "sheet": 1, "version": version, "fields": {"5": fives},
            "reason": "λάθος"})
    };
    let told = club.ask(&anna, 2, revise(first, "ναιου")).1;
    assert_eq!(told["version"], club.version(1));
    let tried = [
        revise(first, "τησου"),
        json!({"ask": "settle", "sheet": 1, "version": first, "kept": []}),
        json!({"ask": "check", "sheet": 1, "version": first}),
        json!({"ask": "move", "sheet": 1, "version": first, "player": 2, "round": 1}),
        json!({"ask": "key_again", "sheet": 1, "version": first, "fields": {"5": "τησου"}}),
    ];
    refused(&mut club, &vicky, &tried.map(|asked| (409, "newer", asked)));
    // What it says now is told to whoever knows it; the other one may still key it blind.
    let (of_anna, of_vicky) = (
        club.ask(&anna, 90, revise(first, "τησου")).1,
        club.ask(&vicky, 91, revise(first, "τησου")).1,
    );
    assert_eq!((&of_anna["fields"]["5"], &of_vicky["fields"]), (&json!("ΝΑΙΟΥ"), &Value::Null));
    // Moved meanwhile it lies elsewhere than who asks has seen.
    let last = club.version(1);
    let moved = json!({"ask": "move", "sheet": 1, "version": last, "player": 2, "round": 1});
    assert_eq!(club.ask(&anna, 3, moved.clone()).1["version"], club.version(1));
    assert_ne!(club.version(1), last);
    let settle = json!({"ask": "settle", "sheet": 1, "version": last, "kept": []});
    let again = json!({"ask": "key_again", "sheet": 1, "version": last, "fields": {"5": "ναιου"}});
    let check = json!({"ask": "check", "sheet": 1, "version": last});
    let tried = [revise(last, "τησου"), settle, check, moved, again];
    refused(&mut club, &vicky, &tried.map(|asked| (409, "newer", asked)));
    assert_eq!(
        club.ask(&vicky, 4, key(1, "τησου")).1["what"],
        "keyed",
        "the place it left is free"
    );
}

/// After an undo its number is the next sheet's, and as many versions of that one may have been keyed: who waited with what they
/// saw must not check, key, settle or correct another's words.
#[test]
fn what_was_asked_of_a_sheet_that_was_taken_back_is_never_done_to_the_next_of_its_number() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    let undo = |club: &mut Club<Anagram>| {
        let command = Command::Undo { action: club.keeper.record().log().last().unwrap().action };
        club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    };
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    let first = club.version(1);
    undo(&mut club);
    assert_eq!(club.ask(&anna, 2, key(2, "ναιου")).1["sheet"], 1, "the number comes again");
    let second = club.version(1);
    assert_ne!(first, second);
    let asked = |version: u64, what: &str| json!({"ask": what, "sheet": 1, "version": version});
    let with = |mut asked: Value, name: &str, value: Value| {
        asked[name] = value;
        asked
    };
    let old = [
        asked(first, "check"),
        with(asked(first, "key_again"), "fields", json!({"5": "ναιου"})),
        with(asked(first, "settle"), "kept", json!([])),
        with(
            with(asked(first, "revise"), "fields", json!({"5": "τάκος"})),
            "reason",
            json!("λάθος"),
        ),
    ];
    refused(&mut club, &vicky, &old.map(|asked| (409, "newer", asked)));
    // The same of a second version, which another person's may be after an undo.
    let revise = |version: u64, fives: &str| {
        with(
            with(asked(version, "revise"), "fields", json!({"5": fives})),
            "reason",
            json!("λάθος"),
        )
    };
    assert_eq!(club.ask(&anna, 3, revise(second, "τάκος")).1["what"], "revised");
    let seen = club.version(1);
    undo(&mut club);
    assert_eq!(club.version(1), second);
    assert_eq!(club.ask(&anna, 4, revise(second, "τησου")).1["what"], "revised");
    refused(
        &mut club,
        &vicky,
        &[(409, "newer", asked(seen, "check")), (409, "newer", revise(seen, "ναιου"))],
    );
    let check = asked(club.version(1), "check");
    assert_eq!(club.ask(&vicky, 5, check).1["what"], "checked");
}

#[test]
fn one_person_with_two_devices_who_keys_other_words_revises_with_a_reason() {
    let mut club = Club::new(true);
    let (one, other) = (club.joined("Άννα", "1"), club.joined("ANNA", "2"));
    assert_eq!(club.ask(&one, 1, key(1, "τάκος")).1["what"], "keyed");
    let events = club.events();
    assert_eq!(club.ask(&other, 2, key(1, "ΤΑΚΟΣ")).1["what"], "same");
    let (status, told) = club.ask(&other, 3, key(1, "ναιου"));
    assert_eq!(
        (status, &told["why"], &told["version"]),
        (409, &json!("newer"), &json!(club.version(1)))
    );
    assert_eq!(told["by"], "Άννα");
    assert_eq!(club.events(), events);
    // Both stand side by side, on a page without a script, too; what goes on is a new ask.
    assert_eq!(told["fields"], json!({"7": "", "6": "", "5": "ΤΑΚΟΣ", "4": "", "3": ""}));
    let id = "3a".repeat(16);
    let does = [
        ("_key", other.key.as_str()),
        ("_path", "/s/1/1"),
        ("id", &id),
        ("_ask", r#"{"ask":"key_sheet","round":1,"player":1}"#),
        ("fields.5", "ναιου"),
    ];
    let page = club.form("/do", &other.cookie, &does);
    assert!(page.status == 409 && page.body.contains(">ναιου</textarea>"), "{page:?}");
    let beside = "Εκεί: ΤΑΚΟΣ</p>";
    assert!(page.body.contains(beside), "{page:?}");
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": {"5": "ναιου"},
        "reason": "το δεύτερο"});
    assert_eq!(club.ask(&other, 4, revise).1["version"], club.version(1));
}

/// A slow network brings the draft of a sheet behind its save: it stood there for good, and no referee could sign.
#[test]
fn a_draft_that_comes_behind_its_save_is_none() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let drafts = |club: &mut Club<Anagram>| {
        club.keeper.tick(&referee());
        club.keeper.drafts().len()
    };
    let draft = |save: u8, typed: &str| json!({"rev": 1, "path": "/s/1/1", "save": format!("{save:02x}").repeat(16), "fields": {"5": typed}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft(1, "τάκ")).0, 200);
    assert_eq!(drafts(&mut club), 1);
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    assert_eq!(drafts(&mut club), 0);
    for late in ["τάκο", "τάκος"] {
        assert_eq!(club.api(&anna, "PUT /api/draft", &draft(1, late)).0, 200);
        assert_eq!(drafts(&mut club), 0, "{late}");
    }
    // The same words once more record nothing, and have no receipt: they too are done.
    assert_eq!(club.ask(&anna, 2, key(1, "ΤΑΚΟΣ")).1["what"], "same");
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft(2, "ΤΑΚΟΣ")).0, 200);
    assert_eq!(drafts(&mut club), 0);
    // What is typed afterwards is of another save; the referee may throw it away.
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft(3, "τάκος ναιου")).0, 200);
    assert_eq!(drafts(&mut club), 1);
    let begun = Begun::Sheet(Draft { round: round(1), player: Some(player(1)) });
    club.keeper.drop_drafts(begun).unwrap();
    assert_eq!(drafts(&mut club), 0);
    for bad in [json!("3a"), json!(7), json!("g".repeat(32))] {
        let bad = json!({"rev": 1, "path": "/s/1/1", "save": bad, "fields": {"5": "τάκος"}});
        assert_eq!(club.api(&anna, "PUT /api/draft", &bad).0, 400);
    }
}

/// A slow network brings an older draft of a page behind a newer one.
#[test]
fn of_one_pages_drafts_the_newest_is_kept_whenever_it_comes() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let begun = Begun::Sheet(Draft { round: round(1), player: Some(player(1)) });
    let mut kept = |page: u8, rev: u64, typed: &str| {
        let page = format!("{page:02x}").repeat(16);
        let draft = json!({"page": page, "rev": rev, "path": "/s/1/1", "fields": {"5": typed}});
        assert_eq!(club.api(&anna, "PUT /api/draft", &draft), (200, json!({"kept": rev})));
        club.keeper.tick(&referee());
        club.keeper.draft(begun, "1").unwrap().trim().to_owned()
    };
    assert_eq!(kept(1, 2, "τάκος"), "τάκος");
    assert_eq!(kept(1, 1, "τάκ"), "τάκος");
    assert_eq!(kept(1, 2, "τάκος"), "τάκος");
    assert_eq!(kept(1, 3, "τάκος ναιου"), "τάκος ναιου");
    // A page that was read anew begins anew.
    assert_eq!(kept(2, 1, "καρό"), "καρό");
    let bad = [json!({"page": "7"}), json!({"rev": -1}), json!({"rev": "1"})];
    for mut bad in bad {
        bad["path"] = "/s/1/1".into();
        bad["fields"] = json!({"5": "τάκος"});
        assert_eq!(club.api(&anna, "PUT /api/draft", &bad).0, 400, "{bad}");
    }
}

#[test]
fn a_round_that_is_played_anew_takes_nothing_and_a_draft_stays() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let fields = json!({"5": "τάκος"});
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": fields});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    let kept = club.keeper.drafts().len();
    assert_eq!(kept, 1);
    let command = Play::ReplayRound { round: round(1), reason: "θόρυβος".to_owned() };
    club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    let said = refused(&mut club, &anna, &[(409, "round", key(1, "τάκος"))]);
    assert_eq!(said, tr(Language::Greek, "staff-round"));
    assert_eq!(club.keeper.drafts().len(), kept);
}

/// What is typed of a sheet is kept for the station.
fn drafted(club: &mut Club<Anagram>, who: &Device) -> usize {
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    assert_eq!(club.api(who, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    club.keeper.drafts().len()
}

#[test]
fn a_round_that_is_given_up_takes_nothing_and_a_draft_stays() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(drafted(&mut club, &anna), 1);
    let reason = || "διακοπή".to_owned();
    for command in [
        Play::ReplayRound { round: round(1), reason: reason() },
        Play::GiveUpRound { round: round(1), reason: reason() },
    ] {
        club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    }
    let said = refused(&mut club, &anna, &[(409, "round", key(1, "τάκος"))]);
    assert_eq!(said, "Ο γύρος εγκαταλείφθηκε: φύλλα δεν μετρούν.");
    assert_eq!(club.keeper.drafts().len(), 1);
}

#[test]
fn once_it_is_signed_nothing_is_taken_and_what_is_there_can_be_read() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let missing = |player| json!({"ask": "not_handed_in", "round": 1, "player": player});
    for (id, player) in [(1, 1), (2, 2)] {
        assert_eq!(club.ask(&anna, id, missing(player)).0, 200);
    }
    let rest = Play::GiveUpRest { from: round(2), reason: "διακοπή".to_owned() };
    let does = |club: &mut Club<Anagram>, command| {
        club.keeper.carry_out(Order { who: referee(), command })
    };
    does(&mut club, rest.into()).unwrap();
    // While something is begun nothing is signed and it stays: what is typed later is kept by the browser alone.
    assert_eq!(drafted(&mut club, &anna), 1);
    assert!(does(&mut club, Command::Sign).is_err());
    assert_eq!(club.keeper.drafts().len(), 1);
    let begun = json!({"path": "/s/1/1"});
    assert_eq!(club.api(&anna, "DELETE /api/draft", &begun).0, 200);
    does(&mut club, Command::Sign).unwrap();
    let said = refused(&mut club, &anna, &[(409, "rule", key(1, "τάκος"))]);
    assert_eq!(
        said,
        tr(Language::Greek, "staff-signed-since"),
        "whoever keys cannot open it again"
    );
    let list = club.get(&anna, "/s").body;
    assert!(
        list.contains(&tr(Language::Greek, "staff-signed")) && !list.contains("/s/next"),
        "{list}"
    );
    // One word that was typed on made a signed competition provisional, on the wall and over the signatures.
    let page = club.get(&anna, "/s/1/1").body;
    assert!(page.contains(" readonly>") && !page.contains("Ctrl Enter"), "{page}");
    let draft = json!({"rev": 1, "path": "/s/1/1", "fields": {"5": "τάκος"}});
    assert_eq!(club.api(&anna, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    assert_eq!(club.keeper.drafts().len(), 0);
    assert!(club.keeper.competition().standings(round(14)).doubts.is_empty());
}

/// A word that was added to another's sheet and not saved yet was no hindrance, and the referee signed without it.
#[test]
fn what_is_begun_of_anothers_sheet_hinders_the_signature_too() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    assert_eq!(club.get(&vicky, "/s/1/1/saved").status, 200);
    let draft = json!({"rev": 1, "path": "/s/1/1/saved", "fields": {"5": "τάκος ναιου"}});
    assert_eq!(club.api(&vicky, "PUT /api/draft", &draft).0, 200);
    club.keeper.tick(&referee());
    assert_eq!(club.keeper.drafts().len(), 1);
    assert!(club.get(&vicky, "/s/1/1/saved").body.contains("ναιου"), "and it is there again");
    let version = club.version(1);
    let revise = json!({"ask": "revise", "sheet": 1, "version": version, "fields": {"5": "τάκος ναιου"},
                        "reason": "έλειπε"});
    assert_eq!(club.ask(&vicky, 2, revise).1["what"], "revised");
    club.keeper.tick(&referee());
    assert_eq!(club.keeper.drafts().len(), 0);
}

#[test]
fn texts_that_are_unfit_are_told_with_their_field() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    let long = "α".repeat(4_001);
    let many = "ναι ".repeat(401);
    for (id, text) in [(2, &long), (3, &many)] {
        let (status, told) = club.ask(&anna, id, key(2, text));
        assert_eq!((status, &told["why"]), (422, &json!("unfit")), "{told}");
        assert_eq!(told["field"], "5", "{told}");
    }
    let reason = "γ".repeat(1_001);
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1), "fields": {"5": "ναιου"},
        "reason": reason});
    let (status, told) = club.ask(&anna, 4, revise);
    assert_eq!((status, &told["why"], &told["field"]), (422, &json!("unfit"), &json!("reason")));
    refused(
        &mut club,
        &anna,
        &[
            (422, "unread", key(2, "ν7ι")),
            (400, "form", json!({"ask": "key_sheet", "round": 0, "player": 1, "fields": {}})),
            (400, "form", json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": 5}})),
            (409, "rule", key(77, "ναιου")),
            (
                409,
                "round",
                json!({"ask": "key_sheet", "round": 2, "player": 1, "fields": {"5": "ναιου"}}),
            ),
        ],
    );
    // Control and direction marks are dropped from a name.
    let guest = club.joined("Β\u{202e}ίκυ\u{7}", "2\u{200f}");
    club.ask(&guest, 9, key(2, "ναιου"));
    let last = club.keeper.record().log().last().unwrap();
    assert_eq!((last.who.name.as_str(), last.who.station.as_str()), ("Βίκυ", "2"));
}

#[test]
fn while_the_file_is_gone_nothing_is_told_as_saved_and_later_it_is_once() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let before = club.events();
    let path = club.folder.path().join("a.eforos");
    let away = club.folder.path().join("b.eforos");
    fs::rename(&path, &away).unwrap();
    let (status, told) = club.ask(&anna, 1, key(1, "τάκος"));
    assert_eq!((status, &told["why"]), (503, &json!("not_saved")), "{told}");
    assert_eq!(club.events(), before);
    fs::rename(&away, &path).unwrap();
    for _ in 0..2 {
        assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    }
    assert_eq!(club.events(), before + 1);
}

/// Of the same history, but from before anybody joined: a stick's copy, say.
#[test]
fn a_copy_that_is_put_in_the_files_place_learns_who_is_in_and_what_was_answered() {
    // Nobody moves a file there that is open.
    if cfg!(windows) {
        return;
    }
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let answered = club.ask(&anna, 1, key(1, "τάκος"));
    assert_eq!(answered.1["what"], "keyed");
    let missing = json!({"ask": "not_handed_in", "round": 1, "player": 2});
    let declared = club.ask(&anna, 4, missing.clone());
    assert_eq!(declared.0, 200);
    club.keeper.renew_card(player(2)).unwrap();
    let cards = [1, 2].map(|number| club.keeper.card(player(number)).unwrap());
    let [path, copy, away] =
        ["a.eforos", "b.eforos", "c"].map(|name| club.folder.path().join(name));
    let sql = |path: &Path, sql: &str| Connection::open(path).unwrap().execute_batch(sql).unwrap();
    sql(&path, &format!("VACUUM INTO '{}'", copy.display()));
    // Of the receipts it has one, from before that was used again.
    sql(
        &copy,
        "DELETE FROM stations; DELETE FROM links; \
          DELETE FROM receipts WHERE first = (SELECT min(first) FROM receipts)",
    );
    club.hand.0.fetch_add(1, Relaxed);
    assert_eq!(club.ask(&anna, 4, missing.clone()), declared);
    let revise = json!({"ask": "revise", "sheet": 1, "version": club.version(1),
        "fields": {"5": "ναιου"}, "reason": "λάθος"});
    fs::rename(&path, &away).unwrap();
    assert_eq!(club.ask(&anna, 2, revise.clone()).0, 503);
    fs::rename(&copy, &path).unwrap();
    assert_eq!(club.ask(&anna, 3, revise).1["what"], "revised");
    // As another program reads it, and the next one that opens it.
    let count = |table: &str| -> u32 {
        let sql = format!("SELECT count(*) FROM {table}");
        Connection::open(&path).unwrap().query_row(&sql, [], |row| row.get(0)).unwrap()
    };
    assert_eq!((count("stations"), count("receipts")), (1, 3));
    let mut club = club.again();
    let events = club.events();
    assert_eq!(club.get(&anna, "/s").status, 200);
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")), answered);
    assert_eq!(club.ask(&anna, 4, missing), declared);
    assert_eq!(club.events(), events);
    assert_eq!([1, 2].map(|number| club.keeper.card(player(number)).unwrap()), cards);
}

/// When its medium is gone. Printed cards lead to the same players, and who was shown a sheet keys it blind no more.
#[test]
fn a_file_that_is_written_from_memory_knows_the_cards_and_who_has_seen_what() {
    // Nobody empties a file there that is open.
    if cfg!(windows) {
        return;
    }
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    club.ask(&anna, 1, key(1, "τάκος"));
    let keyed = club.keeper.record().log().last().unwrap().seq;
    club.keeper.note_seen(&referee(), keyed).unwrap();
    club.keeper.renew_card(player(2)).unwrap();
    let cards = [1, 2].map(|number| club.keeper.card(player(number)));
    let [path, wal, rescued] =
        ["a.eforos", "a.eforos-wal", "b.eforos"].map(|name| club.folder.path().join(name));
    // More than is read from memory when the file is copied.
    let large = |n| Photographed { jpeg: vec![n; 200_000], place: None, back_of: None };
    club.keeper.photograph(&referee(), (0..20).map(large).collect()).unwrap();
    let open = [&path, &wal].map(|path| fs::File::options().write(true).open(path).unwrap());
    for (path, file) in [path, wal].iter().zip(open) {
        fs::remove_file(path).unwrap();
        file.set_len(0).unwrap();
    }
    club.keeper.copy_to(&rescued, CopyKind::Whole).unwrap();
    let session = Session::<Anagram>::open(&rescued, Access::Write, machine()).unwrap();
    let found = [1, 2].map(|number| session.card(player(number)));
    drop(session);
    let seen = CompetitionFile::<Anagram>::open(&rescued, Access::Read).unwrap().seen().unwrap();
    assert_eq!((found, seen), (cards, vec![(Seen::Keyed(keyed), referee().name)]));
}

#[test]
fn half_a_day_later_the_receipts_are_gone_and_what_is_sent_still_is_caught_by_what_it_was_based_on()
{
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.ask(&anna, 1, key(1, "τάκος")).1["what"], "keyed");
    let events = club.events();
    later(&club, 12);
    let mut club = club.again();
    later(&club, 1);
    let again = club.joined("Άννα", "1");
    assert_eq!(club.ask(&again, 1, key(1, "τάκος")).1["what"], "keyed", "the receipt, still");
    later(&club, 12);
    club.hand.0.fetch_add(1, Relaxed);
    let mut club = club.again();
    let again = club.joined("Άννα", "1");
    assert_eq!(club.ask(&again, 1, key(1, "τάκος")).1["what"], "same");
    assert_eq!(club.ask(&again, 1, key(1, "ναιου")).1["why"], "newer");
    assert_eq!(club.events(), events);
}

/// Hours go by.
fn later<F: Sentences>(club: &Club<F>, hours: i64) {
    club.hand.0.fetch_add(hours * 3_600_000, Relaxed);
}

/// Not after it was made: what is still sent again was answered otherwise in the second half of a long day.
#[test]
fn a_receipt_goes_twelve_hours_after_it_was_used_last() {
    let mut club = Club::new(true);
    let anna = club.joined("Άννα", "1");
    let keyed = club.ask(&anna, 1, key(1, "τάκος"));
    assert_eq!(keyed.1["what"], "keyed");
    let unused = club.ask(&anna, 2, key(2, "ναιου"));
    for _ in 0..3 {
        later(&club, 11);
        let mut again = club.again();
        assert_eq!(again.ask(&anna, 1, key(1, "τάκος")), keyed, "used, and so kept");
        club = again;
    }
    // The other one, of which nobody heard since, is gone: the same number is another ask.
    assert_eq!(unused.1["what"], "keyed");
    assert_eq!(club.ask(&anna, 2, key(2, "ναιου")).1["what"], "same");
}

#[test]
fn a_station_is_in_for_twelve_hours_after_it_was_seen_and_not_after_it_joined() {
    let mut club = Club::<Anagram>::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    later(&club, 11);
    assert_eq!(club.get(&anna, "/s").status, 200);
    later(&club, 11);
    club.stand();
    assert_eq!(club.get(&vicky, "/s").status, 401, "nobody saw it for 22 hours");
    let mut club = club.again();
    assert_eq!(club.get(&anna, "/s").status, 200, "it was seen 11 hours ago");
    club.hand.0.fetch_add(12 * 3_600_000 - 1, Relaxed);
    club.stand();
    assert_eq!(club.get(&anna, "/s").status, 200);
    club.hand.0.fetch_add(12 * 3_600_000, Relaxed);
    club.stand();
    assert_eq!(club.get(&anna, "/s").status, 401);
}
