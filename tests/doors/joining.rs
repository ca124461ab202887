//! What the page says to whoever joins.

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::stations::{Shows as _, Staff};

use super::club::{Club, cookie};

/// What is missing the page says by itself, with the keyboard there; what was typed stays, and is no wrong guess.
#[test]
fn what_is_missing_is_said_by_the_page_with_the_keyboard_there() {
    let mut club = Club::new(true);
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    // Whoever comes to the door's own address has the form there, too.
    for path in ["/", "/j"] {
        let page = club.request(&format!("GET {path}"), &[], "").body;
        assert!(page.contains("id=\"join\" novalidate>"), "no browser says it: {page}");
        assert!(page.contains("τη διεύθυνση των κινητών"), "nor who is meant: {page}");
    }
    let pin = invited.pin.as_str();
    let who = "Γράψτε το όνομά σας (έως 120 χαρακτήρες).";
    let what = "Γράψτε ένα όνομα για τη συσκευή (έως 30 χαρακτήρες).";
    let six = "Γράψτε το PIN: έξι ψηφία.";
    for _ in 0..2 {
        for (wrong, name, label, pin, says) in [
            ("name", " ", "1", pin, who),
            ("label", "Άννα", "", pin, what),
            ("pin", "Άννα", "1", "", six),
            ("pin", "Άννα", "1", "12 345", six),
            ("pin", "Άννα", "1", "abcdef", six),
        ] {
            let answer = club.form("/j", "", &[("name", name), ("label", label), ("pin", pin)]);
            assert_eq!(answer.status, 422, "{wrong}: {answer:?}");
            let page = answer.body;
            assert!(page.contains(says), "{wrong}: {page}");
            assert_eq!(page.matches("autofocus").count(), 1, "{wrong}: {page}");
            let (_, rest) = page.split_once(&format!("<input name=\"{wrong}\"")).unwrap();
            let field = rest.split('>').next().unwrap();
            assert!(field.contains("autofocus aria-invalid=\"true\""), "{wrong}: {field}");
            let kept = format!("name=\"pin\" value=\"{pin}\"");
            assert_eq!(page.contains(&kept), wrong != "pin", "{wrong}: {page}");
        }
    }
    let right = [("name", "Άννα"), ("label", "1"), ("pin", pin)];
    assert_eq!(club.form("/j", "", &right).status, 303, "none of these was a guess");
}

/// Where the PIN alone lets in nobody is said to wait for the referee.
#[test]
fn where_the_pin_lets_in_nobody_is_said_to_wait_for_the_referee() {
    let mut club = Club::new(true);
    for by_pin in [false, true] {
        let keying = Anagram::keying().unwrap();
        club.staff = Staff::open(keying, &mut club.keeper, by_pin, |it| it.fill(7)).unwrap();
        club.stand();
        let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        let page = club.request("GET /j", &[], "").body;
        assert_eq!(page.contains("περιμένει ώσπου να τον δεχτεί"), !by_pin, "{page}");
        assert_eq!(page.contains("η συσκευή μπαίνει αμέσως"), by_pin, "{page}");
        let pairs = [("name", "Άννα"), ("label", "1"), ("pin", invited.pin.as_str())];
        let waits = cookie(&club.form("/j", "", &pairs));
        let page = club.request("GET /wait", &[("Cookie", &waits)], "").body;
        assert_eq!(page.contains("ο έφορος βλέπει το όνομά σας"), !by_pin, "{page}");
        assert_eq!(page.contains("η συσκευή μπαίνει"), by_pin, "{page}");
    }
}

