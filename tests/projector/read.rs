//! Laws of everything that is painted in a window: it stands out from its ground, nothing lies on anything, and no text is
//! cut where it stands, unless dots say so.

use egui::Rect;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;

use super::painted::{Painted, contrast, texts};

/// The least contrast of a text.
const LEAST: f64 = 4.5;

/// What is painted now above the first so many texts and can be seen, and the fields of the window.
fn seen<S>(harness: &Harness<'_, S>, below: usize) -> (Vec<Painted>, Vec<Rect>) {
    let window = harness.ctx.content_rect();
    let of_role = |roles: &[Role]| -> Vec<Rect> {
        let nodes = harness.root().children_recursive();
        let nodes = nodes.filter(|node| roles.contains(&node.accesskit_node().role()));
        nodes.map(|node| node.rect()).collect()
    };
    let fields = of_role(&[Role::TextInput, Role::MultilineTextInput]);
    // Paper has laws of its own.
    let papers = of_role(&[Role::Image]);
    let mut texts = texts(&harness.output().shapes).split_off(below);
    texts.retain(|it| {
        let clip = it.clip.intersect(window);
        let on_paper = papers.iter().any(|paper| paper.contains(it.ink.center()));
        let is_seen = it.ink.is_positive() && clip.intersects(it.ink.shrink(1.0));
        !it.text.trim().is_empty() && is_seen && !on_paper
    });
    // What lies over a place darkens all of it: what it darkens is not looked at.
    let over = |it: &Painted| {
        let veils = it.below.iter().filter(|(_, fill)| fill.a() < 255);
        veils.into_iter().any(|(part, _)| part.expand(2.0).contains_rect(window))
    };
    if texts.iter().any(over) {
        texts.retain(over);
    }
    (texts, fields)
}

/// The texts that are half seen above or below although there is room for them: lists end with whole rows.
pub fn half_seen<S>(harness: &Harness<'_, S>, of: &str) -> Vec<String> {
    let window = harness.ctx.content_rect();
    let (texts, fields) = seen(harness, 0);
    let half = texts.iter().filter(|it| {
        let in_field = fields.iter().any(|field| field.expand(2.0).contains_rect(it.clip));
        let clip = it.clip.intersect(window).expand(2.0);
        let cut = it.ink.bottom() > clip.bottom() || it.ink.top() < clip.top();
        cut && !in_field && it.ink.height() <= clip.height()
    });
    let told =
        |it: &Painted| format!("{of}: {:?} at {} is half seen at {}", it.text, it.ink, it.clip);
    half.map(told).collect()
}

/// Holds what is painted now against the laws: what breaks them.
pub fn broken<S>(harness: &Harness<'_, S>, of: &str) -> Vec<String> {
    broken_above(harness, 0, of)
}

/// The same of what is painted above the first so many texts: a menu lies over them.
pub fn broken_above<S>(harness: &Harness<'_, S>, below: usize, of: &str) -> Vec<String> {
    let window = harness.ctx.content_rect();
    let (texts, fields) = seen(harness, below);
    let mut broken = Vec::new();
    if texts.is_empty() {
        broken.push(format!("{of}: nothing is painted"));
    }
    for it in &texts {
        let mut tell = |is: bool, law: String| {
            if !is {
                broken.push(format!("{of}: {:?} at {} {law}", it.text, it.ink));
            }
        };
        let Some((_, ground)) = it.below.last() else {
            tell(false, "stands on nothing".to_owned());
            continue;
        };
        let contrast = contrast(it.color, *ground);
        tell(contrast >= LEAST, format!("has {contrast:.1} on {ground:?}"));
        // What is typed moves on in its field.
        let in_field = fields.iter().any(|field| field.expand(2.0).contains_rect(it.clip));
        let clip = it.clip.intersect(window).expand(2.0);
        let cut = !in_field && (it.ink.right() > clip.right() || it.ink.left() < clip.left());
        tell(!cut, format!("is cut at {}", it.clip));
    }
    let seen = |it: &Painted| -> Vec<Rect> {
        let within = |line: &Rect| line.intersect(it.clip).intersect(window).shrink(1.0);
        it.lines.iter().map(within).filter(Rect::is_positive).collect()
    };
    for (at, one) in texts.iter().enumerate() {
        let lines = seen(one);
        for other in &texts[at + 1..] {
            let others = seen(other);
            if lines.iter().any(|line| others.iter().any(|other| line.intersects(*other))) {
                broken
                    .push(format!("{of}: {:?} lies on {:?} at {}", one.text, other.text, one.ink));
            }
        }
    }
    broken
}
