//! A duplicate game in the hall's window: every scene of a turn is large enough for the last row, stands out from
//! its ground, and stays in the window; with pictures where they are asked for.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod bursts;
mod chosen;
mod drafts;
mod elsewhere;
mod english;
mod laws;
mod list;
mod places;
mod played;
mod questions;
mod table;
mod whole;

use std::sync::Arc;

use eforos::commands::HallLook;
use eforos::domain::board::{Board, Rack};
use eforos::domain::clock::{Countdown, Moment};
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::game::{Ending, Game, Mode, Top, Turn, TurnNo};
use eforos::domain::formats::duplicate::notation::{SmallLetters, position, tiles, word};
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::timing::PausedTiles;
use eforos::language::Language;
use eforos::lexicon::spellings;
use eforos::screens::formats::duplicate::hall::{
    Gone, Step, TurnScene, Turned, best, collecting, countdown, equivalents, last_turn, late,
    letters, paused, top,
};
use eforos::views::formats::duplicate::{board, hall, rack};
use eforos::views::theme;
use egui::epaint::TextShape;
use egui::{Color32, Rect, Shape, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

fn at(elapsed_ms: i64) -> Moment {
    Moment { session: 1, elapsed_ms, wall_ms: 1_795_000_000_000 + elapsed_ms }
}

/// Of each turn: left over, drawn, position and word of the top.
const TURNS: [(&str, &str, &str, &str); 5] = [
    ("", "ACEISTA", "H7", "CASA"),
    ("EIT", "MORS", "I8", "STIRE"),
    ("MO", "AADN?", "6E", "C0OMANDA"),
    ("", "AILPRRT", "H4", "TRACASAI"),
    ("ALPR", "CRU", "K5", "CAPRARUL"),
];

/// Five published plays on one board.
fn game() -> Game {
    let rack = |text| tiles(text).unwrap().into_iter().collect::<Rack>();
    let mut board = Board::EMPTY;
    let mut turns = Vec::new();
    for (left, drawn, at, text) in TURNS {
        let lays = word(text, SmallLetters::Nothing).unwrap();
        let play = eforos::domain::board::Play::of(&board, position(at).unwrap(), &lays).unwrap();
        board.lay(play.tiles.iter().copied());
        let top = Top { play, criteria: Vec::new() };
        turns.push(Turn {
            leftover: rack(left),
            drawn: rack(drawn),
            ending: Ending::Top(top),
            ..Turn::default()
        });
    }
    Game { rules: Arc::new(Rules::ro_duplicate_2007()), mode: Mode::Hall, turns }
}

fn spelled(word: &Word) -> Vec<String> {
    spellings(WordLanguage::Romanian, word)
}

fn turned<'a>(game: &'a Game, board: &'a Board, number: u8, language: Language) -> Turned<'a> {
    let own = &game.turns[usize::from(number) - 1];
    let before = usize::from(number).checked_sub(2).and_then(|before| game.turns[before].laid());
    Turned {
        rules: &game.rules,
        turn: TurnNo::new(number).unwrap(),
        board,
        before,
        rack: (&own.leftover, &own.drawn),
        last: None,
        language,
    }
}

/// Every scene, by a name.
fn scenes(language: Language) -> Vec<(&'static str, TurnScene, Moment)> {
    let game = game();
    let boards = game.boards();
    let of = |number: u8| turned(&game, &boards[usize::from(number) - 1], number, language);
    let play = |number: usize| match &game.turns[number - 1].ending {
        Ending::Top(top) => top.play.clone(),
        _ => panic!("every turn has a top"),
    };
    let (fifth, started) = (of(5), Countdown::started(180_000, at(0)));
    let last = Turned { last: TurnNo::new(5), ..fifth };
    let alerts = || vec![30_000, 0];
    let now = |ms| at(ms);
    let plays: Vec<(String, String)> =
        (1..=11).map(|number| (format!("H{number}"), "CAPRARUL".to_owned())).collect();
    let head = "0123 4567 · 1234 · 5";
    vec![
        ("board", letters(fifth, Gone::Nothing, 180_000), now(0)),
        ("letters-first", letters(of(1), Gone::Ms(6 * 2_500), 180_000), now(0)),
        ("letters", letters(fifth, Gone::Ms(5 * 2_500), 180_000), now(0)),
        ("letters-last-turn", letters(last, Gone::Ms(i64::MAX), 600_000), now(0)),
        ("countdown-calm", countdown(fifth, started, alerts()), now(5_000)),
        ("countdown", countdown(fifth, started, alerts()), now(152_000)),
        ("countdown-over", countdown(fifth, started, alerts()), now(180_000)),
        ("countdown-joker", countdown(of(3), started, alerts()), now(5_000)),
        ("paused", paused(last, started, PausedTiles::Hidden), now(60_000)),
        ("paused-shown", paused(fifth, started, PausedTiles::Shown), now(60_000)),
        ("collecting", collecting(fifth, 22, 24, head.to_owned()), now(0)),
        ("collecting-first", collecting(fifth, 0, 200, String::new()), now(0)),
        ("top-points", top(of(3), &play(3), Step::Points, &spelled), now(0)),
        ("top-position", top(of(3), &play(3), Step::Position, &spelled), now(0)),
        ("top", top(of(3), &play(3), Step::Across, &spelled), now(0)),
        ("top-cross", top(of(2), &play(2), Step::Across, &spelled), now(0)),
        ("equivalents", equivalents(fifth, (&play(5), 86), &plays, 0), now(0)),
        ("best-solo", best(fifth, (Mode::Program, &play(5), 86), 61, Some(12)), now(0)),
        ("best-hall", best(fifth, (Mode::Hall, &play(5), 86), 86, Some(25)), now(0)),
        ("late", late(fifth, TurnNo::new(3).unwrap(), &boards[2], &play(3)), now(0)),
        ("last-turn", last_turn(TurnNo::new(18).unwrap(), 13, language), now(0)),
    ]
}

type Shown = (TurnScene, HallLook, Moment);

fn window(shown: Shown, size: Vec2) -> Harness<'static, Shown> {
    Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, (scene, look, now): &mut Shown| {
                let all = egui::UiBuilder::new().max_rect(ui.ctx().content_rect());
                ui.scope_builder(all, |ui| hall::show(ui, scene, *look, *now));
            },
            shown,
        )
}

