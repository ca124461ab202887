//! What fails on a day, and what happens then: no hub, no tags yet, a hub that comes back with another clock, machines whose
//! clocks are wrong.

use std::fs;
use std::time::{SystemTime, UNIX_EPOCH};

use eforos::commands::formats::OwnQuestion;
use eforos::commands::formats::anagram::conduct::{
    Command as Conduct, Entry as Typed, Question as Q,
};
use eforos::commands::formats::anagram::{Command as Own, Entry as OwnEntry, Question as OfHall};
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::joint::event::Event as J;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sealed::{Release, phone};
use eforos::domain::ids::{RoundNo, VenueNo};
use eforos::storage::Access;
use eforos::venues::{Card, ConductorCard, HubAccess, LinkState, Token};
use egui::Key;

use crate::cluster::{ask, database};
use crate::conducted_day::{all_is_sent, happened, is_drawn, step};
use crate::gui::{Console, round};
use crate::hall::{hall, in_files, play, stage, written};
use crate::line::told;
use crate::sending::conductor;
use crate::service::Service;
use crate::two_windows::{Both, keys};

fn state(console: &Console) -> Option<LinkState> {
    console.shell().desk.own.anagram.state()
}

fn is_level(console: &Console) -> bool {
    state(console) == Some(LinkState::Level)
}

/// Whether the hub has each event of it.
pub fn is_sent(console: &Console) -> bool {
    let events = console.shell().session().unwrap().record().log().len() as u64;
    let link = console.shell().desk.own.anagram.link.as_ref();
    is_level(console) && link.is_some_and(|link| link.sent == Some(events))
}

fn is_away(console: &Console) -> bool {
    matches!(state(console), Some(LinkState::Away(_)))
}

fn letters(release: &Release) -> String {
    release.letters.iter().map(ToString::to_string).collect()
}

/// A hall types what it is told over the telephone.
fn is_told(hall: &mut Console, release: &Release, lines: &[&str]) {
    let by_telephone = OwnQuestion::Anagram(OfHall::ByTelephone(release.round));
    hall.ask(UserCommand::Ask(Question::Own(by_telephone)));
    hall.ask(UserCommand::Type(Entry::Letters, letters(release)));
    hall.ask(UserCommand::Type(OwnEntry::Code.into(), phone::told(release.nonce)));
    for line in lines {
        hall.see(line);
    }
    hall.ask(UserCommand::Confirm);
}

/// A hub is there again, and both ask it at once.
fn comes_back(both: &mut Both, hub: Service) {
    both.hub = hub;
    both.conductor.ask(Own::ConnectAgain.into());
    both.hall.ask(Own::ConnectAgain.into());
}

