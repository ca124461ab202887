//! Who may send a photograph and look at one, at both doors: the row of §2, cell by cell.

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::person::Role;
use eforos::language::Sentences;
use eforos::stations::Shows;

use super::club::{Club, Device};
use super::offices::club;
use super::photographs::png;
use super::{Answer, slips};

/// As a browser's form sends a picture, and as the script does.
fn sent(club: &mut Club<Anagram>, device: &Device, id: u8) -> [u16; 2] {
    let (key, picture) = (("name=\"_key\"", device.key.as_bytes()), png(id));
    let file = ("name=\"pictures\"; filename=\"a.png\"", &picture[..]);
    [club.as_form(device, &[key, file]).status, club.sent(device, id, &png(id + 100)).0]
}

#[test]
fn a_picture_is_taken_from_assistants_alone() {
    let (mut club, devices) = club();
    let gone = club.joined("Γιώτα", "έφυγε");
    club.staff.revoke(&mut club.keeper, "έφυγε").unwrap();
    // A player's phone has the card's code, and may have the language that was chosen.
    let code = club.keeper.card(crate::day::player(1)).unwrap();
    let player = Device { cookie: format!("eforos-lang=el; code={code}"), key: String::new() };
    club.stand();
    let pictures = |club: &Club<Anagram>| club.keeper.record().contest().common.pictures.len();
    let (before, there) = (club.events(), pictures(&club));
    let refused = [
        ("nobody", &devices.nobody, 401),
        ("a screen", &devices.screen, 403),
        ("a jury", &devices.jury, 403),
        ("sent away", &gone, 401),
        ("a player", &player, 401),
    ];
    let sha256 = club.keeper.record().contest().common.pictures[0].sha256;
    let shown = format!("/s/picture/{sha256}.jpg");
    for (id, (who, device, status)) in (1..).zip(refused) {
        assert_eq!(sent(&mut club, device, id), [status; 2], "{who}");
        let list = club.get(device, "/s/pictures");
        assert_eq!(list.status, status, "{who}");
        assert!(!list.body.contains(&sha256.to_string()), "{who}");
        let picture = club.get(device, &shown);
        assert_eq!(picture.status, status, "{who}");
        assert!(!picture.body.contains("no real picture"), "{who}");
        // Nor is one given a place.
        let pairs = [("_key", device.key.as_str()), ("place", "1-1")];
        assert_eq!(club.form(&shown, &device.cookie, &pairs).status, status, "{who}");
    }
    assert_eq!((club.events(), pictures(&club)), (before, there));
    assert_eq!(sent(&mut club, &devices.assistant, 9), [303, 200]);
    assert_eq!((club.events(), pictures(&club)), (before + 2, there + 2));
}

/// The door without a secret has no such paths, whoever asks there.
#[test]
fn at_the_hall_door_there_are_no_pictures_of_stations() {
    let (club, devices) = club();
    let sha256 = club.keeper.record().contest().common.pictures[0].sha256;
    let (hall, assistant) = (club.hall(), &devices.assistant);
    let asked = |first: &str| {
        let head = format!(
            "{first} HTTP/1.1\r\nHost: {hall}\r\nOrigin: http://{hall}\r\nCookie: {}\r\nX-Eforos: {}\r\n\
             Content-Length: 0\r\nConnection: close\r\n\r\n",
            assistant.cookie, assistant.key
        );
        let mut wire = std::net::TcpStream::connect(hall).unwrap();
        std::io::Write::write_all(&mut wire, head.as_bytes()).unwrap();
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut wire, &mut bytes).unwrap();
        Answer::of(bytes)
    };
    for path in ["/s/pictures".to_owned(), format!("/s/picture/{sha256}.jpg")] {
        for method in ["GET", "POST"] {
            assert_eq!(asked(&format!("{method} {path}")).status, 404, "{method} {path}");
        }
    }
}

fn offers<F: Shows + Sentences>(club: &mut Club<F>) -> bool {
    let anna = club.joined_as(Role::Assistant, "Ana", "7");
    club.get(&anna, "/s").body.contains("href=\"/s/pictures\"")
}

/// Where no sheet has a code no picture would be found: none is offered, and who asks for the page is told why.
#[test]
fn pictures_are_offered_where_sheets_have_codes() {
    assert!(offers(&mut club().0));
    let mut club: Club<Duplicate> = slips::club();
    assert!(!offers(&mut club));
    let ana = club.joined("Radu", "1");
    let page = club.get(&ana, "/s/pictures");
    assert!(page.status == 409 && page.body.contains("nu au coduri"), "{page:?}");
    let (origin, id) = (format!("https://{}", club.at), "01".repeat(16));
    let headers = [
        ("Cookie", ana.cookie.as_str()),
        ("Origin", &origin),
        ("X-Eforos", &ana.key),
        ("X-Eforos-Id", &id),
    ];
    let answer = club.request("POST /s/pictures", &headers, "a picture");
    assert!(answer.status == 409 && answer.body.contains("nu au coduri"), "{answer:?}");
}
