//! The alerts: each is heard and seen once, whatever is on screen; what the machine's sleep, another
//! system clock or a lost device do to them. Time is the test's.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod gui;

use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use eforos::app::awake::Awake;
use eforos::app::shell::{Outside, Shell};
use eforos::app::sound::{Alarm, Speaker, Tone};
use eforos::commands::formats::duplicate::Command as Own;
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::clock::Phase;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event as AnagramEvent, PausedTiles};
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::ids::RoundNo;
use eforos::language::Language;
use eforos::lexicon::{Labels, import};
use eforos::print::Templates;
use eforos::print::formats::anagram::final_sheet::{FinalSheet, final_sheet};
use eforos::session::time::{Reading, TimeSource};
use eforos::storage::Access;
use eforos::views::Sight;
use eforos::views::desk::Light;
use eforos::views::formats::AnyHall;
use eforos::views::formats::anagram::hall::{RoundScene, Scene};
use tracing::Level;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::prelude::*;

/// A shell, its two clocks, its tones.
struct Table {
    shell: Shell,
    real: Arc<AtomicI64>,
    wall: Arc<AtomicI64>,
    refused: Arc<AtomicBool>,
    tones: Receiver<Tone>,
}

impl Table {
    fn new(path: &Path) -> Self {
        Self::with(path, |_, recorded| recorded)
    }

    /// With a loudspeaker of the test's choice, made of the clocks or the recorded one.
    fn with(path: &Path, speaker: impl FnOnce(TimeSource, Speaker) -> Speaker) -> Self {
        let real = Arc::new(AtomicI64::new(5_000));
        let wall = Arc::new(AtomicI64::new(1_795_000_000_000));
        let refused = Arc::new(AtomicBool::new(false));
        let (outside, tones) = gui::outside(&real);
        let clocks = (Arc::clone(&real), Arc::clone(&wall));
        let time: TimeSource = Arc::new(move || Reading {
            real_ms: clocks.0.load(Ordering::Relaxed),
            wall_ms: clocks.1.load(Ordering::Relaxed),
        });
        let outside = Outside {
            speaker: speaker(Arc::clone(&time), outside.speaker),
            time,
            awake: Awake::pretended(Arc::clone(&refused)),
            ..outside
        };
        let shell = Shell::new(None, Language::Greek, outside);
        let mut table = Self { shell, real, wall, refused, tones };
        for (entry, text) in [
            (Entry::NewFile, path.to_str().unwrap()),
            (Entry::Title, "Δοκιμή"),
            (Entry::Date, "2026-11-21"),
            (Entry::Referee, "Ε. Φόρου"),
        ] {
            table.ask(UserCommand::Type(entry, text.to_owned()));
        }
        table.ask(UserCommand::CreateCompetition);
        table.ask(UserCommand::Type(Entry::Players, "Άννα\nΒασίλης".to_owned()));
        table.ask(UserCommand::AddPlayers);
        assert!(table.shell.session().is_some(), "{:?}", table.shell.desk.notices);
        table
    }

    fn ask(&mut self, command: UserCommand) {
        self.shell.ask(command);
    }

    /// Time as it passes while the machine is awake, ticking as the program does.
    fn wait_ms(&mut self, ms: i64) {
        for _ in 0..ms / 200 {
            self.jump_ms(200);
            self.shell.tick();
        }
    }

    /// Time that passes without a tick: the machine sleeps.
    fn jump_ms(&mut self, ms: i64) {
        self.real.fetch_add(ms, Ordering::Relaxed);
        self.wall.fetch_add(ms, Ordering::Relaxed);
    }

    fn start(&mut self) {
        self.ask(UserCommand::Go(Place::Rounds));
        // The hall calls no word.
        self.ask(UserCommand::SetHallWord);
        self.ask(UserCommand::Confirm);
        self.step();
        self.wait_ms(8_000);
        self.step();
        assert!(self.left_ms() > 0, "{:?}", self.shell.desk.notices);
    }

