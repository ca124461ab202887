//! Keys at random on a competition of six players, on a real file: whatever is pressed, the record replays
//! to the state that is seen, no round is lost, and nothing that must be asked happens by itself.
//!
//! A short run is part of the tests; `make soak` sets `EFOROS_RANDOM`, the number of keys.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use crate::dice::Dice;
use crate::gui;
use eforos::app::shell::Shell;
use eforos::commands::{Entry, Pinned, Place, Question, UserCommand};
use eforos::domain::contest::decide::undoable;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::{Event, Record};
use eforos::domain::letters::Letter;
use eforos::language::Language;
use egui::{Key, Modifiers};
use egui_kittest::Harness;

/// Keys of the short run.
const KEYS: usize = 2_500;

/// What is pressed, the likelier the oftener it stands here.
const PRESSED: [Key; 44] = [
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::Space,
    Key::PageDown,
    Key::PageDown,
    Key::PageDown,
    Key::Escape,
    Key::Escape,
    Key::Enter,
    Key::Enter,
    Key::Enter,
    Key::P,
    Key::P,
    Key::S,
    Key::T,
    Key::R,
    Key::L,
    Key::K,
    Key::D,
    Key::E,
    Key::B,
    Key::V,
    Key::X,
    Key::U,
    Key::Tab,
    Key::Num0,
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num9,
    Key::ArrowDown,
];

struct Day {
    harness: Harness<'static, Shell>,
    time: Arc<AtomicI64>,
    dice: Dice,
    /// The record as it is derived from the events alone, each through its stored form.
    shadow: Record,
    /// What was drawn and played, and must not be lost.
    played: Vec<(u8, Vec<Letter>)>,
}

