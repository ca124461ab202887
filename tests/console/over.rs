//! The laws of everything that is painted, of what lies before and over the places: the start, the form of a new
//! competition, every question, the palette, and the sheet of keys.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::formats::{Lateness, PausedTiles};
use eforos::commands::{
    AboutChoice, CeremonyFrom, Closing, CopyKind, DrawMode, Entry, Look, Misplaced, OfSheet,
    Pinned, Place, Question, Stretch, UserCommand, Whom,
};
use eforos::domain::contest::decide::undoable;
use eforos::domain::contest::objection::Outcome;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::{ObjectionId, PenaltyId};
use eforos::domain::person::Role;
use eforos::exchange::Penalised;
use eforos::language::Language;
use eforos::views::Sight;
use eforos::views::palette::keys;
use egui::{Rect, vec2};

use super::laws::{a_day, a_day_at, broken, is_soak, sized, sizes_of};
use super::sizes::painted;
use crate::common::dice::Dice;
use crate::gui::{Console, player, round};
use crate::projector::painted::{Painted, texts};

fn painted_texts(console: &Console) -> Vec<Painted> {
    texts(&console.harness.output().shapes)
}

const SIZE: egui::Vec2 = vec2(1280.0, 720.0);
const LOOKS: [Look; 2] = [Look::Light, Look::Dark];

/// Every question of the anagrams that is asked about what such a day has.
fn questions(console: &Console) -> Vec<Question> {
    use Question as Q;
    let record = console.shell().session().unwrap().record();
    let (sheet, _) = record.contest().game.sheet_at(round(1), player(1)).unwrap();
    let (first, second) = (round(1), round(2));
    let word = record.contest().common.objections[0].clone();
    let mut all = vec![
        Q::Pause(PausedTiles::Hidden),
        Q::Pause(PausedTiles::Shown),
        Q::Stop,
        Q::RestartTime,
        Q::SetRemaining,
        Q::SetBreak,
        Q::EndBreak,
        Q::HallWord,
        Q::DrawAhead(round(3), DrawMode::Digital),
        Q::DrawAhead(round(3), DrawMode::Physical),
        Q::GiveUp(second),
        Q::GiveUpRest(round(3)),
        Q::Replay(second),
        Q::Record(round(3)),
        Q::Correct(first),
        Q::RenewCommitment,
        Q::ChangeList,
        Q::ChangePlayer(player(2)),
        Q::AddDuplicates,
        Q::WhichWord,
        Q::Leave(player(3)),
        Q::Remove(player(3)),
        Q::ReplaceDocument,
        Q::Archive(Some(Penalised::Named)),
        Q::Archive(Some(Penalised::Unnamed)),
        Q::WebPage(Some(Penalised::Named)),
        Q::WebPage(Some(Penalised::Unnamed)),
        Q::Copy(CopyKind::Whole),
        Q::Copy(CopyKind::Publication),
        Q::MoveSheet { sheet, player: None, round: first },
        Q::MoveSheet { sheet, player: Some(player(2)), round: second },
        Q::ExchangeSheets { sheet, player: None },
        Q::ExchangeSheets { sheet, player: Some(player(2)) },
        Q::RulePicked(Ruled::Valid),
        Q::TakeIn,
        Q::ReadAs(sheet, Field::Four, 0),
        Q::DropDraft,
        Q::SaveEmpty(None),
        Q::OtherRound(None),
        Q::Misplaced(vec![None]),
        Q::OddLength(false),
        Q::OddLength(true),
        Q::SameSheet(None),
        Q::HandedInAfterAll(false),
        Q::HandedInAfterAll(true),
        Q::Misplaced(vec![Some(Misplaced::Move)]),
        Q::Misplaced(vec![Some(Misplaced::Keep), None]),
        Q::SetLateness(Lateness::Late),
        Q::ReviseSheet,
        Q::LiftPenalty(PenaltyId::FIRST),
        Q::Decide(word.id, Outcome::Upheld),
        Q::Decide(ObjectionId::FIRST, Outcome::Dismissed),
        Q::Sign,
        Q::Reopen,
        Q::Message,
        Q::ShowInstead(Pinned::Black),
        Q::ShowBeforeCalls(Pinned::Black),
        Q::Ceremony,
        Q::CeremonyFrom(CeremonyFrom::Tenth),
        Q::CeremonyFrom(CeremonyFrom::Typed),
        Q::Close(Closing::Hall),
        Q::Close(Closing::Competition),
        Q::Close(Closing::Program),
        Q::NewInstead,
        Q::Undo(undoable(record)[0].action),
    ];
    all.extend(Whom::ALL.map(Q::Whom));
    all.extend(OfSheet::ALL.map(Q::WhichSheet));
    all.extend([None, Some(Role::Referee), Some(Role::Assistant)].map(Q::Person));
    all.extend(AboutChoice::ALL.map(|about| Q::Lodge { player: player(1), round: first, about }));
    let penalty = |kind| Q::Penalise { player: player(2), round: first, kind };
    all.extend(PenaltyName::ALL.map(penalty));
    let ruled = ["ΚΡΤΑ", "ΡΟΣ"].map(|word| word.parse().unwrap());
    all.extend(ruled.map(|word| Q::Overrule(word, Some(Ruled::Invalid))));
    assert!(all.iter().all(is_listed));
    all
}

