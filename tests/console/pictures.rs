//! Pictures of the console for people's eyes: every place and every stage of a round, in each size with each number of
//! players, both looks and both languages; and every question of the round.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::path::{Path, PathBuf};

use eforos::commands::formats::PausedTiles;
use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{
    DrawMode, Entry, Look, Mark, OfSheet, Pinned, Place, Question, StandingsTab, Stretch,
    UserCommand, Whom, WordsTab,
};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::formats::anagram::sheet::{Check, Lateness};
use eforos::domain::person::Role;
use eforos::language::Language;
use eforos::views::Sight;
use eforos::views::projector::steps;
use egui::{Key, vec2};

use super::laws::sized;
use super::places::with_the_guard_broken;
use crate::gui::{Console, of, player, round};

/// Each size with each number of players, every look and language with each of both.
const SIZES: [f32; 4] = [1280.0, 1920.0, 2560.0, 3840.0];
const PLAYERS: [u16; 4] = [3, 12, 40, 200];

/// Where they are kept, of how many players they are, and of which alone, if they are named.
struct Camera {
    folder: PathBuf,
    players: u16,
    of: Vec<String>,
}

impl Camera {
    /// What is seen now, at each size in two of the four ways to see it; of what is named in all four.
    fn take(&self, console: &mut Console, name: &str) {
        let ways = [
            (Look::Light, Language::Greek),
            (Look::Dark, Language::English),
            (Look::Dark, Language::Greek),
            (Look::Light, Language::English),
        ];
        let of_players = PLAYERS.iter().position(|players| *players == self.players).unwrap_or(0);
        for (of_size, width) in SIZES.into_iter().enumerate() {
            let two = &ways[(of_size + of_players) % 2 * 2..][..2];
            for (look, language) in if self.of.is_empty() { two } else { &ways } {
                let file = format!("{name}-{width}-{}-{look:?}-{language:?}.png", self.players);
                let is_asked = |of: &String| of.split('*').all(|part| file.contains(part));
                if !self.of.is_empty() && !self.of.iter().any(is_asked) {
                    continue;
                }
                console.shell_mut().ask(UserCommand::ChooseLook(*look));
                console.shell_mut().ask(UserCommand::Speak(*language));
                sized(console, vec2(width, width * 9.0 / 16.0));
                self.shoot(console, &file);
            }
        }
    }

    /// What is told now, which another look or language would put away.
    fn told(&self, console: &mut Console, name: &str) {
        let file = format!("{name}-1280-{}.png", self.players);
        if self.of.is_empty() || self.of.iter().any(|of| file.contains(of)) {
            sized(console, vec2(1280.0, 720.0));
            self.shoot(console, &file);
        }
    }

    fn shoot(&self, console: &mut Console, file: &str) {
        // A renderer in software on a busy machine may take longer than it is waited for.
        let mut rendered = (0..20).filter_map(|_| console.harness.render().ok());
        rendered.next().unwrap().save(self.folder.join(file)).unwrap();
    }

    fn place(&self, console: &mut Console, place: Place, name: &str) {
        console.ask(UserCommand::Go(place));
        if place == Place::Print {
            console.until_laid_out();
        }
        self.take(console, name);
    }

    /// What is over the page after this is asked.
    fn over(&self, console: &mut Console, command: UserCommand, name: &str) {
        console.ask(command);
        self.take(console, name);
        while console.shell().desk.question.is_some() {
            console.ask(UserCommand::Cancel);
        }
        console.ask(UserCommand::Cancel);
    }
}

/// A rehearsed day of so many, played so far.
pub(super) fn rehearsal(folder: &Path, players: u16, stretch: Stretch) -> Console {
    let mut console = Console::new();
    console.shell_mut().desk.documents = Some(folder.to_owned());
    console.ask(UserCommand::Type(Entry::RehearsalPlayers, players.to_string()));
    console.ask(UserCommand::Rehearse(stretch));
    console.ask(UserCommand::Cancel);
    console
}

