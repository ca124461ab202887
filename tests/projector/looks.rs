//! Every scene in both looks.

use eforos::commands::HallLook;
use eforos::language::{Language, tr};
use eforos::views::formats::anagram::hall::{RoundScene, Scene};
use eforos::views::projector::miniature;
use eforos::views::theme;
use egui::{Shape, vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};

use super::painted::texts;
use super::scenes::{Cast, NOW, countdown, painted, scenes, tiles};

#[test]
fn every_scene_in_both_looks() {
    // Another machine's renderer may place the edge of a letter otherwise: a few hundred of the
    // 230,400 pixels. A letter or a line that is wrong is more.
    let nearly = SnapshotOptions::new().max_failed_pixels(300);
    let mut results = SnapshotResults::new();
    let cast = Cast::plain();
    for (name, scene) in scenes(&cast) {
        for (look, of) in [(HallLook::Dark, "dark"), (HallLook::Light, "light")] {
            let mut window = painted(&cast, &scene, look, egui::vec2(640.0, 360.0));
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
    let cast = Cast::plain();
    for (name, scene) in scenes(&cast) {
        let tiles = match &scene {
            Scene::Round(
                RoundScene::Letters { tiles, .. }
                | RoundScene::Countdown { tiles, .. }
                | RoundScene::Paused { tiles, .. }
                | RoundScene::Collecting { tiles, .. },
            ) => tiles.clone(),
            // Nobody plays with those of a review any more.
            _ => Vec::new(),
        };
        let mut window = painted(&cast, &scene, HallLook::Dark, size);
        for tile in tiles {
            let letter = tile.letter.unwrap().to_string();
            let shown =
                window.query_by_label(&letter).or_else(|| window.query_all_by_label("?").next());
            let rect = shown.unwrap().rect();
            assert!(rect.height() >= 110.0, "{name}: {letter} is {} high", rect.height());
        }
        let (from, to) = match &scene {
            Scene::Round(RoundScene::Countdown { time, .. }) => {
                let is_over = time.remaining_ms(NOW) == 0;
                if is_over { (256, 452) } else { (270, 540) }
            }
            Scene::Break { .. } => (166, 430),
            Scene::Round(RoundScene::Paused { tiles, .. }) if tiles.is_empty() => (290, 540),
            Scene::Round(RoundScene::Paused { .. }) => (340, 610),
            _ => continue,
        };
        let height = height_of_ink(&mut window, from, to);
        assert!(height >= 160, "{name}: the time is {height} high");
    }
}

/// Once the time is over what is to be done is read before all else, in each language, until sheets come in.
#[test]
fn pencils_down_is_the_largest_of_what_is_read_when_the_time_is_over() {
    for language in Language::ALL {
        let cast = Cast { language, ..Cast::plain() };
        let done = tr(language, "projector-pencils-down");
        let (_, done) = done.split_once(['—', '–']).unwrap();
        for (name, scene) in scenes(&cast) {
            if !["countdown, over", "collecting, none"].contains(&name) {
                continue;
            }
            let window = painted(&cast, &scene, HallLook::Dark, egui::vec2(1280.0, 720.0));
            let mut letters = done.trim().chars();
            let first: String = letters.next().unwrap().to_uppercase().collect();
            let label = first + letters.as_str();
            let high = window.get_by_label(&label).rect().height();
            assert!(high > 120.0, "{name} in {language:?}: {high} high");
        }
    }
}

/// The hall's clock is the place's, whatever the machine that paints thinks.
#[test]
fn a_break_tells_when_it_ends_as_the_clock_of_the_place_does() {
    let cast = Cast::plain();
    let scenes = scenes(&cast);
    let (_, scene) = scenes.iter().find(|(name, _)| *name == "break").unwrap();
    // 4:32 are left at midnight UTC, and the place is two hours before that.
    let window = painted(&cast, scene, HallLook::Dark, egui::vec2(1280.0, 720.0));
    window.get_by_label("02:04");
}

/// Whoever photographs the wall reads it afterwards: whole, on one line, clear of all else.
#[test]
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of a window")]
fn the_head_is_read_at_the_foot_of_the_scenes_after_a_round() {
    let mut seen = 0;
    let cast = Cast::plain();
    for (name, scene) in scenes(&cast) {
        let (Scene::Round(RoundScene::Collecting { head, .. })
        | Scene::Break { head, .. }
        | Scene::Next { head, .. }
        | Scene::End { head, .. }) = &scene
        else {
            continue;
        };
        for look in [HallLook::Dark, HallLook::Light] {
            let mut window = painted(&cast, &scene, look, egui::vec2(1280.0, 720.0));
            let rect = window.get_by_label(head).rect();
            // Above the foot, neither made smaller nor cut: there is more room than it takes.
            assert!(rect.top() > 610.0 && rect.bottom() < 660.0, "{name}: {rect}");
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
    assert_eq!(seen, 24);
}

#[test]
fn vowels_and_consonants_stand_in_two_groups() {
    let cast = Cast::plain();
    let scene = countdown(&cast, 108_000, false);
    let window = painted(&cast, &scene, HallLook::Dark, egui::vec2(1280.0, 720.0));
    let rect = |letter: &str| window.get_by_label(letter).rect();
    let (last, first) = (rect("Κ"), rect("Ω"));
    let within = rect("Τ").left() - rect("Ν").right();
    assert!(first.left() - last.right() > 2.0 * within, "the groups are not apart");
    assert!(rect("Α").left() > first.left());
}

#[test]
fn nothing_is_painted_outside_of_the_window() {
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(800.0, 1000.0), egui::vec2(1600.0, 400.0)] {
        let cast = Cast::plain();
        for (name, scene) in scenes(&cast) {
            let window = painted(&cast, &scene, HallLook::Dark, size);
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

/// What is painted of a text, and of each tile that fell.
fn name_and_tiles(window: &Harness<'static>, name: &str) -> (Vec<egui::Rect>, Vec<egui::Rect>) {
    fn gather(shape: &Shape, name: &str, found: &mut (Vec<egui::Rect>, Vec<egui::Rect>)) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, name, found)),
            Shape::Text(text) if text.galley.text() == name && text.angle == 0.0 => {
                found.0.push(text.galley.mesh_bounds.translate(text.pos.to_vec2()));
            }
            Shape::Rect(tile) if tile.angle != 0.0 => {
                let (sin, cos) = (tile.angle.sin().abs(), tile.angle.cos().abs());
                let size = tile.rect.size();
                let turned = vec2(size.x * cos + size.y * sin, size.x * sin + size.y * cos);
                found.1.push(egui::Rect::from_center_size(tile.rect.center(), turned));
            }
            _ => {}
        }
    }
    let mut found = (Vec::new(), Vec::new());
    for shape in &window.output().shapes {
        gather(&shape.shape, name, &mut found);
    }
    found
}

/// Who won is called by their whole name, on two lines where one has no room for it; no tile lies on it.
#[test]
fn the_name_of_who_won_is_whole_and_no_tile_touches_it() {
    let cast = Cast::plain();
    let halves = ["Δήμητρα", "Παπακωνσταντίνου-Χατζηγεωργίου"];
    for (scene_name, lines) in [
        ("ceremony, first", ["Ηλέκτρα Τσολάκη"].as_slice()),
        ("ceremony, a long name first", halves.as_slice()),
    ] {
        let scenes = scenes(&cast);
        let (_, scene) = scenes.iter().find(|(name, _)| *name == scene_name).unwrap();
        let window = painted(&cast, scene, HallLook::Dark, egui::vec2(1280.0, 720.0));
        for line in lines {
            let (text, tiles) = name_and_tiles(&window, line);
            assert_eq!(text.len(), 1, "{line}");
            assert!(tiles.len() >= 6, "{}", tiles.len());
            for tile in tiles {
                assert!(!tile.intersects(text[0]), "{line} at {:?}: {tile:?}", text[0]);
            }
        }
    }
}

/// Who hears no tone sees the last ten seconds: one block for each that is begun, and none of them twice.
#[test]
fn one_block_goes_out_with_each_of_the_last_ten_seconds() {
    fn gather(shape: &Shape, found: &mut Vec<bool>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, found)),
            Shape::Rect(one) if (one.rect.size() - vec2(106.0, 42.0)).length() < 4.0 => {
                found.push(one.fill.a() > 0);
            }
            _ => {}
        }
    }
    let cast = Cast::plain();
    for (ms, lit) in [
        (10_100, None),
        (10_000, Some(10)),
        (9_999, Some(10)),
        (9_000, Some(9)),
        (1_001, Some(2)),
        (1_000, Some(1)),
        (1, Some(1)),
        // Then what is to be done has their place.
        (0, None),
    ] {
        let scene = countdown(&cast, ms, false);
        let window = painted(&cast, &scene, HallLook::Dark, vec2(1280.0, 720.0));
        let mut found = Vec::new();
        window.output().shapes.iter().for_each(|it| gather(&it.shape, &mut found));
        let blocks = (!found.is_empty()).then(|| found.iter().filter(|lit| **lit).count());
        assert_eq!(blocks, lit, "{ms} ms");
        assert!(found.is_empty() || found.len() == 10, "{ms} ms: {found:?}");
        // They go out from the right.
        assert!(found.is_sorted_by_key(|lit| !lit), "{ms} ms: {found:?}");
    }
}

