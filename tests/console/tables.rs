//! Lists of places in the smallest usual window: rows of one height, clubs on one line, cards all in sight.

use eforos::commands::{Entry, Place, StandingsTab, Stretch, UserCommand};
use eforos::domain::contest::event::Event;
use eforos::language::{Language, fold};
use eforos::screens::history::{Veiled, history};
use eforos::views::formats::anagram::Sight;
use egui::vec2;

use super::laws::{a_day, sized};
use crate::gui::Console;
use crate::projector::painted::{Painted, texts};

fn seen(console: &Console) -> Vec<Painted> {
    let mut texts = texts(&console.harness.output().shapes);
    texts.retain(|it| it.clip.intersects(it.ink.shrink(1.0)));
    texts
}

/// A whole rehearsed day of so many, in the smallest usual window.
fn rehearsed(folder: &std::path::Path, players: u16) -> Console {
    let mut console = Console::new();
    console.rehearse(folder, players, Stretch::Half);
    sized(&mut console, vec2(1280.0, 720.0));
    console
}

/// A row's height was guessed by its letters: some had a line too much.
#[test]
fn below_each_sentence_of_the_history_lies_as_much() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = a_day(&folder.path().join("a.eforos"), Language::Greek, 12);
    sized(&mut console, vec2(1280.0, 720.0));
    console.ask(UserCommand::Go(Place::History));
    let events: Vec<String> = {
        let log = console.shell().session().unwrap().record().log();
        log.iter().map(|recorded| recorded.seq.0.to_string()).collect()
    };
    let texts = seen(&console);
    // Below the head, where rounds have numbers too, and beside the rail.
    let of_list = |it: &&Painted| it.ink.top() > 280.0 && (190.0..260.0).contains(&it.ink.left());
    let numbers = texts.iter().filter(|it| events.contains(&it.text)).filter(of_list);
    let mut numbers: Vec<&Painted> = numbers.collect();
    numbers.sort_by(|a, b| a.ink.top().total_cmp(&b.ink.top()));
    assert!(numbers.len() > 5, "{} rows", numbers.len());
    let mut room = Vec::new();
    for pair in numbers.windows(2) {
        let [one, next] = pair else { continue };
        let of_list = texts.iter().filter(|it| it.ink.left() > 190.0);
        let of_row = of_list
            .filter(|it| it.ink.top() > one.ink.top() - 6.0 && it.ink.top() < next.ink.top() - 6.0);
        let bottom = of_row.map(|it| it.ink.bottom()).fold(0.0, f32::max);
        room.push(next.ink.top() - bottom);
    }
    let least = room.iter().copied().fold(f32::INFINITY, f32::min);
    let most = room.iter().copied().fold(0.0, f32::max);
    assert!(least > 4.0 && most - least < 12.0, "{room:?}");
}

/// "Penalty" found none: each was called after its own kind.
#[test]
fn a_penalty_is_found_in_the_history_by_that_word() {
    let folder = tempfile::tempdir().unwrap();
    let console = rehearsed(folder.path(), 12);
    let session = console.shell().session().unwrap();
    let log = session.record().log();
    let imposed = log.iter().filter(|it| matches!(it.event, Event::PenaltyImposed { .. }));
    let imposed: Vec<_> = imposed.map(|it| it.seq).collect();
    assert!(!imposed.is_empty());
    let sight = Sight::of(session, &console.shell().desk);
    let shown = history(&sight.seen(), "ποινη", None, None, Veiled::new());
    let found: Vec<_> = shown.found.unwrap().places.iter().map(|&at| shown.rows[at].seq).collect();
    assert!(imposed.iter().all(|seq| found.contains(seq)), "{imposed:?}: {found:?}");
}