/// A device whose name another has gets a number behind it, and was not told; who came to a page of another office was shown
/// no way back to the own one.
#[test]
fn who_is_called_otherwise_or_looks_where_others_work_is_told_and_led_on() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "λάπτοπ");
    let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
    let pairs = [("name", "Βίκυ"), ("label", "λάπτοπ"), ("pin", invited.pin.as_str())];
    let waits = cookie(&club.form("/j", "", &pairs));
    club.staff.admit(&mut club.keeper, invited.number).unwrap();
    club.stand();
    let wait = club.request("GET /wait", &[("Cookie", &waits)], "");
    let (to, vicky) = (wait.header("location").unwrap().to_owned(), cookie(&wait));
    let page = club.request(&format!("GET {to}"), &[("Cookie", &vicky)], "").body;
    assert!(page.contains("Η συσκευή λέγεται εδώ λάπτοπ-2: "), "{to}: {page}");
    assert!(!club.get(&anna, "/s").body.contains("λέγεται εδώ"));
    // A jury and a screen were told nothing.
    let jury = club.joined_as(Role::Jury, "Κρις", "λάπτοπ");
    let screen = club.joined_as(Role::Screen, "Τοίχος", "λάπτοπ");
    for (who, path, label) in [(&jury, "/w", "λάπτοπ-3"), (&screen, "/screen", "λάπτοπ-4")]
    {
        let page = club.get(who, &format!("{path}?told=renamed")).body;
        assert!(page.contains(&format!("Η συσκευή λέγεται εδώ {label}: ")), "{path}: {page}");
        assert!(!club.get(who, path).body.contains("λέγεται εδώ"), "{path}");
    }
    for (who, path, home) in [(&jury, "/s", "/w"), (&anna, "/w", "/s")] {
        let page = club.get(who, path);
        let leads = format!("<a class=\"button first\" href=\"{home}\">");
        assert!(page.status == 403 && page.body.contains(&leads), "{path}: {page:?}");
    }
}

/// Errors came one at a time; and that all of it is needed only an error said.
#[test]
fn all_that_is_missing_is_said_at_once() {
    let mut club = Club::<Anagram>::new(true);
    let page = club.request("GET /j", &[], "").body;
    assert!(page.contains("Χρειάζονται όλα"), "{page}");
    let page = club.form("/j", "", &[("name", ""), ("label", " "), ("pin", "12")]).body;
    for said in ["Γράψτε το όνομά σας", "Γράψτε ένα όνομα για τη συσκευή", "Γράψτε το PIN"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert_eq!(page.matches("aria-invalid=\"true\"").count(), 3, "{page}");
    assert_eq!(page.matches("autofocus").count(), 1, "{page}");
}

/// A device that was sent away had to be named anew when it came back, and was then called otherwise, as if it were another.
#[test]
fn a_device_that_was_sent_away_comes_back_as_it_was() {
    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "λάπτοπ");
    assert!(club.staff.revoke(&mut club.keeper, "λάπτοπ").unwrap());
    club.stand();
    for path in ["/", "/j"] {
        let page = club.get(&anna, path).body;
        assert!(page.contains("name=\"name\" value=\"Άννα\""), "{page}");
        assert!(page.contains("name=\"label\" value=\"λάπτοπ\""), "{page}");
    }
    // Whoever holds nothing is told nothing of it.
    assert!(!club.request("GET /j", &[], "").body.contains("λάπτοπ\""));
    let joins = |club: &mut Club<Anagram>, held: &str, name: &str| {
        let invited = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        let page = club.request("GET /j", &[("Cookie", held)], "").body;
        let key = page.split("name=\"_key\" value=\"").nth(1).unwrap_or_default();
        let key = key.split('"').next().unwrap().to_owned();
        let pairs = [("name", name), ("label", "λάπτοπ"), ("pin", invited.pin.as_str())];
        let pairs: Vec<_> = pairs.into_iter().chain([("_key", key.as_str())]).collect();
        let answer = club.form("/j", held, &pairs);
        assert_eq!(answer.status, 303, "{answer:?}");
        club.staff.admit(&mut club.keeper, invited.number).unwrap().station
    };
    // Another device, and another person at this one, are others.
    assert_eq!(joins(&mut club, "", "Άννα"), "λάπτοπ-2");
    assert_eq!(joins(&mut club, &anna.cookie, "Βίκυ"), "λάπτοπ-3");
    assert_eq!(joins(&mut club, &anna.cookie, "άννα"), "λάπτοπ");
}
