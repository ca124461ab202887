//! A round that is looked at while another one is on, what plays it again, and a step that is asked for too soon.

use std::path::Path;

use eforos::commands::{Entry, Mark, Place, Question, UserCommand};
use eforos::domain::formats::anagram::rules::Field;
use eforos::views::Sight;
use eforos::views::formats::anagram::rounds::{self, RoundsData};
use egui::{Key, vec2};

use crate::gui::{Console, player, round};

/// Rounds 1 and 2 were played, of the first all sheets are keyed; round 3 is next.
fn before_the_third_round(path: &Path) -> Console {
    let mut console = Console::in_rounds(path);
    console.window().set_size(vec2(1280.0, 720.0));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.record(2, "ΝΙΤΑΕΣΗ");
    for number in 1..=3 {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.ask(UserCommand::Type(Entry::Words(Field::Three), "ΤΟΣ".to_owned()));
        if number == 2 {
            console.ask(UserCommand::Type(Entry::Words(Field::Four), "ΚΟΤΑ".to_owned()));
        }
        console.ask(UserCommand::SaveSheet);
        console.ask(UserCommand::Cancel);
    }
    console.ask(UserCommand::Go(Place::Rounds));
    for number in 1..=3 {
        console.ask(UserCommand::MarkSheet(round(2), player(number), Mark::In));
    }
    console
}

fn seen(console: &Console) -> RoundsData {
    let shell = console.shell();
    rounds::data(&Sight::of(shell.session().expect("an open competition"), &shell.desk))
}

/// It had a clock of 6:00 and buttons of the draw, and the sheets of another round below it.
#[test]
fn a_played_round_that_is_looked_at_shows_what_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = before_the_third_round(&folder.path().join("a.eforos"));
    console.see("Ψηφιακή κλήρωση");
    let step = console.place_of("Κλήρωση γύρου 3");
    console.press("Γύρος 1: όλα τα φύλλα περάστηκαν");
    console.see("Κοιτάτε τον γύρο 1: ✓ όλα τα φύλλα περάστηκαν. Ο αγώνας είναι στον γύρο 3.");
    let data = seen(&console);
    assert!(data.clock.is_none() && data.modes.is_empty() && data.ready.is_empty());
    for text in ["6:00", "Ψηφιακή κλήρωση", "Από τα σακούλια"] {
        assert!(!console.sees(text), "{text}");
    }
    let letters = data.tiles.iter().filter_map(|tile| tile.letter);
    let letters: String = letters.map(eforos::domain::letters::Letter::to_char).collect();
    assert_eq!(letters, "ΚΡΤΣΑΟΕ");
    for text in [
        "Περισσότεροι πόντοι",
        "Βασίλης Βλάχος ",
        "ΚΟΤΑ (1 φύλλο) · ΤΟΣ (3 φύλλα)",
        "Φύλλα γύρου 1: 3 από 3",
        "Λέξεις του γύρου 1",
    ] {
        console.see(text);
    }
    // The step is of the round that is on, where it was.
    assert_eq!(console.place_of("Κλήρωση γύρου 3"), step);
    // Which one is looked at and which is on is told in the strip, too.
    console.see("Γύρος 1: όλα τα φύλλα περάστηκαν · τον κοιτάτε");
    console.see("Γύρος 3: επόμενος · ο αγώνας είναι εδώ");
    console.press("Πίσω στον γύρο 3");
    console.see("Ψηφιακή κλήρωση");
    assert!(!console.sees("τον κοιτάτε") && !console.sees("Κοιτάτε"));
    // One that nobody played has nothing to tell, and no time of the next.
    console.press("Γύρος 9: δεν έχει κληρωθεί");
    console.see("Κοιτάτε τον γύρο 9: δεν έχει κληρωθεί.");
    let data = seen(&console);
    assert!(data.clock.is_none() && data.looked.is_some_and(|looked| looked.facts.is_empty()));
}

/// It was in a menu under a name without its round, and the palette offered the round that was not drawn.
#[test]
fn a_played_round_is_played_again_from_where_it_is_looked_at_and_by_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = before_the_third_round(&folder.path().join("a.eforos"));
    let asked = |console: &Console| match console.shell().desk.question {
        Some((Question::Replay(round), _)) => Some(round.get()),
        _ => None,
    };
    console.ask(UserCommand::LookAtRound(round(1)));
    assert!(console.is_in_sight("Επανάληψη του γύρου 1…"));
    console.press("Επανάληψη του γύρου 1…");
    assert_eq!(asked(&console), Some(1));
    console.key(Key::Enter);
    assert_eq!(asked(&console), Some(1), "a reason is needed");
    console.ask(UserCommand::Cancel);
    let dangerous = seen(&console).acts.dangerous;
    assert!(dangerous.iter().any(|act| act.label == "Επανάληψη του γύρου 1…"), "{dangerous:?}");
    console.press("Πίσω στον γύρο 3");
    for (typed, of) in [("ξαναπαίξουμε", 2), ("να ξαναπαιχτεί", 2), ("επανάληψη 1", 1)]
    {
        console.ctrl(Key::K);
        console.ask(UserCommand::Type(Entry::Palette, typed.to_owned()));
        console.see(&format!("Επανάληψη του γύρου {of}…"));
        console.key(Key::Enter);
        assert_eq!(asked(&console), Some(of), "{typed}");
        console.ask(UserCommand::Cancel);
    }
}

/// A Space right after a step did nothing, and nobody said why.
#[test]
fn a_step_that_is_asked_for_too_soon_says_so_on_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.window().set_size(vec2(1280.0, 720.0));
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.ask(UserCommand::Go(Place::Rounds));
    console.space();
    let recorded = |console: &Console| console.shell().session().map(|it| it.record().log().len());
    let before = recorded(&console);
    let step = console.place_of("Κλήρωση γύρου 2");
    assert!(!console.sees("Πολύ νωρίς"));
    console.key(Key::Space);
    console.see("Πολύ νωρίς: δεν έγινε τίποτα");
    assert_eq!(recorded(&console), before);
    assert_eq!(console.place_of("Κλήρωση γύρου 2"), step, "nothing moves");
    let texts = super::collecting::painted(&console);
    let of = |words: &str| texts.iter().find(|(text, ..)| text.starts_with(words)).map(|it| it.2);
    let (words, note) = (of("Κλήρωση γύρου 2"), of("Πολύ νωρίς"));
    let note = note.expect("it is painted");
    assert!(step.contains_rect(note), "{note} on {step}");
    assert!(words.is_some_and(|words| !words.intersects(note)), "{words:?} and {note}");
    // After its rest it does what it says.
    console.space();
    assert!(recorded(&console) > before);
    assert!(!console.sees("Πολύ νωρίς"));
}
