//! What two write at the same time: two programs on two copies of one hall's file, and a hall beside whoever conducts.

use std::fs;

use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::RoundNo;
use eforos::venues::LinkState;
use egui::Key;

use crate::cluster::ask;
use crate::forked_window::{listed, opens, told};
use crate::gui::{Console, round};
use crate::hall::{goes_on, play, stage, until};
use crate::outages::is_sent;
use crate::two_windows::{Both, keys};

fn state(console: &Console) -> Option<LinkState> {
    console.shell().desk.own.anagram.state()
}

fn is_level(console: &Console) -> bool {
    state(console) == Some(LinkState::Level)
}

fn log(console: &Console) -> u64 {
    console.shell().session().unwrap().record().log().len() as u64
}

#[test]
fn two_windows_on_two_copies_part_and_the_chosen_one_goes_on() {
    let mut both = Both::new();
    both.plays_the_first();
    let letters = both.letters(1);
    both.until("level", |_, hall| is_level(hall));
    let (file, copy) = (both.file.clone(), both.folder.path().join("hall copy.eforos"));
    both.hall.close_competition();
    fs::copy(&file, &copy).unwrap();
    opens(&mut both.hall, &file);
    let mut other = Console::new();
    opens(&mut other, &copy);
    both.until("level again", |_, hall| is_level(hall));
    until(&mut other, "level, too", is_level);
    let common = log(&other);

    // The same sheet is keyed in both.
    both.conductor.ask(UserCommand::Go(Place::Venues));
    keys(&mut both.hall, 1, 1, &[(Field::Three, &listed(&letters))]);
    let events = log(&both.hall);
    both.until("the conductor hears of it", |conductor, _| {
        told(conductor).and_then(|told| told.head).is_some_and(|head| head.seq == events)
    });
    keys(&mut other, 1, 1, &[]);
    until(&mut other, "it is told that they part", |other| {
        state(other) == Some(LinkState::Contested(common + 1))
    });
    assert!(is_level(&both.hall), "the first one is in force");
    both.until("the conductor hears of both", |conductor, _| {
        told(conductor).is_some_and(|told| !told.contested.is_empty())
    });
    both.conductor.see("✗ δύο ιστορικά");

    // The second is chosen, and both go on.
    let branch = told(&both.conductor).unwrap().contested[0].clone();
    assert_eq!((branch.at, branch.head.seq), (common + 1, log(&other)));
    both.conductor.press("1 Βόλος");
    both.conductor.press(&format!("Να ισχύσει το άλλο ({} γεγονότα)", branch.head.seq));
    both.until("the hub has told what changes", |conductor, _| {
        conductor.sees("Στον πίνακα μετά τον γύρο 1")
    });
    both.conductor.ask(UserCommand::Confirm);
    both.until("it is taken", |conductor, _| {
        told(conductor)
            .is_some_and(|told| told.head == Some(branch.head) && told.contested.is_empty())
    });
    keys(&mut other, 1, 2, &[]);
    until(&mut other, "the chosen one is level", is_level);
    keys(&mut both.hall, 1, 2, &[]);
    both.until("the other is told that it is not in force", |_, hall| {
        let link = hall.shell().desk.own.anagram.link.as_ref();
        matches!(state(hall), Some(LinkState::Contested(_)))
            && link.is_some_and(|link| link.sent == Some(log(hall)))
    });
    let events = log(&other);
    both.until("the conductor goes on with the chosen one", |conductor, _| {
        told(conductor).and_then(|told| told.head).is_some_and(|head| head.seq == events)
    });
    // Nothing of either is thrown away.
    let rows =
        "SELECT count(*) FROM events JOIN competitions USING (competition) WHERE kind = 'venue'";
    assert_eq!(ask(&both.database, rows), (log(&both.hall) + log(&other) - common).to_string());
    assert_eq!(ask(&both.database, "SELECT max(branch) FROM branches"), "2");
}

fn gives_up(console: &mut Console, number: u8) {
    console.ask(UserCommand::Ask(Question::GiveUp(round(number))));
    console.text("διακοπή ρεύματος");
    console.key(Key::Enter);
    assert_eq!(stage(console, number), &Stage::GivenUp, "{:?}", console.texts());
}

/// The break's alerts and its end, as the file has them.
fn of_the_break(console: &Console) -> usize {
    let log = console.shell().session().unwrap().record().log();
    let is_it = |event: &Event| {
        matches!(event, Event::Own(A::BreakAlertReached { .. } | A::BreakEnded { .. }))
    };
    log.iter().filter(|it| is_it(&it.event)).count()
}

pub fn adds(console: &mut Console, name: &str) {
    console.ask(UserCommand::Type(Entry::Players, name.to_owned()));
    console.ask(UserCommand::AddPlayers);
}

