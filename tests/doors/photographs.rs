//! Photographs of sheets at the doors: sent, kept once, assigned, and shown to nobody but those who may see them.

use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use eforos::commands::Phones;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::picture::Side;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::domain::player::Span;
use eforos::print::Templates;
use eforos::print::documents::Papers as _;
use eforos::session::{Order, Photographed};
use eforos::stations::Published;
use serde_json::{Value, json};

use super::club::{Club, Device};
use super::{Answer, Hall, referee};
use crate::common::tls::begun;
use crate::day::{letters, player, round, words};

type Upload = rustls::StreamOwned<rustls::ClientConnection, TcpStream>;

/// A picture of one shade, without a code.
pub fn png(shade: u8) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 60, 80);
    encoder.set_color(png::ColorType::Grayscale);
    encoder.write_header().unwrap().write_image_data(&[shade; 4_800]).unwrap();
    bytes
}

pub fn club() -> Club<Anagram> {
    let mut club = Club::new(true);
    club.staff.take_photographs(Templates::embedded(), Anagram::photographs);
    club.stand();
    club
}

impl Club<Anagram> {
    fn post(&mut self, headers: &[(&str, &str)], body: &[u8]) -> Answer {
        let mut text = format!("POST /s/pictures HTTP/1.1\r\nHost: {}\r\n", self.at);
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        if !headers.iter().any(|(name, _)| *name == "Content-Length") {
            write!(text, "Content-Length: {}\r\n", body.len()).unwrap();
        }
        text += "Connection: close\r\n\r\n";
        self.send([text.as_bytes(), body].concat())
    }

    /// As the script sends a picture.
    pub fn sent(&mut self, device: &Device, id: u8, body: &[u8]) -> (u16, Value) {
        let answer = self.answered(device, id, body);
        (answer.status, serde_json::from_str(&answer.body).unwrap_or(Value::Null))
    }

    /// The whole answer to that.
    pub fn answered(&mut self, device: &Device, id: u8, body: &[u8]) -> Answer {
        let (origin, id) = (format!("https://{}", self.at), format!("{id:02x}").repeat(16));
        let headers = [
            ("Cookie", device.cookie.as_str()),
            ("Origin", &origin),
            ("X-Eforos", &device.key),
            ("X-Eforos-Id", &id),
            ("Content-Type", "image/png"),
        ];
        self.post(&headers, body)
    }

    /// So many bytes that nobody counted before.
    fn in_chunks(&mut self, device: &Device, bytes: usize) -> Answer {
        let (at, id) = (self.at, "0c".repeat(16));
        let mut request = format!(
            "POST /s/pictures HTTP/1.1\r\nHost: {at}\r\nCookie: {}\r\nOrigin: https://{at}\r\nX-Eforos: {}\r\nX-Eforos-Id: {id}\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n{bytes:x}\r\n",
            device.cookie, device.key
        )
        .into_bytes();
        request.resize(request.len() + bytes, b'x');
        self.send(request)
    }

    pub fn as_form(&mut self, device: &Device, parts: &[(&str, &[u8])]) -> Answer {
        let mut body = Vec::new();
        for (head, bytes) in parts {
            let head = format!("--x9\r\nContent-Disposition: form-data; {head}\r\n\r\n");
            body.extend([head.as_bytes(), bytes, b"\r\n"].concat());
        }
        body.extend(b"--x9--\r\n");
        let origin = format!("https://{}", self.at);
        let kind = "multipart/form-data; boundary=x9";
        let headers =
            [("Cookie", device.cookie.as_str()), ("Origin", &origin), ("Content-Type", kind)];
        self.post(&headers, &body)
    }
}