struct Said {
    text: String,
    ink: Rect,
    size: f32,
    color: Color32,
    ground: Color32,
    is_cut: bool,
}

fn color(shape: &TextShape) -> Color32 {
    let own = shape.galley.job.sections.first().map_or(Color32::PLACEHOLDER, |it| it.format.color);
    let own = if own == Color32::PLACEHOLDER { shape.fallback_color } else { own };
    shape.override_text_color.unwrap_or(own)
}

fn gather(shape: &Shape, parts: &mut Vec<(Rect, Color32)>, texts: &mut Vec<Said>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, parts, texts)),
        Shape::Rect(rect) if rect.fill.a() > 0 => parts.push((rect.rect, rect.fill)),
        Shape::Text(shape) => {
            let ink = shape.galley.mesh_bounds.translate(shape.pos.to_vec2());
            let sizes = shape.galley.job.sections.iter().map(|it| it.format.font_id.size);
            let below = parts.iter().rev().find(|(part, _)| part.contains(ink.center()));
            texts.push(Said {
                text: shape.galley.text().to_owned(),
                ink,
                size: sizes.fold(f32::INFINITY, f32::min),
                color: color(shape),
                ground: below.map_or(Color32::BLACK, |(_, color)| *color),
                is_cut: shape.galley.elided,
            });
        }
        _ => {}
    }
}

fn texts(window: &Harness<'_, Shown>) -> Vec<Said> {
    let (mut parts, mut texts) = (Vec::new(), Vec::new());
    window.output().shapes.iter().for_each(|it| gather(&it.shape, &mut parts, &mut texts));
    texts
}

