//! The pages of stations as they are served: what was begun and not saved, what is sent twice, what an Enter out of
//! habit presses, and a code that is no PIN.

use std::collections::{BTreeMap, BTreeSet};

use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use serde_json::{Value, json};

use super::club::{Club, Device};
use super::{Answer, Hall, offices, referee};

const BEGUN: &str = "Αυτά που φαίνονται άρχισαν και δεν αποθηκεύτηκαν";

/// Keyed by this device.
fn keyed(club: &mut Club<Anagram>, device: &Device, player: u32) {
    let ask = json!({"ask": "key_sheet", "round": 1, "player": player, "fields": {"5": "τάκος"}});
    let number = u8::try_from(100 + player).unwrap();
    assert_eq!(club.ask(device, number, ask).1["what"], "keyed");
}

fn drafted(club: &mut Club<Anagram>, device: &Device, path: &str, fields: &Value) {
    let draft = json!({"rev": 1, "path": path, "fields": fields});
    assert_eq!(club.api(device, "PUT /api/draft", &draft), (200, json!({"kept": 1})));
}

/// Whether a page says that what it shows was begun; `None` where it could not.
fn says_begun(page: &str) -> Option<bool> {
    let (_, rest) = page.split_once("id=\"begun\"")?;
    assert!(rest.contains(BEGUN), "{page}");
    Some(!rest.starts_with(" hidden"))
}

#[test]
fn a_change_that_was_begun_to_a_saved_sheet_is_told_and_the_way_back_drops_it() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    // Of a first keying nothing else is saved.
    drafted(&mut club, &anna, "/s/1/1", &json!({"5": "τάκ"}));
    assert_eq!(says_begun(&club.get(&anna, "/s/1/1").body), None);
    keyed(&mut club, &anna, 1);
    assert_eq!(says_begun(&club.get(&anna, "/s/1/1").body), Some(false));
    drafted(&mut club, &anna, "/s/1/1", &json!({"5": "τάκος", "4": "καρο"}));
    // At once, before it is written, and after the program was started again.
    let shown = |club: &mut Club<Anagram>, device: &Device| {
        let page = club.get(device, "/s/1/1").body;
        (page.contains(">καρο<"), says_begun(&page))
    };
    assert_eq!(shown(&mut club, &anna), (true, Some(true)));
    club.keeper.tick(&referee());
    let mut club = club.again();
    assert_eq!(shown(&mut club, &anna), (true, Some(true)));
    // Who keys it blind is told nothing of it.
    for path in ["/s/1/1", "/s/1/1/again"] {
        assert_eq!(says_begun(&club.get(&vicky, path).body), None, "{path}");
    }
    // A second device of the same person shows it, too; it goes wherever it was begun.
    let second = club.joined("ΑΝΝΑ", "3");
    assert_eq!(shown(&mut club, &second), (true, Some(true)));
    let key = second.key.clone();
    let pairs = [("_key", key.as_str()), ("_back", "yes"), ("fields.4", "άλλο")];
    let events = club.events();
    let back = club.form("/s/1/1", &second.cookie, &pairs);
    assert_eq!((back.status, back.header("location")), (303, Some("/s/1/1")));
    for device in [&anna, &second] {
        assert_eq!(shown(&mut club, device), (false, Some(false)));
    }
    assert_eq!(club.events(), events);
    // Looked at alone, nothing is kept that could be dropped.
    let back = club.form("/s/1/1/saved", &second.cookie, &pairs);
    assert_eq!((back.status, back.header("location")), (303, Some("/s/1/1/saved")));
}

/// What stands in a page behind this, as it would be sent.
fn value_behind(page: &str, mark: &str) -> String {
    let (_, rest) = page.split_once(mark).unwrap();
    rest.split('"').next().unwrap().replace("&#34;", "\"")
}

