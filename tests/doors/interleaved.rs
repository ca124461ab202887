//! Eight stations at once, each ask sent up to three times, in any order: what is recorded is some order of single asks,
//! each once, and the console would have recorded the same. `EFOROS_SOAK` lets it be tried in 64 orders.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::person::Role;
use eforos::session::{Keeper, Order, Session};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::club::{Club, Device};
use super::line::Line;
use super::staff::list;
use super::{Answer, Hand, referee};
use crate::common::files::verify;
use crate::common::tls::begun;
use crate::day::{looked, seed};
use crate::dice::Dice;
use crate::record::commands::command_of;
use crate::table::{Table, add, from_bags, round};

/// Asks of a run.
const ASKS: usize = 60;
const PLAYERS: usize = 4;
/// Who sits at which station; two of them are one person, and the last two rule on words.
const WHO: [&str; 8] = ["Άννα", "Άννα", "Βίκυ", "Γωγώ", "Δάφνη", "Εύα", "Νίκη", "Ξένη"];
const ASSISTANTS: usize = 6;
const FIELDS: [[&str; 2]; 4] = [["5", "τάκος"], ["4", "καρο"], ["3", "ρ?ς ρος"], ["4", "ΑΑΒΒ"]];

/// A keeper of a competition whose round 1 was played, at a clock of its own.
pub(super) fn keeper(folder: &TempDir, hand: &Hand) -> Keeper<Anagram> {
    let path = folder.path().join("a.eforos");
    let made = (OSTH_2019, list());
    let session =
        Session::create(&path, Details::default(), &seed(), made, hand.source(), &referee());
    let mut keeper = Keeper::new(session.unwrap(), None);
    let mut ask = |command| {
        keeper.carry_out(Order { who: referee(), command }).unwrap();
    };
    for number in 1..=PLAYERS {
        ask(add(&format!("Παίκτης {number}")));
    }
    let letters = from_bags(&Table::new().begun(), round(1));
    ask(Play::RecordRound { round: round(1), letters, reason: "στο χαρτί".to_owned() }.into());
    keeper
}

/// By which event a sheet stands as it does, as stations were told last.
type Told = Arc<Mutex<BTreeMap<u64, Value>>>;

/// Anything that a station of this office might ask of a round of few sheets, fit or unfit.
fn anything(club: &Club<Anagram>, is_jury: bool, dice: &mut Dice) -> Value {
    let letters = club.keeper.record().contest().game.round(round(1)).unwrap().letters();
    let word: String = letters.iter().take(4).map(|letter| letter.to_char()).collect();
    let (player, sheet) = (1 + dice.below(PLAYERS), 1 + dice.below(PLAYERS + 1));
    // As it is told when it is sent, or one that is none.
    let version = dice.below(3).min(1);
    let [name, text] = FIELDS[dice.below(FIELDS.len())];
    let text = text.replace("ΑΑΒΒ", &word);
    let fields = json!({name: text});
    if is_jury {
        let (ruled, seen) =
            (["valid", "invalid"][dice.below(2)], ["none", "valid", "invalid"][dice.below(3)]);
        return match dice.below(4) {
            0 => json!({"ask": "withdraw", "word": word, "seen": seen}),
            1 => {
                json!({"ask": "unreadable", "sheet": sheet, "version": version, "field": 3, "place": 0})
            }
            _ => json!({"ask": "rule", "word": word, "ruled": ruled, "evidence": "", "seen": seen}),
        };
    }
    match dice.below(10) {
        0..4 => json!({"ask": "key_sheet", "round": 1, "player": player, "fields": fields}),
        4 => json!({"ask": "key_again", "sheet": sheet, "version": version, "fields": fields}),
        5 => json!({"ask": "check", "sheet": sheet, "version": version}),
        6 => {
            let kept: Vec<bool> = (0..dice.below(4)).map(|_| dice.below(2) == 0).collect();
            json!({"ask": "settle", "sheet": sheet, "version": version, "kept": kept})
        }
        7 => {
            json!({"ask": "revise", "sheet": sheet, "version": version, "fields": fields, "reason": "x"})
        }
        8 => {
            json!({"ask": "move", "sheet": sheet, "version": version, "player": player, "round": 1})
        }
        _ => json!({"ask": "not_handed_in", "round": 1, "player": player}),
    }
}

fn request(at: SocketAddr, device: &Device, id: usize, told: &Told, asked: &Value) -> String {
    let mut asked = asked.clone();
    asked["id"] = format!("{id:032x}").into();
    if asked["version"] == 1 {
        let told = told.lock().unwrap();
        asked["version"] = told.get(&asked["sheet"].as_u64().unwrap()).cloned().unwrap_or(1.into());
    }
    let body = asked.to_string();
    format!(
        "POST /api/do HTTP/1.1\r\nHost: {at}\r\nOrigin: https://{at}\r\nCookie: {}\r\nX-Eforos: {}\r\n\
         Content-Length: {}\r\n\r\n{body}",
        device.cookie,
        device.key,
        body.len()
    )
}