/// Whether a question is in that list; else in which test it is held against the same laws. A new question finds no place
/// here until it is in one.
fn is_listed(question: &Question) -> bool {
    use Question as Q;
    match question {
        // `second::what_two_keyings_differ_in_is_read_whole`.
        Q::Settle { .. }
        // `laws::devices_at_the_doors_are_read_and_what_is_asked_about_them`.
        | Q::CloseAtWork(_)
        | Q::CloseDoors
        | Q::Revoke(_)
        | Q::Publish(_)
        | Q::WithdrawPublication(_)
        | Q::NewCard(_)
        | Q::AllowPlain
        // `laws::photographs_and_what_is_asked_about_them_are_read`.
        | Q::Picture(_)
        // The places of joint days, of duplicate and of classic games.
        | Q::Own(_) => false,
        Q::Pause(_)
        | Q::Stop
        | Q::RestartTime
        | Q::SetRemaining
        | Q::SetBreak
        | Q::EndBreak
        | Q::HallWord
        | Q::DrawAhead(..)
        | Q::GiveUp(_)
        | Q::GiveUpRest(_)
        | Q::Replay(_)
        | Q::Record(_)
        | Q::Correct(_)
        | Q::RenewCommitment
        | Q::ChangeList
        | Q::ChangePlayer(_)
        | Q::AddDuplicates
        | Q::Whom(_)
        | Q::WhichSheet(_)
        | Q::WhichWord
        | Q::Leave(_)
        | Q::Remove(_)
        | Q::ReplaceDocument
        | Q::Archive(_)
        | Q::WebPage(_)
        | Q::Copy(_)
        | Q::MoveSheet { .. }
        | Q::ExchangeSheets { .. }
        | Q::RulePicked(_)
        | Q::TakeIn
        | Q::ReadAs(..)
        | Q::Overrule(..)
        | Q::DropDraft
        | Q::SaveEmpty(_)
        | Q::OtherRound(_)
        | Q::Misplaced(_)
        | Q::OddLength(_)
        | Q::SameSheet(_)
        | Q::HandedInAfterAll(_)
        | Q::SetLateness(_)
        | Q::ReviseSheet
        | Q::Penalise { .. }
        | Q::LiftPenalty(_)
        | Q::Lodge { .. }
        | Q::Decide(..)
        | Q::Sign
        | Q::Reopen
        | Q::Message
        | Q::ShowInstead(_)
        | Q::ShowBeforeCalls(_)
        | Q::Ceremony
        | Q::CeremonyFrom(_)
        | Q::Close(_)
        | Q::NewInstead
        | Q::Person(_)
        | Q::Undo(_) => true,
    }
}

/// What is typed into whatever a question asks for.
fn fill(console: &mut Console, text: &str) {
    for entry in
        [Entry::Reason, Entry::Message, Entry::Person, Entry::PlayerName, Entry::PlayerClub]
    {
        console.shell_mut().ask(UserCommand::Type(entry, text.to_owned()));
    }
}

/// Larger windows, one for each language.
const LARGE: [egui::Vec2; 5] = [
    vec2(1920.0, 1080.0),
    vec2(2560.0, 1440.0),
    vec2(3840.0, 2160.0),
    vec2(1920.0, 1080.0),
    vec2(2560.0, 1440.0),
];

/// Beside how many questions the keys that answer them are looked at once; `make soak` looks at those of each.
const KEYS_OF_EVERY: usize = 4;

