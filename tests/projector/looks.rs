//! Every scene in both looks, with names that are too long and names that run the other way.

use eforos::commands::HallLook;
use eforos::domain::clock::{Countdown, Moment};
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::language::{Language, tr};
use eforos::screens::formats::anagram::TileData;
use eforos::screens::formats::anagram::hall::Found;
use eforos::screens::hall::{Called, Phases, StandingsRow};
use eforos::views::formats::hall::{Hall, RoundScene, Scene};
use eforos::views::projector::show;
use eforos::views::settings::Motion;
use eforos::views::theme;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};

const NOW: Moment = Moment { wall_ms: 0, session: 1, elapsed_ms: 400_000 };

fn tiles(letters: &str) -> Vec<TileData> {
    let rules = Rules::osth_2019();
    let letters =
        if letters.is_empty() { Vec::new() } else { ALPHABET.read_letters(letters).unwrap() };
    letters.into_iter().map(|letter| TileData::of(&rules, letter)).collect()
}

fn say(key: &str) -> String {
    tr(Language::Greek, key)
}

fn found<T>(heading: &str, words: Vec<T>) -> Found<T> {
    Found { heading: say(heading), none: String::new(), words }
}

/// A countdown of six minutes with so much left.
fn left(ms: i64) -> Countdown {
    Countdown::started(360_000, Moment { elapsed_ms: NOW.elapsed_ms - 360_000 + ms, ..NOW })
}

fn countdown(ms: i64) -> Scene {
    Scene::Round(RoundScene::Countdown {
        round: "Γύρος 7 από 14".into(),
        about: "5 σύμφωνα, 2 φωνήεντα".into(),
        tiles: tiles("ΤΚΑΣΧΡΟ"),
        time: left(ms),
        alerts_ms: vec![60_000, 20_000, 0],
        phases: Phases::of_round(Language::Greek, &[60_000, 20_000, 0]),
    })
}

fn rows() -> Vec<StandingsRow> {
    let row = |rank: usize, moved, name: &str, club: &str, total: &str| StandingsRow {
        rank: rank.to_string(),
        moved,
        name: name.into(),
        club: club.into(),
        total: total.into(),
    };
    let long = "Κωνσταντίνα-Μαρία Παπαχριστοδουλοπούλου Χατζηαλεξανδρή ".repeat(4);
    let mut rows = vec![
        row(1, Some(2), "Άννα Αλεξίου", "Ένωση Σκραμπλιστών Καβάλας «Ο Ορφέας» και Φίλων", "1.204"),
        row(2, Some(-1), long.trim(), "Δράμα", "998"),
        row(2, None, "Ζωή Ζήση", "Ξάνθη", "998"),
        row(4, Some(0), "Γωγώ Γεωργίου", "", "−12"),
    ];
    rows.extend((5..30).map(|rank| row(rank, Some(1), "Βασίλης Βλάχος", "Καβάλα", "7")));
    rows
}

fn called(rank: &str, name: &str) -> Called {
    Called {
        rank: rank.into(),
        name: name.into(),
        club: "Ένωση Σκραμπλιστών Καβάλας".into(),
        total: "421 βαθμοί".into(),
    }
}