/// A search from the middle of the list showed the middle of what it found, and marked nothing.
#[test]
fn what_is_searched_in_the_history_begins_at_its_newest_and_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsed(folder.path(), 12);
    console.ask(UserCommand::Go(Place::History));
    let newest = console.shell().session().unwrap().record().log().last().unwrap().seq;
    let newest = newest.0.to_string();
    let begins = |console: &Console| seen(console).iter().any(|it| it.text == newest);
    assert!(begins(&console));
    let (unit, phase) = (egui::MouseWheelUnit::Point, egui::TouchPhase::Move);
    let (modifiers, source) = (egui::Modifiers::NONE, egui::MouseWheelSource::Wheel);
    console.harness.event(egui::Event::PointerMoved(egui::pos2(700.0, 500.0)));
    let delta = vec2(0.0, -900.0);
    console.harness.event(egui::Event::MouseWheel { unit, delta, phase, modifiers, source });
    console.harness.run_steps(60);
    assert!(!begins(&console), "it was scrolled");
    console.ask(UserCommand::Type(Entry::HistorySearch, "γυρο".to_owned()));
    console.settle();
    let marked = |console: &Console| {
        let mut marked = Vec::new();
        for clipped in &console.harness.output().shapes {
            let egui::Shape::Text(shape) = &clipped.shape else { continue };
            let job = &shape.galley.job;
            let on_ground = |it: &&egui::text::LayoutSection| it.format.background.a() > 0;
            let words = job.sections.iter().filter(on_ground);
            marked.extend(
                words.map(|it| job.text[it.byte_range.start.0..it.byte_range.end.0].to_owned()),
            );
        }
        marked
    };
    let words = marked(&console);
    assert!(
        !words.is_empty() && words.iter().all(|it| fold(it).starts_with(&fold("γυρο"))),
        "{words:?}"
    );
    let sight = Sight::of(console.shell().session().unwrap(), &console.shell().desk);
    let found = history(&sight.seen(), "γυρο", None, None, Veiled::new());
    let first = found.rows[found.found.unwrap().places[0]].seq.0.to_string();
    assert!(seen(&console).iter().any(|it| it.text == first), "{first} is the newest found");
}

/// Clubs stood on two lines.
#[test]
fn clubs_stand_on_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsed(folder.path(), 40);
    console.ask(UserCommand::ShowStandings(StandingsTab::Table));
    let players = console.contest().common.players.clone();
    let texts = seen(&console);
    let mut clubs = 0;
    for it in &texts {
        let begins = |club: &str| {
            let word = it.text.split(['.', '…', ' ']).next().unwrap_or_default();
            it.text.contains(' ') && !club.is_empty() && club.starts_with(word)
        };
        if players.values().any(|player| begins(&player.club)) {
            clubs += 1;
            assert!(it.lines.len() == 1, "{:?} on {} lines", it.text, it.lines.len());
        }
    }
    assert!(clubs >= 6, "{clubs}");
}

/// The column beside the players scrolled: half of what is chosen was out of sight.
#[test]
fn every_card_of_the_competition_is_in_sight_and_opens() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = rehearsed(folder.path(), 40);
    console.ask(UserCommand::Go(Place::Competition));
    let titles = ["Κλήρωση", "Κατάλογος λέξεων", "Σήμα του ομίλου", "Αρχείο και αντίγραφα"];
    for title in titles {
        assert!(console.is_in_sight(title), "{title}: {:?}", console.texts());
    }
    assert!(console.is_in_sight("Στοιχεία του αγώνα"));
    for (card, shows) in [
        ("Κλήρωση", "Παραλαβή φύλλων…"),
        ("Αρχείο και αντίγραφα", "Κλείσιμο του αγώνα"),
        ("Κατάλογος λέξεων", "Εισαγωγή"),
        ("Στοιχεία του αγώνα", "Αποθήκευση στοιχείων"),
    ] {
        console.press(card);
        assert!(console.is_in_sight(shows), "{card}: {:?}", console.texts());
        for title in titles.into_iter().filter(|title| *title != card) {
            assert!(console.is_in_sight(title), "{title} beside {card}");
        }
    }
}
