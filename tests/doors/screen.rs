//! What phones may see by the referee's choice, and screens that were let in, which see all of it.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use eforos::commands::Phones;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::session::Order;
use eforos::stations::Publisher;
use serde_json::{Value, json};

use super::club::{Club, Device};
use super::{Hall, look, referee};
use crate::common::tls::greeted;
use crate::day::{player, round};
use crate::table::add;

impl Hall {
    fn choose(&mut self, phones: Phones) {
        self.publisher.choose_phones(phones);
        assert!(self.publish());
    }

    fn has_letters(&self) -> bool {
        let page = self.get("/").body;
        let is_in = |text: &str| text.contains("class=\"tile") || text.contains("\"tiles\"");
        let sent = self.scene("el").to_string();
        assert_eq!(is_in(&page), is_in(&sent), "{page} {sent}");
        is_in(&sent)
    }
}

#[test]
fn by_choice_phones_see_no_letters_before_their_time_is_over() {
    let mut hall = Hall::new();
    hall.ask(add("Γιώργος"));
    hall.ask(Play::DrawLetters { round: round(1) });
    hall.choose(Phones::NoLetters);
    hall.ask(Play::ShowLetters { round: round(1) });
    assert!(!hall.has_letters());
    hall.pass_ms(10_000);
    assert!(!hall.has_letters(), "all are turned");
    hall.ask(Play::StartRound { round: round(1) });
    let scene = hall.scene("el");
    assert!(!hall.has_letters() && !scene["time"].is_null(), "the time is told: {scene}");
    // A further screen is asked for an invitation, also one that is open: its page reads itself anew.
    assert_eq!(scene["invites"], true);
    let screen = hall.request("GET /screen", &[("Accept-Language", "en")], "");
    assert!(screen.status == 403 && screen.body.contains("invitation"), "{screen:?}");
    // It looks by itself whether it may be seen again, with a script and without.
    let again =
        screen.body.contains("-again.js") && screen.body.contains("<meta http-equiv=\"refresh\"");
    assert!(again && !hall.get("/nothing").body.contains("-again.js"), "{screen:?}");
    assert_eq!(hall.get("/standings").status, 200);
    // While it runs it is chosen otherwise, and back.
    hall.choose(Phones::Everything);
    assert!(hall.has_letters());
    assert_eq!(hall.scene("el").get("invites"), None);
    assert_eq!(hall.get("/screen").status, 200);
    hall.choose(Phones::NoLetters);
    assert!(!hall.has_letters());
    hall.pass_ms(400_000);
    assert_eq!(hall.scene("el")["kind"], "over");
    assert!(hall.has_letters(), "the time is over");
}

#[test]
fn once_the_time_is_up_a_screen_looks_as_the_wall_until_the_first_sheet_comes() {
    let mut hall = Hall::new();
    hall.ask(add("Γιώργος"));
    hall.ask(add("Δέσποινα"));
    hall.ask(Play::DrawLetters { round: round(1) });
    hall.ask(Play::ShowLetters { round: round(1) });
    hall.pass_ms(10_000);
    hall.ask(Play::StartRound { round: round(1) });
    let painted = |hall: &Hall, class: &str| hall.get("/screen").body.contains(class);
    assert!(painted(&hall, "class=\"time calm\""));
    hall.pass_ms(359_999);
    assert!(painted(&hall, "class=\"time last\"") && !painted(&hall, "data-kind=\"over\""));
    hall.pass_ms(2);
    assert!(painted(&hall, "data-kind=\"over\""), "{:?}", hall.get("/screen"));
    let (round, players, lateness) = (round(1), vec![player(1)], Lateness::InTime);
    hall.ask(Play::CollectSheets { round, players, lateness });
    assert!(painted(&hall, "data-kind=\"collecting\""), "{:?}", hall.get("/screen"));
}

#[test]
fn help_says_what_each_page_of_the_hall_is_for() {
    let hall = Hall::new();
    // The stations' short address with the phones' port says where they enter.
    let there = hall.request("GET /j", &[("Accept-Language", "en")], "");
    assert_eq!(there.status, 404);
    assert!(there.body.contains("it begins with https:// and stands on the referee"), "{there:?}");
    let help = hall.request("GET /help", &[("Accept-Language", "en")], "").body;
    for said in ["“Now” shows", "“My sheets” shows", "player’s card", "/screen", "press F11"]
    {
        assert!(help.contains(said), "{said}: {help}");
    }
    // What is asked most is open, the rest is folded below its heading.
    let folded: Vec<(bool, &str)> = help
        .split("<details class=\"help\"")
        .skip(1)
        .map(|it| {
            (it.starts_with(" open"), it.split("<h2>").nth(1).unwrap().split('<').next().unwrap())
        })
        .collect();
    let titles = ["What you see", "If a page does not open", "The codes", "Screens and assistants"];
    let wanted: Vec<(bool, &str)> = (0..).zip(titles).map(|(at, title)| (at == 0, title)).collect();
    assert_eq!(folded, wanted);
    // The welcome tells the hall's word, and players what it is.
    for (language, said) in [
        ("en", "<b>The hall’s word</b> A word or a number that somebody in the hall calls before"),
        ("el", "<b>Η λέξη της αίθουσας</b> Μια λέξη ή ένας αριθμός που λέει κάποιος"),
    ] {
        let help = hall.request("GET /help", &[("Accept-Language", language)], "").body;
        assert!(help.contains(said), "{said}: {help}");
    }
}