#[expect(clippy::too_many_lines, reason = "one scene after the other")]
fn scenes() -> Vec<(&'static str, Scene)> {
    let title = "3ο Κύπελλο Αναγραμματισμού Βορείου Ελλάδος".to_owned();
    let digest = "9f2c41d07ae5b8830c1d5f6e7a8b9c0d1e2f30415263748596a7b8c9dae1f203".to_owned();
    let welcome = |title: String, venue: String| Scene::Welcome {
        title,
        lines: vec![
            "21 Νοεμβρίου 2026".into(),
            venue,
            "42 παίκτες".into(),
            "Ελεύθερος κατάλογος el_GR 0.9 · 126.992 λέξεις".into(),
        ],
        commitment: Some(("Δέσμευση της κλήρωσης (SHA-256)".into(), digest.clone())),
    };
    let standings = |provisional: &str, elapsed_ms| Scene::Standings {
        title: "Κατάταξη μετά τον γύρο 9".into(),
        provisional: provisional.into(),
        rows: rows(),
        pages: (1..=4).map(|page| format!("σελίδα {page} από 4")).collect(),
        since: Some(Moment { elapsed_ms, ..NOW }),
    };
    let letters = |shown_ms: i64| {
        Scene::Round(RoundScene::Letters {
            round: "Γύρος 7 από 14".into(),
            about: "5 σύμφωνα, 2 φωνήεντα · 4 λεπτά".into(),
            tiles: tiles("ΤΚΑΣΧΡΟ"),
            shown_at: Some(Moment { elapsed_ms: NOW.elapsed_ms - shown_ms, ..NOW }),
        })
    };
    let paused = |letters: &str| {
        Scene::Round(RoundScene::Paused {
            round: "Γύρος 7 από 14".into(),
            heading: say("projector-paused"),
            tiles: tiles(letters),
            time: left(108_000).held_at(108_000),
        })
    };
    let collecting = |collected| {
        Scene::Round(RoundScene::Collecting {
            round: "Γύρος 7 από 14".into(),
            about: "5 σύμφωνα, 2 φωνήεντα".into(),
            tiles: tiles("ΤΚΑΣΧΡΟ"),
            heading: format!("■ {}", say("projector-pencils-down")),
            collected,
            expected: 42,
            sheets: say("projector-sheets-in"),
            head: "Τέλος γύρου 7: γεγονός 412 · κωδικός 5370 0074".into(),
        })
    };
    let wide = |word: &str| word.repeat(200 / word.chars().count());
    vec![
        ("welcome", welcome(title.clone(), "Δημοτική Βιβλιοθήκη Καβάλας".into())),
        ("welcome, 200 letters", welcome(wide("Κύπελλο Σκραμπλ "), wide("Βιβλιοθήκη "))),
        ("letters, three shown", letters(1_500)),
        ("letters", letters(9_000)),
        ("countdown", countdown(108_000)),
        ("countdown, last minute", countdown(59_400)),
        ("countdown, last seconds", countdown(18_400)),
        ("countdown, over", countdown(0)),
        ("collecting, none", collecting(0)),
        ("collecting", collecting(17)),
        ("paused", paused("")),
        ("paused, tiles shown", paused("ΤΚΑΣΧΡΟ")),
        (
            "break",
            Scene::Break {
                time: left(272_000),
                heading: say("projector-break"),
                alerts_ms: vec![60_000, 0],
                phases: Phases::of_break(Language::Greek, &[60_000, 0]),
                next: "Έπειτα: 3 σύμφωνα, 4 φωνήεντα · 6 λεπτά".into(),
                head: "Τέλος γύρου 5: γεγονός 298 · κωδικός 0627 1647".into(),
            },
        ),
        (
            "break, last minute",
            Scene::Break {
                time: left(58_000),
                heading: say("projector-break"),
                alerts_ms: vec![60_000, 0],
                phases: Phases::of_break(Language::Greek, &[60_000, 0]),
                next: "Έπειτα: 3 σύμφωνα, 4 φωνήεντα · 6 λεπτά".into(),
                head: "Τέλος γύρου 5: γεγονός 298 · κωδικός 0627 1647".into(),
            },
        ),
        (
            "next",
            Scene::Next {
                round: "Γύρος 8 από 14".into(),
                about: "2 σύμφωνα, 5 φωνήεντα · 4 λεπτά".into(),
                head: "Τέλος γύρου 7: γεγονός 412 · κωδικός 5370 0074".into(),
            },
        ),
        (
            "signed",
            Scene::Next {
                round: "Τέλος των γύρων".into(),
                about: "Το φύλλο αγώνα υπογράφηκε".into(),
                // As long as it gets.
                head: "Υπογραφή, έκδοση 10: γεγονός 1000000 · κωδικός 9999 9999".into(),
            },
        ),
        (
            "review",
            Scene::Round(RoundScene::Review {
                round: "Γύρος 7 από 14".into(),
                about: "5 σύμφωνα, 2 φωνήεντα".into(),
                tiles: tiles("ΤΚΑΣΧΡΟ"),
                made: "Τα γράμματα έφτιαχναν 54 λέξεις".into(),
                of_list: "του καταλόγου Ελεύθερος κατάλογος el_GR 0.9".into(),
                lengths: [
                    ("7 γραμμάτων", "1"),
                    ("6 γραμμάτων", "3"),
                    ("5 γραμμάτων", "11"),
                    ("4 γραμμάτων", "21"),
                    ("3 γραμμάτων", "18"),
                ]
                .map(|(length, count)| (length.to_owned(), count.to_owned()))
                .into(),
                longest: found(
                    "projector-longest",
                    ["ΤΡΟΧΑΣΚ", "ΚΡΟΤΑΣ", "ΤΡΟΧΑΣ", "ΣΚΑΡΟ", "ΤΑΚΟΣ", "ΚΑΡΟΣ"]
                        .map(str::to_owned)
                        .into(),
                ),
                lone: found(
                    "projector-lone",
                    vec![
                        ("ΤΡΟΧΑΣ".into(), "Άννα Αλεξίου".into()),
                        ("ΣΚΑΡΟ".into(), rows()[1].name.clone()),
                    ],
                ),
            }),
        ),
        ("standings, provisional", standings("? προσωρινή", 400_000)),
        ("standings, second page", standings("", 391_000)),
        (
            "standings, names from right to left",
            Scene::Standings {
                title: "Κατάταξη μετά τον γύρο 9".into(),
                provisional: String::new(),
                rows: vec![StandingsRow {
                    name: "שרה לוי בן־דוד".into(),
                    club: "مكتبة البلدية".into(),
                    ..rows()[0].clone()
                }],
                pages: Vec::new(),
                since: None,
            },
        ),
        (
            "ceremony",
            Scene::Ceremony {
                heading: say("projector-ceremony"),
                title,
                unsigned: "? χωρίς υπογραφή".into(),
                called: vec![],
            },
        ),
        (
            "ceremony, called",
            Scene::Ceremony {
                heading: say("projector-ceremony"),
                title: String::new(),
                unsigned: String::new(),
                called: vec![
                    called("2η θέση", "Βασίλης Βλάχος"),
                    called("3η θέση", "Γωγώ Γεωργίου"),
                    called("4η θέση", &rows()[1].name),
                ],
            },
        ),
        (
            "ceremony, 200 letters",
            Scene::Ceremony {
                heading: say("projector-ceremony"),
                title: String::new(),
                unsigned: "? χωρίς υπογραφή".into(),
                called: vec![called("1η θέση", &rows()[1].name)],
            },
        ),
        ("message", Scene::Message("Κλειστά τα παράθυρα, παρακαλώ".into())),
        ("message, 200 letters", Scene::Message(wide("ξανά "))),
        ("black", Scene::Black),
    ]
}

