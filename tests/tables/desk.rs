//! A competition at the console in a test: driven by the keys of a keyboard, with a clock that the test moves.

use std::path::{Path, PathBuf};
use std::process::Command as Process;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::Receiver;

use eforos::app::shell::Shell;
use eforos::app::sound::Tone;
use eforos::commands::{Entry, Pinned, Place, UserCommand};
use eforos::domain::formats::classic::Contest;
use eforos::domain::formats::classic::state::{Classic, Outcome};
use eforos::domain::ids::{PlayerId, RoundNo, TableNo};
use eforos::language::Language;
use eforos::screens::formats::classic::TableScene;
use eforos::screens::hall::Scene;
use eforos::storage::Access;
use eforos::views::formats::AnyHall;
use eforos::views::keys::{Keyboard, Waiting};
use eforos::views::theme;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::keyboard::{events, strokes};
use crate::gui::{outside, settle};

pub fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

pub fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

pub struct Desk {
    pub harness: Harness<'static, Shell<Classic>>,
    pub path: PathBuf,
    pub time: Arc<AtomicI64>,
    tones: Receiver<Tone>,
    folder: tempfile::TempDir,
}

impl Desk {
    /// A competition by the rules of this place among the program's own, with these players, a line each.
    pub fn laid(language: Language, rules: usize, players: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("day.eforos");
        let time = Arc::new(AtomicI64::new(5_000));
        let (outside, tones) = outside(&time);
        let mut shell = Shell::new(Some(language), language, outside);
        let type_text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
        for command in [
            UserCommand::ChooseRules(rules),
            type_text(Entry::NewFile, &path.display().to_string()),
            type_text(Entry::Title, "Jornada 4"),
            type_text(Entry::Date, "2026-10-17"),
            type_text(Entry::Referee, "Pau Serra"),
            UserCommand::CreateCompetition,
            type_text(Entry::Players, players),
            UserCommand::AddPlayers,
        ] {
            shell.ask(command);
        }
        assert!(shell.session().is_some(), "{:?}", shell.desk.notices);
        Self::at(shell, path, (time, tones), folder)
    }

    /// The program is killed, nothing is closed, and what it had acknowledged is opened so many milliseconds later.
    pub fn killed(self, after_ms: i64) -> Self {
        let Self { harness, path, time, folder, .. } = self;
        let language = harness.state().desk.language;
        let copy = path.with_file_name(format!("{}.eforos", time.load(Ordering::Relaxed)));
        for of in ["", "-wal"] {
            let with = |path: &Path| PathBuf::from(format!("{}{of}", path.display()));
            if with(&path).exists() {
                std::fs::copy(with(&path), with(&copy)).unwrap();
            }
        }
        drop(harness);
        time.fetch_add(after_ms, Ordering::Relaxed);
        let (outside, tones) = outside(&time);
        let mut shell = Shell::new(Some(language), language, outside);
        assert!(shell.open_competition(&copy, Access::Write), "{:?}", shell.desk.notices);
        Self::at(shell, copy, (time, tones), folder)
    }

    fn at(
        shell: Shell<Classic>,
        path: PathBuf,
        (time, tones): (Arc<AtomicI64>, Receiver<Tone>),
        folder: tempfile::TempDir,
    ) -> Self {
        let harness = Harness::builder()
            .with_size(vec2(1280.0, 720.0))
            .with_context_setup(theme::install)
            .build_ui_state(
                |ui, shell: &mut Shell<Classic>| {
                    shell.tick();
                    shell.console(ui);
                },
                shell,
            );
        let mut desk = Self { harness, path, time, tones, folder };
        desk.settle();
        desk
    }