#[test]
fn a_picture_is_kept_once_however_often_it_is_sent() {
    let mut club = club();
    let anna = club.joined("Άννα", "κινητό");
    let before = club.events();
    let (status, told) = club.sent(&anna, 1, &png(40));
    assert_eq!(
        (status, &told["what"], &told["unread"]),
        (200, &json!("taken"), &json!(0)),
        "{told}"
    );
    let [one] = &told["pictures"].as_array().unwrap()[..] else { panic!("{told}") };
    assert_eq!((&one["round"], &one["side"]), (&Value::Null, &json!("front")));
    assert_eq!(club.events(), before + 1);
    let last = club.keeper.record().log().last().unwrap();
    assert_eq!((last.who.name.as_str(), last.who.station.as_str()), ("Άννα", "κινητό"));

    // The same again, also after the program was killed, is answered as before.
    assert_eq!(club.sent(&anna, 1, &png(40)), (200, told.clone()));
    let mut club = club.again();
    club.staff.take_photographs(Templates::embedded(), Anagram::photographs);
    assert_eq!(club.sent(&anna, 1, &png(40)), (200, told.clone()));
    let (status, used) = club.sent(&anna, 1, &png(41));
    assert_eq!((status, &used["why"]), (409, &json!("id_used")));
    // The same picture under another number: done, and no event.
    assert_eq!(club.sent(&anna, 2, &png(40)).0, 200);
    assert_eq!(club.events(), before + 1);
}

/// A picture that is being sent: the door reads it, and has a place for it.
fn being_sent(club: &Club<Anagram>, device: &Device, id: u8, body: &[u8]) -> Upload {
    let id = format!("{id:02x}").repeat(16);
    let (at, cookie, key, long) = (club.at, &device.cookie, &device.key, body.len());
    let head = format!(
        "POST /s/pictures HTTP/1.1\r\nHost: {at}\r\nCookie: {cookie}\r\nOrigin: https://{at}\r\nX-Eforos: {key}\r\nX-Eforos-Id: {id}\r\nContent-Type: image/png\r\nContent-Length: {long}\r\nExpect: 100-continue\r\nConnection: close\r\n\r\n"
    );
    let mut stream = begun(at, head.as_bytes());
    let mut said = [0; 25];
    stream.read_exact(&mut said).unwrap();
    assert_eq!(&said, b"HTTP/1.1 100 Continue\r\n\r\n");
    stream
}

#[test]
fn a_station_sends_one_picture_at_once_and_four_stations_do() {
    let mut club = club();
    let names = ["Άννα", "Βάσω", "Γεωργία", "Δάφνη", "Ελένη"];
    let mut devices = Vec::new();
    for name in names {
        devices.push(club.joined(name, name));
    }
    let body = png(40);
    let mut first = being_sent(&club, &devices[0], 1, &body);
    // However often it tries beside that, it is told to wait, and the first one keeps its place.
    for id in [2, 3, 4] {
        let (status, told) = club.sent(&devices[0], id, &png(id));
        assert_eq!((status, &told["why"]), (503, &json!("not_saved")), "{told}");
    }
    let others: Vec<Upload> =
        (1..4).map(|at| being_sent(&club, &devices[at], 10, &png(50))).collect();
    let fifth = club.answered(&devices[4], 5, &png(9));
    assert_eq!((fifth.status, fifth.header("retry-after")), (503, Some("2")), "four at once");
    let before = club.events();
    let sent = club.attending(move || {
        first.write_all(&body).unwrap();
        let mut bytes = Vec::new();
        let _ = first.read_to_end(&mut bytes);
        Answer::of(bytes)
    });
    assert_eq!(sent.status, 200, "{}", sent.body);
    assert_eq!(club.events(), before + 1);
    assert_eq!(club.sent(&devices[4], 5, &png(9)).0, 200, "there is a place again");
    // Who goes away in the middle leaves the place.
    drop(others);
    let until = std::time::Instant::now() + std::time::Duration::from_secs(20);
    while club.sent(&devices[1], 6, &png(60)).0 != 200 {
        assert!(std::time::Instant::now() < until, "a place was never left");
    }
}