fn painted(scene: &Scene, look: HallLook, size: egui::Vec2) -> Harness<'static> {
    let hall = Hall { language: Language::Greek, look, motion: Motion::On, scene: scene.clone() };
    Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui(move |ui| show(ui, &hall, NOW))
}

#[test]
fn every_scene_in_both_looks() {
    // Another machine's renderer may place the edge of a letter otherwise: a few hundred of the
    // 230,400 pixels. A letter or a line that is wrong is more.
    let nearly = SnapshotOptions::new().max_failed_pixels(300);
    let mut results = SnapshotResults::new();
    for (name, scene) in scenes() {
        for (look, of) in [(HallLook::Dark, "dark"), (HallLook::Light, "light")] {
            let mut window = painted(&scene, look, egui::vec2(640.0, 360.0));
            window.snapshot_options(format!("hall/{of}/{name}"), &nearly);
            results.extend_harness(&mut window);
        }
    }
}

/// Height in pixels of what is painted in a colour unlike its ground within a part of the window.
fn height_of_ink(window: &mut Harness<'static>, from_y: u32, to_y: u32) -> u32 {
    let image = window.render().unwrap();
    let ground = *image.get_pixel(image.width() / 2, from_y);
    let differs = |x, y| {
        let pixel = image.get_pixel(x, y);
        let far = |channel: usize| pixel.0[channel].abs_diff(ground.0[channel]) > 100;
        (0..3).any(far)
    };
    let inked = |&y: &u32| (100..image.width() - 100).any(|x| differs(x, y));
    let rows: Vec<u32> = (from_y..to_y).filter(inked).collect();
    rows.last().unwrap() - rows.first().unwrap() + 1
}