#[test]
fn closed_phones_are_told_so_and_nothing_else() {
    let mut hall = Hall::new();
    hall.ask(Play::DrawLetters { round: round(1) });
    hall.ask(Play::ShowLetters { round: round(1) });
    hall.choose(Phones::Closed);
    let scene = hall.scene("en");
    assert_eq!((&scene["kind"], &scene["time"]), (&json!("closed"), &Value::Null));
    assert_eq!(scene["blocks"].as_array().unwrap().len(), 1);
    assert_eq!(hall.get("/").status, 200);
    for path in ["/screen", "/standings", "/code", "/p/CYQPC-BP8T4"] {
        let answer = hall.get(path);
        assert_eq!(answer.status, 403, "{path}");
        assert!(!answer.body.contains("class=\"tile"), "{path}");
    }
    let own = format!("http://{}", hall.at());
    let typed = hall.request("POST /code", &[("Origin", &own)], "code=CYQPC-BP8T4");
    assert_eq!(typed.status, 403);
    assert_eq!(hall.get("/help").status, 200);
    hall.choose(Phones::Everything);
    assert!(hall.has_letters());
    assert_eq!(hall.get("/code").status, 200);
}

/// Letters lie, phones are closed, and a screen was let in.
fn with_screen() -> (Club<Anagram>, Publisher, Device) {
    let mut club = Club::<Anagram>::new(false);
    for command in [Play::DrawLetters { round: round(1) }, Play::ShowLetters { round: round(1) }] {
        club.keeper.carry_out(Order { who: referee(), command: command.into() }).unwrap();
    }
    let mut publisher = Publisher::default();
    publisher.choose_phones(Phones::Closed);
    club.doors.publish(look(&mut publisher, &club.keeper).unwrap());
    let screen = club.joined_as(Role::Screen, "οθόνη", "τοίχος");
    (club, publisher, screen)
}

#[test]
fn a_screen_that_was_let_in_sees_all_that_the_projector_shows() {
    let (mut club, _, screen) = with_screen();
    let page = club.get(&screen, "/screen");
    assert!(page.status == 200 && page.body.contains("class=\"tile"), "{page:?}");
    assert!(page.body.contains("screen.js"), "it goes on by itself");
    let time = club.get(&screen, "/t");
    assert!(time.body.parse::<i64>().is_ok(), "{time:?}");
    let scene = club.get(&screen, "/live?once");
    assert!(scene.status == 200 && scene.body.contains("\"tiles\""), "{scene:?}");
    // Whoever else is in may look, too; nobody from outside.
    let anna = club.joined("Άννα", "1");
    assert_eq!(club.get(&anna, "/screen").status, 200);
    assert_eq!(club.request("GET /screen", &[], "").status, 401);
}

/// Over HTTP no browser holds a screen awake, over TLS the script does.
#[test]
fn a_screen_that_falls_asleep_by_itself_says_so_at_the_plain_door_alone() {
    let hall = Hall::new();
    for (language, says) in [
        ("el", "Κλείστε την αναστολή της συσκευής."),
        ("en", "Switch this device’s own sleep off."),
    ] {
        let page =
            |path: &str| hall.request(&format!("GET {path}"), &[("Accept-Language", language)], "");
        assert!(page("/screen").body.contains(says), "{:?}", page("/screen"));
        assert!(!page("/").body.contains(says), "a phone may");
        let (mut club, _, screen) = with_screen();
        let headers = [("Cookie", screen.cookie.as_str()), ("Accept-Language", language)];
        let own = club.request("GET /screen", &headers, "");
        assert!(own.status == 200 && !own.body.contains(says), "{own:?}");
    }
}

#[test]
fn a_screen_may_do_nothing() {
    let (mut club, _, screen) = with_screen();
    let before = club.events();
    for path in ["/s", "/s/1/1", "/s/next", "/w", "/w/x"] {
        assert_eq!(club.get(&screen, path).status, 403, "{path}");
    }
    for asked in [
        json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος"}}),
        json!({"ask": "collect", "round": 1, "players": [1]}),
        json!({"ask": "rule", "word": "ΤΑ", "ruled": "valid", "evidence": "", "seen": "none"}),
        json!({"ask": "withdraw", "word": "ΤΑ", "seen": "none"}),
    ] {
        let (status, told) = club.ask(&screen, 1, asked.clone());
        assert_eq!((status, &told["why"]), (403, &json!("role")), "{asked}");
    }
    assert_eq!(club.events(), before);
}

#[test]
fn the_stream_of_a_screen_has_each_scene_and_ends_when_it_is_sent_away() {
    let (mut club, mut publisher, screen) = with_screen();
    let mut stream = greeted(club.at, TcpStream::connect(club.at).unwrap()).unwrap();
    let request =
        format!("GET /live HTTP/1.1\r\nHost: {}\r\nCookie: {}\r\n\r\n", club.at, screen.cookie);
    stream.write_all(request.as_bytes()).unwrap();
    let mut text = String::new();
    let mut until = |what: &str| {
        let mut bytes = [0; 4096];
        while !text.contains(what) {
            let count = stream.read(&mut bytes).unwrap();
            assert!(count > 0, "{text}");
            text += &String::from_utf8_lossy(&bytes[..count]);
        }
    };
    until("\"kind\":\"letters\"");
    club.hand.0.fetch_add(10_000, std::sync::atomic::Ordering::Relaxed);
    let start = Play::StartRound { round: round(1) };
    club.keeper.carry_out(Order { who: referee(), command: start.into() }).unwrap();
    club.doors.publish(look(&mut publisher, &club.keeper).unwrap());
    until("\"kind\":\"countdown\"");
    assert!(club.staff.revoke(&mut club.keeper, "τοίχος").unwrap());
    let begun = Instant::now();
    club.stand();
    until("data: not_in");
    assert!(begun.elapsed() < Duration::from_secs(1));
}
