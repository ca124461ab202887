//! A duplicate game played at the console by its keys: letters typed, announced, time, slips by table, points and a
//! digit, the top by its criteria, what the hall is told, sanctions, standings.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use eforos::app::shell::Shell;
use eforos::commands::formats::duplicate::{Criterion, Entry as Own, Mode};
use eforos::commands::{Entry, Pinned, Place, UserCommand};
use eforos::domain::formats::duplicate::Contest;
use eforos::domain::formats::duplicate::game::{Hand, TurnNo};
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::{Closing, Stage};
use eforos::domain::ids::PlayerId;
use eforos::language::Language;
use eforos::screens::formats::duplicate::hall::TurnScene;
use eforos::screens::hall::Scene;
use eforos::views::formats::AnyHall;
use eforos::views::theme;
use egui::{Key, Modifiers, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::gui::outside;

fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

struct Table {
    harness: Harness<'static, Shell<Duplicate>>,
    time: Arc<AtomicI64>,
}

impl Table {
    /// A game of four players, before its first letters.
    fn laid(path: &Path) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let (outside, _) = outside(&time);
        let mut shell = Shell::<Duplicate>::new(None, Language::Romanian, outside);
        let type_text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
        for command in [
            type_text(Entry::NewFile, &path.display().to_string()),
            type_text(Entry::Title, "Cupa de toamnă"),
            type_text(Entry::Date, "2026-11-21"),
            type_text(Entry::Referee, "Maria Pop"),
            UserCommand::CreateCompetition,
            type_text(Entry::Players, "Ana; Argus\nDan\nEva\nIon; Bega"),
            UserCommand::AddPlayers,
            UserCommand::Go(Place::Game),
        ] {
            shell.ask(command);
        }
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
        assert_eq!(table.contest().common.players.len(), 4);
        table
    }

    fn shell(&self) -> &Shell<Duplicate> {
        self.harness.state()
    }

    fn contest(&self) -> &Contest {
        self.shell().session().unwrap().record().contest()
    }

    fn settle(&mut self) {
        self.harness.run_steps(3);
    }

    fn ask(&mut self, command: impl Into<UserCommand>) {
        self.harness.state_mut().ask(command.into());
        self.settle();
    }

    fn wait_ms(&mut self, ms: i64) {
        for _ in 0..ms / 1000 {
            self.time.fetch_add(1000, Ordering::Relaxed);
            self.harness.state_mut().tick();
        }
        self.time.fetch_add(ms % 1000, Ordering::Relaxed);
        self.settle();
    }

    /// What a thread does is awaited: until this is so.
    fn until(&mut self, is_so: impl Fn(&Self) -> bool) {
        let begun = Instant::now();
        while !is_so(self) {
            assert!(begun.elapsed() < Duration::from_mins(1), "it does not come");
            std::thread::yield_now();
            self.settle();
        }
    }

    /// A key that types nothing.
    fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    fn ctrl(&mut self, key: Key) {
        self.harness.key_press_modifiers(Modifiers::COMMAND, key);
        self.settle();
    }

    /// Signs as a keyboard sends them: the key and its text.
    fn keys(&mut self, text: &str) {
        for sign in text.chars() {
            let name = sign.to_ascii_uppercase().to_string();
            if let Some(key) = Key::from_name(&name) {
                self.harness.key_down(key);
                self.harness.event(egui::Event::Text(sign.to_string()));
                self.harness.key_up(key);
            } else {
                self.harness.event(egui::Event::Text(sign.to_string()));
            }
            self.settle();
        }
    }

    /// Space, well after the step before.
    fn space(&mut self) {
        self.time.fetch_add(800, Ordering::Relaxed);
        self.keys_of_space();
    }

    fn keys_of_space(&mut self) {
        self.harness.key_down(Key::Space);
        self.harness.event(egui::Event::Text(" ".to_owned()));
        self.harness.key_up(Key::Space);
        self.settle();
    }

    fn texts(&self) -> Vec<String> {
        let nodes = self.harness.root().children_recursive();
        nodes
            .filter_map(|node| {
                let node = node.accesskit_node();
                node.value().or(node.label())
            })
            .collect()
    }

    fn see(&self, text: &str) {
        let found = self.harness.query_all_by_label_contains(text).next().is_some();
        assert!(found, "{text:?} is not seen; seen are {:#?}", self.texts());
    }

    fn place(&self) -> Place {
        self.shell().desk.place
    }

    fn hall(&self) -> Scene<Duplicate> {
        match self.shell().hall().lock().unwrap().clone() {
            Some((AnyHall::Duplicate(hall), _)) => hall.scene,
            _ => panic!("no game is open"),
        }
    }

    fn stage(&self, of: u8) -> Stage {
        self.contest().game.turn(turn(of)).unwrap().stage.clone()
    }

    /// The letters of a turn, announced, and its time.
    fn play(&mut self, of: u8, letters: &str) {
        self.keys(letters);
        self.key(Key::Enter);
        assert_eq!(self.stage(of), Stage::Drawn, "{:#?}", self.texts());
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
    fn slip(&mut self, table: &str, points: &str, position: &str, word: &str) {
        self.keys(table);
        self.key(Key::Enter);
        self.keys(points);
        for (entry, text) in [(Own::Position, position), (Own::Word, word)] {
            self.ask(UserCommand::Type(entry.into(), text.to_owned()));
        }
        self.ctrl(Key::Enter);
    }
}

#[test]
fn a_turn_is_played_by_its_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    // The keyboard waits in the field: letters are no commands.
    table.keys("AEIOUAE");
    table.see("se respinge");
    table.key(Key::Enter);
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().refused.len(), 1);
    table.play(1, "AACSTRE");
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Collecting { collected: 4, .. })));

    // Slips: the first missing table is proposed, points and a digit take a play of the list.
    table.ctrl(Key::Num3);
    assert_eq!(table.place(), Place::Slips);
    let most = table.shell().desk.own.duplicate.plays[&turn(1)].most().unwrap();
    table.key(Key::Enter);
    table.keys(&most.to_string());
    table.key(Key::Enter);
    table.keys("1");
    table.ctrl(Key::Enter);
    let game = &table.contest().game;
    let (_, first) = game.slip_at(turn(1), player(1)).unwrap();
    assert_eq!(first.written().points, Some(most));
    assert!(!first.written().word.is_empty());
    // The next one is awaited; its table is typed over the proposal.
    assert_eq!(table.shell().desk.text(Own::Table.into()), "2");
    table.slip("3", "8", "H7", "CASA");
    let (_, third) = table.contest().game.slip_at(turn(1), player(3)).unwrap();
    assert_eq!(third.written().word, "CASA");
    // Who wrote it is offered first, and nothing is saved twice by a key that is pressed twice.
    table.ctrl(Key::Enter);
    assert!(table.contest().game.slips().count() == 2, "{:#?}", table.texts());
    table.see("Pe acest fluturaș nu scrie nimic");
    // A hand that was not raised, and a slip that was not handed in.
    table.keys("4");
    table.key(Key::Enter);
    table.ctrl(Key::L);
    table.keys("5");
    table.ctrl(Key::Enter);
    let four = table.contest().game.turn(turn(1)).unwrap().place(player(4));
    assert_eq!(four.hand, Hand::NotRaised, "{:#?}", table.texts());
    table.keys("2");
    table.key(Key::Enter);
    table.ctrl(Key::D);

    // The top: a criterion by its digit, Space chooses and announces.
    table.ctrl(Key::Num4);
    assert_eq!(table.place(), Place::Top);
    table.keys("5");
    assert!(table.shell().desk.own.duplicate.criteria.contains(&Criterion::MoreLetters));
    table.space();
    let top = table.contest().game.turn(turn(1)).unwrap().top.clone().unwrap();
    assert_eq!(top.criteria, [Criterion::MoreLetters]);
    table.space();
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().closing, Closing::Announced);
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Top(_))));
    // Ana alone has it: the hall is told of the solo by the next key.
    table.space();
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Best { .. })), "{:#?}", table.texts());
    assert!(matches!(table.shell().desk.pinned, Pinned::Own(_)));

    // Sanctions: Ion’s play has nothing, and he is told.
    table.ctrl(Key::Num6);
    assert_eq!(table.place(), Place::Sanctions);
    table.see("Zerouri neanunțate: 1");
    table.keys("n");
    table.see("Zerouri neanunțate: 0");

    // The next letters bring the hall back to the game.
    table.ctrl(Key::Num2);
    let kept = table.contest().game.kept(turn(2)).len();
    let letters: String = "OIMNDLP".chars().take(7 - kept).collect();
    table.keys(&letters);
    table.key(Key::Enter);
    table.space();
    assert_eq!(table.shell().desk.pinned, Pinned::Auto);
    assert!(matches!(table.hall(), Scene::Round(TurnScene::Letters { rack: Some(_), .. })));

    table.ctrl(Key::Num7);
    assert_eq!(table.place(), Place::Standings);
    table.see("Clasament după turul 1");
}

