//! What stands in each place at the stations of a day, as text in reading order: a person approves
//! it. Paths and times of day are left out.

use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{
    DrawMode, Entry, Mark, Pinned, Place, Question, StandingsTab, UserCommand, WordsTab,
};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::Word;
use eforos::domain::person::Role;
use eforos::print::documents::{Document, Wish};
use eforos::storage::Access;
use egui::Key;

use crate::gui::{Console, player, round};

/// The texts that stand, without what differs from run to run.
fn page(console: &Console, whole: bool) -> String {
    let time_of_day =
        |text: &str| text.len() == 8 && text.chars().filter(|&c| c == ':').count() == 2;
    let line = |text: &String| {
        if text.contains(std::path::MAIN_SEPARATOR) && text.ends_with(".eforos") {
            "(path)".to_owned()
        } else {
            // A sentence ends with one, or it is the whole text.
            let (before, last) = text.rsplit_once(' ').unwrap_or(("", text));
            let told =
                if before.is_empty() { "(time)".to_owned() } else { format!("{before} (time)") };
            if time_of_day(last) { told } else { text.clone() }
        }
    };
    let texts = console.texts();
    // The head and the rail are the same everywhere: one page shows them.
    let frame = texts.iter().position(|text| text == "Γλώσσα: Ελληνικά").map_or(0, |last| last + 1);
    let texts = if whole { &texts[..] } else { &texts[frame..] };
    let lines: Vec<String> = texts.iter().map(line).filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

macro_rules! approve {
    (whole $name:literal, $console:expr) => {
        insta::assert_snapshot!($name, page(&$console, true));
    };
    ($name:literal, $console:expr) => {
        insta::assert_snapshot!($name, page(&$console, false));
    };
}

/// A competition in which something was chosen, typed or looked at in every place, and a question stands.
fn lived(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.record(1, "ΚΡΤΣΑΟΕ");
    let text = |entry, text: &str| UserCommand::Type(entry, text.to_owned());
    let word: Word = "ΡΟΣ".parse().expect("a word");
    for command in [
        UserCommand::ChooseDraw(DrawMode::Physical),
        text(Entry::Letters, "1"),
        UserCommand::TypeLetters,
        UserCommand::ChooseMark(Mark::Late),
        UserCommand::LookAtRound(RoundNo::FIRST),
        UserCommand::AddFrom(round(3)),
        text(Entry::Players, "Δέσποινα"),
        UserCommand::TakeSheet(RoundNo::FIRST, player(2)),
        text(Entry::Words(Field::ALL[0]), "ΡΟΣ"),
        UserCommand::SelectWord(word.clone()),
        UserCommand::Rule(Ruled::Valid),
        UserCommand::PickWord(word),
        UserCommand::ShowWords(WordsTab::Search),
        text(Entry::ListSearch, "ΚΑΡ"),
        text(Entry::Evidence, "λεξικό"),
        UserCommand::ShowStandings(StandingsTab::ALL[1]),
        UserCommand::StandingsAfter(RoundNo::FIRST),
        UserCommand::SelectRow(player(2)),
        UserCommand::ShowDocument(Wish::whole(Document::ALL[1])),
        UserCommand::PrintOfRound(Some(RoundNo::FIRST)),
        UserCommand::Verify,
        UserCommand::Pin(Pinned::Black),
        UserCommand::Go(Place::Rounds),
        UserCommand::LookAtRound(RoundNo::FIRST.next().next()),
        UserCommand::TypeNumber(2),
        UserCommand::TakeDesk("Μαρία".to_owned(), Role::Assistant),
        UserCommand::Ask(Question::Reopen),
        text(Entry::Reason, "λόγος"),
        UserCommand::Ask(Question::Person(Some(Role::Referee))),
    ] {
        console.ask(command);
    }
    let desk = &console.shell().desk;
    assert!(
        desk.question.is_some() && desk.interrupted.is_some() && desk.letters_refused.is_some()
    );
    assert!(desk.sheet.is_some() && desk.seen_round.is_some() && desk.add_from.is_some());
    assert!(desk.row.is_some() && desk.verified.is_some() && !desk.picked.is_empty());
    assert_eq!(
        (desk.number.as_str(), desk.mark, desk.draw_mode),
        ("2", Mark::Late, DrawMode::Physical)
    );
    console
}

/// What was chosen, typed or looked at in one competition is seen in no other, and not while a new one is set up.
#[test]
fn nothing_of_one_competition_is_seen_in_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let next = folder.path().join("next.eforos");
    Console::in_rounds(&next).close();
    let seen_of_next = |console: &mut Console| {
        assert!(console.shell_mut().open_competition(&next, Access::Write));
        let mut seen = vec![format!("{:#?}", console.shell().desk.open)];
        for place in PLACES.iter().copied() {
            console.ask(UserCommand::Go(place));
            if place == Place::Print {
                console.until_laid_out();
            }
            seen.push(page(console, true));
        }
        console.close_competition();
        assert!(console.shell().desk.open.is_none());
        seen.push(page(console, true));
        seen
    };
    let fresh = seen_of_next(&mut Console::new());
    let mut closed = lived(&folder.path().join("closed.eforos"));
    closed.close_competition();
    closed.settle();
    assert_eq!(page(&closed, true), *fresh.last().unwrap());
    assert_eq!(seen_of_next(&mut closed), fresh);
    let mut replaced = lived(&folder.path().join("replaced.eforos"));
    assert_eq!(seen_of_next(&mut replaced), fresh);
}

