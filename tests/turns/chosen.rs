//! What is played is chosen in the form of a new competition, and told by a file that is opened: the window goes
//! from one format to the other and back with what lies on its desk.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use eforos::app::formats::AnyShell;
use eforos::app::shell::Outside;
use eforos::commands::{Entry, Place, Stretch, UserCommand};
use eforos::domain::formats::FormatName;
use eforos::language::Language;
use eforos::session::format_of;
use eforos::storage::{Access, rules_text};
use eforos::views::theme;
use egui::vec2;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::gui::outside;

fn type_text(shell: &mut AnyShell, entry: Entry, text: &str) {
    shell.ask(UserCommand::Type(entry, text.to_owned()));
}

fn set_up(shell: &mut AnyShell, path: &Path, title: &str) {
    type_text(shell, Entry::NewFile, &path.display().to_string());
    type_text(shell, Entry::Title, title);
    type_text(shell, Entry::Players, "Ana; Argus\nDan");
    shell.ask(UserCommand::CreateCompetition);
}

#[test]
fn one_window_runs_what_is_chosen_and_what_is_opened() {
    let folder = tempfile::tempdir().unwrap();
    let [game, rounds] =
        ["game", "rounds"].map(|name| folder.path().join(format!("{name}.eforos")));
    let (outside, _) = outside(&Arc::new(AtomicI64::new(5_000)));
    let mut shell = AnyShell::new(None, Language::Greek, outside);
    assert_eq!(shell.desk().format, FormatName::Anagram);

    shell.ask(UserCommand::SetUp);
    type_text(&mut shell, Entry::Referee, "Maria Pop");
    shell.ask(UserCommand::ChooseGame(FormatName::Duplicate));
    assert_eq!(shell.desk().format, FormatName::Duplicate);
    assert_eq!(shell.desk().text(Entry::Referee), "Maria Pop", "the form is as it was typed");
    assert_eq!(shell.desk().focus, Some(Entry::Title), "the keyboard is where one goes on");
    set_up(&mut shell, &game, "Cupa");
    assert!(shell.is_open(), "{:?}", shell.desk().notices);
    assert_eq!(format_of(&game).unwrap(), FormatName::Duplicate, "the file itself says so");

    shell.ask(UserCommand::CloseCompetition);
    shell.ask(UserCommand::SetUp);
    shell.ask(UserCommand::ChooseGame(FormatName::Anagram));
    set_up(&mut shell, &rounds, "Runde");
    assert_eq!(format_of(&rounds).unwrap(), FormatName::Anagram);
    assert_eq!(shell.desk().format, FormatName::Anagram);

    // From one open competition to one of another format, and back.
    for (path, format, place) in
        [(&game, FormatName::Duplicate, Place::Game), (&rounds, FormatName::Anagram, Place::Rounds)]
    {
        assert!(shell.open_competition(path, Access::Write), "{:?}", shell.desk().notices);
        assert!(shell.is_open());
        assert_eq!((shell.desk().format, shell.desk().place), (format, place));
        assert!(shell.hall().lock().unwrap().is_some(), "the hall's window has its scene");
    }

    // Classic games, made by another process.
    let tables = folder.path().join("tables.eforos");
    let demo = std::process::Command::new(env!("CARGO_BIN_EXE_eforos"))
        .args(["demo", "--rules", "pl-pinczow-2016", "--players", "4", "--rounds", "1"])
        .arg(&tables)
        .output()
        .unwrap();
    assert!(demo.status.success(), "{}", String::from_utf8_lossy(&demo.stderr));
    for (path, format) in [(&tables, FormatName::Classic), (&rounds, FormatName::Anagram)] {
        assert!(shell.open_competition(path, Access::Write), "{:?}", shell.desk().notices);
        assert_eq!((shell.desk().format, shell.desk().place), (format, Place::Rounds));
        assert!(shell.hall().lock().unwrap().is_some(), "the hall's window has its scene");
    }

    // A file that cannot be opened leaves the open one as it is.
    std::fs::write(folder.path().join("none.eforos"), "nothing").unwrap();
    assert!(!shell.open_competition(&folder.path().join("none.eforos"), Access::Write));
    assert!(shell.is_open());
    assert_eq!(shell.desk().format, FormatName::Anagram);
}