#[test]
fn tiles_and_time_are_legible_from_the_last_row() {
    let size = egui::vec2(1280.0, 720.0);
    for (name, scene) in scenes() {
        let tiles = match &scene {
            Scene::Round(
                RoundScene::Letters { tiles, .. }
                | RoundScene::Countdown { tiles, .. }
                | RoundScene::Paused { tiles, .. }
                | RoundScene::Collecting { tiles, .. }
                | RoundScene::Review { tiles, .. },
            ) => tiles.clone(),
            _ => Vec::new(),
        };
        let mut window = painted(&scene, HallLook::Dark, size);
        for tile in tiles {
            let letter = tile.letter.unwrap().to_string();
            let shown =
                window.query_by_label(&letter).or_else(|| window.query_all_by_label("?").next());
            let rect = shown.unwrap().rect();
            assert!(rect.height() >= 110.0, "{name}: {letter} is {} high", rect.height());
        }
        let (from, to) = match &scene {
            Scene::Round(RoundScene::Countdown { .. }) | Scene::Break { .. } => (300, 540),
            Scene::Round(RoundScene::Paused { tiles, .. }) if tiles.is_empty() => (380, 600),
            Scene::Round(RoundScene::Paused { .. }) => (470, 680),
            _ => continue,
        };
        let height = height_of_ink(&mut window, from, to);
        assert!(height >= 160, "{name}: the time is {height} high");
    }
}

/// Whoever photographs the wall reads it afterwards: whole, on one line, clear of all else.
#[test]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of a window")]
fn the_head_is_read_at_the_foot_of_the_scenes_after_a_round() {
    let mut seen = 0;
    for (name, scene) in scenes() {
        let (Scene::Round(RoundScene::Collecting { head, .. })
        | Scene::Break { head, .. }
        | Scene::Next { head, .. }) = &scene
        else {
            continue;
        };
        for look in [HallLook::Dark, HallLook::Light] {
            let mut window = painted(&scene, look, egui::vec2(1280.0, 720.0));
            let rect = window.get_by_label(head).rect();
            // Below everything else, neither made smaller nor cut: there is more room than it takes.
            assert!(rect.top() > 610.0 && rect.bottom() < 700.0, "{name}: {rect}");
            assert!(rect.height() > 34.0 && rect.width() < 1000.0, "{name}: {rect}");
            let others = window.root().children_recursive();
            for node in others.filter(|node| node.accesskit_node().bounding_box().is_some()) {
                let label = node.accesskit_node().label().or(node.accesskit_node().value());
                let apart = label.as_ref() == Some(head) || !node.rect().intersects(rect);
                assert!(apart || label.is_none(), "{name}: {label:?}");
            }
            let (from, to) = (rect.top().ceil() as u32, rect.bottom() as u32);
            let height = height_of_ink(&mut window, from, to);
            assert!((18..=32).contains(&height), "{name}: {height} high");
            seen += 1;
        }
    }
    assert_eq!(seen, 12);
}

#[test]
fn vowels_and_consonants_stand_in_two_groups() {
    let window = painted(&countdown(108_000), HallLook::Dark, egui::vec2(1280.0, 720.0));
    let rect = |letter: &str| window.get_by_label(letter).rect();
    let (last, first) = (rect("Ρ"), rect("Α"));
    let within = rect("Κ").left() - rect("Τ").right();
    assert!(first.left() - last.right() > 2.0 * within, "the groups are not apart");
    assert!(rect("Ο").left() > first.left());
}

#[test]
fn nothing_is_painted_outside_of_the_window() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(800.0, 1000.0), egui::vec2(1600.0, 400.0)] {
        for (name, scene) in scenes() {
            let window = painted(&scene, HallLook::Dark, size);
            let named = window.root().children_recursive();
            for node in named.filter(|node| node.accesskit_node().bounding_box().is_some()) {
                let rect = node.rect();
                let inside = egui::Rect::from_min_size(egui::Pos2::ZERO, size).expand(1.0);
                let label = node.accesskit_node().label();
                assert!(inside.contains_rect(rect), "{name} at {size}: {label:?} at {rect}");
            }
        }
    }
}
