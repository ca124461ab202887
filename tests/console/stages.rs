//! The laws of what is painted (`tests/projector/read.rs`) at every stage of a round, with names of 120 signs: from before
//! the draw to the draw that is made again; what hands put back, a break, the end; a second keying; sheets from elsewhere.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fmt::Write as _;
use std::path::Path;

use eforos::commands::formats::PausedTiles;
use eforos::commands::{Entry, Look, Mark, Pinned, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::Check;
use eforos::domain::person::Role;
use eforos::language::{Language, tr};
use egui::{Key, Vec2, vec2};

use super::day::recorded;
use super::laws::{broken, is_soak, named, sized};
use super::places::with_the_guard_broken;
use crate::common::dice::Dice;
use crate::gui::{Console, player, round};
use crate::projector::painted::name;
use crate::projector::read;

/// How a stage is looked at: in the language of most clubs in the first and the last of them, in the others in the last alone
/// (in all by `EFOROS_SOAK`).
const VIEWS: [(Look, Vec2); 3] = [
    (Look::Light, vec2(2560.0, 1440.0)),
    (Look::Light, vec2(1280.0, 720.0)),
    (Look::Dark, vec2(1280.0, 720.0)),
];

/// A day that is walked through: who plays, in which language, and what was found broken.
struct Walk {
    language: Language,
    players: u32,
    dice: Dice,
    broken: Vec<String>,
}

impl Walk {
    fn of(language: Language, players: u32) -> Self {
        Self { language, players, dice: Dice(u64::from(players)), broken: Vec::new() }
    }

    /// Everybody by a long name, under a long title.
    fn named(&mut self, console: &mut Console) {
        named(console, &mut self.dice, self.language, self.players);
    }

    fn name(&mut self) -> String {
        name(&mut self.dice, self.language, 90)
    }

    /// A question with a long reason, answered.
    fn answer(&mut self, console: &mut Console, question: &Question) {
        console.ask(UserCommand::Ask(question.clone()));
        console.ask(UserCommand::Type(Entry::Reason, self.name()));
        console.ask(UserCommand::Confirm);
        assert!(console.shell().desk.question.is_none(), "{question:?} is not answered");
    }

    /// Holds a stage against the laws in a large window and in a small one by day and by night, as which it is left.
    fn look(&mut self, console: &mut Console, stage: &str) {
        let every = match self.language {
            _ if is_soak() => 1,
            Language::Greek => 2,
            _ => VIEWS.len(),
        };
        // The last is always among them.
        for view in VIEWS.iter().rev().step_by(every).rev() {
            self.look_at(console, stage, std::slice::from_ref(view));
        }
    }

    fn look_at(&mut self, console: &mut Console, stage: &str, views: &[(Look, Vec2)]) {
        for &(look, size) in views {
            // By no command: that would put away what is told.
            console.shell_mut().desk.settings.look = look;
            sized(console, size);
            let of = format!("{:?} of {}, {look:?} {size}, {stage}", self.language, self.players);
            self.broken.extend(broken(console, &of));
            // A question and the card of a sheet fade where there is more of them below.
            let desk = &console.shell().desk;
            if desk.question.is_none() && desk.place != Place::Sheets {
                self.broken.extend(read::half_seen(&console.harness, &of));
            }
        }
    }

    /// The same of Rounds, then of other places in the last of these windows, and back.
    fn look_about(&mut self, console: &mut Console, stage: &str) {
        self.look(console, stage);
        for place in [Place::Sheets, Place::Words, Place::Standings, Place::Print] {
            console.ask(UserCommand::Go(place));
            self.look_at(console, &format!("{stage}, {place:?}"), &VIEWS[2..]);
        }
        console.ask(UserCommand::Go(Place::Rounds));
    }
}

/// Round 1 has its sheets, some with words that wait.
fn first_round(walk: &mut Walk, path: &Path) -> Console {
    let mut console = Console::new();
    console.begin(path);
    walk.named(&mut console);
    walk.look(&mut console, "no hall's word");
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    walk.look(&mut console, "round 1 to come");
    console.record(1, "ΚΡΤΣΑΟΕ");
    for number in [2, 3] {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΡΤΑ ΤΑΚΟ".to_owned()));
        console.ask(UserCommand::SaveSheet);
    }
    console.ask(UserCommand::Go(Place::Rounds));
    walk.look(&mut console, "sheets of round 1 are missing");
    console.space();
    console
}

fn round_two(walk: &mut Walk, path: &Path) {
    let mut console = first_round(walk, path);
    walk.look(&mut console, "round 2 to come");
    console.space();
    walk.look(&mut console, "the first tile");
    console.wait_ms(8_000);
    walk.look(&mut console, "letters");
    console.space();
    console.wait_ms(20_000);
    walk.look_about(&mut console, "running");
    let message = walk.name();
    for pinned in [Pinned::Black, Pinned::Message(message)] {
        console.ask(UserCommand::Pin(pinned.clone()));
        walk.look_about(&mut console, &format!("{pinned:?} while the time runs"));
    }
    console.ask(UserCommand::Pin(Pinned::Auto));
    for tiles in [PausedTiles::Hidden, PausedTiles::Shown] {
        walk.answer(&mut console, &Question::Pause(tiles));
        walk.look_about(&mut console, &format!("held, {tiles:?}"));
        console.space();
    }
    console.wait_ms(290_000);
    walk.look_about(&mut console, "the last minute");
    console.wait_ms(42_000);
    walk.look_about(&mut console, "the last seconds");
    console.wait_ms(20_000);
    walk.look_about(&mut console, "over");
    console.shell_mut().desk.step_ignored = true;
    walk.look(&mut console, "over, and a Space too early");
    console.shell_mut().desk.step_ignored = false;
    for number in (1..=walk.players).filter(|number| number % 3 != 1) {
        let mark = if number == 2 { Mark::Late } else { Mark::In };
        console.ask(UserCommand::MarkSheet(round(2), player(number), mark));
    }
    walk.look_about(&mut console, "some sheets are in");
    console.space();
    walk.look_about(&mut console, "all sheets are in");
    walk.answer(&mut console, &Question::Replay(round(2)));
    walk.look(&mut console, "the second draw to come");
    console.space();
    console.wait_ms(8_000);
    walk.look(&mut console, "letters of the second draw");
    console.space();
    walk.look_about(&mut console, "the second draw is played");
}

/// What is put back into a bag; then a break.
fn of_hands(walk: &mut Walk, folder: &Path) {
    let mut console = with_the_guard_broken(&folder.join("guard.eforos"));
    walk.named(&mut console);
    console.ask(UserCommand::Go(Place::Rounds));
    walk.look_about(&mut console, "letters to be put back");
    let mut console = Console::in_rounds(&folder.join("break.eforos"));
    walk.named(&mut console);
    recorded(&mut console, 5);
    console.ask(UserCommand::Go(Place::Rounds));
    walk.look(&mut console, "a break to come");
    console.ask(UserCommand::StartBreak);
    console.wait_ms(20_000);
    walk.look_about(&mut console, "a break");
    console.wait_ms(3_600_000);
    walk.look_about(&mut console, "a break that is over");
}

/// Given up after the first round, signed, told to the hall, and opened again.
fn the_end(walk: &mut Walk, path: &Path) {
    let mut console = Console::in_rounds(path);
    walk.named(&mut console);
    console.record(1, "ΚΡΤΣΑΟΕ");
    for number in 1..=walk.players {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        if number % 4 == 1 {
            console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ".to_owned()));
            console.ask(UserCommand::SaveSheet);
        } else {
            console.ask(UserCommand::DeclareNotHandedIn);
        }
    }
    console.ask(UserCommand::Go(Place::Rounds));
    walk.answer(&mut console, &Question::GiveUpRest(round(2)));
    walk.look(&mut console, "the rest is given up");
    console.ask(UserCommand::Ask(Question::Sign));
    walk.look(&mut console, "signing");
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().common.openness, Openness::Signed);
    walk.look_about(&mut console, "signed");
    console.ask(UserCommand::Ceremony);
    for call in 0..4 {
        // Names come slowly.
        console.wait_ms(3_000);
        walk.look(&mut console, &format!("the ceremony, {call} called"));
        console.space();
    }
    walk.answer(&mut console, &Question::Reopen);
    walk.look_about(&mut console, "opened again");
}

