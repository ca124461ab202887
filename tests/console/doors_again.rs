//! The hall's network on a second day, and before the last round is shown to phones: what nobody would think of is said.

use std::net::Ipv4Addr;

use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::storage::Access;
use tempfile::TempDir;

use super::stations::{console, joined, socket};
use crate::gui::round;

fn one_network() -> Vec<Ipv4Addr> {
    vec![Ipv4Addr::LOCALHOST]
}

/// Four stations waited with their sheets, and the console that had been closed and opened said nothing of them.
#[test]
fn once_stations_came_in_a_closed_network_is_told_in_every_place() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, one_network);
    assert!(!console.sees("κλειστό δίκτυο"), "nobody waits for it");
    console.press("Άνοιγμα δικτύου");
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    joined(&mut console, staff);
    assert!(!console.sees("κλειστό δίκτυο"));
    console.close_competition();
    assert!(console.shell_mut().open_competition(&folder.path().join("a.eforos"), Access::Write));
    console.settle();
    console.ask(UserCommand::Go(Place::Rounds));
    console.press("▲ κλειστό δίκτυο");
    console.press("Άνοιγμα δικτύου");
    console.ask(UserCommand::Go(Place::Rounds));
    assert!(!console.sees("κλειστό δίκτυο"));
}

#[test]
fn before_the_last_round_is_published_it_is_said_that_phones_tell_who_won() {
    let folder = TempDir::new().unwrap();
    let mut console = console(&folder, one_network);
    let says = "κάθε κινητό λέει ποιος νίκησε, πριν από την απονομή";
    console.ask(UserCommand::Ask(Question::Publish(None)));
    console.see("Δημοσίευση του γύρου 1");
    assert!(!console.sees(says), "thirteen rounds are to come");
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::Ask(Question::GiveUpRest(round(2))));
    console.ask(UserCommand::Type(Entry::Reason, "διακοπή".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::Publish(None)));
    console.see("Δημοσίευση του γύρου 1");
    console.see(says);
}