    pub fn shell(&self) -> &Shell<Classic> {
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

    pub fn type_into(&mut self, entry: impl Into<Entry>, text: &str) {
        self.ask(UserCommand::Type(entry.into(), text.to_owned()));
    }

    pub fn wait_ms(&mut self, ms: i64) {
        let stride = if ms > 20_000 { 10_000 } else { 1_000 };
        for _ in 0..ms / stride {
            self.time.fetch_add(stride, Ordering::Relaxed);
            self.harness.state_mut().tick();
        }
        self.time.fetch_add(ms % stride, Ordering::Relaxed);
        self.harness.state_mut().tick();
        self.settle();
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
        let strokes = strokes(line);
        let mut strokes = strokes.as_slice();
        let mut waiting = Waiting::default();
        while !(strokes.is_empty() && waiting.is_empty()) {
            let (now, later) = strokes.split_at(in_a_frame.min(strokes.len()));
            strokes = later;
            let new = now.iter().copied().flat_map(events).collect();
            waiting.painted(Keyboard::of(&self.harness.ctx));
            let events = waiting.frame(new);
            self.harness.input_mut().events.extend(events);
            self.harness.step();
        }
        self.settle();
    }

    /// Types this and presses Enter.
    pub fn line(&mut self, text: &str) {
        self.keys(text);
        self.key(Key::Enter);
    }

    /// Space, well after the step before.
    pub fn space(&mut self) {
        self.time.fetch_add(800, Ordering::Relaxed);
        self.harness.key_down(Key::Space);
        self.harness.event(egui::Event::Text(" ".to_owned()));
        self.harness.key_up(Key::Space);
        self.settle();
    }

    pub fn click(&mut self, label: &str) {
        let found = self.harness.query_all_by_label(label).next();
        assert!(found.is_some(), "{label:?} is not seen; seen are {:#?}", self.texts());
        found.unwrap().click();
        self.settle();
    }

    /// What was heard since it was last asked.
    pub fn heard(&self) -> Vec<Tone> {
        self.tones.try_iter().collect()
    }

    /// Presses the last of those that have this label.
    pub fn click_last(&mut self, label: &str) {
        let found = self.harness.query_all_by_label(label).last();
        assert!(found.is_some(), "{label:?} is not seen; seen are {:#?}", self.texts());
        found.unwrap().click();
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

    pub fn sees(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    pub fn see(&self, text: &str) {
        assert!(self.sees(text), "{text:?} is not seen; seen are {:#?}", self.texts());
    }

    pub fn place(&self) -> Place {
        self.shell().desk.place
    }

    /// What the hall sees of a round.
    pub fn hall(&self) -> Option<TableScene> {
        match self.shell().hall().lock().unwrap().as_deref() {
            Some((AnyHall::Classic(hall), _)) => match &hall.scene {
                Scene::Round(scene) => Some(scene.clone()),
                _ => None,
            },
            _ => panic!("no competition of classic games is open"),
        }
    }

    /// All that the hall sees.
    pub fn told_to_the_hall(&self) -> String {
        match self.shell().hall().lock().unwrap().as_deref() {
            Some((AnyHall::Classic(hall), _)) => format!("{:?}", hall.scene),
            _ => panic!("no competition of classic games is open"),
        }
    }

    pub fn pinned(&self) -> &Pinned {
        &self.shell().desk.pinned
    }

    /// Who sits at a table.
    pub fn seats(&self, of: u8, at: u16) -> Vec<PlayerId> {
        self.contest().game.table_at(round(of), table(at)).unwrap().seats.clone()
    }

    pub fn outcome(&self, of: u8, at: u16) -> Outcome {
        self.contest().game.table_at(round(of), table(at)).unwrap().outcome.clone()
    }

    pub fn tables(&self, of: u8) -> u16 {
        let tables = self.contest().game.round(round(of)).map_or(0, |round| round.tables.len());
        u16::try_from(tables).unwrap()
    }

    pub fn events(&self) -> usize {
        self.shell().session().unwrap().record().log().len()
    }

    /// What the program says of the file in another process.
    pub fn eforos(&self, args: &[&str]) -> String {
        let out = Process::new(env!("CARGO_BIN_EXE_eforos"))
            .args(&args[..1])
            .arg(&self.path)
            .args(&args[1..])
            .output()
            .unwrap();
        let said = String::from_utf8(out.stdout).unwrap();
        let wrong = String::from_utf8_lossy(&out.stderr);
        assert!(out.status.success(), "{args:?}: {said} {wrong}");
        said
    }

    /// Closes the competition, so that another process reads all of it.
    pub fn close(&mut self) {
        self.ask(UserCommand::CloseCompetition);
        assert!(self.shell().session().is_none(), "{:?}", self.shell().desk.question);
    }
}