/// Blind, differing, left, settled.
fn second_keying(walk: &mut Walk, path: &Path) {
    let mut console = Console::in_rounds(path);
    walk.named(&mut console);
    console.record(1, "ΚΡΤΣΑΟΕ");
    let of = walk.players.min(5);
    let sheet = (round(1), player(of));
    for (turn, words) in [
        ("first", "ΚΑΡΟ ΡΟΚΑ ΡΟΚΑ ΤΑΚΟ ΣΟΚΑ ΚΡΑΣ ΤΟΚΑ"),
        ("second", "ΚΑΡΟ ΡΟΚΕ ΤΑΚΕ ΣΟΚΕ ΣΟΚΕ ΚΡΕΣ ΤΟΚΕ"),
    ] {
        let who = walk.name();
        console.ask(UserCommand::TakeDesk(who, Role::Assistant));
        console.ask(UserCommand::TakeSheet(sheet.0, sheet.1));
        walk.look(&mut console, &format!("before the {turn} keying"));
        if turn == "second" {
            console.ask(UserCommand::KeyAgain);
        }
        console.ask(UserCommand::Type(Entry::Words(Field::Four), words.to_owned()));
        walk.look(&mut console, &format!("the {turn} keying"));
        console.ctrl(Key::Enter);
        walk.look(&mut console, &format!("after the {turn} keying"));
    }
    assert!(console.contest().game.is_unsettled(sheet.0, sheet.1));
    console.key(Key::Escape);
    console.ask(UserCommand::TakeSheet(sheet.0, sheet.1));
    walk.look(&mut console, "two keyings that differ");
    for place in [Place::Rounds, Place::Standings] {
        console.ask(UserCommand::Go(place));
        walk.look(&mut console, &format!("two keyings that differ, {place:?}"));
    }
    console.ask(UserCommand::TakeSheet(sheet.0, sheet.1));
    let settle = tr(walk.language, "commands-settle");
    console.press_first(&settle);
    console.ctrl(Key::Num1);
    walk.look(&mut console, "one is taken whole");
    console.key(Key::Enter);
    let (_, settled) = console.contest().game.sheet_at(sheet.0, sheet.1).unwrap();
    assert_ne!(settled.check, Check::None);
    walk.look(&mut console, "settled");
}

