//! The laws of what is painted (`tests/projector/read.rs`) in every place of the console, whoever plays and in whatever
//! language.

use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{
    AboutChoice, Closing, Entry, Look, PictureQuestion, Place, Question, StandingsTab, Stretch,
    UserCommand, WordsTab, listed,
};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::FormatName;
use eforos::domain::formats::anagram::rules::Field;
use eforos::language::{Language, tr};
use egui::vec2;

use super::pictures::rehearsal;
use super::stations::{asked, comes, joined, socket};
use super::{photographs, stations};
use crate::common::dice::Dice;
use crate::gui::{Console, player, round};
use crate::projector::painted::{self, name};
use crate::projector::read;

/// Round 2 is over: sheets with words that wait, a penalty, an objection, somebody who left.
pub(super) fn a_day(path: &Path, language: Language, players: usize) -> Console {
    a_day_at(Console::new(), path, language, players)
}

/// The same at this console.
pub(super) fn a_day_at(
    mut console: Console,
    path: &Path,
    language: Language,
    players: usize,
) -> Console {
    let mut dice = Dice(players as u64);
    console.begin(path);
    named(&mut console, &mut dice, language, u32::try_from(players).expect("so many"));
    console.ask(UserCommand::SetHallWord);
    console.ask(UserCommand::Confirm);
    console.record(1, "ΚΑΡΟΤΣΕ");
    console.record(2, "ΝΙΤΑΕΣΗ");
    for number in 1..=3 {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        for (field, words) in [(Field::Four, "ΚΟΑΡ ΚΟΤΑ"), (Field::Three, "ΡΟΣ")] {
            console.ask(UserCommand::Type(Entry::Words(field), words.to_owned()));
        }
        console.ask(UserCommand::SaveSheet);
        console.ask(UserCommand::Cancel);
    }
    let kind = PenaltyName::Reprimand;
    let about = AboutChoice::Word;
    for (question, entry) in [
        (Question::Penalise { player: player(2), round: round(1), kind }, Entry::Reason),
        (Question::Leave(player(1)), Entry::Reason),
        (Question::GiveUpRest(round(3)), Entry::Reason),
        (Question::Lodge { player: player(3), round: round(1), about }, Entry::Word),
    ] {
        console.ask(UserCommand::Ask(question));
        let text = if entry == Entry::Word {
            "ΚΟΑΡ".to_owned()
        } else {
            name(&mut dice, language, 90)
        };
        console.ask(UserCommand::Type(entry, text));
        console.ask(UserCommand::Confirm);
        console.ask(UserCommand::Cancel);
    }
    console
}

/// Players with names of 120 signs beside the first three, up to so many, and a title of 200.
pub(super) fn named(console: &mut Console, dice: &mut Dice, language: Language, players: u32) {
    console.ask(UserCommand::Speak(language));
    let list: Vec<String> = (3..players)
        .map(|_| format!("{}; {}", name(dice, language, 120), name(dice, language, 120)))
        .collect();
    console.ask(UserCommand::Type(Entry::Players, list.join("\n")));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Type(Entry::Title, name(dice, language, 200)));
    console.ask(UserCommand::SaveDetails);
}

/// Holds what is painted now against the laws: what breaks them.
pub(super) fn broken(console: &Console, of: &str) -> Vec<String> {
    read::broken(&console.harness, of)
}

/// Everything that can be seen of a place without asking for more.
fn sights(place: Place) -> Vec<UserCommand> {
    match place {
        Place::Standings => StandingsTab::ALL.map(UserCommand::ShowStandings).into(),
        Place::Sheets => vec![UserCommand::TakeSheet(round(1), player(2))],
        Place::Words => {
            let tabs =
                [WordsTab::Queue, WordsTab::Ruled, WordsTab::Round(round(1)), WordsTab::Search];
            tabs.map(UserCommand::ShowWords).into()
        }
        other => vec![UserCommand::Go(other)],
    }
}

/// A window of so many pixels, whatever the zoom is that it brings.
pub(super) fn sized(console: &mut Console, size: egui::Vec2) {
    for _ in 0..3 {
        let points = size / console.harness.ctx.zoom_factor();
        console.harness.set_size(points);
        console.settle();
    }
}