#[test]
fn the_places_of_a_day() {
    let folder = tempfile::tempdir().unwrap();
    approve!(whole "start", Console::new());
    let mut setup = Console::with_the_form();
    // Today is another day elsewhere.
    setup.ask(UserCommand::Type(Entry::Date, "18/11/2026".to_owned()));
    approve!(whole "setup", setup);
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    approve!(whole "rounds, to come", console);
    console.ask(UserCommand::Go(Place::Competition));
    approve!("competition", console);
    console.ask(UserCommand::Go(Place::Rounds));
    console.space();
    approve!("rounds, the first tile", console);
    console.wait_ms(7000);
    approve!("rounds, drawn", console);
    console.space();
    console.wait_ms(310_000);
    approve!("rounds, the last minute", console);
    console.key(Key::P);
    approve!("rounds, a pause asks", console);
    console.text("θόρυβος");
    console.key(Key::Enter);
    approve!("rounds, paused", console);
    console.wait_ms(1000);
    console.space();
    console.wait_ms(60_000);
    approve!("rounds, over", console);
    console.space();

    console.go(Key::Num3, Place::Sheets);
    approve!("sheets, empty", console);
    // The rack is Ο Π Ω Ρ Ε Τ Σ or whatever the seed gives: words from it, repeated, misplaced,
    // not from the letters, illegible, typed on the Latin layout.
    let rack = console.contest().game.rack(RoundNo::FIRST).unwrap();
    let list = eforos::lexicon::Lexicon::embedded();
    let four: Vec<String> = list.solve(&rack, 4..=4).iter().map(ToString::to_string).collect();
    let typed = [four[0].clone(), four[1].to_lowercase(), four[0].clone(), "ψωψω".to_owned()];
    console.type_words(Field::Four, &typed);
    console.type_words(Field::Three, &[four[0].clone(), "κα?".to_owned(), "kai".to_owned()]);
    approve!("sheets, typed", console);
    console.ctrl(Key::Enter);
    console.press("Εκεί που γράφτηκε: δεν μετρά");
    console.press("Αποθήκευση όπως είναι");
    console.go(Key::Num4, Place::Words);
    approve!("words", console);
    console.go(Key::Num5, Place::Standings);
    console.ask(UserCommand::SelectRow(PlayerId::FIRST));
    approve!("standings, provisional", console);
    console.ask(UserCommand::Ask(Question::Sign));
    approve!("standings, signing is hindered", console);
    console.ask(UserCommand::Cancel);
    console.go(Key::Num6, Place::Print);
    console.until_laid_out();
    approve!("print", console);
    console.press("Πρακτικό γύρου");
    console.until_laid_out();
    approve!("print, a round's record", console);
    console.go(Key::Num7, Place::History);
    approve!("history", console);
    console.press("Επαλήθευση αρχείου");
    let found = page(&console, false);
    assert!(found.contains("Το αρχείο επαληθεύεται"), "{found}");
}

