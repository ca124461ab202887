//! A game at the console in a test: driven by the keys of a keyboard, with a clock that the test moves.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use eforos::app::shell::Shell;
use eforos::commands::formats::duplicate::{Called, Entry as Own};
use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::formats::duplicate::Contest;
use eforos::domain::formats::duplicate::game::TurnNo;
use eforos::domain::formats::duplicate::slip::KeyedSlip;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::Stage;
use eforos::domain::ids::PlayerId;
use eforos::language::Language;
use eforos::screens::hall::Scene;
use eforos::storage::Access;
use eforos::views::formats::AnyHall;
use eforos::views::keys::{Keyboard, Waiting};
use eforos::views::{Sight, theme};
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::keyboard::{events, strokes};
use crate::gui::{outside, settle};

pub fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

/// Who plays unless a test says otherwise.
const FOUR: &str = "Ana; Argus\nDan\nEva\nIon; Bega";

pub struct Table {
    pub harness: Harness<'static, Shell<Duplicate>>,
    time: Arc<AtomicI64>,
}

impl Table {
    /// A game of four players, before its first letters.
    pub fn laid(path: &Path) -> Self {
        let table = Self::with(path, FOUR);
        assert_eq!(table.contest().common.players.len(), 4);
        table
    }

    /// A game of these players, a line each.
    pub fn with(path: &Path, players: &str) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let mut shell = shell(&time);
        let type_text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
        for command in [
            type_text(Entry::NewFile, &path.display().to_string()),
            type_text(Entry::Title, "Cupa de toamnă"),
            type_text(Entry::Date, "2026-11-21"),
            type_text(Entry::Referee, "Maria Pop"),
            UserCommand::CreateCompetition,
            type_text(Entry::Players, players),
            UserCommand::AddPlayers,
            UserCommand::Go(Place::Game),
        ] {
            shell.ask(command);
        }
        Self::at(shell, time)
    }

    /// A game whose form was filled in with players and without a referee: who sits at the desk is asked.
    pub fn of_nobody(path: &Path) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let mut shell = shell(&time);
        let type_text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
        for command in [
            UserCommand::SetUp,
            type_text(Entry::NewFile, &path.display().to_string()),
            type_text(Entry::Players, FOUR),
            UserCommand::CreateCompetition,
        ] {
            shell.ask(command);
        }
        Self::at(shell, time)
    }

    /// The file as it was left, opened again by the program started again.
    pub fn again(path: &Path, time: Arc<AtomicI64>) -> Self {
        let mut shell = shell(&time);
        assert!(shell.open_competition(path, Access::Write), "{:?}", shell.desk.notices);
        Self::at(shell, time)
    }

    fn at(shell: Shell<Duplicate>, time: Arc<AtomicI64>) -> Self {
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_context_setup(theme::install)
            .build_ui_state(
                |ui, shell: &mut Shell<Duplicate>| {
                    shell.tick();
                    shell.console(ui);
                },
                shell,
            );
        let mut table = Self { harness, time };
        table.settle();
        table
    }

    /// The program is killed: nothing is closed. What it had acknowledged lies in the file.
    pub fn killed(self, path: &Path, copy: &Path) -> Self {
        for of in ["", "-wal"] {
            let with = |path: &Path| std::path::PathBuf::from(format!("{}{of}", path.display()));
            if with(path).exists() {
                std::fs::copy(with(path), with(copy)).unwrap();
            }
        }
        let time = Arc::clone(&self.time);
        drop(self);
        time.fetch_add(2_000, Ordering::Relaxed);
        Self::again(copy, time)
    }

    pub fn shell(&self) -> &Shell<Duplicate> {
        self.harness.state()
    }

    pub fn contest(&self) -> &Contest {
        self.shell().session().unwrap().record().contest()
    }

    pub fn settle(&mut self) {
        settle(&mut self.harness);
    }

    pub fn ask(&mut self, command: impl Into<UserCommand>) {
        self.harness.state_mut().ask(command.into());
        self.settle();
    }

    pub fn wait_ms(&mut self, ms: i64) {
        // A tick a second where every second counts; a long time in strides.
        let stride = if ms > 20_000 { 10_000 } else { 1_000 };
        for _ in 0..ms / stride {
            self.time.fetch_add(stride, Ordering::Relaxed);
            self.harness.state_mut().tick();
        }
        self.time.fetch_add(ms % stride, Ordering::Relaxed);
        self.harness.state_mut().tick();
        self.settle();
    }

    /// What a thread does is awaited: until this is so.
    pub fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < Duration::from_mins(5), "it does not come");
            std::thread::yield_now();
            self.settle();
        }
    }

    /// A key that types nothing.
    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    pub fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.settle();
    }

    /// Signs as a keyboard sends them: the key and its text.
    pub fn keys(&mut self, text: &str) {
        for sign in text.chars() {
            let name = sign.to_ascii_uppercase().to_string();
            // A keyboard tells of a key and of its sign in one frame.
            let key = |pressed| {
                let key = Key::from_name(&name)?;
                let modifiers = Modifiers::NONE;
                let (physical_key, repeat) = (None, false);
                Some(egui::Event::Key { key, physical_key, pressed, repeat, modifiers })
            };
            let text = Some(egui::Event::Text(sign.to_string()));
            let events = [key(true), text, key(false)];
            self.harness.input_mut().events.extend(events.into_iter().flatten());
            self.harness.run_steps(1);
        }
        self.settle();
    }

    /// Keys as a window system sends them, so many of them in a frame, through the program's own split.
    pub fn burst(&mut self, line: &str, in_a_frame: usize) {
        self.burst_by(line, || in_a_frame);
    }

    /// The same, each frame with another number of them.
    pub fn burst_by(&mut self, line: &str, mut in_a_frame: impl FnMut() -> usize) {
        let strokes = strokes(line);
        let mut strokes = strokes.as_slice();
        let mut waiting = Waiting::default();
        while !(strokes.is_empty() && waiting.is_empty()) {
            let (now, later) = strokes.split_at(in_a_frame().min(strokes.len()));
            strokes = later;
            let new = now.iter().copied().flat_map(events).collect();
            waiting.painted(Keyboard::of(&self.harness.ctx));
            let events = waiting.frame(new);
            self.harness.input_mut().events.extend(events);
            self.harness.step();
        }
        self.settle();
    }

    /// What the hall is to be told by the next key.
    pub fn to_call(&self) -> Option<Called> {
        Sight::of(self.shell().session().unwrap(), &self.shell().desk).to_call()
    }

    /// Space, well after the step before.
    pub fn space(&mut self) {
        self.time.fetch_add(800, Ordering::Relaxed);
        self.keys_of_space();
    }

    fn keys_of_space(&mut self) {
        self.harness.key_down(Key::Space);
        self.harness.event(egui::Event::Text(" ".to_owned()));
        self.harness.key_up(Key::Space);
        self.settle();
    }

    pub fn texts(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter_map(|node| {
                let node = node.accesskit_node();
                node.value().or(node.label())
            })
            .collect()
    }

    pub fn see(&self, text: &str) {
        let found = self.harness.query_all_by_label_contains(text).next().is_some();
        assert!(found, "{text:?} is not seen; seen are {:#?}", self.texts());
    }

    pub fn place(&self) -> Place {
        self.shell().desk.place
    }

    pub fn hall(&self) -> Scene<Duplicate> {
        match self.shell().hall().lock().unwrap().as_deref() {
            Some((AnyHall::Duplicate(hall), _)) => hall.scene.clone(),
            _ => panic!("no game is open"),
        }
    }

    pub fn stage(&self, of: u8) -> Stage {
        self.contest().game.turn(turn(of)).unwrap().stage.clone()
    }

    /// The letters of a turn, announced, and its time.
    pub fn play(&mut self, of: u8, letters: &str) {
        self.keys(letters);
        self.key(Key::Enter);
        let drawn = self.contest().game.turn(turn(of)).map(|turn| turn.stage.clone());
        assert_eq!(drawn, Some(Stage::Drawn), "{letters}: {:#?}", self.texts());
        self.space();
        assert!(self.contest().game.turn(turn(of)).unwrap().is_shown());
        self.wait_ms(24_000);
        self.space();
        assert!(matches!(self.stage(of), Stage::Running(_)), "{:#?}", self.texts());
        self.wait_ms(181_000);
        assert_eq!(self.stage(of), Stage::Over);
        self.wait_ms(1_000);
        self.space();
        self.until(|table| table.shell().desk.own.duplicate.plays.contains_key(&turn(of)));
    }

    /// A slip by its table and points, then its play by position and word.
    pub fn slip(&mut self, table: &str, points: &str, position: &str, word: &str) {
        self.keys(table);
        self.key(Key::Enter);
        self.keys(points);
        for (entry, text) in [(Own::Position, position), (Own::Word, word)] {
            self.ask(UserCommand::Type(entry.into(), text.to_owned()));
        }
        self.ctrl(Key::Enter);
    }

    /// The slip that is keyed for a place.
    pub fn keyed(&self, of: u8, table: u32) -> &KeyedSlip {
        self.contest().game.slip_at(turn(of), player(table)).unwrap().1
    }

    /// Typed into what is asked for, and the answer.
    pub fn answer(&mut self, entry: Entry, text: &str) {
        self.ask(UserCommand::Type(entry, text.to_owned()));
        self.ask(UserCommand::Confirm);
    }

    /// How many events there are, those that were taken back too.
    pub fn events(&self) -> usize {
        self.shell().session().unwrap().record().log().len()
    }
}

fn shell(time: &Arc<AtomicI64>) -> Shell<Duplicate> {
    let (outside, _) = outside(time);
    Shell::new(None, Language::Romanian, outside)
}