#[test]
fn random_keys_lose_nothing_and_sign_nothing() {
    let asked = std::env::var("EFOROS_RANDOM").map_or(KEYS, |keys| keys.parse().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut day = Day::new(&folder.path().join("a.eforos"));
    for step in 0..asked {
        day.let_time_pass();
        day.check(step);
        day.press(step);
        day.check(step);
    }
    let log = day.record().log().to_vec();
    let rules = Arc::clone(day.record().contest().game.rules());
    assert_eq!(Record::replay(rules, log).contest(), day.record().contest());
    assert!(day.played.len() >= 6, "the day went on: {} rounds", day.played.len());
    day.harness.state_mut().close();
}

impl Day {
    fn new(path: &std::path::Path) -> Self {
        let time = Arc::new(AtomicI64::new(5_000));
        let (outside, tones) = gui::outside(&time);
        // Nobody listens.
        drop(tones);
        let mut shell: Shell = Shell::new(None, Language::Greek, outside);
        let players: Vec<String> = (1..=6).map(|number| format!("Παίκτης {number}")).collect();
        for command in [
            UserCommand::Type(Entry::NewFile, path.display().to_string()),
            UserCommand::Type(Entry::Title, "Τυχαία πλήκτρα".to_owned()),
            UserCommand::CreateCompetition,
            UserCommand::Type(Entry::Players, players.join("\n")),
            UserCommand::AddPlayers,
            UserCommand::Go(Place::Rounds),
        ] {
            shell.ask(command);
        }
        let record = shell.session().unwrap().record();
        let shadow = Record::new(Arc::clone(record.contest().game.rules()));
        let dice = Dice(20_261_121);
        let harness = gui::harness(shell);
        let mut day = Self { harness, time, dice, shadow, played: Vec::new() };
        day.check(0);
        day
    }

    fn record(&self) -> &Record {
        self.harness.state().session().unwrap().record()
    }

    fn pinned(&self) -> Pinned {
        self.harness.state().desk.pinned.clone()
    }

    fn undo_would_take_a_player(&self) -> bool {
        let events = undoable(self.record());
        events.iter().any(|recorded| matches!(recorded.event, Event::PlayerAdded { .. }))
    }

    /// Mostly moments, at times minutes.
    fn let_time_pass(&mut self) {
        let ms = match self.dice.below(20) {
            0 => 10_000 + self.dice.below(190_000),
            1..=9 => 700 + self.dice.below(2_300),
            _ => self.dice.below(700),
        };
        let ms = i64::try_from(ms).unwrap();
        self.time.fetch_add(ms, Ordering::Relaxed);
        self.harness.state_mut().tick();
    }

    /// One key, and what must never follow from it.
    fn press(&mut self, step: usize) {
        let before = self.record().log().len();
        let question = self.harness.state().desk.question.clone().map(|(question, _)| question);
        let (place, pinned) = (self.harness.state().desk.place, self.pinned());
        let key = PRESSED[self.dice.below(PRESSED.len())];
        match self.dice.below(24) {
            // A word into whatever has the keyboard: a reason, a sheet, the hall's word.
            0 | 1 => self.harness.event(egui::Event::Text("δοκιμή ".to_owned())),
            2 => {
                let places = [Key::Num1, Key::Num2, Key::Num2, Key::Num3, Key::Num4, Key::Num7];
                let place = places[self.dice.below(places.len())];
                self.harness.key_press_modifiers(Modifiers::COMMAND, place);
            }
            // The players stay, so that there is a day to be held.
            3 if !self.undo_would_take_a_player() => {
                self.harness.key_press_modifiers(Modifiers::COMMAND, Key::Z);
            }
            // As a keyboard sends it.
            _ => {
                self.harness.key_down(key);
                if key == Key::Space {
                    self.harness.event(egui::Event::Text(" ".to_owned()));
                }
                self.harness.key_up(key);
            }
        }
        self.harness.run_steps(1);
        let new: Vec<Event> =
            self.record().log()[before..].iter().map(|recorded| recorded.event.clone()).collect();
        assert!(
            place == Place::Rounds || self.pinned() == pinned || self.pinned() == Pinned::Auto,
            "key {step}: {key:?} in {place:?} reached the hall"
        );
        for event in new {
            if let Event::Own(
                A::LettersShown { .. }
                | A::RoundStarted { .. }
                | A::RoundResumed { .. }
                | A::TimeRestarted { .. }
                | A::BreakStarted { .. },
            ) = event
            {
                assert_eq!(self.pinned(), Pinned::Auto, "key {step}: {key:?}, {event:?}");
            }
            let asked = match &event {
                Event::Signed { .. } => question == Some(Question::Sign),
                Event::Own(A::RoundStopped { .. }) => question == Some(Question::Stop),
                Event::Own(A::RoundPaused { .. }) => {
                    matches!(question, Some(Question::Pause(_)))
                }
                Event::Own(A::TimeRestarted { .. }) => question == Some(Question::RestartTime),
                Event::Own(A::RemainingSet { .. }) => question == Some(Question::SetRemaining),
                Event::Own(A::BreakSet { .. }) => question == Some(Question::SetBreak),
                Event::Own(A::BreakEnded { .. }) => question == Some(Question::EndBreak),
                Event::Own(
                    A::RoundGivenUp { .. } | A::RoundReplayed { .. } | A::LettersCorrected { .. },
                )
                | Event::Reopened { .. } => false,
                _ => true,
            };
            assert!(asked, "key {step}: {key:?} with {question:?} brought {event:?}");
        }
    }

    /// Live state = events replayed; no round that was played is lost.
    fn check(&mut self, step: usize) {
        let known = self.shadow.log().len();
        let record = self.harness.state().session().unwrap().record();
        let new = record.log()[known..].to_vec();
        if new.is_empty() {
            return;
        }
        let stored = new.into_iter().map(|mut recorded| {
            let text = serde_json::to_string(&recorded.event).unwrap();
            recorded.event = serde_json::from_str(&text).unwrap();
            recorded
        });
        self.shadow.take_in(stored);
        assert_eq!(self.shadow.contest(), record.contest(), "key {step}: live state = replay");
        let anagram = &record.contest().game;
        for (number, letters) in &self.played {
            let round = anagram.rounds().find(|(round, _)| round.get() == *number).unwrap().1;
            assert!(round.is_played(), "key {step}: round {number} is lost");
            assert_eq!(round.letters(), letters, "key {step}: round {number}");
        }
        let played = anagram.rounds().filter(|(_, round)| round.is_played());
        self.played =
            played.map(|(number, round)| (number.get(), round.letters().to_vec())).collect();
    }
}