/// Every question of a day of twelve, or of so many in `make soak`, in this language, at the usual size and a large one.
fn every_question_is_read_whole(language: Language, players: usize, large: egui::Vec2) {
    let mut all = Vec::new();
    let folder = tempfile::tempdir().unwrap();
    let (players, keys_of_every) =
        if is_soak() { (players, 1) } else { (players.min(12), KEYS_OF_EVERY) };
    let mut console = a_day(&folder.path().join("a.eforos"), language, players);
    let text = Dice(5).name(language, 90);
    // What stands where is alike in both looks.
    for (look, size) in LOOKS.into_iter().zip([SIZE, large]).take(sizes_of(language)) {
        sized(&mut console, size);
        console.ask(UserCommand::ChooseLook(look));
        for (at, question) in questions(&console).into_iter().enumerate() {
            // Beside Greek each is read in every other of the languages, and in `make soak` in all.
            if !is_soak() && language != Language::Greek && (at + language as usize) % 2 == 1 {
                continue;
            }
            console.ask(UserCommand::Ask(question.clone()));
            assert!(console.shell().desk.question.is_some(), "{question:?} is not asked");
            fill(&mut console, &text);
            console.settle();
            all.extend(broken(&console, &format!("{look:?}, {question:?}")));
            // The same with the keys that answer it.
            if at % keys_of_every == 0 {
                console.ask(UserCommand::ShowKeys);
                console.settle();
                all.extend(broken(&console, &format!("keys of {question:?}")));
            }
            while console.shell().desk.question.is_some() {
                console.ask(UserCommand::Cancel);
            }
        }
    }
    assert!(all.is_empty(), "{language:?}, {} in all: {all:#?}", all.len());
}

#[test]
fn every_question_is_read_whole_in_greek() {
    every_question_is_read_whole(Language::Greek, 40, LARGE[0]);
}

#[test]
fn every_question_is_read_whole_in_english() {
    every_question_is_read_whole(Language::English, 12, LARGE[1]);
}

#[test]
fn every_question_is_read_whole_in_romanian() {
    every_question_is_read_whole(Language::Romanian, 3, LARGE[2]);
}

#[test]
fn every_question_is_read_whole_in_catalan() {
    every_question_is_read_whole(Language::Catalan, 60, LARGE[3]);
}

#[test]
fn every_question_is_read_whole_in_polish() {
    every_question_is_read_whole(Language::Polish, 12, LARGE[4]);
}

