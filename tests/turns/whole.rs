//! Whole games of twelve players by the keys of a keyboard, in both modes, from the first letters to the signature,
//! the program killed once while a slip is typed; the file verifies. Six turns, as short as the notice of the last one
//! allows; `make soak` sets `EFOROS_KEYED`, then they are twenty.

use std::collections::BTreeSet;
use std::path::PathBuf;

use eforos::commands::formats::duplicate::step::{Known, Step, next};
use eforos::commands::formats::duplicate::{Command, Entry as Own, Mode};
use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::board::{Rack, Tile};
use eforos::domain::contest::Openness;
use eforos::domain::formats::duplicate::notation::tiles_text;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::turn::Closing;
use eforos::storage::verify;
use eforos::views::Sight;
use egui::Key;
use egui_kittest::kittest::Queryable as _;

use super::table::{Table, turn};
use crate::common::dice::Dice;

const PLAYERS: u32 = 12;
const NAMES: [&str; 12] = [
    "Ana Munteanu; Argus",
    "Dan Petrescu",
    "Eva Stoica; Bega",
    "Ion Dobre",
    "Mia Țurcanu",
    "Radu Șerban; Argus",
    "Ioana Câmpeanu",
    "Vlad Mureșan",
    "Oana Rățoi",
    "Sorin Bălan",
    "Dora Ghiță",
    "Paul Ștefănescu",
];

struct Day {
    table: Table,
    dice: Dice,
    mode: Mode,
    turns: u8,
    path: PathBuf,
    /// What the hall was seen to be shown.
    scenes: BTreeSet<String>,
}

impl Day {
    /// Tiles out of the bag that hold, as a hand would draw and the arbiter read them out.
    fn letters(&mut self, of: u8) -> String {
        let game = &self.table.contest().game;
        let kept = game.kept(turn(of));
        let unseen = game.unseen(&game.board_before(turn(of)));
        let bag: Vec<Tile> = unseen.without(kept.tiles()).unwrap().tiles().collect();
        let count = game.rack_size(turn(of)) - kept.len();
        let rules = game.rules().clone();
        loop {
            let mut left = bag.clone();
            let mut drawn = Vec::new();
            for _ in 0..count {
                drawn.push(left.swap_remove(self.dice.below(left.len())));
            }
            let rack: Rack = kept.tiles().chain(drawn.iter().copied()).collect();
            if rules.refuses(turn(of), &rack, &unseen).is_none() {
                return tiles_text(drawn).chars().filter(|sign| *sign != ' ').collect();
            }
        }
    }

    fn look(&mut self) {
        let scene = format!("{:?}", self.table.hall());
        let name: String = scene
            .trim_start_matches("Round(")
            .chars()
            .take_while(|it| it.is_alphanumeric())
            .collect();
        self.scenes.insert(name);
    }

    /// Plays of the list that leave a long game: short words, those of the highest scores first.
    fn plays(&self, of: u8) -> Vec<(u32, String, String)> {
        let plays = &self.table.shell().desk.own.duplicate.plays[&turn(of)];
        let most = plays.most().unwrap();
        let all = (1..=most).rev().flat_map(|points| {
            plays.of_score(points).into_iter().map(move |(at, word)| (points, at, word))
        });
        all.filter(|(_, _, word)| word.len() <= 5).take(40).collect()
    }