#[test]
fn what_is_no_picture_too_large_or_from_elsewhere_is_refused() {
    let mut club = club();
    let anna = club.joined("Άννα", "κινητό");
    let jury = club.joined_as(Role::Jury, "Κρις", "κριτές");
    let before = club.events();
    let (status, why) = club.sent(&anna, 1, b"GIF89a and more");
    assert_eq!((status, &why["why"]), (422, &json!("unfit")), "{why}");
    assert_eq!(club.sent(&jury, 1, &png(1)).0, 403);
    let nobody = Device { cookie: "__Host-eforos=00".to_owned(), key: String::new() };
    assert_eq!(club.sent(&nobody, 1, &png(1)).0, 401);
    let forged = Device { cookie: anna.cookie.clone(), key: "0".repeat(32) };
    assert_eq!(club.sent(&forged, 1, &png(1)).0, 403);
    let origin = format!("https://{}", club.at);
    let own = |origin: &str, length: &str, club: &mut Club<Anagram>| {
        let id = "01".repeat(16);
        let headers = [
            ("Cookie", anna.cookie.as_str()),
            ("Origin", origin),
            ("X-Eforos", &anna.key),
            ("X-Eforos-Id", &id),
            ("Content-Length", length),
        ];
        club.post(&headers, b"").status
    };
    assert_eq!(own("https://elsewhere.example", "0", &mut club), 403);
    assert_eq!(own(&origin, "13000000", &mut club), 413);
    assert_eq!(club.in_chunks(&anna, (12 << 20) + (64 << 10) + 1).status, 413);
    // A form: its key is the first part, or nothing of it is looked at.
    let file = ("name=\"pictures\"; filename=\"a.png\"", &png(7)[..]);
    let key = ("name=\"_key\"", anna.key.as_bytes());
    assert_eq!(club.as_form(&anna, &[file, key]).status, 403);
    // Of none that was chosen a reader is told on the page where they are.
    let none = club.as_form(&anna, &[key]);
    assert!(none.status == 422 && none.body.contains("Διαλέξτε πρώτα φωτογραφίες."), "{none:?}");
    assert_eq!(club.events(), before);
    let sent = club.as_form(&anna, &[key, file]);
    assert_eq!((sent.status, sent.header("location")), (303, Some("/s/pictures?taken=1&unread=0")));
    assert_eq!(club.events(), before + 1);
    // Several at once: what is no picture among them is told, and the others are taken.
    let others: Vec<Vec<u8>> = vec![png(80), b"GIF89a".to_vec(), png(160)];
    let parts: Vec<(&str, &[u8])> = others.iter().map(|bytes| (file.0, &bytes[..])).collect();
    let sent = club.as_form(&anna, &[&[key], &parts[..]].concat());
    assert_eq!((sent.status, sent.header("location")), (303, Some("/s/pictures?taken=2&unread=1")));
    assert_eq!(club.keeper.record().contest().common.pictures.len(), 3);

    // Who was sent away sends and sees nothing more.
    let sha256 = club.keeper.record().contest().common.pictures[0].sha256;
    let path = format!("/s/picture/{sha256}.jpg");
    assert_eq!(club.get(&anna, &path).status, 200);
    club.staff.revoke(&mut club.keeper, "κινητό").unwrap();
    club.stand();
    assert_eq!(club.sent(&anna, 9, &png(9)).0, 401);
    assert_eq!(club.get(&anna, &path).status, 401);
    assert_eq!(club.keeper.record().contest().common.pictures.len(), 3);
}

