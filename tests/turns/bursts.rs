//! Keys that come faster than frames: however they fall into frames, what is keyed and done is the same.

use eforos::commands::Entry;
use eforos::commands::formats::duplicate::Entry as Own;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::turn::Stage;
use egui::Key;
use std::fmt::Write as _;

use super::table::{Table, player, turn};
use crate::common::dice::Dice;

/// How many keys come in a frame.
const CHUNKS: [usize; 4] = [1, 2, 3, usize::MAX];

#[test]
fn a_slip_by_points_a_digit_or_a_nought_and_its_play() {
    for chunk in CHUNKS {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Table::laid(&folder.path().join("a.eforos"));
        table.play(1, "AACSTRE");
        table.ctrl(Key::Num3);
        // The digit takes a play that is offered, a nought another one; 8 points have plays.
        let offered = table.shell().desk.own.duplicate.plays[&turn(1)].of_score(8);
        assert!(!offered.is_empty());
        table.burst("1↵8↵1^↵2↵8↵0h7↵casa^↵3↵8↵0h7↵casa↵^↵", chunk);
        let written = |of: u32| table.keyed(1, of).written().clone();
        assert_eq!(written(1).points, Some(8), "{chunk} keys in a frame");
        assert!(offered.contains(&(written(1).position, written(1).word)));
        for of in [2, 3] {
            let found = (written(of).position, written(of).word, written(of).points);
            assert_eq!(found, ("H7".to_owned(), "CASA".to_owned(), Some(8)));
        }
        // Where nothing is offered a nought is typed by habit, and stands in no field.
        table.burst("4↵77↵0h7↵casa", chunk);
        assert_eq!(table.shell().desk.text(Own::Position.into()), "h7");
        assert_eq!(table.shell().desk.text(Own::Word.into()), "casa");
    }
}

#[test]
fn a_key_that_asks_and_its_answer() {
    for chunk in CHUNKS {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Table::laid(&folder.path().join("a.eforos"));
        table.burst("aacstre↵", chunk);
        assert_eq!(table.stage(1), Stage::Drawn);
        table.space();
        // The announcing is cut short, and the time begins; it is paused, with a reason, and goes on.
        table.wait_ms(1_000);
        table.burst("f ", chunk);
        assert!(matches!(table.stage(1), Stage::Running(_)), "{chunk}: {:#?}", table.texts());
        table.wait_ms(1_000);
        table.burst("pproba↵", chunk);
        assert!(matches!(table.stage(1), Stage::Paused(..)), "{chunk}: {:#?}", table.texts());
        let log = table.shell().session().unwrap().record().log();
        assert!(format!("{:?}", log.last().unwrap().event).contains("proba"));
        table.space();
        table.burst("stoti au scris↵", chunk);
        assert_eq!(table.stage(1), Stage::Over, "{:#?}", table.texts());
    }
}

/// A Space right after the Enter that took the letters shows them to nobody: a hand that trembles does.
#[test]
fn a_space_in_the_breath_of_the_letters_shows_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.burst("aacstre↵ ", usize::MAX);
    assert_eq!(table.stage(1), Stage::Drawn);
    assert!(!table.contest().game.turn(turn(1)).unwrap().is_shown());
}

/// The hand is in the bag while the hall is still to be told of the turn before.
#[test]
fn letters_are_typed_before_all_was_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = Table::laid(&folder.path().join("a.eforos"));
    table.ask(eforos::commands::formats::duplicate::Command::ChooseMode(Mode::Program));
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    table.ctrl(Key::Num2);
    assert!(table.to_call().is_some());
    let kept = table.contest().game.kept(turn(2)).len();
    let letters: String = "OIMNDLP".chars().take(7 - kept).collect();
    table.burst(&format!("{letters}↵"), 1);
    assert_eq!(table.stage(2), Stage::Drawn, "{:#?}", table.texts());
}

/// Twelve slips in one breath, cut into frames at random: each is keyed as it was typed.
#[test]
fn however_keys_fall_into_frames_the_slips_are_the_same() {
    for seed in 0..6 {
        let folder = tempfile::tempdir().unwrap();
        let names = (1..=12).map(|number| format!("Jucător {number}")).collect::<Vec<_>>();
        let mut table = Table::with(&folder.path().join("a.eforos"), &names.join("\n"));
        table.play(1, "AACSTRE");
        table.ctrl(Key::Num3);
        let mut dice = Dice(seed);
        let mut line = String::new();
        let mut meant = Vec::new();
        for of in 1..=12 {
            // Some handed in none, some had their hand down.
            match dice.below(5) {
                0 => {
                    write!(line, "{of}↵^D").unwrap();
                    meant.push(None);
                    continue;
                }
                1 => write!(line, "{of}↵^L").unwrap(),
                _ => write!(line, "{of}↵").unwrap(),
            }
            let points = [8, 77, 99, 10, 11][dice.below(5)];
            let (position, word) = [("H7", "CASA"), ("8E", "XZX"), ("H8", "TREC")][dice.below(3)];
            meant.push(Some((position.to_owned(), word.to_owned(), Some(points))));
            let (at, text) = (position.to_lowercase(), word.to_lowercase());
            write!(line, "{points}↵0{at}↵{text}^↵").unwrap();
        }
        table.burst_by(&line, || 1 + dice.below(9));
        let written: Vec<_> = (1..=12)
            .map(|of| table.contest().game.slip_at(turn(1), player(of)))
            .map(|slip| slip.map(|(_, slip)| slip.written().clone()))
            .map(|slip| slip.map(|written| (written.position, written.word, written.points)))
            .collect();
        assert_eq!(written, meant, "seed {seed}");
    }
}

/// What is searched for is typed whole, wherever the hall is in being told of a turn.
#[test]
fn the_palette_loses_no_letter() {
    for told_ms in [0, 3_000] {
        let folder = tempfile::tempdir().unwrap();
        let mut table = Table::laid(&folder.path().join("a.eforos"));
        table.play(1, "AACSTRE");
        table.ctrl(Key::Num3);
        table.slip("1", "8", "H7", "CASA");
        table.ctrl(Key::Num4);
        table.space();
        table.space();
        table.wait_ms(told_ms);
        for chunk in CHUNKS {
            table.burst("^K", 1);
            table.wait_ms(told_ms);
            table.burst("ultimul tur", chunk);
            let typed = table.shell().desk.text(Entry::Palette);
            assert_eq!(typed, "ultimul tur", "{chunk} in a frame, {told_ms} ms");
            // Typed on at once, while the palette opens: once more, for it was open before.
            table.burst("⎋", 1);
            table.burst("^Kultimul tur", chunk);
            let typed = table.shell().desk.text(Entry::Palette);
            assert_eq!(typed, "ultimul tur", "{chunk} in a frame, {told_ms} ms, at once");
            table.burst("⎋", 1);
        }
    }
}