#[test]
fn the_palette_and_the_keys_of_every_place_are_read_whole() {
    let mut all = Vec::new();
    for ((language, players), large) in
        Language::ALL.into_iter().zip([12, 40, 12, 3, 12]).zip(LARGE)
    {
        let folder = tempfile::tempdir().unwrap();
        let mut console = a_day(&folder.path().join("a.eforos"), language, players);
        // What stands where is alike in both looks.
        for (look, size) in LOOKS.into_iter().zip([SIZE, large]).take(sizes_of(language)) {
            sized(&mut console, size);
            console.ask(UserCommand::ChooseLook(look));
            for typed in ["", "1", "ρ", "a", "ψψψψψ"] {
                console.ask(UserCommand::OpenPalette);
                console.ask(UserCommand::Type(Entry::Palette, typed.to_owned()));
                all.extend(broken(&console, &format!("{language:?}, {look:?}, palette {typed:?}")));
                console.ask(UserCommand::Cancel);
            }
            for &place in PLACES {
                console.ask(UserCommand::Go(place));
                console.ask(UserCommand::ShowKeys);
                all.extend(broken(&console, &format!("{language:?}, {look:?}, keys of {place:?}")));
                console.ask(UserCommand::Cancel);
            }
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// On a slow machine the first frame stands for a while: after it nothing may jump under the pointer. The sheet of keys
/// had its lines over each other there.
#[test]
fn whatever_lies_over_a_place_stands_from_its_first_frame_where_it_stays() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 12);
    sized(&mut console, SIZE);
    let questions = questions(&console).into_iter().map(UserCommand::Ask);
    let mut moved = Vec::new();
    for command in questions.chain([UserCommand::OpenPalette]) {
        moved.extend(moves(&mut console, &command));
    }
    for &place in PLACES {
        console.ask(UserCommand::Go(place));
        if place == Place::Print {
            // What is laid out by a thread of its own comes when it is ready, behind the keys.
            console.until_laid_out();
        }
        moved.extend(moves(&mut console, &UserCommand::ShowKeys));
    }
    assert!(moved.is_empty(), "{moved:#?}");
}

/// What does not stand in the first frame of what this opens where it stands later.
fn moves(console: &mut Console, command: &UserCommand) -> Option<String> {
    console.shell_mut().ask(command.clone());
    console.window().step();
    let first = painted(console);
    console.settle();
    console.settle();
    let last = painted(console);
    while console.shell().desk.question.is_some() || console.shell().desk.over.is_some() {
        console.ask(UserCommand::Cancel);
    }
    // What comes later, when something else is ready, is another text.
    let stays = |(text, place): &(String, Rect)| {
        let mut later = last.iter().filter(|(other, _)| other == text).peekable();
        later.peek().is_none() || later.any(|(_, other)| other == place)
    };
    let moved = first.iter().find(|one| !stays(one));
    moved.map(|(text, place)| format!("{command:?}: {text:?} at {place}"))
}

/// A machine on which a competition with long names was open before.
fn before(path: &Path, language: Language) -> Console {
    let list = path.with_file_name("recent.txt");
    let mut console = a_day_at(Console::remembering(&list), path, language, 3);
    console.close_competition();
    console
}

#[test]
fn the_start_and_the_form_are_read_whole() {
    let mut all = Vec::new();
    for language in Language::ALL {
        let folder = tempfile::tempdir().unwrap();
        let long = Dice(9).name(language, 60).replace('·', "");
        let mut console = before(&folder.path().join(format!("{long}.eforos")), language);
        sized(&mut console, SIZE);
        let names =
            |dice: &mut Dice| format!("{}; {}", dice.name(language, 120), dice.name(language, 120));
        let mut dice = Dice(11);
        let mut typed: Vec<String> = (0..40).map(|_| names(&mut dice)).collect();
        // One twice, and a club in two spellings.
        typed.push(typed[0].clone());
        typed.push(format!("{}x", typed[1]));
        for look in LOOKS {
            console.ask(UserCommand::ChooseLook(look));
            all.extend(broken(&console, &format!("{language:?}, {look:?}, start")));
            console.ask(UserCommand::SetUp);
            all.extend(broken(&console, &format!("{language:?}, {look:?}, empty form")));
            for (entry, text) in [
                (Entry::Title, dice.name(language, 200)),
                (Entry::Venue, dice.name(language, 120)),
                (Entry::Referee, dice.name(language, 120)),
                (Entry::Date, "32.13.2026".to_owned()),
                (Entry::Players, typed.join("\n")),
            ] {
                console.ask(UserCommand::Type(entry, text));
            }
            all.extend(broken(&console, &format!("{language:?}, {look:?}, form")));
            console.ask(UserCommand::CreateCompetition);
            assert!(console.shell().session().is_none(), "made with such a date");
            all.extend(broken(&console, &format!("{language:?}, {look:?}, refused form")));
            console.ask(UserCommand::LeaveSetUp);
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// "Ctrl N" and "Ctrl Enter" stood there twice, once for what cannot be while a competition is open.
#[test]
fn no_key_is_told_twice_of_a_place_and_none_of_what_lies_before_a_competition() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 3);
    sized(&mut console, SIZE);
    for &place in PLACES {
        console.ask(UserCommand::Go(place));
        console.ask(UserCommand::ShowKeys);
        let shell = console.shell();
        let situation = Sight::of(shell.session().unwrap(), &shell.desk).situation();
        let data = keys(&shell.desk, &situation, None).unwrap();
        for (name, keys) in &data.parts {
            let of = |key: &str| keys.iter().filter(|row| row.acts && row.key == key).count();
            let dead = keys.iter().filter(|row| !row.acts && of(&row.key) > 0);
            assert_eq!(dead.count(), 0, "{name} at {place:?}: {keys:#?}");
            let before = ["Νέος αγώνας", "Δημιουργία αγώνα"];
            assert!(keys.iter().all(|row| !before.contains(&row.what.as_str())), "{name}");
        }
        // Whole rows, and how many are below them.
        let texts = painted_texts(&console);
        assert!(texts.iter().any(|it| it.text.starts_with("↓ ")), "{place:?}");
        let over = texts.iter().position(|it| it.text == "Παντού").unwrap();
        for it in texts[over..].iter().filter(|it| it.clip.intersects(it.ink.shrink(1.0))) {
            let whole = it.ink.bottom() <= it.clip.bottom() + 1.0;
            assert!(whole, "{:?} at {} is cut at {place:?}", it.text, it.ink);
        }
        console.ask(UserCommand::Cancel);
    }
}

/// Keys had a frame on buttons alone.
#[test]
fn keys_stand_in_a_frame_in_menus_and_in_the_palette_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let framed = |console: &Console, key: &str| {
        let shapes = || console.harness.output().shapes.iter();
        let around = |ink: Rect| {
            shapes().any(|clipped| match &clipped.shape {
                egui::Shape::Rect(rect) => {
                    let room = rect.rect.width() - ink.width();
                    rect.stroke.width > 0.0 && rect.rect.contains_rect(ink) && room < 16.0
                }
                _ => false,
            })
        };
        let texts = painted_texts(console);
        let mut of = texts.iter().filter(|it| it.text == key).peekable();
        of.peek().is_some() && of.any(|it| around(it.ink))
    };
    console.ask(UserCommand::OpenPalette);
    console.ask(UserCommand::Type(Entry::Palette, "πλήκτρα".to_owned()));
    assert!(framed(&console, "F1"));
    console.ask(UserCommand::Cancel);
    console.press("Σκηνή");
    assert!(framed(&console, "Ctrl J"), "{:?}", console.texts());
}

/// It began with twelve lines of prose, and the first key of the place was faded at the lower edge.
#[test]
fn the_first_keys_of_a_place_are_whole_in_sight() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 12);
    sized(&mut console, SIZE);
    let places = PLACES.iter().chain(&[Place::Stations]).copied();
    for place in places {
        console.ask(UserCommand::Go(place));
        console.ask(UserCommand::ShowKeys);
        console.settle();
        let shell = console.shell();
        let sight = Sight::of(shell.session().unwrap(), &shell.desk);
        let seen = keys(&shell.desk, &sight.situation(), None).unwrap();
        let painted = painted_texts(&console);
        let whole = |text: &str| {
            // What lies over the page is painted after it; the place's own keys are in its left half.
            let whole = |one: &&Painted| {
                let left = one.ink.right() < SIZE.x / 2.0;
                left && one.text.starts_with(text) && one.clip.contains_rect(one.ink)
            };
            painted.iter().rev().find(whole).map(|one| one.ink.top())
        };
        let rest = !seen.parts[0].1.iter().any(|row| row.acts);
        let rows = seen.parts[0].1.iter().take_while(|row| row.acts).take(6);
        let tops: Vec<Option<f32>> = rows.map(|row| whole(&row.what)).collect();
        if rest {
            console.ask(UserCommand::Cancel);
            continue;
        }
        assert!(tops.iter().all(Option::is_some), "{place:?}: {tops:?} of {:#?}", seen.parts[0]);
        // What one does there stands below them.
        let beginning: String = seen.about.trim_start_matches("• ").chars().take(20).collect();
        let prose = painted.iter().find(|one| one.text.starts_with(&beginning));
        let below =
            prose.is_none_or(|prose| tops.iter().flatten().all(|top| *top < prose.ink.top()));
        assert!(below, "{place:?}");
        console.ask(UserCommand::Cancel);
    }
}

/// In a signed competition nine keys that rest stood before what one does there.
#[test]
fn where_no_key_acts_what_one_does_there_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::new();
    console.rehearse(folder.path(), 3, Stretch::Whole);
    sized(&mut console, SIZE);
    console.ask(UserCommand::Go(Place::Words));
    console.ask(UserCommand::ShowKeys);
    console.settle();
    let shell = console.shell();
    let sight = Sight::of(shell.session().unwrap(), &shell.desk);
    let seen = keys(&shell.desk, &sight.situation(), None).unwrap();
    let (_, rows) = &seen.parts[0];
    assert!(rows.iter().all(|row| !row.acts), "signed: {rows:#?}");
    let painted = painted_texts(&console);
    let top = |text: &str| {
        let one = painted.iter().rev().find(|one| one.text.starts_with(text));
        one.map(|one| one.ink.top())
    };
    let about: String = seen.about.trim_start_matches("• ").chars().take(20).collect();
    let about = top(&about).expect("what one does there is painted");
    let first = rows.iter().find(|row| !row.key.is_empty()).unwrap();
    assert!(top(&first.what).is_none_or(|key| about < key));
}
