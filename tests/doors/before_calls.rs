//! What the pages of players tell between the signature and the ceremony: what was published before, and no final rank.

use std::io::{Read as _, Write as _};
use std::net::{Ipv4Addr, TcpStream};
use std::sync::Arc;

use eforos::domain::contest::command::Command as Ask;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::duplicate::command::Command as Turns;
use eforos::domain::formats::duplicate::event::EndWhy;
use eforos::domain::formats::duplicate::game::Possible;
use eforos::domain::ids::PlayerId;
use eforos::domain::player::Span;
use eforos::language::{Language, Sentences};
use eforos::screens::hall::Chosen;
use eforos::session::Keeper;
use eforos::stations::{Published, Shows};
use eforos::web::{OpenDoors, Wish};

use super::{Answer, Hall, automatic, results, slips};
use crate::day::{letters, player, round, words};

/// What a player reads, as text.
fn read<F: Shows + Sentences>(keeper: &Keeper<F>, of: PlayerId, calls_to_come: bool) -> String {
    let code = keeper.card(of).unwrap().digest();
    let all = Published::of(keeper, calls_to_come);
    format!("{:?}", all.of_code(code, Language::English).unwrap())
}

const COMES: &str = "The final standings come after the ceremony";

/// Two rounds, of which one was published; signed.
fn signed() -> Hall {
    let mut hall = Hall::new();
    hall.keeper.make_room_for_stations([2; 32]).unwrap();
    for name in ["Άννα", "Βασίλης"] {
        let (name, club) = (name.to_owned(), String::new());
        let span = Span { from_round: round(1), to_round: round(14) };
        hall.ask(Ask::AddPlayer { id: None, name, club, span });
    }
    let rounds =
        [(1, "ΚΑΡΤΟΣΕ", ["4: ΚΑΡΟ", "5: ΤΑΨΟΣ"]), (2, "ΜΑΣΤΕΑΟ", ["5: ΤΑΨΟΣ ΚΑΨΟΣ", "4: ΜΕΤΑ"])];
    for (number, of, text) in rounds {
        let (letters, reason) = (letters(of), "χαρτί".to_owned());
        hall.ask(Play::RecordRound { round: round(number), letters, reason });
        for (of, text) in (1..).zip(text) {
            let (player, words) = (Some(player(of)), words(text));
            hall.ask(Play::KeySheet { player, round: round(number), words });
        }
    }
    hall.ask(Ask::Publish { round: round(1) });
    hall.ask(Play::GiveUpRest { from: round(3), reason: "διακοπή".to_owned() });
    hall.ask(Ask::Sign);
    hall
}

#[test]
fn until_the_ceremony_a_card_shows_what_was_published_before_and_no_final_rank() {
    let hall = signed();
    let before = read(&hall.keeper, player(2), true);
    assert!(before.contains(COMES) && before.contains("ΤΑΨΟΣ"), "{before}");
    assert!(before.contains("up to round 1 · rank 2 when last published"), "{before}");
    // Nothing of the last round, of which everybody counts out who won.
    assert!(!before.contains("ΜΕΤΑ") && !before.contains("up to round 2"), "{before}");
    let after = read(&hall.keeper, player(2), false);
    assert!(!after.contains(COMES) && after.contains("ΜΕΤΑ"), "{after}");
    assert!(after.contains("up to round 2 · rank 1"), "{after}");
}

/// Of a duplicate game and of classic games likewise.
#[test]
fn no_game_tells_a_player_before_the_hall() {
    let mut club = slips::club();
    let radu = club.joined("Radu", "1");
    club.ask(&radu, 1, slips::key(1, ["h7", "cast", "8"]));
    for of in [2, 3] {
        let turn = slips::turn(1);
        let none = Turns::DeclareNotHandedIn { turn, player: slips::player(of) };
        slips::ask(&mut club.keeper, none);
    }
    let (turn, possible, reason) = (slips::turn(1), Possible::Possible, String::new());
    slips::ask(&mut club.keeper, Turns::DeclareNoPlay { turn, possible, reason });
    let (why, reason) = (EndWhy::Stopped, "pană".to_owned());
    slips::ask(&mut club.keeper, Turns::EndGame { why, reason });
    slips::ask(&mut club.keeper, Ask::Sign);
    let before = read(&club.keeper, slips::player(1), true);
    assert!(before.contains(COMES) && !before.contains("CAST"), "{before}");
    assert!(!before.contains("rank ") && !before.contains("up to turn"), "{before}");
    let after = read(&club.keeper, slips::player(1), false);
    assert!(after.contains("CAST") && after.contains("up to turn 1"), "{after}");

    let mut club = results::club();
    let pau = club.joined("Pau", "1");
    club.ask(&pau, 1, results::finals(1, ["402", "377"]));
    club.ask(&pau, 2, results::finals(2, ["301", "299"]));
    results::ask(&mut club.keeper, Ask::Sign);
    let before = read(&club.keeper, super::tables::player(1), true);
    assert!(before.contains(COMES) && !before.contains("402"), "{before}");
    let after = read(&club.keeper, super::tables::player(1), false);
    assert!(after.contains("402") && !after.contains(COMES), "{after}");
}

/// What a door answers.
fn got(at: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(at).unwrap();
    let head = format!(
        "GET {path} HTTP/1.1\r\nHost: {at}\r\nAccept-Language: el\r\nConnection: close\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).unwrap();
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).unwrap();
    Answer::of(bytes).body
}

/// Nothing is recorded when the ceremony ends, and the page that was made before told of no rank for good.
#[test]
fn once_the_ceremony_is_over_the_pages_are_made_anew() {
    let mut hall = signed();
    let card = hall.keeper.card(player(2)).unwrap().to_string();
    let wish = Wish {
        address: Ipv4Addr::LOCALHOST,
        ports: (0, 0),
        folder: None,
        own: None,
        by_pin: false,
        ask: Arc::new(|_| false),
        time: hall.hand.source(),
    };
    let chosen = |calls_to_come| Chosen { calls_to_come, ..automatic() };
    let mut doors = OpenDoors::<Anagram>::open(&mut hall.keeper, wish, &chosen(true)).unwrap();
    let url = doors.doors().hall().clone();
    let at = url.strip_prefix("http://").unwrap().strip_suffix('/').unwrap().to_owned();
    let mut page = |calls_to_come| {
        let (at, card) = (at.clone(), card.clone());
        let asked = std::thread::spawn(move || got(&at, &format!("/p/{card}")));
        while !asked.is_finished() {
            doors.look(&hall.keeper, &chosen(calls_to_come));
        }
        asked.join().unwrap()
    };
    assert!(!page(true).contains("ΜΕΤΑ"));
    assert!(!page(true).contains("ΜΕΤΑ"));
    // The pages are made anew beside the answers.
    let mut after = (0..1_000).map(|_| page(false));
    assert!(after.any(|page| page.contains("ΜΕΤΑ")));
}