/// The second half of a day, from before the draw to the standings after the round.
fn a_round(camera: &Camera, folder: &Path) {
    let mut console = rehearsal(folder, camera.players, Stretch::Half);
    for &place in PLACES {
        camera.place(&mut console, place, &format!("half-{place:?}"));
        camera.over(&mut console, UserCommand::ShowKeys, &format!("keys-{place:?}"));
    }
    console.ask(UserCommand::Go(Place::Rounds));
    for question in [
        Question::Replay(round(7)),
        Question::GiveUp(round(8)),
        Question::Record(round(8)),
        Question::Correct(round(7)),
        Question::DrawAhead(round(8), DrawMode::Physical),
        Question::Whom(Whom::Penalise),
        Question::Leave(player(2)),
    ] {
        let name = format!("ask-{question:?}").replace(['(', ')', ' ', ',', '{', '}', ':'], "");
        camera.over(&mut console, UserCommand::Ask(question), &name);
    }
    // What it takes from whom, and why, in sight together.
    let (whom, of, kind) = (player(2), round(7), PenaltyName::Deduction);
    console.ask(UserCommand::Ask(Question::Penalise { player: whom, round: of, kind }));
    console.ask(UserCommand::Type(Entry::Points, "10".to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "μιλούσε".to_owned()));
    camera.take(&mut console, "ask-deduction");
    console.ask(UserCommand::Cancel);
    for _ in 0..2 {
        console.ask(UserCommand::Larger);
    }
    camera.take(&mut console, "large-before");
    console.ask(UserCommand::PlainSize);
    console.space();
    camera.take(&mut console, "round-letters");
    // The tiles are laid one by one.
    console.wait_ms(5_000);
    console.space();
    console.wait_ms(20_000);
    camera.take(&mut console, "round-running");
    for _ in 0..2 {
        console.ask(UserCommand::Larger);
    }
    camera.take(&mut console, "large-running");
    console.ask(UserCommand::PlainSize);
    camera.over(&mut console, UserCommand::Ask(Question::Pause(PausedTiles::Hidden)), "ask-pause");
    camera.over(&mut console, UserCommand::Ask(Question::SetRemaining), "ask-time");
    console.ask(UserCommand::Ask(Question::Pause(PausedTiles::Hidden)));
    console.ask(UserCommand::Type(Entry::Reason, "θόρυβος στον διάδρομο".to_owned()));
    console.ask(UserCommand::Confirm);
    camera.take(&mut console, "round-paused");
    console.space();
    console.wait_ms(170_000);
    camera.take(&mut console, "round-minute");
    console.wait_ms(41_000);
    camera.take(&mut console, "round-seconds");
    console.wait_ms(15_000);
    camera.take(&mut console, "round-over");
    for number in (1..=u32::from(camera.players)).filter(|number| number % 3 != 1) {
        console.ask(UserCommand::MarkSheet(round(8), player(number), Mark::In));
    }
    console.key(Key::Num4);
    camera.take(&mut console, "round-collecting");
    console.key(Key::Escape);
    console.shell_mut().desk.problem("Το αρχείο δεν βρίσκεται πια εκεί όπου άνοιξε.".to_owned());
    console.ask(UserCommand::Dismiss(usize::MAX));
    camera.told(&mut console, "told-collecting");
    console.shell_mut().desk.notices.clear();
    for _ in 0..2 {
        console.ask(UserCommand::Larger);
    }
    camera.take(&mut console, "large-collecting");
    console.ask(UserCommand::PlainSize);
    camera.place(&mut console, Place::Sheets, "round-sheets");
    camera.place(&mut console, Place::Words, "round-words");
    console.ask(UserCommand::Go(Place::Rounds));
    console.space();
    camera.take(&mut console, "round-in");
    camera.over(&mut console, UserCommand::OpenPalette, "palette");
    console.ask(UserCommand::OpenPalette);
    camera.over(&mut console, UserCommand::Type(Entry::Palette, "παύση".to_owned()), "few-hits");
    camera.over(&mut console, UserCommand::Ask(Question::Person(None)), "ask-person");
    camera.over(&mut console, UserCommand::ShowKeys, "keys");
}