/// A letter beside a value of two digits stood higher than its neighbours.
#[test]
fn the_letters_of_a_row_stand_on_one_line() {
    let cast = Cast::plain();
    let RoundScene::Countdown { heading, time, alerts_ms, phases, .. } =
        (match countdown(&cast, 108_000, false) {
            Scene::Round(round) => round,
            other => panic!("{other:?}"),
        })
    else {
        panic!("no countdown")
    };
    let scene = Scene::Round(RoundScene::Countdown {
        heading,
        tiles: tiles("ΨΞΝΤΚΙΗ"),
        time,
        alerts_ms,
        phases,
    });
    for size in [egui::vec2(1280.0, 720.0), egui::vec2(1920.0, 1080.0)] {
        let window = painted(&cast, &scene, HallLook::Dark, size);
        let texts = texts(&window.output().shapes);
        let lines = texts.iter().filter(|it| "ΨΞΝΤΚΙΗ".contains(it.text.as_str()));
        let feet: Vec<(&str, f32)> = lines.map(|it| (it.text.as_str(), it.ink.bottom())).collect();
        assert_eq!(feet.len(), 7, "{feet:?}");
        let lowest = feet.iter().map(|(_, foot)| *foot).fold(0.0, f32::max);
        let apart = feet.iter().all(|(_, foot)| lowest - foot <= size.y / 720.0);
        assert!(apart, "{feet:?}");
    }
}

