//! Laws of what is painted in the places of a game, in both of its languages: no text is cut where it stands, and none
//! lies on another.

use eforos::language::Language;
use egui::{Rect, Theme, Vec2, vec2};

use super::places::stages;
use crate::projector::painted::{Painted, texts};

/// What a place has in a window of 1280×720 with a frame around it, in a low one, where tables scroll, and in one of
/// 1920×1080.
const SIZES: [Vec2; 3] = [vec2(1060.0, 610.0), vec2(1060.0, 420.0), vec2(1700.0, 960.0)];

fn broken(texts: &[Painted], window: Rect, of: &str) -> Vec<String> {
    let seen = |it: &Painted| -> Vec<Rect> {
        let within = |line: &Rect| line.intersect(it.clip).intersect(window).shrink(1.0);
        it.lines.iter().map(within).filter(Rect::is_positive).collect()
    };
    let texts: Vec<(&Painted, Vec<Rect>)> = texts
        .iter()
        // The signs of a board have laws of their own size.
        .filter(|it| it.text.trim().chars().count() > 2)
        .map(|it| (it, seen(it)))
        .filter(|(_, lines)| !lines.is_empty())
        .collect();
    let mut broken = Vec::new();
    for (at, (one, lines)) in texts.iter().enumerate() {
        let clip = one.clip.intersect(window).expand(2.0);
        if one.ink.right() > clip.right() || one.ink.left() < clip.left() {
            broken.push(format!("{of}: {:?} at {} is cut at {clip}", one.text, one.ink));
        }
        for (other, others) in &texts[at + 1..] {
            if lines.iter().any(|line| others.iter().any(|other| line.intersects(*other))) {
                let (one, other) = (&one.text, &other.text);
                broken.push(format!("{of}: {one:?} lies on {other:?}"));
            }
        }
    }
    broken
}

#[test]
fn nothing_of_a_place_is_cut_or_lies_on_anything() {
    let mut all = Vec::new();
    for language in [Language::Romanian, Language::English] {
        for (name, stage) in stages() {
            let stage = stage.said_in(language);
            for size in SIZES {
                let mut window = stage.window(size, Theme::Light);
                window.run_steps(4);
                let of = format!("{name}, {}, {size}", language.code());
                let whole = Rect::from_min_size(egui::Pos2::ZERO, size);
                all.extend(broken(&texts(&window.output().shapes), whole, &of));
            }
        }
    }
    assert!(all.is_empty(), "{} in all: {all:#?}", all.len());
}