#[test]
fn without_a_hub_the_day_goes_on_and_all_goes_up_later_in_order() {
    let mut both = Both::new();
    both.plays_the_first();
    both.publishes(1);
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    let sent = both.hall.shell().session().unwrap().record().log().len();

    let listen = both.loses_the_hub();
    both.opens(2, "0");
    both.until("both notice", |conductor, hall| is_away(conductor) && is_away(hall));
    both.until("the letters are drawn all the same", |conductor, _| {
        happened(conductor, |it| is_drawn(it, round(2)))
    });
    // Read out by the one, typed by the other.
    let second = both.release(2);
    both.conductor.ask(Conduct::ReadLetters(VenueNo::FIRST, round(2)).into());
    both.conductor.see(&phone::told(second.nonce));
    is_told(&mut both.hall, &second, &[]);
    both.conductor.ask(UserCommand::Confirm);
    assert_eq!(stage(&both.hall, 2), &Stage::Drawn);
    play(&mut both.hall, 2);
    let mut turned: Vec<String> = second.letters.iter().map(ToString::to_string).collect();
    turned.rotate_left(1);
    keys(&mut both.hall, 2, 1, &[(Field::Seven, &turned.concat())]);
    keys(&mut both.hall, 2, 2, &[]);
    both.says("Ο κόμβος έπεσε");
    both.hall.ask(UserCommand::Go(Place::Venues));
    let events = both.hall.shell().session().unwrap().record().log().len();
    both.hall.see("Κόμβος: χωρίς σύνδεση");
    both.hall.see(&format!("Δεν στάλθηκαν ακόμη: {}", events - sent));
    assert!(!both.hall.sees("Ο κόμβος έπεσε"), "orders wait");

    let hub = Service::again(&both.database, &listen);
    comes_back(&mut both, hub);
    both.until("what was ordered is heard", |_, hall| {
        hall.sees("Ο συντονιστής λέει: Ο κόμβος έπεσε")
    });
    both.until("all is sent", |conductor, hall| is_level(hall) && is_level(conductor));
    // Words that waited are ruled on, and the ruling is in the hall.
    let word = turned.concat();
    both.conductor.ask(UserCommand::Go(Place::Words));
    both.until("the word waits", |conductor, _| conductor.texts().contains(&word));
    both.conductor.ask(UserCommand::SelectWord(word.parse().unwrap()));
    both.conductor.key(Key::V);
    both.until("the ruling is in the hall", |_, hall| {
        let rulings = &hall.contest().common.rulings;
        rulings.get(&word.parse().unwrap()).is_some_and(|it| it.ruled == Ruled::Valid)
    });
    both.until("level", |_, hall| is_sent(hall));
    let events = both.hall.shell().session().unwrap().record().log().len();
    let rows = "SELECT count(*), max(seq), max(branch) FROM events JOIN competitions USING (competition) \
                WHERE kind = 'venue'";
    assert_eq!(ask(&both.database, rows), format!("{events}|{events}|1"));
    // The hub never gave the second round's letters, and knows that they were told.
    assert_eq!(ask(&both.database, "SELECT count(*) FROM openings WHERE round = 2"), "0");
    both.publishes(2);
    both.opens(3, "0");
    both.gets(3);
}

#[test]
fn a_hub_that_was_emptied_in_mid_day_is_filled_again_and_the_day_goes_on() {
    let mut both = Both::new();
    both.plays_the_first();
    both.publishes(1);
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    let card = |both: &Both| {
        let text = both.conductor.shell().session().unwrap().hub_card().unwrap().unwrap();
        let Card::Conductor(card) = Card::read(&text).unwrap() else { panic!("the conductor's") };
        card
    };
    let before = card(&both);
    let listen = both.loses_the_hub();
    both.database = database();
    told(&both.database, &["init"]);
    both.hub = Service::again(&both.database, &listen);
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.hall.ask(UserCommand::Go(Place::Venues));
    both.until("neither is known there", |conductor, hall| {
        conductor.sees("Ο κόμβος δεν γνωρίζει πια αυτόν τον κωδικό συντονιστή")
            && hall.sees("Ο κόμβος δεν γνωρίζει πια αυτή την κάρτα")
    });
    both.hall.see("Κόμβος: αρνήθηκε");
    both.hall.see("Νέα προσπάθεια σε");
    assert!(!both.hall.sees("Κωδικός συντονιστή"));

    // Whoever runs the hub gives another token; the keys of the halls are on the card as before.
    both.conductor.type_into("Κωδικός συντονιστή", "123");
    both.conductor.press("Χρήση αυτού του κωδικού");
    both.conductor.see("Αυτός δεν είναι κωδικός συντονιστή");
    assert_eq!(card(&both), before);
    let token = conductor(&both.database, "Ομοσπονδία");
    both.conductor.ask(UserCommand::Type(Typed::Token.into(), token.clone()));
    both.conductor.press("Χρήση αυτού του κωδικού");
    let access = HubAccess { token: Token::read(&token).unwrap(), ..before.access.clone() };
    assert_eq!(card(&both), ConductorCard { access, ..before });
    // The hall comes again by itself.
    let url = both.database.clone();
    both.until("all is there again", |conductor, hall| {
        let rows = [conductor, hall].map(|it| it.shell().session().unwrap().record().log().len());
        let there = ask(&url, "SELECT count(*) FROM events");
        is_sent(hall) && is_sent(conductor) && there == (rows[0] + rows[1]).to_string()
    });
    assert_eq!(ask(&both.database, "SELECT count(*) FROM openings"), "0");
    both.opens(2, "0");
    both.gets(2);
    play(&mut both.hall, 2);
    both.publishes(2);
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    let rows = "SELECT kind, count(*), max(seq), max(branch) FROM events JOIN competitions USING (competition) \
                GROUP BY kind ORDER BY kind";
    let [master, hall] = [&both.conductor, &both.hall]
        .map(|console| console.shell().session().unwrap().record().log().len());
    let expected = format!("master|{master}|{master}|1\nvenue|{hall}|{hall}|1");
    assert_eq!(ask(&both.database, rows), expected);
}

