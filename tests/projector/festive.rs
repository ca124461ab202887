//! What stands on the scenes that a hall looks at for long: when it begins, who won, what the day was; and what does not.

use eforos::commands::HallLook;
use eforos::screens::hall::Stage;
use eforos::views::formats::anagram::hall::{RoundScene, Scene};
use egui::vec2;

use super::painted::{Painted, parts, texts};
use super::scenes::{Cast, painted, scenes};

fn seen(cast: &Cast, scene: &Scene) -> Vec<Painted> {
    let window = painted(cast, scene, HallLook::Dark, vec2(1280.0, 720.0));
    texts(&window.output().shapes)
}

fn scene(cast: &Cast, name: &str) -> Scene {
    scenes(cast).into_iter().find(|(of, _)| *of == name).unwrap().1
}

/// It stood on every picture that people took of who won.
#[test]
fn that_it_is_not_signed_stands_before_the_first_call_and_on_no_other() {
    let cast = Cast::plain();
    let (mut before, mut on) = (0, 0);
    for (name, scene) in scenes(&cast) {
        let Scene::Ceremony { title, heading, capitals, letters, stage, since, .. } = scene else {
            continue;
        };
        let unsigned = cast.say("projector-unsigned");
        let (is_first, of) = (stage == Stage::Opening, unsigned.clone());
        let page = match &stage {
            Stage::Page { page, .. } => Some(page.clone()),
            _ => None,
        };
        let scene = Scene::Ceremony { title, unsigned, heading, capitals, letters, stage, since };
        let texts = seen(&cast, &scene);
        assert_eq!(texts.iter().any(|it| it.text == of), is_first, "{name}");
        // It took the place of what page it is.
        assert!(page.is_none_or(|page| texts.iter().any(|it| it.text == page)), "{name}");
        if is_first { before += 1 } else { on += 1 }
    }
    assert!(before == 1 && on > 8, "{before}, {on}");
}

/// In small type on the steps nobody read it.
#[test]
fn by_what_equals_are_told_apart_stands_with_who_is_called_and_on_no_step() {
    let cast = Cast::plain();
    let why = cast.before_equals();
    for (name, times) in [
        ("ceremony, second of equals", 1),
        ("ceremony, first of equals", 1),
        ("ceremony, first", 0),
        ("ceremony, third", 0),
    ] {
        let texts = seen(&cast, &scene(&cast, name));
        let told: Vec<&Painted> = texts.iter().filter(|it| it.text == why).collect();
        assert_eq!(told.len(), times, "{name}");
        assert!(told.iter().all(|it| it.size >= 30.0 && it.ink.bottom() < 456.0), "{name}");
    }
}

/// Whoever comes in looks for it: it stood in the foot.
#[test]
fn when_it_begins_is_the_largest_of_what_a_welcome_says() {
    let cast = Cast::plain();
    let texts = seen(&cast, &scene(&cast, "welcome"));
    let of = |text: &str| texts.iter().find(|it| it.text == text).unwrap();
    let starts = of("Αρχίζουμε στις 11:00");
    assert!(
        starts.size >= 64.0 && starts.ink.bottom() < 560.0,
        "{} at {}",
        starts.size,
        starts.ink
    );
    let is_tile = |it: &Painted| it.text.chars().count() == 1;
    assert!(texts.iter().filter(|it| !is_tile(it)).all(|it| it.size <= starts.size));
    // What is for a photograph is whole, and calm.
    let digest = texts.iter().filter(|it| it.text.len() == 4 && it.text.is_ascii());
    let sizes: Vec<f32> = digest.map(|it| it.size).collect();
    assert!(sizes.len() == 16 && sizes.iter().all(|size| *size < 24.0), "{sizes:?}");
}

/// A hall whose letters went away was told nothing of why.
#[test]
fn a_pause_without_letters_says_when_they_are_seen_again() {
    let cast = Cast::plain();
    let why = cast.say("projector-tiles-hidden");
    for (name, is_told) in [("paused", true), ("paused, tiles shown", false)] {
        let scene = scene(&cast, name);
        assert!(matches!(scene, Scene::Round(RoundScene::Paused { .. })));
        let told = seen(&cast, &scene).iter().any(|it| it.text == why && it.size > 36.0);
        assert_eq!(told, is_told, "{name}");
    }
}

/// One of the two was no time of the break.
#[test]
fn a_break_has_one_large_time() {
    let cast = Cast::plain();
    for name in ["break", "break, last minute"] {
        let texts = seen(&cast, &scene(&cast, name));
        let is_time = |it: &&Painted| {
            it.text.contains(':')
                && it.text.chars().all(|sign| sign.is_ascii_digit() || sign == ':')
        };
        let times: Vec<f32> = texts.iter().filter(is_time).map(|it| it.size).collect();
        assert_eq!(times.iter().filter(|size| **size > 40.0).count(), 1, "{name}: {times:?}");
        assert_eq!(times.len(), if name == "break" { 2 } else { 1 }, "{name}: {times:?}");
    }
}

/// The page after the signature was empty.
#[test]
fn the_end_of_the_rounds_tells_of_the_day() {
    let cast = Cast::plain();
    let texts = seen(&cast, &scene(&cast, "signed"));
    for told in ["40 παίκτες", "14 γύροι", "5.312 λέξεις στα φύλλα"] {
        assert!(texts.iter().any(|it| it.text == told && it.size >= 36.0), "{told}");
    }
}

/// The line that tells equals apart touched the row above it.
#[test]
fn by_what_equals_are_told_apart_keeps_from_the_rows_of_the_standings() {
    let usual = Cast::plain();
    for count in [5, 6, 10, 40] {
        let cast = Cast { players: usual.players[..count].to_vec(), ..Cast::plain() };
        // Lines of two, and of one.
        for few in [false, true] {
            let mut scene = scene(&cast, "standings, provisional");
            let Scene::Standings { rows, .. } = &mut scene else { panic!("standings") };
            for row in rows.iter_mut().skip(2).filter(|_| few) {
                row.before_equals.clear();
            }
            let window = painted(&cast, &scene, HallLook::Dark, vec2(1280.0, 720.0));
            let shapes = &window.output().shapes;
            let line = texts(shapes).into_iter().find(|it| it.text.starts_with("Με ίσους"));
            let line = line.unwrap().ink.top();
            let rows = parts(shapes).into_iter().filter(|part| part.height() < 120.0);
            let above = rows.map(|part| part.bottom()).filter(|bottom| *bottom < line + 20.0);
            let last = above.fold(0.0, f32::max);
            assert!(line - last >= 10.0, "{count}: {line} below {last}");
        }
    }
}
