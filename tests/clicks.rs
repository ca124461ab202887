//! Keys, words and clicks at random on whatever is seen, over all places and questions: nothing panics,
//! what is seen is what the events alone give, and the file holds it.
//!
//! A short run is part of the tests; `make soak` sets `EFOROS_RANDOM`, the number of steps. The seed and
//! the last steps of a failure are printed; `EFOROS_SEED` begins with it.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod common;
mod gui;

use crate::common::files::verify;
use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use common::dice::Dice;
use eforos::app::shell::Shell;
use eforos::commands::{DrawMode, Entry, Place, UserCommand};
use eforos::domain::formats::anagram::Record;
use eforos::language::{Language, tr};
use eforos::storage::Access;
use eforos::views::theme;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::NodeT as _;
use egui_kittest::{Harness, Node};

/// Steps of the short run, and of a day.
const STEPS: usize = 600;
const A_DAY: usize = 5_000;
/// How many of the last steps are told.
const TOLD: usize = 30;

const KEYS: [Key; 22] = [
    Key::Space,
    Key::Space,
    Key::Enter,
    Key::Enter,
    Key::Escape,
    Key::Tab,
    Key::PageDown,
    Key::PageUp,
    Key::ArrowDown,
    Key::ArrowUp,
    Key::Backspace,
    Key::P,
    Key::S,
    Key::T,
    Key::L,
    Key::D,
    Key::E,
    Key::V,
    Key::X,
    Key::U,
    Key::Num2,
    Key::F1,
];
/// With Ctrl.
const CHORDS: [Key; 16] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::K,
    Key::J,
    Key::Z,
    Key::Enter,
    Key::E,
    Key::R,
    Key::F,
    Key::S,
    Key::P,
];
const TEXTS: [&str; 14] = [
    "λόγος",
    "ΚΑΡΟ ",
    "ΡΟΣ ΝΑΙ ",
    "Κ?Ρ ",
    "karo ",
    "3",
    "5-7",
    "00100100",
    "1:30",
    "ΚΑΡΟΤΣΕ",
    "Άννα; Καβάλα",
    "Ωμε\u{301}γα",
    "9999999999999",
    " ",
];
/// Dialogs of the system are no part of this.
const SYSTEM: [&str; 7] = [
    "commands-browse-new",
    "commands-browse-open",
    "commands-browse-list",
    "commands-browse-players",
    "commands-browse-rules",
    "commands-browse-sheets",
    "commands-browse-document",
];

struct Day {
    harness: Harness<'static, Shell>,
    time: Arc<AtomicI64>,
    dice: Dice,
    path: PathBuf,
    /// What must not be pressed.
    system: Vec<String>,
    /// The record as the events alone give it, and of which file.
    shadow: Option<(PathBuf, Record)>,
    /// How many events happened.
    events: usize,
    told: VecDeque<String>,
}

#[test]
fn keys_and_clicks_at_random_break_nothing() {
    let read = |name: &str| std::env::var(name).ok().map(|number| number.parse::<u64>().unwrap());
    let asked = read("EFOROS_RANDOM");
    let all = asked.map_or(STEPS, |steps| usize::try_from(steps).unwrap());
    let first = read("EFOROS_SEED").unwrap_or(1);
    let (mut done, mut clicks, mut events, mut seed) = (0, 0, 0, first);
    while done < all {
        let steps = A_DAY.min(all - done);
        let folder = tempfile::tempdir().unwrap();
        // What is typed as the name of a file lies here.
        std::env::set_current_dir(folder.path()).unwrap();
        let mut day = Day::new(folder.path(), seed);
        for step in 0..steps {
            let lived = panic::catch_unwind(AssertUnwindSafe(|| day.step(step)));
            assert!(lived.is_ok(), "EFOROS_SEED={seed}, step {step}: {:#?}", day.told);
            clicks += usize::from(lived.unwrap());
        }
        events += day.events;
        day.harness.state_mut().close();
        let verification = verify(&day.path).unwrap();
        assert_eq!(verification.first_failure(), None, "EFOROS_SEED={seed}");
        std::env::set_current_dir(env!("CARGO_MANIFEST_DIR")).unwrap();
        (done, seed) = (done + steps, seed + 1);
        if asked.is_some() {
            println!("{done} steps, {clicks} of them clicks, {events} events");
        }
    }
}

