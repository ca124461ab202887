//! Laws of everything that is painted for the hall, whoever plays: it is large enough for the last row,
//! stands out from its ground, stays within the window and its part of it, and nothing lies on anything.

use std::collections::BTreeSet;
use std::fs;

use eforos::commands::HallLook;
use eforos::domain::emblem::Emblem;
use eforos::language::Language;
use eforos::screens::hall::{StandingsRow, forms};
use eforos::views::formats::anagram::hall::{Hall, Scene};
use eforos::views::projector::show;
use eforos::views::theme;
use egui::{Rect, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;

use super::painted::{contrast, name, parts, texts};
use super::scenes::{Cast, NOW, scenes};
use crate::common::dice::Dice;

/// The share of the wall that may be empty in one piece from its top to its bottom.
const EMPTY: f32 = 0.45;

/// The least size of a name, at 720.
const LIST: f32 = 34.0;

/// Holds one painted scene against the laws: what breaks them.
pub fn broken<S>(window: &Harness<'_, S>, size: Vec2, of: &str) -> Vec<String> {
    let texts = texts(&window.output().shapes);
    let all = Rect::from_min_size(egui::Pos2::ZERO, size);
    let mut broken = Vec::new();
    for it in &texts {
        let mut tell = |is: bool, law: String| {
            if !is {
                broken.push(format!("{of}: {:?} at {} {law}", it.text, it.ink));
            }
        };
        tell(it.size >= size.y * 0.03 - 0.01, format!("is only {} high", it.size));
        let (part, ground) = *it.below.last().expect("a ground");
        let contrast = contrast(it.color, ground);
        tell(contrast >= 7.0, format!("has {contrast:.1} on {ground:?}"));
        tell(all.expand(0.5).contains_rect(it.ink), "leaves the window".to_owned());
        let within = it.turned || part.expand(1.0).contains_rect(it.ink);
        tell(within, format!("leaves its part {part}"));
    }
    for (at, one) in texts.iter().enumerate() {
        for other in &texts[at + 1..] {
            if one.ink.shrink(0.5).intersects(other.ink.shrink(0.5)) {
                broken.push(format!("{of}: {:?} lies on {:?}", one.text, other.text));
            }
        }
    }
    broken
}

pub fn window(hall: Hall, size: Vec2) -> Harness<'static, Hall> {
    Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, hall: &mut Hall| {
                // The whole window, as it is the hall's.
                let all = egui::UiBuilder::new().max_rect(ui.ctx().content_rect());
                ui.scope_builder(all, |ui| show(ui, hall, NOW));
            },
            hall,
        )
}