#[test]
fn a_form_that_is_sent_twice_is_one_event() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    for (device, path, word) in [
        (&anna, "/s/1/1", "τάκος"),
        (&vicky, "/s/1/1/again", "κάροι"),
        (&anna, "/s/1/2", "τάκος"),
        (&vicky, "/s/1/2/again", "τάκος"),
        (&anna, "/s/1/2", "κάροι"),
    ] {
        let page = club.get(device, path).body;
        let id = value_behind(&page, "name=\"id\" value=\"");
        let ask = value_behind(&page, "<button name=\"_ask\" value=\"");
        let pairs = [
            ("_key", device.key.as_str()),
            ("_path", path),
            ("id", &id),
            ("fields.5", word),
            ("reason", "λάθος"),
            ("_ask", &ask),
        ];
        let before = club.events();
        let both = [(); 2].map(|()| club.form("/do", &device.cookie, &pairs).status);
        assert_eq!((both, club.events()), ([303, 303], before + 1), "{path} {ask}");
    }
}

/// The first button of a page's form: the one that an Enter in a field presses.
fn pressed_by_enter(page: &str) -> &str {
    let (_, form) = page.split_once("<form class=\"card\" id=\"sheet\"").unwrap();
    let (_, button) = form.split_once("<button").unwrap();
    button.split('>').next().unwrap()
}

#[test]
fn an_enter_out_of_habit_decides_nothing_and_the_keyboard_begins_where_one_chooses() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    keyed(&mut club, &anna, 1);
    keyed(&mut club, &anna, 2);
    let again = json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {"4": "καρο"}});
    assert_eq!(club.ask(&vicky, 1, again).1["what"], "differs");
    let page = club.get(&vicky, "/s/1/1/settle").body;
    assert_eq!(pressed_by_enter(&page), " hidden formmethod=\"dialog\"", "{page}");
    let (before, _) = page.split_once(" autofocus").unwrap();
    assert!(before.ends_with("name=\"_kept.0\" value=\"{&#34;0&#34;:true}\" required"), "{page}");
    assert_eq!(page.matches(" autofocus").count(), 1);
    // Beside a check at sight there is a field for a reason: an Enter there is no check.
    let page = club.get(&vicky, "/s/1/2/saved").body;
    assert!(page.contains("name=\"reason\" required>") && page.contains("check"), "{page}");
    assert_eq!(pressed_by_enter(&page), " hidden formmethod=\"dialog\"", "{page}");
    // Where keying is all that can be done there is nothing to decide: it saves.
    let page = club.get(&anna, "/s/1/2").body;
    assert!(pressed_by_enter(&page).contains("revise"), "{page}");
}

#[test]
fn a_code_goes_into_no_field_for_a_pin() {
    let mut club = Club::<Anagram>::new(true);
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let page = club.request("GET /j", &[], "").body;
    let pin = value_behind(&page, "<input name=\"pin\"");
    assert!(pin.starts_with(" required inputmode="), "{page}");
    assert_eq!(value_behind(&page, "name=\"code\" value=\""), "");
    // What else was wrong takes no code away.
    let code = invited.key.as_str();
    let answer = club.form("/j", "", &[("name", "Άννα"), ("label", ""), ("code", code)]);
    assert_eq!(answer.status, 422);
    assert_eq!(value_behind(&answer.body, "name=\"code\" value=\""), code);
    assert!(answer.body.contains("maxlength=\"9\" disabled"), "{}", answer.body);
    // One that is none: the PIN can be typed.
    let none = "0".repeat(32);
    let answer = club.form("/j", "", &[("name", "Άννα"), ("label", "1"), ("code", &none)]);
    assert_eq!(answer.status, 403);
    assert_eq!(value_behind(&answer.body, "name=\"code\" value=\""), "");
    assert!(answer.body.contains("maxlength=\"9\" autofocus"), "{}", answer.body);
    let answer = club.form("/j", "", &[("name", "Άννα"), ("label", "1"), ("code", code)]);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/wait")));
}

