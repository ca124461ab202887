//! Every place of classic games in every rule set, language and look: it is painted, and nothing lacks its sentence.

use eforos::commands::formats::classic::PLACES;
use std::time::{Duration, Instant};

use eforos::commands::{Look, Place, UserCommand};
use eforos::language::Language;
use egui::{Key, Rect, Shape};

use super::desk::Desk;
use crate::common::dice::Dice;
use crate::console::laws::is_soak;
use crate::projector::painted::name;
use crate::projector::read::broken;

const SEVEN: &str =
    "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font\nElna Vila\nFerran Soler\nGal·la Coll";

#[test]
fn every_place_is_painted_in_every_rule_set_and_language() {
    for rules in 0..3 {
        for language in [Language::English, Language::Catalan, Language::Polish, Language::Greek] {
            let mut desk = Desk::laid(language, rules, SEVEN);
            desk.ask(UserCommand::ChooseLook(if rules == 1 { Look::Dark } else { Look::Light }));
            for stage in 0..3 {
                for place in PLACES {
                    desk.ask(UserCommand::Go(*place));
                    assert_eq!(desk.place(), *place);
                    let bare: Vec<String> = desk
                        .texts()
                        .into_iter()
                        .filter(|text| text.contains("meeting-") || text.contains("commands-"))
                        .collect();
                    assert_eq!(bare, Vec::<String>::new(), "{rules} {language:?} {place:?}");
                }
                desk.ask(UserCommand::Go(Place::Rounds));
                if stage == 0 {
                    desk.space();
                    desk.line("ocell");
                    desk.space();
                    if desk.shell().desk.question.is_some() {
                        desk.key(Key::Enter);
                    }
                } else {
                    desk.space();
                    desk.space();
                }
            }
            assert!(desk.tables(1) > 0, "{:#?}", desk.texts());
        }
    }
}

#[test]
fn five_hundred_are_brought_together_while_the_window_goes_on() {
    let players: Vec<String> = (1..=500).map(|number| format!("Jugador {number}")).collect();
    let mut desk = Desk::laid(Language::Catalan, 1, &players.join("\n"));
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    let began = Instant::now();
    desk.space();
    // The frames go on while it is found: it says so, and a second Space finds nothing twice.
    if desk.tables(1) == 0 {
        assert!(desk.shell().desk.own.classic.finding.is_some(), "{:#?}", desk.texts());
        desk.space();
    }
    while desk.tables(1) == 0 {
        assert!(began.elapsed() < Duration::from_mins(2), "it does not come");
        std::thread::yield_now();
        desk.settle();
    }
    assert_eq!(desk.tables(1), 250);
    desk.see("Mostra la ronda 1");
}

/// Players and teams with names of up to 120 characters, in the letters of every language.
#[test]
fn whoever_plays_at_tables_is_read_and_nothing_is_cut() {
    let mut all = Vec::new();
    for (rules, language, players) in [
        (0, Language::Catalan, 7),
        (1, Language::English, 12),
        (1, Language::Greek, 6),
        (2, Language::Polish, 40),
        (2, Language::Romanian, 6),
    ] {
        // What these say of tables is said in English.
        let is_said = !matches!(language, Language::Greek | Language::Romanian);
        if !is_said && !is_soak() {
            continue;
        }
        let mut dice = Dice(rules as u64 + players);
        let of = Language::ALL.into_iter().cycle();
        let names = of.zip(0..players).map(|(of, _)| name(&mut dice, of, 120));
        let names: Vec<String> = names.collect();
        let mut desk = Desk::laid(language, rules, &names.join("\n"));
        for stage in 0..3 {
            for place in PLACES {
                desk.ask(UserCommand::Go(*place));
                for (look, size) in [
                    (Look::Light, egui::vec2(1280.0, 720.0)),
                    (Look::Dark, egui::vec2(1280.0, 720.0)),
                    (Look::Dark, egui::vec2(1920.0, 1080.0)),
                ] {
                    desk.ask(UserCommand::ChooseLook(look));
                    for _ in 0..3 {
                        let points = size / desk.harness.ctx.zoom_factor();
                        desk.harness.set_size(points);
                        desk.settle();
                    }
                    let of =
                        format!("{rules} {language:?}, stage {stage}, {place:?}, {look:?}, {size}");
                    all.extend(broken(&desk.harness, &of));
                }
            }
            desk.ask(UserCommand::Go(Place::Rounds));
            if stage == 0 {
                desk.space();
                desk.line("ocell");
            }
            desk.space();
            if desk.shell().desk.question.is_some() {
                desk.key(Key::Enter);
            }
            desk.space();
        }
        assert!(desk.tables(1) > 0, "{:#?}", desk.texts());
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}

/// The texts that are painted whole: what they are, on how many lines, where.
fn painted(desk: &Desk) -> Vec<(String, usize, Rect)> {
    fn texts(shape: &Shape, clip: Rect, found: &mut Vec<(String, usize, Rect)>) {
        match shape {
            Shape::Text(text) => {
                let place = text.galley.rect.translate(text.pos.to_vec2());
                if clip.expand(1.0).contains_rect(place) {
                    found.push((text.galley.text().to_owned(), text.galley.rows.len(), place));
                }
            }
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| texts(shape, clip, found)),
            _ => {}
        }
    }
    let window = desk.harness.ctx.content_rect();
    let mut found = Vec::new();
    for shape in &desk.harness.output().shapes {
        texts(&shape.shape, shape.clip_rect.intersect(window), &mut found);
    }
    found
}

/// A day of LLISCA in English whose first round of so many tables is shown.
fn first_round(tables: usize) -> Desk {
    let players: Vec<String> = (1..=2 * tables).map(|number| format!("Jugador {number}")).collect();
    let mut desk = Desk::laid(Language::English, 1, &players.join("\n"));
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    for _ in 0..2 {
        desk.space();
        if desk.shell().desk.question.is_some() {
            desk.key(Key::Enter);
        }
    }
    assert_eq!(usize::from(desk.tables(1)), tables);
    desk
}

/// Three rounds take little of the head: the lights took two lines beside free space, and who is at the desk stood
/// in its middle.
#[test]
fn what_few_rounds_leave_of_the_head_the_lights_have() {
    let desk = first_round(6);
    let painted = painted(&desk);
    let edge = desk.harness.ctx.content_rect().right();
    let light = painted.iter().find(|(text, ..)| text.contains("Projector: closed"));
    assert_eq!(light.map(|(_, lines, _)| *lines), Some(1), "{painted:#?}");
    let role = painted.iter().find(|(text, _, place)| text == "referee" && place.top() < 80.0);
    let (.., place) = role.expect("who is at the desk");
    assert!(place.left() > edge - 200.0, "{place:?}, {edge}");
}

/// Two tables and a half of six were seen beside an empty side.
#[test]
fn results_show_whole_tables_and_at_least_five() {
    let mut desk = first_round(12);
    desk.ask(UserCommand::Go(Place::Results));
    let tables = |desk: &Desk| {
        let painted = painted(desk);
        painted.iter().filter(|(text, ..)| text.starts_with("Table ") && text.len() < 9).count()
    };
    let open = desk.shell().desk.own.classic.table.is_some();
    assert!(tables(&desk) >= if open { 5 } else { 10 }, "{} {open}", tables(&desk));
    desk.keys("1");
    desk.key(Key::Enter);
    assert!(desk.shell().desk.own.classic.table.is_some(), "{:#?}", desk.texts());
    assert!(tables(&desk) >= 5, "{}", tables(&desk));
}