#[test]
fn a_picture_without_a_code_is_assigned_and_stands_beside_its_sheet() {
    let mut club = club();
    let anna = club.joined("Άννα", "κινητό");
    let jury = club.joined_as(Role::Jury, "Κρις", "κριτές");
    assert_eq!(club.sent(&anna, 1, &png(40)).0, 200);
    let sha256 = club.keeper.record().contest().common.pictures[0].sha256;
    let path = format!("/s/picture/{sha256}.jpg");
    let list = club.get(&anna, "/s/pictures");
    assert!(list.status == 200 && list.body.contains(&path), "{list:?}");
    assert!(list.body.contains("accept=\"image/jpeg,image/png,application/pdf\""));
    // Its page listens as the others do: who takes photographs is here, and is told when they are sent away.
    assert!(list.body.contains("-staff.js\"") && list.body.contains("data-in=\"yes\""), "{list:?}");
    assert!(!club.get(&anna, "/s/1/2").body.contains(&path));
    let id = "07".repeat(16);
    let typed = |place: &'static str| {
        [
            ("_key", anna.key.clone()),
            ("id", id.clone()),
            ("place", place.to_owned()),
            ("quarters", "3".to_owned()),
        ]
    };
    let assign = |club: &mut Club<Anagram>, place| {
        let pairs = typed(place);
        let pairs: Vec<(&str, &str)> = pairs.iter().map(|(a, b)| (*a, b.as_str())).collect();
        club.form(&path, &anna.cookie, &pairs).status
    };
    assert_eq!(assign(&mut club, "2"), 422);
    // It is told at its field, which has what was typed and the keyboard.
    let pairs = [("_key", anna.key.as_str()), ("id", &"09".repeat(16)), ("place", "2;1")];
    let refused = club.form(&path, &anna.cookie, &pairs).body;
    let (_, at) = refused.split_once("class=\"card waits\"").unwrap();
    assert!(
        at.contains("name=\"place\" value=\"2;1\"")
            && at.contains("aria-invalid=\"true\" autofocus"),
        "{at}"
    );
    assert!(at.contains("<p class=\"said bad\" role=\"alert\">"), "{refused}");
    assert_eq!(assign(&mut club, "9-1"), 409, "no such player");
    assert_eq!(assign(&mut club, "2-1/2"), 303);
    let picture = &club.keeper.record().contest().common.pictures[0];
    let place = picture.place.unwrap();
    assert_eq!((place.player, place.round), (player(2), round(1)));
    assert_eq!((picture.side, picture.quarters), (Side::Back, 3));
    // Its bytes are as they came; the page turns them.
    let turned = format!("<img class=\"q3\" src=\"{path}\"");
    let sheet = club.get(&anna, "/s/1/2").body;
    assert!(sheet.contains(&turned) && sheet.contains("class=\"seen photo\""), "{sheet}");
    assert!(!club.get(&anna, "/s/1/1").body.contains(&path));
    // One that belongs to another sheet is given to that from beside the wrong one.
    let elsewhere = format!("/s/pictures?one={sha256}");
    assert!(club.get(&anna, "/s/1/2").body.contains(&elsewhere));
    assert!(!club.get(&anna, "/s/pictures").body.contains("value=\"2-1/2\""), "it does not wait");
    assert!(club.get(&anna, &elsewhere).body.contains("value=\"2-1/2\""));
    let pairs = [("_key", anna.key.as_str()), ("id", &"08".repeat(16)), ("place", "1-1")];
    assert_eq!(club.form(&path, &anna.cookie, &pairs).status, 303);
    assert!(club.get(&anna, "/s/1/1").body.contains(&path));
    assert!(!club.get(&anna, "/s/1/2").body.contains(&path));

    // Beside a second keying and what two differ in, too.
    let keyed = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"5": "τάκος"}});
    assert_eq!(club.ask(&anna, 9, keyed).1["what"], "keyed");
    let vicky = club.joined("Βίκυ", "2");
    assert!(club.get(&vicky, "/s/1/1/again").body.contains(&path));
    let again = json!({"ask": "key_again", "sheet": 1, "version": club.version(1), "fields": {}});
    assert_eq!(club.ask(&vicky, 10, again).1["what"], "differs");
    assert!(club.get(&vicky, "/s/1/1/settle").body.contains(&path));

    let shown = club.get(&anna, &path);
    assert_eq!(shown.header("content-type"), Some("image/jpeg"));
    assert_eq!(shown.header("cache-control"), Some("no-store"));
    assert_eq!(club.get(&jury, &path).status, 403);
    assert_eq!(club.get(&jury, "/s/pictures").status, 403);
    let other = format!("/s/picture/{}.jpg", Digest::of(b"another"));
    assert_eq!(club.get(&anna, &other).status, 404);
    // What was discarded is shown no more.
    let command = Command::DiscardPicture { sha256, reason: "θολή".to_owned() };
    club.keeper.carry_out(Order { who: referee(), command }).unwrap();
    assert_eq!(club.get(&anna, &path).status, 404);
}