fn all_places(console: &mut Console, of: &str, all: &mut Vec<String>) {
    for &place in PLACES {
        console.ask(UserCommand::Go(place));
        for sight in sights(place) {
            console.ask(sight.clone());
            if place == Place::Print {
                console.until_laid_out();
            }
            console.settle();
            let of = format!("{of}, {sight:?}");
            all.extend(broken(console, &of));
            all.extend(read::half_seen(&console.harness, &of));
        }
    }
}

#[test]
fn whoever_plays_everything_is_read_and_nothing_is_cut() {
    let small = vec2(1280.0, 720.0);
    let large = [
        (Look::Light, vec2(1920.0, 1080.0)),
        (Look::Dark, vec2(2560.0, 1440.0)),
        (Look::Light, vec2(3840.0, 2160.0)),
    ];
    let mut all = Vec::new();
    for (language, players, large) in [
        (Language::Greek, 40, if is_soak() { large.as_slice() } else { &large[..1] }),
        (Language::English, 3, &large[2..]),
        (Language::English, 200, &large[1..2]),
        (Language::Romanian, if is_soak() { 3 } else { 12 }, &[]),
        (Language::Catalan, 40, &[]),
        (Language::Polish, 12, &large[1..2]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = a_day(&folder.path().join("a.eforos"), language, players);
        // What stands where is alike in both looks.
        let looks =
            if language == Language::Greek || is_soak() { LOOKS.as_slice() } else { &LOOKS[1..] };
        let small = looks.iter().map(|&look| (look, small));
        let large = if sizes_of(language) > 1 { large } else { &[] };
        for (look, size) in small.chain(large.iter().copied()) {
            console.ask(UserCommand::ChooseLook(look));
            sized(&mut console, size);
            let of = format!("{language:?}, {players} players, {look:?}, {size}");
            all_places(&mut console, &of, &mut all);
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// Whether it is one of the long runs.
pub fn is_soak() -> bool {
    std::env::var_os("EFOROS_SOAK").is_some()
}

/// In how many sizes a language is tried: the smallest usual window, and a large one in the language of most clubs. `make
/// soak` (`EFOROS_SOAK`) tries all in both.
pub(super) fn sizes_of(language: Language) -> usize {
    if is_soak() || language == Language::Greek { 2 } else { 1 }
}

const LOOKS: [Look; 2] = [Look::Light, Look::Dark];

/// The smallest usual window, and one of a large screen.
const SIZES: [egui::Vec2; 2] = [vec2(1280.0, 720.0), vec2(2560.0, 1440.0)];

/// Holds what stands now against the laws, in both looks and sizes.
pub(super) fn held(console: &mut Console, of: &str, all: &mut Vec<String>) {
    in_both(console, of, |console, of| {
        all.extend(broken(console, of));
        all.extend(read::half_seen(&console.harness, of));
    });
}

/// The same of what is scrolled as one page, which ends where the window does.
fn held_as_page(console: &mut Console, of: &str, all: &mut Vec<String>) {
    in_both(console, of, |console, of| all.extend(broken(console, of)));
}

fn in_both(console: &mut Console, of: &str, mut hold: impl FnMut(&Console, &str)) {
    let sizes = sizes_of(console.shell().desk.language);
    for (look, size) in LOOKS.into_iter().zip(SIZES).take(sizes) {
        console.ask(UserCommand::ChooseLook(look));
        sized(console, size);
        hold(console, &format!("{of}, {look:?}, {size}"));
    }
    sized(console, SIZES[0]);
}

/// Only what was due was looked at.
#[test]
fn beside_every_document_all_is_read() {
    let mut all = Vec::new();
    for (language, players) in [(Language::Greek, 12), (Language::English, 40)] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = a_day(&folder.path().join("a.eforos"), language, players);
        console.ask(UserCommand::Go(Place::Print));
        let documents = listed(FormatName::Anagram).into_iter();
        let documents = documents.filter(|one| matches!(one, UserCommand::ShowDocument(_)));
        // Each in one of both languages; in the long runs in both.
        let seen = |at: usize| is_soak() || at.is_multiple_of(2) == (language == Language::Greek);
        for (_, document) in documents.enumerate().filter(|(at, _)| seen(*at)) {
            console.ask(document.clone());
            console.until_laid_out();
            held(&mut console, &format!("{language:?}, {document:?}"), &mut all);
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

#[test]
fn what_is_unfolded_in_the_competition_is_read() {
    let mut all = Vec::new();
    for language in Language::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = a_day(&folder.path().join("a.eforos"), language, 12);
        sized(&mut console, SIZES[0]);
        console.ask(UserCommand::Go(Place::Competition));
        let cards = ["competition-draw", "competition-its-file", "competition-list"];
        for card in cards.into_iter().chain(["competition-emblem", "competition-details"]) {
            console.press(&tr(language, card));
            held(&mut console, &format!("{language:?}, {card}"), &mut all);
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

#[test]
fn every_menu_is_read() {
    let mut all = Vec::new();
    for language in Language::ALL {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = a_day(&folder.path().join("a.eforos"), language, 12);
        let sheet = UserCommand::TakeSheet(round(1), player(2));
        let opens = |key| move |console: &mut Console| console.press(&tr(language, key));
        let [corrections, dangerous, scene] =
            ["rounds-corrections", "rounds-dangerous", "rounds-hall-scene"].map(opens);
        for (look, size) in LOOKS.into_iter().zip(SIZES).take(sizes_of(language)) {
            console.ask(UserCommand::ChooseLook(look));
            sized(&mut console, size);
            let rounds = UserCommand::Go(Place::Rounds);
            let mut held = |there: &UserCommand, menu: &dyn Fn(&mut Console)| {
                console.ask(there.clone());
                let below = painted::texts(&console.harness.output().shapes).len();
                menu(&mut console);
                let of = format!("{language:?}, a menu of {there:?}, {look:?}");
                all.extend(read::broken_above(&console.harness, below, &of));
                console.key(egui::Key::Escape);
            };
            held(&rounds, &corrections);
            held(&rounds, &dangerous);
            held(&rounds, &scene);
            held(&sheet, &corrections);
            held(&rounds, &|console| console.ask(UserCommand::OpenMenu));
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// One device at the doors waits, and one is in and has begun a sheet; both have long names.
#[test]
fn devices_at_the_doors_are_read_and_what_is_asked_about_them() {
    let mut all = Vec::new();
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = stations::console(&folder, stations::here);
    sized(&mut console, SIZES[0]);
    let mut dice = Dice(3);
    named(&mut console, &mut dice, Language::Greek, 12);
    console.ask(UserCommand::Go(Place::Stations));
    held_as_page(&mut console, "doors closed", &mut all);
    console.press("Άνοιγμα δικτύου");
    held_as_page(&mut console, "nobody is in", &mut all);
    let staff = socket(&console.shell().desk.doors.clone().unwrap().staff.unwrap().url);
    let (cookie, key) = joined(&mut console, staff);
    let draft = format!("PUT /api/draft HTTP/1.1\r\nCookie: {cookie}\r\nX-Eforos: {key}");
    let typed = r#"{"rev":1,"path":"/s/1/2","fields":{"5":"τακος"}}"#;
    assert!(asked(&mut console, staff, &draft, typed).contains("kept"));
    // Whoever waits has as long a name as a device may give.
    let long = "Ω".repeat(20);
    console.type_into("Όνομα", &name(&mut dice, Language::Greek, 60));
    console.press("Πρόσκληση: βοηθός");
    let invited = console.shell().desk.doors.clone().unwrap().staff.unwrap().invited;
    let pin = &invited.last().expect("invited").pin;
    held_as_page(&mut console, "invited", &mut all);
    let answer = comes(&mut console, staff, &format!("name=x&label={long}&pin={pin}"));
    assert_eq!(stations::header(&answer, "location"), "/wait", "{answer}");
    console.settle();
    held_as_page(&mut console, "one waits", &mut all);
    for question in [
        Question::CloseDoors,
        Question::Revoke("laptop".to_owned()),
        Question::AllowPlain,
        Question::Publish(None),
        Question::Publish(Some(round(1))),
        Question::NewCard(None),
        Question::NewCard(Some(player(2))),
        Question::CloseAtWork(Closing::Competition),
        Question::CloseAtWork(Closing::Program),
    ] {
        console.ask(UserCommand::Ask(question.clone()));
        assert!(console.shell().desk.question.is_some(), "{question:?} is not asked");
        held_as_page(&mut console, &format!("{question:?}"), &mut all);
        while console.shell().desk.question.is_some() {
            console.ask(UserCommand::Cancel);
        }
    }
    console.ask(UserCommand::Ask(Question::Publish(Some(round(1)))));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Ask(Question::WithdrawPublication(None)));
    console.ask(UserCommand::Type(Entry::Reason, name(&mut dice, Language::Greek, 90)));
    held_as_page(&mut console, "a publication is withdrawn", &mut all);
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// Photographs that wait, one beside a sheet, and what is asked about them.
#[test]
fn photographs_and_what_is_asked_about_them_are_read() {
    let mut all = Vec::new();
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΤΡΠΚΑΟΙ");
    sized(&mut console, SIZES[0]);
    let mut files = vec![photographs::front(&console, folder.path(), 1, &[])];
    files.extend(
        (1..=12)
            .map(|shade| photographs::picture(folder.path(), &format!("{shade}.png"), shade * 20)),
    );
    photographs::take(&mut console, files);
    held(&mut console, "taken", &mut all);
    console.key(egui::Key::F9);
    photographs::until_seen(&mut console);
    held(&mut console, "whose is it", &mut all);
    console.ask(UserCommand::TakeSheet(round(1), player(1)));
    photographs::until_seen(&mut console);
    held(&mut console, "beside a sheet", &mut all);
    let sha256 = console.contest().common.pictures[0].sha256;
    for question in
        [PictureQuestion::Discard(sha256), PictureQuestion::Delete, PictureQuestion::ShowToPlayers]
    {
        console.ask(UserCommand::Ask(Question::Picture(question)));
        assert!(console.shell().desk.question.is_some(), "{question:?} is not asked");
        held(&mut console, &format!("{question:?}"), &mut all);
        console.ask(UserCommand::Cancel);
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// The choices that a signature locks stood at 1.6:1.
#[test]
fn what_a_signature_locks_is_read_as_well() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = rehearsal(folder.path(), 12, Stretch::Whole);
    let mut all = Vec::new();
    for look in [Look::Light, Look::Dark] {
        console.ask(UserCommand::ChooseLook(look));
        sized(&mut console, vec2(1280.0, 720.0));
        all_places(&mut console, &format!("signed, {look:?}"), &mut all);
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// Lists ended in half a row that faded away, and nothing said how many more there were.
#[test]
fn long_lists_end_with_whole_rows_and_say_how_many_more_there_are() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 40);
    for size in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0)] {
        sized(&mut console, size);
        console.ask(UserCommand::Go(Place::History));
        for over in [None, Some(UserCommand::OpenPalette)] {
            console.ask(UserCommand::Cancel);
            if let Some(over) = &over {
                console.ask(over.clone());
            }
            console.settle();
            let lists = if over.is_some() { 2 } else { 1 };
            end_whole(&console, lists, &format!("{size}, {over:?}"));
        }
    }
}

/// So many lists say how many more rows there are, and no text is cut below.
fn end_whole(console: &Console, lists: usize, of: &str) {
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    let more = texts.iter().filter(|it| it.text.starts_with("↓ ")).count();
    assert_eq!(more, lists, "{of}");
    for it in texts.iter().filter(|it| it.clip.intersects(it.ink.shrink(1.0))) {
        let whole = it.ink.bottom() <= it.clip.bottom() + 1.0;
        assert!(whole, "{:?} at {} is cut, {of}", it.text, it.ink);
    }
}

/// They faded away below, without a number.
#[test]
fn a_players_page_and_the_figures_end_with_whole_rows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut console = rehearsal(folder.path(), 40, Stretch::Whole);
    sized(&mut console, vec2(1280.0, 720.0));
    console.ask(UserCommand::Go(Place::Standings));
    // Beside a player's page objections are listed, too.
    for (tab, lists) in [(StandingsTab::Player, 2), (StandingsTab::Figures, 1)] {
        console.ask(UserCommand::ShowStandings(tab));
        console.settle();
        end_whole(&console, lists, &format!("{tab:?}"));
    }
}