/// The guard has refused two consonants of round 13.
pub(super) fn with_the_guard_broken(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    // Twelve rounds on paper that leave every high-value letter in the bag but one a round of
    // five consonants, so that round 13 breaks the guard.
    let racks = [
        "ΚΚΚΚΑΑΑ",
        "ΠΠΠΑΑΑΑ",
        "ΠΤΤΤΤΟΟ",
        "ΡΡΑΑΑΑΑ",
        "ΤΤΤΤΟΟΟ",
        "ΡΡΡΟΟΟΟ",
        "ΣΣΣΣΣΕΕ",
        "ΣΣΕΕΕΕΕ",
        "ΝΝΝΝΕΙΙ",
        "ΝΝΛΙΙΙΙ",
        "ΛΛΜΜΜΙΙ",
        "ΓΓΗΗΗΗΗ",
    ];
    for (place, rack) in racks.iter().enumerate() {
        let round = RoundNo::new(u8::try_from(place).expect("a round") + 1).expect("a round");
        console.ask(UserCommand::Ask(Question::Record(round)));
        console.ask(UserCommand::Type(Entry::Letters, (*rack).to_owned()));
        console.ask(UserCommand::Type(Entry::Reason, "στο χαρτί".to_owned()));
        console.ask(UserCommand::Confirm);
        assert!(console.shell().desk.question.is_none(), "{:?}", console.shell().desk.question);
        console.wait_ms(1000);
        console.space();
    }
    console.ask(UserCommand::ChooseDraw(DrawMode::Physical));
    console.ask(UserCommand::Type(Entry::Letters, "ΔΔΒΦΗΗΥ".to_owned()));
    console.ask(UserCommand::TypeLetters);
    console
}

/// Before the last draws it stood there in red, cut by the window's edge, as if somebody had to do something.
#[test]
fn before_a_guarded_draw_it_is_told_that_nothing_is_to_be_done() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_the_guard_broken(&folder.path().join("a.eforos"));
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    console.window().set_size(egui::vec2(1272.0, 692.0));
    for (mode, said) in [
        (DrawMode::Digital, "Η κλήρωση φροντίζει να μη μείνει κανένα: δεν κάνετε τίποτε."),
        (DrawMode::Physical, "Αν μείνει κανένα, το πρόγραμμα λέει τι επιστρέφει στο σακούλι."),
    ] {
        console.ask(UserCommand::ChooseDraw(mode));
        let texts = super::collecting::painted(&console);
        let (text, _, ink) = texts.iter().find(|(text, ..)| text.contains(said)).expect(said);
        assert!(text.starts_with("○ Μεγάλης αξίας: "), "{text}");
        assert!(ink.bottom() <= 692.0 - 16.0, "{ink} is cut");
    }
}

#[test]
fn the_guard_says_what_to_put_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = with_the_guard_broken(&folder.path().join("a.eforos"));
    approve!("rounds, the guard is broken", console);
    let awaited = console.contest().game.announced(RoundNo::new(13).unwrap()).unwrap().awaited;
    assert_eq!(awaited, 2, "Ζ Θ Ξ Χ Ψ are left and three consonants are to be drawn");
    console.ask(UserCommand::Type(Entry::Letters, "ΔΖ".to_owned()));
    console.ask(UserCommand::TypeLetters);
    console.ask(UserCommand::Type(Entry::Letters, "Θ".to_owned()));
    console.ask(UserCommand::TypeLetters);
    let announced = console.contest().game.announced(RoundNo::new(13).unwrap()).unwrap();
    assert_eq!(announced.awaited, 0);
    let letters: String = announced.letters.iter().map(|letter| letter.to_char()).collect();
    assert_eq!(letters, "ΒΦΗΗΥΖΘ");
}