#[test]
fn what_the_list_has_lies_on_no_desk_before_stop() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.keys("AACSTRE");
    table.key(Key::Enter);
    table.space();
    table.wait_ms(24_000);
    table.space();
    assert!(matches!(table.stage(1), Stage::Running(_)));
    // Searched long ago, on a thread of its own; and nowhere to be seen.
    for _ in 0..20 {
        table.wait_ms(1_000);
        std::thread::sleep(Duration::from_millis(40));
        assert!(table.shell().desk.own.duplicate.plays.is_empty());
    }
    table.keys("v");
    assert!(!table.texts().iter().any(|text| text.contains("din listă")), "{:#?}", table.texts());
    table.wait_ms(170_000);
    table.until(|table| table.shell().desk.own.duplicate.plays.contains_key(&turn(1)));
    table.see("ascunsă");
    table.keys("v");
    table.see("puncte · ");
}

#[test]
fn in_program_mode_the_programs_play_is_chosen_and_announced() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.ask(eforos::commands::formats::duplicate::Command::ChooseMode(Mode::Program));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.ctrl(Key::Num4);
    let first = table.shell().desk.own.duplicate.plays[&turn(1)].first()[0].clone();
    table.space();
    table.space();
    let turn_1 = table.contest().game.turn(turn(1)).unwrap();
    assert_eq!(turn_1.top.as_ref().unwrap().named, first);
    assert_eq!(turn_1.closing, Closing::Announced);
    // Equivalents, then the best of the hall, by Space alone.
    for _ in 0..20 {
        if matches!(table.hall(), Scene::Round(TurnScene::Best { .. })) {
            return;
        }
        table.space();
    }
    panic!("the best of the hall is not told: {:#?}", table.texts());
}

