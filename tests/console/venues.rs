//! A hall of a joint competition whose hub is not there: what it sees, what it may not do, and letters by telephone.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;
use std::time::{Duration, Instant};

use eforos::commands::formats::OwnQuestion;
use eforos::commands::formats::anagram::{Entry as OwnEntry, Question as Own};
use eforos::commands::{Entry, Place, Question, UserCommand};
use eforos::domain::contest::Details;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::joint::Joint;
use eforos::domain::formats::anagram::joint::command::Command as Ask;
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::sealed::heads::VenueKey;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::domain::person::Person;
use eforos::lexicon::Lexicon;
use eforos::session::Session;
use eforos::session::time::machine;
use eforos::storage::Access;
use eforos::venues::{Card, HubAccess, LinkState, Token, VenueCard};
use egui::Key;
use tempfile::TempDir;

use crate::gui::{Console, round};

/// A hall's file whose card names a hub where nobody answers, open in the window.
fn hall(path: &Path) -> Console {
    let joint = Seed::from_bytes([5; 32]).commitment();
    let (venue, name) = (VenueNo::FIRST, "Βόλος".to_owned());
    let access = HubAccess {
        hub: "http://127.0.0.1:9".to_owned(),
        token: Token::from_bytes([1; 32]),
        ca: None,
    };
    let key = VenueKey::from_bytes([2; 32]);
    let card = Card::Venue(VenueCard { access, joint, venue, name: name.clone(), key }).to_text();
    let details = Details { title: "Κοινός αγώνας".to_owned(), ..Details::default() };
    let enter = Play::Joint(Ask::EnterJoint { joint, venue, name }).into();
    let made_of = (OSTH_2019, Lexicon::embedded());
    let by = (machine(), &Person::default());
    let made =
        Session::<Anagram>::create_in_joint(path, (details, joint), enter, made_of, &card, by);
    drop(made.ok().unwrap());
    let mut console = Console::new();
    assert!(console.shell_mut().open_competition(path, Access::Write));
    "Ε. Φόρου".clone_into(&mut console.shell_mut().desk.person.name);
    console.ask(UserCommand::Cancel);
    console.ask(UserCommand::Type(Entry::Players, "Άννα Αλεξίου\nΒασίλης Βλάχος".to_owned()));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Go(Place::Rounds));
    console
}

fn told(console: &mut Console, letters: &str, code: &str) {
    let question = Question::Own(OwnQuestion::Anagram(Own::ByTelephone(round(1))));
    console.ask(UserCommand::Ask(question));
    console.ask(UserCommand::Type(Entry::Letters, letters.to_owned()));
    console.ask(UserCommand::Type(OwnEntry::Code.into(), code.to_owned()));
}

#[test]
fn only_a_joint_competition_has_venues() {
    let folder = TempDir::new().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    assert!(!console.texts().contains(&"Έδρες".to_owned()));
    console.ctrl(Key::Num9);
    assert_eq!(console.shell().desk.place, Place::Rounds);
    console.see("Χρειάζεται αρχείο κοινού αγώνα");
    console.ask(UserCommand::OpenPalette);
    console.ask(UserCommand::Type(Entry::Palette, "σφραγ".to_owned()));
    assert!(!console.sees("Έτοιμοι"), "what a hall does is in no other palette");
}

#[test]
fn a_hall_without_its_hub_says_so_and_goes_on() {
    let folder = TempDir::new().unwrap();
    let mut console = hall(&folder.path().join("hall.eforos"));
    let end = Instant::now() + Duration::from_mins(1);
    while !matches!(console.shell().desk.own.anagram.state(), Some(LinkState::Away(_))) {
        console.settle();
        assert!(Instant::now() < end);
    }
    console.see("Κόμβος: χωρίς σύνδεση");
    console.go(Key::Num9, Place::Venues);
    for text in ["Έδρα 1: Βόλος", "Η αίθουσα δεν είπε ακόμη λέξη", "Νέα προσπάθεια σε"]
    {
        console.see(text);
    }

    // A word is called, taken back, called again; who is ready stays so.
    console.press("Η λέξη της αίθουσας…");
    console.type_into("Λέξη ή αριθμός της αίθουσας", "ΑΛΦΑ");
    console.press("Καταγραφή, σφραγισμένη");
    console.see("Η λέξη «ΑΛΦΑ» καταγράφηκε και δεν παραδόθηκε");
    console.ask(UserCommand::Undo);
    console.ask(UserCommand::Confirm);
    console.see("Η αίθουσα δεν είπε ακόμη λέξη");
    console.press("Χωρίς λέξη από την αίθουσα…");
    console.ask(UserCommand::Confirm);
    console.see("Η έδρα δεν λέει λέξη");
    let session = console.shell().session().unwrap();
    assert_eq!(session.ready().unwrap().as_deref(), Some("passes"), "the file keeps it");

    // What whoever conducts does is grey, in Words it is said.
    for (command, why) in [
        (
            UserCommand::ChooseDraw(eforos::commands::DrawMode::Physical),
            "έρχονται από τον συντονιστή",
        ),
        (UserCommand::Ask(Question::RulePicked(Ruled::Valid)), "αποφασίζει η επιτροπή"),
        (UserCommand::Ask(Question::RenewCommitment), "είναι το ίδιο σε όλες τις έδρες"),
    ] {
        console.ask(UserCommand::Hindered(Box::new(command)));
        console.see(why);
    }
    console.ask(UserCommand::Go(Place::Words));
    console.see("Ενστάσεις για λέξεις υποβάλλονται εδώ και κρίνονται εκεί");

    // Before the tags came letters are taken as they are told, and marked.
    console.ask(UserCommand::Go(Place::Rounds));
    told(&mut console, "ΚΡΤΣΑΟΕ", "0000 0000 0000 000");
    console.see("καταγράφονται ανέλεγκτα");
    console.ask(UserCommand::Confirm);
    assert!(console.shell().desk.question.is_some(), "fifteen signs are no code");
    console.ask(UserCommand::Type(OwnEntry::Code.into(), "0000 0000 0000 0000".to_owned()));
    console.ask(UserCommand::Confirm);
    assert_eq!(console.contest().game.round(round(1)).unwrap().stage, Stage::Drawn);
    let venue = console.contest().game.joint().and_then(Joint::venue).unwrap();
    assert!(venue.nonces.contains_key(&round(1)));
    console.see("ανέλεγκτα ακόμη");
    console.space();
    assert!(console.contest().game.announced(round(1)).unwrap().shown);
}