    fn step(&mut self) {
        self.jump_ms(1_000);
        self.ask(UserCommand::NextStep);
        assert!(self.shell.desk.notices.is_empty(), "{:?}", self.shell.desk.notices);
    }

    fn left_ms(&self) -> i64 {
        let session = self.shell.session().unwrap();
        let anagram = &session.record().contest().game;
        let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
        time.map_or(0, |time| time.remaining_ms(session.now()))
    }

    fn tones(&self) -> Vec<Tone> {
        self.tones.try_iter().collect()
    }

    /// The phase that the hall sees.
    fn phase(&self) -> Option<Phase> {
        let hall = self.shell.hall();
        let hall = hall.lock().unwrap();
        let Some((AnyHall::Anagram(hall), clock)) = hall.as_deref() else { return None };
        match &hall.scene {
            Scene::Round(RoundScene::Countdown { time, alerts_ms, .. })
            | Scene::Break { time, alerts_ms, .. } => {
                Some(Phase::at(time.remaining_ms(clock.now()), alerts_ms))
            }
            Scene::Round(RoundScene::Collecting { .. }) => Some(Phase::Over),
            _ => None,
        }
    }

    /// What is recorded of the alerts.
    fn recorded(&self) -> Vec<(i64, AlertOutcome)> {
        let log = self.shell.session().unwrap().record().log();
        let alerts = log.iter().filter_map(|recorded| match &recorded.event {
            Event::Own(
                AnagramEvent::AlertReached { alert_ms, outcome, .. }
                | AnagramEvent::BreakAlertReached { alert_ms, outcome, .. },
            ) => Some((*alert_ms, *outcome)),
            _ => None,
        });
        alerts.collect()
    }
}

fn table(name: &str) -> (tempfile::TempDir, Table) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(format!("{name}.eforos"));
    let table = Table::new(&path);
    (folder, table)
}

#[test]
fn each_is_heard_and_seen_once_whatever_is_on_screen() {
    let (_folder, mut table) = table("a");
    table.start();
    table.wait_ms(299_800);
    assert_eq!((table.tones(), table.phase()), (vec![], Some(Phase::Calm)));
    // A question is open, another place is on screen, a list is being read.
    table.ask(UserCommand::Ask(Question::Message));
    table.wait_ms(400);
    assert_eq!((table.tones(), table.phase()), (vec![Tone::Minute], Some(Phase::First)));
    table.ask(UserCommand::Cancel);
    table.ask(UserCommand::Go(Place::History));
    table.wait_ms(40_000);
    assert_eq!((table.tones(), table.phase()), (vec![Tone::Last], Some(Phase::Last)));
    let list = tempfile::NamedTempFile::new().unwrap();
    table.ask(UserCommand::Type(Entry::ListPath, list.path().display().to_string()));
    table.ask(UserCommand::ImportList);
    table.wait_ms(20_000);
    assert_eq!((table.tones(), table.phase()), (vec![Tone::End], Some(Phase::Over)));
    table.wait_ms(30_000);
    assert_eq!(table.tones(), []);
    let given = [(60_000, AlertOutcome::Given), (20_000, AlertOutcome::Given)];
    assert_eq!(table.recorded(), given);
}

#[test]
fn a_pause_moves_them_and_stopping_is_no_end_of_time() {
    let (_folder, mut table) = table("a");
    table.start();
    table.wait_ms(299_000);
    let reason = |table: &mut Table, question| {
        table.ask(UserCommand::Ask(question));
        table.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
        table.ask(UserCommand::Confirm);
    };
    reason(&mut table, Question::Pause(PausedTiles::Hidden));
    table.wait_ms(120_000);
    assert_eq!(table.tones(), []);
    table.step();
    table.wait_ms(1_200);
    assert_eq!(table.tones(), [Tone::Minute]);
    reason(&mut table, Question::Stop);
    table.wait_ms(60_000);
    assert_eq!(table.tones(), []);
}