/// A sheet that was late, one that is corrected, what would be thrown away, and several without a name.
fn of_sheets(camera: &Camera, folder: &Path) {
    let mut console = rehearsal(folder, camera.players, Stretch::Half);
    let sheet = (round(7), player(1));
    console.ask(UserCommand::TakeSheet(sheet.0, sheet.1));
    console.ask(UserCommand::SetLateness(Lateness::Late));
    console.ask(UserCommand::Confirm);
    camera.take(&mut console, "sheet-late");
    console.type_words(Field::Four, &["ΡΟΚΑ".to_owned(), "karo".to_owned()]);
    camera.take(&mut console, "sheet-changed");
    camera.over(&mut console, UserCommand::Ask(Question::DropDraft), "ask-drop");
    for words in ["ΟΠΗ ΤΟΣΟ", "ΟΠΗ ΤΟΣΟ ΣΟΝ", "ΟΠΗ ΝΟΣ"] {
        console.ask(UserCommand::KeyNameless);
        console.type_words(Field::Three, &of(words));
        console.ctrl(Key::Enter);
        console.ask(UserCommand::Confirm);
    }
    console.ask(UserCommand::KeyNameless);
    console.type_words(Field::Three, &of("ΤΟΝ"));
    console.ask(UserCommand::TakeSheet(sheet.0, player(2)));
    console.wait_ms(1500);
    camera.take(&mut console, "sheet-nameless");
    camera.over(
        &mut console,
        UserCommand::Ask(Question::WhichSheet(OfSheet::Move)),
        "ask-nameless",
    );
}

/// A second keying, of a sheet that somebody else has keyed: blind, differing, settled.
fn second_keying(camera: &Camera, folder: &Path) {
    let mut console = rehearsal(folder, camera.players, Stretch::Half);
    let keyed = |number: &u32| {
        let (_, sheet) = console.contest().game.sheet_at(round(7), player(*number))?;
        (sheet.check == Check::None).then(|| sheet.words().len())
    };
    let number = (1..=u32::from(camera.players)).max_by_key(keyed).unwrap();
    let sheet = (round(7), player(number));
    console.ask(UserCommand::TakeDesk("Β. Δεύτερος".to_owned(), Role::Assistant));
    console.ask(UserCommand::TakeSheet(sheet.0, sheet.1));
    camera.take(&mut console, "second-asked");
    let words = |console: &Console| -> Vec<(Field, Vec<String>)> {
        let (_, saved) = console.contest().game.sheet_at(sheet.0, sheet.1).unwrap();
        let of = |field| saved.words().field(field).iter().map(ToString::to_string).collect();
        Field::ALL.map(|field| (field, of(field))).into()
    };
    let first = words(&console);
    console.ask(UserCommand::KeyAgain);
    for (field, words) in &first {
        // All but the last of each field; of the first a letter that cannot be read.
        let mut words: Vec<String> = words.iter().rev().skip(1).cloned().collect();
        if let Some(word) = words.last_mut() {
            word.pop();
            word.push('?');
        }
        console.ask(UserCommand::Type(Entry::Words(*field), words.join(" ")));
    }
    camera.take(&mut console, "second-keying");
    console.ctrl(Key::Enter);
    camera.take(&mut console, "second-differs");
    console.ctrl(Key::Num1);
    console.key(Key::Enter);
    camera.told(&mut console, "told-settled");
    camera.take(&mut console, "second-settled");
    for &place in PLACES {
        console.ask(UserCommand::Go(place));
        console.ask(UserCommand::Hindered(Box::new(UserCommand::StopWriting)));
        camera.told(&mut console, &format!("told-{place:?}"));
    }
}

fn many_more(console: &mut Console, players: u16) {
    let names = (4..=players).map(|number| format!("Παίκτης Νούμερο{number}; Όμιλος"));
    console.ask(UserCommand::Type(Entry::Players, names.collect::<Vec<_>>().join("\n")));
    console.ask(UserCommand::AddPlayers);
}

/// What hands are told to put back, and a break.
fn of_hands(camera: &Camera, folder: &Path) {
    let mut console = with_the_guard_broken(&folder.join("guard.eforos"));
    many_more(&mut console, camera.players);
    console.ask(UserCommand::Go(Place::Rounds));
    camera.take(&mut console, "round-guard");
    let mut console = Console::in_rounds(&folder.join("break.eforos"));
    many_more(&mut console, camera.players);
    let letters = ["ΚΤΡΣΑΟΕ", "ΠΛΝΑΙΟΕ", "ΤΤΡΣΝΑΟ", "ΜΤΗΙΑΕΥ", "ΛΝΓΔΑΟΗ"];
    for (number, letters) in (1..).zip(letters) {
        console.record(number, letters);
    }
    console.ask(UserCommand::Go(Place::Rounds));
    console.start_break();
    console.wait_ms(20_000);
    camera.take(&mut console, "round-break");
}