#[test]
fn a_round_that_was_told_can_be_noted_after_later_ones_were_drawn() {
    let mut both = Both::new();
    both.plays_the_first();
    both.publishes(1);
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    let listen = both.loses_the_hub();
    both.opens(2, "0");
    both.until("the letters are drawn all the same", |conductor, _| {
        happened(conductor, |it| is_drawn(it, round(2)))
    });
    let second = both.release(2);
    is_told(&mut both.hall, &second, &[]);
    play(&mut both.hall, 2);
    let hub = Service::again(&both.database, &listen);
    comes_back(&mut both, hub);
    both.until("all is sent", |conductor, hall| is_sent(hall) && is_sent(conductor));
    both.publishes(2);
    both.opens(3, "0");
    both.until("round 3 is drawn", |conductor, _| happened(conductor, |it| is_drawn(it, round(3))));
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.conductor.press("1 Βόλος");
    let offered = |conductor: &Console| {
        [1, 2, 3].map(|number| conductor.sees(&format!("Γύρος {number} τηλεφωνικά")))
    };
    assert_eq!(offered(&both.conductor), [false, true, true]);
    both.conductor.press("Γύρος 2 τηλεφωνικά");
    both.conductor.see(&phone::told(second.nonce));
    both.conductor.ask(UserCommand::Confirm);
    assert!(happened(&both.conductor, |it| matches!(
        it,
        Event::Own(A::Joint(J::LettersTold { venue, round: of }))
            if (*venue, *of) == (VenueNo::FIRST, round(2))
    )));
    assert_eq!(offered(&both.conductor), [false, false, true]);
    both.gets(3);
}

/// A hall that heard nothing of the words is told a round, these letters or others, plays it, and hears of the tags then.
fn told_before_the_tags(both: &mut Both, release: impl Fn(Release) -> Release) {
    both.hall.ask(UserCommand::Ask(OfHall::Pass.into()));
    both.hall.ask(UserCommand::Confirm);
    both.until("the hub knows that it passes", |conductor, _| {
        conductor.shell().desk.own.anagram.words.venues.contains_key(&VenueNo::FIRST)
    });
    let file = both.file.clone();
    both.hall.close_competition();
    both.asks_words();
    step(&mut both.conductor);
    both.conductor.key(Key::Enter);
    assert!(happened(&both.conductor, |it| matches!(
        it,
        Event::Own(A::Joint(J::LettersSealed { .. }))
    )));
    both.opens(1, "0");
    all_is_sent(&mut both.conductor);
    let listen = both.loses_the_hub();

    assert!(both.hall.shell_mut().open_competition(&file, Access::Write));
    "Ε. Φόρου".clone_into(&mut both.hall.shell_mut().desk.person.name);
    both.hall.ask(UserCommand::Cancel);
    both.until("the hall has no hub", |_, hall| is_away(hall));
    assert!(hall(&both.hall).draw.seals.is_none(), "and heard nothing");
    let given = release(both.release(1));
    is_told(&mut both.hall, &given, &["καταγράφονται ανέλεγκτα"]);
    assert_eq!(stage(&both.hall, 1), &Stage::Drawn);
    both.hall.see("ανέλεγκτα ακόμη");
    play(&mut both.hall, 1);
    keys(&mut both.hall, 1, 1, &[]);
    let hub = Service::again(&both.database, &listen);
    comes_back(both, hub);
    both.until("the tags are in the hall", |_, it| hall(it).draw.tags.is_some());
    both.until("all is sent", |_, hall| is_level(hall));
    both.hall.ask(UserCommand::Go(Place::Rounds));
    both.hall.ask(UserCommand::LookAtRound(RoundNo::FIRST));
}