#[test]
fn a_break_has_its_own() {
    let (_folder, mut table) = table("a");
    for number in 1..=5 {
        let round = RoundNo::new(number).unwrap();
        table.ask(UserCommand::Ask(Question::GiveUp(round)));
        table.ask(UserCommand::Type(Entry::Reason, "δοκιμή".to_owned()));
        table.ask(UserCommand::Confirm);
    }
    table.ask(UserCommand::StartBreak);
    table.wait_ms(240_200);
    assert_eq!((table.tones(), table.phase()), (vec![Tone::Minute], Some(Phase::First)));
    table.wait_ms(60_000);
    assert_eq!(table.tones(), [Tone::End]);
    assert_eq!(table.recorded(), [(60_000, AlertOutcome::Given)]);
}

#[test]
fn the_machines_sleep_is_counted_and_what_it_covered_is_not_heard() {
    let (_folder, mut table) = table("a");
    table.start();
    table.wait_ms(290_000);
    // The lid is closed for 40 seconds: over the minute, not over the last seconds.
    table.jump_ms(40_000);
    table.wait_ms(200);
    assert_eq!(table.left_ms(), 29_800);
    assert_eq!(table.tones(), []);
    assert_eq!(table.recorded(), [(60_000, AlertOutcome::Missed)]);
    table.wait_ms(10_000);
    assert_eq!(table.tones(), [Tone::Last]);
    // Closed over the end: the end is told all the same.
    table.jump_ms(600_000);
    table.wait_ms(200);
    assert_eq!(table.tones(), [Tone::End]);
}

#[test]
fn a_changed_system_clock_moves_nothing() {
    let (_folder, mut table) = table("a");
    table.start();
    table.wait_ms(100_000);
    for hours in [-5, 26] {
        table.wall.fetch_add(hours * 3_600_000, Ordering::Relaxed);
        table.wait_ms(10_000);
    }
    assert_eq!(table.left_ms(), 240_000);
    assert_eq!(table.tones(), []);
    table.wait_ms(180_200);
    assert_eq!(table.tones(), [Tone::Minute]);
    let log = table.shell.session().unwrap().record().log();
    let pairs = log.iter().zip(log.iter().skip(1));
    assert!(pairs.clone().all(|(a, b)| a.at.elapsed_ms <= b.at.elapsed_ms));
    assert!(pairs.clone().any(|(a, b)| b.at.wall_ms - a.at.wall_ms > 3_600_000), "it is recorded");
}

#[test]
fn a_device_that_is_lost_is_seen_and_comes_back() {
    let (_folder, mut table) = table("a");
    assert_eq!(table.shell.desk.lights.sound, Light::Well);
    table.start();
    table.shell.speaker().pretend(false);
    table.wait_ms(200);
    assert_eq!(table.shell.desk.lights.sound, Light::Failed);
    table.wait_ms(300_000);
    assert_eq!(table.phase(), Some(Phase::First), "it is seen all the same");
    table.shell.speaker().pretend(true);
    table.wait_ms(200);
    assert_eq!(table.shell.desk.lights.sound, Light::Well);
}

#[test]
fn a_machine_that_may_fall_asleep_is_told_while_a_competition_runs() {
    let (_folder, mut table) = table("a");
    table.wait_ms(200);
    assert_eq!(table.shell.desk.lights.awake, Light::Well);
    table.refused.store(true, Ordering::Relaxed);
    table.wait_ms(200);
    assert_eq!(table.shell.desk.lights.awake, Light::Failed);
    table.ask(UserCommand::CloseCompetition);
    table.wait_ms(200);
    assert_eq!(table.shell.desk.lights.awake, Light::Well, "nothing has to stay awake");
}