/// Words that wait, one of them selected.
fn words_that_wait(camera: &Camera, folder: &Path) {
    let mut console = Console::in_rounds(&folder.join("words.eforos"));
    many_more(&mut console, camera.players);
    console.record(1, "ΚΨΤΣΑΟΕ");
    for (number, words) in (1..).zip(["ΣΑΨΟ ΤΑΚΟ", "ΣΑΨΟ ΚΟΤΑ", "ΤΕΨΟ ΚΑΣΟ"])
    {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.type_words(Field::Four, &of(words));
        console.ctrl(Key::Enter);
    }
    console.ask(UserCommand::Go(Place::Standings));
    camera.take(&mut console, "provisional-standings");
    console.ask(UserCommand::Go(Place::Words));
    camera.take(&mut console, "words-waiting");
}

/// The signed end.
fn the_end(camera: &Camera, folder: &Path) {
    let mut console = rehearsal(folder, camera.players, Stretch::Whole);
    for &place in PLACES {
        camera.place(&mut console, place, &format!("end-{place:?}"));
    }
    console.ask(UserCommand::Go(Place::Standings));
    for tab in [StandingsTab::Plot, StandingsTab::Player, StandingsTab::Figures] {
        console.ask(UserCommand::ShowStandings(tab));
        camera.take(&mut console, &format!("end-{tab:?}"));
    }
    console.ask(UserCommand::Go(Place::Words));
    console.ask(UserCommand::ShowWords(WordsTab::Ruled));
    camera.take(&mut console, "end-ruled");
    // Before the last call: two stand on the podium.
    console.ask(UserCommand::Go(Place::Rounds));
    let calls = steps(&Sight::of(console.shell().session().unwrap(), &console.shell().desk).open);
    console.ask(UserCommand::Pin(Pinned::Ceremony((calls - 1).into())));
    camera.take(&mut console, "end-podium");
}

/// Pictures, where they are asked for: `EFOROS_CONSOLE_PICTURES=folder cargo test --test windows pictures_of_the_console`;
/// with `EFOROS_CONSOLE_PICTURES_OF=round-paused*1280,second` of these alone.
fn pictures(players: u16) {
    let Ok(folder) = std::env::var("EFOROS_CONSOLE_PICTURES") else { return };
    let of = std::env::var("EFOROS_CONSOLE_PICTURES_OF").unwrap_or_default();
    let of = of.split(',').filter(|of| !of.is_empty()).map(str::to_owned).collect();
    let camera = Camera { folder: PathBuf::from(folder), players, of };
    std::fs::create_dir_all(&camera.folder).unwrap();
    let files = tempfile::tempdir().unwrap();
    if players == PLAYERS[0] {
        camera.take(&mut Console::new(), "start");
        camera.take(&mut Console::with_the_form(), "new");
        let mut console = Console::with_the_form();
        let names = (1..=40).map(|number| format!("Παίκτης Νούμερο{number}; Όμιλος"));
        for (entry, text) in [
            (Entry::Title, "3ο Κύπελλο Αναγραμματισμών Θεσσαλονίκης".to_owned()),
            (Entry::Referee, "Ελπίδα Κανδυλάκη".to_owned()),
            (Entry::Assistants, "Αλέξανδρος Βύρωνας, Νίκη Σάββα".to_owned()),
            (Entry::Players, names.collect::<Vec<_>>().join("\n")),
        ] {
            console.ask(UserCommand::Type(entry, text));
        }
        camera.take(&mut console, "typed-new");
    }
    a_round(&camera, files.path());
    second_keying(&camera, files.path());
    of_sheets(&camera, files.path());
    of_hands(&camera, files.path());
    words_that_wait(&camera, files.path());
    the_end(&camera, files.path());
}

#[test]
fn pictures_of_the_console_of_a_table() {
    pictures(PLAYERS[0]);
}

#[test]
fn pictures_of_the_console_of_a_club() {
    pictures(PLAYERS[1]);
}

#[test]
fn pictures_of_the_console_of_a_hall() {
    pictures(PLAYERS[2]);
}

#[test]
fn pictures_of_the_console_of_a_federation() {
    pictures(PLAYERS[3]);
}
