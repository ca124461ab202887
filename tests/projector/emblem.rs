//! The club's picture in the hall: where the program's tile stands, and nowhere else.

use eforos::commands::HallLook;
use eforos::domain::emblem::Emblem;
use eforos::screens::hall::Stage;
use eforos::views::formats::anagram::hall::{Hall, RoundScene, Scene};
use egui::{Rect, Shape, TextureId, pos2, vec2};

use super::laws::window;
use super::scenes::{Cast, scenes};

const TOWER: &[u8] = include_bytes!("../corpus/emblem/tower.png");
const WIDE: &[u8] = include_bytes!("../corpus/emblem/wide.png");
const CUT: &[u8] = include_bytes!("../corpus/emblem/cut.png");

/// Where pictures are painted, in the window's points.
fn pictures(hall: Hall) -> Vec<Rect> {
    let window = window(hall, vec2(1280.0, 720.0));
    let shapes = window.output().shapes.iter().map(|clipped| &clipped.shape);
    let picture = |shape: &Shape| match shape {
        Shape::Mesh(mesh) if mesh.texture_id != TextureId::default() => Some(mesh.calc_bounds()),
        _ => None,
    };
    shapes.filter_map(picture).collect()
}

fn of(scene: &Scene, emblem: Option<&[u8]>) -> Vec<Rect> {
    pictures(Hall { emblem: emblem.map(Emblem::of), ..Cast::plain().hall(scene, HallLook::Dark) })
}

#[test]
fn every_scene_shows_the_club_s_picture_where_the_program_s_tile_stands() {
    let part = |x, y, size| Rect::from_min_size(pos2(x, y), vec2(size, size));
    let (foot, large) = (part(56.0, 673.0, 36.0), part(64.0, 40.0, 96.0));
    for (name, scene) in scenes(&Cast::plain()) {
        assert_eq!(of(&scene, None), [], "{name}");
        // What cannot be read leaves the program's own.
        assert_eq!(of(&scene, Some(CUT)), [], "{name}");
        let seen = of(&scene, Some(TOWER));
        let wanted = match &scene {
            Scene::Welcome { .. } => vec![large],
            Scene::End { first, .. } if first.is_empty() => vec![part(574.0, 44.0, 132.0), foot],
            Scene::End { .. } => vec![part(56.0, 40.0, 132.0), foot],
            // Letters and time are alone; so is the podium.
            Scene::Black
            | Scene::Round(RoundScene::Letters { .. } | RoundScene::Countdown { .. }) => Vec::new(),
            Scene::Ceremony { stage, .. } if stage.is_podium() => Vec::new(),
            Scene::Ceremony { stage: Stage::Opening, .. } => vec![part(574.0, 56.0, 132.0), foot],
            _ => vec![foot],
        };
        assert_eq!(seen.len(), wanted.len(), "{name}: {seen:?}");
        for (seen, wanted) in seen.iter().zip(&wanted) {
            assert!(wanted.contains_rect(*seen), "{name}: {seen}");
            assert!(seen.height() > 0.8 * wanted.height(), "{name}: {seen}");
            assert_eq!(seen.center(), wanted.center(), "{name}");
        }
        // In its own proportions.
        for seen in of(&scene, Some(WIDE)) {
            assert!((seen.width() / seen.height() - 3.0).abs() < 0.01, "{name}: {seen}");
        }
    }
}