/// Whoever came second stood there as an initial and a surname.
#[test]
fn who_stands_on_the_podium_is_named_in_whole() {
    let mut cast = Cast::plain();
    cast.players[1].0 = "Αναστασία Νικολάου-Παπαδοπούλου".to_owned();
    cast.players[2].0 = "Ευάγγελος Καλογερόπουλος".to_owned();
    let scenes = scenes(&cast);
    let (_, scene) = scenes.iter().find(|(name, _)| *name == "ceremony, first").unwrap();
    let window = painted(&cast, scene, HallLook::Dark, egui::vec2(1280.0, 720.0));
    let texts = texts(&window.output().shapes);
    for line in ["Αναστασία", "Νικολάου-", "Παπαδοπούλου", "Ευάγγελος", "Καλογερόπουλος"]
    {
        let seen: Vec<f32> = texts.iter().filter(|it| it.text == line).map(|it| it.size).collect();
        assert!(matches!(seen[..], [size] if size >= 34.0), "{line}: {seen:?}");
    }
}

/// The podium lay over the buttons below the small picture of the hall.
#[test]
fn nothing_of_a_scene_lies_beside_it() {
    let cast = Cast::plain();
    for (name, scene) in scenes(&cast) {
        let hall = cast.hall(&scene, HallLook::Dark);
        let window = Harness::builder()
            .with_size(egui::vec2(400.0, 400.0))
            .allow_missing_glyphs()
            .with_context_setup(theme::install)
            .build_ui(move |ui| miniature(ui, 320.0, &hall, NOW));
        let place = egui::Rect::from_min_size(egui::pos2(8.0, 8.0), egui::vec2(320.0, 180.0));
        for clipped in &window.output().shapes {
            let seen = clipped.shape.visual_bounding_rect().intersect(clipped.clip_rect);
            let within = !seen.is_positive() || place.expand(1.0).contains_rect(seen);
            // The window's own ground.
            let ground = seen.width() > 380.0;
            assert!(within || ground, "{name}: {seen}");
        }
    }
}
