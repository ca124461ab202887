//! The laws of what is painted (`tests/projector/read.rs`) in every place of the console, whoever plays and in whatever
//! language.

use std::path::Path;

use eforos::commands::formats::anagram::PLACES;
use eforos::commands::{
    AboutChoice, Entry, Look, Place, Question, StandingsTab, Stretch, UserCommand,
};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::formats::anagram::rules::Field;
use eforos::language::Language;
use egui::vec2;

use super::pictures::rehearsal;
use crate::common::dice::Dice;
use crate::gui::{Console, player, round};
use crate::projector::painted::name;
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
        (Language::Greek, 40, large.as_slice()),
        (Language::English, 3, &large[2..]),
        (Language::English, 200, &large[1..2]),
        (Language::Romanian, 3, &[]),
        (Language::Romanian, 12, &[]),
        (Language::Catalan, 200, &[]),
        (Language::Polish, 12, &large[1..2]),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut console = a_day(&folder.path().join("a.eforos"), language, players);
        let small = [(Look::Light, small), (Look::Dark, small)];
        for (look, size) in small.iter().chain(large) {
            console.ask(UserCommand::ChooseLook(*look));
            sized(&mut console, *size);
            let of = format!("{language:?}, {players} players, {look:?}, {size}");
            all_places(&mut console, &of, &mut all);
        }
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