/// Paints every scene of a cast in one window.
fn each(
    cast: &Cast,
    looks: &[HallLook],
    size: Vec2,
    mut look_at: impl FnMut(&Harness<'_, Hall>, &str, &Scene),
) {
    let mut seen = window(cast.hall(&Scene::Black, HallLook::Dark), size);
    for &look in looks {
        for (name, scene) in scenes(cast) {
            *seen.state_mut() = cast.hall(&scene, look);
            seen.step();
            look_at(&seen, &format!("{look:?}, {name}"), &scene);
        }
    }
}

fn cast(dice: &mut Dice, language: Language, count: usize) -> Cast {
    let mut player = || (name(dice, language, 120), name(dice, language, 120));
    let mut players: Vec<_> = (0..count).map(|_| player()).collect();
    // One that runs the other way.
    players[1] = ("שרה לוי בן־דוד".to_owned(), "مكتبة البلدية".to_owned());
    Cast {
        language,
        title: name(dice, language, 200),
        venue: name(dice, language, 120),
        club: name(dice, language, 120),
        players,
        // More than a day brings.
        first: 1303,
    }
}

const SIZES: [(f32, f32); 4] =
    [(1280.0, 720.0), (1920.0, 1080.0), (2560.0, 1440.0), (3840.0, 2160.0)];

#[test]
fn every_scene_is_read_from_the_last_row_at_every_size() {
    let mut all = Vec::new();
    for (width, height) in SIZES {
        let size = vec2(width, height);
        each(&Cast::plain(), &HallLook::ALL, size, |window, of, _| {
            all.extend(broken(window, size, &format!("{size}, {of}")));
        });
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// On some scenes half of the wall was empty and all that they told was small.
#[test]
fn no_scene_leaves_half_of_the_wall_empty() {
    let size = vec2(1280.0, 720.0);
    let mut empty = Vec::new();
    for count in [3, 12, 40] {
        let players = Cast::plain().players.into_iter().cycle().take(count).collect();
        let cast = Cast { players, ..Cast::plain() };
        each(&cast, &[HallLook::Dark], size, |window, of, scene| {
            // What is told is all that there is.
            if matches!(scene, Scene::Black | Scene::Message(_)) {
                return;
            }
            let shapes = &window.output().shapes;
            let texts = texts(shapes).into_iter().map(|it| it.ink);
            let of_scene = parts(shapes).into_iter().chain(texts);
            let mut covered: Vec<Rect> =
                of_scene.filter(|part| part.height() < 0.9 * size.y).collect();
            covered.sort_by(|one, other| one.top().total_cmp(&other.top()));
            let (mut down, mut most) = (0.0_f32, 0.0_f32);
            for part in covered {
                most = most.max(part.top() - down);
                down = down.max(part.bottom());
            }
            let most = most.max(size.y - down);
            if most >= EMPTY * size.y {
                empty.push(format!("{count}, {of}: {most}"));
            }
        });
    }
    assert!(empty.is_empty(), "{empty:#?}");
}

/// Names of who won stood in 23, 28 and 32 of 720, and were not read in the middle of the hall.
#[test]
fn no_name_is_smaller_than_those_of_a_list() {
    let cast = Cast::plain();
    let mut seen = BTreeSet::new();
    each(&cast, &HallLook::ALL, vec2(1280.0, 720.0), |window, of, _| {
        for it in texts(&window.output().shapes) {
            // A name, or one of its shorter forms, alone or among others.
            let text = it.text.replace('\u{a0}', " ");
            let is_of =
                |(name, _): &(String, String)| forms(name).iter().any(|form| text.contains(form));
            // What is told of a round beside it is told in what room that leaves.
            let is_beside = of.contains("next");
            if cast.players.iter().any(is_of) && !is_beside {
                assert!(it.size >= LIST - 0.01, "{of}: {text:?} is {} high", it.size);
                seen.insert(of.to_owned());
            }
        }
    });
    assert!(seen.len() > 30, "{seen:?}");
}

#[test]
fn every_language_has_room() {
    let (mut all, size) = (Vec::new(), vec2(1280.0, 720.0));
    for language in Language::ALL {
        let cast = Cast { language, ..Cast::plain() };
        each(&cast, &[HallLook::Dark], size, |window, of, _| {
            all.extend(broken(window, size, &format!("{language:?}, {of}")));
        });
    }
    assert!(all.is_empty(), "{all:#?}");
}

#[test]
fn whoever_plays_nothing_overflows() {
    let mut dice = Dice(15);
    let mut all = Vec::new();
    let size = vec2(1280.0, 720.0);
    for language in Language::ALL {
        for count in [3, 12, 40, 200] {
            let cast = cast(&mut dice, language, count);
            each(&cast, &[HallLook::Dark], size, |window, of, _| {
                all.extend(broken(window, size, &format!("{language:?}, {count} players, {of}")));
            });
        }
    }
    assert!(all.is_empty(), "{all:#?}");
}

/// Neither smaller nor cut while there is a shorter form: ten rows a page, each name in its own size.
#[test]
fn a_name_is_never_made_smaller() {
    let mut dice = Dice(7);
    for language in Language::ALL {
        let cast = cast(&mut dice, language, 40);
        each(&cast, &[HallLook::Dark], vec2(1280.0, 720.0), |window, of, scene| {
            let Scene::Standings { rows, .. } = scene else { return };
            let texts = texts(&window.output().shapes);
            let names = texts.iter().filter(|it| (it.size - 36.0).abs() < 0.01);
            let shown: Vec<&str> = names.clone().map(|it| it.text.as_str()).collect();
            assert_eq!(shown.len(), 10, "{of}: {shown:?}");
            for it in names.filter(|it| it.cut) {
                let mut of_all = rows.iter().map(|row| forms(&row.name));
                let shortest = of_all.any(|forms| forms.last() == Some(&it.text));
                assert!(shortest, "{of}: {} is cut, and has a shorter form", it.text);
            }
            // The club goes first: it takes no room from a name, and has what a shorter form leaves.
            for club in texts.iter().filter(|it| (it.size - 25.0).abs() < 0.01) {
                // Its first word may be shortened, too.
                let cut = club.text.split(['…', '.', ' ']).next().unwrap_or_default();
                let beside =
                    |row: &&StandingsRow| row.club == club.text || row.club.starts_with(cut);
                let mut whose = rows.iter().filter(beside);
                let whole = whose
                    .any(|row| forms(&row.name).iter().any(|form| shown.contains(&form.as_str())));
                assert!(club.text.starts_with(['▲', '▼', '=']) || whole, "{of}: {:?}", club.text);
            }
            for name in shown {
                let is_form = |row: &&str| forms(row).iter().any(|form| form == name);
                let whose: Vec<&str> = rows.iter().map(|row| row.name.as_str()).collect();
                assert!(whose.iter().any(is_form), "{of}: {name} is nobody's");
            }
            // Whoever cannot see it is told the whole name.
            let told = window.root().children_recursive();
            let told: Vec<String> = told.filter_map(|node| node.accesskit_node().value()).collect();
            let whole = rows.iter().filter(|row| told.contains(&row.name)).count();
            assert!(whole >= 10, "{of}: {whole}");
        });
    }
}

/// In some rows the club stood beside the name and in others nothing did, without a sign.
#[test]
fn a_long_club_is_cut_beside_a_whole_name() {
    let club = "Ένωση Σκραμπλιστών και Αναγραμματιστών Καβάλας «Ο Ορφέας» και Φίλων";
    let names = ["Άννα Αλεξίου", "Ευάγγελος Καλογερόπουλος", "Δήμητρα Παπακωνσταντίνου"];
    let player = |name: &&str| ((*name).to_owned(), club.to_owned());
    let players = names.iter().cycle().take(12).map(player).collect();
    let cast = Cast { players, ..Cast::plain() };
    each(&cast, &[HallLook::Dark], vec2(1280.0, 720.0), |window, of, scene| {
        let Scene::Standings { .. } = scene else { return };
        let texts = texts(&window.output().shapes);
        let whole = texts.iter().filter(|it| names.contains(&it.text.as_str())).count();
        let clubs = texts.iter().filter(|it| it.text.starts_with("Ένωση"));
        let cut: Vec<&str> =
            clubs.filter(|it| it.text.ends_with('…')).map(|it| it.text.as_str()).collect();
        // Six on each of two pages; the same club is the same in each row.
        assert!(whole == 6 && cut.len() == whole, "{of}: {cut:?}, {whole} names");
        assert!(cut.windows(2).all(|pair| pair[0] == pair[1]), "{of}: {cut:?}");
    });
}

/// One long name cut the club of everybody on its page.
#[test]
fn a_long_name_takes_nothing_from_the_clubs_of_others() {
    let club = "Όμιλος Σκραμπλ Καλαμαριάς";
    let names = ["Άννα Αλεξίου", "Ευάγγελος Καλογερόπουλος-Παπακωνσταντίνου"];
    let names = [names[0], names[0], names[0], names[1]];
    let player = |name: &&str| ((*name).to_owned(), club.to_owned());
    let players: Vec<_> = names.iter().cycle().take(12).map(player).collect();
    let cast = Cast { players, ..Cast::plain() };
    each(&cast, &[HallLook::Dark], vec2(1280.0, 720.0), |window, of, scene| {
        let Scene::Standings { .. } = scene else { return };
        let texts = texts(&window.output().shapes);
        let whole = texts.iter().filter(|it| it.text == club).count();
        let short = texts.iter().filter(|it| it.text == names[0]).count();
        assert!(whole >= short && short > 0, "{of}: {whole} clubs beside {short} short names");
    });
}

/// On one page a club was whole, on another it was shortened so, on the next otherwise.
#[test]
fn a_club_that_is_mostly_short_is_short_in_one_way_on_all_pages() {
    let club = "Λέξεις και Πλακίδια Πάτρας";
    let names = [
        "Ευάγγελος Καλογερόπουλος",
        "Άννα Αλεξίου",
        "Χρήστος Παπακωνσταντίνου",
        "Δήμητρα Χατζηγεωργίου",
    ];
    let player = |name: &&str| ((*name).to_owned(), club.to_owned());
    let players: Vec<_> = names.iter().cycle().take(24).map(player).collect();
    let cast = Cast { players, ..Cast::plain() };
    let mut forms = BTreeSet::new();
    each(&cast, &[HallLook::Dark], vec2(1280.0, 720.0), |window, _, scene| {
        let Scene::Standings { .. } = scene else { return };
        let texts = texts(&window.output().shapes);
        let clubs = texts.iter().filter(|it| (it.size - 25.0).abs() < 0.01);
        forms.extend(clubs.filter(|it| it.text.starts_with("Λέξ")).map(|it| it.text.clone()));
    });
    assert!(forms.len() == 1 && !forms.contains(club), "{forms:?}");
}

/// Beside a name that became shorter there was room for the club, and it was left out.
#[test]
fn a_shortened_name_leaves_its_club_the_room() {
    let long = "Κωνσταντίνος-Αλέξανδρος Παπαχατζηγιαννακόπουλος-Μαυρομιχάλης";
    let names = [long, "Άννα Αλεξίου", "Ευάγγελος Καλογερόπουλος"];
    let player = |name: &&str| ((*name).to_owned(), "Βόλος".to_owned());
    let cast = Cast { players: names.iter().map(player).collect(), ..Cast::plain() };
    each(&cast, &[HallLook::Dark], vec2(1280.0, 720.0), |window, of, scene| {
        let Scene::Standings { rows, .. } = scene else { return };
        let texts = texts(&window.output().shapes);
        let clubs = texts.iter().filter(|it| it.text == "Βόλος").count();
        assert_eq!(clubs, rows.len(), "{of}");
    });
}

/// With three players two thirds of the wall were empty, and their names as small as ten are.
#[test]
fn few_names_are_larger() {
    let rows = |count: usize| {
        let names = ["Άννα Αλεξίου", "Ευάγγελος Δούκας", "Ρόζα Μίχου"].into_iter().cycle();
        let player = |name: &str| (name.to_owned(), "Βόλος".to_owned());
        let cast = Cast { players: names.take(count).map(player).collect(), ..Cast::plain() };
        let mut found = Vec::new();
        each(&cast, &[HallLook::Dark], vec2(1280.0, 720.0), |window, _, scene| {
            let Scene::Standings { .. } = scene else { return };
            let texts = texts(&window.output().shapes);
            let of = |text: &str| texts.iter().find(|it| it.text == text).unwrap().ink;
            found.push((of("Άννα Αλεξίου").height(), of("Ρόζα Μίχου").center().y));
        });
        found[0]
    };
    let (full, few) = (rows(10), rows(3));
    assert!(few.0 > 1.25 * full.0, "{few:?}, {full:?}");
    assert!(few.1 > 300.0, "they take the middle of the wall: {few:?}");
}

/// Pictures of every scene, where they are asked for.
#[test]
fn pictures_of_every_scene() {
    let Ok(folder) = std::env::var("EFOROS_HALL_PICTURES") else { return };
    fs::create_dir_all(&folder).unwrap();
    // Each size, look and language beside each other at least once.
    let each = [
        (1280.0, HallLook::Dark, Language::Greek),
        (1920.0, HallLook::Light, Language::Greek),
        (2560.0, HallLook::Dark, Language::English),
        (3840.0, HallLook::Light, Language::English),
        (1280.0, HallLook::Light, Language::English),
        (1920.0, HallLook::Dark, Language::English),
        (2560.0, HallLook::Light, Language::Greek),
        (3840.0, HallLook::Dark, Language::Greek),
    ];
    for (width, look, language) in each {
        let cast = Cast { language, ..Cast::plain() };
        for (name, scene) in scenes(&cast) {
            let emblem = Some(Emblem::of(include_bytes!("../corpus/emblem/tower.png").as_slice()));
            let name = name.replace([' ', ','], "-");
            let hall = Hall { emblem, ..cast.hall(&scene, look) };
            let mut window = window(hall, vec2(width, width * 9.0 / 16.0));
            let file = format!("{folder}/{width}-{look:?}-{language:?}-{name}.png");
            window.render().unwrap().save(file).unwrap();
        }
    }
}