/// A hall whose two players have a photographed sheet each in two rounds, of which the first is published.
fn hall() -> Hall {
    let mut hall = Hall::new();
    hall.keeper.make_room_for_stations([2; 32]).unwrap();
    for name in ["Άννα", "Βασίλης"] {
        let (name, club) = (name.to_owned(), String::new());
        let span = Span { from_round: round(1), to_round: round(14) };
        hall.ask(Command::AddPlayer { id: None, name, club, span });
    }
    for number in [1, 2] {
        let letters = letters(["ΚΡΤΣΑΟΕ", "ΜΣΤΑΕΑΟ"][usize::from(number) - 1]);
        let reason = "χαρτί".to_owned();
        hall.ask(Play::RecordRound { round: round(number), letters, reason });
        for of in [1, 2] {
            let (player, round) = (Some(player(of)), round(number));
            hall.ask(Play::KeySheet { player, round, words: words("3: ΡΟΣ") });
        }
    }
    for (of, number) in [(1, 1), (2, 1), (1, 2), (2, 2)] {
        let jpeg = format!("{of} in {number}: no real picture").into_bytes();
        let place = Some((round(number), player(of)));
        let sheet = Photographed { jpeg, place, back_of: None };
        hall.keeper.photograph(&referee(), vec![sheet]).unwrap();
    }
    hall.ask(Command::Publish { round: round(1) });
    hall
}

/// From now on players see what they may of this.
fn show(hall: &Hall) {
    let published = Published::of(&hall.keeper, false).with_photographs(&hall.keeper);
    hall.doors.as_ref().unwrap().show_cards(published);
}

#[test]
fn a_player_sees_the_own_pictures_of_published_rounds_while_it_is_allowed() {
    let mut hall = hall();
    let code = |hall: &Hall, of| hall.keeper.card(player(of)).unwrap().to_string();
    let (anna, vasilis) = (code(&hall, 1), code(&hall, 2));
    let first = |code: &str| format!("/p/{code}/1-front.jpg");
    // Off at first.
    assert_eq!(hall.get(&first(&anna)).status, 404);
    assert!(!hall.get(&format!("/p/{anna}")).body.contains(".jpg"));
    show(&hall);
    let own = hall.get(&first(&anna));
    assert_eq!((own.status, own.body.as_str()), (200, "1 in 1: no real picture"));
    assert_eq!(own.header("content-type"), Some("image/jpeg"));
    own.is_guarded("a player's photograph", "no-store");
    assert_eq!(hall.get(&first(&vasilis)).body, "2 in 1: no real picture");
    let page = hall.get(&format!("/p/{anna}")).body;
    assert!(page.contains(&first(&anna)) && !page.contains("2-front.jpg"), "{page}");
    assert!(page.contains("<img class=\"q0\""), "{page}");
    // Turned by hand it is shown turned to its player, too.
    let mine = (player(1), round(1));
    let pictures = &hall.keeper.record().contest().common.pictures;
    let own = pictures.iter().find(|it| it.place.is_some_and(|at| (at.player, at.round) == mine));
    let sha256 = own.unwrap().sha256;
    let (side, quarters) = (Side::Front, 1);
    hall.ask(Command::AssignPicture { sha256, round: mine.1, player: mine.0, side, quarters });
    show(&hall);
    let page = hall.get(&format!("/p/{anna}")).body;
    let turned = format!(
        "<p class=\"photo turned\"><a href=\"{0}\"><img class=\"q1\" src=\"{0}\"",
        first(&anna)
    );
    assert!(page.contains(&turned), "{page}");
    for none in
        ["2-front.jpg", "1-back.jpg", "01-front.jpg", "1-front.png", "1-front", "3-front.jpg"]
    {
        assert_eq!(hall.get(&format!("/p/{anna}/{none}")).status, 404, "{none}");
    }
    assert_eq!(hall.get(&first("AAAAA-AAAAA")).status, 404);
    assert_eq!(hall.get("/1-front.jpg").status, 404);
    // A card that was renewed leads nowhere.
    hall.keeper.renew_card(player(1)).unwrap();
    show(&hall);
    assert_eq!(hall.get(&first(&anna)).status, 404);
    assert_eq!(hall.get(&first(&code(&hall, 1))).status, 200);
    // While the phones are shut out they show no picture, either.
    hall.publisher.choose_phones(Phones::Closed);
    hall.publish();
    show(&hall);
    assert_eq!(hall.get(&first(&vasilis)).status, 403);
    hall.publisher.choose_phones(Phones::Everything);
    hall.publish();
    show(&hall);
    assert_eq!(hall.get(&first(&vasilis)).status, 200);
    // Withdrawn, or not allowed any more.
    hall.ask(Command::WithdrawPublication { round: round(1), reason: "λάθος".to_owned() });
    show(&hall);
    assert_eq!(hall.get(&first(&vasilis)).status, 404);
}