/// No browser says in its own language what is wrong: the program does, where it is put right, with what was typed.
#[test]
fn what_is_missing_is_told_where_it_is_put_right() {
    let mut club = Club::new(true);
    let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
    keyed(&mut club, &anna, 1);
    let version = club.version(1);
    let again =
        json!({"ask": "key_again", "sheet": 1, "version": version, "fields": {"4": "καρο ρακι"}});
    assert_eq!(club.ask(&vicky, 1, again).1["what"], "differs");
    let mut id = 1_u8;
    let mut post = |club: &mut Club<Anagram>, path: &str, ask: &Value, more: &[(&str, &str)]| {
        id += 1;
        let (id, ask) = (format!("{id:02x}").repeat(16), ask.to_string());
        let mut pairs =
            vec![("_key", vicky.key.as_str()), ("id", &id), ("_path", path), ("_ask", &ask)];
        pairs.extend(more);
        club.form("/do", &vicky.cookie, &pairs)
    };
    let before = club.events();
    // Of several questions one is not answered: it is told behind that one; what was answered stays so.
    let settle = json!({"ask": "settle", "sheet": 1, "version": version});
    let page = club.get(&vicky, "/s/1/1/settle").body;
    let questions = page.matches("<fieldset><legend>").count();
    assert!(questions >= 2 && page.contains("novalidate>"), "{page}");
    let answer = post(&mut club, "/s/1/1/settle", &settle, &[("_kept.0", r#"{"0":false}"#)]);
    let (first, second) = answer.body.split_once("name=\"_kept.1\"").unwrap();
    assert!(
        answer.status == 422
            && first.contains("name=\"_kept.0\" value=\"{&#34;0&#34;:false}\" required checked"),
        "{answer:?}"
    );
    assert!(second.starts_with(" value=\"{&#34;1&#34;:true}\" required autofocus>"), "{second}");
    let (_, said) = second.split_once("</fieldset>").unwrap();
    let sentence =
        "<p class=\"said bad\" id=\"refused\" role=\"alert\">Απαντήστε σε κάθε ερώτηση.</p>";
    assert!(said.trim_start().starts_with(sentence), "{said}");
    assert_eq!(answer.body.matches(" autofocus").count(), 1, "{}", answer.body);
    let mut asked = settle.clone();
    // A script says it in one way alone: a form's fields are none, as they were once.
    asked["kept"] = json!({"_kept.0": r#"{"0":false}"#, "_kept.1": r#"{"1":true}"#});
    let (status, told) = club.ask(&vicky, 199, asked.clone());
    assert_eq!((status, &told["why"]), (400, &json!("form")), "{told}");
    asked["kept"] = json!([null, true]);
    let (status, told) = club.ask(&vicky, 200, asked);
    assert_eq!((status, &told["why"], &told["field"]), (422, &json!("unfit"), &json!("_kept.0")));
    // Why it changes is not said.
    let revise = json!({"ask": "revise", "sheet": 1, "version": version});
    for reason in ["", "  "] {
        let answer =
            post(&mut club, "/s/1/1", &revise, &[("fields.5", "κάροι"), ("reason", reason)]);
        assert_eq!(answer.status, 422, "{answer:?}");
        let (_, behind) = answer.body.split_once("name=\"reason\"").unwrap();
        assert!(
            behind.contains(" autofocus></label>")
                && behind.contains("id=\"refused\" role=\"alert\">"),
            "{behind}"
        );
        assert_eq!(answer.body.matches("id=\"refused\"").count(), 1, "{}", answer.body);
        assert!(answer.body.contains(">κάροι</textarea>"), "{}", answer.body);
    }
    assert_eq!(club.events(), before);
    // No field has a rule of the browser's.
    for path in ["/s", "/s/1/1", "/s/1/1/saved", "/s/1/1/settle", "/s/1/2"] {
        let page = club.get(&vicky, path).body;
        assert!(!page.contains(" pattern="), "{path}");
        for form in page.split("<form").skip(1) {
            let (head, rest) = form.split_once('>').unwrap();
            let inside = rest.split("</form>").next().unwrap();
            assert!(head.contains("novalidate") || !inside.contains(" required"), "{path}: {form}");
        }
    }
}

/// §15: whatever page it is, of whatever office, with all that it links.
#[test]
fn no_page_loads_more_than_24_kib_of_scripts() {
    let (mut club, devices) = offices::club();
    let mut most = (0, String::new());
    // Each is asked for once: its name has its digest.
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    let mut count = |path: &str, page: &str, scripts: &mut dyn FnMut(&str) -> Answer| {
        let named = page
            .split('"')
            .filter(|text| text.starts_with("/a/") && text.rsplit('.').next() == Some("js"));
        let named: BTreeSet<&str> = named.collect();
        let mut bytes = 0;
        for name in named {
            bytes += *seen.entry(name.to_owned()).or_insert_with(|| scripts(name).body.len());
        }
        most = most.clone().max((bytes, path.to_owned()));
    };
    for (path, _) in offices::PAGES {
        let path = offices::address(&club, path);
        for (_, device) in devices.columns() {
            let page = club.get(device, &path).body;
            count(&path, &page, &mut |name| club.get(device, name));
        }
    }
    let hall = Hall::new();
    for path in ["/", "/screen", "/standings", "/code", "/help", "/p/CYQPC-BP8T4"] {
        count(path, &hall.get(path).body, &mut |name| hall.get(name));
    }
    // None of those that there are was left out.
    let names: BTreeSet<&str> = seen.keys().map(|name| name.rsplit_once('-').unwrap().1).collect();
    let all =
        ["beside.js", "fresh.js", "hall.js", "old.js", "pictures.js", "screen.js", "staff.js"];
    assert_eq!(names, BTreeSet::from(all));
    assert!((10_000..=24 * 1024).contains(&most.0), "{most:?}");
}

/// Yes to both of two questions about one word made two words of it.
#[test]
fn a_word_that_was_read_otherwise_is_one_question_whatever_the_paper_says() {
    for (said, words) in [
        (r#"{"0":true,"1":false}"#, ["ΤΑΚΟΣ", ""]),
        (r#"{"0":false,"1":true}"#, ["", "ΤΑΚΟ"]),
        (r#"{"0":true,"1":true}"#, ["ΤΑΚΟΣ", "ΤΑΚΟ"]),
        (r#"{"0":false,"1":false}"#, ["", ""]),
    ] {
        let mut club = Club::new(true);
        let (anna, vicky) = (club.joined("Άννα", "1"), club.joined("Βίκυ", "2"));
        keyed(&mut club, &anna, 1);
        let version = club.version(1);
        let again =
            json!({"ask": "key_again", "sheet": 1, "version": version, "fields": {"4": "τακο"}});
        assert_eq!(club.ask(&vicky, 1, again).1["what"], "differs");
        let page = club.get(&vicky, "/s/1/1/settle").body;
        assert_eq!(page.matches("<fieldset>").count(), 1, "{page}");
        assert_eq!(page.matches("type=\"radio\" name=\"_kept.0.1\"").count(), 5, "{page}");
        let ask = json!({"ask": "settle", "sheet": 1, "version": version}).to_string();
        let mut form =
            vec![("_key", vicky.key.as_str()), ("id", "00112233445566778899aabbccddeeff")];
        form.extend([("_path", "/s/1/1/settle"), ("_ask", &ask)]);
        // Half an answer, or one about another word, is none.
        for wrong in [
            ("_kept.0.1", r#"{"0":true}"#),
            ("_kept.0.1", r#"{"0":true,"1":"maybe"}"#),
            ("_kept.0.1", "yes.no"),
            ("_kept.0.2", r#"{"0":true,"2":false}"#),
            ("_kept.0.2", r#"{"0":true,"1":false}"#),
        ] {
            let half: Vec<_> = form.iter().copied().chain([wrong]).collect();
            let status = club.form("/do", &vicky.cookie, &half).status;
            assert!(matches!(status, 400 | 422), "{wrong:?}: {status}");
        }
        form.push(("_kept.0.1", said));
        assert_eq!(club.form("/do", &vicky.cookie, &form).status, 303, "{said}");
        let contest = club.keeper.record().contest();
        let (_, sheet) = contest.game.sheets().next().unwrap();
        let of =
            |field| sheet.words().field(field).iter().map(ToString::to_string).collect::<String>();
        assert_eq!([of(Field::Five), of(Field::Four)], words, "{said}");
    }
}