#[test]
fn a_sound_check_is_heard_only_while_no_time_runs() {
    let (_folder, mut table) = table("a");
    let met = |table: &Table| {
        let situation = Sight::of(table.shell.session().unwrap(), &table.shell.desk).situation();
        eforos::commands::spec(&UserCommand::CheckSound).when.is_met(&situation)
    };
    assert!(met(&table));
    table.ask(UserCommand::CheckSound);
    assert_eq!(table.tones(), Tone::ALL);
    table.start();
    assert!(!met(&table), "the hall would take it for an alert");
    table.ask(UserCommand::Quieter);
    table.ask(UserCommand::Quieter);
    assert_eq!(table.shell.desk.settings.volume_percent, 80);
    for _ in 0..20 {
        table.ask(UserCommand::Quieter);
    }
    assert_eq!(table.shell.desk.settings.volume_percent, 10, "silence is what mute is for");
}

/// A duplicate game whose first letters are typed.
fn game(path: &Path) -> (Shell<Duplicate>, Arc<AtomicI64>, Receiver<Tone>) {
    let real = Arc::new(AtomicI64::new(5_000));
    let (outside, tones) = gui::outside(&real);
    let mut shell = Shell::new(None, Language::Romanian, outside);
    let typed = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
    for command in [
        typed(Entry::NewFile, path.to_str().unwrap()),
        typed(Entry::Title, "Cupa de toamnă"),
        typed(Entry::Date, "2026-11-21"),
        typed(Entry::Referee, "Maria Pop"),
        UserCommand::CreateCompetition,
        typed(Entry::Players, "Ana\nDan"),
        UserCommand::AddPlayers,
        UserCommand::Go(Place::Game),
        typed(Entry::Letters, "aaceist"),
        UserCommand::TypeLetters,
    ] {
        shell.ask(command);
    }
    assert!(shell.desk.notices.is_empty(), "{:?}", shell.desk.notices);
    (shell, real, tones)
}

/// In how many milliseconds each tick falls due, and each alert.
fn armed(shell: &Shell<Duplicate>, real: &AtomicI64) -> (Vec<i64>, Vec<i64>) {
    let now = real.load(Ordering::Relaxed);
    let armed = shell.speaker().armed();
    let (ticks, alerts): (Vec<Alarm>, Vec<Alarm>) =
        armed.into_iter().partition(|alarm| alarm.tone == Tone::Letter);
    let due = |alarms: Vec<Alarm>| alarms.into_iter().map(|alarm| alarm.due_ms - now).collect();
    (due(ticks), due(alerts))
}

#[test]
fn each_announced_letter_ticks_unless_that_is_silenced() {
    let folder = tempfile::tempdir().unwrap();
    let (mut shell, real, tones) = game(&folder.path().join("a.eforos"));
    let pass = |ms| real.fetch_add(ms, Ordering::Relaxed);
    assert_eq!(armed(&shell, &real), (vec![], vec![]), "no letter was shown");
    pass(1_000);
    shell.ask(UserCommand::NextStep);
    // Seven letters, one in 2.5 s, then all once more, each in 0.7 s.
    let first = [0, 2_500, 5_000, 7_500, 10_000, 12_500, 15_000];
    let again = [17_500, 18_200, 18_900, 19_600, 20_300, 21_000, 21_700];
    let all: Vec<i64> = first.into_iter().chain(again).collect();
    assert_eq!(armed(&shell, &real), (all.clone(), vec![]));

    // Held, nothing ticks by itself; a letter that a hand lets come does, and so does one that it repeats.
    pass(3_000);
    shell.ask(Own::HoldAnnouncing.into());
    assert_eq!(armed(&shell, &real), (vec![], vec![]));
    assert_eq!(tones.try_iter().count(), 0);
    shell.ask(Own::NextLetter.into());
    shell.ask(Own::SameLetter.into());
    assert_eq!(tones.try_iter().collect::<Vec<_>>(), [Tone::Letter, Tone::Letter]);
    // It goes on with the third letter.
    shell.ask(Own::HoldAnnouncing.into());
    let rest: Vec<i64> = all[2..].iter().map(|at| at - 5_000).collect();
    assert_eq!(armed(&shell, &real), (rest, vec![]));

    // Silenced, the alerts of the time are heard all the same.
    shell.ask(Own::ToggleTicks.into());
    assert_eq!(armed(&shell, &real), (vec![], vec![]));
    shell.ask(Own::HoldAnnouncing.into());
    shell.ask(Own::NextLetter.into());
    assert_eq!(tones.try_iter().count(), 0);
    shell.ask(Own::ToggleTicks.into());
    shell.ask(Own::EndAnnouncing.into());
    assert_eq!(armed(&shell, &real), (vec![], vec![]), "all is announced");
    pass(1_000);
    shell.ask(UserCommand::NextStep);
    let (ticks, alerts) = armed(&shell, &real);
    assert_eq!((ticks, alerts.as_slice()), (vec![], &[150_000, 180_000][..]));
}