/// New, alike, differing and refused ones, read from a table.
fn from_elsewhere(walk: &mut Walk, folder: &Path) {
    let mut console = Console::in_rounds(&folder.join("a.eforos"));
    walk.named(&mut console);
    console.record(1, "ΚΡΤΣΑΟΕ");
    for number in [1, 2] {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΑΡΟ ΡΟΚΑ".to_owned()));
        console.ask(UserCommand::SaveSheet);
    }
    let mut table = "round;player;name;field;word;late\n".to_owned();
    for (of, word) in [(1, "ΚΑΡΟ"), (1, "ΡΟΚΑ"), (2, "ΤΑΚΟ"), (2, "ΣΟΚΑ")] {
        writeln!(table, "1;{of};;4;{word};").unwrap();
    }
    for of in 3..=walk.players {
        writeln!(table, "1;{of};;4;ΚΑΡΟ;\n5;{of};;4;ΚΑΡΟ;").unwrap();
    }
    let file = folder.join(format!("{}.csv", walk.name().replace(['·', '/'], "").trim()));
    std::fs::write(&file, table).unwrap();
    console.ask(UserCommand::Ask(Question::TakeIn));
    walk.look(&mut console, "taking in");
    console.ask(UserCommand::Type(Entry::SheetsFile, file.display().to_string()));
    console.key(Key::Enter);
    walk.look(&mut console, "taking in what was read");
    while console.shell().desk.question.is_some() {
        console.ask(UserCommand::Cancel);
    }
}

fn walk(language: Language, players: u32) {
    let mut walk = Walk::of(language, players);
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    round_two(&mut walk, &path("round.eforos"));
    of_hands(&mut walk, folder.path());
    the_end(&mut walk, &path("end.eforos"));
    second_keying(&mut walk, &path("second.eforos"));
    from_elsewhere(&mut walk, folder.path());
    assert!(walk.broken.is_empty(), "{} in all: {:#?}", walk.broken.len(), walk.broken);
}

#[test]
fn every_stage_of_a_round_is_read_whole() {
    walk(Language::Greek, 40);
}

#[test]
fn every_stage_of_a_round_is_read_whole_in_english() {
    walk(Language::English, 12);
}

#[test]
fn every_stage_of_a_round_is_read_whole_by_few_in_catalan() {
    walk(Language::Catalan, 5);
}