    /// A player's slip by its table, its points, and a digit or position and word.
    fn slip(&mut self, of: u8, table: u32, plays: &[(u32, String, String)]) {
        let own = &mut self.table;
        own.keys(&table.to_string());
        own.key(Key::Enter);
        // What happens: nothing handed in, an invalid word, a wrong figure, a hand that was down.
        match (u32::from(of) + table * 5) % 23 {
            0 => return own.ctrl(Key::D),
            1 => {
                own.keys("99");
                own.key(Key::Enter);
                own.keys("h8");
                own.key(Key::Enter);
                own.keys("xzx");
                return own.ctrl(Key::Enter);
            }
            2 => own.ctrl(Key::L),
            _ => {}
        }
        let (points, position, word) =
            &plays[self.dice.below(plays.len().min(3 + usize::from(of)))];
        let wrong = (u32::from(of) * 3 + table).is_multiple_of(29);
        let points = if wrong { points + 1 } else { *points };
        own.keys(&points.to_string());
        own.key(Key::Enter);
        let slip = own.shell().session().map(|session| {
            let sight = Sight::of(session, &own.shell().desk);
            eforos::views::formats::duplicate::slips::offered(&sight)
        });
        let offered = slip.unwrap();
        let meant = offered.iter().find(|one| (&one.position, &one.word) == (position, word));
        if let Some(one) = meant {
            own.keys(&one.key.to_string());
        } else {
            if !offered.is_empty() {
                own.keys("0");
            }
            own.keys(&position.to_lowercase());
            own.key(Key::Enter);
            own.keys(&word.to_lowercase());
        }
        own.ctrl(Key::Enter);
        let (_, slip) = own.contest().game.slip_at(turn(of), super::table::player(table)).unwrap();
        let written = slip.written();
        assert_eq!(
            (&written.position, &written.word, written.points),
            (position, word, Some(points)),
            "turn {of}, table {table}, offered {offered:?}: {:#?}",
            own.texts()
        );
    }

    fn step(&self) -> Step {
        let session = self.table.shell().session().unwrap();
        Sight::of(session, &self.table.shell().desk).step()
    }

    fn play(&mut self, of: u8) {
        let letters = self.letters(of);
        assert_eq!(self.table.place(), Place::Game);
        self.table.play(of, &letters);
        self.look();
        self.table.ctrl(Key::Num3);
        let plays = self.plays(of);
        for number in 1..=PLAYERS {
            if (of, number) == (self.turns / 2, 7) {
                self.die(of);
            }
            self.slip(of, number, &plays);
        }
        self.rule();
        self.table.ctrl(Key::Num4);
        if self.mode == Mode::Hall {
            self.table.keys("5");
        }
        self.table.space();
        assert!(matches!(self.step(), Step::Announce(_)), "{:#?}", self.table.texts());
        self.table.space();
        assert_eq!(
            self.table.contest().game.turn(turn(of)).unwrap().closing,
            Closing::Announced,
            "{:#?}",
            self.table.texts()
        );
        self.look();
        // What belongs to it, by the same key.
        while matches!(self.step(), Step::Call(_)) {
            self.table.wait_ms(3_000);
            self.table.space();
            self.look();
        }
        // The same key leads on to Game, and does nothing there yet; equivalents may be found late.
        let mut events = self.table.events();
        for _ in 0..20 {
            if self.table.place() == Place::Game {
                break;
            }
            events = self.table.events();
            self.table.wait_ms(3_000);
            self.table.space();
        }
        assert_eq!((self.table.place(), self.table.events()), (Place::Game, events));
    }

    /// Words that nobody has ruled on, by their keys.
    fn rule(&mut self) {
        self.table.ctrl(Key::Num5);
        for _ in 0..8 {
            let session = self.table.shell().session().unwrap();
            if Sight::of(session, &self.table.shell().desk).judged.undecided.is_empty() {
                return;
            }
            self.table.keys("x");
        }
        panic!("words wait: {:#?}", self.table.texts());
    }

    /// The program is killed while a slip is typed; the file is opened again and the slip comes back.
    fn die(&mut self, of: u8) {
        self.table.keys("7");
        self.table.key(Key::Enter);
        self.table.keys("1");
        self.table.wait_ms(1_000);
        let copy = self.path.with_file_name("after.eforos");
        let folder = tempfile::tempdir().unwrap();
        let other = Table::laid(&folder.path().join("other.eforos"));
        let table = std::mem::replace(&mut self.table, other);
        self.table = table.killed(&self.path, &copy);
        self.path = copy;
        self.table.ctrl(Key::Num3);
        assert_eq!(self.table.shell().desk.text(Own::Points.into()), "1");
        self.table.ask(Command::ClearSlip);
        self.table.until(|table| !table.shell().desk.own.duplicate.plays.is_empty());
        self.table.ask(Command::LookAtTurn(turn(of)));
    }