fn luminance(color: Color32) -> f32 {
    let part = |part: u8| {
        let part = f32::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * part(color.r()) + 0.7152 * part(color.g()) + 0.0722 * part(color.b())
}

fn contrast(one: Color32, other: Color32) -> f32 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Where the board ends, in units: what is told stands at the right of it.
const BOARD_ENDS: f32 = 690.0;

#[test]
fn every_scene_can_be_read_from_the_last_row() {
    let mut broken = Vec::new();
    for language in [Language::Romanian, Language::English] {
        for look in HallLook::ALL {
            for size in [vec2(1280.0, 720.0), vec2(1920.0, 1080.0)] {
                let unit = size.y / 720.0;
                for (name, scene, now) in scenes(language) {
                    let mut window = window((scene, look, now), size);
                    window.run();
                    let whole = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
                    let texts = texts(&window);
                    assert!(texts.len() > 2, "{name}");
                    let of = format!("{name} {look:?} {}", language.code());
                    for said in &texts {
                        let Said { text, ink, size, color, ground, is_cut } = said;
                        if text.trim().is_empty() {
                            continue;
                        }
                        if !whole.contains_rect(*ink) {
                            broken.push(format!("{of}: {text:?} leaves the window: {ink:?}"));
                        }
                        // Values on tiles say nothing that is needed.
                        let is_value = text.parse::<u32>().is_ok() && *size < 0.3 * 124.0 * unit;
                        let told = ink.left() > BOARD_ENDS * unit && !is_value;
                        if told && *size < 21.5 * unit {
                            broken.push(format!("{of}: {text:?} is {} high", size / unit));
                        }
                        let least = 7.0;
                        if contrast(*color, *ground) < least {
                            let found = contrast(*color, *ground);
                            broken.push(format!("{of}: {text:?} has {found:.1} on {ground:?}"));
                        }
                        if *is_cut {
                            broken.push(format!("{of}: {text:?} is cut"));
                        }
                    }
                }
            }
        }
    }
    broken.sort();
    broken.dedup();
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn nothing_that_is_told_lies_on_anything() {
    let mut broken = Vec::new();
    for (name, scene, now) in scenes(Language::Romanian) {
        let mut window = window((scene, HallLook::Dark, now), vec2(1280.0, 720.0));
        window.run();
        let texts: Vec<Said> = texts(&window)
            .into_iter()
            .filter(|said| !said.text.trim().is_empty() && said.ink.left() > BOARD_ENDS)
            .collect();
        for (place, one) in texts.iter().enumerate() {
            for other in texts.iter().skip(place + 1) {
                if one.ink.shrink(1.5).intersects(other.ink.shrink(1.5)) {
                    broken.push(format!("{name}: {:?} lies on {:?}", one.text, other.text));
                }
            }
        }
    }
    assert!(broken.is_empty(), "{}", broken.join("\n"));
}

#[test]
fn the_time_and_the_tiles_are_as_large_as_they_must_be() {
    for (name, scene, now) in scenes(Language::Romanian) {
        let mut window = window((scene, HallLook::Dark, now), vec2(1280.0, 720.0));
        window.run();
        let texts = texts(&window);
        let is_time = |said: &&Said| {
            said.text.contains(':') && said.text.chars().all(|c| c.is_ascii_digit() || c == ':')
        };
        if let Some(time) = texts.iter().find(is_time) {
            assert!(time.size >= 96.0, "{name}: the time is {}", time.size);
        }
        // A capital on a tile of a rack: the tile is its letter's size by 0.62.
        if name.starts_with("letters") || name.starts_with("countdown") {
            let tile = |said: &&Said| {
                said.text.chars().count() == 1
                    && said.text.chars().all(char::is_alphabetic)
                    && said.ink.left() > BOARD_ENDS
            };
            let sides: Vec<f32> = texts.iter().filter(tile).map(|said| said.size / 0.62).collect();
            assert!(sides.len() >= 6, "{name}: {sides:?}");
            assert!(sides.iter().all(|&side| side >= 64.0), "{name}: {sides:?}");
        }
    }
    assert!(board::cell(42.0 * (15.0 + board::RIM)) >= 40.0);
}

#[test]
fn a_screen_reader_is_told_the_board_and_the_letters() {
    let (_, scene, now) = scenes(Language::Romanian).remove(2);
    let mut window = window((scene, HallLook::Dark, now), vec2(1280.0, 720.0));
    window.run();
    window.get_by_label("H4 TRACASAI, I8 STIRE, 6E COMANDA, 8H AS, 9H ST, 10H AI, 11H IR");
    let told: Vec<String> = window
        .root()
        .children_recursive()
        .filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()))
        .collect();
    for letter in ["A", "L", "P", "R", "C"] {
        assert!(told.iter().any(|said| said == letter), "{letter}: {told:?}");
    }
    assert!(!told.iter().any(|said| said == "U"), "U is still to come");
}

/// Board and rack as parts of the console.
fn console(dark: bool) -> Harness<'static> {
    let game = game();
    let boards = game.boards();
    let fifth = turned(&game, &boards[4], 5, Language::Romanian);
    let TurnScene::Letters { board: data, rack: Some(named), .. } =
        letters(fifth, Gone::Ms(5 * 2_500), 180_000)
    else {
        panic!("letters")
    };
    Harness::builder()
        .with_size(vec2(900.0, 460.0))
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui(move |ui| {
            let look = if dark { egui::Theme::Dark } else { egui::Theme::Light };
            ui.ctx().set_theme(look);
            egui::Frame::new().fill(theme::of(ui).panel).inner_margin(16).show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    board::board(ui, 27.0 * (15.0 + board::RIM), &data);
                    ui.add_space(16.0);
                    rack::rack(ui, 54.0, &named);
                });
            });
        })
}

#[test]
fn the_console_shows_board_and_rack() {
    for dark in [false, true] {
        let mut console = console(dark);
        console.run();
        console.get_by_label("ALPR");
        console.get_by_label("CR");
        console.get_by_label("Rămase");
    }
}

/// Pictures, where they are asked for: `EFOROS_HALL_PICTURES=folder cargo test --test windows turns`.
#[test]
fn pictures_of_every_turn() {
    let Ok(folder) = std::env::var("EFOROS_HALL_PICTURES") else { return };
    std::fs::create_dir_all(&folder).unwrap();
    for (size, of) in [(vec2(1280.0, 720.0), "720"), (vec2(1920.0, 1080.0), "1080")] {
        for (look, language) in HallLook::ALL
            .into_iter()
            .flat_map(|look| [Language::Romanian, Language::English].map(|it| (look, it)))
        {
            for (name, scene, now) in scenes(language) {
                let mut window = window((scene, look, now), size);
                let file = format!("{folder}/{}-{look:?}-{of}-{name}.png", language.code());
                window.render().unwrap().save(file).unwrap();
            }
        }
    }
    for (dark, of) in [(false, "light"), (true, "dark")] {
        let mut console = console(dark);
        console.run();
        console.render().unwrap().save(format!("{folder}/console-{of}.png")).unwrap();
    }
}
