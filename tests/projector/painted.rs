//! What was painted, for laws that hold of everything: each text with its ink, its colour and what lies below it; and
//! names of every length and language that try them.

use eforos::language::Language;
use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Rect, Shape};

use crate::common::dice::Dice;

/// A text as it is painted.
pub struct Painted {
    pub text: String,
    /// What its ink covers.
    pub ink: Rect,
    /// The same of each of its lines.
    pub lines: Vec<Rect>,
    /// What of it can be seen.
    pub clip: Rect,
    pub size: f32,
    pub color: Color32,
    /// Each filled part that lies below it, the last the one it stands on.
    pub below: Vec<(Rect, Color32)>,
    pub turned: bool,
    /// Whether it ends in "…" for want of room.
    pub cut: bool,
}

/// Every text that is painted, in order.
pub fn texts(shapes: &[ClippedShape]) -> Vec<Painted> {
    let (mut parts, mut texts) = (Vec::new(), Vec::new());
    for clipped in shapes {
        gather(&clipped.shape, clipped.clip_rect, &mut parts, &mut texts);
    }
    texts
}

/// Every part that is filled or outlined, in no order.
pub fn parts(shapes: &[ClippedShape]) -> Vec<Rect> {
    fn gather(shape: &Shape, parts: &mut Vec<Rect>) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, parts)),
            Shape::Rect(_) | Shape::Path(_) => parts.push(shape.visual_bounding_rect()),
            _ => {}
        }
    }
    let mut parts = Vec::new();
    for clipped in shapes {
        gather(&clipped.shape, &mut parts);
    }
    parts
}

fn color(shape: &TextShape) -> Color32 {
    let own = shape.galley.job.sections.first().map_or(Color32::PLACEHOLDER, |it| it.format.color);
    let own = if own == Color32::PLACEHOLDER { shape.fallback_color } else { own };
    shape.override_text_color.unwrap_or(own)
}

fn gather(shape: &Shape, clip: Rect, parts: &mut Vec<(Rect, Color32)>, texts: &mut Vec<Painted>) {
    match shape {
        Shape::Vec(shapes) => shapes.iter().for_each(|shape| gather(shape, clip, parts, texts)),
        Shape::Rect(rect) if rect.fill.a() > 0 => {
            parts.push((rect.rect.intersect(clip), rect.fill));
        }
        Shape::Circle(circle) if circle.fill.a() > 0 => {
            let around =
                Rect::from_center_size(circle.center, egui::Vec2::splat(circle.radius * 2.0));
            parts.push((around.intersect(clip), circle.fill));
        }
        Shape::Text(shape) => {
            let ink = shape.galley.mesh_bounds.translate(shape.pos.to_vec2());
            let lines = shape.galley.rows.iter().map(|placed| {
                placed.row.visuals.mesh_bounds.translate(placed.pos.to_vec2() + shape.pos.to_vec2())
            });
            let lines = lines.filter(Rect::is_positive).collect();
            let sizes = shape.galley.job.sections.iter().map(|section| section.format.font_id.size);
            texts.push(Painted {
                cut: shape.galley.elided,
                text: shape.galley.text().to_owned(),
                ink,
                lines,
                clip,
                size: sizes.fold(f32::INFINITY, f32::min),
                color: color(shape),
                below: parts
                    .iter()
                    .copied()
                    .filter(|(part, _)| part.contains(ink.intersect(clip).center()))
                    .collect(),
                turned: shape.angle != 0.0,
            });
        }
        _ => {}
    }
}

/// The contrast of two colours as WCAG measures it.
pub fn contrast(one: Color32, other: Color32) -> f64 {
    let light = |color: Color32| {
        let part = |byte: u8| {
            let value = f64::from(byte) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * part(color.r()) + 0.7152 * part(color.g()) + 0.0722 * part(color.b())
    };
    let (one, other) = (light(one), light(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// A name of up to so many of a language's letters, of one to four words, some of two halves.
pub fn name(dice: &mut Dice, language: Language, most: usize) -> String {
    dice.name(language, most)
}