#[test]
fn no_letter_ticks_once_the_time_runs_or_the_program_was_restarted() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let (mut shell, real, _tones) = game(&path);
    real.fetch_add(1_000, Ordering::Relaxed);
    shell.ask(UserCommand::NextStep);
    assert_eq!(armed(&shell, &real).0.len(), 14);
    shell.ask(UserCommand::CloseCompetition);
    assert_eq!(armed(&shell, &real), (vec![], vec![]));
    assert!(shell.open_competition(&path, Access::Write), "{:?}", shell.desk.notices);
    assert_eq!(armed(&shell, &real), (vec![], vec![]), "the hall saw them all before");
}

/// The log, handed on as it is written.
struct Told(Sender<String>);

impl std::io::Write for Told {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        // Nobody reads any more once the test is over.
        let _ = self.0.send(String::from_utf8_lossy(bytes).into_owned());
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn they_are_played_while_the_shell_is_inside_a_long_call() {
    let (told, log) = channel();
    let lines = tracing_subscriber::fmt::layer().with_ansi(false);
    let lines = lines.with_writer(move || Told(told.clone()));
    let alerts = Targets::new().with_target("eforos::alerts", Level::INFO);
    tracing_subscriber::registry().with(lines.with_filter(alerts)).init();
    // How long at most the test waits for what never comes; what comes is not timed.
    let played = || loop {
        let line = log.recv_timeout(Duration::from_mins(1)).expect("an alert is played");
        if line.contains("played") {
            return Tone::ALL.into_iter().find(|tone| line.contains(&format!("tone={tone:?}")));
        }
    };
    let folder = tempfile::tempdir().unwrap();
    // The thread of the program itself, as it plays on whatever device there is, or none.
    let mut table =
        Table::with(&folder.path().join("a.eforos"), |time, _| Speaker::open(time, None));
    table.shell.speaker().begin();
    table.start();
    let left = table.left_ms();
    let Table { shell, real, .. } = table;
    // Nobody ticks the shell and nobody can: the deadlines were told beforehand.
    let shell = Mutex::new(shell);
    let busy = shell.lock().unwrap();
    // Its documents are made.
    real.fetch_add(left - 60_000, Ordering::Relaxed);
    let session = busy.session().unwrap();
    let standings = Sight::of(session, &busy.desk).standings(RoundNo::FIRST);
    let contest = session.record().contest();
    let sheet = FinalSheet::of((contest, &Board::default()), &standings, None, |_| {
        chrono::NaiveDateTime::default()
    });
    assert!(
        !final_sheet(&sheet, Language::Greek, &Templates::embedded()).to_pdf().bytes.is_empty()
    );
    assert_eq!(played(), Some(Tone::Minute));
    // A list is read.
    let free = std::fs::read_to_string("lexicon/el_free_2_8.txt").unwrap();
    real.fetch_add(40_000, Ordering::Relaxed);
    let mut within = None;
    let read = import(free.as_bytes(), &Labels::default(), &mut |_| {
        within = within.or_else(&played);
        ControlFlow::Continue(())
    });
    assert!(read.is_ok());
    assert_eq!(within, Some(Tone::Last), "played before the list was read");
    real.fetch_add(20_000, Ordering::Relaxed);
    assert_eq!(played(), Some(Tone::End));
    assert!(shell.try_lock().is_err(), "the shell was never free");
}