/// Whoever speaks a language of words is first asked about a game in it, by the rules of its words.
#[test]
fn the_form_opens_with_a_game_of_the_windows_language() {
    let opened = |language| {
        let (outside, _) = outside(&Arc::new(AtomicI64::new(5_000)));
        let mut shell = AnyShell::new(None, language, outside);
        shell.ask(UserCommand::SetUp);
        let rules = shell.desk().rules.as_ref().map(|rules| rules.id.clone());
        (shell.desk().format, rules)
    };
    assert_eq!(opened(Language::Romanian), (FormatName::Duplicate, None));
    assert_eq!(opened(Language::Catalan), (FormatName::Classic, None), "CUSCA is the first");
    let pinczow = Some("pl-pinczow-2016".to_owned());
    assert_eq!(opened(Language::Polish), (FormatName::Classic, pinczow));
    assert_eq!(opened(Language::Greek), (FormatName::Anagram, None));
    assert_eq!(opened(Language::English), (FormatName::Anagram, None));
}

/// Whoever spoke Romanian rehearsed Greek anagrams, and nothing on the page said which game it would be.
#[test]
fn a_rehearsal_is_of_the_game_that_is_chosen_first_that_of_the_windows_language() {
    use FormatName::{Anagram, Classic, Duplicate};
    let rehearsed = |language, game: Option<FormatName>| {
        let folder = tempfile::tempdir().unwrap();
        let (outside, _) = outside(&Arc::new(AtomicI64::new(5_000)));
        let documents = Some(folder.path().to_owned());
        let mut shell = AnyShell::new(None, language, Outside { documents, ..outside });
        if let Some(game) = game {
            shell.ask(UserCommand::ChooseGame(game));
        }
        type_text(&mut shell, Entry::RehearsalPlayers, "8");
        shell.ask(UserCommand::Rehearse(Stretch::Half));
        assert!(shell.is_open(), "{:?}", shell.desk().notices);
        let mut files = fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
        let file = files.find(|file| file.extension().is_some_and(|it| it == "eforos"));
        let file = file.unwrap();
        (format_of(&file).unwrap(), rules_text(&file).unwrap().contains("pl-pinczow-2016"))
    };
    assert_eq!(rehearsed(Language::Romanian, None), (Duplicate, false));
    assert_eq!(rehearsed(Language::Polish, None), (Classic, true));
    assert_eq!(rehearsed(Language::Catalan, None), (Classic, false));
    assert_eq!(rehearsed(Language::Greek, None), (Anagram, false));
    assert_eq!(rehearsed(Language::Greek, Some(Duplicate)), (Duplicate, false));
    assert_eq!(rehearsed(Language::Romanian, Some(Anagram)), (Anagram, false));
}

#[test]
fn the_form_says_what_can_be_played() {
    let (outside, _) = outside(&Arc::new(AtomicI64::new(5_000)));
    let mut shell = AnyShell::new(None, Language::Romanian, outside);
    shell.ask(UserCommand::SetUp);
    let mut harness = Harness::builder()
        .with_size(vec2(1280.0, 720.0))
        .with_context_setup(theme::install)
        .build_ui_state(|ui, shell: &mut AnyShell| shell.console(ui), shell);
    harness.run_steps(3);
    harness.get_by_label("Joc duplicat").click();
    harness.run_steps(3);
    assert_eq!(harness.state().desk().format, FormatName::Duplicate);
    assert!(harness.query_by_label_contains("duplicat, 2007").is_some(), "whose rules they are");
}