impl Day {
    fn new(folder: &Path, seed: u64) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let (mut outside, tones) = gui::outside(&time);
        // Nobody listens.
        drop(tones);
        outside.documents = Some(folder.to_path_buf());
        outside.copies = Some(folder.join("copies"));
        let path = folder.join("a.eforos");
        let mut shell = Shell::new(None, Language::Greek, outside);
        for command in [
            UserCommand::Type(Entry::NewFile, path.display().to_string()),
            UserCommand::Type(Entry::Title, "Τυχαία κλικ".to_owned()),
            UserCommand::CreateCompetition,
            UserCommand::Type(Entry::Players, "Άννα\nΒασίλης\nΓωγώ\nΔήμος\nΕιρήνη".to_owned()),
            UserCommand::AddPlayers,
            UserCommand::ChooseDraw(DrawMode::Digital),
            UserCommand::Go(Place::Rounds),
        ] {
            shell.ask(command);
        }
        let system = Language::ALL.iter().flat_map(|&language| SYSTEM.map(|key| tr(language, key)));
        let system = system.collect();
        let harness = gui::harness(shell);
        let (dice, told) = (Dice(seed), VecDeque::new());
        Self { harness, time, dice, path, system, shadow: None, events: 0, told }
    }

    fn tell(&mut self, what: String) {
        if self.told.len() == TOLD {
            self.told.pop_front();
        }
        self.told.push_back(what);
    }

    /// One step. Whether it was a click.
    fn step(&mut self, step: usize) -> bool {
        let ms = match self.dice.below(20) {
            0 => 10_000 + self.dice.below(190_000),
            1..=9 => 700 + self.dice.below(2_300),
            _ => self.dice.below(700),
        };
        self.time.fetch_add(i64::try_from(ms).unwrap(), Ordering::Relaxed);
        let lies = self.harness.state().session().map(|session| session.path().to_path_buf());
        if lies.as_ref() != Some(&self.path) && self.dice.below(40) == 0 {
            let path = self.path.clone();
            self.tell("opened again".to_owned());
            self.harness.state_mut().open_competition(&path, Access::Write);
        }
        let clicked = match self.dice.below(11) {
            10 => {
                // So that there is a day to be disturbed.
                self.tell("the next step".to_owned());
                let shell = self.harness.state_mut();
                shell.ask(UserCommand::ChooseDraw(DrawMode::Digital));
                shell.ask(UserCommand::Go(Place::Rounds));
                self.time.fetch_add(2_100, Ordering::Relaxed);
                self.harness.state_mut().ask(UserCommand::NextStep);
                false
            }
            0..=4 => self.click(),
            5 | 6 => {
                let text = *self.dice.of(&TEXTS);
                self.tell(format!("text {text:?}"));
                self.harness.event(egui::Event::Text(text.to_owned()));
                false
            }
            7 => {
                let key = *self.dice.of(&CHORDS);
                self.tell(format!("Ctrl {key:?}"));
                self.harness.key_press_modifiers(Modifiers::COMMAND, key);
                false
            }
            _ => {
                let key = *self.dice.of(&KEYS);
                self.tell(format!("{key:?}"));
                self.harness.key_down(key);
                if key == Key::Space {
                    self.harness.event(egui::Event::Text(" ".to_owned()));
                }
                self.harness.key_up(key);
                false
            }
        };
        self.harness.run_steps(1);
        self.replays();
        if step % 100 == 99 {
            self.hall_is_painted();
        }
        clicked
    }

    /// A click on anything that is seen and takes clicks.
    fn click(&mut self) -> bool {
        let window = self.harness.ctx.content_rect();
        let takes = |node: &Node<'_>| {
            let shown = node.accesskit_node();
            let role = matches!(
                shown.role(),
                Role::Button
                    | Role::CheckBox
                    | Role::RadioButton
                    | Role::Tab
                    | Role::Link
                    | Role::Cell
                    | Role::TextInput
                    | Role::MultilineTextInput
            );
            let name = shown.label().unwrap_or_default();
            role && window.contains(node.rect().center())
                && !self.system.iter().any(|system| name.starts_with(system.as_str()))
        };
        let nodes: Vec<Node<'_>> = self.harness.root().children_recursive().filter(takes).collect();
        if nodes.is_empty() {
            return false;
        }
        let node = &nodes[self.dice.below(nodes.len())];
        let name = format!("click {:?}", node.accesskit_node().label().unwrap_or_default());
        node.click();
        drop(nodes);
        self.tell(name);
        true
    }

    /// Live state = the events through their stored form, replayed.
    fn replays(&mut self) {
        let Some(session) = self.harness.state().session() else { return };
        let path = session.path().to_path_buf();
        let record = session.record();
        let known = self
            .shadow
            .take()
            .filter(|(of, shadow)| *of == path && shadow.log().len() <= record.log().len());
        let rules = || Record::new(Arc::clone(record.contest().game.rules()));
        let (_, mut shadow) = known.unwrap_or_else(|| (path.clone(), rules()));
        let new = &record.log()[shadow.log().len()..];
        self.events += new.len();
        if !new.is_empty() {
            let stored = new.iter().cloned().map(|mut recorded| {
                let text = serde_json::to_string(&recorded.event).unwrap();
                recorded.event = serde_json::from_str(&text).unwrap();
                recorded
            });
            shadow.take_in(stored.collect::<Vec<_>>());
            assert_eq!(shadow.contest(), record.contest(), "live state = replay");
        }
        self.shadow = Some((path, shadow));
    }

    fn hall_is_painted(&self) {
        let shown = self.harness.state().hall().lock().unwrap().clone();
        let Some(given) = shown else { return };
        let now = given.1.now();
        let mut harness = Harness::builder()
            .with_size(egui::vec2(1280.0, 720.0))
            .with_context_setup(theme::install)
            .build_ui(move |ui| given.0.show(ui, now));
        harness.run_steps(1);
    }
}
