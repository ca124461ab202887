//! What pages, scenes and answers of classic and of duplicate games say at each step: no PIN, no key of an invitation, nothing
//! that a device holds or that cards are made from, and not the seed.

use std::net::TcpStream;

use eforos::domain::formats::classic::command::Command as Tables;
use eforos::domain::formats::duplicate::command::Command as Turns;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::language::Sentences;
use eforos::stations::{Published, Publisher, Shows};
use rusqlite::Connection;
use serde_json::json;
use tempfile::TempDir;

use super::club::{Club, Device};
use super::line::Line;
use super::whole_day::tells;
use super::{Hand, look, results, slips, tables};
use crate::day::{player, round, seed};

/// Who looks on, and what each of them opens.
struct Watched {
    devices: Vec<(Device, Vec<&'static str>)>,
    secrets: Vec<String>,
}

impl Watched {
    fn of<F: Shows + Sentences>(club: &mut Club<F>, paths: &[&'static str]) -> Self {
        let assistant = club.joined("Ala", "1");
        let screen = club.joined_as(Role::Screen, "ekran", "2");
        let file = Connection::open(club.folder.path().join("a.eforos")).unwrap();
        let links = "SELECT value FROM meta WHERE key = 'links'";
        let links: String = file.query_row(links, [], |row| row.get(0)).unwrap();
        let open = club.staff.invite(&club.keeper, Role::Assistant, "").unwrap();
        let mut secrets = vec![links, seed().reveal(), open.pin, open.key];
        for device in [&assistant, &screen] {
            let token = device.cookie.split_once('=').unwrap().1.to_owned();
            let bytes = eforos::stations::bytes_of::<32>(&token).unwrap();
            secrets.extend([Digest::of(&bytes).to_string(), token]);
        }
        secrets.extend(club.invited.clone());
        assert_eq!(secrets.len(), 12);
        let own = paths.iter().chain(&["/s", "/s/next", "/help", "/live?once"]).copied();
        let devices = vec![(assistant, own.collect()), (screen, vec!["/screen", "/live?once"])];
        Self { devices, secrets }
    }

    /// Everybody reads all that is theirs; how much that was.
    fn all_read<F: Shows + Sentences>(&self, club: &mut Club<F>) -> usize {
        club.doors.publish(look(&mut Publisher::default(), &club.keeper).unwrap());
        club.doors.show_cards(Published::of(&club.keeper, false));
        let own = format!("/p/{}", club.keeper.card(player(1)).unwrap());
        let at = club.hall();
        let mut line = Line::on(TcpStream::connect(at).unwrap());
        let of_hall = ["/", "/screen", "/standings", "/live?once", "/help", "/s", own.as_str()];
        let mut all = Vec::new();
        for path in of_hall {
            let request = format!("GET {path} HTTP/1.1\r\nHost: {at}\r\n\r\n");
            all.push((path.to_owned(), line.asks(&request)));
        }
        for (device, paths) in &self.devices {
            for path in paths {
                all.push(((*path).to_owned(), club.get(device, path)));
            }
        }
        for (path, answer) in &all {
            assert!([200, 303, 404, 409].contains(&answer.status), "{path}: {answer:?}");
            let text = format!("{}\n{}", answer.head, answer.body);
            for secret in &self.secrets {
                assert!(!tells(&text, secret), "{path}: {secret}: {text}");
            }
        }
        all.iter().map(|(_, answer)| answer.body.len()).sum()
    }
}

#[test]
fn pages_of_classic_games_tell_no_secret() {
    let mut club = results::club();
    let watched = Watched::of(&mut club, &["/s/1/1", "/s/1/1/saved"]);
    let paired = watched.all_read(&mut club);
    results::ask(&mut club.keeper, Tables::StartRoundClock(round(1)));
    watched.all_read(&mut club);
    results::ask(&mut club.keeper, Tables::EndRoundClock);
    for (number, scores) in [(1, [402, 377]), (2, [350, 340])] {
        results::ask(&mut club.keeper, tables::scores(number, scores));
        assert!(watched.all_read(&mut club) > paired / 2);
    }
    // What is refused tells none, either.
    let (assistant, _) = &watched.devices[0];
    let asked = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": {"final-1": "1", "final-2": "2"}});
    let (status, told) = club.ask(assistant, 1, asked);
    assert_eq!(status, 409);
    assert!(watched.secrets.iter().all(|secret| !tells(&told.to_string(), secret)), "{told}");
}

#[test]
fn pages_of_a_duplicate_game_tell_no_secret() {
    let (folder, hand) = (TempDir::new().unwrap(), Hand::default());
    let keeper = slips::keeper(&folder, &hand);
    let mut club = Club::open(folder, hand, keeper);
    let watched = Watched::of(&mut club, &["/s/1/1", "/s/1/1/saved", "/s/1/nameless"]);
    let before = watched.all_read(&mut club);
    slips::ask(&mut club.keeper, slips::recorded());
    assert!(watched.all_read(&mut club) > before, "the slips of a turn");
    let (assistant, _) = &watched.devices[0];
    let fields = json!({"position": "H7", "word": "CASA", "points": "8"});
    let key = json!({"ask": "key_sheet", "round": 1, "player": 1, "fields": fields});
    let (status, told) = club.ask(assistant, 1, key);
    assert_eq!(status, 200, "{told}");
    assert!(watched.secrets.iter().all(|secret| !tells(&told.to_string(), secret)), "{told}");
    for of in [2, 3] {
        let (turn, player) = (slips::turn(1), slips::player(of));
        slips::ask(&mut club.keeper, Turns::DeclareNotHandedIn { turn, player });
        watched.all_read(&mut club);
    }
}
