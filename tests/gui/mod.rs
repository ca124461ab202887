//! The console in a test: driven by its labels and keys, with a clock that the test moves.
#![allow(dead_code, reason = "each test program uses its own part of this")]

pub mod keyboard;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::Receiver;

use eforos::app::awake::Awake;
use eforos::app::press::Viewer;
use eforos::app::shell::{Network, Outside, Shell};
use eforos::app::sound::{Speaker, Tone};
use eforos::commands::{Entry, Pinned, Place, Question, Stretch, UserCommand};
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::FormatName;
use eforos::domain::formats::anagram::Contest;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::event::Event as Own;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::WordLanguage;
use eforos::domain::person;
use eforos::language::Language;
use eforos::session::time::Reading;
use eforos::views::desk::ClubRules;
use eforos::views::formats::AnyHall;
use eforos::views::formats::anagram::hall::Hall;
use eforos::views::theme;
use egui::accesskit::Role;
use egui::{DroppedFile, Key, Modifiers};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

/// A player's number.
pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).expect("from 1")
}

/// A round's number.
pub fn round(number: u8) -> RoundNo {
    RoundNo::new(number).expect("from 1")
}

/// Words that stand one after another.
pub fn of(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// A console with its own time, dice and loudspeaker.
pub struct Console {
    pub harness: Harness<'static, Shell>,
    time: Arc<AtomicI64>,
    tones: Receiver<Tone>,
}

/// The world outside of a shell: a clock, a seed, a loudspeaker.
pub fn outside(time: &Arc<AtomicI64>) -> (Outside, Receiver<Tone>) {
    let (speaker, tones) = Speaker::recorded();
    let clock = Arc::clone(time);
    let outside = Outside {
        time: Arc::new(move || {
            let real_ms = clock.load(Ordering::Relaxed);
            Reading { wall_ms: 1_795_000_000_000 + real_ms, real_ms }
        }),
        chance: Box::new(|| Some(Seed::from_bytes([7; 32]))),
        speaker,
        awake: Awake::pretended(Arc::default()),
        sounds: None,
        station: "test".to_owned(),
        recent: None,
        settings: None,
        documents: None,
        copies: None,
        // A desktop without a file dialog answers at once.
        chooser: Arc::new(|_| Vec::new()),
        viewer: Arc::new(|_: &Path| Ok(())),
        templates: None,
        // What is called so is one.
        far: |path| path.to_string_lossy().contains("network"),
        network: Network { addresses: Vec::new, keys: None, ports: (0, 0) },
    };
    (outside, tones)
}

#[derive(Debug)]
struct Dropped(PathBuf);

impl DroppedFile for Dropped {
    fn path(&self) -> &Path {
        &self.0
    }

    fn bytes(&self) -> Result<Vec<u8>, String> {
        std::fs::read(&self.0).map_err(|why| why.to_string())
    }
}

/// What is painted of each text, and within what.
fn inks(shape: &egui::Shape, clip: egui::Rect, found: &mut Vec<(egui::Rect, egui::Rect)>) {
    match shape {
        egui::Shape::Vec(shapes) => shapes.iter().for_each(|shape| inks(shape, clip, found)),
        egui::Shape::Text(text) => {
            found.push((text.galley.mesh_bounds.translate(text.pos.to_vec2()), clip));
        }
        _ => {}
    }
}

/// As a window paints: once, and again for as long as the program asks for it at once; while a time runs that has no end.
pub fn settle<State>(harness: &mut Harness<'_, State>) {
    for _ in 0..3 {
        harness.step();
        let delay = harness.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
        if !delay.is_zero() {
            break;
        }
    }
}

impl Console {
    pub fn new() -> Self {
        Self::in_a_world(|outside| outside)
    }

    /// The same in another world.
    pub fn in_a_world(change: impl FnOnce(Outside) -> Outside) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let (outside, tones) = outside(&time);
        Self { harness: harness(Shell::new(None, Language::Greek, change(outside))), time, tones }
    }

    /// The same with the form of a new competition.
    pub fn with_the_form() -> Self {
        let mut console = Self::new();
        console.press("Νέος αγώνας");
        console
    }

    /// The same with a viewer that the test watches.
    pub fn with_viewer(viewer: Viewer) -> Self {
        Self::in_a_world(|outside| Outside { viewer, ..outside })
    }

    /// The same with a file dialog in which this is chosen.
    pub fn choosing(path: &Path) -> Self {
        let path = path.to_owned();
        Self::in_a_world(|outside| Outside {
            chooser: Arc::new(move |_| vec![path.clone()]),
            ..outside
        })
    }

    pub fn shell(&self) -> &Shell {
        self.harness.state()
    }

    pub fn contest(&self) -> &Contest {
        self.shell().session().expect("a competition is open").record().contest()
    }

    /// Opens a competition of so many that is played by itself so far, and closes what it says of that.
    pub fn rehearse(&mut self, folder: &Path, players: u16, stretch: Stretch) {
        self.shell_mut().desk.documents = Some(folder.to_owned());
        self.ask(UserCommand::Type(Entry::RehearsalPlayers, players.to_string()));
        self.ask(UserCommand::Rehearse(stretch));
        self.ask(UserCommand::Cancel);
    }

    /// A competition of three players, in Rounds; the hall has called no word.
    pub fn in_rounds(path: &Path) -> Self {
        let mut console = Self::before_the_hall_word(path);
        console.ask(UserCommand::SetHallWord);
        console.ask(UserCommand::Confirm);
        assert_eq!(console.contest().common.hall_word.as_deref(), Some(""));
        console
    }

    /// The same on a machine that keeps copies in a folder, and competitions in another.
    pub fn keeping(path: &Path, copies: &Path) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let (mut outside, tones) = outside(&time);
        outside.copies = Some(copies.to_path_buf());
        outside.documents = path.parent().map(Path::to_path_buf);
        let shell = Shell::new(None, Language::Greek, outside);
        let mut console = Self { harness: harness(shell), time, tones };
        console.begin(path);
        console.ask(UserCommand::SetHallWord);
        console.ask(UserCommand::Confirm);
        console
    }

    /// A console on a machine that remembers in this list what was open; nothing is open yet.
    pub fn remembering(list: &Path) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let (outside, tones) = outside(&time);
        let outside = Outside { recent: Some(list.to_path_buf()), ..outside };
        Self { harness: harness(Shell::new(None, Language::Greek, outside)), time, tones }
    }

    /// The same by a club's own rules.
    pub fn by_rules(path: &Path, text: &str) -> Self {
        let mut console = Self::new();
        let rules = ClubRules {
            id: "own".to_owned(),
            format: FormatName::Anagram,
            words: WordLanguage::Greek,
            text: text.to_owned(),
        };
        console.shell_mut().desk.rules = Some(rules);
        console.begin(path);
        console.ask(UserCommand::SetHallWord);
        console.ask(UserCommand::Confirm);
        console
    }

    /// The same before the hall is asked for its word.
    pub fn before_the_hall_word(path: &Path) -> Self {
        let mut console = Self::new();
        console.begin(path);
        console
    }

    /// Makes a competition of three players there.
    pub fn begin(&mut self, path: &Path) {
        let type_text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
        for command in [
            type_text(Entry::NewFile, &path.display().to_string()),
            type_text(Entry::Title, "Κοινή δοκιμή"),
            type_text(Entry::Date, "2026-11-21"),
            type_text(Entry::Referee, "Ε. Φόρου"),
            UserCommand::CreateCompetition,
            type_text(Entry::Players, "Άννα Αλεξίου; Καβάλα\nΒασίλης Βλάχος\nΓωγώ Γεωργίου; Δράμα"),
            UserCommand::AddPlayers,
            UserCommand::Go(Place::Rounds),
        ] {
            self.harness.state_mut().ask(command);
        }
        self.settle();
        assert_eq!(self.contest().common.players.len(), 3);
    }

    pub fn shell_mut(&mut self) -> &mut Shell {
        self.harness.state_mut()
    }

    pub fn ask(&mut self, command: UserCommand) {
        self.harness.state_mut().ask(command);
        self.settle();
    }

    /// A round that was played on paper, with these letters; the referee sits down for it.
    pub fn record(&mut self, number: u8, letters: &str) {
        let person = self.shell().desk.person.clone();
        self.shell_mut().desk.person.role = person::Role::Referee;
        self.ask(UserCommand::Ask(Question::Record(round(number))));
        self.ask(UserCommand::Type(Entry::Letters, letters.to_owned()));
        self.ask(UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()));
        self.ask(UserCommand::Confirm);
        assert!(self.shell().desk.question.is_none(), "{:?}", self.shell().desk.question);
        self.shell_mut().desk.person = person;
    }

    pub fn close(&mut self) {
        self.harness.state_mut().close();
    }

    /// Yes, when closing asks because a time runs.
    fn yes_although_a_time_runs(&mut self) -> bool {
        let asks = matches!(self.shell().desk.question, Some((Question::Close(_), _)));
        if asks {
            self.ask(UserCommand::Confirm);
        }
        asks
    }

    /// Closes the competition, also while a time runs.
    pub fn close_competition(&mut self) {
        self.ask(UserCommand::CloseCompetition);
        self.yes_although_a_time_runs();
    }

    /// The window is asked to close, also while a time runs.
    pub fn may_end(&mut self) -> bool {
        self.shell_mut().may_end()
            || (self.yes_although_a_time_runs() && self.shell_mut().may_end())
    }

    /// The program dies: what is on the desk is gone.
    pub fn drop_session(&mut self) {
        let (outside, tones) = outside(&self.time);
        *self.harness.state_mut() = Shell::new(None, Language::Greek, outside);
        self.tones = tones;
    }

    /// Time passes while no program runs.
    pub fn pass_ms(&self, ms: i64) {
        self.time.fetch_add(ms, Ordering::Relaxed);
    }

    /// What the projector's window paints of the present scene.
    pub fn projector_shows(&self, text: &str) {
        let shown = self.shell().hall().lock().expect("not poisoned").clone();
        let given = shown.expect("a competition is open");
        let (hall, clock) = &*given;
        for size in [egui::vec2(1280.0, 720.0), egui::vec2(800.0, 1000.0)] {
            let (hall, now) = (hall.clone(), clock.now());
            let harness = Harness::builder()
                .with_size(size)
                .with_context_setup(theme::install)
                .build_ui(move |ui| hall.show(ui, now));
            let found = harness.query_all_by_label_contains(text).next().is_some();
            assert!(found, "the hall does not see {text:?}");
        }
    }

    /// What the hall's window is given.
    pub fn hall(&self) -> Hall {
        let given = self.shell().hall().lock().expect("not poisoned").clone();
        match given.as_deref() {
            Some((AnyHall::Anagram(hall), _)) => (**hall).clone(),
            _ => panic!("no competition of rounds is open"),
        }
    }

    /// Frames until what was asked is seen.
    pub fn settle(&mut self) {
        settle(&mut self.harness);
    }

    /// One frame, for whoever waits for something from elsewhere and settles then.
    pub fn frame(&mut self) {
        self.harness.step();
    }

    /// Lets time pass, in steps such as the ticker's.
    pub fn wait_ms(&mut self, ms: i64) {
        for _ in 0..ms / 1000 {
            self.time.fetch_add(1000, Ordering::Relaxed);
            self.harness.state_mut().tick();
        }
        self.time.fetch_add(ms % 1000, Ordering::Relaxed);
        self.settle();
    }

    /// The tones since the last look.
    pub fn tones(&self) -> Vec<String> {
        self.tones.try_iter().map(|tone| format!("{tone:?}")).collect()
    }

    pub fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    pub fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.settle();
    }

    pub fn shift(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::SHIFT, key);
        self.settle();
    }

    /// The break, although sheets may be missing.
    pub fn start_break(&mut self) {
        self.ask(UserCommand::StartBreak);
        if self.shell().desk.question.is_some() {
            self.key(Key::Enter);
        }
        assert!(self.contest().game.pause.is_some());
    }

    /// Space as a keyboard sends it: the key and its text; well after the step before, longer after the end of a time and
    /// after the sheets.
    pub fn space(&mut self) {
        let log = self.shell().session().map(|session| session.record().log());
        let last = log.and_then(|log| log.last()).map(|recorded| &recorded.event);
        let wait_ms = match last {
            Some(Event::Own(Own::RoundEnded { .. } | Own::RoundStopped { .. })) => 10_100,
            Some(Event::Own(Own::SheetsCollected { .. })) => 2_100,
            _ => 800,
        };
        self.time.fetch_add(wait_ms, Ordering::Relaxed);
        let key = egui::Event::Key {
            key: Key::Space,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let text = egui::Event::Text(" ".to_owned());
        self.harness.input_mut().events.extend([key, text]);
        self.harness.step();
        self.harness.key_up(Key::Space);
        self.settle();
    }

    /// Space right after the step before, and held for a long time.
    pub fn held_space(&mut self) {
        for _ in 0..4 {
            self.harness.key_down(Key::Space);
            self.settle();
            self.time.fetch_add(800, Ordering::Relaxed);
        }
        self.harness.key_up(Key::Space);
        self.settle();
    }

    /// Types into whatever has the keyboard.
    pub fn text(&mut self, text: &str) {
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.settle();
    }

    /// Text and a key that come in one frame, as they do when frames are slow.
    pub fn in_one_frame(&mut self, text: &str, key: Key) {
        let key = egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        self.harness.input_mut().events.extend([egui::Event::Text(text.to_owned()), key]);
        self.settle();
    }

    /// Ticks until the file dialog has answered.
    pub fn until_chosen(&mut self) {
        while self.shell().is_choosing() {
            self.shell_mut().tick();
            std::thread::yield_now();
        }
        self.settle();
    }

    /// Ticks until the pages in Print are those of what is wished.
    pub fn until_laid_out(&mut self) {
        loop {
            self.shell_mut().tick();
            let press = &self.shell().desk.press;
            if press.laying.is_none() && !press.stale {
                break;
            }
            std::thread::yield_now();
        }
        self.settle();
    }

    pub fn go(&mut self, key: Key, place: Place) {
        self.ctrl(key);
        assert_eq!(self.shell().desk.place, place);
    }

    /// Shows the hall this, whether or not it plays with what it sees.
    pub fn pin(&mut self, pinned: Pinned) {
        self.ask(UserCommand::Pin(pinned.clone()));
        let asked = [Question::ShowInstead(pinned.clone()), Question::ShowBeforeCalls(pinned)];
        if self.shell().desk.question.as_ref().is_some_and(|(open, _)| asked.contains(open)) {
            self.ask(UserCommand::Confirm);
        }
    }

    pub fn press(&mut self, label: &str) {
        self.harness.get_by_role_and_label(Role::Button, label).click_accesskit();
        self.settle();
    }

    /// Opens a menu and presses what stands in it.
    /// Presses the first of those with this label.
    pub fn press_first(&mut self, label: &str) {
        self.harness.get_all_by_label(label).next().expect(label).click();
        self.settle();
    }

    pub fn press_in(&mut self, menu: &str, label: &str) {
        self.press(menu);
        self.press(label);
    }

    /// Types a text into an empty field.
    pub fn type_into(&mut self, label: &str, text: &str) {
        self.focus(label);
        self.harness.event(egui::Event::Text(text.to_owned()));
        self.settle();
    }

    fn focus(&mut self, label: &str) {
        let is_field = |role| matches!(role, Role::TextInput | Role::MultilineTextInput);
        let mut found = self.harness.get_all_by_label(label);
        found.find(|node| is_field(node.accesskit_node().role())).expect("a field").focus();
        drop(found);
        self.harness.run_steps(1);
    }

    /// Types the words of a field as a keyboard does, Enter between them.
    pub fn type_words(&mut self, field: Field, words: &[String]) {
        let label = format!("{} γραμμάτων", field.length());
        self.focus(&label);
        for word in words {
            self.harness.event(egui::Event::Text(word.clone()));
            self.harness.key_press(Key::Enter);
        }
        self.settle();
    }

    /// A text that must be seen.
    pub fn see(&self, text: &str) {
        let found = self.harness.query_all_by_label_contains(text).next().is_some();
        assert!(found, "{text:?} is not seen; seen are {:#?}", self.texts());
    }

    /// Whether a text is seen.
    pub fn sees(&self, text: &str) -> bool {
        self.harness.query_all_by_label_contains(text).next().is_some()
    }

    /// The window under the console.
    /// These files or folders are dropped on the window.
    pub fn drops(&mut self, paths: &[PathBuf]) {
        let dropped = paths.iter().map(|path| Arc::new(Dropped(path.clone())) as _);
        self.harness.input_mut().dropped_files.extend(dropped);
        self.settle();
    }

    pub fn window(&mut self) -> &mut Harness<'static, Shell> {
        &mut self.harness
    }

    /// Whether something of this name lies whole in the window.
    pub fn is_in_sight(&self, label: &str) -> bool {
        let window = self.harness.ctx.content_rect();
        let mut texts = Vec::new();
        for it in &self.harness.output().shapes {
            inks(&it.shape, it.clip_rect, &mut texts);
        }
        // What is painted of it is not cut by what it scrolls in.
        let whole = |rect: egui::Rect| {
            let mut within = texts.iter().filter(|(ink, _)| rect.contains(ink.center())).peekable();
            within.peek().is_none()
                || within.any(|(ink, clip)| clip.expand(1.0).contains_rect(*ink))
        };
        let mut named = self.harness.query_all_by_label(label).map(|node| node.rect());
        named.any(|rect| window.contains_rect(rect) && whole(rect))
    }

    /// Where the first thing is whose name begins so.
    pub fn place_of(&self, label: &str) -> egui::Rect {
        let named = |node: &egui_kittest::Node<'_>| {
            let node = node.accesskit_node();
            let name = if node.role() == Role::Label { node.value() } else { node.label() };
            name.is_some_and(|name| name.starts_with(label))
        };
        let found = self.harness.root().children_recursive().find(named);
        found.unwrap_or_else(|| panic!("{label:?} is not there")).rect()
    }

    /// Every text of the console in reading order.
    pub fn texts(&self) -> Vec<String> {
        texts_of(&self.harness)
    }

    /// Rank, name, total and tie-break columns of each row of the standings, as painted.
    pub fn table_of_standings(&self) -> Vec<Vec<String>> {
        let texts = self.texts();
        let names: Vec<String> =
            self.contest().common.players.values().map(|player| player.name.clone()).collect();
        let rows = texts.iter().enumerate().filter(|(place, text)| {
            names.contains(text)
                && texts
                    .get(place + 2)
                    .is_some_and(|total| total.parse::<i32>().is_ok() || total.starts_with('−'))
        });
        rows.map(|(place, name)| {
            let rank = texts[..place].iter().rev().find(|text| text.parse::<u32>().is_ok());
            let mut row = vec![rank.expect("a rank").clone(), name.clone()];
            // After the total comes what is awaited of the last round, or how far it is behind the first, where it is.
            let total = texts[place + 2].clone();
            let beside = |text: &String| text.starts_with(['−', '+', '?']);
            let rest = place + 3 + usize::from(beside(&texts[place + 3]));
            row.extend([total].into_iter().chain(texts[rest..rest + 6].iter().cloned()));
            row
        })
        .collect()
    }
}

/// Every text of a window in reading order.
pub fn texts_of(harness: &Harness<'_, Shell>) -> Vec<String> {
    let nodes = harness.root().children_recursive();
    nodes
        .filter_map(|node| {
            let node = node.accesskit_node();
            match node.role() {
                Role::Label => node.value(),
                _ => node.label(),
            }
        })
        .collect()
}

/// A harness around a shell, ticking as the program does.
pub fn harness(shell: Shell) -> Harness<'static, Shell> {
    Harness::builder()
        .with_size(egui::vec2(1280.0, 800.0))
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, shell: &mut Shell| {
                shell.tick();
                shell.console(ui);
            },
            shell,
        )
}