#[test]
fn letters_told_before_the_tags_came_are_marked_until_these_confirm_them() {
    let mut both = Both::new();
    told_before_the_tags(&mut both, |release| release);
    assert!(!both.hall.sees("ανέλεγκτα ακόμη"));
    assert!(!both.hall.sees("δεν είναι τα γράμματα που σφραγίστηκαν"));
    let told = &both.conductor.shell().desk.own.conductor.halls.venues;
    assert!(told[&VenueNo::FIRST].other_letters.is_empty());
}

#[test]
fn other_letters_that_were_told_before_the_tags_came_are_found_when_they_come() {
    let mut both = Both::new();
    told_before_the_tags(&mut both, |mut release| {
        release.letters.rotate_left(1);
        release
    });
    both.hall.see("δεν είναι τα γράμματα που σφραγίστηκαν: πείτε το στον συντονιστή");
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.until("whoever conducts sees it", |conductor, _| conductor.sees("✗ άλλα γράμματα"));
    let told = &both.conductor.shell().desk.own.conductor.halls.venues[&VenueNo::FIRST];
    assert_eq!((&told.other_letters[..], told.counts), (&[RoundNo::FIRST][..], false));
}

#[test]
fn while_it_runs_a_hubs_clock_is_steady_whatever_the_systems_does() {
    let folder = tempfile::tempdir().unwrap();
    let ahead = folder.path().join("ahead");
    let url = database();
    told(&url, &["init"]);
    let jumps = |seconds: i64| fs::write(&ahead, seconds.to_string()).unwrap();
    let off_ms = |hub: &Service| {
        let told = hub.send("GET /v1/time", "", "", b"").json()["now_ms"].as_i64().unwrap();
        (told - now_ms()).abs()
    };
    jumps(0);
    let hub = Service::at_another_time(&url, "127.0.0.1:0", &ahead);
    for seconds in [0, 7200, -7200] {
        jumps(seconds);
        assert!(off_ms(&hub) < 60_000, "{seconds}");
    }
    let listen = hub.listen.clone();
    hub.kill();
    let hub = Service::at_another_time(&url, &listen, &ahead);
    assert!(off_ms(&hub) > 3_600_000, "another run has another");
}

/// The moments for which whoever conducts opened a round, in order.
pub fn moments(conductor: &Console, of: u8) -> Vec<i64> {
    let log = conductor.shell().session().unwrap().record().log();
    let opened = log.iter().filter_map(|it| match it.event {
        Event::Own(A::Joint(J::RoundOpened { round: number, at_ms })) if number == round(of) => {
            Some(at_ms)
        }
        _ => None,
    });
    opened.collect()
}

