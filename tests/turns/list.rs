//! A federation's own list in a game: brought from a text in Romanian letters, in the middle of the game, told what
//! it changes before it judges, and taken back whole; a list of another language.

use std::ops::ControlFlow;
use std::path::Path;

use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::formats::duplicate::judging::Verdict;
use eforos::domain::formats::duplicate::turn::Closing;
use eforos::domain::letters::WordLanguage;
use eforos::domain::lexicon::Authority;
use eforos::language::Language;
use eforos::lexicon::{Labels, import};
use eforos::views::Sight;
use egui::Key;

use super::table::{Table, player, turn};

/// Reads a list in Competition, until it is read or refused.
fn bring(table: &mut Table, path: &Path) {
    table.ask(UserCommand::Go(Place::Competition));
    table.ask(UserCommand::Type(Entry::ListPath, path.display().to_string()));
    table.ask(UserCommand::ImportList);
    table.until(|table| table.shell().desk.reading.is_none());
}

fn verdict(table: &Table, of: u8, who: u32) -> (Verdict, u32) {
    let sight = Sight::of(table.shell().session().unwrap(), &table.shell().desk);
    let slip = &sight.judged.turn(turn(of)).unwrap().slips[&player(who)];
    (slip.verdict, slip.points)
}

/// How many plays the list has for turn 1, once they are found.
fn plays(table: &Table) -> Option<usize> {
    let sight = Sight::of(table.shell().session().unwrap(), &table.shell().desk);
    sight.plays(turn(1)).map(|plays| plays.count())
}

/// One turn, its top CASA.
fn played(path: &Path) -> Table {
    let mut table = Table::laid(path);
    table.play(1, "AACSTRE");
    table.ctrl(Key::Num3);
    table.slip("1", "8", "H7", "CASA");
    table.slip("2", "8", "H5", "CASA");
    table.slip("3", "6", "H8", "SAC");
    table.keys("4");
    table.key(Key::Enter);
    table.ctrl(Key::D);
    table.ctrl(Key::Num4);
    table.space();
    table.space();
    assert_eq!(table.contest().game.turn(turn(1)).unwrap().closing, Closing::Announced);
    table
}

#[test]
fn a_list_that_changes_in_the_middle_of_a_game_tells_what_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let list = folder.path().join("LOC.txt");
    // With diacritics, in both of their forms; CASA is not in it.
    std::fs::write(&list, "sac\nștire\nştiri\nmână\nfată\nfața\n").unwrap();
    let mut table = played(&path);
    let before = table.contest().common.lexicon.clone().unwrap();
    assert_eq!(verdict(&table, 1, 1), (Verdict::Correct, 8));
    let (many, board) = (plays(&table).unwrap(), table.contest().game.board());

    bring(&mut table, &list);
    table.see("LOC");
    table.see("LOC  · 5 cuvinte");
    table.ask(UserCommand::ChooseAuthority(Authority::Authoritative));
    assert_eq!(
        verdict(&table, 1, 1),
        (Verdict::Correct, 8),
        "until it is confirmed nothing changes"
    );
    for (language, sentences) in [
        (
            Language::English,
            [
                "2 verdicts change.",
                "3 players’ totals change.",
                "CASA",
                "The top of turn 1 would be incorrect: it stays on the board",
            ],
        ),
        (
            Language::Romanian,
            [
                "Se schimbă 2 verdicte.",
                "Se schimbă totalul la 3 jucători.",
                "CASA",
                "Topul turului 1 ar fi incorect: rămâne pe tablă",
            ],
        ),
    ] {
        table.ask(UserCommand::Speak(language));
        table.ask(UserCommand::Ask(Question::ChangeList));
        for sentence in sentences {
            table.see(sentence);
        }
        if language == Language::English {
            table.ask(UserCommand::Cancel);
        }
    }
    assert_eq!(table.contest().common.lexicon.as_ref(), Some(&before));
    let events = table.events();
    table.ask(UserCommand::Confirm);
    assert_eq!(table.events(), events + 1);
    assert!(matches!(verdict(&table, 1, 1), (Verdict::Incorrect(_), 0)));
    assert_eq!(verdict(&table, 1, 3), (Verdict::Correct, 6));
    // Nothing is lost: the play lies on the board, the slips are as they were keyed, and the list's plays are
    // found anew.
    assert_eq!(table.contest().game.board(), board);
    assert_eq!(table.keyed(1, 1).written().word, "CASA");
    table.until(|table| plays(table).is_some_and(|count| count < many));

    // One undo: the old list judges.
    table.ask(UserCommand::Undo);
    table.ask(UserCommand::Confirm);
    assert_eq!(table.contest().common.lexicon.as_ref(), Some(&before));
    assert_eq!(verdict(&table, 1, 1), (Verdict::Correct, 8));
}

#[test]
fn a_built_list_is_brought_to_a_new_game_and_one_of_another_language_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut table = played(&folder.path().join("a.eforos"));
    let built = |name: &str, language, words: &[&str]| {
        let labels = Labels { unnamed: name.to_owned(), language, ..Labels::default() };
        let text = words.join("\n");
        let read = import(text.as_bytes(), &labels, &mut |_| ControlFlow::Continue(())).unwrap();
        let path = folder.path().join(name);
        std::fs::write(&path, read.lexicon.to_bytes()).unwrap();
        path
    };
    let greek = built("greek.list", WordLanguage::Greek, &["ΚΑΡΟ"]);
    let own = built("own.list", WordLanguage::Romanian, &["CASA", "SAC"]);
    bring(&mut table, &greek);
    table.see("română");
    assert!(table.shell().desk.list.is_none());
    bring(&mut table, &own);
    // A federation's program knows its words and only these.
    table.ask(UserCommand::ChooseAuthority(Authority::Closed));
    table.see("Listă închisă: sunt valide cuvintele ei și numai acestea");
    table.ask(UserCommand::Ask(Question::ChangeList));
    table.see("Nu se schimbă niciun verdict.");
    table.ask(UserCommand::Confirm);
    let passport = table.contest().common.lexicon.clone().unwrap();
    assert_eq!((passport.words, passport.authority), (2, Authority::Closed));
}