#[test]
fn whatever_eight_stations_send_in_whatever_order_each_ask_is_done_once_and_as_the_console_would() {
    let runs = if std::env::var_os("EFOROS_SOAK").is_some() { 64 } else { 1 };
    for seed in (20_261_125..).take(runs) {
        println!("asks of seed {seed}");
        interleaved(seed);
    }
    println!("{ASKS} asks in {runs} orders");
}

fn interleaved(seed: u64) {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let first = keeper(&folder, &hand);
    let before = first.record().log().len();
    let mut club = Club::open(folder, hand, first);
    let devices: Vec<Device> = (0..)
        .zip(WHO)
        .map(|(number, name)| {
            let role = if number < ASSISTANTS { Role::Assistant } else { Role::Jury };
            club.joined_as(role, name, &number.to_string())
        })
        .collect();
    let mut dice = Dice(seed);
    let mut sends: Vec<(usize, usize, Value)> = Vec::new();
    for id in 0..ASKS {
        let station = dice.below(WHO.len());
        let asked = anything(&club, station >= ASSISTANTS, &mut dice);
        for _ in 0..=dice.below(3) {
            // Somewhere among those that are sent about then.
            let least = sends.len().saturating_sub(12);
            let place = least + dice.below(sends.len() - least + 1);
            sends.insert(place, (station, id, asked.clone()));
        }
    }
    let of_stations = devices.into_iter().enumerate().map(|(station, device)| {
        let own = sends.iter().filter(|(of, ..)| *of == station);
        (device, own.map(|(_, id, asked)| (*id, asked.clone())).collect::<Vec<_>>())
    });
    let of_stations: Vec<_> = of_stations.collect();
    let (at, told) = (club.at, Told::default());
    let answers = club.attending(move || {
        let stations = of_stations.into_iter().map(|(device, own)| {
            let told = Arc::clone(&told);
            std::thread::spawn(move || {
                // Who greets too often comes again, as browsers do.
                let mut line = None;
                let answers = own.into_iter().map(|(id, asked)| {
                    let request = request(at, &device, id, &told, &asked);
                    let answer: Answer = match &mut line {
                        None => line.insert(Line::on(begun(at, request.as_bytes()))).asks(""),
                        Some(line) => line.asks(&request),
                    };
                    let said: Value = serde_json::from_str(&answer.body).unwrap();
                    let sheet = said["sheet"].as_u64().or_else(|| asked["sheet"].as_u64());
                    if let Some(sheet) = sheet.filter(|_| said["version"].is_u64()) {
                        told.lock().unwrap().insert(sheet, said["version"].clone());
                    }
                    (id, answer.status, answer.body)
                });
                answers.collect::<Vec<_>>()
            })
        });
        let stations: Vec<_> = stations.collect();
        stations.into_iter().flat_map(|one| one.join().unwrap()).collect::<Vec<_>>()
    });

    // Each that was done was done once, and told so as often as it was sent.
    let mut done: BTreeMap<usize, String> = BTreeMap::new();
    let mut events = Vec::new();
    for (id, status, body) in answers {
        let told: Value = serde_json::from_str(&body).unwrap();
        if status != 200 || told["events"].is_null() {
            assert!([200, 403, 404, 409, 422, 400, 429].contains(&status), "{status}: {told}");
            continue;
        }
        let first = done.entry(id).or_insert_with(|| {
            events.push((told["events"][0].as_u64().unwrap(), told["events"][1].as_u64().unwrap()));
            body.clone()
        });
        assert_eq!(*first, body, "{id}");
    }
    events.sort_unstable();
    let recorded: Vec<u64> = events.iter().flat_map(|(first, last)| *first..=*last).collect();
    let all: Vec<u64> = (before as u64 + 1..=club.events() as u64).collect();
    assert_eq!(recorded, all, "no event is of nobody's ask, and none of two");
    assert!(done.len() > ASKS / 10, "{} of {ASKS} were done", done.len());

    // One after the other at a console they are the same.
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let mut console = keeper(&folder, &hand);
    let log = club.keeper.record().log()[before..].to_vec();
    for action in log.chunk_by(|one, next| one.action == next.action) {
        let of: Vec<&Event> = action.iter().map(|recorded| &recorded.event).collect();
        let command: Ask<Anagram> = command_of(&of).expect("a command");
        let command = looked(console.record().contest(), command);
        let made = console.carry_out(Order { who: action[0].who.clone(), command }).unwrap();
        assert!(made.iter().eq(of), "{action:#?}");
    }
    assert_eq!(console.record().contest(), club.keeper.record().contest());
    let fresh = Board::new(console.record().contest(), &list());
    let grades =
        |board: &Board| board.grades().map(|(.., grade)| grade.clone()).collect::<Vec<_>>();
    assert_eq!(grades(club.keeper.competition().judged), grades(&fresh));
    let path = club.folder.path().join("a.eforos");
    club.keeper.shut().unwrap();
    assert!(verify(&path).unwrap().holds());
}
