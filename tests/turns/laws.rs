//! The laws of what is painted (`tests/projector/read.rs`) in the places of a game, in every language and both looks.

use eforos::language::Language;
use egui::{Theme, Vec2, vec2};

use super::places::stages;
use crate::console::laws::is_soak;
use crate::gui::settle;
use crate::projector::read::broken;

/// What a place has in a window of 1280×720 with a frame around it, in a low one, where tables scroll, and in one of
/// 1920×1080.
const SIZES: [Vec2; 3] = [vec2(1060.0, 610.0), vec2(1060.0, 420.0), vec2(1700.0, 960.0)];

#[test]
fn whatever_is_told_of_a_game_is_read_and_nothing_is_cut() {
    let mut all = Vec::new();
    for language in Language::ALL {
        for (name, stage) in stages() {
            let stage = stage.said_in(language);
            // The game's own sentences are Romanian and English: what the others say of it is said in English, in all of
            // them in the long runs.
            let own = matches!(language, Language::Romanian | Language::English);
            if !own && language != Language::Greek && !is_soak() {
                continue;
            }
            for size in if own { &SIZES[..] } else { &SIZES[..1] } {
                let both = is_soak() || (own && *size == SIZES[0]);
                for look in if both { &[Theme::Light, Theme::Dark][..] } else { &[Theme::Dark] } {
                    let mut window = stage.window(*size, *look);
                    settle(&mut window);
                    let of = format!("{name}, {}, {look:?}, {size}", language.code());
                    all.extend(broken(&window, &of));
                }
            }
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}