#[test]
fn a_hub_that_comes_back_with_another_clock_is_noticed_and_the_start_moved() {
    let mut both = Both::new();
    both.words();
    both.opens(1, "20");
    both.until("the common start is told", |_, hall| hall.sees("Ο γύρος 1 αρχίζει στις"));
    all_is_sent(&mut both.conductor);
    let listen = both.loses_the_hub();
    let ahead = both.folder.path().join("ahead");
    fs::write(&ahead, "3600").unwrap();
    both.hub = Service::at_another_time(&both.database, &listen, &ahead);
    both.until("whoever conducts is told", |conductor, _| {
        conductor.sees("Το ρολόι του κόμβου πήγε μπροστά κατά")
    });
    both.until("it is asked", |conductor, _| conductor.sees("Με το νέο ρολόι"));
    // By the new clock the moment is long over: nothing is drawn before somebody said what to do.
    for _ in 0..20 {
        both.conductor.settle();
    }
    let first = written(&both.release(1));
    assert!(!happened(&both.conductor, |it| is_drawn(it, round(1))));
    both.conductor.key(Key::Enter);
    let [before, after] = moments(&both.conductor, 1)[..] else { panic!("it was moved once") };
    assert!((3_599_000..=3_601_000).contains(&(after - before)), "{}", after - before);
    both.until("the hall has the new one", |_, hall| {
        let link = hall.shell().desk.own.anagram.link.as_ref();
        link.is_some_and(|link| link.opened.get(&round(1)) == Some(&after))
    });
    both.until("and goes by the new clock", |_, hall| {
        hall.sees("Ο γύρος 1 αρχίζει στις") && !hall.sees("Άνοιγμα γύρου 1")
    });
    assert!(!happened(&both.conductor, |it| is_drawn(it, round(1))));
    assert!(!in_files(both.folder.path(), &first));

    // Its clock is put right: the offer is passed over, and the start that stands is an hour later.
    let listen = both.loses_the_hub();
    both.hub = Service::again(&both.database, &listen);
    both.until("whoever conducts is told again", |conductor, _| {
        conductor.sees("Το ρολόι του κόμβου πήγε πίσω κατά")
    });
    let asks = |conductor: &Console| {
        matches!(
            &conductor.shell().desk.question,
            Some((Question::Own(OwnQuestion::Conduct(Q::MoveStart(..))), _))
        )
    };
    both.until("it is asked", |conductor, _| asks(conductor));
    both.conductor.key(Key::Escape);
    both.conductor.settle();
    assert!(!asks(&both.conductor));
    assert_eq!(moments(&both.conductor, 1).len(), 2);
    both.opens(1, "0");
    both.gets(1);
}

pub fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(since.as_millis()).unwrap()
}

#[test]
fn machines_whose_clocks_are_wrong_by_hours_begin_by_the_hubs() {
    const HOUR_MS: i64 = 3_600_000;
    let mut both = Both::with_wrong_clock(-7 * HOUR_MS);
    both.words();
    let began_ms = now_ms();
    both.opens(1, "0");
    both.gets(1);
    let ended_ms = now_ms();
    let wall_ms = |console: &Console| console.shell().session().unwrap().now().wall_ms;
    let wrong = [&both.conductor, &both.hall].map(|it| (wall_ms(it) - now_ms()).abs() > HOUR_MS);
    assert_eq!(wrong, [true, true], "neither knows what time it is");
    // The moment and the opening are of the hub's clock.
    let within = |at_ms: i64| (began_ms - 2000..=ended_ms + 2000).contains(&at_ms);
    let moments = moments(&both.conductor, 1);
    assert!(within(moments[0]), "{moments:?} {began_ms}");
    let first = ask(&both.database, "SELECT first_ms FROM openings WHERE round = 1");
    assert!(within(first.parse().unwrap()), "{first}");
    // Their own times are shown as they were, and nothing else.
    let told = both.hall.shell().session().unwrap().record().log().last().unwrap().at.wall_ms;
    assert!((told - ended_ms).abs() > HOUR_MS);
    // A start ahead is waited for as long as it says.
    play(&mut both.hall, 1);
    both.publishes(1);
    both.opens(2, "20");
    both.until("the common start is told", |_, hall| hall.sees("Ο γύρος 2 αρχίζει στις"));
    both.conductor.ask(UserCommand::Go(Place::Venues));
    both.conductor.see("Ο γύρος 2 ανοίγει σε");
    both.hall.ask(UserCommand::Go(Place::Rounds));
    both.hall.space();
    assert_eq!(stage(&both.hall, 2), &Stage::ToCome);
}