    /// Which turn is the last, said through the palette.
    fn fix_the_end(&mut self) {
        self.table.ctrl(Key::K);
        self.table.keys("ultimul tur");
        self.table.key(Key::Enter);
        let earliest = self.table.contest().game.closed() + 5;
        self.table.see(&format!("Cel mai devreme, ultimul tur este {earliest}"));
        self.table.answer(Own::Turn.into(), &self.turns.to_string());
        assert_eq!(self.table.contest().game.last_turn.unwrap().turn, turn(self.turns));
        self.table.ctrl(Key::Num2);
        while matches!(self.step(), Step::Call(_)) {
            self.table.space();
            self.look();
        }
    }
}

fn whole(mode: Mode, seed: u64) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let table = Table::with(&path, &NAMES.join("\n"));
    let turns = if std::env::var_os("EFOROS_KEYED").is_some() { 20 } else { 6 };
    let mut day = Day { table, dice: Dice(seed), mode, turns, path, scenes: BTreeSet::new() };
    day.look();
    if mode == Mode::Program {
        day.table.harness.get_by_label("Programul numește topul").click();
        day.table.settle();
        assert_eq!(day.table.contest().game.mode, Mode::Program);
    }
    for of in 1..=turns {
        // No vowel may be left before the last turn.
        if matches!(day.step(), Step::End(_)) {
            break;
        }
        day.play(of);
        if of == (turns - 5).min(8) {
            day.fix_the_end();
        }
    }
    // Every zero is told, then the end, then the signature: by Space and Enter.
    day.table.ctrl(Key::Num6);
    day.table.keys("n");
    day.table.ctrl(Key::Num2);
    assert!(matches!(day.step(), Step::End(_)), "{:#?}", day.table.texts());
    // No turn comes after the last.
    let closed = day.table.contest().game.closed();
    let shell = day.table.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    assert_eq!(sight.turn_in_view(), turn(closed));
    let after = format!("Turul {}", closed + 1);
    assert!(!day.table.texts().iter().any(|said| said.contains(&after)), "{after}");
    day.table.space();
    day.table.key(Key::Enter);
    assert!(day.table.contest().game.ended.is_some(), "{:#?}", day.table.texts());
    day.table.space();
    day.table.key(Key::Enter);
    assert_eq!(day.table.contest().common.openness, Openness::Signed, "{:#?}", day.table.texts());
    day.table.wait_ms(60_000);
    day.look();
    let session = day.table.shell().session().unwrap();
    assert_eq!(next(session.record(), session.now(), Known::default()), Step::Signed);
    let paper = folder.path().join("clasament.pdf");
    day.table.ctrl(Key::Num8);
    day.table.ask(UserCommand::Type(Entry::DocumentFile, paper.display().to_string()));
    // Its pages are laid out first.
    day.table.until(|table| table.shell().desk.press.seen().is_some());
    day.table.ctrl(Key::S);
    day.table.until(|_| paper.exists());
    let seen: Vec<&str> = day.scenes.iter().map(String::as_str).collect();
    for scene in ["Welcome", "Collecting", "Top", "Equivalents", "LastTurn", "End"] {
        assert!(seen.contains(&scene), "{scene} of {seen:?}");
    }
    assert!(mode == Mode::Hall || seen.contains(&"Best"), "{seen:?}");
    day.table.ask(UserCommand::CloseCompetition);
    let found = verify::<Duplicate>(&day.path).unwrap();
    assert!(found.holds(), "{:?}", found.first_failure());
    assert_eq!(found.signed, Some(1));
}

#[test]
fn a_game_in_hall_mode_by_keys() {
    whole(Mode::Hall, 17);
}

#[test]
fn a_game_in_program_mode_by_keys() {
    whole(Mode::Program, 4);
}