#[test]
fn a_copy_that_is_only_opened_during_a_break_stays_a_copy() {
    let mut both = Both::new();
    both.words();
    for number in 1..=5 {
        gives_up(&mut both.hall, number);
    }
    both.hall.ask(UserCommand::StartBreak);
    assert!(both.hall.contest().game.pause.is_some());
    both.until("all is sent", |_, hall| is_sent(hall));
    let (file, copy) = (both.file.clone(), both.folder.path().join("hall copy.eforos"));
    both.hall.close_competition();
    fs::copy(&file, &copy).unwrap();
    opens(&mut both.hall, &file);
    adds(&mut both.hall, "Γωγώ Γεωργίου");
    both.until("all is sent", |_, hall| is_sent(hall));

    // The copy is looked at beside it. The break ends in both; whoever sits in the hall did something since it was opened.
    let mut other = Console::new();
    opens(&mut other, &copy);
    until(&mut other, "it is taken back", |other| log(other) == log(&both.hall));
    until(&mut other, "level", is_level);
    let before = log(&other);
    other.wait_ms(10 * 60_000);
    both.hall.wait_ms(10 * 60_000);
    assert_eq!((of_the_break(&both.hall), of_the_break(&other)), (2, 0));
    assert!(both.hall.contest().game.pause.is_none());
    both.until("all is sent", |_, hall| is_sent(hall));
    for _ in 0..20 {
        goes_on(&mut other);
    }
    assert_eq!((log(&other), state(&other)), (before, Some(LinkState::Level)));
    let forks = "SELECT count(*) FROM branches WHERE branch > 1";
    assert_eq!(ask(&both.database, forks), "0");

    // It is still an earlier copy, which takes back what it lacks, and whoever sits there goes on with it.
    both.hall.close_competition();
    other.close_competition();
    opens(&mut other, &copy);
    until(&mut other, "the end of the break is taken back", |other| of_the_break(other) == 2);
    adds(&mut other, "Δήμος Δήμου");
    until(&mut other, "all is sent", is_sent);
    assert_eq!(ask(&both.database, forks), "0");
}

#[test]
fn a_hall_that_is_opened_again_in_a_break_goes_on_with_the_first_key() {
    let mut both = Both::new();
    both.words();
    for number in 1..=5 {
        gives_up(&mut both.hall, number);
    }
    both.hall.ask(UserCommand::StartBreak);
    let file = both.file.clone();
    opens(&mut both.hall, &file);
    both.hall.wait_ms(10 * 60_000);
    assert_eq!(of_the_break(&both.hall), 0);
    assert_eq!(both.hall.tones(), ["Minute", "End"], "it is heard all the same");
    both.hall.ask(UserCommand::Go(Place::Rounds));
    both.hall.space();
    assert_eq!(of_the_break(&both.hall), 2);
    assert!(both.hall.shell().desk.question.is_none(), "nothing is asked");
    both.until("all is sent", |_, hall| is_sent(hall));
}

fn is_given_up(console: &Console, of: RoundNo) -> usize {
    let log = console.shell().session().unwrap().record().log();
    let is_it =
        |event: &Event| matches!(event, Event::Own(A::RoundGivenUp { round, .. }) if *round == of);
    log.iter().filter(|it| is_it(&it.event)).count()
}

#[test]
fn a_hall_gives_a_round_up_and_the_others_play_it() {
    let mut both = Both::new();
    both.words();
    both.opens(1, "0");
    both.gets(1);
    gives_up(&mut both.hall, 1);
    both.publishes(1);
    assert_ne!(stage(&both.conductor, 1), &Stage::GivenUp, "for that hall alone");
    let is_told = |conductor: &Console, number| {
        let rounds = told(conductor).map(|told| told.rounds.clone()).unwrap_or_default();
        rounds.get(&round(number)).is_some_and(|it| it.given_up)
    };
    assert!(is_told(&both.conductor, 1));

    // The next one is opened there as everywhere. It is given up there, and for all by whoever conducts: once.
    both.opens(2, "0");
    both.gets(2);
    gives_up(&mut both.hall, 2);
    gives_up(&mut both.conductor, 2);
    both.says("Ο γύρος 2 δεν μετρά");
    both.until("the hall has heard all", |_, hall| {
        hall.sees("Ο συντονιστής λέει: Ο γύρος 2 δεν μετρά")
    });
    both.until("level", |_, hall| is_level(hall));
    assert_eq!((is_given_up(&both.hall, round(2)), is_given_up(&both.conductor, round(2))), (1, 1));
    // Another one is given up for all before it comes: so it is in the hall.
    gives_up(&mut both.conductor, 3);
    both.until("it is so in the hall", |_, hall| stage(hall, 3) == &Stage::GivenUp);
    both.opens(4, "0");
    both.gets(4);
    play(&mut both.hall, 4);
    both.until("level", |_, hall| is_level(hall));
    assert_eq!(ask(&both.database, "SELECT max(branch) FROM branches"), "1");
}