#[test]
fn announcing_is_held_repeated_and_cut_short_by_keys() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    let told = |table: &Table| match table.hall() {
        Scene::Round(TurnScene::Letters { rack: Some(named), .. }) => named.rack.tiles().count(),
        _ => panic!("letters are announced"),
    };
    table.keys("AACSTRE");
    table.key(Key::Enter);
    table.space();
    table.wait_ms(3_000);
    assert_eq!(told(&table), 2);
    table.keys("k");
    table.wait_ms(9_000);
    assert_eq!(told(&table), 2, "it is held");
    table.keys("o");
    assert_eq!(told(&table), 3, "the next one by hand");
    // Space does not start the time while letters are announced.
    table.space();
    assert_eq!(table.stage(1), Stage::Drawn);
    table.keys("f");
    assert_eq!(told(&table), 7);
    table.space();
    assert!(matches!(table.stage(1), Stage::Running(_)));
    assert_eq!(table.shell().desk.pinned, Pinned::Auto);
}

#[test]
fn why_letters_are_refused_pushes_nothing_out_of_the_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    let right = |table: &Table| {
        let step = table.harness.get_by_label_contains("Extrage 7 litere");
        step.rect().right()
    };
    let before = right(&table);
    assert!(before < 1280.0);
    table.ask(UserCommand::Type(Entry::Letters, "QQQQQQQ".to_owned()));
    table.ask(UserCommand::TypeLetters);
    assert!(table.shell().desk.letters_refused.is_some());
    assert!((right(&table) - before).abs() < 1.0, "{} after {before}", right(&table));
}
